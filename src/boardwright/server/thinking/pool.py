"""The workers from the server's side. A thread keeps each one: it hands over a job, waits no longer
than allowed, and replaces a worker that is stuck or gone.
"""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import Any

from boardwright.server.thinking.errors import (
    Closed,
    JobFailed,
    NoWorker,
    Unavailable,
    WorkerLost,
)
from boardwright.server.thinking.worker import Job, Report, serve

log = logging.getLogger("boardwright.server.thinking")

START = 20.0
"""Seconds that a new worker has until it is ready."""

CLOSED = "the thinkers are not at work"

_children = Lock()
"""What `multiprocessing` knows of its children is not made for several threads at once."""


class Worker:
    """One process. It is spawned, never forked: the server has threads."""

    def __init__(self, imports: Sequence[str]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, imports), daemon=True)
        try:
            with _children:
                self._process.start()
        except OSError:
            self._pipe.close()
            raise
        finally:
            theirs.close()

    @property
    def alive(self) -> bool:
        with _children:
            return self._process.is_alive()

    def prepare(self) -> None:
        """Wait until it is ready for its first job."""
        self._report(START)

    def do(self, job: Job, seconds: float) -> Any:
        """The result of the job."""
        try:
            self._pipe.send(job)
        except OSError as error:
            raise WorkerLost(f"the worker was gone: {error!r}") from error
        done, result = self._report(seconds)
        if not done:
            raise JobFailed(result)
        return result

    def _report(self, seconds: float) -> Report:
        try:
            if not self._pipe.poll(seconds):
                raise WorkerLost(f"took longer than {seconds:g} s")
            report: Report = self._pipe.recv()
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerLost(f"the worker ended ({self._process.exitcode})") from error
        return report

    def kill(self) -> None:
        """End the process at once, whatever it is doing."""
        with _children:
            self._process.kill()
            self._process.join()

    def bury(self) -> None:
        """End the process and give back what the server held for it."""
        self.kill()
        self._pipe.close()
        self._process.close()


@dataclass(frozen=True, slots=True)
class Waiting:
    """A job that waits for a worker."""

    job: Job
    seconds: float
    future: Future[Any]


class Pool:
    """So many workers, and one line of jobs before them."""

    def __init__(self, workers: int, imports: Sequence[str] = ()) -> None:
        self._imports = imports
        self._line: SimpleQueue[Waiting | None] = SimpleQueue()
        self._keepers = [Thread(target=self._keep, daemon=True) for _ in range(workers)]
        self._workers: set[Worker] = set()
        self._at_work = Event()
        self._lock = Lock()
        """Held where it counts whether the pool is open."""

    def start(self) -> None:
        self._at_work.set()
        for keeper in self._keepers:
            keeper.start()

    def submit(self, seconds: float, function: Callable[..., Any], *args: Any) -> Future[Any]:
        """The coming result of a job; its seconds count from when a worker takes it."""
        future: Future[Any] = Future()
        with self._lock:
            if self._at_work.is_set():
                self._line.put(Waiting((function, args), seconds, future))
            else:
                future.set_exception(Closed(CLOSED))
        return future

    def close(self) -> None:
        """End the workers at once; what they are at, and what waits for them, is `Closed`."""
        with self._lock:
            if not self._at_work.is_set():
                return
            self._at_work.clear()
            for _ in self._keepers:
                self._line.put(None)
            for worker in self._workers:
                worker.kill()
        for keeper in self._keepers:
            keeper.join()

    def _keep(self) -> None:
        """One worker after the other, for as long as the pool is open."""
        worker = self._hire()
        while (waiting := self._line.get()) is not None:
            if waiting.future.set_running_or_notify_cancel():
                worker = self._let_do(worker, waiting)
        if worker is not None:
            self._dismiss(worker)

    def _let_do(self, worker: Worker | None, waiting: Waiting) -> Worker | None:
        """Have the job done; gives back who can do the next one."""
        if worker is not None and not worker.alive:
            self._dismiss(worker)
            worker = None
        worker = worker or self._hire()
        if worker is None:
            self._fail(waiting, NoWorker("no worker could be started"))
            return None
        try:
            result = worker.do(waiting.job, waiting.seconds)
        except WorkerLost as error:
            self._fail(waiting, error)
            self._dismiss(worker)
            return self._hire()
        except JobFailed as error:
            self._fail(waiting, error)
        except Exception as error:
            self._fail(waiting, JobFailed(repr(error)))
        else:
            waiting.future.set_result(result)
        return worker

    def _fail(self, waiting: Waiting, error: Unavailable) -> None:
        waiting.future.set_exception(error if self._at_work.is_set() else Closed(CLOSED))

    def _hire(self) -> Worker | None:
        """A worker that is ready; None where none can be had, or is wanted."""
        if not self._at_work.is_set():
            return None
        try:
            worker = Worker(self._imports)
        except OSError:
            log.exception("a worker could not be started")
            return None
        with self._lock:
            self._workers.add(worker)
            if not self._at_work.is_set():
                worker.kill()
        try:
            worker.prepare()
        except WorkerLost as error:
            if self._at_work.is_set():
                log.error("a worker could not get ready: %s", error)
            self._dismiss(worker)
            return None
        return worker

    def _dismiss(self, worker: Worker) -> None:
        with self._lock:
            self._workers.discard(worker)
        worker.bury()
