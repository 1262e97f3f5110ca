"""The Luck die in effects, and what changes results (ETH-323, ETH-336 to ETH-339)."""

from __future__ import annotations

from boardwright.games.etherfields import luck, places, states
from boardwright.games.etherfields.content import LUCK, MOVEMENT, Step
from boardwright.games.etherfields.effects import running, whom
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State

ROLLED = frozenset(("rolled", "boosted"))


@verb("roll")
async def roll(s: State, scene: Scene, step: Step) -> None:
    """ETH-323: a result that is not mentioned does nothing. For the Team the First Player rolls."""
    seat = s.first if scene.me == NOBODY else scene.me
    if step.has("who"):
        seats = await whom.whom(s, scene, step)
        seat = seats[0] if seats else seat
    scene.roll = await luck.roll_luck(s, seat, "ETH-323", scene)
    inner = step.inner.get(LUCK[scene.roll])
    if inner:
        await running.run(s, scene, inner)


def _can_reroll(s: State, scene: Scene, step: Step) -> bool:
    """In the moment after a roll (ETH-339), of the dice and Dreamers it is about."""
    moment = scene.moment
    if moment is None or moment.kind != "rolled" or scene.me == NOBODY:
        return False
    if step.text("die", "any") not in ("any", moment.die):
        return False
    if step.text("whose") == "own" and moment.seat != scene.me:
        return False
    return luck.may_reroll(s, scene.me) and _is_near(s, scene, step, moment)


def _is_near(s: State, scene: Scene, step: Step, moment: Moment) -> bool:
    """Within the stated Range of whoever rerolls."""
    if "range" not in step.data or moment.seat == scene.me:
        return True
    if moment.seat == NOBODY:
        return False
    here, there = s.seats[scene.me].space, s.seats[moment.seat].space
    n = states.capped(s, step.number("range"), seat=scene.me)
    return NOWHERE not in (here, there) and places.in_range(s, here, there, n)


@verb("reroll", can=_can_reroll)
async def reroll(s: State, scene: Scene, step: Step) -> None:
    """ETH-336 to ETH-338; `add` goes onto a new result of 1 or 2."""
    moment = scene.moment
    if moment is None or not _can_reroll(s, scene, step):
        return
    await luck.reroll(s, moment, "ETH-336", scene.me)
    raised = moment.face + step.number("add")
    if step.has("add") and moment.die == "luck" and LUCK[moment.face] in ("1", "2"):
        luck.set_result(s, moment, min(raised, len(LUCK) - 1), "ETH-332")


def _can_set(s: State, scene: Scene, step: Step) -> bool:
    moment = scene.moment
    if moment is None or moment.kind not in ROLLED:
        return False
    faces = MOVEMENT if moment.die == "movement" else LUCK
    if step.text("to") not in faces or faces[moment.face] == step.text("to"):
        return False
    return not step.has("from") or faces[moment.face] == step.text("from")


@verb("set_result", can=_can_set)
async def set_result(s: State, scene: Scene, step: Step) -> None:
    """ETH-332: before it is applied, a result becomes another one."""
    moment = scene.moment
    if moment is not None and _can_set(s, scene, step):
        faces = MOVEMENT if moment.die == "movement" else LUCK
        luck.set_result(s, moment, faces.index(step.text("to")), "ETH-332")
