"""The format of packs: as it is written down, as it is checked, as the engine reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardwright.games.etherfields.checking.check import check
from boardwright.games.etherfields.checking.schema import KINDS
from boardwright.games.etherfields.checking.tables import TABLES
from boardwright.games.etherfields.checking.vocabulary import CONDITIONS, VERBS
from boardwright.games.etherfields.checking.words import (
    COST_WORDS,
    FORBIDDEN,
    LOCATION_ICONS,
    NUMBERS,
    STATS,
    TOKENS,
    UNTIL,
    WHO,
)
from boardwright.games.etherfields.effects import conditions, registry
from boardwright.games.etherfields.moments import MOMENTS
from boardwright.games.etherfields.reading.compiling import compile_pack
from boardwright.games.etherfields.reading.folders import read_folder
from boardwright.games.etherfields.reading.sources import Entry, Source

FORMAT = Path(__file__).parents[3] / "docs" / "pack-format.md"


# The format as it is written down


def quoted(text: str) -> set[str]:
    """What stands between backticks, fenced examples left out."""
    return set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


def test_the_format_names_every_word() -> None:
    """docs/pack-format.md is the contract: all that the checker knows stands there."""
    text = FORMAT.read_text("utf-8")
    known: Sequence[str] = (
        *(*VERBS, *STATS, *CONDITIONS, *MOMENTS, *FORBIDDEN, *TOKENS, *WHO, *NUMBERS, *UNTIL),
        *(*LOCATION_ICONS, *COST_WORDS),
    )
    words = {word for phrase in quoted(text) for word in re.findall(r"[a-z_:]+", phrase)}
    assert sorted(set(known) - words) == []


def test_the_verbs_of_the_format_are_those_that_are_known() -> None:
    rows = [line for line in FORMAT.read_text("utf-8").splitlines() if line.startswith("| `")]
    written = {word for row in rows for word in quoted(row.split("|")[1])}
    assert written == set(VERBS)


def test_every_kind_of_entry_is_described() -> None:
    text = FORMAT.read_text("utf-8")
    assert [kind for kind in KINDS if f"[{kind}]" not in text] == []


@pytest.mark.parametrize("kind", [*KINDS, *TABLES])
def test_every_field_is_described(kind: str) -> None:
    phrases = quoted(FORMAT.read_text("utf-8"))
    words = {word for phrase in phrases for word in re.findall(r"[a-z_]+", phrase)}
    assert set({**KINDS, **TABLES}[kind]) - words == set()


@pytest.mark.parametrize("verb", VERBS)
def test_every_parameter_is_described(verb: str) -> None:
    """In the row of its verb, in a paragraph about the verb, or among what all verbs share."""
    effects = FORMAT.read_text("utf-8").partition("\n### Effects\n")[2]
    shared = effects.partition("\n| ")[0]
    parts = re.split(r"\n(?=\n|\|)|(?<=\|)\n", effects)
    about = [part for part in parts if re.match(rf"[^:.]*`{verb}`", part)]
    words = {word for line in (shared, *about) for word in re.findall(r"[a-z_]+", line)}
    assert about
    assert set(VERBS[verb]) - words == set()


def test_the_engine_knows_the_same_verbs_and_conditions() -> None:
    assert set(registry.VERBS) == set(VERBS)
    assert set(conditions.CONDITIONS) == set(CONDITIONS)


# Whatever is written


VALUES: Sequence[Any] = (
    *(0, -1, 7, 1.5, True, "", "x", "each", "r3c4", "d1.trap", "players + 1", "walker"),
    *([], [1], ["nw"], [{}], [[]], {}, {"do": "draw"}, {"wrath": 1}, {"min": 1}, {"a": {"b": []}}),
)


def source() -> Source:
    folder = files("boardwright.games.etherfields") / "content" / "plain"
    return read_folder(folder, lambda name, above: None)


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where something stands inside of a table, at any depth."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for name, one in inside:
        yield (*path, name)
        if isinstance(one, dict | list):
            yield from places(one, (*path, name))


def spoil(luck: Random, table: dict[str, Any]) -> None:
    """Change, remove, add or copy one thing somewhere in a table."""
    *path, last = luck.choice(list(places(table)))
    at: Any = table
    for name in path:
        at = at[name]
    match luck.randrange(4):
        case 0:
            at[last] = deepcopy(luck.choice(VALUES))
        case 1:
            del at[last]
        case 2 if isinstance(at, dict):
            at[luck.choice(("n", "who", "cost", "effect", "id", "requires", "fnord"))] = deepcopy(
                luck.choice(VALUES)
            )
        case _:
            at[last] = deepcopy(at[luck.choice(list(at))] if isinstance(at, dict) else at[0])


@pytest.mark.parametrize("seed", range(8))
def test_the_check_survives_whatever_is_written(seed: int) -> None:
    """It never breaks, and what it lets pass can be read."""
    luck, base, passed = Random(seed), source(), 0
    for _ in range(25):
        spoiled = Source(heads=dict(base.heads), entries=list(base.entries))
        for _ in range(luck.randint(1, 3)):
            n = luck.randrange(len(base.entries))
            old = spoiled.entries[n]
            table = deepcopy(dict(old.table))
            spoil(luck, table)
            spoiled.entries[n] = Entry(old.kind, old.file, table, old.place, old.owner)
        if luck.random() < 0.2:
            name = luck.choice(list(base.heads))
            table = deepcopy(dict(base.heads[name].table))
            spoil(luck, table)
            spoiled.heads[name] = Entry(name, "pack.toml", table, 0)
        if not check(spoiled):
            passed += 1
            pack = compile_pack([spoiled.entries], spoiled, "")
            assert len(pack.keys) == pack.key.count
    assert passed < 25
