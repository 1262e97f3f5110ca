"""The files of the web client, and what stands in them."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from tests.web import tools

SOURCE = tools.ROOT / "src" / "boardwright"
WEB = SOURCE / "web"
VENDOR = WEB / "vendor"
HOLE = "\ue000"
"""Stands in a template where an expression is."""

READ_ALOUD = re.compile(
    "title|placeholder|alt|label|summary"
    "|aria-(label|description|placeholder|roledescription|valuetext)"
)
"""Attributes that people read or hear."""


def folders() -> list[Path]:
    """The shell's folder and those of the drawing modules."""
    return [WEB, *sorted(SOURCE.glob("games/*/web"))]


def files(*endings: str) -> list[Path]:
    """The client's own files with one of these endings; with none, all of them."""
    return [
        path
        for folder in folders()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and VENDOR not in path.parents and (not endings or path.suffix in endings)
    ]


@dataclass(frozen=True, slots=True)
class Place:
    """A text in a file."""

    file: str
    line: int
    text: str
    use: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text.replace(HOLE, '${}')!r}"


@dataclass(frozen=True, slots=True)
class Literals:
    """What is written out in the client's modules."""

    templates: tuple[Place, ...]
    """`use` is the tag."""
    strings: tuple[Place, ...]
    """`use` is `module` or `error` for what no player reads."""
    keys: tuple[Place, ...]
    """Keys of texts that are asked for by name; a hole stands for a part that comes from data."""


def literals(node: str, scripts: Sequence[Path]) -> Literals:
    """The literals of these modules, found by the type checker's parser."""
    listed = subprocess.run(
        [node, tools.HERE / "literals.mjs", *scripts],
        env={**os.environ, "BOARDWRIGHT_NODE": str(tools.NODE_FOLDER)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    found: dict[str, Any] = json.loads(listed.stdout)

    def places(kind: str, text: str, use: str = "") -> tuple[Place, ...]:
        return tuple(
            Place(Path(file).name, item["line"], item[text], item[use] if use else "")
            for file, lists in found.items()
            for item in lists[kind]
        )

    return Literals(
        places("templates", "text", "tag"), places("strings", "text", "use"), places("keys", "key")
    )


class _Words(HTMLParser):
    """Collects what people would read in a piece of HTML."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [
            value
            for name, value in attrs
            if value and READ_ALOUD.fullmatch(name) and _has_words(value)
        ]
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._open:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        inside = self._open[-1] if self._open else ""
        is_key = inside == "kbd" and len(data.strip()) == 1
        if inside not in ("script", "style") and not is_key and _has_words(data):
            self.found.append(data.strip())


def words(markup: str) -> list[str]:
    """What people would read in a piece of HTML, its holes left out. The name of a key in a `kbd`
    is a sign, not a word.
    """
    parser = _Words()
    parser.feed(markup)
    parser.close()
    return parser.found


def _has_words(text: str) -> bool:
    return any(sign.isalpha() for sign in text.replace(HOLE, ""))


@cache
def keys(*names: str) -> dict[str, str]:
    """Every key, and the file it stands in, of the Fluent files in English with these names; with
    none, of all the shell's and the games'.
    """
    found: dict[str, str] = {}
    for path in [*SOURCE.glob("texts/en/*.ftl"), *SOURCE.glob("games/*/texts/en/*.ftl")]:
        if not names or path.name in names:
            found |= dict.fromkeys(keys_of(path.read_text("utf-8")), path.name)
    return found


def keys_of(text: str) -> Iterator[str]:
    """The keys of a Fluent file, those of attributes included."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name
            yield from (f"{entry.id.name}.{item.id.name}" for item in entry.attributes)
