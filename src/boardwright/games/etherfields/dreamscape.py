"""The Dreamscape Phase (ETH-171 to ETH-176, ETH-371 to ETH-375): the steps of the Turn card, what
Entities and the Gate do in them.
"""

from __future__ import annotations

from collections.abc import Iterator

from boardwright.games.etherfields import movement, turncards
from boardwright.games.etherfields.asking import team
from boardwright.games.etherfields.content import STEPS, Effect
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

MOVE_STEP = STEPS.index("move")


def components(s: State, kind: int) -> Iterator[tuple[Scene, Effect]]:
    """ETH-372: what in play has an effect of this kind."""
    pack = s.pack
    for tile in s.entities:
        entity = pack.entities[tile.entity]
        if kind in entity.effects:
            scene = Scene(kind="entity", number=entity.number, source=entity.name, rule="ETH-371")
            scene.entity, scene.is_entity_effect, scene.step = entity.number, True, kind
            yield scene, entity.effects[kind]
    if s.gate != NOBODY and kind in pack.gates[s.gate].effects:
        gate = pack.gates[s.gate]
        scene = Scene(kind="gate", number=gate.number, source=gate.name, rule="ETH-371")
        scene.step = kind
        yield scene, gate.effects[kind]


async def resolve_step(s: State, kind: int) -> None:
    """ETH-371, ETH-373 to ETH-375: one step of the Turn card. All effects of it happen at the same
    time: whom they reach is fixed before the first one is applied. The players choose the order.
    """
    if s.log is not None:
        s.tell("step", "ETH-371", {"step": STEPS[kind]})
    if kind == MOVE_STEP:
        await movement.move_step(s)
        return
    left = list(components(s, kind))
    for scene, effect in left:
        hooks.fix(s, scene, effect)
    while left:
        at = await _next(s, kind, [scene for scene, _ in left]) if len(left) > 1 else 0
        scene, effect = left.pop(at)
        if s.log is not None:
            s.tell("effect", "ETH-371", {"step": STEPS[kind], "source": scene.source})
        await hooks.run(s, scene, effect)


async def _next(s: State, kind: int, scenes: list[Scene]) -> int:
    """ETH-374: which of several effects is applied next."""
    keys = s.pack.key
    options = tuple(
        [(keys.gate if scene.kind == "gate" else keys.entity) + scene.number for scene in scenes]
    )
    args = {"step": STEPS[kind]}
    return options.index(await team(s, "ask-effect-order", "ETH-374", options, args))


async def next_step(s: State) -> bool:
    """ETH-171: the next step of the current Turn card, between windows for Rapid cards (ETH-262);
    whether there was one. A step that is blocked is passed over (ETH-376).
    """
    steps = turncards.steps(s)
    if s.step >= len(steps):
        return False
    place, kind = s.step, steps[s.step]
    if place not in s.blocked_steps:
        await hooks.window(s, Moment("step_before", step=kind))
    s.step = place + 1
    if place in s.blocked_steps:
        if s.log is not None:
            s.tell("step-skipped", "ETH-376", {"step": STEPS[kind]})
        return True
    await resolve_step(s, kind)
    await hooks.window(s, Moment("step_after", step=kind))
    return True


async def resolve_card(s: State, rule: str, kinds: tuple[int, ...] | None = None) -> None:
    """ETH-384, ETH-385: effects of the current Turn card during the Dreamers Phase; the card is not
    discarded, and its blocked steps are passed over.
    """
    if s.log is not None:
        s.tell("turn-card-resolved", rule, {})
    for place, kind in enumerate(turncards.steps(s)):
        if place not in s.blocked_steps and (kinds is None or kind in kinds):
            await resolve_step(s, kind)
