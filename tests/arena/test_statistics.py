"""Intervals over seeds."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from boardwright.arena.statistics import elo, interval, percentile, wilson
from boardwright.core.randomness import Dice


def test_wilson_as_in_the_textbook() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.8, 25) == pytest.approx((0.6087, 0.9114), abs=1e-4)
    assert wilson(1.0, 50) == pytest.approx((0.9287, 1.0), abs=1e-4)
    assert wilson(0.0, 50) == pytest.approx((0.0, 0.0713), abs=1e-4)


def test_independent_seeds_count_as_their_number() -> None:
    scores = [1.0, 0.0] * 50
    result = interval(scores)
    assert result.mean == 0.5
    assert result.effective == pytest.approx(99)


def test_pairs_that_cancel_out_are_worth_more_games() -> None:
    """Whoever has the good deal wins: the pairs say more than their games would alone."""
    cancelled = interval([0.5] * 90 + [1.0] * 6 + [0.0] * 4)
    assert cancelled.effective > 900
    assert cancelled.high - cancelled.low < 0.07
    doubled = interval([1.0] * 50 + [0.0] * 50)
    assert doubled.effective == pytest.approx(99)


def test_seeds_that_do_not_differ_count_as_one_game_each() -> None:
    result = interval([1.0] * 50)
    assert (result.low, result.high) == pytest.approx(wilson(1.0, 50))
    assert interval([0.5] * 20).effective == 20
    assert interval([]).low == 0


@pytest.mark.parametrize(("chance", "luck"), [(0.5, 0.0), (0.5, 0.6), (0.9, 0.3)])
def test_the_interval_holds_the_truth_nearly_always(chance: float, luck: float) -> None:
    """400 matches of 60 seeds, two games each; a share `luck` of the games goes by the deal."""
    dice = Dice("interval", round(100 * chance), round(100 * luck))
    held = 0
    for _ in range(400):
        scores = []
        for _ in range(60):
            if dice.fraction() < luck and chance == 0.5:
                scores.append(0.5)
            else:
                scores.append(sum(dice.fraction() < chance for _ in range(2)) / 2)
        result = interval(scores)
        held += result.low <= chance <= result.high
    assert held >= 400 * 0.95 - 3 * sqrt(400 * 0.95 * 0.05)


def test_elo_is_about_equal_shares() -> None:
    assert elo(0.5) == 0
    assert elo(0.25, 4) == 0
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert (elo(1.0), elo(0.0)) == (inf, -inf)


def test_percentiles() -> None:
    values = [float(n) for n in range(100)]
    assert percentile(values, 0.5) == 50
    assert percentile(values, 0.95) == 95
    assert percentile([3.0], 0.95) == 3
    assert percentile([], 0.5) == 0
