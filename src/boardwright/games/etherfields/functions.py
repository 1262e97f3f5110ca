"""Named functions that `call` steps use: those that ship with the game, and those of a pack that
the player allows by its name.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardwright.games.etherfields.reading.sources import Source

ALLOWED = "BOARDWRIGHT_PACK_CODE"
"""The packs whose functions.py may run, by id, with commas between."""


def shipped_functions() -> Mapping[str, Callable[..., Any]]:
    """effects/named: imported when asked for, since effects import much of the game."""
    try:
        from boardwright.games.etherfields.effects.named import NAMED
    except ImportError:
        return {}
    return NAMED


def is_allowed(pack: str) -> bool:
    allowed = os.environ.get(ALLOWED, "").split(",")
    return pack in [name.strip() for name in allowed]


def functions_of(source: Source) -> Mapping[str, Callable[..., Any]]:
    """All functions that a pack may call."""
    found = dict(shipped_functions())
    pack = str(source.head("pack").get("id", ""))
    if source.functions and pack and is_allowed(pack):
        found |= _own_functions(source.functions, pack)
    return found


def _own_functions(text: str, pack: str) -> Mapping[str, Callable[..., Any]]:
    """The functions that functions.py of a pack lists in its NAMED."""
    names: dict[str, Any] = {"__name__": f"pack_{pack}"}
    exec(compile(text, f"{pack}/functions.py", "exec"), names)
    return dict(names.get("NAMED", {}))
