"""What tests of single rules share."""

from __future__ import annotations

import pytest

from boardwright.games.etherfields.hooks import hooks
from tests.games.etherfields.small import Recorder


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """Effects and windows are noted instead of carried out."""
    made = Recorder()
    monkeypatch.setattr(hooks, "run", made.run, raising=False)
    monkeypatch.setattr(hooks, "window", made.window, raising=False)
    return made
