"""What is wrong with a state: components lost, limits broken, control not as it follows."""

from __future__ import annotations

from collections.abc import Iterator

from boardwright.games.cerebria.board import SLOT_RING, SLOTS
from boardwright.games.cerebria.emotions import WILD
from boardwright.games.cerebria.loading_board import limits
from boardwright.games.cerebria.reckoning import (
    changing_token,
    frontier_holder,
    intensity,
    powers_in_play,
    realm_holder,
)
from boardwright.games.cerebria.setup import aspirations_of
from boardwright.games.cerebria.state import (
    MAJORS,
    MINORS,
    MOST_AMBITION,
    NOBODY,
    SPHERE_WP,
    State,
)


def problems(s: State) -> Iterator[str]:
    """Everything that a slow look at the whole state finds."""
    yield from _cards(s)
    yield from _counts(s)
    yield from _aspirations(s)
    yield from _rows(s)
    yield from limits(s)
    wrong = list(_slots(s))
    # What follows from the board can be worked out of a right one only.
    yield from wrong or _control(s)


def _cards(s: State) -> Iterator[str]:
    """CER-063, CER-073: every seat has its cards in hand, in its deck and on the board. A position
    may have been made with fewer than sixteen; then these are counted.
    """
    for seat in range(s.seats):
        on_board = [s.emo[slot] for slot in range(SLOT_RING) if s.home[slot] == seat]
        if tuple(sorted((*s.hand[seat], *s.deck[seat], *on_board))) != s.lists[seat]:
            yield f"seat {seat}: cards lost or too many"
        left = list(s.hand[seat])
        for card in s.shown[seat]:
            if card not in left:
                yield f"seat {seat}: a card was shown that is not in hand"
            else:
                left.remove(card)
        if not 0 <= s.under[seat] <= len(s.deck[seat]):
            yield f"seat {seat}: {s.under[seat]} cards under a deck of {len(s.deck[seat])}"
        if list(s.hand[seat]) != sorted(s.hand[seat]):
            yield f"seat {seat}: the hand is not in order"


def _counts(s: State) -> Iterator[str]:
    """CER-004, CER-009: Fragments are conserved, nothing is below 0."""
    if min((*s.wp, *s.essence, *s.ambition, *s.wheel, *s.pool, s.actions, s.scored)) < 0:
        yield "a resource is below 0"
    if max(s.ambition) > MOST_AMBITION or max(s.pool) > SPHERE_WP or max(s.capped) > 1:
        yield "more Ambition, Willpower on a Sphere or Capping Fragments than there are"
    for team in range(2):
        sign = -1 if team else 1
        minors = s.minors[team] + s.id_minor[team] + s.forts.count(sign)
        majors = s.majors[team] + s.id_major[team] + s.forts.count(2 * sign)
        if (minors, majors) != (MINORS, MAJORS) or min(s.minors[team], s.majors[team]) < 0:
            yield f"team {team}: {minors} Minor and {majors} Major Fragments"
    if any(turn > s.turns for turn in s.fort_turn):
        yield "a Fortress of a later turn"


def _aspirations(s: State) -> Iterator[str]:
    """CER-006, CER-015: nine Aspirations, or seven, of each kind."""
    every = aspirations_of(s)
    if sorted((*s.common, *s.down, *s.removed)) != every:
        yield "Common Aspirations lost or twice"
    for team in range(2):
        if sorted((*s.hidden[team], *s.past[team])) != every:
            yield f"team {team}: Hidden Aspirations lost or twice"


def _rows(s: State) -> Iterator[str]:
    """CER-163, CER-164: unlocked first, and no colour twice in a row."""
    for at, row in enumerate(s.rows):
        tokens = [row >> 3 * place & 7 for place in range(4)]
        laid = [token for token in tokens if token not in (0, WILD)]
        if len(set(laid)) < len(laid) or max(tokens) > WILD or (row and not tokens[0]):
            yield f"row {at}: {tokens}"
    for seat in range(s.seats):
        tiers = min(s.tokens(seat, action) for action in range(5))
        if s.row_done[seat] != (tiers if s.rules.team_b and not s.rules.basic else 0):
            yield f"seat {seat}: {s.row_done[seat]} tiers"


def _slots(s: State) -> Iterator[str]:
    """CER-071, CER-076: every Emotion has Essence and room for it; an empty slot has nothing."""
    for slot, name in enumerate(SLOTS):
        emotion = s.emo[slot]
        if emotion < 0:
            there = (s.side[slot] + 1, s.ess[slot], s.tok[slot], s.weak[slot], s.home[slot] + 1)
            if any((*there, s.once >> slot & 1, emotion != NOBODY)):
                yield f"{name}: something is left in an empty slot"
        elif s.side[slot] != s.table.team[emotion]:
            yield f"{name}: an Emotion of the other team"
        elif not 1 <= s.ess[slot] <= s.table.spaces[emotion]:
            yield f"{name}: {s.ess[slot]} Essence"


def _control(s: State) -> Iterator[str]:
    """CER-131: what is kept up to date is what follows from the board."""
    if s.active != powers_in_play(s):
        yield "the powers in play are off"
    for slot, name in enumerate(SLOTS):
        token = changing_token(s, slot)
        if token is not None and s.tok[slot] != token:
            yield f"{name}: the token is {s.tok[slot]}, not {token}"
        if s.force[slot] != (intensity(s, slot) if s.emo[slot] >= 0 else 0):
            yield f"{name}: the Intensity is off"
    for n in range(5):
        if s.realm[n] != realm_holder(s, n):
            yield f"Realm {n}: control is off"
        if s.frontier[n] != frontier_holder(s, n):
            yield f"Frontier {n}: control is off"
