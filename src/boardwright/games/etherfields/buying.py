"""Buying Influence cards (section 14)."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, cards, decks, supplies
from boardwright.games.etherfields.keys import DONE, REPLACE
from boardwright.games.etherfields.state import NOBODY, State

OFFERED = 3
"""ETH-291."""


async def buy(s: State, seat: int, rule: str = "ETH-291") -> int:
    """ETH-291 to ETH-293: one Dreamer draws the top 3 cards of the Market and buys any number of
    them; the others go to its bottom. How many were bought.
    """
    drawn = [decks.take(s, "market", rule) for _ in range(OFFERED)]
    s.offer = tuple([card for card in drawn if card != NOBODY])
    bought = 0
    first = s.pack.key.card
    while s.offer:
        purse = s.seats[seat].ether
        options = [first + n for n in sorted(set(s.offer)) if s.pack.cards[n].ether <= purse]
        if _may_replace(s):
            options.append(REPLACE)
        names = [s.pack.cards[card].name for card in s.offer]
        args: Args = {"offered": names, "ether": purse}
        options.append(DONE)
        answer = await asking.pick(s, seat, "ask-buy", rule, tuple(options), args)
        if answer == DONE:
            break
        if answer == REPLACE:
            await _replace(s, seat)
            continue
        s.offer = decks.without(s.offer, answer - first)
        _pay(s, seat, answer - first, rule)
        bought += 1
    for card in s.offer:
        decks.put(s, "market", card, "ETH-291", bottom=True)
    s.offer = ()
    return bought


def _pay(s: State, seat: int, card: int, rule: str) -> None:
    """ETH-268, ETH-292: for its Ether, on top of the discard pile."""
    price = s.pack.cards[card].ether
    supplies.lose(s, "ether", seat, price, "ETH-292")
    if s.log is not None:
        args: Args = {"seat": seat, "card": s.pack.cards[card].name, "ether": price}
        s.tell("bought", rule, args)
    cards.gain_card(s, seat, card, rule)


def _may_replace(s: State) -> bool:
    """ETH-270: in solo play, while there is another card."""
    return len(s.seats) == 1 and bool(s.market)


async def _replace(s: State, seat: int) -> None:
    """ETH-270: a card that does not suit is removed from the game, and another one drawn."""
    first = s.pack.key.card
    options = tuple([first + n for n in sorted(set(s.offer))])
    gone = await asking.pick(s, seat, "ask-replace", "ETH-270", options) - first
    s.offer = decks.without(s.offer, gone)
    s.out = tuple(sorted((*s.out, gone)))
    if s.log is not None:
        s.tell("removed", "ETH-270", {"seat": seat, "card": s.pack.cards[gone].name})
    s.offer = (*s.offer, decks.take(s, "market", "ETH-270"))
