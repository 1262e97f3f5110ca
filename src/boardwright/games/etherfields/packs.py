"""Packs by name or folder, and packs with some entries more."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from boardwright.core.errors import BadPack, UnknownPack
from boardwright.core.messages import Json
from boardwright.games.etherfields.checking.check import CONTENT, check
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.reading.compiling import compile_pack
from boardwright.games.etherfields.reading.folders import files_in, read_folder
from boardwright.games.etherfields.reading.sources import (
    Entry,
    Problem,
    Source,
    digest_of,
)

GAME = "etherfields"

_sources: dict[str, tuple[Source, tuple[Sequence[Entry], ...]]] = {}
"""What each loaded pack was read from, by its digest."""


def shipped() -> list[str]:
    """The names of the packs that come with the game."""
    folder = files(__package__) / "content"
    return sorted(found.name for found in folder.iterdir() if (found / "pack.toml").is_file())


def folder_of(name: str) -> Traversable:
    """The folder of a shipped pack, or one on the disk."""
    if name in shipped():
        return files(__package__) / "content" / name
    path = Path(name)
    if not (path / "pack.toml").is_file():
        raise UnknownPack(GAME, name)
    return path


def _base(name: str, folder: Traversable) -> Traversable | None:
    """The folder of a pack that another builds on: a shipped one, or one beside it."""
    if name in shipped():
        return files(__package__) / "content" / name
    path = Path(str(folder)) / name
    return path.resolve() if (path / "pack.toml").is_file() else None


def load(name: str) -> Pack:
    """The pack of this name or in this folder; BadPack lists all that is wrong with it."""
    source = _source(name)
    return _compiled(source.digest)


def problems_of(name: str) -> list[Problem]:
    """Everything that is wrong with a pack."""
    return check(source_of(name))


def source_of(name: str) -> Source:
    """What the files of a pack say, right or wrong."""
    return read_folder(folder_of(name), _base)


def is_id(name: str) -> bool:
    return re.fullmatch("[a-z][a-z0-9_]*", name) is not None


def skeleton(name: str) -> dict[str, str]:
    """The files of a new pack of this name, by their paths."""
    folder = files(__package__) / "skeleton"
    texts = {path: file.read_text("utf-8") for path, file in files_in(folder)}
    head = texts["pack.toml"]
    texts["pack.toml"] = head.replace('id = "skeleton"', f'id = "{name}"', 1)
    return texts


def summary(pack: Pack) -> str:
    """How much of everything there is, in one line."""
    counts = {
        "Dreamers": len(pack.dreamers),
        "cards": len(pack.cards),
        "Items": len(pack.items),
        "Masks": len(pack.masks),
        "Entities": sum(bool(entity.figure) for entity in pack.entities),
        "Dreams": len(pack.gates),
        "Map tiles": len(pack.tiles),
        "paragraphs": len(pack.scripts),
        "actions": len(pack.actions),
    }
    told = ", ".join(f"{n} {what}" for what, n in counts.items())
    return f"{pack.id} {pack.version}: {told}"


def _source(name: str) -> Source:
    return _shipped_source(name) if name in shipped() else _checked(folder_of(name))


@lru_cache
def _shipped_source(name: str) -> Source:
    return _checked(folder_of(name))


def _checked(folder: Traversable) -> Source:
    source = read_folder(folder, _base)
    if source.digest not in _sources:
        problems = check(source)
        if problems:
            raise BadPack([str(problem) for problem in problems])
        _sources[source.digest] = (source, (source.entries,))
    return source


@lru_cache(64)
def _compiled(digest: str) -> Pack:
    source, batches = _sources[digest]
    return compile_pack(batches, source, digest)


def with_content(pack: Pack, content: Mapping[str, Json]) -> Pack:
    """The pack with more entries, `[[content.KIND]]` of a scenario, in the schema of the pack."""
    source, batches = _sources[pack.digest]
    more = Source()
    more.add(CONTENT, content)
    for kind in more.heads:
        more.wrong(CONTENT, kind, "this cannot be added to a pack")
    whole = replace(source, entries=[entry for batch in batches for entry in batch])
    problems = [*more.problems, *check(whole, more.entries)]
    if problems:
        raise BadPack([f"{CONTENT}.{problem.key}: {problem.reason}" for problem in problems])
    digest = digest_of([(CONTENT, dict(content))], pack.digest)
    _sources[digest] = (source, (*batches, more.entries))
    return _compiled(digest)
