"""Whose action is whose in a pack, and which passives there are for which stat or moment."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from boardwright.games.etherfields.content import Action, Effect, Passive, Step
from boardwright.games.etherfields.moments import MOMENTS
from boardwright.games.etherfields.pack import Pack

MAP = ("tile", "overlay", "fate")
"""Components whose actions are those of the map (ETH-110)."""


class Owner(NamedTuple):
    """The component that an action is printed on."""

    kind: str
    number: int


class Standing(NamedTuple):
    """A passive and the component that it is printed on; `step` is one lasting step of it."""

    kind: str
    number: int
    passive: Passive
    step: Step | None = None


class Book(NamedTuple):
    owner: dict[int, Owner]
    """By the number of the action."""
    lasting: dict[tuple[str, str], tuple[Standing, ...]]
    """By verb and stat (`modify`) or by verb and what is forbidden (`forbid`)."""
    answering: dict[str, tuple[Standing, ...]]
    """By moment."""
    of_map: frozenset[tuple[str, str]]
    """What tiles, Overlays and Quirks may change or forbid, by the same keys."""
    map_moments: frozenset[str]
    """What passives of theirs may answer."""
    reacting: frozenset[int]
    """Actions that are Rapid or wait for a moment."""
    map_answers: frozenset[str]
    """Moments that such actions of tiles, Overlays and Quirks may answer."""
    at_once: frozenset[int]
    """ETH-499: actions whose immediate effect can be of use without a Dreamscape."""
    helpers: frozenset[int]
    """Rapid cards that may bring more Intent in the middle of a payment (ETH-242)."""


@lru_cache(maxsize=64)
def book(pack: Pack) -> Book:
    owner: dict[int, Owner] = {}
    lasting: dict[tuple[str, str], list[Standing]] = {}
    answering: dict[str, list[Standing]] = {}
    for kind, number, actions, passives in _components(pack):
        for action in actions:
            owner[action.number] = Owner(kind, number)
        for passive in passives:
            if passive.when:
                answering.setdefault(passive.when, []).append(Standing(kind, number, passive))
                continue
            for step in passive.effect:
                found = lasting.setdefault((step.do, subject(step)), [])
                found.append(Standing(kind, number, passive, step))
    on_map = list(_on_map(pack))
    return Book(
        owner,
        {key: tuple(found) for key, found in lasting.items()},
        {key: tuple(found) for key, found in answering.items()},
        frozenset(
            (step.do, subject(step)) for one in on_map if not one.when for step in one.effect
        ),
        frozenset(one.when for one in on_map if one.when),
        frozenset(action.number for action in pack.actions if action.rapid or action.when),
        frozenset(
            moment
            for action in pack.actions
            if (action.rapid or action.when) and owner[action.number].kind in MAP
            for moment in action.when or MOMENTS
        ),
        frozenset(action.number for action in pack.actions if _any_step(action.effect)),
        frozenset(card.number for card in pack.cards if any(map(_helps, card.actions))),
    )


def subject(step: Step) -> str:
    """What a lasting step is about."""
    return step.text("stat") if step.do == "modify" else step.text("what")


def _components(
    pack: Pack,
) -> Iterable[tuple[str, int, tuple[Action, ...], tuple[Passive, ...]]]:
    """All that stands by itself. Passives of the map are left to the map (scape.py)."""
    for card in pack.cards:
        yield "card", card.number, card.actions, card.passives
    for dreamer in pack.dreamers:
        yield "back", dreamer.number, (dreamer.back,), ()
    for things in (pack.items, pack.masks, pack.notes, pack.wisdom, pack.seasons):
        for thing in things:
            yield thing.kind, thing.number, thing.actions, thing.passives
    for things in (pack.companions, pack.signs):
        for thing in things:
            yield thing.kind, thing.number, thing.actions, thing.passives
    for tile in pack.tiles:
        printed = [action for icon in tile.icons for action in icon.actions]
        yield "tile", tile.number, (*tile.actions, *printed), ()
    for overlay in pack.overlays:
        for patch in overlay.patches:
            printed = [action for icon in patch.adds for action in icon.actions]
            yield "overlay", overlay.number, (*patch.actions, *printed), ()
    for entity in pack.entities:
        more = () if entity.deliverance is None else (entity.deliverance,)
        yield "entity", entity.number, (*entity.actions, *more), entity.passives
    for gate in pack.gates:
        yield "gate", gate.number, gate.actions, gate.passives
    for fate in pack.fates:
        if fate.quirk is not None:
            yield "fate", fate.number, fate.quirk.actions, ()


def _on_map(pack: Pack) -> Iterable[Passive]:
    """All passives that the map may have."""
    for tile in pack.tiles:
        for icon in tile.icons:
            yield from icon.passives
        for rule in tile.flying:
            yield from rule.passives
    for overlay in pack.overlays:
        for patch in overlay.patches:
            for icon in patch.adds:
                yield from icon.passives
    for fate in pack.fates:
        if fate.quirk is not None:
            yield from fate.quirk.passives


IMMEDIATE = frozenset(
    (
        *("draw", "unseal", "reshuffle", "take", "cure", "gain", "unflip", "restore", "roll"),
        *("reroll", "set_result", "prevent", "more", "look", "team", "season", "buy", "lose"),
    )
)


def _helps(action: Action) -> bool:
    fits = action.rapid and (not action.when or "paying" in action.when)
    return fits and any(step.do in ("draw", "take", "modify") for step in action.effect)


def _any_step(effect: Effect) -> bool:
    return any(
        step.do in IMMEDIATE or any(_any_step(inside) for inside in step.inner.values())
        for step in effect
    )
