"""The board of Cerebria where one position is not enough to show a rule."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.randomness import Dice
from boardwright.games.cerebria.game import GAME
from boardwright.games.cerebria.keys import DONE

REALMS = ["VAL", "CRA", "NET", "LAN", "WIL"]
SPHERES = ["Commitment", "Creativity", "Humility", "Diligence", "Knowledge"]
OPPOSITE = {"VAL": "F2", "CRA": "F3", "NET": "F4", "LAN": "F0", "WIL": "F1"}


def reflection(realm: str, frontier: str) -> int:
    """How many pairs Gloom has with a Fortress in a Realm and an Emotion on a Frontier, the two
    Realms of that Frontier being held by Bliss.
    """
    before = int(frontier[1])
    beside = (REALMS[before], REALMS[(before + 1) % 5])
    forts = {name: {"team": "bliss", "size": "major"} for name in beside}
    forts |= {realm: {"team": "gloom", "size": "major"}} if realm not in beside else {}
    slots = {frontier: "G-red[1]"}
    position: dict[str, Any] = {"seats": [{}, {}], "slots": slots, "forts": forts}
    facts: Any = GAME.load(position).to_dict()["facts"]
    return int(facts["standings"]["Reflection"]["gloom"])


@pytest.mark.parametrize("realm", REALMS)
def test_one_frontier_is_opposite_to_each_realm(realm: str) -> None:
    """CER-128: of the five Frontiers only the opposite one makes a pair with the Realm."""
    pairs = [name for name in ("F0", "F1", "F2", "F3", "F4") if reflection(realm, name)]
    assert pairs == [OPPOSITE[realm]]


def test_spheres_come_in_one_order() -> None:
    """CER-130, CER-026: the Origin begins in any orientation, its Spheres in the same order."""
    first = set()
    for seed in range(20):
        spheres: Any = GAME.new(2, seed).to_dict()["spheres"]
        start = REALMS.index(spheres["Commitment"]["realm"])
        clockwise = [REALMS[(start + n) % 5] for n in range(5)]
        assert [spheres[name]["realm"] for name in SPHERES] == clockwise
        first.add(start)
    assert first == {0, 1, 2, 3, 4}


def test_realms_frontiers_and_slots() -> None:
    """CER-115, CER-119: five Realms with two slots each, five Frontiers with one."""
    position: Any = GAME.load({"seats": [{}, {}]}).to_dict()
    assert list(position["facts"]["realms"]) == REALMS
    assert list(position["facts"]["frontiers"]) == ["F0", "F1", "F2", "F3", "F4"]
    in_realms = [f"{realm}.{side}" for realm in REALMS for side in "ab"]
    assert sorted(position["slots"]) == sorted([*in_realms, "F0", "F1", "F2", "F3", "F4"])


def test_control_is_never_out_of_date() -> None:
    """CER-131: after every answer of a game control is what a look at the whole board says."""
    changes = 0
    for seed in range(6):
        dice = Dice("control", str(seed))
        pos = GAME.new(2 + seed % 3, seed, {"boards": "AB"[seed % 2]})
        while not pos.over:
            decision = dice.pick(pos.decisions)
            busy = [answer for answer in decision.options if answer != DONE]
            pos.answer(dice.pick(busy or decision.options), decision.seats[0])
            changes += sum(event.kind == "control" for event in pos.events)
            assert pos.game.problems(pos.state) == []
    assert changes > 100
