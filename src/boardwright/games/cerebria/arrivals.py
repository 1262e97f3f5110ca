"""Spheres that come round: what the next Absorb of each seat may be worth, and whether it may
trigger a Revelation (CER-253 to CER-265). The Origin turns with every Absorb, so a seat is judged
by where the Spheres will stand in its own turn.
"""

from __future__ import annotations

from boardwright.games.cerebria.advised import Numbers
from boardwright.games.cerebria.board import COMMITMENT, RING, SPHERES_OF
from boardwright.games.cerebria.scoring import points
from boardwright.games.cerebria.spirits import MISERY
from boardwright.games.cerebria.standings import POINTS
from boardwright.games.cerebria.state import MOST_AMBITION, SPHERE_WP, TURNS, State

MOST = 4
"""CER-256: 2 WP, and 1 for each of two Frontiers; what powers add is left out here."""

WIDER = tuple(
    tuple(sorted({near % 5 for realm in realms for near in (realm - 1, realm, realm + 1)}))
    for realms in SPHERES_OF
)
"""CER-093: the Realms whose Sphere Misery reaches from each space."""


class Arrivals:
    """The worth of Spheres under given numbers."""

    __slots__ = ("_taken", "numbers")

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        w = numbers.weights
        scores = (0.0, w.absorbed_point)
        self._taken = [
            [
                [w.wp * min(most, pool) + (score if min(most, pool) >= 4 else 0.0)
                 for pool in range(SPHERE_WP + 1)]
                for most in range(MOST + 1)
            ]
            for score in scores
        ]  # fmt: skip
        """With and without Intention A2, by what can be taken and what is there: its worth."""

    def worth(self, s: State, due: float, hoped: float, last: bool) -> tuple[float, float]:
        """For each team, given the lead in points that Bliss would get out of a Revelation now,
        what its hopes count already, and whether the game would end with it. Who may Absorb now may
        also leave it.
        """
        trigger = None
        if min(s.pool) <= MOST:
            gain = due if last else due - hoped
            trigger = [self._triggers(s, 0, gain, last), self._triggers(s, 1, -gain, last)]
        if s.phase != TURNS or s.absorbed:
            return self._round(s, s.turned, trigger)
        mine = s.team[s.me]
        now = self._best(s, s.me, s.turned, trigger)
        bliss, gloom = self._round(s, s.turned + 1, trigger)
        used = (bliss, gloom + now) if mine else (bliss + now, gloom)
        left = self._round(s, s.turned, trigger)
        return used if used[mine] - used[1 - mine] > left[mine] - left[1 - mine] else left

    def _round(
        self, s: State, turned: int, trigger: list[list[float]] | None
    ) -> tuple[float, float]:
        """The next turns of all seats, if everybody Absorbs; the later the less sure."""
        w = self.numbers.weights
        totals = [0.0, 0.0]
        share = w.absorb
        order = s.order
        seen = []
        for step in range(1, len(order) + 1):
            seat = order[(s.at + step) % len(order)]
            if seat not in seen:
                seen.append(seat)
                totals[s.team[seat]] += share * self._best(s, seat, turned, trigger)
            turned += 1
            share *= w.unsure
        return totals[0], totals[1]

    def _best(self, s: State, seat: int, turned: int, trigger: list[list[float]] | None) -> float:
        """The best Absorb from where the figure stands, or after a step."""
        here = s.space[seat]
        if here < 0:
            return 0.0
        team, pool, bonus, frontier = s.team[seat], s.pool, self.numbers.bonus, s.frontier
        full = s.ambition[team] == MOST_AMBITION
        values = self._taken[not s.rules.team_b and not s.rules.basic]
        wide = s.spirit[seat] == MISERY and not s.rules.basic
        best = 0.0
        spaces: tuple[int, ...] = (here,)
        if s.wp[seat] > 1 and s.rows[5 * seat] & 7:
            spaces = (here, (here - 1) % RING, (here + 1) % RING)
        for space in spaces:
            most = 2 + (frontier[space >> 1] == team)
            if not space & 1:
                most += frontier[(space >> 1) - 1] == team
            taken = values[most]
            price = 0.0
            if space != here:
                if s.foes_on(seat, space):
                    continue
                price = self.numbers.weights.walk
            for realm in (WIDER if wide else SPHERES_OF)[space]:
                sphere = (realm - turned) % 5
                there = pool[sphere]
                value = taken[there] - price
                if sphere != COMMITMENT or not full:
                    value += bonus[sphere]
                if trigger is not None and there <= most:
                    value += trigger[team][realm]
                if value > best:
                    best = value
        return best

    def _triggers(self, s: State, team: int, gain: float, last: bool) -> list[float]:
        """What a Revelation at each Realm would be worth to a team that triggers it, with the
        Fortress that stands there (CER-298). The last one decides the game.
        """
        w = self.numbers.weights
        if last:
            gain += points(s, team) - points(s, 1 - team)
        found = []
        for fort in s.forts:
            size = -fort if team else fort
            stands = POINTS[size] if size > 0 else -POINTS[-size]
            if last:
                found.append(w.victory if gain + stands > 0 else -w.defeat)
            else:
                found.append(w.trigger * (gain + 0.5 * stands))
        return found
