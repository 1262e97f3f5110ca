"""Named functions that `call` steps use: those that ship with the game, and those of a pack that
the player allows by its name.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardwright.games.etherfields.reading.sources import Source

ALLOWED = "BOARDWRIGHT_PACK_CODE"
"""The packs whose functions.py may run, by id, with commas between."""


Named = Callable[..., Coroutine[Any, Any, None]]


def shipped_functions() -> Mapping[str, Named]:
    """effects/named: imported when asked for, since effects import much of the game."""
    from boardwright.games.etherfields.effects.named import NAMED

    return NAMED


def is_allowed(pack: str) -> bool:
    allowed = os.environ.get(ALLOWED, "").split(",")
    return pack in [name.strip() for name in allowed]


def own_functions(source: Source) -> Mapping[str, Named]:
    """The functions that functions.py of a pack lists in its NAMED, if the player allows them."""
    pack = str(source.head("pack").get("id", ""))
    if not source.functions or not is_allowed(pack):
        return {}
    names: dict[str, Any] = {"__name__": f"pack_{pack}"}
    exec(compile(source.functions, f"{pack}/functions.py", "exec"), names)
    return dict(names.get("NAMED", {}))
