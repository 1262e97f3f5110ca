"""Records in the browser: import, replay, play on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from boardwright.core import records
from tests.web.guarding import Guard
from tests.web.players import DRAWN, Pointer
from tests.web.serving import Server
from tests.web.tables import cut, golden, imported

RECORD = golden("two-randoms")
ANSWERS = len(records.read(RECORD).answers)


ANCHORS = "found => found.map((element) => element.dataset.anchor)"


def paste(page: Page, record: str) -> None:
    page.goto("/")
    page.locator(".import button[aria-controls=import-text]").click()
    page.locator(".import textarea").fill(record)
    page.locator(".import .btn.pri").click()


def position(page: Page) -> int:
    return int(page.locator(".slider input[type=range]").input_value())


def wait_for_position(page: Page, at: int) -> None:
    expect(page.locator(".slider input[type=range]")).to_have_value(str(at))


def test_import_replay_and_play_on(server: Server, page: Page) -> None:
    paste(page, RECORD)
    page.wait_for_url("**/replay/*")
    wait_for_position(page, 0)
    for key, at in (("]", 1), ("]", 2), ("[", 1), ("End", ANSWERS), ("Home", 0)):
        page.keyboard.press(key)
        wait_for_position(page, at)
    page.locator(".slider input[type=range]").fill(str(ANSWERS - 30))
    wait_for_position(page, ANSWERS - 30)
    expect(page.locator("[data-anchor]").first).to_be_visible()
    page.get_by_role("button", name="Play on").first.click()
    page.locator("dialog.branch .btn.pri").click()
    page.wait_for_url("**/table/*")
    player = Pointer(page, seed=4)
    player.page.reload()
    player.play()
    expect(page.locator("#ask .scores")).to_be_visible()


def test_a_replay_shows_what_each_seat_knew(server: Server, page: Page) -> None:
    page.goto(f"/replay/{imported(server, RECORD)}?at={ANSWERS // 2}")
    wait_for_position(page, ANSWERS // 2)
    eyes = page.locator(".eyes select")
    values = [str(item.get_attribute("value")) for item in eyes.locator("option").all()]
    shown = {}
    for value in values:
        eyes.select_option(value)
        page.wait_for_url(f"**as={value}")
        page.evaluate(DRAWN)
        shown[value] = set(page.locator('[data-anchor^="card:"]').evaluate_all(ANCHORS))
    assert set(values) == {"all", "none", "0", "1"}
    assert shown["none"] <= shown["0"] <= shown["all"]
    assert shown["none"] <= shown["1"] <= shown["all"]
    assert shown["0"] != shown["1"]


def test_a_game_that_is_not_over_plays_on(server: Server, page: Page) -> None:
    paste(page, cut(RECORD, 20))
    page.wait_for_url("**/replay/*")
    wait_for_position(page, 0)
    page.keyboard.press("End")
    wait_for_position(page, ANSWERS - 20)


@pytest.mark.parametrize("damage", ["nonsense", RECORD.replace("rules: 1", "rules: 99"), ""])
def test_a_damaged_record_is_refused_in_place(page: Page, guard: Guard, damage: str) -> None:
    guard.allow("status 422|status of 422")
    paste(page, damage)
    expect(page.locator("#import-fault")).not_to_be_empty()
    expect(page.locator(".import textarea")).to_have_value(damage)
    assert page.url.endswith("/")
