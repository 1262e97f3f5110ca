"""How well each seat stands, as a row of terms whose sum is its strength in dominations.

It reads a whole state, so it is for sampled worlds: what a seat does not know is dealt there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from boardwright.games.innovation.advised import HAS_SHARE, Numbers, Weights
from boardwright.games.innovation.dominations import NEEDED
from boardwright.games.innovation.facts import (
    CLOCK,
    CULTURE,
    DIPLOMACY,
    MILITARY,
    NEEDS,
    OF_PERIOD,
    PERIOD,
    RIGHT,
    SCIENCE,
    TECHNOLOGY,
    WIDTH,
)
from boardwright.games.innovation.state import State

TERMS = (
    "dominations",
    "claims",
    "progress",
    "lead",
    "values",
    "colours",
    "hand",
    "icons",
    "splays",
    "engine",
    "exposure",
    "domains",
)
Terms = list[float]

_ONE_ICON = (1 << WIDTH) - 1
_ABOVE = tuple(sum(OF_PERIOD[v + 1 :]) for v in range(11))
_SUPPLIED = tuple(OF_PERIOD[p].bit_count() - (0 < p < 10) for p in range(11))
"""Cards of each supply at the start, without the one that stands for the period."""
_SUPPLIED_FROM = tuple(sum(_SUPPLIED[max(t, 1) :]) for t in range(11))


class Evaluation:
    """The terms under given numbers."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers

    def evaluate(self, s: State, seat: int | None = None) -> list[Terms]:
        """The terms of every seat, in the order of TERMS; the same for whichever seat asks."""
        w = self.numbers.weights
        seats = range(s.seats)
        tops = [[pile[0] for pile in s.piles[5 * o : 5 * o + 5] if pile] for o in seats]
        best = [max([PERIOD[card] for card in row], default=0) for row in tops]
        counts = [[s.icons[o] >> shift & _ONE_ICON for shift in _SHIFTS] for o in seats]
        engines, exposed, ahead = self._cards(tops, counts, max(best))
        claimable = [_claimable(s, o, best[o]) for o in seats]
        left = sum([len(pile) for pile in s.supply[max(best) or 1 :]])
        late = 1.0 + w.lead_late * (1.0 - left / _SUPPLIED_FROM[max(best)])
        relevance = self.numbers.relevance[max(best)]
        rows = []
        for o in seats:
            others = s.others(o)
            taken = s.dominated[o].bit_count()
            row = counts[o]
            icons = 0.0
            for icon, weight in enumerate(relevance):
                lead = row[icon] - max([counts[other][icon] for other in others])
                icons += weight * (lead if -4 < lead < 4 else 4 if lead > 0 else -4)
            hand = s.hand[o]
            held = hand.bit_count()
            values = [PERIOD[card] for card in tops[o]]
            lead = s.points[o] - max([s.points[other] for other in others])
            rows.append(
                [
                    w.domination * taken + (w.nearly if taken == NEEDED[s.seats] - 1 else 0.0),
                    self._claims(s, o, taken, claimable),
                    _progress(w, s.points[o], best[o], s.periods & ~claimable[o]),
                    w.lead * late * lead,
                    w.top * best[o] + (w.mean * sum(values) / len(values) if values else 0.0),
                    w.colour * len(values),
                    w.hand * min(held, 5)
                    + w.hand_more * max(held - 5, 0)
                    + w.hand_above * (hand & _ABOVE[best[o]]).bit_count(),
                    w.icon * icons + w.ahead * ahead[o],
                    _splays(w, s.splay[5 * o : 5 * o + 5]),
                    engines[o],
                    -w.exposure * exposed[o],
                    w.domain * _domains(s, o, row, values),
                ]
            )
        return rows

    def _cards(
        self, tops: list[list[int]], counts: list[list[int]], top: int
    ) -> tuple[list[float], list[float], list[float]]:
        """What active cards are worth: engines, harm that hangs over each seat, icons in front."""
        numbers, w = self.numbers, self.numbers.weights
        gains, harms, relevance = numbers.gain, numbers.harm, numbers.relevance[top]
        seats = len(tops)
        engines, exposed, ahead = [0.0] * seats, [0.0] * seats, [0.0] * seats
        for o, row in enumerate(tops):
            first = second = 0.0
            for card in row:
                icon = NEEDS[card]
                mine = counts[o][icon]
                hit = 0
                harm = harms[card]
                for other in range(seats):
                    if counts[other][icon] < mine:
                        hit += 1
                        if harm:
                            exposed[other] += harm
                if hit == seats - 1:
                    ahead[o] += relevance[icon]
                    gain = gains[card]
                elif HAS_SHARE[card]:
                    gain = gains[card] * w.shared
                else:
                    gain = gains[card] * hit / (seats - 1)
                if gain > first:
                    first, second = gain, first
                elif gain > second:
                    second = gain
            engines[o] = w.engine * first + w.engine_second * second
        return engines, exposed, ahead

    def _claims(self, s: State, seat: int, taken: int, claimable: list[int]) -> float:
        """Periods within reach, less where somebody who comes first reaches them too."""
        mine = claimable[seat]
        if not mine:
            return 0.0
        w = self.numbers.weights
        rivals = 0
        for other in s.others(seat):
            if (other - s.turn) % s.seats < (seat - s.turn) % s.seats:
                rivals |= claimable[other]
        value, rank = 0.0, 0
        for share, periods in ((1.0, mine & ~rivals), (w.contested, mine & rivals)):
            for _ in range(periods.bit_count()):
                value += share * w.claim[min(rank, len(w.claim) - 1)]
                rank += 1
        missing = NEEDED[s.seats] - taken
        if s.turn == seat and missing <= min(mine.bit_count(), s.actions):
            value += w.winning
        return value

    def chances(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """Each seat's chance to win, from the terms."""
        scale = self.numbers.weights.scale
        sums = [sum(row) / scale for row in rows]
        best = max(sums)
        odds = [exp(value - best) for value in sums]
        total = sum(odds)
        return [value / total for value in odds]


_SHIFTS = tuple(WIDTH * icon for icon in range(6))


def _claimable(s: State, seat: int, top: int) -> int:
    """INN-090: mask of the free periods that the seat could dominate."""
    reach = min(s.points[seat] // 5, top)
    return s.periods & (2 << reach) - 1


def _progress(w: Weights, points: int, top: int, free: int) -> float:
    if not free:
        return 0.0
    period = (free & -free).bit_length() - 1
    share = min(1.0, points / (5 * period))
    return w.progress * share * (1.0 if top >= period else w.unready)


def _splays(w: Weights, ways: list[int]) -> float:
    value = 0.0
    for way in ways:
        if way:
            value += w.splay if way >= RIGHT else w.splay_left
    return value


def _domains(s: State, seat: int, icons: list[int], values: list[int]) -> float:
    """The cubes of how far the seat is on the way to each free domain."""
    free = s.domains
    if not free:
        return 0.0
    total = 0.0
    if free >> MILITARY & 1:
        total += (sum([count if count < 3 else 3 for count in icons]) / 18) ** 3
    if free >> TECHNOLOGY & 1 and (s.archived[seat] or s.scored[seat]):
        done = s.archived[seat] + s.scored[seat]
        if not s.options.together:
            done = max(s.archived[seat], s.scored[seat])
        total += (min(done, 6) / 6) ** 3
    if free >> DIPLOMACY & 1:
        total += (min(icons[CLOCK], 12) / 12) ** 3
    if free >> CULTURE & 1:
        total += (sum([way >= RIGHT for way in s.splay[5 * seat : 5 * seat + 5]]) / 5) ** 3
    if free >> SCIENCE & 1:
        total += (sum([value >= 8 for value in values]) / 5) ** 3
    return total
