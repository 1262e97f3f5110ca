"""How long a browser takes from the address to the board: measured and written down, no target."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.load.games import Party, Stage, prepare
from benchmarks.load.servers import HOST, boardwright, unpinned
from playwright.sync_api import BrowserContext, ViewportSize, sync_playwright

from tests.web.tools import BROWSER, find_browser

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
)

HALFWAY = Stage(0.5, 0.5)
WINDOW: ViewportSize = {"width": 1440, "height": 900}

WATCH = """
window.painted = new Promise(tell => {
  new MutationObserver((_, watcher) => {
    const thing = document.querySelector('#board [data-anchor]');
    if (!thing || !thing.getClientRects().length) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
  }).observe(document, {childList: true, subtree: true});
  setTimeout(() => tell(null), 60000);
});
"""
"""The first frame with something on the board, in milliseconds from the start of the navigation."""


@dataclass(frozen=True, slots=True)
class Painting:
    """Seconds to the first board: in a browser that has never been here, and when it comes back."""

    first: tuple[float, ...]
    again: tuple[float, ...]
    requests: int
    size: int

    @property
    def middle(self) -> tuple[float, float]:
        return median(self.first), median(self.again)


class NoBrowser(Exception):
    """There is none here."""


def painting(folder: Path, core: int, times: int) -> Painting:
    """Open tables that are halfway through their games, each in a browser with an empty cache."""
    program = find_browser()
    if program is None:
        raise NoBrowser(str(BROWSER))
    parties = prepare(folder / "painted", times + 1, 6, HALFWAY)
    first: list[float] = []
    again: list[float] = []
    # The browser has processes of its own, which need the other core as well.
    with boardwright(folder / "painted", core) as server, unpinned(), sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        for party in parties:
            context = browser.new_context(viewport=WINDOW)
            context.add_init_script(WATCH)
            address = f"http://{HOST}:{server.port}/table/{party.table}"
            cold, requests, size = _paint(context, address, party)
            first.append(cold)
            again.append(_paint(context, address, party)[0])
            context.close()
        browser.close()
    # The very first window pays for the start of the browser.
    return Painting(tuple(first[1:]), tuple(again[1:]), requests, size)


def _paint(context: BrowserContext, address: str, party: Party) -> tuple[float, int, int]:
    """Seconds, and what was asked for: how many files, how many bytes."""
    page = context.new_page()
    page.goto(f"{address}#key={party.tokens[0]}", wait_until="commit")
    painted: float | None = page.evaluate("window.painted")
    if painted is None:
        raise RuntimeError("no board came within a minute")
    entries = "performance.getEntriesByType('resource').map(entry => entry.transferSize)"
    sizes: list[int] = page.evaluate(entries)
    page.close()
    return painted / 1e3, len(sizes), sum(sizes)
