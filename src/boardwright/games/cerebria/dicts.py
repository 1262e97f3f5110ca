"""Positions in readable names: the full dict, and what follows from it as facts."""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.cerebria.aspirations import standing
from boardwright.games.cerebria.board import (
    FRONTIERS,
    REALMS,
    SLOT_RING,
    SLOTS,
    SPACES,
    SPHERES,
)
from boardwright.games.cerebria.emotions import STRONG, VIBES
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.naming import slot_text
from boardwright.games.cerebria.realms import fee
from boardwright.games.cerebria.reckoning import (
    blocked_for,
    frontier_holder,
    frontier_totals,
    intensity,
    realm_holder,
    realm_totals,
)
from boardwright.games.cerebria.scoring import points
from boardwright.games.cerebria.setup import aspirations_of
from boardwright.games.cerebria.spirits import ACTION_NAMES, SPIRITS, TEAMS
from boardwright.games.cerebria.state import STRONG_COPIES, State

PHASES = ("placing", "wilds", "turn", "end")
"""The points at which something is asked, by the numbers of the state."""
ABILITIES = ("token", "rotate", "action")
TOKENS = ("", *VIBES[1:], "wild")
SIZES = ("minor", "major")


def to_dict(s: State) -> dict[str, Json]:
    """The whole state; `load` brings it back exactly."""
    return {
        "phase": PHASES[s.phase],
        "turn": s.me,
        "place": s.at,
        "turns": s.turns,
        "picks": s.picks,
        "order": list(s.order),
        "actions": s.actions,
        "absorbed": s.absorbed,
        "used": [name for n, name in enumerate(ABILITIES) if s.used >> n & 1],
        "scored": s.scored,
        "ends": s.ends,
        "slots": {name: slot_text(s, slot) for slot, name in enumerate(SLOTS)},
        "once": [name for slot, name in enumerate(SLOTS) if s.once >> slot & 1],
        "spheres": {
            name: {"realm": REALMS[(n + s.turned) % 5], "wp": s.pool[n]}
            for n, name in enumerate(SPHERES)
        },
        "forts": {name: fort(s, realm) for realm, name in enumerate(REALMS)},
        "common": {
            "row": aspirations(s.common),
            "down": aspirations(s.down),
            "removed": aspirations(s.removed),
        },
        "teams": {name: _team(s, team) for team, name in enumerate(TEAMS)},
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "facts": facts(s),
    }


def fort(s: State, realm: int) -> dict[str, Json]:
    """The Fortress at a Realm, an empty table if there is none."""
    size = s.forts[realm]
    if not size:
        return {}
    return {"team": TEAMS[size < 0], "size": SIZES[abs(size) - 1], "turn": s.fort_turn[realm]}


def aspirations(numbers: tuple[int, ...]) -> list[Json]:
    return [ASPIRATIONS[n] for n in numbers]


def emotions(s: State, cards: tuple[int, ...]) -> list[Json]:
    return [s.table.names[card] for card in cards]


def _team(s: State, team: int) -> dict[str, Json]:
    return {
        "ambition": s.ambition[team],
        "wheel": s.wheel[team],
        "fragments": {"minor": s.minors[team], "major": s.majors[team]},
        "identity": {
            "minor": s.id_minor[team],
            "major": s.id_major[team],
            "capping": s.capped[team],
        },
        "hidden": aspirations(s.hidden[team]),
        "past": aspirations(s.past[team]),
    }


def _seat(s: State, seat: int) -> dict[str, Json]:
    space = s.space[seat]
    rows: dict[str, Json] = {
        name: [TOKENS[token] for token in tokens(s.rows[5 * seat + action])]
        for action, name in enumerate(ACTION_NAMES)
    }
    return {
        "spirit": SPIRITS[s.spirit[seat]],
        "space": SPACES[space] if space >= 0 else "",
        "wp": s.wp[seat],
        "essence": s.essence[seat],
        "hand": emotions(s, s.hand[seat]),
        "deck": emotions(s, s.deck[seat]),
        "under": s.under[seat],
        "shown": emotions(s, s.shown[seat]),
        "public": bool(s.public >> seat & 1),
        "rows": rows,
        "tiers": s.row_done[seat],
    }


def tokens(row: int) -> tuple[int, ...]:
    """The Vibe tokens of a row, the unlock space first."""
    return (row & 7, row >> 3 & 7, row >> 6 & 7, row >> 9 & 7)


# Facts


def facts(s: State) -> dict[str, Json]:
    """What follows from the rest: Intensity, blocking, control, standings, points, fees."""
    slots = [slot for slot in range(SLOT_RING) if s.emo[slot] >= 0]
    realms: dict[str, Json] = {name: realm(s, n) for n, name in enumerate(REALMS)}
    frontiers: dict[str, Json] = {name: frontier(s, n) for n, name in enumerate(FRONTIERS)}
    standings: dict[str, Json] = {ASPIRATIONS[n]: standings_in(s, n) for n in aspirations_of(s)}
    return {
        "realms": realms,
        "frontiers": frontiers,
        "intensity": {SLOTS[slot]: intensity(s, slot) for slot in slots},
        "blocked": {
            SLOTS[slot]: [REALMS[n] for n in where]
            for slot in slots
            if (where := blocked_for(s, slot))
        },
        "standings": standings,
        "points": {name: points(s, team) for team, name in enumerate(TEAMS)},
        "strong": {**strong_left(s, 0), **strong_left(s, 1)},
    }


def realm(s: State, number: int) -> dict[str, Json]:
    """Who controls a Realm, what both teams count there, and its fee for the active player."""
    bliss, gloom = realm_totals(s, number)
    control = holder(realm_holder(s, number))
    return {"control": control, "bliss": bliss, "gloom": gloom, "fee": fee(s, s.me, number)}


def frontier(s: State, number: int) -> dict[str, Json]:
    bliss, gloom = frontier_totals(s, number)
    return {"control": holder(frontier_holder(s, number)), "bliss": bliss, "gloom": gloom}


def holder(team: int) -> str:
    return TEAMS[team] if team >= 0 else "nobody"


def standings_in(s: State, aspiration: int) -> dict[str, Json]:
    bliss, gloom = standing(s, aspiration)
    return {"bliss": bliss, "gloom": gloom}


def strong_left(s: State, team: int) -> dict[str, Json]:
    """CER-006, CER-065: the copies left in a team's pile of Strong Emotions."""
    table = s.table
    return {
        table.names[n]: STRONG_COPIES - s.emo.count(n)
        for n in range(table.printed)
        if table.kind[n] == STRONG and table.team[n] == team
    }
