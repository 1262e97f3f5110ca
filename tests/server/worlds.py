"""Two servers with the same luck and the same clock, and tables for them that differ only in what
one seat may not know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import boardwright as bw
from boardwright.core.randomness import Dice
from boardwright.server.app import make_app
from boardwright.server.config import Config
from tests.server.twins import Twins, points, twins
from tests.server.wire import Running, roomy
from tests.server.witness import Heard, attend

T = TypeVar("T")

INNOVATION = bw.game("innovation")
DEPTH = 12
"""Answers that two worlds are played on for."""


def same(folder: Path) -> Config:
    return roomy(folder, secret="the same for both", fixed_clock=1_800_000_000.0, fixed_random=7)


class Worlds:
    """Both servers, and what a seat is sent by each."""

    def __init__(self, folder: Path) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self.sides = self._runner.run(self._open(folder))

    async def _open(self, folder: Path) -> list[Running]:
        return [
            await self._stack.enter_async_context(Running(make_app(same(folder / str(n)))))
            for n in range(2)
        ]

    def close(self) -> None:
        self._runner.run(self._stack.aclose())
        self._runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def attend(self, pair: Twins, seed: int, hints: bool = True) -> list[Heard]:
        """What the seat is sent, in each of the worlds."""
        return [
            self.run(attend(side, pair, n, Dice("witness", seed), hints))
            for n, side in enumerate(self.sides)
        ]


def pairs(seed: int, count: int) -> Iterator[Twins]:
    """Pairs of worlds from a whole game, each for another seat."""
    seats = INNOVATION.seats[seed % len(INNOVATION.seats)]
    dice = Dice("pairs", seed)
    for number, pos in enumerate(points(INNOVATION, seats, seed, count)):
        pair = twins(pos, (seed + number) % seats, dice, DEPTH)
        if pair is not None:
            yield pair
