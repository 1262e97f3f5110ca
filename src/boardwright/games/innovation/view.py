"""What a seat sees, put together from what it may see (INN-015 to INN-017, INN-092, INN-095)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from boardwright.core.messages import Json
from boardwright.games.innovation.activation import Run
from boardwright.games.innovation.dominations import NEEDED
from boardwright.games.innovation.facts import (
    CLOCK,
    COLOURS,
    DOMAINS,
    ICONS,
    LEFT,
    NAMES,
    PERIOD,
    PERIODS,
    RIGHT,
    SHOWS,
    SHOWS_ALL,
    SPLAYS,
    UP,
    WIDTH,
    cards_in,
)
from boardwright.games.innovation.present import draws_from
from boardwright.games.innovation.state import FIRST_CARDS, State

Pile = Callable[[tuple[int, ...], int, int], dict[str, Json]]
"""A pile, how it is splayed and the icons it shows, as somebody sees it."""


def view(s: State, seat: int | None) -> dict[str, Json]:
    """The game as one seat sees it; None is a spectator."""
    return _views(s, (seat,), _pile, _own_pile)[seat]


def views(s: State, seats: Iterable[int | None]) -> dict[int | None, dict[str, Json]]:
    """The game as each of these sees it, for sending: piles that lie as they lay before are the
    same objects as before, so nothing in it is to be changed.
    """
    return _views(s, seats, _kept_pile, _kept_own_pile)


def _views(
    s: State, seats: Iterable[int | None], pile: Pile, own_pile: Pile
) -> dict[int | None, dict[str, Json]]:
    """What everybody sees is the same for all of them, and what a seat sees alone is added to its
    own view only.
    """
    lying = list(zip(s.piles, s.splay, s.shown, strict=True))
    shown = [
        _seat(s, owner, _zone(lying[5 * owner : 5 * owner + 5], pile)) for owner in range(s.seats)
    ]
    table = _table(s, shown)
    seen: dict[int | None, dict[str, Json]] = {}
    for seat in seats:
        if seat is None:
            seen[None] = table
        else:
            zone = _zone(lying[5 * seat : 5 * seat + 5], own_pile)
            own = _with_own(s, seat, shown[seat], zone)
            seen[seat] = {**table, "seat": seat, "seats": [*shown[:seat], own, *shown[seat + 1 :]]}
    return seen


def _zone(lying: Iterable[tuple[tuple[int, ...], int, int]], pile: Pile) -> dict[str, Json]:
    return {colour: pile(*one) for colour, one in zip(COLOURS, lying, strict=True)}


def _table(s: State, shown: Sequence[Json]) -> dict[str, Json]:
    """What a spectator sees."""
    return {
        "seat": None,
        "phase": "first" if s.phase == FIRST_CARDS else "turn",
        "turn": s.turn,
        "turns": s.turns,
        "actions": s.actions,
        "supply": {str(period): len(s.supply[period]) for period in PERIODS},
        "periods": [period for period in range(1, 10) if s.periods >> period & 1],
        "domains": [name for n, name in enumerate(DOMAINS) if s.domains >> n & 1],
        "box": s.box.bit_count(),
        "needed": NEEDED[s.seats],
        "resolving": _resolving(s.run),
        "seats": shown,
    }


def _resolving(run: Run | None) -> list[Json]:
    """The cards being carried out, the one that began it first (INN-050, INN-180)."""
    stack: list[Json] = []
    while run is not None:
        card: dict[str, Json] = {
            "card": NAMES[run.card],
            "effect": run.effect,
            "of": run.of,
            "by": run.by,
            "on": run.on,
            "alone": run.outer is not None,
            "obeying": list(run.obeying),
            "sharing": list(run.sharing),
        }
        stack.insert(0, card)
        run = run.outer
    return stack


def _seat(s: State, owner: int, zone: dict[str, Json]) -> dict[str, Json]:
    """What everybody sees of a seat."""
    return {
        "points": s.points[owner],
        "icons": icons(s.icons[owner]),
        "dominations": dominations(s, owner),
        "archived": s.archived[owner],
        "scored": s.scored[owner],
        "draws": draws_from(s, max(1, s.top_value(owner))),
        "towards": towards(s, owner),
        "hand_values": values(s.hand[owner]),
        "influence_values": values(s.influence[owner]),
        "zone": zone,
    }


def _with_own(
    s: State, owner: int, shown: dict[str, Json], zone: dict[str, Json]
) -> dict[str, Json]:
    """A seat as its owner sees it: with its cards, and what lies underneath (INN-016)."""
    return {
        **shown,
        "zone": zone,
        "hand": names(s.hand[owner]),
        "influence": names(s.influence[owner]),
    }


def _pile(pile: tuple[int, ...], way: int, packed: int) -> dict[str, Json]:
    """A pile's active card and what its splay shows."""
    return {
        "count": len(pile),
        "top": NAMES[pile[0]] if pile else None,
        "splay": SPLAYS[way],
        "icons": icons(packed),
        "strips": [icons(SHOWS[way][card]) for card in pile[1:]] if way else [],
    }


def _own_pile(pile: tuple[int, ...], way: int, packed: int) -> dict[str, Json]:
    """The same with what its owner may look through."""
    cards = [NAMES[card] for card in pile]
    return {**_pile(pile, way, packed), "cards": cards, "splays": _splays(pile)}


# A table sends twenty piles to four seats after every answer, and nearly all lie as they lay.
_kept_pile = lru_cache(4096)(_pile)
_kept_own_pile = lru_cache(4096)(_own_pile)


def _splays(pile: tuple[int, ...]) -> dict[str, Json]:
    """The icons that a pile would show in each direction; none for a lone card (INN-123)."""
    return {way: icons(packed) for way, packed in _splayed(pile)} if len(pile) > 1 else {}


@lru_cache(4096)
def _splayed(pile: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple(
        (SPLAYS[way], SHOWS_ALL[pile[0]] + sum(SHOWS[way][card] for card in pile[1:]))
        for way in (LEFT, RIGHT, UP)
    )


def towards(s: State, owner: int) -> dict[str, Json]:
    """How far a seat is with the condition of each domain (INN-102, INN-110, INN-113, INN-114)."""
    archived, scored = s.archived[owner], s.scored[owner]
    have = (
        _three_or_more(s.icons[owner]),
        archived + scored if s.options.together else max(archived, scored),
        s.count(owner, CLOCK),
        sum([way >= RIGHT for way in s.splay[5 * owner : 5 * owner + 5]]),
        sum([PERIOD[card] >= 8 for card in s.tops(owner)]),
    )
    return {
        name: {"have": number, "of": of}
        for name, number, of in zip(DOMAINS, have, (6, 6, 12, 5, 5), strict=True)
    }


@lru_cache(4096)
def _three_or_more(packed: int) -> int:
    return sum([number >= 3 for number in _icons(packed).values()])


def icons(packed: int) -> dict[str, int]:
    """A packed count, by the names of the icons."""
    return _icons(packed).copy()


@lru_cache(4096)
def _icons(packed: int) -> dict[str, int]:
    # A position shows dozens of such counts, most of them again and again.
    return {name: packed >> WIDTH * n & (1 << WIDTH) - 1 for n, name in enumerate(ICONS)}


def names(mask: int) -> list[Json]:
    return [*_names(mask)]


@lru_cache(4096)
def _names(mask: int) -> tuple[str, ...]:
    return tuple([NAMES[card] for card in cards_in(mask)])


def values(mask: int) -> list[Json]:
    """INN-015: how many cards, and of which periods."""
    return [*_values(mask)]


@lru_cache(4096)
def _values(mask: int) -> tuple[int, ...]:
    return tuple([PERIOD[card] for card in cards_in(mask)])


def dominations(s: State, owner: int) -> list[Json]:
    """The periods and domains a seat has."""
    taken = s.dominated[owner]
    periods: list[Json] = [period for period in range(1, 10) if taken >> period & 1]
    return periods + [name for n, name in enumerate(DOMAINS) if taken >> 10 + n & 1]
