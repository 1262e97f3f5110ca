"""Every question that a rule asks is awaited: a source check of all games.

mypy and Python report a forgotten `await` as well; this one also sees code that no test runs.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
GAMES = sorted((SOURCE / "boardwright" / "games").rglob("*.py"))
TOY = sorted((Path(__file__).parent / "toy").rglob("*.py"))


@cache
def asking(module: str) -> frozenset[str]:
    """The functions of a module that give a coroutine."""
    places = [SOURCE, Path(__file__).parent / "toy"]
    names = [place / module.replace(".", "/") for place in places]
    files = [name.with_suffix(".py") for name in names] + [name / "__init__.py" for name in names]
    file = next((file for file in files if file.exists()), None)
    return frozenset(_asking(file.read_text("utf-8"))) if file else frozenset()


def _asking(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.FunctionDef):
            marks = [ast.unparse(mark) for mark in node.decorator_list]
            if "types.coroutine" in marks:
                yield node.name


def calls(source: str) -> Iterator[tuple[int, str, bool]]:
    """Every call of a function that asks: its line, its name, and whether it is awaited or, in a
    function that does not ask itself, handed on.
    """
    tree = ast.parse(source)
    ours = set(_asking(source))
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                name = alias.asname or alias.name
                if alias.name in asking(node.module):
                    ours.add(name)
                modules[name] = f"{node.module}.{alias.name}"

    def visit(
        node: ast.AST, parent: ast.AST, inside_async: bool
    ) -> Iterator[tuple[int, str, bool]]:
        if isinstance(node, ast.Call):
            called = node.func
            asks = isinstance(called, ast.Name) and called.id in ours
            if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
                asks = called.attr in asking(modules.get(called.value.id, ""))
            if asks:
                handed_on = isinstance(parent, ast.Return) and not inside_async
                fine = isinstance(parent, ast.Await) or handed_on
                yield node.lineno, ast.unparse(called), fine
        inside = inside_async
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            inside = isinstance(node, ast.AsyncFunctionDef)
        for child in ast.iter_child_nodes(node):
            over = parent if isinstance(node, ast.IfExp) else node
            yield from visit(child, over, inside)

    yield from visit(tree, tree, False)


@pytest.mark.parametrize("file", [*GAMES, *TOY], ids=lambda path: "/".join(path.parts[-3:]))
def test_every_question_is_awaited(file: Path) -> None:
    wrong = [f"{line}: {name}" for line, name, fine in calls(file.read_text("utf-8")) if not fine]
    assert wrong == []


def test_there_is_something_to_check() -> None:
    found = [name for file in GAMES for _, name, _ in calls(file.read_text("utf-8"))]
    assert len(found) > 100
    assert {"ask", "pick", "may", "carry_out_alone"} <= set(found)
    assert asking("boardwright.core.effects") == {
        *("ask", "ask_secretly", "ask_openly", "ask_chance"),
    }


HEAD = "from boardwright.core.effects import ask, ask_openly as openly\n"


@pytest.mark.parametrize(
    "body",
    [
        "async def effect(s):\n    ask(s)",
        "async def effect(s):\n    card = ask(s)",
        "async def effect(s):\n    return ask(s)",
        "async def effect(s):\n    if ask(s):\n        pass",
        "async def effect(s):\n    await openly([ask(s)])",
        "async def inner(s): ...\nasync def effect(s):\n    inner(s)",
        "from boardwright.core import effects\nasync def effect(s):\n    effects.ask(s)",
        "def plain(s):\n    openly(s)",
    ],
)
def test_a_forgotten_await_is_found(body: str) -> None:
    assert [fine for _, _, fine in calls(HEAD + body) if not fine] == [False]


@pytest.mark.parametrize(
    "body",
    [
        "async def effect(s):\n    await ask(s)",
        "async def effect(s):\n    return await ask(s) - 3",
        "async def inner(s): ...\ndef act(s):\n    return inner(s)",
        "async def inner(s): ...\ndef act(s):\n    return inner(s) if s else None",
    ],
)
def test_what_is_awaited_or_handed_on_is_fine(body: str) -> None:
    found = [fine for _, _, fine in calls(HEAD + body)]
    assert found == [True]
