"""The HTTP edge against its own document: every operation, with good data and bad."""

from __future__ import annotations

import os
from collections.abc import Iterator

from pathlib import Path

import pytest

from boardwright.server import driving
from boardwright.server.app import make_app
from tests.server.inside import Inside
from tests.server.openapi_fuzz import MODES, OpenApiFuzz
from tests.server.visitors import Visitors
from tests.server.wire import roomy

EXAMPLES = int(os.environ.get("BOARDWRIGHT_FUZZ_EXAMPLES", "12"))
"""Requests of each kind and operation."""


@pytest.fixture(scope="module")
def fuzz(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenApiFuzz]:
    with pytest.MonkeyPatch.context() as patch, Inside(roomy(tmp_path_factory.mktemp("data"))) as server:
        patch.setattr(driving, "due", lambda table: None)
        visitors = Visitors(server)
        made = OpenApiFuzz(visitors)
        yield made
        made.close()
        visitors.close()


def names() -> list[str]:
    document = make_app(roomy(Path("."))).openapi()
    return [f"{method.upper()} {path}" for path, operations in document["paths"].items() for method in operations]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", names())
def test_every_operation_keeps_its_word(fuzz: OpenApiFuzz, name: str, mode) -> None:
    operation = next(o for o in fuzz.operations() if f"{o.method.upper()} {o.path}" == name)
    fuzz.fuzz(operation, mode, EXAMPLES, 1)
