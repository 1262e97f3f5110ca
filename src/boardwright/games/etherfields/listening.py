"""Whether anything in a pack could answer a moment: a cheap test before a window is opened."""

from __future__ import annotations

from functools import lru_cache

from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import State


@lru_cache(maxsize=64)
def heard(pack: Pack) -> frozenset[str]:
    """The moments that a card, Item, Mask ... of the pack waits for by name."""
    named = {when for action in pack.actions for when in action.when}
    named.update(memory.when for memory in pack.memories)
    for tile in pack.tiles:
        for icon in tile.icons:
            named.update(passive.when for passive in icon.passives)
        for rule in tile.flying:
            named.update(passive.when for passive in rule.passives)
    for fate in pack.fates:
        if fate.quirk is not None:
            named.update(passive.when for passive in fate.quirk.passives)
    return frozenset({*named, *book(pack).answering})


async def let_answer(s: State, moment: Moment) -> None:
    """Open the window of a moment if anything could answer it."""
    if moment.kind in heard(s.pack):
        await hooks.window(s, moment)
