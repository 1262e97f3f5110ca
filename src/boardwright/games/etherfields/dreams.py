"""Secrets and paragraphs (ETH-011, ETH-052 to ETH-058, ETH-564 to ETH-577), and the Overlays of a
Dream (ETH-141).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from boardwright.games.etherfields import cards, decks, entities, gains, items, laying, masks
from boardwright.games.etherfields.asking import in_order, pick
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import SEAT_KEY
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State
from boardwright.games.etherfields.veil import lift, name_of

Secret = tuple[str, int]
"""A kind and a number."""

OF_MAP = ("tile", "entity", "overlay")
"""What goes back to the secrets when the Dream is over (ETH-217, ETH-471); all else is gained."""


# What is still secret


@lru_cache(256)
def codes_of(pack: Pack, dream: str) -> tuple[str, ...]:
    """The codes of a Dream: those that begin with its id, and those of its Entities (ETH-052)."""
    return tuple(
        [
            code
            for code, things in pack.secrets.items()
            if code.startswith(f"{dream}.")
            or any(kind == "entity" and pack.entities[n].dream == dream for kind, n in things)
        ]
    )


@lru_cache(4096)
def copies(pack: Pack, code: str) -> tuple[tuple[str, Secret], ...]:
    """The things of a code, each with its name; of equal ones the second is `kind:id#2`."""
    seen: Counter[Secret] = Counter()
    found = []
    for thing in pack.secrets.get(code, ()):
        seen[thing] += 1
        name = name_of(pack, *thing)
        found.append((name if seen[thing] == 1 else f"{name}#{seen[thing]}", thing))
    return tuple(found)


def unrevealed(s: State, code: str) -> list[Secret]:
    """ETH-043, ETH-576: the things of a code that were neither gained nor removed nor turned up."""
    return [
        thing
        for name, thing in copies(s.pack, code)
        if not (name in s.gained or name in s.faces or name in s.removed)
    ]


def is_revealed(s: State, code: str) -> bool:
    """Whether something of this code is face up or was gained."""
    things = copies(s.pack, full_code(s, code))
    return any(name in s.gained or name in s.faces for name, _ in things)


def full_code(s: State, code: str) -> str:
    """ETH-565: a letter alone means a secret of the current Dream."""
    if code in s.pack.secrets or s.gate == NOBODY:
        return code
    return f"{s.pack.gates[s.gate].dream}.{code}"


def peekable(s: State) -> list[tuple[str, Secret]]:
    """ETH-249, ETH-250: secrets with the back of an Influence card, Item, Flaw, Fate or Slumber."""
    return [
        (code, secret)
        for code in sorted(s.aside & _plain_codes(s.pack))
        for secret in sorted(set(unrevealed(s, code)))
        if _has_plain_back(s.pack, secret)
    ]


def can_peek(s: State) -> bool:
    """ETH-250: whether there is one."""
    return bool(s.aside) and bool(peekable(s))


@lru_cache(64)
def _plain_codes(pack: Pack) -> frozenset[str]:
    """The codes of secrets with such backs."""
    codes = pack.secrets.items()
    return frozenset([code for code, of in codes if any(_has_plain_back(pack, one) for one in of)])


def _has_plain_back(pack: Pack, secret: Secret) -> bool:
    kind, number = secret
    if kind == "entity":
        return pack.entities[number].slumber
    return kind in ("card", "item", "fate")


def take_out(s: State, dream: str) -> None:
    """ETH-092, ETH-217: secrets of a Dream are set aside unseen, but for those gained before."""
    s.faces = frozenset()
    s.aside = frozenset([code for code in codes_of(s.pack, dream) if unrevealed(s, code)])


# Reveal


async def reveal(s: State, scene: Scene, code: str, all_: bool = False) -> None:
    """ETH-564, ETH-575, ETH-576: turn up one secret of a code, at random where there are several,
    or all of them. Where none is left, nothing is revealed.
    """
    code = full_code(s, code)
    left = unrevealed(s, code)
    if len(set(left)) > 1 and not all_:
        left = s.shuffle(sorted(left), lambda thing: name_of(s.pack, *thing).partition(":")[2])
        if s.log is not None:
            s.tell("shuffled", "ETH-575", {"deck": "secrets", "n": len(left)})
    for kind, number in left if all_ else left[:1]:
        await reveal_thing(s, scene, kind, number, code)


async def reveal_thing(s: State, scene: Scene, kind: str, number: int, code: str = "") -> None:
    """ETH-564, ETH-566: a secret is turned up and goes where things of its kind go."""
    lift(s, kind, number)
    s.news = True
    _mark(s, kind, number, code)
    if s.log is not None:
        thing = name_of(s.pack, kind, number).partition(":")[2]
        s.tell("revealed", "ETH-564", {"seat": scene.me}, {"kind": kind, "thing": thing})
    await _place(s, scene, kind, number)
    await hooks.window(s, Moment("revealed", seat=scene.me))


def _mark(s: State, kind: str, number: int, code: str) -> None:
    """Note that it is no secret any more."""
    name = name_of(s.pack, kind, number)
    fitting = (n for n, thing in copies(s.pack, code) if thing == (kind, number))
    up = s.gained | s.removed | s.faces
    name = next((n for n in fitting if n not in up), name)
    if kind in OF_MAP and not (kind == "entity" and s.pack.entities[number].slumber):
        s.faces |= {name}
    else:
        s.gained |= {name}
    if code in s.aside and not unrevealed(s, code):
        s.aside -= {code}


async def _place(s: State, scene: Scene, kind: str, number: int) -> None:
    """ETH-567 to ETH-574."""
    if kind == "tile":
        await lay_tile(s, scene, number, "ETH-567")
    elif kind == "entity":
        await _entity(s, number)
    elif kind == "card":
        await _card(s, scene, number)
    elif kind == "item":
        await items.gain(s, number, "ETH-570")
    elif kind == "mask":
        await masks.gain(s, await _whose(s, scene, kind, number), number, "ETH-453")
    elif kind == "wisdom":
        await gains.gain_wisdom(s, number, "ETH-571")
    elif kind == "fate":
        decks.put(s, "fate_deck", number, "ETH-572", bottom=True)
    elif kind == "note":
        gains.gain_note(s, number, "ETH-573")
    elif kind == "overlay":
        await laying.lay_overlay(s, number, "ETH-141")


async def _entity(s: State, number: int) -> None:
    """ETH-568, ETH-389, ETH-394: onto the Entity slot, where it is active, and its Setup is
    followed; a Slumber tile goes to the bottom of the Slumber deck (ETH-506).
    """
    entity = s.pack.entities[number]
    if entity.slumber:
        decks.put(s, "slumbers", number, "ETH-506", bottom=True)
    elif entities.lay_entity(s, number, "ETH-568"):
        scene = Scene(kind="entity", number=number, source=entity.name, rule="ETH-389")
        scene.entity = number
        await hooks.run(s, scene, entity.setup)


async def _card(s: State, scene: Scene, number: int) -> None:
    """ETH-569, ETH-572, ETH-577: an Influence card is gained by whoever revealed it, a Flaw goes to
    the bottom of the Flaw deck.
    """
    if s.pack.cards[number].is_flaw:
        decks.put(s, "flaw_deck", number, "ETH-572", bottom=True)
    else:
        cards.gain_card(s, await _whose(s, scene, "card", number), number, "ETH-569")


async def _whose(s: State, scene: Scene, kind: str, number: int) -> int:
    """ETH-577: who gains it where nobody in particular has revealed it."""
    if scene.me != NOBODY:
        return scene.me
    options = tuple([SEAT_KEY + seat for seat in sorted(in_order(s))])
    args = {"kind": kind, "thing": s.pack.name_of(kind, number)}
    return await pick(s, NOBODY, "ask-who-gains", "ETH-577", options, args) - SEAT_KEY


async def lay_tile(s: State, scene: Scene, number: int, rule: str) -> None:
    """ETH-103, ETH-131: a Map tile is laid where its code lies; instructions in its Flying rules
    are resolved at once.
    """
    laying.lay_tile(s, number, rule)
    tile = s.pack.tiles[number]
    for flying in tile.flying:
        if flying.effect:
            own = Scene(scene.me, "tile", number, flying.name or tile.name, "ETH-131")
            await hooks.run(s, own, flying.effect)


# Paragraphs


async def read(s: State, scene: Scene, number: int, once: bool = False) -> None:
    """ETH-011: open a paragraph of the script, and carry its instructions out. For people they are
    those of whatever led to it.
    """
    if once and number in s.read:
        return
    lift(s, "script", number)
    s.read |= {number}
    s.news = True
    if s.log is not None:
        s.tell("read", "ETH-011", {"seat": scene.me}, {"script": number})
    own = replace(scene.seen_by(scene.me), kind="script", number=number, rule="ETH-011")
    own.is_entity_effect = False
    await hooks.run(s, own, s.pack.scripts[number].effect)
