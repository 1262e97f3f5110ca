"""The parts of a cost that are not Intent (ETH-239, ETH-240)."""

from __future__ import annotations

from boardwright.games.etherfields import (
    asking,
    cards,
    gains,
    harm,
    playing,
    progress,
    sealing,
    supplies,
)
from boardwright.games.etherfields.content import Cost
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State

RULES = {
    "distress": "ETH-239",
    "gem": "ETH-240",
    "ether": "ETH-240",
    "hours": "ETH-460",
    "keys": "ETH-039",
    "seal": "ETH-198",
    "discard": "ETH-224",
    "flip": "ETH-280",
    "counter": "ETH-039",
    "flip_self": "ETH-279",
    "discard_self": "ETH-360",
    "seal_self": "ETH-205",
    "market_self": "ETH-295",
    "item_market_self": "ETH-360",
}
"""By what each part is there."""

SUPPLIES = {"gem": "gem", "ether": "ether", "hours": "hour", "keys": "key"}


def lacking(s: State, scene: Scene, cost: Cost, times: int = 1) -> str | None:
    """ETH-039: the rule of the first part that is not there in full; None: all of them are."""
    for name, n in cost.parts:
        if not _is_there(s, scene, name, n * times, cost.counter):
            return RULES[name]
    return None


def can_pay(s: State, scene: Scene, cost: Cost, times: int = 1) -> bool:
    return lacking(s, scene, cost, times) is None


def _is_there(s: State, scene: Scene, name: str, n: int, counter: str) -> bool:
    seat = scene.me
    if name in SUPPLIES:
        return supplies.held(s, SUPPLIES[name], seat) >= n
    if name == "seal":
        return sealing.sealable(s, seat) >= n
    if name == "discard":
        return len(s.seats[seat].hand) - scene.held >= max(n, 1)
    if name == "flip":
        return len(progress.flippable(s, seat)) >= n
    if name == "flip_self":
        placed = progress.find(s, seat, scene.tag)
        return placed is not None and not placed.flipped
    if name == "counter":
        return s.counters.get(counter, 0) >= n
    return True


async def pay(s: State, scene: Scene, cost: Cost, times: int = 1) -> None:
    """Pay every part, in the order in which they are written. How many cards it were is kept for
    the effect.
    """
    for name, n in cost.parts:
        await _pay_one(s, scene, name, n * times if n > 0 else n, cost.counter)


async def _pay_one(s: State, scene: Scene, name: str, n: int, counter: str) -> None:
    seat, rule = scene.me, RULES[name]
    if name in SUPPLIES:
        supplies.lose(s, SUPPLIES[name], seat, n, rule)
    elif name == "distress":
        await harm.suffer(s, seat, n, rule, scene, cost=True)
    elif name == "seal":
        scene.spent = await sealing.seal(s, seat, n, rule, scene, cost=True)
    elif name == "discard":
        scene.spent = await _discard(s, scene, n)
    elif name == "flip":
        await progress.flip(s, seat, n, rule, scene.source)
    elif name == "flip_self":
        progress.turn_over(s, seat, scene.tag, rule)
    elif name == "counter":
        gains.add_counter(s, counter, -n, rule)
    else:
        _move_self(s, scene, name, rule)


async def _discard(s: State, scene: Scene, n: int) -> int:
    """Cards of the hand as a price; -1: all of them, in any order."""
    seat = scene.me
    me = s.seats[seat]
    first = s.pack.key.pay
    count = len(me.hand) if n < 0 else n
    for done in range(count):
        if n < 0:
            card = me.hand[0]
        else:
            options = tuple([first + card for card in dict.fromkeys(me.hand)])
            args = {"left": count - done}
            hide = asking.closed(s)
            card = await asking.pick(
                s, seat, "ask-discard-cost", "ETH-224", options, args, scene.source, hide
            )
            card -= first
        cards.discard_card(s, seat, card, "ETH-224", "cost")
    return count


def _move_self(s: State, scene: Scene, name: str, rule: str) -> None:
    """The component that acts is itself the price, or a part of it."""
    to = {
        "discard_self": "discard",
        "seal_self": "sealed",
        "market_self": "market",
        "item_market_self": "item_market",
    }[name]
    playing.this_card(s, scene, to, rule)
