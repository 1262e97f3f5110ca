"""Those who listen to a table: sockets and streams alike take messages from a queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator

BACKLOG = 200
"""Messages that may wait for a slow reader; then it is cut off and has to come back."""


class Listener:
    """One open socket or stream of a person, or of a watcher (None). There is one reader, and
    nobody waits to write, so that this is all that is needed of a queue.
    """

    __slots__ = ("_messages", "_wanted", "closed", "person")

    def __init__(self, person: int | None) -> None:
        self.person = person
        self.closed = False
        self._messages: deque[str | None] = deque()
        self._wanted: asyncio.Future[None] | None = None
        """Of the reader, while there is nothing to read."""

    def send(self, message: str) -> None:
        if self.closed:
            return
        if len(self._messages) < BACKLOG:
            self._put(message)
        else:
            self.close()

    def close(self) -> None:
        """Say no more; what is already waiting is still sent, if there is room for the end."""
        if self.closed:
            return
        self.closed = True
        if len(self._messages) >= BACKLOG:
            self._messages.popleft()
        self._put(None)

    def _put(self, message: str | None) -> None:
        self._messages.append(message)
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    async def next(self) -> str | None:
        """The next message; None is the end."""
        while not self._messages:
            self._wanted = asyncio.get_running_loop().create_future()
            await self._wanted
        return self._messages.popleft()

    def waiting(self) -> int:
        return len(self._messages)


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
