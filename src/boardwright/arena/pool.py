"""Work for several processes on this machine; results come as they are ready."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def run(work: Callable[[Job], Result], jobs: Sequence[Job], processes: int) -> Iterator[Result]:
    """The results of all jobs, in no order; leaving the loop early ends the work.

    `work` is a function of a module: workers import it anew. One process means this one.
    """
    if processes <= 1 or len(jobs) <= 1:
        yield from map(work, jobs)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(processes, len(jobs)), _leave_interrupts) as pool:
        yield from pool.imap_unordered(work, jobs)


def _leave_interrupts() -> None:
    """An interrupt is for the parent, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
