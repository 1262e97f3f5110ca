"""The one thread that writes. It takes everything that waits into one transaction, so that many
tables share the wait for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from sqlalchemy import Engine

from boardwright.server.store.engine import translate
from boardwright.server.store.errors import Unavailable
from boardwright.server.store.operations import Operation
from boardwright.server.store.writing import Unit, write

log = logging.getLogger("boardwright.server.store")

MOST = 1000
"""Units in one transaction; more would keep the first of them waiting."""

TURN_SECONDS = 0.0002
"""How long Python lets one thread run while another wants to. An event loop at full load looks at
its sockets more often than Python's own 5 ms, and takes its turn anew each time: the thread that
writes then waits for seconds.
"""


@dataclass(slots=True)
class Counts:
    """What has been written since the start."""

    commits: int = 0
    units: int = 0
    rows: int = 0
    seconds: float = 0.0
    largest: int = 0
    failed: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    """One transaction that was written: how many units and rows, and how long it took."""

    units: int
    rows: int
    seconds: float


@dataclass(slots=True, eq=False)
class _Waiting:
    """A unit, and who waits for it."""

    at: float
    operations: Sequence[Operation]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]
    error: Exception | None = None

    @property
    def unit(self) -> Unit:
        return self.at, self.operations


class Writer:
    """Units go in from any event loop; each comes back after its transaction is on disk."""

    def __init__(self, engine: Engine) -> None:
        self.counts = Counts()
        self.on_batch: Callable[[Batch], None] | None = None
        self._engine = engine
        sys.setswitchinterval(min(TURN_SECONDS, sys.getswitchinterval()))
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._gate = Lock()
        self._stopped = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, at: float, operations: Sequence[Operation]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        with self._gate:
            if self._stopped:
                raise Unavailable("the store is closed")
            self._queue.put(_Waiting(at, operations, loop, future))
        return future

    def stop(self) -> None:
        """Write what waits, then end."""
        with self._gate:
            self._stopped = True
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch: list[_Waiting] = []
            first = self._queue.get()
            try:
                while first is not None:
                    batch.append(first)
                    if len(batch) == MOST:
                        break
                    first = self._queue.get_nowait()
                going = first is not None
            except Empty:
                pass
            if batch:
                self._write_all(batch)
                _answer(batch)

    def _write_all(self, batch: list[_Waiting]) -> None:
        """Together, and if that fails one by one, so that only the guilty ones fail."""
        error = self._write(batch)
        if error is None:
            return
        if len(batch) == 1:
            batch[0].error = error
        else:
            # A disk that refused one unit alone would let all the others wait in vain.
            refused: Unavailable | None = None
            for waiting in batch:
                if refused is not None:
                    waiting.error = Unavailable(str(refused))
                    continue
                waiting.error = self._write([waiting])
                if isinstance(waiting.error, Unavailable):
                    refused = waiting.error
        self.counts.failed += sum(waiting.error is not None for waiting in batch)

    def _write(self, batch: list[_Waiting]) -> Exception | None:
        start = time.perf_counter()
        try:
            with self._engine.begin() as connection:
                rows = write(connection, (waiting.unit for waiting in batch))
        except Exception as error:
            return translate(error)
        self._count(Batch(len(batch), rows, time.perf_counter() - start))
        return None

    def _count(self, batch: Batch) -> None:
        self.counts.commits += 1
        self.counts.units += batch.units
        self.counts.rows += batch.rows
        self.counts.seconds += batch.seconds
        self.counts.largest = max(self.counts.largest, batch.units)
        if self.on_batch is not None:
            try:
                self.on_batch(batch)
            except Exception:
                log.exception("not counted", extra={"event": "not-counted"})


def _answer(batch: list[_Waiting]) -> None:
    """One call into each event loop for all that it waits for."""
    loops: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for waiting in batch:
        loops.setdefault(waiting.loop, []).append(waiting)
    for loop, waitings in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, waitings)
        except RuntimeError:
            # The loop is closed: nobody waits any more.
            continue


def _resolve(waitings: list[_Waiting]) -> None:
    for waiting in waitings:
        if waiting.future.done():
            continue
        if waiting.error is None:
            waiting.future.set_result(None)
        else:
            waiting.future.set_exception(waiting.error)
