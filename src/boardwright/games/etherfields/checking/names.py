"""Ids and names that two things share, and codes of no Dream."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardwright.games.etherfields.reading.building import TILES, family, tables
from boardwright.games.etherfields.reading.sources import Entry, Problem

NAMES_ARE_FREE = (*TILES, "overlay", "turn", "first_memory", "world_tile")
"""Kinds whose names nobody answers with: their ids are the keys."""


def check(entries: Iterable[Entry]) -> Iterator[Problem]:
    """Ids are unique among things that are numbered together, names where they are keys."""
    entries = list(entries)
    dreams = {str(one.table.get("dream")) for one in entries if one.kind == "gate"}
    ids: dict[tuple[str, str], Entry] = {}
    names: dict[tuple[str, str], Entry] = {}
    places: dict[str, Entry] = {}
    for entry in entries:
        first = ids.setdefault((family(entry.kind), entry.id), entry)
        if entry.id and first is not entry:
            yield Problem(entry.file, entry.key, f"the id is taken: {_where(first)}")
        name = entry.table.get("name")
        if isinstance(name, str) and entry.kind not in NAMES_ARE_FREE:
            first = names.setdefault((family(entry.kind), name), entry)
            if first is not entry:
                reason = f'the name "{name}" is taken: {_where(first)}'
                yield Problem(entry.file, f"{entry.key}.name", reason)
        for n, place in enumerate(tables(entry.table, "location")):
            first = places.setdefault(str(place.get("id")), entry)
            if first is not entry:
                key = f"{entry.key}.location[{n}].id"
                yield Problem(entry.file, key, f"the id is taken: {_where(first)}")
        yield from _quirk_slots(entry)
        yield from _dream(entry, dreams)


def _where(entry: Entry) -> str:
    return f"{entry.key} in {entry.file}"


def _quirk_slots(entry: Entry) -> Iterator[Problem]:
    seen: set[str] = set()
    for n, slot in enumerate(tables(entry.table, "quirk_slot")):
        id = str(slot.get("id"))
        if id in seen:
            yield Problem(entry.file, f"{entry.key}.quirk_slot[{n}].id", "the id is taken")
        seen.add(id)


def _dream(entry: Entry, dreams: set[str]) -> Iterator[Problem]:
    """ETH-052, ETH-092: the secrets of a Dream have codes that begin with its id."""
    if entry.kind == "entity":
        dream = entry.table.get("dream")
        if isinstance(dream, str) and dream not in dreams:
            yield Problem(entry.file, f"{entry.key}.dream", f"there is no gate of a dream {dream}")
        return
    code, key = code_of(entry)
    if code and code.partition(".")[0] not in dreams:
        reason = f"the code {code} belongs to no Dream: it begins with the id of one and a point"
        yield Problem(entry.file, key, reason)


def code_of(entry: Entry) -> tuple[str, str]:
    """What a secret is revealed by, and where that stands. A Map tile has its id as its code, and
    so has an Entity without another one.
    """
    if entry.kind in ("map_tile", "overlay"):
        return entry.id, f"{entry.key}.id"
    code = entry.table.get("code")
    if isinstance(code, str) and entry.kind not in TILES:
        return code, f"{entry.key}.code"
    return (entry.id if entry.kind == "entity" else ""), f"{entry.key}.id"


def dream_of(entry: Entry) -> str:
    """The Dream that a secret belongs to; empty: it is none."""
    if entry.kind in ("entity", "gate"):
        return str(entry.table.get("dream", ""))
    return code_of(entry)[0].partition(".")[0]
