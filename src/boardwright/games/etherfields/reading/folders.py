"""The folders of packs: every TOML file, read upon the pack that it builds on."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable

from boardwright.core.messages import Json
from boardwright.games.etherfields.content import Data
from boardwright.games.etherfields.reading.sources import Entry, Source, digest_of

SCRIPTS, TEXTS = "scripts", "texts"
"""Folders with a file for each language."""

FUNCTIONS = "functions.py"

FIRST_LANGUAGE = "en"

Find = Callable[[str, Traversable], Traversable | None]
"""Finds the folder of a pack that another one, in a folder, builds on."""


def files_in(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files of a pack with their paths, in an order that does not hang on the system."""
    for inside in sorted(folder.iterdir(), key=lambda found: found.name):
        name = above + inside.name
        if inside.name.startswith((".", "__")):
            continue
        if inside.is_dir():
            yield from files_in(inside, f"{name}/")
        elif name.endswith(".toml") or name == FUNCTIONS:
            yield name, inside


def read_folder(folder: Traversable, find: Find, above: Sequence[str] = ()) -> Source:
    """All that a folder says, upon the pack that it builds on if it names one; `above` are those
    that build on this one.
    """
    source = Source()
    read: list[tuple[str, Data]] = []
    for name, file in files_in(folder):
        try:
            text = file.read_text("utf-8")
            if name == FUNCTIONS:
                source.functions = text
            else:
                read.append((name, tomllib.loads(text)))
        except (OSError, ValueError, RecursionError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            source.wrong(name, "", f"cannot be read: {why}")
    base = _base_of(source, read, folder, find, above)
    first = _first_language([tables for _, tables in read], base)
    for name, tables in read:
        _sort(source, name, tables, first)
    source.digest = digest_of([*read, (FUNCTIONS, source.functions)], base.digest if base else "")
    if base is not None:
        source.build_on(base)
    return source


def _base_of(
    source: Source,
    read: Sequence[tuple[str, Data]],
    folder: Traversable,
    find: Find,
    above: Sequence[str],
) -> Source | None:
    """The pack that this one builds on, read."""
    for file, tables in read:
        head = tables.get("base")
        if not isinstance(head, Mapping):
            continue
        name = str(head.get("pack", ""))
        under = find(name, folder)
        if under is None:
            source.wrong(file, "base.pack", f"there is no pack {name}")
        elif str(under) in (*above, str(folder)):
            source.wrong(file, "base.pack", "a pack cannot build on itself")
        else:
            return read_folder(under, find, (*above, str(folder)))
    return None


def _first_language(tables: Sequence[Data], base: Source | None) -> str:
    """The language of the files themselves."""
    heads = [one.get("pack") for one in tables] + ([base.head("pack")] if base else [])
    for head in heads:
        languages = head.get("languages") if isinstance(head, Mapping) else None
        if isinstance(languages, Sequence) and languages and not isinstance(languages, str):
            return str(languages[0])
    return FIRST_LANGUAGE


def _sort(source: Source, name: str, tables: Data, first: str) -> None:
    """Put the tables of a file where they belong: the pack itself, or another language."""
    top, _, rest = name.partition("/")
    language = rest.removesuffix(".toml")
    if top == SCRIPTS and rest and language != first:
        other = Source()
        other.add(name, tables)
        source.problems += other.problems
        source.translations.setdefault(language, []).extend(other.entries)
    elif top == TEXTS and rest:
        for kind, named in tables.items():
            _translated(source, name, language, kind, named)
    else:
        source.add(name, tables)


def _translated(source: Source, file: str, language: str, kind: str, named: Json) -> None:
    """The texts of a kind in another language: a table for each id."""
    found = source.translations.setdefault(language, [])
    if not isinstance(named, Mapping):
        source.wrong(file, kind, f"write [{kind}.ID]: tables by id are needed here")
        return
    for place, (id, table) in enumerate(named.items()):
        if isinstance(table, Mapping):
            found.append(Entry(kind, file, {"id": id, **table}, place))
        else:
            source.wrong(file, f"{kind}.{id}", "a table is needed here")
