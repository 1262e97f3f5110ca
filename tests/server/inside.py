"""A server in a thread of the tests: real sockets outside, and a look at what it holds inside."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Collection
from socket import socket
from threading import Event, Thread
from typing import Any, Self, TypeVar

import pytest
import uvicorn

from boardwright.server import serving
from boardwright.server.app import DATABASE
from boardwright.server.config import Config
from boardwright.server.hall import Hall
from boardwright.server.tables import Table

T = TypeVar("T")

PATIENCE = 60.0


CLIENTS_FAULTS = frozenset({"Invalid UTF-8 sequence received from client."})
"""What uvicorn calls an error, though the fault is the client's and the socket is closed for it."""


class Faults(logging.Handler):
    """What the server logs as a fault: there shall be none."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("websockets.client") or record.getMessage() in CLIENTS_FAULTS:
            return
        trace = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
        self.found.append(f"{record.name}: {record.getMessage()}\n{trace}")


class Inside:
    """`serving.serve` as it is, but in a thread."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.faults = Faults()
        self._ready = Event()
        self._thread = Thread(target=self._serve, daemon=True)
        self._failed: BaseException | None = None

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self.faults)
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        if self._failed is not None:
            raise self._failed
        self._database = sqlite3.connect(self.config.data / DATABASE)
        return self

    def __exit__(self, *error: object) -> None:
        self._database.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        logging.getLogger().removeHandler(self.faults)
        assert not self._thread.is_alive()

    def _serve(self) -> None:
        run = serving.asyncio_run

        def noting(server: uvicorn.Server, listening: socket) -> None:
            self.server = server
            run(server, listening)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(serving, "asyncio_run", noting)
            try:
                serving.serve(self.config, self._up)
            except BaseException as error:
                self._failed = error
                self._ready.set()
                raise

    def _up(self, addresses: list[str]) -> None:
        self.loop = asyncio.get_running_loop()
        self.url = addresses[0].rstrip("/").replace("localhost", "127.0.0.1")
        self._ready.set()

    @property
    def hall(self) -> Hall:
        app: Any = self.server.config.app
        hall: Hall = app.state.hall
        return hall

    def look(self, at: Callable[[], T]) -> T:
        """What this gives when the server is between two things."""

        async def there() -> T:
            return at()

        return asyncio.run_coroutine_threadsafe(there(), self.loop).result(PATIENCE)

    def check(self) -> None:
        """Fail with the faults that were logged since the last look."""
        found, self.faults.found = self.faults.found, []
        assert not found, "\n".join(found)

    def fingerprint(self, codes: Collection[str]) -> tuple[object, ...]:
        """All that a command could change: whatever was written since, and these tables."""
        version = self._database.execute("PRAGMA data_version").fetchone()[0]
        return version, self.look(lambda: [held(t) for t in self.hall.live() if t.id in codes])


def held(table: Table) -> tuple[object, ...]:
    """A table in memory as one comparable value."""
    course = table.course
    return (
        table.id,
        table.status,
        table.step,
        table.next,
        course.pos.digest(),
        course.shift,
        tuple(course.answers),
        tuple(table.seats),
        tuple(table.people.items()),
        tuple(table.invites.items()),
        len(table.chat),
        str(table.motion),
        str(table.proposal),
    )
