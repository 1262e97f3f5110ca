"""Two servers with the same luck and the same clock, and tables for them that differ only in what
one seat may not know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import boardwright as bw
from boardwright.core.randomness import Dice
from boardwright.games.cerebria.emotions import COPIES, DECK
from boardwright.games.cerebria.game import GAME
from boardwright.server.app import make_app
from boardwright.server.config import Config
from tests.server.twins import Twins, points, twins
from tests.server.wire import Running, roomy
from tests.server.witness import Heard, attend

T = TypeVar("T")

DEPTH = 12
"""Answers that two worlds are played on for."""


@dataclass(frozen=True, slots=True)
class Sort:
    """A table with choices of rules. `built` are the seats with a deck of their own list, which
    nobody but their team may know.
    """

    game: str
    seats: int
    settings: dict[str, str] = field(default_factory=dict)
    built: tuple[int, ...] = ()
    together: bool = False
    """Whether one person holds all the seats of a team."""
    apart: bool = False
    """Whether those of a team do not know the same."""

    def all_settings(self, seed: int) -> dict[str, str]:
        teams = (SHAPER_OF_BLISS if self.settings.get("shaper") == "bliss" else TEAMS)[: self.seats]
        decks = {f"deck.{n}": built_deck(teams[n], Dice("deck", seed, n)) for n in self.built}
        return self.settings | decks


INNOVATION = tuple(Sort("innovation", seats) for seats in bw.game("innovation").seats)
CEREBRIA = (
    Sort("cerebria", 4, {"boards": "B"}, (1, 2)),
    Sort("cerebria", 2, {"team_boards": "B"}, (0, 1)),
    Sort("cerebria", 3, {"mode": "basic", "shaper": "bliss"}, (0,)),
    Sort("cerebria", 4, {"mode": "basic"}, (), together=True),
    Sort("cerebria", 3, {"boards": "B", "team_boards": "B"}, (1,), together=True),
    Sort("cerebria", 2, {"mode": "basic", "team_boards": "B"}),
)
ETHERFIELDS = (
    Sort("etherfields", 2, {"hands": "closed", "start": "d1"}, apart=True),
    Sort("etherfields", 3, {"start": "d2"}, apart=True),
    Sort("etherfields", 2, {"hands": "closed", "turns": "ordered"}, apart=True),
)
TEAMS, SHAPER_OF_BLISS = (0, 1, 0, 1), (1, 0, 1)
"""0 is Bliss, 1 is Gloom."""


def built_deck(team: int, dice: Dice) -> str:
    """A legal deck that somebody could have built."""
    table = GAME.table
    cards = [card for card in table.milds[team] for _ in range(COPIES)]
    picked = [cards.pop(dice.below(len(cards))) for _ in range(DECK)]
    return ", ".join(table.names[card] for card in picked)


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

    def attend(
        self, pair: Twins, seed: int, hints: bool = True, together: bool = False
    ) -> list[Heard]:
        """What the seat is sent, in each of the worlds."""
        hints = hints and bw.game(pair.game).advice() is not None
        return [
            self.run(attend(side, pair, n, Dice("witness", seed), hints, together))
            for n, side in enumerate(self.sides)
        ]


def pairs(sort: Sort, seed: int, count: int) -> Iterator[Twins]:
    """Pairs of worlds from a whole game, each for another seat; the last for a watcher."""
    dice, seats = Dice("pairs", seed), sort.seats
    found = points(bw.game(sort.game), seats, seed, count, sort.all_settings(seed))
    for number, pos in enumerate(found):
        seat = None if number == count - 1 else (seed + number) % seats
        pair = twins(pos, seat, dice, DEPTH, sort.apart)
        if pair is not None:
            yield pair
