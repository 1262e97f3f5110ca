"""Every scenario file, as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.core.scenarios import files, run_file

FOLDER = Path(__file__).parent / "scenarios"


@pytest.mark.parametrize("path", files([FOLDER]), ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path) -> None:
    result = run_file(path)
    assert not result.failures, "\n".join((result.name, *result.failures))
