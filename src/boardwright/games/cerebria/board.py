"""The board as a graph, read from content: spaces, slots, Triads, and who reaches what.

Spaces and slots are numbers on two rings. Realm k has space 2k, Frontier k has space 2k + 1; slot
3k is the clockwise slot of Realm k, 3k + 1 that of Frontier k, 3k + 2 the counter-clockwise slot of
Realm k + 1.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

_content = tomllib.loads((files(__package__) / "content" / "board.toml").read_text("utf-8"))

REALMS: tuple[str, ...] = tuple(_content["realms"]["names"])
FRONTIERS: tuple[str, ...] = tuple(_content["frontiers"]["names"])
SPACES: tuple[str, ...] = tuple(_content["spaces"]["ring"])
SLOTS: tuple[str, ...] = tuple(_content["slots"]["ring"])
SPHERES: tuple[str, ...] = tuple(_content["spheres"]["names"])
COMMITMENT, CREATIVITY, HUMILITY, DILIGENCE, KNOWLEDGE = range(5)

VAL, CRA, NET, LAN, WIL = range(5)

SPACE: dict[str, int] = {name: n for n, name in enumerate(SPACES)}
SLOT: dict[str, int] = {name: n for n, name in enumerate(SLOTS)}
REALM: dict[str, int] = {name: n for n, name in enumerate(REALMS)}
SPHERE: dict[str, int] = {name: n for n, name in enumerate(SPHERES)}

RING = len(SPACES)
SLOT_RING = len(SLOTS)

REACH: tuple[tuple[int, ...], ...] = tuple(
    tuple(slot for slot, name in enumerate(SLOTS) if name.split(".")[0] == space)
    for space in SPACES
)
"""CER-121: the slots that a figure on each space is adjacent to."""

BEYOND: tuple[tuple[int, ...], ...] = tuple(
    tuple(slot for slot in range(SLOT_RING) if slot not in reach) for reach in REACH
)
"""All other slots."""

NEXT_TO: tuple[int, ...] = tuple(SPACE[name.split(".")[0]] for name in SLOTS)
"""The space from which each slot can be affected."""

NEIGHBOURS: tuple[tuple[int, int], ...] = tuple(
    ((slot - 1) % SLOT_RING, (slot + 1) % SLOT_RING) for slot in range(SLOT_RING)
)
"""CER-120: the two slots next to each slot."""

IN_REALM: tuple[bool, ...] = tuple("." in name for name in SLOTS)
"""Whether a slot lies in a Realm, and not on a Frontier."""

TRIADS: tuple[tuple[int, int, int], ...] = tuple(
    ((SLOT[name] - 1) % SLOT_RING, SLOT[name], (SLOT[name] + 1) % SLOT_RING) for name in FRONTIERS
)
"""CER-126: each Frontier's own slot and the slot on either side."""

TRIAD_OF: tuple[int, ...] = tuple(
    next(k for k, triad in enumerate(TRIADS) if slot in triad) for slot in range(SLOT_RING)
)

REALM_SLOTS: tuple[tuple[int, int], ...] = tuple(
    (SLOT[f"{name}.a"], SLOT[f"{name}.b"]) for name in REALMS
)

REALMS_OF: tuple[tuple[int, ...], ...] = tuple(
    (REALM[name.split(".")[0]],)
    if "." in name
    else (FRONTIERS.index(name), (FRONTIERS.index(name) + 1) % 5)
    for name in SLOTS
)
"""CER-136: the Realms that each slot influences: its own, or the two that its Frontier joins."""

SPHERES_OF: tuple[tuple[int, ...], ...] = tuple(
    (REALM[name],) if name in REALM else (FRONTIERS.index(name), (FRONTIERS.index(name) + 1) % 5)
    for name in SPACES
)
"""CER-123, CER-125: the Realms whose Sphere and Fortress location each space is adjacent to."""

FRONTIERS_OF: tuple[tuple[int, ...], ...] = tuple(
    ((REALM[name] - 1) % 5, REALM[name]) if name in REALM else (FRONTIERS.index(name),)
    for name in SPACES
)
"""CER-124, CER-127: the Frontiers, and so the Triads, adjacent to each space."""

OPPOSITE: tuple[int, ...] = tuple(FRONTIERS.index(_content["opposites"][name]) for name in REALMS)
"""CER-128: the Frontier opposite each Realm."""

AROUND: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({near % SLOT_RING for slot in reach for near in (slot - 1, slot, slot + 1)}))
    for reach in REACH
)
"""CER-089, CER-097: the slots adjacent to a space, and those next to them: a Frontier's Triad, or a
Realm's slots and the two Frontier slots beside them."""

WHEEL: dict[int, str] = {
    space: bonus for bonus in ("essence", "card", "ambition") for space in _content["wheel"][bonus]
}
"""CER-277: the marked spaces of the Wheel and their bonuses."""
WHEEL_SIZE: int = _content["wheel"]["size"]

START: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((SPACE[space], SLOT[slot]) for space, slot in _content["start"][team])
    for team in ("bliss", "gloom")
)
"""CER-048: where the figures and Starting Emotions of the fixed arrangement stand."""


def distance(one: int, other: int) -> int:
    """How many spaces lie between two figures, along the shorter way."""
    steps = abs(one - other)
    return min(steps, RING - steps)
