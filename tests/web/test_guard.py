"""The guard of the browser tests sees what a page does wrong."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.guarding import Guard


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "favicon.ico").touch()
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """A folder as a web site."""
    site = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=site.serve_forever, args=(0.02,))
    thread.start()
    yield f"http://127.0.0.1:{site.server_address[1]}"
    site.shutdown()
    thread.join()
    site.server_close()


@pytest.mark.parametrize(
    ("script", "kind"),
    [
        ("console.error('no text for it')", "console"),
        ("console.warn('this is old')", "console"),
        ("throw new Error('broken')", "error"),
        ("Promise.reject(new Error('broken'))", "error"),
        ("await fetch('/nowhere')", "status 404"),
        ("await fetch('http://127.0.0.1:9/', {mode: 'no-cors'}).catch(() => 0)", "elsewhere"),
        ("new Image().src = 'http://elsewhere.invalid/a.png'", "elsewhere"),
        ("new WebSocket('ws://127.0.0.1:9/')", "elsewhere"),
    ],
)
def test_a_fault_is_seen(
    browser: Browser, address: str, folder: Path, script: str, kind: str
) -> None:
    faults = visit(browser, address, folder, script)
    assert any(fault.startswith(kind) for fault in faults), faults


@pytest.mark.parametrize(
    "script", ["console.log('fine')", "await fetch('/index.html')", "await fetch('data:,a')"]
)
def test_what_is_right_is_let_be(browser: Browser, address: str, folder: Path, script: str) -> None:
    assert visit(browser, address, folder, script) == []


def visit(browser: Browser, address: str, folder: Path, script: str) -> list[str]:
    """The faults of a page with this script."""
    page_text = "<!doctype html><title>x</title><script type=module src=/main.js></script>"
    (folder / "index.html").write_text(page_text)
    (folder / "main.js").write_text(f"setTimeout(() => {{ document.title = 'done'; }});\n{script}")
    guard = Guard(address)
    context = browser.new_context()
    guard.watch(context)
    page = context.new_page()
    page.goto(f"{address}/index.html")
    page.wait_for_function("document.title === 'done'")
    page.evaluate("fetch('/index.html')")
    context.close()
    return guard.faults
