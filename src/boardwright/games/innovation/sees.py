"""What advice may read: a state through the eyes of one seat.

Advice that decides gets this reader and nothing else, so that what a seat cannot see cannot slip
into what it does. Asking for a hidden fact is an error, not a guess.
"""

from __future__ import annotations

from boardwright.core.errors import BoardwrightError
from boardwright.games.innovation.dominations import NEEDED, can_dominate
from boardwright.games.innovation.facts import OF_PERIOD, PERIOD, WIDTH
from boardwright.games.innovation.state import State

_ONE_ICON = (1 << WIDTH) - 1


class HiddenFact(BoardwrightError):
    """Somebody asked for a fact that the seat cannot see."""

    def __init__(self, seat: int, fact: str) -> None:
        super().__init__(f"seat {seat} cannot see {fact}")
        self.seat = seat
        self.fact = fact


class Sees:
    """One seat's eyes: INN-015 to INN-017 say what they reach."""

    __slots__ = ("_s", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._s = state
        self.seat = seat

    # The table

    @property
    def seats(self) -> int:
        return self._s.seats

    @property
    def later(self) -> bool:
        """Whether the later texts of nine cards are played (INN-230)."""
        return self._s.options.later

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def actions(self) -> int:
        return self._s.actions

    @property
    def periods(self) -> int:
        """Mask of the periods that nobody has dominated."""
        return self._s.periods

    @property
    def domains(self) -> int:
        """Mask of the domains that nobody has taken."""
        return self._s.domains

    @property
    def needed(self) -> int:
        """Dominations that win."""
        return NEEDED[self._s.seats]

    def others(self) -> tuple[int, ...]:
        return self._s.others(self.seat)

    def supply(self, period: int) -> int:
        """How many cards lie in a supply."""
        return len(self._s.supply[period])

    def supply_card(self, period: int, index: int) -> int:
        """No seat sees the face of a card in a supply."""
        raise HiddenFact(self.seat, f"card {index} of supply {period}")

    def period_card(self, period: int) -> int:
        """INN-095: nobody ever sees the card that stands for a period."""
        raise HiddenFact(self.seat, f"the card of period {period}")

    # Any seat

    def points(self, owner: int) -> int:
        return self._s.points[owner]

    def dominations(self, owner: int) -> int:
        return self._s.dominations(owner)

    def within_reach(self, owner: int) -> int:
        """Mask of the periods that a seat could dominate."""
        return can_dominate(self._s, owner)

    def count(self, owner: int, icon: int) -> int:
        return self._s.icons[owner] >> WIDTH * icon & _ONE_ICON

    def active(self, owner: int) -> int:
        """The active cards as a mask."""
        return self._s.active(owner)

    def top_value(self, owner: int) -> int:
        return self._s.top_value(owner)

    def top(self, owner: int, colour: int) -> int:
        """The active card of a colour, -1 without one."""
        pile = self._s.piles[5 * owner + colour]
        return pile[0] if pile else -1

    def size(self, owner: int, colour: int) -> int:
        """How many cards a pile has."""
        return len(self._s.piles[5 * owner + colour])

    def splay(self, owner: int, colour: int) -> int:
        return self._s.splay[5 * owner + colour]

    def hand_size(self, owner: int) -> int:
        return self._s.hand[owner].bit_count()

    def hand_values(self, owner: int) -> tuple[int, ...]:
        """INN-015: the periods of hidden cards are open."""
        return _values(self._s.hand[owner])

    def influence_values(self, owner: int) -> tuple[int, ...]:
        return _values(self._s.influence[owner])

    # Its own seat alone

    def hand(self, owner: int) -> int:
        """The cards of a hand as a mask."""
        if owner != self.seat:
            raise HiddenFact(self.seat, f"the hand of seat {owner}")
        return self._s.hand[owner]

    def influence(self, owner: int) -> int:
        """The cards of an influence as a mask."""
        if owner != self.seat:
            raise HiddenFact(self.seat, f"the influence of seat {owner}")
        return self._s.influence[owner]

    def pile(self, owner: int, colour: int) -> tuple[int, ...]:
        """INN-016: only its owner looks underneath a pile."""
        if owner != self.seat:
            raise HiddenFact(self.seat, f"what lies under the active card of seat {owner}")
        return self._s.piles[5 * owner + colour]


def _values(mask: int) -> tuple[int, ...]:
    return (
        tuple([p for p in range(1, 11) for _ in range((mask & OF_PERIOD[p]).bit_count())])
        if mask
        else ()
    )


def value_of(card: int) -> int:
    """The value of a card, 0 for none."""
    return PERIOD[card] if card >= 0 else 0
