"""What advice may read: a state through the eyes of one seat.

Advice that decides gets this reader and nothing else, so that what a seat cannot see cannot slip
into what it does. Asking for a hidden fact is an error, not a guess.
"""

from __future__ import annotations

from functools import cached_property

from boardwright.core.errors import BoardwrightError
from boardwright.games.etherfields import asking, costs, journeys
from boardwright.games.etherfields.aims import Aim, aims, steps, worth_of_options
from boardwright.games.etherfields.content import COLOURS, Card
from boardwright.games.etherfields.keys import ACTION_KEY
from boardwright.games.etherfields.markers import markers
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import Cards, State
from boardwright.games.etherfields.veil import unseen


class HiddenFact(BoardwrightError):
    """Somebody asked for a fact that the seat cannot see."""

    def __init__(self, seat: int, fact: str) -> None:
        super().__init__(f"seat {seat} cannot see {fact}")
        self.seat = seat
        self.fact = fact


class Sees:
    """One seat's eyes: ETH-014, ETH-015, ETH-057 say what they reach."""

    def __init__(self, state: State, seat: int) -> None:
        self._s = state
        self.seat = seat

    @property
    def pack(self) -> Pack:
        return self._s.pack

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def turns_left(self) -> int:
        return len(self._s.turn_deck)

    @property
    def hours(self) -> int:
        return self._s.hours

    @cached_property
    def aims(self) -> list[Aim]:
        return aims(self._s)

    @cached_property
    def onward(self) -> int:
        """ETH-486: on the Dreamworld map everything is open."""
        return journeys.onward(self._s)

    def space(self, seat: int) -> int:
        return self._s.seats[seat].space

    def distress(self, seat: int) -> int:
        return self._s.seats[seat].distress

    def gems(self, seat: int) -> int:
        return self._s.seats[seat].gems

    def pool(self, seat: int) -> int:
        """ETH-211: deck, hand and discard pile."""
        me = self._s.seats[seat]
        return len(me.deck) + len(me.hand) + len(me.discard)

    def hand_size(self, seat: int) -> int:
        return len(self._s.seats[seat].hand)

    def card(self, number: int) -> Card:
        return self._s.pack.cards[number]

    def steps(self, seat: int, aim: Aim, space: int = -1) -> int:
        return steps(self._s, seat, aim, space)

    def worth_of_options(self, source: str, names: frozenset[str]) -> dict[str, float]:
        """By name: what is known to lie behind the options of a choice."""
        return worth_of_options(self._s, source, names)

    def is_untimely(self, action: int) -> bool:
        """Whether the pack says when this action is worth something, and now it is not."""
        number = action - ACTION_KEY
        if not 0 <= number < len(self.pack.actions) or not self.pack.actions[number].aim:
            return False
        return all(aim.action != number for aim in self.aims)

    def marked(self) -> list[int]:
        """By colour: the most markers on an action that is within reach from here."""
        found = [0] * len(COLOURS)
        for aim in self.aims:
            if aim.paid and not self.steps(self.seat, aim):
                there = markers(self._s, aim.action)
                found = [max(most, n) for most, n in zip(found, there, strict=True)]
        return found

    # For some eyes alone

    def hand(self, seat: int) -> Cards:
        """ETH-015: open, unless hands are closed."""
        if seat != self.seat and asking.closed(self._s):
            raise HiddenFact(self.seat, f"the hand of seat {seat}")
        return self._s.seats[seat].hand

    def cheapest(self, colour: int, need: int) -> list[int]:
        """The answers that pay so much in a colour with the least lost."""
        return costs.cheapest(self._s, Scene(self.seat), colour, need)

    def deck_card(self, seat: int, index: int) -> int:
        """ETH-014: the order of decks is hidden, but for what somebody has looked at."""
        me = self._s.seats[seat]
        if not me.known[index] >> self.seat & 1:
            raise HiddenFact(self.seat, f"card {index} of the deck of seat {seat}")
        return me.deck[index]

    def paragraph(self, number: int) -> object:
        """ETH-057: what has not been read is secret."""
        if number not in self._s.read:
            raise HiddenFact(self.seat, f"paragraph {number}")
        return self._s.pack.scripts[number]

    def is_unseen(self, name: str) -> bool:
        return name in unseen(self._s, self.seat)
