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
from boardwright.games.cerebria.emotions import MILD, STARTING, STRONG
from boardwright.games.cerebria.spirits import EMPOWER, QUELL
from boardwright.games.cerebria.standings import Standing, hidden_of, revelation
from boardwright.games.cerebria.state import MINORS, NOBODY, TURNS, State

TERMS = (
    *("wheel", "fragments", "hidden", "common", "next", "fortresses", "spheres", "intentions"),
    *("wp", "essence", "ambition", "hand", "tokens", "realms", "frontiers", "emotions", "tempo"),
)
Terms = list[float]

COUNT = tuple(sum((row >> 3 * place & 7) > 0 for place in range(4)) for row in range(1 << 12))
"""How many tokens lie in a row."""

FAR = 64
"""More than any lead in an Aspiration: fifteen slots hold at most 60 Essence."""

MUCH = 500
"""More than any seat ever has of anything."""

MISSED = 0.8
"""The chance that a Revelation comes at another Realm than the one in question."""


class Evaluation:
    """The terms under given numbers."""

    __slots__ = (
        *(
            "arrivals",
            "cards",
            "chance",
            "essences",
            "forts",
            "numbers",
            "purses",
            "rows",
            "rows_a",
        ),
    )

    def __init__(self, numbers: Numbers) -> None:
        w = numbers.weights
        self.numbers = numbers
        self.chance = [
            [1 / (1 + exp(-steep * (lead - 0.5))) for lead in range(-FAR, FAR + 1)]
            for steep in numbers.steep
        ]
        """By Aspiration and lead: how likely a team is to accomplish it."""
        self.purses = _worths(w.wp, 8, w.wp_more)
        self.essences = _worths(w.essence, 4, w.essence_more)
        self.cards = _worths(w.card, 4, w.card_more)
        self.forts = [
            [size * (1 - MISSED**left) / (1 - MISSED**6) for left in range(10)]
            for size in (0.0, w.minor, w.major)
        ]
        """By size, and by how many Revelations may still come."""
        self.rows = [
            (w.unlock if row & 7 else 0.0) + w.upgrade * (COUNT[row] - bool(row & 7))
            for row in range(1 << 12)
        ]
        self.rows_a = [self.rows[row] + w.row[COUNT[row]] for row in range(1 << 12)]
        """Tokens of a row; on side A of the Team boards a full one is an Intention."""
        self.arrivals = Arrivals(numbers)

    def evaluate(self, s: State, seat: int | None = None) -> list[Terms]:
        """The terms of every seat, in the order of TERMS. With a seat, what the other team hides is
        not read but weighed: the worlds of a bot differ in it.
        """
        if s.ends:
            rows = [self._over(s, team) for team in range(2)]
        else:
            standing = Standing(s)
            viewer = NOBODY if seat is None else s.team[seat]
            hopes = self._aspirations(s, standing.leads, viewer)
            spheres = self._spheres(s, standing.leads, hopes, viewer)
            factor = self._factor(s)
            rows = [
                [
                    factor * term
                    for term in self._team(s, team, standing, hopes[team], spheres[team])
                ]
                for team in range(2)
            ]
        return [rows[team] for team in s.team[: s.seats]]

    def _factor(self, s: State) -> float:
        """What a lead counts: the more the nearer the end is."""
        w = self.numbers.weights
        gone = max(
            1 - len(s.common) / (7 if s.rules.basic else 9),
            max(s.wheel) / WHEEL_SIZE,
            0.8 * (1 - min(s.minors) / MINORS),
        )
        return w.scale / (w.early + (w.late - w.early) * gone)

    def _over(self, s: State, team: int) -> Terms:
        """CER-323: the game ends with this turn, and nothing but points counts any more."""
        w = self.numbers.weights
        factor = 2 * w.scale / w.late
        row = [0.0] * len(TERMS)
        row[0] = factor * s.wheel[team]
        row[1] = factor * (3 * s.id_minor[team] + 5 * s.id_major[team] + 4 * s.capped[team])
        return row

    def _aspirations(self, s: State, leads: tuple[int, ...], viewer: int) -> list[list[float]]:
        """For each team the points to be expected: of the Hidden, the current Common and the coming
        Aspirations.
        """
        w, chance, common = self.numbers.weights, self.chance, s.common
        found = []
        for team in range(2):
            mine = 0.0
            hidden = hidden_of(s, team, viewer)
            for aspiration in hidden:
                if aspiration >= 0:
                    lead = leads[aspiration]
                    mine += chance[aspiration][FAR - lead if team else FAR + lead]
            mine /= len(hidden)
            ours = coming = 0.0
            if common:
                lead = leads[common[0]]
                ours = (3 - mine) * chance[common[0]][FAR - lead if team else FAR + lead]
                weight = w.coming
                for aspiration in common[1:]:
                    lead = leads[aspiration]
                    coming += weight * chance[aspiration][FAR - lead if team else FAR + lead]
                    weight = w.later
            found.append([3 * w.now * mine, w.now * ours, 3 * coming])
        return found

    def _spheres(
        self, s: State, leads: tuple[int, ...], hopes: list[list[float]], viewer: int
    ) -> tuple[float, float]:
        """What the next Absorb of each seat is worth to its team."""
        bliss, gloom, last = revelation(s, leads, viewer)
        hoped = hopes[0][0] + hopes[0][1] - hopes[1][0] - hopes[1][1]
        return self.arrivals.worth(s, bliss - gloom, hoped, last)

    def _team(
        self, s: State, team: int, standing: Standing, hopes: list[float], spheres: float
    ) -> Terms:
        w = self.numbers.weights
        intentions = wp = essence = hand = tokens = 0.0
        for seat, side in enumerate(s.team[: s.seats]):
            if side == team:
                intentions += self._intentions(s, seat)
                wp += self.purses[s.wp[seat]]
                essence += self.essences[s.essence[seat]]
                hand += self._hand(s, seat)
                tokens += self._tokens(s, seat)
        realms = w.realm * s.realm.count(team)
        for best in (VAL, WIL):
            if s.realm[best] == team:
                realms += w.realm_best - w.realm
        left = min(len(s.common), 2 + min(s.minors))
        forts = 0.0
        for fort in s.forts:
            if fort < 0 if team else fort > 0:
                forts += self.forts[abs(fort)][left]
        active = s.phase == TURNS and s.team[s.order[s.at]] == team
        return [
            w.wheel * s.wheel[team],
            w.fragment * (3 * s.id_minor[team] + 5 * s.id_major[team] + 4 * s.capped[team]),
            *hopes,
            forts,
            spheres,
            intentions,
            wp,
            essence,
            w.ambition[s.ambition[team]],
            hand,
            tokens,
            realms,
            w.frontier * s.frontier.count(team),
            w.emotion * standing.number[team]
            + w.force * standing.force[team]
            + w.power * standing.worth[team],
            w.action * s.actions if active else 0.0,
        ]

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
        return self.cards[len(hand)] + self.numbers.weights.vibe * len(
            {vibe[card] for card in hand}
        )

    def _tokens(self, s: State, seat: int) -> float:
        """Vibe tokens: what they unlock and upgrade, and how near a row is to its Intention."""
        rows = s.rows[5 * seat : 5 * seat + (4 if s.rules.basic else 5)]
        if not s.rules.team_b and not s.rules.basic:
            worth = self.rows_a
            return sum([worth[row] for row in rows])
        worth = self.rows
        value = sum([worth[row] for row in rows])
        if not s.rules.basic:
            counts = [COUNT[row] for row in rows]
            least = min(counts)
            value += self.numbers.weights.rows * sum([count > least for count in counts])
        return value

    def chances(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """Each seat's chance to win, from the terms: that of its team."""
        scale = self.numbers.weights.scale
        sums = [sum(row) for row in rows]
        low, high = min(sums), max(sums)
        better = 1 / (1 + exp(-min((high - low) / scale, 50.0)))
        return [better if total > low else 1 - better if high > low else 0.5 for total in sums]


def _worths(first: float, many: int, further: float) -> list[float]:
    """So many at one price, each further one at another."""
    return [first * min(n, many) + further * max(n - many, 0) for n in range(MUCH)]
