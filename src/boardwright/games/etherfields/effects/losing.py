"""Things that are gained and lost by name: Items, Masks, Flaws, cards, Notes, Signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from boardwright.core.effects import Flow
from boardwright.core.messages import NO_ARGS
from boardwright.games.etherfields import (
    asking,
    cards,
    decks,
    flaws,
    gains,
    items,
    masks,
    paying,
    playing,
    prices,
    progress,
    supplies,
)
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import campaign, numbers, signs
from boardwright.games.etherfields.keys import COST_KEY, NO, YES
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

Lose: TypeAlias = Callable[[State, Scene, Step, int, int], Flow[None]]


def has_item(s: State, number: int) -> bool:
    return number in s.items or number in s.storage


def take_out(s: State, deck: str, card: int) -> None:
    """A certain card out of a deck, wherever it lies; it is looked for openly, so the deck is
    shuffled.
    """
    cards = list(getattr(s, deck))
    cards.remove(card)
    decks.shuffle(s, deck, "ETH-012", cards)


def gain_that_flaw(s: State, seat: int, card: int) -> bool:
    """A certain Flaw, out of the Flaw deck onto the discard pile (ETH-535)."""
    if card not in s.flaw_deck:
        return False
    take_out(s, "flaw_deck", card)
    me = s.seats[seat]
    me.discard = (card, *me.discard)
    if s.log is not None:
        s.tell("gained-flaw", "ETH-535", {"seat": seat, "card": s.pack.cards[card].name})
    return True


async def gain_masks(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    """ETH-446: a certain Mask, or all of the Dreamer's own."""
    if step.has("id"):
        new = [s.pack.number("mask", step.text("id"))]
    else:
        new = list(s.pack.dreamers[s.seats[seat].dreamer].masks)
    owned = {mask for me in (*s.seats, *s.rest.values()) for mask in me.masks}
    new = [mask for mask in new if mask not in owned]
    for mask in new:
        s.gained |= {f"mask:{s.pack.masks[mask].id}"}
        await masks.gain(s, seat, mask, "ETH-446")
    return bool(new)


async def gain_card(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    """ETH-268, ETH-043: a certain Influence card, from the secrets, once; from the Market, if it
    lies there.
    """
    card = s.pack.number("card", step.text("id"))
    name = f"card:{step.text('id')}"
    if card in s.market:
        take_out(s, "market", card)
    elif name in s.gained | s.removed:
        return False
    s.gained |= {name}
    cards.gain_card(s, seat, card, "ETH-268")
    return True


async def gain_signs(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    """ETH-035: personal Sign tokens, at random."""
    return await signs.draw(s, seat, n) >= n


async def pays(s: State, scene: Scene, step: Step, seat: int) -> bool:
    """Whether the Dreamer pays one of the prices of a step."""
    costs = [n for n, cost in enumerate(step.costs) if paying.can_pay_cost(s, seat, cost, scene)]
    options: tuple[int, ...] = (YES, NO) if costs else (NO,)
    if len(costs) > 1:
        options = (*[COST_KEY + n for n in costs], NO)
    # With hidden hands everybody is asked: that somebody is not would tell what they hold.
    hide = asking.closed(s)
    keys = ["yes"] if len(costs) == 1 else [f"cost:{n + 1}" for n in costs]
    told = prices.of_costs(s, seat, zip(keys, [step.costs[n] for n in costs], strict=True))
    answer = await asking.pick(
        s, seat, "ask-pay-price", "ETH-224", options, NO_ARGS, scene.source, hide, told
    )
    if answer == NO:
        return False
    cost = step.costs[costs[0] if answer == YES else answer - COST_KEY]
    return await paying.pay_cost(s, seat, cost, scene, "ETH-224")


# Losing


async def _supply(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    supplies.lose(s, step.text("what"), seat, n, "ETH-039")


async def _item(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    """Chosen by whoever performs it."""
    first = s.pack.key.item
    for _ in range(n):
        there = _items(s, step)
        options = tuple([first + item for item in sorted(there)])
        item = (
            await asking.pick(s, scene.me, "ask-lose-item", "ETH-360", options, source=scene.source)
            - first
        )
        to = step.text("to", "storage")
        if item in s.items:
            items.discard(s, item, "ETH-360", to)
        else:
            campaign.move_stored(s, item, to)


def _items(s: State, step: Step) -> tuple[int, ...]:
    if step.has("id"):
        number = s.pack.number("item", step.text("id"))
        return (number,) if has_item(s, number) else ()
    return s.storage if step.text("from") == "storage" else s.items


async def _mask(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    await masks.discard(s, seat, "ETH-452")


async def _flaw(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    """ETH-540: one's own, wherever it is."""
    first = s.pack.key.card
    for _ in range(n):
        options = tuple([first + card for card in sorted(set(_flaws(s, step, seat)))])
        answer = await asking.pick(s, seat, "ask-lose-flaw", "ETH-540", options)
        flaws.remove_flaw(s, seat, answer - first, "ETH-540")


def _flaws(s: State, step: Step, seat: int) -> list[int]:
    owned = flaws.owned(s, seat)
    if step.has("id"):
        return [card for card in owned if s.pack.cards[card].id == step.text("id")]
    return owned


async def _note(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    gains.lose_note(s, s.pack.number("note", step.text("id")), "ETH-561")


async def _card(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    for _ in range(n):
        await playing.return_a_card(s, seat, "ETH-296", scene.source)


async def _progress(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    for _ in range(n):
        there = list(s.seats[seat].progress)
        out = await progress.choose(s, seat, "ask-lose-progress", "ETH-283", there, scene.source)
        progress.discard_placed(s, seat, out.tag, "ETH-283")


async def _shopping(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    gains.gain_shopping(s, -n, "ETH-556")


async def _voucher(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    s.seats[seat].voucher = False


async def _vote(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    """One's own first; of the Team's whose it is does not matter."""
    campaign.take_votes(s, seat, n)


async def _sign(s: State, scene: Scene, step: Step, seat: int, n: int) -> None:
    s.seats[seat].signs = s.seats[seat].signs[n:]


HELD: dict[str, Callable[[State, Step, int], int]] = {
    **{
        what: lambda s, step, seat: supplies.held(s, step.text("what"), max(seat, 0))
        for what in ("ether", "gem", "key", "hour")
    },
    "item": lambda s, step, seat: len(_items(s, step)),
    "mask": lambda s, step, seat: int(s.seats[seat].mask != NOBODY),
    "flaw": lambda s, step, seat: len(_flaws(s, step, seat)),
    "note": lambda s, step, seat: int(s.pack.number("note", step.text("id")) in s.notes),
    "card": lambda s, step, seat: len(
        (*s.seats[seat].hand, *s.seats[seat].discard, *s.seats[seat].deck)
    ),
    "progress": lambda s, step, seat: len(s.seats[seat].progress),
    "shopping": lambda s, step, seat: s.shopping,
    "voucher": lambda s, step, seat: int(s.seats[seat].voucher),
    "vote": lambda s, step, seat: numbers.votes_of(s, seat) if seat != NOBODY else numbers.votes(s),
    "sign": lambda s, step, seat: len(s.seats[seat].signs),
}
"""How much of it a Dreamer has, or the Team."""

LOSSES: dict[str, Lose] = {
    **dict.fromkeys(("ether", "gem", "key", "hour"), _supply),
    "item": _item,
    "mask": _mask,
    "flaw": _flaw,
    "note": _note,
    "card": _card,
    "progress": _progress,
    "shopping": _shopping,
    "voucher": _voucher,
    "vote": _vote,
    "sign": _sign,
}
