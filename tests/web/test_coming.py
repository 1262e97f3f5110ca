"""Ways to a table and away from it: the page for a new one, links, the code, the lists of the home
page, seats that are given up and taken, and another game with the same people.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage
from tests.web.guarding import Guard
from tests.web.places import finished
from tests.web.players import OPTIONS, OVER, Pointer
from tests.web.serving import Server
from tests.web.tables import Table, new_table


def code_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def seats(page: Page) -> Locator:
    """The dialog that says who sits where."""
    if page.locator("#panel .seats").count() == 0:
        page.locator(".track").click()
    return page.locator("#panel .seats > li")


def come_in(page: Page, name: str, button: str) -> None:
    page.locator("#door-name").fill(name)
    page.get_by_role("button", name=button).click()


def test_a_table_is_made_and_a_friend_comes_by_link(server: Server, open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    host.goto("/new?game=innovation")
    host.locator("input[name=count]").nth(1).check(force=True)
    for chair, kind in ((1, "person"), (2, "bot")):
        host.locator(".chair").nth(chair).locator("select").select_option(kind)
    host.locator(".chair input").first.fill("Ann")
    host.locator(".sum .btn.pri").click()
    table = Table(server, code_of(host))
    kinds = [(seat["kind"], seat["level"]) for seat in table.public()["seats"]]
    assert kinds == [("person", None), ("reserved", None), ("bot", "novice")]
    seats(host).nth(1).get_by_role("button", name="Invite").click()
    expect(host.locator("#panel .qr")).to_be_visible()
    link = host.locator("#panel .invite input").input_value()
    assert link.startswith(f"{server.url}/table/{table.id}#seat=")
    guest.goto(link)
    come_in(guest, "Bo", "Sit down")
    expect(guest.locator("#ask")).to_be_visible()
    expect(seats(host).nth(1)).to_contain_text("Bo")
    assert [seat["kind"] for seat in table.public()["seats"]] == ["person", "person", "bot"]


def test_a_newcomer_plays_after_two_clicks(own_server: Server, page: Page) -> None:
    """Nothing is asked before the first question of the game."""
    page.goto("/")
    first = page.locator("article.game").first
    expect(first).to_have_attribute("aria-labelledby", "game-innovation")
    first.locator(".btn.pri").click()
    code_of(page)
    page.locator(OPTIONS).first.click()
    expect(page.locator("#tray [data-anchor^='card:']")).to_have_count(1)


def walk_to(page: Page, wanted: Locator, most: int = 80) -> None:
    """Press Tab until this has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_from_the_home_page_to_an_answer_by_keyboard_alone(server: Server, page: Page) -> None:
    page.goto("/")
    walk_to(page, page.locator("article[aria-labelledby=game-innovation] .ga a"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/new*")
    count = page.locator("input[name=count]:checked")
    expect(count).to_have_value("2")
    walk_to(page, count)
    page.keyboard.press("ArrowRight")
    expect(count).to_have_value("3")
    walk_to(page, page.locator("main .sum .btn.pri"))
    page.keyboard.press("Enter")
    assert len(Table(server, code_of(page)).public()["seats"]) == 3
    expect(page.locator(OPTIONS).first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("#tray [data-anchor^='card:']")).to_have_count(1)


def test_an_open_seat_is_taken_by_the_code(server: Server, page: Page) -> None:
    table = new_table(server, ["you", "open"])
    page.goto("/")
    code = f"{table.id[:3]} {table.id[3:]}".lower()
    page.locator(".join input").fill(code)
    page.locator(".join .btn.pri").click()
    come_in(page, "Bo", "Take seat 2")
    expect(page.locator("#ask")).to_be_visible()
    assert table.public()["seats"][1]["name"] == "Bo"


def test_a_code_of_no_table_is_said_in_place(page: Page, guard: Guard) -> None:
    guard.allow("404")
    page.goto("/")
    for typed in ("ZZZZZZ", "no code", ""):
        page.locator(".join input").fill(typed)
        page.locator(".join .btn.pri").click()
        expect(page.locator("#join-fault")).not_to_be_empty()
        page.locator(".join input").fill("x")
        expect(page.locator("#join-fault")).to_be_empty()


def test_who_watches_sees_the_table_and_is_asked_nothing(
    server: Server, open_page: OpenPage
) -> None:
    table = new_table(server, ["you", "person"], watch="everybody")
    table.sit(1, "Bo")
    page = open_page()
    page.goto("/")
    page.locator(f"section[aria-labelledby=watch] a[href='/table/{table.id}']").click()
    page.get_by_role("button", name="Watch").click()
    expect(page.locator("#board [data-anchor]").first).to_be_visible()
    expect(page.locator("#tray")).to_have_count(0)
    expect(page.locator("[data-option], [data-legal]")).to_have_count(0)
    for seat in (0, 1):
        table.answer(seat, table.block(seat)["decision"]["options"][0]["key"])
    expect(page.locator("#log li").first).to_be_visible()
    expect(page.locator(OPTIONS)).to_have_count(0)
    assert table.public()["watchers"] == 1


def test_a_table_is_left_and_resumed(server: Server, page: Page) -> None:
    table = new_table(server, ["you", "novice"])
    Pointer(page).sit(table, 0)
    page.locator(OPTIONS).first.click()
    expect(page.locator("#log li").first).to_be_visible()
    page.locator(".top .brand").click()
    page.locator(f"section[aria-labelledby=your-tables] a[href='/table/{table.id}']").click()
    expect(page.locator(OPTIONS).first).to_be_visible()
    assert code_of(page) == table.id


def test_the_seat_of_a_bot_is_taken_and_given_up(server: Server, open_page: OpenPage) -> None:
    table = new_table(server, ["you", "novice"])
    page = open_page()
    page.goto(f"/table/{table.id}")
    page.locator("#door-name").fill("Bo")
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator("#ask")).to_be_visible()
    assert table.public()["seats"][1]["name"] == "Bo"
    seats(page).nth(1).get_by_role("button", name="Let a bot play for me").click()
    expect(seats(page).nth(1).get_by_role("button", name="Play myself")).to_be_visible()
    assert table.public()["seats"][1]["level"] is not None
    seats(page).nth(1).get_by_role("button", name="Play myself").click()
    expect(seats(page).nth(1).get_by_role("button", name="Let a bot play for me")).to_be_visible()
    seats(page).nth(1).get_by_role("button", name="Give up").click()
    expect(seats(page).nth(1)).to_contain_text("free for anybody")
    assert table.public()["seats"][1]["kind"] == "open"


def test_a_rematch_seats_the_same_people(server: Server, open_page: OpenPage) -> None:
    table = finished(server)
    pages = [open_page(), open_page()]
    for seat, page in enumerate(pages):
        Pointer(page).sit(table, seat)
        expect(page.locator(OVER)).to_be_visible()
    pages[0].get_by_role("button", name="Rematch").click()
    pages[0].wait_for_url(lambda url: table.id not in url)
    pages[1].get_by_role("button", name="To the next table").click()
    pages[1].wait_for_url(lambda url: table.id not in url)
    assert code_of(pages[0]) == code_of(pages[1])
    for page in pages:
        expect(page.locator(OPTIONS).first).to_be_visible()


def test_a_game_is_ended_when_all_agree(server: Server, open_page: OpenPage) -> None:
    table = new_table(server, ["you", "person"])
    table.sit(1, "Bo")
    pages = [open_page(), open_page()]
    for seat, page in enumerate(pages):
        Pointer(page).sit(table, seat)
        expect(page.locator(OPTIONS).first).to_be_visible()
    pages[0].locator(".top .tool[aria-expanded]").last.click()
    pages[0].locator("#panel").get_by_role("button", name="End the game").click()
    pages[0].locator("#panel .confirm").get_by_role("button", name="End the game").click()
    pages[1].locator('[data-motion="agree"]').click()
    for page in pages:
        expect(page.locator(OVER)).to_be_visible()
    assert table.public()["status"] == "abandoned"


@pytest.mark.parametrize("path", ["/table/%E0%A4%A", "/replay/%zz", "/nowhere"])
def test_an_address_of_nothing_says_so(page: Page, guard: Guard, path: str) -> None:
    guard.allow("404|unknown-table")
    page.goto(path)
    expect(page.locator("main h1")).not_to_be_empty()
