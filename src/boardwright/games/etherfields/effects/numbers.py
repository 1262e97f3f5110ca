"""Amounts: numbers, and words that stand for one, such as `2 * players` or `roll + 2`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from boardwright.core.messages import Json
from boardwright.games.etherfields import entities, standing
from boardwright.games.etherfields.content import COLOURS, LUCK, Step
from boardwright.games.etherfields.effects import ranges
from boardwright.games.etherfields.gains import VOTE
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, State

LATE = frozenset(("roll", "discarded", "sealed"))
"""What has happened in this very effect: never fixed beforehand."""


@cache
def parsed(text: str) -> tuple[tuple[str, str], ...]:
    """(sign, word or number) from left to right."""
    tokens = re.findall(r"[+\-*]|[^\s+\-*]+(?:-[^\s+\-*]+)*", text)
    signs = ["+", *tokens[1::2]]
    return tuple(zip(signs, tokens[0::2], strict=True))


def is_late(value: Json) -> bool:
    """Whether an amount can be known only when its step comes."""
    return isinstance(value, str) and any(word in LATE for _, word in parsed(value))


def number(
    s: State, scene: Scene, value: Json, seat: int = NOBODY, step: Step | None = None
) -> int:
    """An amount for one Dreamer, never below 0."""
    if isinstance(value, int):
        return max(value, 0)
    total = 0
    for sign, name in parsed(str(value)):
        n = int(name) if name.isdecimal() else word(s, scene, name, seat, step)
        total = total * n if sign == "*" else total - n if sign == "-" else total + n
    return max(total, 0)


def amount(s: State, scene: Scene, step: Step, seat: int = NOBODY, default: int = 1) -> int:
    """The `n` of a step for one Dreamer, as it was fixed (ETH-227)."""
    value = step.data.get("n", default)
    if isinstance(value, int):
        return max(value, 0)
    seat = scene.me if seat == NOBODY else seat
    fixed = scene.counts.get(id(step))
    if fixed is not None and seat in fixed:
        return fixed[seat]
    return number(s, scene, value, seat, step)


def word(s: State, scene: Scene, name: str, seat: int, step: Step | None) -> int:
    """What a word of an amount stands for now."""
    head, _, tail = name.partition(".")
    if name in OF_GAME:
        return OF_GAME[name](s, scene)
    if head == "figures":
        entity = s.pack.number("entity", tail) if tail else scene.entity
        return len(entities.figures_of(s, entity))
    if head == "counter":
        return s.counters.get(tail, 0)
    if head == "token":
        return sum(token.kind == tail for token in s.tokens)
    if head == "tile":
        tile = entities.tile_of(s, scene.entity)
        return dict(tile.tokens).get(tail, 0) if tile else 0
    if name == "figures_in_range":
        return len(ranges.near(s, scene, seat, step)) if step else 0
    if seat == NOBODY:
        return 0
    if head == "progress":
        return standing.active_progress(s, seat, COLOURS.index(tail) if tail else -1)
    return len(s.seats[seat].hand) if name == "hand" else s.seats[seat].distress


def morphings(s: State, scene: Scene) -> int:
    tile = entities.tile_of(s, scene.entity)
    return len(tile.morphings) if tile else 0


def rolled(s: State, scene: Scene) -> int:
    """Fail and blank are worth nothing."""
    return max(scene.roll - LUCK.index("1") + 1, 0)


def votes(s: State) -> int:
    """Of all Dreamers together."""
    return sum(n for name, n in s.counters.items() if name.startswith(VOTE))


def vote_of(s: State, seat: int) -> str:
    """The counter of a Dreamer's votes: they stay with the Dreamer."""
    return VOTE + s.pack.dreamers[s.seats[seat].dreamer].id


def votes_of(s: State, seat: int) -> int:
    return s.counters.get(vote_of(s, seat), 0)


OF_GAME: dict[str, Callable[[State, Scene], int]] = {
    "players": lambda s, scene: len(s.seats),
    "roll": rolled,
    "discarded": lambda s, scene: scene.spent,
    "sealed": lambda s, scene: scene.spent,
    "hours": lambda s, scene: s.hours,
    "keys": lambda s, scene: s.keys,
    "votes": lambda s, scene: votes(s),
    "morphings": morphings,
}
