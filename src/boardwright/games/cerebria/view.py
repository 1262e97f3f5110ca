"""What a seat sees, put together from what it may see (CER-420 to CER-425, CER-457)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from boardwright.core.messages import Json
from boardwright.games.cerebria.board import FRONTIERS, REALMS, SLOTS, SPACES, SPHERES
from boardwright.games.cerebria.dicts import (
    ABILITIES,
    PHASES,
    TOKENS,
    aspirations,
    emotions,
    standings_in,
    strong_left,
    tokens,
)
from boardwright.games.cerebria.dicts import fort as fort_of
from boardwright.games.cerebria.emotions import KINDS, VIBES
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.realms import fee
from boardwright.games.cerebria.reckoning import blocked_for, frontier_totals, realm_totals
from boardwright.games.cerebria.scoring import points
from boardwright.games.cerebria.setup import aspirations_of
from boardwright.games.cerebria.spirits import (
    ACTION_NAMES,
    BASE,
    GLOOM,
    SPIRITS,
    TEAMS,
    UPGRADES,
    Row,
)
from boardwright.games.cerebria.state import BLEAKNESS_CARDS, NOBODY, State

Part = dict[str, Json]


def view(s: State, seat: int | None) -> Part:
    """The game as one seat sees it; None is a spectator."""
    return views(s, (seat,))[seat]


def views(s: State, seats: Iterable[int | None]) -> dict[int | None, Part]:
    """The game as each of these sees it: what everybody sees is the same for all of them; a team's
    hands and its Hidden Aspiration are added for its own seats.
    """
    shown = [_seat(s, owner) for owner in range(s.seats)]
    teams = [_team(s, team) for team in range(2)]
    table = _table(s, teams, shown)
    seen: dict[int | None, Part] = {}
    for seat in seats:
        seen[seat] = table if seat is None else _for_seat(s, seat, table, teams, shown)
    return seen


def _for_seat(
    s: State, seat: int, table: Part, teams: Sequence[Part], shown: Sequence[Part]
) -> Part:
    """CER-420, CER-421: a team shares its hands and its Hidden Aspiration."""
    mine = s.team[seat]
    hidden = hidden_of(s, mine)
    own = {**teams[mine], "hidden": ASPIRATIONS[hidden] if hidden >= 0 else None}
    return {
        **table,
        "seat": seat,
        "teams": {name: own if n == mine else teams[n] for n, name in enumerate(TEAMS)},
        "seats": [
            {**part, "hand": emotions(s, s.hand[n]), "list": emotions(s, s.lists[n])}
            if s.team[n] == mine
            else part
            for n, part in enumerate(shown)
        ],
    }


def _table(s: State, teams: Sequence[Part], shown: Sequence[Json]) -> Part:
    """What a spectator sees."""
    rules = s.rules
    return {
        "seat": None,
        "phase": PHASES[s.phase],
        "turn": s.me,
        "place": s.at,
        "turns": s.turns,
        "order": list(s.order),
        "actions": s.actions,
        "absorbed": s.absorbed,
        "used": [name for n, name in enumerate(ABILITIES) if s.used >> n & 1],
        "scored": s.scored,
        "ends": s.ends or None,
        "rules": {
            "basic": rules.basic,
            "boards": "AB"[rules.side_b],
            "team_boards": "AB"[rules.team_b],
            "powers": rules.powers,
        },
        "spheres": [
            {"name": SPHERES[n], "realm": REALMS[realm], "wp": s.pool[n]}
            for realm in range(5)
            for n in (s.sphere_at(realm),)
        ],
        "slots": {name: _slot(s, slot) for slot, name in enumerate(SLOTS)},
        "realms": {name: _realm(s, realm) for realm, name in enumerate(REALMS)},
        "frontiers": {name: _frontier(s, n) for n, name in enumerate(FRONTIERS)},
        "teams": dict(zip(TEAMS, teams, strict=True)),
        "common": {
            "row": aspirations(s.common),
            "down": aspirations(s.down),
            "removed": aspirations(s.removed),
        },
        "standings": {ASPIRATIONS[n]: standings_in(s, n) for n in aspirations_of(s)},
        "bleakness_left": BLEAKNESS_CARDS - s.emo.count(s.table.starting[GLOOM]),
        "seats": list(shown),
    }


# The board


def _slot(s: State, slot: int) -> Json:
    emotion, table = s.emo[slot], s.table
    if emotion < 0:
        return None
    home = s.home[slot]
    return {
        "emotion": table.names[emotion],
        "team": TEAMS[s.side[slot]],
        "kind": KINDS[table.kind[emotion]],
        "vibe": VIBES[table.vibe[emotion]],
        "essence": s.ess[slot],
        "row": list(table.row[emotion]),
        "intensity": s.force[slot],
        "token": s.tok[slot],
        "insecurity": bool(s.weak[slot]),
        "home": home if home >= 0 else None,
        "power_spent": bool(s.once >> slot & 1),
        "blocked": [REALMS[realm] for realm in blocked_for(s, slot)],
    }


def _realm(s: State, realm: int) -> Part:
    bliss, gloom = realm_totals(s, realm)
    fort = fort_of(s, realm)
    if fort:
        fort["ripe"] = s.fort_turn[realm] < s.turns
    return {
        "control": _holder(s.realm[realm]),
        "bliss": bliss,
        "gloom": gloom,
        "fort": fort or None,
        "fee": fee(s, s.me, realm),
    }


def _frontier(s: State, frontier: int) -> Part:
    bliss, gloom = frontier_totals(s, frontier)
    return {"control": _holder(s.frontier[frontier]), "bliss": bliss, "gloom": gloom}


def _holder(team: int) -> str | None:
    return TEAMS[team] if team >= 0 else None


# Teams and seats


def _team(s: State, team: int) -> Part:
    """What everybody sees of a team: of its Hidden deck, how many cards it has."""
    return {
        "ambition": s.ambition[team],
        "fragments": {"minor": s.minors[team], "major": s.majors[team]},
        "identity": {
            "minor": s.id_minor[team],
            "major": s.id_major[team],
            "capping": s.capped[team],
        },
        "wheel": s.wheel[team],
        "points": points(s, team),
        "hidden": None,
        "has_hidden": hidden_of(s, team) >= 0,
        "hidden_left": len(s.hidden[team]),
        "past": aspirations(s.past[team]),
        "strong": strong_left(s, team),
    }


def hidden_of(s: State, team: int) -> int:
    """CER-295: the Hidden Aspiration that a team knows of: none while it chooses one, and none once
    the Common row is over (CER-305).
    """
    if not s.common or s.choosing >> team & 1:
        return NOBODY
    return s.hidden_aspiration(team)


def _seat(s: State, owner: int) -> Part:
    """What everybody sees of a seat (CER-422, CER-423, CER-445, CER-457)."""
    deck, space = s.deck[owner], s.space[owner]
    known: Part = {"list": emotions(s, s.lists[owner])} if s.public >> owner & 1 else {}
    return {
        "team": TEAMS[s.team[owner]],
        "spirit": SPIRITS[s.spirit[owner]],
        "space": SPACES[space] if space >= 0 else None,
        "wp": s.wp[owner],
        "essence": s.essence[owner],
        "cards": len(s.hand[owner]),
        "shown": emotions(s, s.shown[owner]),
        "deck": len(deck),
        "top": s.table.names[deck[0]] if deck else None,
        "bottom": emotions(s, deck[len(deck) - s.under[owner] :]),
        **known,
        "rows": {
            name: list(_row(action, s.boards[owner][action], s.rows[5 * owner + action]))
            for action, name in enumerate(ACTION_NAMES)
        },
    }


@lru_cache(4096)
def _row(action: int, board: Row, row: int) -> tuple[Part, ...]:
    """CER-162: the spaces of a row: the unlock space with the price of the Action itself, then the
    upgrades with what each adds to it.
    """
    base = BASE[action]
    there = [TOKENS[token] or None for token in tokens(row)]
    places: list[Part] = [
        {"name": "unlock", "wp": base.wp, "ambition": base.ambition, "rule": base.rule}
    ]
    for upgrade in board.upgrades:
        name = UPGRADES[upgrade.kind]
        prices: Part = {"wp": upgrade.wp, "ambition": upgrade.ambition, "rule": upgrade.rule}
        places.append({"name": name, **prices})
    return tuple({**place, "vibe": vibe} for place, vibe in zip(places, there, strict=True))
