"""How often somebody may ask: a bucket of drops for each address or token, filled evenly."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST = 20_000
"""Buckets kept at once; the one that was not used for longest is forgotten."""


class Limits:
    """`rate` drops come in a second, up to `burst`. A bucket never seen is full."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST,
    ) -> None:
        if rate <= 0 or burst <= 0 or most <= 0:
            raise ValueError("rate, burst and most must be more than nothing")
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, cost: float = 1.0) -> float:
        """Seconds to wait; 0.0 is go, and only then anything is taken. Nothing costs more than a
        full bucket, since that could never be paid.
        """
        now = self._clock()
        level, since = self._buckets.pop(key, (self.burst, now))
        level = min(self.burst, level + max(0.0, now - since) * self.rate)
        missing = min(cost, self.burst) - level
        self._buckets[key] = (-missing if missing <= 0 else level, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return max(0.0, missing / self.rate)
