"""Traps (ETH-128, ETH-129): for Dreamers who Move or Relocate, not for those who are pushed."""

from __future__ import annotations

from boardwright.games.etherfields import stats
from boardwright.games.etherfields.content import Effect
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.places import has_trap
from boardwright.games.etherfields.scape import Trap, scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.standing import map_name
from boardwright.games.etherfields.state import DREAM, NOBODY, State


def trap_bites(s: State, seat: int, space: int, ignore_traps: bool = False) -> bool:
    """Whether a Trap on this space would concern the Dreamer who stands or would come there."""
    if ignore_traps or space not in scape(s).traps or not has_trap(s, space):
        return False
    if stats.value(s, "ignore_traps", seat) or stats.forbidden(s, "trap", seat):
        return False
    return any(_effect(s, trap) for trap in scape(s).traps[space])


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
