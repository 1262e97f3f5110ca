"""What a seat has learned while an action is under way, and what it could not tell apart.

The action is played again in a dealt world. For that a card that has been seen since it began must
lie where it may have come from, and picks that the seat could not see may be any that look alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decisions import Decision
from boardwright.core.events import EVERYBODY, Raw
from boardwright.games.innovation.facts import CARD, COLOUR, COLOURS, PERIOD, SHOWS, SPLAYS
from boardwright.games.innovation.keys import CHOOSE, DOMINATE, PLAY
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, SEES, SUPPLY, ZONE, token


def origins_of(s: State, seat: int, since: Sequence[Raw]) -> dict[int, int]:
    """For each card seen since the action began, the places where it may have lain then."""
    origins: dict[int, int] = {}
    held: dict[tuple[int, int], int] = {}
    supply = [[token(s, p, n) for n in range(len(s.supply[p]))] for p in range(11)]

    def came_from(place: int, period: int) -> int:
        return held.get((place, period), 1 << place)

    for n, (_, _, args, _, _, move) in enumerate(since):
        shown = args.get("cards")
        if isinstance(shown, Sequence) and not isinstance(shown, str):
            owner = args["seat"]
            assert isinstance(owner, int)
            for name in shown:
                card = CARD[str(name)]
                if owner != seat:
                    origins.setdefault(card, came_from(HAND + owner, PERIOD[card]))
        if move is None:
            continue
        card, src, dst = move
        period = PERIOD[card]
        if src == SUPPLY:
            left = supply[period].pop(0)
        elif SEES[src] >> seat & 1:
            left = 0
        else:
            left = came_from(src, period)
        at_once = src == SUPPLY and n + 1 < len(since) and since[n + 1][5] == (card, dst, dst)
        seen = src == dst or SEES[dst] >> seat & 1 or at_once
        if dst == SUPPLY:
            supply[period].append(left)
        elif seen:
            if left:
                origins.setdefault(card, left)
        elif dst < ZONE:
            held[dst, period] = came_from(dst, period) | left
    return origins


def alike(
    s: State, decision: Decision, action: int, seat: int, now: Sequence[Raw], later: Sequence[Raw]
) -> tuple[int, ...]:
    """Another seat's pick of a card that stayed face down could have been any of that value; so
    could its secret first card, and the order in which it lays a pile.
    """
    if decision.key == "ask-first-card":
        return (action,) if action - PLAY in _seen(now, seat) else decision.options
    if not CHOOSE <= action < DOMINATE:
        return (action,)
    card = action - CHOOSE
    if decision.key == "ask-arrange":
        return _arranged_alike(s, decision, card, (*now, *later))
    turned_up = _drawn_openly(later, seat)
    if card in _seen(now, seat) or card in turned_up or _lies_open(s, card):
        return (action,)
    return tuple(
        option
        for option in decision.options
        if CHOOSE <= option < DOMINATE
        and PERIOD[option - CHOOSE] == PERIOD[card]
        and option - CHOOSE not in turned_up
    )


def _arranged_alike(
    s: State, decision: Decision, card: int, after: Sequence[Raw]
) -> tuple[int, ...]:
    """Once a pile lies in its new order, others see its top and what its splays show."""
    if not any(raw[0] == "rearranged" for raw in after):
        return decision.options
    owner = decision.seats[0]
    at = 5 * owner + COLOUR[card]
    if len(decision.options) == len(s.piles[at]):
        return (CHOOSE + card,)
    ways = {s.splay[at]}
    for kind, _, args, _, _, _ in after:
        if kind == "splayed" and args["seat"] == owner and args["colour"] == COLOURS[COLOUR[card]]:
            ways.add(SPLAYS.index(str(args["way"])))
    return tuple(
        option
        for option in decision.options
        if all(SHOWS[way][option - CHOOSE] == SHOWS[way][card] for way in ways)
    )


def _seen(raws: Sequence[Raw], seat: int) -> set[int]:
    """The cards whose faces these events showed to the seat."""
    seen = set()
    for _, _, args, secret, seats, move in raws:
        if move is not None and (not secret or seats == EVERYBODY or seats >> seat & 1):
            seen.add(move[0])
        shown = args.get("cards")
        if isinstance(shown, Sequence) and not isinstance(shown, str):
            seen.update(CARD[str(name)] for name in shown)
    return seen


def _drawn_openly(raws: Sequence[Raw], seat: int) -> set[int]:
    """Cards that came off a supply under the eyes of the seat: it then knows in hindsight which
    card was put there.
    """
    moves = [raw[5] for raw in raws if raw[5] is not None]
    return {
        card
        for n, (card, src, dst) in enumerate(moves)
        if src == SUPPLY and (SEES[dst] >> seat & 1 or moves[n + 1 : n + 2] == [(card, dst, dst)])
    }


def _lies_open(s: State, card: int) -> bool:
    return any(card in s.piles[5 * owner + COLOUR[card]] for owner in range(s.seats))
