"""Answer, undo, copy, save and load, replay, in any order: a position stays in step with a plain
list of the answers that led to it.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import boardwright as bw
from boardwright.core.errors import NothingToUndo
from boardwright.core.games import Game
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice


def mark(pos: Position[Any]) -> str:
    """Everything about a position but who answered last, which a dict does not keep."""
    return json.dumps([pos.to_dict(), [pos.asked(seat) for seat in range(pos.setup.seats)]])


class Machine(RuleBasedStateMachine):
    """A position under test, and the model: its answers, and what it looked like after each."""

    game: ClassVar[Game[Any]]

    def __init__(self) -> None:
        super().__init__()
        self.aside: tuple[Position[Any], str, list[tuple[int, int]]] | None = None

    @initialize(seed=st.integers(0, 999), seats=st.integers(0, 2), opening=st.integers(0, 60))
    def begin(self, seed: int, seats: int, opening: int) -> None:
        self.pos = self.game.new(self.game.seats[seats % len(self.game.seats)], seed)
        self.given: list[tuple[int, int]] = []
        self.marks = [mark(self.pos)]
        dice = Dice("machine", seed)
        for _ in range(opening):
            if not self.pos.over:
                self.give(dice.below(99), dice.below(99))

    def give(self, which: int, what: int) -> None:
        decision = self.pos.decisions[which % len(self.pos.decisions)]
        seat = decision.seats[what % len(decision.seats)]
        action = decision.options[what % len(decision.options)]
        self.pos.answer(action, seat)
        self.given.append((seat, action))
        self.marks.append(mark(self.pos))

    @precondition(lambda self: not self.pos.over)
    @rule(which=st.integers(0, 3), what=st.integers(0, 40))
    def answer(self, which: int, what: int) -> None:
        self.give(which, what)

    @precondition(lambda self: self.given)
    @rule(back=st.integers(1, 20))
    def undo(self, back: int) -> None:
        for _ in range(min(back, len(self.given))):
            self.pos.undo()
            self.given.pop()
            self.marks.pop()

    @precondition(lambda self: not self.given)
    @rule()
    def undo_nothing(self) -> None:
        with pytest.raises(NothingToUndo):
            self.pos.undo()

    @rule()
    def copy(self) -> None:
        """Go on with a copy; the original must stay where it is."""
        self.aside = self.pos, self.marks[-1], self.given[:]
        self.pos = self.pos.copy()

    @precondition(lambda self: self.aside is not None)
    @rule()
    def go_back_to_the_original(self) -> None:
        assert self.aside is not None
        original, seen, given = self.aside
        assert mark(original) == seen
        assert original.answers() == given

    @rule()
    def save_and_load(self) -> None:
        """A dict keeps the answers of the present action only."""
        self.pos = self.game.load(json.loads(json.dumps(self.pos.to_dict())))
        kept = len(self.pos.answers())
        self.given = self.given[len(self.given) - kept :]
        self.marks = self.marks[len(self.marks) - kept - 1 :]

    @rule()
    def replay(self) -> None:
        self.pos = bw.replay(self.pos.record())

    @invariant()
    def in_step(self) -> None:
        assert self.pos.answers() == self.given
        assert mark(self.pos) == self.marks[-1]
        assert self.pos.copy().fingerprint() == self.pos.fingerprint()


@pytest.mark.parametrize("name", ["innovation", "cerebria", "ferries"])
def test_any_order_of_doing_and_undoing(ferries: Game[Any], name: str) -> None:
    class OfGame(Machine):
        game = bw.game(name)

    run_state_machine_as_test(OfGame, settings=settings(max_examples=60, stateful_step_count=40))
