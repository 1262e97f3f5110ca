"""The client's end of a WebSocket, as light as it can be: the load must not be what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNMASKED = bytes(4)
"""A mask of zeros leaves the payload as it is; a proxy in between would want another."""


class Refused(ConnectionError):
    """The server did not open the socket, or closed it."""


class Socket(asyncio.Protocol):
    """Hands on every text that comes, answers pings, and sends texts."""

    def __init__(self, host: str, path: str, on_text: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._on_text = on_text
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Refused("closed before it was open"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0 if self.opened.done() else self._read_head(data)
        size = len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif length == 127:
                length, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if size < start + length:
                break
            self._take(data[at], data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def _read_head(self, data: bytes) -> int:
        """Where the frames begin; with less than the whole head, the end of what there is."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if data.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Refused(data[:80].decode("latin-1")))
        return end + 4

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == TEXT and first & 128:
            self._on_text(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()
        else:
            raise Refused(f"a frame that this client does not read: {first:#x}")

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        if length < 126:
            head = bytes((128 | kind, 128 | length))
        else:
            head = bytes((128 | kind, 254)) + length.to_bytes(2, "big")
        self._transport.write(head + UNMASKED + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(host: str, port: int, path: str, on_text: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(f"{host}:{port}", path, on_text), host, port
    )
    await socket.opened
    return socket
