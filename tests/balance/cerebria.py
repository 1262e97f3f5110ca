"""How balanced Cerebria is, measured with equal bots: each side's share of victories, and what each
Emotion in a deck does to it. It can be stopped and goes on where it was.

python -m tests.balance.cerebria [--games 600] [--out DIR] [--resume] [--jobs 2] [--only PART]
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boardwright.arena.journal import Journal, Row
from boardwright.arena.matches import Match, by_seat, play_match, teams_of
from boardwright.arena.pool import cores
from boardwright.arena.statistics import Interval, interval
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.emotions import MILD
from boardwright.games.cerebria.spirits import BLISS, TEAMS
from tests.balance.effects import Effect, Game, effects

FOLDER = Path("build/balance")
SEED = 700_000
"""Far from the seeds that weights were tried on."""


@dataclass(frozen=True, slots=True)
class Part:
    """Games of one kind: so many seats, all with the same bot."""

    name: str
    bot: str
    seats: int
    settings: Mapping[str, str] = field(default_factory=dict)

    def match(self, games: int) -> Match:
        teams = teams_of(GAME.name, self.seats, self.settings)
        bots = by_seat([self.bot] * len(teams), teams)
        return Match(GAME.name, bots, games, SEED, self.settings)


def drawn(seats: int) -> dict[str, str]:
    return {f"deck.{seat}": "drawn" for seat in range(seats)}


PARTS = (
    Part("sides-2-random", "random", 2),
    Part("sides-4-random", "random", 4),
    Part("sides-2-adept", "adept", 2),
    Part("sides-4-adept", "adept", 4),
    Part("cards-2-random", "random", 2, drawn(2)),
    Part("cards-2-adept", "adept", 2, drawn(2)),
    Part("cards-4-adept", "adept", 4, drawn(4)),
)


# What a game shows


def share(row: Row, team: int) -> float:
    """What a team got out of a game: 1, 0, or half of a draw."""
    return 1 / row["shared"] if team in {seat % 2 for seat in row["winners"]} else 0.0


def by_seed(rows: Sequence[Row], of: Sequence[float]) -> Interval:
    seeds: defaultdict[int, list[float]] = defaultdict(list)
    for row, value in zip(rows, of, strict=True):
        seeds[row["seed"]].append(value)
    return interval([sum(values) / len(values) for values in seeds.values()])


def began(part: Part, seed: int) -> int:
    """The team of the first player, which is luck of the seed."""
    state = GAME.new(part.seats, seed, part.settings).state
    return state.team[state.order[0]]


def sides(part: Part, rows: Sequence[Row]) -> list[str]:
    """Lines of a table: Bliss, and whoever begins."""
    finished = [row for row in rows if row["reason"] != "unfinished"]
    bliss = by_seed(finished, [share(row, BLISS) for row in finished])
    first = by_seed(finished, [share(row, began(part, row["seed"])) for row in finished])
    unfinished = len(rows) - len(finished)
    seeds = len({row["seed"] for row in rows})
    return [
        f"| {part.seats} | {part.bot} | {len(rows)} / {seeds} | {percent(bliss)} | "
        f"{percent(first)} | {unfinished} |"
    ]


def percent(found: Interval) -> str:
    return f"{100 * found.mean:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"


def dealt(part: Part, row: Row, points: bool) -> Game:
    """A game for the regression: who won, or by how much, and the decks."""
    state = GAME.new(part.seats, row["seed"], part.settings).state
    names = state.table.names
    copies: dict[str, dict[str, float]] = {team: {} for team in TEAMS}
    for seat, cards in enumerate(state.lists):
        team = state.team[seat]
        sign = -1.0 if team else 1.0
        for card in cards:
            held = copies[TEAMS[team]]
            held[names[card]] = held.get(names[card], 0.0) + sign
    result = share(row, BLISS)
    if points:
        result = float(row["scores"][0] - row["scores"][1])
    return Game(row["seed"], result, copies, 1.0 if began(part, row["seed"]) == BLISS else -1.0)


def cards(part: Part, rows: Sequence[Row]) -> list[str]:
    """Lines of a table: every Emotion with what a copy more of it does for its own team."""
    finished = [row for row in rows if row["reason"] != "unfinished"]
    table = GAME.table
    groups = {
        team: [name for n, name in enumerate(table.names)
               if table.kind[n] == MILD and TEAMS[table.team[n]] == team]
        for team in TEAMS
    }  # fmt: skip
    won = effects([dealt(part, row, False) for row in finished], groups)
    scored = effects([dealt(part, row, True) for row in finished], groups)
    lines = []
    for wins, points in sorted(zip(won, scored, strict=True), key=lambda pair: -pair[0].mean):
        number = table.number[wins.card]
        strong = table.counterpart[number]
        other = f" / {table.names[strong]}" if strong >= 0 else ""
        mark = table.entries[number].get("marks", {}).get("power", "")
        sure = " *" if abs(wins.mean) > wins.half_width else ""
        lines.append(
            f"| {wins.card}{other} | {wins.group} | {mark} | {change(wins, 100)} %{sure} | "
            f"{change(points, 1)} |"
        )
    return lines


def change(effect: Effect, scale: float) -> str:
    return f"{scale * effect.mean:+.1f} ± {scale * effect.half_width:.1f}"


# The run


def play(part: Part, games: int, folder: Path, resume: bool, jobs: int) -> list[Row]:
    match = part.match(games)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with (
        Journal(folder / f"{part.name}.jsonl", match.head(), resume=resume) as journal,
        Progress(*columns) as shown,
    ):
        task = shown.add_task(part.name, total=None)
        return play_match(
            match, journal, jobs, lambda done, all_: shown.update(task, completed=done, total=all_)
        )


def report(found: Mapping[str, Sequence[Row]]) -> str:
    """All that was measured, as Markdown."""
    lines = [
        "| seats | bots | games / seeds | share of Bliss | share of who begins | unfinished |",
        "|---|---|---|---|---|---|",
    ]
    for part in PARTS:
        if part.name in found and not part.settings:
            lines += sides(part, found[part.name])
    for part in PARTS:
        if part.name in found and part.settings:
            lines += [
                "",
                f"{part.name}, {len(found[part.name])} games with decks by luck:",
                "",
                "| Emotion / strong form | team | power | victories, a copy more | points |",
                "|---|---|---|---|---|",
            ]
            try:
                lines += cards(part, found[part.name])
            except ValueError as error:
                lines.append(f"| {error} | | | | |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="for each part, in whole seeds")
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--only", choices=[part.name for part in PARTS], action="append")
    given = parser.parse_args()
    found: dict[str, list[Row]] = {}
    for part in PARTS:
        if not given.only or part.name in given.only:
            found[part.name] = play(part, given.games, given.out, given.resume, given.jobs)
    text = report(found)
    (given.out / "report.md").write_text(text, "utf-8")
    print(text)
    return int(any(row["reason"] == "unfinished" for rows in found.values() for row in rows))


if __name__ == "__main__":
    sys.exit(main())
