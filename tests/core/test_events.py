"""Events and views: what happened, as each seat may know it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.events import EVERYBODY, Event, Raw, in_full, known_to, look_alike
from boardwright.core.games import Game
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.core.seats import others, seat_named

DREW: Raw = ("drew", "INN-030", {"seat": 1}, {"card": "Tools"}, 0b0010, (3, 12, 1))
SHOWN: Raw = ("showed", "INN-067", {"seat": 1}, {"card": "Tools"}, EVERYBODY, None)
PLAIN: Raw = ("turn", "INN-010", {"seat": 1}, {}, EVERYBODY, None)


def test_a_secret_is_told_to_those_who_may_know_it() -> None:
    assert known_to(DREW, 1) == Event("drew", "INN-030", {"seat": 1, "card": "Tools"})
    for watcher in (0, 2, 3, None):
        assert known_to(DREW, watcher) == Event("drew", "INN-030", {"seat": 1})
    for watcher in (0, 1, None):
        assert known_to(SHOWN, watcher).args == {"seat": 1, "card": "Tools"}
        assert known_to(PLAIN, watcher) == in_full(PLAIN)
    assert in_full(DREW).args == {"seat": 1, "card": "Tools"}


def test_events_look_alike_as_far_as_a_seat_may_know_them() -> None:
    other: Raw = ("drew", "INN-030", {"seat": 1}, {"card": "Oars"}, 0b0010, (4, 12, 1))
    assert look_alike(DREW, other, 0)
    assert not look_alike(DREW, other, 1)
    assert look_alike(DREW, DREW, 1)
    shown: Raw = ("showed", "INN-067", {"seat": 1}, {"card": "Oars"}, EVERYBODY, None)
    assert not look_alike(SHOWN, shown, 0)
    for at, value in ((0, "took"), (1, "INN-031"), (2, {"seat": 2}), (4, 0b0001)):
        changed: Any = (*DREW[:at], value, *DREW[at + 1 :])
        assert not look_alike(DREW, changed, 0)


def test_an_event_as_json() -> None:
    assert known_to(DREW, 0).to_json() == {"kind": "drew", "rule": "INN-030", "args": {"seat": 1}}


def texts(value: Json) -> set[str]:
    """Every text in a view, keys included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set(value) | {text for item in value.values() for text in texts(item)}
    if isinstance(value, list | tuple):
        return {text for item in value for text in texts(item)}
    return set()


def plays(name: str, seats: int, seed: int, most: int = 300) -> list[Position[Any]]:
    """The positions of a random game."""
    pos = bw.game(name).new(seats, seed)
    dice = Dice("events", seed)
    found = [pos.copy()]
    while not pos.over and len(found) < most:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
        found.append(pos.copy())
    return found


@pytest.mark.parametrize(("name", "seats"), [("ferries", 4), ("innovation", 3)])
def test_everything_said_names_a_rule_and_is_plain_data(
    ferries: Game[Any], name: str, seats: int
) -> None:
    game = bw.game(name)
    kinds = set()
    for pos in plays(name, seats, 1):
        for seat in (None, *range(seats)):
            view = pos.view(seat)
            assert json.loads(json.dumps(view)) == view
            for event in pos.events_for(seat):
                assert event.rule in game.rules
                assert json.loads(json.dumps(event.to_json())) == event.to_json()
                kinds.add(event.kind)
        for decision in pos.decisions:
            assert decision.rule in game.rules
            assert json.loads(json.dumps(asked := decision.to_json(game.actions))) == asked
        if pos.outcome is not None:
            assert pos.outcome.rule in game.rules
    assert len(kinds) > 5


@pytest.mark.parametrize(("name", "seats"), [("ferries", 2), ("innovation", 2)])
def test_no_view_holds_the_luck_of_the_game(ferries: Game[Any], name: str, seats: int) -> None:
    for pos in plays(name, seats, 987654321, most=40):
        chance = pos.to_dict()["chance"]
        assert isinstance(chance, int)
        for seat in (None, *range(seats)):
            text = json.dumps([pos.view(seat), pos.asked(seat)])
            assert str(chance) not in text
            assert "987654321" not in text


def test_a_hand_is_in_the_view_of_its_owner_alone(ferries: Game[Any]) -> None:
    hands = [["amber", "amber"], ["blue", "blue"]]
    pos = ferries.load({"seats": [{"hand": hand} for hand in hands]})
    assert pos.view(0)["seats"] == [{"lamps": 2, "hand": hands[0]}, {"lamps": 2}]
    assert pos.view(1)["seats"] == [{"lamps": 2}, {"lamps": 2, "hand": hands[1]}]
    assert pos.view(None)["seats"] == [{"lamps": 2}, {"lamps": 2}]
    assert not {"amber", "blue", "clear"} & texts(pos.view(None))


def test_others_see_of_a_question_only_who_is_asked_and_by_what(ferries: Game[Any]) -> None:
    pos = ferries.load({"phase": "load", "seats": [{"hand": ["amber"]}, {"hand": ["blue"]}]})
    mine, other = pos.asked(0)
    assert mine["options"] == ["load:amber", "done"]
    assert other == {"number": 2, "seats": [1], "source": "", "rule": "FER-020"}
    assert [set(asked) for asked in pos.asked(None)] == [set(other), set(other)]


def test_who_watched_was_told_the_wish(ferries: Game[Any]) -> None:
    pos = ferries.load({"seats": [{"hand": ["amber"]}, {}], "store": ["clear", "..."]})
    pos.answer("watch", seat=0).answer("sleep", seat=1)
    assert [event.args for event in pos.events_for(0)] == [
        {"seats": [0]},
        {"seat": 0, "lamp": "clear"},
    ]
    for watcher in (1, None):
        assert [event.args for event in pos.events_for(watcher)] == [{"seats": [0]}, {"seat": 0}]


# Seats


def test_seats_sit_clockwise() -> None:
    assert list(others(2, 4)) == [3, 0, 1]


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("0", 0),
        ("12", 12),
        *[(word, -1) for word in ("", "x", "-1", "²", "٣", "1.5", " 1", "9" * 5000)],
    ],
)
def test_a_seat_is_named_by_plain_digits(text: str, seat: int) -> None:
    assert seat_named(text) == seat
