"""The Move Action (CER-178 to CER-185) and its upgrades."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import Args
from boardwright.games.cerebria.acts.finishing import finish, note_upgrades
from boardwright.games.cerebria.acts.glancing import PERHAPS, SURELY
from boardwright.games.cerebria.board import NEXT_TO, REACH, RING, SPACES
from boardwright.games.cerebria.costs import REPULSE, STRIDE, wp_price
from boardwright.games.cerebria.keys import SEAT_KEY, SLOT_KEY, SPACE_KEY
from boardwright.games.cerebria.moves import (
    gain_wp,
    has_room,
    pay,
    put_essence,
    put_figure,
    take_essence,
)
from boardwright.games.cerebria.spirits import (
    EMBRACE,
    FAR,
    HASTE,
    MOVE,
    PUSH,
    SHADOWS,
    SURMOUNT,
    SWAPS,
    WILDFIRE,
)
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.telling import tell_prices

ENDS = tuple(
    tuple(((space - steps) % RING, (space + steps) % RING) for space in range(RING))
    for steps in range(4)
)
"""CER-118, CER-393: by a number of steps and a space: where they end."""


def glance(s: State, me: int) -> int:
    """Surely, with 1 WP and a neighbouring space without opposing Spirits."""
    if s.wp[me] and not s.active & (STRIDE | REPULSE):
        one, other = ENDS[1][s.space[me]]
        foes = s.space[1 - (me & 1) :: 2]
        if one not in foes or other not in foes:
            return SURELY
    return PERHAPS


def ways(s: State, me: int, use: int) -> list[int]:
    """Where the figure can go with these upgrades, each of them changing something (CER-176)."""
    if s.boards[me][MOVE].price[use][1] > s.ambition[s.team[me]]:
        return []
    here, purse = s.space[me], s.wp[me]
    if use & SWAPS:
        return [] if use & (HASTE | FAR) else _swaps(s, me, use)
    spaces: Sequence[int] = ENDS[1][here]
    if use & SHADOWS:
        spaces = () if use & FAR else _by_bleakness(s, me)
    elif use & HASTE:
        spaces = ENDS[2][here]
    elif use & FAR:
        spaces = (*ENDS[2][here], *ENDS[3][here])
    foes = s.space[1 - (me & 1) :: 2]
    found = []
    for space in spaces:
        if (
            _may_end(s, me, space in foes, use)
            and (not use & (EMBRACE | WILDFIRE) or _suits(s, me, space, use))
            and 0 <= wp_price(s, me, MOVE, use, space) <= purse
        ):
            found.append(SPACE_KEY + space)
    return found


def _may_end(s: State, me: int, foes: bool, use: int) -> bool:
    """CER-179, CER-181: not with an opposing Spirit, unless something allows it; and what allows it
    is used only there.
    """
    if not foes:
        return not use & (SURMOUNT | PUSH)
    if s.active & STRIDE and _strides(s, me):
        return not use & SURMOUNT
    return bool(use & (SURMOUNT | PUSH))


def _strides(s: State, me: int) -> bool:
    """Whether an own Emotion lets Moves end on opposing Spirits' spaces."""
    power, mine = s.table.power, s.team[me]
    return any(
        emotion >= 0 and power[emotion] == STRIDE and s.side[slot] == mine
        for slot, emotion in enumerate(s.emo)
    )


def _suits(s: State, me: int, space: int, use: int) -> bool:
    """Whether Embrace and Wildfire would find an Emotion there."""
    if use & EMBRACE and not (s.essence[me] and _embraced(s, me, space)):
        return False
    return not use & WILDFIRE or bool(_burnt(s, me, space))


def _embraced(s: State, me: int, space: int) -> list[int]:
    """CER-334: own Emotions beside a space with room for an Essence."""
    return [slot for slot in REACH[space] if s.side[slot] == s.team[me] and has_room(s, slot)]


def _burnt(s: State, me: int, space: int) -> list[int]:
    return [slot for slot in REACH[space] if s.side[slot] == 1 - s.team[me]]


def _by_bleakness(s: State, me: int) -> list[int]:
    """CER-383, CER-392: the spaces beside a Bleakness, but for the own one."""
    bleakness = s.table.starting[s.team[me]]
    beside = {NEXT_TO[slot] for slot, emotion in enumerate(s.emo) if emotion == bleakness}
    return sorted(beside - {s.space[me]})


def _swaps(s: State, me: int, use: int) -> list[int]:
    """CER-347, CER-390: Spirits to exchange places with. What stays behind on the space counts for
    Surmount, not the Spirit that comes away.
    """
    found = []
    for other, space in enumerate(s.space):
        if other == me or space == s.space[me] or space < 0:
            continue
        foes = any(
            at == space and who != other and s.team[who] != s.team[me]
            for who, at in enumerate(s.space)
        )
        needed = foes and not (s.active & STRIDE and _strides(s, me))
        if needed == bool(use & SURMOUNT) and 0 <= wp_price(s, me, MOVE, use, space) <= s.wp[me]:
            found.append(SEAT_KEY + other)
    return found


async def carry_out(s: State, me: int, use: int, way: int) -> None:
    """Pay, move, and do what the upgrades say."""
    swapped = way - SEAT_KEY if use & SWAPS else -1
    here = s.space[me]
    space = s.space[swapped] if use & SWAPS else way - SPACE_KEY
    ambition = s.boards[me][MOVE].price[use][1]
    pay(s, me, wp_price(s, me, MOVE, use, space), ambition, 0, "CER-178")
    tell_prices(s, me, MOVE, space)
    note_upgrades(s, me, MOVE, use)
    put_figure(s, me, space, "CER-178")
    if swapped >= 0:
        put_figure(s, swapped, here, "CER-390")
    if use & PUSH:
        await _push(s, me, space)
    if use & EMBRACE:
        slot = await _choose_slot(s, me, _embraced(s, me, space), "embrace", "CER-333")
        s.essence[me] -= 1
        put_essence(s, slot, "CER-333", "board")
    if use & WILDFIRE:
        slot = await _choose_slot(s, me, _burnt(s, me, space), "wildfire", "CER-361")
        take_essence(s, slot, "CER-361")
    if use & SHADOWS:
        gain_wp(s, me, 2, "CER-383")
    await finish(s, me)


async def _choose_slot(s: State, me: int, slots: list[int], what: str, rule: str) -> int:
    options = tuple([SLOT_KEY + slot for slot in slots])
    return await ask(Decision((me,), f"ask-{what}", rule, options)) - SLOT_KEY


async def _push(s: State, me: int, space: int) -> None:
    """CER-341, CER-389: every opposing Spirit there is moved on, to a space of one's choice."""
    for other in range(s.seats):
        if s.space[other] == space and s.team[other] != s.team[me]:
            ends = (SPACE_KEY + (space - 1) % RING, SPACE_KEY + (space + 1) % RING)
            args: Args = {"seat": other, "space": SPACES[space]}
            answer = await ask(Decision((me,), "ask-push", "CER-341", ends, args))
            put_figure(s, other, answer - SPACE_KEY, "CER-341")
