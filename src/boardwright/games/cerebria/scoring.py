"""The end of the game and the final score (CER-320 to CER-331)."""

from __future__ import annotations

from boardwright.core.outcomes import Outcome
from boardwright.games.cerebria.spirits import TEAMS
from boardwright.games.cerebria.state import State

RULES = {"row": "CER-320", "fragments": "CER-321", "wheel": "CER-322"}
"""Why a game ends."""


def points(s: State, team: int) -> int:
    """CER-327: Wheel, 3 for a Minor, 5 for a Major, 4 for the Capping Fragment; Fortresses that
    still stand score nothing (CER-328).
    """
    return s.wheel[team] + 3 * s.id_minor[team] + 5 * s.id_major[team] + 4 * s.capped[team]


def final_scoring(s: State) -> Outcome:
    """CER-329: the higher score wins, then the Capping Fragment; else it is a draw."""
    scores = [points(s, team) for team in range(2)]
    lead = (scores[0] - scores[1]) or (s.capped[0] - s.capped[1])
    if s.log is not None:
        for team in range(2):
            s.tell("scored", "CER-327", {"team": TEAMS[team], "points": scores[team]})
    winners = [seat for seat in range(s.seats) if not lead or s.team[seat] == (lead < 0)]
    rule = RULES[s.ends] if lead else "CER-329"
    reason = s.ends if lead else "draw"
    return Outcome(tuple(winners), tuple(scores[s.team[n]] for n in range(s.seats)), reason, rule)
