"""Refusals as problem documents (RFC 9457): a name that programs read, and nothing has changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from boardwright.core.errors import BoardwrightError
from boardwright.core.messages import Json
from boardwright.texts import Texts

MEDIA_TYPE = "application/problem+json"

STATUS: Mapping[str, int] = {
    "malformed": 422,
    "too-large": 413,
    "too-many": 429,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-path": 404,
    "wrong-method": 405,
    "no-token": 401,
    "bad-token": 401,
    "not-yours": 403,
    "not-allowed": 403,
    "unknown-key": 422,
    "stale": 409,
    "repeated": 409,
    "foreign": 403,
    "illegal": 409,
    "seat-taken": 409,
    "seat-not-free": 409,
    "nothing-to-undo": 409,
    "no-motion": 409,
    "not-playing": 409,
    "not-over": 409,
    "no-campaign": 409,
    "outdated": 409,
    "bad-record": 422,
    "bad-setup": 422,
    "bad-position": 422,
    "unavailable": 503,
    "failed": 500,
}
"""Every refusal there is, and its HTTP status."""


class Problem(BoardwrightError):
    """A request that is refused; nothing has changed."""

    def __init__(
        self, name: str, detail: str = "", *, retry_after: float = 0.0, **more: Json
    ) -> None:
        super().__init__(f"{name}: {detail}" if detail else name)
        self.name = name
        self.status = STATUS[name]
        self.detail = detail
        self.retry_after = retry_after
        self.more = more

    def to_json(self) -> dict[str, Json]:
        document: dict[str, Json] = {
            "type": f"/problems/{self.name}",
            "title": title(self.name),
            "status": self.status,
        }
        if self.detail:
            document["detail"] = self.detail
        return document | self.more


@cache
def title(name: str) -> str:
    """What went wrong in one sentence, the same one that the browser shows."""
    return _shell().say(f"problem-{name}")


@cache
def _shell() -> Texts:
    return Texts("innovation")
