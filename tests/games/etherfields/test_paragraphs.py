"""What each paragraph of `water` does, down to the last card: the table in paragraphs.toml, read in
the same position by the Fitter, with the Stray beside.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from boardwright.games.etherfields import dreams
from boardwright.games.etherfields.endings import Over
from boardwright.games.etherfields.scenes import Scene

from .flows import run
from .test_effects_water import game

TABLE: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("paragraphs.toml").read_text("utf-8")
)["paragraph"]

SEAT: dict[str, Any] = {"deck": 14, "sealed": 4, "distress": 3, "ether": 1}
SEATS = (
    {**SEAT, "dreamer": "fitter", "hand": ["Catwalk", "Night Log", "Spanner"]},
    {**SEAT, "dreamer": "stray", "hand": ["Lullaby", "Elsewhere", "Why Not"]},
)
FACTS: dict[str, Any] = {"turns": ["clubs1", "hearts1"], "turn_discard": ["spades1", "..."]}

COUNTED = frozenset(("hand", "deck", "discard", "sealed", "turns"))
"""Piles of which it is told how many cards came or went."""
BESIDES = frozenset(("seen", "aside", "faces", "gained", "facts", "known", "tags", "turn_discard"))
"""What only keeps count of what has happened."""
SHUFFLED = ("market", "flaw_deck")
"""Decks whose order is luck, once something was looked for in them."""
NAMES = ("entity", "kind", "card", "stat")


def changes(before: Mapping[str, Any], after: Mapping[str, Any], whose: str = "") -> Iterator[str]:
    """All that is different in a position, a line each."""
    for key, old in before.items():
        new = after[key]
        if old == new or key in BESIDES:
            continue
        if key == "seats":
            for seat, (one, other) in enumerate(zip(old, new, strict=True)):
                yield from changes(one, other, f"{seat} ")
        elif key in COUNTED:
            yield f"{whose}{key} {len(new) - len(old):+d}"
        else:
            yield from _change(f"{whose}{key}", old, new)


def _change(what: str, old: Any, new: Any) -> Iterator[str]:
    if isinstance(old, int) and not isinstance(old, bool):
        yield f"{what} {new - old:+d}"
    elif what in ("counters", "markers"):
        for key in sorted({*old, *new}):
            yield f"{what} {key} {_sum(new.get(key)) - _sum(old.get(key)):+d}"
    elif isinstance(old, Sequence) and not isinstance(old, str):
        here, there = Counter(map(_name, old)), Counter(map(_name, new))
        if here == there and what not in SHUFFLED:
            yield f"{what}: {', '.join(map(_name, new))}"
        for name in dict.fromkeys((*here, *there)):
            if here[name] != there[name]:
                yield f"{what} {there[name] - here[name]:+d} {name}"
    else:
        yield f"{what} {new}"


def _sum(there: Any) -> int:
    return sum(there.values()) if isinstance(there, Mapping) else there or 0


def _name(thing: Any) -> str:
    """What a thing is called; with the Morphings on an Entity tile, with ~ for a flipped card."""
    if not isinstance(thing, Mapping):
        return str(thing)
    name = next(str(thing[key]) for key in NAMES if thing.get(key))
    return " ".join([name + "~" * thing.get("flipped", False), *thing.get("morphings", ())])


def what_it_does(entry: Mapping[str, Any]) -> list[str]:
    facts: dict[str, Any] = {**FACTS, **entry.get("facts", {})}
    more = facts.pop("seats", [{}, {}])
    seats = [{**seat, **own} for seat, own in zip(SEATS, more, strict=True)]
    number = entry["id"]
    data = {"dream": f"d{number // 100}", "hours": 2, **facts, "seats": seats}
    s = game().load(data)._start.copy()
    s.log = []
    before, end = game().to_dict(s), []
    scene = Scene(me=0, source="Test", rule="ETH-011")
    try:
        run(s, dreams.read(s, scene, number), *entry.get("answers", ()))
    except Over as over:
        end = [f"end {over.result}: {over.ending}"]
    told = [line for line in changes(before, game().to_dict(s)) if line != f"read +1 {number}"]
    return [*told, *end]


@pytest.mark.parametrize("entry", TABLE, ids=[f"{n}-{one['id']}" for n, one in enumerate(TABLE)])
def test_a_paragraph_does_what_it_says(entry: Mapping[str, Any]) -> None:
    assert what_it_does(entry) == entry["changes"]


def test_no_paragraph_is_left_out() -> None:
    """All that do anything; those of the 300s that do not are read by First Memories."""
    scripts = game().content_pack.scripts
    doing = {number for number, script in scripts.items() if script.effect}
    assert doing == {entry["id"] for entry in TABLE}
