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
    supply: dict[int, list[int]] = {}

    def came_from(place: int, period: int) -> int:
        return held.get((place, period), 1 << place)

    for _, _, args, _, seats, move in since:
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
        if SUPPLY in (src, dst) and period not in supply:
            supply[period] = [token(s, period, n) for n in range(len(s.supply[period]))]
        if src == SUPPLY:
            left = supply[period].pop(0)
        elif SEES[src] >> seat & 1:
            left = 0
        else:
            left = came_from(src, period)
        seen = seats == EVERYBODY or seats >> seat & 1
        if seen and left:
            origins.setdefault(card, left)
        if dst == SUPPLY:
            supply[period].append(0 if seen else left)
        elif dst < ZONE and not seen:
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
    """Once a pile lies in its new order, others see its top and what its splays show; they are told
    if it is the old order.
    """
    owner, colour = decision.seats[0], COLOUR[card]
    at = 5 * owner + colour
    about = [raw for raw in after if raw[2].get("seat") == owner]
    about = [raw for raw in about if raw[2].get("colour") == COLOURS[colour]]
    laid = next((raw[0] for raw in about if raw[0] in ("rearranged", "kept-order")), None)
    if laid is None:
        return decision.options
    placed = len(s.piles[at]) - len(decision.options)
    if laid == "kept-order":
        return (CHOOSE + s.piles[at][placed],)
    if not placed:
        return (CHOOSE + card,)
    ways = {s.splay[at], *splays_told(about, at)}
    return tuple(
        option
        for option in decision.options
        if all(SHOWS[way][option - CHOOSE] == SHOWS[way][card] for way in ways)
    )


def splays_told(raws: Sequence[Raw], at: int) -> set[int]:
    """The ways in which these events have splayed a pile."""
    owner, colour = at // 5, COLOURS[at % 5]
    return {
        SPLAYS.index(str(args["way"]))
        for kind, _, args, _, _, _ in raws
        if kind == "splayed" and args["seat"] == owner and args["colour"] == colour
    }


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
    return {
        move[0]
        for _, _, _, _, seats, move in raws
        if move is not None and move[1] == SUPPLY and (seats == EVERYBODY or seats >> seat & 1)
    }


def _lies_open(s: State, card: int) -> bool:
    return any(card in s.piles[5 * owner + COLOUR[card]] for owner in range(s.seats))
