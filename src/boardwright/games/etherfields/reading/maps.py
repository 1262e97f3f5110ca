"""Tiles, Overlays and the Dreamworld."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.messages import Json
from boardwright.games.etherfields.content import (
    SUITS,
    TERRAINS,
    Data,
    Flying,
    Icon,
    Location,
    Overlay,
    Patch,
    Tile,
    WorldTile,
)
from boardwright.games.etherfields.keys import space_named
from boardwright.games.etherfields.reading.building import (
    Building,
    entries,
    flag,
    index,
    indexes,
    named,
    number,
    tables,
    word,
)
from boardwright.games.etherfields.reading.effects import (
    CORNERS,
    action,
    actions,
    effect,
    passives,
)
from boardwright.games.etherfields.reading.geometry import corner
from boardwright.games.etherfields.reading.sources import Entry

SIDES = ("north", "east", "south", "west")
_MAP = "map:{}"


def icon(build: Building, data: Data, owner: str, default: str) -> Icon:
    return Icon(
        kind=word(data, "kind"),
        spaces=indexes(data, "on", CORNERS),
        terrain=index(data, "terrain", TERRAINS),
        suit=index(data, "suit", SUITS),
        n=number(data, "n", 1 if word(data, "kind") == "draw_bonus" else 0),
        text=word(data, "text"),
        actions=tuple(
            action(build, {"on": data.get("on", ()), **one}, owner, _MAP, default)
            for one in tables(data, "action")
        ),
        passives=passives(build, data, owner),
        effect=effect(build, data.get("effect")),
    )


def tile(build: Building, entry: Entry) -> Tile:
    data, id, name = entry.table, entry.id, word(entry.table, "name")
    rotation = number(data, "rotation")
    anchor = CORNERS.index(word(data, "anchor", "nw"))
    row, column = corner(word(data, "code"), anchor, rotation)
    slumber = entry.kind == "slumber_map_tile"
    own = build.number("tile", id)
    if not slumber:
        build.secret(id, "map_tile", own)
    rules = tables(data, "flying_rule")
    return Tile(
        number=own,
        id=id,
        name=name,
        slumber=slumber,
        row=row,
        column=column,
        rotation=rotation,
        walls=tuple(_wall(str(wall)) for wall in entries(data, "walls")),
        blocked=indexes(data, "blocked", CORNERS),
        icons=tuple(icon(build, one, id, name) for one in tables(data, "icon")),
        actions=(
            *actions(build, data, id, _MAP, name),
            *(action(build, rule, id, _MAP, name) for rule in rules if "cost" in rule),
        ),
        flying=tuple(_flying(build, rule, id) for rule in rules if "cost" not in rule),
        starting=flag(data, "starting"),
        quirk_slots=tuple(
            (word(slot, "id"), CORNERS.index(word(slot, "space")))
            for slot in tables(data, "quirk_slot")
        ),
    )


def _wall(text: str) -> tuple[int, int]:
    space, _, side = text.partition(".")
    return CORNERS.index(space), SIDES.index(side)


def _flying(build: Building, data: Data, owner: str) -> Flying:
    return Flying(
        name=word(data, "name"),
        text=word(data, "text"),
        effect=effect(build, data.get("effect")),
        passives=passives(build, data, owner),
    )


def overlay(build: Building, entry: Entry) -> Overlay:
    data = entry.table
    return Overlay(
        number=build.number("overlay", entry.id),
        id=entry.id,
        name=word(data, "name"),
        edges=tuple(_edge(one) for one in tables(data, "edge")),
        patches=tuple(_patch(build, one, entry) for one in tables(data, "space")),
    )


def _edge(data: Data) -> tuple[int, int, bool]:
    one, other = (space_named(name) for name in named(data, "between"))
    return one, other, flag(data, "wall")


def _patch(build: Building, data: Data, entry: Entry) -> Patch:
    blocked = data.get("blocked")
    return Patch(
        space=space_named(word(data, "at")),
        adds=tuple(
            icon(build, _as_icon(one), entry.id, word(entry.table, "name"))
            for one in entries(data, "icons")
        ),
        terrain=indexes(data, "terrain", TERRAINS),
        remove_terrain=indexes(data, "remove_terrain", TERRAINS),
        remove_icons=named(data, "remove_icons"),
        remove_actions=flag(data, "remove_actions"),
        blocked=blocked if isinstance(blocked, bool) else None,
        actions=tuple(
            action(build, {"on": (), **one}, entry.id, _MAP) for one in tables(data, "action")
        ),
    )


def _as_icon(value: Json) -> Data:
    """An icon that is no more than a word."""
    return value if isinstance(value, Mapping) else {"kind": value}


def world_tile(build: Building, entry: Entry) -> WorldTile:
    data = entry.table
    return WorldTile(
        number=build.number("world", entry.id),
        id=entry.id,
        slot=word(data, "slot"),
        name=word(data, "name"),
        locations=tuple(
            build.number("location", word(one, "id")) for one in tables(data, "location")
        ),
        edges=tuple(
            (
                build.number("location", word(edge, "from")),
                build.number("location", word(edge, "to")),
                word(edge, "kind", "path") == "shortcut",
                flag(edge, "one_way"),
            )
            for edge in tables(data, "edge")
        ),
    )


def locations(build: Building, entry: Entry) -> list[Location]:
    return [
        Location(
            number=build.number("location", word(one, "id")),
            id=word(one, "id"),
            name=word(one, "name"),
            icon=word(one, "icon"),
            tile=build.number("world", entry.id),
            gate=build.number("gate", word(one, "gate")),
        )
        for one in tables(entry.table, "location")
    ]
