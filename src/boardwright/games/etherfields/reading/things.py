"""Cards, Dreamers, Items and all that lies in decks."""

from __future__ import annotations

from boardwright.games.etherfields.content import (
    COLOURS,
    STEPS,
    SUITS,
    TERRAINS,
    Action,
    Card,
    Cost,
    Data,
    Dreamer,
    Fate,
    Intent,
    Memory,
    Quirk,
    Thing,
    TurnCard,
)
from boardwright.games.etherfields.reading.building import (
    Building,
    flag,
    index,
    indexes,
    named,
    number,
    table,
    word,
)
from boardwright.games.etherfields.reading.effects import (
    action,
    actions,
    cost,
    costs,
    effect,
    passives,
)
from boardwright.games.etherfields.reading.sources import Entry

_FLAW_PRICE = Cost(parts=(("ether", 1),))
"""ETH-540."""


def intent(data: Data) -> Intent:
    yields = table(data, "intent")
    wrath, cunning, awareness = (number(yields, colour) for colour in COLOURS)
    return (wrath, cunning, awareness)


def influence(build: Building, entry: Entry) -> Card:
    data, id, name = entry.table, entry.id, word(entry.table, "name")
    placed = table(data, "progress")
    place_costs = costs(table(placed, "cost")) if placed else ()
    rapid = flag(data, "rapid")
    own = build.number("card", id)
    qty = number(data, "qty", 1)
    code = word(data, "code")
    build.secret(code, "influence", own, qty)
    owner = word(data, "owner", "" if code or flag(data, "market") else entry.owner)
    return Card(
        number=own,
        id=id,
        name=name,
        kind="influence",
        intent=intent(data),
        ether=number(data, "ether"),
        qty=qty,
        owner=build.number("dreamer", owner),
        market=flag(data, "market"),
        code=code,
        rapid=rapid,
        actions=actions(build, data, id, f"use:{name}" if placed else f"play:{name}", name, rapid),
        passives=passives(build, data, id),
        place_costs=place_costs,
        colour=index(placed, "color", COLOURS) if "color" in placed else _colour(place_costs),
        stacks=flag(placed, "stacks"),
        text=word(data, "text"),
        flavour=word(data, "flavour"),
    )


def _colour(place_costs: tuple[Cost, ...]) -> int:
    """ETH-282: the colour of the placement cost."""
    colour = place_costs[0].colour if place_costs else -1
    return colour if colour < len(COLOURS) else -1


def flaw(build: Building, entry: Entry) -> Card:
    data, id, name = entry.table, entry.id, word(entry.table, "name")
    own = build.number("card", id)
    qty = number(data, "qty", 1)
    build.secret(word(data, "code"), "flaw", own, qty)
    return Card(
        number=own,
        id=id,
        name=name,
        kind="flaw",
        qty=qty,
        code=word(data, "code"),
        actions=actions(build, data, id, f"use:{name}", name),
        passives=passives(build, data, id),
        text=word(data, "text"),
        effect=effect(build, data.get("effect")),
        stays=word(data, "stays") == "progress_zone",
        remove_cost=cost(table(data, "remove_cost")) if "remove_cost" in data else _FLAW_PRICE,
        later=flag(data, "later"),
    )


def thing(build: Building, entry: Entry) -> Thing:
    """An Item, Mask, Note, Wisdom card, Season, Companion or Sign."""
    data, id, name = entry.table, entry.id, word(entry.table, "name")
    own = build.number(entry.kind, id)
    build.secret(word(data, "code"), entry.kind, own)
    rapid = flag(data, "rapid")
    return Thing(
        kind=entry.kind,
        number=own,
        id=id,
        name=name,
        text=word(data, "text"),
        actions=actions(build, data, id, f"use:{name}", name, rapid),
        passives=passives(build, data, id),
        intent=intent(data),
        owner=build.number("dreamer", word(data, "owner")),
        code=word(data, "code"),
        starting=flag(data, "starting"),
        rapid=rapid,
        single_use=flag(data, "single_use"),
        effect=effect(build, data.get("effect")),
        unlocks=named(data, "unlocks"),
        mood=word(data, "mood"),
        hint=word(data, "hint"),
        summoned_by=word(data, "summoned_by"),
        personal=number(data, "personal"),
        universal=number(data, "universal"),
    )


def turn(build: Building, entry: Entry) -> TurnCard:
    data = entry.table
    return TurnCard(
        number=build.number("turn", entry.id),
        id=entry.id,
        name=word(data, "name"),
        suit=index(data, "suit", SUITS),
        steps=indexes(data, "steps", STEPS),
        loot=effect(build, data.get("loot")),
        loot_text=word(data, "loot_text"),
    )


def fate(build: Building, entry: Entry) -> Fate:
    data, id, name = entry.table, entry.id, word(entry.table, "name")
    own = build.number("fate", id)
    build.secret(word(data, "code"), "fate", own)
    return Fate(
        number=own,
        id=id,
        name=name,
        text=word(data, "text"),
        effect=effect(build, data.get("effect")),
        later=flag(data, "later"),
        place_slumber_tile=flag(data, "place_slumber_tile"),
        quirk=_quirk(build, table(data, "quirk"), id, name) if "quirk" in data else None,
        code=word(data, "code"),
    )


def _quirk(build: Building, data: Data, id: str, name: str) -> Quirk:
    return Quirk(
        on_space=word(data, "scope") == "space",
        text=word(data, "text"),
        terrain=indexes(data, "terrain", TERRAINS),
        trap=effect(build, data.get("trap")),
        is_trap="trap" in data,
        blocked=flag(data, "blocked"),
        requires=table(data, "requires"),
        actions=actions(build, data, id, f"use:{name}", name),
        passives=passives(build, data, id),
    )


def memory(build: Building, entry: Entry) -> Memory:
    data = entry.table
    return Memory(
        number=build.number("memory", entry.id),
        id=entry.id,
        name=word(data, "name"),
        text=word(data, "text"),
        owner=build.number("dreamer", word(data, "owner", entry.owner)),
        when=word(data, "when"),
        n=number(data, "n"),
        effect=effect(build, data.get("effect")),
        requires=table(data, "requires"),
    )


def back(build: Building, entry: Entry) -> Action:
    return action(build, table(entry.table, "back_action"), entry.id, "back:{}")


def dreamer(
    build: Building,
    entry: Entry,
    cards: tuple[Card, ...],
    masks: tuple[Thing, ...],
    memories: tuple[Memory, ...],
) -> Dreamer:
    """A Dreamer with the cards, Masks and First Memories that were read for it."""
    data = entry.table
    own = build.number("dreamer", entry.id)
    mine = [build.number("mask", id) for id in named(data, "masks")]
    return Dreamer(
        number=own,
        id=entry.id,
        name=word(data, "name"),
        archetype=word(data, "archetype"),
        about=word(data, "about"),
        back=back(build, entry),
        deck=tuple(
            card.number
            for card in cards
            if card.owner == own and not card.code
            for _ in range(card.qty)
        ),
        masks=tuple(mine) or tuple(mask.number for mask in masks if mask.owner == own),
        memory=next((one.number for one in memories if one.owner == own), -1),
    )
