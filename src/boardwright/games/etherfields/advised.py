"""The numbers of `advice.toml`, laid out for reading fast."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Weights:
    """What each term of the evaluation counts."""

    scale: float
    base: float
    reveal: float
    instalment: float
    path: float
    space: float
    intent: float
    ready: float
    shared: float
    open: float
    turn: float
    turn_last: float
    hour: float
    distress: tuple[float, ...]
    supply: float
    pool: float
    pool_low: float
    pool_last: float
    hand: float
    hand_more: float
    progress: float
    progress_flipped: float
    gem: float
    gem_more: float
    ether: float
    key: float
    flaw: float
    threat: float
    morphing: float


@dataclass(frozen=True, slots=True)
class Logits:
    """What each reason for an answer counts."""

    done: float
    enough: float
    cheapest: float
    marked: float
    boost: float
    stop: float
    near: float
    option: float
    worth: float
    yes: float
    let_pass: float


@dataclass(frozen=True, slots=True)
class Numbers:
    """Everything in the file."""

    version: int
    patience: int
    weights: Weights
    logits: Logits

    @classmethod
    def load(cls, changes: Mapping[str, Any] | None = None) -> Self:
        """The shipped numbers, with changes for an experiment."""
        text = (files(__package__) / "advice.toml").read_text("utf-8")
        data = tomllib.loads(text)
        for table, entries in (changes or {}).items():
            data[table] = {**data[table], **entries} if isinstance(entries, Mapping) else entries
        weights: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in data["weights"].items()
        }
        _check("weights", {field.name for field in fields(Weights)}, weights)
        _check("prior", {field.name for field in fields(Logits)}, data["prior"])
        return cls(data["version"], data["patience"], Weights(**weights), Logits(**data["prior"]))


def _check(table: str, wanted: set[str], found: Mapping[str, object]) -> None:
    wrong = wanted ^ set(found)
    if wrong:
        raise ValueError(f"advice.toml [{table}]: missing or unknown: {', '.join(sorted(wrong))}")
