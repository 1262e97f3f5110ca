"""Intensity, blocking and control, brought up to date after every change (CER-131)."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.cerebria.board import (
    FRONTIERS,
    NEIGHBOURS,
    REALM_SLOTS,
    REALMS,
    REALMS_OF,
    SLOT_RING,
    SLOTS,
    TRIAD_OF,
    TRIADS,
)
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.spirits import TEAMS
from boardwright.games.cerebria.state import MOST_BONUS, NOBODY, State

SINK, WITHDRAW = POWER["sink"], POWER["withdraw"]
DOUBT_FRONTIER, DOUBT_NEAR = POWER["doubt-frontier"], POWER["doubt-near"]
BLOCKERS = DOUBT_FRONTIER | DOUBT_NEAR
WIDE = SINK | WITHDRAW | BLOCKERS
"""Powers by which a change in one slot is felt beyond its own Triad and Realms."""

RIM = tuple(((a - 1) % SLOT_RING, (b + 1) % SLOT_RING) for a, b in REALM_SLOTS)
"""The Frontier slots beside the two slots of each Realm."""


def settle(s: State, slot: int) -> None:
    """Bring Intensity and control up to date after a change in one slot."""
    if s.active & WIDE:
        settle_all(s)
        return
    s.force[slot] = intensity(s, slot) if s.emo[slot] >= 0 else 0
    for realm in REALMS_OF[slot]:
        _hold_realm(s, realm)
    _hold_frontier(s, TRIAD_OF[slot])


def settle_all(s: State) -> None:
    """Bring everything up to date: for powers that reach far, and for new positions."""
    if s.active & (SINK | WITHDRAW):
        _change_tokens(s)
    for slot in range(SLOT_RING):
        s.force[slot] = intensity(s, slot) if s.emo[slot] >= 0 else 0
    for realm in range(5):
        _hold_realm(s, realm)
    for frontier in range(5):
        _hold_frontier(s, frontier)


def intensity(s: State, slot: int) -> int:
    """CER-072: the number on the last occupied Essence space, with the token; an Insecurity token
    takes 1 away, down to 0.
    """
    essence = s.ess[slot]
    force = s.table.row[s.emo[slot]][essence - 1] if essence else 0
    return max(0, force + s.tok[slot] - s.weak[slot])


def _change_tokens(s: State) -> None:
    """CER-407, CER-408: tokens whose bonus changes: by Essence in play, or by empty slots."""
    power, amount = s.table.power, s.table.amount
    for slot, emotion in enumerate(s.emo):
        if emotion < 0:
            continue
        if power[emotion] == SINK:
            mine = s.side[slot]
            lead = sum([n if side != mine else -n for n, side in zip(s.ess, s.side, strict=True)])
            _change(s, slot, min(max(0, lead), amount[emotion], MOST_BONUS))
        elif power[emotion] == WITHDRAW:
            empty = sum([s.emo[near] < 0 for near in NEIGHBOURS[slot]])
            _change(s, slot, min(empty, amount[emotion]))


def _change(s: State, slot: int, amount: int) -> None:
    if s.tok[slot] != amount:
        s.tok[slot] = amount
        if s.log is not None:
            args: Args = {"slot": SLOTS[slot], "emotion": s.table.names[s.emo[slot]]}
            s.tell("token", "CER-407", {**args, "amount": amount})


def realm_holder(s: State, realm: int) -> int:
    """CER-136 to CER-144: who controls a Realm: its own two slots, the Frontier slots beside them
    unless blocked there, and the Fortress.
    """
    (a, b), (before, after) = REALM_SLOTS[realm], RIM[realm]
    side, force = s.side, s.force
    lead = s.forts[realm]
    blocked = _blocked(s, realm) if s.active & BLOCKERS else ()
    if (mine := side[a]) >= 0 and a not in blocked:
        lead += -force[a] if mine else force[a]
    # CER-137: an Emotion blocks an opposing one on the Frontier slot that it touches.
    if (far := side[before]) >= 0 and (mine < 0 or mine == far) and before not in blocked:
        lead += -force[before] if far else force[before]
    if (mine := side[b]) >= 0 and b not in blocked:
        lead += -force[b] if mine else force[b]
    if (far := side[after]) >= 0 and (mine < 0 or mine == far) and after not in blocked:
        lead += -force[after] if far else force[after]
    return NOBODY if not lead else 0 if lead > 0 else 1


def _blocked(s: State, realm: int) -> set[int]:
    """Slots of this Realm's influence that powers block besides CER-137 (CER-451)."""
    blocked = set()
    for slot in (*REALM_SLOTS[realm], *RIM[realm]):
        mine = s.side[slot]
        for near in NEIGHBOURS[slot] if mine >= 0 else ():
            if s.side[near] < 0 or s.side[near] == mine:
                continue
            power = s.table.power[s.emo[near]]
            if power == DOUBT_NEAR or (
                power == DOUBT_FRONTIER and len(REALMS_OF[near]) == 1 and len(REALMS_OF[slot]) == 2
            ):
                blocked.add(slot)
    return blocked


def frontier_holder(s: State, frontier: int) -> int:
    """CER-132 to CER-135: who controls a Frontier: the only team in its Triad, or the stronger."""
    side, force = s.side, s.force
    lead = present = 0
    for slot in TRIADS[frontier]:
        mine = side[slot]
        if mine == 0:
            lead += force[slot]
            present |= 1
        elif mine == 1:
            lead -= force[slot]
            present |= 2
    if present != 3:
        return present - 1
    return NOBODY if not lead else 0 if lead > 0 else 1


def _hold_realm(s: State, realm: int) -> None:
    holder = realm_holder(s, realm)
    if holder != s.realm[realm]:
        s.realm[realm] = holder
        if s.log is not None:
            s.tell("control", "CER-136", {"realm": REALMS[realm], "team": team_name(holder)})


def _hold_frontier(s: State, frontier: int) -> None:
    holder = frontier_holder(s, frontier)
    if holder != s.frontier[frontier]:
        s.frontier[frontier] = holder
        if s.log is not None:
            name = FRONTIERS[frontier]
            s.tell("control", "CER-132", {"frontier": name, "team": team_name(holder)})


def team_name(team: int) -> str:
    return TEAMS[team] if team >= 0 else "nobody"
