"""The socket against a client without manners."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright.server import driving
from tests.server.inside import Inside
from tests.server.rudeness import moves
from tests.server.socket_fuzz import LAYOUTS, SocketFuzz
from tests.server.visitors import Visitors
from tests.server.wire import roomy

EXAMPLES = int(os.environ.get("BOARDWRIGHT_FUZZ_EXAMPLES", "60"))


@pytest.fixture(scope="module")
def fuzz(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SocketFuzz]:
    config = roomy(tmp_path_factory.mktemp("data"))
    with pytest.MonkeyPatch.context() as patch, Inside(config) as server:
        # Bots would change tables while we look whether a refusal did.
        patch.setattr(driving, "due", lambda table: None)
        with Visitors(server) as visitors:
            yield SocketFuzz(visitors)


@settings(max_examples=2 * EXAMPLES, suppress_health_check=list(HealthCheck))
@given(layout=st.sampled_from(LAYOUTS), said=st.lists(moves, max_size=24))
def test_one_answer_to_everything_and_no_harm(
    fuzz: SocketFuzz, layout: tuple[str, ...], said: list[tuple[Any, ...]]
) -> None:
    fuzz.play(layout, said)
