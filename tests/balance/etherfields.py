"""How hard the Dreams of the pack `water` are, measured with bots: how often each player count
completes each of them, how, and with how much in hand. It can be stopped and goes on where it was.

python -m tests.balance.etherfields [--games 300] [--out DIR] [--resume] [--jobs 2] [--only PART]

`--games` is for each player count of the first Dream; of the others a third of it is played. A part
is named like d1-3-adept: Dream, player count, bot.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from statistics import median

import boardwright as bw
from boardwright.arena.journal import Row
from boardwright.arena.matches import Job, play_game
from boardwright.arena.statistics import Interval, percentile
from boardwright.games.etherfields import GAME
from tests.balance.runs import FOLDER, Found, Part, finished, measure, percent, share_of

GAMES = 300
OTHERS = 1 / 3
"""Games of a later Dream for each one of the first."""
FIRST = "d1"
DREAMS = tuple(dict.fromkeys(gate.dream for gate in GAME.content_pack.gates))
COUNTS = (1, 2, 3, 4)
BOTS = ("random", "novice", "adept")
DREAMERS = tuple(dreamer.id for dreamer in GAME.content_pack.dreamers)


def seatings(seats: int) -> list[dict[str, str]]:
    """Every row of Dreamers, so that all play equally often, in every seat."""
    return [
        {f"dreamer.{seat}": dreamer for seat, dreamer in enumerate(row)}
        for row in permutations(DREAMERS, seats)
    ]


def part(dream: str, seats: int, bot: str) -> Part:
    share = 1.0 if dream == FIRST else OTHERS
    name = f"{dream}-{seats}-{bot}"
    return Part(name, GAME.name, bot, seats, {"start": dream}, seatings(seats), share)


PARTS = tuple(part(dream, n, bot) for bot in BOTS for dream in DREAMS for n in COUNTS)


def played(job: Job) -> Row:
    """A game, with what its last position shows besides."""
    row = play_game(job)
    s = bw.replay(row["record"]).state
    return {
        **row,
        "ending": s.endings[-1][2] if s.endings else "",
        "flags": sorted(s.flags),
        "distress": sum(me.distress for me in s.seats) / len(s.seats),
        "pool": sum(len(me.deck) + len(me.hand) + len(me.discard) for me in s.seats) / len(s.seats),
    }


# What may be asked of a Dream


@dataclass(frozen=True, slots=True)
class Range:
    """How often a bot should complete a Dream."""

    low: float
    high: float

    def says(self, found: Interval) -> str:
        """Whether the share lies in the range, or its interval reaches it."""
        if self.low <= found.mean <= self.high:
            return "in"
        if found.low <= self.high and found.high >= self.low:
            return "reached"
        return "**above**" if found.mean > self.high else "**below**"


def due(dream: str, bot: str) -> Range | None:
    """The first Dream is a lesson, the others may be lost; none can be won by accident."""
    if bot == "random":
        return Range(0.0, 0.05)
    if bot == "adept":
        return Range(0.85, 1.0) if dream == FIRST else Range(0.35, 0.75)
    return None


# The report


def won(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if row["winners"]]


def completed(rows: Sequence[Row]) -> Interval:
    return share_of(len(won(rows)), len(rows))


def mean(rows: Sequence[Row], name: str) -> str:
    return f"{sum(row[name] for row in rows) / len(rows):.1f}" if rows else "-"


def left(rows: Sequence[Row]) -> str:
    """The Turns left when a Dream was completed."""
    return f"{median(row['scores'][0] for row in rows):g}" if rows else "-"


def endings(rows: Sequence[Row]) -> str:
    """How games ended, from the most frequent way on."""
    ways = Counter(row["ending"] or row["reason"] for row in rows)
    return ", ".join(f"{way} {100 * n / len(rows):.0f} %" for way, n in ways.most_common())


def line(dream: str, seats: str, bot: str, rows: Sequence[Row]) -> str:
    over = finished(rows)
    share, wanted = completed(over), due(dream, bot)
    verdict = wanted.says(share) if wanted else "-"
    victories = won(over)
    return (
        f"| {dream} | {seats} | {bot} | {len(rows)} | {percent(share)} | {verdict} | "
        f"{left(victories)} | {mean(over, 'distress')} | {mean(over, 'pool')} | {endings(over)} | "
        f"{len(rows) - len(over)} |"
    )


def by_dreamer(rows: Sequence[Row]) -> list[str]:
    """Lines of a table: solo games of the first Dream, by who dreams it."""
    found = []
    for dreamer in DREAMERS:
        own = [row for row in rows if f'"dreamer.0": "{dreamer}"' in row["record"]]
        if own:
            victories = won(own)
            paid = share_of(sum("heron_paid" in row["flags"] for row in victories), len(victories))
            found.append(
                f"| {dreamer} | {len(own)} | {percent(completed(own))} | {left(victories)} | "
                f"{percent(paid) if victories else '-'} |"
            )
    return found


def thinking(rows: Sequence[Row], bot: str) -> tuple[float, float]:
    """Milliseconds of an answer, the median and the one in twenty."""
    times = sorted(ms for row in rows for ms in row["ms"][bot])
    return percentile(times, 0.5), percentile(times, 0.95)


def report(found: Found) -> str:
    """All that was measured, as Markdown."""
    lines = [
        "| Dream | seats | bot | games | completed | range | Turns left | Distress | pool | "
        "endings | unfinished |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for bot in BOTS:
        for dream in DREAMS:
            cells = [
                each for each in PARTS
                if each.name in found and (each.bot, each.settings["start"]) == (bot, dream)
            ]  # fmt: skip
            lines += [line(dream, str(each.seats), bot, found[each.name]) for each in cells]
            if len(cells) > 1:
                whole = [row for each in cells for row in found[each.name]]
                lines.append(line(dream, "all", bot, whole))
    solo = part(FIRST, 1, "adept").name
    if solo in found:
        lines += [
            "",
            "| first Dream alone | games | completed | Turns left | Heron paid |",
            "|---|---|---|---|---|",
            *by_dreamer(found[solo]),
        ]
    lines += ["", "| bot | answers | p50 | p95 |", "|---|---|---|---|"]
    for bot in BOTS:
        rows = [row for each in PARTS if each.bot == bot for row in found.get(each.name, ())]
        if rows:
            middle, slow = thinking(rows, bot)
            count = sum(len(row["ms"][bot]) for row in rows)
            lines.append(f"| {bot} | {count} | {middle:.1f} ms | {slow:.1f} ms |")
    failures = sorted({note for rows in found.values() for row in rows for note in row["failures"]})
    lines += ["", *[f"- failed: {note}" for note in failures]] if failures else []
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    folder: Path = FOLDER / GAME.name
    sys.exit(measure(__doc__, PARTS, GAMES, report, folder, played))
