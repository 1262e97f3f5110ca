"""What stands before every route: size limits, rate limits, and the headers of every response."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.server.config import Config
from boardwright.server.limits import Limits
from boardwright.server.metrics import Metrics
from boardwright.server.problems import Problem
from boardwright.server.routes.edge import address, refusal

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Middleware for HTTP; sockets have limits of their own."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = self._with_headers(scope["path"], send)
        try:
            if scope["path"].startswith("/api"):
                wait = self.limits.allow(address(HTTPConnection(scope), self.config))
                if wait > 0:
                    self.metrics.limited.inc()
                    raise Problem("too-many", retry_after=wait)
            await self.app(scope, await self._measured(scope, receive), guarded)
        except Problem as problem:
            await refusal(problem)(scope, receive, guarded)

    async def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """The whole body, read up to the limit and no further."""
        if scope["method"] not in ("POST", "PUT", "PATCH", "DELETE"):
            return receive
        record = scope["path"] == "/api/records"
        limit = self.config.max_record if record else self.config.max_body
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                break
            body += message.get("body", b"")
            if len(body) > limit:
                raise Problem("too-large", f"at most {limit} bytes")
            more = message.get("more_body", False)
        whole: Message | None = {"type": "http.request", "body": bytes(body), "more_body": False}

        async def again() -> Message:
            nonlocal whole
            if whole is None:
                return await receive()
            message, whole = whole, None
            return message

        return again

    @staticmethod
    def _with_headers(path: str, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                kept = path.startswith(("/web/", "/games/", "/texts/"))
                headers.setdefault("Cache-Control", "no-cache" if kept else "no-store")
            await send(message)

        return guarded
