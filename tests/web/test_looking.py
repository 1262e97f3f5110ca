"""The checks of layout, of colours and of accessibility find what is wrong with a page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.client import WEB
from tests.web.looking import colour_faults, layout_faults, reader_faults

SIGN = "<svg width=16 height=16></svg>"


@pytest.fixture
def blank(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 800})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<p style='width:900px'>wide</p>", "the page is"),
        ("<p style='position:absolute;left:-9px'>to the left</p>", "outside"),
        ("<p style='width:40px;overflow:hidden;white-space:nowrap'>much too long</p>", "sideways"),
        ("<p style='height:20px;overflow:hidden'>much<br>too<br>long</p>", "in height"),
        ("<button style='width:40px;white-space:nowrap'>Much too long</button>", "runs out"),
        (f"<div style='height:20px;border:1px solid'>a<br>{SIGN}</div>", "a sign runs out"),
    ],
)
def test_a_bad_layout_is_seen(blank: Page, body: str, fault: str) -> None:
    blank.set_content(f"<!doctype html><body>{body}")
    assert any(fault in found for found in layout_faults(blank))


@pytest.mark.parametrize(
    "body",
    [
        "<p>Words that go on and on and on and on and on and on and on and on and on.</p>",
        "<div style='overflow-x:auto'><p style='width:900px'>wide</p></div>",
        "<p style='position:absolute;width:1px;height:1px;overflow:hidden'>for readers</p>",
        "<div style='overflow:hidden auto;height:40px'>much<br>too<br>long</div>",
        "<button>Fits well</button>",
        f"<div style='border:1px solid'>a<br>{SIGN}</div>",
        f"<div style='height:20px;border:1px solid;overflow:auto'>a<br>{SIGN}</div>",
    ],
)
def test_a_good_layout_is_let_be(blank: Page, body: str) -> None:
    blank.set_content(f"<!doctype html><body>{body}")
    assert layout_faults(blank) == []


MARKS = '<i class="mark c-red">{}</i><i class="mark c-blue">{}</i>'
DOT = "<style>[data-legal]::after { content: 'o' }</style>"
NOTCH = "<svg><g data-legal><circle class=notch r=2 style='display:{}' /></g></svg>"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (MARKS.format("", ""), ".c-red.mark from .c-blue"),
        (MARKS.format("2", "2"), ".c-red.mark from .c-blue"),
        (MARKS.format("2", "3"), ""),
        (MARKS.format("<svg><path d='M0 0' /></svg>", "<svg><path d='M1 1' /></svg>"), ""),
        ("<style>.s1 { border-radius: 50% }</style><b class=s0>A</b><b class=s1>A</b>", ""),
        ("<b data-legal>A card</b>", "no sign on <b"),
        (f"{DOT}<b data-legal>A card</b>", ""),
        (NOTCH.format("none"), "no sign on <g"),
        (NOTCH.format("inline"), ""),
    ],
)
def test_what_colour_alone_tells_is_seen(blank: Page, body: str, fault: str) -> None:
    blank.set_content(f"<!doctype html><body>{body}")
    found = colour_faults(blank)
    assert len(found) == bool(fault)
    assert fault in "".join(found)


def test_no_two_icons_are_drawn_alike() -> None:
    icons = (WEB / "icons.svg").read_text("utf-8")
    drawn = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', icons, re.DOTALL))
    assert len(drawn) > 50
    assert len(set(drawn.values())) == len(drawn)


def test_what_readers_cannot_use_is_seen(blank: Page, axe: str) -> None:
    page = "<!doctype html><html lang=en><title>x</title><main><h1>A</h1>{}</main>"
    blank.set_content(page.format("<button>Yes</button>"))
    assert reader_faults(blank) == []
    blank.set_content(page.format("<button></button><img src='data:,'>"))
    assert {fault.split(":")[0] for fault in reader_faults(blank)} == {"button-name", "image-alt"}
