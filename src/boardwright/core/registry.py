"""Games are found by entry point, so that one in another package appears without editing a list."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from boardwright.core.errors import UnknownGame

if TYPE_CHECKING:
    from boardwright.core.games import Game

GROUP = "boardwright.games"


def names() -> list[str]:
    """The installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def game(name: str, pack: str | None = None) -> Game[Any]:
    """The game of this name; another content pack is another game."""
    found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
    if not found:
        raise UnknownGame(name, names())
    loaded: Game[Any] = found[0].load()
    if pack is not None and pack != loaded.pack:
        raise UnknownGame(f"{name} with pack {pack}", names())
    return loaded
