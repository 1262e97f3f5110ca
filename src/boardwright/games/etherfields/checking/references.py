"""Ids and names that are unique, and things that exist."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches

from boardwright.games.etherfields.checking.vocabulary import MODULES, NAMED_SUPPLIES
from boardwright.games.etherfields.checking.walking import Use, Walk
from boardwright.games.etherfields.content import Data
from boardwright.games.etherfields.functions import functions_of
from boardwright.games.etherfields.reading.building import TILES, family, tables
from boardwright.games.etherfields.reading.sources import Entry, Problem, Source

Known = Mapping[str, set[str]]

NAMELESS = ("script", "morphing", "state_token", "terrain_token")
ALIKE = {
    "map_tile": "Map tiles",
    "slumber_map_tile": "Map tiles",
    "overlay": "Overlays",
}
"""Kinds whose names nobody answers with."""

DECK_KINDS = {
    "slumber": ("slumber",),
    "slumber_map": ("slumber_map_tile",),
    "fate": ("fate",),
    "flaw": ("flaw",),
    "market": ("influence",),
    "item_market": ("item",),
    "storage": ("item", "note"),
}


def check(walk: Walk, source: Source, entries: Sequence[Entry]) -> list[Problem]:
    known = everything(walk, source, entries)
    return [
        *_doubles(entries),
        *_missing(walk, known, source),
        *_looked_up(walk, known),
    ]


def everything(walk: Walk, source: Source, entries: Sequence[Entry]) -> Known:
    """The ids of everything, by kind."""
    known: defaultdict[str, set[str]] = defaultdict(set)
    for entry in entries:
        known[entry.kind].add(entry.id)
        known["code"] |= codes_of(entry)
        if entry.kind == "gate":
            known["dream"].add(str(entry.table.get("dream")))
        known["location"] |= {str(one.get("id")) for one in tables(entry.table, "location")}
        known["action"] |= {str(one.get("id")) for one in _actions(entry.table) if "id" in one}
    known["entity"] |= known["slumber"]
    for use in walk.made:
        known[use.kinds[0]].add(use.id)
    known["function"] = set(functions_of(source))
    return known


def codes_of(entry: Entry) -> set[str]:
    """What it is revealed by: a Map tile by its id, an Entity by its id where it has no code."""
    if entry.kind == "map_tile":
        return {entry.id}
    code = entry.table.get("code")
    if entry.kind == "entity":
        return {str(code) if code else entry.id}
    return {str(code)} if code and entry.kind not in TILES else set()


def _actions(data: Data) -> Iterator[Data]:
    """Every action of an entry, at any depth."""
    for name, value in data.items():
        if name in ("action", "interaction"):
            yield from tables(data, name)
        if name in ("back_action", "deliverance", "quirk") and isinstance(value, Mapping):
            yield value
            yield from _actions(value)
        elif name in ("icon", "icons", "space"):
            for one in tables(data, name):
                yield from _actions(one)


def _doubles(entries: Sequence[Entry]) -> Iterator[Problem]:
    ids: dict[tuple[str, str], Entry] = {}
    names: dict[tuple[str, str], Entry] = {}
    places: dict[str, Entry] = {}
    for entry in entries:
        if entry.id:
            first = ids.setdefault((family(entry.kind), entry.id), entry)
            if first is not entry:
                reason = f"the id is taken: {first.key} in {first.file}"
                yield Problem(entry.file, entry.key, reason)
        name = entry.table.get("name")
        if isinstance(name, str) and entry.kind not in ALIKE:
            first = names.setdefault((family(entry.kind), name), entry)
            if first is not entry:
                reason = f"the name {name} is taken: {first.key} in {first.file}"
                yield Problem(entry.file, f"{entry.key}.name", reason)
        for n, place in enumerate(tables(entry.table, "location")):
            first = places.setdefault(str(place.get("id")), entry)
            if first is not entry:
                reason = f"the id is taken: {first.key} in {first.file}"
                yield Problem(entry.file, f"{entry.key}.location[{n}].id", reason)


def _missing(walk: Walk, known: Known, source: Source) -> Iterator[Problem]:
    for use in walk.uses:
        if any(use.id in known.get(kind, ()) for kind in use.kinds):
            continue
        if use.kinds == ("pattern",):
            if _matches(use.id, known["code"]):
                continue
            reason = f"no secret has a code {use.id}"
        elif use.kinds == ("location",) and not use.id:
            continue
        else:
            reason = _why(use, known, source)
        yield Problem(use.entry.file, use.key, reason)


def _matches(pattern: str, codes: set[str]) -> bool:
    if pattern.endswith("*"):
        return any(code.startswith(pattern[:-1]) for code in codes)
    return pattern in codes


def _why(use: Use, known: Known, source: Source) -> str:
    kind = use.kinds[0]
    if kind == "code":
        return f"no tile or card has the code {use.id}"
    if kind in ("flag", "counter"):
        return f"no effect sets the {kind} {use.id}: this can never hold"
    if kind == "function":
        if source.functions:
            return (
                f"no function {use.id} ships with the game, and functions.py of this pack is not "
                f"allowed: name the pack in BOARDWRIGHT_PACK_CODE"
            )
        return f"no function {use.id} ships with the game, and the pack has no functions.py"
    everyone = [id for kind in use.kinds for id in known.get(kind, ())]
    near = get_close_matches(use.id, everyone, n=1)
    hint = f"; perhaps {near[0]}" if near else ""
    return f"there is no {' or '.join(use.kinds)} {use.id}{hint}"


def _looked_up(walk: Walk, known: Known) -> Iterator[Problem]:
    """Ids whose kind hangs on another parameter of their step."""
    for step in walk.steps:
        id = step.table.get("id")
        if not isinstance(id, str):
            continue
        kinds: tuple[str, ...] = ()
        if step.do in ("gain", "lose"):
            what = str(step.table.get("what"))
            kinds = (NAMED_SUPPLIES[what],) if what in NAMED_SUPPLIES else ()
            if not kinds:
                yield Problem(step.entry.file, f"{step.key}.id", f"no {what} has an id")
                continue
        elif step.do == "add_to_deck":
            kinds = DECK_KINDS.get(str(step.table.get("deck")), ())
        elif step.do == "unlock":
            if id in MODULES:
                continue
            kinds = ("gate", "world_tile", "season")
        elif step.do == "market_add":
            kinds = ("influence", "item")
        elif step.do == "remove_from_game":
            kinds = tuple(kind for kind in known if kind not in ("flag", "counter", "function"))
        if kinds and not any(id in known.get(kind, ()) for kind in kinds):
            what = " or ".join(kinds) if step.do != "remove_from_game" else "thing"
            yield Problem(step.entry.file, f"{step.key}.id", f"there is no {what} {id}")
