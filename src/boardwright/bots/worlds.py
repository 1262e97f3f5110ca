"""Playing on in a sampled world: each seat by the game's prior, through its own eyes."""

from __future__ import annotations

from typing import Any

from boardwright.bots.protocol import AnyAdvice
from boardwright.core.games import State
from boardwright.core.positions import Position

CAP = 200
"""Answers after which an effect is judged where it stands."""


def state_of(world: Position[Any]) -> State:
    """The state of a sampled world at its decision. Bots hold sampled worlds only."""
    if world._pending is None:
        world._wake()
    state: State = world._state
    return state


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
        logits = advice.prior(decision, advice.sees(state_of(world), who))
        action = decision.options[max(range(len(logits)), key=logits.__getitem__)]
        world.answer(action, who)
        if who == seat:
            line.append(action)
    return tuple(line)
