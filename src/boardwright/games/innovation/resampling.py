"""Dealing another world that looks the same to a seat.

All cards that the seat cannot see are dealt again among the places that are hidden from it, period
by period, since values are public. What it remembers of a card (traces) and what it has learned
since the action began (origins) restrict where that card may lie; the rest is shuffled. Nothing of
the true deal goes into it, so that two worlds that look alike give the same samples.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decisions import Decision
from boardwright.core.events import EVERYBODY, Raw
from boardwright.core.randomness import below, shuffled, stream
from boardwright.games.innovation.facts import (
    CARD,
    COLOUR,
    OF_PERIOD,
    PERIOD,
    PERIODS,
    SHOWS,
    cards_in,
)
from boardwright.games.innovation.keys import CHOOSE, DOMINATE, PLAY
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import (
    BOX_BIT,
    HAND,
    INFLUENCE,
    PERIOD_CARD_BIT,
    SEES,
    SUPPLY,
    ZONE,
    token,
)

Slots = list[tuple[int, list[int]]]
"""Hidden places in a fixed order: the mask of each, and the cards that truly lie there."""


def redeal(s: State, seat: int, rng: int, since: Sequence[Raw]) -> State:
    """Another state that fits all this seat has seen, `since` included."""
    new = s.copy()
    new.rng = stream(rng)
    origins = _origins(s, seat, since) if since else {}
    visible = s.hand[seat] | s.influence[seat]
    for pile in s.piles:
        for card in pile:
            visible |= 1 << card
    renamed: dict[int, int] = {}
    for period in PERIODS:
        hidden = OF_PERIOD[period] & ~visible
        if not hidden:
            continue
        limits = {key >> 2: mask for key, mask in s.traces[period].items() if key & 3 == seat}
        for card, mask in origins.items():
            if PERIOD[card] == period and hidden >> card & 1:
                limits[card] = limits.get(card, -1) & mask
        slots = _slots(s, seat, period)
        rng, deal = _deal(rng, hidden, slots, limits)
        _place(new, seat, period, slots, deal)
        _rename(s, seat, period, slots, deal, renamed)
    _carry_traces(new, s, seat, renamed)
    if s.mixed:
        _remix(new, s, seat, rng)
    return new


def _slots(s: State, seat: int, period: int) -> Slots:
    """The places hidden from the seat that hold cards of this period."""
    slots: Slots = []
    for owner in range(s.seats):
        if owner != seat:
            if held := cards_in(s.hand[owner] & OF_PERIOD[period]):
                slots.append((1 << HAND + owner, held))
            if held := cards_in(s.influence[owner] & OF_PERIOD[period]):
                slots.append((1 << INFLUENCE + owner, held))
    if held := cards_in(s.box & OF_PERIOD[period]):
        slots.append((BOX_BIT, held))
    if period < 10 and s.period_card[period] >= 0:
        slots.append((PERIOD_CARD_BIT, [s.period_card[period]]))
    slots += [(token(s, period, n), [card]) for n, card in enumerate(s.supply[period])]
    return slots


def _deal(
    rng: int, hidden: int, slots: Slots, limits: dict[int, int]
) -> tuple[int, list[list[int]]]:
    """Cards for each slot: those with limits first, each where it may lie, then all others."""
    rng, cards = shuffled(rng, cards_in(hidden))
    if not limits:
        deal, at = [], 0
        for _, held in slots:
            deal.append(cards[at : at + len(held)])
            at += len(held)
        return rng, deal
    deal = [[] for _ in slots]
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


def _place(new: State, seat: int, period: int, slots: Slots, deal: list[list[int]]) -> None:
    """Lay the dealt cards where the true ones lay."""
    keep = ~OF_PERIOD[period]
    for owner in range(new.seats):
        if owner != seat:
            new.hand[owner] &= keep
            new.influence[owner] &= keep
    new.box &= keep
    supply = []
    for (place, _), cards in zip(slots, deal, strict=True):
        if place > PERIOD_CARD_BIT:
            supply.append(cards[0])
        elif place == PERIOD_CARD_BIT:
            faces = list(new.period_card)
            faces[period] = cards[0]
            new.period_card = tuple(faces)
        else:
            mask = sum(1 << card for card in cards)
            if place == BOX_BIT:
                new.box |= mask
            elif place < 1 << INFLUENCE:
                new.hand[place.bit_length() - 1] |= mask
            else:
                new.influence[place.bit_length() - 1 - INFLUENCE] |= mask
    new.supply[period] = tuple(supply)


def _rename(
    s: State, seat: int, period: int, slots: Slots, deal: list[list[int]], renamed: dict[int, int]
) -> None:
    """Which card stands for which: within a place, by what the others know of it, not by face."""
    if not s.traces[period]:
        return
    known = s.traces[period]

    def signature(card: int) -> tuple[int, ...]:
        return tuple(known.get(card << 2 | o, 0) for o in range(s.seats) if o != seat)

    for (_, held), cards in zip(slots, deal, strict=True):
        renamed.update(zip(sorted(held, key=signature), cards, strict=True))


def _carry_traces(new: State, s: State, seat: int, renamed: dict[int, int]) -> None:
    """What the others remember is about the cards that now stand for the true ones."""
    new.traces = tuple(
        {
            key if key & 3 == seat else renamed.get(key >> 2, key >> 2) << 2 | key & 3: mask
            for key, mask in known.items()
        }
        for known in s.traces
    )


def _remix(new: State, s: State, seat: int, rng: int) -> None:
    """Piles whose order the seat does not know: any order that shows the same icons as it has
    seen, in every way the pile has been splayed since.
    """
    for at, (low, n, ways) in s.mixed.items():
        if at // 5 == seat:
            continue
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


# What the seat has learned in mid-action


def _origins(s: State, seat: int, since: Sequence[Raw]) -> dict[int, int]:
    """For each card seen since the action began, the places where it may have lain then."""
    origins: dict[int, int] = {}
    held: dict[tuple[int, int], int] = {}
    supply = [[token(s, p, n) for n in range(len(s.supply[p]))] for p in range(11)]

    def came_from(place: int, period: int) -> int:
        return held.get((place, period), 1 << place)

    for _, _, args, _, _, move in since:
        shown = args.get("cards")
        if isinstance(shown, Sequence) and not isinstance(shown, str):
            owner = args["seat"]
            assert isinstance(owner, int)
            for name in shown:
                card = CARD[str(name)]
                if owner != seat:
                    origins.setdefault(card, came_from(HAND + owner, PERIOD[card]))
        if move is None:
            continue
        card, src, dst = move
        period = PERIOD[card]
        if src == SUPPLY:
            left = supply[period].pop(0)
        elif SEES[src] >> seat & 1:
            left = 0
        else:
            left = came_from(src, period)
        seen = src == dst or SEES[dst] >> seat & 1
        if dst == SUPPLY:
            supply[period].append(left)
        elif seen:
            if left:
                origins.setdefault(card, left)
        elif dst < ZONE:
            held[dst, period] = came_from(dst, period) | left
    return origins


def seen_since(since: Sequence[Raw], seat: int) -> frozenset[int]:
    """The cards whose faces these events showed to the seat."""
    seen = set()
    for _, _, args, secret, seats, move in since:
        if move is not None and (not secret or seats == EVERYBODY or seats >> seat & 1):
            seen.add(move[0])
        shown = args.get("cards")
        if isinstance(shown, Sequence) and not isinstance(shown, str):
            seen.update(CARD[str(name)] for name in shown)
    return frozenset(seen)


def alike(
    s: State, decision: Decision, action: int, seat: int, seen: frozenset[int]
) -> tuple[int, ...]:
    """Another seat's pick of a card that stayed face down could have been any of that value; so
    could its secret first card.
    """
    if decision.key == "ask-first-card":
        return (action,) if action - PLAY in seen else decision.options
    if CHOOSE <= action < DOMINATE and decision.key != "ask-arrange":
        card = action - CHOOSE
        if card in seen or _lies_open(s, card):
            return (action,)
        return tuple(
            option
            for option in decision.options
            if CHOOSE <= option < DOMINATE and PERIOD[option - CHOOSE] == PERIOD[card]
        )
    return (action,)


def _lies_open(s: State, card: int) -> bool:
    return any(card in s.piles[5 * owner + COLOUR[card]] for owner in range(s.seats))
