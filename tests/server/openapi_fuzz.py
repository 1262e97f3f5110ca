"""Requests made up from the OpenAPI document: good and bad ones, with tokens that fit and that do
not. Whatever is refused has changed nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    positive_data_acceptance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from boardwright.server.app import make_app
from tests.server.visitors import Visitors
from tests.server.wire import roomy

Case = Any
Operation = Any

GAMES = ("innovation", "cerebria", "etherfields")
SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"mode": "basic"},
    {"deck.0": "drawn"},
    {"deck.1": "Trust"},
    {"start": "d1"},
)
PATIENCE = 60
"""Seconds that one answer may take on a busy machine; more is a hang."""

CONFORMANCE = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def kinds() -> list[tuple[str, GenerationMode]]:
    """Every operation with good data, and with bad where there can be any: a part of a path is just
    some text.
    """
    found = []
    for path, operations in make_app(roomy(Path())).openapi()["paths"].items():
        for method, told in operations.items():
            wrong = [p for p in told.get("parameters", ()) if p["in"] == "query"]
            modes = list(GenerationMode)[: 2 if wrong or "requestBody" in told else 1]
            found += [(f"{method} {path}", mode) for mode in modes]
    return found


REFUSALS = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "429"]
"""What bad data may be answered with; data may be too much before it is anything else."""
CONFIG = {"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}}


class OpenApiFuzz:
    """Requests to one server."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.inside = visitors.inside
        config = SchemathesisConfig.from_dict(CONFIG)
        self.schema = schemathesis.openapi.from_url(
            f"{self.inside.url}/openapi.json", config=config
        )
        self.session = requests.Session()
        self.answered: dict[int, int] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.session.close()

    def operation(self, name: str) -> Operation:
        method, _, path = name.partition(" ")
        found: Operation = self.schema[path][method]
        return found

    def fuzz(self, operation: Operation, mode: GenerationMode, examples: int, number: int) -> None:
        """So many requests of one kind; the number makes them others."""

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

        def often() -> bool:
            return bool(data.draw(st.integers(0, 4)))

        visitors = self.visitors
        visitor, other = one_of(*visitors.people), one_of(*visitors.people)
        token = visitor.token if often() else other.token
        case.headers["Authorization"] = f"Bearer {token}"
        game = one_of(*GAMES)
        places = {"code": visitor.code, "game": game, "language": "en", "file": "web.ftl"}
        case.path_parameters.update(
            {name: places[name] for name in case.path_parameters if often()}
        )
        if not isinstance(case.body, dict):
            return
        running = visitor.code if visitor.code in visitors.running else visitors.running[0]
        values = {
            **visitors.good_answer(running, data.draw(st.integers(0, 40))),
            "token": token,
            "tokens": [token, other.token, "nonsense"],
            "invite": one_of(*visitors.invites),
            "record": spoiled(one_of(*visitors.records), data),
            "game": game,
            "after": one_of(None, None, visitors.saved),
            "words": None,
            "settings": one_of(*SETTINGS),
            "level": one_of("novice", "adept"),
            "at": data.draw(st.integers(0, 10)),
        }
        case.body.update({name: values[name] for name in case.body if name in values and often()})

    def ask(self, case: Case, known: bool) -> None:
        """Send it and look at what comes back, and at what it has changed."""
        before = self.inside.fingerprint(self.visitors.codes)
        if case.operation.path.endswith("/stream"):
            status = self.listen(case)
        else:
            response = case.call(session=self.session, timeout=PATIENCE)
            status = response.status_code
            # A request may fit the document and still make no sense: then it is refused.
            checks = (
                {"checks": CONFORMANCE}
                if known
                else {"excluded_checks": [positive_data_acceptance]}
            )
            case.validate_response(response, **checks)
        self.answered[status] = self.answered.get(status, 0) + 1
        if status >= 400 or case.method == "GET":
            assert self.inside.fingerprint(self.visitors.codes) == before, "refused, but changed"
        self.inside.check()

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
