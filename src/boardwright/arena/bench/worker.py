"""The fresh process of one contender: pinned to one core, it prints its figures as JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

Measure = Callable[[float, int], dict[str, float]]


def pin() -> None:
    """Keep to one core where the system can; a process that moves loses its caches."""
    if hasattr(os, "sched_setaffinity"):
        with suppress(OSError):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure_of(entry: str) -> Measure:
    """The function behind `module:function`."""
    module, _, name = entry.partition(":")
    measure: Measure = getattr(import_module(module), name)
    return measure


def main() -> None:
    """Measure the entry named on the command line."""
    entry, seconds, seed = sys.argv[1:]
    pin()
    figures = measure_of(entry)(float(seconds), int(seed))
    sys.stdout.write("\n" + json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
