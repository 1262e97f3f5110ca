"""Two worlds that one seat, or somebody who only watches, cannot tell apart, and answers that leave
it so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from boardwright.core.errors import BoardwrightError
from boardwright.core.events import known_to, look_alike
from boardwright.core.games import Game
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

Pos = Position[Any]
Teams = tuple[tuple[int, ...], ...]
"""Seats that know the same."""

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
    """Positions that differ in nothing that `seat` may know, before and after each step; None is
    somebody who watches.
    """

    game: str
    seat: int | None
    positions: tuple[dict[str, Json], dict[str, Json]]
    steps: tuple[Step, ...]
    mid_action: bool
    teams: Teams

    @property
    def team(self) -> tuple[int, ...]:
        """The seats that know as much as this one."""
        return next((team for team in self.teams if self.seat in team), ())


def points(
    game: Game[Any], seats: int, seed: int, count: int, settings: Mapping[str, str] | None = None
) -> Iterator[Pos]:
    """Positions of one random game: its first secret decisions, one in the middle of an action, and
    others up to its end.
    """
    dice = Dice("points", seats, seed)
    played = [game.new(seats, seed, settings)]
    while not played[-1].over:
        pos = played[-1].copy()
        decision = dice.pick(pos.decisions)
        played.append(pos.answer(dice.pick(decision.options), dice.pick(decision.seats)))
    later = range(seats, len(played) - 1)
    wanted = {dice.below(seats), dice.pick([at for at in later if played[at].mid_action])}
    while len(wanted) < count:
        wanted.add(dice.pick(later))
    return (played[at] for at in sorted(wanted))


def twins(pos: Pos, seat: int | None, dice: Dice, depth: int, apart: bool = False) -> Twins | None:
    """The best pair of worlds here; None where nothing is hidden from the seat. `apart`: those of a
    team do not know the same; then what is hidden may be hidden from all of them.
    """
    here = pos.to_dict()
    best: Twins | None = None
    seats = range(pos.setup.seats)
    teams = tuple((n,) for n in seats) if apart else pos.game.teams(pos.setup)
    for rng in range(WORLDS):
        world = _another(pos, seat, rng)
        there = world.to_dict()
        if apart and all(here[key] == there[key] for key in here if key != "chance"):
            continue
        if not apart and all(pos.view(n) == world.view(n) for n in seats):
            continue
        steps = tuple(_play_on(pos.game, here, there, seat, dice, depth, teams))
        if best is None or len(steps) > len(best.steps):
            both = (here, there)
            best = Twins(pos.game.name, seat, both, steps, pos.mid_action, teams)
        if len(steps) == depth:
            break
    return best


def _another(pos: Pos, seat: int | None, rng: int) -> Pos:
    """A world that the seat cannot tell from this one. Who watches knows nothing that any seat does
    not know, so worlds may be dealt for one seat after the other.
    """
    if seat is not None:
        return pos.resample(seat, rng)
    for eyes in range(pos.setup.seats):
        pos = pos.resample(eyes, rng)
    return pos


def _play_on(
    game: Game[Any],
    here: dict[str, Json],
    there: dict[str, Json],
    seat: int | None,
    dice: Dice,
    depth: int,
    teams: Teams,
) -> Iterator[Step]:
    one, other = game.load(here), game.load(there)
    for _ in range(depth):
        for _ in range(TRIES):
            tried = _try(one, other, seat, dice, teams)
            if tried is not None:
                break
        else:
            return
        step, one, other = tried
        yield step


def _try(
    one: Pos, other: Pos, seat: int | None, dice: Dice, teams: Teams
) -> tuple[Step, Pos, Pos] | None:
    """A random answer, with one that looks like it in the other world, if there is one."""
    decision = dice.pick(one.decisions)
    twin = next(d for d in other.decisions if d.number == decision.number)
    action, answering = dice.pick(decision.options), dice.pick(decision.seats)
    after = one.copy().answer(action, answering)
    picked = action
    if answering != seat:
        raws, eyes = after.raw_events, _opponent(teams, answering) if seat is None else seat
        alike = one.game.alike(other.state, twin, action, eyes, raws, ())
        picked = dice.pick(alike) if alike else action
    if after.over or picked not in twin.options:
        return None
    try:
        after_twin = other.copy().answer(picked, answering)
    except BoardwrightError:
        return None
    if not _told_alike(after, after_twin, seat) or _cannot_know(after_twin, seat):
        return None
    keys = one.game.actions
    return Step(answering, (keys.key(action), keys.key(picked))), after, after_twin


def _opponent(teams: Teams, seat: int) -> int:
    """A seat that does not know what this one does."""
    return next(team[0] for team in teams if seat not in team)


def _cannot_know(dealt: Pos, seat: int | None) -> bool:
    """Whether the seat looks at something that nobody has seen: a dealt world has no name for it,
    and says so (ETH-057).
    """
    looks = dealt.view(seat).get("looks")
    things = looks["things"] if isinstance(looks, Mapping) else ()
    return isinstance(things, Sequence) and {"name": None} in things


def _told_alike(one: Pos, other: Pos, seat: int | None) -> bool:
    """Whether all that was shown to the seat on the way is the same in both worlds. From then on
    whatever it is sent has to be the same too.
    """
    heard, heard_there = one.raw_events, other.raw_events
    if one.asked(seat) != other.asked(seat) or len(heard) != len(heard_there):
        return False
    pairs = zip(heard, heard_there, strict=True)
    if seat is None:
        return all(known_to(raw, None) == known_to(twin, None) for raw, twin in pairs)
    return all(look_alike(raw, twin, seat) for raw, twin in pairs)
