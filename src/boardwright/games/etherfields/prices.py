"""Prices as tables show them: part by part, each with its rule.

A question in mid-action carries the prices of its answers along (`Decision.progress`), for the
state alone does not know what is being paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardwright.core.decisions import Cost as Part
from boardwright.core.decisions import Decision
from boardwright.core.messages import Args
from boardwright.games.etherfields import costs, parts
from boardwright.games.etherfields.content import COLOURS, Action, Cost
from boardwright.games.etherfields.costs import Way
from boardwright.games.etherfields.state import State

NAMES = {"times": "instalments", "discard": "cards"}
"""What parts are called here, where their own name means something else too."""


def sum_of(
    s: State, seat: int, found: Sequence[Way], action: Action | None = None
) -> tuple[Part, ...]:
    """One cost, in the colours that it could be paid in. Where it is not the same in all of them,
    nothing is said before the colour is chosen.
    """
    sums = {_price(s, seat, way, action, len(found) > 1) for way in found}
    return sums.pop() if len(sums) == 1 else ()


def _price(
    s: State, seat: int, way: Way, action: Action | None, open_colour: bool
) -> tuple[Part, ...]:
    if action is None:
        amount = [Part(way.cost.amount, COLOURS[way.colour], "ETH-230")] if way.cost.amount else []
        found = [*amount, *(Part(n, name, parts.RULES[name]) for name, n in way.cost.parts)]
    else:
        found = [part for part in costs.price_of(s, seat, action, way) if part.amount]
    return tuple([_named(s, seat, way, part, open_colour) for part in found])


def _named(s: State, seat: int, way: Way, part: Part, open_colour: bool) -> Part:
    if part.of in COLOURS:
        return Part(part.amount, "any", part.rule) if open_colour else part
    of = way.cost.counter if part.of == "counter" else NAMES.get(part.of, part.of)
    amount = part.amount if part.amount > 0 else len(s.seats[seat].hand)
    return Part(amount, of, part.rule)


# Carried along with a question


def of_ways(s: State, seat: int, found: Sequence[Way], action: Action | None = None) -> Args:
    """For the choice among costs, or among colours."""
    numbers = sorted({way.nth for way in found})
    if len(numbers) > 1:
        return {
            f"cost:{n + 1}": _flat(sum_of(s, seat, [way for way in found if way.nth == n], action))
            for n in numbers
        }
    return {f"colour:{COLOURS[way.colour]}": _flat(sum_of(s, seat, [way], action)) for way in found}


def of_costs(s: State, seat: int, found: Iterable[tuple[str, Cost]]) -> Args:
    """For answers that each have a price, such as `yes`."""
    return {key: _flat(sum_of(s, seat, tuple(costs.ways((cost,))))) for key, cost in found}


def _flat(found: tuple[Part, ...]) -> list[int | str]:
    return [value for part in found for value in (part.amount, part.of, part.rule)]


def carried(decision: Decision, key: str) -> tuple[Part, ...]:
    """What such a question says of one answer."""
    flat = decision.progress.get(key)
    if not isinstance(flat, Sequence) or isinstance(flat, str):
        return ()
    return tuple(
        [
            Part(int(amount), str(of), str(rule))
            for amount, of, rule in zip(flat[::3], flat[1::3], flat[2::3], strict=True)
        ]
    )
