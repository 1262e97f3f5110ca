"""The HTTP edge against its own document: every operation, with good data and bad."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from schemathesis import GenerationMode

from tests.server.fuzz_soak import visited
from tests.server.openapi_fuzz import OpenApiFuzz, kinds

EXAMPLES = int(os.environ.get("BOARDWRIGHT_FUZZ_EXAMPLES", "120"))
"""Requests of each kind and operation."""

METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"})


@pytest.fixture(scope="module")
def fuzz(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenApiFuzz]:
    with (
        visited(tmp_path_factory.mktemp("data")) as visitors,
        OpenApiFuzz(visitors) as made,
    ):
        yield made


@pytest.mark.parametrize(("name", "mode"), kinds())
def test_every_operation_keeps_its_word(fuzz: OpenApiFuzz, name: str, mode: GenerationMode) -> None:
    fuzz.fuzz(fuzz.operation(name), mode, EXAMPLES, 1)


def test_the_requests_get_through_to_the_tables(fuzz: OpenApiFuzz) -> None:
    """Answers are carried out, and refused for more than one reason."""
    fuzz.answered.clear()
    fuzz.fuzz(fuzz.operation("post /api/tables/{code}/do"), GenerationMode.POSITIVE, 300, 2)
    assert {200, 401, 403, 404, 409, 422} <= set(fuzz.answered)
    assert fuzz.answered[200] >= 10


def test_no_other_method_does_anything(fuzz: OpenApiFuzz) -> None:
    before = fuzz.inside.fingerprint(fuzz.visitors.codes)
    for path, told in fuzz.schema.raw_schema["paths"].items():
        allowed = {method.upper() for method in told}
        for method in sorted(METHODS - allowed):
            answer = fuzz.visitors.http.request(method, path.replace("{", "").replace("}", ""))
            assert answer.status_code == 405, (method, path)
            assert set(answer.headers["allow"].split(", ")) == allowed
    assert fuzz.inside.fingerprint(fuzz.visitors.codes) == before
    fuzz.inside.check()
