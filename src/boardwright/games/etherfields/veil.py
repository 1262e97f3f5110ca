"""What nobody has seen yet (ETH-057): secrets, paragraphs, and whatever else a campaign brings in
as it goes on. It comes into sight here and nowhere else, so that a dealt world, which cannot know
what it is, ends here too.

`State.seen` has what all have seen, as `kind:id`, and what one seat alone has looked at, as
`seat:kind:id`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from boardwright.core.outcomes import GameEnd, Outcome
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import NOBODY, State

Thing = tuple[str, int]
"""A kind and a number."""

VEILED = "veil"
"""How a dealt world ends that has come upon something unseen."""


def name_of(pack: Pack, kind: str, number: int) -> str:
    """What a thing is called among what is gained, removed, face up: its kind and id."""
    if kind == "script":
        return f"script:{number}"
    return f"{kind}:{pack.id_of(kind, number)}"


@lru_cache(64)
def secrets(pack: Pack) -> Mapping[Thing, str]:
    """All that is not known from the start, by name: everything but the Dreamers with their cards,
    the Market, the Turn cards, the first Fate cards and Flaws, and the first Slumber map.
    """
    found: list[Thing] = [("script", number) for number in pack.scripts]
    found += [("tile", tile.number) for tile in pack.tiles if not tile.starting]
    found += [("fate", fate.number) for fate in pack.fates if fate.later or fate.code]
    for card in pack.cards:
        at_first = card.market or (card.is_flaw and not card.later and not card.code)
        if card.owner == NOBODY and not at_first:
            found.append(("card", card.number))
    for kind, things in (
        ("entity", pack.entities),
        ("gate", pack.gates),
        ("item", pack.items),
        ("mask", pack.masks),
        ("note", pack.notes),
        ("overlay", pack.overlays),
        ("season", pack.seasons),
        ("wisdom", pack.wisdom),
        ("world", pack.world),
    ):
        found += [(kind, number) for number in range(len(things))]
    return {thing: name_of(pack, *thing) for thing in found}


def _in_sight(s: State) -> Iterator[Thing]:
    """What lies open or belongs to somebody: whoever sits at the table sees it."""
    numbers: tuple[tuple[str, Sequence[int]], ...] = (
        ("script", sorted(s.read)),
        ("tile", s.tiles),
        ("overlay", s.overlays),
        ("entity", [tile.entity for tile in s.entities]),
        ("entity", (s.slumber,)),
        ("item", (*s.items, *s.storage)),
        ("note", s.notes),
        ("wisdom", s.wisdom),
        ("gate", (*s.gates, *_played(s))),
        ("world", s.worlds),
        ("season", (*s.seasons, s.season)),
        ("fate", [s.fate_card, *[fate for _, _, fate in s.quirks]]),
        ("card", (*s.offer, *s.out)),
    )
    for kind, things in numbers:
        yield from [(kind, number) for number in things]
    for me in (*s.seats, *s.rest.values()):
        yield from [("mask", mask) for mask in me.masks]
        # Whatever is in a deck has come there openly.
        for pile in (me.deck, me.hand, me.discard, me.sealed, me.playing, me.flaws, me.box):
            yield from [("card", card) for card in pile]
        yield from [("card", placed.card) for placed in me.progress]


def _played(s: State) -> list[int]:
    """The Gates of Dreams that are over: the journal names them, wherever a position begins."""
    over = {dream for dream, _, _ in s.endings}
    return [gate.number for gate in s.pack.gates if gate.dream in over]


def unseen(s: State, seat: int) -> frozenset[str]:
    """What this seat has not seen of all that is not known from the start."""
    names = secrets(s.pack)
    own = f"{seat}:"
    looked_at = [name.removeprefix(own) for name in s.seen if name.startswith(own)]
    here = [names[thing] for thing in _in_sight(s) if thing in names]
    return frozenset(names.values()).difference(s.seen, looked_at, here)


def lift(s: State, kind: str, number: int) -> None:
    """Something comes into sight for everybody. In a dealt world that only stands for it the game
    is over: nobody can say how it goes on.
    """
    name = secrets(s.pack).get((kind, number))
    if name is None or name in s.seen:
        return
    if s.veil is not None and name in s.veil:
        s.ending = VEILED
        raise GameEnd(Outcome((), (0,) * len(s.seats), VEILED, "ETH-057"))
    s.seen |= {name}
    s.news = True
    if s.log is not None:
        s.tell("first-sight", "ETH-057", {"kind": kind, "thing": name.partition(":")[2]})


OF_KIND = {"own": "card", "market": "card", "flaw": "card", "slumber": "entity"}
"""What is looked at, where it is not called by its kind."""


def show(s: State, seat: int, what: str, numbers: Sequence[int]) -> None:
    """One seat alone has a look; it will know these things again."""
    new = [name for number in numbers if (name := _name_looked_at(s.pack, what, number))]
    s.seen |= {f"{seat}:{name}" for name in new if s.veil is None or name not in s.veil}


def is_veiled(s: State, what: str, number: int) -> bool:
    """In a dealt world: whether its seat cannot know what is looked at."""
    return s.veil is not None and _name_looked_at(s.pack, what, number) in s.veil


def _name_looked_at(pack: Pack, what: str, number: int) -> str:
    """Empty: it is known from the start."""
    return secrets(pack).get((OF_KIND.get(what, what), number), "")
