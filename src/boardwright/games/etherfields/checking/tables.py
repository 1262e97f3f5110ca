"""The tables inside of entries: actions, passives, targets, icons, conditions and the like."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.games.etherfields.checking.vocabulary import CONDITIONS
from boardwright.games.etherfields.checking.words import (
    COLOUR,
    CORNER,
    ICON,
    KEYWORDS,
    LIMITS,
    LOCATION_ICONS,
    SUIT,
    TERRAIN,
    TOKENS,
    WORLDS,
    Shapes,
    words,
)
from boardwright.games.etherfields.moments import MOMENTS

MOMENT = words(*MOMENTS)

COUNTS = (
    *("dreamers", "influence_per_dreamer", "market", "turn_cards", "fate", "flaws"),
    *("starting_items", "masks"),
)

_ACTION: Shapes = {
    "name": "name",
    "text": "text",
    "cost": "cost",
    "effect": "effect!",
    "keyword": words(*KEYWORDS),
    "range": "number",
    "target": "table:target",
    "requires": "table:condition",
    "limit": words(*LIMITS),
    "per": words("dreamer"),
    "single_use": "flag",
    "rapid": "flag",
    "when": f"{MOMENT} | [{MOMENT}]",
    "world": words(*WORLDS),
    "on": f"[{CORNER}]",
    "each_dreamer": "flag",
    "aim": "[table:aim]",
}
WORKS: Shapes = {"action": "[table:action]", "passive": "[table:passive]"}

TABLES: Mapping[str, Shapes] = {
    "counts": dict.fromkeys(COUNTS, "number!"),
    "options": {
        "luck_faces": "[face]",
        "movement_faces": "[movement_face]",
        "boost_fail_token": words("gem", "ether", "key", "hour"),
        "peek_seconds": "number",
    },
    "start_of_dream": {"effect": "effect!"},
    "action": _ACTION,
    "map_action": {**_ACTION, "name": "name!", "on": f"[{CORNER}]!"},
    "gate_action": {**_ACTION, "name": "name!"},
    "passive": {
        "when": MOMENT,
        "cost": "cost",
        "limit": words(*LIMITS),
        "optional": "flag",
        "range": "number",
        "requires": "table:condition",
        "effect": "effect!",
        "text": "text",
    },
    "aim": {"requires": "table:condition", "value": "number!"},
    "target": {
        "what": words(
            *("entity", "dreamer", "space", "edge", "gradual", "progress", "item", "card")
        )
        + "!",
        "range": "number",
        "not_big": "flag",
        "other": "flag",
        "agree": "flag",
        "icon": ICON,
        "terrain": TERRAIN,
        "ignore_walls": "flag",
        "n": "count",
        "up_to": "flag",
        "optional": "flag",
        "walled": "flag",
        "where": "table:condition",
    },
    "condition": CONDITIONS,
    "bounds": {"min": "number", "max": "number"},
    "progress_condition": {
        "min": "number",
        "max": "number",
        "color": COLOUR,
        "colors": "number",
        "any_dreamer": "flag",
    },
    "counter_condition": {"name": "countername!", "min": "signed", "max": "signed"},
    "figures_condition": {
        "entity": "id:entity",
        "min": "number",
        "max": "number",
        "range": "number",
    },
    "together_condition": {"entity": "id:entity!", "alone": "flag"},
    "token_condition": {
        "kind": words(*TOKENS) + "!",
        "min": "number",
        "max": "number",
        "at": "space",
        "range": "number",
        "tile": "flag",
    },
    "space_condition": {"icon": ICON, "terrain": TERRAIN, "token": words(*TOKENS)},
    "option": {
        "name": "name!",
        "text": "text",
        "requires": "table:condition",
        "effect": "effect!",
        "aim": "[table:aim]",
    },
    "progress": {"cost": "cost!", "color": COLOUR, "stacks": "flag"},
    "quirk": {
        "scope": words("map", "space") + "!",
        "text": "text!",
        "terrain": f"[{TERRAIN}]",
        "trap": "effect",
        "blocked": "flag",
        "requires": "table:condition",
        **WORKS,
    },
    "icon": {
        "kind": ICON + "!",
        "on": f"[{CORNER}]!",
        "terrain": TERRAIN,
        "suit": SUIT,
        "n": "number",
        "text": "text",
        "effect": "effect",
        **WORKS,
    },
    "patched_icon": {
        "kind": ICON + "!",
        "terrain": TERRAIN,
        "suit": SUIT,
        "n": "number",
        "text": "text",
        "effect": "effect",
        **WORKS,
    },
    "flying": {
        "name": "name!",
        "text": "text",
        "cost": "cost",
        "effect": "effect",
        "instant": "flag",
        "keyword": words(*KEYWORDS),
        "range": "number",
        "target": "table:target",
        "requires": "table:condition",
        "limit": words(*LIMITS),
        "per": words("dreamer"),
        "single_use": "flag",
        "each_dreamer": "flag",
        "aim": "[table:aim]",
        "passive": "[table:passive]",
    },
    "quirk_slot": {"id": "word!", "space": CORNER + "!"},
    "edge_patch": {"between": "2[square]!", "wall": "flag!"},
    "space_patch": {
        "at": "square!",
        "icons": f"[{ICON} | table:patched_icon]",
        "terrain": f"[{TERRAIN}]",
        "remove_terrain": f"[{TERRAIN}]",
        "remove_icons": f"[{ICON}]",
        "remove_actions": "flag",
        "blocked": "flag",
        "action": "[table:gate_action]",
    },
    "effects": {"basic": "effect", "special": "effect", "morph": "effect"},
    "effects_text": {"basic": "text", "special": "text", "morph": "text"},
    "out": {"effect": "effect!", "text": "text"},
    "location": {
        "id": "word!",
        "name": "name!",
        "icon": words(*LOCATION_ICONS) + "!",
        "gate": "id:gate",
    },
    "world_edge": {
        "from": "id:location!",
        "to": "id:location!",
        "kind": words("path", "shortcut"),
        "one_way": "flag",
    },
}
