"""Every place of the client that a reader can be in, and how to come there."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page, expect

from tests.web.players import DRAWN, OPTIONS, OVER, STATE
from tests.web.serving import Server
from tests.web.tables import (
    Table,
    golden,
    imported,
    near_end,
    new_table,
    placed,
    play_on,
    position,
    two_people,
)

Place = Callable[[Page, Server], None]

PLACES: dict[str, Place] = {}
"""All places by their names."""
RARE: set[str] = set()
"""Those that differ little from others: they are looked at in long runs only."""
IS_LONG = os.environ.get("BOARDWRIGHT_SOAK") == "1"


def place(come: Place) -> Place:
    """Name a place by the function that comes there."""
    PLACES[come.__name__.replace("_", "-")] = come
    return come


def rare(come: Place) -> Place:
    """The same for a place that is looked at in long runs only."""
    RARE.add(come.__name__.replace("_", "-"))
    return place(come)


def visited() -> list[str]:
    """The places that this run looks at."""
    return [name for name in PLACES if IS_LONG or name not in RARE]


def sit(page: Page, table: Table, seat: int = 0) -> None:
    page.goto(f"/table/{table.id}#key={table.tokens[seat]}")


def asked(page: Page, server: Server, record: str = "two-adepts", dropped: int = 70) -> Table:
    """A table in the middle of a game, with a question."""
    table = near_end(server, golden(record), dropped)
    sit(page, table)
    expect(page.locator(OPTIONS).first).to_be_visible()
    return table


@cache
def finished(server: Server) -> Table:
    """A table of two people that is over."""
    over = new_table(server, ["you", "person"])
    over.sit(1, "Bo")
    play_on(over, lambda _: False)
    return over


@cache
def recorded(server: Server) -> str:
    """A record on this server."""
    return imported(server, golden("two-randoms"))


def settle(page: Page) -> None:
    """Wait until nothing is loaded or moved any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.evaluate(DRAWN)


@place
def home(page: Page, server: Server) -> None:
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()


@place
def home_with_tables(page: Page, server: Server) -> None:
    asked(page, server)
    new_table(server, ["you", "novice"], watch="everybody")
    home(page, server)
    expect(page.locator(".tables li").first).to_be_visible()


@place
def new(page: Page, server: Server) -> None:
    page.goto("/new")
    expect(page.locator("main form, main .btn.pri").first).to_be_visible()


@place
def table(page: Page, server: Server) -> None:
    asked(page, server)


@place
def table_first(page: Page, server: Server) -> None:
    sit(page, new_table(server, ["you", "novice"]))
    expect(page.locator(OPTIONS).first).to_be_visible()


@place
def table_of_four(page: Page, server: Server) -> None:
    asked(page, server, "four-novices", 40)


@place
def table_waits(page: Page, server: Server) -> None:
    sit(page, new_table(server, ["person", "you"]), 1)
    page.locator(OPTIONS).first.click()
    expect(page.locator("#ask.wait")).to_be_visible()


@place
def table_text(page: Page, server: Server) -> None:
    asked(page, server)
    if page.locator(".textmode").count() == 0:
        page.keyboard.press("t")
    expect(page.locator(".textmode")).to_be_visible()


@place
def table_menu(page: Page, server: Server) -> None:
    asked(page, server)
    page.locator(".top .tool[aria-expanded]").last.click()
    expect(page.locator("#panel")).to_be_visible()


@rare
def table_chat(page: Page, server: Server) -> None:
    asked(page, server).do(0, "chat", text="A word that is longer than most, and then some more")
    if page.locator("nav.tabs").is_visible():
        page.locator("nav.tabs button").nth(2).click()
    page.locator("#tab-chat").click()
    expect(page.locator(".chat li").first).to_be_visible()


@rare
def table_watched(page: Page, server: Server) -> None:
    table = new_table(server, ["you", "person"])
    table.sit(1, "Bo")
    play_on(table, lambda view: any(len(seat["dominations"]) > 1 for seat in view["seats"]))
    page.goto(f"/table/{table.id}")
    page.locator("main.door button, main.door .btn").last.click()
    expect(page.locator("#board [data-anchor]").first).to_be_visible()


@place
def table_seats(page: Page, server: Server) -> None:
    table_menu(page, server)
    page.locator("#panel .items .item").first.click()
    expect(page.locator("#panel .seats")).to_be_visible()


@place
def table_invitation(page: Page, server: Server) -> None:
    sit(page, new_table(server, ["you", "person"]))
    expect(page.locator(OPTIONS).first).to_be_visible()
    page.locator(".top .tool[aria-expanded]").last.click()
    page.locator("#panel .items .item").first.click()
    page.locator("#panel .seats").get_by_role("button", name="Invite").click()
    expect(page.locator("#panel .qr")).to_be_visible()


@place
def table_news(page: Page, server: Server) -> None:
    """What the other one did since the own last answer."""
    table = two_people(server)
    first = table.public()["waiting"][0]
    while table.public()["waiting"] == [first]:
        table.answer(first, "draw")
    while table.public()["waiting"] == [1 - first]:
        table.answer(1 - first, "draw")
    sit(page, table, first)
    expect(page.locator(OPTIONS).first).to_be_visible()


@place
def table_asked_back(page: Page, server: Server) -> None:
    """Somebody else would like to take an answer back."""
    table = two_people(server)
    seat = table.public()["waiting"][0]
    table.answer(seat, "draw")
    table.do(seat, "undo", seat=seat)
    sit(page, table, 1 - seat)
    expect(page.locator('[data-motion="agree"]')).to_be_visible()


@place
def table_options_of_a_pile(page: Page, server: Server) -> None:
    asked(page, server, dropped=41)
    page.locator('[data-anchor="pile:0:purple"]').first.dispatch_event("click")
    expect(page.locator(".anchor-menu [data-option]").first).to_be_visible()


@place
def table_rule(page: Page, server: Server) -> None:
    asked(page, server)
    page.keyboard.press("?")
    expect(page.locator(".rulecards > *")).to_be_visible()


@place
def table_look(page: Page, server: Server) -> None:
    asked(page, server)
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".look")).to_be_visible()


@place
def table_hint(page: Page, server: Server) -> None:
    asked(page, server)
    page.locator("#ask .ask-tool").click()
    expect(page.locator("#ask .advice")).to_be_visible()


@place
def table_over(page: Page, server: Server) -> None:
    sit(page, finished(server))
    expect(page.locator(OVER)).to_be_visible()


@place
def door(page: Page, server: Server) -> None:
    invited = new_table(server, ["you", "person", "open"])
    page.goto(f"/table/{invited.id}#seat={invited.links[1]}")
    expect(page.locator("#door-name")).to_be_visible()


@place
def curtain(page: Page, server: Server) -> None:
    sit(page, new_table(server, ["you", "you"]))
    page.wait_for_function(f"() => ({STATE})() === 'curtain'")


@place
def replay(page: Page, server: Server) -> None:
    page.goto(f"/replay/{recorded(server)}?at=70")
    expect(page.locator("[data-anchor]").first).to_be_visible()


@place
def replay_branch(page: Page, server: Server) -> None:
    replay(page, server)
    page.locator(".ctl .bts").last.locator("button").last.click()
    expect(page.locator("dialog.branch")).to_be_visible()


CEREBRIA = "cerebria"


def cerebria(page: Page, server: Server, record: str = "four-randoms", dropped: int = 80) -> Table:
    """A table of Cerebria in the middle of a game, with a question."""
    table = near_end(server, golden(record, CEREBRIA), dropped)
    sit(page, table)
    expect(page.locator(OPTIONS).first).to_be_visible()
    return table


@place
def new_cerebria(page: Page, server: Server) -> None:
    page.goto("/new?game=cerebria")
    page.locator("input[name=count]").last.check(force=True)
    expect(page.locator(".chairs .team")).to_have_count(4)
    page.locator(".own select").nth(1).select_option(index=4)
    page.locator(".own textarea").fill("Kindness, Anger")
    expect(page.locator(".sum .fault")).to_contain_text("CER-064")


@place
def cerebria_table(page: Page, server: Server) -> None:
    cerebria(page, server)


@place
def cerebria_first(page: Page, server: Server) -> None:
    sit(page, new_table(server, ["you", "you"], game=CEREBRIA))
    page.locator("[data-curtain]").click()
    expect(page.locator(OPTIONS).first).to_be_visible()


@place
def cerebria_built(page: Page, server: Server) -> None:
    """An Action that is being put together, and what one of its options costs."""
    # All seats are of one person, so that nobody has to be waited for.
    sit(page, new_table(server, ["you"] * 4, game=CEREBRIA, settings=BASIC))
    page.locator("[data-curtain]").click()
    page.locator('#ask .opts [data-option="move"]').click()
    expect(page.locator(".cer-asked")).to_be_visible()
    page.locator(OPTIONS).last.hover()


BASIC = {"mode": "basic"}


@place
def cerebria_text(page: Page, server: Server) -> None:
    cerebria(page, server)
    if page.locator(".textmode").count() == 0:
        page.keyboard.press("t")
    expect(page.locator(".textmode")).to_be_visible()


@place
def cerebria_look(page: Page, server: Server) -> None:
    cerebria(page, server)
    page.locator('[data-anchor="seat:1"]').first.dispatch_event("click")
    expect(page.locator(".look")).to_be_visible()


@cache
def finished_cerebria(server: Server) -> Table:
    over = new_table(server, ["you", "person"], game=CEREBRIA)
    over.sit(1, "Bo")
    play_on(over, lambda _: False)
    return over


@place
def cerebria_over(page: Page, server: Server) -> None:
    sit(page, finished_cerebria(server))
    expect(page.locator(OVER)).to_be_visible()


@place
def cerebria_replay(page: Page, server: Server) -> None:
    record = imported(server, golden("two-randoms", CEREBRIA))
    page.goto(f"/replay/{record}?at=150")
    expect(page.locator("[data-anchor]").first).to_be_visible()


ETHERFIELDS = "etherfields"


def etherfields(page: Page, server: Server, position: str = "table") -> Table:
    """A table of Etherfields that goes on from a position, with a question."""
    table = placed(server, position)
    sit(page, table)
    expect(page.locator(OPTIONS).first).to_be_visible()
    return table


@place
def new_etherfields(page: Page, server: Server) -> None:
    page.goto("/new?game=etherfields")
    expect(page.locator("main form, main .btn.pri").first).to_be_visible()


@place
def etherfields_table(page: Page, server: Server) -> None:
    etherfields(page, server)


@rare
def etherfields_first(page: Page, server: Server) -> None:
    """One person steers two Dreamers from the beginning."""
    sit(page, new_table(server, ["you", "you"], game=ETHERFIELDS))
    expect(page.locator(OPTIONS).first).to_be_visible()


@rare
def etherfields_story(page: Page, server: Server) -> None:
    etherfields(page, server, "story")


@place
def etherfields_dreamworld(page: Page, server: Server) -> None:
    etherfields(page, server, "dreamworld")


@rare
def etherfields_shop(page: Page, server: Server) -> None:
    etherfields(page, server, "shop")


@rare
def etherfields_decks(page: Page, server: Server) -> None:
    etherfields(page, server, "decks")


@place
def etherfields_journal(page: Page, server: Server) -> None:
    etherfields(page, server, "dreamworld")
    page.locator(".jrn button").first.click()
    expect(page.locator("dialog[open] article").first).to_be_visible()


@rare
def etherfields_text(page: Page, server: Server) -> None:
    etherfields(page, server)
    if page.locator(".textmode").count() == 0:
        page.keyboard.press("t")
    expect(page.locator(".textmode")).to_be_visible()


@rare
def etherfields_over(page: Page, server: Server) -> None:
    """The last answer is left to the table, which ends with it."""
    won = placed(server, "over", dropped=1)
    won.answer(0, "no")
    sit(page, won)
    expect(page.locator(OVER)).to_be_visible()


@rare
def etherfields_replay(page: Page, server: Server) -> None:
    page.goto(f"/replay/{imported(server, position('over'))}?at=3")
    expect(page.locator("[data-anchor]").first).to_be_visible()


@place
def rules(page: Page, server: Server) -> None:
    page.goto("/rules")
    expect(page.locator("main input[type=search]")).to_be_visible()


@place
def rule(page: Page, server: Server) -> None:
    page.goto("/rules/INN-050")
    expect(page.locator("main")).to_contain_text("INN-050")


@place
def rules_of_cerebria(page: Page, server: Server) -> None:
    page.goto("/rules?game=cerebria&q=empower")
    expect(page.locator(".rl li").first).to_be_visible()


@place
def lost(page: Page, server: Server) -> None:
    page.goto("/table/ZZZZZZ")
    expect(page.locator("main h1")).to_be_visible()
