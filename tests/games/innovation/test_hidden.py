"""What a seat may see of the others, and what nobody ever sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from boardwright.core.errors import IllegalAnswer
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.innovation import GAME
from boardwright.games.innovation.facts import KINDS, NAMES
from boardwright.texts import Texts, slug

VIEWERS = (0, 1, 2, None)


@pytest.fixture
def pos() -> Position[Any]:
    return GAME.load(
        {
            "seats": [
                {
                    "hand": ["Pottery", "Optics", "Compass"],
                    "influence": ["Calendar", "Coal"],
                    "zone": {
                        "blue": {"cards": ["Tools", "Writing", "Mathematics"], "splay": "up"},
                        "red": ["Archery", "Oars"],
                        "green": ["Sailing"],
                    },
                },
                {"hand": ["Clothing"]},
                {"zone": {"yellow": ["Agriculture"]}},
            ]
        }
    )


def seat(pos: Position[Any], owner: int, viewer: int | None) -> dict[str, Any]:
    """A seat as another one sees it."""
    seats: Any = pos.view(viewer)["seats"]
    return dict(seats[owner])


def texts_in(value: Json) -> set[str]:
    """All texts anywhere in a value, words of answers such as `choose:Tools` taken apart."""
    if isinstance(value, str):
        return {value, *value.split(":")}
    if isinstance(value, Mapping):
        return {text for item in value.items() for part in item for text in texts_in(part)}
    if isinstance(value, Sequence):
        return {text for item in value for text in texts_in(item)}
    return set()


def test_numbers_and_periods_of_a_hand_are_public(pos: Position[Any]) -> None:
    """INN-015: how many cards and of which periods, but not which ones."""
    for viewer in VIEWERS:
        assert seat(pos, 0, viewer)["hand_values"] == [1, 3, 3]
    assert seat(pos, 0, 0)["hand"] == ["Pottery", "Optics", "Compass"]
    for viewer in (1, 2, None):
        assert "hand" not in seat(pos, 0, viewer)
        assert not {"Pottery", "Optics", "Compass"} & texts_in(pos.view(viewer))


def test_covered_cards_are_their_owners(pos: Position[Any]) -> None:
    """INN-016: the owner looks through his piles; others see active cards and splayed icons."""
    own = seat(pos, 0, 0)["zone"]
    assert own["blue"]["cards"] == ["Tools", "Writing", "Mathematics"]
    assert own["red"]["cards"] == ["Archery", "Oars"]
    for viewer in (1, 2, None):
        zone = seat(pos, 0, viewer)["zone"]
        assert (zone["blue"]["top"], zone["red"]["top"]) == ("Tools", "Archery")
        assert (zone["blue"]["count"], zone["red"]["count"]) == (3, 2)
        assert "cards" not in zone["blue"]
        assert not {"Writing", "Mathematics", "Oars"} & texts_in(pos.view(viewer))


def test_splayed_icons_are_open_to_all(pos: Position[Any]) -> None:
    """INN-016, INN-029: what a splay shows of each covered card is there for everybody."""
    for viewer in VIEWERS:
        zone = seat(pos, 0, viewer)["zone"]
        writing, mathematics = zone["blue"]["strips"]
        assert {icon: n for icon, n in writing.items() if n} == {"bulb": 2, "crown": 1}
        assert {icon: n for icon, n in mathematics.items() if n} == {"bulb": 2, "crown": 1}
        assert zone["red"]["strips"] == []
        assert seat(pos, 0, viewer)["icons"]["bulb"] == 7


def test_faces_in_an_influence_are_their_owners(pos: Position[Any]) -> None:
    """INN-017: others see how many cards and of which periods, and so the points."""
    assert seat(pos, 0, 0)["influence"] == ["Calendar", "Coal"]
    for viewer in VIEWERS:
        assert seat(pos, 0, viewer)["influence_values"] == [2, 5]
        assert seat(pos, 0, viewer)["points"] == 7
    for viewer in (1, 2, None):
        assert "influence" not in seat(pos, 0, viewer)
        assert not {"Calendar", "Coal"} & texts_in(pos.view(viewer))


def test_a_face_down_card_shows_its_value() -> None:
    """INN-022: the others learn the value of a card that moves face down, not its face."""
    pos = GAME.load(
        {
            "supply": {"3": ["Optics", "..."]},
            "seats": [{"hand": ["Mapmaking"], "zone": {"yellow": ["Agriculture"]}}, {}],
        }
    )
    pos.answer("activate:Agriculture", 0).answer("choose:Mapmaking", 0)
    for viewer in (1, None):
        moves = [(e.kind, e.args.get("value"), e.args.get("card")) for e in pos.events_for(viewer)]
        assert ("recycled", 2, None) in moves
        assert ("drew", 3, None) in moves
        assert ("scored", 3, None) in moves
    own = [(e.kind, e.args.get("card")) for e in pos.events_for(0)]
    assert ("recycled", "Mapmaking") in own
    assert ("scored", "Optics") in own


@pytest.mark.parametrize("seed", range(6))
def test_nobody_ever_sees_a_period_card(seed: int) -> None:
    """INN-003, INN-095: over whole games no view, question, event or memory of anybody names one
    of the nine cards, in the middle or with its owner's dominations.
    """
    pos = GAME.new(2 + seed % 3, seed)
    dice = Dice("period cards", seed)
    faces = texts_in(pos.to_dict()["period_cards"]) & set(NAMES)
    assert len(faces) == 9
    for _ in range(400):
        for viewer in (*range(pos.setup.seats), None):
            told = [event.to_json() for event in pos.events_for(viewer)]
            assert not faces & texts_in([pos.view(viewer), pos.asked(viewer), told])
        assert not faces & texts_in(pos.to_dict()["memory"])
        if pos.over:
            break
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])


def test_a_dominated_period_stays_face_down() -> None:
    """INN-092, INN-095: the owner gets the period, never the face behind it."""
    pos = GAME.load(
        {
            "period_cards": {"1": "Tools"},
            "seats": [{"influence": ["Coal"], "zone": {"red": ["Archery"]}}, {"hand": ["Oars"]}],
        }
    )
    pos.answer("dominate:1", 0)
    for viewer in (0, 1, None):
        assert seat(pos, 0, viewer)["dominations"] == [1]
        assert "Tools" not in texts_in(pos.view(viewer))
        told = [event.to_json() for event in pos.events_for(viewer)]
        assert "Tools" not in texts_in(told)


def test_there_is_no_period_10_to_dominate() -> None:
    """INN-096: it is refused, however much influence there is and whatever is active."""
    rich = ["Software", "Robotics", "Databases", "Globalization", "Stem Cells", "The Internet"]
    pos = GAME.load({"seats": [{"zone": {"purple": ["A.I."]}, "influence": rich}, {}]})
    assert "dominate:9" in GAME.actions.keys(pos.decision.options if pos.decision else ())
    with pytest.raises(IllegalAnswer) as refusal:
        pos.answer("dominate:10")
    assert refusal.value.rule == "INN-096"


# Demands are spoken aloud


def test_a_demand_is_announced_to_everybody() -> None:
    """INN-063: all seats and spectators hear who has to obey whom, and why."""
    pos = GAME.load({"seats": [{"zone": {"red": ["Archery"]}}, {}, {}]})
    pos.answer("activate:Archery", 0)
    for viewer in VIEWERS:
        heard = [
            (event.args["seat"], event.args["me"], event.args["count"], event.args["mine"])
            for event in pos.events_for(viewer)
            if event.kind == "demand-concerns"
        ]
        assert heard == [(1, 0, 0, 2), (2, 0, 0, 2)]


NOTHING_OF_MINE = {
    "Anatomy",
    "Statistics",
    "Vaccination",
    "Refrigeration",
    "Fission",
    "Databases",
    "Globalization",
}
"""Cards whose demand does not touch the activating player."""


@pytest.mark.parametrize("words", [None, "meld"])
def test_texts_speak_as_i_in_demands_only(words: str | None) -> None:
    """INN-063, INN-074: "I" is the activating player of a demand; share effects know only "you"."""
    texts = Texts("innovation", words=words)
    mine = {"I", "me", "my", "mine"}
    for name, kinds in zip(NAMES, KINDS, strict=True):
        for nth, kind in enumerate(kinds, start=1):
            said = set(texts.say(f"card-{slug(name)}.effect{nth}").replace(".", " ").split())
            spoken = bool(mine & {word.strip(",;:()") for word in said})
            assert spoken == (kind == "demand" and name not in NOTHING_OF_MINE), (name, nth)
