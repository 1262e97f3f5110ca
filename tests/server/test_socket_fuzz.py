"""The socket against a client without manners."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.fuzz_soak import visited
from tests.server.socket_fuzz import SocketFuzz

TABLES = int(os.environ.get("BOARDWRIGHT_FUZZ_TABLES", "600"))


@pytest.fixture(scope="module")
def fuzz(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SocketFuzz]:
    with visited(tmp_path_factory.mktemp("data")) as visitors:
        yield SocketFuzz(visitors)


@pytest.mark.parametrize("number", range(3))
def test_one_answer_to_everything_and_no_harm(fuzz: SocketFuzz, number: int) -> None:
    fuzz.counts.clear()
    fuzz.fuzz(TABLES // 3, number)
    assert fuzz.counts["done"] > TABLES // 3
    assert fuzz.counts["refused"] > TABLES // 3
    assert fuzz.counts["ended"] > TABLES // 10
