"""Dealing another world that looks the same to a seat.

Hidden from a seat are the hand cards of the other team that nobody has shown, the part of every
deck between its open top and the cards put under it openly (CER-457), the other team's Hidden
Aspiration, and the order of both Hidden decks. Where the list of a deck is known, its unseen cards
are dealt again; where it is not (CER-445), any cards that would make it a legal one. Nothing of the
true deal goes into it, so that two worlds that look alike give the same samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.core.events import Raw
from boardwright.core.randomness import another, below, shuffled
from boardwright.games.cerebria.emotions import COPIES
from boardwright.games.cerebria.hindsight import Learned, learned
from boardwright.games.cerebria.state import NOBODY, State

Cards = tuple[int, ...]


class Deal(NamedTuple):
    """What a seat does not know of the cards of another one, or of its own."""

    owner: int
    top: Cards
    """The front of the deck, as far as it has been seen."""
    bottom: Cards
    pool: Cards
    """The cards that may lie in between, and in hand, in order."""
    held: Cards
    """The cards in hand that are known."""
    of_hand: int
    """How many of the pool are in hand; -1: the seat sees that hand."""
    of_deck: int
    others: Cards | None
    """Where the list is not known: the cards of it that were seen."""


class Plan(NamedTuple):
    """What may be dealt again, as one seat sees it."""

    deals: tuple[Deal, ...]
    hidden: tuple[tuple[int, Cards, Cards, int], ...]
    """For a team: the front of its Hidden deck, the rest in order, and what the first of the rest
    cannot be."""


NOTHING = Learned((), (), (0, 0), (NOBODY, NOBODY))


def redeal(s: State, seat: int, rng: int, since: Sequence[Raw]) -> State:
    """Another state that fits all this seat has seen, `since` included."""
    plan = _plan(s, seat, learned(s, seat, since)) if since else _kept(s, seat)
    new = s.copy()
    new.rng = another(rng)
    hand, deck = new.hand, new.deck
    for owner, top, bottom, pool, held, of_hand, of_deck, others in plan.deals:
        rng, order = shuffled(rng, pool)
        if of_hand < 0:
            deck[owner] = (*top, *order, *bottom)
            continue
        hand[owner] = tuple(sorted((*held, *order[:of_hand])))
        deck[owner] = (*top, *order[of_hand : of_hand + of_deck], *bottom)
        if others is not None:
            own = tuple(sorted((*others, *order[: of_hand + of_deck])))
            new.lists = (*new.lists[:owner], own, *new.lists[owner + 1 :])
    for team, front, rest, avoid in plan.hidden:
        rng, order = shuffled(rng, rest)
        if order[0] == avoid:
            rng, at = below(rng, len(order) - 1)
            order[0], order[at + 1] = order[at + 1], order[0]
        new.hidden[team] = (*front, *order)
    return new


def _kept(s: State, seat: int) -> Plan:
    """The plan of a snapshot for a seat; snapshots do not change, so it is made once."""
    if s.plans is None:
        s.plans = {}
    plan = s.plans.get(seat)
    if not isinstance(plan, Plan):
        plan = s.plans[seat] = _plan(s, seat, NOTHING)
    return plan


def _plan(s: State, seat: int, known: Learned) -> Plan:
    """What this seat knows and does not know of a snapshot."""
    deals = [_deal(s, seat, owner, known) for owner in range(s.seats)]
    hidden = [_hidden(s, seat, team, known) for team in range(2)]
    return Plan(
        tuple(deal for deal in deals if deal is not None),
        tuple(part for part in hidden if part is not None),
    )


def _deal(s: State, seat: int, owner: int, known: Learned) -> Deal | None:
    """The unseen cards of a seat: its deck below the top, and its hand if that is hidden."""
    deck, hand = s.deck[owner], s.hand[owner]
    drawn = known.drawn[owner] if known.drawn else 0
    end = len(deck) - s.under[owner]
    start = min(1 + drawn, end)
    top, middle, bottom = deck[:start], deck[start:end], deck[end:]
    if s.team[owner] == s.team[seat]:
        if len(middle) < 2:
            return None
        return Deal(owner, top, bottom, tuple(sorted(middle)), (), -1, len(middle), None)
    held = tuple(sorted((*s.shown[owner], *(known.out[owner] if known.out else ()))))
    unseen = _less(hand, held)
    size = len(unseen) + len(middle)
    if s.public >> owner & 1:
        pool = tuple(sorted((*unseen, *middle)))
        if size < 2 or (not unseen and len(middle) < 2):
            return None
        return Deal(owner, top, bottom, pool, held, len(unseen), len(middle), None)
    if not size:
        return None
    seen = _less(s.lists[owner], (*unseen, *middle))
    every = [card for card in s.table.milds[s.team[owner]] for _ in range(COPIES)]
    pool = _less(tuple(every), seen)
    return Deal(owner, top, bottom, pool, held, len(unseen), len(middle), seen)


def knows_list(s: State, seat: int, owner: int) -> bool:
    """CER-445: whether a seat knows which cards are in the deck of another: one that is ready-made,
    or of its own team.
    """
    return s.team[owner] == s.team[seat] or bool(s.public >> owner & 1)


def _hidden(s: State, seat: int, team: int, known: Learned) -> tuple[int, Cards, Cards, int] | None:
    """A Hidden deck: its own team knows the top, and at times what lies below; the others know that
    the top is not the Common Aspiration (CER-295).
    """
    deck = s.hidden[team]
    if not s.common:
        front, avoid = 0, NOBODY
    elif s.team[seat] == team:
        front, avoid = max(1, known.looked[team]), NOBODY
        if known.new[team] >= 0:
            return _renewed(deck, front, known.new[team], team)
    else:
        front, avoid = known.looked[team], s.common[0]
        if front:
            avoid = NOBODY
    rest = deck[front:]
    if len(rest) < 2:
        return None
    return team, deck[:front], tuple(sorted(rest)), avoid


def _renewed(deck: Cards, front: int, new: int, team: int) -> tuple[int, Cards, Cards, int] | None:
    """The team has been told its next Hidden Aspiration: it comes next in the deck."""
    if new in deck[:front]:
        rest = deck[front:]
        return (team, deck[:front], tuple(sorted(rest)), NOBODY) if len(rest) > 1 else None
    ahead = (*deck[:front], new)
    rest = tuple(sorted(card for card in deck[front:] if card != new))
    return (team, ahead, rest, NOBODY) if rest else None


def _less(cards: Cards, gone: Cards) -> Cards:
    """The cards without these, in order."""
    left = sorted(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
