"""Worlds that look the same to a seat: what may differ does, evenly, and nothing else."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boardwright.core import laws, scenarios
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.setup import SECRET

Pos = Position[Any]
Table = dict[str, Any]

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "cerebria"
MANY = 1500

BLISS = ("Courage", "Kindness", "Trust", "Safety", "Desire", "Comfort", "Affection", "Innocence")
GLOOM = ("Anger", "Fear", "Guilt", "Boredom", "Disgust", "Craving", "Hostility", "Jealousy")
BUILT = {"bliss": ", ".join(2 * BLISS), "gloom": ", ".join(2 * GLOOM)}


def even(counts: Counter[Any], kinds: int) -> None:
    """So many different things came up, each about as often."""
    assert len(counts) == kinds, counts
    share = counts.total() / kinds
    assert all(abs(n - share) < 5 * share**0.5 for n in counts.values()), counts


def seats(pos: Pos) -> list[Table]:
    data: Any = pos.to_dict()
    found: list[Table] = data["seats"]
    return found


# Hands and decks


@pytest.fixture
def pos() -> Pos:
    """Gloom holds a shown card and two others; Bliss looks on."""
    gloom: Table = {"spirit": "misery", "hand": ["Fear", "Guilt", "Disgust"], "shown": ["Guilt"]}
    gloom |= {"deck": ["Craving", "Mistrust", "Jealousy", "Fear", "Bitterness"], "under": 2}
    return GAME.load(
        {
            "settings": {"powers": "off"},
            "common": {"row": ["Unity", "..."]},
            "teams": {"gloom": {"hidden": ["Openness", "..."]}},
            "seats": [{"spirit": "love", "hand": ["Trust"]}, gloom],
        }
    )


def test_a_ready_made_deck_is_dealt_evenly() -> None:
    """Of three unseen cards, two in hand and one below the top, all three deals are alike."""
    names = [GAME.table.names[card] for card in GAME.table.decks["misery"][::2]]
    board = {
        f"{realm}.{side}": name
        for realm, side, name in zip(
            ("VAL", "VAL", "CRA", "CRA", "NET"), "ababa", names[:5], strict=True
        )
    }
    rest = [*names[:5], *names[5:], *names[5:]]
    gloom: Table = {"spirit": "misery", "hand": rest[:2], "deck": rest[2:], "under": len(rest) - 4}
    whole = GAME.load({"slots": board, "seats": [{}, gloom]})
    assert whole.state.public == 3
    dealt = Counter(tuple(seats(whole.resample(0, rng))[1]["hand"]) for rng in range(MANY))
    even(dealt, 3)


def test_what_was_seen_stays(pos: Pos) -> None:
    for rng in range(100):
        world = pos.resample(0, rng)
        mine, gloom = seats(world)
        assert mine["hand"] == ["Trust"]
        assert gloom["deck"][0] == "Craving"
        assert gloom["deck"][3:] == ["Fear", "Bitterness"]
        assert "Guilt" in gloom["hand"]
        assert (len(gloom["hand"]), len(gloom["deck"])) == (3, 5)
        assert world.view(0) == pos.view(0)
        assert seats(pos.resample(1, rng))[1]["hand"] == seats(pos)[1]["hand"]


def test_an_unknown_list_is_completed_to_a_legal_one(pos: Pos) -> None:
    """CER-445: the cards of this deck are nobody else's to know: any may be there, none thrice."""
    assert not pos.state.public >> 1 & 1
    held: Counter[str] = Counter()
    for rng in range(MANY):
        gloom = seats(pos.resample(0, rng))[1]
        cards = Counter((*gloom["hand"], *gloom["deck"]))
        assert max(cards.values()) <= 2
        unseen = list(gloom["hand"])
        unseen.remove("Guilt")
        held.update(unseen)
    milds = [GAME.table.names[card] for card in GAME.table.milds[1]]
    assert set(held) == set(milds)
    twice = [name for name in milds if name not in ("Guilt", "Craving", "Fear", "Bitterness")]
    even(Counter({name: held[name] for name in twice}), len(twice))
    assert held["Fear"] < held["Anger"]


def test_team_mates_know_each_other_and_shuffle_what_nobody_knows() -> None:
    data: Table = {"seats": [{"spirit": "love", "hand": 2}, {}, {"spirit": "delight", "hand": 2}]}
    data["seats"].append({})
    whole = GAME.load(data)
    true = seats(whole)
    orders = set()
    for rng in range(40):
        world = seats(whole.resample(0, rng))
        for mate in (0, 2):
            assert world[mate]["hand"] == true[mate]["hand"]
            assert world[mate]["deck"][0] == true[mate]["deck"][0]
            assert sorted(world[mate]["deck"]) == sorted(true[mate]["deck"])
        orders.add(tuple(world[2]["deck"]))
    assert len(orders) > 30


# Aspirations


def test_hidden_aspirations_are_guessed_evenly(pos: Pos) -> None:
    """CER-295: the other team's may be any but the Common one; the own order is not known."""
    tops: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    for rng in range(MANY):
        teams: Any = pos.resample(0, rng).to_dict()["teams"]
        tops[teams["gloom"]["hidden"][0]] += 1
        assert teams["bliss"]["hidden"][0] == pos.view(0)["teams"]["bliss"]["hidden"]  # type: ignore[index, call-overload]
        seconds[teams["bliss"]["hidden"][1]] += 1
    assert "Unity" not in tops
    even(tops, 8)
    even(seconds, 8)


def revelation() -> Pos:
    """Both teams accomplish nothing and choose a new Hidden Aspiration of three."""
    pos = GAME.load(
        {
            "settings": {"powers": "off"},
            "spheres": {"Humility": {"realm": "VAL", "wp": 2}},
            "common": {"row": ["Awareness", "Liveliness", "..."]},
            "teams": {
                "bliss": {"hidden": ["Fortitude", "Unity", "Attitude", "Openness", "..."]},
                "gloom": {"hidden": ["Fortitude", "Unity", "Liveliness", "Openness", "..."]},
            },
            "seats": [{"spirit": "empathy", "space": "VAL"}, {}],
        }
    )
    return pos.answer("absorb", 0).answer("no", 0)


def test_the_three_that_a_team_looks_at_are_fixed_for_it_alone() -> None:
    pos = revelation()
    theirs = set()
    for rng in range(60):
        world = pos.resample(0, rng)
        options = {d.seats[0]: world.game.actions.keys(d.options) for d in world.decisions}
        assert options[0] == ["aspiration:Unity", "aspiration:Attitude", "aspiration:Openness"]
        theirs.add(tuple(options[1]))
    assert len(theirs) > 20
    assert pos.view(0)["teams"]["bliss"]["has_hidden"] is False  # type: ignore[index, call-overload]


def test_a_secret_choice_stays_secret() -> None:
    """CER-304: what Gloom chose is any but the one revealed and the new Common one."""
    pos = revelation()
    pos.answer("aspiration:Openness", 1)
    even(Counter(pos.resample(0, rng)._held[1] for rng in range(MANY)), 7)
    pos.answer("aspiration:Unity", 0)
    even(Counter(pos.resample(0, rng).state.hidden[1][0] for rng in range(MANY)), 7)


# While an Action is built up


def test_picks_that_show_nothing_are_not_known() -> None:
    """Gloom has picked a target; Bliss knows that it Quells, not yet what."""
    slots = {"CRA.a": "B-red[1,2]/2", "CRA.b": "B-blue[1,2]/2"}
    gloom: Table = {"spirit": "misery", "space": "CRA", "hand": 3}
    pos = GAME.load(
        {
            "settings": {"powers": "off"},
            "turn": 1,
            "slots": slots,
            "teams": {"gloom": {"ambition": 2}},
            "seats": [{}, gloom],
        }
    )
    pos.answer("quell")
    target = next(k for k in pos.game.actions.keys(pos.decisions[0].options) if k[:4] == "slot")
    pos.answer(target)
    assert pos.decision is not None
    assert pos.decision.key == "ask-reveal"
    picked = Counter(pos.resample(0, rng)._given_text()[-1] for rng in range(200))
    assert set(picked) == {"1 slot:CRA.a", "1 slot:CRA.b"}
    assert set(Counter(pos.resample(1, rng)._given_text()[-1] for rng in range(20))) == {
        f"1 {target}"
    }


# Lists that only a team knows


@pytest.mark.parametrize("number", [2, 3, 4])
def test_laws_hold_with_self_built_decks(number: int) -> None:
    decks = {f"deck.{n}": BUILT["gloom" if n % 2 else "bliss"] for n in range(number) if n != 2}
    pos = laws.play_checked(GAME, number, number, decks)
    assert pos.outcome is not None


def test_a_self_built_list_does_not_reach_the_other_team() -> None:
    """CER-445: not by the info of a seat, its text, its samples or its view."""
    settings = {"deck.0": BUILT["bliss"], "deck.3": BUILT["gloom"]}
    pos = GAME.new(4, 1, settings)
    for seat in range(4):
        info = pos.info(seat)
        for owner, mine in ((0, "bliss"), (3, "gloom")):
            knows = owner % 2 == seat % 2
            assert info.setup.settings[f"deck.{owner}"] == (BUILT[mine] if knows else SECRET)
            assert (BUILT[mine] in info.to_text()) == knows
            assert (BUILT[mine] in str(info.sample(3).to_dict()["settings"])) == knows
            assert (str(owner) in info.knowledge["lists"]) == knows  # type: ignore[operator]
            shown: Any = info.view["seats"]
            assert ("list" in shown[owner]) == knows
    watched = GAME.setup_for(pos.setup, None).settings
    assert (watched["deck.0"], watched["deck.1"], watched["deck.3"]) == (SECRET, "spirit", SECRET)


# Odd positions


@pytest.mark.parametrize("folder", sorted(path.name for path in SCENARIOS.iterdir()))
def test_laws_hold_from_positions_of_scenarios(folder: str) -> None:
    """Positions that no game leads to: few cards, plain Emotions, no list known."""
    for path in sorted((SCENARIOS / folder).rglob("*.toml"))[::4]:
        data = tomllib.loads(path.read_text("utf-8"))
        if "pack" in data:
            continue
        game = GAME.with_content(data["content"]) if "content" in data else GAME
        pos = scenarios._start(game, data)
        dice = Dice("odd", path.name)
        for played in range(6):
            if pos.over:
                break
            laws.check_position(pos, dice, dear=played == 1)
            decision = dice.pick(pos.decisions)
            laws.check_answer(pos, decision, dice.pick(decision.options), dice)


def test_all_kinds_of_events_are_known() -> None:
    """Scenarios can ask for no others, and what a seat has learned is read from them."""
    seen: set[str] = set()
    for number in range(6):
        seats = 2 + number % 3
        pos = GAME.new(seats, number, GAME.rotation(seats, number, {}))
        dice = Dice("events", number)
        while not pos.over:
            decision = dice.pick(pos.decisions)
            pos.answer(dice.pick(decision.options), decision.seats[0])
            seen.update(raw[0] for raw in pos.raw_events)
    assert seen <= GAME.events
    assert len(seen) > 30
