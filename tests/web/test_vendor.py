"""The client is ours but for two libraries, which are there whole, with their licences, as they
were published; and nothing in it comes from elsewhere.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web import client, tools
from tests.web.client import VENDOR

ROW = re.compile(r"^\| `([\w-]+)` \| (\S+) \| (\S+) \| (\S+) \|$", re.MULTILINE)
LICENCES = {"BSD-3-Clause": "BSD 3-Clause License", "Apache-2.0": "Apache License"}
PUBLISHED = {"lit-html": "lit-html", "@fluent/bundle": "@fluent/bundle/esm"}
"""Where a package keeps the modules that were taken."""

NAMESPACES = re.compile(r"http://www\.w3\.org/(2000/svg|1999/xlink|1999/xhtml|1998/Math/MathML)")
ADDRESS = re.compile(r"\b(?:https?|wss?|ftp):/|[\"'(=]\s*//[\w-]+\.")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
MODULE = re.compile(r"(?:from|import)\s*\(?\s*['\"]([^'\"\s]+)['\"]")


def libraries() -> dict[str, tuple[str, str, str]]:
    """The folder of each library, with its package, version and licence."""
    rows = ROW.findall((VENDOR / "README.md").read_text("utf-8"))
    return {folder: (package, version, licence) for folder, package, version, licence in rows}


def foreign(text: str) -> list[str]:
    """Addresses in a file that lead away from the server."""
    return [found.group() for found in ADDRESS.finditer(NAMESPACES.sub("", text))]


def test_two_libraries_at_most_with_their_licences() -> None:
    there = {path.name for path in VENDOR.iterdir() if path.name != "README.md"}
    assert there == set(libraries())
    assert len(there) <= 2
    for folder, (_, _, licence) in libraries().items():
        assert LICENCES[licence] in (VENDOR / folder / "LICENSE").read_text("utf-8")[:300]


@pytest.mark.parametrize("folder", sorted(libraries()))
def test_a_library_is_the_published_one(node: str, folder: str) -> None:
    package, version, _ = libraries()[folder]
    installed = tools.NODE_FOLDER / "node_modules"
    assert f'"version": "{version}"' in (installed / package / "package.json").read_text("utf-8")
    changed = [
        path.name
        for path in (VENDOR / folder).rglob("*.*")
        if path.read_text("utf-8").strip() != published(installed, package, folder, path)
    ]
    assert changed == []


def published(installed: Path, package: str, folder: str, path: Path) -> str:
    """A file as it was published, without the comment that names its source map."""
    text = (installed / PUBLISHED[package] / path.relative_to(VENDOR / folder)).read_text("utf-8")
    return re.sub(r"^//# sourceMappingURL=.*$", "", text, flags=re.MULTILINE).strip()


def test_nothing_else_is_from_elsewhere() -> None:
    own = client.files()
    assert {path.suffix for path in own} <= {".js", ".ts", ".css", ".html", ".svg", ".record"}
    for path in own:
        text = path.read_text("utf-8")
        assert not re.search(r"@license|copyright|sourceMappingURL", text, re.IGNORECASE), path.name
        if path.suffix == ".js":
            assert max(map(len, text.splitlines())) <= 240, f"{path.name} looks like built code"


def test_no_file_names_an_address_elsewhere() -> None:
    found = {path.name: foreign(path.read_text("utf-8")) for path in client.files()}
    for path in VENDOR.rglob("*.js"):
        found[path.name] = foreign(COMMENT.sub("", path.read_text("utf-8")))
    assert len(found) > 30
    assert {name: addresses for name, addresses in found.items() if addresses} == {}


def test_modules_are_imported_from_the_server_by_paths() -> None:
    scripts = client.files(".js", ".ts") + list(VENDOR.rglob("*.js"))
    named = {
        f"{script.name}: {module}"
        for script in scripts
        for module in MODULE.findall(COMMENT.sub("", script.read_text("utf-8")))
        if not re.match(r"\.\.?/|/web/|/games/", module)
    }
    assert named == set()


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("fetch('https://cards.example/all')", 1),
        ('<img src="//cards.example/1.png">', 1),
        ("@import url(//fonts.example/serif.css)", 1),
        ("new WebSocket('wss://cards.example')", 1),
        ('<svg xmlns="http://www.w3.org/2000/svg">', 0),
        ("const half = a // b.c\n", 0),
        ("new WebSocket(`${scheme}//${location.host}/api`)", 0),
    ],
)
def test_an_address_elsewhere_is_found(text: str, count: int) -> None:
    assert len(foreign(text)) == count
