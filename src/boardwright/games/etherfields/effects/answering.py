"""Which passives and Rapid actions fit a moment (ETH-262, ETH-449)."""

from __future__ import annotations

from boardwright.games.etherfields import places
from boardwright.games.etherfields.content import Action, Effect, Passive
from boardwright.games.etherfields.effects import running, targeting
from boardwright.games.etherfields.effects.conditions import holds
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State

OWN = frozenset(
    (
        *("would_suffer", "would_seal", "would_discard", "would_move", "would_push", "sealed"),
        *("boosted", "paying", "applying", "after_move", "reshuffled", "reshuffle_price"),
        *("draw_step", "placed", "cured_to_zero", "progress_placed", "back_action"),
        *("pushed_by_big", "entity_targets"),
    )
)
"""Moments of one Dreamer: as a rule only that Dreamer answers them."""


def answers(s: State, scene: Scene, thing: Action | Passive) -> bool:
    """Whether it fits the moment of the scene, and would change something in it."""
    moment = scene.moment
    if moment is None or not _fits(thing, moment) or not _is_mine(s, scene, thing, moment):
        return False
    if isinstance(thing, Action):
        return targeting.can(s, scene, thing)
    if thing.requires and not holds(s, scene, thing.requires):
        return False
    return running.possible_effect(s, scene, thing.effect)


def _fits(thing: Action | Passive, moment: Moment) -> bool:
    """An action without `when` may be used at any time."""
    if isinstance(thing, Action):
        return not thing.when or moment.kind in thing.when
    return thing.when == moment.kind


def _is_mine(s: State, scene: Scene, thing: Action | Passive, moment: Moment) -> bool:
    """Whether the Dreamer of the moment is one it is for: the owner; with a Range one so near; with
    `target` in it anybody. What is the Team's answers for everybody.
    """
    if moment.kind not in OWN or NOBODY in (scene.me, moment.seat):
        return True
    if isinstance(thing, Action) and not thing.when:
        return True
    if thing.reach >= 0:
        here, there = s.seats[scene.me].space, s.seats[moment.seat].space
        return NOWHERE not in (here, there) and places.in_range(s, here, there, thing.reach)
    return moment.seat == scene.me or _is_about_target(thing.effect)


def _is_about_target(effect: Effect) -> bool:
    return any(
        step.text("who") == "target" or any(_is_about_target(e) for e in step.inner.values())
        for step in effect
    )
