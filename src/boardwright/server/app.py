"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import Match, Mount

from boardwright import __version__
from boardwright.core import registry
from boardwright.server.config import Config
from boardwright.server.guarding import Guard
from boardwright.server.hall import Hall
from boardwright.server.house import House, log
from boardwright.server.limits import Limits
from boardwright.server.metrics import Metrics
from boardwright.server.models import Health
from boardwright.server.problems import Problem
from boardwright.server.routes import games, live, records, tables
from boardwright.server.routes.edge import refusal, refusals
from boardwright.server.routes.files import add_files, page, wants_page
from boardwright.server.secrets import server_secret
from boardwright.server.store import Store
from boardwright.server.store import Unavailable as StoreUnavailable
from boardwright.server.thinking import Thinkers

DATABASE = "boardwright.sqlite"


def make_app(config: Config) -> FastAPI:
    """A server that keeps its tables in the data folder of this configuration."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        config.data.mkdir(parents=True, exist_ok=True)
        # The database holds the seeds of running games: for the owner's eyes only.
        (config.data / DATABASE).touch(mode=0o600)
        store = Store(f"sqlite:///{config.data / DATABASE}", lambda: house.clock())
        store.open()
        store.watch(metrics.committed)
        thinkers = Thinkers(config.workers, config.think_seconds)
        thinkers.start()
        house = House(config, store, thinkers, metrics, server_secret(config))
        hall = Hall(house)
        app.state.hall = hall
        hall.start()
        log.info("started", extra={"event": "started", "version": __version__})
        try:
            yield
        finally:
            await hall.stop()
            await thinkers.close()
            await store.close()
            log.info("stopped", extra={"event": "stopped"})

    app = FastAPI(
        title="Boardwright",
        version=__version__,
        description="Tables of deep board games. The words are told in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.config = config
    app.state.metrics = metrics
    app.state.sockets = {}
    app.state.requests = Limits(config.requests_per_second, config.requests_burst)
    app.state.commands = Limits(config.commands_per_second, config.commands_burst)
    app.state.new_tables = Limits(config.tables_per_hour / 3600, config.tables_per_hour)
    _add_problems(app)
    _add_house_routes(app, metrics)
    app.include_router(games.router)
    app.include_router(tables.router)
    app.include_router(records.router)
    app.include_router(live.router)
    add_files(app, config)
    app.add_middleware(Guard, config=config, limits=app.state.requests, metrics=metrics)
    if config.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=config.origins,
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type"],
        )
    return app


def _add_house_routes(app: FastAPI, metrics: Metrics) -> None:
    @app.get("/health", responses=refusals(503), response_model=Health, tags=["house"])
    async def health() -> dict[str, object]:
        """Whether the server is up and its database answers."""
        await app.state.hall.house.store.exists("")
        return {"status": "ok", "version": __version__, "games": registry.names()}

    @app.get("/metrics", response_class=PlainTextResponse, tags=["house"])
    async def figures() -> Response:
        """Figures in the text format of Prometheus."""
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _add_problems(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(_: Request, error: Problem) -> Response:
        return refusal(error)

    @app.exception_handler(StoreUnavailable)
    async def disk(_: Request, error: StoreUnavailable) -> Response:
        log.error("the database refuses", extra={"event": "database", "why": str(error)})
        return refusal(Problem("unavailable"))

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        faults = (f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors())
        return refusal(Problem("malformed", "; ".join(faults)[:1000]))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and wants_page(request):
            return page(404)
        names = {404: "unknown-path", 405: "wrong-method"}
        response = refusal(Problem(names.get(error.status_code, "malformed"), str(error.detail)))
        if error.status_code == 405:
            response.headers["Allow"] = _allowed(app, request)
        return response

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        log.exception("failed", extra={"event": "failed", "path": request.url.path})
        return refusal(Problem("failed"))


def _allowed(app: FastAPI, request: Request) -> str:
    """The methods that this path takes; GET and POST of one path are two routes. What no route
    knows is a file.
    """
    routes = [route for route in app.routes if not isinstance(route, Mount)]

    def takes(method: str) -> bool:
        scope = {**request.scope, "method": method}
        return any(route.matches(scope)[0] is Match.FULL for route in routes)

    return ", ".join(filter(takes, ("GET", "POST"))) or "GET, HEAD"
