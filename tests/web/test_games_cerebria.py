"""Games of Cerebria through the page. They begin some turns before the end; with BOARDWRIGHT_SOAK=1
(make soak) at the beginning. Where one person plays, cards and bots are the same every time: else
bots might end the game before anybody is asked.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.players import Keyboard, Pointer, Reader, play_all
from tests.web.serving import Server
from tests.web.tables import Table, golden, near_end, new_table, with_bo
from tests.web.test_games import FROM_THE_START, assert_over

GAME = "cerebria"


def against_bots(
    server: Server, record: str, dropped: int, kinds: list[str], **settings: str
) -> Table:
    """A table with one person at seat 0, so many answers before the end of a record like it."""
    if FROM_THE_START:
        return new_table(server, kinds, game=GAME, settings=settings)
    return near_end(server, golden(record, GAME), dropped)


def test_two_shapers_by_mouse(server: Server, open_page: OpenPage) -> None:
    """A full game of two people, each at a page of their own, with everything moving."""
    table = with_bo(against_bots(server, "two-randoms", 24, ["you", "novice"]))
    players = [Pointer(open_page(reduced_motion="no-preference"), seed) for seed in range(2)]
    for seat, player in enumerate(players):
        player.sit(table, seat)
        expect(player.page.locator("#ask")).to_be_visible()
    play_all(table, dict(enumerate(players)))
    assert sum(player.answers for player in players) > 0
    for player in players:
        assert_over(player, table)


def test_two_people_and_two_bots_in_the_basic_game(server: Server, open_page: OpenPage) -> None:
    kinds = ["you", "novice", "novice", "novice"]
    table = with_bo(against_bots(server, "four-basic-randoms", 40, kinds, mode="basic"))
    players = {0: Pointer(open_page(), seed=1), 1: Reader(open_page(), seed=2)}
    for seat, player in players.items():
        player.sit(table, seat)
        expect(player.page.locator("#ask")).to_be_visible()
    assert_sees_the_own_team_only(players[0].page, table)
    players[1].page.keyboard.press("t")
    play_all(table, players)
    for player in players.values():
        assert_over(player, table)


def assert_sees_the_own_team_only(page: Page, table: Table) -> None:
    """Seat 0 plays with seat 2: what seat 1 holds is not drawn, but for what everybody has seen."""
    own, other = table.block(0)["view"], table.block(1)["view"]
    assert own["seats"][2]["hand"] is not None
    assert "hand" not in own["seats"][1]
    hidden = set(other["seats"][1]["hand"]) - set(own["seats"][1]["shown"])
    drawn = " ".join(page.locator(".cer-tray h4").all_inner_texts()).replace("\u00ad", "")
    assert not [card for card in hidden if card in drawn]


def test_a_game_by_keyboard_alone(steady_server: Server, page: Page) -> None:
    table = against_bots(steady_server, "three-randoms", 70, ["you", "novice", "novice"])
    player = Keyboard(page, seed=5)
    player.sit(table, 0)
    player.wait()
    page.keyboard.press("q")
    while player.wait() == "asked":
        player.step()
        assert player.has_focus()
    assert player.answers > 3
    assert_over(player, table)


def test_a_game_in_text_mode(steady_server: Server, page: Page) -> None:
    table = against_bots(steady_server, "four-randoms", 30, ["you", "novice", "novice", "novice"])
    player = Reader(page, seed=7)
    player.sit(table, 0)
    player.wait()
    page.keyboard.press("t")
    expect(page.locator(".textmode")).to_be_visible()
    player.play()
    assert player.answers > 0
    expect(page.locator("[data-anchor]")).to_have_count(0)
    assert_over(player, table)


def test_a_game_on_a_phone(steady_server: Server, open_page: OpenPage) -> None:
    table = against_bots(steady_server, "two-randoms", 30, ["you", "novice"])
    player = Pointer(open_page(viewport=PHONE), seed=13)
    player.sit(table, 0)
    player.play()
    assert player.answers > 0
    assert_over(player, table)


def test_the_ring_is_walked_along(server: Server, page: Page) -> None:
    """Arrow keys follow the ring: to the right over its top, down its right side."""
    table = new_table(server, ["you", "you"], game=GAME)
    page.goto(f"/table/{table.id}#key={table.tokens[0]}")
    page.locator("[data-curtain]").click()
    expect(page.locator("#ask [data-option]").first).to_be_visible()
    page.locator('[data-anchor="space:F4"]').focus()
    seen = []
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.append(page.evaluate("document.activeElement.dataset.anchor"))
    assert seen == [f"space:F{n}" for n in (0, 1, 2, 3, 4)]


def test_the_ring_on_a_phone_comes_closer(server: Server, open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    table = new_table(server, ["you", "you"], game=GAME)
    page.goto(f"/table/{table.id}#key={table.tokens[0]}")
    page.locator("[data-curtain]").click()
    ring = page.locator(".cer-ring")
    small = ring.bounding_box()
    page.locator(".zoom-tools button").first.click()
    large = ring.bounding_box()
    assert small
    assert large
    assert large["width"] > 1.8 * small["width"]
    page.locator(".zoom-tools button").nth(1).click()
    again = ring.bounding_box()
    assert again
    assert again["width"] == small["width"]
