"""Other languages fit: one with words 40 % longer, one of Han signs; wide and on a phone. Short
runs look at each place in either language once, by turns wide and on a phone.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PHONE, WIDE, OpenPage
from tests.web.languages import HAN, LONG, SIGNS
from tests.web.looking import layout_faults, picture
from tests.web.places import IS_LONG, PLACES, settle
from tests.web.serving import Server

SHOWN = (
    *("home", "new", "table", "table-text", "table-menu", "table-over", "replay", "rules"),
    *("new-cerebria", "cerebria-table", "cerebria-text", "cerebria-built"),
    "etherfields-table",
    *(("new-etherfields", "etherfields-text", "etherfields-dreamworld") if IS_LONG else ()),
)
SIZES = (("wide", WIDE), ("phone", PHONE))
SIGN = {LONG: "[áêïöů]", HAN: f"[{SIGNS}]"}


def test_both_languages_are_offered(polyglot: Server) -> None:
    assert polyglot.get("/api/games")[0]["languages"] == ["en", LONG, HAN]


@pytest.mark.parametrize("language", [LONG, HAN])
@pytest.mark.parametrize("name", SHOWN)
def test_a_place_holds_other_words(
    polyglot: Server, open_page: OpenPage, language: str, name: str
) -> None:
    faults = {}
    turn = (SHOWN.index(name) + (language == HAN)) % len(SIZES)
    for size, viewport in SIZES if IS_LONG else SIZES[turn : turn + 1]:
        page = open_page(viewport=viewport, locale=language)
        PLACES[name](page, polyglot)
        settle(page)
        assert speaks(page, language)
        picture(page, f"{name}-{size}-{language}")
        faults[size] = layout_faults(page)
    assert {size: found for size, found in faults.items() if found} == {}


def speaks(page: Page, language: str) -> bool:
    """Whether the page is in this language, names and rule ids excepted."""
    words = re.findall(f"\\w*{SIGN[language]}\\w*", page.locator("#app").inner_text())
    return page.locator("html").get_attribute("lang") == language and len(words) > 10
