"""What Entities, Slumbers, Fate cards, Flaws, Items, Gates and Loot of `water` do: the table in
things_of_water.toml, in the first Dream with all its tiles.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from boardwright.games.etherfields.content import STEPS, Effect
from boardwright.games.etherfields.endings import Over
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY

from .flows import run
from .test_effects_water import TILES, game
from .test_paragraphs import FACTS, SEATS, changes

TABLE: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("things_of_water.toml").read_text("utf-8")
)["thing"]

IN_TURNS = (*STEPS, "out_of_turns")


def effect_of(what: str) -> tuple[Effect, Scene]:
    """The effect that is meant, and the scene that it is carried out in: `basic heron`, `fate
    someone_waves`, `flaw leak`, `loot clubs1`, `trap d1.gate`, `use Hymn Book`.
    """
    pack = game().content_pack
    word, _, name = what.partition(" ")
    if word == "use":
        action = next(one for one in pack.actions if one.key == f"use:{name}")
        number = next(item.number for item in pack.items if item.name == name)
        return action.effect, Scene(me=0, kind="item", number=number, source=name, rule="ETH-224")
    kind = {"fate": "fate", "flaw": "card", "loot": "turn", "trap": "gate", "gate": "gate"}.get(
        word, "gate" if name.endswith(".gate") else "entity"
    )
    number = pack.number(kind, name)
    scene = Scene(kind=kind, number=number, source=name, rule="ETH-371")
    scene.me = 0 if word in ("flaw", "trap") else NOBODY
    if kind == "entity":
        entity = pack.entities[number]
        scene.entity = number
        scene.is_entity_effect = word != "out_of_turns"
        if word == "out_of_turns":
            return entity.out_of_turns or (), scene
        scene.step = STEPS.index(word)
        return entity.effects[scene.step], scene
    if kind == "gate":
        gate = pack.gates[number]
        return (gate.trap if word == "trap" else gate.effects[STEPS.index(word)]), scene
    if kind == "turn":
        return pack.turns[number].loot, scene
    return (pack.fates if kind == "fate" else pack.cards)[number].effect, scene


def what_it_does(entry: Mapping[str, Any]) -> list[str]:
    facts: dict[str, Any] = {**FACTS, "tiles": TILES, "dream": "d1", "hours": 2}
    facts |= entry.get("facts", {})
    more = facts.pop("seats", [{}, {}])
    seats = [{**one, "space": "r4c1", **own} for one, own in zip(SEATS, more, strict=True)]
    s = game().load({**facts, "seats": seats})._start.copy()
    s.log = []
    effect, scene = effect_of(entry["what"])
    before, end = game().to_dict(s), []
    try:
        run(s, hooks.run(s, scene, effect), *entry.get("answers", ()))
    except Over as over:
        end = [f"end {over.result}"]
    return [*changes(before, game().to_dict(s)), *end]


@pytest.mark.parametrize("entry", TABLE, ids=[f"{n}-{one['what']}" for n, one in enumerate(TABLE)])
def test_a_thing_does_what_it_says(entry: Mapping[str, Any]) -> None:
    assert what_it_does(entry) == entry["changes"]
