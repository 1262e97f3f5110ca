"""The TOML files of a pack as a list of entries, each with the place where it stands."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib.resources.abc import Traversable

from boardwright.core.messages import Json
from boardwright.games.etherfields.content import Data

HEADS = ("pack", "start", "roles")
"""Tables that a pack has once."""

SCRIPTS, TEXTS = "scripts", "texts"
"""Folders with a file for each language."""

FUNCTIONS = "functions.py"

OWNED = ("influence", "first_memory")
"""What stands in a Dreamer's file belongs to that Dreamer."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is wrong with a pack."""

    file: str
    key: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.reason) if part)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing of a pack as it was written."""

    kind: str
    file: str
    table: Data
    place: int
    """Among the entries of its kind in its file, from 0."""
    owner: str = ""
    """The id of the Dreamer in whose file it stands."""

    @property
    def id(self) -> str:
        value = self.table.get("id")
        return str(value) if isinstance(value, str | int) else ""

    @property
    def key(self) -> str:
        return f"{self.kind}.{self.id}" if self.id else f"{self.kind}[{self.place}]"


@dataclass(slots=True)
class Source:
    """All that the files of a pack say."""

    heads: dict[str, Entry] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    translations: dict[str, list[Entry]] = field(default_factory=dict)
    """Paragraphs and texts of the languages after the first."""
    functions: str = ""
    """The text of functions.py, if there is one."""
    problems: list[Problem] = field(default_factory=list)
    digest: str = ""

    def of(self, *kinds: str) -> Iterator[Entry]:
        return (entry for entry in self.entries if entry.kind in kinds)

    def head(self, name: str) -> Data:
        entry = self.heads.get(name)
        return entry.table if entry else {}

    def add(self, file: str, tables: Data) -> None:
        """Take in the tables of a file."""
        dreamer = tables.get("dreamer")
        owner = str(dreamer.get("id", "")) if isinstance(dreamer, Mapping) else ""
        for kind, value in tables.items():
            if kind in HEADS:
                self._add_head(file, kind, value)
                continue
            found = [value] if isinstance(value, Mapping) else value
            if not isinstance(found, Sequence) or isinstance(found, str):
                self.wrong(file, kind, f"write [[{kind}]]: a table is needed here")
                continue
            for place, table in enumerate(found):
                if not isinstance(table, Mapping):
                    self.wrong(file, f"{kind}[{place}]", "a table is needed here")
                    continue
                mine = owner if kind in OWNED else ""
                self.entries.append(Entry(kind, file, table, place, mine))

    def _add_head(self, file: str, kind: str, value: Json) -> None:
        if not isinstance(value, Mapping):
            self.wrong(file, kind, f"write [{kind}]: one table is needed here")
        elif kind in self.heads:
            self.wrong(file, kind, f"it stands in {self.heads[kind].file} already")
        else:
            self.heads[kind] = Entry(kind, file, value, 0)

    def wrong(self, file: str, key: str, reason: str) -> None:
        self.problems.append(Problem(file, key, reason))


def digest_of(files: Sequence[tuple[str, Json]], before: str = "") -> str:
    """The hash of what files say, whatever their comments."""
    text = json.dumps([before, *files], sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def read_folder(folder: Traversable) -> Source:
    """Read every TOML file of a folder and its sub-folders, by name."""
    source = Source()
    read: list[tuple[str, Json]] = []
    for name, file in _files(folder, ""):
        if name == FUNCTIONS:
            source.functions = file.read_text("utf-8")
            read.append((name, source.functions))
        if not name.endswith(".toml"):
            continue
        try:
            tables = tomllib.loads(file.read_text("utf-8"))
        except (ValueError, RecursionError) as error:
            source.wrong(name, "", f"cannot be read: {error}")
            continue
        read.append((name, tables))
    source.digest = digest_of(read)
    first = _first_language(read)
    for name, tables in read:
        if isinstance(tables, Mapping):
            _sort(source, name, tables, first)
    return source


def _sort(source: Source, name: str, tables: Data, first: str) -> None:
    """Put the tables of a file where they belong: the base, or another language."""
    top, _, rest = name.partition("/")
    language = rest.removesuffix(".toml")
    if top == SCRIPTS and rest and language != first:
        other = Source()
        other.add(name, tables)
        source.problems += other.problems
        source.translations.setdefault(language, []).extend(other.entries)
    elif top == TEXTS and rest:
        found = source.translations.setdefault(language, [])
        for kind, named in tables.items():
            if not isinstance(named, Mapping):
                source.wrong(name, kind, f"write [{kind}.ID]: tables by id are needed here")
                continue
            for place, (id, table) in enumerate(named.items()):
                if isinstance(table, Mapping):
                    found.append(Entry(kind, name, {"id": id, **table}, place))
                else:
                    source.wrong(name, f"{kind}.{id}", "a table is needed here")
    else:
        source.add(name, tables)


def _files(folder: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    """All files with their paths, in an order that does not hang on the system."""
    for inside in sorted(folder.iterdir(), key=lambda found: found.name):
        if inside.name.startswith((".", "__")):
            continue
        if inside.is_dir():
            yield from _files(inside, f"{above}{inside.name}/")
        else:
            yield above + inside.name, inside


def _first_language(read: Sequence[tuple[str, Json]]) -> str:
    for _, tables in read:
        head = tables.get("pack") if isinstance(tables, Mapping) else None
        languages = head.get("languages") if isinstance(head, Mapping) else None
        if isinstance(languages, Sequence) and languages:
            return str(languages[0])
    return "en"
