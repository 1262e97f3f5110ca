"""Activating a card: who obeys, who shares, the free draw, and cards carried out alone."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import cache
from typing import Protocol, TypeVar

from boardwright.core.effects import Asked, Reply
from boardwright.core.messages import Arg, Args
from boardwright.games.innovation.facts import CARD, ICONS, NAMES, NEEDS, ONE_ICON, WIDTH
from boardwright.games.innovation.moves import draw
from boardwright.games.innovation.state import State

Result = Coroutine[Asked, Reply, None] | None
"""An effect without a choice is a plain function and returns nothing."""


class Share(Protocol):
    def __call__(self, s: State, me: int, /) -> Result: ...


class Demand(Protocol):
    def __call__(self, s: State, me: int, you: int, /) -> Result: ...


ShareFn = TypeVar("ShareFn", bound=Share)
DemandFn = TypeVar("DemandFn", bound=Demand)

IELLO: dict[int, dict[int, tuple[Share | None, Demand | None]]] = {}
LATER: dict[int, dict[int, tuple[Share | None, Demand | None]]] = {}


class share:  # noqa: N801 - a decorator, read as the card's own word
    """Marks the nth dogma of a card, one that all who can may share."""

    def __init__(self, card: str, nth: int, *, later: bool = False) -> None:
        self.card, self.nth = CARD[card], nth
        self.book = LATER if later else IELLO

    def __call__(self, effect: ShareFn) -> ShareFn:
        self.book.setdefault(self.card, {})[self.nth] = (effect, None)
        return effect


class demand:  # noqa: N801
    """Marks the nth dogma of a card, a demand on those who have fewer of its icon."""

    def __init__(self, card: str, nth: int, *, later: bool = False) -> None:
        self.card, self.nth = CARD[card], nth
        self.book = LATER if later else IELLO

    def __call__(self, effect: DemandFn) -> DemandFn:
        self.book.setdefault(self.card, {})[self.nth] = (None, effect)
        return effect


@cache
def effects_of(card: int, later: bool) -> tuple[tuple[Share | None, Demand | None], ...]:
    """INN-051: a card's dogmas in printed order, each a demand or to be shared."""
    book = IELLO.get(card, {})
    if later and card in LATER:
        book = {**book, **LATER[card]}
    return tuple(book[nth] for nth in sorted(book))


class Run:
    """A card being carried out: which effect, for whom, and what its demand has done so far
    (INN-076).
    """

    __slots__ = (
        *("by", "card", "effect", "moved", "obeying", "of", "on", "outer", "recycled", "sharing"),
    )

    def __init__(self, card: int, of: int, seats: int, by: int, outer: Run | None = None) -> None:
        self.card = card
        self.of = of
        self.by = by
        self.outer = outer
        """The card that had this one carried out (INN-183)."""
        self.obeying: list[int] = []
        self.sharing: list[int] = []
        self.on = by
        """Who carries the present effect out."""
        self.effect = 0
        self.moved = 0
        """Cards that the demand of this activation has moved, from all players together."""
        self.recycled = [0] * seats
        """Cards that each player has recycled through this card (Democracy)."""

    @property
    def progress(self) -> Args:
        return _PROGRESS[self.of][self.effect]


_PROGRESS: list[list[Args]] = [
    [{"effect": effect, "of": of} for effect in range(of + 1)] for of in range(4)
]


def running(s: State) -> Run:
    """The card being carried out."""
    assert s.run is not None
    return s.run


class ActivationEnd(Exception):
    """The rest of the activation is not carried out (INN-192, INN-233)."""


async def activate(s: State, me: int, card: int) -> None:
    """INN-050, INN-052, INN-053: count the icon once. INN-054, INN-055: then resolve every dogma
    for all it concerns, one after the other, wherever the card may be by then.

    INN-060, INN-061, INN-062, INN-064: those with fewer icons obey, clockwise, and never the
    activating player. INN-070, INN-071, INN-072, INN-075: all others share, the activating player
    last; nothing may be left out (INN-058). "You" is whoever carries an effect out (INN-063,
    INN-074). INN-068, INN-081, INN-082, INN-084: one free draw if a share effect, and not a demand,
    changed something for another player.
    """
    shift = WIDTH * NEEDS[card]
    mine = s.icons[me] >> shift & ONE_ICON
    obeying: list[int] = []
    sharing: list[int] = []
    for you in s.others(me):
        (sharing if s.icons[you] >> shift & ONE_ICON >= mine else obeying).append(you)
    if s.log is not None:
        _tell_counts(s, me, card, obeying, sharing)
    effects = effects_of(card, s.options.later)
    run = s.run = Run(card, len(effects), s.seats, me)
    run.obeying, run.sharing = obeying, sharing
    shared = False
    try:
        for shares, demands in effects:
            run.effect += 1
            if demands is not None:
                if not obeying and s.log is not None:
                    s.tell("demand-idle", "INN-069", {"seat": me, "card": NAMES[card]})
                for you in obeying:
                    run.on = you
                    flow = demands(s, me, you)
                    if flow is not None:
                        await flow
            elif shares is not None:
                for you in sharing:
                    run.on = you
                    before = s.changes
                    flow = shares(s, you)
                    if flow is not None:
                        await flow
                    shared = shared or s.changes != before
                run.on = me
                flow = shares(s, me)
                if flow is not None:
                    await flow
    except ActivationEnd:
        return
    finally:
        s.run = None
        s.open = -1
    if shared:
        free_draw(s, me)


def free_draw(s: State, me: int) -> None:
    """INN-080, INN-087: one draw action for the activating player, because somebody shared. It is
    no option (INN-088, INN-235).
    """
    if s.log is not None:
        s.tell("free-draw", "INN-080", {"seat": me})
    draw(s, me, s.top_value(me), "INN-087")


async def carry_out_alone(s: State, me: int, card: int) -> None:
    """INN-180 to INN-184: one player carries out a card's share effects, in order; its demands are
    skipped (INN-181, INN-182), nobody shares, and no demand was made. A card may call another
    (INN-183), and what changes counts for whoever shares the first (INN-185).
    """
    outer = s.run
    effects = effects_of(card, s.options.later)
    run = s.run = Run(card, len(effects), s.seats, me, outer)
    if s.log is not None:
        s.tell("alone", "INN-180", {"seat": me, "card": NAMES[card]})
    for shares, _ in effects:
        run.effect += 1
        if shares is not None:
            flow = shares(s, me)
            if flow is not None:
                await flow
    s.run = outer


def _tell_counts(s: State, me: int, card: int, obeying: list[int], sharing: list[int]) -> None:
    """INN-052: who obeys and who shares, with the counts that say why."""
    icon = NEEDS[card]
    mine = s.count(me, icon)
    s.tell("activated", "INN-050", {"seat": me, "card": NAMES[card]})
    kinds = {"demand" if demands else "share" for _, demands in effects_of(card, s.options.later)}
    for kind, rule, seats in (("demand", "INN-060", obeying), ("share", "INN-070", sharing)):
        for you in seats if kind in kinds else ():
            counts: dict[str, Arg] = {
                "count": s.count(you, icon),
                "mine": mine,
                "icon": ICONS[icon],
            }
            s.tell(f"{kind}-concerns", rule, {"seat": you, "me": me, "card": NAMES[card], **counts})
