"""The whole of a game of Innovation between two answers: small integers in slots.

Hands and influences are masks, piles and supplies are tuples with the top first. Icon counts are
kept packed, per pile and per seat, and refreshed with every change: recounting them was two thirds
of the time of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias

from boardwright.core.games import State as CoreState
from boardwright.core.seats import others
from boardwright.games.innovation.facts import ONE_ICON, PERIOD, SHOWS, SHOWS_ALL, WIDTH

if TYPE_CHECKING:
    from boardwright.games.innovation.activation import Run
    from boardwright.games.innovation.resampling import Plan

FIRST_CARDS, TURNS = range(2)


class Options(NamedTuple):
    """The settings of a game, as its rules ask for them."""

    later: bool = False
    """Whether the nine cards that differ have the later edition's text (INN-230)."""
    together: bool = True
    """Whether Technology adds archived and scored cards up (INN-114)."""
    reveal_counts: bool = True
    """Whether a mere reveal is a change (INN-234)."""


Traces = list[dict[int, int]]
"""For each period: card * 4 + seat -> mask of the places where the seat may still expect it. The
list and its dicts are shared between copies and replaced, never changed."""

Journal: TypeAlias = "tuple[Journal | None, int, int, int, int, int, int]"
"""Moves not yet remembered, the latest first."""


class State(CoreState):
    """Who owns what, whose turn it is, and what each seat has been shown."""

    __slots__ = (
        *("actions", "archived", "box", "changes", "domains", "dominated", "everyone", "hand"),
        *("icons", "influence", "journal", "mixed", "open", "options", "period_card", "periods"),
        *(
            "phase",
            "piles",
            "plans",
            "points",
            "run",
            "scored",
            "seats",
            "shown",
            "splay",
            "supply",
        ),
        *("traces", "turn", "turns", "under"),
    )

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(rng)
        self.seats = seats
        self.everyone = (1 << seats) - 1
        self.options = Options()
        self.phase = FIRST_CARDS
        self.turn = 0
        self.actions = 0
        self.turns = 0
        """Turns begun so far, for the short first turns (INN-012)."""
        self.hand = [0] * seats
        """Cards as masks; INN-018: as many as there are, here and everywhere."""
        self.influence = [0] * seats
        self.points = [0] * seats
        self.piles: list[tuple[int, ...]] = [()] * (5 * seats)
        self.splay = [0] * (5 * seats)
        self.shown = [0] * (5 * seats)
        """Visible icons of each pile, packed."""
        self.icons = [0] * seats
        """Visible icons of each seat, packed."""
        self.supply: list[tuple[int, ...]] = [()] * 11
        self.under: tuple[int, ...] = (0,) * 11
        """How many cards were ever put under each supply."""
        self.period_card: tuple[int, ...] = (-1,) * 10
        self.periods = 0
        """Mask of the periods that nobody has dominated."""
        self.domains = 0b11111
        """Mask of the domains that nobody has taken (INN-004)."""
        self.dominated = (0,) * seats
        """Mask of dominations: bits 1 to 9 periods, bits 10 to 14 domains."""
        self.archived = [0] * seats
        self.scored = [0] * seats
        self.box = 0
        self.traces: Traces = [{}] * 11
        self.journal: Journal | None = None
        """Moves that the traces do not know of yet; see traces.py."""
        self.mixed: dict[int, tuple[int, int, int]] = {}
        """Piles whose owner laid them in a new order (Publications): how many cards lie below the
        part whose order the others do not know, how many are in it, and the splays seen since."""
        self.changes = 0
        """Counts every change in the game, to tell who got something out of an effect."""
        self.plans: dict[int, list[Plan]] | None = None
        """How to deal this state again for each seat: worked out once, for a snapshot only."""
        self.run: Run | None = None
        self.open = -1
        """A hand card that everybody is looking at just now."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.rng = self.rng
        new.log = None
        new.fate = None
        new.news = self.news
        new.seats = self.seats
        new.everyone = self.everyone
        new.options = self.options
        new.phase = self.phase
        new.turn = self.turn
        new.actions = self.actions
        new.turns = self.turns
        new.hand = self.hand[:]
        new.influence = self.influence[:]
        new.points = self.points[:]
        new.piles = self.piles[:]
        new.splay = self.splay[:]
        new.shown = self.shown[:]
        new.icons = self.icons[:]
        new.supply = self.supply[:]
        new.under = self.under
        new.period_card = self.period_card
        new.periods = self.periods
        new.domains = self.domains
        new.dominated = self.dominated
        new.archived = self.archived[:]
        new.scored = self.scored[:]
        new.box = self.box
        new.traces = self.traces
        new.journal = self.journal
        new.mixed = self.mixed
        new.changes = 0
        new.plans = None
        new.run = None
        new.open = -1
        return new

    # Questions that many rules ask

    def count(self, seat: int, icon: int) -> int:
        """INN-028: the visible icons of a kind in a seat's zone."""
        return self.icons[seat] >> WIDTH * icon & ONE_ICON

    def pile(self, seat: int, colour: int) -> tuple[int, ...]:
        """A colour pile; INN-021: its first card is the active one, its last the bottom one."""
        return self.piles[5 * seat + colour]

    def tops(self, seat: int) -> list[int]:
        """INN-020: the active cards."""
        return [pile[0] for pile in self.piles[5 * seat : 5 * seat + 5] if pile]

    def active(self, seat: int) -> int:
        """The active cards as a mask."""
        mask = 0
        for pile in self.piles[5 * seat : 5 * seat + 5]:
            if pile:
                mask |= 1 << pile[0]
        return mask

    def top_value(self, seat: int) -> int:
        """INN-030, INN-034: the value of the highest active card, 0 with an empty zone."""
        best = -1
        for pile in self.piles[5 * seat : 5 * seat + 5]:
            if pile and pile[0] > best:
                best = pile[0]
        return PERIOD[best] if best >= 0 else 0

    def shows(self, seat: int, colour: int, icon: int) -> bool:
        """Whether a pile has a visible icon of a kind, on its active card or through its splay."""
        return self.shown[5 * seat + colour] >> WIDTH * icon & ONE_ICON > 0

    def colours(self, seat: int) -> list[int]:
        """The colours in a seat's zone."""
        return [colour for colour in range(5) if self.piles[5 * seat + colour]]

    def refresh(self, at: int) -> None:
        """Count a pile's visible icons again after a change: new cards join the splay (INN-122), a
        lone card's splay ends (INN-123).
        """
        pile = self.piles[at]
        if len(pile) < 2:
            self.splay[at] = 0
            shown = SHOWS_ALL[pile[0]] if pile else 0
        else:
            way = self.splay[at]
            shown = SHOWS_ALL[pile[0]]
            if way:
                shows = SHOWS[way]
                for card in pile[1:]:
                    shown += shows[card]
        self.icons[at // 5] += shown - self.shown[at]
        self.shown[at] = shown

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else, clockwise from the seat's left."""
        return _OTHERS[self.seats][seat]

    def dominations(self, seat: int) -> int:
        return self.dominated[seat].bit_count()


def changed(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A row of numbers that seldom change, with another number in one place."""
    return (*row[:at], value, *row[at + 1 :])


_OTHERS = tuple(tuple(tuple(others(seat, seats)) for seat in range(seats)) for seats in range(5))
