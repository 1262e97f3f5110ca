"""The words of effects: verbs with their parameters, selectors, stats, conditions.
docs/pack-format.md says what they mean; a test keeps the two together.

Shapes are written as short words: `text` (for people), `word` (for the program), `number` (0 or
more), `amount` (a number or an expression), `id:KIND` (of a thing that exists), `'word'` (this
word itself), `table:NAME` (see tables.py), `[SHAPE]` (a list; `2[SHAPE]`: of two), several with
` | ` between them; `!` at the end: it may not be left out.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.games.etherfields.checking.words import (
    COLOUR,
    DECKS,
    FORBIDDEN,
    ICON,
    KEYWORDS,
    LOCATION_ICONS,
    MORPHING,
    PAID_FOR,
    PREVENTED,
    STATE,
    STATS,
    STEP,
    SUIT,
    SUPPLIES,
    TERRAIN,
    TOKENS,
    UNTIL,
    Shapes,
    words,
)

_ALL = "amount | 'all'"
_UNTIL = words(*UNTIL)
_RANGE: Shapes = {"range": "number", "ignore_walls": "flag"}
_WHO: Shapes = {"who": "who", "where": "table:condition", "agree": "flag", **_RANGE}
_AT: Shapes = {"at": "space", **_RANGE, "nearest": "flag"}
_ENTITY: Shapes = {
    "entity": "id:entity | 'self' | 'target' | 'any' | 'each'",
    "not_big": "flag",
    **_RANGE,
}
_DONE: Shapes = {"then": "effect", "else": "effect"}

COMMON: Shapes = {"do": "word!", "optional": "flag", "requires": "table:condition"}
"""What every step may have."""

VERBS: Mapping[str, Shapes] = {
    # Cards of a Dreamer
    "draw": {**_WHO, "n": "amount"},
    "discard": {
        **_WHO,
        "n": _ALL,
        "down_to": "amount",
        "from": words("hand", "deck"),
        **_DONE,
    },
    "seal": {**_WHO, "n": _ALL, "down_to": "amount", **_DONE},
    "unseal": {**_WHO, "n": _ALL, **_DONE},
    "reshuffle": {**_WHO},
    "this_card": {
        "to": words(
            *("discard", "hand", "sealed", "deck_top", "market", "item_market", "storage"),
            "removed",
        )
        + "!"
    },
    "take": {
        **_WHO,
        "from": words("discard", "under", "sealed") + "!",
        "n": "amount",
        "choose": "flag",
    },
    "place_progress": {**_WHO, "free": "flag"},
    "flip": {**_WHO, "n": _ALL, **_DONE},
    "unflip": {**_WHO, "n": _ALL, **_DONE},
    "restore": {**_WHO, "what": words("item", "mask") + "!"},
    # Distress and supplies
    "suffer": {**_WHO, "n": "amount", "share": "flag"},
    "cure": {**_WHO, "n": _ALL, "share": "flag"},
    "prevent": {
        **_WHO,
        "what": words(*PREVENTED) + "!",
        "n": _ALL,
        "redirect": words("self"),
        "until": _UNTIL,
        "from": words("entity"),
    },
    "gain": {
        **_WHO,
        "what": words(*SUPPLIES) + "!",
        "n": "amount",
        "id": "word",
        "wear": "flag",
        **_DONE,
    },
    "lose": {
        **_WHO,
        "what": words(*SUPPLIES) + "!",
        "n": _ALL,
        "id": "word",
        "from": words("active", "storage", "hand", "discard", "deck"),
        "to": words("storage", "item_market", "removed"),
        **_DONE,
    },
    "pay": {**_WHO, "cost": "cost!", **_DONE},
    # Figures
    "move": {
        **_WHO,
        **_ENTITY,
        "companion": "flag",
        "n": "amount!",
        "up_to": "flag",
        **dict.fromkeys(
            ("toward", "away"),
            words("self", "target", "component", "nearest", "most_distress", "largest_hand"),
        ),
        "through_wall": "number",
        "ignore_traps": "flag",
        "diagonal": "flag",
        "with": "number",
    },
    "relocate": {**_WHO, **_ENTITY, "to": "space!", "nearest": "flag", "same": "flag"},
    "push": {**_WHO, **_ENTITY, "to": "space"},
    "swap": {**_WHO, **_ENTITY, "what": words("places", "figures", "items", "masks") + "!"},
    "spawn": {"entity": "id:entity | 'self'", "n": "amount", **_AT},
    "remove_entity": {**_ENTITY, "tile": "flag"},
    "summon": {"companion": "id:companion!", **_AT},
    "morph": {**_ENTITY, "n": "amount", "kind": MORPHING},
    "unmorph": {**_ENTITY, "n": _ALL, "kind": MORPHING, "to": words("other")},
    "state": {**_WHO, **_ENTITY, "state": STATE, "op": words("put", "remove")},
    # Tokens
    "token": {
        **_WHO,
        **_AT,
        "kind": words(*TOKENS) + "!",
        "op": words("place", "remove", "move") + "!",
        "n": _ALL,
        "side": "number",
        "until": _UNTIL,
        "on": words("tile"),
        "to": "space",
        "entity": _ENTITY["entity"],
    },
    "marker": {
        "op": words("place", "move") + "!",
        "action": "actionkey | 'target'",
        "color": COLOUR,
        "n": "amount",
        "finish": "flag",
        "dearer": "flag",
    },
    "gem_slot": {**_WHO, **_AT, "op": words("fill", "empty") + "!"},
    # Dice, Turn cards, looking, secrets
    "roll": {**_WHO, "die": words("luck"), "results": "results!"},
    "reroll": {
        "die": words("luck", "movement"),
        "whose": words("own"),
        "range": "number",
        "add": "number",
    },
    "set_result": {"to": "face!", "from": "face | [face]"},
    "more": {"n": "signed"},
    "retarget": {"longer": "number!"},
    "block_step": {"n": "amount"},
    "add_turn": {"n": "amount"},
    "loot": {"n": "amount"},
    "resolve_steps": {"steps": f"[{STEP}] | 'all'"},
    "look": {
        **_WHO,
        "deck": words("own", "turn", "fate", "slumber", "season", "market", "flaw") + "!",
        "n": "amount",
        "reorder": "flag",
    },
    "bury": {
        **_WHO,
        "deck": words("own", "fate", "slumber", "flaw", "market") + "!",
        "n": "amount",
    },
    "peek": {**_WHO, "what": words("face", "backs") + "!", "code": "pattern"},
    "reveal": {"code": "code!", "all": "flag"},
    "overlay": {"id": "id:overlay!", "remove": "flag"},
    "script": {"id": "id:script", "ids": "[id:script]", "once": "flag"},
    # Deciding
    "choose": {
        **_WHO,
        "by": words("self", "team", "each", "target"),
        "options": "[table:option]!",
        "n": "amount",
    },
    "if": {"cond": "table:condition!", **_DONE},
    "for_each": {**_WHO, **_ENTITY, "effect": "effect!"},
    "then": {"effect": "effect!"},
    "colour": {},
    "call": {"function": "function!", "then": "effect"},
    "copy": {**_WHO, "what": words("action", "mask") + "!"},
    # Lasting changes
    "modify": {
        "stat": words(*STATS) + "!",
        "n": "signed",
        "to": "number",
        "scope": "who | 'entity'",
        "where": "table:condition",
        "until": _UNTIL,
        "entity": _ENTITY["entity"],
        "color": COLOUR,
        "keyword": words(*KEYWORDS),
        "action": "actionkey | 'target'",
        "terrain": TERRAIN,
        "side": "number",
        **_AT,
    },
    "forbid": {
        **_WHO,
        "what": words(*FORBIDDEN) + "!",
        "entity": _ENTITY["entity"],
        "whole": "flag",
        "from": words("entity"),
        "terrain": TERRAIN,
        "until": _UNTIL,
    },
    # Campaign and Dreamworld
    "set": {"flag": "new:flag", "counter": "new:counter", "value": "flag | signed"},
    "add": {"counter": "new:counter!", "value": "signed"},
    "season": {"id": "id:season | 'any'!"},
    "unlock": {"id": "word!"},
    "add_to_deck": {
        "deck": words(*DECKS) + "!",
        "id": "word",
        "ids": "[word]",
        "where": words("bottom", "top", "shuffle"),
    },
    "remove_from_game": {"id": "word!", "kind": "word"},
    "market_add": {"id": "word", "ids": "[word]", "n": "number"},
    "team": {
        "op": words(*("move", "relocate", "awaken", "reset", "enter", "slumber", "fate", "save"))
        + "!",
        "to": "id:location | id:gate | 'any'",
        "n": "amount",
        "up_to": "flag",
        "resolve": words("each", "last", "none"),
    },
    "buy": {**_WHO},
    "shop": {**_WHO},
    "skip": {},
    "end": {
        "result": words("victory", "failure", "slumber", "campaign") + "!",
        "ending": "word",
        "good": "flag",
    },
}
"""What a step may do. Parameters of `call` are free."""

_LEAST = "number | table:bounds"
_PLACE = words("dream", "slumber", "dreamworld")
_LOCATION = words(*LOCATION_ICONS)
_FACE = "face | [face]"
CONDITIONS: Shapes = {
    # Of the Dreamer concerned
    "terrain": f"{TERRAIN} | [{TERRAIN}]",
    "on_icon": f"{ICON} | [{ICON}]",
    "alone_on_space": "flag",
    **dict.fromkeys(("hand", "distress", "ether", "gems"), _LEAST),
    "progress": "table:progress_condition",
    "top_bought": "flag",
    "dreamer": "id:dreamer | [id:dreamer]",
    "states": "flag",
    # Of the game
    "suit": f"{SUIT} | [{SUIT}]",
    "note": "id:note",
    "wisdom": "id:wisdom",
    "season": "id:season | [id:season]",
    "flag": "flagname | [flagname]",
    "counter": "table:counter_condition",
    **dict.fromkeys(("keys", "hours", "votes", "shopping", "players", "turn", "journey"), _LEAST),
    "place": f"{_PLACE} | [{_PLACE}]",
    "location": f"{_LOCATION} | [{_LOCATION}]",
    "districts": "[id:world_tile]",
    "revealed": "code",
    "read": "id:script | [id:script]",
    "entity_on_map": "id:entity",
    "figures": "table:figures_condition",
    "together": "id:entity | table:together_condition",
    "token": "table:token_condition",
    "morphings": _LEAST,
    "storage": _LEAST,
    "space": "table:space_condition",
    # Of the moment
    "face": _FACE,
    "for": f"{words(*PAID_FOR)} | [{words(*PAID_FOR)}]",
    "step": f"{STEP} | [{STEP}]",
    "amount": _LEAST,
    "from_entity": "flag",
    "yields": words("discarded", "hand"),
    "missing": _LEAST,
    # Of conditions
    "not": "table:condition",
    "all": "[table:condition]",
    "any": "[table:condition]",
}
