"""Things travel over the table, but not for those who want it still."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.players import OPTIONS, Pointer
from tests.web.serving import Server
from tests.web.tables import golden, near_end, two_people

NOTED = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.moved.push(JSON.stringify(frames));
  return animate.call(this, frames, how);
};
"""


def moves_of(page: Page, server: Server) -> list[str]:
    """What moves when a card is drawn."""
    page.add_init_script(NOTED)
    table = two_people(server)
    player = Pointer(page)
    player.sit(table, table.public()["waiting"][0])
    player.wait("asked")
    held = page.locator("#tray [data-anchor^='card:']")
    before = held.count()
    player.option("draw").click()
    expect(held).to_have_count(before + 1)
    moved: list[str] = page.evaluate("window.moved")
    return [frames for frames in moved if "translate" in frames]


def test_a_drawn_card_travels(server: Server, open_page: OpenPage) -> None:
    assert moves_of(open_page(reduced_motion="no-preference"), server)


def test_nothing_travels_where_the_system_says_so(server: Server, open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    assert moves_of(page, server) == []
    assert page.locator("html").get_attribute("data-motion") == "reduced"


@pytest.mark.parametrize(
    ("system", "wanted", "shown"),
    [("no-preference", "reduced", "reduced"), ("reduce", "full", "full")],
)
def test_ones_own_word_counts_more_than_the_systems(
    server: Server, open_page: OpenPage, system: Any, wanted: str, shown: str
) -> None:
    page = open_page(reduced_motion=system)
    Pointer(page).sit(near_end(server, golden("two-adepts"), 70), 0)
    expect(page.locator(OPTIONS).first).to_be_visible()
    page.locator(".top .tool[aria-expanded]").last.click()
    page.locator("#panel .prefs select").nth(1).select_option(wanted)
    assert page.locator("html").get_attribute("data-motion") == shown
