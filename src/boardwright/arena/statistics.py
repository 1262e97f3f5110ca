"""How sure a percentage is. The unit is the seed, not the game: the games of one seed share its
luck, so their mean is one observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt

Z = 1.959964
"""Half-width of the middle 95 % of a normal distribution, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A share with its 95 % interval."""

    mean: float
    low: float
    high: float
    effective: float
    """So many independent games would be as sure."""


def interval(scores: Sequence[float]) -> Interval:
    """The mean of seed scores (each from 0 to 1) with a Wilson score interval.

    Wilson's formula is for independent games; it gets the number of them whose mean would spread as
    the means of the seeds do. Seeds that do not differ at all count as one game each.
    """
    n = len(scores)
    if not n:
        return Interval(0.5, 0.0, 1.0, 0.0)
    mean = sum(scores) / n
    effective = float(n)
    if n > 1 and 0.0 < mean < 1.0:
        spread = sum((score - mean) ** 2 for score in scores) / (n - 1) / n
        if spread > 0:
            effective = mean * (1 - mean) / spread
    return Interval(mean, *wilson(mean, effective), effective)


def wilson(share: float, n: float) -> tuple[float, float]:
    """The 95 % score interval of a share seen in n independent games."""
    shrink = 1 + Z * Z / n
    centre = (share + Z * Z / (2 * n)) / shrink
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / shrink
    return max(0.0, centre - half), min(1.0, centre + half)


def elo(share: float, seats: int = 2) -> float:
    """The difference in rating that gives one bot this share against seats - 1 equal others."""
    if share <= 0:
        return -inf
    if share >= 1:
        return inf
    return 400 * log10((seats - 1) * share / (1 - share))


def percentile(sorted_values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies; 0 without values."""
    if not sorted_values:
        return 0.0
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]
