"""How well the Team stands, as a row of terms. All Dreamers have the same row (ETH-209).

It reads a whole state, so it is for sampled worlds: what a seat does not know is dealt there. Of
secrets it knows no more than that they are there; a world that has come upon one is worth what it
has become, and the surprise.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from boardwright.games.etherfields import aims as aiming
from boardwright.games.etherfields import supplies
from boardwright.games.etherfields.advised import Numbers
from boardwright.games.etherfields.affording import DRAWN, HELD, Hand
from boardwright.games.etherfields.aims import Aim
from boardwright.games.etherfields.content import Card
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.state import (
    ACT,
    DRAW,
    DRAWING,
    DREAMWORLD,
    ENTERED,
    NEW_TURN,
    NOWHERE,
    OUT_OF_TURNS,
    TURN_START,
    Seat,
    State,
)
from boardwright.games.etherfields.veil import VEILED

TERMS = (
    *("reveal", "goal", "path", "turns", "hours", "distress", "supply", "pool"),
    *("hand", "progress", "gems", "ether", "keys", "flaws", "threat"),
)
Terms = list[float]

FREE = HELD - DRAWN
"""Cards that are kept for nothing; each one more is one drawn less."""
MEAN = 3.5
"""The strength of a card of mean worth."""
FEW = 4
NEAR = 3
BEFORE_DRAWING = (ENTERED, NEW_TURN, TURN_START, DRAW, DRAWING)


class Evaluation:
    """The terms under given numbers."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers

    def evaluate(self, s: State, seat: int | None = None) -> list[Terms]:
        """The terms of every seat, in the order of TERMS: the same for all."""
        return [self._team(s)] * len(s.seats)

    def chances(self, rows: Sequence[Terms]) -> list[float]:
        """One Team: the chance that it wins."""
        w = self.numbers.weights
        sums = [sum(row) - w.base for row in rows]
        return [1 / (1 + exp(-min(max(total / w.scale, -13.0), 13.0))) for total in sums]

    def _team(self, s: State) -> Terms:
        w = self.numbers.weights
        goals = aiming.aims(s)
        drawing = s.phase in BEFORE_DRAWING
        path = self._path(s, goals, drawing)
        revealed = 0.0
        if s.ending == VEILED and s.phase == ACT:
            revealed = w.reveal
            path = w.path * (1 + w.ready) * self._together(s)
        elif s.ending == VEILED and s.phase == OUT_OF_TURNS:
            revealed = -w.reveal
        distress = pool = hand = progress = gems = ether = flaws = 0.0
        for me in s.seats:
            distress += w.distress[min(me.distress, len(w.distress) - 1)]
            pool += self._pool(len(me.deck) + len(me.hand) + len(me.discard) + len(me.playing))
            hand += self._hand(s, me, drawing)
            for placed in me.progress:
                progress += w.progress_flipped if placed.flipped else w.progress
            gems += w.gem * min(me.gems, 2) + w.gem_more * max(me.gems - 2, 0)
            ether += me.ether
            flaws += len(me.flaws)
        short = max(FEW - supplies.supply(s, "distress"), 0)
        return [
            revealed,
            self._goal(s, goals),
            path,
            self._turns(len(s.turn_deck) + (s.phase in (DRAW, DRAWING))),
            w.hour * s.hours,
            -distress,
            -w.supply * short,
            -pool,
            hand,
            progress,
            gems + w.gem_more * len(s.gem_slots),
            w.ether * ether,
            w.key * s.keys,
            -w.flaw * flaws,
            -self._threat(s),
        ]

    def _turns(self, n: int) -> float:
        """An Hour that is kept can still become a Turn when the last one has begun."""
        w = self.numbers.weights
        return w.turn * n - (w.turn_last if n <= 1 else 0.0)

    def _pool(self, n: int) -> float:
        """ETH-211: fewer than six are death."""
        w = self.numbers.weights
        last = w.pool_last if n <= 6 else 0.5 * w.pool_last if n <= 8 else 0.0
        return w.pool * max(16 - n, 0) + w.pool_low * max(10 - n, 0) + last

    def _hand(self, s: State, me: Seat, drawing: bool) -> float:
        """The cards at hand; what is drawn next counts as of mean worth."""
        w = self.numbers.weights
        there = [strength(s.pack.cards[card]) / MEAN for card in me.hand]
        if drawing:
            there += [0.8] * min(DRAWN, HELD - len(there))
        there.sort(reverse=True)
        return w.hand * sum(there[:FREE]) + w.hand_more * sum(there[FREE:])

    def _goal(self, s: State, goals: list[Aim]) -> float:
        """What is paid of aims; what is known to be left to do weighs on the Team. It must weigh
        more than the way to the next aim, or nobody would finish anything.
        """
        w = self.numbers.weights
        paid = sum([aim.paid * min(aim.worth, 1.0) for aim in goals])
        left = sum([aim.worth for aim in goals if aim.told])
        return (w.instalment * paid - w.open * left) * self._together(s)

    def _path(self, s: State, goals: list[Aim], drawing: bool) -> float:
        """Each Dreamer's best aim, by worth, way and price, and whether the hand could pay both."""
        w, found = self.numbers.weights, 0.0
        for seat, me in enumerate(s.seats):
            best, hand = 0.0, Hand(s, me, drawing)
            for aim in goals:
                if seat in aim.seats:
                    far = aiming.steps(s, seat, aim)
                    if far < 0:
                        continue
                    left = 1 - w.space * min(far, 12) - w.intent * min(aim.lacks, 12)
                    ready = max([hand.covers(far, of, n) for of, n in aim.next], default=1.0)
                    best = max(best, min(aim.worth, 1.0) * (max(left, 0.0) + w.ready * ready))
            found += best
        return w.path * found / len(s.seats) * self._together(s)

    def _together(self, s: State) -> float:
        """How many Dreamers count as one: of several one is enough for most aims."""
        n = len(s.seats)
        return n / (1 + self.numbers.weights.shared * (n - 1))

    def _threat(self, s: State) -> float:
        """Entities that are near, and what has become of them."""
        w = self.numbers.weights
        if s.place == DREAMWORLD or not s.figures:
            return 0.0
        ground, found = scape(s), 0
        morphings = sum([len(tile.morphings) for tile in s.entities])
        for figure in s.figures:
            if figure.entity >= 0 and s.pack.entities[figure.entity].effects:
                for me in s.seats:
                    if me.space != NOWHERE:
                        far = ground.distance(figure.space, me.space)
                        if 0 <= far < NEAR:
                            found += NEAR - far
        return w.threat * found + w.morphing * morphings


def strength(card: Card) -> float:
    """What a card is good for: its Intent, and a text that can be used."""
    total = sum(card.intent)
    return max(card.intent) + 0.4 * (total - max(card.intent)) + 0.4 * bool(card.actions)
