"""What is kept: tables come back as they were, after a stop, from memory or from a snapshot."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.core import registry
from boardwright.core.games import Game
from boardwright.server import hall
from boardwright.server.tables import Table
from tests.server.people import House, Person, alone, give_up, open_house, play


@pytest.mark.parametrize("history", [0, 10, 80])
@pytest.mark.parametrize("every", [1, 5, 1000])
def test_a_table_comes_back_after_a_stop(
    tmp_path: Path, every: int, history: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "HISTORY", history)
    with open_house(tmp_path, snapshot_every=every) as house:
        ines = alone(house)
        play(ines, 23)
        before = ines.state()
    with open_house(tmp_path, snapshot_every=every) as house:
        ines.house = house
        after = ines.state()
        assert after["blocks"] == before["blocks"]
        assert after["step"] == before["step"]
        told, known = after["history"][0], before["history"][0]
        assert len(told) >= min(history, 23)
        assert told == known[len(known) - len(told) :]
        ines.answer()
        assert ines.state()["step"] == before["step"] + 1


def test_a_table_that_comes_back_is_not_replayed_from_its_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "HISTORY", 10)
    with open_house(tmp_path, snapshot_every=5) as house:
        ines = alone(house)
        play(ines, 33)
    with open_house(tmp_path, snapshot_every=5) as house:
        ines.house = house
        ines.state()
        course = table(house).course
        assert len(course.answers) == 33
        assert 33 - 10 - 5 < course.base <= 33 - 10
        assert len(course.heard) == 33 - course.base


def test_a_table_that_nobody_uses_leaves_the_memory(tmp_path: Path) -> None:
    with open_house(tmp_path, idle_seconds=0.3) as house:
        ines = alone(house)
        play(ines, 9)
        before = ines.state()
        for _ in range(100):
            if not len(house.hall):
                break
            time.sleep(0.05)
        assert not len(house.hall)
        assert ines.state()["blocks"] == before["blocks"]


def test_a_table_with_listeners_stays(tmp_path: Path) -> None:
    with open_house(tmp_path, idle_seconds=0.2) as house:
        ines = alone(house)
        with ines.listening() as ear:
            ear.next("state")
            time.sleep(0.8)
            assert len(house.hall) == 1


def test_takebacks_reach_behind_snapshots_and_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "HISTORY", 0)
    with open_house(tmp_path, snapshot_every=2) as house:
        ines = alone(house)
        play(ines, 8)
        views = [block["view"] for block in ines.state()["blocks"]]
        numbers = {ines.question()["number"]}
        seat = ines.state()["table"]["waiting"][0]
        ines.answer()
        play(ines, 3)
    with open_house(tmp_path, snapshot_every=2) as house:
        ines.house = house
        while [block["view"] for block in ines.state()["blocks"]] != views:
            numbers.add(ines.question()["number"])
            last = max(
                (block["seat"] for block in ines.state()["blocks"]),
                key=lambda n: house.hall.live().__iter__().__next__().course.last_answer(n) or 0,
            )
            ines.do("undo", seat=last)
            assert ines.question()["number"] not in numbers
        before = ines.state()
        assert seat in before["table"]["waiting"]
    with open_house(tmp_path, snapshot_every=2) as house:
        ines.house = house
        assert ines.state()["blocks"] == before["blocks"]
        play(ines, 4)
        record = give_up(ines)
        assert boardwright.replay(record).answers()


def table(house: House) -> Table:
    (only,) = house.hall.live()
    return only


def test_the_record_leaves_out_what_was_taken_back(house: House) -> None:
    ines = alone(house)
    play(ines, 3)
    kept = len(ines.state()["history"][0]) - 1
    seat = ines.state()["table"]["waiting"][0]
    ines.answer()
    ines.do("undo", seat=seat)
    assert len(boardwright.replay(give_up(ines)).answers()) == kept


# Joint decisions, on the toy game, in which two seats of a side decide together


@pytest.fixture(scope="module")
def quay(tmp_path_factory: pytest.TempPathFactory, ferries: Game[Any]) -> Any:
    with open_house(tmp_path_factory.mktemp("quay")) as opened:
        yield opened


def team(quay: House, *others: str) -> list[Person]:
    """People on the seats of four, up to the first question that two of them are asked jointly."""
    ann = quay.table("you", *others, game="ferries")
    people = [ann] + [ann.bring(f"P{n}", seat=n) for n, k in enumerate(others, 1) if k == "open"]
    for _ in range(600):
        time.sleep(0.005)
        for person in people:
            decision = person.block["decision"]
            if decision and len(decision["seats"]) > 1:
                return people
            if decision:
                person.answer()
    raise AssertionError("no joint decision came")


def test_a_joint_decision_is_proposed_and_agreed(quay: House) -> None:
    people = team(quay, "open", "open", "open")
    asked = [person for person in people if person.block["decision"]]
    first, second = asked
    step, decision = first.state()["step"], first.question()
    keys = [option["key"] for option in decision["options"]]
    fields = {"decision": decision["number"]}
    first.do("answer", seat=first.seats[0], key=keys[0], **fields)
    proposal = second.block["proposal"]
    assert (proposal["key"], proposal["by"]) == (keys[0], first.seats[0])
    assert first.state()["step"] == step, "nothing has happened yet"
    other = next(person for person in people if person not in asked)
    assert other.block["proposal"] is None
    second.do("answer", seat=second.seats[0], key=keys[1], **fields)
    assert first.block["proposal"]["key"] == keys[1], "a counter-proposal"
    assert first.refused("insist", seat=first.seats[0], **fields)["name"] == "not-allowed"
    first.do("answer", seat=first.seats[0], key=keys[1], **fields)
    assert first.state()["step"] == step + 1
    assert first.block["proposal"] is None


def test_bots_agree_with_people(quay: House) -> None:
    (ann,) = team(quay, "bot:novice", "bot:novice", "bot:novice")
    step = ann.state()["step"]
    ann.answer()
    assert ann.state()["step"] > step


def test_the_first_player_may_insist(quay: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = team(quay, "open", "open", "open")
    first, second = (person for person in people if person.block["decision"])
    game = registry.game("ferries")
    seat = first.seats[0]
    monkeypatch.setattr(type(game), "first_player", lambda self, state: seat)
    step, decision = first.state()["step"], first.question()
    fields = {"decision": decision["number"]}
    second.do("answer", seat=second.seats[0], key=decision["options"][0]["key"], **fields)
    assert second.refused("insist", seat=second.seats[0], **fields)["name"] == "not-allowed"
    first.do("insist", seat=first.seats[0], **fields)
    assert first.state()["step"] == step + 1


def test_a_takeback_behind_the_snapshot_leaves_a_new_one(tmp_path: Path) -> None:
    with open_house(tmp_path, snapshot_every=4) as house:
        ines = alone(house)
        play(ines, 5)
        here = table(house)
        assert here.shots == [4]
        for _ in range(2):
            seat = here.course.answers[-1][0]
            ines.do("undo", seat=seat)
        assert here.shots == []
        before = ines.state()["blocks"]
    with open_house(tmp_path, snapshot_every=4) as house:
        ines.house = house
        assert ines.state()["blocks"] == before
        assert table(house).shots == [3], "the stop has left one"
