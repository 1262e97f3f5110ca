"""How balanced Cerebria is, measured with equal bots: each side's share of victories, and what each
Emotion in a deck does to it. It can be stopped and goes on where it was.

python -m tests.balance.cerebria [--games 600] [--out DIR] [--resume] [--jobs 2] [--only PART]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boardwright.arena.journal import Journal, Row
from boardwright.arena.matches import Job, Match, by_seat, play_game, teams_of
from boardwright.arena.pool import cores, run
from boardwright.arena.statistics import Interval, interval
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.emotions import MILD
from boardwright.games.cerebria.spirits import BLISS, TEAMS
from tests.balance.effects import Effect, Game, effects

FOLDER = Path("build/balance")
MORE = {"random": 5}
"""Games of bots that are quick, for each one of the others."""
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
        return Match(GAME.name, bots, games * MORE.get(self.bot, 1), SEED, self.settings)

    def jobs(self, games: int) -> list[Job]:
        """Every seed once: with equal bots a second game of it would show much the same."""
        match = self.match(games)
        return [Job(match, SEED + n, 0) for n in range(match.games)]


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


def began(part: Part, seed: int) -> int:
    """The team of the first player, which is luck of the seed."""
    state = GAME.new(part.seats, seed, part.settings).state
    return state.team[state.order[0]]


def sides(part: Part, rows: Sequence[Row]) -> list[str]:
    """Lines of a table: Bliss, and whoever begins."""
    finished = [row for row in rows if row["reason"] != "unfinished"]
    bliss = interval([share(row, BLISS) for row in finished])
    first = interval([share(row, began(part, row["seed"])) for row in finished])
    return [
        f"| {part.seats} | {part.bot} | {len(rows)} | {percent(bliss)} | {percent(first)} | "
        f"{len(rows) - len(finished)} |"
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
        forms = [n for n in (number, table.counterpart[number]) if n >= 0]
        named = " / ".join(table.names[n] for n in forms)
        marks = " / ".join(table.entries[n].get("marks", {}).get("power", "") for n in forms)
        sure = " *" if abs(wins.mean) > wins.half_width else ""
        lines.append(
            f"| {named} | {wins.group} | {marks} | {change(wins, 100)} %{sure} | "
            f"{change(points, 1)} |"
        )
    return lines


def change(effect: Effect, scale: float) -> str:
    return f"{scale * effect.mean:+.1f} ± {scale * effect.half_width:.1f}"


# The run


def play(part: Part, games: int, folder: Path, resume: bool, processes: int) -> list[Row]:
    """Play what the journal does not have yet; the rows of all games."""
    jobs = part.jobs(games)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    path = folder / f"{part.name}.jsonl"
    with (
        Journal(path, part.match(games).head(), resume=resume) as journal,
        Progress(*columns) as shown,
    ):
        done = {row["seed"] for row in journal.rows}
        task = shown.add_task(part.name, total=len(jobs), completed=len(done))
        for row in run(play_game, [job for job in jobs if job.seed not in done], processes):
            journal.add(row)
            shown.advance(task)
        wanted = {job.seed for job in jobs}
        return [row for row in journal.rows if row["seed"] in wanted]


def report(found: Mapping[str, Sequence[Row]]) -> str:
    """All that was measured, as Markdown."""
    lines = [
        "| seats | bots | games | share of Bliss | share of who begins | unfinished |",
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
                "| Emotion / Strong form | team | powers | victories, a copy more | points |",
                "|---|---|---|---|---|",
            ]
            try:
                lines += cards(part, found[part.name])
            except ValueError as error:
                lines.append(f"| {error} | | | | |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="for each part; of quick bots more")
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
