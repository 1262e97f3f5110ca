"""A long run of tests that can be stopped and goes on where it was: `-p tests.resuming --passed
FILE` leaves out what the file says has passed, and writes down what passes now.
"""

from __future__ import annotations

from pathlib import Path

import pytest

PASSED = pytest.StashKey[frozenset[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--passed", type=Path, help="The file of what has passed.")


def pytest_configure(config: pytest.Config) -> None:
    file: Path | None = config.getoption("--passed")
    known = file.read_text("utf-8").splitlines() if file and file.exists() else ()
    config.stash[PASSED] = frozenset(known)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    passed = config.stash[PASSED]
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in passed])
    items[:] = [item for item in items if item.nodeid not in passed]


class Notes:
    """Writes down what passes; with several processes, the one that hears of all does."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            with self._file.open("a", encoding="utf-8") as notes:
                notes.write(f"{report.nodeid}\n")


def pytest_sessionstart(session: pytest.Session) -> None:
    file: Path | None = session.config.getoption("--passed")
    if file is not None and not hasattr(session.config, "workerinput"):
        file.parent.mkdir(parents=True, exist_ok=True)
        session.config.pluginmanager.register(Notes(file))


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Nothing left to do is no failure."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and session.config.stash[PASSED]:
        session.exitstatus = pytest.ExitCode.OK
