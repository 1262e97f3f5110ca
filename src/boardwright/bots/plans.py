"""Rows of answers for one step. Where a game builds an action up pick by pick, its first pick says
little: the likeliest ways to go on are tried, and the bot answers with the first pick of the best.

Nothing is kept between picks. At the next one the rows that are left are tried again, in the same
way: whoever is asked, a bot that has answered before or a fresh one, comes to the same row.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import exp, log
from typing import Any, NamedTuple, TypeAlias

from boardwright.bots.protocol import AnyAdvice
from boardwright.bots.worlds import CAP, likeliest
from boardwright.core.decisions import Decision
from boardwright.core.positions import Position

Row: TypeAlias = tuple[int, ...]


class Plan(NamedTuple):
    """A row of answers to try."""

    row: Row
    prior: float
    """The logit of its first answer."""
    end: Position[Any] | None = None
    """Where it leads in the world that it was made in; the whole step then, all answers in it."""


def plans(world: Position[Any], decision: Decision, seat: int, advice: AnyAdvice) -> list[Plan]:
    """The rows to try. No option is left out but blunders; of the rows that begin with it, the
    likeliest are taken.
    """
    sees = advice.sees(world.state, seat)
    vetoed = advice.veto(decision, sees)
    found: list[Plan] = []
    for action, logit in zip(decision.options, advice.prior(decision, sees), strict=True):
        if action in vetoed:
            continue
        if advice.beam:
            found += _rows(world, Plan((action,), logit), seat, advice)
        else:
            found.append(Plan((action,), logit))
    return found


def _rows(world: Position[Any], begun: Plan, seat: int, advice: AnyAdvice) -> list[Plan]:
    """The likeliest rows that begin so, by the chances that the prior gives them."""
    together = {decision.number for decision in world.decisions}
    rows: list[Plan] = []
    ways: list[tuple[float, int, Row, Position[Any]]] = [(0.0, 0, begun.row, world)]
    made = 1
    while ways and len(rows) < advice.beam:
        rarity, _, row, before = heappop(ways)
        pos = before.copy()
        pos.answer(row[-1], seat)
        decision = _asked(pos, seat, advice, together)
        if decision is None or len(row) >= CAP:
            rows.append(Plan(row, begun.prior, pos))
            continue
        sees = advice.sees(pos.state, seat)
        vetoed = advice.veto(decision, sees)
        logits = advice.prior(decision, sees)
        highest = max(logits)
        whole = log(sum([exp(logit - highest) for logit in logits])) + highest
        for action, logit in zip(decision.options, logits, strict=True):
            if action not in vetoed:
                heappush(ways, (rarity + whole - logit, made, (*row, action), pos))
                made += 1
    return rows


def _asked(pos: Position[Any], seat: int, advice: AnyAdvice, together: set[int]) -> Decision | None:
    """The next question of this step to the seat; others answer on the way. None: it is over."""
    for _ in range(CAP):
        decision = pos.decision
        if decision is None or (not pos.mid_action and decision.number not in together):
            return None
        who = decision.seats[0]
        if who == seat:
            return decision
        action = likeliest(decision, advice.prior(decision, advice.sees(pos.state, who)))
        pos.answer(action, who)
    return None
