"""Any option, each as likely as the others: for fuzzing, and the zero of the rating scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.bots.protocol import Budget, Choice, Info, Why, open_decision
from boardwright.core.events import Event
from boardwright.core.games import Game, Setup
from boardwright.core.randomness import Dice


class Random:
    """Uniform over the options."""

    def __init__(self, name: str = "random") -> None:
        self.name = name
        self._seed = 0

    def start(self, game: Game[Any], seat: int, setup: Setup, seed: int) -> None:
        self._seed = seed

    def observe(self, events: Sequence[Event]) -> None:
        pass

    def choose(self, info: Info, budget: Budget) -> Choice:
        decision = open_decision(info)
        answer = Dice("random", self._seed, info.seat, decision.number).pick(decision.options)
        return Choice(answer, Why(0.5))
