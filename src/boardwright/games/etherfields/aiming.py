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
    there, goal = figure(s, tag), s.seats[seat].space
    if there is None or goal == NOWHERE:
        return -1
    avoid = shunned(s, there.entity)
    if goal in avoid and goal != there.space:
        return -1
    return scape(s).distances(goal, True, avoid)[there.space]


def targets_of(s: State, tag: int) -> list[int]:
    """ETH-402, ETH-405: the Dreamers of whom one is the target; none: it does not move."""
    there = figure(s, tag)
    if there is None or there.entity == NOBODY:
        return []
    here = on_map(s)
    far = {seat: path_length(s, tag, seat) for seat in here}
    kind = s.pack.entities[there.entity].target
    if kind == "most_distress":
        here = [n for n in here if s.seats[n].distress == max([s.seats[m].distress for m in here])]
    elif kind == "largest_hand":
        here = [
            n for n in here if len(s.seats[n].hand) == max([len(s.seats[m].hand) for m in here])
        ]
    here = [seat for seat in here if far[seat] >= 0]
    if kind != "nearest":
        return here
    here = [seat for seat in here if not _is_ignored(s, there, seat)]
    return [seat for seat in here if far[seat] == min([far[other] for other in here])]


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
