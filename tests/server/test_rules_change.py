"""Tables whose rules have changed: closed with a clear word, never altered, and played on only if
all agree.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.core import registry
from boardwright.core.errors import BadPosition
from boardwright.server import driving
from tests.server.people import Person, alone, give_up, open_house, play


@pytest.fixture
def later_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("innovation")
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)


def follow(person: Person, code: str) -> Person:
    """The same person at the table that comes after theirs."""
    body = {"name": person.name, "token": person.token}
    joined = person.house.ok("POST", f"/api/tables/{code}/join", json=body)
    return Person(person.house, joined, person.name)


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
        house.ok("GET", f"/api/tables/{ines.code}/replay", 409, headers=ines.bearer)
        assert ines.do("renew") == {"table": None}
        tom.do("agree")
        code = tom.state()["table"]["next"]
        again = follow(tom, code)
        assert again.seats == [1]
        assert again.state()["table"]["status"] == "playing"
        assert again.state()["table"]["rules_version"] == version + 1
        assert ines.state()["table"]["status"] == "outdated"
        assert ines.refused("abandon")["name"] == "outdated"


def test_the_record_of_a_table_under_old_rules_tells_nothing_that_is_still_played(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with open_house(tmp_path) as house:
        ines, given_up = alone(house), alone(house)
        play(ines, 6)
        play(given_up, 6)
        version = ines.state()["table"]["rules_version"]
    request.getfixturevalue("later_rules")
    with open_house(tmp_path) as house:
        ines.house = given_up.house = house
        path = f"/api/tables/{ines.code}/record"
        assert house.ok("GET", path, 409, headers=ines.bearer)["type"] == "/problems/not-over"
        code = ines.do("renew")["table"]
        assert house.ok("GET", path, 409, headers=ines.bearer)["type"] == "/problems/not-over"
        again = follow(ines, code)
        give_up(again)
        for record in (house.get(path, headers=ines.bearer).text, give_up(given_up)):
            assert f"rules: {version}" in record
            assert '"answers": 6' in record
        assert given_up.refused("renew")["name"] == "not-allowed"


@pytest.mark.parametrize("begins", ["seed", "position"])
def test_without_a_snapshot_a_table_is_renewed_from_its_beginning(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, begins: str
) -> None:
    monkeypatch.setattr(driving, "due", lambda table: None)
    with open_house(tmp_path) as house:
        ines = alone(house)
        if begins == "position":
            play(ines, 20)
            give_up(ines)
            wish = {"at": 12, "seat": 0, "name": "Ines"}
            path = f"/api/tables/{ines.code}/branch"
            joined = house.ok("POST", path, 201, json=wish, headers=ines.bearer)
            ines = Person(house, joined, "Ines")
        before = ines.state()["blocks"]
    request.getfixturevalue("later_rules")
    with open_house(tmp_path) as house:
        ines.house = house
        code = ines.do("renew")["table"]
        again = follow(ines, code)
        assert again.state()["table"]["status"] == "playing"
        assert again.state()["blocks"] == before


def test_what_all_agree_to_in_vain_is_no_longer_asked(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path, snapshot_every=1) as house:
        ines = house.table("you", "open")
        tom = ines.bring("Tom", seat=1)
        ines.answer()
    request.getfixturevalue("later_rules")

    def refuse(*_: object) -> None:
        raise BadPosition("a card that the new rules do not know")

    monkeypatch.setattr(type(registry.game("innovation")), "load", refuse)
    with open_house(tmp_path) as house:
        ines.house = tom.house = house
        assert ines.do("renew") == {"table": None}
        with ines.listening() as ear:
            ear.next("state")
            assert tom.try_to("agree").json()["type"] == "/problems/bad-position"
            while ear.next("table")["table"]["motion"] is not None:
                pass
        assert tom.state()["table"]["next"] is None


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
