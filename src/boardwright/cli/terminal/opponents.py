"""Who plays the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from boardwright.core.errors import BadSetup
from boardwright.core.games import Game, Setup
from boardwright.core.knowledge import SeatInfo
from boardwright.core.positions import sealed
from boardwright.core.randomness import Dice, stream

RANDOM = "random"


class Player(Protocol):
    """Whoever answers for a seat, knowing what that seat knows."""

    def choose(self, info: SeatInfo[Any]) -> int: ...


class RandomPlayer:
    """Any option, as likely as any other; the same one again for the same decision."""

    def __init__(self, seat: int, seed: int) -> None:
        self._seed = stream("player", seed, seat)

    def choose(self, info: SeatInfo[Any]) -> int:
        assert info.decision is not None
        return Dice(self._seed, info.decision.number).pick(info.decision.options)


class BotPlayer:
    """One of the bots, at a level."""

    def __init__(self, level: str, game: Game[Any], seat: int, setup: Setup, seed: int) -> None:
        bots = import_module("boardwright.bots")
        self._bot = bots.make_bot(level)
        self._budget = bots.Budget()
        self._bot.start(game, seat, sealed(setup), stream("player", seed, seat))

    def choose(self, info: SeatInfo[Any]) -> int:
        answer: int = self._bot.choose(info, self._budget).answer
        return answer


def levels() -> tuple[str, ...]:
    """The levels to choose from, weakest first."""
    found: Sequence[str] = getattr(import_module("boardwright.bots"), "LEVELS", (RANDOM,))
    return tuple(found)


def default_level() -> str:
    return "adept" if "adept" in levels() else RANDOM


def make_player(level: str, game: Game[Any], seat: int, setup: Setup, seed: int) -> Player:
    """A player of this level. Its luck is its own, and it never learns the seed of the game."""
    if level not in levels():
        raise BadSetup(f"no level {level!r}; there are: {', '.join(levels())}")
    if level == RANDOM:
        return RandomPlayer(seat, seed)
    return BotPlayer(level, game, seat, setup, seed)
