"""Tiles on the grid, Entities and their figures, and the Dreamworld map."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from boardwright.games.etherfields.checking.ground import beside, covered
from boardwright.games.etherfields.checking.names import dream_of
from boardwright.games.etherfields.content import Overlay, Tile
from boardwright.games.etherfields.keys import space_name, space_named
from boardwright.games.etherfields.reading import maps
from boardwright.games.etherfields.reading.building import (
    Building,
    flag,
    named,
    number,
    tables,
    word,
)
from boardwright.games.etherfields.reading.sources import Entry, Problem

STARTING_TILES = 2
"""ETH-063."""
MOST_SHAPES = 4
"""ETH-044."""


def read_tiles(entries: Sequence[Entry]) -> Mapping[int, Tile | Overlay]:
    """Tiles and Overlays as they lie, by the identity of their entries."""
    build = Building()
    found: dict[int, Tile | Overlay] = {}
    for entry in entries:
        if entry.kind in ("map_tile", "slumber_map_tile"):
            found[id(entry)] = maps.tile(build, entry)
        elif entry.kind == "overlay":
            found[id(entry)] = maps.overlay(build, entry)
    return found


def check_grid(entries: Sequence[Entry], lying: Mapping[int, Tile | Overlay]) -> Iterator[Problem]:
    """ETH-106: a tile covers no other one that may lie at the same time. Slots and anchors let none
    lie beyond half a slot outside.
    """
    taken: defaultdict[str, dict[int, Entry]] = defaultdict(dict)
    for entry in entries:
        tile = lying.get(id(entry))
        if entry.kind == "overlay":
            yield from _edges(entry)
        if not isinstance(tile, Tile):
            continue
        map_of = "slumber" if tile.slumber else dream_of(entry)
        others: dict[str, list[str]] = {}
        for square in covered(tile):
            first = taken[map_of].setdefault(square, entry)
            if first is not entry:
                others.setdefault(first.id, []).append(space_name(square))
        for other, shared in others.items():
            reason = f"it covers {', '.join(sorted(shared))}, and so does {other} (ETH-106)"
            yield Problem(entry.file, entry.key, reason)


def _edges(entry: Entry) -> Iterator[Problem]:
    for n, one in enumerate(tables(entry.table, "edge")):
        ends = [space_named(name) for name in named(one, "between")]
        if -1 in ends or len(ends) != 2:
            continue
        if ends[1] not in [beside(ends[0], side) for side in range(4)]:
            key = f"{entry.key}.edge[{n}].between"
            yield Problem(entry.file, key, "two spaces beside each other are needed")


def check_entities(entries: Sequence[Entry]) -> Iterator[Problem]:
    """ETH-391, ETH-044: what moves or acts needs a figure, and there are four of each shape."""
    for entry in entries:
        if entry.kind not in ("entity", "slumber"):
            continue
        data = entry.table
        if entry.kind == "slumber" and "figure" in data and not number(data, "turns"):
            yield Problem(entry.file, entry.key, "an Entity needs turns (ETH-509)")
        if entry.kind == "slumber" and "figure" not in data:
            for name in ("interaction", "effects", "move", "movement", "big", "limit"):
                if name in data:
                    reason = f"it has no figure, but {name}: that is for Entities"
                    yield Problem(entry.file, f"{entry.key}.{name}", reason)
        if data.get("figure") in ("human", "creature") and number(data, "limit", 4) > MOST_SHAPES:
            reason = f"there are {MOST_SHAPES} figures of each shape (ETH-044)"
            yield Problem(entry.file, f"{entry.key}.limit", reason)


def check_slumbers(entries: Sequence[Entry], file: str) -> Iterator[Problem]:
    """One Delta Phase (ETH-519), two starting tiles with an Entrance (ETH-063, ETH-472)."""
    deltas = [entry for entry in entries if word(entry.table, "role") == "delta"]
    if len(deltas) != 1:
        reason = f'one Slumber with role = "delta" is needed (ETH-519), there are {len(deltas)}'
        yield Problem(file, "slumber", reason)
    starting = [
        entry
        for entry in entries
        if entry.kind == "slumber_map_tile" and flag(entry.table, "starting")
    ]
    if len(starting) != STARTING_TILES:
        reason = f"two starting tiles are needed (ETH-063), there are {len(starting)}"
        yield Problem(file, "slumber_map_tile", reason)
    icons = [icon for entry in starting for icon in tables(entry.table, "icon")]
    if starting and not any(word(icon, "kind") == "entrance" for icon in icons):
        yield Problem(starting[0].file, starting[0].key, "no starting tile has an Entrance")


def check_world(entries: Sequence[Entry], start_gate: str) -> Iterator[Problem]:
    """One Awakening Location; Gates stand at Locations that know them and can be walked to."""
    places = {
        word(place, "id"): (entry, n, place)
        for entry in entries
        for n, place in enumerate(tables(entry.table, "location"))
    }
    tiles = [entry for entry in entries if entry.kind == "world_tile"]
    bells = [id for id, (_, _, place) in places.items() if word(place, "icon") == "bell"]
    if tiles and len(bells) != 1:
        reason = f"one Location is the Awakening Location, icon bell; there are {len(bells)}"
        yield Problem(tiles[0].file, "world_tile", reason)
    slots: dict[str, Entry] = {}
    for tile in tiles:
        slot = word(tile.table, "slot")
        first = slots.setdefault(slot, tile)
        if first is not tile:
            yield Problem(tile.file, f"{tile.key}.slot", f"{first.key} lies on {slot} already")
    reached = _travelled(tiles, bells)
    gates = {entry.id: entry for entry in entries if entry.kind == "gate"}
    for gate in gates.values():
        yield from _gate(gate, places, reached, start_gate, start_gate in gates)
    for id, (entry, n, place) in places.items():
        own = gates.get(word(place, "gate"))
        if own is not None and word(own.table, "location") != id:
            key = f"{entry.key}.location[{n}].gate"
            reason = f"{own.key} stands at {word(own.table, 'location') or 'no Location'}"
            yield Problem(entry.file, key, reason)


def _gate(
    gate: Entry,
    places: Mapping[str, tuple[Entry, int, Mapping[str, object]]],
    reached: set[str],
    start_gate: str,
    is_known: bool,
) -> Iterator[Problem]:
    location = gate.table.get("location")
    if not isinstance(location, str):
        return
    key = f"{gate.key}.location"
    if not location:
        if gate.id != start_gate and is_known:
            yield Problem(gate.file, key, "only the first Gate has no Location (ETH-088)")
    elif location not in places:
        yield Problem(gate.file, key, f"there is no Location {location}")
    elif location not in reached:
        reason = f"{location} cannot be reached from the Awakening Location"
        yield Problem(gate.file, key, reason)
    elif places[location][2].get("gate") != gate.id:
        reason = f"the Location {location} does not name this Gate"
        yield Problem(gate.file, key, reason)


def _travelled(tiles: Sequence[Entry], starts: Sequence[str]) -> set[str]:
    """The Locations that can be reached over Paths and Shortcuts."""
    ways: defaultdict[str, list[str]] = defaultdict(list)
    for tile in tiles:
        for edge in tables(tile.table, "edge"):
            one, other = word(edge, "from"), word(edge, "to")
            ways[one].append(other)
            if not flag(edge, "one_way"):
                ways[other].append(one)
    found, ahead = set(starts), list(starts)
    while ahead:
        for other in ways[ahead.pop()]:
            if other not in found:
                found.add(other)
                ahead.append(other)
    return found
