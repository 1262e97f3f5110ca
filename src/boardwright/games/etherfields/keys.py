"""The answers of Etherfields: one fixed space for each pack. A key is a verb and a name.

Actions of components have keys of their own (`Action.key`); what is picked has one for each thing
that can be picked. The order is that of the pack: the same pack always has the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardwright.core.decisions import ActionSpace
from boardwright.games.etherfields.content import (
    COLOURS,
    LUCK,
    MORPHINGS,
    MOVEMENT,
    STATES,
    STEPS,
    SUITS,
    TERRAINS,
)

if TYPE_CHECKING:
    from boardwright.games.etherfields.pack import Pack

ROWS, COLUMNS = 8, 10
"""The grid with half a slot around it (ETH-106): r0 to r7, c0 to c9."""

MOST_SEATS = 5
MOST_FIGURES = 16
MOST = 60
"""The greatest number that can be named in one answer."""
MOST_COSTS = 6

PLAIN = (
    *(
        "yes",
        "no",
        "done",
        "pass",
        "pass:turn",
        "pass:kind",
        "boost",
        "move",
        "effort",
        "peek",
        "gain-gem",
    ),
    *("unmorph", "add-turn", "reroll", "skip", "awaken", "save", "stop", "shop:cards", "shop:item"),
    *(
        "delta:cure",
        "delta:unseal",
        "delta:unflip",
        "delta:reshuffle",
        "delta:mask",
        "sign",
        "luck-cards",
    ),
    *("replace", "empty", "fill", "share", "distress", "seal", "gem", "ether", "key"),
)
(
    YES, NO, DONE, PASS, PASS_TURN, PASS_KIND, BOOST, MOVE, EFFORT, PEEK, GAIN_GEM,
    UNMORPH, ADD_TURN, REROLL, SKIP, AWAKEN, SAVE, STOP, SHOP_CARDS, SHOP_ITEM,
    DELTA_CURE, DELTA_UNSEAL, DELTA_UNFLIP, DELTA_RESHUFFLE, DELTA_MASK, SIGN, LUCK_CARDS,
    REPLACE, EMPTY, FILL, SHARE, DISTRESS, SEAL, GEM, ETHER, KEY,
) = range(len(PLAIN))  # fmt: skip


def space_name(space: int) -> str:
    return f"r{space // COLUMNS}c{space % COLUMNS}"


def space_named(name: str) -> int:
    """The number of a space called r3c4; -1: it is none."""
    row, _, column = name[1:].partition("c")
    if name[:1] != "r" or not row.isdecimal() or not column.isdecimal():
        return -1
    if int(row) >= ROWS or int(column) >= COLUMNS:
        return -1
    return int(row) * COLUMNS + int(column)


SPACES = ROWS * COLUMNS

_fixed: dict[str, tuple[str, ...]] = {
    "plain": PLAIN,
    "colour": tuple(f"colour:{name}" for name in COLOURS),
    "cost": tuple(f"cost:{n + 1}" for n in range(MOST_COSTS)),
    "amount": tuple(f"amount:{n}" for n in range(MOST + 1)),
    "seat": tuple(f"seat:{n}" for n in range(MOST_SEATS)),
    "space": tuple(f"space:{space_name(n)}" for n in range(SPACES)),
    "edge": tuple(
        f"edge:{space_name(n)}-{space_name(n + (COLUMNS if down else 1))}"
        for down in (0, 1)
        for n in range(SPACES)
    ),
    "step": tuple(f"step:{name}" for name in STEPS),
    "luck": tuple(f"luck:{name}" for name in LUCK),
    "die": tuple(f"die:{name}" for name in MOVEMENT),
    "morphing": tuple(f"morphing:{name}" for name in MORPHINGS),
    "state": tuple(f"state:{name}" for name in STATES),
    "terrain": tuple(f"terrain:{name}" for name in TERRAINS),
    "suit": tuple(f"suit:{name}" for name in SUITS),
    "element": tuple(
        f"element:{name}" for name in ("morphings", "gems", "hours", "distress", "sealed")
    ),
    "figure": tuple(f"figure:{n + 1}" for n in range(MOST_FIGURES)),
}
"""Blocks that are the same for every pack. `edge:r1c1-r1c2` runs east, `edge:r1c1-r2c1` south. A
figure is named by its place among those on the map, in the order of their coming."""

_first: dict[str, int] = {}
_at = 0
for _name, _block in _fixed.items():
    _first[_name] = _at
    _at += len(_block)

COLOUR_KEY = _first["colour"]
COST_KEY = _first["cost"]
AMOUNT_KEY = _first["amount"]
SEAT_KEY = _first["seat"]
SPACE_KEY = _first["space"]
EDGE_KEY = _first["edge"]
STEP_KEY = _first["step"]
LUCK_KEY = _first["luck"]
DIE_KEY = _first["die"]
MORPHING_KEY = _first["morphing"]
STATE_KEY = _first["state"]
TERRAIN_KEY = _first["terrain"]
SUIT_KEY = _first["suit"]
ELEMENT_KEY = _first["element"]
FIGURE_KEY = _first["figure"]
ACTION_KEY = _at
"""The pack's actions begin here: ACTION_KEY + Action.number. The blocks after them depend on the
pack: see Keys."""


def edge_key(one: int, other: int) -> int:
    """The key of the edge between two neighbouring spaces."""
    least = min(one, other)
    return EDGE_KEY + least + (SPACES if abs(one - other) == COLUMNS else 0)


def edge_of(action: int) -> tuple[int, int]:
    at = action - EDGE_KEY
    return (at - SPACES, at - SPACES + COLUMNS) if at >= SPACES else (at, at + 1)


class Keys:
    """Where the blocks of a pack begin: add the number of the thing."""

    __slots__ = (
        *(
            "card",
            "count",
            "dreamer",
            "entity",
            "fate",
            "gate",
            "item",
            "location",
            "mask",
            "note",
            "option",
            "out",
        ),
        *(
            "pay",
            "pay_item",
            "place",
            "progress",
            "season",
            "slot",
            "tile",
            "turn",
            "wisdom",
            "companion",
            "sign",
        ),
    )

    def __init__(self, pack: Pack) -> None:
        at = ACTION_KEY + len(pack.actions)
        for name, keys in blocks(pack):
            setattr(self, name, at)
            at += len(keys)
        self.count = at

    card: int
    """`card:NAME`: a card that is picked from hand, a pile or the Market."""
    out: int
    """`out:NAME`: a card taken out of the deck (ETH-082)."""
    pay: int
    """`pay:NAME`: a card discarded for its Intent, or as a price."""
    place: int
    """`place:NAME`: a Progress card to be placed."""
    progress: int
    """`progress:NAME`: a placed one."""
    pay_item: int
    item: int
    mask: int
    note: int
    wisdom: int
    season: int
    dreamer: int
    entity: int
    fate: int
    gate: int
    location: int
    tile: int
    turn: int
    companion: int
    sign: int
    option: int
    slot: int
    """`slot:TILE.ID`: a Quirk slot, in the order of `quirk_slots(pack)`."""


def quirk_slots(pack: Pack) -> list[tuple[int, str]]:
    return [(tile.number, slot) for tile in pack.tiles for slot, _ in tile.quirk_slots]


def blocks(pack: Pack) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The blocks after the actions, in order."""
    yield "card", tuple(f"card:{card.name}" for card in pack.cards)
    yield "pay", tuple(f"pay:{card.name}" for card in pack.cards)
    yield "place", tuple(f"place:{card.name}" for card in pack.cards)
    yield "progress", tuple(f"progress:{card.name}" for card in pack.cards)
    yield "pay_item", tuple(f"pay-item:{item.name}" for item in pack.items)
    yield "item", tuple(f"item:{item.name}" for item in pack.items)
    yield "mask", tuple(f"mask:{mask.name}" for mask in pack.masks)
    yield "note", tuple(f"note:{note.name}" for note in pack.notes)
    yield "wisdom", tuple(f"wisdom:{card.name}" for card in pack.wisdom)
    yield "season", tuple(f"season:{season.name}" for season in pack.seasons)
    yield "dreamer", tuple(f"dreamer:{dreamer.name}" for dreamer in pack.dreamers)
    yield "entity", tuple(f"entity:{entity.name}" for entity in pack.entities)
    yield "fate", tuple(f"fate:{fate.name}" for fate in pack.fates)
    yield "gate", tuple(f"gate:{gate.name}" for gate in pack.gates)
    yield "location", tuple(f"location:{location.id}" for location in pack.locations)
    yield "tile", tuple(f"tile:{tile.id}" for tile in pack.tiles)
    yield "turn", tuple(f"turn:{card.id}" for card in pack.turns)
    yield "companion", tuple(f"companion:{thing.name}" for thing in pack.companions)
    yield "sign", tuple(f"sign:{thing.name}" for thing in pack.signs)
    yield "option", tuple(f"choose:{name}" for name in pack.options)
    yield "out", tuple(f"out:{card.name}" for card in pack.cards)
    yield "slot", tuple(f"slot:{pack.tiles[tile].id}.{slot}" for tile, slot in quirk_slots(pack))


def action_space(pack: Pack) -> ActionSpace:
    """Every answer of a game with this pack."""
    fixed = [key for block in _fixed.values() for key in block]
    actions = [action.key for action in pack.actions]
    rest = [key for _, keys in blocks(pack) for key in keys]
    return ActionSpace((*fixed, *actions, *rest))
