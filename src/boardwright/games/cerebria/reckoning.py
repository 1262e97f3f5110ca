"""Intensity, blocking and control worked out from the board alone, rule by rule and slowly: what
positions, views and checks say of them. control.py keeps the same up to date quickly.
"""

from __future__ import annotations

from boardwright.games.cerebria.board import (
    IN_REALM,
    NEIGHBOURS,
    REALM_SLOTS,
    REALMS_OF,
    SLOT_RING,
    TRIADS,
)
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.state import MOST_BONUS, NOBODY, State

SINK, WITHDRAW = POWER["sink"], POWER["withdraw"]
DOUBT_NEAR, DOUBT_FRONTIER = POWER["doubt-near"], POWER["doubt-frontier"]


def power_at(s: State, slot: int) -> int:
    """The power of the Emotion in a slot, as far as powers are in use (CER-084)."""
    emotion = s.emo[slot]
    return s.table.power[emotion] if emotion >= 0 and s.rules.powers else 0


def powers_in_play(s: State) -> int:
    """All powers on the board, as a mask."""
    found = 0
    for slot in range(SLOT_RING):
        found |= power_at(s, slot)
    return found


def changing_token(s: State, slot: int) -> int | None:
    """CER-407: the Intensity token of a power whose bonus changes; None: it has no such power."""
    power = power_at(s, slot)
    if power == SINK:
        mine = essence_of(s, s.side[slot])
        lead = essence_of(s, 1 - s.side[slot]) - mine
        return max(0, min(lead, s.table.amount[s.emo[slot]], MOST_BONUS))
    if power == WITHDRAW:
        empty = [near for near in NEIGHBOURS[slot] if s.emo[near] == NOBODY]
        return min(len(empty), s.table.amount[s.emo[slot]], MOST_BONUS)
    return None


def essence_of(s: State, team: int) -> int:
    """Essence on the Emotions of a team."""
    return sum(s.ess[slot] for slot in range(SLOT_RING) if s.side[slot] == team)


def intensity(s: State, slot: int) -> int:
    """CER-072: the printed number of the last Essence, the token, less an Insecurity token."""
    printed = (0, *s.table.row[s.emo[slot]])[s.ess[slot]]
    return max(0, printed + s.tok[slot] - s.weak[slot])


def is_blocked(s: State, slot: int, realm: int) -> bool:
    """CER-137, CER-451: whether the Emotion in a slot does not count for a Realm that the slot
    influences.
    """
    foe = 1 - s.side[slot]
    for near in NEIGHBOURS[slot]:
        if s.side[near] != foe:
            continue
        power = power_at(s, near)
        touches = not IN_REALM[slot] and near in REALM_SLOTS[realm]
        doubted = power == DOUBT_FRONTIER and IN_REALM[near] and not IN_REALM[slot]
        if touches or doubted or power == DOUBT_NEAR:
            return True
    return False


def blocked_for(s: State, slot: int) -> list[int]:
    """The Realms for which the Emotion in a slot is blocked."""
    return [realm for realm in REALMS_OF[slot] if is_blocked(s, slot, realm)]


def realm_totals(s: State, realm: int) -> tuple[int, int]:
    """CER-136, CER-141: what each team counts in a Realm."""
    totals = [max(0, s.forts[realm]), max(0, -s.forts[realm])]
    for slot in range(SLOT_RING):
        if realm in REALMS_OF[slot] and s.emo[slot] >= 0 and not is_blocked(s, slot, realm):
            totals[s.side[slot]] += intensity(s, slot)
    return totals[0], totals[1]


def realm_holder(s: State, realm: int) -> int:
    """CER-136, CER-142: the team with the higher total."""
    bliss, gloom = realm_totals(s, realm)
    return NOBODY if bliss == gloom else int(gloom > bliss)


def frontier_totals(s: State, frontier: int) -> tuple[int, int]:
    """CER-132: the Intensity of each team in a Triad."""
    totals = [0, 0]
    for slot in TRIADS[frontier]:
        if s.emo[slot] >= 0:
            totals[s.side[slot]] += intensity(s, slot)
    return totals[0], totals[1]


def frontier_holder(s: State, frontier: int) -> int:
    """CER-132 to CER-134: the only team there, or the one with the higher sum."""
    present = {s.side[slot] for slot in TRIADS[frontier]} - {NOBODY}
    if len(present) == 1:
        return present.pop()
    bliss, gloom = frontier_totals(s, frontier)
    return NOBODY if bliss == gloom else int(gloom > bliss)
