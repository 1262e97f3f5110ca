"""Gain and lose: supplies, cards and things; and payments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from boardwright.core.effects import Flow
from boardwright.games.etherfields import flaws, gains, items, paying, supplies
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.effects import campaign, losing, numbers, people, whom
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

SUPPLIES = ("ether", "gem", "key", "hour")
OF_DREAMER = frozenset(("ether", "gem", "mask", "flaw", "card", "voucher", "sign", "vote"))
"""ETH-045: what belongs to one Dreamer, unless it is said to be the Team's, as all the rest is."""

Gain: TypeAlias = Callable[[State, Scene, Step, int, int], Flow[bool]]
"""For a seat and an amount: whether it was gained in full."""


def is_of_dreamer(step: Step) -> bool:
    return step.text("what") in OF_DREAMER and step.text("who") != "team"


def _can_gain(s: State, scene: Scene, step: Step) -> bool:
    what = step.text("what")
    if is_of_dreamer(step) and not whom.fixed(s, scene, step):
        return False
    if what in SUPPLIES:
        return supplies.supply(s, what) > 0
    if what == "flaw" and not step.has("id"):
        return bool(s.flaw_deck)
    if what == "item" and not step.has("id"):
        return bool(s.item_market)
    return True


@verb("gain", can=_can_gain, people=True)
async def gain(s: State, scene: Scene, step: Step) -> None:
    """ETH-037, ETH-045: to these Dreamers, or to the Team."""
    what = step.text("what")
    if not is_of_dreamer(step):
        if not await whom.wants(s, scene, step, scene.me):
            return
        n = numbers.amount(s, scene, step)
        full = await GAINS[what](s, scene, step, scene.me, n)
        await people.follow(s, scene, step, scene.me, full)
        return
    seats = await whom.whom(s, scene, step)
    if what in SUPPLIES and len({numbers.amount(s, scene, step, seat) for seat in seats}) == 1:
        await supplies.gain(s, what, seats, numbers.amount(s, scene, step, seats[0]), "ETH-045")
        return
    for seat in seats:
        n = numbers.amount(s, scene, step, seat)
        full = await GAINS[what](s, scene, step, seat, n)
        await people.follow(s, scene, step, seat, full)


async def _supply(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    what = step.text("what")
    left = supplies.supply(s, what)
    await supplies.gain(s, what, [seat], n, "ETH-045")
    return left >= n


async def _item(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    """ETH-361: a certain one, or so many from the Item Market at random."""
    if step.has("id"):
        number = s.pack.number("item", step.text("id"))
        if losing.has_item(s, number) or f"item:{step.text('id')}" in s.gained | s.removed:
            return False
        s.gained |= {f"item:{step.text('id')}"}
        await items.gain(s, number, "ETH-361")
        return True
    for done in range(n):
        if not s.item_market:
            return done > 0
        await items.gain(s, await items.draw(s, "ETH-361"), "ETH-361")
    return True


async def _flaw(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    """ETH-535: from the top of the Flaw deck, or a certain one out of it."""
    if step.has("id"):
        return losing.gain_that_flaw(s, seat, s.pack.number("card", step.text("id")))
    return all(flaws.gain_flaw(s, seat, "ETH-535") != NOBODY for _ in range(n))


async def _note(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    gains.gain_note(s, s.pack.number("note", step.text("id")), "ETH-562")
    return True


async def _wisdom(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    await gains.gain_wisdom(s, s.pack.number("wisdom", step.text("id")), "ETH-462")
    return True


async def _gate(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    gains.gain_gate(s, s.pack.number("gate", step.text("id")), "ETH-089")
    return True


async def _world(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    gains.gain_world(s, s.pack.number("world", step.text("id")), "ETH-494")
    return True


async def _shopping(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    gains.gain_shopping(s, n, "ETH-556")
    return True


async def _voucher(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    s.seats[seat].voucher = True
    return True


async def _vote(s: State, scene: Scene, step: Step, seat: int, n: int) -> bool:
    """ETH-023: votes are Universal markers beside a Dreamer."""
    campaign.add_counter(s, numbers.vote_of(s, seat), n)
    return True


GAINS: dict[str, Gain] = {
    **dict.fromkeys(SUPPLIES, _supply),
    "item": _item,
    "mask": losing.gain_masks,
    "flaw": _flaw,
    "note": _note,
    "wisdom": _wisdom,
    "card": losing.gain_card,
    "gate": _gate,
    "world_tile": _world,
    "shopping": _shopping,
    "voucher": _voucher,
    "sign": losing.gain_signs,
    "vote": _vote,
}


# Losing


def _takes_lose(s: State, scene: Scene, step: Step) -> bool:
    """ETH-006, ETH-039: it must be there in full."""
    what = step.text("what")
    if what not in losing.HELD:
        return True
    held = losing.HELD[what]
    if not is_of_dreamer(step) and what != "progress":
        n = people.how_many(s, scene, step, scene.me)
        return held(s, step, scene.me) >= max(n, 1)
    return people.every(lambda s, seat, n: held(s, step, seat) >= max(n, 1))(s, scene, step)


def _can_lose(s: State, scene: Scene, step: Step) -> bool:
    what = step.text("what")
    seats = whom.fixed(s, scene, step) if is_of_dreamer(step) else [scene.me]
    return any(losing.HELD[what](s, step, seat) > 0 for seat in seats)


@verb("lose", can=_can_lose, takes=_takes_lose, people=True)
async def lose(s: State, scene: Scene, step: Step) -> None:
    """ETH-039: of these Dreamers, or of the Team: as much as there is."""
    what = step.text("what")
    if is_of_dreamer(step) or what == "progress":
        seats = await whom.whom(s, scene, step)
    else:
        seats = [scene.me] if await whom.wants(s, scene, step, scene.me) else []
    for seat in seats:
        there = losing.HELD[what](s, step, seat)
        wanted = people.how_many(s, scene, step, seat)
        n = there if wanted == people.ALL else min(wanted, there)
        await losing.LOSSES[what](s, scene, step, seat, n)
        scene.spent = n
        await people.follow(s, scene, step, seat, n >= wanted)


# Paying


def _could_pay(s: State, scene: Scene, step: Step) -> bool:
    return any(
        paying.can_pay_cost(s, seat, cost, scene)
        for seat in whom.fixed(s, scene, step)
        for cost in step.costs
    )


@verb("pay", can=_could_pay, people=True)
async def pay(s: State, scene: Scene, step: Step) -> None:
    """ETH-224: a Dreamer may pay, and then something happens, or else."""
    for seat in await whom.whom(s, scene, step):
        own = scene.seen_by(seat)
        paid = await losing.pays(s, own, step, seat)
        await people.follow(s, own, step, seat, paid)
