"""Conditions: tables all of whose keys must hold (docs/pack-format.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from boardwright.core.messages import Json
from boardwright.games.etherfields import dreams, entities, gradual, places, standing, turncards
from boardwright.games.etherfields.content import COLOURS, LUCK, STEPS, SUITS, TERRAINS, Data
from boardwright.games.etherfields.effects import numbers, ranges
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import DREAM, DREAMWORLD, NOBODY, NOWHERE, SLUMBER, State

Holds: TypeAlias = Callable[[State, Scene, Json, int], bool]

CONDITIONS: dict[str, Holds] = {}


def condition(check: Holds) -> Holds:
    """Enter a function as the condition of its name, less what keeps Python's own words apart."""
    CONDITIONS[check.__name__.strip("_")] = check
    return check


def holds(s: State, scene: Scene, cond: Data, seat: int | None = None) -> bool:
    """Whether a condition holds, for a Dreamer where it is about one: whoever performs the effect
    unless another is named.
    """
    seat = scene.me if seat is None else seat
    return all(CONDITIONS[key](s, scene, value, seat) for key, value in cond.items())


def table(value: Json) -> Data:
    return value if isinstance(value, Mapping) else {}


def each(value: Json) -> Sequence[Json]:
    """A list, or a single thing as one."""
    return value if isinstance(value, Sequence) and not isinstance(value, str) else (value,)


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def fits(n: int, value: Json) -> bool:
    """`{ min, max }`, or the least number."""
    if isinstance(value, int):
        return n >= value
    bounds = table(value)
    return number(bounds.get("min", n)) <= n <= number(bounds.get("max", n))


# Of the Dreamer


@condition
def terrain(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """One of these Terrains; of the space of the component where it is nobody's."""
    if seat == NOBODY:
        masks = [places.terrain_at(s, space) for space in ranges.spaces_of(s, scene)]
        return any(mask & terrain_mask(name) for mask in masks for name in each(value))
    return any(ranges.stands_on(s, seat, str(name)) for name in each(value))


def terrain_mask(name: Json) -> int:
    return 1 << TERRAINS.index(str(name))


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


# Of the game


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


# Of the moment


@condition
def face(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """The result as it stands: of the moment, or of the last roll."""
    now = scene.moment.face if scene.moment else scene.roll
    return now >= 0 and LUCK[now] in [str(name) for name in each(value)]


@condition
def for_(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return scene.moment is not None and scene.moment.word in each(value)


@condition
def step(s: State, scene: Scene, value: Json, seat: int) -> bool:
    now = scene.moment.step if scene.moment else scene.step
    return now != NOBODY and STEPS[now] in each(value)


@condition
def amount(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return scene.moment is not None and fits(scene.moment.n, value)


@condition
def from_entity(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return scene.moment is not None and scene.moment.from_entity == bool(value)


@condition
def yields(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """The colour that was named, by the card just discarded or by some card in the hand."""
    if value == "hand":
        return any(s.pack.cards[card].intent[scene.colour] > 0 for card in s.seats[seat].hand)
    return scene.card != NOBODY and s.pack.cards[scene.card].intent[scene.colour] > 0


@condition
def missing(s: State, scene: Scene, value: Json, seat: int) -> bool:
    """What the chosen Gradual action lacks in the colour in which it lacks the least."""
    lacks = gradual.lacks(s, scene.chosen[0]) if scene.chosen else 0
    return fits(lacks, value)


# Of conditions


@condition
def not_(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return not holds(s, scene, table(value), seat)


@condition
def all_(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return all(holds(s, scene, table(cond), seat) for cond in each(value))


@condition
def any_(s: State, scene: Scene, value: Json, seat: int) -> bool:
    return any(holds(s, scene, table(cond), seat) for cond in each(value))
