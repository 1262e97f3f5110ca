"""Least squares over games: what a card in a deck does to a result, with its interval. The unit is
the seed: the games of one seed share its luck.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from boardwright.arena.statistics import Z

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Game:
    """A result, and how many copies of each card each group (a team) had."""

    seed: int
    result: float
    copies: Mapping[str, Mapping[str, float]]
    also: float = 0.0
    """Something else that plays a part, such as who began."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a copy more changes, against the mean card of its group."""

    card: str
    group: str
    mean: float
    half_width: float


def effects(games: Sequence[Game], groups: Mapping[str, Sequence[str]]) -> list[Effect]:
    """The effect of every card of every group. In a group they add up to nothing: decks are of one
    size, so that a copy more of one card is a copy less of another.
    """
    columns = [(group, card) for group, cards in groups.items() for card in cards[:-1]]
    rows = []
    for game in games:
        row = [1.0, game.also]
        for group, card in columns:
            last = groups[group][-1]
            row.append(game.copies[group].get(card, 0.0) - game.copies[group].get(last, 0.0))
        rows.append(row)
    inverse = inverted(_products(rows, rows))
    right = [sum(row[n] * game.result for row, game in zip(rows, games, strict=True))
             for n in range(len(inverse))]  # fmt: skip
    found = [sum(a * b for a, b in zip(line, right, strict=True)) for line in inverse]
    spread = _spread(rows, games, found, inverse)
    effects = []
    for group, cards in groups.items():
        places = [2 + n for n, (other, _) in enumerate(columns) if other == group]
        for card, place in zip(cards[:-1], places, strict=True):
            effects.append(Effect(card, group, found[place], Z * sqrt(spread[place][place])))
        rest = sum(spread[a][b] for a in places for b in places)
        mean = -sum(found[place] for place in places)
        effects.append(Effect(cards[-1], group, mean, Z * sqrt(rest)))
    return effects


def _spread(rows: Matrix, games: Sequence[Game], found: list[float], inverse: Matrix) -> Matrix:
    """How sure the effects are, with what is left unexplained summed up seed by seed."""
    sums: defaultdict[int, list[float]] = defaultdict(lambda: [0.0] * len(found))
    for row, game in zip(rows, games, strict=True):
        left = game.result - sum(a * b for a, b in zip(row, found, strict=True))
        total = sums[game.seed]
        for n, value in enumerate(row):
            total[n] += value * left
    seeds = list(sums.values())
    middle = _products(seeds, seeds)
    scale = len(seeds) / max(1, len(seeds) - len(found))
    half = [[sum(line[k] * column[k] for k in range(len(line))) for column in middle]
            for line in inverse]  # fmt: skip
    return [
        [scale * sum(line[k] * inverse[k][n] for k in range(len(line))) for n in range(len(line))]
        for line in half
    ]


def _products(rows: Matrix, others: Matrix) -> Matrix:
    """All sums of products of two columns."""
    size = len(rows[0])
    total = [[0.0] * size for _ in range(size)]
    for row, other in zip(rows, others, strict=True):
        for line, value in zip(total, row, strict=True):
            if value:
                for n, factor in enumerate(other):
                    line[n] += value * factor
    return total


def inverted(matrix: Matrix) -> Matrix:
    """The inverse, by elimination; what a game never varied is an error."""
    size = len(matrix)
    work = [[*row, *[float(n == k) for k in range(size)]] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda k: abs(work[k][n]))
        if abs(work[pivot][n]) < 1e-9:
            raise ValueError("too few games: some cards never differed")
        work[n], work[pivot] = work[pivot], work[n]
        factor = work[n][n]
        work[n] = [value / factor for value in work[n]]
        for k in range(size):
            if k != n and work[k][n]:
                factor = work[k][n]
                work[k] = [a - factor * b for a, b in zip(work[k], work[n], strict=True)]
    return [row[size:] for row in work]
