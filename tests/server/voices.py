"""A socket as a client without manners uses it."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds after which an answer that has not come does not come."""

BROKEN = 1006
"""The line was cut without a word: so it looks when the server's own code fails."""


class Voice:
    """One socket of the client: what it has said, and what it was answered."""

    def __init__(self, url: str, person: int | None, counts: Counter[str]) -> None:
        self.person = person
        self.counts = counts
        self._stack = ExitStack()
        self.link: ClientConnection = self._stack.enter_context(
            connect(url, compression=None, max_size=None, open_timeout=PATIENCE)
        )
        self.step: int | None = None
        self.due = 0
        self.answers: list[Any] = []
        self.ended: int | None = None

    def read(self) -> Any | None:
        """The next message; None is the end. Every step is the one after the last."""
        try:
            message = json.loads(self.link.recv(timeout=PATIENCE))
        except ConnectionClosed as closed:
            self.ended = closed.rcvd.code if closed.rcvd else BROKEN
            return None
        kind = message["type"]
        if kind == "state":
            assert self.step is None or message["step"] >= self.step
            self.step = message["step"]
        elif kind == "step":
            assert self.step is not None
            assert message["step"] == self.step + 1
            self.step = message["step"]
        elif kind in ("done", "refused"):
            self.due -= 1
            assert self.due >= 0, f"an answer that nobody waits for: {message}"
            self.answers.append(message)
            self.counts[kind] += 1
        else:
            assert kind in ("table", "chat"), message
        return message

    def read_all(self) -> None:
        """Everything that is due; the other side may not hang up before."""
        while self.due:
            assert self.read() is not None, f"closed with {self.ended}, {self.due} answers missing"

    def say(self, text: str) -> None:
        """What cannot be sent any more is noticed by whoever waits for the answer."""
        self.due += 1
        with suppress(ConnectionClosed):
            self.link.send(text)

    def frame(self, opcode: Opcode, data: bytes) -> None:
        """Whatever can be sent, whether or not it is allowed."""
        with self.link.protocol_mutex:
            self.link.protocol.send_frame(Frame(opcode, data))
            self.link.send_data()

    def end(self) -> int:
        """Read to the end; how it came to that."""
        while self.read() is not None:
            assert self.step is None, "no end where one was due"
        assert self.ended is not None
        return self.ended

    def close(self, how: str = "politely") -> None:
        if how != "politely":
            self.link.close_socket()
        self._stack.close()
