"""The Quell Action (CER-194 to CER-203) and its upgrades."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.games.cerebria.acts.finishing import (
    drain,
    drained,
    end,
    note_upgrades,
    react,
    so_far,
)
from boardwright.games.cerebria.acts.glancing import NO_WAY, PERHAPS
from boardwright.games.cerebria.board import (
    AROUND,
    IN_REALM,
    NEIGHBOURS,
    REACH,
    REALMS_OF,
    SLOTS,
)
from boardwright.games.cerebria.costs import HUNT, wp_price
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.intentions import accomplish
from boardwright.games.cerebria.keys import AMOUNT_KEY, SLOT_KEY, card_of, choose
from boardwright.games.cerebria.moves import (
    discard,
    draw,
    gain_ambition,
    gain_essence,
    gain_wp,
    pay,
    show,
    take_essence,
)
from boardwright.games.cerebria.spirits import (
    CLEANSING_LIGHT,
    CONVERSION,
    DEVOUR,
    DRAIN,
    EMOTIONAL_CYCLE,
    EMPATHY,
    EXTERMINATE,
    EXTINGUISH,
    HOME_GROUND,
    MALICE,
    QUELL,
    REPEL,
    SUBDUE,
    VANQUISH,
)
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.telling import tell_power, tell_prices
from boardwright.games.cerebria.tokens import add_token, open_rows

SHIELD_SELF, SHIELD_NEAR = POWER["shield-self"], POWER["shield-near"]
RUE, RUE_NEAR = POWER["rue"], POWER["rue-near"]
UP_TO_TWO = VANQUISH | EXTERMINATE
MORE = SUBDUE | UP_TO_TWO


def glance(s: State, me: int) -> int:
    """No way without Ambition, and an opposing Emotion within reach that can be Quelled at all."""
    if not s.ambition[s.team[me]]:
        return NO_WAY
    foe, side = 1 - s.team[me], s.side
    near = range(15) if CLEANSING_LIGHT in s.boards[me][QUELL].bits else reach(s, me, 0)
    for slot in near:
        if side[slot] == foe and not is_safe(s, slot):
            return PERHAPS
    return NO_WAY


def ways(s: State, me: int, use: int) -> list[int]:
    """The slots whose Emotion can be Quelled with these upgrades."""
    if s.boards[me][QUELL].price[use][1] > s.ambition[s.team[me]]:
        return []
    if use & DRAIN and not drained(s, me):
        return []
    foe, purse = 1 - s.team[me], s.wp[me]
    return [
        SLOT_KEY + slot
        for slot in reach(s, me, use)
        if s.side[slot] == foe
        and _is_target(s, me, slot, use)
        and 0 <= wp_price(s, me, QUELL, use, slot) <= purse
    ]


def reach(s: State, me: int, use: int) -> tuple[int, ...]:
    """CER-160, CER-089: the own slots, for Malice also those beside them; Cleansing Light is for
    all others (CER-343).
    """
    here = s.space[me]
    near = AROUND[here] if s.has_spirit_power(me, MALICE) else REACH[here]
    if use & CLEANSING_LIGHT:
        return tuple(slot for slot in range(15) if slot not in near)
    return near


def _is_target(s: State, me: int, slot: int, use: int) -> bool:
    """CER-176, CER-202: whether the Emotion can be Quelled, and every upgrade changes something."""
    if is_safe(s, slot):
        return False
    shielded = is_shielded(s, slot)
    waived = not shielded and _is_waived(s, me, slot)
    if use & EXTINGUISH and (shielded or waived):
        return False
    if use & CLEANSING_LIGHT and waived:
        return False
    if use & MORE and (shielded or s.ess[slot] < least(use)):
        return False
    if use & (CONVERSION | EMOTIONAL_CYCLE) and s.ess[slot] > most(use):
        return False
    if use & EMOTIONAL_CYCLE and not s.deck[me]:
        return False
    if use & (HOME_GROUND | REPEL) and not _at_home(s, me, slot):
        return False
    if use & DEVOUR:
        vibe = s.table.vibe[s.emo[slot]]
        if not vibe or not open_rows(s, me, vibe):
            return False
    needs_card = not waived and not use & EXTINGUISH
    return not needs_card or bool(matching(s, me, slot))


def is_safe(s: State, slot: int) -> bool:
    """CER-090, CER-097: near Empathy; or by its own power."""
    if s.active & SHIELD_NEAR and s.table.power[s.emo[slot]] == SHIELD_NEAR:
        return True
    if s.rules.basic:
        return False
    side = s.side[slot]
    return any(
        spirit == EMPATHY and s.team[seat] == side and slot in AROUND[s.space[seat]]
        for seat, spirit in enumerate(s.spirit)
    )


def is_shielded(s: State, slot: int) -> bool:
    """CER-450: a matching card must be shown and exactly 1 Essence goes, whatever else is used."""
    if not s.active & (SHIELD_SELF | SHIELD_NEAR):
        return False
    power = s.table.power
    return power[s.emo[slot]] == SHIELD_SELF or any(
        s.side[near] == s.side[slot] and power[s.emo[near]] == SHIELD_NEAR
        for near in NEIGHBOURS[slot]
    )


def _is_waived(s: State, me: int, slot: int) -> bool:
    """Whether an own Emotion beside the target makes a matching card unnecessary."""
    return bool(s.active & HUNT) and any(
        s.side[near] == s.team[me] and s.table.power[s.emo[near]] == HUNT
        for near in NEIGHBOURS[slot]
    )


def matching(s: State, me: int, slot: int) -> list[int]:
    """CER-194, CER-197: the cards in hand of the target's Vibe; any for a Starting Emotion."""
    vibes = s.table.vibe
    vibe = vibes[s.emo[slot]]
    return [card for card in dict.fromkeys(s.hand[me]) if not vibe or vibes[card] == vibe]


def least(use: int) -> int:
    """The least Essence that goes if every upgrade is to count."""
    return 1 + bool(use & SUBDUE) + bool(use & UP_TO_TWO)


def most(use: int) -> int:
    """CER-198, CER-356, CER-378: the most Essence that these upgrades remove."""
    return 1 + bool(use & SUBDUE) + 2 * bool(use & UP_TO_TWO)


def _at_home(s: State, me: int, slot: int) -> bool:
    """CER-336, CER-363: a Realm slot of a Realm with an own Fortress."""
    if not IN_REALM[slot]:
        return False
    fort = s.forts[REALMS_OF[slot][0]]
    return fort < 0 if s.team[me] else fort > 0


async def carry_out(s: State, me: int, use: int, way: int) -> None:
    """Choose what to reveal and how much to remove, pay, and remove it."""
    slot = way - SLOT_KEY
    emotion = s.emo[slot]
    waived = use & EXTINGUISH or (not is_shielded(s, slot) and _is_waived(s, me, slot))
    card = -1 if waived else await _choose_card(s, me, slot, use)
    amount = await _choose_amount(s, me, slot, use)
    ambition = s.boards[me][QUELL].price[use][1]
    pay(s, me, wp_price(s, me, QUELL, use, slot), ambition, 0, "CER-194")
    tell_prices(s, me, QUELL, slot)
    _tell_shield(s, slot)
    note_upgrades(s, me, QUELL, use)
    if card >= 0:
        if use & CLEANSING_LIGHT:
            discard(s, me, card, "CER-343")
        else:
            show(s, me, card, "CER-194")
    at_home = _at_home(s, me, slot)
    _note_rue(s, slot)
    for _ in range(amount):
        take_essence(s, slot, "CER-194")
    gone = s.emo[slot] < 0
    accomplish(s, 1)
    await react(s, me)
    if use & HOME_GROUND and at_home:
        gain_ambition(s, me, "CER-336")
    if use & REPEL and at_home:
        gain_wp(s, me, 2, "CER-363")
    if use & CONVERSION and gone:
        gain_essence(s, me, 1, "CER-350")
    if use & EMOTIONAL_CYCLE and gone:
        draw(s, me, "CER-357")
    if use & DRAIN:
        await drain(s, me, "CER-370")
    if use & DEVOUR:
        await add_token(s, me, "CER-386", s.table.vibe[emotion], may=True)
    end(s, me)


def _tell_shield(s: State, slot: int) -> None:
    """Whether a power keeps this Quell within bounds."""
    if s.log is None or not is_shielded(s, slot):
        return
    power = s.table.power
    for at in (slot, *NEIGHBOURS[slot]):
        if s.emo[at] >= 0 and power[s.emo[at]] & (SHIELD_SELF if at == slot else SHIELD_NEAR):
            tell_power(s, s.emo[at], "CER-450")


async def _choose_card(s: State, me: int, slot: int, use: int) -> int:
    """CER-439: any one matching card."""
    options = tuple([choose(card) for card in matching(s, me, slot)])
    args = {"slot": SLOTS[slot], "emotion": s.table.names[s.emo[slot]]}
    progress = so_far(s, me, QUELL, use)
    asked = Decision((me,), "ask-reveal", "CER-194", options, args, "", progress, always=True)
    return card_of(await ask(asked))


async def _choose_amount(s: State, me: int, slot: int, use: int) -> int:
    """How much Essence goes: as the upgrades say, or up to two more."""
    upper = min(most(use), s.ess[slot])
    lower = least(use)
    if use & (CONVERSION | EMOTIONAL_CYCLE):
        lower = max(lower, s.ess[slot])
    options = tuple([AMOUNT_KEY + n for n in range(lower, upper + 1)])
    rule = "CER-356" if use & VANQUISH else "CER-378" if use & EXTERMINATE else "CER-194"
    args = {"slot": SLOTS[slot], "emotion": s.table.names[s.emo[slot]]}
    progress = so_far(s, me, QUELL, use)
    asked = Decision((me,), "ask-essence", rule, options, args, progress=progress)
    return await ask(asked) - AMOUNT_KEY


def _note_rue(s: State, slot: int) -> None:
    """CER-446: powers that answer a Quell of this slot, by the board before it."""
    if not s.active & (RUE | RUE_NEAR):
        return
    for at, emotion in enumerate(s.emo):
        if emotion < 0 or s.side[at] != s.side[slot]:
            continue
        word = s.table.power[emotion]
        if word == RUE or (word == RUE_NEAR and (at == slot or at in NEIGHBOURS[slot])):
            s.reactions.append(("rue", emotion, s.side[at]))
