"""Moments at which something may be answered: a payment, a roll, a Distress about to come.

Rapid cards, Masks and passives look at them and change them; what is left is then applied
(ETH-262, ETH-339).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boardwright.games.etherfields.state import NOBODY, NOWHERE

if TYPE_CHECKING:
    from boardwright.games.etherfields.content import Action

MOMENTS = (
    *("turn_start", "draw_step", "turn_end", "encounter_start", "slumber_start", "dream_start"),
    *(
        "would_suffer",
        "would_seal",
        "would_discard",
        "would_move",
        "would_push",
        "sealed",
        "rolled",
        "boosted",
    ),
    *(
        "paying",
        "after_move",
        "reshuffled",
        "reshuffle_price",
        "entity_move_step",
        "entity_targets",
    ),
    *(
        "step_before",
        "step_after",
        "revealed",
        "shortcut",
        "location_resolved",
        "fate_resolved",
    ),
    *("applying", "encounter_end", "location_entered"),
    *("slumber_won", "placed", "cured_to_zero", "progress_placed", "back_action", "pushed_by_big"),
)


@dataclass(slots=True)
class Moment:
    """What is about to happen, or just has; changed by those who answer it."""

    kind: str
    seat: int = NOBODY
    """The Dreamer it is about."""
    n: int = 0
    """How much is about to come; what is prevented is taken off."""
    entity: int = NOBODY
    figure: int = NOBODY
    die: str = ""
    """`luck` or `movement`."""
    face: int = -1
    step: int = NOBODY
    space: int = NOWHERE
    rerolls: int = 0
    """How often the die was rolled again."""
    cancelled: bool = False
    from_entity: bool = False
    redirected: int = NOBODY
    """The Dreamer who takes it instead."""
    word: str = ""
    """What is paid or rolled for: `move`, `place`, `assault`, `contact`, `action`, `effect`,
    `boost`.
    """
    action: Action | None = None
    """The action that is paid, or applied."""
