"""Powers that hurt the other team when an Emotion enters."""

from __future__ import annotations

from boardwright.games.cerebria.acts.forts import lower
from boardwright.games.cerebria.board import (
    REALMS_OF,
)
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.keys import DONE, NO
from boardwright.games.cerebria.moves import (
    answer_leaving,
    pay,
    remove,
    take_essence,
    unsettle,
)
from boardwright.games.cerebria.registry import (
    RULE,
    by_opposing_fort,
    enter,
    foes,
    on_board,
    pick,
)
from boardwright.games.cerebria.state import INSECURITY_TOKENS, State


@enter("burn")
async def burn(s: State, me: int, slot: int) -> None:
    """May pay WP to remove an Essence of an opposing Emotion beside it that keeps at least one."""
    emotion = s.emo[slot]
    price = s.table.amount[emotion]
    hurt = [near for near in harmed(s, foes(s, slot)) if s.ess[near] > 1]
    if s.wp[me] < price:
        return
    chosen = await pick(s, me, hurt, "burn", emotion, NO)
    if chosen is not None:
        pay(s, me, price, 0, 0, RULE)
        take_essence(s, chosen, RULE)


@enter("burn-near")
async def burn_near(s: State, me: int, slot: int) -> None:
    """Remove an Essence of every opposing Emotion beside it, even a last one."""
    hurt = harmed(s, foes(s, slot))
    dying = [near for near in hurt if s.ess[near] == 1]
    # CER-446: both are still there for whoever answers that the other leaves.
    for near in dying:
        answer_leaving(s, near)
    for near in hurt:
        if near not in dying:
            take_essence(s, near, RULE)
    for near in await _in_order(s, me, dying, s.emo[slot]):
        s.ess[near] = 0
        remove(s, near, "CER-195")


async def _in_order(s: State, me: int, slots: list[int], emotion: int) -> list[int]:
    """CER-079: of two cards that go under one deck at once, the active player chooses the first."""
    if len(slots) < 2 or s.home[slots[0]] != s.home[slots[1]] or s.home[slots[0]] < 0:
        return slots
    first = await pick(s, me, slots, "first-under", emotion)
    return slots if first == slots[0] else slots[::-1]


def harmed(s: State, slots: list[int]) -> list[int]:
    """Those of these Emotions that lose Essence to powers of others."""
    return [slot for slot in slots if s.table.power[s.emo[slot]] != POWER["shield-near"]]


@enter("sap")
def sap(s: State, me: int, slot: int) -> None:
    """In a Realm: an opposing Fortress there drops by a step, as far as its owner can (CER-454)."""
    if by_opposing_fort(s, slot):
        realm = REALMS_OF[slot][0]
        if abs(s.forts[realm]) == 1 or s.minors[1 - s.side[slot]]:
            lower(s, realm, "CER-454")


@enter("unsettle-near")
async def unsettle_near(s: State, me: int, slot: int) -> None:
    """An Insecurity token on an opposing Emotion beside it."""
    await _unsettle(s, me, s.emo[slot], foes(s, slot), must=True)


@enter("unsettle")
async def unsettle_any(s: State, me: int, slot: int) -> None:
    """Insecurity tokens on opposing Emotions anywhere, up to a number."""
    await _unsettle(s, me, s.emo[slot], on_board(s, 1 - s.side[slot]), must=False)


async def _unsettle(s: State, me: int, emotion: int, slots: list[int], *, must: bool) -> None:
    for _ in range(s.table.amount[emotion]):
        free = [slot for slot in slots if not s.weak[slot]]
        if not free or sum(s.weak) >= INSECURITY_TOKENS:
            return
        chosen = await pick(s, me, free, "unsettle", emotion, -1 if must else DONE)
        if chosen is None:
            return
        unsettle(s, chosen, 1, RULE)
