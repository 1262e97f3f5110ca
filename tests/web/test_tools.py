"""The tools of the web checks are found, fetched where that is allowed, and missed aloud."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web import tools

Program = Callable[[str, str], Path]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A machine with nothing on its PATH but the programs that are written with this."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("BOARDWRIGHT_BROWSER", raising=False)
    node = tmp_path / "node"
    for name, path in (("TSC", "tsc"), ("AXE", "axe.js"), ("NODE_FOLDER", ".")):
        monkeypatch.setattr(tools, name, node / path)

    def write(name: str, body: str = "exit 0") -> Path:
        program = folder / name
        program.write_text(f"#!/bin/sh\n{body}\n")
        program.chmod(0o755)
        return program

    return write


def test_a_browser_is_found_by_any_of_its_names(
    bare: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tools.find_browser() is None
    bare("chromium", "echo this needs a store; exit 1")
    assert tools.find_browser() is None
    chrome = bare("google-chrome", "exit 0")
    assert tools.find_browser() == str(chrome)
    monkeypatch.setenv("BOARDWRIGHT_BROWSER", "/opt/mine")
    assert tools.find_browser() == "/opt/mine"


@pytest.mark.parametrize(("user", "installs"), [(0, True), (1000, False)])
def test_it_is_installed_only_where_nobody_must_be_asked(
    bare: Program, monkeypatch: pytest.MonkeyPatch, user: int, installs: bool
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    there = bare("npm", "exit 0").parent
    bare(
        "apt-get",
        f"for last; do :; done; printf '#!/bin/sh\\n' > {there}/chromium;"
        f" printf '#!/bin/sh\\n' > {there}/node; /bin/chmod +x {there}/chromium {there}/node",
    )
    tools.get()
    assert (tools.find_browser() is not None) is installs
    assert (tools.find_node() is not None) is installs


def test_a_system_without_the_cheaper_browser_gets_the_whole_one(
    bare: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    there = bare("node", "exit 0").parent
    bare(
        "apt-get",
        f'case "$*" in *{tools.SHELL}*) exit 100;; esac;'
        f" printf '#!/bin/sh\\n' > {there}/chromium; /bin/chmod +x {there}/chromium",
    )
    tools.get()
    assert tools.find_browser() == str(there / tools.WHOLE)


def test_what_is_missing_is_said_and_with_ci_it_fails(
    bare: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tools.main(["missing"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 4
    assert all("not run" in line for line in said)
    assert tools.main(["types"]) == 0
    monkeypatch.setenv("CI", "true")
    assert tools.main(["missing"]) == 1
    assert tools.main(["types"]) == 1


def test_a_fetch_that_fails_says_why(bare: Program, capsys: pytest.CaptureFixture[str]) -> None:
    bare("node", "exit 0")
    bare("chromium", "exit 0")
    bare("npm", "echo no network >&2; exit 1")
    assert tools.main([]) == 0
    said = capsys.readouterr().out
    assert "no network" in said
    assert str(tools.CHECKER) in said


def test_the_packages_are_pinned_and_name_no_host() -> None:
    listed = json.loads((tools.HERE / "package.json").read_text("utf-8"))["devDependencies"]
    lock = (tools.HERE / "package-lock.json").read_text("utf-8")
    assert listed
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in listed.values())
    assert "://" not in lock
    assert '"resolved"' not in lock
