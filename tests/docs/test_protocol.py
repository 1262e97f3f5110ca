"""docs/protocol.md is true: every route, shape, command and refusal is on the page as the server
has it, and the page names no other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import pytest
from fastapi import FastAPI
from pydantic import BaseModel

from boardwright.server import models
from boardwright.server.commands import CHAT_KEPT
from boardwright.server.problems import STATUS
from boardwright.server.records import MOST_FRAMES
from boardwright.server.routes.files import PAGES
from boardwright.server.routes.live import GREETING
from boardwright.server.tables import HISTORY
from tests.docs.pages import names, page, rows, section
from tests.server.people import House, open_house

PROTOCOL = page("protocol.md")
HTTP = section(PROTOCOL, "## HTTP")
MESSAGES = section(PROTOCOL, "## Messages of a live table")
COMMANDS = section(PROTOCOL, "## Commands")

MODELS: dict[str, type[BaseModel]] = {
    "Game": models.GameInfo,
    "Setting": models.Setting,
    "Rule": models.RuleInfo,
    "Wish": models.SetupIn,
    "Setup": models.SetupInfo,
    "NewTable": models.NewTable,
    "SeatWish": models.SeatWish,
    "Join": models.Join,
    "Joined": models.Joined,
    "Link": models.Link,
    "Mine": models.Mine,
    "Summary": models.Summary,
    "SummarySeat": models.SummarySeat,
    "Done": models.Done,
    "Replay": models.Replay,
    "Frame": models.Frame,
    "Record": models.RecordIn,
    "Imported": models.Imported,
    "Branch": models.Branch,
    "Text": models.QrIn,
    "Qr": models.Qr,
    "you": models.You,
    "table": models.TableInfo,
    "seat": models.TableSeat,
    "person": models.Person,
    "motion": models.Motion,
    "block": models.Block,
    "decision": models.Question,
    "option": models.Option,
    "suggestion": models.Suggestion,
    "message": models.Message,
    "other": models.Glimpse,
    "undo": models.Undo,
    "event": models.Event,
    "proposal": models.Proposal,
    "past": models.HeardStep,
    "line": models.ChatLine,
}
"""The shapes of the page that have a model."""

ELSEWHERE = {
    models.Options,
    models.State,
    models.CostPart,
    models.Hello,
    models.Health,
    models.ProblemDocument,
}
"""Models that the page tells of in other ways than by a shape."""

SHAPE = re.compile(r"`(\w+)`\s`\{([^}`]*)\}`")


def shapes() -> dict[str, set[str]]:
    found = SHAPE.findall(PROTOCOL)
    assert len(found) == len({name for name, _ in found})
    return {name: set(re.split(r",\s+", fields)) for name, fields in found}


def fields(model: type[BaseModel]) -> set[str]:
    """As the page writes them; in what a client sends, one that may be left out has a mark."""
    return {
        name if field.is_required() else f"{name}?" for name, field in model.model_fields.items()
    }


def test_every_model_is_on_the_page() -> None:
    ours = {
        model
        for model in vars(models).values()
        if isinstance(model, type)
        and issubclass(model, BaseModel)
        and model.__module__ == models.__name__
        and not issubclass(model, models.Command)
    }
    bases = {models.Request, models.Answered}
    assert ours - bases == set(MODELS.values()) | ELSEWHERE


def test_the_page_has_no_other_shapes() -> None:
    assert set(shapes()) == {*MODELS, "what", "outcome", "problem"}


@pytest.mark.parametrize("name", MODELS)
def test_a_shape_has_the_fields_of_its_model(name: str) -> None:
    assert shapes()[name] == fields(MODELS[name])


def test_costs_and_problems_have_their_fields() -> None:
    assert "costs `{" + ", ".join(models.CostPart.model_fields) + "}`" in PROTOCOL
    assert shapes()["problem"] == fields(models.ProblemDocument) | {"args?"}


def values(annotation: Any) -> Iterator[str]:
    """The words that a field may hold."""
    if get_origin(annotation) is Literal:
        yield from map(str, get_args(annotation))
    else:
        for part in get_args(annotation):
            yield from values(part)


def test_every_word_that_a_field_may_hold_is_on_the_page() -> None:
    every: list[type[BaseModel]] = [*MODELS.values(), models.Options]
    missing = [
        (model.__name__, name, value)
        for model in every
        for name, field in model.model_fields.items()
        for value in values(field.annotation)
        if f"`{value}`" not in PROTOCOL
    ]
    assert missing == []


def test_the_options_of_a_table() -> None:
    noted = {
        names(row[0])[0]: names(row[1]) or row[1].split(", ") for row in rows(HTTP, "| option")
    }
    wanted = {
        name: list(values(field.annotation)) or ["true", "false"]
        for name, field in models.Options.model_fields.items()
    }
    assert noted == wanted


# Routes


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("protocol"), away_seconds=0) as opened:
        yield opened


def test_every_call_is_on_the_page(house: House) -> None:
    assert isinstance(house.app, FastAPI)
    calls = {
        f"{method.upper()} {path}"
        for path, methods in house.app.openapi()["paths"].items()
        for method in methods
        if path.startswith("/api")
    }
    noted = {names(row[0])[0] for row in rows(HTTP)}
    assert noted == calls | {"GET /api/tables/{code}/socket"}


def test_every_page_and_file_is_on_the_page(house: House) -> None:
    assert isinstance(house.app, FastAPI)
    noted = {
        path
        for row in rows(section(PROTOCOL, "## Pages and files"))
        for path in names(row[0])
        if path.startswith("/")
    }
    others = {path for path in house.app.openapi()["paths"] if not path.startswith("/api")}
    assert noted == {*PAGES, *others, "/web", "/games/{game}", "/openapi.json"}
    for path in ("/web/app.js", "/games/innovation/table.js", "/openapi.json"):
        assert house.get(path).status_code == 200


# Commands


def commands() -> Iterator[tuple[str, type[models.Command]]]:
    for model in get_args(get_args(models.AnyCommand)[0]):
        for do in values(model.model_fields["do"].annotation):
            yield do, model


def test_every_command_is_on_the_page_with_its_fields() -> None:
    noted = {do: set(names(row[1])) for row in rows(COMMANDS) for do in names(row[0])}
    wanted = {do: fields(model) - {"do", "ref?"} for do, model in commands()}
    assert noted == wanted
    assert '{"do": "hello", "token": "..."}' in PROTOCOL
    assert set(models.Hello.model_fields) == {"do", "token"}


# Refusals


def test_every_refusal_is_on_the_page_with_its_status() -> None:
    noted = {
        name: int(row[1])
        for row in rows(section(PROTOCOL, "## Refusals"))
        for name in names(row[0])
    }
    assert noted == STATUS


def test_numbers_on_the_page(house: House) -> None:
    assert f"at most {MOST_FRAMES})" in PROTOCOL
    assert f"the latest {HISTORY}" in PROTOCOL
    assert f"the latest {CHAT_KEPT}" in PROTOCOL
    assert (GREETING, "within ten seconds" in PROTOCOL) == (10, True)
    many = {"tokens": ["x"] * 51}
    assert "`Mine` `{tokens}`, at most 50" in PROTOCOL
    assert house.post("/api/mine", json=many).status_code == 422
