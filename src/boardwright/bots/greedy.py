"""One step of thought: try every option in the same few worlds, finish the effect by the game's
prior, and take what stands best on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, log, pi, sqrt
from time import perf_counter
from typing import Any

from boardwright.bots.plans import Plan, plans
from boardwright.bots.protocol import (
    AnyAdvice,
    Budget,
    Choice,
    Info,
    Ranked,
    Reason,
    Spent,
    Why,
    advice_of,
    is_settled,
    is_unknown,
    open_decision,
    rests,
    waits,
)
from boardwright.bots.worlds import Worlds, follow, won
from boardwright.core.decisions import Decision
from boardwright.core.events import Event
from boardwright.core.games import Game, Setup
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

IDLE = 0.05
"""What an answer that changes nothing is charged, in the game's unit: it leads round in circles."""

RESTLESS_MARGIN = 3.0
"""How far below the best option a bot looks that has lost all patience, in the game's unit."""

SHOWN_OPTIONS, SHOWN_REASONS = 5, 3


@dataclass(slots=True)
class Tried:
    """A plan and what became of it in each world."""

    plan: Plan
    chances: list[float] = field(default_factory=list)
    changes: list[list[float]] = field(default_factory=list)
    idle: int = 0
    line: tuple[int, ...] = ()
    settled: bool = False
    """Whether the same becomes of it in every world."""

    @property
    def answer(self) -> int:
        return self.plan.answer

    @property
    def mean(self) -> float:
        return sum(self.chances) / len(self.chances)

    def again(self) -> None:
        """What became of it in the last world becomes of it in one more."""
        self.chances.append(self.chances[-1])
        if self.changes:
            self.changes.append(self.changes[-1])
            self.idle += self.idle > 0

    def ranked(self) -> Ranked:
        n, mean = len(self.chances), self.mean
        spread = sum((chance - mean) ** 2 for chance in self.chances) / (n - 1) if n > 1 else 0.25
        return Ranked(self.answer, mean, 1.96 * sqrt(spread / n), n)


class Greedy:
    """The best mean evaluation over `worlds` worlds; with `noise`, one that errs like a person."""

    def __init__(
        self,
        name: str = "greedy",
        *,
        worlds: int = 4,
        noise: float = 0.0,
        margin: float = 0.0,
        advice: AnyAdvice | None = None,
    ) -> None:
        self.name = name
        self.worlds = worlds
        self.noise = noise
        """Standard deviation of what it misjudges an option by, in the game's unit."""
        self.margin = margin
        """It only errs among options this close to the best."""
        self.advice = advice
        """Other advice than the game's own, for an experiment."""
        self._seed = 0

    def start(self, game: Game[Any], seat: int, setup: Setup, seed: int) -> None:
        if self.advice is None:
            advice_of(game)
        self._seed = seed

    def observe(self, events: Sequence[Event]) -> None:
        pass

    def choose(self, info: Info, budget: Budget) -> Choice:
        began = perf_counter()
        advice = self.advice or advice_of(info.game)
        decision = open_decision(info)
        dice = Dice("greedy", self._seed, info.seat, decision.number)
        worlds = Worlds(info, dice)
        tried = self._try(worlds, decision, advice, budget, began)
        restless = min(1.0, max(0.0, decision.number / advice.patience - 1))
        best = self._pick(tried, advice, dice, restless)
        ranked = sorted((option.ranked() for option in tried), key=lambda r: -r.value)
        spent = Spent(worlds.played, perf_counter() - began)
        why = Why(
            value=best.mean,
            ranked=tuple(ranked[:SHOWN_OPTIONS]),
            reasons=_reasons(advice, best),
            line=best.line,
            worlds=worlds.used,
            dropped=worlds.dropped,
            spent=spent,
        )
        return Choice(best.answer, why)

    def _try(
        self,
        worlds: Worlds,
        decision: Decision,
        advice: AnyAdvice,
        budget: Budget,
        began: float,
    ) -> list[Tried]:
        """Every option that is no blunder, in the same worlds; of several plans that begin with it
        the best.
        """
        world, seat = worlds.deal(), worlds.seat
        tried = [Tried(plan) for plan in plans(world, decision, seat, advice)]
        most = self.worlds
        if budget.iterations is not None:
            most = max(1, min(most, budget.iterations // len(tried)))
        if len(tried) == 1:
            most = 1
        waiting = waits(advice, decision)
        while True:
            self._look(world, seat, tried, waiting, advice)
            worlds.played += len(tried)
            late = budget.seconds is not None and perf_counter() - began > budget.seconds
            if worlds.used >= most or late:
                return _best(tried)
            if all(option.settled for option in tried):
                worlds.skip()
            else:
                world = worlds.deal()

    def _look(
        self,
        world: Position[Any],
        seat: int,
        tried: list[Tried],
        waiting: frozenset[int],
        advice: AnyAdvice,
    ) -> None:
        """Play every row out in one world."""
        left = [option for option in tried if not option.settled]
        for option in tried:
            if option.settled:
                option.again()
        if not left:
            return
        resting = not world.mid_action
        before = world.state
        rows = advice.evaluate(before, seat)
        stood = _edge(rows, seat)
        standing = advice.chances(rows)[seat]
        for option in left:
            if option.answer in waiting:
                option.chances.append(standing)
                option.changes.append([0.0] * len(stood))
                option.settled = is_settled(advice, before, before)
                continue
            pos = option.plan.end
            line = [action for row in option.plan.steps for action in row]
            if pos is None or option.chances:
                pos = world.copy()
                pos.rests = rests(advice)
                line = list(follow(pos, option.plan.steps, seat, advice))
            if not option.chances:
                option.line = tuple(line)
                option.settled = is_settled(advice, before, pos.state)
            if pos.outcome is not None and not is_unknown(advice, pos.outcome.reason):
                option.chances.append(won(pos, seat))
                continue
            after = pos.state
            rows = advice.evaluate(after, seat)
            option.chances.append(advice.chances(rows)[seat])
            option.changes.append(
                [new - old for new, old in zip(_edge(rows, seat), stood, strict=True)]
            )
            option.idle += resting and advice.unchanged(before, after)

    def _pick(self, tried: list[Tried], advice: AnyAdvice, dice: Dice, restless: float) -> Tried:
        """The best one; ties go by the prior, then by the order of the options. A game that goes on
        for too long goes round in circles: the bot errs more and more until it is out of them.
        """
        value = {
            option.answer: units(option.mean, advice.scale)
            - (IDLE if option.idle == len(option.chances) else 0.0)
            for option in tried
        }
        best = max(tried, key=lambda option: (value[option.answer], option.plan.prior))
        noise, margin = self.noise + restless, self.margin + RESTLESS_MARGIN * restless
        if not noise:
            return best
        near = [option for option in tried if value[option.answer] >= value[best.answer] - margin]
        return max(near, key=lambda option: value[option.answer] + noise * _normal(dice))


def units(chance: float, scale: float) -> float:
    """A chance to win in the game's unit: the lead over one opponent that gives it."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return scale * log(chance / (1 - chance))


def _best(tried: list[Tried]) -> list[Tried]:
    """The best plan of every option, in their order."""
    best: dict[int, Tried] = {}
    for option in tried:
        other = best.get(option.answer)
        if other is None or option.mean > other.mean:
            best[option.answer] = option
    return list(best.values())


def _edge(rows: Sequence[Sequence[float]], seat: int) -> list[float]:
    """A seat's terms, less the mean of the others'."""
    others = len(rows) - 1 or 1
    return [row[seat] - (sum(row) - row[seat]) / others for row in zip(*rows, strict=True)]


def _reasons(advice: AnyAdvice, best: Tried) -> tuple[Reason, ...]:
    """The terms that the answer changes most."""
    if not best.changes:
        return ()
    means = [sum(column) / len(best.changes) for column in zip(*best.changes, strict=True)]
    terms = sorted(zip(advice.terms, means, strict=True), key=lambda term: -abs(term[1]))
    return tuple(
        Reason(f"advice-{name}", change) for name, change in terms[:SHOWN_REASONS] if change
    )


def _normal(dice: Dice) -> float:
    """A number from the standard normal distribution."""
    return sqrt(-2 * log(1 - dice.fraction())) * cos(2 * pi * dice.fraction())
