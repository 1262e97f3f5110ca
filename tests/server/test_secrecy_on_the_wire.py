"""The secrecy law, on the wire: two worlds that a seat cannot tell apart send it the same bytes, by
every way there is; and no secret of the server is ever among them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest

import boardwright as bw
from boardwright.core.randomness import Dice
from boardwright.server.app import make_app
from boardwright.server.config import Config
from tests.server.twins import Twins, points, twins
from tests.server.wire import Running
from tests.server.witness import Heard, attend

T = TypeVar("T")

INNOVATION = bw.game("innovation")
PLENTY = 1e9
DEPTH = 12
"""Answers that two worlds are played on for."""


class Worlds:
    """Two servers with the same luck and the same clock."""

    def __init__(self, folder: Path) -> None:
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self.sides = self._runner.run(self._open(folder))

    async def _open(self, folder: Path) -> list[Running]:
        return [
            await self._stack.enter_async_context(Running(make_app(config(folder / str(n)))))
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


def config(folder: Path) -> Config:
    limits = ("requests", "commands")
    plenty = {f"{name}_{what}": PLENTY for name in limits for what in ("per_second", "burst")}
    return Config(
        data=folder,
        workers=1,
        secret="the same for both worlds",
        fixed_clock=1_800_000_000.0,
        fixed_random=7,
        tables_per_hour=PLENTY,
        **plenty,
    )


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    opened = Worlds(tmp_path_factory.mktemp("worlds"))
    yield opened
    opened.close()


def pairs(seed: int, count: int) -> Iterator[Twins]:
    """Pairs of worlds from a whole game, each for another seat."""
    seats = INNOVATION.seats[seed % len(INNOVATION.seats)]
    dice = Dice("pairs", seed)
    for number, pos in enumerate(points(INNOVATION, seats, seed, count)):
        pair = twins(pos, (seed + number) % seats, dice, DEPTH)
        if pair is not None:
            yield pair


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_may_not_know_changes_no_byte(worlds: Worlds, seed: int) -> None:
    found = list(pairs(seed, 4))
    assert len(found) >= 3
    assert sum(len(pair.steps) for pair in found) >= 2 * DEPTH
    for number, pair in enumerate(found):
        one, other = worlds.attend(pair, number)
        assert one.difference(other) is None
