"""The client's event loop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


def run(what: Coroutine[Any, Any, T]) -> T:
    """On uvloop where there is one, and without pauses for collecting garbage: the client shall
    not be what is measured.
    """
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ImportError):
        import uvloop

        new_loop = uvloop.new_event_loop
    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            return runner.run(what)
    finally:
        gc.enable()
