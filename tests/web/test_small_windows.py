"""A phone, and a window zoomed to 200 %, lose no function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.looking import layout_faults, picture
from tests.web.places import PLACES, asked, cerebria, etherfields, settle
from tests.web.players import OPTIONS, Pointer
from tests.web.serving import Server
from tests.web.tables import Table, new_table

WINDOWS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "zoomed": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},
}


@pytest.fixture(params=WINDOWS)
def window(request: pytest.FixtureRequest, open_page: OpenPage) -> Page:
    return open_page(**WINDOWS[request.param])


def tool(page: Page, name: str) -> Locator:
    """A tool of the top bar, by its title."""
    return page.locator(".top").get_by_title(name, exact=False)


def test_every_tool_of_the_table_is_in_reach(server: Server, window: Page) -> None:
    page = window
    asked(page, server)
    page.locator("#ask .asked a[data-rule]").first.click()
    expect(page.locator(".rulecards > *")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("nav.tabs button").nth(2).click()
    expect(page.locator("#log")).to_be_visible()
    page.locator("#tab-chat").click()
    line = page.locator("#rail-body input, #rail-body textarea")
    line.fill("Good move")
    line.press("Enter")
    expect(page.locator("#rail-body")).to_contain_text("Good move")
    page.locator("nav.tabs button").nth(1).click()
    expect(page.locator(".tab-place .seats li")).to_have_count(2)
    page.locator("nav.tabs button").nth(0).click()
    tool(page, "enu").click()
    expect(page.locator("#panel .prefs select").first).to_be_visible()
    page.keyboard.press("Escape")
    tool(page, "ext").click()
    expect(page.locator(".textmode")).to_be_visible()
    tool(page, "ext").click()
    expect(page.locator(".textmode")).to_have_count(0)


def test_an_answer_is_given_and_taken_back(server: Server, window: Page) -> None:
    page = window
    table = new_table(server, ["you", "you"])
    player = Pointer(page, seed=1)
    player.sit(table, 0)
    begun = table.state(0)["step"]
    while player.answers < 3:
        if player.wait() == "curtain":
            player.lift()
        else:
            player.step()
    wait_for_step(page, table, begun + 3)
    if player.wait() == "curtain":
        player.lift()
    page.locator(".undo:enabled").click()
    wait_for_step(page, table, begun + 4)


def wait_for_step(page: Page, table: Table, step: int) -> None:
    for _ in range(500):
        if (now := table.state(0)["step"]) >= step:
            break
        page.wait_for_timeout(20)
    assert now == step


SHARE = """element => {
  const {width, height} = element.getBoundingClientRect();
  return [width * height / (innerWidth * innerHeight), height / innerHeight];
}"""


@pytest.mark.parametrize("come", [asked, cerebria, etherfields])
def test_the_question_leaves_room_for_the_board(
    server: Server, window: Page, come: Callable[[Page, Server], Table]
) -> None:
    """The panel never covers more than two fifths of a window, and the board has as much height."""
    come(window, server)
    settle(window)
    covered, _ = window.locator("#ask").evaluate(SHARE)
    assert covered <= 0.405
    _, height = window.locator("#board").evaluate(SHARE)
    assert height >= 0.4


ZOOMED = (
    "home",
    "new",
    "table",
    "table-text",
    "replay",
    "rules",
    "rule",
    "cerebria-table",
    "etherfields-table",
)


@pytest.mark.parametrize("name", ZOOMED)
def test_a_zoomed_place_fits(server: Server, open_page: OpenPage, name: str) -> None:
    page = open_page(**WINDOWS["zoomed"])
    PLACES[name](page, server)
    settle(page)
    picture(page, f"{name}-zoomed")
    assert layout_faults(page) == []


def test_nothing_moves_when_a_question_comes(server: Server, page: Page) -> None:
    """The board stands still when the panel changes from waiting to asking."""
    table = new_table(server, ["person", "you"])
    page.goto(f"/table/{table.id}#key={table.tokens[1]}")
    page.locator(OPTIONS).first.click()
    expect(page.locator("#ask.wait")).to_be_visible()
    settle(page)
    place = "element => JSON.stringify(element.getBoundingClientRect())"
    before = page.locator("#board").evaluate(place), page.locator("#ask").evaluate(place)
    table.sit(0, "Bo")
    table.answer(0, table.block(0)["decision"]["options"][0]["key"])
    while table.public()["waiting"] == [0]:
        table.answer(0, "draw")
    expect(page.locator(OPTIONS).first).to_be_visible()
    settle(page)
    assert (page.locator("#board").evaluate(place), page.locator("#ask").evaluate(place)) == before
