"""Powers that can be used once in a turn (CER-448)."""

from __future__ import annotations

from boardwright.games.cerebria.control import settle
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.keys import DONE
from boardwright.games.cerebria.moves import (
    has_room,
    put_essence,
)
from boardwright.games.cerebria.registry import (
    on_board,
    pick,
)
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.telling import tell_essence, tell_power


async def give(s: State, me: int, slot: int) -> None:
    """CER-448: move Essence to other own Emotions, as much as the card says, keeping one."""
    emotion = s.emo[slot]
    s.once |= 1 << slot
    tell_power(s, emotion, "CER-448")
    for n in range(s.table.amount[emotion]):
        room = [own for own in takers(s, slot) if s.ess[slot] > 1]
        chosen = await pick(s, me, room, "give", emotion, DONE if n else -1)
        if chosen is None:
            return
        s.ess[slot] -= 1
        tell_essence(s, slot, "CER-448", -1)
        settle(s, slot)
        put_essence(s, chosen, "CER-448", "emotion")


def takers(s: State, slot: int) -> list[int]:
    """Other own Emotions with room."""
    return [own for own in on_board(s, s.side[slot]) if own != slot and has_room(s, own)]


def may_give(s: State, slot: int) -> bool:
    """Whether the Emotion in a slot can still give this turn."""
    emotion = s.emo[slot]
    return (
        s.table.power[emotion] == POWER["give"]
        and not s.once >> slot & 1
        and s.ess[slot] > 1
        and bool(takers(s, slot))
    )
