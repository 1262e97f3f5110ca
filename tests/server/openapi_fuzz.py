"""Requests made up from the OpenAPI document: good and bad ones, with tokens that fit and that do
not. Whatever is refused has changed nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.visitors import Visitors

Case = Any
Operation = APIOperation

PATIENCE = 60
"""Seconds that one answer may take on a busy machine; more is a hang."""

CONFORMANCE = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class OpenApiFuzz:
    """Requests to one server."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.inside = visitors.inside
        self.schema = schemathesis.openapi.from_url(f"{self.inside.url}/openapi.json")
        self.session = requests.Session()
        self.answered: dict[int, int] = {}

    def close(self) -> None:
        self.session.close()

    def operations(self) -> Iterator[Operation]:
        for found in self.schema.get_all_operations():
            yield found.ok()

    def fuzz(self, operation: Operation, mode: GenerationMode, examples: int, number: int) -> None:
        """So many requests of one kind; the number makes them others."""
        if mode.is_negative and not takes_anything(operation):
            return

        @seed(number)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=False,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink],
        )
        @given(operation.as_strategy(generation_mode=mode), st.data())
        def ask(case: Case, data: st.DataObject) -> None:
            known = data.draw(st.booleans())
            if known:
                self.fill_in(case, data)
            self.ask(case, known)

        ask()

    def fill_in(self, case: Case, data: st.DataObject) -> None:
        """Put what there is into a made-up request: codes, tokens, invitations, good answers."""

        def one_of(*values: Any) -> Any:
            return data.draw(st.sampled_from(values))

        visitors = self.visitors
        code = one_of(*visitors.codes)
        if "code" in case.path_parameters:
            case.path_parameters["code"] = code
        case.headers["Authorization"] = f"Bearer {one_of(*visitors.tokens)}"
        if not isinstance(case.body, dict):
            return
        answer = visitors.good_answer(one_of(*visitors.running), data.draw(st.integers(0, 40)))
        values = {
            **answer,
            "token": one_of(*visitors.tokens),
            "tokens": [one_of(*visitors.tokens, "nonsense")],
            "invite": one_of(*visitors.invites),
            "record": spoiled(visitors.records[0], data),
            "game": "innovation",
            "level": one_of("novice", "adept"),
            "at": data.draw(st.integers(0, 10)),
        }
        for name, value in values.items():
            if name in case.body and data.draw(st.booleans()):
                case.body[name] = value

    def ask(self, case: Case, known: bool) -> None:
        """Send it and look at what comes back, and at what it has changed."""
        before = self.inside.fingerprint(self.visitors.codes)
        if case.operation.path.endswith("/stream"):
            status = self.listen(case)
        else:
            response = case.call(session=self.session, timeout=PATIENCE)
            status = response.status_code
            checks = CONFORMANCE if known else None
            case.validate_response(response, checks=checks)
        self.answered[status] = self.answered.get(status, 0) + 1
        if status >= 400 or case.method == "GET":
            assert self.inside.fingerprint(self.visitors.codes) == before, "refused, but changed"
        assert not self.inside.faults.found

    def listen(self, case: Case) -> int:
        """A stream does not end: its first event is enough."""
        request = case.as_transport_kwargs(base_url=self.inside.url)
        with self.session.request(**request, stream=True, timeout=PATIENCE) as response:
            kind = response.headers["Content-Type"].partition(";")[0]
            if response.status_code == 200:
                assert kind == "text/event-stream"
                assert next(response.iter_content(64)).startswith(b'data: {"type":"state"')
            else:
                assert kind == "application/problem+json"
                assert response.status_code in (401, 404, 422), response.text
            return response.status_code


def takes_anything(operation: Operation) -> bool:
    """Whether a request of this kind can be wrong."""
    return bool(
        operation.body or operation.path_parameters or operation.query or operation.headers
    )


def spoiled(record: str, data: st.DataObject) -> str:
    """A record with some of its lines changed, doubled or left out."""
    lines = record.splitlines()
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(("drop", "double", "swap", "write")))
        if how == "drop":
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            lines[at], lines[0] = lines[0], lines[at]
        else:
            cut = data.draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:cut] + data.draw(st.text(max_size=12)) + lines[at][cut + 1 :]
    return "\n".join(lines)
