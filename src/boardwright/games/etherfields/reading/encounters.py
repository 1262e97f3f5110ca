"""Entities, Slumbers, Dream Gates and paragraphs."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.games.etherfields.content import STEPS, Data, Effect, Entity, Gate, Script
from boardwright.games.etherfields.reading.building import (
    Building,
    flag,
    named,
    number,
    table,
    tables,
    word,
)
from boardwright.games.etherfields.reading.effects import action, actions, effect, passives
from boardwright.games.etherfields.reading.sources import Entry


def _by_step(build: Building, data: Data) -> Mapping[int, Effect]:
    return {STEPS.index(step): effect(build, steps) for step, steps in data.items()}


def _texts(data: Data) -> Mapping[int, str]:
    return {STEPS.index(step): str(text) for step, text in data.items()}


def entity(build: Building, entry: Entry) -> Entity:
    """A Dream Entity or a Slumber tile."""
    data, id, name = entry.table, entry.id, word(entry.table, "name")
    slumber = entry.kind == "slumber"
    own = build.number("entity", id)
    code = word(data, "code", "" if slumber else id)
    build.secret(code, "entity", own)
    move = data.get("move", 0)
    out = table(data, "out_of_turns")
    deliverance = table(data, "deliverance")
    return Entity(
        number=own,
        id=id,
        name=name,
        slumber=slumber,
        dream=word(data, "dream"),
        figure=word(data, "figure"),
        big=flag(data, "big"),
        move=move if isinstance(move, int) else 0,
        ignores_die=move == "ignore",
        movement=effect(build, data.get("movement")),
        target=word(data, "target", "nearest"),
        flees=flag(data, "flees"),
        limit=number(data, "limit"),
        shuns=named(data, "shuns"),
        setup=effect(build, data.get("setup")),
        actions=tuple(
            action(build, one, id, f"meet:{name}/{{}}", "" if "keyword" in one else name)
            for one in tables(data, "interaction")
        ),
        effects=_by_step(build, table(data, "effects")),
        effects_text=_texts(table(data, "effects_text")),
        passives=passives(build, data, id),
        turns=number(data, "turns"),
        turns_solo=number(data, "turns_solo", number(data, "turns")),
        skip=flag(data, "skip"),
        skip_before_start=flag(data, "skip_before_start"),
        out_of_turns=effect(build, out.get("effect")),
        out_text=word(out, "text"),
        deliverance=(
            action(build, deliverance, id, f"deliver:{name}", name) if deliverance else None
        ),
        role=word(data, "role"),
        starting=flag(data, "starting"),
        text=word(data, "text"),
        code=code,
    )


def gate(build: Building, entry: Entry) -> Gate:
    data = entry.table
    return Gate(
        number=build.number("gate", entry.id),
        id=entry.id,
        dream=word(data, "dream"),
        name=word(data, "name"),
        location=word(data, "location"),
        keys=number(data, "keys"),
        turns=number(data, "turns"),
        turns_solo=number(data, "turns_solo", number(data, "turns")),
        setup=effect(build, data.get("setup")),
        introduction=number(data, "introduction"),
        out_of_turns=number(data, "out_of_turns"),
        goal=word(data, "goal"),
        rules=word(data, "rules"),
        trap=effect(build, data.get("trap")),
        trap_text=word(data, "trap_text"),
        actions=actions(build, data, entry.id, "dream:{}"),
        effects=_by_step(build, table(data, "effects")),
        effects_text=_texts(table(data, "effects_text")),
        passives=passives(build, data, entry.id),
    )


def script(build: Building, entry: Entry) -> Script:
    data = entry.table
    return Script(
        number=number(data, "id"),
        text=word(data, "text"),
        effect=effect(build, data.get("effect")),
        effect_text=word(data, "effect_text"),
        lesson=word(data, "lesson"),
    )
