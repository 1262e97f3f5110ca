"""What bots know of Etherfields: which answers look good or are blunders, and how well the Team
stands.

The numbers are data (`advice.toml`) with a version. `prior` and `veto` decide for a seat and get
its eyes only; `evaluate` judges a whole state, which for a bot is always one dealt by the sampler.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from boardwright.core.decisions import Decision
from boardwright.games.etherfields.advised import Numbers
from boardwright.games.etherfields.asking import closed
from boardwright.games.etherfields.evaluation import TERMS, Evaluation
from boardwright.games.etherfields.keys import DONE, PASS
from boardwright.games.etherfields.priors import Prior, veto
from boardwright.games.etherfields.resampling import TEAM
from boardwright.games.etherfields.sees import HiddenFact, Sees
from boardwright.games.etherfields.state import ACT, State
from boardwright.games.etherfields.veil import VEILED

__all__ = ["Advice", "HiddenFact", "Root", "Sees"]

NONE: frozenset[int] = frozenset()
ENDS = frozenset((DONE, PASS))
DEALT = ("known", "fate", *[deck for group in TEAM for deck in group])
WAITING = frozenset(("ask-action", "ask-round", "ask-draw-discard"))


class Root(NamedTuple):
    """Where thinking began: whose it is, and in which Turn."""

    seat: int
    turn: int


class Advice:
    """The advice of one set of numbers."""

    terms = TERMS
    beam = width = depth = judged = 0
    unknown = VEILED
    rests = True

    def __init__(self, changes: Mapping[str, Any] | None = None) -> None:
        self.numbers = Numbers.load(changes)
        self.version = self.numbers.version
        self.scale = self.numbers.weights.scale
        self.patience = self.numbers.patience
        evaluation = Evaluation(self.numbers)
        self.evaluate = evaluation.evaluate
        self.chances = evaluation.chances
        self.prior = Prior(self.numbers).prior
        self.veto = veto

    def sees(self, state: State, seat: int) -> Sees:
        """The state through the eyes of a seat."""
        return Sees(state, seat)

    def waits(self, decision: Decision) -> frozenset[int]:
        """To be done: what the rest of the Turn brings comes whatever is done before."""
        return ENDS if decision.key in WAITING else NONE

    def root(self, state: State, seat: int) -> Root:
        """The point to measure boundaries from."""
        return Root(seat, state.turn)

    def goes_on(self, state: State, root: Root) -> bool:
        """Whether the Turn of the root is still under way."""
        return state.phase == ACT and state.turn == root.turn

    def boundary(self, state: State, root: Root) -> bool:
        """Whether the Dreamscape Phase after the root is over: a quiet point to judge."""
        return state.turn > root.turn

    def settled(self, before: State, after: State) -> bool:
        """Whether neither luck nor a card that lies hidden has come into it: all that is dealt lies
        as it lay. Of closed hands nobody can say so.
        """
        return (
            before.rng == after.rng
            and not closed(before)
            and all(getattr(before, deck) == getattr(after, deck) for deck in DEALT)
            and all(
                mine.deck == other.deck and mine.known == other.known
                for mine, other in zip(before.seats, after.seats, strict=True)
            )
        )

    def unchanged(self, before: State, after: State) -> bool:
        """Whether nothing has moved but the counters."""
        return all(
            mine.hand == other.hand
            and mine.space == other.space
            and mine.distress == other.distress
            and mine.gems == other.gems
            and mine.ether == other.ether
            and mine.progress == other.progress
            and mine.discard == other.discard
            and mine.done == other.done
            for mine, other in zip(before.seats, after.seats, strict=True)
        ) and (before.markers, before.tokens, before.figures, before.counters, before.phase) == (
            after.markers,
            after.tokens,
            after.figures,
            after.counters,
            after.phase,
        )
