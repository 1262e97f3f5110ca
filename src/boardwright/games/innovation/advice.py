"""What bots know of Innovation: which answers look good or are blunders, and who stands how well.

The numbers are data (`advice.toml`) with a version. `prior` and `veto` decide for a seat and get
its eyes only; `evaluate` judges a whole state, which for a bot is always one dealt by the sampler.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from boardwright.core.decisions import Decision
from boardwright.games.innovation.advised import Numbers
from boardwright.games.innovation.evaluation import TERMS, Evaluation
from boardwright.games.innovation.facts import KINDS, LATER_KINDS, NEEDS
from boardwright.games.innovation.keys import ACTIVATE, CHOOSE, DOMINATE
from boardwright.games.innovation.priors import Prior
from boardwright.games.innovation.sees import HiddenFact, Sees
from boardwright.games.innovation.state import TURNS, State

__all__ = ["Advice", "HiddenFact", "Root", "Sees"]


class Root(NamedTuple):
    """Where thinking began: whose it is, and in which turn of the game."""

    seat: int
    turns: int


class Advice:
    """The advice of one set of numbers."""

    terms = TERMS
    beam = width = depth = judged = 0

    def __init__(self, changes: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        self.numbers = Numbers.load(changes)
        self.version = self.numbers.version
        self.scale = self.numbers.weights.scale
        self.patience = self.numbers.patience
        evaluation = Evaluation(self.numbers)
        self.evaluate = evaluation.evaluate
        self.chances = evaluation.chances
        self.prior = Prior(self.numbers).prior

    def sees(self, state: State, seat: int) -> Sees:
        """The state through the eyes of a seat."""
        return Sees(state, seat)

    def veto(self, decision: Decision, sees: Sees) -> frozenset[int]:
        """Options that people call blunders; never all of them."""
        if decision.key != "ask-action":
            return frozenset()
        if sees.dominations(sees.seat) + 1 >= sees.needed:
            other = frozenset(action for action in decision.options if action < DOMINATE)
            if len(other) < len(decision.options):
                return other
        return frozenset(
            action
            for action in decision.options
            if ACTIVATE <= action < CHOOSE and _is_idle(action - ACTIVATE, sees)
        )

    def root(self, state: State, seat: int) -> Root:
        """The point to measure boundaries from."""
        return Root(seat, state.turns)

    def goes_on(self, state: State, root: Root) -> bool:
        """Whether the root's turn is still under way, with an action left."""
        return state.phase == TURNS and state.turn == root.seat and state.turns == root.turns

    def boundary(self, state: State, root: Root) -> bool:
        """Whether the root's seat has come to its next turn: a quiet point to judge."""
        return state.phase == TURNS and state.turn == root.seat and state.turns > root.turns

    def unchanged(self, before: State, after: State) -> bool:
        """Whether nothing has moved but the counters."""
        return (
            before.supply == after.supply
            and before.hand == after.hand
            and before.piles == after.piles
            and before.influence == after.influence
            and before.splay == after.splay
            and before.dominated == after.dominated
        )


def _is_idle(card: int, sees: Sees) -> bool:
    """A card that only demands, with nobody who would have to obey."""
    kinds = LATER_KINDS if sees.later else KINDS
    if "share" in kinds[card]:
        return False
    icon = NEEDS[card]
    mine = sees.count(sees.seat, icon)
    return all(sees.count(other, icon) >= mine for other in sees.others())
