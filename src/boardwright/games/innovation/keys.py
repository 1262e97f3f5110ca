"""The fixed action space of Innovation: every answer there is, by number and by key."""

from __future__ import annotations

from boardwright.core.decisions import ActionSpace
from boardwright.games.innovation.facts import COLOURS, NAMES, PERIODS, SPLAYS

_keys: list[str] = []


def _block(keys: list[str]) -> int:
    """Add keys to the space; returns the number of the first."""
    first = len(_keys)
    _keys.extend(keys)
    return first


DRAW = _block(["draw"])
DONE = _block(["done"])
YES = _block(["yes"])
NO = _block(["no"])
PLAY = _block([f"play:{name}" for name in NAMES])
ACTIVATE = _block([f"activate:{name}" for name in NAMES])
CHOOSE = _block([f"choose:{name}" for name in NAMES])
DOMINATE = _block([f"dominate:{period}" for period in range(11)])
COLOUR_KEY = _block([f"choose:{colour}" for colour in COLOURS])
VALUE_KEY = _block([f"value:{value}" for value in (0, *PERIODS)])
SEAT_KEY = _block([f"seat:{seat}" for seat in range(4)])
OWNED = _block([f"value:{value}:{seat}" for seat in range(4) for value in (0, *PERIODS)])
"""A face-down card chosen by value and owner (INN-177): + 11 * seat + value."""
SPLAY_KEY = _block([f"splay:{colour}:{way}" for way in SPLAYS for colour in COLOURS])
"""A colour and the direction it is splayed in: + 5 * way + colour."""

ACTIONS = ActionSpace(_keys)
