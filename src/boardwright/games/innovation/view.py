"""What a seat sees, put together from what it may see (INN-015 to INN-017, INN-092, INN-095)."""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.innovation.dominations import NEEDED
from boardwright.games.innovation.facts import (
    COLOURS,
    DOMAINS,
    ICONS,
    NAMES,
    OF_PERIOD,
    PERIODS,
    SHOWS,
    SPLAYS,
    WIDTH,
    cards_in,
)
from boardwright.games.innovation.state import FIRST_CARDS, State


def view(s: State, seat: int | None) -> dict[str, Json]:
    """The game as one seat sees it; None is a spectator."""
    return {
        "seat": seat,
        "phase": "first" if s.phase == FIRST_CARDS else "turn",
        "turn": s.turn,
        "turns": s.turns,
        "actions": s.actions,
        "supply": {str(period): len(s.supply[period]) for period in PERIODS},
        "periods": [period for period in range(1, 10) if s.periods >> period & 1],
        "domains": [name for n, name in enumerate(DOMAINS) if s.domains >> n & 1],
        "box": s.box.bit_count(),
        "needed": NEEDED[s.seats],
        "seats": [_seat(s, owner, owner == seat) for owner in range(s.seats)],
    }


def _seat(s: State, owner: int, own: bool) -> dict[str, Json]:
    shared: dict[str, Json] = {
        "points": s.points[owner],
        "icons": icons(s.icons[owner]),
        "dominations": dominations(s, owner),
        "archived": s.archived[owner],
        "scored": s.scored[owner],
        "hand_values": values(s.hand[owner]),
        "influence_values": values(s.influence[owner]),
        "zone": {name: _pile(s, owner, c, own) for c, name in enumerate(COLOURS)},
    }
    if own:
        shared["hand"] = names(s.hand[owner])
        shared["influence"] = names(s.influence[owner])
    return shared


def _pile(s: State, owner: int, colour: int, own: bool) -> dict[str, Json]:
    """A pile's active card and what its splay shows; only its owner looks underneath (INN-016)."""
    at = 5 * owner + colour
    pile, way = s.piles[at], s.splay[at]
    shown: dict[str, Json] = {
        "count": len(pile),
        "top": NAMES[pile[0]] if pile else None,
        "splay": SPLAYS[way],
        "icons": icons(s.shown[at]),
        "strips": [icons(SHOWS[way][card]) for card in pile[1:]] if way else [],
    }
    if own:
        shown["cards"] = [NAMES[card] for card in pile]
    return shown


def icons(packed: int) -> dict[str, Json]:
    """A packed count, by the names of the icons."""
    return {name: packed >> WIDTH * n & (1 << WIDTH) - 1 for n, name in enumerate(ICONS)}


def names(mask: int) -> list[Json]:
    return [NAMES[card] for card in cards_in(mask)]


def values(mask: int) -> list[Json]:
    """INN-015: how many cards, and of which periods."""
    return [p for p in PERIODS for _ in range((mask & OF_PERIOD[p]).bit_count())]


def dominations(s: State, owner: int) -> list[Json]:
    """The periods and domains a seat has."""
    taken = s.dominated[owner]
    periods: list[Json] = [period for period in range(1, 10) if taken >> period & 1]
    return periods + [name for n, name in enumerate(DOMAINS) if taken >> 10 + n & 1]
