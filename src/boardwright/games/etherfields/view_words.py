"""What components say, for those who see them: names, costs and texts of cards, actions and tiles
that are face up. A pack's words reach a table in no other way (ETH-015, ETH-057).
"""

from __future__ import annotations

from functools import lru_cache

from boardwright.core.messages import Json
from boardwright.games.etherfields.content import (
    ANY,
    COLOURS,
    STEPS,
    SUITS,
    Action,
    Card,
    Cost,
    Entity,
    Fate,
    Gate,
    Passive,
    Thing,
    TurnCard,
)
from boardwright.games.etherfields.pack import Pack

Part = dict[str, Json]


def lean(part: Part) -> Part:
    """Without what is not there or not so: a table takes what is missing for that."""
    return {name: value for name, value in part.items() if value is not None and value is not False}


def cost(paid: Cost) -> list[Json]:
    """One way to pay, part by part; `any` is one colour of the payer's choice."""
    found: list[Json] = []
    if paid.amount:
        of = "any" if paid.colour == ANY else COLOURS[paid.colour]
        found.append({"of": of, "amount": paid.amount})
    found += [{"of": paid.counter or of, "amount": amount} for of, amount in paid.parts]
    return found


@lru_cache(4096)
def action(what: Action) -> Part:
    """An action as it is printed."""
    return lean(
        {
            "key": what.key,
            "name": what.name,
            "text": what.text,
            "costs": [cost(way) for way in what.costs],
            "gradual": what.gradual,
            "times_players": what.times_players,
            "keyword": what.keyword or None,
            "limit": what.limit or None,
            "each_dreamer": what.each_dreamer,
            "single_use": what.single_use,
            "rapid": what.rapid,
            "flying": what.flying,
        }
    )


def passives(of: tuple[Passive, ...]) -> list[Json]:
    return [passive.text for passive in of if passive.text]


@lru_cache(4096)
def card(what: Card) -> Part:
    """An Influence card or a Flaw."""
    return lean(
        {
            "name": what.name,
            "kind": what.kind,
            "owner": what.owner if what.owner >= 0 else None,
            "intent": {COLOURS[n]: amount for n, amount in enumerate(what.intent) if amount},
            "ether": what.ether,
            "rapid": what.rapid,
            "text": what.text,
            "flavour": what.flavour,
            "progress": [cost(way) for way in what.place_costs] if what.is_progress else None,
            "colour": COLOURS[what.colour] if what.colour >= 0 else None,
            "stays": what.stays,
            "actions": [action(inside) for inside in what.actions],
            "passives": passives(what.passives),
        }
    )


@lru_cache(1024)
def thing(what: Thing) -> Part:
    """An Item, Mask, Note, Wisdom card, Season or Companion."""
    return lean(
        {
            "name": what.name,
            "kind": what.kind,
            "text": what.text,
            "intent": {COLOURS[n]: amount for n, amount in enumerate(what.intent) if amount},
            "rapid": what.rapid,
            "mood": what.mood or None,
            "actions": [action(inside) for inside in what.actions],
            "passives": passives(what.passives),
        }
    )


def fate(what: Fate) -> Part:
    quirk = what.quirk
    return {
        "name": what.name,
        "text": what.text,
        "quirk": None
        if quirk is None
        else {
            "on_space": quirk.on_space,
            "text": quirk.text,
            "actions": [action(inside) for inside in quirk.actions],
            "passives": passives(quirk.passives),
        },
    }


def turn_card(what: TurnCard) -> Part:
    return {
        "id": what.id,
        "name": what.name,
        "suit": SUITS[what.suit],
        "steps": [STEPS[step] for step in what.steps],
        "loot": what.loot_text,
    }


def entity(what: Entity) -> Part:
    """ETH-387: an Entity or Slumber tile as it is printed."""
    return {
        "name": what.name,
        "slumber": what.slumber,
        "figure": what.figure or None,
        "big": what.big,
        "move": None if what.ignores_die else what.move,
        "target": what.target,
        "text": what.text,
        "effects": {STEPS[step]: text for step, text in what.effects_text.items()},
        "actions": [action(inside) for inside in what.actions],
        "turns": what.turns,
        "skip": what.skip,
        "out_of_turns": what.out_text or None,
    }


def gate(what: Gate) -> Part:
    """ETH-095: the side of a Dream Gate that lies up during its Dream."""
    return {
        "name": what.name,
        "dream": what.dream,
        "goal": what.goal,
        "rules": what.rules,
        "trap": what.trap_text,
        "effects": {STEPS[step]: text for step, text in what.effects_text.items()},
        "actions": [action(inside) for inside in what.actions],
        "out_of_turns": what.out_of_turns,
    }


def script(pack: Pack, number: int) -> Part:
    found = pack.scripts[number]
    return {
        "number": number,
        "text": found.text,
        "effect": found.effect_text,
        "lesson": found.lesson,
    }
