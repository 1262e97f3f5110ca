"""The whole of a pack, put together from entries that have been checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields

from boardwright.games.etherfields.checking.schema import KINDS
from boardwright.games.etherfields.content import (
    LUCK,
    MORPHINGS,
    MOVEMENT,
    STATES,
    TERRAINS,
    Card,
    Data,
    Dreamer,
    Entity,
    Fate,
    Gate,
    Location,
    Memory,
    Overlay,
    Script,
    Thing,
    Tile,
    TurnCard,
    WorldTile,
)
from boardwright.games.etherfields.functions import own_functions
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.reading import encounters, maps, things
from boardwright.games.etherfields.reading.building import (
    Building,
    index,
    indexes,
    number,
    table,
    word,
)
from boardwright.games.etherfields.reading.building import (
    named as words_of,
)
from boardwright.games.etherfields.reading.effects import effect
from boardwright.games.etherfields.reading.sources import Entry, Source

LUCK_FACES = ("fail", "blank", "1", "1", "2", "3")
"""ETH-046."""
MOVEMENT_FACES = ("one", "one", "one", "full", "full", "again")
"""ETH-047."""
MORPHING_MIX = (2, 2, 2, 2, 1, 1, 1, 1)
"""ETH-048."""
STATE_MIX = (((0, 1), 2), ((2, 3), 2))
"""ETH-049."""
TERRAIN_MIX = (2, 2, 2, 2)
"""ETH-050."""


@dataclass(slots=True)
class Things:
    """All that has been read, by kind."""

    dreamers: list[Dreamer] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    items: list[Thing] = field(default_factory=list)
    masks: list[Thing] = field(default_factory=list)
    turns: list[TurnCard] = field(default_factory=list)
    fates: list[Fate] = field(default_factory=list)
    wisdom: list[Thing] = field(default_factory=list)
    seasons: list[Thing] = field(default_factory=list)
    notes: list[Thing] = field(default_factory=list)
    companions: list[Thing] = field(default_factory=list)
    signs: list[Thing] = field(default_factory=list)
    memories: list[Memory] = field(default_factory=list)
    gates: list[Gate] = field(default_factory=list)
    tiles: list[Tile] = field(default_factory=list)
    overlays: list[Overlay] = field(default_factory=list)
    entities: list[Entity] = field(default_factory=list)
    locations: list[Location] = field(default_factory=list)
    world: list[WorldTile] = field(default_factory=list)
    scripts: dict[int, Script] = field(default_factory=dict)


def compile_pack(batches: Sequence[Sequence[Entry]], source: Source, digest: str) -> Pack:
    """Batches are read one after the other: the first keeps its numbers whatever follows."""
    build, made = Building(), Things()
    order = list(KINDS)
    sorted_batches = [sorted(batch, key=lambda entry: order.index(entry.kind)) for batch in batches]
    for batch in sorted_batches:
        for entry in batch:
            build.count(entry)
    for batch in sorted_batches:
        _read(build, made, batch)
    return _pack(build, made, source, digest)


def _read(build: Building, made: Things, batch: Sequence[Entry]) -> None:
    """Read one batch, kind by kind. Dreamers come last: they need their cards."""
    for entry in batch:
        match entry.kind:
            case "influence":
                made.cards.append(things.influence(build, entry))
            case "flaw":
                made.cards.append(things.flaw(build, entry))
            case "turn":
                made.turns.append(things.turn(build, entry))
            case "fate":
                made.fates.append(things.fate(build, entry))
            case "first_memory":
                made.memories.append(things.memory(build, entry))
            case "gate":
                made.gates.append(encounters.gate(build, entry))
            case "map_tile" | "slumber_map_tile":
                made.tiles.append(maps.tile(build, entry))
            case "overlay":
                made.overlays.append(maps.overlay(build, entry))
            case "entity" | "slumber":
                made.entities.append(encounters.entity(build, entry))
            case "world_tile":
                made.world.append(maps.world_tile(build, entry))
                made.locations += maps.locations(build, entry)
            case "script":
                script = encounters.script(build, entry)
                made.scripts[script.number] = script
            case kind if kind in THINGS:
                into: list[Thing] = getattr(made, THINGS[kind])
                into.append(things.thing(build, entry))
    cards, masks, memories = tuple(made.cards), tuple(made.masks), tuple(made.memories)
    made.dreamers += [
        things.dreamer(build, entry, cards, masks, memories)
        for entry in batch
        if entry.kind == "dreamer"
    ]


THINGS = {
    "item": "items",
    "mask": "masks",
    "wisdom": "wisdom",
    "season": "seasons",
    "note": "notes",
    "companion": "companions",
    "sign": "signs",
}
"""Kinds that are things, and where they are kept."""


def _pack(build: Building, made: Things, source: Source, digest: str) -> Pack:
    head, start, roles = (source.head(name) for name in ("pack", "start", "roles"))
    options = table(head, "options")
    starts = {
        dream: effect(build, table(start, dream).get("effect"))
        for dream in start
        if table(start, dream)
    }
    players = head.get("players", (1, 4))
    least, most = players if isinstance(players, Sequence) else (1, 4)
    lists = {
        one.name: tuple(getattr(made, one.name)) for one in fields(Things) if one.name != "scripts"
    }
    return Pack(
        id=word(head, "id"),
        version=word(head, "version"),
        title=word(head, "title"),
        players=(int(str(least)), int(str(most))),
        languages=words_of(head, "languages"),
        digest=digest,
        luck=_faces(options, "luck_faces", LUCK, LUCK_FACES),
        movement=_faces(options, "movement_faces", MOVEMENT, MOVEMENT_FACES),
        boost_fail_token=word(options, "boost_fail_token", "gem"),
        peek_seconds=number(options, "peek_seconds", 5),
        morphings=_mix(source, "morphing", MORPHINGS, MORPHING_MIX),
        state_tokens=_state_mix(source),
        terrain_tokens=_mix(source, "terrain_token", TERRAINS, TERRAIN_MIX),
        **lists,
        scripts=made.scripts,
        actions=tuple(build.actions),
        start_gate=build.number("gate", word(start, "gate")),
        start_season=build.number("season", word(start, "season")),
        start_wisdom=tuple(build.number("wisdom", id) for id in words_of(start, "wisdom")),
        start_items=tuple(build.number("item", id) for id in words_of(start, "items")),
        starts=starts,
        roles={role: build.number("wisdom", str(id)) for role, id in roles.items()},
        secrets={code: tuple(found) for code, found in build.secrets.items()},
        options=build.options,
        flags=frozenset(build.flags),
        functions=frozenset(build.functions),
        calls=own_functions(source) if build.functions else {},
    )


def _faces(options: Data, name: str, known: Sequence[str], usual: Sequence[str]) -> tuple[int, ...]:
    return tuple(known.index(face) for face in words_of(options, name) or usual)


def _mix(
    source: Source, kind: str, known: Sequence[str], usual: tuple[int, ...]
) -> tuple[int, ...]:
    """How many tokens of each kind; the usual mix where the pack says nothing."""
    counts = [0] * len(known)
    for entry in source.of(kind):
        counts[index(entry.table, "kind", known)] += number(entry.table, "n")
    return tuple(counts) if any(counts) else usual


def _state_mix(source: Source) -> tuple[tuple[tuple[int, int], int], ...]:
    found = []
    for entry in source.of("state_token"):
        one, other = indexes(entry.table, "sides", STATES)
        found.append(((one, other), number(entry.table, "n")))
    return tuple(found) or STATE_MIX
