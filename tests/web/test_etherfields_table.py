"""What the table of Etherfields does besides asking: distances, the story, the journal, payments
that are proposed and changed.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.places import etherfields, settle, sit
from tests.web.players import OPTIONS
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
