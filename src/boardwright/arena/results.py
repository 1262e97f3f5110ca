"""What a match shows: one line with the interval, how games ended, and how long answers took."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.arena.journal import Row
from boardwright.arena.matches import Match
from boardwright.arena.statistics import Interval, elo, interval, percentile

FEWEST = 100
"""With fewer games a percentage is not called a result."""
UNFINISHED = 0.001
"""The share of unfinished games above which a match fails."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in numbers."""

    match: Match
    games: int
    seeds: int
    share: Interval
    by_seat: tuple[float, ...]
    """Or by team, where a bot plays all the seats of one."""
    ends: dict[str, int]
    unfinished: tuple[Row, ...]
    failures: int
    p50: float
    p95: float
    longest: int
    """Most answers in one game."""

    @property
    def failed(self) -> bool:
        return len(self.unfinished) > UNFINISHED * self.games


def score(row: Row) -> float:
    """What the measured bot got out of a game: 1, 0, or its part of a shared victory."""
    winners = row["winners"]
    return 1 / row["shared"] if row["measured"] in winners else 0.0


def summarise(match: Match, rows: Sequence[Row]) -> Summary:
    """Unfinished games are never draws: they count for nobody, and are listed."""
    finished = [row for row in rows if row["reason"] != "unfinished"]
    seeds: defaultdict[int, list[float]] = defaultdict(list)
    seats: defaultdict[int, list[float]] = defaultdict(list)
    for row in finished:
        seeds[row["seed"]].append(score(row))
        seats[row["rotation"]].append(score(row))
    times = sorted(ms for row in rows for ms in row["ms"][match.bots[0]])
    return Summary(
        match=match,
        games=len(rows),
        seeds=len({row["seed"] for row in rows}),
        share=interval([sum(scores) / len(scores) for scores in seeds.values()]),
        by_seat=tuple(
            sum(seats[seat]) / len(seats[seat]) if seats[seat] else 0.0
            for seat in range(len(match.teams))
        ),
        ends=dict(Counter(row["reason"] for row in finished).most_common()),
        unfinished=tuple(row for row in rows if row["reason"] == "unfinished"),
        failures=sum(len(row["failures"]) for row in rows),
        p50=percentile(times, 0.5),
        p95=percentile(times, 0.95),
        longest=max((row["answers"] for row in rows), default=0),
    )


def line(summary: Summary) -> str:
    """The match on one line."""
    match, share = summary.match, summary.share
    sides = len(match.teams)
    where = "seat" if sides == match.seats else "side"
    finished = sum(summary.ends.values()) or 1
    others = list(dict.fromkeys(match.bots[team[0]] for team in match.teams[1:]))
    ends = " ".join(f"{why} {100 * n / finished:.0f}" for why, n in summary.ends.items())
    seats = " ".join(f"{100 * one:.0f}" for one in summary.by_seat)
    parts = [
        f"{match.game} {match.seats}p",
        f"{match.bots[0]} v {', '.join(others)}",
        f"{summary.games} games/{summary.seeds} seeds",
        f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]",
        f"{_elo(share.mean, sides)} Elo [{_elo(share.low, sides)}, {_elo(share.high, sides)}]",
        f"by {where} {seats}",
        f"ends: {ends} %",
        f"unfinished {len(summary.unfinished)}",
        f"p50 {summary.p50:.1f} p95 {summary.p95:.1f} ms per answer",
        f"longest {summary.longest} answers",
    ]
    if summary.failures:
        parts.append(f"{summary.failures} answers by a replacement")
    if summary.games < FEWEST:
        parts.append("(too few games to be called a result)")
    return "  ".join(parts)


def _elo(share: float, seats: int) -> str:
    value = elo(round(share, 4), seats)
    return f"{value:+.0f}"
