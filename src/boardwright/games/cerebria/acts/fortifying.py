"""The Fortify Action (CER-204 to CER-217) and its upgrades: one of build, Exalt, Raze, Attune."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from boardwright.games.cerebria.acts.finishing import drain, drained, end, note_upgrades, react
from boardwright.games.cerebria.acts.forts import attune, build, exalt, lower
from boardwright.games.cerebria.acts.glancing import NO_WAY, PERHAPS, SURELY
from boardwright.games.cerebria.board import REALM_SLOTS, SPHERES_OF
from boardwright.games.cerebria.costs import wp_price
from boardwright.games.cerebria.keys import FORT_KEY
from boardwright.games.cerebria.moves import draw, gain_action, gain_essence, pay
from boardwright.games.cerebria.spirits import (
    ALL_FOR_ME,
    ATTUNE,
    DRAIN,
    EXALT,
    FEELING_SAFE,
    FORTIFY,
    GARRISON,
    HATRED,
    PIERCE,
    RAZE,
    SEETHE,
)
from boardwright.games.cerebria.state import State

INSTEAD = EXALT | RAZE | ATTUNE
"""CER-214: what takes the place of building; only one of them."""

WITH_BUILDING = PIERCE | GARRISON


def glance(s: State, me: int) -> int:
    """No way without Willpower or anything to change; surely with a place to build."""
    wp, team = s.wp[me], s.team[me]
    if wp < (1 if s.spirit[me] == HATRED else 2):
        return NO_WAY
    bits = s.boards[me][FORTIFY].bits
    seen = NO_WAY
    for realm in SPHERES_OF[s.space[me]]:
        fort = -s.forts[realm] if team else s.forts[realm]
        theirs = s.realm[realm] == 1 - team
        if not fort:
            if s.minors[team] and (not theirs or PIERCE in bits):
                if wp > 2 and not theirs:
                    return SURELY
                seen = PERHAPS
        elif fort < 0:
            if RAZE in bits:
                seen = PERHAPS
        elif fort == 1 and (ATTUNE in bits or (EXALT in bits and not theirs)):
            seen = PERHAPS
    return seen


def ways(s: State, me: int, use: int) -> list[int]:
    """The Realms whose location the Action can be used on with these upgrades."""
    team = s.team[me]
    instead = use & INSTEAD
    if instead & instead - 1 or (instead and use & WITH_BUILDING):
        return []
    if s.boards[me][FORTIFY].price[use][1] > s.ambition[team]:
        return []
    if not 0 <= wp_price(s, me, FORTIFY, use, 0) <= s.wp[me]:
        return []
    if (use & SEETHE and not s.deck[me]) or (use & DRAIN and not drained(s, me)):
        return []
    return [
        FORT_KEY + realm for realm in SPHERES_OF[s.space[me]] if is_possible(s, team, realm, use)
    ]


def is_possible(s: State, team: int, realm: int, use: int) -> bool:
    """Whether this can be done with the location of a Realm, whatever it costs."""
    fort = -s.forts[realm] if team else s.forts[realm]
    theirs = s.realm[realm] == 1 - team
    if use & EXALT:
        return fort == 1 and not theirs and s.majors[team] > 0
    if use & RAZE:
        # CER-212: a Major becomes a Minor of its owner, who must have one left.
        return fort == -1 or (fort == -2 and s.minors[1 - team] > 0)
    if use & ATTUNE:
        return fort == 1
    if fort or not s.minors[team] or theirs != bool(use & PIERCE):
        return False
    return not use & GARRISON or any(s.emo[slot] < 0 for slot in REALM_SLOTS[realm])


async def carry_out(
    s: State,
    me: int,
    use: int,
    way: int,
    garrison: Callable[[State, int, int], Awaitable[None]],
) -> None:
    """Pay, and build, Exalt, Raze or Attune."""
    realm, team = way - FORT_KEY, s.team[me]
    ambition = s.boards[me][FORTIFY].price[use][1]
    pay(s, me, wp_price(s, me, FORTIFY, use, 0), ambition, 0, "CER-205")
    note_upgrades(s, me, FORTIFY, use)
    if use & EXALT:
        exalt(s, team, realm)
    elif use & RAZE:
        lower(s, realm, "CER-209")
        gain_action(s, 1, "CER-211")
    elif use & ATTUNE:
        attune(s, team, realm)
    else:
        build(s, team, realm)
    await react(s, me)
    if use & (FEELING_SAFE | ALL_FOR_ME):
        gain_essence(s, me, 1, "CER-351" if use & FEELING_SAFE else "CER-379")
    if use & SEETHE:
        draw(s, me, "CER-364")
    if use & DRAIN:
        await drain(s, me, "CER-372")
    end(s, me)
    if use & GARRISON:
        await garrison(s, me, realm)
