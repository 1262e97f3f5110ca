"""Playing on in a sampled world: each seat by the game's prior, through its own eyes."""

from __future__ import annotations

from typing import Any

from boardwright.bots.protocol import AnyAdvice, Info
from boardwright.core.errors import NoSample
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

CAP = 200
"""Answers after which an effect is judged where it stands."""


TRIES = 5
"""Seeds tried for one world before the bot gives up."""


class Worlds:
    """Worlds dealt for a decision, and an account of them."""

    __slots__ = ("_dice", "_info", "dropped", "used")

    def __init__(self, info: Info, dice: Dice) -> None:
        self._info = info
        self._dice = dice
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


def finish(world: Position[Any], answer: int, seat: int, advice: AnyAdvice) -> tuple[int, ...]:
    """Give this answer and let the step run out; returns the answers that the seat gave in it."""
    together = {decision.number for decision in world.decisions}
    world.answer(answer, seat)
    line = [answer]
    for _ in range(CAP):
        decision = world.decision
        if decision is None or (not world.mid_action and decision.number not in together):
            break
        who = decision.seats[0]
        logits = advice.prior(decision, advice.sees(world.state, who))
        action = decision.options[max(range(len(logits)), key=logits.__getitem__)]
        world.answer(action, who)
        if who == seat:
            line.append(action)
    return tuple(line)
