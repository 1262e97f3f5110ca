"""What a table offers besides answers: news, advice, rules, chat; and what a replay gives away."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.players import DRAWN, Pointer
from tests.web.serving import Server
from tests.web.tables import golden, imported, near_end, new_table, two_people

RULE = re.compile(r"INN-\d{3}")


def test_what_others_did_since_my_last_answer(server: Server, page: Page) -> None:
    table = two_people(server)
    player = Pointer(page, seed=1)
    player.sit(table, 0)
    while 0 in table.public()["waiting"]:
        player.wait("asked")
        player.option("draw").click()
        expect(player.option("draw")).to_have_count(0)
    while 1 in table.public()["waiting"]:
        table.answer(1, "draw")
    player.wait("asked")
    news = page.locator(".since .log li:not(.tn)")
    expect(news.filter(has_text="Bo").first).to_be_visible()
    for line in news.all():
        assert RULE.search(line.inner_text())
    page.locator(".since .close").click()
    expect(news).to_have_count(0)


def test_a_mouse_that_lies_still_closes_nothing_that_a_key_has_opened(
    server: Server, page: Page
) -> None:
    """What is drawn anew under it makes the browser say that it is over something else."""
    player = Pointer(page, seed=1)
    player.sit(near_end(server, golden("two-adepts"), 70), 0)
    player.wait("asked")
    page.mouse.move(600, 10)
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    look = page.locator(".look")
    expect(look).to_be_visible()
    over = {"bubbles": True, "pointerType": "mouse", "clientX": 600, "clientY": 10}
    page.locator(".top").dispatch_event("pointerover", over)
    page.evaluate(DRAWN)
    expect(look).to_be_visible()
    page.mouse.move(640, 14)
    page.mouse.move(900, 12)
    expect(look).to_have_count(0)


def test_a_hint_ranks_options_and_gives_reasons(server: Server, page: Page) -> None:
    table = near_end(server, golden("two-adepts"), 70)
    player = Pointer(page, seed=1)
    player.sit(table, 0)
    player.wait("asked")
    page.locator("#ask .ask-tool").click()
    ranked = page.locator("#ask .advice li")
    expect(ranked.first).to_be_visible()
    offered = player.options()
    assert 0 < ranked.count() <= len(offered)
    for line in ranked.all():
        assert re.search(r"\d+\s?%", line.inner_text())
    assert table.state(0)["step"] == 0, "advice is no answer"


def test_a_hint_says_how_it_would_go_on(server: Server, page: Page) -> None:
    settings = {"mode": "basic"}
    player = Pointer(page)
    player.sit(new_table(server, ["you"] * 4, game="cerebria", settings=settings), 0)
    player.wait("curtain")
    player.lift()
    page.locator("#ask .ask-tool").click()
    expect(page.locator("#ask .advice .line")).to_contain_text("It has in mind:")


def test_a_rule_is_told_on_hover_and_on_focus(server: Server, page: Page) -> None:
    Pointer(page).sit(near_end(server, golden("two-adepts"), 70), 0)
    link = page.locator("#ask .asked a[data-rule]").first
    card = page.locator(".rulecard")
    link.hover()
    expect(card).to_contain_text(link.inner_text())
    expect(card).to_have_attribute("role", "tooltip")
    page.locator(".brand").hover()
    expect(card).to_have_count(0)
    page.keyboard.press("q")
    link.focus()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("role", "dialog")


def test_chat_is_text_and_nothing_else(server: Server, open_page: OpenPage) -> None:
    table = two_people(server)
    said = "<b>bold</b> <img src=x onerror=alert(1)> {{7*7}} & more"
    pages = [open_page(), open_page()]
    for seat, page in enumerate(pages):
        Pointer(page).sit(table, seat)
        page.locator("#tab-chat").click()
    line = pages[0].locator("#rail-body input")
    line.fill(said)
    line.press("Enter")
    heard = pages[1].locator(".chat li .w")
    expect(heard).to_have_text(f"Ann {said}")
    assert heard.locator("img, script").count() == 0


def test_a_replay_is_shared_and_saved(server: Server, open_page: OpenPage, tmp_path: Path) -> None:
    record = golden("two-randoms")
    page, stranger = open_page(), open_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{imported(server, record)}")
    page.locator(".slider input[type=range]").fill("40")
    page.wait_for_url("**at=40*")
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".notice")).not_to_be_empty()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(f"{server.url}/replay/")
    stranger.goto(link)
    expect(stranger.locator(".slider input[type=range]")).to_have_value("40")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Record").click()
    file = tmp_path / "saved.record"
    saving.value.save_as(file)
    assert file.read_text("utf-8").split("\n\n")[1:] == record.split("\n\n")[1:]
