"""Several seats at one screen: a curtain between those that see different things, and no other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.players import CURTAIN, Pointer
from tests.web.serving import Server
from tests.web.tables import new_table

BASIC = {"mode": "basic"}


def test_there_is_no_curtain_between_team_mates(server: Server, page: Page) -> None:
    """CER-420: a team shares its hands, so one person can hold both of its seats."""
    kinds = ["you", "novice", "you", "novice"]
    table = new_table(server, kinds, game="cerebria", settings=BASIC)
    player = Pointer(page, seed=5)
    player.sit(table, 0)
    asked: set[int] = set()
    while len(asked) < 2:
        assert player.wait("asked", "curtain") == "asked"
        asked |= set(table.public()["waiting"]) & {0, 2}
        page.locator("#ask .opts [data-option]").last.click()
        page.wait_for_timeout(50)
    expect(page.locator(CURTAIN)).to_have_count(0)


def test_a_curtain_hides_the_other_team(server: Server, page: Page) -> None:
    kinds = ["you", "you", "novice", "novice"]
    player = Pointer(page, seed=5)
    player.sit(new_table(server, kinds, game="cerebria", settings=BASIC), 0)
    assert player.wait() == "curtain"
    expect(page.locator("[data-anchor]")).to_have_count(0)


@pytest.mark.parametrize(("hands", "state"), [("closed", "curtain"), ("open", "asked")])
def test_closed_hands_are_hidden_from_who_else_sits_here(
    server: Server, page: Page, hands: str, state: str
) -> None:
    """ETH-015: with closed hands two Dreamers at one screen must not see each other's."""
    settings = {"start": "d1", "hands": hands}
    table = new_table(server, ["you", "you"], game="etherfields", settings=settings)
    player = Pointer(page)
    player.sit(table, 0)
    assert player.wait() == state
