"""Morphing tokens on Entity tiles (ETH-416 to ETH-433)."""

from __future__ import annotations

from boardwright.core.decisions import CHANCE, Decision
from boardwright.core.effects import ask_chance
from boardwright.games.etherfields import limits
from boardwright.games.etherfields.asking import pick
from boardwright.games.etherfields.content import MORPHINGS
from boardwright.games.etherfields.entities import change_tile, figures_of, tile_of
from boardwright.games.etherfields.keys import MORPHING_KEY
from boardwright.games.etherfields.state import NOBODY, Cards, State
from boardwright.games.etherfields.states import POISONED

PAIN, SEALING, SPEED, REACH, MASK_LOCK, PROGRESS_LOCK, NO_REROLL, GEM_LOCK = range(len(MORPHINGS))


def count(s: State, entity: int, kind: int) -> int:
    """ETH-427: how many tokens of a kind lie on the tile of an Entity."""
    tile = tile_of(s, entity)
    return tile.morphings.count(kind) if tile is not None else 0


def locks(s: State) -> frozenset[int]:
    """ETH-428: kinds 5 to 8 that affect all Dreamers, from whatever tile."""
    return frozenset([kind for tile in s.entities for kind in tile.morphings if kind >= MASK_LOCK])


def pool(s: State) -> Cards:
    """ETH-417, ETH-432: how many of each kind lie on no tile."""
    used = [kind for tile in s.entities for kind in tile.morphings]
    return tuple([n - used.count(kind) for kind, n in enumerate(s.pack.morphings)])


def morphable(s: State, entity: int) -> bool:
    """ETH-418, ETH-439, ETH-441: whether the tile can get one more."""
    return any(pool(s)) and may_take(s, entity)


def may_take(s: State, entity: int) -> bool:
    """ETH-441: Poisoned on any figure protects the whole tile."""
    if tile_of(s, entity) is None:
        return False
    return not any(POISONED in each.states for each in figures_of(s, entity))


async def morph(s: State, entity: int, n: int, rule: str) -> int:
    """ETH-416: put n tokens, drawn at random, on the tile of an Entity; how many were there."""
    drawn = 0
    while drawn < n and morphable(s, entity):
        left = pool(s)
        kinds = [kind for kind in range(len(left)) if left[kind]]
        options = tuple([MORPHING_KEY + kind for kind in kinds])
        args = {"entity": s.pack.entities[entity].name}
        question = Decision((CHANCE,), "chance-morphing", "ETH-416", options, args)
        kind = await ask_chance(question, [left[kind] for kind in kinds]) - MORPHING_KEY
        await put_morphing(s, entity, kind, rule, drawn=True)
        drawn += 1
    return drawn


async def put_morphing(s: State, entity: int, kind: int, rule: str, *, drawn: bool = False) -> None:
    """A token onto a tile; locks hold at once (ETH-423, ETH-424)."""
    tile = tile_of(s, entity)
    assert tile is not None
    change_tile(s, tile._replace(morphings=tuple(sorted((*tile.morphings, kind)))))
    if s.log is not None:
        named = {"entity": s.pack.entities[entity].name, "morphing": MORPHINGS[kind]}
        s.tell("morphed", rule, {**named, "drawn": drawn})
    if kind >= MASK_LOCK:
        await limits.keep_limits(s)


def take_morphing(s: State, entity: int, kind: int, rule: str) -> bool:
    """ETH-417: a token goes back to the pool."""
    tile = tile_of(s, entity)
    if tile is None or kind not in tile.morphings:
        return False
    left = list(tile.morphings)
    left.remove(kind)
    change_tile(s, tile._replace(morphings=tuple(left)))
    if s.log is not None:
        named = {"entity": s.pack.entities[entity].name, "morphing": MORPHINGS[kind]}
        s.tell("unmorphed", rule, named)
    return True


async def unmorph(s: State, entity: int, n: int, rule: str, by: int = NOBODY) -> int:
    """Discard n tokens from a tile, chosen by whoever does it (ETH-254)."""
    taken = 0
    while taken < n:
        kind = await _choose(s, entity, rule, by)
        if kind < 0:
            break
        take_morphing(s, entity, kind, rule)
        taken += 1
    return taken


async def _choose(s: State, entity: int, rule: str, by: int) -> int:
    """One of the tokens on a tile; -1: there is none."""
    tile = tile_of(s, entity)
    kinds = sorted(set(tile.morphings)) if tile is not None else []
    if not kinds:
        return -1
    options = tuple([MORPHING_KEY + kind for kind in kinds])
    args = {"entity": s.pack.entities[entity].name}
    return await pick(s, by, "ask-morphing", rule, options, args) - MORPHING_KEY


async def move_morphing(s: State, entity: int, other: int, rule: str, by: int) -> bool:
    """A token that is chosen goes from one tile to another, unless that one takes none."""
    if other == entity or not may_take(s, other):
        return False
    kind = await _choose(s, entity, rule, by)
    if kind < 0:
        return False
    take_morphing(s, entity, kind, rule)
    await put_morphing(s, other, kind, rule)
    return True
