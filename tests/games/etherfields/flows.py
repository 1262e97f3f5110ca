"""Positions of the pack `plain` with cards of a test's own, and a way to run one flow of the rules
with given answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from boardwright.core.decisions import Decision
from boardwright.core.effects import Chance, Flow, Openly
from boardwright.core.messages import Json
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.state import State

T = TypeVar("T")
Content = Mapping[str, Json]


@lru_cache
def plain() -> Etherfields:
    return Etherfields(packs.load("plain"))


def table(*seats: Mapping[str, Json], content: Content | None = None, **facts: Json) -> State:
    """A position of `plain` in the Card and Action step, its events kept."""
    game = plain() if content is None else plain().with_content(content)
    data: dict[str, Json] = {"seats": list(seats) or [{}], **facts}
    s = game.load(data)._start.copy()
    s.log = []
    return s


def influence(name: str, *actions: Mapping[str, Json], **facts: Json) -> dict[str, Json]:
    """An Influence card that is in nobody's deck."""
    id = name.lower().replace(" ", "_")
    acts: list[Json] = [dict(action) for action in actions]
    return {"id": id, "name": name, "intent": {"wrath": 1}, "action": acts, **facts}


def steps(*effect: Mapping[str, Json]) -> list[Json]:
    return [dict(step) for step in effect]


def names(s: State, cards: tuple[int, ...]) -> list[str]:
    """What cards are called."""
    return [s.pack.cards[card].name for card in cards]


def card(s: State, name: str) -> int:
    return s.pack.card_names[name]


def told(s: State, kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, secret ones among them."""
    return [{**args, **secret} for what, _, args, secret, *_ in s.log or () if what == kind]


def cited(s: State) -> set[str]:
    """The rules that events name."""
    return {raw[1] for raw in s.log or ()}


@dataclass
class Run:
    """What was asked while a flow ran."""

    s: State
    asked: list[tuple[int, str, list[str]]] = field(default_factory=list)
    """(the first seat asked, prompt, keys); of questions to several seats one for each."""

    @property
    def prompts(self) -> list[str]:
        return [prompt for _, prompt, _ in self.asked]

    def options(self, prompt: str) -> list[str]:
        """What could be answered when this was first asked."""
        return next(keys for _, what, keys in self.asked if what == prompt)

    def note(self, decision: Decision) -> list[str]:
        keys = self.s.pack.keys.keys(decision.options)
        self.asked.append((decision.seats[0], decision.key, keys))
        return keys


def run(s: State, flow: Flow[T], *answers: str) -> tuple[T, Run]:
    """Run a flow to its end. An answer is a key, with the seat before it where several are asked;
    dice are answers too. Questions with one option are not answered, as in a game.
    """
    played, left = Run(s), list(answers)
    reply: Any = None
    try:
        while True:
            reply = _reply(played, flow.send(reply), left)
    except StopIteration as end:
        assert not left, f"not asked: {left}"
        value: T = end.value
        return value, played


def _reply(played: Run, asked: object, left: list[str]) -> int | tuple[int, int]:
    keys = played.s.pack.keys
    if isinstance(asked, Openly):
        offered = [played.note(decision) for decision in asked.decisions]
        seats = [decision.seats[0] for decision in asked.decisions]
        prompts = [decision.key for decision in asked.decisions]
        assert left, f"{prompts} are asked of {seats}: {offered}"
        seat, _, key = left.pop(0).partition(" ")
        at = seats.index(int(seat))
        assert key in offered[at], f"{prompts[at]}: {key} is not among {offered[at]}"
        return at, keys.id(key)
    decision = asked.decision if isinstance(asked, Chance) else asked
    assert isinstance(decision, Decision)
    if len(decision.options) == 1 and not decision.always:
        return decision.options[0]
    given = played.note(decision)
    assert left, f"{decision.key} is asked of {decision.seats}: {given}"
    key = left.pop(0)
    seat, _, rest = key.partition(" ")
    if seat.isdecimal() and int(seat) in decision.seats:
        key = rest
    assert key in given, f"{decision.key}: {key} is not among {given}"
    return keys.id(key)
