"""The payment assistant: whole rows of answers that pay for something with the least lost, and go
where a Move is to end. A row stops where something else is to be decided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from boardwright.core.decisions import Decision, Suggestion
from boardwright.core.messages import Message
from boardwright.games.etherfields import (
    asking,
    costs,
    paying,
    placing,
    refusing,
    walking,
    windows,
)
from boardwright.games.etherfields import keys as k
from boardwright.games.etherfields.content import COLOURS, CUNNING, Action, Card
from boardwright.games.etherfields.costs import Way
from boardwright.games.etherfields.intents import NO_END
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.present_actions import is_action
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.stats import value

MOST_ACTIONS, MOST_MOVES = 8, 6
"""How many rows are offered of each kind."""
FARTHEST = 8
"""Moves are looked at up to so many spaces."""
BEGINNING = frozenset(("ask-action", "ask-round"))


class Payment(NamedTuple):
    """One way to pay for something, from its beginning to its end."""

    first: tuple[int, ...]
    """What is answered before the first card: the action, its cost, its colour."""
    keys: tuple[int, ...]
    """Cards and Items; empty: they do not make it."""
    enough: int
    """The Intent that it takes; 0: none at all."""
    ends: bool
    """Whether the payment is over by itself then; else it is said to be done."""

    def row(self) -> tuple[int, ...]:
        return (*self.first, *self.keys, *(() if self.ends else (k.DONE,)))


def suggestions(s: State, decision: Decision) -> tuple[Suggestion, ...]:
    """Rows that its seat may take as a whole."""
    seat = decision.seats[0]
    if decision.key == "ask-pay":
        return tuple(_rest(s, decision, seat))
    if decision.key not in BEGINNING:
        return ()
    found = list(islice(_actions(s, decision, seat), MOST_ACTIONS))
    if k.MOVE in decision.options:
        found += _moves(s, seat)
    return tuple(found)


def _suggest(s: State, label: Message, row: tuple[int, ...]) -> Suggestion:
    return Suggestion(label, tuple(s.pack.keys.keys(row)))


def names(s: State, keys: tuple[int, ...]) -> list[int | str]:
    """What is paid with, by name."""
    first, items = s.pack.key.pay, s.pack.key.pay_item
    return [
        s.pack.items[key - items].name if key >= items else s.pack.cards[key - first].name
        for key in keys
    ]


# The rest of a payment


def _rest(s: State, decision: Decision, seat: int) -> Iterator[Suggestion]:
    """What is still missing of a payment that has begun."""
    colour = COLOURS.index(str(decision.args["colour"]))
    paid, most = _number(decision.args["paid"]), _number(decision.progress["most"])
    missing = _number(decision.progress["enough"]) - paid
    if missing <= 0:
        return
    scene = _payer(s, decision, seat)
    bonus = costs.once(s, seat, colour) if decision.progress["by_card"] else 0
    keys = cheapest(s, scene, colour, missing + bonus)
    if not keys or any(key not in decision.options for key in keys):
        return
    brought = _brought(s, seat, colour, keys) - bonus
    ends = most != NO_END and paid + brought >= most
    way = Payment((), keys, missing, ends or not _goes_on(s, scene, colour, keys))
    yield _suggest(s, Message("suggest-pay", {"cards": names(s, keys)}), way.row())


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _payer(s: State, decision: Decision, seat: int) -> Scene:
    """ETH-243, ETH-287: the card that is being placed, or the Item that acts, does not pay."""
    name = decision.source
    if decision.args["for"] == "place":
        return Scene(seat, "card", s.pack.card_names[name], name, held=True)
    item = next((n for n in s.items if s.pack.items[n].name == name), None)
    return Scene(seat) if item is None else Scene(seat, "item", item, name)


def cheapest(s: State, scene: Scene, colour: int, need: int) -> tuple[int, ...]:
    """The cheapest cards and Items; none where a card may change what the next one yields."""
    keys = tuple(costs.cheapest(s, scene, colour, need))
    if len(keys) > 1 and costs.rates(s, scene.me, colour).any_colour:
        return ()
    return keys


def _brought(s: State, seat: int, colour: int, keys: tuple[int, ...]) -> int:
    """The Intent that these yield together."""
    first, items = s.pack.key.pay, s.pack.key.pay_item
    total, with_card = 0, False
    for key in keys:
        if key >= items:
            intent = s.pack.items[key - items].intent
            total += costs.yields(s, seat, intent, colour, is_card=False)
        else:
            total += costs.yields(s, seat, s.pack.cards[key - first].intent, colour)
            with_card = True
    return total + (costs.once(s, seat, colour) if with_card else 0)


# Actions from their beginning


def _actions(s: State, decision: Decision, seat: int) -> Iterator[Suggestion]:
    """One row for each action that cards pay for, with the cost that takes the fewest."""
    for key in decision.options:
        ways = [way for way in payments(s, seat, key) if way.keys]
        if not ways:
            continue
        best = min(ways, key=lambda way: (len(way.keys), way.enough))
        cards = names(s, best.keys)
        if is_action(s, key):
            action = s.pack.actions[key - k.ACTION_KEY]
            label = Message("suggest-act", {"action": action.name, "cards": cards})
        else:
            card = s.pack.cards[key - s.pack.key.place]
            label = Message("suggest-place", {"card": card.name, "cards": cards})
        yield _suggest(s, label, best.row())


def payments(s: State, seat: int, key: int) -> list[Payment]:
    """The ways to pay for an action or a Progress card, each with the cards that it takes."""
    if placing.is_placing(s, key):
        return _of_placing(s, seat, key, s.pack.cards[key - s.pack.key.place])
    if not is_action(s, key):
        return []
    action = s.pack.actions[key - k.ACTION_KEY]
    scene = refusing.find(s, seat, action.number)
    return [] if scene is None else _of_action(s, scene, key, action)


def _of_action(s: State, scene: Scene, key: int, action: Action) -> list[Payment]:
    ways = paying.open_ways(s, scene, action)
    found = []
    for way in ways:
        unit = costs.base(s, scene.me, action, way)
        bill = paying.bill_for(s, scene, action, way, unit)
        enough = bill.enough() if way.cost.amount > 0 else 0
        found.append(_payment(s, scene, (key, *choice(ways, way)), way, enough, bill.most))
    return found


def _of_placing(s: State, seat: int, key: int, card: Card) -> list[Payment]:
    scene = placing.scene_of(s, seat, card)
    ways = placing.open_ways(s, scene, card)
    return [
        _payment(s, scene, (key, *choice(ways, way)), way, way.cost.amount, way.cost.amount)
        for way in ways
    ]


def choice(ways: list[Way], way: Way) -> tuple[int, ...]:
    """ETH-236: what is asked before the payment: the cost, the colour."""
    same = [other for other in ways if other.nth == way.nth]
    cost = (k.COST_KEY + way.nth,) if len(same) < len(ways) else ()
    return (*cost, k.COLOUR_KEY + way.colour) if len(same) > 1 else cost


def _payment(
    s: State, scene: Scene, first: tuple[int, ...], way: Way, enough: int, most: int
) -> Payment:
    if enough <= 0:
        return Payment(first, (), 0, True)
    keys = cheapest(s, scene, way.colour, enough)
    if not _spares(s, scene, way, keys):
        keys = ()
    ends = most != NO_END and _brought(s, scene.me, way.colour, keys) >= most
    return Payment(first, keys, enough, ends or not _goes_on(s, scene, way.colour, keys))


def _goes_on(s: State, scene: Scene, colour: int, keys: tuple[int, ...]) -> bool:
    """Whether anything could still be added after these, so that the payer is asked."""
    seat = scene.me
    if asking.closed(s) or costs.may_boost(s, seat) or costs.gem_intent(s, seat):
        return True
    hand, items = costs.purse(s, scene)
    left = Counter([s.pack.key.pay + n for n in hand]) - Counter(keys)
    cards = [key - s.pack.key.pay for key in left]
    if any(costs.yields(s, seat, s.pack.cards[n].intent, colour) for n in cards):
        return True
    rapid = windows.own_answers(s, seat, Moment("paying", seat, action=scene.action))
    spare = [n for n in items if s.pack.key.pay_item + n not in keys]
    return bool(rapid) or any(s.pack.items[n].intent[colour] for n in spare)


def _spares(s: State, scene: Scene, way: Way, keys: tuple[int, ...]) -> bool:
    """Whether enough cards are left for what is to be discarded besides."""
    besides = sum([max(n, 1) for name, n in way.cost.parts if name == "discard"])
    cards = sum([key < s.pack.key.pay_item for key in keys])
    return len(s.seats[scene.me].hand) - scene.held - cards >= besides


# Moves


def _moves(s: State, seat: int) -> Iterator[Suggestion]:
    """ETH-246: spaces with something on them first, then the nearest."""
    rows = list(_reachable(s, seat))
    ground = scape(s)
    rows.sort(key=lambda row: not (ground.actions[row[0]] or row[0] in ground.gem_slots))
    for space, keys in rows[:MOST_MOVES]:
        args = {"space": space_name(space), "cards": names(s, keys)}
        way = Payment((k.MOVE,), keys, 0, not _goes_on(s, _walker(s, seat), CUNNING, keys))
        row = (*way.row(), k.SPACE_KEY + space)
        yield _suggest(s, Message("suggest-move", args), row)


def _walker(s: State, seat: int) -> Scene:
    return Scene(seat, "basic", space=s.seats[seat].space)


def _reachable(s: State, seat: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every space that cards pay the way to, the nearest first."""
    scene = _walker(s, seat)
    least = max(value(s, "move_cost", seat), 0) + 1
    bonus = max(value(s, "move_bonus", seat), 0)
    seen: set[int] = set()
    for n in range(1, FARTHEST + 1):
        keys = cheapest(s, scene, CUNNING, max(least, n - bonus + least - 1))
        if not keys:
            return
        for space in walking.ends(s, seat, n):
            if space not in seen:
                seen.add(space)
                yield space, keys
