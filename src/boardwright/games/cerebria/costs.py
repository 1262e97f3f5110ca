"""What things cost: one mechanism for every Spirit Action (CER-174). A price is the base, the
upgrades used, what Emotions add, and what upgrades, Powers and Emotions take off; never below 0.

`parts` names each of these with its rule, for whoever is about to pay; `wp_price` is their sum.
"""

from __future__ import annotations

from boardwright.core.decisions import Cost
from boardwright.games.cerebria.board import NEIGHBOURS, NEXT_TO, distance
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.spirits import (
    BASE,
    DETERMINATION,
    HATRED,
    MOVE,
    QUELL,
)
from boardwright.games.cerebria.state import State

GUARD, GUARD_NEAR = POWER["guard"], POWER["guard-near"]
HUNT, HUNT_NEAR = POWER["hunt"], POWER["hunt-near"]
DAUNT, DAUNT_NEAR = POWER["daunt"], POWER["daunt-near"]
REPULSE, STRIDE = POWER["repulse"], POWER["stride"]

CHANGES = (REPULSE | STRIDE, 0, GUARD | GUARD_NEAR | HUNT | HUNT_NEAR, 0, 0)
"""The powers that change the WP of each Action."""

CHEAPER = STRIDE | HUNT | HUNT_NEAR
"""The powers that make Actions cheaper."""

POWER_RULE = "CER-411"
"""Prices that Emotions change are explained by the card; this is the rule that lets them."""


def emotion_price(s: State, seat: int, action: int, target: int) -> int:
    """What Emotions in play add to the WP of a Move to a space, or a Quell of a slot."""
    return sum(amount for amount, _ in emotion_parts(s, seat, action, target))


def emotion_parts(s: State, seat: int, action: int, target: int) -> list[tuple[int, int]]:
    """The same, Emotion by Emotion: how much, and which."""
    mine = s.team[seat]
    power, amounts = s.table.power, s.table.amount
    parts: list[tuple[int, int]] = []
    for slot, emotion in enumerate(s.emo):
        if emotion < 0:
            continue
        word, amount, own = power[emotion], amounts[emotion], s.side[slot] == mine
        if action == MOVE:
            if word == REPULSE and not own:
                steps = distance(target, NEXT_TO[slot])
                if steps <= (1 if s.table.more[emotion] else 0):
                    parts.append((amount, emotion))
            elif word == STRIDE and own:
                parts.append((-amount, emotion))
        elif action == QUELL:
            near = target in NEIGHBOURS[slot]
            if own:
                if word == HUNT or (word == HUNT_NEAR and near):
                    parts.append((-amount, emotion))
            elif slot != target and (word == GUARD or (word == GUARD_NEAR and near)):
                parts.append((amount, emotion))
    return parts


def wp_price(s: State, seat: int, action: int, use: int, target: int) -> int:
    """The WP that an Action costs, or -1 where Determination would change nothing (CER-176)."""
    wp = s.boards[seat][action].price[use][0]
    if use & ~DETERMINATION and s.spirit[seat] == HATRED and not s.rules.basic:
        wp -= 1  # CER-087, CER-096
    if s.active & CHANGES[action]:
        wp += emotion_price(s, seat, action, target)
    if wp < 0:
        return -1 if use & DETERMINATION else 0
    return wp


def invoke_essence(s: State, seat: int, slot: int) -> int:
    """CER-455: the Essence that opposing Emotions demand for an Invoke into a slot."""
    if not s.active & (DAUNT | DAUNT_NEAR):
        return 0
    return sum(amount for amount, _ in invoke_essence_parts(s, seat, slot))


def invoke_essence_parts(s: State, seat: int, slot: int) -> list[tuple[int, int]]:
    mine, table = s.team[seat], s.table
    return [
        (table.amount[emotion], emotion)
        for at, emotion in enumerate(s.emo)
        if emotion >= 0
        and s.side[at] != mine
        and (
            table.power[emotion] == DAUNT
            or (table.power[emotion] == DAUNT_NEAR and slot in NEIGHBOURS[at])
        )
    ]


def parts(s: State, seat: int, action: int, use: int, target: int) -> tuple[Cost, ...]:
    """The price of an Action, one line a part: base, upgrades, Powers, Emotions."""
    base = BASE[action]
    lines = [Cost(base.wp, "wp", base.rule)]
    if base.ambition:
        lines.append(Cost(base.ambition, "ambition", base.rule))
    for upgrade in s.boards[seat][action].upgrades:
        if use >> upgrade.kind & 1:
            if upgrade.wp:
                lines.append(Cost(upgrade.wp, "wp", upgrade.rule))
            if upgrade.ambition:
                lines.append(Cost(upgrade.ambition, "ambition", upgrade.rule))
    if use & ~DETERMINATION and s.has_spirit_power(seat, HATRED):
        lines.append(Cost(-1, "wp", "CER-087"))
    for amount, _ in emotion_parts(s, seat, action, target) if s.rules.powers else ():
        lines.append(Cost(amount, "wp", POWER_RULE))
    total = sum(line.amount for line in lines if line.of == "wp")
    if total < 0:
        lines.append(Cost(-total, "wp", "CER-174"))
    return tuple(lines)
