"""The words that effects, tiles and cards are written with: selectors, stats, tokens, costs."""

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
MODULES = ("signs", "deliverance", "item_slot", "gem_intent", "exchange")
"""What a Wisdom card may unlock (ETH-010)."""
ROLES = ("awakening", "dreamworld_legend", "death")
"""ETH-465."""
TARGET_RULES = ("nearest", "most_distress", "largest_hand")

WHO = (
    *("self", "target", "each", "others", "any", "team", "in_range", "on_space", "nearest"),
    *("first_player", "most_distress", "largest_hand"),
)
WHO_PREFIXES = {"on_terrain": TERRAINS, "not_on_terrain": TERRAINS, "on_icon": ICONS}
TOKENS = (
    *("threat", "universal", "story", "spirit", "personal", "wall", "hole", "block", "blank"),
    *TERRAINS,
)
AT = ("own", "target", "adjacent", "component", "any", "entrance", "edge_spaces")
AT_PREFIXES = {"icon": ICONS, "terrain": (*TERRAINS, "any"), "token": TOKENS}
UNTIL = (
    *("step", "turn", "dreamers_phase", "next_use", "next_use:encounter", "encounter", "session"),
    *("forever", "while_active"),
)

NUMBERS = (
    *("players", "roll", "hand", "distress", "progress", "figures_in_range", "figures"),
    *("morphings", "discarded", "sealed", "hours", "keys", "votes"),
)
"""Words that an amount may be, alone or with `+ 2`, `- 1`, `* 2`."""
NUMBER_PREFIXES = {
    "progress": COLOURS,
    "token": TOKENS,
    "tile": TOKENS,
    "counter": None,
    "figures": None,
}
"""What stands before a point, and what may follow: any name where there is no list."""

STATS = (
    *("hand_limit", "progress_limit", "distress_limit", "item_slots", "draw", "assault_range"),
    *("contact_range", "range", "assault_cost", "contact_cost", "action_cost", "move_cost"),
    *("move_bonus", "intent_yield", "awareness_yield", "wrath_yield", "cunning_yield"),
    *("any_colour", "applications", "reshuffle_price", "entity_move", "entity_range"),
    *("basic_range", "special_range", "special_hits", "shortcut_seal", "terrain", "no_terrain"),
    *("on_terrain", "stairs", "no_trap", "diagonal", "ignore_traps", "no_walls", "spirit"),
    *("ignored", "ether_when_nothing_bought", "blank_counts", "unignored", "spare_key_ether"),
)
FORBIDDEN = (
    *("contact", "assault", "move", "effort", "reroll", "mask", "progress", "pushed"),
    *("relocated", "end_move", "trap", "shortcut", "entity_move"),
)
NAMED_SUPPLIES = {
    "item": "item",
    "mask": "mask",
    "flaw": "flaw",
    "note": "note",
    "wisdom": "wisdom",
    "card": "influence",
    "gate": "gate",
    "world_tile": "world_tile",
    "progress": "influence",
    "sign": "sign",
}
"""What is gained or lost, and the kind that its `id` is looked up in."""
SUPPLIES = ("ether", "gem", "key", "hour", "vote", "shopping", "voucher", *NAMED_SUPPLIES)
DECKS = {
    "slumber": ("slumber",),
    "slumber_map": ("slumber_map_tile",),
    "fate": ("fate",),
    "flaw": ("flaw",),
    "market": ("influence",),
    "item_market": ("item",),
    "storage": ("item", "note"),
}
"""Decks of the Team, and the kinds that go into them."""
PREVENTED = ("distress", "seal", "discard", "move", "push", "price")
PAID_FOR = ("move", "place", "assault", "contact", "action", "effect", "boost")

COST_COLOURS = (*COLOURS, "any")
COST_PARTS = ("distress", "gem", "ether", "hours", "keys", "seal", "discard", "flip")
COST_SELVES = ("flip_self", "discard_self", "seal_self", "market_self", "item_market_self")
COST_WAYS = ("gradual", "times_players")
COST_WORDS = (*COST_COLOURS, *COST_PARTS, *COST_SELVES, *COST_WAYS, "counter", "free")
