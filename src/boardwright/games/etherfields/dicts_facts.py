"""What follows from a position: limits, distances, Terrain, what is left in the supplies. Scenarios
look at it; `load` refuses false facts.
"""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.etherfields import figures, gradual, morphings, places, stats, turncards
from boardwright.games.etherfields.content import COLOURS, MORPHINGS, STEPS, SUITS, TERRAINS
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.naming import names_of
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import LIMITS, NOBODY, NOWHERE, State
from boardwright.games.etherfields.supplies import supply

ICONS = ("entrance", "spawn", "trap", "gem_slot", "draw_bonus", "stairs", "special_space")
SEAT_STATS = ("hand_limit", "progress_limit", "distress_limit")


def facts(s: State) -> dict[str, Json]:
    """What follows from the rest."""
    suit = turncards.suit(s)
    return {
        "suit": SUITS[suit] if suit >= 0 else "",
        "steps": [STEPS[step] for step in turncards.steps(s)],
        "item_slots": stats.value(s, "item_slots", NOBODY),
        "supply": _supply(s),
        "morphings": dict(zip(MORPHINGS, morphings.pool(s), strict=True)),
        "locks": [MORPHINGS[kind] for kind in sorted(morphings.locks(s))],
        "spaces": _spaces(s),
        "entities": {
            s.pack.entities[tile.entity].name: _entity(s, tile.entity) for tile in s.entities
        },
        "seats": [_seat(s, seat) for seat in range(len(s.seats))],
    }


def _supply(s: State) -> dict[str, Json]:
    """What is left to be gained (ETH-037, ETH-042)."""
    left: dict[str, Json] = {what: supply(s, what) for what in LIMITS}
    for colour, name in enumerate(COLOURS):
        left[name] = gradual.free(s, colour)
    return left


def _spaces(s: State) -> dict[str, Json]:
    """All spaces that are not Blocked: Terrain, icons, neighbours, Map actions, whether full."""
    there, terrains = scape(s), places.terrains(s)
    names = names_of(s.pack)
    found: dict[str, Json] = {}
    for space in there.spaces:
        found[space_name(space)] = {
            "tile": names.text("tile", there.tile[space]),
            "terrain": [name for n, name in enumerate(TERRAINS) if terrains[space] >> n & 1],
            "icons": [kind for kind in ICONS if there.icons(space, kind)],
            "near": [space_name(other) for other in sorted(there.near[space])],
            "actions": [names.text("action", n) for n in there.actions[space]],
            "figures": figures.crowd(s, space),
            "full": figures.is_full(s, space),
        }
    return found


def _entity(s: State, entity: int) -> dict[str, Json]:
    """ETH-398, ETH-421: its figures and how far it moves."""
    here = [figure.space for figure in s.figures if figure.entity == entity]
    return {
        "figures": [space_name(space) for space in here if space != NOWHERE],
        "move": s.pack.entities[entity].move + 2 * morphings.count(s, entity, morphings.SPEED),
    }


def _seat(s: State, n: int) -> dict[str, Json]:
    """Limits, active Progress cards by colour (ETH-281), Terrain and how far everything is."""
    seat, there = s.seats[n], scape(s)
    found: dict[str, Json] = {stat: stats.value(s, stat, n) for stat in SEAT_STATS}
    found["progress"] = {
        name: stats.active_progress(s, n, colour) for colour, name in enumerate(COLOURS)
    }
    if seat.space == NOWHERE or seat.space not in there.spaces:
        return found
    mask = places.terrain_at(s, seat.space)
    found["terrain"] = [name for n, name in enumerate(TERRAINS) if mask >> n & 1]
    steps = there.distances(seat.space)
    found["distances"] = {space_name(other): steps[other] for other in there.spaces}
    return found
