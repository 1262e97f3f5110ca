"""Whom a step concerns: the selectors of Dreamers, and the questions about it."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, entities, figures, scape, states
from boardwright.games.etherfields.content import Data, Step
from boardwright.games.etherfields.effects import ranges
from boardwright.games.etherfields.effects.conditions import holds
from boardwright.games.etherfields.keys import DONE, SEAT_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State

ONE_OF = frozenset(("any", "nearest", "most_distress", "largest_hand"))
"""Selectors that mean one Dreamer, to be chosen where several fit."""


def seats_of(s: State, scene: Scene, step: Step, name: str = "who") -> list[int]:
    """The Dreamers whom a step concerns, in player order (ETH-195). Of `any` and the like these are
    all among whom one is chosen.
    """
    found = [seat for seat in asking.in_order(s) if selected(s, scene, step, name, seat)]
    narrow = BEST.get(step.text(name))
    if narrow is not None:
        found = narrow(s, scene, found)
    where = step.table("where")
    return [seat for seat in found if holds(s, scene, where, seat)] if where else found


def selected(s: State, scene: Scene, step: Step, name: str, seat: int) -> bool:
    """Whether a selector means this Dreamer."""
    who, _, tail = step.text(name, "self").partition(":")
    if who == "self":
        return scene.me in (NOBODY, seat)
    if who == "target":
        return seat in targeted(scene)
    if who == "others":
        return seat != scene.me
    if who == "first_player":
        return seat == s.first
    if who == "in_range":
        return ranges.in_range(s, scene, seat, step)
    if who == "on_space":
        return s.seats[seat].space in ranges.spaces_of(s, scene) and not unhurt(s, scene, step)
    if unhurt(s, scene, step):
        return False
    if who == "on_terrain":
        return ranges.stands_on(s, seat, tail)
    if who == "not_on_terrain":
        return not ranges.stands_on(s, seat, tail)
    if who == "on_icon":
        return ranges.stands_on_icon(s, seat, tail)
    return "range" not in step.data or ranges.in_range(s, scene, seat, step)


def unhurt(s: State, scene: Scene, step: Step) -> bool:
    """ETH-437, ETH-441: all figures of the Entity are Stunned, so that it causes no Distress."""
    if step.do != "suffer" or not scene.is_entity_effect:
        return False
    there = entities.figures_of(s, scene.entity)
    return bool(there) and all(
        states.has_state(s, states.STUNNED, figure=figure.tag) for figure in there
    )


def targeted(scene: Scene) -> tuple[int, ...]:
    """The Dreamers that were chosen, or the one that a moment is about."""
    target: Data = scene.action.target if scene.action else {}
    if target.get("what") == "dreamer" and scene.chosen:
        return scene.chosen
    return (scene.seat,)


def _nearest(s: State, scene: Scene, seats: list[int]) -> list[int]:
    """By the shortest path from any of the figures, or from whoever performs it."""
    figure = figures.figure(s, scene.figure)
    starts = ranges.spaces_of(s, scene) if figure is None else [figure.space]
    ground = scape.scape(s)
    far: dict[int, int] = {}
    for seat in seats:
        space = s.seats[seat].space
        ways = [ground.distance(start, space) for start in starts if space != NOWHERE]
        if ways := [way for way in ways if way >= 0]:
            far[seat] = min(ways)
    return [seat for seat in far if far[seat] == min(far.values())]


def _most(values: dict[int, int]) -> list[int]:
    return [seat for seat, n in values.items() if n == max(values.values())]


BEST: dict[str, Callable[[State, Scene, list[int]], list[int]]] = {
    "nearest": _nearest,
    "most_distress": lambda s, scene, seats: _most({n: s.seats[n].distress for n in seats}),
    "largest_hand": lambda s, scene, seats: _most({n: len(s.seats[n].hand) for n in seats}),
}


def is_one(scene: Scene, step: Step) -> bool:
    """Whether one of the Dreamers is to be chosen; `self` is nobody where the game performs it."""
    who = step.text("who", "self")
    return who in ONE_OF or (who == "self" and scene.me == NOBODY)


def fixed(s: State, scene: Scene, step: Step) -> list[int]:
    """Those whom a step concerns, as was fixed before the first step (ETH-227, ETH-375)."""
    seats = scene.fixed.get(id(step))
    return seats_of(s, scene, step) if seats is None else list(seats)


async def best(s: State, scene: Scene, word: str, tag: int) -> int:
    """The one Dreamer that a selector means, seen from a figure; the Team decides between equal
    ones (ETH-403). NOBODY: there is none.
    """
    seats = BEST[word](s, scene.about_figure(tag), figures.on_map(s))
    if len(seats) < 2:
        return seats[0] if seats else NOBODY
    options = tuple([SEAT_KEY + seat for seat in sorted(seats)])
    args = {"verb": "move"}
    return await asking.team(s, "ask-whom", "ETH-403", options, args, scene.source) - SEAT_KEY


async def whom(s: State, scene: Scene, step: Step, *, ask: bool = True) -> list[int]:
    """The same with all questions asked: which one, who agrees, who wants to (unless whoever moves
    may stay anyway).
    """
    seats = fixed(s, scene, step)
    if is_one(scene, step):
        return await one(s, scene, step, seats)
    willing = []
    for seat in seats:
        if not await agrees(s, scene, step, seat):
            continue
        if not ask or await wants(s, scene, step, seat):
            willing.append(seat)
    return willing


async def one(s: State, scene: Scene, step: Step, seats: list[int]) -> list[int]:
    """One of these Dreamers, chosen by whoever performs it; optional: none perhaps."""
    while seats:
        options = tuple([SEAT_KEY + seat for seat in sorted(seats)])
        if step.has("optional"):
            options = (DONE, *options)
        args = {"verb": step.do}
        answer = await asking.pick(
            s, scene.me, "ask-whom", "ETH-004", options, args, source=scene.source
        )
        if answer == DONE:
            break
        seat = answer - SEAT_KEY
        if await agrees(s, scene, step, seat):
            return [seat]
        seats = [other for other in seats if other != seat]
    return []


async def agrees(s: State, scene: Scene, step: Step, seat: int) -> bool:
    """ETH-630: one Dreamer may move another only with consent."""
    if not step.has("agree") or seat == scene.me:
        return True
    return await consent(s, scene, seat, step.do)


async def consent(s: State, scene: Scene, seat: int, what: str) -> bool:
    args: Args = {"verb": what, "by": scene.me}
    return await asking.may(s, seat, "ask-agree", "ETH-630", args, scene.source)


async def wants(s: State, scene: Scene, step: Step, seat: int) -> bool:
    """Whether a Dreamer takes part in what is optional."""
    if not step.has("optional"):
        return True
    return await asking.may(
        s, seat, "ask-wants", scene.rule or "ETH-226", {"verb": step.do}, scene.source
    )
