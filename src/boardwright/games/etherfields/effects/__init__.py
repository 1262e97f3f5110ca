"""Effects: what stands on cards, tiles and in paragraphs, carried out (docs/pack-format.md)."""

from __future__ import annotations

from boardwright.games.etherfields.effects import (
    about_dreamers,
    about_game,
    campaign,
    copying,
    deciding,
    distress,
    drawing,
    gaining,
    lasting,
    looking,
    marking,
    moving,
    progressing,
    rolling,
    secrets,
    spawning,
    swapping,
    tokens,
    travelling,
    turning,
)
from boardwright.games.etherfields.effects.answering import answers
from boardwright.games.etherfields.effects.conditions import holds
from boardwright.games.etherfields.effects.registry import VERBS
from boardwright.games.etherfields.effects.running import choosable, fix, possible_effect, run
from boardwright.games.etherfields.effects.targeting import (
    can,
    choose_target,
    needs_target,
    targets,
)

__all__ = [
    "VERBS",
    "about_dreamers",
    "about_game",
    "answers",
    "campaign",
    "can",
    "choosable",
    "choose_target",
    "copying",
    "deciding",
    "distress",
    "drawing",
    "fix",
    "gaining",
    "holds",
    "lasting",
    "looking",
    "marking",
    "moving",
    "needs_target",
    "possible_effect",
    "progressing",
    "rolling",
    "run",
    "secrets",
    "spawning",
    "swapping",
    "targets",
    "tokens",
    "travelling",
    "turning",
]
