"""People at a table of a server in this process: they come, see what they are sent, and answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient

from boardwright.server.app import make_app
from boardwright.server.config import Config
from boardwright.server.hall import Hall

PLENTY = 1e9
"""A limit that no test reaches."""


class House(TestClient):
    """A running server, and short ways to use it."""

    def ok(self, method: str, path: str, status: int = 200, **request: Any) -> Any:
        response = self.request(method, path, **request)
        assert response.status_code == status, response.text
        return response.json()

    @property
    def hall(self) -> Hall:
        app = self.app
        assert isinstance(app, FastAPI)
        hall: Hall = app.state.hall
        return hall

    def table(self, *seats: str, name: str = "Ines", **wish: Any) -> Person:
        """Open a table: seats by kind, a bot as `bot:novice`."""
        wishes = []
        for seat in seats:
            kind, _, level = seat.partition(":")
            wishes.append({"kind": kind, **({"level": level} if level else {})})
        wish = {"game": "innovation", "name": name, "seats": wishes, **wish}
        wish["options"] = {"pace": "none", **wish.get("options", {})}
        return Person(self, self.ok("POST", "/api/tables", 201, json=wish), name)


class Person:
    """Somebody at a table."""

    def __init__(self, house: House, joined: Any, name: str) -> None:
        self.house = house
        self.joined = joined
        self.name = name
        self.code: str = joined["table"]
        self.token: str = joined["token"]
        self.person: int = joined["person"]

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    @property
    def seats(self) -> list[int]:
        seats: list[int] = self.state()["you"]["seats"]
        return seats

    def invite(self, seat: int) -> str:
        found = self.do("links")["links"]
        return str(next(link["invite"] for link in found if link["seat"] == seat))

    def bring(self, name: str, **how: Any) -> Person:
        """Somebody else comes: by `invite`, to an open `seat`, or to `watch`."""
        joined = self.house.ok("POST", f"/api/tables/{self.code}/join", json={"name": name, **how})
        return Person(self.house, joined, name)

    def state(self) -> Any:
        return self.house.ok("GET", f"/api/tables/{self.code}/state", headers=self.bearer)

    @property
    def block(self) -> Any:
        return self.state()["blocks"][0]

    def try_to(self, do: str, **fields: Any) -> Any:
        """The response to a command."""
        path = f"/api/tables/{self.code}/do"
        return self.house.post(path, json={"do": do, **fields}, headers=self.bearer)

    def do(self, do: str, **fields: Any) -> Any:
        response = self.try_to(do, **fields)
        assert response.status_code == 200, response.text
        return response.json()["result"]

    def refused(self, do: str, **fields: Any) -> Any:
        """The problem with a command; nothing may have changed at the table."""
        before = self.state()
        response = self.try_to(do, **fields)
        assert response.headers["content-type"] == "application/problem+json", response.text
        assert self.state() == before
        problem = response.json()
        assert problem["status"] == response.status_code
        problem["name"] = problem["type"].removeprefix("/problems/")
        return problem

    def question(self, seat: int | None = None) -> Any:
        """The open decision of a seat of theirs."""
        for block in self.state()["blocks"]:
            if block["decision"] and seat in (None, block["seat"]):
                return block["decision"]
        raise AssertionError("nothing is asked")

    def answer(self, pick: int = 0, seat: int | None = None) -> str:
        """Give one of the answers that are possible."""
        for block in self.state()["blocks"]:
            decision = block["decision"]
            if decision and seat in (None, block["seat"]):
                key = decision["options"][pick]["key"]
                number = decision["number"]
                self.do("answer", seat=block["seat"], decision=number, key=key)
                return str(key)
        raise AssertionError("nothing is asked")

    @contextmanager
    def listening(self) -> Iterator[Ear]:
        with self.house.websocket_connect(f"/api/tables/{self.code}/socket") as socket:
            socket.send_text(json.dumps({"do": "hello", "token": self.token}))
            yield Ear(socket)


class Ear:
    """An open socket."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def say(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def next(self, *types: str) -> Any:
        """The next message, or the next of these types."""
        while True:
            message = json.loads(self.socket.receive_text())
            if not types or message["type"] in types:
                return message


@contextmanager
def open_house(data: Path, **settings: Any) -> Iterator[House]:
    """A server with its database in this folder."""
    limits = ("requests", "commands")
    plenty = {f"{name}_{what}": PLENTY for name in limits for what in ("per_second", "burst")}
    config = Config(**{"data": data, "workers": 1, "tables_per_hour": PLENTY, **plenty, **settings})
    with House(make_app(config)) as house:
        yield house


def play(person: Person, answers: int) -> None:
    """So many answers of somebody who holds every seat."""
    for turn in range(answers):
        blocks = [block for block in person.state()["blocks"] if block["decision"]]
        if not blocks:
            return
        block = blocks[0]
        options = block["decision"]["options"]
        key = options[(turn * 7) % len(options)]["key"]
        person.do("answer", seat=block["seat"], decision=block["decision"]["number"], key=key)


def alone(house: House, **wish: Any) -> Person:
    return house.table("you", "you", **wish)


def give_up(person: Person) -> str:
    person.do("abandon")
    path = f"/api/tables/{person.code}/record"
    return str(person.house.get(path, headers=person.bearer).text)
