"""Playing on in a sampled world: each seat by the game's prior, through its own eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from boardwright.bots.protocol import AnyAdvice, Info
from boardwright.core.decisions import Decision
from boardwright.core.errors import NoSample
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

CAP = 200
"""Answers after which an effect is judged where it stands."""


TRIES = 5
"""Seeds tried for one world before the bot gives up."""

Row: TypeAlias = tuple[int, ...]
"""The answers that a seat gives in one step."""


class Worlds:
    """Worlds dealt for a decision, and an account of them."""

    __slots__ = ("_dice", "_info", "dropped", "played", "seat", "used")

    def __init__(self, info: Info, dice: Dice) -> None:
        self._info = info
        self._dice = dice
        self.seat = info.seat
        self.played = 0
        """Rows of answers played out in them."""
        self.used = 0
        self.dropped = 0

    def deal(self) -> Position[Any]:
        """Another world; where none is found, the seeds that gave none are counted."""
        for _ in range(TRIES):
            try:
                world = self._info.sample(self._dice.fork())
            except NoSample:
                self.dropped += 1
                continue
            self.used += 1
            return world
        raise NoSample(f"no world for seat {self._info.seat} out of {TRIES} seeds")

    def skip(self) -> None:
        """Another world that need not be looked at; its seed is used up all the same."""
        self._dice.fork()
        self.used += 1


def follow(
    world: Position[Any], steps: Sequence[Row], seat: int, advice: AnyAdvice
) -> tuple[int, ...]:
    """Give these answers as far as they fit, step by step, and let every step run out; returns the
    answers that the seat gave.
    """
    line = _step(world, steps[0], seat, advice)
    for row in steps[1:]:
        decision = world.decision
        if decision is None:
            break
        if seat in decision.seats and row[0] in decision.options:
            line += _step(world, row, seat, advice)
    return tuple(line)


def _step(world: Position[Any], row: Row, seat: int, advice: AnyAdvice) -> list[int]:
    together = {decision.number for decision in world.decisions}
    world.answer(row[0], seat)
    line = [row[0]]
    planned = len(row)
    for _ in range(CAP):
        decision = None if world.at_rest else world.decision
        if decision is None or (not world.mid_action and decision.number not in together):
            break
        who = decision.seats[0]
        given = len(line)
        if who == seat and given < planned and row[given] in decision.options:
            action = row[given]
        else:
            action = likeliest(decision, advice.prior(decision, advice.sees(world.state, who)))
            if who == seat:
                planned = 0
        world.answer(action, who)
        if who == seat:
            line.append(action)
    return line


def likeliest(decision: Decision, logits: Sequence[float]) -> int:
    """The option with the highest logit, the first of several."""
    return decision.options[max(range(len(logits)), key=logits.__getitem__)]


def won(pos: Position[Any], seat: int) -> float:
    """What a finished game gave a seat: its team's part of the victory."""
    assert pos.outcome is not None
    winners = pos.outcome.winners
    teams = [team for team in pos.game.teams(pos.setup) if not set(team).isdisjoint(winners)]
    return 1 / len(teams) if seat in winners else 0.0
