"""Who plays the other seats, and who gives hints."""

from __future__ import annotations

from typing import Any

from boardwright.bots import LEVELS, UNLIMITED, Choice, make_bot, safe_choose
from boardwright.core.games import Game, Setup
from boardwright.core.knowledge import SeatInfo
from boardwright.core.randomness import stream

DEFAULT = "adept"
RANDOM = "random"


class Player:
    """A bot in a seat. Its luck is its own, and it never learns the seed of the game."""

    def __init__(self, level: str, game: Game[Any], seat: int, setup: Setup) -> None:
        self.level = level
        self._bot = make_bot(level)
        self._budget = LEVELS[level].budget if level in LEVELS else UNLIMITED
        known = game.setup_for(setup, seat).sealed()
        self._bot.start(game, seat, known, stream("player", setup.seed, seat))

    def choose(self, info: SeatInfo[Any]) -> Choice:
        return safe_choose(self._bot, info, self._budget)


def default_level(game: Game[Any]) -> str:
    """The level of bots that nobody has chosen one for."""
    return RANDOM if game.advice() is None else DEFAULT
