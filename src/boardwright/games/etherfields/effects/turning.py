"""Turn cards: steps blocked, Turns added, Loot; and what changes the moments of Entities."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.messages import Args
from boardwright.games.etherfields import aiming, asking, dreamscape, turncards
from boardwright.games.etherfields.content import STEPS, Step
from boardwright.games.etherfields.effects import numbers
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.keys import SEAT_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State


@verb("block_step", can=lambda s, scene, step: bool(turncards.open_steps(s)))
async def block_step(s: State, scene: Scene, step: Step) -> None:
    """ETH-376."""
    for _ in range(numbers.amount(s, scene, step)):
        await turncards.block_step(s, scene.me, "ETH-376", scene.source)


@verb("add_turn", can=lambda s, scene, step: turncards.can_add(s))
async def add_turn(s: State, scene: Scene, step: Step) -> None:
    """ETH-378."""
    turncards.add_turns(s, numbers.amount(s, scene, step), "ETH-378")


def _steps_left(s: State, scene: Scene, step: Step) -> bool:
    """ETH-385: some step of the current Turn card is not Blocked."""
    return len(s.blocked_steps) < len(turncards.steps(s))


@verb("resolve_steps", can=_steps_left)
async def resolve_steps(s: State, scene: Scene, step: Step) -> None:
    """ETH-384: now, and again in the Dreamscape Phase (ETH-385)."""
    names = step.data.get("steps", "all")
    kinds = None
    if isinstance(names, Sequence) and not isinstance(names, str):
        kinds = tuple([STEPS.index(str(name)) for name in names])
    await dreamscape.resolve_card(s, "ETH-384", kinds)


@verb("loot")
async def loot(s: State, scene: Scene, step: Step) -> None:
    """ETH-381."""
    await turncards.loot(s, scene, numbers.amount(s, scene, step))


def _others(s: State, scene: Scene, step: Step) -> list[int]:
    """Dreamers whose path from the figure is at most so much longer than that of its target."""
    moment = scene.moment
    if moment is None or moment.kind != "entity_targets":
        return []
    most = aiming.path_length(s, moment.figure, moment.seat) + step.number("longer")
    return [
        seat
        for seat in range(len(s.seats))
        if seat != moment.seat and 0 <= aiming.path_length(s, moment.figure, seat) <= most
    ]


@verb("retarget", can=lambda s, scene, step: bool(_others(s, scene, step)))
async def retarget(s: State, scene: Scene, step: Step) -> None:
    """ETH-402: an Entity moves towards another Dreamer instead."""
    others, moment = _others(s, scene, step), scene.moment
    if moment is None or not others:
        return
    options = tuple([SEAT_KEY + seat for seat in others])
    args = {"verb": step.do}
    answer = await asking.pick(s, scene.me, "ask-whom", "ETH-402", options, args, scene.source)
    moment.seat = answer - SEAT_KEY
    if s.log is not None:
        told: Args = {"seat": moment.seat, "figure": moment.figure, "by": scene.me}
        s.tell("retargeted", "ETH-402", told)
