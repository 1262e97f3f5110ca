"""Answers that people call blunders, through the eyes of a seat. What is merely worse than another
answer is left to the evaluation.
"""

from __future__ import annotations

from collections.abc import Callable

from boardwright.core.decisions import Decision
from boardwright.games.cerebria.board import CRA, VAL
from boardwright.games.cerebria.glimpses import revealing
from boardwright.games.cerebria.keys import (
    ABSORB,
    CARD_KEY,
    DONE,
    NO,
    REALM_KEY,
    SPHERE_KEY,
    card_of,
    choose,
)
from boardwright.games.cerebria.sees import Sees
from boardwright.games.cerebria.spirits import ACTION_NAMES

NONE: frozenset[int] = frozenset()

GIFT = -1.0
"""A Revelation that is expected to bring the other team so much more is a present to it."""

FREE = frozenset(
    ("may-bonus-humility", "may-bonus-diligence", "may-bonus-knowledge", "may-bonus-creativity")
)
"""Bonuses that cost nothing (CER-260 to CER-263)."""

ROW = 4


def veto(decision: Decision, sees: Sees) -> frozenset[int]:
    """Options that are blunders; never all of them."""
    key = decision.key
    if key in FREE:
        return frozenset((NO,))
    judge = _JUDGES.get(key)
    if judge is None:
        return NONE
    found = frozenset(judge(decision, sees))
    return found if len(found) < len(decision.options) else NONE


def _actions(decision: Decision, sees: Sees) -> list[int]:
    """To end a turn with an Action left that could be paid and would gain something; and an Absorb
    that can only bring about a Revelation for the other team.
    """
    options = decision.options
    found = []
    if sees.actions and not sees.ends and {REALM_KEY + VAL, REALM_KEY + CRA} & set(options):
        found.append(DONE)
    if ABSORB in options and all(is_gift(sees, realm) for realm in sees.reachable()):
        found.append(ABSORB)
    return found


def _spheres(decision: Decision, sees: Sees) -> list[int]:
    return [
        action for action in decision.options if is_gift(sees, sees.realm_of(action - SPHERE_KEY))
    ]


def is_gift(sees: Sees, realm: int) -> bool:
    """Whether to Absorb at a Realm would be a Revelation for the other team, and not the last."""
    if sees.absorbs(realm) < sees.pool[sees.sphere_at(realm)] or len(sees.common) < 2:
        return False
    return revealing(sees, realm) <= GIFT


def _builds(decision: Decision, sees: Sees) -> list[int]:
    """A card for a token that will never be used, for the game ends with this turn; unless it
    completes a row, or is needed to unlock one.
    """
    if not sees.ends:
        return []
    action = ACTION_NAMES.index(decision.key.removeprefix("build-"))
    row = sees.tokens(sees.seat, action)
    if row in (0, ROW - 1):
        return []
    return [
        option
        for option in decision.options
        if option >= CARD_KEY and option != choose(card_of(option))
    ]


_JUDGES: dict[str, Callable[[Decision, Sees], list[int]]] = {
    "ask-action": _actions,
    "ask-sphere": _spheres,
    **{f"build-{name}": _builds for name in ACTION_NAMES},
}
