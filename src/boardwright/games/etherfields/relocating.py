"""Relocations (ETH-345, ETH-346): to another space, whatever lies between."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.messages import Args
from boardwright.games.etherfields import stats
from boardwright.games.etherfields.figures import figure, figure_name, is_full, put_figure, put_seat
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.pushing import REFUSED, could_enter, enter
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State
from boardwright.games.etherfields.states import PARALYZED, has_state
from boardwright.games.etherfields.traps import spring_traps


def can_relocate(s: State, seat: int, *, by_entity: bool = False) -> bool:
    """ETH-438, ETH-445: an effect would have no effect on a Paralyzed Dreamer."""
    if s.seats[seat].space == NOWHERE or has_state(s, PARALYZED, seat=seat):
        return False
    return stats.forbidden(s, "relocated", seat, by_entity=by_entity) is None


def relocatable(s: State, seat: int, among: Sequence[int], *, by_entity: bool = False) -> list[int]:
    """ETH-118, ETH-150, ETH-346: the spaces among these to which a Dreamer can be Relocated."""
    if not can_relocate(s, seat, by_entity=by_entity):
        return []
    here, there = s.seats[seat].space, scape(s).spaces
    return [
        space
        for space in among
        if space != here and space in there and not is_full(s, space, seats=(seat,))
    ]


async def relocate(s: State, seat: int, space: int, rule: str, *, by_entity: bool = False) -> bool:
    """A Dreamer is Relocated; only the Traps of that space are met (ETH-128)."""
    if not relocatable(s, seat, (space,), by_entity=by_entity):
        return False
    moment = Moment("would_move", seat=seat, n=1, space=space, from_entity=by_entity)
    await hooks.window(s, moment)
    if moment.cancelled or not relocatable(s, seat, (space,), by_entity=by_entity):
        return False
    _put(s, seat, space, rule)
    await spring_traps(s, seat)
    return True


def _put(s: State, seat: int, space: int, rule: str) -> None:
    here = s.seats[seat].space
    put_seat(s, seat, space)
    if s.log is not None:
        args: Args = {"seat": seat, "from": space_name(here), "to": space_name(space)}
        s.tell("relocated", rule, args)


async def swap_seats(s: State, seat: int, other: int, rule: str) -> bool:
    """Two Dreamers exchange places: both are Relocated, and there is always room."""
    one, two = s.seats[seat].space, s.seats[other].space
    if one == two or not can_relocate(s, seat) or not can_relocate(s, other):
        return False
    _put(s, seat, two, rule)
    _put(s, other, one, rule)
    await spring_traps(s, seat)
    if s.seats[other].space == one:
        await spring_traps(s, other)
    return True


# Figures


def can_relocate_figure(s: State, tag: int) -> bool:
    """ETH-438, ETH-445."""
    return figure(s, tag) is not None and not has_state(s, PARALYZED, figure=tag)


def figure_relocatable(s: State, tag: int, among: Sequence[int]) -> list[int]:
    """The spaces among these to which a figure can be Relocated. An Entity pushes where it must, as
    when it moves (ETH-151, ETH-161).
    """
    there = figure(s, tag)
    if there is None or not can_relocate_figure(s, tag):
        return []
    spaces = [n for n in among if n != there.space and n in scape(s).spaces]
    if there.entity == NOBODY:
        return [space for space in spaces if not is_full(s, space, figure=tag)]
    return [space for space in spaces if could_enter(s, tag, space)]


async def relocate_figure(s: State, tag: int, space: int, rule: str) -> bool:
    there = figure(s, tag)
    if there is None or not figure_relocatable(s, tag, (space,)):
        return False

    def tell() -> None:
        _tell(s, tag, there.space, space, rule)

    if there.entity == NOBODY:
        put_figure(s, tag, space)
        tell()
        return True
    return await enter(s, tag, space, rule, tell) != REFUSED


def _tell(s: State, tag: int, here: int, space: int, rule: str) -> None:
    if s.log is not None:
        args: Args = {"entity": figure_name(s, tag), "figure": tag}
        places = {"from": space_name(here), "to": space_name(space)}
        s.tell("relocated-entity", rule, {**args, **places})


def swap_figures(s: State, tag: int, other: int, rule: str) -> bool:
    """Two figures exchange places; both are Relocated, and there is always room."""
    one, two = figure(s, tag), figure(s, other)
    if one is None or two is None or one.space == two.space:
        return False
    if not can_relocate_figure(s, tag) or not can_relocate_figure(s, other):
        return False
    put_figure(s, tag, two.space)
    put_figure(s, other, one.space)
    _tell(s, tag, one.space, two.space, rule)
    _tell(s, other, two.space, one.space, rule)
    return True
