"""Limits that may fall at any time, and what is then too much (ETH-185, ETH-286, ETH-455)."""

from __future__ import annotations

from boardwright.games.etherfields import asking, cards, harm, items, progress
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.stats import value


async def keep_limits(s: State) -> None:
    """Look at every limit, and let what is above it be discarded at once."""
    for seat in asking.in_order(s):
        me = s.seats[seat]
        while len(me.hand) > value(s, "hand_limit", seat):
            left = len(me.hand) - value(s, "hand_limit", seat)
            card = await cards.choose_from_hand(s, seat, "ask-discard", "ETH-185", left)
            cards.discard_card(s, seat, card, "ETH-185", "limit")
        while len(me.progress) > progress.limit(s, seat):
            there = list(me.progress)
            out = await progress.choose(s, seat, "ask-discard-progress", "ETH-286", there)
            progress.discard_placed(s, seat, out.tag, "ETH-286")
        if me.distress >= value(s, "distress_limit", seat):
            harm.check_distress(s, seat, "ETH-210")
    while s.items and len(s.items) > items.slots(s):
        first = s.pack.key.item
        options = tuple([first + item for item in s.items])
        answer = await asking.team(s, "ask-discard-item", "ETH-354", options)
        items.discard(s, answer - first, "ETH-354")
