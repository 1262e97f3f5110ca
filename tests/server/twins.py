"""Two worlds that one seat cannot tell apart, and answers that leave it so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from boardwright.core.errors import BoardwrightError
from boardwright.core.events import look_alike
from boardwright.core.games import Game
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

Pos = Position[Any]

WORLDS = 16
"""Other worlds tried; the one that can be played on for longest is taken."""

TRIES = 12
"""Answers tried before two worlds count as told apart."""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer: in the one world, and in the other one that which looks the same."""

    seat: int
    keys: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Twins:
    """Positions that differ in nothing that `seat` may know, before and after each step."""

    seat: int
    positions: tuple[dict[str, Json], dict[str, Json]]
    steps: tuple[Step, ...]
    mid_action: bool


def points(game: Game[Any], seats: int, seed: int, count: int) -> Iterator[Pos]:
    """Positions of one random game: its first secret decisions, one in the middle of an action, and
    others up to its end.
    """
    dice = Dice("points", seats, seed)
    played = [game.new(seats, seed)]
    while not played[-1].over:
        pos = played[-1].copy()
        decision = dice.pick(pos.decisions)
        played.append(pos.answer(dice.pick(decision.options), dice.pick(decision.seats)))
    later = range(seats, len(played) - 1)
    wanted = {dice.below(seats), dice.pick([at for at in later if played[at].mid_action])}
    while len(wanted) < count:
        wanted.add(dice.pick(later))
    return (played[at] for at in sorted(wanted))


def twins(pos: Pos, seat: int, dice: Dice, depth: int) -> Twins | None:
    """The best pair of worlds here; None where nothing is hidden from the seat."""
    here = pos.to_dict()
    best: Twins | None = None
    for rng in range(WORLDS):
        world = pos.resample(seat, rng)
        if all(pos.view(n) == world.view(n) for n in range(pos.setup.seats)):
            continue
        there = world.to_dict()
        steps = tuple(_play_on(pos.game, here, there, seat, dice, depth))
        if best is None or len(steps) > len(best.steps):
            best = Twins(seat, (here, there), steps, pos.mid_action)
        if len(steps) == depth:
            break
    return best


def _play_on(
    game: Game[Any],
    here: dict[str, Json],
    there: dict[str, Json],
    seat: int,
    dice: Dice,
    depth: int,
) -> Iterator[Step]:
    one, other = game.load(here), game.load(there)
    for _ in range(depth):
        for _ in range(TRIES):
            tried = _try(one, other, seat, dice)
            if tried is not None:
                break
        else:
            return
        step, one, other = tried
        yield step


def _try(one: Pos, other: Pos, seat: int, dice: Dice) -> tuple[Step, Pos, Pos] | None:
    """A random answer, with one that looks like it in the other world, if there is one."""
    decision = dice.pick(one.decisions)
    twin = next(d for d in other.decisions if d.number == decision.number)
    action, answering = dice.pick(decision.options), dice.pick(decision.seats)
    after = one.copy().answer(action, answering)
    picked = action
    if answering != seat:
        raws = after.raw_events
        alike = one.game.alike(other.state, twin, action, seat, raws, ())
        picked = dice.pick(alike) if alike else action
    if after.over or picked not in twin.options:
        return None
    try:
        after_twin = other.copy().answer(picked, answering)
    except BoardwrightError:
        return None
    if not _told_alike(after, after_twin, seat):
        return None
    keys = one.game.actions
    return Step(answering, (keys.key(action), keys.key(picked))), after, after_twin


def _told_alike(one: Pos, other: Pos, seat: int) -> bool:
    """Whether all that was shown to the seat on the way is the same in both worlds. From then on
    whatever it is sent has to be the same too.
    """
    heard, heard_there = one.raw_events, other.raw_events
    if one.asked(seat) != other.asked(seat) or len(heard) != len(heard_there):
        return False
    pairs = zip(heard, heard_there, strict=True)
    return all(look_alike(raw, twin, seat) for raw, twin in pairs)
