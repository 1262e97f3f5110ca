"""Bots that go wrong, each in its own way."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

from boardwright.bots import Budget, Choice, Why
from boardwright.core.events import Event
from boardwright.core.games import Game, Setup
from boardwright.core.knowledge import SeatInfo

Answer = Callable[[SeatInfo[Any]], Any]

PAUSE = 0.4
"""Seconds that the slow one takes; its answer is good."""


class Bad:
    """A bot that answers by this function."""

    def __init__(self, name: str, answer: Answer) -> None:
        self.name = name
        self.answer = answer

    def start(self, game: Game[Any], seat: int, setup: Setup, seed: int) -> None:
        pass

    def observe(self, events: Sequence[Event]) -> None:
        pass

    def choose(self, info: SeatInfo[Any], budget: Budget) -> Choice:
        return cast(Choice, self.answer(info))


def hangs(info: SeatInfo[Any]) -> object:
    while True:
        pass


def crashes(info: SeatInfo[Any]) -> object:
    os._exit(3)


def leaves(info: SeatInfo[Any]) -> object:
    """As if all were well."""
    os._exit(0)


def raises(info: SeatInfo[Any]) -> object:
    raise RuntimeError("what now")


def quits(info: SeatInfo[Any]) -> object:
    sys.exit("enough")


def babbles(info: SeatInfo[Any]) -> object:
    """Not even a choice."""
    return "play:Pottery"


def cheats(info: SeatInfo[Any]) -> object:
    """An action of the game that is not among the options."""
    assert info.decision is not None
    legal = info.decision.options
    return Choice(next(n for n in range(len(info.game.actions)) if n not in legal), Why(0.5))


def dawdles(info: SeatInfo[Any]) -> object:
    time.sleep(PAUSE)
    assert info.decision is not None
    return Choice(info.decision.options[0], Why(0.5))


BAD: tuple[Answer, ...] = (hangs, crashes, leaves, raises, quits, babbles, cheats)
