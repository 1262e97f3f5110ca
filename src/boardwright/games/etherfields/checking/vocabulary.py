"""The words of effects: verbs with their parameters, selectors, stats, conditions.
docs/pack-format.md says what they mean; a test keeps the two together.

Shapes are written as short words: `text` (for people), `word` (for the program), `number` (0 or
more), `amount` (a number or an expression), `id:KIND` (of a thing that exists), `'word'` (this
word itself), `table:NAME` (see schema.py), `[SHAPE]` (a list), several with ` | ` between them;
`!` at the end: it may not be left out.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.games.etherfields.content import COLOURS, MORPHINGS, STATES, STEPS, SUITS, TERRAINS

Shapes = Mapping[str, str]


def words(*names: str) -> str:
    """One of these words."""
    return " | ".join(f"'{name}'" for name in names)


COLOUR = words(*COLOURS)
SUIT = words(*SUITS)
TERRAIN = words(*TERRAINS)
MORPHING = words(*MORPHINGS)
STATE = words(*STATES)
STEP = words(*STEPS)
SIDES = ("north", "east", "south", "west")
CORNERS = ("nw", "ne", "sw", "se")
CORNER = words(*CORNERS)

ICONS = (
    *("terrain", "spawn", "trap", "entrance", "gem_slot", "draw_bonus", "stairs"),
    "special_space",
)
ICON = words(*ICONS)
LOCATION_ICONS = (
    *("bell", "moon", "fate", "key", "drop", "gem", "shop", "door", "eye", "bed", "none"),
)
FIGURES = ("named", "human", "creature", "token")
KEYWORDS = ("assault", "contact")
LIMITS = ("turn", "encounter", "session", "journey", "once")
WORLDS = ("dreamscape", "dreamworld", "both")
UNTIL = (
    *("turn", "dreamers_phase", "encounter", "while_active", "next_use", "session", "forever"),
)
MODULES = ("signs", "deliverance", "item_slot", "gem_intent")
"""What a Wisdom card may unlock (ETH-010)."""
ROLES = ("awakening", "dreamworld_legend", "death")
"""ETH-465."""
TARGET_RULES = ("nearest", "most_distress", "largest_hand")
PLACES = ("dream", "slumber", "dreamworld")
RESULTS = ("victory", "failure", "slumber", "campaign")

WHO = (
    *("self", "target", "each", "others", "any", "team", "in_range", "on_space", "nearest"),
    *("first_player", "most_distress", "largest_hand"),
)
WHO_PREFIXES = {
    "on_terrain": TERRAINS,
    "not_on_terrain": TERRAINS,
    "on_icon": ICONS,
}
AT = (*("own", "target", "adjacent", "component", "any", "entrance", "edge_spaces"),)
AT_PREFIXES = {"icon": ICONS, "terrain": TERRAINS}

NUMBERS = (
    *("players", "roll", "hand", "discarded", "sealed", "distress", "figures_in_range"),
    *("progress", *(f"progress.{colour}" for colour in COLOURS)),
)
"""Words that an amount may be, alone or with `+ 2`, `- 1`, `* 2`."""
NUMBER_PREFIXES = ("counter.", "token.")

STATS = (
    *("hand_limit", "progress_limit", "distress_limit", "item_slots", "draw", "assault_range"),
    *("contact_range", "range", "assault_cost", "contact_cost", "move_cost", "move_bonus"),
    *("intent_yield", "awareness_yield", "applications", "reshuffle_price", "entity_move"),
    *("entity_range", "shortcut_seal", "terrain", "stairs", "diagonal", "ignore_traps"),
    *("no_walls", "ether_when_nothing_bought", "blank_counts", "unignored"),
)
FORBIDDEN = (
    *("contact", "assault", "move", "effort", "reroll", "mask", "progress", "pushed"),
    *("relocated", "end_move"),
)
TOKENS = (
    *("threat", "universal", "story", "spirit", "personal", "wall", "hole", "block", "blank"),
    *TERRAINS,
)
SUPPLIES = (
    *("ether", "gem", "key", "hour", "item", "mask", "flaw", "note", "wisdom", "card"),
    *("shopping", "voucher", "sign", "gate", "world_tile", "vote"),
)
"""What can be gained or lost. With `id` it is that very thing."""
NAMED_SUPPLIES = {
    "item": "item",
    "mask": "mask",
    "flaw": "flaw",
    "note": "note",
    "wisdom": "wisdom",
    "card": "influence",
    "gate": "gate",
    "world_tile": "world_tile",
    "sign": "sign",
}
"""The kinds that `id` is looked up in."""
DECKS = (*("slumber", "slumber_map", "fate", "flaw", "market", "item_market", "storage"),)
PREVENTED = ("distress", "seal", "discard", "move", "push", "trap", "flip", "price")

_RANGE = {"range": "number", "ignore_walls": "flag"}
_PEOPLE = {"who": "who", "where": "table:condition", **_RANGE}
_SPACE = {**_RANGE, "nearest": "flag", "where": "table:condition"}
_ENTITY = "id:entity | 'self' | 'target' | 'any' | 'each'"
_ALL = "amount | 'all'"

COMMON: Shapes = {"do": "word!", "optional": "flag", "requires": "table:condition"}
"""What every step may have: `optional` asks first, without `requires` it is left out."""

VERBS: Mapping[str, Shapes] = {
    "draw": {**_PEOPLE, "n": "amount", "then": "effect"},
    "discard": {
        **_PEOPLE,
        "n": _ALL,
        "from": words("hand", "deck"),
        "down_to": "amount",
        "then": "effect",
    },
    "seal": {
        **_PEOPLE,
        "n": _ALL,
        "from": words("hand", "deck"),
        "down_to": "amount",
        "then": "effect",
    },
    "unseal": {**_PEOPLE, "n": _ALL},
    "reshuffle": {**_PEOPLE},
    "this_card": {
        "to": words(
            *("discard", "hand", "sealed", "deck_top", "market", "item_market", "removed"),
            "storage",
        )
        + "!"
    },
    "take": {**_PEOPLE, "from": words("discard", "under") + "!", "n": "amount", "choose": "flag"},
    "suffer": {**_PEOPLE, "n": "amount", "share": "flag"},
    "cure": {**_PEOPLE, "n": _ALL, "share": "flag"},
    "gain": {**_PEOPLE, "what": words(*SUPPLIES) + "!", "n": "amount", "id": "word", "to": "word"},
    "lose": {**_PEOPLE, "what": words(*SUPPLIES) + "!", "n": _ALL, "id": "word", "to": "word"},
    "pay": {**_PEOPLE, "cost": "cost!", "then": "effect", "else": "effect"},
    "place_progress": {**_PEOPLE, "n": "amount", "free": "flag"},
    "flip": {**_PEOPLE, "n": _ALL},
    "unflip": {**_PEOPLE, "n": _ALL},
    "restore": {**_PEOPLE, "what": words("item", "mask") + "!", "n": "amount"},
    "move": {
        **_PEOPLE,
        "entity": _ENTITY,
        "n": "amount!",
        "up_to": "flag",
        "toward": words("self", "target", "own", "dreamer"),
        "away": words("self", "target", "own", "dreamer"),
        "through_wall": "number",
        "ignore_traps": "flag",
        "diagonal": "flag",
        "with": "number | 'any'",
    },
    "relocate": {**_PEOPLE, **_SPACE, "entity": _ENTITY, "to": "space"},
    "push": {**_PEOPLE, **_SPACE, "entity": _ENTITY, "to": "space"},
    "swap": {
        **_PEOPLE,
        "what": words("figures", "places", "items", "masks") + "!",
        "with": "who",
        "entity": _ENTITY,
    },
    "spawn": {**_SPACE, "entity": "id:entity | 'self' | 'target'", "n": "amount", "at": "space"},
    "remove_entity": {**_RANGE, "entity": _ENTITY, "n": _ALL, "tile": "flag"},
    "summon": {**_SPACE, "companion": "id:companion!", "at": "space"},
    "morph": {**_RANGE, "entity": _ENTITY, "n": "amount", "kind": MORPHING},
    "unmorph": {**_RANGE, "entity": _ENTITY, "n": _ALL, "kind": MORPHING, "to": _ENTITY},
    "state": {**_PEOPLE, "state": STATE + "!", "on": "who", "entity": _ENTITY},
    "token": {
        **_PEOPLE,
        **_SPACE,
        "kind": words(*TOKENS) + "!",
        "op": words("place", "remove", "move") + "!",
        "at": "space",
        "to": "space",
        "entity": _ENTITY,
        "n": _ALL,
        "side": "number",
        "until": words(*UNTIL),
    },
    "marker": {
        "op": words("place", "move") + "!",
        "color": COLOUR + " | 'any'",
        "action": "id:action | 'target'",
        "n": "amount",
    },
    "roll": {**_PEOPLE, "die": words("luck"), "results": "results!"},
    "reroll": {"die": words("luck", "movement", "any"), "whose": words("own", "any"), **_RANGE},
    "set_result": {
        "die": words("luck", "movement"),
        "from": "face | [face]",
        "to": "face",
        "add": "signed",
    },
    "prevent": {**_PEOPLE, "what": words(*PREVENTED) + "!", "n": _ALL, "redirect": words("self")},
    "block_step": {"n": "amount", "steps": f"[{STEP}]"},
    "add_turn": {"n": "amount"},
    "resolve_steps": {"steps": f"[{STEP}] | 'all'"},
    "loot": {"n": "amount"},
    "look": {
        **_PEOPLE,
        "deck": words("own", "turn", "fate", "slumber", "season", "market") + "!",
        "n": "amount",
        "reorder": "flag",
    },
    "peek": {"what": words("face", "backs") + "!", "code": "pattern"},
    "reveal": {**_PEOPLE, "code": "code!", "all": "flag", "once": "flag"},
    "overlay": {"id": "id:overlay!", "remove": "flag"},
    "script": {"id": "id:script!", "once": "flag"},
    "choose": {
        **_PEOPLE,
        "by": words("self", "team", "each", "target", "any"),
        "options": "[table:option]!",
        "n": "amount",
    },
    "if": {"cond": "table:condition!", "then": "effect", "else": "effect"},
    "for_each": {
        **_PEOPLE,
        "set": words("dreamer", "figure", "space") + "!",
        "entity": _ENTITY,
        "at": "space",
        "effect": "effect!",
    },
    "modify": {
        **_PEOPLE,
        "stat": words(*STATS) + "!",
        "n": "signed",
        "scope": words("self", "target", "team", "on_space", "entity", "in_range"),
        "until": words(*UNTIL),
        "entity": _ENTITY,
        "terrain": TERRAIN,
        "at": "space",
        "remove": "flag",
    },
    "forbid": {
        **_PEOPLE,
        "what": words(*FORBIDDEN) + "!",
        "until": words(*UNTIL),
        "entity": _ENTITY,
        "at": "space",
    },
    "set": {"flag": "new:flag", "counter": "new:counter", "value": "flag | signed"},
    "add": {"counter": "new:counter!", "value": "signed!"},
    "season": {"id": "id:season!"},
    "unlock": {"id": "word!"},
    "add_to_deck": {
        "deck": words(*DECKS) + "!",
        "id": "word!",
        "n": "number",
        "where": words("top", "bottom", "shuffle"),
    },
    "remove_from_game": {"id": "word!", "kind": "word", "deck": "word"},
    "market_add": {"id": "word!", "n": "number"},
    "team": {
        "op": words("move", "relocate", "awaken", "enter") + "!",
        "to": "id:location | 'any' | 'same_tile' | 'awakening'",
        "n": "amount",
        "resolve": words("each", "last", "none"),
        "gate": "id:gate",
    },
    "buy": {**_PEOPLE},
    "shop": {**_PEOPLE},
    "copy": {**_PEOPLE, "what": words("action", "mask") + "!"},
    "end": {"result": words(*RESULTS) + "!", "ending": "word"},
    "call": {"function": "function!"},
}
"""What a step may do. Parameters of `call` are free."""

_BOUNDS = "table:bounds"
CONDITIONS: Shapes = {
    "suit": f"{SUIT} | [{SUIT}]",
    "terrain": f"{TERRAIN} | [{TERRAIN}]",
    "on_icon": ICON,
    "progress": "table:progress_condition",
    "note": "id:note",
    "wisdom": "id:wisdom",
    "flag": "flagname",
    "counter": "table:counter_condition",
    "hand": _BOUNDS,
    "distress": _BOUNDS,
    "ether": "number",
    "gems": "number",
    "keys": "number",
    "hours": "number",
    "entity_on_map": "id:entity",
    "figures": "table:figures_condition",
    "players": _BOUNDS,
    "together": "id:entity | [id:entity]",
    "alone_on_space": "flag",
    "token": "table:token_condition",
    "turn": _BOUNDS,
    "revealed": "code",
    "read": "id:script",
    "place": words(*PLACES),
    "not": "table:condition",
    "all": "[table:condition]",
    "any": "[table:condition]",
}
