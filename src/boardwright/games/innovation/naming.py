"""Cards as positions write them: by name, by a sign such as "?7", or as a number of them.

Names are read first, wherever they stand. Then the signs are dealt cards that are named nowhere,
and "..." takes what is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boardwright.core.messages import Json
from boardwright.core.randomness import shuffled, stream
from boardwright.core.reading import Reading, is_whole
from boardwright.games.innovation.facts import (
    ALL,
    ALSO,
    CARD,
    COLOUR,
    COLOURS,
    NAMES,
    OF_COLOUR,
    OF_PERIOD,
    PERIOD,
    PERIODS,
    cards_in,
)

SIGNS: dict[str, int] = {
    "?": ALL,
    **{f"?{period}": OF_PERIOD[period] for period in PERIODS},
    **{f"?{name}": OF_COLOUR[colour] for colour, name in enumerate(COLOURS)},
}
"""The cards that each sign may stand for."""

OPEN, REST = -1, -2
"""In place of a card: one that is not known (yet), and all that are left."""


class Sign(NamedTuple):
    """A place in a list that takes any fitting card."""

    cards: list[int]
    at: int
    fits: int
    where: str
    why: str
    """What to say when no card is left for it."""


class Naming:
    """The lists of cards in a position, by where they stand."""

    def __init__(self, reading: Reading, rng: int) -> None:
        self.wrong = reading.wrong
        self.entries = reading.entries
        self.rng = rng
        self.lists: dict[str, list[int]] = {}
        self.named: dict[int, str] = {}
        self.signs: list[Sign] = []
        self.rests: dict[str, int] = {}
        """Lists with a "...", and the cards that fit there."""
        self.given: dict[int, Sign] = {}

    def __getitem__(self, where: str) -> list[int]:
        """The cards of a list, once they are dealt."""
        return [card for card in self.lists.get(where, ()) if card >= 0]

    # Reading

    def read(self, where: str, value: Json, fits: int = ALL, *, rest: bool = False) -> int:
        """Read a list of cards that must be among those that fit; returns its length."""
        cards = self.lists[where] = []
        if is_whole(value):
            if not 0 <= value <= len(NAMES):
                self.wrong(where, f"{value} cards are impossible")
                return 0
            value = ["?"] * value
        for name in self.entries(where, value, what="a list of cards or a number"):
            if not isinstance(name, str):
                self.wrong(where, f"{name!r} is not the name of a card")
                cards.append(OPEN)
            elif name.startswith("?"):
                self.sign(where, name, fits)
            elif rest and name == "...":
                self.rest(where, fits)
            else:
                cards.append(self.card(where, name, fits))
        return len(cards)

    def card(self, where: str, name: str, fits: int) -> int:
        card = card_named(name)
        if card is None:
            self.wrong(where, f"there is no card {name!r}")
            return OPEN
        if card in self.named:
            self.wrong(where, f"{name} is already in {self.named[card]}")
            return OPEN
        self.named[card] = where
        if not fits >> card & 1:
            kind = COLOURS[COLOUR[card]] if fits in OF_COLOUR else f"of period {PERIOD[card]}"
            self.wrong(where, f"{name} is {kind}")
            return OPEN
        return card

    def sign(self, where: str, sign: str, fits: int) -> None:
        if sign in SIGNS:
            self.want(where, SIGNS[sign] & fits, where, f"no card is left for {sign!r}")
        else:
            self.lists[where].append(OPEN)
            self.wrong(where, f"{sign!r} is no sign: use ?, ?1 to ?10, or ?red")

    def want(self, name: str, fits: int, where: str, why: str) -> None:
        """Let any fitting card be the next in a list; who is at fault when there is none."""
        cards = self.lists.setdefault(name, [])
        self.signs.append(Sign(cards, len(cards), fits, where, why))
        cards.append(OPEN)

    def rest(self, where: str, fits: int) -> None:
        if where in self.rests:
            self.wrong(where, "'...' is all that are left, so it can stand only once")
        self.rests[where] = fits
        self.lists[where].append(REST)

    # Dealing

    def deal(self) -> list[int]:
        """Give out the cards that are named nowhere, by the seed; returns those that no list
        takes.
        """
        order = [card for card in self.order() if card not in self.named]
        spent: set[int] = set()
        for sign in self.signs:
            tried = spent.copy()
            if not self.give(sign, order, tried):
                spent = tried
                self.wrong(sign.where, sign.why)
        for card, sign in self.given.items():
            sign.cards[sign.at] = card
        left = [card for card in order if card not in self.given]
        for where, fits in self.rests.items():
            cards = self.lists[where]
            at = cards.index(REST)
            cards[at : at + 1] = [card for card in left if fits >> card & 1]
            left = [card for card in left if not fits >> card & 1]
        return left

    def order(self) -> Iterator[int]:
        """All cards: each period as setup shuffles it, the periods mixed."""
        decks: dict[int, Iterator[int]] = {}
        for period in PERIODS:
            self.rng, cards = shuffled(self.rng, cards_in(OF_PERIOD[period]))
            decks[period] = iter(cards)
        _, periods = shuffled(stream(self.rng, "signs"), PERIOD)
        return (next(decks[period]) for period in periods)

    def give(self, sign: Sign, order: Sequence[int], tried: set[int]) -> bool:
        """Find a card for a sign; where none is free, another sign may have to change its own.
        Cards that were tried in vain once need not be tried again.
        """
        fitting = [card for card in order if sign.fits >> card & 1]
        for card in fitting:
            if card not in self.given:
                self.given[card] = sign
                return True
        for card in fitting:
            if card not in tried:
                tried.add(card)
                if self.give(self.given[card], order, tried):
                    self.given[card] = sign
                    return True
        return False


def card_named(name: str) -> int | None:
    """A card by the name on it, or by another one it is known by."""
    return CARD.get(name, ALSO.get(name))
