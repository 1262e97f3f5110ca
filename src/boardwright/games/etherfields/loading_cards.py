"""The Influence cards and Flaws of a position: every copy has a home (a Dreamer's deck, the Market,
the Flaw deck), which it leaves where it is named elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from boardwright.core.messages import Json
from boardwright.core.reading import is_whole
from boardwright.games.etherfields.dicts_rows import PLACED
from boardwright.games.etherfields.forms import Reader
from boardwright.games.etherfields.naming import fits_card, is_sign
from boardwright.games.etherfields.state import Placed, State

REST = "..."
PILES = ("deck", "hand", "discard", "sealed", "flaws", "playing", "box")
"""Lists of a Dreamer in which cards are written by name; the Progress zone is a list of tables."""
MARKET, FLAWS, NOWHERE = -1, -2, -3
"""Homes besides those of the Dreamers."""
MOST_CARDS = 400

Item = int | str
"""A card by its number, a sign for some card, or the rest."""


@dataclass(slots=True)
class Pile:
    """A list of cards as it is read, and whose it is."""

    where: str
    home: int
    """Whose cards its signs stand for first."""
    items: list[Item] = field(default_factory=list)
    cards: tuple[int, ...] = ()


class CardReader:
    """All cards of one position."""

    def __init__(self, s: State, reader: Reader) -> None:
        self.s = s
        self.reader = reader
        self.named: Counter[int] = Counter()
        self.piles: dict[str, Pile] = {}
        self.placed: list[list[Placed]] = [[] for _ in s.seats]

    def read(self, seats: Sequence[Mapping[str, Json]], data: Mapping[str, Json]) -> None:
        """Names first, wherever they stand; then signs take cards, and "..." what is left."""
        for n, seat in enumerate(seats):
            for key in PILES:
                unsaid: Json = [REST] if key == "deck" else []
                rest = key == "deck"
                self._list(f"seats.{n}.{key}", n, seat.get(key, unsaid), rest=rest)
            self._zone(n, seat.get("progress", []))
        self._list("market", MARKET, data.get("market", [REST]), rest=True)
        self._list("flaw_deck", FLAWS, data.get("flaw_deck", [REST]), rest=True)
        self._list("out", NOWHERE, data.get("out", []))
        for dreamer in self.s.rest.values():
            self.named.update(cards_of(dreamer))
        self._check_copies()
        self._deal("out" in data)

    # Reading

    def _list(self, where: str, home: int, value: Json, *, rest: bool = False) -> None:
        pile = self.piles[where] = Pile(where, home)
        if is_whole(value):
            if not 0 <= value <= MOST_CARDS:
                self.reader.wrong(where, f"{value} cards are impossible")
                return
            value = ["?"] * value
        for name in self.reader.entries(where, value, what="a list of cards or a number"):
            if name == REST and rest and REST not in pile.items:
                pile.items.append(REST)
            elif isinstance(name, str) and is_sign(name):
                pile.items.append(name)
            else:
                card = self._card(where, name)
                if card >= 0:
                    pile.items.append(card)

    def _card(self, where: str, name: Json) -> int:
        card = self.reader.names.number("card", name) if isinstance(name, str) else None
        if card is None:
            self.reader.wrong(where, f"there is no card {name!r}")
            return -1
        self.named[card] += 1
        return card

    def _zone(self, seat: int, value: Json) -> None:
        """The Progress zone: cards, signs for Progress cards, `~` behind those that are flipped."""
        where = f"seats.{seat}.progress"
        pile = self.piles[where] = Pile(where, seat)
        if is_whole(value):
            value = ["?"] * min(max(value, 0), MOST_CARDS)
        for n, item in enumerate(self.reader.entries(where, value)):
            text = str(item.get("card", "") if isinstance(item, Mapping) else item)
            sign = text.removesuffix("~")
            if is_sign(sign):
                pile.items.append(sign)
                self.placed[seat].append(Placed(0, text.endswith("~")))
                continue
            before = len(self.reader.problems)
            placed = PLACED.read(self.reader, f"{where}.{n}", item)
            if len(self.reader.problems) == before:
                self.named[placed.card] += 1
                pile.items.append(placed.card)
                self.placed[seat].append(placed)

    # Homes

    def _home(self, card: int) -> int:
        """Where the copies of a card lie that nobody has moved."""
        there = self.s.pack.cards[card]
        if there.owner >= 0:
            dreamers = [seat.dreamer for seat in self.s.seats]
            return dreamers.index(there.owner) if there.owner in dreamers else NOWHERE
        if there.is_flaw:
            return NOWHERE if there.later or there.code else FLAWS
        return MARKET if there.market else NOWHERE

    def _check_copies(self) -> None:
        """ETH-019: no more copies than there are."""
        for card, count in sorted(self.named.items()):
            there = self.s.pack.cards[card]
            if count > there.qty:
                self.reader.wrong("cards", f"{there.name} is there {count} times, of {there.qty}")

    def _deal(self, out_said: bool) -> None:
        s, table = self.s, self.s.pack.cards
        homes: dict[int, list[int]] = {n: [] for n in (*range(len(s.seats)), MARKET, FLAWS)}
        for card in table:
            home = self._home(card.number)
            if home != NOWHERE:
                homes[home] += [card.number] * max(0, card.qty - self.named[card.number])
        left = {
            home: s.shuffle(cards, lambda card: table[card].name) for home, cards in homes.items()
        }
        for pile in self.piles.values():
            for at, item in enumerate(pile.items):
                if isinstance(item, str) and item != REST:
                    pile.items[at] = self._take(pile, item, left)
        for pile in self.piles.values():
            rest = left[pile.home] if REST in pile.items else []
            pile.cards = tuple(
                card
                for item in pile.items
                for card in (rest if item == REST else [item])
                if isinstance(card, int) and card >= 0
            )
            if REST in pile.items:
                left[pile.home] = []
        over = sorted(card for cards in left.values() for card in cards)
        self._put(() if out_said else tuple(over))

    def _take(self, pile: Pile, sign: str, left: dict[int, list[int]]) -> int:
        """The first card that a sign may stand for: of the Dreamer's own, of the Market, a Flaw."""
        in_zone = pile.where.endswith(".progress")
        for home in (pile.home, MARKET, FLAWS):
            for at, card in enumerate(left.get(home, ())):
                there = self.s.pack.cards[card]
                if fits_card(there, sign) and (there.is_progress or not in_zone):
                    return left[home].pop(at)
        self.reader.wrong(pile.where, f"no card is left for {sign!r}")
        return -1

    def _put(self, over: tuple[int, ...]) -> None:
        s = self.s
        for n, seat in enumerate(s.seats):
            for key in PILES:
                setattr(seat, key, self.piles[f"seats.{n}.{key}"].cards)
            seat.hand = tuple(sorted(seat.hand))
            zone = self.piles[f"seats.{n}.progress"].items
            seat.progress = tuple(
                placed._replace(card=card)
                for card, placed in zip(zone, self.placed[n], strict=True)
                if isinstance(card, int) and card >= 0
            )
        s.market, s.flaw_deck = self.piles["market"].cards, self.piles["flaw_deck"].cards
        s.out = tuple(sorted((*self.piles["out"].cards, *over)))


def cards_of(seat: object) -> list[int]:
    """Every card that a Dreamer has, wherever it is."""
    found = [card for key in PILES for card in getattr(seat, key)]
    return found + [placed.card for placed in getattr(seat, "progress", ())]


def all_cards(s: State) -> Counter[int]:
    """How many copies of each card are anywhere in the game, or out of it."""
    there = Counter((*s.market, *s.flaw_deck, *s.offer, *s.out))
    for seat in (*s.seats, *s.rest.values()):
        there.update(cards_of(seat))
    return there
