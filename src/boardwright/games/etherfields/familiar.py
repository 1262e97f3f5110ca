"""Which answers a seat may know of (ETH-057): the key of what nobody has revealed is as good as
none, so that a guess at it is refused like a word that means nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.keys import ACTION_KEY, blocks, quirk_slots
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import State
from boardwright.games.etherfields.veil import name_of, secrets, unseen

CARDS = ("card", "pay", "place", "progress", "out")
OFFERED = "offered"
"""Of options: nobody knows of one that is not on offer."""


def knows(s: State, seat: int, key: int) -> bool:
    """Whether this seat may know that there is such an answer, given that it is not on offer."""
    if key < ACTION_KEY:
        return True
    bearer = _bearers(s.pack)[key - ACTION_KEY]
    return bearer != OFFERED and bearer not in unseen(s, seat)


@lru_cache(64)
def _bearers(pack: Pack) -> tuple[str, ...]:
    """For each answer from the pack's actions on what tells of it, as `secrets` calls that."""
    owner = book(pack).owner
    found = [_secret(pack, *owner[action.number]) for action in pack.actions]
    for block, keys in blocks(pack):
        found += [_of_block(pack, block, n) for n in range(len(keys))]
    return tuple(found)


def _of_block(pack: Pack, block: str, number: int) -> str:
    if block == "option":
        return OFFERED
    if block == "location":
        return _world_of(pack, number)
    if block == "slot":
        return _secret(pack, "tile", quirk_slots(pack)[number][0])
    kinds = {"pay_item": "item", **dict.fromkeys(CARDS, "card")}
    return _secret(pack, kinds.get(block, block), number)


def _secret(pack: Pack, kind: str, number: int) -> str:
    """Empty: it is known from the start."""
    if kind == "companion":
        return next(_summoners(pack, number), "")
    return secrets(pack).get((kind, number), "")


def _summoners(pack: Pack, companion: int) -> Iterator[str]:
    """A Companion comes into sight with its card or Note."""
    id = pack.companions[companion].summoned_by
    for kind in ("card", "note"):
        if pack.has(kind, id):
            yield _secret(pack, kind, pack.number(kind, id))


def _world_of(pack: Pack, location: int) -> str:
    """A Location comes into sight with its tile."""
    there = (tile.number for tile in pack.world if location in tile.locations)
    return next((name_of(pack, "world", tile) for tile in there), "")
