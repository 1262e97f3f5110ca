"""What `boardwright simulate` does and prints."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from boardwright.arena import covered as cover
from boardwright.arena import fuzz, results
from boardwright.arena import matches as arena
from boardwright.arena.campaigns import Campaigns
from boardwright.arena.journal import Journal, Row
from boardwright.core.games import Game

Notice = Callable[[int, int], None]

_SEPARATOR = re.compile("[: ]")
"""Between a kind of thing and its name: `activate:Archery`, `upgrade A any move haste`."""


@dataclass(frozen=True, slots=True)
class Order:
    """What both kinds of simulation are told."""

    game: Game[Any]
    games: int
    seats: tuple[int, ...]
    seed: int
    settings: Mapping[str, str]
    out: Path
    resume: bool
    jobs: int


@contextmanager
def bar(what: str) -> Iterator[Notice]:
    """A progress bar on a terminal, and nothing elsewhere."""
    notes = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)


# Matches


def matches(console: Console, order: Order, bots: Sequence[str]) -> bool:
    """Play a match for each number of seats; whether one failed."""
    from boardwright.bots import make_bot

    for name in bots:
        make_bot(name)
    failed = False
    for number in order.seats or (max(2, len(bots)),):
        teams = arena.teams_of(order.game.name, number, order.settings)
        seating = arena.lineup(bots, teams)
        match = arena.Match(order.game.name, seating, order.games, order.seed, order.settings)
        path = order.out
        if len(order.seats) > 1:
            path = path.with_stem(f"{path.stem}-{number}p")
        with (
            Journal(path, match.head(), resume=order.resume) as journal,
            bar(f"{number} seats") as notice,
        ):
            rows = arena.play_match(match, journal, order.jobs, notice)
        summary = results.summarise(match, rows)
        console.print(results.line(summary))
        for row in summary.unfinished:
            where = f"seed {row['seed']} rotation {row['rotation']}"
            console.print(f"  unfinished: {where}, {row['answers']} answers, record in {path}")
        failed = failed or summary.failed
    return failed


# Random games


def random_games(
    console: Console, order: Order, check: bool, scenarios: Path, *, campaign: bool = False
) -> bool:
    """Play random games or campaigns and say what they reached; whether something is wrong."""
    game = order.game
    fixed = tuple(order.settings.items())
    kind = Campaigns if campaign else fuzz.Fuzz
    run = kind(game.name, order.games, order.seats or game.seats, order.seed, check, fixed)
    with (
        Journal(order.out, run.head(), resume=order.resume) as journal,
        bar("campaigns" if campaign else "random games") as notice,
    ):
        rows = fuzz.play_all(run, journal, order.jobs, notice)
    broken = next((row for row in rows if "law" in row), None)
    if broken is not None:
        _tell_broken(console, broken, order.out)
        return True
    _tell_games(console, rows, check, order.out)
    if campaign:
        _tell_campaigns(console, rows)
    reached = _reached(game, rows, scenarios)
    _tell_answers(console, reached)
    _tell_ways(console, reached)
    unreached = _tell_missing(console, reached)
    unfinished = sum(row["reason"] == "unfinished" for row in rows)
    return (unreached and check) or unfinished > results.UNFINISHED * len(rows)


def _tell_broken(console: Console, row: Row, out: Path) -> None:
    where = f"seed {row['seed']}, {row['seats']} seats, settings {row['settings']}"
    console.print(f"LAW BROKEN: {row['law']} ({where})")
    console.print(row["error"])
    if row["record"] is not None:
        path = out.with_suffix(".broken.record")
        path.write_text(row["record"], "utf-8")
        console.print(f"the record is in {path}")


def _tell_games(console: Console, rows: Sequence[Row], check: bool, out: Path) -> None:
    ends = Counter(row["reason"] for row in rows)
    answers = sum(row["answers"] for row in rows)
    how = "every law held at every step of" if check else "played"
    counts = _counts(ends)
    what = "campaigns" if any("sessions" in row for row in rows) else "random games"
    console.print(f"{how} {len(rows)} {what}, {answers} answers; ends: {counts}")
    for row in rows:
        if row["reason"] == "unfinished":
            console.print(
                f"  unfinished: seed {row['seed']}, {row['seats']} seats, record in {out}"
            )


def _tell_campaigns(console: Console, rows: Sequence[Row]) -> None:
    """How far campaigns have come, by who played them."""
    for who in dict.fromkeys(row["by"] for row in rows):
        played = [row for row in rows if row["by"] == who]
        ends = Counter(row["reason"] for row in played)
        inside: Counter[str] = Counter()
        for row in played:
            inside.update(row["ends"])
        sessions = sum(row["sessions"] for row in played)
        console.print(f"  {len(played)} by {who}, {sessions} sessions")
        console.print(f"    ends: {_counts(ends)}")
        console.print(f"    on the way: {_counts(inside)}")


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{why.removeprefix('end ')} {n}" for why, n in counter.most_common())


def _reached(game: Game[Any], rows: Sequence[Row], scenarios: Path) -> cover.Covered:
    coverage = fuzz.coverage(game.name)
    reached = cover.gather(game, coverage, rows)
    if coverage is not None and reached.missing:
        with bar("scenarios") as notice:
            cover.look_up(reached, coverage, scenarios / game.name, notice)
    return reached


def _tell_answers(console: Console, reached: cover.Covered) -> None:
    """All that is counted, kind by kind: every card activated, every upgrade used."""
    kinds: defaultdict[str, list[str]] = defaultdict(list)
    for key in reached.counted:
        kinds[_SEPARATOR.split(key, maxsplit=1)[0]].append(key)
    for kind, keys in kinds.items():
        done = [key for key in keys if reached.given[key]]
        console.print(f"\n{kind}: {len(done)} of {len(keys)}, how often each")
        entries = [f"{key[len(kind) + 1 :]} {reached.given[key]}" for key in keys]
        console.print(Columns(entries, padding=(0, 2)), soft_wrap=False)


def _tell_ways(console: Console, reached: cover.Covered) -> None:
    """Effects and branches by module: reached in random games, and with scenarios."""
    if not reached.ways:
        return
    table = Table(
        "module",
        "effects and helpers run",
        "branch ways taken",
        title="coverage",
        title_justify="left",
    )
    for module in dict.fromkeys(way.module for way in reached.ways):
        table.add_row(module.rpartition(".")[2], *_cells(reached, module))
    table.add_section()
    table.add_row("all", *_cells(reached, None))
    console.print(table, soft_wrap=False)


def _cells(reached: cover.Covered, module: str | None) -> list[str]:
    cells = []
    for functions in (True, False):
        played, in_all, ways = reached.share(
            lambda way, functions=functions: (  # type: ignore[misc]
                (way.kind == "function") == functions and module in (None, way.module)
            )
        )
        extra = f" + {in_all - played} by scenarios" if in_all > played else ""
        cells.append(f"{played}{extra} of {ways}")
    return cells


def _tell_missing(console: Console, reached: cover.Covered) -> bool:
    """What random play did not reach, with the scenario that does; whether anything is left."""
    for path in reached.failed:
        console.print(f"FAILED scenario {path}: what it reaches does not count")
    by_scenario = [what for what in reached.missing if what in reached.scenarios]
    if by_scenario:
        console.print("\nnot reached by these random games, but by a scenario:")
        for what in by_scenario:
            text = f"  {reached.name(what)}  <- {reached.scenarios[what]}"
            console.print(text)
    if not reached.unreached:
        return False
    if not reached.looked_up:
        console.print("\nnot reached by these random games; there are no scenarios to look in:")
    for what in reached.unreached:
        mark = "NOT REACHED" if reached.looked_up else " "
        console.print(f"  {mark} {reached.name(what)}")
    return reached.looked_up
