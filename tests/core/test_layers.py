"""Imports point one way: core <- games <- bots, texts <- arena, server, research <- cli."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "boardwright"
FILES = sorted(SOURCE.rglob("*.py"))

BELOW: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "games": frozenset({"core"}),
    "bots": frozenset({"core", "games"}),
    "texts": frozenset({"core", "games"}),
    "arena": frozenset({"core", "games", "bots", "texts"}),
    "server": frozenset({"core", "games", "bots", "texts"}),
    "research": frozenset({"core", "games", "bots", "texts"}),
    "cli": frozenset({"core", "games", "bots", "texts", "arena", "server", "research"}),
}
"""What each layer may import besides itself."""

ELSEWHERE = {"typer": {"cli"}, "rich": {"cli", "arena"}, "click": {"cli"}, "fluent": {"texts"}}
"""Where a plain install's dependencies belong."""


def imports(source: str, package: str) -> Iterator[str]:
    """Every module that a source imports, at whatever depth, by its full name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")
                parents = parts[: len(parts) - node.level + 1]
                base = ".".join([*parents, *([base] if base else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def complaints(file: str, source: str) -> list[str]:
    """What a source file under src/boardwright imports against the rules."""
    *folders, module = file.removesuffix(".py").split("/")
    package = ".".join(["boardwright", *folders])
    layer = folders[0] if folders else {"__main__": "cli"}.get(module, "core")
    found = []
    for name in imports(source, package):
        top, _, rest = name.partition(".")
        first, _, deeper = rest.partition(".")
        if top == "boardwright":
            if first in BELOW:
                wrong = first != layer and first not in BELOW[layer]
                if first == layer == "games":
                    wrong = deeper.partition(".")[0] != folders[1]
            else:
                wrong = layer in ("core", "games") and bool(folders)
        elif layer in ("core", "games"):
            wrong = top not in sys.stdlib_module_names
        else:
            wrong = top in ELSEWHERE and layer not in ELSEWHERE[top]
        if wrong:
            found.append(f"{file} imports {name}")
    return found


@pytest.mark.parametrize("file", [path.relative_to(SOURCE).as_posix() for path in FILES])
def test_imports_point_one_way(file: str) -> None:
    assert complaints(file, (SOURCE / file).read_text("utf-8")) == []


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir()} - {"__pycache__", "web"}
    assert folders <= set(BELOW)
    assert {"core", "games", "bots", "texts", "arena", "cli"} <= folders
    assert len(FILES) > 50


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/positions.py", "import boardwright.games.innovation"),
        ("core/positions.py", "from boardwright import bots"),
        ("core/positions.py", "def later():\n    from boardwright.texts import Texts"),
        ("core/positions.py", "import numpy"),
        ("core/positions.py", "from boardwright import game"),
        ("core/positions.py", "from ..games import innovation"),
        ("games/innovation/game.py", "from boardwright.bots import Bot"),
        ("games/innovation/game.py", "from boardwright.games.cerebria import board"),
        ("games/innovation/cards/period01.py", "from ...cerebria import board"),
        ("games/innovation/game.py", "import fluent.runtime"),
        ("bots/greedy.py", "from boardwright.texts import Texts"),
        ("bots/greedy.py", "if TYPE_CHECKING:\n    from boardwright.arena import matches"),
        ("texts/__init__.py", "from boardwright.bots import Bot"),
        ("arena/matches.py", "from boardwright.server import app"),
        ("arena/matches.py", "import typer"),
        ("texts/__init__.py", "from boardwright.cli import app"),
        ("__init__.py", "import boardwright.games.innovation"),
        ("__init__.py", "import typer"),
    ],
)
def test_an_import_that_points_the_other_way_is_found(file: str, source: str) -> None:
    assert len(complaints(file, source)) == 1


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/positions.py", "import json\nfrom boardwright.core.games import Game"),
        ("games/innovation/game.py", "from boardwright.games.innovation import cards"),
        ("games/innovation/cards/period01.py", "from ..moves import draw"),
        ("bots/greedy.py", "from boardwright.core import registry"),
        ("arena/matches.py", "from boardwright.bots import make_bot"),
        ("cli/play.py", "import typer\nfrom boardwright.arena import matches"),
        ("__main__.py", "from boardwright.cli import main"),
        ("cli/play.py", "import boardwright as bw"),
    ],
)
def test_an_import_that_points_the_right_way_is_not(file: str, source: str) -> None:
    assert complaints(file, source) == []
