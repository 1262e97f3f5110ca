"""Rows of answers to try. Where a game builds an action up pick by pick, the first pick says
little: the likeliest ways to go on are tried, and the bot answers with the first pick of the best.
Where a turn has several actions, the best of them are followed into the next ones.

Nothing is kept between picks. At the next one the rest of the turn is planned again, in the same
way: whoever is asked, a bot that has answered before or a fresh one, comes to the same row.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from math import exp, log
from typing import Any, NamedTuple

from boardwright.bots.protocol import AnyAdvice, is_unknown
from boardwright.bots.worlds import CAP, Row, likeliest, won
from boardwright.core.decisions import Decision
from boardwright.core.positions import Position


class Plan(NamedTuple):
    """A step to try, and perhaps further ones of the same turn."""

    steps: tuple[Row, ...]
    """A row of answers for each of them."""
    prior: float
    """The logit of the first answer."""
    end: Position[Any] | None = None
    """Where it leads in the world that it was made in."""

    @property
    def answer(self) -> int:
        return self.steps[0][0]


class Line(NamedTuple):
    """A plan as it stands in the world that it was made in."""

    value: float
    plan: Plan
    open: bool
    """Whether the turn goes on from there."""


def plans(world: Position[Any], decision: Decision, seat: int, advice: AnyAdvice) -> list[Plan]:
    """What to try, in the order of the options. No option is left out but blunders."""
    if not advice.beam:
        sees = advice.sees(world.state, seat)
        vetoed = advice.veto(decision, sees)
        logits = zip(decision.options, advice.prior(decision, sees), strict=True)
        return [Plan(((action,),), logit) for action, logit in logits if action not in vetoed]
    root = advice.root(world.state, seat)
    lines = [_line(plan, seat, advice, root) for plan in _steps(world, decision, seat, advice)]
    if len(lines) == 1:
        return [lines[0].plan]
    best = {line.plan.answer: line for line in sorted(lines, key=_rank)}
    last, ended = lines, [line for line in lines if not line.open]
    for _ in range(advice.depth):
        last = [
            _line(longer, seat, advice, root)
            for line in _widest(last, advice.width)
            for longer in _longer(line.plan, seat, advice)
        ]
        if not last:
            break
        ended += [line for line in last if not line.open]
        best.update({line.plan.answer: line for line in sorted(last, key=_rank)})
    return _chosen(decision, best, [*ended, *last] if last else ended, advice.judged)


def _rank(line: Line) -> float:
    return line.value


def _chosen(
    decision: Decision, best: dict[int, Line], ended: list[Line], judged: int
) -> list[Plan]:
    """The best lines to the end of the turn, and one for every option. Those that were left on the
    way go on as the best of all does, for most steps of a turn can change places.
    """
    ended = sorted(ended, key=_rank, reverse=True)[: max(1, judged - len(best))]
    rest = ended[0].plan.steps
    found = [line.plan for line in ended]
    reached = {plan.answer for plan in found}
    for answer, line in best.items():
        if answer not in reached:
            steps = line.plan.steps
            found.append(Plan((*steps, *rest), line.plan.prior) if line.open else line.plan)
    order = {action: n for n, action in enumerate(decision.options)}
    return sorted(found, key=lambda plan: order[plan.answer])


def _line(plan: Plan, seat: int, advice: AnyAdvice, root: Any) -> Line:
    pos = plan.end
    assert pos is not None
    if pos.outcome is not None and not is_unknown(advice, pos.outcome.reason):
        return Line(won(pos, seat), plan, False)
    state = pos.state
    value = advice.chances(advice.evaluate(state, seat))[seat]
    return Line(value, plan, advice.goes_on(state, root))


def _widest(lines: list[Line], width: int) -> list[Line]:
    """The best lines that go on. Equal ones have most likely come to the same point by other ways:
    one of them is enough.
    """
    found: list[Line] = []
    values: set[float] = set()
    for line in sorted(lines, key=_rank, reverse=True):
        value = round(line.value, 9)
        if line.open and value not in values:
            values.add(value)
            found.append(line)
            if len(found) == width:
                break
    return found


def _longer(plan: Plan, seat: int, advice: AnyAdvice) -> Iterable[Plan]:
    """The plan and each way to take the next step."""
    assert plan.end is not None
    pos = plan.end.copy()
    decision = pos.decision
    assert decision is not None
    for step in _steps(pos, decision, seat, advice):
        yield Plan((*plan.steps, *step.steps), plan.prior, step.end)


def _steps(world: Position[Any], decision: Decision, seat: int, advice: AnyAdvice) -> list[Plan]:
    """Every option, with the likeliest rows that begin with it."""
    sees = advice.sees(world.state, seat)
    vetoed = advice.veto(decision, sees)
    together = {asked.number for asked in world.decisions}
    found: list[Plan] = []
    for action, logit in zip(decision.options, advice.prior(decision, sees), strict=True):
        if action not in vetoed:
            rows = _rows(world, action, seat, advice, together)
            found += [Plan((row,), logit, end) for row, end in rows]
    return found


def _rows(
    world: Position[Any], first: int, seat: int, advice: AnyAdvice, together: set[int]
) -> list[tuple[Row, Position[Any]]]:
    """The likeliest rows that begin so, by what the prior says of them, and where they end."""
    rows: list[tuple[Row, Position[Any]]] = []
    ways: list[tuple[float, int, Row, Place]] = [(0.0, 0, (first,), Place(world.copy()))]
    made = 1
    while ways and len(rows) < advice.beam:
        rarity, _, row, place = heappop(ways)
        pos = place.leave()
        pos.answer(row[-1], seat)
        decision = _asked(pos, seat, advice, together)
        if decision is None or len(row) >= CAP:
            rows.append((row, pos))
            continue
        sees = advice.sees(pos.state, seat)
        vetoed = advice.veto(decision, sees)
        logits = advice.prior(decision, sees)
        highest = max(logits)
        whole = log(sum([exp(logit - highest) for logit in logits])) + highest
        place = Place(pos)
        for action, logit in zip(decision.options, logits, strict=True):
            if action not in vetoed:
                heappush(ways, (rarity + whole - logit, made, (*row, action), place))
                made += 1
    return rows


class Place:
    """A point on the way. The first that goes on from there takes the position itself, which has
    come all the way; the others a copy, which has to be brought there again.
    """

    __slots__ = ("_copy", "_first")

    def __init__(self, pos: Position[Any]) -> None:
        self._first: Position[Any] | None = pos
        self._copy = pos.copy()

    def leave(self) -> Position[Any]:
        pos, self._first = self._first, None
        return pos if pos is not None else self._copy.copy()


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
