"""Cards in hand, and with closed hands who has seen them come there (ETH-015). Cards enter and
leave a hand here alone.
"""

from __future__ import annotations

from boardwright.games.etherfields.decks import all_seats
from boardwright.games.etherfields.state import State


def put(s: State, seat: int, card: int, mask: int = 0) -> None:
    """A card comes into the hand; those in the mask know which. Open hands are not remembered."""
    me = s.seats[seat]
    mask = mask & all_seats(s) & ~(1 << seat) if "closed_hands" in s.options else 0
    held = sorted(zip((*me.hand, card), (*me.held, mask), strict=True))
    me.hand = tuple([each for each, _ in held])
    me.held = tuple([known for _, known in held])


def take(s: State, seat: int, card: int) -> None:
    """A card leaves the hand, openly. Nobody can tell it from others that are equal: whoever knew
    of some knows of one less.
    """
    me = s.seats[seat]
    at = me.hand.index(card)
    last = at + me.hand.count(card) - 1
    equal = sorted(me.held[at : last + 1])
    gone, equal = equal[-1], equal[:-1]
    for n, known in enumerate(equal):
        forgotten = known & ~gone
        equal[n], gone = known ^ forgotten, gone | forgotten
    me.hand = me.hand[:at] + me.hand[at + 1 :]
    me.held = (*me.held[:at], *sorted(equal), *me.held[last + 1 :])


def show(s: State, seat: int, card: int) -> None:
    """A card is shown and stays in the hand; one that all have seen already may be meant."""
    me = s.seats[seat]
    others = all_seats(s) & ~(1 << seat)
    first = me.hand.index(card)
    if others in me.held[first : first + me.hand.count(card)]:
        return
    take(s, seat, card)
    put(s, seat, card, others)
