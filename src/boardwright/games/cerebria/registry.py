"""Powers of Emotions that enter play, by their words; and what several of them ask."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.games.cerebria.board import IN_REALM, NEIGHBOURS, REALMS_OF
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.keys import NO, SLOT_KEY, YES
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.telling import tell_power

RULE = "CER-403"

Power = Callable[[State, int, int], Awaitable[None] | None]
"""What happens when an Emotion enters: for the active player, in a slot."""

ENTER: dict[int, Power] = {}


def enter(word: str) -> Callable[[Power], Power]:
    """Name the power that a function carries out."""

    def keep(power: Power) -> Power:
        ENTER[POWER[word]] = power
        return power

    return keep


async def entering(s: State, me: int, slot: int) -> None:
    """Carry out the power of the Emotion that has just entered."""
    power = ENTER.get(s.table.power[s.emo[slot]]) if s.rules.powers else None
    if power is not None:
        tell_power(s, s.emo[slot], RULE)
        after = power(s, me, slot)
        if after is not None:
            await after


def friends(s: State, slot: int) -> list[int]:
    """The neighbouring slots with another Emotion of the same team."""
    return [near for near in NEIGHBOURS[slot] if s.side[near] == s.side[slot]]


def foes(s: State, slot: int) -> list[int]:
    """The neighbouring slots with an Emotion of the other team."""
    return [near for near in NEIGHBOURS[slot] if s.side[near] == 1 - s.side[slot]]


def on_board(s: State, team: int) -> list[int]:
    return [slot for slot in range(15) if s.side[slot] == team]


async def pick(
    s: State, me: int, slots: list[int], what: str, emotion: int, other: int = -1
) -> int | None:
    """One of these slots; with another answer besides, None if that is given."""
    if not slots:
        return None
    options = [SLOT_KEY + slot for slot in slots]
    if other >= 0:
        options.append(other)
    word = f"may-{what}" if other >= 0 else f"ask-{what}"
    source = s.table.names[emotion]
    answer = await ask(Decision((me,), word, RULE, tuple(options), source=source))
    return None if answer == other else answer - SLOT_KEY


async def may(s: State, me: int, what: str, emotion: int) -> bool:
    source = s.table.names[emotion]
    return await ask(Decision((me,), f"may-{what}", RULE, (YES, NO), source=source)) == YES


def by_opposing_fort(s: State, slot: int) -> bool:
    """Whether a slot lies in a Realm with a Fortress of the other team."""
    if not IN_REALM[slot]:
        return False
    fort = s.forts[REALMS_OF[slot][0]]
    return fort > 0 if s.side[slot] else fort < 0
