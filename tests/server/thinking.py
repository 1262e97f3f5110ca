"""What the tests of thinking share."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Coroutine
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import boardwright as bw
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.server.thinking import Thinkers

T = TypeVar("T")

BOTS = ("tests.server.bad_levels",)
LIMIT = 2.0
ANEW = 8.0
"""Seconds for a new worker and the answer of a simpler bot, on a busy machine."""

INNOVATION = bw.game("innovation")


def run(wanted: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(wanted)


def text_of(answers: int, seed: int = 3) -> tuple[Position[Any], str]:
    """A game of Innovation some answers on, and what the seat that is asked knows."""
    pos = INNOVATION.new(2, seed)
    dice = Dice("thinking", seed)
    for _ in range(answers):
        decision = pos.decisions[0]
        pos.answer(dice.pick(decision.options), decision.seats[0])
    return pos, pos.info(pos.waiting[0]).to_text()


def workers(thinkers: Thinkers) -> list[BaseProcess]:
    """The processes of these thinkers."""
    return [worker._process for worker in thinkers._pool._workers]


def children() -> set[BaseProcess]:
    """All processes that this one has started, whoever they belong to."""
    return set(multiprocessing.active_children())
