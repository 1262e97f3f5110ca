"""What a seat sees, put together from what it may see (INN-015 to INN-017, INN-092, INN-095)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from boardwright.core.messages import Json
from boardwright.core.pieces import Keep, drawn
from boardwright.games.innovation.activation import Run
from boardwright.games.innovation.dominations import NEEDED
from boardwright.games.innovation.facts import (
    CLOCK,
    COLOURS,
    DOMAINS,
    ICONS,
    LEFT,
    NAMES,
    ONE_ICON,
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

Lying = tuple[Sequence[tuple[int, ...]], Sequence[int], Sequence[int]]
"""The piles of a seat by colour, how they are splayed, and the icons they show."""


def view(s: State, seat: int | None) -> dict[str, Json]:
    """The game as one seat sees it; None is a spectator."""
    return views(s, (seat,))[seat]


def views(
    s: State, seats: Iterable[int | None], keep: Keep = drawn
) -> dict[int | None, dict[str, Json]]:
    """The game as each of these sees it. What everybody sees is the same for all of them, and what
    a seat sees alone is added to its own view only.
    """
    known = [_known(s, owner) for owner in range(s.seats)]
    shown = [keep(_seat, owner, keep, owner, *facts) for owner, facts in enumerate(known)]
    table = _table(s, shown, keep)
    seen: dict[int | None, dict[str, Json]] = {}
    for seat in seats:
        if seat is None:
            seen[None] = table
        else:
            hidden = (s.hand[seat], s.influence[seat])
            own = keep(_own_seat, seat, keep, seat, *hidden, *known[seat])
            seen[seat] = {**table, "seat": seat, "seats": [*shown[:seat], own, *shown[seat + 1 :]]}
    return seen


def _known(s: State, owner: int) -> tuple[Any, ...]:
    """What the picture of a seat follows from, for everybody."""
    mine = slice(5 * owner, 5 * owner + 5)
    return (
        s.points[owner],
        s.icons[owner],
        s.dominated[owner],
        s.archived[owner],
        s.scored[owner],
        s.options.together,
        draws_from(s, max(1, s.top_value(owner))),
        _values(s.hand[owner]),
        _values(s.influence[owner]),
        (s.piles[mine], s.splay[mine], s.shown[mine]),
    )


def _table(s: State, shown: Sequence[Json], keep: Keep) -> dict[str, Json]:
    """What a spectator sees."""
    return {
        "seat": None,
        "phase": "first" if s.phase == FIRST_CARDS else "turn",
        "turn": s.turn,
        "turns": s.turns,
        "actions": s.actions,
        "supply": keep(_supply, 0, [len(s.supply[period]) for period in PERIODS]),
        "periods": keep(_periods, 0, s.periods),
        "domains": keep(_domains, 0, s.domains),
        "box": s.box.bit_count(),
        "needed": NEEDED[s.seats],
        "resolving": _resolving(s.run),
        "seats": shown,
    }


def _supply(left: Sequence[int]) -> dict[str, Json]:
    return {str(period): count for period, count in zip(PERIODS, left, strict=True)}


def _periods(mask: int) -> list[Json]:
    return [period for period in range(1, 10) if mask >> period & 1]


def _domains(mask: int) -> list[Json]:
    return [name for n, name in enumerate(DOMAINS) if mask >> n & 1]


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


def _seat(
    keep: Keep,
    owner: int,
    points: int,
    packed: int,
    dominated: int,
    archived: int,
    scored: int,
    together: bool,
    draws: int,
    hand: Sequence[int],
    influence: Sequence[int],
    lying: Lying,
) -> dict[str, Json]:
    """What everybody sees of a seat."""
    return {
        "points": points,
        "icons": icons(packed),
        "dominations": _dominations(dominated),
        "archived": archived,
        "scored": scored,
        "draws": draws,
        "towards": _towards(packed, archived, scored, together, lying),
        "hand_values": [*hand],
        "influence_values": [*influence],
        "zone": _zone(keep, _pile, owner, lying),
    }


def _own_seat(keep: Keep, owner: int, hand: int, influence: int, *known: Any) -> dict[str, Json]:
    """A seat as its owner sees it: with its cards, and what lies underneath (INN-016)."""
    return {
        **_seat(drawn, owner, *known),
        "zone": _zone(keep, _own_pile, owner, known[-1]),
        "hand": names(hand),
        "influence": names(influence),
    }


def _zone(keep: Keep, pile: Callable[..., Json], owner: int, lying: Lying) -> dict[str, Json]:
    return {
        colour: keep(pile, 5 * owner + n, *one)
        for n, (colour, *one) in enumerate(zip(COLOURS, *lying, strict=True))
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
    mine = slice(5 * owner, 5 * owner + 5)
    lying = (s.piles[mine], s.splay[mine], s.shown[mine])
    archived, scored = s.archived[owner], s.scored[owner]
    return _towards(s.icons[owner], archived, scored, s.options.together, lying)


def _towards(
    packed: int, archived: int, scored: int, together: bool, lying: Lying
) -> dict[str, Json]:
    piles, ways, _ = lying
    have = (
        _three_or_more(packed),
        archived + scored if together else max(archived, scored),
        packed >> WIDTH * CLOCK & ONE_ICON,
        sum([way >= RIGHT for way in ways]),
        sum([PERIOD[pile[0]] >= 8 for pile in piles if pile]),
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
    return _dominations(s.dominated[owner])


def _dominations(taken: int) -> list[Json]:
    return [*_periods(taken), *_domains(taken >> 10)]
