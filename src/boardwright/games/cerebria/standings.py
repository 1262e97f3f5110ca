"""Both teams side by side, counted in one go: what evaluation asks of a board many times a second.
aspirations.py says the same rule by rule, and slowly.
"""

from __future__ import annotations

from functools import cache

from boardwright.games.cerebria.aspirations import FULL_GAME_ONLY
from boardwright.games.cerebria.board import OPPOSITE, SLOT_RING, TRIAD_OF
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.spirits import BLISS, GLOOM
from boardwright.games.cerebria.state import NOBODY, State

POINTS = (0, 3, 5)
"""CER-327: what a Fragment counts, for one Aspiration or a Minor Fortress, for both or a Major."""
CAPPING = 4

ALL = tuple(range(len(ASPIRATIONS)))
BASIC = tuple(aspiration for aspiration in ALL if aspiration not in FULL_GAME_ONLY)


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


@cache
def longest_chain(slots: int) -> int:
    """CER-316: the longest run of slots in a mask, around the ring."""
    if slots == (1 << SLOT_RING) - 1:
        return SLOT_RING
    run = 0
    while slots:
        slots &= (slots << 1 | slots >> SLOT_RING - 1) & (1 << SLOT_RING) - 1
        run += 1
    return run


class Standing:
    """What Bliss and Gloom have on the board."""

    __slots__ = ("force", "leads", "number", "worth")

    def __init__(self, s: State) -> None:
        number, essence, total, most = [0, 0], [0, 0], [0, 0], [0, 0]
        slots, triads, vibes, worth = [0, 0], [0, 0], [0, 0], [0, 0]
        emo, ess, force, table = s.emo, s.ess, s.force, s.table
        vibe, power, lasting = table.vibe, table.power, s.active & LASTING
        for slot, team in enumerate(s.side):
            if team < 0:
                continue
            strength = force[slot]
            number[team] += 1
            essence[team] += ess[slot]
            total[team] += strength
            if strength > most[team]:
                most[team] = strength
            slots[team] |= 1 << slot
            triads[team] |= 1 << TRIAD_OF[slot]
            emotion = emo[slot]
            vibes[team] |= 1 << vibe[emotion]
            if lasting & power[emotion]:
                worth[team] += table.worth[emotion]
        self.number, self.force = number, total
        self.worth = worth
        """What powers that go on working are worth, by the table."""
        realm, frontier = s.realm, s.frontier
        reflection = 0
        for place, holder in enumerate(realm):
            if holder >= 0 and frontier[OPPOSITE[place]] == holder:
                reflection += -1 if holder else 1
        self.leads: tuple[int, ...] = (
            realm.count(BLISS) - realm.count(GLOOM),
            frontier.count(BLISS) - frontier.count(GLOOM),
            triads[0].bit_count() - triads[1].bit_count(),
            longest_chain(slots[0]) - longest_chain(slots[1]),
            essence[0] - essence[1],
            (vibes[0] >> 1).bit_count() - (vibes[1] >> 1).bit_count(),
            sum(s.forts),
            most[0] - most[1],
            reflection,
        )
        """By Aspiration: how far Bliss is in front of Gloom."""


def possible_hidden(s: State, team: int) -> list[int]:
    """CER-295: what a team's Hidden Aspiration may be, as far as everybody knows."""
    if not s.hidden[team]:
        return []
    out = (*s.past[team], *s.common[:1])
    return [aspiration for aspiration in (BASIC if s.rules.basic else ALL) if aspiration not in out]


def hidden_of(s: State, team: int, viewer: int) -> list[int]:
    """A team's Hidden Aspiration, or for the other team all that it may be; -1 for none."""
    if viewer not in (team, NOBODY):
        return possible_hidden(s, team) or [NOBODY]
    return [s.hidden_aspiration(team)]


def revelation(s: State, leads: tuple[int, ...], viewer: int = NOBODY) -> tuple[float, float, bool]:
    """CER-283 to CER-287: the points that each team would get for Aspirations now, and whether that
    would most likely be the last Revelation. A viewing team does not know what the other hides.
    """
    common = leads[s.common[0]] if s.common else 0
    gains = [0.0, 0.0]
    last = len(s.common) < 2
    for team in range(2):
        minors, majors = s.minors[team], s.majors[team]
        first = common < 0 if team else common > 0
        hidden = hidden_of(s, team, viewer)
        ends = 0
        for aspiration in hidden:
            done = first + (
                aspiration >= 0 and (leads[aspiration] < 0 if team else leads[aspiration] > 0)
            )
            if done:
                if minors if done == 1 else majors:
                    gains[team] += POINTS[done]
                else:
                    gains[team] += CAPPING
                    ends += 1
        gains[team] /= len(hidden)
        if 2 * ends > len(hidden):
            last = True
    return gains[0], gains[1], last
