"""What verbs that concern Dreamers have in common."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.games.etherfields import morphings
from boardwright.games.etherfields.content import MORPHINGS, Step
from boardwright.games.etherfields.effects import numbers, whom
from boardwright.games.etherfields.effects.running import run
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State

ALL = -1
"""In place of a number, for functions that take all there is."""


def how_many(s: State, scene: Scene, step: Step, seat: int) -> int:
    """The `n` of a step for a Dreamer; ALL."""
    return ALL if step.data.get("n") == "all" else numbers.amount(s, scene, step, seat)


def some(check: Callable[[State, int, int], bool]) -> Callable[[State, Scene, Step], bool]:
    """ETH-228: whether it would do anything with one of the Dreamers: the check gets the seat and
    the amount.
    """

    def can(s: State, scene: Scene, step: Step) -> bool:
        return any(
            check(s, seat, how_many(s, scene, step, seat))
            for seat in whom.fixed(s, scene, step)
            if how_many(s, scene, step, seat) != 0
        )

    return can


def every(check: Callable[[State, int, int], bool]) -> Callable[[State, Scene, Step], bool]:
    """ETH-005, ETH-006: whether it can be done in full with everybody it is addressed to; with one
    of them where one is to be chosen.
    """

    def takes(s: State, scene: Scene, step: Step) -> bool:
        fits = [
            check(s, seat, how_many(s, scene, step, seat)) for seat in whom.fixed(s, scene, step)
        ]
        return any(fits) if whom.is_one(scene, step) else all(fits)

    return takes


async def follow(s: State, scene: Scene, step: Step, seat: int, in_full: bool) -> None:
    """What is done then, or else, by the Dreamer concerned."""
    inner = step.inner.get("then" if in_full else "else")
    if inner:
        await run(s, scene.seen_by(seat), inner)


ADDS = {"pain": 1, "sealing": 2}
"""ETH-419, ETH-420: what each such Morphing adds."""


def morphed(s: State, scene: Scene, kind: str, seat: int) -> int:
    """What Morphings add to an effect of the Entity itself, once for each Dreamer and effect
    (ETH-427 to ETH-430).
    """
    if not scene.is_entity_effect or (kind, seat) in scene.hit:
        return 0
    scene.hit |= {(kind, seat)}
    return ADDS[kind] * morphings.count(s, scene.entity, MORPHINGS.index(kind))
