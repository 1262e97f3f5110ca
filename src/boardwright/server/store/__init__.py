"""The tables on disk: a log of what happened, which only grows, and what is needed to go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, exc

from boardwright.server.store import reading
from boardwright.server.store.engine import open_engine, tidy_up, translate
from boardwright.server.store.errors import Conflict, Missing, StoreError, Unavailable
from boardwright.server.store.migrating import migrate
from boardwright.server.store.operations import (
    AddPerson,
    Append,
    Mark,
    NewTable,
    Operation,
    Rename,
    Say,
    SetInvite,
    SetNonce,
    Snapshot,
)
from boardwright.server.store.stored import Entry, Head, Invite, Line, Person, Row, Stored
from boardwright.server.store.writer import Batch, Counts, Writer

__all__ = [
    "AddPerson",
    "Append",
    "Batch",
    "Conflict",
    "Counts",
    "Entry",
    "Head",
    "Invite",
    "Line",
    "Mark",
    "Missing",
    "NewTable",
    "Operation",
    "Person",
    "Rename",
    "Row",
    "Say",
    "SetInvite",
    "SetNonce",
    "Snapshot",
    "Store",
    "StoreError",
    "Stored",
    "Unavailable",
]

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """A database file. `commit` may be called from any event loop; units are written in the order
    in which they were handed in.
    """

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._writes = open_engine(url, writes=True)
        self._reads = open_engine(url, writes=False)
        self._writer: Writer | None = None

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        try:
            migrate(self._writes)
        except exc.DBAPIError as error:
            raise translate(error) from error
        self._writer = Writer(self._writes)

    @property
    def counts(self) -> Counts:
        """What has been written since the store was opened."""
        return self._opened.counts

    def watch(self, on_batch: Callable[[Batch], None]) -> None:
        """Call this after each transaction, in the thread that writes."""
        self._opened.on_batch = on_batch

    async def commit(self, *operations: Operation) -> None:
        """Write all of these or none of them; comes back when they are on disk. Whoever stops
        waiting does not stop the writing.
        """
        await self._opened.put(self._clock(), operations)

    async def load(self, table: str) -> Stored | None:
        """A table with all that happened at it."""
        return await self._read(reading.load, table)

    async def snapshot(self, table: str, step: int) -> dict[str, Any] | None:
        """The data of one snapshot."""
        return await self._read(reading.snapshot, table, step)

    async def listed(self, limit: int) -> list[Row]:
        """Tables being played that anybody may watch, the liveliest first."""
        return await self._read(reading.listed, limit)

    async def rows(self, tables: Sequence[str]) -> dict[str, Row]:
        """The rows of those of these tables that there are."""
        return await self._read(reading.rows, tables)

    async def exists(self, table: str) -> bool:
        return await self._read(reading.exists, table)

    async def close(self) -> None:
        """Write what waits, put everything into the one file, and stop."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await asyncio.to_thread(writer.stop)
            await asyncio.to_thread(_close, self._reads, self._writes)

    @property
    def _opened(self) -> Writer:
        if self._writer is None:
            raise Unavailable("the store is not open")
        return self._writer

    async def _read(
        self, what: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def read() -> T:
            try:
                with self._reads.connect() as connection:
                    return what(connection, *args, **kwargs)
            except (exc.DBAPIError, exc.TimeoutError) as error:
                raise translate(error) from error

        return await asyncio.to_thread(read)


def _close(reads: Engine, writes: Engine) -> None:
    reads.dispose()
    tidy_up(writes)
    writes.dispose()
