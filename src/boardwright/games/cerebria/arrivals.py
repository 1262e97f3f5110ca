"""Spheres that come round: what the next Absorb of each seat may be worth, and whether it may
trigger a Revelation (CER-253 to CER-265). The Origin turns with every Absorb, so a seat is judged
by where the Spheres will stand in its own turn.
"""

from __future__ import annotations

from boardwright.games.cerebria.advised import Numbers
from boardwright.games.cerebria.board import COMMITMENT, FRONTIERS_OF, RING, SPHERES_OF
from boardwright.games.cerebria.scoring import points
from boardwright.games.cerebria.spirits import MISERY
from boardwright.games.cerebria.standings import POINTS
from boardwright.games.cerebria.state import MOST_AMBITION, TURNS, State


class Arrivals:
    """The worth of Spheres under given numbers."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers

    def worth(self, s: State, due: int, hoped: float) -> list[float]:
        """For each team, given the lead in points that Bliss would get out of a Revelation now, and
        what its hopes count already.
        """
        w = self.numbers.weights
        totals = [0.0, 0.0]
        for seat, turned in self.coming(s):
            team = s.team[seat]
            gain = due - hoped
            if team:
                gain = -gain
            share = w.absorb / (1 if s.seats == 2 else 2 if s.seats == 4 else 1)
            totals[team] += share * self._best(s, seat, turned, gain)
        return totals

    def coming(self, s: State) -> list[tuple[int, int]]:
        """Every seat with the turning of the Origin in its next turn, if everybody Absorbs."""
        turned = s.turned
        found = []
        places = len(s.order)
        first = 0
        if s.phase == TURNS and not s.absorbed:
            found.append((s.me, turned))
            turned += 1
            first = 1
        elif s.phase != TURNS or s.absorbed:
            first = 1
        seen = {seat for seat, _ in found}
        for step in range(first, first + places):
            seat = s.order[(s.at + step) % places]
            if seat not in seen:
                seen.add(seat)
                found.append((seat, turned))
            turned += 1
        return found

    def _best(self, s: State, seat: int, turned: int, gain: float) -> float:
        """The best Absorb from where the figure stands, or after a step."""
        here = s.space[seat]
        if here < 0:
            return 0.0
        best = self._from(s, seat, here, turned, gain)
        if s.wp[seat] > 1 and s.rows[5 * seat] & 7:
            w = self.numbers.weights
            for step in (here - 1, here + 1):
                space = step % RING
                if not s.foes_on(seat, space):
                    value = self._from(s, seat, space, turned, gain) - w.walk
                    best = max(best, value)
        return best

    def _from(self, s: State, seat: int, space: int, turned: int, gain: float) -> float:
        """The best Absorb from a space."""
        w, bonus = self.numbers.weights, self.numbers.bonus
        team = s.team[seat]
        base = 2
        for frontier in FRONTIERS_OF[space]:
            base += s.frontier[frontier] == team
        realms = SPHERES_OF[space]
        if s.spirit[seat] == MISERY and not s.rules.basic:
            realms = tuple({near % 5 for realm in realms for near in (realm - 1, realm, realm + 1)})
        best = 0.0
        for realm in realms:
            sphere = (realm - turned) % 5
            pool = s.pool[sphere]
            taken = min(base, pool)
            value = w.wp * taken
            if sphere != COMMITMENT or s.ambition[team] < MOST_AMBITION:
                value += bonus[sphere]
            if taken >= 4 and not s.rules.team_b and not s.rules.basic:
                value += w.absorbed_point
            if taken == pool:
                value += self._trigger(s, team, realm, gain)
            if value > best:
                best = value
        return best

    def _trigger(self, s: State, team: int, realm: int, gain: float) -> float:
        """What a Revelation at this Realm would be worth to the team that may trigger it."""
        w = self.numbers.weights
        fort = -s.forts[realm] if team else s.forts[realm]
        more = 0.5 * (POINTS[fort] if fort > 0 else -POINTS[-fort])
        gain += more
        if len(s.common) == 1:
            lead = points(s, team) - points(s, 1 - team) + gain
            return 2.0 if lead > 0 else -3.0
        return w.trigger * gain
