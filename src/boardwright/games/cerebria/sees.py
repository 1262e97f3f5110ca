"""What advice may read: a state through the eyes of one seat.

Advice that decides gets this reader and nothing else, so that what a seat cannot see cannot slip
into what it does. Asking for a hidden fact is an error, not a guess. Team-mates share their hands
and their Hidden Aspiration (CER-420, CER-421).
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.errors import BoardwrightError
from boardwright.games.cerebria.absorb import from_sphere, reachable
from boardwright.games.cerebria.emotions import Emotions
from boardwright.games.cerebria.realms import fee
from boardwright.games.cerebria.spirits import Row
from boardwright.games.cerebria.standings import Standing, possible_hidden
from boardwright.games.cerebria.state import Rules, State


class HiddenFact(BoardwrightError):
    """Somebody asked for a fact that the seat cannot see."""

    def __init__(self, seat: int, fact: str) -> None:
        super().__init__(f"seat {seat} cannot see {fact}")
        self.seat = seat
        self.fact = fact


class Sees:
    """One seat's eyes: CER-420 to CER-425 say what they reach."""

    __slots__ = ("_s", "seat", "team")

    def __init__(self, state: State, seat: int) -> None:
        self._s = state
        self.seat = seat
        self.team = state.team[seat]

    # The table (CER-422); what it gives out is to be read, not changed

    @property
    def rules(self) -> Rules:
        return self._s.rules

    @property
    def table(self) -> Emotions:
        return self._s.table

    @property
    def seats(self) -> int:
        return self._s.seats

    @property
    def order(self) -> tuple[int, ...]:
        return self._s.order

    @property
    def turns(self) -> int:
        return self._s.turns

    @property
    def actions(self) -> int:
        """Actions left in the present turn."""
        return self._s.actions

    @property
    def absorbed(self) -> bool:
        return self._s.absorbed

    @property
    def ends(self) -> bool:
        """Whether the game ends after this turn."""
        return bool(self._s.ends)

    @property
    def scored(self) -> int:
        """Intentions accomplished this turn."""
        return self._s.scored

    @property
    def emo(self) -> Sequence[int]:
        """The Emotion in each slot, -1 for none."""
        return self._s.emo

    @property
    def side(self) -> Sequence[int]:
        """The team of the Emotion in each slot."""
        return self._s.side

    @property
    def ess(self) -> Sequence[int]:
        """The Essence in each slot."""
        return self._s.ess

    @property
    def force(self) -> Sequence[int]:
        """The Intensity in each slot."""
        return self._s.force

    @property
    def realm(self) -> Sequence[int]:
        """Who controls each Realm."""
        return self._s.realm

    @property
    def frontier(self) -> Sequence[int]:
        """Who controls each Frontier."""
        return self._s.frontier

    @property
    def forts(self) -> Sequence[int]:
        """1 and 2: a Minor or Major of Bliss; -1 and -2 of Gloom."""
        return self._s.forts

    @property
    def pool(self) -> Sequence[int]:
        """The WP on each Sphere."""
        return self._s.pool

    @property
    def common(self) -> tuple[int, ...]:
        """The face-up Common Aspirations, the current one first."""
        return self._s.common

    def leads(self) -> tuple[int, ...]:
        """By Aspiration: how far the own team is in front."""
        leads = Standing(self._s).leads
        return tuple([-lead for lead in leads]) if self.team else leads

    def realm_of(self, sphere: int) -> int:
        """Where a Sphere stands."""
        return (sphere + self._s.turned) % 5

    def sphere_at(self, realm: int) -> int:
        return self._s.sphere_at(realm)

    def reachable(self) -> list[int]:
        """CER-255, CER-085: the Realms whose Sphere the seat can Absorb from."""
        return reachable(self._s, self.seat)

    def is_fresh(self, realm: int) -> bool:
        """CER-299: whether the Fortress there was built or Exalted this turn."""
        return self._s.fort_turn[realm] >= self._s.turns

    def absorbs(self, realm: int) -> int:
        """CER-256: the WP that the seat would take from the Sphere of a Realm."""
        return from_sphere(self._s, self.seat, realm)

    def fee(self, realm: int) -> int:
        """CER-231: what a Realm Action costs the seat."""
        return fee(self._s, self.seat, realm)

    def foes_on(self, space: int) -> bool:
        return self._s.foes_on(self.seat, space)

    # Any team, any seat

    def team_of(self, seat: int) -> int:
        return self._s.team[seat]

    def spirit(self, seat: int) -> int:
        return self._s.spirit[seat]

    def space(self, seat: int) -> int:
        return self._s.space[seat]

    def wp(self, seat: int) -> int:
        return self._s.wp[seat]

    def essence(self, seat: int) -> int:
        return self._s.essence[seat]

    def ambition(self, team: int) -> int:
        return self._s.ambition[team]

    def wheel(self, team: int) -> int:
        return self._s.wheel[team]

    def stock(self, team: int) -> tuple[int, int]:
        """CER-004: unused Minor and Major Fragments."""
        return self._s.minors[team], self._s.majors[team]

    def row(self, seat: int, action: int) -> int:
        """The Vibe tokens of a row, three bits a space."""
        return self._s.rows[5 * seat + action]

    def tokens(self, seat: int, action: int) -> int:
        return self._s.tokens(seat, action)

    def board(self, seat: int) -> tuple[Row, ...]:
        return self._s.boards[seat]

    def hand_size(self, seat: int) -> int:
        return len(self._s.hand[seat])

    def shown(self, seat: int) -> tuple[int, ...]:
        """CER-457: the cards of a hand that everybody has seen."""
        return self._s.shown[seat]

    def deck_size(self, seat: int) -> int:
        return len(self._s.deck[seat])

    def top(self, seat: int) -> int:
        """CER-066: the open top card of a deck, -1 without one."""
        deck = self._s.deck[seat]
        return deck[0] if deck else -1

    def possible_hidden(self, team: int) -> list[int]:
        """CER-295: what a team's Hidden Aspiration may be, as far as everybody knows."""
        return possible_hidden(self._s, team)

    # Its own team alone

    def hand(self, seat: int) -> tuple[int, ...]:
        if self._s.team[seat] != self.team:
            raise HiddenFact(self.seat, f"the hand of seat {seat}")
        return self._s.hand[seat]

    def hidden(self, team: int) -> int:
        """CER-421: the Hidden Aspiration of a team, -1 without one."""
        if team != self.team:
            raise HiddenFact(self.seat, "the Hidden Aspiration of the other team")
        return self._s.hidden_aspiration(team)

    def deck_card(self, seat: int, index: int) -> int:
        """CER-424: below the top card nobody knows the order of a deck."""
        if index:
            raise HiddenFact(self.seat, f"card {index} of the deck of seat {seat}")
        return self.top(seat)

    def hidden_card(self, team: int, index: int) -> int:
        """CER-424: nor that of a Hidden deck."""
        if index:
            raise HiddenFact(self.seat, f"card {index} of the Hidden deck of team {team}")
        return self.hidden(team)
