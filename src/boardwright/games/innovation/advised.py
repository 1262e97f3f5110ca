"""The numbers of `advice.toml`, laid out for reading fast."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Any, Self

from boardwright.games.innovation.facts import CARDS, ICONS, KINDS, NAMES

HAS_SHARE = tuple("share" in KINDS[card] for card in CARDS)
HAS_DEMAND = tuple("demand" in KINDS[card] for card in CARDS)


@dataclass(frozen=True, slots=True)
class Weights:
    """What each term of the evaluation counts."""

    scale: float
    domination: float
    nearly: float
    claim: tuple[float, ...]
    contested: float
    winning: float
    progress: float
    unready: float
    lead: float
    lead_late: float
    top: float
    mean: float
    colour: float
    hand: float
    hand_more: float
    hand_above: float
    icon: float
    ahead: float
    splay: float
    splay_left: float
    engine: float
    engine_second: float
    shared: float
    exposure: float
    domain: float


@dataclass(frozen=True, slots=True)
class Logits:
    """What each reason for an answer counts."""

    win: float
    dominate: float
    dominate_contested: float
    activate: float
    hit: float
    gift: float
    new_colour: float
    raises: float
    covers: float
    lowers: float
    splay: float
    splay_icon: float
    splay_back: float
    take: float
    value: float
    keep: float


@dataclass(frozen=True, slots=True)
class Numbers:
    """Everything in the file."""

    version: int
    patience: int
    weights: Weights
    logits: Logits
    relevance: tuple[tuple[float, ...], ...]
    """By the highest active value on the table, then by icon."""
    gain: tuple[float, ...]
    harm: tuple[int, ...]
    first: tuple[float, ...]
    yes: Mapping[str, float]
    """Logits of a plain yes, by what it is a yes to."""

    @classmethod
    def load(cls, changes: Mapping[str, Mapping[str, Any]] | None = None) -> Self:
        """The shipped numbers, with changes for an experiment."""
        text = (files(__package__) / "advice.toml").read_text("utf-8")
        data = tomllib.loads(text)
        for table, entries in (changes or {}).items():
            data[table] = {**data[table], **entries}
        cards, first = data["cards"], data["first"]
        unknown = (set(cards) | set(first)) - set(NAMES)
        if unknown or set(cards) != set(NAMES):
            raise ValueError(f"advice.toml: not the cards of the game: {sorted(unknown)}")
        data["weights"]["claim"] = tuple(data["weights"]["claim"])
        _check(Weights, data["weights"])
        _check(Logits, data["prior"])
        return cls(
            data["version"],
            data["patience"],
            Weights(**data["weights"]),
            Logits(**data["prior"]),
            tuple(tuple(data["relevance"][icon][t] for icon in ICONS) for t in range(11)),
            tuple(cards[name]["gain"] for name in NAMES),
            tuple(cards[name].get("harm", 0) for name in NAMES),
            tuple(first.get(name, 0.0) for name in NAMES),
            data["yes"],
        )


def _check(kind: type[Weights] | type[Logits], table: Mapping[str, object]) -> None:
    wrong = {field.name for field in fields(kind)} ^ set(table)
    if wrong:
        raise ValueError(f"advice.toml: missing or unknown: {', '.join(sorted(wrong))}")
