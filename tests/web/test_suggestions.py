"""Rows of answers that are taken by one click, as long as things go as was foreseen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.players import DRAWN, Player, Pointer
from tests.web.serving import Server
from tests.web.tables import Table, new_table, two_people

SUGGESTED = "#ask .suggested .opt"


def sit_down(page: Page, table: Table) -> Player:
    """All seats are of one person, so that nobody has to be waited for."""
    player = Pointer(page)
    player.sit(table, 0)
    if player.wait() == "curtain":
        player.lift()
    player.wait("asked")
    return player


def basic(server: Server) -> Table:
    """A basic game of Cerebria, which suggests whole Actions."""
    return new_table(server, ["you"] * 4, game="cerebria", settings={"mode": "basic"})


def overhear(page: Page, *rows: Sequence[str]) -> list[str]:
    """The keys that this page answers from now on. With rows, all questions suggest these."""
    answered: list[str] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            command = json.loads(message)
            if command["do"] == "answer":
                answered.append(command["key"])
            server.send(message)

        def heard(message: str | bytes) -> None:
            told: dict[str, Any] = json.loads(message)
            for decision in (block["decision"] for block in told.get("blocks", ())):
                if rows and decision is not None:
                    label = decision["options"][0]["label"]
                    made = [{"label": label, "keys": list(keys)} for keys in rows]
                    decision["suggestions"] = made
            socket.send(json.dumps(told))

        socket.on_message(said)
        server.on_message(heard)

    page.route_web_socket("**/socket", route)
    return answered


def wait_for_answers(page: Page, answered: Sequence[str], count: int) -> None:
    for _ in range(500):
        if len(answered) >= count:
            break
        page.wait_for_timeout(20)
    assert len(answered) == count


def asked(table: Table) -> dict[str, Any]:
    """The open question to whichever seat."""
    return next(b["decision"] for b in table.state(0)["blocks"] if b["decision"] is not None)


def test_a_row_is_taken_by_one_click(steady_server: Server, page: Page) -> None:
    """With the same cards every time: after some Actions a power would ask first."""
    table, answered = basic(steady_server), overhear(page)
    player = sit_down(page, table)
    rows = [row["keys"] for row in asked(table)["suggestions"]]
    number = max(range(len(rows)), key=lambda n: len(rows[n]))
    assert len(rows[number]) > 1
    page.locator(SUGGESTED).nth(number).click()
    wait_for_answers(page, answered, len(rows[number]))
    player.wait("asked")
    assert answered == rows[number]
    assert asked(table)["prompt"]["key"] == "ask-action"


def test_a_new_question_shows_its_suggestions_from_the_first(server: Server, page: Page) -> None:
    table = two_people(server)
    first = table.public()["waiting"][0]
    while table.public()["waiting"] == [first]:
        table.answer(first, "draw")
    answered = overhear(page, *[["draw"]] * 30)
    player = Pointer(page)
    player.sit(table, 1 - first)
    player.wait("asked")
    row, last = page.locator("#ask .suggested"), page.locator(SUGGESTED).last
    last.scroll_into_view_if_needed()
    assert row.evaluate("element => element.scrollLeft") > 0
    before = page.locator("#tray [data-anchor^='card:']").count()
    last.click()
    wait_for_answers(page, answered, 1)
    expect(page.locator("#tray [data-anchor^='card:']")).to_have_count(before + 1)
    page.evaluate(DRAWN)
    assert page.locator(SUGGESTED).count() == 30
    assert row.evaluate("element => element.scrollLeft") == 0
    assert player.has_focus()


def test_a_row_stops_where_its_next_answer_is_not_offered(server: Server, page: Page) -> None:
    table, answered = basic(server), overhear(page, ["move", "nothing:like-this", "move"])
    player = sit_down(page, table)
    page.locator(SUGGESTED).click()
    expect(page.locator("#ask .cer-asked")).to_be_visible()
    player.wait("asked")
    page.wait_for_timeout(300)
    assert answered == ["move"]


def test_a_row_stops_where_another_seat_is_asked(server: Server, page: Page) -> None:
    """At one screen the next person would draw, too, without having said anything."""
    table, answered = new_table(server, ["you", "you"]), overhear(page, ["draw"] * 4)
    for seat, block in enumerate(table.state(0)["blocks"]):
        question = block["decision"]
        key = question["options"][0]["key"]
        table.do(0, "answer", seat=seat, decision=question["number"], key=key)
    player = sit_down(page, table)
    page.locator(SUGGESTED).click()
    player.wait("curtain")
    drawn = len(answered)
    assert 1 <= drawn <= 2
    player.lift()
    player.wait("asked")
    page.wait_for_timeout(300)
    assert len(answered) == drawn
