"""Absorb and the bonuses of the Spheres (CER-253 to CER-269)."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import Args
from boardwright.games.cerebria.board import (
    COMMITMENT,
    CREATIVITY,
    DILIGENCE,
    FRONTIERS_OF,
    HUMILITY,
    KNOWLEDGE,
    REALMS,
    REALMS_OF,
    SPHERES,
    SPHERES_OF,
    TRIAD_OF,
)
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.intentions import accomplish, score
from boardwright.games.cerebria.keys import NO, SPHERE_KEY, TURN_KEY, YES
from boardwright.games.cerebria.moves import draw, gain_ambition, gain_essence, gain_wp, pay
from boardwright.games.cerebria.revelation import reveal
from boardwright.games.cerebria.spirits import DELIGHT, LOVE, MISERY
from boardwright.games.cerebria.state import MOST_AMBITION, NOBODY, State
from boardwright.games.cerebria.telling import tell_power
from boardwright.games.cerebria.tokens import add_token, open_rows

SOOTHE, CALM, CALM_ALL = POWER["soothe"], POWER["calm"], POWER["calm-all"]

BONUS_RULES = ("CER-259", "CER-263", "CER-260", "CER-261", "CER-262")
"""By the numbers of the Spheres."""


def reachable(s: State, me: int) -> list[int]:
    """CER-255: the Realms whose Sphere can be used; CER-085, CER-093: Misery reaches those next to
    them.
    """
    near = list(SPHERES_OF[s.space[me]])
    if s.has_spirit_power(me, MISERY):
        near += [r for r in range(5) if r not in near and {(r - 1) % 5, (r + 1) % 5} & set(near)]
    return near


def from_sphere(s: State, me: int, realm: int) -> int:
    """CER-256, CER-257: 2 WP, 1 more for each adjacent Frontier of the own team, and what Emotions
    add; no more than there is.
    """
    mine = s.team[me]
    amount = 2 + sum([s.frontier[f] == mine for f in FRONTIERS_OF[s.space[me]]])
    if s.active & SOOTHE:
        for slot, emotion in enumerate(s.emo):
            if emotion >= 0 and s.table.power[emotion] == SOOTHE and s.side[slot] == mine:
                amount += s.table.more[emotion] * (realm in REALMS_OF[slot])
    return min(amount, s.pool[s.sphere_at(realm)])


def from_supply(s: State, me: int) -> list[tuple[int, str, int]]:
    """CER-266: WP from the supply: Love's Fortresses, and Emotions in an adjacent Triad."""
    mine, here = s.team[me], s.space[me]
    gains = []
    if s.has_spirit_power(me, LOVE):
        forts = [s.forts[realm] for realm in SPHERES_OF[here]]
        own = sum([fort < 0 if mine else fort > 0 for fort in forts])
        gains.append((own, "CER-088", NOBODY))
    if s.active & SOOTHE:
        for slot, emotion in enumerate(s.emo):
            if (
                emotion >= 0
                and s.table.power[emotion] == SOOTHE
                and s.side[slot] == mine
                and TRIAD_OF[slot] in FRONTIERS_OF[here]
            ):
                gains.append((s.table.amount[emotion], "CER-082", emotion))
    return gains


async def absorb(s: State, me: int) -> None:
    """CER-254 to CER-265, step by step."""
    s.absorbed = True
    options = tuple([SPHERE_KEY + s.sphere_at(realm) for realm in reachable(s, me)])
    sphere = await ask(Decision((me,), "ask-sphere", "CER-255", options)) - SPHERE_KEY
    realm = (sphere + s.turned) % 5
    taken = from_sphere(s, me, realm)
    s.pool[sphere] -= taken
    s.wp[me] += taken
    if s.log is not None:
        args: Args = {"seat": me, "sphere": SPHERES[sphere], "amount": taken}
        s.tell("absorbed", "CER-256", {**args, "realm": REALMS[realm]})
    gained = taken + await _bonus(s, me, sphere)
    for amount, rule, emotion in from_supply(s, me):
        if emotion >= 0:
            tell_power(s, emotion, rule)
        gain_wp(s, me, amount, rule)
        gained += amount
    delighted = gained >= 4 and s.has_spirit_power(me, DELIGHT) and bool(s.deck[me])
    if delighted and await _may(s, me, "draw", "CER-086"):
        draw(s, me, "CER-086")
    if not s.pool[sphere]:
        # CER-085: by Misery's longer reach the Fortress there does not join the Identity.
        await reveal(s, me, sphere, realm, adds_fort=realm in SPHERES_OF[s.space[me]])
    await _rotate(s, me, realm)
    if taken >= 4 and not s.rules.team_b:
        accomplish(s, 2)
    score(s, me)


async def _may(s: State, me: int, what: str, rule: str) -> bool:
    return await ask(Decision((me,), f"may-{what}", rule, (YES, NO))) == YES


async def _bonus(s: State, me: int, sphere: int) -> int:
    """CER-258 to CER-263: the Sphere's bonus, if the player wants it; returns the WP gained."""
    rule = BONUS_RULES[sphere]
    if not _is_worth_asking(s, me, sphere) or not await _may(
        s, me, f"bonus-{SPHERES[sphere].lower()}", rule
    ):
        return 0
    if sphere == COMMITMENT:
        pay(s, me, 1, 0, 0, rule)
        gain_ambition(s, me, rule)
    elif sphere == HUMILITY:
        gain_essence(s, me, 1, rule)
    elif sphere == DILIGENCE:
        gain_wp(s, me, 2, rule)
        return 2
    elif sphere == KNOWLEDGE:
        await add_token(s, me, rule)
    elif sphere == CREATIVITY:
        draw(s, me, rule)
    return 0


def _is_worth_asking(s: State, me: int, sphere: int) -> bool:
    """CER-267, CER-458, CER-078: a bonus that would do nothing is not offered."""
    if sphere == COMMITMENT:
        return s.wp[me] > 0 and s.ambition[s.team[me]] < MOST_AMBITION
    if sphere == KNOWLEDGE:
        return bool(open_rows(s, me))
    return sphere != CREATIVITY or bool(s.deck[me])


async def _rotate(s: State, me: int, realm: int) -> None:
    """CER-265: the Origin turns, unless an own Emotion lets the player choose otherwise."""
    steps = 1
    if s.active & (CALM | CALM_ALL):
        ways = _turnings(s, me, realm)
        if ways > 1:
            _tell_calm(s, me, realm)
            options = tuple(range(TURN_KEY, TURN_KEY + ways))
            asked = Decision((me,), "ask-turning", "CER-411", options)
            steps = (1, 0, -1)[await ask(asked) - TURN_KEY]
    if steps:
        rotate(s, "CER-265", steps)


def _turnings(s: State, me: int, realm: int) -> int:
    """How many ways the player may choose among: on; or stay; or back."""
    ways = 1
    for slot, emotion in enumerate(s.emo):
        if emotion >= 0 and s.side[slot] == s.team[me]:
            word = s.table.power[emotion]
            if word == CALM_ALL:
                return 3
            if word == CALM and realm in REALMS_OF[slot]:
                ways = 2
    return ways


def _tell_calm(s: State, me: int, realm: int) -> None:
    for slot, emotion in enumerate(s.emo):
        if emotion >= 0 and s.side[slot] == s.team[me]:
            word = s.table.power[emotion]
            if word == CALM_ALL or (word == CALM and realm in REALMS_OF[slot]):
                tell_power(s, emotion, "CER-411")


def rotate(s: State, rule: str, steps: int = 1) -> None:
    """CER-129: every Sphere moves a Realm clockwise, with its WP."""
    s.turned = (s.turned + steps) % 5
    if s.log is not None:
        s.tell("rotated", rule, {"steps": steps, "turned": s.turned})
