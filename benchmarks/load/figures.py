"""Numbers: percentiles, medians of rounds, and what is promised."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

RATIO_TARGET = 0.3
"""Answers a second of the server, at least, as a part of those of the bare room."""

P99_TARGET = 0.1
"""Seconds from an answer to the last of four views, at most, for 99 of 100 answers."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How a time was distributed, in seconds."""

    count: int
    p50: float
    p99: float
    most: float

    def text(self) -> str:
        return f"{self.p50 * 1e3:.1f} / {self.p99 * 1e3:.1f} / {self.most * 1e3:.0f} ms"


def spread(times: Sequence[float]) -> Spread:
    """Percentiles by the nearest rank."""
    ranked = sorted(times)
    if not ranked:
        return Spread(0, 0.0, 0.0, 0.0)
    count = len(ranked)
    return Spread(count, _rank(ranked, 50), _rank(ranked, 99), ranked[-1])


def _rank(ranked: Sequence[float], percent: int) -> float:
    return ranked[-(-len(ranked) * percent // 100) - 1]


@dataclass(frozen=True, slots=True)
class Rounds:
    """One figure over all rounds."""

    values: tuple[float, ...]

    @property
    def middle(self) -> float:
        return median(self.values)

    def text(self, digits: int = 0) -> str:
        """The median [least - greatest]."""
        middle, least, most = self.middle, min(self.values), max(self.values)
        return f"{middle:,.{digits}f} [{least:,.{digits}f} - {most:,.{digits}f}]"
