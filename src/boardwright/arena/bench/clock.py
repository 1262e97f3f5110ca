"""How every contender is timed: one clock, a warm-up, then whole games until the time is up."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import repeat

# Processor time, so that what else the machine runs counts for nobody.
clock = time.process_time

WARM_UP = 0.25


def games_per_time(play: Callable[[int], int], seconds: float, seed: int) -> float:
    """Decisions per second of `play`, which plays the game of a seed and counts its decisions."""
    start = clock()
    while clock() - start < seconds * WARM_UP:
        seed += 1
        play(seed)
    decisions = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        seed += 1
        decisions += play(seed)
    return decisions / spent


def microseconds(call: Callable[[], object], times: int) -> float:
    """Time of one call, as the mean of a short row of them."""
    start = clock()
    for _ in repeat(None, times):
        call()
    return (clock() - start) / times * 1e6
