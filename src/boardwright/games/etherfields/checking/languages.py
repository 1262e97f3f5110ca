"""Languages after the first: every text of the pack again, and none besides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from boardwright.core.messages import Json
from boardwright.games.etherfields.checking.walking import Walk
from boardwright.games.etherfields.reading.building import named
from boardwright.games.etherfields.reading.folders import SCRIPTS, TEXTS
from boardwright.games.etherfields.reading.sources import Entry, Problem, Source


def check(walk: Walk, source: Source) -> Iterator[Problem]:
    """Each has its paragraphs in scripts/LANGUAGE.toml and all else in texts/LANGUAGE.toml."""
    languages = named(source.head("pack"), "languages")
    wanted: dict[str, set[str]] = {}
    for entry, key in walk.texts:
        if entry.kind not in source.heads and entry.id:
            wanted.setdefault(entry.key, set()).add(key.removeprefix(f"{entry.key}."))
    for language in languages[1:]:
        yield from _language(source, language, wanted)
    for language, entries in source.translations.items():
        if language not in languages:
            yield Problem(entries[0].file, "", "pack.languages does not list this language")


def _language(source: Source, language: str, wanted: Mapping[str, set[str]]) -> Iterator[Problem]:
    entries = {entry.key: entry for entry in source.translations.get(language, ())}
    files = {entry.file for entry in entries.values()}
    for file in (f"{SCRIPTS}/{language}.toml", f"{TEXTS}/{language}.toml"):
        if file not in files:
            yield Problem(file, "", f"pack.languages lists {language}, but there is no such file")
    for key, texts in wanted.items():
        file = f"{SCRIPTS if key.startswith('script.') else TEXTS}/{language}.toml"
        entry = entries.pop(key, None)
        if entry is None:
            if file in files:
                yield Problem(file, key, "it is missing")
            continue
        there = set(_leaves(entry))
        for name in sorted(texts - there):
            yield Problem(entry.file, f"{key}.{name}", "the text is missing")
        for name in sorted(there - texts):
            yield Problem(entry.file, f"{key}.{name}", "the pack has no such text")
    for key, entry in entries.items():
        yield Problem(entry.file, key, "the pack has no such entry")


def _leaves(entry: Entry) -> Iterator[str]:
    for name, value in entry.table.items():
        if name != "id":
            yield from _texts(name, value)


def _texts(key: str, value: Json) -> Iterator[str]:
    """The keys of all texts of a table, at any depth."""
    if isinstance(value, Mapping):
        for name, inside in value.items():
            yield from _texts(f"{key}.{name}", inside)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for n, inside in enumerate(value):
            yield from _texts(f"{key}[{n}]", inside)
    else:
        yield key
