"""Those who listen to a table: sockets and streams alike take messages from a queue."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator

BACKLOG = 200
"""Messages that may wait for a slow reader; then it is cut off and has to come back."""


class Listener:
    """One open socket or stream of a person, or of a watcher (None)."""

    __slots__ = ("_queue", "closed", "person")

    def __init__(self, person: int | None) -> None:
        self.person = person
        self.closed = False
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)

    def send(self, message: str) -> None:
        if self.closed:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Say no more; what is already waiting is still sent, if there is room for the end."""
        if self.closed:
            return
        self.closed = True
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """The next message; None is the end."""
        return await self._queue.get()

    def waiting(self) -> int:
        return self._queue.qsize()


class Audience:
    """All listeners of one table."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[int | None, set[Listener]] = {}

    def __iter__(self) -> Iterator[Listener]:
        return iter([listener for listeners in self._of.values() for listener in listeners])

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def add(self, listener: Listener) -> None:
        self._of.setdefault(listener.person, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        listeners = self._of.get(listener.person, set())
        listeners.discard(listener)
        if not listeners:
            self._of.pop(listener.person, None)

    def people(self) -> Iterable[int | None]:
        """Those who listen, each once; None stands for all watchers."""
        return tuple(self._of)

    def present(self, person: int) -> bool:
        return person in self._of

    def watchers(self) -> int:
        return len(self._of.get(None, ()))
