"""How a page looks and reads: its picture, its faults of layout, its faults for readers."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web import tools

SCREENS = tools.ROOT / "build" / "screens"
GREY = "html { filter: grayscale(1) }"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def picture(page: Page, name: str, style: str | None = None) -> None:
    """Keep a picture of the window as it is."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png", animations="disabled", style=style)


def layout_faults(page: Page) -> list[str]:
    """Texts that are cut off or run out of their places."""
    found: list[str] = page.evaluate(_script("layout.js"))
    return found


def colour_faults(page: Page) -> list[str]:
    """What cannot be told without colours."""
    found: list[str] = page.evaluate(_script("colours.js"))
    return found


def reader_faults(page: Page) -> list[str]:
    """What axe-core finds against levels A and AA."""
    page.evaluate(_axe())
    options = {"runOnly": RULES, "resultTypes": ["violations"]}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@cache
def _script(name: str) -> str:
    return (tools.HERE / name).read_text("utf-8")


@cache
def _axe() -> str:
    return tools.AXE.read_text("utf-8")
