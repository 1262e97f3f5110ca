"""What readers of all kinds share: numbers of things, the actions met so far, keys and names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from boardwright.core.messages import Json
from boardwright.games.etherfields.content import NOTHING, Action, Data
from boardwright.games.etherfields.reading.sources import Entry

CARDS = ("influence", "flaw")
ENTITIES = ("entity", "slumber")
TILES = ("map_tile", "slumber_map_tile")
SHARED = {
    **dict.fromkeys(CARDS, "card"),
    **dict.fromkeys(ENTITIES, "entity"),
    **dict.fromkeys(TILES, "tile"),
    "first_memory": "memory",
    "world_tile": "world",
}
"""Kinds whose things are numbered together, or under another word than the table's."""


def family(kind: str) -> str:
    return SHARED.get(kind, kind)


class Building:
    """Grows from entry to entry; what is numbered stays so when more is added."""

    def __init__(self) -> None:
        self.numbers: dict[str, dict[str, int]] = {}
        """By family and id."""
        self.actions: list[Action] = []
        self.options: dict[str, int] = {}
        self.flags: set[str] = set()
        self.functions: set[str] = set()
        self.secrets: dict[str, list[tuple[str, int]]] = {}
        self.dream_of: dict[str, str] = {}
        self._ids: Counter[str] = Counter()
        self._keys: Counter[str] = Counter()

    def count(self, entry: Entry) -> None:
        """Give an entry its number."""
        found = self.numbers.setdefault(family(entry.kind), {})
        found[entry.id] = len(found)
        if entry.kind == "world_tile":
            places = self.numbers.setdefault("location", {})
            for place in tables(entry.table, "location"):
                places[word(place, "id")] = len(places)

    def number(self, kind: str, id: str, default: int = -1) -> int:
        return self.numbers.get(family(kind), {}).get(id, default)

    def id(self, id: str) -> str:
        """An id of its own for an action or passive: of several, the second is `ID/2`."""
        self._ids[id] += 1
        return id if self._ids[id] == 1 else f"{id}/{self._ids[id]}"

    def key(self, key: str) -> str:
        """An answer of its own: of several, the second is `KEY/2`."""
        self._keys[key] += 1
        return key if self._keys[key] == 1 else f"{key}/{self._keys[key]}"

    def secret(self, code: str, kind: str, number: int, copies: int = 1) -> None:
        """ETH-052, ETH-053: a code may stand for several cards."""
        if code:
            self.secrets.setdefault(code, []).extend([(family(kind), number)] * copies)


def word(table: Data, name: str, default: str = "") -> str:
    return str(table.get(name, default))


def number(table: Data, name: str, default: int = 0) -> int:
    value = table.get(name, default)
    return value if isinstance(value, int) else default


def flag(table: Data, name: str) -> bool:
    return table.get(name) is True


def table(data: Data, name: str) -> Data:
    value = data.get(name, NOTHING)
    return value if isinstance(value, Mapping) else NOTHING


def entries(data: Data, name: str) -> Sequence[Json]:
    """A list; nothing where there is none."""
    value = data.get(name, ())
    return value if isinstance(value, Sequence) and not isinstance(value, str) else ()


def tables(data: Data, name: str) -> list[Data]:
    return [value for value in entries(data, name) if isinstance(value, Mapping)]


def named(data: Data, name: str) -> tuple[str, ...]:
    """One word or several, as a tuple."""
    value = data.get(name)
    if isinstance(value, str):
        return (value,)
    return tuple(str(one) for one in entries(data, name))


def indexes(data: Data, name: str, known: Sequence[str]) -> tuple[int, ...]:
    return tuple(known.index(one) for one in named(data, name))


def index(data: Data, name: str, known: Sequence[str]) -> int:
    """The place of a word among those known; -1: it is left out."""
    return known.index(word(data, name)) if name in data else -1
