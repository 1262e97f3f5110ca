"""Tables for the tests, made and moved on through the server's HTTP calls."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from boardwright.core import records, registry
from tests.web import tools
from tests.web.serving import Server

RECORDS = tools.ROOT / "tests" / "records"
BRISK: dict[str, object] = {"watch": "code", "takeback": "consent", "pace": "none"}


@dataclass(slots=True)
class Table:
    """A table with the token of everybody who sits there."""

    server: Server
    id: str
    tokens: dict[int, str] = field(default_factory=dict)
    """By seat; several seats of one person have the same."""
    links: dict[int, str] = field(default_factory=dict)
    """Invitations to the seats that nobody has taken yet."""

    def state(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.server.get(f"/api/tables/{self.id}/state", self.tokens[seat])
        return found

    def block(self, seat: int) -> dict[str, Any]:
        """What a seat is told."""
        found: dict[str, Any] = next(b for b in self.state(seat)["blocks"] if b["seat"] == seat)
        return found

    def public(self) -> dict[str, Any]:
        found: dict[str, Any] = self.server.get(f"/api/tables/{self.id}")
        return found

    def do(self, who: int, what: str, /, **fields: object) -> dict[str, Any]:
        command = {"do": what, **fields}
        path = f"/api/tables/{self.id}/do"
        found: dict[str, Any] = self.server.post(path, command, self.tokens[who])
        return found

    def answer(self, seat: int, key: str) -> dict[str, Any]:
        number = self.block(seat)["decision"]["number"]
        return self.do(seat, "answer", seat=seat, decision=number, key=key)

    def sit(self, seat: int, name: str) -> None:
        """Somebody comes by their link."""
        body = {"name": name, "invite": self.links.pop(seat)}
        joined = self.server.post(f"/api/tables/{self.id}/join", body)
        self.tokens[seat] = joined["token"]


def _joined(server: Server, answer: Mapping[str, Any]) -> Table:
    tokens = dict.fromkeys(answer["seats"], answer["token"])
    links = {link["seat"]: link["invite"] for link in answer["links"]}
    return Table(server, answer["table"], tokens, links)


def new_table(
    server: Server,
    kinds: Sequence[str],
    name: str = "Ann",
    *,
    game: str = "innovation",
    settings: Mapping[str, str] | None = None,
    **options: object,
) -> Table:
    """A table; a kind is `you`, `person`, `open` or the level of a bot."""
    seats = [
        {"kind": kind} if kind in ("you", "person", "open") else {"kind": "bot", "level": kind}
        for kind in kinds
    ]
    wish = {"game": game, "name": name, "seats": seats, "settings": settings or {}}
    return _joined(server, server.post("/api/tables", {**wish, "options": BRISK | options}))


def two_people(server: Server) -> Table:
    """Two people who have played their first cards."""
    table = new_table(server, ["you", "person"])
    table.sit(1, "Bo")
    for seat in (0, 1):
        table.answer(seat, table.block(seat)["decision"]["options"][0]["key"])
    return table


def golden(name: str, game: str = "innovation") -> str:
    """The record of a whole game."""
    return (RECORDS / f"{game}-v1-{name}.record").read_text("utf-8")


def cut(record: str, dropped: int) -> str:
    """A record without its last answers: the game goes on there."""
    count = len(records.read(record).answers)
    return records.write(records.replay(record, count - dropped))


def imported(server: Server, record: str) -> str:
    """The id of a record that can be replayed."""
    return str(server.post("/api/records", {"record": record})["table"])


def near_end(server: Server, record: str, dropped: int, seat: int = 0) -> Table:
    """A table against bots, so many answers before the end of a recorded game."""
    count = len(records.read(record).answers)
    branch = {"at": count - dropped, "seat": seat, "name": "Ann", "level": "novice"}
    source = imported(server, record)
    return _joined(server, server.post(f"/api/tables/{source}/branch", branch))


POSITIONS = tools.HERE / "positions"
"""Positions of Etherfields, as scenarios have them, with their seed and the answers given there."""


def position(name: str) -> str:
    """The record of a position and of what was answered in it."""
    data = tomllib.loads((POSITIONS / f"{name}.toml").read_text("utf-8"))
    pos = registry.game("etherfields").load(data["position"])
    for line in data.get("answers", ()):
        seat, _, key = line.partition(" ")
        pos.answer(key, int(seat))
    return records.write(pos)


def placed(server: Server, name: str, dropped: int = 0) -> Table:
    """A table that goes on from a position, with bots; the last answers may be left to it."""
    return near_end(server, position(name), dropped)


def with_bo(table: Table) -> Table:
    """Somebody comes to watch, and takes the seat of the bot opposite."""
    joined = table.server.post(f"/api/tables/{table.id}/join", {"name": "Bo", "watch": True})
    table.tokens[1] = joined["token"]
    table.do(1, "take", seat=1)
    return table


def choose(keys: Sequence[str], luck: random.Random) -> int:
    """The player of the tests: does what brings a game to its end (dominates, draws from supplies,
    absorbs, ends turns) more often than not, and else anything.
    """
    if "done" in keys and any(key.startswith(("realm:", "ability:")) for key in keys):
        if "absorb" in keys and luck.random() < 0.7:
            return keys.index("absorb")
        if luck.random() < 0.4:
            return keys.index("done")
    wanted = [n for n, key in enumerate(keys) if key.startswith("dominate:")]
    if wanted:
        return wanted[0]
    if "draw" in keys and luck.random() < 0.5:
        return keys.index("draw")
    return luck.randrange(len(keys))


def play_on(
    table: Table, until: Callable[[Mapping[str, Any]], bool], seed: int = 1, most: int = 2000
) -> None:
    """Answer for everybody who holds a token until a view says that it is enough, or it is over."""
    luck = random.Random(seed)
    for _ in range(most):
        waiting = [seat for seat in table.public()["waiting"] if seat in table.tokens]
        if not waiting:
            return
        block = table.block(waiting[0])
        if until(block["view"]):
            return
        decision = block["decision"]
        key = decision["options"][choose([o["key"] for o in decision["options"]], luck)]["key"]
        table.do(waiting[0], "answer", seat=waiting[0], decision=decision["number"], key=key)
    raise AssertionError(f"not there after {most} answers")
