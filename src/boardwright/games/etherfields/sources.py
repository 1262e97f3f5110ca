"""Where a Dreamer's actions come from (ETH-223), each with the scene of performing it."""

from __future__ import annotations

from collections.abc import Iterator

from boardwright.games.etherfields import places
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import Action
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.standing import borrowed, map_name, unlocks
from boardwright.games.etherfields.state import DREAM, DREAMWORLD, NOBODY, NOWHERE, SLUMBER, State
from boardwright.games.etherfields.stats import value

Source = tuple[Scene, Action]


def sources(s: State, seat: int) -> Iterator[Source]:
    """Everything that may have an action for this Dreamer now."""
    yield from hand(s, seat)
    yield from own(s, seat)
    yield from of_team(s, seat)
    yield from back(s, seat)
    if s.place != DREAMWORLD:
        yield from of_map(s, seat)
        yield from of_dreamscape(s, seat)


def _scene(
    s: State, seat: int, kind: str, number: int, name: str, action: Action, tag: int = NOBODY
) -> Scene:
    return Scene(seat, kind, number, name, "ETH-224", action, tag=tag, space=s.seats[seat].space)


def hand(s: State, seat: int) -> Iterator[Source]:
    """ETH-259, ETH-273: of cards in the hand, but not of Progress cards."""
    for number in dict.fromkeys(s.seats[seat].hand):
        card = s.pack.cards[number]
        if not card.is_progress:
            for action in card.actions:
                scene = _scene(s, seat, "card", number, card.name, action)
                scene.held = True
                yield scene, action


def own(s: State, seat: int) -> Iterator[Source]:
    """Of placed Progress cards that are not flipped (ETH-274, ETH-279, ETH-285), Flaws in the zone,
    the Mask, and Companions.
    """
    me, pack = s.seats[seat], s.pack
    for placed in me.progress:
        card = pack.cards[placed.card]
        if not placed.flipped:
            for action in card.actions:
                scene = _scene(s, seat, "card", card.number, card.name, action, placed.tag)
                yield scene, action
    for number in dict.fromkeys(me.flaws):
        for action in pack.cards[number].actions:
            yield _scene(s, seat, "card", number, pack.cards[number].name, action), action
    worn = tuple(borrowed(s, seat))
    for number in worn if me.mask == NOBODY else (me.mask, *worn):
        for action in pack.masks[number].actions:
            yield _scene(s, seat, "mask", number, pack.masks[number].name, action), action
    for figure in s.figures:
        if figure.companion != NOBODY and figure.owner == seat:
            companion = pack.companions[figure.companion]
            for action in companion.actions:
                scene = _scene(s, seat, "companion", companion.number, companion.name, action)
                scene.figure, scene.space = figure.tag, figure.space
                yield scene, action


def of_team(s: State, seat: int) -> Iterator[Source]:
    """ETH-355, ETH-464, ETH-562: Items, Wisdom cards and Notes may be used by any Dreamer."""
    pack = s.pack
    for things, there in ((pack.items, s.items), (pack.wisdom, s.wisdom), (pack.notes, s.notes)):
        for number in there:
            thing = things[number]
            for action in thing.actions:
                yield _scene(s, seat, thing.kind, number, thing.name, action), action


def back(s: State, seat: int) -> Iterator[Source]:
    """ETH-265, ETH-266, ETH-269: the top card of the deck shows the back of a starting deck."""
    deck = s.seats[seat].deck
    if not deck or s.place == DREAMWORLD:
        return
    card = s.pack.cards[deck[0]]
    if card.owner != NOBODY and not card.is_flaw:
        action = s.pack.dreamers[card.owner].back
        yield _scene(s, seat, "back", card.owner, action.name, action), action


def of_map(s: State, seat: int) -> Iterator[Source]:
    """ETH-110, ETH-127, ETH-130, ETH-320: of the own space and of Flying rules; Assaults and
    Contacts from Range 1; of Quirks and Overlays likewise.
    """
    ground = scape(s)
    here = s.seats[seat].space
    spaces = [here] if here != NOWHERE else []
    spirit = s.seats[seat].spirit
    if spirit not in (NOWHERE, here) and value(s, "spirit", seat):
        spaces.append(spirit)
    seen = set()
    for space in spaces:
        for number in ground.actions[space]:
            if number not in seen:
                seen.add(number)
                yield _on_map(s, seat, number, space)
        slot = ground.gem_slots.get(space)
        if slot is not None and slot.home in s.gem_slots:
            for action in slot.icon.actions:
                yield _on_map(s, seat, action.number, space)
    for number in ground.flying:
        yield _on_map(s, seat, number, NOWHERE)
    for number, there in ground.action_spaces.items():
        action = s.pack.actions[number]
        if action.keyword and number not in seen and not action.flying and here != NOWHERE:
            near = [space for space in there if places.in_range(s, here, space, 1)]
            if near:
                yield _on_map(s, seat, number, near[0])


def _on_map(s: State, seat: int, number: int, space: int) -> Source:
    kind, component = book(s.pack).owner[number]
    action = s.pack.actions[number]
    scene = _scene(s, seat, kind, component, action.name, action)
    scene.source = map_name(s, kind, component) or action.name
    scene.space = space
    return scene, action


def of_dreamscape(s: State, seat: int) -> Iterator[Source]:
    """ETH-099, ETH-392, ETH-512: of the Gate and of Entity tiles."""
    pack = s.pack
    if s.place == DREAM and s.gate != NOBODY:
        gate = pack.gates[s.gate]
        for action in gate.actions:
            yield _scene(s, seat, "gate", gate.number, gate.name, action), action
    for tile in s.entities:
        entity = pack.entities[tile.entity]
        actions = entity.actions
        if entity.deliverance is not None and unlocks(s, "deliverance"):
            actions = (*actions, entity.deliverance)
        for action in actions:
            scene = _scene(s, seat, "entity", entity.number, entity.name, action)
            scene.entity = entity.number
            yield scene, action
    if s.place == SLUMBER and s.slumber != NOBODY:
        entity = pack.entities[s.slumber]
        if not any(tile.entity == s.slumber for tile in s.entities):
            for action in entity.actions:
                scene = _scene(s, seat, "entity", entity.number, entity.name, action)
                scene.entity = entity.number
                yield scene, action
