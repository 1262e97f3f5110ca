"""Positions in readable names: the full dict, and what follows from it as facts."""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.innovation.dominations import NEEDED
from boardwright.games.innovation.facts import COLOURS, DOMAINS, NAMES, PERIODS, SPLAYS, cards_in
from boardwright.games.innovation.state import FIRST_CARDS, State
from boardwright.games.innovation.traces import (
    BOX_BIT,
    INFLUENCE,
    LIMBO_BIT,
    PERIOD_CARD_BIT,
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
            places: list[Json] = [place_name(bit) for bit in cards_in(mask)]
            found.setdefault(str(key & 3), {})[NAMES[key >> 2]] = places
    return {seat: dict(cards) for seat, cards in sorted(found.items())}


def place_name(bit: int) -> str:
    """A place of a trace in words."""
    if bit < INFLUENCE:
        return f"hand {bit}"
    if bit < 2 * INFLUENCE:
        return f"influence {bit - INFLUENCE}"
    if 1 << bit == BOX_BIT:
        return "box"
    if 1 << bit == PERIOD_CARD_BIT:
        return "period"
    return f"supply {bit - _FIRST_TOKEN}"


def place_bit(name: str) -> int:
    """The other way round; raises ValueError for what is no place."""
    word, _, number = name.partition(" ")
    if word == "box":
        return BOX_BIT
    if word == "period":
        return PERIOD_CARD_BIT
    first = {"hand": 0, "influence": INFLUENCE, "supply": _FIRST_TOKEN}[word]
    return 1 << first + int(number)
