"""The manual is true: its examples run, its commands exit as it says, its quotes are in the
sources, and the files it names exist.

In a page, a Python line `expression  # -> text` must give that text. A comment above a fenced block
says what else is checked: `exit 0` (commands of a console block), `from PATH` (a quote), or
`boardwright play ... < answer; answer` (a transcript).
"""

from __future__ import annotations

import ast
import os
import random
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from boardwright.core import scenarios

ROOT = Path(__file__).parents[2]
PAGES = [
    *[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")],
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(r"(?:^<!-- (?P<mark>.*) -->\n)?^```(?P<kind>.*)\n(?P<text>(?:.*\n)*?)```$", re.M)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, with the comment above it."""

    page: Path
    line: int
    mark: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks() -> Iterator[Block]:
    for page in PAGES:
        text = page.read_text("utf-8")
        for found in FENCE.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield Block(page, line, found["mark"] or "", found["kind"], found["text"])


BLOCKS = list(blocks())
PYTHON = [page for page in PAGES if any(b.kind == "python" and b.page == page for b in BLOCKS)]
SCENARIOS = [block for block in BLOCKS if block.kind == "toml" and "[[play]]" in block.text]
COMMANDS = [block for block in BLOCKS if block.mark.startswith("exit ")]
TRANSCRIPTS = [block for block in BLOCKS if block.mark.startswith("boardwright ")]
QUOTES = [block for block in BLOCKS if block.mark.startswith("from ")]


def test_the_pages_have_examples() -> None:
    assert len(PYTHON) >= 4
    assert all([SCENARIOS, COMMANDS, TRANSCRIPTS, QUOTES])


# Python


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda p: p.name)
def test_script(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(path)])
    runpy.run_path(str(path), run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) > 5


@pytest.mark.parametrize("page", PYTHON, ids=lambda page: page.name)
def test_python_of_a_page(page: Path) -> None:
    names: dict[str, Any] = {}
    random.seed(page.name)
    for block in BLOCKS:
        if block.page == page and block.kind == "python":
            run_block(block, names)


def run_block(block: Block, names: dict[str, Any]) -> None:
    """Run the block statement by statement; a promised value must come out."""
    lines = block.text.splitlines()
    for statement in ast.parse(block.text).body:
        where = f"{block.page.relative_to(ROOT)}:{block.line + (statement.end_lineno or 0)}"
        _, promised, wanted = lines[(statement.end_lineno or 1) - 1].partition("  # -> ")
        if promised and isinstance(statement, ast.Expr):
            value = eval(compile(ast.Expression(statement.value), where, "eval"), names)
            assert repr(value) == wanted, where
        else:
            exec(compile(ast.Module([statement], []), where, "exec"), names)


# Scenarios, commands, transcripts, quotes


@pytest.mark.parametrize("block", SCENARIOS, ids=str)
def test_scenario_of_a_page(block: Block) -> None:
    assert scenarios.run(tomllib.loads(block.text)).failures == ()


def run(command: str, folder: Path, typed: str = "") -> tuple[int, str]:
    """Run a shell command with this Python's `boardwright` first in the path."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    places = {"BOARDWRIGHT_DATA": str(folder), "PATH": path}
    looks = {"COLUMNS": "88", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        ["sh", "-c", command],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, **places, **looks},
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def assert_tells(output: str, shown: list[str]) -> None:
    """Every line shown, in order; `...` stands for anything."""
    parts = [re.escape(line.rstrip()).replace(r"\.\.\.", ".*") for line in shown]
    lines = "\n".join(line.rstrip() for line in output.splitlines())
    at = 0
    for part in parts:
        found = re.compile(rf"^{part}$", re.M).search(lines, at)
        assert found, f"{part!r} is not in what follows:\n{lines[at:]}"
        at = found.end()


@pytest.mark.parametrize("block", COMMANDS, ids=str)
def test_console_of_a_page(block: Block, tmp_path: Path) -> None:
    for part in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
        command, *shown = part.splitlines()
        code, output = run(command, tmp_path)
        assert code == int(block.mark.removeprefix("exit ")), output
        assert_tells(output, [line for line in shown if line != "..."])


@pytest.mark.parametrize("block", TRANSCRIPTS, ids=str)
def test_transcript_of_a_page(block: Block, tmp_path: Path) -> None:
    """A true game; if bots or texts have changed since, take a new excerpt."""
    command, _, answers = block.mark.partition(" < ")
    code, output = run(command, tmp_path, "\n".join(answers.split("; ")) + "\n")
    assert code == 0, output
    assert_tells(output, [line for line in block.text.splitlines() if line != "..."])


@pytest.mark.parametrize("block", QUOTES, ids=str)
def test_quote_of_a_page(block: Block) -> None:
    assert block.text in (ROOT / block.mark.removeprefix("from ")).read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_targets_that_a_page_names_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.M))
    named = re.findall(r"(?:^|`|[A-Z]=\S+ )make ([a-z]+)", page.read_text("utf-8"), re.M)
    assert set(named) <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    named = re.findall(r"`((?:src|tests|docs|examples|benchmarks)/[\w./-]*)`", text)
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text)]
    missing = [name for name in named if not (ROOT / name).exists()]
    missing += [
        link
        for link in links
        if link and not link.startswith("http") and not (page.parent / link).exists()
    ]
    assert missing == []
