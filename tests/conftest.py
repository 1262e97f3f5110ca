"""What many tests share: a game that lives in a package of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.configuration import set_hypothesis_home_dir

from boardwright.core import registry
from boardwright.core.games import Game

INSTALLED = Path(__file__).parent / "core" / "toy"
"""A folder as an installer leaves it: the package `ferries`, and beside it its entry point."""

set_hypothesis_home_dir(Path(__file__).parents[1] / "build" / "hypothesis")
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("wild", deadline=None, max_examples=1000)
settings.load_profile("steady")


@pytest.fixture(scope="module")
def ferries() -> Iterator[Game[Any]]:
    """The toy game, installed for as long as the tests of a module run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(INSTALLED)
        yield registry.game("ferries")
    registry.game.cache_clear()
