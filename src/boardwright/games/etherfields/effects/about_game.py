"""Conditions of the game: Suit, campaign, figures, tokens, places."""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.etherfields import dreams, entities, places, turncards
from boardwright.games.etherfields.content import SUITS
from boardwright.games.etherfields.effects import numbers
from boardwright.games.etherfields.effects.conditions import (
    condition,
    each,
    fits,
    number,
    table,
    terrain_mask,
)
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import DREAM, DREAMWORLD, NOBODY, NOWHERE, SLUMBER, State


@condition
def suit(s: State, scene: Scene, value: Json, seat: int) -> bool:
    now = turncards.suit(s)
    return now != NOBODY and SUITS[now] in each(value)


@condition
def note(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return s.pack.number("note", str(value)) in s.notes


@condition
def wisdom(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return s.pack.number("wisdom", str(value)) in s.wisdom


@condition
def season(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return s.season != NOBODY and s.pack.seasons[s.season].id in each(value)


@condition
def flag(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return all(name in s.flags for name in each(value))


@condition
def counter(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.counters.get(str(table(value)["name"]), 0), value)


@condition
def keys(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.keys, value)


@condition
def hours(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.hours, value)


@condition
def votes(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """Those of the Dreamer it is about, else of all."""
    return fits(numbers.votes(s) if seat == NOBODY else numbers.votes_of(s, seat), value)


@condition
def shopping(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.shopping, value)


@condition
def players(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(len(s.seats), value)


@condition
def turn(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.turn, value)


@condition
def journey(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(s.journey, value)


PLACES = {"dreamworld": DREAMWORLD, "dream": DREAM, "slumber": SLUMBER}


@condition
def place(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return any(s.place == PLACES[str(name)] for name in each(value))


@condition
def location(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return s.location != NOWHERE and s.pack.locations[s.location].icon in each(value)


@condition
def districts(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """Both ends of the Shortcut of the moment lie on these Dreamworld tiles."""
    ends = (s.location, scene.moment.space if scene.moment else NOWHERE)
    tiles = [s.pack.world[s.pack.locations[end].tile].id for end in ends if end != NOWHERE]
    return len(tiles) == len(ends) and all(tile in each(value) for tile in tiles)


@condition
def revealed(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """Something of this code is face up or was gained."""
    return dreams.is_revealed(s, str(value))


@condition
def read(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return all(number(script) in s.read for script in each(value))


@condition
def entity_on_map(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return bool(entities.figures_of(s, s.pack.number("entity", str(value))))


@condition
def figures(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """How many of an Entity there are, in Range of whoever it is about if one is stated."""
    wanted = table(value)
    entity = s.pack.number("entity", str(wanted["entity"])) if "entity" in wanted else scene.entity
    there = entities.figures_of(s, entity)
    if "range" in wanted:
        start, n = s.seats[seat].space, number(wanted["range"])
        there = [figure for figure in there if places.in_range(s, start, figure.space, n)]
    return fits(len(there), wanted)


@condition
def together(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """Two figures of an Entity on one space; `alone`: no Dreamer there."""
    wanted = table(value)
    entity = s.pack.number("entity", str(wanted.get("entity", value)))
    spaces = [figure.space for figure in entities.figures_of(s, entity)]
    shared = {space for space in spaces if spaces.count(space) > 1}
    if wanted.get("alone"):
        shared -= {me.space for me in s.seats}
    return bool(shared)


@condition
def token(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """Tokens on the map, or on the tile of the Entity; at least one unless it says how many."""
    wanted = table(value)
    kind = str(wanted["kind"])
    if wanted.get("tile"):
        tile = entities.tile_of(s, scene.entity)
        n = dict(tile.tokens).get(kind, 0) if tile else 0
    else:
        at = [token.space for token in s.tokens if token.kind == kind]
        if "at" in wanted or "range" in wanted:
            spaces = places.spaces(s, scene, wanted)
            at = [space for space in at if space in spaces]
        n = len(at)
    return fits(n, wanted if {"min", "max"} & set(wanted) else 1)


@condition
def storage(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(len(s.storage), value)


@condition
def space(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """Of the chosen space: an icon, a Terrain, a token on it."""
    wanted = table(value)
    terrain, icon, kind = wanted.get("terrain"), wanted.get("icon"), wanted.get("token")
    if terrain and not places.terrain_at(s, scene.space) & terrain_mask(terrain):
        return False
    if icon and not places.has_icon(s, scene.space, str(icon)):
        return False
    return not kind or any(t.kind == kind and t.space == scene.space for t in s.tokens)


@condition
def morphings(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return fits(numbers.morphings(s, scene), value)
