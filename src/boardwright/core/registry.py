"""Games are found by entry point, so that one in another package appears without editing a list."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from boardwright.core.errors import UnknownGame, UnknownPack

if TYPE_CHECKING:
    from boardwright.core.games import Game

GROUP = "boardwright.games"


def names() -> list[str]:
    """The installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def game(name: str, pack: str | None = None) -> Game[Any]:
    """The game of this name; another content pack, by its name or its folder, is another game."""
    found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
    if not found:
        raise UnknownGame(name, names())
    loaded: Game[Any] = found[0].load()
    if pack is None or pack == loaded.pack:
        return loaded
    try:
        other = loaded.with_pack(pack)
    except UnknownPack:
        if (name, pack) not in _packs:
            raise
        return _packs[name, pack]
    if other is loaded:
        return loaded
    known = _packs.get((name, str(other.pack)))
    if known is not None and known.pack_hash == other.pack_hash:
        return known
    _packs[name, str(other.pack)] = other
    return other


_packs: dict[tuple[str, str], Game[Any]] = {}
"""Games with other packs that were loaded, by the names that the packs give themselves: of two with
one name the later. A shipped pack is found before them."""


def game_of_record(name: str, pack: str | None) -> Game[Any]:
    """The game that a record names. A record comes from anywhere, so it opens no folders: a pack
    must have been loaded before.
    """
    if pack is None or (name, pack) not in _packs:
        return game(name)
    return _packs[name, pack]
