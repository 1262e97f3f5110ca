"""The TOML files of a pack as a list of entries, each with the place where it stands."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from boardwright.core.messages import Json
from boardwright.games.etherfields.content import Data

HEADS = ("base", "pack", "start", "roles")
"""Tables that a pack has once."""

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

    def build_on(self, base: Source) -> None:
        """What stands here goes into another pack: in the place of what has the same id there, or
        behind it; tables of the manifest are laid over one another. Its id and its functions a
        pack has for itself: the player allows code by the id.
        """
        removed = {str(key) for key in _list(self.head("base").get("remove"))}
        there = {entry.key: n for n, entry in enumerate(base.entries) if entry.id}
        for key in sorted(removed - set(there)):
            self.wrong(self.heads["base"].file, "base.remove", f"the base has no {key}")
        entries: list[Entry | None] = [*base.entries]
        for key in removed & set(there):
            entries[there.pop(key)] = None
        for entry in self.entries:
            place = there.pop(entry.key, -1)
            if place < 0:
                entries.append(entry)
            else:
                entries[place] = entry
        self.entries = [entry for entry in entries if entry is not None]
        for name, head in base.heads.items():
            own = self.heads.get(name)
            if name == "base":
                continue
            if own is None and name != "pack":
                self.heads[name] = head
            elif own is not None:
                below = {key: value for key, value in head.table.items() if key != "id"}
                self.heads[name] = Entry(name, own.file, _over(below, own.table), 0)
        for language, found in base.translations.items():
            own_keys = {entry.key for entry in self.translations.get(language, ())}
            kept = [entry for entry in found if entry.key not in own_keys | removed]
            self.translations[language] = [*kept, *self.translations.get(language, ())]
        self.problems[:0] = base.problems


def _list(value: Json) -> Sequence[Json]:
    return value if isinstance(value, Sequence) and not isinstance(value, str) else ()


def _over(under: Data, upper: Data) -> Data:
    """One table laid over another, and so its tables."""
    both = dict(under)
    for name, value in upper.items():
        below = under.get(name)
        if isinstance(value, Mapping) and isinstance(below, Mapping):
            value = _over(below, value)
        both[name] = value
    return both


def digest_of(files: Sequence[tuple[str, Json]], before: str = "") -> str:
    """The hash of what files say, whatever their comments."""
    text = json.dumps([before, *files], sort_keys=True, ensure_ascii=False, default=str)
    return blake2b(text.encode(), digest_size=8).hexdigest()
