"""One walk through every entry: each value is held against its shape, what it names is noted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from boardwright.core.messages import Json
from boardwright.games.etherfields.checking.schema import KINDS
from boardwright.games.etherfields.checking.tables import TABLES
from boardwright.games.etherfields.checking.vocabulary import COMMON, VERBS
from boardwright.games.etherfields.checking.words import (
    Shapes,
)
from boardwright.games.etherfields.content import Data
from boardwright.games.etherfields.reading.sources import Entry, Problem


class Use(NamedTuple):
    """Something that is named: `kinds` are those that it may be of."""

    kinds: tuple[str, ...]
    id: str
    entry: Entry
    key: str


class Found(NamedTuple):
    """A step of an effect."""

    do: str
    table: Data
    entry: Entry
    key: str


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape of vocabulary.py, taken apart."""

    words: tuple[str, ...]
    others: tuple[str, ...]
    required: bool

    @property
    def wanted(self) -> str:
        """What to say where something else stands."""
        told = [_wanted(name) for name in self.others]
        if self.words:
            told.append(f"one of {', '.join(self.words)}" if self.words[1:] else self.words[0])
        return " or ".join(told)


def _wanted(name: str) -> str:
    if name[-1] == "]":
        return f"a list of {_several(name)}"
    return WANTED.get(name.partition(":")[0], ("a word", ""))[0]


def _several(name: str) -> str:
    return WANTED.get(name.strip("2[]").partition(":")[0], ("", "words"))[1]


WANTED = {
    "text": ("a text", "texts"),
    "name": ("a name", "names"),
    "flag": ("true or false", "true or false"),
    "number": ("a whole number from 0", "whole numbers"),
    "count": ("a whole number from 1", "whole numbers from 1"),
    "signed": ("a whole number", "whole numbers"),
    "rotation": ("a whole number", "whole numbers"),
    "paragraph": ("a whole number from 1", "whole numbers"),
    "amount": ("a number or an expression", "numbers or expressions"),
    "id": ("an id", "ids"),
    "table": ("a table", "tables"),
    "effect": ("a list of steps", "lists of steps"),
    "results": ("a table of effects", "tables of effects"),
    "intent": ("a table of colours", "tables of colours"),
    "cost": ("a cost", "costs"),
    "who": ("a Dreamer", "Dreamers"),
    "space": ("a space", "spaces"),
    "square": ("a space", "spaces"),
}
"""One of a shape, and several, in words."""

_FIELD = {"table:condition": "condition"}

MOST_LISTED = 14
"""With more words than that only the nearest is told."""


@cache
def shape(text: str) -> Shape:
    required = text.endswith("!")
    parts = _parts(text.removesuffix("!"))
    words = tuple(part[1:-1] for part in parts if part[0] == "'")
    return Shape(words, tuple(part for part in parts if part[0] != "'"), required)


def _parts(text: str) -> list[str]:
    """The alternatives of a shape; those inside of brackets belong together."""
    parts, depth, at = [], 0, 0
    for n, sign in enumerate(text):
        depth += (sign == "[") - (sign == "]")
        if not depth and text.startswith(" | ", n):
            parts.append(text[at:n])
            at = n + 3
    return [*parts, text[at:]]


FREE = {"script": "script", "code": "code", "overlay": "overlay", "entity": "entity"}
"""Names of parameters of a function, alone or with an s, whose values are looked up."""


class Walk:
    """Goes through entries and remembers what it met."""

    def __init__(self, closer: Mapping[str, Look]) -> None:
        self._closer = closer
        self.problems: list[Problem] = []
        self.uses: list[Use] = []
        self.made: list[Use] = []
        """Flags and counters that something sets."""
        self.steps: list[Found] = []
        self.texts: list[tuple[Entry, str]] = []
        """Where there is something to read, for translations."""
        self.spoiled: set[int] = set()
        """Entries with problems, by identity."""
        self.entry = Entry("", "", {}, 0)

    def wrong(self, key: str, reason: str) -> None:
        self.spoiled.add(id(self.entry))
        self.problems.append(Problem(self.entry.file, key, reason))

    def use(self, kinds: tuple[str, ...], name: str, key: str) -> None:
        self.uses.append(Use(kinds, name, self.entry, key))

    def make(self, kind: str, name: str, key: str) -> None:
        self.made.append(Use((kind,), name, self.entry, key))

    def visit(self, entry: Entry) -> None:
        """Go through one entry."""
        self.entry = entry
        fields = KINDS.get(entry.kind)
        if fields is None:
            self.wrong(entry.key, unknown("kind of entry", entry.kind, KINDS))
            return
        self.table(entry.key, entry.table, fields)

    def table(
        self, key: str, table: Data, fields: Shapes, what: str = "field", of: str = ""
    ) -> None:
        for name, value in table.items():
            if name in fields:
                self.value(f"{key}.{name}", value, shape(fields[name]))
            else:
                self.wrong(f"{key}.{name}", unknown(what, name, fields, of))
        for name, text in fields.items():
            if text.endswith("!") and name not in table:
                self.wrong(key, f"{name} is missing")

    def value(self, key: str, value: Json, wanted: Shape) -> None:
        """Hold one value against the alternatives of its shape."""
        if isinstance(value, str) and value in wanted.words:
            return
        fitting = [name for name in wanted.others if fits(name, value)]
        if not fitting and isinstance(value, str) and len(wanted.words) > MOST_LISTED:
            self.wrong(key, unknown("word", value, wanted.words))
        elif not fitting:
            self.wrong(key, f"{shown(value)} is not {wanted.wanted}")
        elif fitting[0].startswith("id:"):
            kinds = tuple(name[3:] for name in fitting if name.startswith("id:"))
            self.use(kinds, str(value), key)
        else:
            self.one(key, value, fitting[0])

    def one(self, key: str, value: Json, name: str) -> None:
        """Look closer at a value whose type is right."""
        if is_list(name) and isinstance(value, Sequence):
            inside = shape(name[name.index("[") + 1 : -1])
            if name[0] == "2" and len(value) != 2:
                self.wrong(key, f"two {_several(name)} are needed, there are {len(value)}")
            for n, part in enumerate(value):
                self.value(f"{key}[{n}]", part, inside)
        elif name.startswith("table:") and isinstance(value, Mapping):
            self.table(key, value, TABLES[name[6:]], _FIELD.get(name, "field"))
        elif name == "effect" and isinstance(value, Sequence):
            for n, step in enumerate(value):
                self.step(f"{key}[{n}]", step)
        elif name == "text":
            self.texts.append((self.entry, key))
        elif name in self._closer:
            self._closer[name](self, key, value)

    def step(self, key: str, step: Json) -> None:
        if not isinstance(step, Mapping):
            self.wrong(key, f'{shown(step)} is not a step such as {{ do = "draw", n = 1 }}')
            return
        do = step.get("do")
        if not isinstance(do, str):
            self.wrong(key, "do is missing")
            return
        fields = VERBS.get(do)
        if fields is None:
            self.wrong(f"{key}.do", unknown("verb", do, VERBS))
            return
        self.steps.append(Found(do, step, self.entry, key))
        fields = {**COMMON, **fields}
        if do == "call":
            self._free({name: step[name] for name in step if name not in fields}, key)
            step = {name: step[name] for name in step if name in fields}
        self.table(key, step, fields, "parameter", f" of {do}")

    def _free(self, parameters: Data, key: str) -> None:
        """Parameters of a named function: what they name is reached by it."""
        for name, value in parameters.items():
            kind = FREE.get(name.removesuffix("s"))
            ids = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
            for one in ids if kind else ():
                self.use((str(kind),), str(one), f"{key}.{name}")


Look = Callable[[Walk, str, Json], None]
"""What looks closer at a value of a shape: see shapes.py."""


def is_list(name: str) -> bool:
    return name[-1] == "]"


def fits(name: str, value: Json) -> bool:
    """Whether the type of a value is right for a shape."""
    if is_list(name) or name == "effect":
        return isinstance(value, Sequence) and not isinstance(value, str)
    if name.startswith("table:") or name in ("cost", "results", "intent"):
        return isinstance(value, Mapping)
    if name == "flag":
        return isinstance(value, bool)
    whole = isinstance(value, int) and not isinstance(value, bool)
    if name in ("number", "count", "rotation", "paragraph", "id:script"):
        return whole
    if name in ("amount", "signed"):
        return whole or isinstance(value, str)
    return isinstance(value, str)


def shown(value: Json) -> str:
    """A value as it stands in the file, cut where it is long."""
    text = str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')
    return text if len(text) <= 60 else text[:57] + "..."


def unknown(what: str, name: str, known: Sequence[str] | Mapping[str, object], of: str = "") -> str:
    """That a word does not exist, and the one that it may have been meant to be."""
    near = get_close_matches(name, known, n=1)
    hint = f"; perhaps {near[0]}" if near else ""
    return f"there is no {what} {name}{of}{hint}"
