"""The verbs of effects (docs/pack-format.md): each is a flow, and two questions about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from boardwright.core.effects import Flow
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State

Do: TypeAlias = Callable[[State, Scene, Step], Flow[None]]
Can: TypeAlias = Callable[[State, Scene, Step], bool]


def always(s: State, scene: Scene, step: Step) -> bool:
    return True


class Verb(NamedTuple):
    do: Do
    can: Can
    """ETH-228: whether it would do anything."""
    takes: Can
    """ETH-006: whether all that it takes is there."""
    asks: bool
    """Whether it sees to `optional` itself, for each Dreamer."""
    people: bool
    """Whether it concerns Dreamers: `who` is then fixed beforehand."""


VERBS: dict[str, Verb] = {}


def verb(
    name: str, *, can: Can = always, takes: Can = always, asks: bool = False, people: bool = False
) -> Callable[[Do], Do]:
    """Enter a flow as what the verb does; one that concerns Dreamers asks each of them itself."""

    def enter(do: Do) -> Do:
        VERBS[name] = Verb(do, can, takes, asks or people, people)
        return do

    return enter
