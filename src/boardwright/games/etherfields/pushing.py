"""Pushing: by effects, by Entities that enter a full space, by Big Entities (ETH-151 to ETH-162).

A push is no Move and no Relocation: it ignores Traps (ETH-129) and moves Paralyzed figures too
(ETH-162). Who or what is pushed is called a piece: a seat, or the tag of a figure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from boardwright.core.messages import Args
from boardwright.games.etherfields import stats
from boardwright.games.etherfields.asking import in_order, pick
from boardwright.games.etherfields.entities import shunned
from boardwright.games.etherfields.figures import (
    big_at,
    crowd,
    dreamers_at,
    figure,
    figure_key,
    figure_name,
    figures_at,
    is_big,
    is_full,
    put_figure,
    put_seat,
)
from boardwright.games.etherfields.keys import SEAT_KEY, SPACE_KEY, space_name
from boardwright.games.etherfields.listening import let_answer
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scape import Scape, scape
from boardwright.games.etherfields.state import FIGURE_LIMIT, NOBODY, NOWHERE, State


class Piece(NamedTuple):
    """A Dreamer, or a figure."""

    seat: int = NOBODY
    tag: int = NOBODY


def space_of(s: State, piece: Piece) -> int:
    if piece.seat != NOBODY:
        return s.seats[piece.seat].space
    there = figure(s, piece.tag)
    return there.space if there is not None else NOWHERE


def _fits(s: State, piece: Piece, space: int) -> bool:
    """Whether a pushed piece can stand there: neither full nor shunned; a Big Entity takes a whole
    space.
    """
    if piece.seat != NOBODY:
        return not is_full(s, space, seats=(piece.seat,))
    there = figure(s, piece.tag)
    assert there is not None
    if is_full(s, space, figure=piece.tag) or space in shunned(s, there.entity):
        return False
    return not is_big(s, there) or not crowd(s, space)


def ways_out(s: State, piece: Piece, land: Scape | None = None) -> list[int]:
    """ETH-153: adjacent without a Wall, not Blocked, not full."""
    near = (land or scape(s)).near[space_of(s, piece)]
    now = scape(s).spaces
    return [space for space in near if space in now and _fits(s, piece, space)]


def may_push_seat(s: State, seat: int, *, by_entity: bool = False) -> bool:
    """ETH-628: whether no card forbids it."""
    return stats.forbidden(s, "pushed", seat, by_entity=by_entity) is None


def may_push_figure(s: State, tag: int) -> bool:
    """ETH-157: a Big Entity can never be pushed."""
    there = figure(s, tag)
    return there is not None and not is_big(s, there)


async def push_seat(
    s: State, seat: int, by: int, rule: str, among: Sequence[int] | None = None
) -> bool:
    """Push a Dreamer to a space chosen by whoever does it; False: it cannot be done."""
    piece = Piece(seat=seat)
    options = [n for n in (ways_out(s, piece) if among is None else among) if _fits(s, piece, n)]
    if not options or not may_push_seat(s, seat) or not await _agreed(s, seat, NOBODY):
        return False
    await _send(s, piece, by, rule, options)
    return True


async def push_figure(
    s: State, tag: int, by: int, rule: str, among: Sequence[int] | None = None
) -> bool:
    """Push an Entity that is not Big to a space chosen by whoever does it."""
    if not may_push_figure(s, tag):
        return False
    piece = Piece(tag=tag)
    options = [n for n in (ways_out(s, piece) if among is None else among) if _fits(s, piece, n)]
    if options:
        await _send(s, piece, by, rule, options)
    return bool(options)


async def _agreed(s: State, seat: int, tag: int) -> bool:
    """Let those answer who may prevent a push."""
    moment = Moment("would_push", seat=seat, n=1, figure=tag, from_entity=tag != NOBODY)
    await let_answer(s, moment)
    return not moment.cancelled


async def _send(s: State, piece: Piece, by: int, rule: str, options: Sequence[int]) -> None:
    """Ask where to, and put the piece there."""
    named: Args = {"seat": piece.seat}
    if piece.seat == NOBODY:
        named = {"entity": figure_name(s, piece.tag), "figure": piece.tag}
    prompt = "ask-push" if piece.seat != NOBODY else "ask-push-entity"
    keys = tuple([SPACE_KEY + space for space in sorted(options)])
    space = await pick(s, by, prompt, rule, keys, named) - SPACE_KEY
    here = space_of(s, piece)
    if piece.seat != NOBODY:
        put_seat(s, piece.seat, space)
    else:
        put_figure(s, piece.tag, space)
    if s.log is not None:
        kind = "pushed" if piece.seat != NOBODY else "pushed-entity"
        s.tell(kind, rule, {**named, "from": space_name(here), "to": space_name(space)})


# Entities that enter a space

REFUSED, ENTERED, PUSHED = range(3)


def could_enter(s: State, tag: int, space: int) -> bool:
    """Whether an Entity could stop on a space, pushing where it has to (ETH-151 to ETH-159)."""
    comer = figure(s, tag)
    assert comer is not None
    other = big_at(s, space)
    if (other is not None and other.tag != tag) or space in shunned(s, comer.entity):
        return False
    if is_big(s, comer):
        there = dreamers_at(s, space)
        return all(may_push_seat(s, seat, by_entity=True) for seat in there)
    return not is_full(s, space, figure=tag) or bool(_pushable(s, tag, space))


def _pushable(s: State, tag: int, space: int) -> list[int]:
    """ETH-152, ETH-153: the Dreamers of a full space who can make room; one alone stays."""
    there = dreamers_at(s, space)
    if len(there) < 2:
        return []
    return [
        seat
        for seat in there
        if may_push_seat(s, seat, by_entity=True) and _ways_past(s, seat, tag)
    ]


def _ways_past(s: State, seat: int, tag: int) -> list[int]:
    """Where a Dreamer can be pushed by this Entity; its own old place is free again."""
    near = scape(s).near[s.seats[seat].space]
    return [space for space in near if not is_full(s, space, figure=tag)]


async def enter(s: State, tag: int, space: int, rule: str, tell: Callable[[], None]) -> int:
    """An Entity comes to stand on a space, by moving, spawning or Relocation. `tell` is called when
    it is there.
    """
    comer = figure(s, tag)
    assert comer is not None
    if not could_enter(s, tag, space):
        return REFUSED
    if is_big(s, comer):
        return await _shove(s, tag, space, tell)
    if is_full(s, space, figure=tag):
        if not await _make_room(s, tag, space):
            return REFUSED
        put_figure(s, tag, space)
        tell()
        return PUSHED
    put_figure(s, tag, space)
    tell()
    return ENTERED


async def _make_room(s: State, tag: int, space: int) -> bool:
    """ETH-151, ETH-153: one Dreamer, as a rule, is pushed to an adjacent space; the players choose
    who and where to.
    """
    held: set[int] = set()
    while is_full(s, space, figure=tag):
        options = [seat for seat in _pushable(s, tag, space) if seat not in held]
        if not options:
            return False
        keys = tuple([SEAT_KEY + seat for seat in options])
        named: Args = {"space": space_name(space), "entity": figure_name(s, tag)}
        seat = await pick(s, NOBODY, "ask-who-is-pushed", "ETH-151", keys, named) - SEAT_KEY
        if await _agreed(s, seat, tag):
            await _send(s, Piece(seat=seat), NOBODY, "ETH-151", _ways_past(s, seat, tag))
        else:
            held.add(seat)
    return True


async def _shove(s: State, tag: int, space: int, tell: Callable[[], None]) -> int:
    """ETH-158, ETH-160: a Big Entity pushes all others out of the space that it enters. If one of
    them cannot be pushed, it does not enter (ETH-628).
    """
    seats = [seat for seat in in_order(s) if s.seats[seat].space == space]
    for seat in seats:
        if not await _agreed(s, seat, tag):
            return REFUSED
    others = [Piece(tag=each.tag) for each in figures_at(s, space) if each.tag != tag]
    put_figure(s, tag, space)
    tell()
    await drive_out(s, [*[Piece(seat=seat) for seat in seats], *others], "ETH-158")
    comer = figure(s, tag)
    assert comer is not None
    for seat in seats:
        await let_answer(s, Moment("pushed_by_big", seat=seat, entity=comer.entity, figure=tag))
    return PUSHED if seats or others else ENTERED


async def drive_out(
    s: State, pieces: Iterable[Piece], rule: str, land: Scape | None = None
) -> None:
    """Push all these out of their space, the players choosing where to; who finds no room beside it
    goes to the nearest legal space (ETH-160). `land`: the map by which they leave it.
    """
    left = list(pieces)
    while left:
        piece = await _next_out(s, left, rule, land)
        left.remove(piece)
        options = ways_out(s, piece, land) or _nearest(s, piece, land)
        if options:
            await _send(s, piece, NOBODY, rule, options)


async def _next_out(s: State, left: list[Piece], rule: str, land: Scape | None) -> Piece:
    """Who is pushed next; asked where there may not be room for everybody."""
    beside = {space for piece in left for space in ways_out(s, piece, land)}
    if len(left) == 1 or sum([FIGURE_LIMIT - crowd(s, space) for space in beside]) >= len(left):
        return left[0]
    keys = [
        SEAT_KEY + piece.seat if piece.seat != NOBODY else figure_key(s, piece.tag)
        for piece in left
    ]
    return left[keys.index(await pick(s, NOBODY, "ask-push-next", rule, tuple(keys)))]


def _nearest(s: State, piece: Piece, land: Scape | None) -> list[int]:
    """ETH-160: the nearest spaces with room, by paths, past Walls where there is no path."""
    here = space_of(s, piece)
    room = [space for space in scape(s).spaces if space != here and _fits(s, piece, space)]
    for walls in (True, False):
        steps = (land or scape(s)).distances(here, walls)
        far = [steps[space] for space in room if steps[space] > 0]
        if far:
            return [space for space in room if steps[space] == min(far)]
    return room
