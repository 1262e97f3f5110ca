"""What each seat remembers of cards that it can no longer see.

A trace is a card, the seat that has seen it, and a mask of the places where it may be by now. A move
that the seat can follow pins it down; a face-down move of one card out of several of the same value
adds a place. Values are always public (INN-015), so only cards of one period can be mistaken for
each other.
"""

from __future__ import annotations

from boardwright.games.innovation.facts import OF_PERIOD, PERIOD
from boardwright.games.innovation.state import State

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

SEES = (1, 2, 4, 8, 1, 2, 4, 8, 15, 15, 15, 15, 0, 0)
"""The seats that see a card's face in each place."""


def token(s: State, period: int, index: int) -> int:
    """The mask for the card at this index of a supply; it keeps it until it is drawn."""
    below = len(s.supply[period]) - 1 - index
    return 1 << _TOKEN + s.under[period] - below


def next_token(s: State, period: int) -> int:
    """The mask for the next card to be put under a supply."""
    return 1 << _TOKEN + s.under[period] + 1


def holds(s: State, place: int, period: int) -> int:
    """How many cards of a period lie in a hand or an influence."""
    cards = s.hand[place] if place < INFLUENCE else s.influence[place - INFLUENCE]
    return (cards & OF_PERIOD[period]).bit_count()


def note(s: State, card: int, n: int, left: int, came: int, saw: int, sees: int) -> None:
    """Tell every seat's memory of a move: out of `n` cards of its value in the place with mask
    `left`, which the seats `saw` look into, to the place with mask `came` open to `sees`.
    """
    period = PERIOD[card]
    known = s.traces[period]
    lost = saw & ~sees & s.everyone
    if not known and not lost:
        return
    new: dict[int, int] = {}
    for key, places in known.items():
        seat = key & 3
        if saw >> seat & 1:
            pass
        elif sees >> seat & 1:
            if key >> 2 == card:
                continue
            if n == 1:
                places &= ~left
        elif places & left:
            places |= came
            if n == 1:
                places &= ~left
        new[key] = places
    for seat in range(s.seats):
        if lost >> seat & 1:
            new[card << 2 | seat] = came
    traces = list(s.traces)
    traces[period] = new
    s.traces = tuple(traces)


def note_shown(s: State, card: int, owner: int) -> None:
    """Everybody has seen this card in its owner's hand."""
    s.news = True
    period = PERIOD[card]
    new = dict(s.traces[period])
    for seat in range(s.seats):
        if seat != owner:
            new[card << 2 | seat] = 1 << HAND + owner
    traces = list(s.traces)
    traces[period] = new
    s.traces = tuple(traces)
