"""The public facts of Etherfields that a table is drawn with: the grid, what is counted and named,
the Dreamers of the pack. Nothing of the pack is here that a player has to find.
"""

from __future__ import annotations

from functools import lru_cache

from boardwright.core.messages import Json
from boardwright.games.etherfields import view_words
from boardwright.games.etherfields.content import (
    COLOURS,
    LUCK,
    MORPHINGS,
    MOVEMENT,
    STATES,
    STEPS,
    SUITS,
    TERRAINS,
)
from boardwright.games.etherfields.keys import COLUMNS, ROWS
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import (
    DISTRESS_LIMIT,
    DRAW_STEP,
    FEWEST_CARDS,
    FIGURE_LIMIT,
    HAND_LIMIT,
    ITEM_SLOTS,
    LIMITS,
    MOST_HOURS,
    PROGRESS_LIMIT,
)


@lru_cache(16)
def content(pack: Pack) -> dict[str, Json]:
    return {
        "pack": {"id": pack.id, "title": pack.title, "version": pack.version},
        "grid": {"rows": ROWS, "columns": COLUMNS},
        "colours": [*COLOURS],
        "suits": [*SUITS],
        "terrains": [*TERRAINS],
        "morphings": [*MORPHINGS],
        "states": [*STATES],
        "steps": [*STEPS],
        "dice": {
            "luck": [LUCK[face] for face in pack.luck],
            "movement": [MOVEMENT[face] for face in pack.movement],
        },
        "limits": {
            **LIMITS,
            "cards": FEWEST_CARDS,
            "clock": MOST_HOURS,
            "distress_limit": DISTRESS_LIMIT,
            "draw": DRAW_STEP,
            "figures": FIGURE_LIMIT,
            "hand": HAND_LIMIT,
            "items": ITEM_SLOTS,
            "progress": PROGRESS_LIMIT,
        },
        "peek_seconds": pack.peek_seconds,
        "dreamers": {
            dreamer.id: {
                "name": dreamer.name,
                "archetype": dreamer.archetype,
                "about": dreamer.about,
                "back": view_words.action(dreamer.back),
            }
            for dreamer in pack.dreamers
        },
    }
