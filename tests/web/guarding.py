"""Pages that may not err: what one complains of, and what it asks of others, is kept."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError

GIVEN_UP = "net::ERR_ABORTED"
"""A request that a page dropped because it was left; no fault of anybody."""


class Guard:
    """Keeps the faults of every page of the contexts it watches."""

    def __init__(self, origin: str) -> None:
        self._host = urlsplit(origin).netloc
        self._faults: list[str] = []
        self._allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """Expect faults of this kind, in a test that brings them about."""
        self._allowed.append(re.compile(pattern))

    @property
    def faults(self) -> list[str]:
        return [
            fault
            for fault in self._faults
            if not any(pattern.search(fault) for pattern in self._allowed)
        ]

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._address(socket.url))
        page.on("crash", lambda _: self._faults.append("crash: the page broke down"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._faults.append(f"console: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self._faults.append(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.netloc != self._host:
            self._faults.append(f"elsewhere: {url}")

    def _failed(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self._faults.append(f"failed: {request.method} {request.url} ({request.failure})")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._faults.append(f"status {response.status}: {response.url}")
