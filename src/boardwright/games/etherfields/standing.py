"""What is at work now: active cards, Masks, Items, what lies on the map; and the lasting steps
that they bring.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from boardwright.games.etherfields.book import Standing, book, subject
from boardwright.games.etherfields.content import MORPHINGS, Passive, Step
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import (
    DREAM,
    DREAMWORLD,
    NOBODY,
    NOWHERE,
    Cards,
    Modifier,
    Placed,
    State,
)

MASK_LOCK = MORPHINGS.index("mask_lock")
PROGRESS_LOCK = MORPHINGS.index("progress_lock")
NO_REROLL = MORPHINGS.index("no_reroll")
GEM_LOCK = MORPHINGS.index("gem_lock")


def is_locked(s: State, kind: int) -> bool:
    """ETH-428: a Morphing that locks works while its tile is in play."""
    return any(kind in tile.morphings for tile in s.entities)


def unlocks(s: State, word: str) -> bool:
    """ETH-010: whether a part of the rules was introduced."""
    return word in s.unlocked or any(word in s.pack.wisdom[n].unlocks for n in s.wisdom)


def mask_works(s: State, seat: int) -> bool:
    """ETH-423: not under Mask-lock, unless the Mask itself says otherwise."""
    mask = s.seats[seat].mask
    if mask == NOBODY:
        return False
    if any(forbids(s, mod, "mask", seat) for mod in s.mods):
        return False
    if not is_locked(s, MASK_LOCK):
        return True
    found = book(s.pack).lasting.get(("modify", "unignored"), ())
    return any(thing.kind == "mask" and thing.number == mask for thing in found)


def progress_works(s: State, seat: int) -> bool:
    """ETH-424."""
    return not is_locked(s, PROGRESS_LOCK)


def active_progress(s: State, seat: int, colour: int = NOBODY) -> int:
    """ETH-281, ETH-431: how many active Progress cards of this colour, or of all, a Dreamer has."""
    if not progress_works(s, seat):
        return 0
    cards = s.pack.cards
    return sum(
        not placed.flipped and colour in (NOBODY, cards[placed.card].colour)
        for placed in s.seats[seat].progress
    )


def at_work(s: State, kind: str, number: int) -> list[Scene]:
    """Where a component is at work now, each with the scene of its passives: the Dreamer it belongs
    to, if to one, and the space it stands on.
    """
    if kind == "card":
        return _cards_at_work(s, number)
    if kind == "mask":
        return [
            Scene(me=seat, kind=kind, number=number, source=s.pack.masks[number].name)
            for seat, me in enumerate(s.seats)
            if (me.mask == number and mask_works(s, seat)) or number in borrowed(s, seat)
        ]
    if kind == "companion":
        name = s.pack.companions[number].name
        return [
            Scene(fig.owner, kind, number, name, figure=fig.tag, space=fig.space)
            for fig in s.figures
            if fig.companion == number
        ]
    if not _team_has(s, kind, number):
        return []
    scene = Scene(kind=kind, number=number, source=_name(s, kind, number))
    if kind == "entity":
        scene.entity = number
    return [scene]


def borrowed(s: State, seat: int) -> Sequence[int]:
    """Masks worn besides the own one."""
    if not s.mods or is_locked(s, MASK_LOCK):
        return ()
    return [mod.n for mod in s.mods if mod.stat == "borrowed_mask" and mod.seat == seat]


def _cards_at_work(s: State, card: int) -> list[Scene]:
    """ETH-275, ETH-285, ETH-544: placed cards, equal ones once unless they add up; Flaws."""
    found = []
    face = s.pack.cards[card]
    for seat, me in enumerate(s.seats):
        if face.is_flaw:
            times = me.flaws.count(card)
            found += [Scene(seat, "card", card, face.name) for _ in range(times)]
        elif me.progress and progress_works(s, seat):
            tags = [p.tag for p in me.progress if p.card == card and not p.flipped]
            if not face.stacks:
                tags = tags[:1]
            found += [Scene(seat, "card", card, face.name, tag=tag) for tag in tags]
    return found


def _team_has(s: State, kind: str, number: int) -> bool:
    if kind == "item":
        return number in s.items
    if kind == "note":
        return number in s.notes
    if kind == "wisdom":
        return number in s.wisdom
    if kind == "season":
        return s.season == number
    if kind == "gate":
        return s.gate == number and s.place == DREAM
    if kind == "entity":
        return any(tile.entity == number for tile in s.entities)
    return False


def _name(s: State, kind: str, number: int) -> str:
    pack = s.pack
    if kind == "gate":
        return pack.gates[number].name
    if kind == "entity":
        return pack.entities[number].name
    things = {
        "item": pack.items,
        "note": pack.notes,
        "wisdom": pack.wisdom,
        "season": pack.seasons,
    }
    return things[kind][number].name


def speaks(s: State, thing: Standing) -> bool:
    """ETH-551: a Season works on the Dreamworld map, elsewhere only if it says so."""
    return thing.kind != "season" or s.place == DREAMWORLD or "place" in thing.passive.requires


def lasting(s: State, verb: str, about: str) -> Iterable[tuple[Scene, Passive, Step]]:
    """All lasting steps at work of a verb and stat, those of the map among them. Whether they are
    about a seat or a space is for lasting.concerns and lasting.covers to say.
    """
    # Asked at every turn, and most packs have nothing to say on most stats.
    there, key = book(s.pack), (verb, about)
    if key not in there.lasting and key not in there.of_map:
        return ()
    return _lasting(s, verb, about)


def _lasting(s: State, verb: str, about: str) -> Iterator[tuple[Scene, Passive, Step]]:
    there, key = book(s.pack), (verb, about)
    cards, masks = _present(tuple([(me.progress, me.flaws, me.mask) for me in s.seats]))
    for thing in there.lasting.get(key, ()):
        if thing.kind == "card" and thing.number not in cards:
            continue
        if thing.kind == "mask" and thing.number not in masks and not s.mods:
            continue
        if not speaks(s, thing):
            continue
        for scene in at_work(s, thing.kind, thing.number):
            if not thing.passive.requires or hooks.holds(s, scene, thing.passive.requires):
                assert thing.step is not None
                yield scene, thing.passive, thing.step
    if key not in there.of_map:
        return
    for scene, passive in on_map(s):
        for step in passive.effect:
            if passive.when or step.do != verb or subject(step) != about:
                continue
            if not passive.requires or hooks.holds(s, scene, passive.requires):
                yield scene, passive, step


@lru_cache(maxsize=4096)
def _present(
    zones: tuple[tuple[tuple[Placed, ...], Cards, int], ...],
) -> tuple[frozenset[int], frozenset[int]]:
    """The cards of all Progress zones, and the Masks that are worn: few of all there are."""
    cards = [placed.card for progress, _, _ in zones for placed in progress]
    cards += [card for _, flaws, _ in zones for card in flaws]
    return frozenset(cards), frozenset([mask for _, _, mask in zones])


def on_map(s: State) -> Iterator[tuple[Scene, Passive]]:
    """Passives of tiles, Quirks and filled Gem slots (ETH-127, ETH-132, ETH-530, ETH-532)."""
    if s.place == DREAMWORLD or not s.tiles:
        return
    ground = scape(s)
    for passive, kind, number, space in ground.standing:
        yield (
            Scene(kind=kind, number=number, source=map_name(s, kind, number), space=space),
            passive,
        )
    for space, slot in ground.gem_slots.items():
        if space == slot.home and slot.home in s.gem_slots:
            name = map_name(s, "tile", slot.tile)
            scene = Scene(kind="tile", number=slot.tile, source=name, space=space)
            for passive in slot.icon.passives:
                yield scene, passive


def map_name(s: State, kind: str, number: int) -> str:
    """What a component of the map is called; an Overlay's Gem slot has no tile."""
    if number == NOBODY:
        return ""
    pack = s.pack
    if kind == "tile":
        return pack.tiles[number].name
    return pack.fates[number].name if kind == "fate" else pack.overlays[number].name


def is_about(s: State, mod: Modifier, seat: int) -> bool:
    """Whether a modifier is about this Dreamer: by name, by the space, or as one of the Team."""
    if mod.entity != NOBODY or mod.figure != NOBODY or mod.seat not in (NOBODY, seat):
        return False
    return mod.space == NOWHERE or s.seats[seat].space == mod.space


def forbids(s: State, mod: Modifier, what: str, seat: int) -> bool:
    return mod.stat == "forbid" and mod.word == what and is_about(s, mod, seat)
