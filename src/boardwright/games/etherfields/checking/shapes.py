"""Shapes with a form of their own: amounts, selectors, costs, codes, squares."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from boardwright.core.messages import Json
from boardwright.games.etherfields.checking.walking import Look, Walk, shown, unknown
from boardwright.games.etherfields.checking.words import (
    AT,
    AT_PREFIXES,
    CORNERS,
    COST_COLOURS,
    COST_SELVES,
    COST_WAYS,
    COST_WORDS,
    NUMBER_PREFIXES,
    NUMBERS,
    SIDES,
    WHO,
    WHO_PREFIXES,
)
from boardwright.games.etherfields.content import COLOURS, LUCK, MOVEMENT
from boardwright.games.etherfields.keys import MOST_COSTS, space_named
from boardwright.games.etherfields.reading.effects import faces_of

CLOSER: dict[str, Look] = {}
"""What looks closer at a value, by its shape."""


def looks(name: str) -> Callable[[Look], Look]:
    """Register what looks closer at a shape."""

    def keep(look: Look) -> Look:
        CLOSER[name] = look
        return look

    return keep


@looks("name")
def _name(walk: Walk, key: str, value: Json) -> None:
    """It becomes part of an answer's key."""
    text = str(value)
    if not text or text != text.strip() or re.search(r"[:/!\n]", text):
        walk.wrong(key, f"{shown(text)} cannot be a name: some letters, but none of : / !")
    else:
        walk.texts.append((walk.entry, key))


@looks("number")
def _number(walk: Walk, key: str, value: Json) -> None:
    if isinstance(value, int) and value < 0:
        walk.wrong(key, f"{value} is negative")


@looks("count")
def _count(walk: Walk, key: str, value: Json) -> None:
    if isinstance(value, int) and value < 1:
        walk.wrong(key, f"{value} is less than 1")


@looks("rotation")
def _rotation(walk: Walk, key: str, value: Json) -> None:
    if value not in (0, 90, 180, 270):
        walk.wrong(key, f"{value} is not one of 0, 90, 180, 270")


@looks("paragraph")
def _paragraph(walk: Walk, key: str, value: Json) -> None:
    if isinstance(value, int) and value < 1:
        walk.wrong(key, f"{value} is no number of a paragraph: they begin at 1")


@looks("amount")
def _amount(walk: Walk, key: str, value: Json) -> None:
    if isinstance(value, int):
        _number(walk, key, value)
    else:
        _expression(walk, key, str(value))


@looks("signed")
def _signed(walk: Walk, key: str, value: Json) -> None:
    if isinstance(value, str):
        _expression(walk, key, value)


def _expression(walk: Walk, key: str, text: str) -> None:
    """Terms with signs between them: `players`, `2 * players`, `roll + 2`."""
    signs = re.split(r" ([-+*]) ", text)
    for term in signs[::2]:
        if not term.isdecimal():
            _term(walk, key, term, text)


def _term(walk: Walk, key: str, term: str, text: str) -> None:
    prefix, point, rest = term.partition(".")
    if not re.fullmatch(r"[a-z_]+", prefix):
        walk.wrong(key, f'{shown(text)} is no expression such as "players" or "roll + 2"')
    elif not point or prefix not in NUMBER_PREFIXES:
        if term not in NUMBERS:
            known = (*NUMBERS, *(f"{name}." for name in NUMBER_PREFIXES))
            walk.wrong(key, unknown("amount", term, known))
    elif prefix in ("counter", "figures"):
        walk.use(("counter" if prefix == "counter" else "entity",), rest, key)
    elif rest not in (NUMBER_PREFIXES[prefix] or ()):
        walk.wrong(key, unknown(prefix, rest, NUMBER_PREFIXES[prefix] or ()))


@looks("who")
def _who(walk: Walk, key: str, value: Json) -> None:
    _selector(walk, key, str(value), WHO, WHO_PREFIXES, "Dreamer")


@looks("space")
def _space(walk: Walk, key: str, value: Json) -> None:
    text = str(value)
    if space_named(text) < 0:
        _selector(walk, key, text, AT, AT_PREFIXES, "space")


def _selector(
    walk: Walk,
    key: str,
    text: str,
    words: Sequence[str],
    prefixes: Mapping[str, Sequence[str]],
    what: str,
) -> None:
    prefix, colon, rest = text.partition(":")
    if colon and prefix in prefixes:
        if rest not in prefixes[prefix]:
            walk.wrong(key, unknown(prefix.removeprefix("not_").removeprefix("on_"), rest, ()))
    elif text not in words:
        walk.wrong(key, unknown(f"selector of a {what}", text, (*words, *prefixes)))


@looks("square")
def _square(walk: Walk, key: str, value: Json) -> None:
    if space_named(str(value)) < 0:
        walk.wrong(key, f"{shown(value)} is no space: write r3c4, rows 0 to 7, columns 0 to 9")


@looks("slot")
def _slot(walk: Walk, key: str, value: Json) -> None:
    if not re.fullmatch("[A-C][1-4]", str(value)):
        walk.wrong(key, f"{shown(value)} is no slot: they are A1 to C4")


@looks("worldslot")
def _worldslot(walk: Walk, key: str, value: Json) -> None:
    if not re.fullmatch("[AB][1-4]", str(value)):
        walk.wrong(key, f"{shown(value)} is no slot: they are A1 to B4")


@looks("wall")
def _wall(walk: Walk, key: str, value: Json) -> None:
    corner, _, side = str(value).partition(".")
    if corner not in CORNERS or side not in SIDES:
        walk.wrong(key, f'{shown(value)} is no edge of a tile: write such as "sw.south"')


@looks("face")
def _face(walk: Walk, key: str, value: Json) -> None:
    if value not in LUCK:
        walk.wrong(key, f"{shown(value)} is no face of the Luck die: {', '.join(LUCK)}")


@looks("movement_face")
def _movement_face(walk: Walk, key: str, value: Json) -> None:
    if value not in MOVEMENT:
        walk.wrong(key, f"{shown(value)} is no face of the Movement die: {', '.join(MOVEMENT)}")


@looks("results")
def _results(walk: Walk, key: str, value: Json) -> None:
    """Effects by face; `2-3` stands for both."""
    seen: set[str] = set()
    for faces, effect in value.items() if isinstance(value, Mapping) else ():
        named = faces_of(faces)
        if not named:
            walk.wrong(f"{key}.{faces}", f"no face of the Luck die: {', '.join(LUCK)}, or 2-3")
        elif seen.intersection(named):
            walk.wrong(f"{key}.{faces}", "this face has a result already")
        seen.update(named)
        if isinstance(effect, Sequence) and not isinstance(effect, str):
            walk.one(f"{key}.{faces}", effect, "effect")
        else:
            walk.wrong(f"{key}.{faces}", f"{shown(effect)} is not a list of steps")


@looks("intent")
def _intent(walk: Walk, key: str, value: Json) -> None:
    for colour, n in value.items() if isinstance(value, Mapping) else ():
        if colour not in COLOURS:
            walk.wrong(f"{key}.{colour}", unknown("colour", colour, COLOURS))
        elif not isinstance(n, int) or isinstance(n, bool) or n < 1:
            walk.wrong(f"{key}.{colour}", f"{shown(n)} is not a whole number from 1")


@looks("cost")
def _cost(walk: Walk, key: str, value: Json) -> None:
    if not isinstance(value, Mapping):
        return
    if "any_of" not in value:
        _one_cost(walk, key, value)
        return
    for name in value:
        if name not in ("any_of", *COST_WAYS):
            walk.wrong(f"{key}.{name}", "with any_of all of the cost stands inside of it")
    _ways(walk, key, value)
    ways = value["any_of"]
    if not isinstance(ways, Sequence) or isinstance(ways, str) or not 1 < len(ways) <= MOST_COSTS:
        walk.wrong(f"{key}.any_of", f"a list of 2 to {MOST_COSTS} costs is needed here")
        return
    for n, way in enumerate(ways):
        if isinstance(way, Mapping):
            _one_cost(walk, f"{key}.any_of[{n}]", way)
        else:
            walk.wrong(f"{key}.any_of[{n}]", f"{shown(way)} is not a cost")


def _one_cost(walk: Walk, key: str, cost: Mapping[str, Json]) -> None:
    _ways(walk, key, cost)
    for name, n in cost.items():
        where = f"{key}.{name}"
        if name not in COST_WORDS:
            walk.wrong(where, unknown("cost", name, COST_WORDS))
        elif name == "counter":
            _counters(walk, where, n)
        elif name in (*COST_SELVES, "free"):
            if n is not True:
                walk.wrong(where, f"{shown(n)} is not true")
        elif name not in COST_WAYS and not (name == "discard" and n == "hand"):
            if not isinstance(n, int) or isinstance(n, bool):
                walk.wrong(where, f"{shown(n)} is not a whole number")
            elif n < 1:
                walk.wrong(where, f"{n} is negative" if n < 0 else "0: write free = true")
    if sum(colour in cost for colour in COST_COLOURS) > 1:
        walk.wrong(key, "one cost has one colour; alternatives stand in any_of")
    if not any(name in cost for name in COST_WORDS if name not in COST_WAYS):
        walk.wrong(key, "it is empty: write free = true")
    elif "free" in cost and len(cost) > 1:
        walk.wrong(key, "what is free costs nothing besides")


def _ways(walk: Walk, key: str, cost: Mapping[str, Json]) -> None:
    for name in COST_WAYS:
        if name in cost and not isinstance(cost[name], bool):
            walk.wrong(f"{key}.{name}", f"{shown(cost[name])} is not true or false")


def _counters(walk: Walk, key: str, value: Json) -> None:
    if not isinstance(value, Mapping) or len(value) != 1:
        walk.wrong(key, "one counter is needed here, such as { votes = 1 }")
        return
    for name, n in value.items():
        walk.use(("counter",), name, f"{key}.{name}")
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            walk.wrong(f"{key}.{name}", f"{shown(n)} is not a whole number from 1")


def _noted(kind: str) -> Look:
    def look(walk: Walk, key: str, value: Json) -> None:
        walk.use((kind,), str(value), key)

    return look


CLOSER["code"] = _noted("code")
CLOSER["pattern"] = _noted("pattern")
CLOSER["function"] = _noted("function")
CLOSER["actionkey"] = _noted("actionkey")
CLOSER["flagname"] = _noted("flag")
CLOSER["countername"] = _noted("counter")


@looks("new:flag")
def _new_flag(walk: Walk, key: str, value: Json) -> None:
    walk.make("flag", str(value), key)


@looks("new:counter")
def _new_counter(walk: Walk, key: str, value: Json) -> None:
    walk.make("counter", str(value), key)
