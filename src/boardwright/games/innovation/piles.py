"""Piles of a zone: splaying them, laying them in another order, and taking a card out."""

from __future__ import annotations

from collections.abc import Iterable

from boardwright.core.messages import Args
from boardwright.games.innovation.dominations import check_culture, check_zone
from boardwright.games.innovation.facts import COLOUR, COLOURS, NAMES, SPLAYS
from boardwright.games.innovation.state import State
from boardwright.games.innovation.telling import tell_uncovered


def splay(s: State, me: int, colour: int, way: int) -> bool:
    """INN-120 to INN-125: splay a pile of two or more cards in a new direction; one that is splayed
    so already, or too small, does not change (INN-085). Only effects splay (INN-126).
    """
    at = 5 * me + colour
    if len(s.piles[at]) < 2 or s.splay[at] == way:
        return False
    s.splay[at] = way
    s.refresh(at)
    s.changes += 1
    if at in s.mixed:
        s.news = True
        below, n, ways = s.mixed[at]
        s.mixed = {**s.mixed, at: (below, n, ways | 1 << way)}
    if s.log is not None:
        kind, rule = ("splayed", "INN-120") if way else ("unsplayed", "INN-121")
        s.tell(kind, rule, {"seat": me, "colour": COLOURS[colour], "way": SPLAYS[way]})
    check_zone(s, me)
    check_culture(s, me)
    return True


def rearrange(s: State, me: int, colour: int, order: Iterable[int]) -> None:
    """Lay a pile in a new order. The others see the new top and what the splay shows, not the
    order of what is covered (INN-016).
    """
    at = 5 * me + colour
    cards = tuple(order)
    if cards == s.piles[at]:
        if s.log is not None:
            s.tell("kept-order", "INN-085", {"seat": me, "colour": COLOURS[colour]})
        return
    s.news = s.news or cards[0] != s.piles[at][0] or s.splay[at] > 0
    s.piles[at] = cards
    s.refresh(at)
    s.changes += 1
    s.mixed = {pile: part for pile, part in s.mixed.items() if pile != at}
    if len(cards) > 2:
        s.mixed[at] = (0, len(cards) - 1, 1 << s.splay[at])
    if s.log is not None:
        args: Args = {"seat": me, "colour": COLOURS[colour], "card": NAMES[cards[0]]}
        s.tell("rearranged", "INN-083", args, {"order": [NAMES[c] for c in cards]}, 1 << me)
    check_zone(s, me)


def take_from_pile(s: State, owner: int, card: int) -> None:
    """Take a card out; INN-123, INN-124: the splay of a lone card ends, and does not come back."""
    at = 5 * owner + COLOUR[card]
    pile = s.piles[at]
    index = pile.index(card)
    s.piles[at] = pile[:index] + pile[index + 1 :]
    if len(pile) == 2 and s.splay[at] and s.log is not None:
        colour = COLOURS[COLOUR[card]]
        s.tell("unsplayed", "INN-123", {"seat": owner, "colour": colour, "way": SPLAYS[0]})
    if at in s.mixed:
        _narrow(s, at, len(pile) - 1 - index, card)
    s.refresh(at)


def _narrow(s: State, at: int, height: int, card: int) -> None:
    """A card left a pile with a part in unknown order: that card, and what it laid bare, are known
    to everybody from now on.
    """
    below, n, ways = s.mixed[at]
    if height < below:
        below -= 1
    elif height < below + n:
        n -= 1
        tell_uncovered(s, at, card, len(s.piles[at]) - height)
    if n and below + n == len(s.piles[at]):
        n -= 1
        tell_uncovered(s, at, s.piles[at][0], 0)
    s.mixed = {**s.mixed, at: (below, n, ways)}
    if n < 2:
        del s.mixed[at]
