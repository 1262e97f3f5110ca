"""People at tables, all at once and over real sockets. Each remembers what the server has told them
was done, so that it can be held to it later.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.test_campaigns import GAME as CAMPAIGN
from tests.server.test_campaigns import ONE_SESSION

PATIENCE = 60.0
"""Seconds after which an answer that has not come does not come."""

GONE = (WebSocketException, OSError, EOFError, httpx.TransportError)
"""How it looks when the server is killed."""

MOST_AT_A_TABLE = 8

TABLES = (
    ("innovation", "you", "person"),
    ("innovation", "you", "person", "person"),
    ("innovation", "you", "bot"),
    ("cerebria", "you", "person", "you", "bot"),
    ("cerebria", "you", "you"),
    (CAMPAIGN, "you", "person"),
)
"""The game, then its seats. The campaign is in its second session: soon several are asked at once
there, and where to go is decided together.
"""


@dataclass(frozen=True, slots=True)
class Done:
    """A command that the server has said is done; `since` is the last step known when it was
    given, `step` the one that came back with `done`.
    """

    command: dict[str, Any]
    result: Any
    since: int
    step: int


@dataclass(slots=True)
class Guest:
    """Somebody at a table, with what they have seen and were promised."""

    code: str
    person: int
    token: str
    name: str
    seats: set[int]
    home: frozenset[int] = frozenset()
    """The seats that they come back to when they have given one up."""
    links: dict[int, str] = field(default_factory=dict)
    """The links to seats of theirs that were given out last."""
    done: list[Done] = field(default_factory=list)
    told: dict[int, Any] = field(default_factory=dict)
    """What each step was, as far as it was told."""
    open: dict[str, Any] | None = None
    """The command that nobody has answered: it may be done or not."""
    step: int = 0
    table: Any = None
    blocks: list[Any] = field(default_factory=list)
    ref: int = 0

    # Listening

    async def live(self, url: str, dice: Random) -> None:
        """Play until the server is gone."""
        with suppress(*GONE):
            async with connect(
                f"ws{url[4:]}/api/tables/{self.code}/socket", compression=None
            ) as socket:
                await socket.send(json.dumps({"do": "hello", "token": self.token}))
                while (await self.hear(socket, PATIENCE))["type"] != "state":
                    pass
                while True:
                    command = self.choose(dice)
                    if command is None:
                        with suppress(TimeoutError):
                            await self.hear(socket, 0.05)
                    else:
                        await self.give(socket, command)

    async def hear(self, socket: ClientConnection, seconds: float) -> Any:
        message = json.loads(await asyncio.wait_for(socket.recv(), seconds))
        if "table" in message:
            self.table = message["table"]
        if message["type"] == "state":
            self.step, self.blocks = message["step"], message["blocks"]
            self.told.setdefault(self.step, None)
        elif message["type"] == "step":
            assert message["step"] == self.step + 1, "a step was left out"
            self.step, self.blocks = message["step"], message["blocks"]
            self.told[self.step] = message["what"]
        return message

    # Doing

    async def give(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        """One command; it counts from when the server says that it is done."""
        self.ref += 1
        self.open, since, joint = command, self.step, self.is_joint(command)
        await socket.send(json.dumps({**command, "ref": self.ref}))
        while True:
            message = await self.hear(socket, PATIENCE)
            if message.get("ref") == self.ref:
                break
        self.open = None
        if message["type"] == "done":
            if not joint or self.was_told(command, since):
                self.keep(command, message["result"], since, message["step"])
        else:
            assert message["problem"]["status"] < 500, message

    def keep(self, command: dict[str, Any], result: Any, since: int, step: int) -> None:
        self.done.append(Done(command, result, since, step))
        match command["do"]:
            case "renew-key":
                self.token = result["token"]
                self.links.clear()
            case "rename":
                self.name = command["name"]
            case "take":
                self.seats.add(command["seat"])
            case "free":
                self.seats.discard(command["seat"])
                self.links.pop(command["seat"], None)
            case "link":
                self.links[command["seat"]] = result["invite"]

    def is_joint(self, command: dict[str, Any]) -> bool:
        """Whether others are asked the same: then an answer may be no more than a proposal."""
        return command["do"] == "answer" and any(
            len(block["decision"]["seats"]) > 1
            for block in self.blocks
            if block["seat"] == command["seat"] and block["decision"]
        )

    def was_told(self, command: dict[str, Any], since: int) -> bool:
        """Whether an answer was carried out and not only proposed."""
        what = {"kind": "answer", "seat": command["seat"], "by": self.person}
        return any(self.told.get(step) == what for step in range(since + 1, self.step + 1))

    def choose(self, dice: Random) -> dict[str, Any] | None:
        """Mostly an answer where one is wanted; now and then something else."""
        motion, roll = self.table["motion"], dice.random()
        if motion and self.person in motion["wanted"] and self.person not in motion["agreed"]:
            return {"do": "agree" if roll < 0.8 else "decline"}
        if roll < 0.05:
            return {"do": "chat", "text": f"{self.name} {self.person} {dice.random()}"}
        if roll < 0.06:
            return {"do": "renew-key"}
        if roll < 0.08:
            return {"do": "rename", "name": f"Guest {dice.randrange(1000)}"}
        if self.table["status"] != "playing":
            return None
        for seat in self.home - self.seats:
            return {"do": "take", "seat": seat}
        for block in dice.sample(self.blocks, len(self.blocks)):
            seat = block["seat"]
            if seat is None:
                continue
            if self.table["seats"][seat]["level"] is not None:
                return {"do": "back", "seat": seat} if roll < 0.5 else None
            if roll < 0.10:
                return {"do": "stand-in", "seat": seat, "level": "novice"}
            if roll < 0.11:
                return {"do": dice.choice(("free", "link")), "seat": seat}
            if roll < 0.25 and block["undo"]["grant"] != "none" and not motion:
                return {"do": "undo", "seat": seat}
            if block["decision"]:
                key = dice.choice(block["decision"]["options"])["key"]
                number = block["decision"]["number"]
                if (proposal := block["proposal"]) is not None:
                    if proposal["insist"] == seat and roll < 0.4:
                        return {"do": "insist", "seat": seat, "decision": number}
                    if seat not in proposal["wanted"]:
                        continue
                    key = proposal["key"] if roll < 0.8 else key
                return {"do": "answer", "seat": seat, "decision": number, "key": key}
        return None


class Crowd:
    """All people of a server, at several tables."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.guests: list[Guest] = []

    def codes(self) -> list[str]:
        return list(dict.fromkeys(guest.code for guest in self.guests))

    def at(self, code: str) -> list[Guest]:
        return [guest for guest in self.guests if guest.code == code]

    async def gather(self, http: httpx.AsyncClient, table: tuple[str, ...]) -> None:
        """A new table with everybody who is wanted at it; those who came count."""
        game, *seats = table
        wish = {
            "game": game,
            "after": await self.saved(http) if game == CAMPAIGN else None,
            "name": "Host",
            "seats": [
                {"kind": kind, "level": "novice" if kind == "bot" else None} for kind in seats
            ],
            "options": {"pace": "none", "watch": "code"},
        }
        host = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        self.add(host, "Host")
        for link in host["links"]:
            await self.join(http, host["table"], invite=link["invite"])

    async def saved(self, http: httpx.AsyncClient) -> Any:
        """A campaign that was played elsewhere up to here."""
        answer = await http.post("/api/records", json={"record": ONE_SESSION})
        return answer.raise_for_status().json()["table"]

    async def join(self, http: httpx.AsyncClient, code: str, **how: Any) -> None:
        name = f"Guest {len(self.guests)}"
        path = f"/api/tables/{code}/join"
        joined = (await http.post(path, json={"name": name, **how})).raise_for_status().json()
        self.add(joined, name)

    def add(self, joined: Any, name: str) -> None:
        seats = frozenset(joined["seats"])
        self.guests.append(
            Guest(joined["table"], joined["person"], joined["token"], name, set(seats), seats)
        )

    async def come_and_go(self, http: httpx.AsyncClient) -> None:
        """People who come to watch, and new tables in place of those that are over."""
        with suppress(*GONE):
            while True:
                await asyncio.sleep(self.dice.uniform(0.05, 0.3))
                playing = [code for code in self.codes() if not self.over(code)]
                if len(playing) < len(TABLES) or self.dice.random() < 0.05:
                    await self.gather(http, self.dice.choice(TABLES))
                elif self.dice.random() < 0.3:
                    code = self.dice.choice(playing)
                    if len(self.at(code)) < MOST_AT_A_TABLE:
                        await self.join(http, code, watch=True)

    async def play(self, url: str, moved: asyncio.Event) -> None:
        """Everybody plays until the server is gone; says when every table has moved."""
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            with suppress(*GONE):
                while len(self.codes()) < len(TABLES):
                    await self.gather(http, TABLES[len(self.codes())])
            playing = [guest for guest in self.guests if not self.over(guest.code)]
            lives = [guest.live(url, Random(self.dice.getrandbits(64))) for guest in playing]
            watching = asyncio.create_task(self.watch(moved))
            await asyncio.gather(*lives, self.come_and_go(http))
            watching.cancel()

    async def watch(self, moved: asyncio.Event) -> None:
        """Look whether an answer was taken at every table that is still being played."""
        before = {code: self.answers(code) for code in self.codes()}
        while not moved.is_set():
            await asyncio.sleep(0.02)
            if all(self.over(code) or self.answers(code) > before[code] for code in before):
                moved.set()

    def answers(self, code: str) -> int:
        """Answers that the server has said were taken."""
        taken = ("answer", "insist")
        return sum(d.command["do"] in taken for guest in self.at(code) for d in guest.done)

    def over(self, code: str) -> bool:
        return any(g.table and g.table["status"] != "playing" for g in self.at(code))
