"""Positions in readable names: the full dict, and what follows from it as facts."""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.innovation.dominations import NEEDED
from boardwright.games.innovation.facts import COLOURS, DOMAINS, NAMES, PERIODS, SPLAYS
from boardwright.games.innovation.state import FIRST_CARDS, State
from boardwright.games.innovation.traces import (
    BOX_BIT,
    HAND,
    INFLUENCE,
    LIMBO_BIT,
    token,
    traces,
)
from boardwright.games.innovation.view import dominations, icons, names

PHASES = ("first", "turn")
_FIRST_TOKEN = LIMBO_BIT.bit_length()


def to_dict(s: State) -> dict[str, Json]:
    """The whole state; `load` brings it back exactly."""
    return {
        "phase": PHASES[s.phase != FIRST_CARDS],
        "turn": s.turn,
        "turns": s.turns,
        "actions": s.actions,
        "supply": {str(p): [NAMES[card] for card in s.supply[p]] for p in PERIODS},
        "periods": [p for p in range(1, 10) if s.periods >> p & 1],
        "period_cards": {
            str(p): NAMES[s.period_card[p]] for p in range(1, 10) if s.period_card[p] >= 0
        },
        "domains": [name for n, name in enumerate(DOMAINS) if s.domains >> n & 1],
        "box": names(s.box),
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "recycled": {str(p): s.under[p] for p in PERIODS if s.under[p]},
        "memory": memory(s),
        "mixed": {
            f"{at // 5} {COLOURS[at % 5]}": list(part) for at, part in sorted(s.mixed.items())
        },
        "facts": facts(s),
    }


def _seat(s: State, seat: int) -> dict[str, Json]:
    zone: dict[str, Json] = {
        name: {
            "cards": [NAMES[card] for card in s.pile(seat, colour)],
            "splay": SPLAYS[s.splay[5 * seat + colour]],
        }
        for colour, name in enumerate(COLOURS)
    }
    return {
        "hand": names(s.hand[seat]),
        "zone": zone,
        "influence": names(s.influence[seat]),
        "dominations": dominations(s, seat),
        "archived": s.archived[seat],
        "scored": s.scored[seat],
    }


def facts(s: State) -> dict[str, Json]:
    """What follows from the rest: icons, points, the highest active value, how much wins."""
    return {
        "needed": NEEDED[s.seats],
        "seats": [
            {
                "icons": icons(s.icons[seat]),
                "points": s.points[seat],
                "top": s.top_value(seat),
                "dominations": s.dominations(seat),
            }
            for seat in range(s.seats)
        ],
    }


def memory(s: State) -> dict[str, Json]:
    """What each seat has been shown of cards that are hidden from it now: where each may be."""
    found: dict[str, dict[str, Json]] = {}
    for known in traces(s):
        for key, mask in sorted(known.items()):
            places: list[Json] = []
            while mask:
                places.append(place_name(mask & -mask))
                mask &= mask - 1
            found.setdefault(str(key & 3), {})[NAMES[key >> 2]] = places
    return {seat: dict(cards) for seat, cards in sorted(found.items())}


def place_name(place: int) -> str:
    """A place of a trace in words."""
    bit = place.bit_length() - 1
    if place == BOX_BIT:
        return "box"
    if bit < INFLUENCE:
        return f"hand {bit}"
    if bit < 2 * INFLUENCE:
        return f"influence {bit - INFLUENCE}"
    return f"supply {bit - _FIRST_TOKEN}"


def hidden_places(s: State, seat: int, period: int) -> dict[str, tuple[int, int]]:
    """Where a seat may expect a card of a period that it has seen: each place in words, as it is
    in traces, and with the cards that lie there. Of a supply, nobody has seen what was dealt to it.
    """
    places = {1 << HAND + owner: s.hand[owner] for owner in s.others(seat)}
    places |= {1 << INFLUENCE + owner: s.influence[owner] for owner in s.others(seat)}
    places[BOX_BIT] = s.box
    supply = s.supply[period]
    for index in range(max(0, len(supply) - s.under[period]), len(supply)):
        places[token(s, period, index)] = 1 << supply[index]
    return {place_name(place): (place, cards) for place, cards in places.items()}
