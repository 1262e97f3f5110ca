"""The secrecy law on the wire for many games, one seed after the other.

python -m tests.server.wire_soak --games 200 [--resume]
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.server.worlds import CEREBRIA, ETHERFIELDS, INNOVATION, Worlds, pairs

FOLDER = Path("build/soak/wire")
FIRST = 1000
"""The seed of the first game: none that the short test has."""

ALTERNATELY = zip((*INNOVATION, *INNOVATION), CEREBRIA, (*ETHERFIELDS, *ETHERFIELDS), strict=True)
SORTS = tuple(sort for three in ALTERNATELY for sort in three)
"""Tables that take turns."""

POINTS = 6
"""Positions of one game at which two worlds begin."""

ROUND = 10
"""Games of two servers; then new ones begin."""


def play(worlds: Worlds, seed: int) -> tuple[int, int]:
    """Hold one game to the law; how many pairs of worlds there were, and how many bytes a seat of
    one of them was sent.
    """
    count = size = 0
    sort = SORTS[seed % len(SORTS)]
    for number, pair in enumerate(pairs(sort, seed, POINTS)):
        one, other = worlds.attend(pair, number, together=sort.together)
        difference = one.difference(other)
        assert difference is None, f"game {seed}, pair {number}: {difference}"
        count += 1
        size += len(one.everything())
    return count, size


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--resume", action="store_true")
    given = parser.parse_args()
    state = FOLDER / "state.json"
    if not given.resume:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    done: dict[str, Any] = {"games": 0, "pairs": 0, "bytes": 0}
    if state.exists():
        done |= json.loads(state.read_text())
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task("", total=given.games, completed=done["games"])
        while done["games"] < given.games:
            with TemporaryDirectory() as folder:
                worlds = Worlds(Path(folder))
                try:
                    for _ in range(min(ROUND, given.games - done["games"])):
                        count, size = play(worlds, FIRST + done["games"])
                        done["games"] += 1
                        done["pairs"] += count
                        done["bytes"] += size
                        state.write_text(json.dumps(done))
                        progress.update(bar, completed=done["games"])
                finally:
                    worlds.close()
    print(f"{done['games']} games, {done['pairs']} pairs of worlds, {done['bytes']} bytes the same")
    return 0


if __name__ == "__main__":
    sys.exit(main())
