"""How moves are told: the value for everybody, the face for those who see either end."""

from __future__ import annotations

from boardwright.core.events import EVERYBODY
from boardwright.core.messages import Arg, Args
from boardwright.games.innovation.facts import NAMES, PERIOD
from boardwright.games.innovation.state import State
from boardwright.games.innovation.traces import HAND, SEES, SUPPLY, ZONE

PLACES = ("hand", "influence", "zone", "supply")
"""The kinds of places, by their numbers divided by four."""


def tell_move(
    s: State, kind: str, rule: str, args: dict[str, Arg], card: int, src: int, dst: int
) -> None:
    """Write a move down: its value for everybody, its face for those who see either end."""
    seats = s.everyone if card == s.open else (SEES[src] | SEES[dst]) & s.everyone
    args["value"] = PERIOD[card]
    args["from"] = PLACES[src >> 2]
    to = EVERYBODY if seats == s.everyone else seats
    s.tell(kind, rule, args, {"card": NAMES[card]}, to, None if src == SUPPLY else (card, src, dst))


def tell_shown(s: State, kind: str, rule: str, owner: int, card: int) -> None:
    place = HAND + owner
    args: Args = {"seat": owner, "card": NAMES[card], "value": PERIOD[card]}
    s.tell(kind, rule, args, move=(card, place, place))


def tell_laid_open(s: State, kind: str, rule: str, me: int, card: int, src: int) -> None:
    """Write down a card laid open in a zone; that it was drawn has been told already."""
    args: Args = {"seat": me, "card": NAMES[card], "value": PERIOD[card], "from": PLACES[src >> 2]}
    s.tell(kind, rule, args, move=None if src == SUPPLY else (card, src, ZONE + me))


def tell_exchange(s: State, card: int, src: int, dst: int) -> None:
    if s.log is not None:
        args: dict[str, Arg] = {"seat": src % 4, "to_seat": dst % 4, "place": PLACES[dst >> 2]}
        tell_move(s, "exchanged", "INN-160", args, card, src, dst)


def tell_uncovered(s: State, at: int, card: int, depth: int) -> None:
    """A card of a part in unknown order comes to light, from under so many others."""
    s.news = True
    if s.log is not None:
        s.tell("uncovered", "INN-016", {"seat": at // 5, "card": NAMES[card], "depth": depth})
