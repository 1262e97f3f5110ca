"""How rules ask. A rule that needs a choice is an `async def` driven by hand: there is no event
loop, `await` hands a question to the driver and comes back with the answer. A forgotten `await` is
an error for mypy and a warning (an error in our tests) for Python; a forgotten `yield from` would
be silence. See docs/decisions/001.
"""

from __future__ import annotations

import types
from collections.abc import Coroutine, Generator, Sequence
from typing import TypeAlias, TypeVar

from boardwright.core.decisions import Decision

T = TypeVar("T")


class Secretly:
    """Several seats decide at once, unseen; the answers are held back until the last is in."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.decisions = tuple(decisions)


class Openly:
    """Several seats have a decision at once, and the first answer counts."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.decisions = tuple(decisions)


class Chance:
    """A die or a random pick: actions with whole-number odds, answered by the chance seat."""

    __slots__ = ("decision", "odds")

    def __init__(self, decision: Decision, odds: Sequence[int]) -> None:
        self.decision = decision
        self.odds = tuple(odds)


Asked: TypeAlias = Decision | Secretly | Openly | Chance
Reply: TypeAlias = int | tuple[int, ...] | None
Flow: TypeAlias = Coroutine[Asked, Reply, T]


def questions(asked: Asked) -> tuple[Decision, ...]:
    """The decisions that are put with it."""
    if isinstance(asked, Secretly | Openly):
        return asked.decisions
    return (asked.decision,) if isinstance(asked, Chance) else (asked,)


@types.coroutine
def ask(decision: Decision) -> Generator[Decision, int, int]:
    """Ask one decision; the answer is the action picked."""
    return (yield decision)


@types.coroutine
def ask_secretly(
    decisions: Sequence[Decision],
) -> Generator[Secretly, tuple[int, ...], tuple[int, ...]]:
    """Ask several seats at once; the answers come together, in the order of the decisions."""
    return (yield Secretly(decisions))


@types.coroutine
def ask_openly(
    decisions: Sequence[Decision],
) -> Generator[Openly, tuple[int, ...], tuple[int, ...]]:
    """Ask several seats at once; the answer is (index of the decision, action) of the first."""
    return (yield Openly(decisions))


@types.coroutine
def ask_chance(decision: Decision, odds: Sequence[int]) -> Generator[Chance, int, int]:
    """Let the chance seat pick an action with these odds."""
    return (yield Chance(decision, odds))
