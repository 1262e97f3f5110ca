"""What a seat may see: the own team's hands and Hidden Aspiration, and what lies open."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.positions import Position
from boardwright.games.cerebria import GAME

Pos = Position[Any]
EVERYBODY = (0, 1, 2, 3, None)


@pytest.fixture
def pos() -> Pos:
    return GAME.load(
        {
            "settings": {"powers": "off"},
            "common": {"row": ["Awareness", "Liveliness", "..."]},
            "teams": {
                "bliss": {"hidden": ["Unity", "Fortitude", "..."], "ambition": 2, "wheel": 7},
                "gloom": {"hidden": ["Openness", "Attitude", "..."], "identity": {"minor": 1}},
            },
            "slots": {"CRA.a": "Anger/2", "NET.a": "Panic/1", "VAL.a": "Brightness/1"},
            "forts": {"NET": {"team": "gloom"}},
            "seats": [
                {"spirit": "delight", "space": "CRA", "hand": ["Courage", "Trust"], "wp": 9},
                {"spirit": "misery", "hand": ["Fear"], "deck": ["Guilt", "Craving", "Disgust"]},
                {"spirit": "love", "hand": ["Desire"], "deck": ["Innocence", "Comfort"]},
                {"spirit": "malice", "hand": ["Boredom"], "deck": ["Hostility", "Dislike"]},
            ],
        }
    )


def seat(pos: Pos, owner: int, viewer: int | None) -> dict[str, Any]:
    seats: Any = pos.view(viewer)["seats"]
    return dict(seats[owner])


def test_teammates_share_their_hands(pos: Pos) -> None:
    """CER-420, CER-423, CER-425: a hand is in the views of its own team and in no other; how many
    cards it has is in all.
    """
    hands = (["Courage", "Trust"], ["Fear"], ["Desire"], ["Boredom"])
    for owner, hand in enumerate(hands):
        for viewer in EVERYBODY:
            found = seat(pos, owner, viewer)
            assert found["cards"] == len(hand)
            if viewer is not None and viewer % 2 == owner % 2:
                assert found["hand"] == hand
            else:
                assert "hand" not in found


def test_a_shaper_sees_one_hand() -> None:
    """CER-425: a Shaper is a team of one."""
    hands = [{"hand": ["Courage"]}, {"hand": ["Fear"]}, {"hand": ["Desire"]}]
    three = GAME.load({"seats": hands})
    assert ["hand" in seat(three, owner, 1) for owner in range(3)] == [False, True, False]
    assert ["hand" in seat(three, owner, 0) for owner in range(3)] == [True, False, True]
    two = GAME.load({"seats": hands[:2]})
    assert ["hand" in seat(two, owner, 0) for owner in range(2)] == [True, False]


def test_nothing_can_be_handed_over() -> None:
    """CER-420: no answer of the game gives cards, Essence or WP to a teammate."""
    data: dict[str, Any] = {"seats": [{"hand": 1}, {}, {"wp": 0, "essence": 0, "hand": []}, {}]}
    pos = GAME.load(data)
    mate: Any = pos.to_dict()
    assert pos.decision is not None
    for answer in GAME.actions.keys(pos.decision.options):
        after: Any = pos.copy().answer(answer, 0).to_dict()
        assert after["seats"][2] == mate["seats"][2], answer


def test_hidden_aspirations(pos: Pos) -> None:
    """CER-421, CER-424: a team knows its current one; the others know how many cards there are,
    and nobody the order below.
    """
    for viewer in EVERYBODY:
        teams: Any = pos.view(viewer)["teams"]
        for n, (team, top) in enumerate((("bliss", "Unity"), ("gloom", "Openness"))):
            own = viewer is not None and viewer % 2 == n
            assert teams[team]["hidden"] == (top if own else None)
            assert teams[team]["hidden_left"] == 9
            assert teams[team]["past"] == []


def test_what_is_public(pos: Pos) -> None:
    """CER-422: board, resources, tokens, top cards, the Common row, piles, Fragments, Wheels."""
    for viewer in EVERYBODY:
        view: Any = pos.view(viewer)
        assert view["slots"]["CRA.a"]["emotion"] == "Anger"
        assert view["slots"]["CRA.a"]["essence"] == 2
        assert view["common"]["row"][:2] == ["Awareness", "Liveliness"]
        assert len(view["common"]["row"]) == 9
        assert (view["teams"]["bliss"]["ambition"], view["teams"]["bliss"]["wheel"]) == (2, 7)
        assert view["teams"]["gloom"]["strong"]["Panic"] == 1
        assert view["teams"]["bliss"]["strong"]["Benevolence"] == 2
        assert view["teams"]["gloom"]["fragments"] == {"minor": 3, "major": 3}
        assert view["teams"]["gloom"]["identity"]["minor"] == 1
        assert view["realms"]["NET"]["fort"]["team"] == "gloom"
        assert (view["seats"][0]["wp"], view["seats"][0]["essence"]) == (9, 2)
        assert view["seats"][1]["rows"]["move"][0]["vibe"] == "wild"
        assert [seat["top"] for seat in view["seats"][1:]] == ["Guilt", "Innocence", "Hostility"]


def test_decks_below_the_top_card(pos: Pos) -> None:
    """CER-066, CER-423, CER-424: the top card and the number are public, the order is nobody's."""
    for viewer in EVERYBODY:
        for owner, size in ((1, 3), (2, 2), (3, 2)):
            found = seat(pos, owner, viewer)
            assert (found["deck"], found["bottom"]) == (size, [])
    own, theirs = seat(pos, 1, 1), seat(pos, 1, 0)
    # The own team knows which cards are there, but sees them in no order of the deck.
    assert own["list"] == sorted(own["list"], key=GAME.table.number.__getitem__)
    assert {"Guilt", "Craving", "Disgust"} <= set(own["list"])
    assert "list" not in theirs


def test_a_card_shown_is_known_to_all(pos: Pos) -> None:
    """CER-423, CER-457: revealed for a Quell, a card stays known while it is held; discarded for a
    token, it is known at the bottom of the deck.
    """
    for answer in ("quell", "slot:CRA.a", "choose:Courage"):
        pos.answer(answer, 0)
    for viewer in EVERYBODY:
        assert seat(pos, 0, viewer)["shown"] == ["Courage"]
    for answer in ("move", "discard:Courage", "place:haste", "space:F0"):
        pos.answer(answer, 0)
    for viewer in EVERYBODY:
        found = seat(pos, 0, viewer)
        assert (found["shown"], found["bottom"]) == ([], ["Courage"])


def test_events_name_cards_that_all_have_seen(pos: Pos) -> None:
    """CER-457: whoever draws an open card is told to have it, for the other team as well."""
    top = seat(pos, 0, 1)["top"]
    pos.answer("realm:CRA", 0)
    for viewer in EVERYBODY:
        drawn = [event.args["card"] for event in pos.events_for(viewer) if event.kind == "drew"]
        assert drawn == [top]
    pos.answer("done", 0)
    for viewer in EVERYBODY:
        assert seat(pos, 0, viewer)["shown"] == [top]


def test_the_choice_among_three_is_secret() -> None:
    """CER-424: the three Hidden cards looked at are known only to that team; the others are told
    that there is a new one.
    """
    pos = GAME.load(
        {
            "settings": {"powers": "off"},
            "spheres": {"Humility": {"realm": "VAL", "wp": 2}},
            "common": {"row": ["Awareness", "Liveliness", "..."]},
            "teams": {
                "bliss": {"hidden": ["Fortitude", "Unity", "Attitude", "Openness", "..."]},
                "gloom": {"hidden": ["Fortitude", "Unity", "Attitude", "Openness", "..."]},
            },
            "seats": [{"spirit": "empathy", "space": "VAL"}, {}],
        }
    )
    pos.answer("absorb", 0).answer("no", 0)
    asked: Any = pos.asked(1)
    three = ["aspiration:Unity", "aspiration:Attitude", "aspiration:Openness"]
    mine = [d for d in asked if d["seats"] == [1]]
    theirs = [d for d in asked if d["seats"] == [0]]
    assert sorted(mine[0]["options"]) == sorted(three)
    assert len(theirs) == 1
    assert "options" not in theirs[0]
    pos.answer("aspiration:Unity", 0).answer("aspiration:Attitude", 1)
    for viewer, known in ((0, {"Unity"}), (1, {"Attitude"}), (None, set())):
        told = [event.args for event in pos.events_for(viewer) if event.kind == "hidden-new"]
        assert {args["aspiration"] for args in told if args.get("aspiration")} == known
        assert len(told) == 2


def test_samples_keep_what_was_seen(pos: Pos) -> None:
    """CER-457: other worlds that look the same to a seat differ in hidden hands and decks, but not
    in shown cards, open tops, or cards put under a deck.
    """
    for answer in ("quell", "slot:CRA.a", "choose:Courage"):
        pos.answer(answer, 0)
    pos.answer("realm:CRA", 0).answer("done", 0)
    hands, hidden = set(), set()
    for rng in range(40):
        other = pos.resample(1, rng)
        assert other.view(1) == pos.view(1)
        data: Any = other.to_dict()
        assert {"Courage", *data["seats"][0]["shown"]} <= set(data["seats"][0]["hand"])
        assert data["seats"][1]["hand"] == ["Fear"]
        hands.add(tuple(data["seats"][0]["hand"]))
        hidden.add(data["teams"]["bliss"]["hidden"][0])
        assert data["teams"]["gloom"]["hidden"][0] == "Openness"
    assert len(hands) > 3
    assert len(hidden) > 3
    assert "Awareness" not in hidden
