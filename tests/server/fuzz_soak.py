"""Fuzzes the HTTP edge and the sockets for a long time, one seed after the other.

python -m tests.server.fuzz_soak --minutes 60 [--resume]
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from boardwright.server import driving
from tests.server.inside import Inside
from tests.server.openapi_fuzz import OpenApiFuzz, kinds
from tests.server.socket_fuzz import SocketFuzz
from tests.server.visitors import Visitors
from tests.server.wire import roomy

FOLDER = Path("build/soak/fuzz")
EXAMPLES = 100
"""Requests of each kind, and tables that sockets are rude at, for one seed."""


@contextmanager
def visited(folder: Path) -> Iterator[Visitors]:
    """A server with people at its tables. Bots sleep: they would change tables while we look
    whether a refusal did.
    """
    with pytest.MonkeyPatch.context() as patch, Inside(roomy(folder)) as server:
        patch.setattr(driving, "due", lambda table: None)
        with Visitors(server) as visitors:
            yield visitors


def fuzz(seed: int, examples: int, tick: Callable[[], bool]) -> Counter[str]:
    """Everything once with this seed, until there is no time left."""
    counts: Counter[str] = Counter()
    with TemporaryDirectory() as folder, visited(Path(folder)) as visitors:
        sockets = SocketFuzz(visitors)
        with OpenApiFuzz(visitors) as requests:
            for name, mode in kinds():
                if tick():
                    requests.fuzz(requests.operation(name), mode, examples, seed)
        while sockets.tables < examples and tick():
            sockets.fuzz(10, 1000 * seed + sockets.tables)
        counts.update({f"HTTP {status}": n for status, n in requests.answered.items()})
        counts.update({f"socket {kind}": n for kind, n in sockets.counts.items()})
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--resume", action="store_true")
    given = parser.parse_args()
    state = FOLDER / "state.json"
    if not given.resume:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    done: dict[str, Any] = {"seeds": 0, "seconds": 0.0, "counts": {}}
    if state.exists():
        done |= json.loads(state.read_text())
    total = 60 * given.minutes
    with Progress(
        TextColumn("seed {task.fields[seed]}"), BarColumn(), TimeRemainingColumn()
    ) as progress:
        bar = progress.add_task("", total=total, completed=done["seconds"], seed=done["seeds"])
        while done["seconds"] < total:
            began, before = time.monotonic(), done["seconds"]

            def tick(began: float = began, before: float = before) -> bool:
                spent = before + time.monotonic() - began
                progress.update(bar, completed=spent, seed=done["seeds"])
                return bool(spent < total)

            counts = fuzz(done["seeds"], EXAMPLES, tick)
            done["seeds"] += 1
            done["seconds"] += time.monotonic() - began
            done["counts"] = dict(Counter(done["counts"]) + counts)
            state.write_text(json.dumps(done))
    print(f"{done['seeds']} seeds, {done['seconds'] / 60:.0f} minutes: {done['counts']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
