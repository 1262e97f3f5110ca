"""How well each team stands, as a row of terms whose sum is its strength in final points.

It reads a whole state, so it is for sampled worlds: what a seat does not know is dealt there.
Team-mates have the same row.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from boardwright.games.cerebria.advised import Numbers
from boardwright.games.cerebria.arrivals import Arrivals
from boardwright.games.cerebria.board import REACH, VAL, WHEEL_SIZE, WIL
from boardwright.games.cerebria.emotions import MILD, POWER, STARTING, STRONG
from boardwright.games.cerebria.spirits import EMPOWER, QUELL
from boardwright.games.cerebria.standings import POINTS, Standing, revelation
from boardwright.games.cerebria.state import MINORS, TURNS, State

TERMS = (
    *("wheel", "fragments", "hidden", "common", "next", "fortresses", "spheres", "intentions"),
    *("wp", "essence", "ambition", "hand", "tokens", "realms", "frontiers", "emotions", "tempo"),
)
Terms = list[float]

LASTING = sum(
    POWER[word]
    for word in (
        *("blush", "blush-near", "calm", "calm-all", "daunt", "daunt-near", "doubt-frontier"),
        *("doubt-near", "give", "guard", "guard-near", "hoard-each-turn", "hunt", "hunt-near"),
        *("keep-faith", "repulse", "rest", "rue", "rue-near", "shield-near", "shield-self"),
        *("soothe", "steady", "stride", "yawn", "yawn-move"),
    )
)
"""Powers that go on working as long as their Emotion is in play."""

COUNT = tuple(sum((row >> 3 * place & 7) > 0 for place in range(4)) for row in range(1 << 12))
"""How many tokens lie in a row."""

FAR = 64
"""More than any lead in an Aspiration: fifteen slots hold at most 60 Essence."""

MISSED = 0.8
"""The chance that a Revelation comes at another Realm than the one in question."""


class Evaluation:
    """The terms under given numbers."""

    __slots__ = (
        *("arrivals", "cards", "chance", "essences", "forts", "numbers", "purses", "rows"),
    )

    def __init__(self, numbers: Numbers) -> None:
        w = numbers.weights
        self.numbers = numbers
        self.chance = [
            [1 / (1 + exp(-steep * (lead - 0.5))) for lead in range(-FAR, FAR + 1)]
            for steep in numbers.steep
        ]
        """By Aspiration and lead: how likely a team is to accomplish it."""
        self.purses = _worths(w.wp, 8, w.wp_more, 61)
        self.essences = _worths(w.essence, 4, w.essence_more, 61)
        self.cards = _worths(w.card, 4, w.card_more, 61)
        self.forts = [
            [size * (1 - MISSED**left) / (1 - MISSED**6) for left in range(10)]
            for size in (0.0, w.minor, w.major)
        ]
        self.rows = [
            (w.unlock if row & 7 else 0.0) + w.upgrade * (COUNT[row] - bool(row & 7))
            for row in range(1 << 12)
        ]
        self.arrivals = Arrivals(numbers)

    def evaluate(self, s: State) -> list[Terms]:
        """The terms of every seat, in the order of TERMS."""
        standing = Standing(s)
        factor = self._factor(s)
        hopes = [self._aspirations(s, team, standing.leads) for team in range(2)]
        spheres = self._spheres(s, standing, hopes) if not s.ends else (0.0, 0.0)
        rows = [
            [factor * term for term in self._team(s, team, standing, hopes[team], spheres[team])]
            for team in range(2)
        ]
        return [rows[team] for team in s.team[: s.seats]]

    def _factor(self, s: State) -> float:
        """What a lead counts: the more the nearer the end is."""
        w = self.numbers.weights
        if s.ends:
            return 2 * w.scale / w.late
        whole = 7 if s.rules.basic else 9
        gone = max(
            1 - len(s.common) / whole,
            max(s.wheel) / WHEEL_SIZE,
            0.8 * (1 - min(s.minors) / MINORS),
        )
        return w.scale / (w.early + (w.late - w.early) * min(gone, 1.0))

    def _aspirations(self, s: State, team: int, leads: tuple[int, ...]) -> tuple[float, ...]:
        """Points to be expected: of the Hidden, the current Common and the coming Aspirations."""
        w, sign = self.numbers.weights, -1 if team else 1
        chance = self.chance
        both = 0.0
        hidden = s.hidden_aspiration(team)
        if hidden >= 0:
            both = chance[hidden][sign * leads[hidden] + FAR]
        mine = 3 * both
        common = coming = 0.0
        weight = w.coming
        for n, aspiration in enumerate(s.common):
            likely = chance[aspiration][sign * leads[aspiration] + FAR]
            if n:
                coming += weight * likely
                weight = w.later
            else:
                common = (3 - both) * likely
        return w.now * mine, w.now * common, 3 * coming

    def _spheres(
        self, s: State, standing: Standing, hopes: list[tuple[float, ...]]
    ) -> tuple[float, float]:
        """What the next Absorb of each seat is worth to its team."""
        gains = revelation(s, standing.leads)
        due = gains[0] - gains[1]
        hoped = sum(hopes[0][:2]) - sum(hopes[1][:2])
        return self.arrivals.worth(s, due, hoped)

    def _team(
        self,
        s: State,
        team: int,
        standing: Standing,
        hopes: tuple[float, ...],
        spheres: float,
    ) -> Terms:
        w = self.numbers.weights
        points = 3 * s.id_minor[team] + 5 * s.id_major[team] + 4 * s.capped[team]
        wheel, fragments = w.wheel * s.wheel[team], w.fragment * points
        if s.ends:
            return [wheel, fragments, *[0.0] * (len(TERMS) - 2)]
        intentions = wp = essence = hand = tokens = 0.0
        for seat in range(s.seats):
            if s.team[seat] != team:
                continue
            intentions += self._intentions(s, seat)
            wp += self.purses[min(s.wp[seat], 60)]
            essence += self.essences[min(s.essence[seat], 60)]
            hand += self._hand(s, seat)
            tokens += self._tokens(s, seat)
        active = s.phase == TURNS and s.team[s.me] == team
        best = (s.realm[VAL] == team) + (s.realm[WIL] == team)
        return [
            wheel,
            fragments,
            *hopes,
            self._forts(s, team),
            spheres,
            intentions,
            wp,
            essence,
            w.ambition[s.ambition[team]],
            hand,
            tokens,
            w.realm * (s.realm.count(team) - best) + w.realm_best * best,
            w.frontier * s.frontier.count(team),
            w.emotion * standing.number[team]
            + w.force * standing.force[team]
            + w.power * self._powers(s, team),
            w.action * s.actions if active else 0.0,
        ]

    def _forts(self, s: State, team: int) -> float:
        """Fortresses that a Revelation may still add to the Identity (CER-298)."""
        left = min(len(s.common), 9)
        value = 0.0
        for fort in s.forts:
            size = -fort if team else fort
            if size > 0:
                value += self.forts[size][left]
        return value

    def _powers(self, s: State, team: int) -> int:
        if not s.active & LASTING:
            return 0
        table = s.table
        return sum(
            [
                table.worth[emotion]
                for slot, emotion in enumerate(s.emo)
                if s.side[slot] == team and table.power[emotion] & LASTING
            ]
        )

    def _intentions(self, s: State, seat: int) -> float:
        """What a seat can do next from where it stands: fill, Quell, Empower, or put something
        down. In the basic game it counts for what it changes alone.
        """
        here = s.space[seat]
        if here < 0:
            return 0.0
        w, team, table = self.numbers.weights, s.team[seat], s.table
        essence, wp = s.essence[seat], s.wp[seat]
        value = 0.0
        for slot in REACH[here]:
            side = s.side[slot]
            if side < 0:
                if essence and s.hand[seat]:
                    value += w.room
                continue
            emotion = s.emo[slot]
            if side != team:
                if s.ambition[team] and s.hand[seat] and s.rows[5 * seat + QUELL] & 7:
                    value += w.quell
                continue
            kind = table.kind[emotion]
            missing = table.spaces[emotion] - s.ess[slot]
            if missing and kind != STARTING:
                ready = essence >= missing and wp >= missing
                value += w.fill if ready else w.fill_more / missing
            if kind == MILD and not s.rules.basic:
                strong = table.counterpart[emotion]
                if (
                    strong >= 0
                    and table.kind[strong] == STRONG
                    and s.ess[slot] >= table.threshold[emotion]
                    and s.rows[5 * seat + EMPOWER] & 7
                ):
                    value += w.ripe
        return value

    def _hand(self, s: State, seat: int) -> float:
        hand = s.hand[seat]
        if not hand:
            return 0.0
        vibe = s.table.vibe
        return self.cards[min(len(hand), 60)] + self.numbers.weights.vibe * len(
            {vibe[card] for card in hand}
        )

    def _tokens(self, s: State, seat: int) -> float:
        """Vibe tokens: what they unlock and upgrade, and how near a row is to its Intention."""
        w = self.numbers.weights
        rows = s.rows[5 * seat : 5 * seat + (4 if s.rules.basic else 5)]
        value = 0.0
        for row in rows:
            value += self.rows[row]
        if s.rules.basic:
            return value
        counts = [COUNT[row] for row in rows]
        if s.rules.team_b:
            least = min(counts)
            return value + w.rows * sum([count > least for count in counts])
        return value + sum([w.row[count] for count in counts])

    def chances(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """Each seat's chance to win, from the terms: that of its team."""
        scale = self.numbers.weights.scale
        sums = [sum(row) for row in rows]
        low, high = min(sums), max(sums)
        better = 1 / (1 + exp(-min((high - low) / scale, 50.0)))
        return [better if total > low else 1 - better if high > low else 0.5 for total in sums]


def _worths(first: float, many: int, further: float, size: int) -> list[float]:
    """So many at one price, each further one at another."""
    return [first * min(n, many) + further * max(n - many, 0) for n in range(size)]


__all__ = ["POINTS", "TERMS", "Evaluation"]
