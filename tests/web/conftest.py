"""What the tests of the web table share: a server, a browser, and pages that may not err."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web import tools
from tests.web.guarding import Guard
from tests.web.languages import write_languages
from tests.web.serving import Server

OpenPage = Callable[..., Page]

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync")
QUIET = ("--disable-background-networking", "--disable-component-update")

PATIENCE = 30_000
"""Milliseconds that something may take on a busy machine before it counts as not happening."""

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

SETTINGS = {
    "pace_scale": "0",
    "workers": "1",
    **dict.fromkeys(("requests_per_second", "requests_burst"), "100000"),
    **dict.fromkeys(("commands_per_second", "commands_burst", "tables_per_hour"), "100000"),
}
"""How the server of the tests differs: bots do not wait for people to read, and the tests may ask
as often as they like.
"""


expect.set_options(timeout=PATIENCE)


def need(tool: tools.Tool, found: str | None) -> str:
    """What was found; without it the test is not run, or fails where all must be."""
    if found:
        return found
    if tools.must_be_complete():
        pytest.fail(str(tool))
    pytest.skip(str(tool))


@pytest.fixture(scope="session")
def node() -> str:
    """Node, with the packages of package.json beside it."""
    need(tools.CHECKER, str(tools.TSC) if tools.TSC.exists() else None)
    return need(tools.NODE, tools.find_node())


@pytest.fixture(scope="session")
def axe() -> str:
    """The file of axe-core."""
    return need(tools.READER, str(tools.AXE) if tools.AXE.exists() else None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    program = need(tools.BROWSER, tools.find_browser())
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *QUIET])
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that tests share; those that kill it have one of their own."""
    shared = Server(tmp_path_factory.mktemp("server"), **SETTINGS)
    shared.start()
    yield shared
    shared.end()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed and started again."""
    own = Server(tmp_path / "data", **SETTINGS)
    own.start()
    yield own
    own.end()


@pytest.fixture
def steady_server(tmp_path: Path) -> Iterator[Server]:
    """A server that deals the same cards every time, for tests that count what happens."""
    own = Server(tmp_path / "data", fixed_random="1", **SETTINGS)
    own.start()
    yield own
    own.end()


@pytest.fixture(scope="session")
def polyglot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks the made-up languages besides."""
    texts = write_languages(tmp_path_factory.mktemp("texts"))
    found = Server(tmp_path_factory.mktemp("polyglot"), texts=str(texts), **SETTINGS)
    found.start()
    yield found
    found.end()


@pytest.fixture
def origin(request: pytest.FixtureRequest) -> str:
    """The address of the server that this test uses."""
    names = [
        name for name in ("own_server", "steady_server", "polyglot") if name in request.fixturenames
    ]
    found: Server = request.getfixturevalue(names[0] if names else "server")
    return found.url


@pytest.fixture
def guard(origin: str) -> Iterator[Guard]:
    """What pages may not do; the test fails if one does."""
    watching = Guard(origin)
    yield watching
    assert watching.faults == []


@pytest.fixture
def open_page(browser: Browser, guard: Guard, origin: str) -> Iterator[OpenPage]:
    """Open a page of a new person: a browser context of their own."""
    contexts = []

    def make(**options: Any) -> Page:
        settings = {"viewport": WIDE, "reduced_motion": "reduce", "base_url": origin, **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        guard.watch(context)
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()
