"""The nine Aspirations: what each counts for a team (CER-306 to CER-319)."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.games.cerebria.board import OPPOSITE, SLOT_RING, TRIAD_OF
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.state import NOBODY, State

FULL_GAME_ONLY = frozenset((ASPIRATIONS.index("Sensibility"), ASPIRATIONS.index("Reflection")))

RULES = tuple(f"CER-{n}" for n in range(307, 316))
"""The rule of each Aspiration, in the order of their numbers."""


def attitude(s: State, team: int) -> int:
    """CER-307: Realms controlled."""
    return s.realm.count(team)


def openness(s: State, team: int) -> int:
    """CER-308: Frontiers controlled."""
    return s.frontier.count(team)


def awareness(s: State, team: int) -> int:
    """CER-309: Triads with an own Emotion."""
    return len({TRIAD_OF[slot] for slot in range(SLOT_RING) if s.side[slot] == team})


def unity(s: State, team: int) -> int:
    """CER-310, CER-316: the longest chain of own Emotions around the ring of slots."""
    best = run = 0
    for slot in range(2 * SLOT_RING):
        run = run + 1 if s.side[slot % SLOT_RING] == team else 0
        best = max(best, run)
    return min(best, SLOT_RING)


def liveliness(s: State, team: int) -> int:
    """CER-311, CER-318: Essence on own Emotions."""
    return sum(n for n, side in zip(s.ess, s.side, strict=True) if side == team)


def versatility(s: State, team: int) -> int:
    """CER-312: Vibe colours among own Emotions."""
    vibes = {s.table.vibe[emotion] for slot, emotion in enumerate(s.emo) if s.side[slot] == team}
    return len(vibes - {0})


def fortitude(s: State, team: int) -> int:
    """CER-313: the bonuses of own Fortresses."""
    return sum(max(0, -fort if team else fort) for fort in s.forts)


def sensibility(s: State, team: int) -> int:
    """CER-314, CER-317: the highest Intensity of a single own Emotion."""
    return max((f for f, side in zip(s.force, s.side, strict=True) if side == team), default=0)


def reflection(s: State, team: int) -> int:
    """CER-315: opposite Realms and Frontiers of which both parts are controlled."""
    return sum(
        s.realm[realm] == team == s.frontier[frontier] for realm, frontier in enumerate(OPPOSITE)
    )


COUNTS: tuple[Callable[[State, int], int], ...] = (
    attitude, openness, awareness, unity, liveliness, versatility, fortitude, sensibility,
    reflection,
)  # fmt: skip


def standing(s: State, aspiration: int) -> tuple[int, int]:
    """What both teams have of what an Aspiration names."""
    count = COUNTS[aspiration]
    return count(s, 0), count(s, 1)


def accomplished_by(s: State, aspiration: int) -> int:
    """CER-283, CER-319: the team that has strictly more; nobody in a tie."""
    bliss, gloom = standing(s, aspiration)
    return NOBODY if bliss == gloom else int(gloom > bliss)
