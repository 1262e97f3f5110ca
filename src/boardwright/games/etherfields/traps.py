"""Traps (ETH-128, ETH-129): for Dreamers who Move or Relocate, not for those who are pushed."""

from __future__ import annotations

from boardwright.games.etherfields import stats
from boardwright.games.etherfields.board import Trap
from boardwright.games.etherfields.content import Effect
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.places import given
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.standing import map_name
from boardwright.games.etherfields.state import DREAM, NOBODY, State


def trapped(s: State) -> frozenset[int]:
    """The spaces with a Trap that does something and that no effect has switched off."""
    traps = scape(s).traps
    if not traps:
        return frozenset()
    off = given(s, "no_trap")
    return frozenset(
        [
            space
            for space, there in traps.items()
            if space not in off and any(_effect(s, trap) for trap in there)
        ]
    )


def is_safe(s: State, seat: int) -> bool:
    """Whether Traps do not concern this Dreamer, where they stand now."""
    return stats.value(s, "ignore_traps", seat) > 0 or bool(stats.forbidden(s, "trap", seat))


def trap_bites(s: State, seat: int, space: int, ignore_traps: bool = False) -> bool:
    """Whether a Trap on this space would concern the Dreamer who stands or would come there."""
    return not ignore_traps and space in trapped(s) and not is_safe(s, seat)


def _effect(s: State, trap: Trap) -> Effect:
    """Its own effect, or the one that the Dream states; perhaps none."""
    if trap.effect or s.place != DREAM or s.gate == NOBODY:
        return trap.effect
    return s.pack.gates[s.gate].trap


async def spring_traps(s: State, seat: int, *, ignore_traps: bool = False) -> None:
    """The Traps of the space that a Dreamer has just entered take effect."""
    space = s.seats[seat].space
    if not trap_bites(s, seat, space, ignore_traps):
        return
    for trap in scape(s).traps[space]:
        effect = _effect(s, trap)
        if not effect or s.seats[seat].space != space:
            continue
        if s.log is not None:
            s.tell("trap", "ETH-128", {"seat": seat, "space": space_name(space)})
        scene = _scene(s, trap)
        scene.me, scene.rule, scene.space, scene.seat = seat, "ETH-128", space, seat
        await hooks.run(s, scene, effect)


def _scene(s: State, trap: Trap) -> Scene:
    if trap.effect:
        name = map_name(s, trap.kind, trap.number)
        return Scene(kind=trap.kind, number=trap.number, source=name)
    return Scene(kind="gate", number=s.gate, source=s.pack.gates[s.gate].name)
