"""docs/protocol.md is true of a live table: what is sent, and what commands come back with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.server.tables import Table
from tests.docs.pages import names, rows
from tests.docs.test_protocol import COMMANDS, MESSAGES, commands, shapes
from tests.server.people import House, Person, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("protocol"), away_seconds=0) as opened:
        yield opened


def live(person: Person) -> Table:
    """Their table, from inside."""
    return next(table for table in person.house.hall.live() if table.id == person.code)


@pytest.fixture(scope="module")
def heard(house: House) -> dict[str, Any]:
    """One message of each type, as somebody hears it who plays alone."""
    ines = house.table("you", "you")
    found: dict[str, Any] = {}
    with ines.listening() as ear:
        for type_, command in (
            ("state", None),
            ("table", None),
            ("chat", {"do": "chat", "text": "hello", "ref": 1}),
            ("done", {"do": "skip", "ref": 2}),
            ("refused", {"do": "undo", "seat": 0, "ref": 3}),
            ("step", None),
            ("bye", None),
        ):
            if command:
                ear.say(**command)
            elif type_ == "step":
                ines.answer()
            elif type_ == "bye":
                assert house.portal is not None
                house.portal.call(live(ines).stop)
            found[type_] = ear.next(type_)
    return found


def test_every_message_is_on_the_page_with_its_fields(heard: dict[str, Any]) -> None:
    noted = {names(row[0])[0]: set(names(row[2])) for row in rows(MESSAGES)}
    assert noted == {name: set(message) - {"type"} for name, message in heard.items()}
    assert set(heard["step"]["what"]) == shapes()["what"]
    assert set(heard["chat"]["line"]) == shapes()["line"]


def test_what_is_no_single_answer_comes_as_state(house: House) -> None:
    ines = house.table("you", "open")
    with ines.listening() as ear:
        ear.next("table")
        ines.bring("Tom", seat=1)
        assert ear.next()["type"] == "state"
        ines.answer(seat=0)
        assert ear.next()["type"] == "step"
        ines.do("undo", seat=0)
        assert ear.next()["type"] == "state"


def test_the_outcome(house: House) -> None:
    ines = house.table("bot", "bot")
    with ines.listening() as ear:
        while (told := ear.next("state", "step", "table"))["table"]["status"] == "playing":
            pass
    assert set(told["table"]["outcome"]) == shapes()["outcome"]


# Commands


def result_on_the_page(do: str) -> set[str] | None:
    (row,) = [row for row in rows(COMMANDS) if do in names(row[0])]
    return set(row[2].strip("`{}").split(", ")) if row[2] else None


def test_every_command_gives_the_result_that_the_page_says(house: House) -> None:
    ines = house.table("you", "open", options={"watch": "code"})
    number = ines.question()["number"]
    key = ines.question()["options"][0]["key"]
    asked = {"seat": 0, "decision": number}
    calls: list[tuple[str, dict[str, Any]]] = [
        ("links", {}),
        ("link", {"seat": 1}),
        ("take", {"seat": 1}),
        ("stand-in", {"seat": 1, "level": "novice"}),
        ("back", {"seat": 1}),
        ("rename", {"name": "Ines B."}),
        ("chat", {"text": "hello"}),
        ("skip", {}),
        ("state", {}),
        ("previews", asked),
        ("hint", asked),
        ("answer", {**asked, "key": key}),
        ("undo", {"seat": 0}),
        ("free", {"seat": 1}),
        ("abandon", {}),
        ("rematch", {}),
    ]
    for do, given in calls:
        result = ines.do(do, **given)
        assert (None if result is None else set(result)) == result_on_the_page(do), do
    assert set(ines.do("renew-key")) == result_on_the_page("renew-key")
    checked = {do for do, _ in calls} | {"renew-key"}
    left = {do for do, _ in commands()} - checked
    assert left == {"agree", "decline", "insist", "renew"}
    assert result_on_the_page("insist") is None


def test_a_motion_gives_the_results_that_the_page_says(house: House) -> None:
    ines = house.table("you", "open")
    tom = ines.bring("Tom", seat=1)
    for do in ("decline", "agree"):
        assert ines.do("abandon") == {"abandoned": False}
        assert tom.do(do) is result_on_the_page(do) is None


def test_an_outdated_table_gives_the_result_that_the_page_says(house: House) -> None:
    ines = house.table("you", "you")
    live(ines).status = "outdated"
    assert set(ines.do("renew")) == result_on_the_page("renew")


def test_a_hint_and_previews_have_the_parts_that_the_page_says(house: House) -> None:
    ines = house.table("you", "you")
    ines.answer()
    ines.answer()
    (seat,) = ines.state()["table"]["waiting"]
    asked = {"seat": seat, "decision": ines.question()["number"]}
    hint = ines.do("hint", **asked)
    assert "`{" + ", ".join(hint["ranked"][0]) + "}` an option" in COMMANDS
    assert all(set(reason) == {"key", "change"} for reason in hint["reasons"])
    assert "`{key, change}` a reason" in COMMANDS
    previews = ines.do("previews", **asked)["previews"]
    told = [message for messages in previews.values() for message in messages]
    assert told
    assert all(set(message) == shapes()["message"] for message in told)


def test_a_watcher_may_only_ask_for_state(house: House) -> None:
    watched = house.table("you", "you")
    refused = 0
    with house.websocket_connect(f"/api/tables/{watched.code}/socket") as socket:
        socket.send_text(json.dumps({"do": "hello"}))
        for ref, do in enumerate(("state", "skip", "agree")):
            socket.send_text(json.dumps({"do": do, "ref": ref}))
            while (message := json.loads(socket.receive_text())).get("ref") != ref:
                pass
            refused += message["type"] == "refused"
    assert refused == 2
