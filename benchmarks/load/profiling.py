"""Where the time of the event loop goes when the server is saturated."""

from __future__ import annotations

import pstats
import signal
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.load.games import FIRST_HALF, prepare
from benchmarks.load.looping import run
from benchmarks.load.saturation import one_round
from benchmarks.load.servers import profiled

AREAS = (
    ("the game's rules", ("games/innovation/", "core/driver", "core/effects", "core/randomness")),
    ("positions and the course", ("core/", "server/course")),
    ("what is told: head, blocks", ("server/tables.py", "server/blocks.py", "server/listening.py")),
    ("commands", ("server/",)),
    ("JSON", ("msgspec",)),
    ("pydantic", ("pydantic",)),
    ("FastAPI and Starlette", ("fastapi", "starlette")),
    ("uvicorn and websockets", ("uvicorn", "websockets")),
    ("asyncio", ("asyncio", "contextlib", "threading", "queue")),
    ("metrics", ("prometheus_client",)),
)

FIRST = (
    ("views", ("innovation/view.py",)),
    ("questions and events", ("innovation/present.py", "core/previews", "core/decisions.py")),
    ("handing over to the store", ("server/store/",)),
)
"""Looked for before the rest, because a wider area would take them in."""

Key = tuple[str, int, str]


@dataclass(frozen=True, slots=True)
class Profile:
    """Shares of the loop's time by area, the greatest first."""

    shares: Mapping[str, float]
    answers: float


def profiling(folder: Path, core: int, tables: int, seconds: float) -> Profile:
    """One round under cProfile: it counts calls dearer than they are, and the shares with them."""
    file = folder / "profile"
    parties = prepare(folder / "profiled", tables, 7, FIRST_HALF)
    with profiled(folder / "profiled", core, file) as server:
        pace = run(one_round(server, parties, seconds, lambda: server.signal(signal.SIGUSR1)))
    return Profile(_shares(file), pace.rate)


def _shares(file: Path) -> dict[str, float]:
    stats: Any = pstats.Stats(str(file))
    times: Counter[str] = Counter()
    for key, (_, _, own, _, callers) in stats.stats.items():
        if key[0] != "~":
            times[_area(key)] += own
        else:
            # A built-in function belongs to those who call it, but for the encoder.
            for caller, (_, _, part, _) in callers.items():
                times[_area(key) if "msgspec" in key[2] else _area(caller)] += part
    whole = sum(times.values())
    return {area: spent / whole for area, spent in times.most_common()}


def _area(key: Key) -> str:
    place = f"{key[0]} {key[2]}".replace("\\", "/")
    for area, parts in (*FIRST, *AREAS):
        if any(part in place for part in parts):
            return area
    return "the rest"
