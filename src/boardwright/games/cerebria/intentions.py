"""Intentions, points and the Wheel (CER-270 to CER-280); full game only."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.cerebria.board import WHEEL, WHEEL_SIZE
from boardwright.games.cerebria.moves import draw, gain_ambition, gain_essence
from boardwright.games.cerebria.state import State

RULES = {
    "A1": "CER-102",
    "A2": "CER-103",
    "A3": "CER-104",
    "A4": "CER-105",
    "B1": "CER-106",
    "B2": "CER-107",
    "B3": "CER-108",
    "B4": "CER-109",
}
"""The Intentions of the two sides of the Team board, and their rules."""


def accomplish(s: State, number: int) -> None:
    """Note that the active player has accomplished an Intention of the side in use."""
    s.due.append(f"{'B' if s.rules.team_b else 'A'}{number}")


def score(s: State, me: int) -> None:
    """CER-271, CER-273: 1 point for the first Intention of a turn, 2 for every further one."""
    if not s.due:
        return
    due, s.due = s.due, []
    if s.rules.basic:
        return  # CER-014
    for intention in due:
        points = 2 if s.scored else 1
        s.scored += 1
        if s.log is not None:
            args: Args = {"seat": me, "intention": intention, "amount": points}
            s.tell("intention", RULES[intention], args)
        _advance(s, me, points)


def _advance(s: State, me: int, points: int) -> None:
    """CER-275 to CER-279: move the counter on and give the bonus of each marked space passed."""
    team = s.team[me]
    for _ in range(points):
        s.wheel[team] += 1
        match WHEEL.get(s.wheel[team] % WHEEL_SIZE):
            case "essence":
                gain_essence(s, me, 1, "CER-275")
            case "card":
                draw(s, me, "CER-275")
            case "ambition":
                gain_ambition(s, me, "CER-275")
    if s.wheel[team] >= WHEEL_SIZE and not s.ends:
        s.ends = "wheel"
        if s.log is not None:
            s.tell("ending", "CER-322", {"reason": "wheel"})
