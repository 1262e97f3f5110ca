"""The bots by name, and the levels that people pick."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from boardwright.bots.greedy import Greedy
from boardwright.bots.protocol import UNLIMITED, Bot, Budget, UnknownBot
from boardwright.bots.random import Random


@dataclass(frozen=True, slots=True)
class Level:
    """A bot with fixed parameters, meant for people."""

    name: str
    make: Callable[[], Bot]
    budget: Budget = UNLIMITED


def _novice() -> Bot:
    return Greedy("novice", noise=0.25, margin=0.4)


def _adept() -> Bot:
    return Greedy("adept")


LEVELS: dict[str, Level] = {
    "novice": Level("novice", _novice),
    "adept": Level("adept", _adept),
}
"""From the weakest to the strongest."""

_OTHERS: dict[str, Callable[[], Bot]] = {"greedy": Greedy, "random": Random}


def bot_names() -> list[str]:
    """Every name that `make_bot` knows."""
    return [*LEVELS, *_OTHERS]


def make_bot(name: str) -> Bot:
    """A fresh bot: a level's, or one of the arena's own."""
    if name in LEVELS:
        return LEVELS[name].make()
    if name in _OTHERS:
        return _OTHERS[name]()
    raise UnknownBot(name, bot_names())
