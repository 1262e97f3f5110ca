"""Cards as positions write them: by name, by a sign such as "?7", or as a number of them.

Names are read first, wherever they stand; then the signs are dealt cards that are named nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeGuard

from boardwright.core.messages import Json
from boardwright.core.randomness import shuffled, stream
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
"""In a list of cards: one that a sign has not been given yet, and all that are left."""


class Reading:
    """A position being read: values of the right kind out of it, and what is wrong so far."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def wrong(self, where: str, why: str) -> None:
        problem = f"{where}: {why}"
        if problem not in self.problems:
            self.problems.append(problem)

    def number(self, where: str, value: Json, least: int, most: int, default: int) -> int:
        if is_whole(value) and least <= value <= most:
            return value
        self.wrong(where, f"a number from {least} to {most} is needed, not {value!r}")
        return default

    def list(self, where: str, value: Json, what: str = "a list") -> Sequence[Json]:
        if is_list(value):
            return value
        self.wrong(where, f"{what} is needed")
        return ()

    def table(self, where: str, value: Json, what: str = "a table") -> Mapping[str, Json]:
        if isinstance(value, Mapping):
            return value
        self.wrong(where, f"{what} is needed")
        return {}

    def known(self, where: str, table: Mapping[str, Json], keys: Sequence[str]) -> None:
        """Refuse the keys that do not exist."""
        for key in table:
            if key not in keys:
                self.wrong(f"{where}{key}", f"unknown; there are {', '.join(sorted(keys))}")


class Sign(NamedTuple):
    """A place in a list that takes any fitting card."""

    cards: list[int]
    index: int
    fits: int
    where: str
    why: str
    """What to say when no card is left."""


class Naming:
    """Where every card is: those that are named, and those that signs stand for."""

    def __init__(self, reading: Reading, rng: int) -> None:
        self.reading = reading
        self.rng = rng
        self.named: dict[int, str] = {}
        self.signs: list[Sign] = []
        self.given: dict[int, Sign] = {}

    def cards(self, where: str, value: Json, fits: int = ALL, *, rest: bool = False) -> list[int]:
        """A list of cards that must be among those that fit here; signs stay open until `deal`."""
        if is_whole(value):
            if not 0 <= value <= len(NAMES):
                self.reading.wrong(where, f"{value} cards are impossible")
                return []
            value = ["?"] * value
        cards: list[int] = []
        for name in self.reading.list(where, value, "a list of cards or a number"):
            if rest and name == "...":
                cards.append(REST)
            elif isinstance(name, str) and name.startswith("?"):
                self.sign(where, name, fits, cards)
            else:
                cards.append(self.card(where, name, fits))
        if cards.count(REST) > 1:
            self.reading.wrong(where, "'...' can stand only once, for all that are left")
        return cards

    def card(self, where: str, name: Json, fits: int) -> int:
        """A card by its name, once."""
        wrong = self.reading.wrong
        if not isinstance(name, str):
            wrong(where, f"{name!r} is not the name of a card")
            return OPEN
        card = card_named(name)
        if card is None:
            wrong(where, f"there is no card {name!r}")
            return OPEN
        if card in self.named:
            wrong(where, f"{name} is already in {self.named[card]}")
            return OPEN
        self.named[card] = where
        if not fits >> card & 1:
            wrong(where, f"{NAMES[card]} is {_kind(card, fits)}")
            return OPEN
        return card

    def sign(self, where: str, sign: str, fits: int, cards: list[int]) -> None:
        """A sign at the end of a list; it gets its card when all names are known."""
        if sign not in SIGNS:
            self.reading.wrong(where, f"{sign!r} is no sign: use ?, ?1 to ?10, or ?red")
        self.want(where, f"no card is left for {sign!r}", SIGNS.get(sign, fits) & fits, cards)

    def want(self, where: str, why: str, fits: int, cards: list[int]) -> None:
        """Let any fitting card follow in a list."""
        self.signs.append(Sign(cards, len(cards), fits, where, why))
        cards.append(OPEN)

    def deal(self) -> list[int]:
        """Give every sign a card that is named nowhere; returns those left, each period in the
        order of the seed.
        """
        order = [card for card in self.order() if card not in self.named]
        for sign in self.signs:
            if not self.give(sign, order, set()):
                self.reading.wrong(sign.where, sign.why)
        for card, sign in self.given.items():
            sign.cards[sign.index] = card
        return [card for card in order if card not in self.given]

    def order(self) -> Iterator[int]:
        """All cards by the seed: each period as setup shuffles it, the periods mixed at random."""
        decks: dict[int, Iterator[int]] = {}
        for period in PERIODS:
            self.rng, cards = shuffled(self.rng, cards_in(OF_PERIOD[period]))
            decks[period] = iter(cards)
        _, periods = shuffled(stream(self.rng, "signs"), PERIOD)
        return (next(decks[period]) for period in periods)

    def give(self, sign: Sign, order: Sequence[int], tried: set[int]) -> bool:
        """Find a card for a sign, giving other cards to other signs where it takes that."""
        fitting = [card for card in order if sign.fits >> card & 1 and card not in tried]
        for card in fitting:
            if card not in self.given:
                self.given[card] = sign
                return True
        for card in fitting:
            tried.add(card)
            if self.give(self.given[card], order, tried):
                self.given[card] = sign
                return True
        return False


def card_named(name: str) -> int | None:
    return CARD.get(name, ALSO.get(name))


def is_whole(value: Json) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def is_list(value: Json) -> TypeGuard[Sequence[Json]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _kind(card: int, fits: int) -> str:
    """What a card is that does not fit a place for one colour or one period."""
    return COLOURS[COLOUR[card]] if fits in OF_COLOUR else f"of period {PERIOD[card]}"
