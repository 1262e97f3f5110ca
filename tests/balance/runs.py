"""Long runs of games between equal bots, by parts. Each has its journal: it can be stopped
and goes on where it was.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch
from math import ceil
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boardwright.arena.journal import Journal, Row
from boardwright.arena.matches import Job, Match, by_seat, play_game, teams_of
from boardwright.arena.pool import cores, run
from boardwright.arena.statistics import Interval, wilson

FOLDER = Path("build/balance")
SEED = 700_000
"""Far from the seeds that weights were tried on."""


@dataclass(frozen=True, slots=True)
class Part:
    """Games of one kind: so many seats, all with the same bot."""

    name: str
    game: str
    bot: str
    seats: int
    settings: Mapping[str, str] = field(default_factory=dict)
    by_turns: Sequence[Mapping[str, str]] = ({},)
    """Further settings, which take turns from seed to seed."""
    share: float = 1.0
    """So many games for each one that is asked for."""

    def match(self, games: int, turn: int = 0) -> Match:
        settings = {**self.settings, **self.by_turns[turn % len(self.by_turns)]}
        teams = teams_of(self.game, self.seats, settings)
        bots = by_seat([self.bot] * len(teams), teams)
        return Match(self.game, bots, ceil(games * self.share), SEED, settings)

    def head(self, games: int) -> dict[str, Any]:
        """What a journal must agree with."""
        head = {**self.match(games).head(), "settings": dict(self.settings)}
        varied = [dict(settings) for settings in self.by_turns]
        return {**head, "by_turns": varied} if any(varied) else head

    def jobs(self, games: int) -> list[Job]:
        """Every seed once: with equal bots a second game of it would show much the same."""
        matches = [self.match(games, turn) for turn in range(len(self.by_turns))]
        return [
            Job(matches[n % len(matches)], SEED + n, 0) for n in range(ceil(games * self.share))
        ]


Play = Callable[[Job], Row]
Found = Mapping[str, Sequence[Row]]


def play(
    part: Part, games: int, folder: Path, resume: bool, processes: int, work: Play = play_game
) -> list[Row]:
    """Play what the journal does not have yet; the rows of all games, in the order of seeds."""
    jobs = part.jobs(games)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    path = folder / f"{part.name}.jsonl"
    with (
        Journal(path, part.head(games), resume=resume) as journal,
        Progress(*columns) as shown,
    ):
        done = {row["seed"] for row in journal.rows}
        task = shown.add_task(part.name, total=len(jobs), completed=len(done))
        for row in run(work, [job for job in jobs if job.seed not in done], processes):
            journal.add(row)
            shown.advance(task)
        wanted = {job.seed for job in jobs}
        rows = [row for row in journal.rows if row["seed"] in wanted]
        return sorted(rows, key=lambda row: row["seed"])


def finished(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if row["reason"] != "unfinished"]


def share_of(hits: int, games: int) -> Interval:
    """Wilson's interval for games of which each has a seed of its own."""
    if not games:
        return Interval(0.5, 0.0, 1.0, 0.0)
    return Interval(hits / games, *wilson(hits / games, games), float(games))


def percent(found: Interval) -> str:
    return f"{100 * found.mean:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"


def measure(
    about: str | None,
    parts: Sequence[Part],
    games: int,
    report: Callable[[Found], str],
    folder: Path = FOLDER,
    work: Play = play_game,
) -> int:
    """The command: play the parts that are asked for, and write the report."""
    parser = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=games, help="the measure of every part")
    parser.add_argument("--out", type=Path, default=folder)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument(
        "--only", action="append", metavar="PART", help="by name; * for any letters"
    )
    given = parser.parse_args()
    wanted = [
        part for part in parts
        if not given.only or any(fnmatch(part.name, each) for each in given.only)
    ]  # fmt: skip
    if not wanted:
        parser.error(f"no such part; there are {', '.join(part.name for part in parts)}")
    found = {
        part.name: play(part, given.games, given.out, given.resume, given.jobs, work)
        for part in wanted
    }
    text = report(found)
    (given.out / "report.md").write_text(text, "utf-8")
    print(text)
    return int(any(row["reason"] == "unfinished" for rows in found.values() for row in rows))
