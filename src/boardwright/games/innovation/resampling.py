"""Dealing another world that looks the same to a seat.

All cards that the seat cannot see are dealt again among the places that are hidden from it, period
by period, since values are public. What it remembers of a card (traces) and what it has learned
since the action began (origins) restrict where that card may lie; the rest is shuffled. Nothing of
the true deal goes into it, so that two worlds that look alike give the same samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.core.events import Raw
from boardwright.core.randomness import another, below, ranks, shuffled
from boardwright.games.innovation.facts import (
    NAMES,
    OF_PERIOD,
    PERIOD,
    PERIODS,
    SHOWS,
    cards_in,
    mask_of,
)
from boardwright.games.innovation.hindsight import origins_of, splays_told
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import (
    BOX_BIT,
    HAND,
    INFLUENCE,
    PERIOD_CARD_BIT,
    token,
    traces,
)

Slots = list[tuple[int, list[int]]]
"""Hidden places in a fixed order: the mask of each, and the true cards there that are to be dealt
again."""


class Plan(NamedTuple):
    """What may be dealt again of a period, as one seat sees it."""

    period: int
    cards: list[int]
    """The cards that may lie anywhere the seat does not see, or within limits, in order."""
    owned: int
    """Those of them, at present, that are not in the supply and do not stand for the period."""
    certain: int
    """Hidden cards whose place the seat knows."""
    limits: dict[int, int]
    """The places left to a card that the seat has seen."""
    shared: bool
    """Whether anybody else knows something of these cards."""


def redeal(s: State, seat: int, rng: int, since: Sequence[Raw]) -> State:
    """Another state that fits all this seat has seen, `since` included."""
    plans = _plans(s, seat)
    new = s.copy()
    new.rng = another(rng)
    new.traces = s.traces[:]
    others = s.others(seat)
    faces = list(s.period_card)
    origins = origins_of(s, seat, since) if since else {}
    learned = {PERIOD[card] for card in origins}
    rank = ranks(rng, len(NAMES)).__getitem__
    for plan in plans:
        period, cards, owned, certain, limits, shared = plan
        if period in learned:
            period, cards, owned, certain, limits, shared = _plan(
                s, seat, period, _held_by_others(s, seat), origins
            )
        if len(cards) < 2:
            continue
        order = sorted(cards, key=rank)
        if limits or shared:
            rng = _deal_what_fits(new, s, seat, plan.period, rng, order, limits, faces)
            continue
        if owned:
            _deal_owned(new, others, owned, order)
        if period < 10 and faces[period] >= 0:
            faces[period] = order.pop()
        if certain:
            order = [card if certain >> card & 1 else order.pop() for card in s.supply[period]]
        new.supply[period] = tuple(order)
    new.period_card = tuple(faces)
    if s.mixed:
        _remix(new, s, seat, rng, since)
    return new


def _plans(s: State, seat: int) -> list[Plan]:
    """The plans of a snapshot for a seat; snapshots do not change, so they are kept."""
    if s.plans is None:
        s.plans = {}
    if seat not in s.plans:
        traces(s)
        held = _held_by_others(s, seat)
        s.plans[seat] = [_plan(s, seat, period, held, {}) for period in PERIODS]
    return s.plans[seat]


def _held_by_others(s: State, seat: int) -> int:
    """The cards in hands, influences and the box that the seat does not look into."""
    held = s.box
    for owner in s.others(seat):
        held |= s.hand[owner] | s.influence[owner]
    return held


def _plan(s: State, seat: int, period: int, held: int, origins: dict[int, int]) -> Plan:
    """What the seat knows of a period: its memories, and what it has learned of cards since."""
    owned = held & OF_PERIOD[period]
    cards = [*s.supply[period], *cards_in(owned)] if owned else [*s.supply[period]]
    if period < 10 and s.period_card[period] >= 0:
        cards.append(s.period_card[period])
    cards.sort()
    if not s.traces[period] and not origins:
        return Plan(period, cards, owned, 0, {}, False)
    hidden = mask_of(cards)
    certain = foreign = 0
    limits: dict[int, int] = {}
    for key, places in s.traces[period].items():
        if key & 3 == seat:
            limits[key >> 2] = places
        else:
            foreign |= 1 << (key >> 2)
    for card, places in origins.items():
        if hidden >> card & 1:
            limits[card] = limits.get(card, -1) & places
    for card, places in list(limits.items()):
        if not places & places - 1:
            certain |= 1 << card
            del limits[card]
    loose = hidden & ~certain
    cards = [card for card in cards if loose >> card & 1]
    return Plan(period, cards, owned & loose, certain, limits, foreign & loose != 0)


def _deal_owned(new: State, others: tuple[int, ...], loose: int, cards: list[int]) -> None:
    """Give hands, influences and the box other cards for their loose ones."""
    for owner in others:
        for row in (new.hand, new.influence):
            if owned := row[owner] & loose:
                fresh = [cards.pop() for _ in range(owned.bit_count())]
                row[owner] += mask_of(fresh) - owned
    if boxed := new.box & loose:
        fresh = [cards.pop() for _ in range(boxed.bit_count())]
        new.box += mask_of(fresh) - boxed


def _deal_what_fits(
    new: State,
    s: State,
    seat: int,
    period: int,
    rng: int,
    order: list[int],
    limits: dict[int, int],
    faces: list[int],
) -> int:
    """Deal cards to the places left, those with limits first; what the others know of them goes
    along. Returns the next generator.
    """
    loose = mask_of(order)
    slots = _slots(s, seat, period, loose)
    rng, deal = _deal(rng, order, slots, limits)
    _place(new, period, slots, deal, faces)
    if any(key & 3 != seat and loose >> (key >> 2) & 1 for key in s.traces[period]):
        _rename(new, s, seat, period, slots, deal)
    return rng


def _slots(s: State, seat: int, period: int, loose: int) -> Slots:
    """The places hidden from the seat, with the cards there that are to be dealt again."""
    slots: Slots = []
    for owner in s.others(seat):
        if held := s.hand[owner] & loose:
            slots.append((1 << HAND + owner, cards_in(held)))
        if held := s.influence[owner] & loose:
            slots.append((1 << INFLUENCE + owner, cards_in(held)))
    if held := s.box & loose:
        slots.append((BOX_BIT, cards_in(held)))
    if period < 10 and s.period_card[period] >= 0:
        slots.append((PERIOD_CARD_BIT, [s.period_card[period]]))
    for n, card in enumerate(s.supply[period]):
        if loose >> card & 1:
            slots.append((token(s, period, n), [card]))
    return slots


def _deal(
    rng: int, cards: list[int], slots: Slots, limits: dict[int, int]
) -> tuple[int, list[list[int]]]:
    """Cards for each slot: those with limits first, each where it may lie, then all others."""
    deal: list[list[int]] = [[] for _ in slots]
    for card in sorted((c for c in cards if c in limits), key=lambda c: limits[c].bit_count()):
        rng, start = below(rng, len(slots))
        if not _seat_card(card, start, slots, deal, limits, set()):
            raise ValueError("a seat remembers what cannot be")
    free = [card for card in cards if card not in limits]
    for (_, held), dealt in zip(slots, deal, strict=True):
        while len(dealt) < len(held):
            dealt.append(free.pop())
    return rng, deal


def _seat_card(
    card: int,
    start: int,
    slots: Slots,
    deal: list[list[int]],
    limits: dict[int, int],
    tried: set[int],
) -> bool:
    """Find room for a card within its limits, moving others on where needed."""
    order = [(start + n) % len(slots) for n in range(len(slots))]
    allowed = [n for n in order if slots[n][0] & limits[card] and n not in tried]
    for n in allowed:
        if len(deal[n]) < len(slots[n][1]):
            deal[n].append(card)
            return True
    for n in allowed:
        tried.add(n)
        for index, other in enumerate(deal[n]):
            if _seat_card(other, start, slots, deal, limits, tried):
                deal[n][index] = card
                return True
    return False


def _place(new: State, period: int, slots: Slots, deal: list[list[int]], faces: list[int]) -> None:
    """Lay the dealt cards where the true ones lay."""
    supply = list(new.supply[period])
    at = {card: n for n, card in enumerate(supply)}
    for (place, held), cards in zip(slots, deal, strict=True):
        if place > PERIOD_CARD_BIT:
            supply[at[held[0]]] = cards[0]
        elif place == PERIOD_CARD_BIT:
            faces[period] = cards[0]
        elif place == BOX_BIT:
            new.box += mask_of(cards) - mask_of(held)
        elif place < 1 << INFLUENCE:
            new.hand[place.bit_length() - 1] += mask_of(cards) - mask_of(held)
        else:
            new.influence[place.bit_length() - 1 - INFLUENCE] += mask_of(cards) - mask_of(held)
    new.supply[period] = tuple(supply)


def _rename(
    new: State, s: State, seat: int, period: int, slots: Slots, deal: list[list[int]]
) -> None:
    """What the others remember is about the cards that now stand for the true ones. Which stands
    for which goes, within a place, by what the others know of it, not by face.
    """
    known = s.traces[period]

    def signature(card: int) -> tuple[int, ...]:
        return tuple([known.get(card << 2 | other, 0) for other in s.others(seat)])

    renamed: dict[int, int] = {}
    for (_, held), cards in zip(slots, deal, strict=True):
        if len(held) > 1:
            held = sorted(held, key=signature)
        renamed.update(zip(held, cards, strict=True))
    new.traces[period] = {
        key if key & 3 == seat else renamed.get(key >> 2, key >> 2) << 2 | key & 3: mask
        for key, mask in known.items()
    }


def _remix(new: State, s: State, seat: int, rng: int, since: Sequence[Raw]) -> None:
    """Piles whose order the seat does not know: any order that shows the same icons as it has
    seen, in every way the pile has been splayed since.
    """
    for at, (low, n, ways) in sorted(s.mixed.items()):
        if at // 5 == seat:
            continue
        for way in splays_told(since, at):
            ways |= 1 << way
        pile = s.piles[at]
        first = len(pile) - low - n
        part = pile[first : first + n]

        def pattern(card: int, ways: int = ways) -> tuple[int, ...]:
            return tuple(SHOWS[way][card] for way in range(1, 4) if ways >> way & 1)

        order = []
        rng, cards = shuffled(rng, sorted(part))
        for card in part:
            chosen = next(c for c in cards if pattern(c) == pattern(card))
            cards.remove(chosen)
            order.append(chosen)
        new.piles[at] = (*pile[:first], *order, *pile[first + n :])
