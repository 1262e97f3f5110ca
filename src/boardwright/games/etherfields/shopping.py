"""Shopping (ETH-552 to ETH-560) and buying steps (ETH-291 to ETH-293)."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Asked, Reply
from boardwright.core.messages import Args
from boardwright.games.etherfields import buying, decks, items, limits, stats, supplies
from boardwright.games.etherfields.asking import everybody, in_order, may
from boardwright.games.etherfields.keys import NO, PASS, SHOP_CARDS, SHOP_ITEM
from boardwright.games.etherfields.state import NOBODY, SHOPPING, State

ITEM_PRICE = 2
"""ETH-554."""


async def buy_cards(s: State, seats: tuple[int, ...], rule: str) -> None:
    """ETH-291, ETH-293: a buying step: the Market is shuffled, then these Dreamers may buy."""
    decks.shuffle(s, "market", "ETH-293")
    for seat in seats:
        if s.market and await may(s, seat, "may-buy", rule):
            await buying.buy(s, seat, rule)


async def arrive(s: State) -> None:
    """ETH-552, ETH-556, ETH-557: at a Shopping Location the Team may use a Shopping card."""
    if s.shopping and await may(s, NOBODY, "ask-shop", "ETH-552", {"cards": s.shopping}):
        s.shopping -= 1
        if s.log is not None:
            s.tell("lost", "ETH-556", {"what": "shopping", "n": 1, "now": s.shopping})
        await open_shop(s)


async def open_shop(s: State) -> None:
    """ETH-559: the Dreamers shop in player order."""
    decks.shuffle(s, "market", "ETH-293")
    s.back, s.phase = s.phase, SHOPPING
    s.queue, s.waited = in_order(s), frozenset()


def ask_shopping(s: State) -> Asked:
    """ETH-552, ETH-558, ETH-559: one of two options, nothing, or to let the others go first."""
    seat = s.queue[0]
    options = []
    if s.market:
        options.append(SHOP_CARDS)
    if s.item_market and s.seats[seat].ether >= ITEM_PRICE:
        options.append(SHOP_ITEM)
    options.append(NO)
    if any(other not in s.waited for other in s.queue[1:]) and seat not in s.waited:
        options.append(PASS)
    args = {"ether": s.seats[seat].ether}
    return Decision((seat,), "ask-shopping", "ETH-552", tuple(options), args)


async def answer_shopping(s: State, reply: Reply) -> None:
    seat, s.queue = s.queue[0], s.queue[1:]
    bought = 0
    if reply == PASS:
        s.waited |= {seat}
        s.queue = (*s.queue, seat)
        return
    if reply == SHOP_CARDS:
        bought = await buying.buy(s, seat, "ETH-553")
    elif reply == SHOP_ITEM:
        bought = await buy_item(s, seat)
    if not bought:
        n = stats.value(s, "ether_when_nothing_bought", seat)
        await supplies.gain(s, "ether", (seat,), n, "ETH-555")
    if not s.queue:
        s.phase, s.waited = s.back, frozenset()
        await limits.keep_limits(s)


async def buy_item(s: State, seat: int) -> int:
    """ETH-554, ETH-558, ETH-560: a random Item of the Item Market for 2 Ether. It is shown before
    it is paid for; whoever declines puts it back and has bought nothing.
    """
    item = await items.draw(s, "ETH-554")
    s.news = True
    name = s.pack.items[item].name
    if len(everybody(s)) == 1:
        while s.item_market and await may(
            s, seat, "may-replace", "ETH-270", {"kind": "item", "thing": name}
        ):
            s.removed |= {f"item:{s.pack.items[item].id}"}
            item = await items.draw(s, "ETH-270")
            name = s.pack.items[item].name
    args: Args = {"thing": name, "ether": ITEM_PRICE}
    if not await may(s, seat, "ask-buy-item", "ETH-558", args, name):
        items.put_back(s, item, "ETH-558")
        return 0
    supplies.lose(s, "ether", seat, ITEM_PRICE, "ETH-554")
    await items.gain(s, item, "ETH-554")
    return 1
