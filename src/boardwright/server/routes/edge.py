"""What every route needs: the hall, the token, the address, and what may be refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request, Response, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from boardwright.server.config import Config
from boardwright.server.hall import Hall
from boardwright.server.limits import Limits
from boardwright.server.models import ProblemDocument
from boardwright.server.problems import MEDIA_TYPE, Problem

_PROBLEM: dict[str, Any] = {
    "model": ProblemDocument,
    "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}},
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The problem documents that a route may answer with; limits may be reached anywhere."""
    return dict.fromkeys(sorted({413, 422, 429, *statuses}), _PROBLEM)


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def _hall(request: Request) -> Hall:
    return hall_of(request)


def bearer(authorization: str | None) -> str | None:
    """The token of an Authorization header."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Problem("bad-token")
    return token.strip()[:200]


# Only for the OpenAPI document: what is wrong with a token is said by us, as a problem.
_scheme = HTTPBearer(
    scheme_name="Token",
    description="The token of a person at a table, given to them when they sat down.",
    auto_error=False,
)


async def _token(
    request: Request, _: Annotated[HTTPAuthorizationCredentials | None, Security(_scheme)]
) -> str | None:
    return bearer(request.headers.get("authorization"))


HallHere = Annotated[Hall, Depends(_hall)]
Token = Annotated[str | None, Depends(_token)]

WITHOUT_TOKEN: dict[str, Any] = {"security": [{}]}
"""For `openapi_extra`: a watcher may ask that too, where the table allows it."""


def address(connection: HTTPConnection, config: Config) -> str:
    """Whom a request comes from: behind a proxy that is trusted, whom that names."""
    if config.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded[:64]
    return connection.client.host if connection.client else "unknown"


def allow(limits: Limits, who: str, cost: float = 1.0) -> None:
    """Refuse whoever asks too often."""
    wait = limits.allow(who, cost)
    if wait > 0:
        raise Problem("too-many", retry_after=wait)


def as_json(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refusal(problem: Problem) -> Response:
    """A problem as a response."""
    headers = {}
    if problem.retry_after:
        headers["Retry-After"] = str(max(1, round(problem.retry_after + 0.5)))
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    body = msgspec.json.encode(problem.to_json())
    return Response(body, problem.status, headers, media_type=MEDIA_TYPE)
