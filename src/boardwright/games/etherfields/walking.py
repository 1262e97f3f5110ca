"""Moves of Dreamers (ETH-340 to ETH-344, ETH-630): the path is declared, then walked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypedDict, Unpack

from boardwright.core.messages import Args
from boardwright.games.etherfields import stats
from boardwright.games.etherfields.asking import pick
from boardwright.games.etherfields.content import TERRAINS
from boardwright.games.etherfields.figures import is_full, put_seat
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import DONE, SPACE_KEY, space_name
from boardwright.games.etherfields.listening import let_answer
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.places import terrains
from boardwright.games.etherfields.routes import ANY_WALLS, Gait, Way, ways
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.standing import lasting
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State
from boardwright.games.etherfields.states import PARALYZED, has_state
from boardwright.games.etherfields.traps import is_safe, spring_traps, trapped


def can_move(s: State, seat: int) -> bool:
    """ETH-438: on the map, not Paralyzed, and nothing forbids it."""
    if s.seats[seat].space == NOWHERE or has_state(s, PARALYZED, seat=seat):
        return False
    return stats.forbidden(s, "move", seat) is None


class How(TypedDict, total=False):
    """What may be special about a Move."""

    optional: bool
    """ETH-630: False where the game causes it; it then goes as far as it can. Default True."""
    through_walls: int
    """How many Walls it may cross."""
    ignore_traps: bool
    diagonal: bool
    with_seats: Sequence[int]
    """Dreamers of the same space who come along."""
    by: int
    """Who declares the path; NOBODY: the Team (ETH-629). Default: the Dreamer who moves."""
    toward: int
    """The space of another figure to which every step must shorten the path (ETH-629)."""
    away: int
    source: str


@dataclass(slots=True)
class _Move:
    """A Move while it is declared and walked."""

    party: tuple[int, ...]
    """Who moves, and who comes along."""
    gait: Gait
    left: int
    rule: str
    by: int
    optional: bool
    ignore_traps: bool
    source: str
    walls: int = 0
    """Walls crossed so far."""


def _prepare(s: State, seat: int, n: int, rule: str, how: How) -> _Move:
    here = s.seats[seat].space
    company = [n for n in how.get("with_seats", ()) if s.seats[n].space == here and can_move(s, n)]
    free = stats.value(s, "no_walls", seat) > 0
    gait = Gait(
        ANY_WALLS if free else how.get("through_walls", 0),
        how.get("diagonal", False) or stats.value(s, "diagonal", seat) > 0,
        how.get("toward", NOWHERE),
        how.get("away", NOWHERE),
    )
    return _Move(
        (seat, *company),
        gait,
        n,
        rule,
        how.get("by", seat),
        how.get("optional", True),
        how.get("ignore_traps", False),
        how.get("source", ""),
    )


def _may_stop(s: State, move: _Move, space: int) -> bool:
    return space not in _barred(s, move) and _has_room(s, move, space)


def _has_room(s: State, move: _Move, space: int) -> bool:
    """ETH-149, ETH-159: not on a full space."""
    return not is_full(s, space, seats=move.party, n=len(move.party))


def _barred(s: State, move: _Move) -> frozenset[int]:
    """The spaces on which something forbids one of those who move to end: a Terrain, or all."""
    words = []
    for mod in s.mods:
        if mod.stat == "forbid" and (mod.seat == NOBODY or mod.seat in move.party):
            what, _, terrain = mod.word.partition(":")
            words += [terrain] if what == "end_move" else []
    for scene, _, step in lasting(s, "forbid", "end_move"):
        if any(hooks.concerns(s, scene, step, seat) for seat in move.party):
            words.append(step.text("terrain"))
    if not words:
        return frozenset()
    asked = sum({1 << TERRAINS.index(word) if word else 0 for word in words})
    masks = terrains(s)
    return frozenset([n for n in scape(s).spaces if "" in words or masks[n] & asked])


def _onward(s: State, move: _Move, at: int, left: int) -> dict[int, Way]:
    """ETH-341: where the path can be led on to, each by the way with the fewest Traps."""
    seat = move.party[0]
    gait = move.gait
    if gait.walls != ANY_WALLS:
        gait = replace(gait, walls=gait.walls - move.walls)
    traps = frozenset() if move.ignore_traps or is_safe(s, seat) else trapped(s)
    found = ways(scape(s), gait, at, left, traps.__contains__)
    barred = _barred(s, move)
    return {
        space: found[space]
        for space in sorted(found)
        if space not in barred and _has_room(s, move, space)
    }


def ends(s: State, seat: int, n: int, **how: Unpack[How]) -> tuple[int, ...]:
    """Where such a Move could end, besides the space one stands on."""
    if n <= 0 or not can_move(s, seat):
        return ()
    move = _prepare(s, seat, n, "ETH-341", how)
    return tuple(_onward(s, move, s.seats[seat].space, n))


async def walk(s: State, seat: int, n: int, rule: str, **how: Unpack[How]) -> int:
    """A Move of up to n spaces (ETH-341): the path is declared, then walked. How many spaces were
    walked.
    """
    moment = Moment("would_move", seat=seat, n=n)
    if n > 0 and can_move(s, seat):
        await hooks.window(s, moment)
    if moment.cancelled or moment.n <= 0 or not can_move(s, seat):
        return 0
    move = _prepare(s, seat, moment.n, rule, how)
    path = await _declare(s, move)
    walked = await _go(s, move, path) if path else 0
    if walked:
        await let_answer(s, Moment("after_move", seat=seat, n=walked, space=s.seats[seat].space))
    return walked


async def _declare(s: State, move: _Move) -> list[int]:
    """The path, piece by piece."""
    seat = move.party[0]
    at, left, path = s.seats[seat].space, move.left, list[int]()
    while left:
        onward = _onward(s, move, at, left)
        if not onward:
            break
        keys = [SPACE_KEY + space for space in onward]
        if move.optional:
            keys.append(DONE)
        args = {"seat": seat, "left": left}
        rule = "ETH-629" if move.gait.is_directed else "ETH-341"
        answer = await pick(s, move.by, "ask-path", rule, tuple(keys), args, move.source)
        if answer == DONE:
            break
        way = onward[answer - SPACE_KEY]
        path += way.path
        at, left = path[-1], left - way.length
        move.walls += way.walls
    return path


async def _go(s: State, move: _Move, path: list[int]) -> int:
    """ETH-128, ETH-341: space by space, meeting what is there; after a reveal the rest of the path
    may be declared anew.
    """
    seat, walked, land = move.party[0], 0, scape(s)
    stop = s.seats[seat].space
    while path:
        while path and not _may_stop(s, move, path[-1]):
            path.pop()  # ETH-150: it filled up on the way
        if not path:
            break
        space = path.pop(0)
        _step(s, move, space)
        walked += 1
        move.left -= 1
        if _may_stop(s, move, space):
            stop = space
        for each in move.party:
            await spring_traps(s, each, ignore_traps=move.ignore_traps)
        move.party = tuple([each for each in move.party if s.seats[each].space == space])
        if move.party[:1] != (seat,) or not can_move(s, seat):
            break
        if scape(s) is not land:
            land = scape(s)
            path = await _declare(s, move)
    if move.party[:1] == (seat,) and not _may_stop(s, move, s.seats[seat].space):
        _step(s, move, stop, "ETH-150")
    return walked


def _step(s: State, move: _Move, space: int, rule: str = "") -> None:
    for each in move.party:
        here = s.seats[each].space
        put_seat(s, each, space)
        if s.log is not None:
            args: Args = {"seat": each, "from": space_name(here), "to": space_name(space)}
            s.tell("moved", rule or move.rule, args)
