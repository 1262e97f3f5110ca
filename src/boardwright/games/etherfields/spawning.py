"""How figures come to the map: Entities on Spawn spaces (ETH-120 to ETH-124, ETH-156, ETH-622,
ETH-623), Companions where they are summoned (ETH-578 to ETH-583).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from boardwright.games.etherfields.asking import team
from boardwright.games.etherfields.entities import remove_figure, shunned, stock
from boardwright.games.etherfields.figures import figures_at, is_full, put_figure
from boardwright.games.etherfields.keys import MOST_FIGURES, SPACE_KEY, space_name
from boardwright.games.etherfields.pushing import REFUSED, could_enter, enter
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import NOBODY, NOWHERE, Figure, State
from boardwright.games.etherfields.turncards import suit


def spawn_spaces(s: State, entity: int, at: Sequence[int] | None = None) -> list[int]:
    """ETH-123: the Spawn spaces, or the stated ones; none that it never enters."""
    there = [space for space, _ in scape(s).spawns] if at is None else at
    avoid = shunned(s, entity)
    return sorted({n for n in there if n in scape(s).spaces} - avoid)


def can_spawn(s: State, entity: int, at: Sequence[int] | None = None) -> bool:
    """Whether there is a figure and a place for it."""
    return stock(s, entity) > 0 and bool(spawn_spaces(s, entity, at))


async def spawn(
    s: State, entity: int, n: int, rule: str, at: Sequence[int] | None = None
) -> list[int]:
    """Put n figures of an Entity on the map, as evenly as possible (ETH-121); their tags."""
    tags = []
    filled: dict[int, int] = {}
    for number in range(n):
        if not can_spawn(s, entity, at):
            if s.log is not None:
                s.tell("not-spawned", "ETH-037", {"entity": s.pack.entities[entity].name})
            break
        space = await _choose(s, entity, _next(s, entity, at, filled, number), rule)
        filled[space] = filled.get(space, 0) + 1
        tag = await _come(s, entity, space, rule)
        if tag != NOBODY:
            tags.append(tag)
    return tags


def _next(
    s: State, entity: int, at: Sequence[int] | None, filled: dict[int, int], number: int
) -> list[int]:
    """Where the next one may come: the first on a space of the current Suit if there is one
    (ETH-122, ETH-124), then always where the fewest of this instruction came (ETH-121, ETH-123).
    """
    spaces = spawn_spaces(s, entity, at)
    if at is not None:
        return spaces
    now = suit(s)
    if not number and now != NOBODY:
        marked = {space for space, printed in scape(s).spawns if printed == now}
        if marked.intersection(spaces):
            return sorted(marked.intersection(spaces))
    least = min([filled.get(space, 0) for space in spaces])
    return [space for space in spaces if filled.get(space, 0) == least]


async def _choose(s: State, entity: int, spaces: list[int], rule: str) -> int:
    """ETH-120: the players choose."""
    if len(spaces) == 1:
        return spaces[0]
    keys = tuple([SPACE_KEY + space for space in spaces])
    args = {"entity": s.pack.entities[entity].name}
    return await team(s, "ask-spawn", "ETH-120", keys, args) - SPACE_KEY


async def _come(s: State, entity: int, space: int, rule: str) -> int:
    """The figure appears; where it cannot push, on an adjacent space (ETH-156). NOBODY: nowhere."""
    s.tags += 1
    tag = s.tags
    s.figures = (*s.figures, Figure(entity, NOWHERE, tag))
    if await enter(s, tag, space, rule, partial(_tell, s, tag, space, rule)) != REFUSED:
        return tag
    beside = [
        near
        for near in scape(s).near[space]
        if not is_full(s, near, figure=tag) and could_enter(s, tag, near)
    ]
    if beside:
        near = await _choose(s, entity, beside, "ETH-156")
        if await enter(s, tag, near, rule, partial(_tell, s, tag, near, "ETH-156")) != REFUSED:
            return tag
    s.figures = tuple([each for each in s.figures if each.tag != tag])
    if s.log is not None:
        s.tell("not-spawned", "ETH-156", {"entity": s.pack.entities[entity].name})
    return NOBODY


def _tell(s: State, tag: int, space: int, rule: str) -> None:
    if s.log is not None:
        there = next(each for each in s.figures if each.tag == tag)
        name = s.pack.entities[there.entity].name
        s.tell("spawned", rule, {"entity": name, "figure": tag, "space": space_name(space)})


# Companions


def summon(s: State, companion: int, seat: int, space: int, rule: str) -> int:
    """ETH-578, ETH-580, ETH-583: a Companion comes, or comes back, to a space with room for it; its
    tag, NOBODY if there is none.
    """
    old = next((each for each in s.figures if each.companion == companion), None)
    tag = old.tag if old is not None else NOBODY
    if space not in scape(s).spaces or is_full(s, space, figure=tag):
        return NOBODY
    if old is None:
        if len(s.figures) >= MOST_FIGURES:
            return NOBODY
        s.tags += 1
        tag = s.tags
        s.figures = (*s.figures, Figure(NOBODY, space, tag, (), companion, seat))
    else:
        s.figures = tuple(
            [each._replace(owner=seat) if each.tag == tag else each for each in s.figures]
        )
        put_figure(s, tag, space)
    if s.log is not None:
        name = s.pack.companions[companion].name
        s.tell("summoned", rule, {"seat": seat, "companion": name, "space": space_name(space)})
    return tag


def dismiss(s: State, companion: int, rule: str = "ETH-583") -> None:
    """ETH-583: a Companion leaves."""
    for each in s.figures:
        if each.companion == companion:
            remove_figure(s, each.tag, rule)


def companions_at(s: State, space: int) -> list[int]:
    return [each.companion for each in figures_at(s, space) if each.entity == NOBODY]
