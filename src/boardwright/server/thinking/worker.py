"""A worker process from inside: it does one job after the other."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, TypeAlias

from boardwright.core import registry

log = logging.getLogger("boardwright.server.thinking")

Job: TypeAlias = "tuple[Callable[..., Any], tuple[Any, ...]]"
"""A function of a module, and its arguments."""

Report: TypeAlias = "tuple[bool, Any]"
"""Whether the job was done, and its result or what went wrong."""

NICENESS = 5
"""How far a worker steps back behind the server once it is ready; until then somebody may wait."""


def serve(pipe: Connection, imports: Sequence[str]) -> None:
    """Do jobs until the server hangs up. An interrupt is for the server, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_server, daemon=True).start()
    _prepare(imports)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        pipe.send((True, None))
        while True:
            job: Job = pipe.recv()
            pipe.send(_report(job))


def _report(job: Job) -> Report:
    function, args = job
    try:
        return True, function(*args)
    except BaseException as error:
        return False, repr(error)


def _prepare(imports: Sequence[str]) -> None:
    """Load all that the first job would have to wait for. A game that does not load is missed when
    somebody asks for it, not before.
    """
    for module in imports:
        import_module(module)
    for name in registry.names():
        try:
            registry.game(name).advice()
        except Exception:
            log.exception("the game %s does not load", name)


def _leave_with_the_server() -> None:
    """End this process when the server is gone, even in the middle of a thought."""
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(1)
