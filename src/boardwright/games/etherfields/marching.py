"""Figures that effects move (ETH-629): Entities, and Companions, which walk like Dreamers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from boardwright.core.messages import Args
from boardwright.games.etherfields.asking import pick
from boardwright.games.etherfields.entities import shunned
from boardwright.games.etherfields.figures import (
    figure,
    figure_name,
    is_big,
    is_full,
    put_figure,
)
from boardwright.games.etherfields.keys import DONE, SPACE_KEY, space_name
from boardwright.games.etherfields.pushing import ENTERED, REFUSED, could_enter, enter
from boardwright.games.etherfields.routes import Gait, Way, steps_from, ways
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import NOBODY, NOWHERE, Figure, State
from boardwright.games.etherfields.states import PARALYZED, has_state


def can_march(s: State, tag: int) -> bool:
    """ETH-438: on the map, not Paralyzed, and nothing forbids it to move."""
    there = figure(s, tag)
    if there is None or has_state(s, PARALYZED, figure=tag):
        return False
    return not any(
        mod.stat == "forbid"
        and mod.word == "move"
        and (mod.figure == tag or (mod.figure == NOBODY and mod.entity == there.entity != NOBODY))
        for mod in s.mods
    )


def _gait(s: State, there: Figure, toward: int, away: int) -> Gait:
    """An Entity never enters what it shuns, nor the space of a Big one (ETH-159)."""
    avoid: frozenset[int] = frozenset()
    if there.entity != NOBODY:
        big = [each.space for each in s.figures if each.tag != there.tag and is_big(s, each)]
        avoid = shunned(s, there.entity) | frozenset(big)
    return Gait(toward=toward, away=away, avoid=avoid)


def destinations(
    s: State, tag: int, n: int, *, toward: int = NOWHERE, away: int = NOWHERE, optional: bool = True
) -> dict[int, Way]:
    """Where a figure could be moved to; without a choice only as far as it goes."""
    there = figure(s, tag)
    if there is None or n <= 0 or not can_march(s, tag):
        return {}
    found = ways(scape(s), _gait(s, there, toward, away), there.space, n)
    found = {space: way for space, way in found.items() if _may_stop(s, there, space)}
    if not optional:
        far = max([way.length for way in found.values()], default=0)
        found = {space: way for space, way in found.items() if way.length == far}
    return found


def _may_stop(s: State, there: Figure, space: int) -> bool:
    if there.entity == NOBODY:
        return not is_full(s, space, figure=there.tag)
    return could_enter(s, there.tag, space)


async def march(
    s: State,
    tag: int,
    n: int,
    rule: str,
    by: int,
    *,
    toward: int = NOWHERE,
    away: int = NOWHERE,
    optional: bool = True,
    source: str = "",
) -> int:
    """Move a figure up to n spaces, where whoever causes it wants; every step towards (away from)
    a space if one is given. How many spaces it moved.
    """
    there = figure(s, tag)
    if there is None or not can_march(s, tag):
        return 0
    if is_big(s, there):
        return await _stride(s, tag, n, rule, by, _gait(s, there, toward, away), optional, source)
    found = destinations(s, tag, n, toward=toward, away=away, optional=optional)
    if not found:
        return 0
    answer = await _ask(s, tag, sorted(found), n, by, optional, source)
    if answer == DONE:
        return 0
    return await halt(s, tag, found[answer - SPACE_KEY].path, rule)


async def _ask(
    s: State, tag: int, spaces: Sequence[int], left: int, by: int, optional: bool, source: str
) -> int:
    keys = tuple([SPACE_KEY + space for space in spaces])
    args: Args = {"entity": figure_name(s, tag), "figure": tag, "left": left}
    options = (*keys, DONE) if optional else keys
    return await pick(s, by, "ask-march", "ETH-629", options, args, source)


async def _stride(
    s: State, tag: int, n: int, rule: str, by: int, gait: Gait, optional: bool, source: str
) -> int:
    """A Big Entity goes space by space: it may push in each, which ends its movement (ETH-158)."""
    for walked in range(n):
        there = figure(s, tag)
        assert there is not None
        onward = [space for space, _ in steps_from(scape(s), gait, there.space)]
        onward = [space for space in onward if could_enter(s, tag, space)]
        answer = await _ask(s, tag, onward, n - walked, by, optional, source) if onward else DONE
        if answer == DONE:
            return walked
        space = answer - SPACE_KEY
        told = partial(tell_march, s, tag, there.space, (space,), rule)
        entered = await enter(s, tag, space, rule, told)
        if entered != ENTERED:
            return walked + (entered != REFUSED)
    return n


async def halt(s: State, tag: int, path: Sequence[int], rule: str) -> int:
    """A figure that is not Big stops at the end of a path, or on the last space of it where it can
    (ETH-152 to ETH-155). How many spaces it went.
    """
    there = figure(s, tag)
    assert there is not None
    for length in range(len(path), 0, -1):
        way = path[:length]
        told = partial(tell_march, s, tag, there.space, way, rule)
        if there.entity == NOBODY:
            put_figure(s, tag, way[-1])
            told()
            return length
        if await enter(s, tag, way[-1], rule, told) != REFUSED:
            return length
    return 0


def tell_march(s: State, tag: int, here: int, path: Sequence[int], rule: str) -> None:
    """A figure has moved, by these spaces."""
    if s.log is not None:
        args: Args = {"entity": figure_name(s, tag), "figure": tag}
        places = {"from": space_name(here), "to": space_name(path[-1])}
        way = [space_name(space) for space in path]
        s.tell("moved-entity", rule, {**args, **places, "path": way})
