"""A client without a network: what the application sends, byte for byte, as a server would pass it
on.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

from fastapi import FastAPI
from starlette.types import Message, Scope

from boardwright.server.config import Config

PATIENCE = 60.0
"""Seconds after which something that has not come does not come: a hang."""

PLENTY = 1e9
"""A limit that no test reaches."""

Headers = list[tuple[bytes, bytes]]


def roomy(folder: Path, **settings: Any) -> Config:
    """The configuration of a server that refuses nobody for asking too often."""
    names = ("requests_per_second", "requests_burst", "commands_per_second", "commands_burst")
    plenty: dict[str, Any] = dict.fromkeys((*names, "tables_per_hour"), PLENTY)
    sockets = {"max_sockets_per_address": 100_000}
    return Config(
        **{
            "data": folder,
            "port": 0,
            "workers": 1,
            "think_seconds": 60,
            **plenty,
            **sockets,
            **settings,
        }
    )


class Cut(AssertionError):
    """The other side has closed where something was still to come."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A response."""

    status: int
    headers: Headers
    body: bytes

    @property
    def raw(self) -> bytes:
        """All of it: status, headers in their order, body."""
        lines = [b"%b: %b" % header for header in self.headers]
        return b"\r\n".join([b"%d" % self.status, *lines, b"", self.body])

    def json(self) -> Any:
        return json.loads(self.body)


def scope_of(path: str, headers: Headers, **more: Any) -> Scope:
    bare, _, query = path.partition("?")
    return {
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "path": bare,
        "raw_path": quote(bare).encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"table.example"), *headers],
        "client": ("192.0.2.7", 40000),
        "server": ("table.example", 80),
        **more,
    }


def authorization(token: str | None) -> Headers:
    return [] if token is None else [(b"authorization", f"Bearer {token}".encode())]


async def call(
    app: FastAPI, method: str, path: str, body: object = None, token: str | None = None
) -> Reply:
    """One request, answered in full. What the application raises comes out here."""
    content = b"" if body is None else json.dumps(body).encode()
    headers = authorization(token)
    if body is not None:
        headers += [(b"content-type", b"application/json")]
    requests: list[Message] = [{"type": "http.request", "body": content, "more_body": False}]
    begun: Message = {}
    parts: list[bytes] = []

    async def receive() -> Message:
        if requests:
            return requests.pop()
        await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            begun.update(message)
        else:
            parts.append(message.get("body", b""))

    scope = scope_of(path, headers, type="http", method=method)
    await asyncio.wait_for(app(scope, receive, send), PATIENCE)
    return Reply(begun["status"], list(begun["headers"]), b"".join(parts))


class Line:
    """Something that stays open: `frames` is what came, in order; the rest waits to be read."""

    def __init__(self, app: FastAPI, scope: Scope) -> None:
        self.frames: list[bytes] = []
        self.closed: int | None = None
        self._read = 0
        self._news = asyncio.Event()
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._task = asyncio.create_task(app(scope, self._inbox.get, self._take))
        self._task.add_done_callback(lambda _: self._news.set())

    async def _take(self, message: Message) -> None:
        raise NotImplementedError

    async def next(self) -> bytes:
        """The next frame that was not read yet."""
        while self._read == len(self.frames):
            if self._task.done() or self.closed is not None:
                raise Cut(f"closed with {self.closed} after {len(self.frames)} frames")
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        self._read += 1
        return self.frames[self._read - 1]

    async def close(self) -> None:
        raise NotImplementedError

    async def _end(self, message: Message) -> None:
        """Hang up, and wait until the application has noticed; what it raised comes out here."""
        self._inbox.put_nowait(message)
        await asyncio.wait_for(self._task, PATIENCE)


class Socket(Line):
    """A WebSocket."""

    def __init__(self, app: FastAPI, path: str) -> None:
        super().__init__(app, scope_of(path, [], type="websocket", scheme="ws", subprotocols=[]))
        self._inbox.put_nowait({"type": "websocket.connect"})

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text")
            self.frames.append(message["bytes"] if text is None else text.encode())
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        self._news.set()

    def say(self, **message: Any) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, fits: Callable[[Any], bool]) -> Any:
        """The next message that fits."""
        while True:
            message = json.loads(await self.next())
            if fits(message):
                return message

    async def ask(self, ref: int, do: str, **fields: Any) -> Any:
        """Give a command; the message that it comes back with."""
        self.say(do=do, ref=ref, **fields)
        return await self.until(lambda m: m["type"] in ("done", "refused") and m["ref"] == ref)

    async def close(self) -> None:
        await self._end({"type": "websocket.disconnect", "code": 1000})


class Stream(Line):
    """Server-sent events."""

    def __init__(self, app: FastAPI, path: str, token: str | None) -> None:
        super().__init__(app, scope_of(path, authorization(token), type="http", method="GET"))

    async def _take(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.frames.append(Reply(message["status"], list(message["headers"]), b"").raw)
        elif body := message.get("body"):
            self.frames.append(body)
        self._news.set()

    async def close(self) -> None:
        await self._end({"type": "http.disconnect"})


class Running:
    """An application that is up."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self._life = app.router.lifespan_context(app)

    async def __aenter__(self) -> Self:
        await self._life.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._life.__aexit__(*error)
