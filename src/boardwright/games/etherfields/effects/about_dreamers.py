"""Conditions of a Dreamer: the one whom a step or effect is about."""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.etherfields import places, standing
from boardwright.games.etherfields.content import COLOURS
from boardwright.games.etherfields.effects import ranges
from boardwright.games.etherfields.effects.conditions import (
    condition,
    each,
    fits,
    number,
    table,
    terrain_mask,
)
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State


@condition
def terrain(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """One of these Terrains; of the space of the component where it is nobody's."""
    if seat == NOBODY:
        masks = [places.terrain_at(s, space) for space in ranges.spaces_of(s, scene)]
        return any(mask & terrain_mask(name) for mask in masks for name in each(value))
    return any(ranges.stands_on(s, seat, str(name)) for name in each(value))


@condition
def on_icon(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return seat != NOBODY and any(ranges.stands_on_icon(s, seat, str(icon)) for icon in each(value))


@condition
def alone_on_space(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """No other Dreamer there."""
    space = s.seats[seat].space
    others = [other for n, other in enumerate(s.seats) if n != seat and other.space == space]
    return (space != NOWHERE and not others) == bool(value)


@condition
def hand(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(len(s.seats[seat].hand), value)


@condition
def distress(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.seats[seat].distress, value)


@condition
def ether(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.seats[seat].ether, value)


@condition
def gems(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.seats[seat].gems, value)


@condition
def progress(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """ETH-281, ETH-518: active Progress cards."""
    wanted = table(value)
    if wanted.get("any_dreamer"):
        rest = {key: inside for key, inside in wanted.items() if key != "any_dreamer"}
        return any(progress(s, scene, rest, n) for n in range(len(s.seats)))
    counts = [standing.active_progress(s, seat, colour) for colour in range(len(COLOURS))]
    if sum(map(bool, counts)) < number(wanted.get("colors", 0)):
        return False
    colour = wanted.get("color")
    n = counts[COLOURS.index(str(colour))] if colour else standing.active_progress(s, seat)
    return fits(n, wanted)


@condition
def top_bought(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """The top card of the discard pile is no starting card of the Dreamer."""
    me = s.seats[seat]
    bought = bool(me.discard) and s.pack.cards[me.discard[0]].owner != me.dreamer
    return bought == bool(value)


@condition
def dreamer(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return seat != NOBODY and s.pack.dreamers[s.seats[seat].dreamer].id in each(value)


@condition
def states(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return bool(s.seats[seat].states) == bool(value)
