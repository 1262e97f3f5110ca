"""Paying for actions and other things: the cost is chosen, Intent and the other parts are paid
(ETH-224, ETH-236 to ETH-242).
"""

from __future__ import annotations

from typing import NamedTuple

from boardwright.games.etherfields import asking, costs, gradual, intents, parts, prices
from boardwright.games.etherfields.content import Action, Cost
from boardwright.games.etherfields.keys import AMOUNT_KEY, COLOUR_KEY, COST_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

PAID, LOST, BACK = range(3)
"""How a payment ends: in full; short, and what was paid is lost (ETH-242); or not begun after all.
"""

MOST_TIMES = 9
"""Distress can always be paid once more (ETH-006); nobody outlives nine."""


class Paid(NamedTuple):
    outcome: int
    colour: int = NOBODY
    total: int = 0
    """The Intent paid."""
    times: int = 1
    """How many base costs it makes."""


# Actions


async def pay_action(s: State, scene: Scene, action: Action) -> Paid:
    """Choose a cost and a colour before the first card (ETH-236), then pay it."""
    seat = scene.me
    found = open_ways(s, scene, action)
    if not found:
        return Paid(LOST)
    way = await choose_way(s, scene, found, action)
    unit = costs.base(s, seat, action, way)
    if way.cost.amount <= 0:
        times = await _how_often(s, scene, action, way.cost)
        await parts.pay(s, scene, way.cost, times)
        return Paid(PAID, times=times)
    bill = bill_for(s, scene, action, way, unit)
    if not await intents.pay_intent(s, bill):
        return Paid(LOST if bill.spent else BACK)
    scene.paid = way.colour
    times = bill.paid // unit
    if bill.most != intents.NO_END:
        times = min(times, bill.most // unit)
    while times > 1 and not parts.can_pay(s, scene, way.cost, times):
        times -= 1
    if not parts.can_pay(s, scene, way.cost, times):
        return Paid(LOST)
    await parts.pay(s, scene, way.cost, times)
    return Paid(PAID, way.colour, bill.paid, times)


def bill_for(s: State, scene: Scene, action: Action, way: costs.Way, unit: int) -> intents.Bill:
    """ETH-299, ETH-309, ETH-316, ETH-626: how far more than the base cost is of use."""
    word = action.keyword or "action"
    repeats = bool(action.keyword) and not action.single_use
    if not action.gradual:
        return intents.Bill(
            scene, word, way.colour, unit, intents.NO_END if repeats else unit, unit
        )
    needed = gradual.needed(s, action.number, way.colour)
    recordable = (needed, gradual.recordable(s, action.number, way.colour))
    most = intents.NO_END if repeats else needed * unit
    return intents.Bill(scene, word, way.colour, unit, most, unit, recordable)


def open_ways(s: State, scene: Scene, action: Action) -> list[costs.Way]:
    """The costs and colours that its payment could be begun in."""
    return [
        way
        for way in costs.ways(action.costs)
        if costs.can_start(s, scene, way, costs.base(s, scene.me, action, way))
    ]


async def choose_way(
    s: State, scene: Scene, found: list[costs.Way], action: Action | None = None
) -> costs.Way:
    """ETH-236, ETH-321: which of the costs, and which colour where any will do."""
    seat, source = scene.me, scene.source
    indices = sorted({way.nth for way in found})
    if len(indices) > 1:
        options = tuple([COST_KEY + n for n in indices])
        told = prices.of_ways(s, seat, found, action)
        answer = await asking.pick(
            s, seat, "ask-cost", "ETH-236", options, source=source, progress=told
        )
        found = [way for way in found if way.nth == answer - COST_KEY]
    if len(found) > 1:
        options = tuple([COLOUR_KEY + way.colour for way in found])
        told = prices.of_ways(s, seat, found, action)
        answer = await asking.pick(
            s, seat, "ask-colour", "ETH-236", options, source=source, progress=told
        )
        found = [way for way in found if way.colour == answer - COLOUR_KEY]
    return found[0]


async def _how_often(s: State, scene: Scene, action: Action, cost: Cost) -> int:
    """ETH-316: an Assault or Contact that is paid without Intent may be paid several times too."""
    if not action.keyword or action.gradual or action.single_use or not cost.parts:
        return 1
    most = 1
    while most < MOST_TIMES and parts.can_pay(s, scene, cost, most + 1) and _is_counted(cost):
        most += 1
    if most == 1:
        return 1
    options = tuple([AMOUNT_KEY + n for n in range(1, most + 1)])
    answer = await asking.pick(s, scene.me, "ask-times", "ETH-316", options, source=scene.source)
    return answer - AMOUNT_KEY


def _is_counted(cost: Cost) -> bool:
    """Whether all its parts are amounts that can be paid again."""
    return all(n > 0 and not name.endswith("_self") for name, n in cost.parts)


# Other prices


async def pay_cost(s: State, seat: int, cost: Cost, scene: Scene, rule: str) -> bool:
    """A price outside of actions: of a passive, a Flaw, a paragraph. The card that asks it is not
    in the hand.
    """
    found = [way for way in costs.ways((cost,)) if costs.can_start(s, scene, way, cost.amount)]
    if not found:
        return False
    way = await choose_way(s, scene, found)
    if cost.amount > 0:
        bill = intents.Bill(scene, "effect", way.colour, cost.amount, cost.amount, cost.amount)
        if not await intents.pay_intent(s, bill) or not parts.can_pay(s, scene, cost):
            return False
    await parts.pay(s, scene, cost)
    return True


def can_pay_cost(s: State, seat: int, cost: Cost, scene: Scene | None = None) -> bool:
    """Whether a price outside of actions could be paid."""
    there = scene if scene is not None else Scene(seat)
    return any(costs.can_start(s, there, way, cost.amount) for way in costs.ways((cost,)))
