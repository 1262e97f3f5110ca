"""The games there are, their rules and the facts they are drawn with."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Response

from boardwright.bots import LEVELS
from boardwright.core import registry
from boardwright.core.errors import BadSetup
from boardwright.core.games import Game
from boardwright.server.hall import known_game
from boardwright.server.models import GameInfo, RuleInfo, SetupIn, SetupInfo
from boardwright.server.routes.edge import HallHere, as_json, refusals
from boardwright.texts import word_sets

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", responses=refusals(), response_model=list[GameInfo])
async def games(hall: HallHere) -> Response:
    """The games that can be played here; that with the fewest rules first, where people begin."""
    more = hall.house.config.texts
    found = sorted([registry.game(name) for name in registry.names()], key=lambda g: len(g.rules))
    return as_json([_info(game, more) for game in found])


def _info(game: Game[Any], more: Path | None) -> dict[str, Any]:
    package = files(game.package)
    texts = _names(package / "texts" / "en")
    return {
        "name": game.name,
        "seats": list(game.seats),
        "settings": [
            {
                "name": s.name,
                "values": s.values,
                "default": s.default,
                "rule": s.rule,
                "each_seat": s.each_seat,
                "free": s.free,
            }
            for s in game.settings
        ],
        "words": list(word_sets(game.package)) if texts else [],
        "levels": list(LEVELS),
        "rules": len(game.rules),
        "rules_version": game.rules_version,
        "languages": sorted({*_names(package / "texts"), *_languages(more, game.name)}),
        "texts": [name.removesuffix(".ftl") for name in texts if name.endswith(".ftl")],
        "table": (package / "web" / "table.js").is_file(),
    }


def _names(folder: Traversable) -> list[str]:
    return sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []


def _languages(more: Path | None, game: str) -> list[str]:
    """The languages of a game in the folder that this server has been given besides."""
    return [folder.parent.name for folder in more.glob(f"*/{game}")] if more else []


@router.get("/{game}/content", responses=refusals(404), response_model=dict[str, Any])
async def content(game: str) -> Response:
    """The public facts of a game, as its drawing module wants them."""
    return as_json(known_game(game).content())


@router.get("/{game}/rules", responses=refusals(404), response_model=list[RuleInfo])
async def rules(game: str) -> Response:
    """The rule catalogue of a game; the sentences are in its texts."""
    found = [
        {
            "id": rule.id,
            "section": rule.section,
            "source": rule.source,
            "rulings": rule.rulings,
            "related": rule.related,
            "note": rule.note,
        }
        for rule in known_game(game).rules
    ]
    return as_json(found)


@router.post("/{game}/setup", responses=refusals(404), response_model=SetupInfo)
async def setup(game: str, wish: SetupIn) -> Response:
    """How a game would begin with these settings: all of them by name, who plays with whom, and
    which values each could have with the others as they are; or what is wrong with them.
    """
    found = known_game(game)
    try:
        begun = found.setup(wish.seats, 0, wish.settings)
    except BadSetup as error:
        return as_json({"settings": {}, "possible": {}, "teams": [], "problem": str(error)})
    return as_json(
        {
            "settings": dict(begun.settings),
            "possible": {
                name: [value for value in setting.values if _is_possible(found, wish, name, value)]
                for setting in found.settings
                for name in setting.names(wish.seats)
            },
            "teams": found.teams(begun),
            "problem": None,
        }
    )


def _is_possible(game: Game[Any], wish: SetupIn, name: str, value: str) -> bool:
    try:
        game.setup(wish.seats, 0, {**wish.settings, name: value})
    except BadSetup:
        return False
    return True
