"""Whatever is named exists: ids, codes, flags, functions, keys of actions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches

from boardwright.games.etherfields.checking.names import code_of
from boardwright.games.etherfields.checking.walking import Found, Use, Walk
from boardwright.games.etherfields.checking.words import (
    DECKS,
    MODULES,
    NAMED_SUPPLIES,
)
from boardwright.games.etherfields.functions import (
    is_allowed,
    own_functions,
    shipped_functions,
)
from boardwright.games.etherfields.reading.building import tables
from boardwright.games.etherfields.reading.sources import Entry, Problem, Source

Known = Mapping[str, set[str]]

SET = ("flag", "counter")
"""What exists because some effect sets it."""
NO_THINGS = (*SET, "function", "code", "dream", "actionkey")
IN_WORDS = {
    "influence": "Influence card",
    "item": "Item",
    "mask": "Mask",
    "note": "Note",
    "wisdom": "Wisdom card",
    "season": "Season",
    "companion": "Companion",
    "flaw": "Flaw",
    "fate": "Fate card",
    "gate": "Gate",
    "entity": "Entity",
    "slumber": "Slumber",
    "dreamer": "Dreamer",
    "script": "paragraph",
    "overlay": "Overlay",
    "location": "Location",
    "world_tile": "Dreamworld tile",
    "slumber_map_tile": "Slumber Map tile",
    "dream": "Dream",
    "sign": "Sign",
}


def check(walk: Walk, source: Source, entries: Sequence[Entry]) -> Iterator[Problem]:
    known = everything(walk, source, entries)
    for use in walk.uses:
        if use.kinds != ("actionkey",) and not _exists(use, known):
            yield Problem(use.entry.file, use.key, _why(use, known, source))
    for step in walk.steps:
        yield from _looked_up(step, known)


def everything(walk: Walk, source: Source, entries: Sequence[Entry]) -> Known:
    """The ids of everything, by kind."""
    known: defaultdict[str, set[str]] = defaultdict(set)
    for entry in entries:
        known[entry.kind].add(entry.id)
        known["code"].add(code_of(entry)[0])
        if entry.kind == "gate":
            known["dream"].add(str(entry.table.get("dream")))
        known["location"] |= {str(one.get("id")) for one in tables(entry.table, "location")}
    known["entity"] |= known["slumber"]
    known["code"].discard("")
    for use in walk.made:
        known[use.kinds[0]].add(use.id)
    if any(use.kinds == ("function",) for use in walk.uses):
        known["function"] = {*shipped_functions(), *own_functions(source)}
    return known


def _exists(use: Use, known: Known) -> bool:
    if use.kinds[0] in ("code", "pattern"):
        return bool(matching(use.id, known["code"]))
    if use.kinds[0] in SET and ".not" in use.key:
        return True
    return any(use.id in known.get(kind, ()) for kind in use.kinds)


def matching(wanted: str, codes: set[str]) -> list[str]:
    """The codes that are meant: one, by its letter alone where the Dream is known (ETH-565), or all
    that begin so where a star follows.
    """
    if wanted.endswith("*"):
        return [code for code in codes if code.startswith(wanted[:-1])]
    if wanted in codes:
        return [wanted]
    return [code for code in codes if code.partition(".")[2] == wanted]


def _why(use: Use, known: Known, source: Source) -> str:
    kind = use.kinds[0]
    if kind in ("code", "pattern"):
        return f"no tile or card has the code {use.id}"
    if kind in SET:
        return f"no effect sets the {kind} {use.id}: this can never hold"
    if kind == "function":
        return _no_function(use.id, source)
    ids = [id for kind in use.kinds for id in known.get(kind, ())]
    near = get_close_matches(use.id, ids, n=1)
    what = " or ".join(IN_WORDS.get(kind, kind) for kind in use.kinds)
    return f"there is no {what} {use.id}" + (f"; perhaps {near[0]}" if near else "")


def _no_function(name: str, source: Source) -> str:
    pack = str(source.head("pack").get("id", ""))
    reason = f"no function {name} ships with the game"
    if not source.functions:
        return f"{reason}, and the pack has no functions.py"
    if is_allowed(pack):
        return f"{reason}, and functions.py does not list it in NAMED"
    return f"{reason}, and functions.py of {pack} is not allowed: see BOARDWRIGHT_PACK_CODE"


def _looked_up(step: Found, known: Known) -> Iterator[Problem]:
    """Ids whose kind hangs on the verb or on another parameter."""
    kinds = _kinds(step, known)
    if kinds is None:
        return
    named = [("id", step.table.get("id"))]
    ids = step.table.get("ids", ())
    if isinstance(ids, Sequence) and not isinstance(ids, str):
        named += [(f"ids[{n}]", id) for n, id in enumerate(ids)]
    for name, id in named:
        if not isinstance(id, str) or (step.do == "unlock" and id in MODULES):
            continue
        if not kinds:
            reason = f"no {step.table.get('what')} has an id"
            yield Problem(step.entry.file, f"{step.key}.{name}", reason)
        elif not any(id in known.get(kind, ()) for kind in kinds):
            few = [IN_WORDS.get(kind, kind) for kind in kinds] if len(kinds) < 4 else ["thing"]
            reason = f"there is no {' or '.join(few)} {id}"
            yield Problem(step.entry.file, f"{step.key}.{name}", reason)


def _kinds(step: Found, known: Known) -> tuple[str, ...] | None:
    """The kinds that the ids of a step may be of; None: they have been looked at."""
    if step.do in ("gain", "lose"):
        what = str(step.table.get("what"))
        return (NAMED_SUPPLIES[what],) if what in NAMED_SUPPLIES else ()
    if step.do == "add_to_deck":
        return DECKS.get(str(step.table.get("deck")))
    if step.do == "unlock":
        return ("gate", "world_tile", "season")
    if step.do == "market_add":
        return ("influence", "item")
    if step.do == "remove_from_game":
        return tuple(kind for kind in known if kind not in NO_THINGS)
    return None
