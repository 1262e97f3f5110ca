"""Every effect of the packs that ship, carried out with answers as luck has them: each comes to an
end and leaves the table in order; to ask whether it would do anything changes nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.core.decisions import Decision
from boardwright.core.effects import Chance, Flow, Openly
from boardwright.core.messages import Json
from boardwright.core.outcomes import GameEnd
from boardwright.games.etherfields import effects, packs
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import Effect
from boardwright.games.etherfields.endings import Defeat, Over
from boardwright.games.etherfields.entities import lay_entity
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, Figure, State

PACKS = ("plain", "water")
MOST_ANSWERS = 400


def table(pack: Pack, rng: random.Random) -> State:
    """A crowded table: some of everything, of everybody."""
    progress = [card.name for card in pack.cards if card.is_progress and card.owner == NOBODY]
    seat: dict[str, Json] = {"hand": 4, "deck": 14, "discard": 3, "sealed": 3, "distress": 2}
    tiles = [tile.id for tile in pack.tiles if tile.id.startswith("d1.")]
    seats: list[Json] = [
        {**seat, "ether": 2, "gems": 1, "progress": [f"{name}~", other]}
        for name, other in (rng.sample(progress, 2), rng.sample(progress, 2))
    ]
    items = [item.name for item in pack.items]
    data: dict[str, Json] = {
        "seats": seats,
        "tiles": tiles,
        "items": items[:2],
        "storage": items[2:4],
        "item_market": items[4:5],
        "keys": 2,
        "hours": 3,
        "turns": 3,
    }
    s = Etherfields(pack).load(data)._start.copy()
    for there in s.seats:
        there.space = rng.choice(scape(s).spaces)
    s.log = []
    return s


def every_effect(pack: Pack) -> Iterator[tuple[str, Scene, Effect]]:
    """All effects of a pack, each with the scene that it is carried out in."""
    owner = book(pack).owner
    for action in pack.actions:
        kind, number = owner[action.number]
        scene = Scene(0, kind, number, action.name, "ETH-224", action)
        yield action.key, scene, action.effect
    for turn in pack.turns:
        yield turn.id, Scene(NOBODY, "turn", turn.number, turn.name, "ETH-381"), turn.loot
    for fate in pack.fates:
        yield fate.id, Scene(NOBODY, "fate", fate.number, fate.name, "ETH-526"), fate.effect
    for thing in pack.wisdom:
        yield thing.id, Scene(NOBODY, "wisdom", thing.number, thing.name, "ETH-462"), thing.effect
    for card in pack.cards:
        yield card.id, Scene(0, "card", card.number, card.name, "ETH-536"), card.effect
    for script in pack.scripts.values():
        yield str(script.number), Scene(0, "script", script.number, "", "ETH-011"), script.effect
    for entity in pack.entities:
        for step, effect in entity.effects.items():
            scene = Scene(NOBODY, "entity", entity.number, entity.name, "ETH-371")
            scene.entity, scene.is_entity_effect, scene.step = entity.number, True, step
            yield f"{entity.id}.{step}", scene, effect


def play(s: State, flow: Flow[Any], rng: random.Random) -> int:
    """Run a flow to its end with any answers; how many it were."""
    reply: Any = None
    for answered in range(MOST_ANSWERS):
        try:
            asked = flow.send(reply)
        except StopIteration:
            return answered
        if isinstance(asked, Openly):
            at = rng.randrange(len(asked.decisions))
            reply = (at, rng.choice(asked.decisions[at].options))
            continue
        decision = asked.decision if isinstance(asked, Chance) else asked
        assert isinstance(decision, Decision)
        assert decision.options, decision.key
        assert len(set(decision.options)) == len(decision.options), decision.key
        reply = rng.choice(decision.options)
    raise AssertionError("it does not come to an end")


async def carry_out(s: State, scene: Scene, effect: Effect) -> None:
    """As its action would, with a target where it needs one."""
    action = scene.action
    needs_target = action is not None and effects.needs_target(s, scene, action)
    if action is None or not needs_target or await effects.choose_target(s, scene, action):
        await effects.run(s, scene, effect)


@pytest.mark.parametrize("name", PACKS)
@pytest.mark.parametrize("seed", range(3))
def test_every_effect_comes_to_an_end(name: str, seed: int) -> None:
    pack = packs.load(name)
    game, rng = Etherfields(pack), random.Random(seed)
    start = table(pack, rng)
    for what, scene, effect in every_effect(pack):
        s = start.copy()
        s.log = []
        if scene.kind == "entity":
            meet(s, scene)
        if scene.me != NOBODY:
            scene.space = s.seats[scene.me].space
        moment = scene.action.when[:1] if scene.action else ()
        if moment:
            scene.moment = Moment(moment[0], 1, n=2, die="luck", face=0)
            scene.seat = 1
        before = s.copy().fingerprint()
        effects.possible_effect(s, scene, effect)
        effects.choosable(s, scene, effect)
        if scene.action is not None:
            effects.can(s, scene, scene.action)
        assert s.fingerprint() == before, what
        scene.fixed, scene.counts, scene.aimed = {}, {}, {}
        try:
            play(s, carry_out(s, scene, effect), rng)
        except (Over, Defeat, GameEnd):
            continue
        except Exception as error:
            raise AssertionError(what) from error
        assert game.problems(s) == [], what


def meet(s: State, scene: Scene) -> None:
    """The Entity of a scene is on the map."""
    scene.entity = scene.number
    lay_entity(s, scene.number, "ETH-394")
    if s.pack.entities[scene.number].figure:
        s.tags += 1
        s.figures = (*s.figures, Figure(scene.number, s.seats[0].space, s.tags))
