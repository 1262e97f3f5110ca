"""Kills a server under load, again and again, and holds it to its word each time it comes back.

python -m tests.server.crash_soak --kills 200 [--resume]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.server.crowd import Crowd
from tests.server.dying import KINDS, MOMENTS
from tests.server.ledger import Ledger
from tests.server.processes import Process, all_gone

FOLDER = Path("build/soak/crashes")
ROUND = 18
"""Kills of one database; then a new one begins."""

PATIENCE = 60.0
WORKERS_GONE = 5.0
"""Seconds after which no worker of a killed server may be left."""

SETTINGS = {
    "workers": 1,
    "snapshot_every": 3,
    "log_level": "warning",
    "max_sockets_per_address": 10_000,
    **dict.fromkeys(("requests_per_second", "requests_burst", "tables_per_hour"), 1e9),
    **dict.fromkeys(("commands_per_second", "commands_burst"), 1e9),
}


@dataclass(slots=True)
class Crashes:
    """A server that is killed at random, or in the middle of a certain write."""

    folder: Path
    seed: int
    advance: Callable[[], object] = lambda: None
    kinds: Counter[str] = field(default_factory=Counter)
    """Kills, by how."""
    kept: int = 0
    """Promises that were kept at the last look."""

    def run(self, kills: int) -> Crowd:
        """Start, check, play, kill; and a last look at the end."""
        dice, crowd = Random(self.seed), Crowd(self.seed)
        process = Process(self.folder, **SETTINGS)
        for number in range(kills):
            plan = choose(number)
            process.start(*plan)
            try:
                self.kept = Ledger(process.url, process.database).check(crowd)
                workers = process.children()
                asyncio.run(self.live(process, crowd, dice, bool(plan)))
                assert not faults(process.said()), process.said()
            finally:
                process.kill()
            assert all_gone(workers, WORKERS_GONE), "a worker outlives its server"
            self.kinds[" ".join(plan[1:3]) or "random"] += 1
            self.advance()
        process.start()
        try:
            self.kept = Ledger(process.url, process.database).check(crowd)
        finally:
            process.kill()
        return crowd

    async def live(self, process: Process, crowd: Crowd, dice: Random, dies: bool) -> None:
        """Let the crowd play until every table has moved and a little longer, then kill; a server
        that is to die by itself is given the time for it.
        """
        moved = asyncio.Event()
        playing = asyncio.create_task(crowd.play(process.url, moved))
        if not dies:
            first = asyncio.create_task(moved.wait())
            await asyncio.wait({first, playing}, timeout=PATIENCE, return_when="FIRST_COMPLETED")
            first.cancel()
            assert moved.is_set(), "no answer was taken at some table"
            await asyncio.sleep(dice.uniform(0, 0.5))
            process.kill()
        await asyncio.wait_for(playing, PATIENCE)


def choose(number: int) -> tuple[str, ...]:
    """How the next server ends: every third one in the middle of a write, each way in turn."""
    turn = number // 3
    if number % 3 != 2:
        return ()
    kind, moment = KINDS[turn % len(KINDS)], MOMENTS[(turn + 1) % len(MOMENTS)]
    return ("tests.server.dying", kind, moment, str(1 + turn % 4))


def faults(said: str) -> bool:
    return "ERROR" in said or "Traceback" in said


# The long run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--resume", action="store_true")
    given = parser.parse_args()
    state = FOLDER / "state.json"
    if not given.resume:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    done: dict[str, Any] = (
        json.loads(state.read_text()) if state.exists() else {"rounds": 0, "kills": {}, "kept": 0}
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress:
        bar = progress.add_task("kills", total=given.kills, completed=sum(done["kills"].values()))
        while (left := given.kills - sum(done["kills"].values())) > 0:
            folder = FOLDER / f"round-{done['rounds']}"
            shutil.rmtree(folder, ignore_errors=True)
            crashes = Crashes(folder, done["rounds"], lambda: progress.advance(bar))
            crashes.run(min(ROUND, left))
            done["rounds"] += 1
            done["kills"] = dict(Counter(done["kills"]) + crashes.kinds)
            done["kept"] += crashes.kept
            state.write_text(json.dumps(done))
            shutil.rmtree(folder)
    print(f"{done['kept']} promises kept; killed: {done['kills']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
