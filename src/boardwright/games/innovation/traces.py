"""What each seat remembers of cards that it can no longer see.

A trace is a card, the seat that has seen it, and a mask of the places where it may be by now. A
move that the seat can follow pins it down; a face-down move of one card out of several of the same
value adds a place. Values are always public (INN-015), so only cards of one period can be mistaken
for each other.
"""

from __future__ import annotations

from boardwright.games.innovation.facts import OF_PERIOD, PERIOD
from boardwright.games.innovation.state import State, Traces

# Places as moves name them; hand, influence and zone are followed by the seat.
HAND, INFLUENCE, ZONE = 0, 4, 8
SUPPLY, BOX, LIMBO = 12, 13, 14

# Places as masks of a trace: bits 0 to 7 hands and influences, then these.
BOX_BIT = 1 << 8
PERIOD_CARD_BIT = 1 << 9
LIMBO_BIT = 1 << 10
_TOKEN = 26
"""Bit of the last card dealt to a supply at setup; those above it count down, those recycled
under it count up."""

NOWHERE = 8
PLACE_BIT = (*[1 << place for place in range(8)], 0)
"""The masks of hands and influences, and that of a place that needs none."""

SEES = (1, 2, 4, 8, 1, 2, 4, 8, 15, 15, 15, 15, 0, 0)
"""The seats that see a card's face in each place."""


def token(s: State, period: int, index: int) -> int:
    """The mask for the card at this index of a supply; it keeps it until it is drawn."""
    below = len(s.supply[period]) - 1 - index
    return 1 << _TOKEN + s.under[period] - below


def next_token(s: State, period: int) -> int:
    """The mask for the next card to be put under a supply."""
    return 1 << _TOKEN + s.under[period] + 1


def held(s: State, place: int) -> int:
    """The cards in a hand or an influence."""
    return s.hand[place] if place < INFLUENCE else s.influence[place - INFLUENCE]


# Moves are only jotted down when they happen; memories are made of them when somebody asks. A game
# that nobody resamples never pays for them.


def note(s: State, card: int, among: int, left: int, came: int, saw: int, sees: int) -> None:
    """Jot a move down: out of the cards `among` in the place with mask `left`, which the seats
    `saw` look into, to the place with mask `came`, open to the seats `sees`.
    """
    s.journal = (s.journal, card, among, left, came, saw, sees)


def note_shown(s: State, card: int, owner: int) -> None:
    """Everybody has seen this card in its owner's hand."""
    s.news = True
    s.journal = (s.journal, card, 0, 0, 1 << HAND + owner, 15 ^ 1 << owner, 0)


def traces(s: State) -> Traces:
    """What each seat remembers by now: the moves jotted down since the last time, told to all."""
    entry = s.journal
    if entry is None:
        return s.traces
    entries = []
    while entry is not None:
        entries.append(entry)
        entry = entry[0]
    entries.reverse()
    fresh = [known.copy() for known in s.traces]
    for _, card, among, left, came, saw, sees in entries:
        known = fresh[PERIOD[card]]
        if known:
            for seat in _SEATS_OF[saw | sees]:
                known.pop(card << 2 | seat, None)
            if left:
                alone = not among & OF_PERIOD[PERIOD[card]] & ~(1 << card)
                _move_on(known, saw | sees, left, came, alone)
        for seat in _SEATS_OF[saw & ~sees & s.everyone]:
            known[card << 2 | seat] = came
    s.traces = fresh
    s.journal = None
    return fresh


def _move_on(known: dict[int, int], watched: int, left: int, came: int, alone: bool) -> None:
    """A card left a place: who did not watch it expects it in either, and an empty place holds
    nothing any more.
    """
    for key, places in known.items():
        if places & left:
            if not watched >> (key & 3) & 1:
                places |= came
            known[key] = places & ~left if alone else places


_SEATS_OF = tuple(tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16))
