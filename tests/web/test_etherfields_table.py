"""What the table of Etherfields does besides asking: distances, the story, the journal, payments
that are proposed and changed; and what text mode says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.places import etherfields, settle, sit
from tests.web.players import OPTIONS, Reader
from tests.web.serving import Server
from tests.web.tables import placed

SUGGESTED = "#ask .suggested .opt"


def steps(page: Page) -> dict[str, str]:
    """The numbers that are written on the map, by their spaces."""
    numbers = page.locator("[data-steps]").all()
    return {
        str(number.get_attribute("data-steps")): number.text_content() or "" for number in numbers
    }


def test_whoever_points_at_the_map_sees_how_far_everything_is(server: Server, page: Page) -> None:
    etherfields(page, server)
    assert set(steps(page).values()) == {""}
    page.locator('[data-anchor="figure:1"]').hover()
    shown = steps(page)
    assert (shown["r4c5"], shown["r4c6"], shown["r3c5"], shown["r4c4"]) == ("0", "1", "1", "1")
    # Walls are gone around.
    assert shown["r2c5"] == "4"
    page.mouse.move(1, 1)
    assert set(steps(page).values()) == {""}


def test_earlier_paragraphs_are_turned_back_to(server: Server, page: Page) -> None:
    etherfields(page, server)
    shown = page.locator(".scr article:visible h4")
    expect(shown).to_have_text("Paragraph 109")
    page.get_by_role("button", name="Earlier").click()
    expect(shown).to_have_text("Paragraph 108")
    page.get_by_role("button", name="Later").click()
    page.get_by_role("button", name="Later").click()
    expect(shown).to_have_text("Paragraph 109")


def test_the_journal_is_read_by_keys_and_answers_nothing(server: Server, page: Page) -> None:
    table = etherfields(page, server, "dreamworld")
    before = table.state(0)["step"]
    page.locator(".jrn button").focus()
    page.keyboard.press("Enter")
    journal = page.locator("dialog[open]")
    for found in ("Low Water", "Umbrella", "Waking Bell", "Paragraph 185", "won (bell)", "Ram"):
        expect(journal).to_contain_text(found)
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(journal).to_have_count(0)
    assert table.state(0)["step"] == before


def test_a_payment_is_proposed_and_may_be_made_otherwise(server: Server, page: Page) -> None:
    etherfields(page, server)
    expect(page.locator(SUGGESTED)).to_have_text("Pay with Shoulder In")
    page.locator('#ask [data-option="pay:Take It"]').hover()
    expect(page.locator(".bubble")).to_contain_text("2 of 3")
    expect(page.locator(".bubble .rule")).to_have_text("ETH-233")
    page.locator('[data-anchor="card:Take It"]').click()
    expect(page.locator("#ask .q")).to_contain_text("2 paid so far")
    expect(page.locator("#ask .meter .on")).to_have_count(2)
    page.locator(SUGGESTED).first.click()
    expect(page.locator("#log")).to_contain_text("goes onto Throw the lever: 2")


def test_a_number_that_was_meant_for_another_question_answers_none(
    server: Server, page: Page
) -> None:
    """Of more than nine options a number of two digits may be typed, so that one is waited for."""
    table = placed(server, "over", dropped=6)
    sit(page, table)
    expect(page.locator(OPTIONS).nth(9)).to_be_attached()
    settle(page)
    page.keyboard.press("1")
    page.locator('#ask [data-option="map:Ring the bell"]').click()
    expect(page.locator(OPTIONS)).to_have_count(2)
    page.wait_for_timeout(900)
    expect(page.locator(OPTIONS)).to_have_count(2)
    assert table.block(0)["decision"]["prompt"]["key"] == "ask-cost"


def told(view: Mapping[str, Any]) -> Iterator[str]:
    """Names and sentences of what lies on the table, as the view has them."""
    world, map_, gate, turn = view["world"], view["map"], view["gate"], view["turn"]
    for seat in view["seats"]:
        yield seat["dreamer"]["name"]
        yield from (*(seat["hand"] or ()), *seat["discard"], *seat["sealed"], *seat["masks"])
        yield from (card["name"] for card in seat["progress"])
    yield from view["seats"][view["seat"]]["built"]
    for kind in ("items", "storage", "notes", "wisdom"):
        yield from (thing["name"] for thing in view[kind])
    yield from (action["name"] for action in map_["actions"].values())
    yield from (entity["name"] for entity in map_["entities"])
    yield from (location["name"] for location in world["locations"])
    yield from (paragraph["text"] for paragraph in view["read"])
    yield from view["offer"]
    if gate:
        yield from (gate["name"], gate["goal"])
    if turn and turn["card"]:
        yield turn["card"]["name"]


@pytest.mark.parametrize("name", ["table", "dreamworld", "shop", "decks"])
def test_text_mode_says_what_lies_on_the_table(server: Server, page: Page, name: str) -> None:
    table = placed(server, name)
    player = Reader(page, seed=1)
    player.sit(table, 0)
    player.wait("asked")
    page.keyboard.press("t")
    words = " ".join(page.locator(".textmode").inner_text().split())
    facts = {" ".join(fact.split()) for fact in told(table.block(0)["view"]) if fact}
    assert len(facts) > 15
    assert {fact for fact in facts if fact not in words} == set()
    places = page.locator(".textmode .act").evaluate_all("all => all.map((b) => b.dataset.option)")
    assert set(places) <= set(player.options())
    assert len(places) >= len(player.options()) // 2
    player.step()
    player.wait()
    expect(page.locator("[data-anchor]")).to_have_count(0)
