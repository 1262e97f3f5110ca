"""What a hand could pay for, of something that lies some way off: the way there and the price."""

from __future__ import annotations

from functools import lru_cache

from boardwright.games.etherfields.content import CUNNING
from boardwright.games.etherfields.state import Seat, State

DRAWN = 4
"""ETH-181: cards of a Draw step."""
HELD = 6
"""ETH-185: the limit of the hand."""
WALKED = 4
"""No more spaces of a way are paid for at once."""

Intents = tuple[tuple[int, ...], ...]


class Hand:
    """A hand of cards, and those that may be hoped for: what is drawn next. A hand that is full of
    the wrong colours draws nothing, and so has no hope.
    """

    __slots__ = ("_hoped", "_intents", "_new")

    def __init__(self, s: State, me: Seat, drawing: bool) -> None:
        cards = s.pack.cards
        self._intents: Intents = tuple(sorted([cards[card].intent for card in me.hand]))
        self._hoped: Intents = tuple([cards[card].intent for card in me.deck or me.discard])
        self._new = max(min(DRAWN, HELD - len(me.hand)), 0) if drawing and self._hoped else 0

    def covers(self, way: int, colour: int, price: int) -> float:
        """The part of the way and the price that it could pay; each card for one of them."""
        way = min(way, WALKED)
        if not way + price:
            return 1.0
        paid: float = _paid(self._intents, way, colour, price)
        if self._new:
            paid += self._new * _mean(self._hoped, colour, bool(way))
        return min(paid / (way + price), 1.0)


@lru_cache(1 << 12)
def _mean(cards: Intents, colour: int, walks: bool) -> float:
    """What a card of these brings, for the price or for the way."""
    found = [max(card[colour], card[CUNNING]) if walks else card[colour] for card in cards]
    return sum(found) / len(cards)


@lru_cache(1 << 16)
def _paid(cards: Intents, way: int, colour: int, price: int) -> int:
    """The most of way and price together that cards pay; what is too much for either is lost."""
    if colour == CUNNING or not way:
        return min(sum([card[colour] for card in cards]), way + price)
    splits = {(0, 0)}
    for card in cards:
        walked = {(min(far + card[CUNNING], way), paid) for far, paid in splits}
        splits |= walked | {(far, min(paid + card[colour], price)) for far, paid in splits}
    return max([far + paid for far, paid in splits])
