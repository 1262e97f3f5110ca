"""The answers of Cerebria, numbered once and for good. Keys about cards come last, three a card, so
that a table with other cards moves nothing before them.
"""

from __future__ import annotations

from boardwright.core.decisions import ActionSpace
from boardwright.games.cerebria.board import REALMS, SLOTS, SPACES, SPHERES
from boardwright.games.cerebria.emotions import VIBES, Emotions
from boardwright.games.cerebria.spirits import ACTION_NAMES, UPGRADES

ASPIRATIONS = (
    *("Attitude", "Openness", "Awareness", "Unity", "Liveliness", "Versatility", "Fortitude"),
    *("Sensibility", "Reflection"),
)
"""CER-306; the last two are for the full game (CER-015)."""

MOST = 60
"""The greatest number that can be named in one answer."""

REWARDS = ("essence", "wp", "card")
TURNINGS = ("clockwise", "stay", "back")

_blocks: dict[str, tuple[str, ...]] = {
    "plain": ("yes", "no", "done", "absorb", "ambition", "draw", "add", "lift"),
    "act": ACTION_NAMES,
    "ability": ("ability:token", "ability:rotate", "ability:action"),
    "realm": tuple(f"realm:{name}" for name in REALMS),
    "space": tuple(f"space:{name}" for name in SPACES),
    "slot": tuple(f"slot:{name}" for name in SLOTS),
    "fort": tuple(f"fort:{name}" for name in REALMS),
    "sphere": tuple(f"sphere:{name}" for name in SPHERES),
    "seat": tuple(f"seat:{seat}" for seat in range(4)),
    "row": tuple(f"row:{name}" for name in ACTION_NAMES),
    "upgrade": tuple(f"upgrade:{name}" for name in UPGRADES),
    "place": ("place:unlock", *(f"place:{name}" for name in UPGRADES)),
    "colour": tuple(f"colour:{vibe}" for vibe in VIBES[1:]),
    "aspiration": tuple(f"aspiration:{name}" for name in ASPIRATIONS),
    "reward": tuple(f"reward:{name}" for name in REWARDS),
    "turn": tuple(f"turn:{name}" for name in TURNINGS),
    "use": tuple(f"use:{name}" for name in SLOTS),
    "amount": tuple(f"amount:{n}" for n in range(MOST + 1)),
}

_fixed = tuple(key for block in _blocks.values() for key in block)


def _first(block: str) -> int:
    return _fixed.index(_blocks[block][0])


YES, NO, DONE, ABSORB, AMBITION, DRAW, ADD, LIFT = range(8)
ACT = _first("act")
ABILITY = _first("ability")
TOKEN_ABILITY, ROTATE_ABILITY, ACTION_ABILITY = range(ABILITY, ABILITY + 3)
REALM_KEY = _first("realm")
SPACE_KEY = _first("space")
SLOT_KEY = _first("slot")
FORT_KEY = _first("fort")
SPHERE_KEY = _first("sphere")
SEAT_KEY = _first("seat")
ROW_KEY = _first("row")
UPGRADE_KEY = _first("upgrade")
PLACE_KEY = _first("place")
"""The unlock space; the places of upgrades follow."""
COLOUR_KEY = _first("colour") - 1
"""So that a colour's number can be added."""
ASPIRATION_KEY = _first("aspiration")
REWARD_KEY = _first("reward")
TURN_KEY = _first("turn")
USE_KEY = _first("use")
AMOUNT_KEY = _first("amount")
CARD_KEY = len(_fixed)
"""Three keys a card: choose, discard, power."""


def choose(emotion: int) -> int:
    return CARD_KEY + 3 * emotion


def discard(emotion: int) -> int:
    return CARD_KEY + 3 * emotion + 1


def power(emotion: int) -> int:
    return CARD_KEY + 3 * emotion + 2


def card_of(action: int) -> int:
    """The Emotion that a key about a card names."""
    return (action - CARD_KEY) // 3


def action_space(table: Emotions) -> ActionSpace:
    """Every answer of a game with these cards."""
    cards = (f"{verb}:{name}" for name in table.names for verb in ("choose", "discard", "power"))
    return ActionSpace((*_fixed, *cards))
