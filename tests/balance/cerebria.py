"""How balanced Cerebria is, measured with equal bots: each side's share of victories, and what each
Emotion in a deck does to it. It can be stopped and goes on where it was.

python -m tests.balance.cerebria [--games 600] [--out DIR] [--resume] [--jobs 2] [--only PART]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from boardwright.arena.journal import Row
from boardwright.arena.statistics import interval
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.emotions import MILD
from boardwright.games.cerebria.spirits import BLISS, TEAMS
from tests.balance.effects import Effect, Game, effects
from tests.balance.runs import Found, Part, finished, measure, percent

GAMES = 600
QUICK = 5
"""Games of bots that are quick, for each one of the others."""


def drawn(seats: int) -> dict[str, str]:
    return {f"deck.{seat}": "drawn" for seat in range(seats)}


PARTS = (
    Part("sides-2-random", GAME.name, "random", 2, share=QUICK),
    Part("sides-4-random", GAME.name, "random", 4, share=QUICK),
    Part("sides-2-adept", GAME.name, "adept", 2),
    Part("sides-4-adept", GAME.name, "adept", 4),
    Part("cards-2-random", GAME.name, "random", 2, drawn(2), share=QUICK),
    Part("cards-2-adept", GAME.name, "adept", 2, drawn(2)),
    Part("cards-4-adept", GAME.name, "adept", 4, drawn(4)),
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
    over = finished(rows)
    bliss = interval([share(row, BLISS) for row in over])
    first = interval([share(row, began(part, row["seed"])) for row in over])
    return [
        f"| {part.seats} | {part.bot} | {len(rows)} | {percent(bliss)} | {percent(first)} | "
        f"{len(rows) - len(over)} |"
    ]


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
    over = finished(rows)
    table = GAME.table
    groups = {
        team: [name for n, name in enumerate(table.names)
               if table.kind[n] == MILD and TEAMS[table.team[n]] == team]
        for team in TEAMS
    }  # fmt: skip
    won = effects([dealt(part, row, False) for row in over], groups)
    scored = effects([dealt(part, row, True) for row in over], groups)
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


def report(found: Found) -> str:
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


if __name__ == "__main__":
    sys.exit(measure(__doc__, PARTS, GAMES, report))
