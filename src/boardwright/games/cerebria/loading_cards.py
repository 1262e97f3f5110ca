"""The cards of a position: hands, decks, and what everybody has seen of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from boardwright.core.messages import Json
from boardwright.core.reading import Reading, is_whole
from boardwright.games.cerebria.emotions import COPIES, DECK, VIBES
from boardwright.games.cerebria.naming import is_deck_card
from boardwright.games.cerebria.setup import list_of, public_lists
from boardwright.games.cerebria.spirits import TEAMS
from boardwright.games.cerebria.state import State

REST = "..."
SIGNS: dict[str, frozenset[int]] = {
    "?": frozenset(range(1, len(VIBES))),
    **{f"?{vibe}": frozenset((n,)) for n, vibe in enumerate(VIBES) if n},
}
"""The Vibes that each sign may stand for."""


@dataclass(slots=True)
class Cards:
    """The cards of one seat as they are read."""

    seat: int
    named: Counter[int] = field(default_factory=Counter)
    """So many of each are named, in hand, deck or on the board."""
    lists: dict[str, list[int | str]] = field(default_factory=dict)
    """Hand and deck: cards, and the signs that stand for some."""


def read_cards(
    s: State, reading: Reading, seats: Sequence[Mapping[str, Json]], settings: Mapping[str, str]
) -> None:
    """Hands and decks of all seats."""
    lists = []
    for n, told in enumerate(seats):
        cards = Cards(n, Counter(s.emo[slot] for slot in range(15) if s.home[slot] == n))
        for key, unsaid in (("hand", []), ("deck", [REST])):
            _read_list(s, reading, cards, key, told.get(key, unsaid))
        own = list_of(s, n, settings)
        _deal(s, reading, cards, own)
        _read_seen(s, reading, n, told)
        on_board = [s.emo[slot] for slot in range(15) if s.home[slot] == n]
        lists.append(tuple(sorted((*s.hand[n], *s.deck[n], *on_board))))
        known = public_lists(settings, s.seats) >> n & 1 and lists[n] == own
        public = told.get("public", bool(known))
        if not isinstance(public, bool) or (public and not known):
            reading.wrong(f"seats.{n}.public", "the list of these cards is not known to all")
        elif public:
            s.public |= 1 << n
    s.lists = tuple(lists)


def _read_list(s: State, reading: Reading, cards: Cards, key: str, value: Json) -> None:
    """Names first, wherever they stand; signs are kept for later."""
    where = f"seats.{cards.seat}.{key}"
    items: list[int | str] = cards.lists.setdefault(key, [])
    if is_whole(value):
        if not 0 <= value <= DECK:
            reading.wrong(where, f"{value} cards are impossible (CER-064)")
            return
        value = ["?"] * value
    for name in reading.entries(where, value, what="a list of cards or a number"):
        if not isinstance(name, str):
            reading.wrong(where, f"{name!r} is not the name of a card")
            continue
        if name in SIGNS or (name == REST and key == "deck" and REST not in items):
            items.append(name)
            continue
        card = s.table.number.get(name)
        if card is None:
            reading.wrong(where, f"there is no card {name!r}")
        elif not is_deck_card(s.table, card) or s.table.team[card] != s.team[cards.seat]:
            team = TEAMS[s.team[cards.seat]]
            reading.wrong(where, f"{name} is no Mild Emotion of {team} (CER-064)")
        elif cards.named[card] == COPIES:
            reading.wrong(where, f"seat {cards.seat} has {COPIES} of {name} already (CER-064)")
        else:
            cards.named[card] += 1
            items.append(card)


def _deal(s: State, reading: Reading, cards: Cards, own: tuple[int, ...]) -> None:
    """Signs take cards of the seat's own list that are named nowhere, "..." what is left of it.
    Cards from outside that list take the places of the last ones.
    """
    seat, names = cards.seat, s.table.names
    left = Counter(own) - cards.named
    order = _in_order(s, own, left)
    every = [card for card in s.table.milds[s.team[seat]] for _ in range(COPIES)]
    spare = _in_order(s, every, Counter(every) - cards.named - left) if _has_signs(cards) else []
    total = cards.named.total()
    for key, items in cards.lists.items():
        for at, sign in enumerate(items):
            if isinstance(sign, int) or sign == REST:
                continue
            card = _take(s, SIGNS[sign], order, spare)
            if card is None:
                reading.wrong(f"seats.{seat}.{key}", f"no card is left for {sign!r}")
            else:
                items[at] = card
                total += 1
    if total > DECK:
        reading.wrong(f"seats.{seat}", f"a deck has {DECK} cards, {total} are named (CER-064)")
    fill = order[: max(0, DECK - total)]
    hand, deck = (
        [card for item in cards.lists[key] for card in (fill if item == REST else [item])]
        for key in ("hand", "deck")
    )
    s.hand[seat] = tuple(sorted(card for card in hand if isinstance(card, int)))
    s.deck[seat] = tuple(card for card in deck if isinstance(card, int))
    over = [card for card, n in Counter((*s.hand[seat], *s.deck[seat])).items() if n > COPIES]
    for card in over:
        reading.wrong(f"seats.{seat}", f"more than {COPIES} of {names[card]} (CER-064)")


def _has_signs(cards: Cards) -> bool:
    return any(item in SIGNS for items in cards.lists.values() for item in items)


def _in_order(s: State, cards: Sequence[int], left: Counter[int]) -> list[int]:
    """The cards of these that are left, in the order of the seed."""
    order = []
    left = left.copy()
    for card in s.shuffle(cards, s.table.names.__getitem__):
        if left[card] > 0:
            left[card] -= 1
            order.append(card)
    return order


def _take(s: State, vibes: frozenset[int], *piles: list[int]) -> int | None:
    """The first card of one of these Vibes, from the first pile that has one."""
    for pile in piles:
        for at, card in enumerate(pile):
            if s.table.vibe[card] in vibes:
                return pile.pop(at)
    return None


def _read_seen(s: State, reading: Reading, seat: int, told: Mapping[str, Json]) -> None:
    """CER-457: what everybody has seen of a hand, and of the bottom of a deck."""
    where = f"seats.{seat}"
    under = told.get("under", 0)
    s.under[seat] = reading.number(f"{where}.under", under, 0, len(s.deck[seat]))
    left, shown = list(s.hand[seat]), []
    for name in reading.entries(f"{where}.shown", told.get("shown", [])):
        card = s.table.number.get(str(name), -1)
        if card not in left:
            reading.wrong(f"{where}.shown", f"{name!r} is not in hand")
        else:
            left.remove(card)
            shown.append(card)
    s.shown[seat] = tuple(sorted(shown))
