"""The numbers of `advice.toml`, laid out for reading fast."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Any, Self

from boardwright.games.cerebria.board import SPHERES
from boardwright.games.cerebria.keys import ASPIRATIONS


@dataclass(frozen=True, slots=True)
class Weights:
    """What each term of the evaluation counts."""

    scale: float
    early: float
    late: float
    wheel: float
    fragment: float
    now: float
    coming: float
    later: float
    minor: float
    major: float
    fresh: float
    absorb: float
    unsure: float
    walk: float
    trigger: float
    victory: float
    defeat: float
    absorbed_point: float
    fill: float
    fill_more: float
    quell: float
    ripe: float
    row: tuple[float, ...]
    rows: float
    wp: float
    wp_more: float
    essence: float
    essence_more: float
    ambition: tuple[float, ...]
    card: float
    card_more: float
    vibe: float
    unlock: float
    upgrade: float
    realm: float
    realm_best: float
    frontier: float
    emotion: float
    force: float
    power: float
    room: float
    action: float


@dataclass(frozen=True, slots=True)
class Logits:
    """What each reason for an answer counts."""

    absorb: float
    absorb_bad: float
    reveal: float
    invoke: float
    chain: float
    triad: float
    flip: float
    quell: float
    kill: float
    fortify: float
    raze: float
    exalt: float
    empower: float
    move: float
    valley: float
    valley_poor: float
    cradle: float
    cradle_poor: float
    network: float
    land: float
    land_fill: float
    willow: float
    willow_poor: float
    token_ability: float
    rotate: float
    extra_action: float
    use: float
    end: float
    free: float
    dear: float
    token: float
    token_last: float
    token_rich: float
    further: float
    yes: float
    take: float
    worth: float
    keep_vibe: float
    hidden: float


@dataclass(frozen=True, slots=True)
class Numbers:
    """Everything in the file."""

    version: int
    patience: int
    beam: int
    width: int
    depth: int
    judged: int
    weights: Weights
    logits: Logits
    steep: tuple[float, ...]
    """By Aspiration: how fast a lead becomes safe."""
    bonus: tuple[float, ...]
    """By Sphere."""

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
        _check("aspirations", set(ASPIRATIONS), data["aspirations"])
        _check("spheres", set(SPHERES), data["spheres"])
        return cls(
            data["version"],
            data["patience"],
            data["beam"],
            data["width"],
            data["depth"],
            data["judged"],
            Weights(**weights),
            Logits(**data["prior"]),
            tuple(data["aspirations"][name] for name in ASPIRATIONS),
            tuple(data["spheres"][name] for name in SPHERES),
        )


def _check(table: str, wanted: set[str], found: Mapping[str, object]) -> None:
    wrong = wanted ^ set(found)
    if wrong:
        raise ValueError(f"advice.toml [{table}]: missing or unknown: {', '.join(sorted(wrong))}")
