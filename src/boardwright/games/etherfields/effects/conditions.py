"""Conditions: tables all of whose keys must hold (docs/pack-format.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from boardwright.core.messages import Json
from boardwright.games.etherfields import gradual
from boardwright.games.etherfields.content import LUCK, STEPS, TERRAINS, Data
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

Holds: TypeAlias = Callable[[State, Scene, Json, int], bool]

CONDITIONS: dict[str, Holds] = {}


def condition(check: Holds) -> Holds:
    """Enter a function as the condition of its name, less what keeps Python's own words apart."""
    CONDITIONS[check.__name__.strip("_")] = check
    return check


def holds(s: State, scene: Scene, cond: Data, seat: int | None = None) -> bool:
    """Whether a condition holds, for a Dreamer where it is about one: whoever performs the effect
    unless another is named.
    """
    seat = scene.me if seat is None else seat
    return all(CONDITIONS[key](s, scene, value, seat) for key, value in cond.items())


def table(value: Json) -> Data:
    return value if isinstance(value, Mapping) else {}


def each(value: Json) -> Sequence[Json]:
    """A list, or a single thing as one."""
    return value if isinstance(value, Sequence) and not isinstance(value, str) else (value,)


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def fits(n: int, value: Json) -> bool:
    """`{ min, max }`, or the least number."""
    if isinstance(value, int):
        return n >= value
    bounds = table(value)
    return number(bounds.get("min", n)) <= n <= number(bounds.get("max", n))


def terrain_mask(name: Json) -> int:
    return 1 << TERRAINS.index(str(name))


# Of the moment


@condition
def face(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """The result as it stands: of the moment, or of the last roll."""
    now = scene.moment.face if scene.moment else scene.roll
    return now >= 0 and LUCK[now] in [str(name) for name in each(value)]


@condition
def for_(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return scene.moment is not None and scene.moment.word in each(value)


@condition
def step(s: State, scene: Scene, value: Json, seat: int) -> bool:
    now = scene.moment.step if scene.moment else scene.step
    return now != NOBODY and STEPS[now] in each(value)


@condition
def amount(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return scene.moment is not None and fits(scene.moment.n, value)


@condition
def from_entity(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return scene.moment is not None and scene.moment.from_entity == bool(value)


@condition
def yields(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """The colour that was named, by the card just discarded or by some card in the hand."""
    if value == "hand":
        return any(s.pack.cards[card].intent[scene.colour] > 0 for card in s.seats[seat].hand)
    return scene.card != NOBODY and s.pack.cards[scene.card].intent[scene.colour] > 0


@condition
def missing(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """What the chosen Gradual action lacks in the colour in which it lacks the least."""
    lacks = gradual.lacks(s, scene.chosen[0]) if scene.chosen else 0
    return fits(lacks, value)


# Of conditions


@condition
def not_(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return not holds(s, scene, table(value), seat)


@condition
def all_(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return all(holds(s, scene, table(cond), seat) for cond in each(value))


@condition
def any_(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return any(holds(s, scene, table(cond), seat) for cond in each(value))
