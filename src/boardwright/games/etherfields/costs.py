"""What things cost and whether somebody could pay it: one mechanism for actions, Moves, placing and
prices (ETH-224 to ETH-244). Paying itself is in paying.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from boardwright.core.decisions import Cost as Part
from boardwright.games.etherfields import parts
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import ANY, COLOURS, Action, Card, Cost, Intent
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.standing import is_about, unlocks
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.stats import forbidden, is_spent, value

GEM_INTENT = 2
"""What a Gem adds to a payment once Facets are known: `gem_intent`."""
BEST_ROLL = 3
PLENTY = 99


class Way(NamedTuple):
    """ETH-236, ETH-321: one of the costs offered, in one colour."""

    nth: int
    cost: Cost
    colour: int
    """NOBODY: no Intent."""


def ways(costs: tuple[Cost, ...]) -> Iterator[Way]:
    for index, cost in enumerate(costs):
        if cost.colour == ANY:
            for colour in range(len(COLOURS)):
                yield Way(index, cost, colour)
        else:
            yield Way(index, cost, cost.colour)


# Amounts


def base(s: State, seat: int, action: Action, way: Way) -> int:
    """The Intent of one application or instalment, after all changes (ETH-241, ETH-322)."""
    n = way.cost.amount
    if n <= 0:
        return 0
    if action.times_players:
        n *= len(s.seats)
    return max(n + _change(s, seat, action, way.colour), 1)


def _change(s: State, seat: int, action: Action, colour: int) -> int:
    """ETH-322: what cards change about it, for the colour that is paid."""
    change = _action_cost(s, seat, action) if s.mods else 0
    if action.keyword:
        change += value(s, f"{action.keyword}_cost", seat, COLOURS[colour])
    return change


def _intent(s: State, seat: int, action: Action, way: Way) -> list[Part]:
    """The sum that makes the base cost, part by part."""
    n, players = way.cost.amount, len(s.seats)
    if n <= 0:
        return []
    of = COLOURS[way.colour]
    found = [Part(n, of, "ETH-230")]
    if action.times_players and players > 1:
        found.append(Part(n * (players - 1), of, "ETH-241"))
    change = base(s, seat, action, way) - sum([part.amount for part in found])
    if change:
        found.append(Part(change, of, "ETH-322"))
    return found


def _action_cost(s: State, seat: int, action: Action) -> int:
    """Changes of this one action's cost."""
    return sum(
        mod.n
        for mod in s.mods
        if mod.stat == "action_cost" and mod.word == action.id and is_about(s, mod, seat)
    )


def price(s: State, seat: int, action: Action, nth: int = 0) -> tuple[Part, ...]:
    """One of the costs as a sum with the rule of each part, for tables to show."""
    return price_of(s, seat, action, next(way for way in ways(action.costs) if way.nth == nth))


def price_of(s: State, seat: int, action: Action, way: Way) -> tuple[Part, ...]:
    """The same of one way to pay."""
    found = _intent(s, seat, action, way)
    if action.gradual and len(s.seats) > 1:
        found.append(Part(len(s.seats), "times", "ETH-298"))
    found += [Part(n, name, parts.RULES[name]) for name, n in way.cost.parts]
    return tuple(found) if found else (Part(0, "free", "ETH-238"),)


# What there is to pay with


def yields(s: State, seat: int, intent: Intent, colour: int, *, is_card: bool = True) -> int:
    """ETH-233: what a card or Item brings in one colour when it is discarded for it."""
    return _brings(intent, colour, rates(s, seat, colour)) if is_card else intent[colour]


class Rates(NamedTuple):
    """What cards change about the Intent of other cards."""

    any_colour: bool
    more: int


def rates(s: State, seat: int, colour: int) -> Rates:
    more = value(s, "intent_yield", seat, COLOURS[colour])
    return Rates(value(s, "any_colour", seat) > 0, more)


def _brings(intent: Intent, colour: int, rates: Rates) -> int:
    n = max(intent) if rates.any_colour else intent[colour]
    return max(n + rates.more, 0) if n else 0


def once(s: State, seat: int, colour: int) -> int:
    """What is added once to a payment in this colour for which a card was discarded."""
    return value(s, f"{COLOURS[colour]}_yield", seat)


def may_boost(s: State, seat: int) -> bool:
    """ETH-325: once per Turn for each Dreamer."""
    return not is_spent(s, "turn", "boost", seat) and forbidden(s, "boost", seat) is None


def gem_intent(s: State, seat: int) -> int:
    """How many Gems could be turned into Intent."""
    return s.seats[seat].gems if unlocks(s, "gem_intent") else 0


def purse(s: State, scene: Scene) -> tuple[list[int], list[int]]:
    """ETH-237, ETH-243, ETH-244: the cards of the hand and the Items that may pay; the one that
    acts is not among them.
    """
    hand = list(s.seats[scene.me].hand)
    if scene.held and scene.number in hand:
        hand.remove(scene.number)
    items = [n for n in s.items if scene.kind != "item" or n != scene.number]
    return hand, items


def potential(s: State, scene: Scene, colour: int, spare: int = 0) -> int:
    """The most Intent that could be brought together, while so many cards are kept for other parts
    of the cost: hand, Items, Gems, the die, and whatever Rapid cards might bring.
    """
    seat, pack = scene.me, s.pack
    hand, items = purse(s, scene)
    helpers = book(pack).helpers
    if any(n in helpers for n in hand):
        return PLENTY
    changed = rates(s, seat, colour)
    from_hand = sorted([_brings(pack.cards[n].intent, colour, changed) for n in hand])
    found = sum(from_hand[spare:])
    if found:
        found += once(s, seat, colour)
    found += sum([pack.items[n].intent[colour] for n in items])
    found += GEM_INTENT * gem_intent(s, seat)
    return found + BEST_ROLL if found and may_boost(s, seat) else found


def bounds(s: State, seat: int) -> tuple[int, ...]:
    """The most Intent of each colour for anything at all."""
    scene = Scene(seat)
    return tuple([potential(s, scene, colour) for colour in range(len(COLOURS))])


def is_hopeless(s: State, scene: Scene, action: Action, most: tuple[int, ...]) -> bool:
    """Whether every cost asks for more than that: a cheap test before the exact one."""
    return all(
        way.cost.amount > 0 and base(s, scene.me, action, way) > most[way.colour]
        for way in ways(action.costs)
    )


def can_start(s: State, scene: Scene, way: Way, need: int) -> bool:
    """Whether all parts are there, and the Intent could be."""
    if not parts.can_pay(s, scene, way.cost):
        return False
    if need <= 0:
        return True
    spare = sum([max(n, 1) for name, n in way.cost.parts if name == "discard"])
    return potential(s, scene, way.colour, spare) >= need


# The cheapest way


def cheapest(s: State, scene: Scene, colour: int, need: int) -> list[int]:
    """The keys of a set of cards that pays so much in one colour with the least lost: of those that
    overpay least, the one that keeps the most. Items only where the hand does not do. None: [].
    """
    seat, key = scene.me, s.pack.key
    hand, items = purse(s, scene)
    changed = rates(s, seat, colour)
    cards = [(_brings(s.pack.cards[n].intent, colour, changed), n) for n in hand]
    cards = [(n, card) for n, card in cards if n]
    more = [(yields(s, seat, s.pack.items[n].intent, colour, is_card=False), n) for n in items]
    bonus = once(s, seat, colour)
    best: tuple[tuple[int, int, int], list[int]] | None = None
    for count in range(1, len(cards) + 1):
        for chosen in combinations(cards, count):
            over = sum([n for n, _ in chosen]) + bonus - need
            if over >= 0:
                score = (over, sum([_worth(s.pack.cards[n]) for _, n in chosen]), count)
                if best is None or score < best[0]:
                    best = score, [key.pay + n for _, n in chosen]
    if best is not None:
        return best[1]
    found = [key.pay + n for _, n in cards]
    left = need - sum([n for n, _ in cards]) - (bonus if cards else 0)
    for n, item in sorted(more, reverse=True):
        if left > 0 and n:
            found.append(key.pay_item + item)
            left -= n
    return found if left <= 0 else []


def _worth(card: Card) -> int:
    """What a card is worth to keep: strong Intent, several colours, a text that can be used."""
    kinds = sum(n > 0 for n in card.intent)
    return 2 * max(card.intent) + kinds + (2 if card.rapid else 0) + len(card.actions)
