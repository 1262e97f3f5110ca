"""Dealing another world that looks the same to a seat.

Hidden from everybody are the order of all decks but for the cards that were looked at or put there
openly (`known`), and luck; with closed hands the cards of the others too (ETH-014, ETH-015). Which
cards a deck and a hand hold together is known, for all other piles are open. Of a Dreamer's deck
everybody sees the back of the top card (ETH-265), and no Flaw is in a hand (ETH-544). Secrets are
not dealt: there is only one truth, and the dealt world ends where it would come up (veil.py).

Nothing of the true deal goes into it, so that two worlds that look alike give the same samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.core.events import Raw
from boardwright.core.messages import Json
from boardwright.core.randomness import Dice, another, below, shuffled
from boardwright.games.etherfields import asking
from boardwright.games.etherfields.decks import back, back_of
from boardwright.games.etherfields.following import Following, Slip, slips
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import NOBODY, Cards, State
from boardwright.games.etherfields.veil import unseen

HAND = "hand"
"""A place for anything but a Flaw."""


class Row(NamedTuple):
    """A deck or a hand: cards that are known, NOBODY for the others."""

    name: str
    """Of a deck of the Team; empty for one of a seat."""
    seat: int
    in_hand: bool
    cards: list[int]
    masks: Cards
    """Of a hand: who knows each card."""


class Pool(NamedTuple):
    """Cards that may change places."""

    cards: list[int]
    bound: list[tuple[int, int, str]]
    """Places that not every card fits: row, place in it, back or HAND; the narrowest first."""
    free: list[tuple[int, int]]


class Plan(NamedTuple):
    """What may be dealt again, as one seat sees it."""

    rows: list[Row]
    pools: list[Pool]
    veil: frozenset[str]
    seen: frozenset[str]
    fate: list[Json]


TEAM = (("market",), ("flaw_deck",), ("fate_deck",), ("slumbers",), ("slumber_maps",),
        ("turn_deck", "turn_discard"))  # fmt: skip
"""Decks of the Team; unseen Turn cards may lie in both of theirs."""


def redeal(s: State, seat: int, rng: int, since: Sequence[Raw]) -> State:
    """Another state that fits all this seat has seen, `since` included."""
    if since:
        plan = _after(s, seat, Following(s, seat, another(rng)).read(since), rng)
    else:
        plan = _at_rest(s, seat)
    new = s.copy()
    new.rng = another(rng + 1)
    new.veil, new.seen = plan.veil, plan.seen
    new.fate = plan.fate or None
    rows = [row.cards[:] for row in plan.rows]
    for cards, bound, free in plan.pools:
        left = cards[:]
        for row, place, need in bound:
            fit = [n for n, card in enumerate(left) if _fits(s.pack, card, need)] or [0]
            rng, n = below(rng, len(fit))
            rows[row][place] = left.pop(fit[n])
        rng, order = shuffled(rng, left)
        for (row, place), card in zip(free, order, strict=True):
            rows[row][place] = card
    for (name, owner, in_hand, _, masks), cards in zip(plan.rows, rows, strict=True):
        if name:
            setattr(new, name, tuple(cards))
        elif in_hand:
            held = sorted(zip(cards, masks, strict=True))
            new.seats[owner].hand = tuple([card for card, _ in held])
            new.seats[owner].held = tuple([mask for _, mask in held])
        else:
            new.seats[owner].deck = tuple(cards)
    return new


def _fits(pack: Pack, card: int, need: str) -> bool:
    back = back_of(pack, card)
    return back != "flaw" if need == HAND else back == need


def _at_rest(s: State, seat: int) -> Plan:
    """The plan of a snapshot for a seat; snapshots do not change, so it is made once."""
    if s.plans is None:
        s.plans = {}
    plan = s.plans.get(seat)
    if not isinstance(plan, Plan):
        piles: dict[int | str, list[Slip]] = {
            n: slips(me.deck, me.known, seat) for n, me in enumerate(s.seats)
        }
        for group in TEAM:
            for deck in group:
                there: Cards = getattr(s, deck)
                piles[deck] = slips(there, s.known.get(deck) or (0,) * len(there), seat)
        held = {
            n: slips(me.hand, me.held, seat)
            for n, me in enumerate(s.seats)
            if n != seat and asking.closed(s)
        }
        plan = s.plans[seat] = _plan(s, seat, piles, held)
    return plan


def _after(s: State, seat: int, told: Following, rng: int) -> Plan:
    """The plan of a snapshot with what came to light since."""
    dice = Dice.seeded(another(rng + 2))
    for owner, cards in told.inside.items():
        hidden = (*s.seats[owner].deck, *s.seats[owner].hand)
        for card in cards:
            known = [*told.start[owner], *told.held[owner]]
            there = [slip for slip in told.start[owner] if slip.card == NOBODY]
            if there and hidden.count(card) > sum(slip.card == card for slip in known):
                dice.pick(there).card = card
    plan = _plan(s, seat, told.start, told.held)
    return plan._replace(veil=plan.veil - told.lifted, fate=told.fate())


def _plan(
    s: State,
    seat: int,
    piles: dict[int | str, list[Slip]],
    held: dict[int, list[Slip]],
) -> Plan:
    rows: list[Row] = []
    pools: list[Pool] = []
    for n, me in enumerate(s.seats):
        if piles[n]:
            piles[n][0].back = back(s, n)
        own = [Row("", n, False, [slip.card for slip in piles[n]], ())]
        hidden: Cards = me.deck
        if n in held:
            hidden = (*me.deck, *me.hand)
            own.append(_hand(n, me.held, held[n], seat))
        backs = [slip.back for slip in piles[n]]
        _add(rows, pools, own, hidden, backs)
    for group in TEAM:
        own = [Row(deck, NOBODY, False, [slip.card for slip in piles[deck]], ()) for deck in group]
        there: Cards = sum([getattr(s, deck) for deck in group], ())
        _add(rows, pools, own, there, [])
    others = tuple(f"{n}:" for n in range(len(s.seats)) if n != seat)
    seen = frozenset([name for name in s.seen if not name.startswith(others)])
    return Plan(rows, pools, unseen(s, seat), seen, [])


def _hand(owner: int, masks: Cards, there: list[Slip], seat: int) -> Row:
    """A hidden hand: known cards first, so that nothing tells where in it the others are."""
    held = sorted(
        [(slip.card == NOBODY, slip.card, mask) for slip, mask in zip(there, masks, strict=True)]
    )
    return Row("", owner, True, [card for _, card, _ in held], tuple([mask for *_, mask in held]))


def _add(
    rows: list[Row], pools: list[Pool], own: list[Row], hidden: Cards, backs: Sequence[str]
) -> None:
    """These rows with what is hidden in them; `backs` are those of the first row."""
    left = sorted(hidden)
    bound: list[tuple[int, int, str]] = []
    in_hand: list[tuple[int, int, str]] = []
    free: list[tuple[int, int]] = []
    for row in own:
        for place, card in enumerate(row.cards):
            if card in left:
                left.remove(card)
            elif card != NOBODY:
                row.cards[place] = NOBODY
    for row in own:
        at = len(rows)
        for place, card in enumerate(row.cards):
            if card != NOBODY:
                continue
            if row.in_hand:
                in_hand.append((at, place, HAND))
            elif backs and backs[place]:
                bound.append((at, place, backs[place]))
            else:
                free.append((at, place))
        rows.append(row)
    pools.append(Pool(left, [*bound, *in_hand], free))
