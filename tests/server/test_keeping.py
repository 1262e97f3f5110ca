"""What is kept: tables come back as they were, after a stop, from memory or from a snapshot, and
those whose rules have changed are closed, never altered.
"""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.core import registry
from boardwright.core.games import Game
from boardwright.server import hall
from boardwright.server.tables import Table
from boardwright.server.thinking import Failure, Thinkers, Thought
from tests.server.people import House, Person, open_house


def play(person: Person, answers: int) -> None:
    """So many answers of somebody who holds every seat."""
    for turn in range(answers):
        blocks = [block for block in person.state()["blocks"] if block["decision"]]
        if not blocks:
            return
        block = blocks[0]
        options = block["decision"]["options"]
        key = options[(turn * 7) % len(options)]["key"]
        person.do("answer", seat=block["seat"], decision=block["decision"]["number"], key=key)


def alone(house: House, **wish: Any) -> Person:
    return house.table("you", "you", **wish)


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


def give_up(person: Person) -> str:
    person.do("abandon")
    path = f"/api/tables/{person.code}/record"
    return str(person.house.get(path, headers=person.bearer).text)


def test_the_record_leaves_out_what_was_taken_back(house: House) -> None:
    ines = alone(house)
    play(ines, 3)
    kept = len(ines.state()["history"][0]) - 1
    seat = ines.state()["table"]["waiting"][0]
    ines.answer()
    ines.do("undo", seat=seat)
    assert len(boardwright.replay(give_up(ines)).answers()) == kept


@pytest.fixture
def later_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("innovation")
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)


def test_a_table_under_old_rules_is_closed_and_can_be_renewed(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with open_house(tmp_path, snapshot_every=4) as house:
        ines = house.table("you", "open")
        tom = ines.bring("Tom", seat=1)
        for _ in range(6):
            who = ines if ines.block["decision"] else tom
            who.answer()
        version = ines.state()["table"]["rules_version"]
    request.getfixturevalue("later_rules")
    with open_house(tmp_path) as house:
        ines.house = tom.house = house
        state = ines.state()
        assert state["table"]["status"] == "outdated"
        assert (state["table"]["rules_version"], state["blocks"]) == (version, [])
        assert ines.refused("undo", seat=0)["name"] == "outdated"
        refused = ines.refused("answer", seat=0, decision=1, key="draw")
        assert refused["name"] == "outdated"
        record = house.get(f"/api/tables/{ines.code}/record", headers=ines.bearer).text
        assert f"rules: {version}" in record
        assert '"answers": 6' in record
        house.ok("GET", f"/api/tables/{ines.code}/replay", 409, headers=ines.bearer)
        assert ines.do("renew") == {"table": None}
        tom.do("agree")
        code = tom.state()["table"]["next"]
        joined = house.ok(
            "POST", f"/api/tables/{code}/join", json={"name": "Tom", "token": tom.token}
        )
        again = Person(house, joined, "Tom")
        assert again.seats == [1]
        assert again.state()["table"]["status"] == "playing"
        assert again.state()["table"]["rules_version"] == version + 1
        assert ines.state()["table"]["status"] == "outdated"


def test_a_finished_table_under_old_rules_keeps_its_record(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with open_house(tmp_path) as house:
        ines = alone(house)
        play(ines, 4)
        record = give_up(ines)
    request.getfixturevalue("later_rules")
    with open_house(tmp_path) as house:
        ines.house = house
        assert ines.state()["table"]["status"] == "abandoned"
        kept = house.get(f"/api/tables/{ines.code}/record", headers=ines.bearer).text
        assert kept.splitlines()[:-1] == record.splitlines()[:-1]


def test_a_bot_that_fails_is_logged_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest = Thinkers.answer

    async def failing(self: Thinkers, game: str, info: str, level: str, seed: int) -> Thought:
        thought = await honest(self, game, info, level, seed)
        return Thought(thought.key, (Failure(level, "a fault of the test"),), thought.seconds)

    monkeypatch.setattr(Thinkers, "answer", failing)
    caplog.set_level(logging.ERROR)
    with open_house(tmp_path) as house:
        ines = house.table("you", "bot:adept")
        ines.answer()
        for _ in range(200):
            if ines.state()["step"] >= 2:
                break
            time.sleep(0.02)
        reported = [r for r in caplog.records if getattr(r, "event", "") == "bot-failed"]
        assert reported[0].__dict__["why"] == "a fault of the test"
        record = Path(reported[0].__dict__["record"]).read_text()
        assert boardwright.replay(record).decision is not None
        shown = str(ines.state())
        assert "a fault of the test" not in shown


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
