"""Effects written as in a pack, carried out on positions of `plain`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from boardwright.core.messages import Json
from boardwright.games.etherfields import effects
from boardwright.games.etherfields.content import STEPS, Effect
from boardwright.games.etherfields.effects.running import choosable, possible_effect
from boardwright.games.etherfields.keys import space_name, space_named
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.reading import effects as reading
from boardwright.games.etherfields.reading.building import Building
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

from .flows import Content, Run, influence, run, table

BOARD = [
    *("d1.start", "d1.open", "d1.trap", "d1.spawn", "d1.stairs", "d1.terrain"),
    *("d1.walls", "d1.gem", "d1.bonus", "d1.acts"),
]
"""Tiles of `plain`: Start r3c1, Open r3c3, Traps r1c1 (its Trap r2c1), Spawns r1c3, Steps r1c5
(Stairs r1c5, special space r2c6), Ground r1c7 (light r1c7, darkness r1c8, swamp r2c7, water r2c8),
Walls r3c5, Socket r5c1, Bonus r5c3, Acts r5c5.
"""


def effect(text: str) -> Effect:
    """Steps as they stand in a pack, without the brackets around them."""
    found: Json = tomllib.loads(f"effect = [{text}]")["effect"]
    return reading.effect(Building(), found)


def options(*names: str) -> Content:
    """A card whose action offers these options, so that they have keys."""
    offered: list[Json] = [{"name": name, "effect": [{"do": "draw"}]} for name in names]
    choice: dict[str, Json] = {"do": "choose", "options": offered}
    chooser = influence("Chooser", {"effect": [choice]})
    return {"influence": [chooser]}


def board(*seats: str, **facts: Any) -> State:
    """The Dreamers on these spaces of the board, with cards enough."""
    there: list[Mapping[str, Json]] = [{"space": space, "deck": 14} for space in seats]
    return table(*there, tiles=BOARD, **facts)


def scene(me: int = 0, **facts: Any) -> Scene:
    return Scene(me=me, source="Test", rule="ETH-226", **facts)


def of_entity(s: State, name: str, kind: str = "basic") -> Scene:
    """The scene of an Entity's own effect."""
    number = s.pack.number("entity", name)
    own = scene(NOBODY, kind="entity", number=number)
    own.entity, own.is_entity_effect, own.step = number, True, STEPS.index(kind)
    return own


def carry_out(s: State, text: str, *answers: str, at: Scene | None = None) -> Run:
    """Carry an effect out for the first Dreamer, or in another scene."""
    return run(s, effects.run(s, at or scene(), effect(text)), *answers)[1]


def possible(s: State, text: str, at: Scene | None = None) -> bool:
    return possible_effect(s, at or scene(), effect(text))


def payable(s: State, text: str, at: Scene | None = None) -> bool:
    return choosable(s, at or scene(), effect(text))


def at_moment(kind: str, me: int = 0, **facts: Any) -> Scene:
    """A scene that answers a moment about the first Dreamer, unless it says about whom."""
    moment = Moment(kind, **{"seat": 0, **facts})
    return scene(me, moment=moment, seat=moment.seat)


def spaces(s: State) -> list[str]:
    """Where the Dreamers stand."""
    return [space_name(seat.space) for seat in s.seats]


def figures(s: State) -> list[str]:
    return [space_name(figure.space) for figure in s.figures]


def at(name: str) -> int:
    return space_named(name)
