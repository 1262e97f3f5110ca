"""Things of which there is one each, in decks of the Team: Fate cards, Slumbers, Slumber Map tiles,
Turn cards, Items.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from boardwright.core.messages import Json
from boardwright.core.reading import is_whole
from boardwright.games.etherfields.content import SUITS
from boardwright.games.etherfields.forms import Reader
from boardwright.games.etherfields.naming import fits, is_sign
from boardwright.games.etherfields.state import NOBODY, State

REST = "..."
ENOUGH = 10**6
"""More than lie in any deck."""


class Deck(NamedTuple):
    """One of the lists that things of a kind lie in."""

    key: str
    field: str
    rest: bool = True
    """Whether "..." may stand in it."""


class Unique:
    """The things of one kind, dealt to their lists."""

    def __init__(self, s: State, reader: Reader, kind: str) -> None:
        self.s, self.reader, self.kind = s, reader, kind
        self.lists: dict[Deck, list[int | str]] = {}

    def read(
        self, data: Mapping[str, Json], decks: Sequence[Deck], unsaid: Mapping[str, Json]
    ) -> None:
        for deck in decks:
            self.lists[deck] = self._items(deck, data.get(deck.key, unsaid.get(deck.key, [])))

    def _items(self, deck: Deck, value: Json) -> list[int | str]:
        found: list[int | str] = []
        if is_whole(value):
            value = ["?"] * min(max(value, 0), 99)
        for name in self.reader.entries(deck.key, value, what="a list or a number"):
            if name == REST and deck.rest and REST not in found:
                found.append(REST)
            elif isinstance(name, str) and is_sign(name):
                found.append(name)
            else:
                number = (
                    self.reader.names.number(self.kind, name) if isinstance(name, str) else None
                )
                if number is None:
                    self.reader.wrong(deck.key, f"there is no {self.kind} {name!r}")
                else:
                    found.append(number)
        return found

    def named(self) -> set[int]:
        return {item for items in self.lists.values() for item in items if isinstance(item, int)}

    def deal(
        self,
        pool: Sequence[int],
        gone: Collection[int] = (),
        *,
        most: int = ENOUGH,
        last: int = NOBODY,
    ) -> list[int]:
        """Signs take things of the pool that are named nowhere; "..." takes the rest, in the first
        list up to so many in all, and `last` under it. What is left over comes back.
        """
        taken = self.named() | set(gone)
        order = self._in_order([n for n in pool if n not in taken])
        for deck, items in self.lists.items():
            for at, item in enumerate(items):
                if isinstance(item, str) and item != REST:
                    items[at] = self._take(deck, item, order)
        for n, (deck, items) in enumerate(self.lists.items()):
            if REST in items:
                at = items.index(REST)
                room = ENOUGH if n else max(0, most - len(items) + 1)
                rest, order = order[:room], order[room:]
                if last in rest:
                    rest = [*[n for n in rest if n != last], last]
                items[at : at + 1] = rest
            numbers = [item for item in items if isinstance(item, int) and item >= 0]
            setattr(self.s, deck.field, tuple(numbers))
        return order

    def _in_order(self, things: Sequence[int]) -> list[int]:
        return self.s.shuffle(things, self._name) if things else []

    def _name(self, number: int) -> str:
        return self.reader.names.text(self.kind, number)

    def _take(self, deck: Deck, sign: str, order: list[int]) -> int:
        for at, number in enumerate(order):
            if fits(self.s.pack, self.kind, number, sign):
                return order.pop(at)
        self.reader.wrong(deck.key, f"no {self.kind} is left for {sign!r}")
        return NOBODY


def read_turn_cards(s: State, reader: Reader, data: Mapping[str, Json], printed: int) -> None:
    """ETH-366: as many as printed are the Turn deck, the rest lies in the discard pile; `suit` says
    what the current one is.
    """
    cards = Unique(s, reader, "turn")
    decks = (Deck("turns", "turn_deck"), Deck("turn_discard", "turn_discard"))
    usual: Json = [REST] if printed else []
    cards.read(data, decks, {"turns": usual, "turn_discard": usual})
    wanted = data.get("suit")
    if wanted is not None and wanted not in SUITS:
        reader.wrong("suit", f"one of {', '.join(SUITS)}, not {wanted!r}")
    elif wanted is not None:
        _lead(cards, decks[0], reader, str(wanted))
    cards.deal(range(len(s.pack.turns)), most=printed)


def _lead(cards: Unique, deck: Deck, reader: Reader, suit: str) -> None:
    """The current Turn card is one of this Suit."""
    items = cards.lists[deck]
    first = items[0] if items else REST
    if first == REST:
        items.insert(0, f"?{suit}")
    elif first == "?":
        items[0] = f"?{suit}"
    elif isinstance(first, int) and SUITS[reader.names.pack.turns[first].suit] != suit:
        reader.wrong("suit", f"the current Turn card is one of {_suit(reader, first)}")


def _suit(reader: Reader, card: int) -> str:
    return SUITS[reader.names.pack.turns[card].suit]


def read_decks(s: State, reader: Reader, data: Mapping[str, Json]) -> None:
    """All decks of single things but the Turn cards. Fate cards that are displaced are out of the
    game; other things are merely not owned.
    """
    pack = s.pack
    fates = Unique(s, reader, "fate")
    fates.read(data, (Deck("fate_deck", "fate_deck"),), {"fate_deck": [REST]})
    usual = [fate.number for fate in pack.fates if not fate.later and not fate.code]
    displaced = fates.deal(usual, [fate for _, _, fate in s.quirks])

    slumbers = Unique(s, reader, "entity")
    slumbers.read(data, (Deck("slumbers", "slumbers"),), {"slumbers": [REST]})
    delta = next((e.number for e in pack.entities if e.role == "delta"), NOBODY)
    owned = [e.number for e in pack.entities if e.slumber and (e.starting or e.number == delta)]
    there = [tile.entity for tile in s.entities] + [s.slumber]
    slumbers.deal(owned, there, last=delta)

    maps = Unique(s, reader, "tile")
    maps.read(data, (Deck("slumber_maps", "slumber_maps"),), {"slumber_maps": [REST]})
    maps.deal([t.number for t in pack.tiles if t.slumber and not t.starting], s.tiles)

    items = Unique(s, reader, "item")
    decks = [Deck(key, key, rest=False) for key in ("items", "storage", "item_market")]
    items.read(data, decks, {})
    items.deal([item.number for item in pack.items])

    if "removed" not in data:
        s.removed |= frozenset(f"fate:{pack.fates[n].id}" for n in displaced)
