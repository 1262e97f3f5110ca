"""What bots know of Cerebria: which answers look good or are blunders, and who stands how well.

The numbers are data (`advice.toml`) with a version. `prior` and `veto` decide for a seat and get
its eyes only; `evaluate` judges a whole state, which for a bot is always one dealt by the sampler.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from boardwright.games.cerebria.advised import Numbers
from boardwright.games.cerebria.blunders import veto
from boardwright.games.cerebria.evaluation import TERMS, Evaluation
from boardwright.games.cerebria.priors import Prior
from boardwright.games.cerebria.sees import HiddenFact, Sees
from boardwright.games.cerebria.state import TURNS, State

__all__ = ["Advice", "HiddenFact", "Root", "Sees"]


class Root(NamedTuple):
    """Where thinking began: whose it is, and in which turn of the game."""

    seat: int
    turns: int


class Advice:
    """The advice of one set of numbers."""

    terms = TERMS

    def __init__(self, changes: Mapping[str, Any] | None = None) -> None:
        self.numbers = Numbers.load(changes)
        self.version = self.numbers.version
        self.scale = self.numbers.weights.scale
        self.patience = self.numbers.patience
        self.beam = self.numbers.beam
        self.width = self.numbers.width
        self.depth = self.numbers.depth
        self.judged = self.numbers.judged
        evaluation = Evaluation(self.numbers)
        self.evaluate = evaluation.evaluate
        self.chances = evaluation.chances
        self.prior = Prior(self.numbers).prior
        self.veto = veto

    def sees(self, state: State, seat: int) -> Sees:
        """The state through the eyes of a seat."""
        return Sees(state, seat)

    def root(self, state: State, seat: int) -> Root:
        """The point to measure boundaries from."""
        return Root(seat, state.turns)

    def goes_on(self, state: State, root: Root) -> bool:
        """Whether the root's turn is still under way: Actions and Abilities to be used."""
        return state.phase == TURNS and state.turns == root.turns and state.me == root.seat

    def boundary(self, state: State, root: Root) -> bool:
        """Whether the turn after the root's is over: a quiet point to judge."""
        return state.phase == TURNS and state.turns > root.turns + 1

    def unchanged(self, before: State, after: State) -> bool:
        """Whether nothing has moved but the counters."""
        return (
            before.turns == after.turns
            and before.phase == after.phase
            and before.emo == after.emo
            and before.ess == after.ess
            and before.wp == after.wp
            and before.essence == after.essence
            and before.ambition == after.ambition
            and before.hand == after.hand
            and before.deck == after.deck
            and before.space == after.space
            and before.rows == after.rows
            and before.forts == after.forts
            and before.pool == after.pool
            and before.turned == after.turned
        )
