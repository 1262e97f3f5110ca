"""The client's files, the games' drawing modules, and the texts."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles

from boardwright.core import registry
from boardwright.server.config import Config
from boardwright.server.problems import Problem
from boardwright.server.routes.edge import refusals

WEB = Path(str(files("boardwright") / "web"))
PAGES = ("/", "/new", "/table/{code}", "/replay/{code}", "/rules", "/rules/{rule}")

_WORD = re.compile(r"^[a-zA-Z0-9][a-zA-Z0-9-]*$")


def add_files(app: FastAPI, config: Config) -> None:
    """Every page is the same file; the client reads the address."""

    async def shown() -> Response:
        return page()

    for path in PAGES:
        app.add_api_route(path, shown, include_in_schema=False)
    app.mount("/web", StaticFiles(directory=WEB))
    for name in registry.names():
        folder = Path(str(files(registry.game(name).package) / "web"))
        if folder.is_dir():
            app.mount(f"/games/{name}", StaticFiles(directory=folder))
    app.include_router(_texts(config))


def page(status: int = 200) -> Response:
    """The one page; with 404 it says that there is nothing at this address."""
    return FileResponse(WEB / "index.html", status, media_type="text/html; charset=utf-8")


def wants_page(request: Request) -> bool:
    """Whether somebody looks at this address with a browser, and not a program."""
    reads = "text/html" in request.headers.get("accept", "")
    return reads and request.method == "GET" and not request.url.path.startswith("/api")


def _texts(config: Config) -> APIRouter:
    router = APIRouter(prefix="/texts", tags=["texts"])

    @router.get("", responses=refusals(), response_model=list[str])
    async def languages() -> list[str]:
        """The languages that the shell speaks."""
        folders = [Path(str(files("boardwright.texts"))), *([config.texts] if config.texts else [])]
        return sorted({file.parent.name for folder in folders for file in folder.glob("*/web.ftl")})

    @router.get("/{language}/{file}", responses=refusals(404), response_class=PlainTextResponse)
    async def shell(language: str, file: str) -> Response:
        """A Fluent file of the shell."""
        own = Path(str(files("boardwright.texts"))) / language / file
        return _fluent(config, own, language, "", file)

    @router.get(
        "/{language}/{game}/{file}", responses=refusals(404), response_class=PlainTextResponse
    )
    async def game(language: str, game: str, file: str) -> Response:
        """A Fluent file of a game."""
        if game not in registry.names():
            raise Problem("unknown-path")
        own = Path(str(files(registry.game(game).package))) / "texts" / language / file
        return _fluent(config, own, language, game, file)

    return router


def _fluent(config: Config, own: Path, language: str, game: str, file: str) -> Response:
    plain = file.endswith(".ftl") and all(map(_WORD.match, (language, file.removesuffix(".ftl"))))
    found = [own] + ([config.texts / language / game / file] if config.texts else [])
    for path in found if plain else ():
        if path.is_file():
            return FileResponse(path, media_type="text/plain; charset=utf-8")
    raise Problem("unknown-path")
