"""Placing a Progress card for its cost (ETH-274, ETH-287)."""

from __future__ import annotations

from boardwright.games.etherfields import costs, hands, harm, intents, parts, paying, progress
from boardwright.games.etherfields.content import Card
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import DREAMWORLD, FEWEST_CARDS, State
from boardwright.games.etherfields.stats import forbidden


def is_placing(s: State, key: int) -> bool:
    first = s.pack.key.place
    return first <= key < first + len(s.pack.cards)


def possible(s: State, seat: int) -> list[int]:
    first = s.pack.key.place
    return [
        first + card
        for card in progress.placeable(s, seat)
        if _refused(s, seat, s.pack.cards[card]) is None
    ]


def forbids(s: State, seat: int, key: int) -> str | None:
    if not is_placing(s, key):
        return None
    card = s.pack.cards[key - s.pack.key.place]
    if card.number not in s.seats[seat].hand or not card.is_progress:
        return "ETH-274"
    return _refused(s, seat, card)


def _refused(s: State, seat: int, card: Card) -> str | None:
    """The rule that keeps a card in the hand from being placed."""
    if s.place == DREAMWORLD:
        return "ETH-497"
    if forbidden(s, "progress", seat) is not None:
        return "ETH-003"
    if progress.limit(s, seat) <= 0:
        return "ETH-276"
    return None if open_ways(s, scene_of(s, seat, card), card) else "ETH-274"


def open_ways(s: State, scene: Scene, card: Card) -> list[costs.Way]:
    return [
        way
        for way in costs.ways(card.place_costs)
        if costs.can_start(s, scene, way, way.cost.amount)
    ]


def scene_of(s: State, seat: int, card: Card) -> Scene:
    """ETH-287: the card stays in the hand until it is paid, and cannot pay for itself."""
    return Scene(seat, "card", card.number, card.name, "ETH-274", held=True)


async def place(s: State, seat: int, key: int) -> bool:
    """Pay, which may be Boosted, and put it into the zone. False: it stays in the hand."""
    card = s.pack.cards[key - s.pack.key.place]
    scene = scene_of(s, seat, card)
    hands.show(s, seat, card.number)
    if s.log is not None:
        s.tell("placing", "ETH-274", {"seat": seat, "card": card.name})
    way = await paying.choose_way(s, scene, open_ways(s, scene, card))
    if way.cost.amount > 0:
        n = way.cost.amount
        if not await intents.pay_intent(s, intents.Bill(scene, "place", way.colour, n, n, n)):
            return False
        if not parts.can_pay(s, scene, way.cost):
            return False
    await parts.pay(s, scene, way.cost)
    if card.number not in s.seats[seat].hand:
        return False
    await progress.put_in_zone(s, seat, card.number, "ETH-274")
    return True


def would_kill(s: State, seat: int) -> bool:
    """ETH-214: whether one card less would be the death of this Dreamer."""
    return harm.cards_left(s, seat) <= FEWEST_CARDS
