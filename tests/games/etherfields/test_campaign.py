"""Campaigns: sessions one after another, their text, and what is refused of a broken one."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from boardwright.core import registry
from boardwright.core.errors import BadPosition, BadSetup, BoardwrightError
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.etherfields.campaign import BadCampaign, Campaign
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.saves import OF_DREAMER, from_lasting, lasting
from boardwright.games.etherfields.state import State

from .courses import Entry, course
from .flows import names, plain, table

Choose = Callable[[Position[State]], tuple[str, int]]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Etherfields:
    """The game with the pack `plain`, as it is once it was asked for by name."""
    made = plain().with_pack("plain")
    monkeypatch.setitem(registry._packs, ("etherfields", "plain"), made)
    return made


def at_random(seed: int) -> Choose:
    dice = Dice("campaign", seed)

    def choose(pos: Position[State]) -> tuple[str, int]:
        decision = dice.pick(pos.decisions)
        return pos.game.actions.key(dice.pick(decision.options)), decision.seats[0]

    return choose


@pytest.fixture
def played(game: Etherfields) -> Campaign:
    """Three sessions with different Dreamers."""
    campaign = Campaign(game, ["Mia"])
    choose = at_random(1)
    for seats, seed in ((1, 11), (2, 12), (1, 13)):
        assert campaign.play(choose, seats, seed).over
    return campaign


# What lasts


def saved(*seats: Entry, **facts: object) -> State:
    """The state after a save at the Bell."""
    given: Entry = {"location": "Bell", "resolved": True, **facts}
    game = course(*seats, **given).play("0 save")
    if game.prompt() == "ask-buy-before-save":
        game.play("0 no")
    return game.s


def test_a_save_keeps_what_belongs_to_dreamers_and_team() -> None:
    """ETH-589, ETH-593."""
    s = saved(
        {"deck": 12, "box": 2, "ether": 0, "voucher": True, "spent": ["once:x", "turn:y"]},
        items=["Spade"],
        notes=["Slip"],
        season="Fair",
        flags=["told"],
        counters={"votes": 2},
        read=[1, 5],
        shopping=2,
    )
    left: Entry = dict(lasting(s))
    assert left["storage"] == ["Spade"]
    assert (left["season"], left["flags"], left["counters"]) == ("Fair", ["told"], {"votes": 2})
    assert (left["notes"], left["read"], left["shopping"]) == (["Slip"], [1, 5], 2)
    ada: Entry = left["dreamers"]["Ada"]
    assert set(ada) == set(OF_DREAMER)
    assert (len(ada["deck"]), len(ada["box"]), ada["spent"]) == (12, 2, ["once:x"])


def test_what_is_kept_has_no_order() -> None:
    """ETH-065 to ETH-069: decks are shuffled again in session setup, so that no order is told."""
    one = saved({"deck": 12}, fate_deck=["Alms", "Tax", "..."])
    other = saved({"deck": 12}, fate_deck=["Tax", "Alms", "..."])
    assert lasting(one)["fate_deck"] == lasting(other)["fate_deck"]


def test_a_session_begins_from_what_was_kept() -> None:
    """ETH-062, ETH-076 to ETH-078, ETH-483, ETH-624."""
    s = saved({"deck": 22, "ether": 3}, {"dreamer": "Ben", "deck": 22}, items=["Spade"], first=1)
    begun = from_lasting(s.pack, lasting(s), ["Ben", "Ada"], 5)
    assert [begun.pack.dreamers[me.dreamer].name for me in begun.seats] == ["Ben", "Ada"]
    assert [(me.ether, me.voucher) for me in begun.seats] == [(0, False), (1, False)]
    assert (begun.items, len(begun.storage), begun.first) == ((), 1, 0)
    assert begun.sessions == s.sessions + 1
    assert (begun.location, begun.tiles) == (-1, ())


def test_whoever_joins_is_new_and_whoever_is_left_out_may_return() -> None:
    """ETH-594 to ETH-598."""
    s = saved({"deck": 22, "discard": ["Wrath 1"]}, {"dreamer": "Ben", "deck": 22})
    begun = from_lasting(s.pack, lasting(s), ["Cyd"], 5)
    assert len(begun.seats) == 1
    assert len(begun.seats[0].deck) == 22
    assert {begun.pack.dreamers[n].name for n in begun.rest} == {"Ada", "Ben"}
    again = lasting(begun)
    later = from_lasting(s.pack, again, ["Ada", "Cyd"], 6)
    assert "Wrath 1" in names(later, later.seats[0].deck)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"season": "Winter"}, "season: there is no season 'Winter'"),
        ({"dreamers": []}, "dreamers: a table is needed"),
        ({"dreamers": {"Zoe": {}}}, "dreamers.Zoe: there is no such Dreamer"),
        ({"dreamers": {"Ada": {}}}, "dreamers.Ada.deck: it is missing"),
        ({"luck": 1}, "luck: unknown"),
    ],
)
def test_what_was_kept_must_be_whole(change: Entry, why: str) -> None:
    s = table({"deck": 22}, location="Bell")
    with pytest.raises(BadPosition) as bad:
        from_lasting(s.pack, {**lasting(s), **change}, ["Ada"], 5)
    assert any(problem.startswith(why) for problem in bad.value.problems)


def test_nobody_plays_the_same_dreamer_as_another() -> None:
    """ETH-059."""
    s = table({"deck": 22}, location="Bell")
    for wanted in (["Ada", "Ada"], ["Zoe"]):
        with pytest.raises(BadPosition, match="ETH-059"):
            from_lasting(s.pack, lasting(s), wanted, 5)


# Sessions


def test_a_campaign_is_played_session_by_session(played: Campaign) -> None:
    assert [session.outcome is not None for session in played.sessions] == [True] * 3
    assert not played.over
    assert played.lasting is not None
    assert played.lasting["sessions"] == 3
    assert "Ada" in played.dreamers or len(played.dreamers) >= 2


def test_the_next_session_takes_those_who_have_played_first(played: Campaign) -> None:
    """ETH-595, ETH-596."""
    pos = played.next_session(4, ["Dot"], 20)
    seats = [pos.state.pack.dreamers[me.dreamer].name for me in pos.state.seats]
    assert seats[0] == "Dot"
    assert len(set(seats)) == 4


def test_a_session_that_was_suspended_goes_on(game: Etherfields) -> None:
    """ETH-592: exactly where it stopped."""
    campaign = Campaign(game)
    choose = at_random(2)
    pos = campaign.play(choose, 2, 5, most=30)
    assert not pos.over
    again = Campaign.read(campaign.to_text(), game)
    resumed = again.resume()
    assert resumed is not None
    assert resumed.fingerprint() == pos.fingerprint()
    while not resumed.over:
        key, seat = choose(resumed)
        resumed.answer(key, seat)
    again.add(resumed)
    assert [session.outcome is not None for session in again.sessions] == [True]
    assert again.resume() is None
    assert Campaign.read(again.to_text(), game).lasting == again.lasting


def sitting(pos: Position[State]) -> list[str]:
    return [pos.state.pack.dreamers[me.dreamer].name for me in pos.state.seats]


def test_at_a_table_seats_keep_their_dreamers_unless_they_wish_otherwise(
    game: Etherfields,
) -> None:
    """ETH-594 to ETH-596."""
    first = Campaign(game).play(at_random(3), 2, 5, ["Cyd", "Ben"])
    campaign = game.campaign()
    campaign.take(first, 5)
    assert sitting(campaign.begin(2, 6, {})) == ["Cyd", "Ben"]
    assert sitting(campaign.begin(1, 6, {})) == ["Cyd"]
    assert sitting(campaign.begin(3, 6, {"dreamer.2": "ben"})) == ["Cyd", "Ada", "Ben"]
    assert sitting(campaign.begin(2, 6, {"dreamer.0": "dot"})) == ["Dot", "Ben"]
    with pytest.raises(BadSetup, match="single Dream"):
        campaign.begin(2, 6, {"start": "d1"})
    with pytest.raises(BadSetup, match="ETH-059"):
        campaign.begin(2, 6, {"dreamer.0": "dot", "dreamer.1": "dot"})


def test_sessions_taken_over_from_a_table_make_a_good_campaign(game: Etherfields) -> None:
    """Whoever keeps the positions and seeds of tables can write the campaign down."""
    campaign, choose = game.campaign(), at_random(5)
    assert game.is_session(game.setup(2, 0))
    assert not game.is_session(game.setup(2, 0, {"start": "d1"}))
    for seats, seed in ((2, 8), (1, 9), (3, 10)):
        pos = campaign.begin(seats, seed, {})
        while not pos.over:
            pos.answer(*choose(pos))
        assert pos.outcome is not None
        assert game.goes_on(pos.outcome)
        campaign.take(pos, seed)
    again = game.read_campaign(campaign.to_text())
    assert [session.seed for session in again.sessions] == [8, 9, 10]
    assert again.to_text() == campaign.to_text()


def test_nothing_follows_the_end_of_a_campaign(game: Etherfields) -> None:
    campaign = Campaign(game)
    effect: Entry = {"do": "end", "result": "campaign", "ending": "dawn"}
    card: Entry = {
        "id": "end",
        "name": "End",
        "intent": {"wrath": 1},
        "action": [{"effect": [effect]}],
    }
    pos = game.with_content({"influence": [card]}).load({"seats": [{"hand": ["End"], "deck": 9}]})
    campaign.add(pos.answer("play:End", 0))
    assert campaign.over
    with pytest.raises(BoardwrightError, match="over"):
        campaign.next_session(1)


# The text


def test_the_text_of_a_campaign_is_read_back(played: Campaign, game: Etherfields) -> None:
    text = played.to_text()
    again = Campaign.read(text, game)
    assert again.to_text() == text
    assert (again.names, again.lasting) == (played.names, played.lasting)
    assert [session.outcome for session in again.sessions] == [
        session.outcome for session in played.sessions
    ]
    quick = Campaign.read(text, game, replay=False)
    assert quick.to_text() == text


def refused(text: str, game: Etherfields) -> BadCampaign:
    with pytest.raises(BadCampaign) as bad:
        Campaign.read(text, game)
    return bad.value


def test_an_edited_answer_is_found_and_what_is_before_stays_good(
    played: Campaign, game: Etherfields
) -> None:
    """The campaign up to there can be played on."""
    text = played.to_text()
    lines = text.split("\n")
    starts = [n for n, line in enumerate(lines) if line.startswith("session:")]
    at = next(n for n in range(starts[1], len(lines)) if lines[n].endswith(" done"))
    lines[at] = lines[at].replace("done", "yes")
    bad = refused("\n".join(lines), game)
    assert (bad.session, bad.why) == (2, "it was changed, or one before it was")
    assert bad.good is not None
    assert len(bad.good.sessions) == 1
    assert bad.good.play(at_random(4), 2, 30).over
    assert Campaign.read(bad.good.to_text(), game).lasting == bad.good.lasting


def test_a_session_that_is_left_out_is_found(played: Campaign, game: Etherfields) -> None:
    """Each is bound to all before it."""
    parts = played.to_text().split("\n\nsession:")
    bad = refused("\n\nsession:".join([parts[0], parts[1], parts[3]]), game)
    assert (bad.session, bad.good is not None) == (2, True)


def test_a_session_with_a_good_digest_must_lead_to_what_it_says(
    played: Campaign, game: Etherfields
) -> None:
    """Whoever makes new digests is still found out by playing it again."""
    session = played.sessions[1]
    assert session.lasting is not None
    richer = {**session.lasting, "shopping": 9}
    played.sessions[1] = type(session)(
        session.record, session.dreamers, session.seed, session.outcome, richer
    )
    bad = refused(played.to_text(), game)
    assert (bad.session, bad.why) == (2, "it leaves something else than what is written")


def test_a_session_must_begin_where_the_one_before_has_ended(
    played: Campaign, game: Etherfields
) -> None:
    session = played.sessions[1]
    for dreamers, seed in ((("Dot", "Cyd"), session.seed), (session.dreamers, session.seed + 1)):
        played.sessions[1] = type(session)(
            session.record, dreamers, seed, session.outcome, session.lasting
        )
        bad = refused(played.to_text(), game)
        assert bad.session == 2
        assert "does not begin" in bad.why


@pytest.mark.parametrize(
    ("old", "new", "session", "why"),
    [
        ("boardwright campaign 1", "boardwright campaign 2", 0, "the first line"),
        ('pack: "plain"', 'pack: "water"', 0, "pack is 'water'"),
        ("rules: ", "rules: 9", 0, "rules is 9"),
        ("names: [", "more: 1\nnames: [", 0, "it has game"),
        ('names: ["Mia"]', "names: [}", 0, "the value of 'names' is damaged"),
        ("session: {", "session {", 1, "line"),
        ("after: {", "later: {", 1, "line"),
        ('"lines": ', '"lines": 9', 1, "line"),
        ("boardwright record 1", "boardwright record 7", 1, "it was changed"),
    ],
)
def test_a_broken_text_is_refused_with_its_session(
    played: Campaign, game: Etherfields, old: str, new: str, session: int, why: str
) -> None:
    text = played.to_text()
    assert old in text
    bad = refused(text.replace(old, new, 1), game)
    assert (bad.session, bad.why[: len(why)]) == (session, why)
    assert str(bad).startswith("head" if session == 0 else f"session {session}")


def test_a_text_that_breaks_off_keeps_what_is_whole(played: Campaign, game: Etherfields) -> None:
    text = played.to_text()
    third = text.rindex("\n\nsession:")
    bad = refused(text[: third + 200], game)
    assert (bad.session, bad.good is not None and len(bad.good.sessions)) == (3, 2)


def test_a_table_of_a_single_dream_is_no_campaign(game: Etherfields) -> None:
    campaign = Campaign(game)
    choose = at_random(3)
    campaign.play(choose, 1, 4, settings={"start": "d1"})
    bad = refused(campaign.to_text(), game)
    assert (bad.session, bad.why) == (1, "it is a table of a single Dream")


def test_the_digest_of_the_pack_is_in_the_head(played: Campaign) -> None:
    head = played.to_text().split("\n\n")[0]
    assert f"hash: {json.dumps(played.game.content_pack.digest)}" in head
