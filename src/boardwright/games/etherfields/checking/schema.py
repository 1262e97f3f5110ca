"""The tables of a pack and their fields, in the shapes of vocabulary.py."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.games.etherfields.checking.tables import MOMENT, WORKS
from boardwright.games.etherfields.checking.words import (
    CORNER,
    FIGURES,
    ICON,
    MODULES,
    MORPHING,
    STATE,
    STEP,
    SUIT,
    TARGET_RULES,
    TERRAIN,
    Shapes,
    words,
)

_NAMED: Shapes = {"id": "word!", "name": "name!"}
_TILE: Shapes = {
    **_NAMED,
    "anchor": CORNER,
    "code": "slot!",
    "rotation": "rotation",
    "walls": "[wall]",
    "blocked": f"[{CORNER}]",
    "icon": "[table:icon]",
    "action": "[table:map_action]",
    "flying_rule": "[table:flying]",
}
_ENTITY: Shapes = {
    **_NAMED,
    "figure": words(*FIGURES),
    "big": "flag",
    "move": "number | 'ignore'",
    "movement": "effect",
    "target": words(*TARGET_RULES),
    "flees": "flag",
    "limit": "number",
    "setup": "effect",
    "interaction": "[table:action]",
    "effects": "table:effects",
    "effects_text": "table:effects_text",
    "shuns": f"[{ICON}]",
    "passive": "[table:passive]",
    "text": "text",
    "code": "word",
}
_THING: Shapes = {**_NAMED, "text": "text", "code": "word", **WORKS}

KINDS: Mapping[str, Shapes] = {
    "dreamer": {
        **_NAMED,
        "archetype": "word!",
        "masks": "[id:mask]",
        "about": "text",
        "back_action": "table:gate_action!",
    },
    "influence": {
        **_THING,
        "intent": "intent!",
        "ether": "number",
        "qty": "count",
        "owner": "id:dreamer",
        "market": "flag",
        "rapid": "flag",
        "flavour": "text",
        "progress": "table:progress",
    },
    "flaw": {
        **_THING,
        "text": "text!",
        "later": "flag",
        "qty": "count",
        "stays": words("discard", "progress_zone") + "!",
        "remove_cost": "cost",
        "effect": "effect",
    },
    "item": {**_THING, "intent": "intent!", "starting": "flag", "rapid": "flag"},
    "mask": {**_THING, "owner": "id:dreamer"},
    "turn": {
        **_NAMED,
        "suit": SUIT + "!",
        "steps": f"[{STEP}]!",
        "loot": "effect!",
        "loot_text": "text!",
    },
    "fate": {
        **_NAMED,
        "text": "text!",
        "effect": "effect",
        "later": "flag",
        "place_slumber_tile": "flag",
        "quirk": "table:quirk",
        "code": "word",
    },
    "wisdom": {**_THING, "text": "text!", "effect": "effect", "unlocks": f"[{words(*MODULES)}]"},
    "season": {
        **_THING,
        "text": "text!",
        "mood": words("good", "bad", "neutral") + "!",
        "hint": "text!",
    },
    "note": {**_THING, "text": "text!", "single_use": "flag"},
    "companion": {**_THING, "summoned_by": "id:influence | id:note"},
    "sign": {**_NAMED, "text": "text", "personal": "number!", "universal": "number!"},
    "first_memory": {
        **_NAMED,
        "owner": "id:dreamer",
        "text": "text!",
        "when": MOMENT + "!",
        "n": "count",
        "requires": "table:condition",
        "effect": "effect!",
    },
    "gate": {
        **_NAMED,
        "dream": "word!",
        "location": "word!",
        "keys": "number!",
        "turns": "count!",
        "turns_solo": "count",
        "setup": "effect!",
        "introduction": "id:script!",
        "out_of_turns": "id:script!",
        "goal": "text!",
        "rules": "text",
        "trap": "effect",
        "trap_text": "text",
        "action": "[table:gate_action]",
        "effects": "table:effects",
        "effects_text": "table:effects_text",
        "passive": "[table:passive]",
    },
    "map_tile": _TILE,
    "slumber_map_tile": {**_TILE, "starting": "flag", "quirk_slot": "[table:quirk_slot]"},
    "overlay": {**_NAMED, "edge": "[table:edge_patch]", "space": "[table:space_patch]"},
    "entity": {
        **_ENTITY,
        "figure": _ENTITY["figure"] + "!",
        "move": _ENTITY["move"] + "!",
        "dream": "word!",
    },
    "slumber": {
        **_ENTITY,
        "turns": "number",
        "turns_solo": "number",
        "skip": "flag",
        "skip_before_start": "flag",
        "out_of_turns": "table:out",
        "deliverance": "table:action",
        "role": words("delta"),
        "starting": "flag",
        "back": "word",
    },
    "world_tile": {
        **_NAMED,
        "slot": "worldslot!",
        "location": "[table:location]!",
        "edge": "[table:world_edge]",
    },
    "script": {
        "id": "paragraph!",
        "text": "text!",
        "effect": "effect",
        "effect_text": "text",
        "lesson": "text",
    },
    "morphing": {"kind": MORPHING + "!", "n": "number!"},
    "state_token": {"sides": f"2[{STATE}]!", "n": "number!"},
    "terrain_token": {"kind": TERRAIN + "!", "n": "number!"},
}
"""Every kind of entry. The order is that in which the reader goes through them."""

BASE: Shapes = {"pack": "word!", "remove": "[word]"}
"""What another pack is built on; see docs/pack-format.md."""

HEADS: Mapping[str, Shapes] = {
    "pack": {
        "id": "word!",
        "version": "word!",
        "title": "text!",
        "players": "[count]!",
        "languages": "[word]!",
        "counts": "table:counts!",
        "options": "table:options",
    },
    "start": {
        "gate": "id:gate!",
        "season": "id:season",
        "wisdom": "[id:wisdom]",
        "items": "[id:item]",
    },
    "roles": {
        "awakening": "id:wisdom!",
        "dreamworld_legend": "id:wisdom!",
        "death": "id:wisdom!",
    },
}
"""The tables of pack.toml. `start` has one table more for each Dream that can be played alone."""
