"""Fortresses: built, Exalted, lowered, moved to the Identity; control follows."""

from __future__ import annotations

from boardwright.games.cerebria.board import REALM_SLOTS, REALMS
from boardwright.games.cerebria.control import settle
from boardwright.games.cerebria.spirits import TEAMS
from boardwright.games.cerebria.state import State


def build(s: State, team: int, realm: int) -> None:
    """CER-205: an unused Minor Fragment with its +1 token."""
    s.minors[team] -= 1
    stand(s, team, realm, 1, s.turns, "CER-205", "built")


def exalt(s: State, team: int, realm: int) -> None:
    """CER-207, CER-215: a Major takes the place of the Minor, which goes back to the stock."""
    s.majors[team] -= 1
    s.minors[team] += 1
    stand(s, team, realm, 2, s.turns, "CER-207", "exalted")


def lower(s: State, realm: int, rule: str) -> None:
    """CER-209, CER-215, CER-301: a Fortress is lowered by a step; what is left of it was built when
    it was built.
    """
    team = int(s.forts[realm] < 0)
    if abs(s.forts[realm]) == 2:
        s.majors[team] += 1
        s.minors[team] -= 1
        stand(s, team, realm, 1, s.fort_turn[realm], rule, "razed")
    else:
        s.minors[team] += 1
        stand(s, team, realm, 0, 0, rule, "razed")


def attune(s: State, team: int, realm: int) -> None:
    """CER-358, CER-394: the own Minor Fragment moves to the Identity."""
    s.id_minor[team] += 1
    stand(s, team, realm, 0, 0, "CER-358", "attuned")


def stand(s: State, team: int, realm: int, size: int, turn: int, rule: str, kind: str) -> None:
    """So it stands now, and control follows."""
    s.forts[realm] = -size if team else size
    s.fort_turn[realm] = turn
    if s.log is not None:
        s.tell(kind, rule, {"team": TEAMS[team], "realm": REALMS[realm], "size": size})
    settle(s, REALM_SLOTS[realm][0])
