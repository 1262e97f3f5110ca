"""What things are called in positions, and which texts say the same of them.

Cards, Items, Entities and the like go by their names, which are unique among all that can be
answered with; tiles, Turn cards and places by their ids, actions by their keys. An id is understood
everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from boardwright.games.etherfields.content import COLOURS, SUITS
from boardwright.games.etherfields.keys import SPACES, space_name, space_named

if TYPE_CHECKING:
    from boardwright.games.etherfields.content import Card
    from boardwright.games.etherfields.pack import Pack

NAMED = (
    *("dreamer", "card", "item", "mask", "fate", "wisdom", "season", "note", "companion"),
    *("sign", "memory", "gate", "entity"),
)
"""Kinds of things that go by name."""
LISTED = ("turn", "tile", "overlay", "location", "world")
"""Kinds that go by id."""
KINDS = (*NAMED, *LISTED)

SIGN = re.compile(r"\?(?:(wrath|cunning|awareness)(\d?)|(flaw)|(hearts|spades|diamonds|clubs))?")
"""What stands for some card: any, one that yields a colour, a Flaw, a Turn card of a Suit."""


class _Thing(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


class Names:
    """The names of all things of a pack."""

    __slots__ = ("_numbers", "_texts", "everything", "pack")

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._texts: dict[str, tuple[str, ...]] = {}
        self._numbers: dict[str, dict[str, int]] = {}
        things: Mapping[str, Sequence[_Thing]] = {
            "dreamer": pack.dreamers,
            "card": pack.cards,
            "item": pack.items,
            "mask": pack.masks,
            "fate": pack.fates,
            "wisdom": pack.wisdom,
            "season": pack.seasons,
            "note": pack.notes,
            "companion": pack.companions,
            "sign": pack.signs,
            "memory": pack.memories,
            "gate": pack.gates,
            "entity": pack.entities,
            "turn": pack.turns,
            "tile": pack.tiles,
            "overlay": pack.overlays,
            "location": pack.locations,
            "world": pack.world,
        }
        for kind in KINDS:
            ids = [thing.id for thing in things[kind]]
            names = [thing.name for thing in things[kind]]
            self._add(kind, names if kind in NAMED else ids, names, ids)
        self._add("action", [action.key for action in pack.actions])
        self._add("space", [space_name(space) for space in range(SPACES)])
        called = (text for kind in KINDS for text in self._numbers[kind])
        self.everything = frozenset((*called, *self._numbers["action"]))

    def _add(self, kind: str, texts: list[str], *others: list[str]) -> None:
        self._texts[kind] = tuple(texts)
        # What a thing is written as goes before what it may be called besides.
        numbers: dict[str, int] = {}
        for called in (texts, *others):
            for number, text in enumerate(called):
                numbers.setdefault(text, number)
        self._numbers[kind] = numbers

    def text(self, kind: str, number: int) -> str:
        """What a thing is written as; empty for none."""
        return self._texts[kind][number] if number >= 0 else ""

    def number(self, kind: str, text: str) -> int | None:
        """What a text names; None: nothing."""
        if kind == "space":
            space = space_named(text)
            return space if space >= 0 else None
        return self._numbers[kind].get(text)

    def all_of(self, kind: str) -> tuple[str, ...]:
        return self._texts[kind]


@lru_cache(64)
def names_of(pack: Pack) -> Names:
    return Names(pack)


def has_name(pack: Pack, name: str) -> bool:
    """Whether anything in the game has this name."""
    return name in names_of(pack).everything or space_named(name) >= 0


# Signs


def fits_card(card: Card, sign: str) -> bool:
    """Whether a sign may stand for an Influence card or a Flaw: "?" for any that is no Flaw."""
    found = SIGN.fullmatch(sign)
    if found is None or found[4]:
        return False
    if found[3] or card.is_flaw:
        return bool(found[3]) and card.is_flaw
    if not found[1]:
        return True
    yields = card.intent[COLOURS.index(found[1])]
    return yields == int(found[2]) if found[2] else yields > 0


def fits(pack: Pack, kind: str, number: int, sign: str) -> bool:
    """Whether a sign may stand for a thing of a deck."""
    if kind == "card":
        return fits_card(pack.cards[number], sign)
    if kind == "turn":
        return sign == "?" or sign[1:] == SUITS[pack.turns[number].suit]
    return sign == "?"


def is_sign(text: str) -> bool:
    return SIGN.fullmatch(text) is not None


def matches(pack: Pack, wanted: str, name: str) -> bool:
    """Whether a text of a position is what a scenario expects: a name, or a sign for it."""
    if wanted == name:
        return True
    if not is_sign(wanted):
        return False
    if wanted == "?":
        return bool(name)
    names = names_of(pack)
    kinds = [kind for kind in ("card", "turn") if name in names.all_of(kind)]
    return any(fits(pack, kind, names.all_of(kind).index(name), wanted) for kind in kinds)


# Things that are written as tables, shortly


def shortly(text: str) -> dict[str, str | bool]:
    """What a short text says of a table: `Lurker@r1c1` of a figure or a token, `House Rules~` of a
    placed card that is flipped.
    """
    name, at, place = text.rpartition("@")
    if at:
        return {"": name, "@": place}
    return {"": text[:-1], "~": True} if text.endswith("~") else {"": text}


NAME_KEYS = ("entity", "companion", "card", "kind", "fate")
PLACE_KEYS = ("space", "edge")


def describes(pack: Pack, wanted: str, table: Mapping[str, object]) -> bool:
    """Whether a short text says what a table says: a placed card that is not written with `~` is
    face up.
    """
    said = shortly(wanted)
    name = next((str(table[key]) for key in NAME_KEYS if table.get(key)), "")
    place = next((str(table[key]) for key in PLACE_KEYS if key in table), "")
    if "tile" in table:
        place = f"{table['tile']}.{table['slot']}"
    return (
        matches(pack, str(said[""]), name)
        and ("@" not in said or said["@"] == place)
        and bool(table.get("flipped", False)) == ("~" in said)
    )
