"""Whole games through the page. Here all but the first begin some turns before the end; with
BOARDWRIGHT_SOAK=1 (make soak) all begin at the beginning.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.players import (
    CURTAIN,
    Keyboard,
    Player,
    Pointer,
    Reader,
    play_all,
    play_together,
)
from tests.web.serving import Server
from tests.web.tables import Table, golden, near_end, new_table, play_on, with_bo

FROM_THE_START = os.environ.get("BOARDWRIGHT_SOAK") == "1"


def is_late(view: Mapping[str, Any]) -> bool:
    """Whether the end is some turns away: somebody draws from the last supply, or lacks one
    domination.
    """
    lacking = [view["needed"] - len(seat["dominations"]) for seat in view["seats"]]
    return min(lacking) <= 1 or any(seat["draws"] >= 10 for seat in view["seats"])


def against_a_bot(server: Server, dropped: int) -> Table:
    if FROM_THE_START:
        return new_table(server, ["you", "novice"])
    return near_end(server, golden("two-adepts"), dropped)


def among_people(server: Server, kinds: list[str], names: Mapping[int, str]) -> Table:
    """A table where everybody is there."""
    table = new_table(server, kinds)
    for seat, name in names.items():
        table.sit(seat, name)
    if not FROM_THE_START:
        play_on(table, is_late)
        assert table.public()["status"] == "playing"
    return table


def assert_over(player: Player, table: Table) -> None:
    """The page tells the outcome that the server keeps."""
    assert player.wait("over") == "over"
    known = table.public()
    assert known["status"] == "over"
    for score in known["outcome"]["scores"]:
        expect(player.page.locator("#ask .scores")).to_contain_text(str(score))


def test_a_whole_game_by_mouse(server: Server, page: Page) -> None:
    page.goto("/")
    page.locator("article[aria-labelledby=game-innovation] .btn.pri").click()
    page.wait_for_url("**/table/*")
    player = Pointer(page, seed=3)
    player.play()
    assert player.answers > 20
    assert_over(player, Table(server, page.url.rsplit("/", 1)[1]))


def test_two_people_against_a_bot_by_mouse(server: Server, open_page: OpenPage) -> None:
    if FROM_THE_START:
        table = new_table(server, ["you", "novice", "novice"])
    else:
        table = near_end(server, golden("three-randoms-later"), 24)
    with_bo(table)
    players = [Pointer(open_page(reduced_motion="no-preference"), seed) for seed in range(2)]
    for seat, player in enumerate(players):
        player.sit(table, seat)
        expect(player.page.locator("#ask")).to_be_visible()
    play_all(table, dict(enumerate(players)))
    assert sum(player.answers for player in players) > 3
    for player in players:
        assert_over(player, table)


def test_a_game_by_keyboard(steady_server: Server, page: Page) -> None:
    table = against_a_bot(steady_server, 50)
    player = Keyboard(page, seed=5)
    player.sit(table, 0)
    player.wait("asked")
    page.keyboard.press("q")
    while player.wait() == "asked":
        player.step()
        assert player.has_focus()
    assert player.answers > 3
    assert_over(player, table)


def test_a_game_in_text_mode(steady_server: Server, page: Page) -> None:
    table = against_a_bot(steady_server, 40)
    player = Reader(page, seed=7)
    player.sit(table, 0)
    player.wait()
    page.keyboard.press("t")
    expect(page.locator(".textmode")).to_be_visible()
    player.play()
    assert player.answers > player.beside > 3
    expect(page.locator("[data-anchor]")).to_have_count(0)
    assert_over(player, table)


def test_four_people_at_once(steady_server: Server, open_page: OpenPage) -> None:
    """With the same cards every time: some games are won by the next answer."""
    kinds = ["you", "person", "person", "person"]
    table = among_people(steady_server, kinds, {1: "Bo", 2: "Cy", 3: "Di"})
    players = [Pointer(open_page(reduced_motion="no-preference"), seed) for seed in range(4)]
    for seat, player in enumerate(players):
        player.sit(table, seat)
        expect(player.page.locator("#ask")).to_be_visible()
        assert_hides_other_hands(player.page, table, seat)
    play_together(table, players)
    assert sum(player.answers for player in players) > 3
    for player in players:
        assert_over(player, table)


def assert_hides_other_hands(page: Page, table: Table, seat: int) -> None:
    hands = {
        card
        for other in table.tokens
        if other != seat
        for card in table.block(other)["view"]["seats"][other]["hand"]
    }
    drawn = page.locator("[data-anchor]").evaluate_all(
        "found => found.map((element) => element.dataset.anchor)"
    )
    assert drawn
    assert not {f"card:{card}" for card in hands} & set(drawn)


def test_three_people_at_one_screen(steady_server: Server, page: Page) -> None:
    table = among_people(steady_server, ["you", "you", "you"], {})
    player = Pointer(page, seed=11)
    player.sit(table, 0)
    lifted = 0
    while (state := player.wait()) != "over":
        if state == "curtain":
            expect(page.locator("[data-anchor]")).to_have_count(0)
            player.lift()
            expect(page.locator(CURTAIN)).to_have_count(0)
            lifted += 1
        else:
            player.step()
    assert lifted > 3
    assert_over(player, table)


@pytest.mark.parametrize("kind", [Pointer, Reader])
def test_a_game_on_a_phone(server: Server, open_page: OpenPage, kind: type[Player]) -> None:
    table = against_a_bot(server, 24)
    player = kind(open_page(viewport={"width": 390, "height": 844}), seed=13)
    player.sit(table, 0)
    player.wait()
    if kind is Reader:
        player.page.keyboard.press("t")
    player.play()
    assert_over(player, table)
