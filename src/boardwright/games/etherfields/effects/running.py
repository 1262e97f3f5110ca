"""Effects are carried out here, part by part (ETH-226, ETH-227)."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.games.etherfields import asking, limits, stats
from boardwright.games.etherfields.content import Data, Effect, Step
from boardwright.games.etherfields.effects import figurines, lasting, numbers, whom
from boardwright.games.etherfields.effects.conditions import holds
from boardwright.games.etherfields.effects.ranges import SPECIAL
from boardwright.games.etherfields.effects.registry import VERBS
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOWHERE, State

DEEP = frozenset(("if", "choose", "roll"))
"""Verbs whose inner steps are fixed with the rest; those of the others begin anew."""


async def run(s: State, scene: Scene, effect: Effect) -> None:
    """Carry an effect out in the order in which it is written. Limits are kept after each part
    (ETH-013).
    """
    fix(s, scene, effect)
    for step in effect:
        if not is_wanted(s, scene, step):
            continue
        verb = VERBS[step.do]
        if step.has("optional") and not verb.asks:
            args = {"verb": step.do}
            rule = scene.rule or "ETH-226"
            if not await asking.may(s, scene.me, "ask-wants", rule, args, scene.source):
                continue
        await verb.do(s, scene, step)
        await limits.keep_limits(s)


def table(data: Data, name: str) -> Data:
    value = data.get(name, {})
    return value if isinstance(value, Mapping) else {}


def is_wanted(s: State, scene: Scene, step: Step) -> bool:
    """ETH-225: whether what a part requires holds when it comes."""
    return not step.has("requires") or holds(s, scene, step.table("requires"))


def fix(s: State, scene: Scene, effect: Effect) -> None:
    """ETH-227, ETH-375: whom each part concerns, how much it is and which figures it hits, from the
    state as it is now. What was fixed before stays.
    """
    echoes = heard(s, scene)
    _fix(s, scene, effect, echoes)
    if any(seat in scene.fixed[at] for at in scene.fixed for seat in echoes):
        for seat in echoes:
            lasting.used(s, "special_hits", seat)


def _fix(s: State, scene: Scene, effect: Effect, echoes: list[int]) -> None:
    for step in effect:
        at = id(step)
        if at not in scene.fixed and at not in scene.counts:
            _fix_people(s, scene, step, echoes)
        if step.text("entity") in figurines.CHOSEN and at not in scene.aimed:
            scene.aimed[at] = tuple(figurines.tags_of(s, scene, step))
        if step.do in DEEP and step.text("by") not in ("each", "target"):
            for inner in step.inner.values():
                _fix(s, scene, inner, echoes)


def _fix_people(s: State, scene: Scene, step: Step, echoes: list[int]) -> None:
    seats = [scene.me]
    if VERBS[step.do].people and not figurines.is_about_figures(step):
        seats = whom.seats_of(s, scene, step)
        if step.text("who") == "in_range":
            seats = [seat for seat in asking.in_order(s) if seat in seats or seat in echoes]
        scene.fixed[id(step)] = seats
    n = step.data.get("n")
    if isinstance(n, str) and n != "all" and not numbers.is_late(n):
        counts = {seat: numbers.number(s, scene, n, seat, step) for seat in seats}
        scene.counts[id(step)] = counts


def heard(s: State, scene: Scene) -> list[int]:
    """Dreamers whom the next Special effect with a Range hits wherever they are (Flaw Echo)."""
    if not scene.is_entity_effect or scene.step != SPECIAL:
        return []
    return [
        seat
        for seat, me in enumerate(s.seats)
        if me.space != NOWHERE and stats.value(s, "special_hits", seat) > 0
    ]


def possible_effect(s: State, scene: Scene, effect: Effect) -> bool:
    """ETH-228: whether at least one part would do anything."""
    return any(would(s, scene, step) for step in effect)


def would(s: State, scene: Scene, step: Step) -> bool:
    return is_wanted(s, scene, step) and VERBS[step.do].can(s, scene, step)


def choosable(s: State, scene: Scene, effect: Effect) -> bool:
    """ETH-005, ETH-006: whether all that it takes away is there, of everybody it is about."""
    return all(
        step.has("optional")
        or not is_wanted(s, scene, step)
        or VERBS[step.do].takes(s, scene, step)
        for step in effect
    )
