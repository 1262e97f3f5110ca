"""Whom an Entity moves towards (ETH-402, ETH-403, ETH-405)."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import stats
from boardwright.games.etherfields.asking import pick
from boardwright.games.etherfields.entities import shunned
from boardwright.games.etherfields.figures import figure, figure_name, on_map
from boardwright.games.etherfields.keys import SEAT_KEY
from boardwright.games.etherfields.listening import let_answer
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.places import in_range
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import NOBODY, NOWHERE, Figure, State


def path_length(s: State, tag: int, seat: int) -> int:
    """ETH-405: how far a figure has to a Dreamer by the spaces that it may enter; -1: no path."""
    there = figure(s, tag)
    return -1 if there is None else _paths(s, there, [seat])[seat]


def _paths(s: State, there: Figure, seats: list[int]) -> dict[int, int]:
    land, avoid = scape(s), shunned(s, there.entity)
    far = {}
    for seat in seats:
        goal = s.seats[seat].space
        shut = goal == NOWHERE or (goal in avoid and goal != there.space)
        far[seat] = -1 if shut else land.distances(goal, True, avoid)[there.space]
    return far


def targets_of(s: State, tag: int) -> list[int]:
    """ETH-402, ETH-405: the Dreamers of whom one is the target; none: it does not move."""
    there = figure(s, tag)
    if there is None or there.entity == NOBODY:
        return []
    here = on_map(s)
    far = _paths(s, there, here)
    kind = s.pack.entities[there.entity].target
    if kind != "nearest":
        most = {n: _weight(s, kind, n) for n in here}
        return [n for n in here if far[n] >= 0 and most[n] == max(most.values())]
    here = [n for n in here if far[n] >= 0 and not _is_ignored(s, there, n)]
    least = min([far[n] for n in here], default=0)
    return [n for n in here if far[n] == least]


def _weight(s: State, kind: str, seat: int) -> int:
    """What draws an Entity with a target of its own to a Dreamer."""
    me = s.seats[seat]
    return me.distress if kind == "most_distress" else len(me.hand)


def _is_ignored(s: State, there: Figure, seat: int) -> bool:
    """Whether an effect hides a Dreamer as the nearest one, while another is within a Range."""
    n = stats.value(s, "ignored", seat)
    return n > 0 and any(
        in_range(s, there.space, s.seats[other].space, n) for other in on_map(s) if other != seat
    )


async def settle_target(s: State, tag: int) -> int:
    """ETH-403: of several equally near spaces with Dreamers the players choose one; whoever stands
    there may have an effect that changes the target. NOBODY: there is none.
    """
    seats = targets_of(s, tag)
    spaces = {s.seats[seat].space: seat for seat in reversed(seats)}
    if not spaces:
        return NOBODY
    seat = seats[0]
    if len(spaces) > 1:
        keys = tuple([SEAT_KEY + seat for seat in sorted(spaces.values())])
        args: Args = {"entity": figure_name(s, tag), "figure": tag}
        seat = await pick(s, NOBODY, "ask-entity-target", "ETH-403", keys, args) - SEAT_KEY
    there = figure(s, tag)
    assert there is not None
    for each in [other for other in seats if s.seats[other].space == s.seats[seat].space]:
        moment = Moment(
            "entity_targets", seat=each, entity=there.entity, figure=tag, space=there.space
        )
        await let_answer(s, moment)
        if moment.seat != each:
            return moment.seat
    return seat
