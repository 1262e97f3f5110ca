"""What a server of the fuzz tests holds: tables in every state, and the tokens of their people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import httpx

from boardwright.server.tables import Table
from tests.server.inside import Inside
from tests.server.test_campaigns import ONE_SESSION

SEATS = ("you", "person", "open", "bot")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at a table."""

    code: str
    token: str


class Visitors:
    """People at some tables, over HTTP."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.http = httpx.Client(base_url=inside.url, timeout=60)
        self.codes: list[str] = []
        self.people: list[Visitor] = []
        self.invites: list[str] = []
        self.records: list[str] = []

    def __enter__(self) -> Self:
        try:
            self._open("innovation", *SEATS, watch="everybody")
            self._open("cerebria", *SEATS, watch="nobody")
            self._open("innovation", "you", "person", watch="code")
            self._open("etherfields", "you", "person", "open", watch="code")
            self._give_up(self._open("innovation", "you", "you", watch="code"))
            self.records.append(ONE_SESSION)
            self.saved = str(self.ok("POST", "/api/records", {"record": ONE_SESSION})["table"])
        except BaseException:
            self.http.close()
            raise
        self.running = self.codes[:4]
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    def ok(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def do(self, code: str, token: str, **command: Any) -> Any:
        return self.ok("POST", f"/api/tables/{code}/do", command, token)["result"]

    def _open(self, game: str, *seats: str, watch: str) -> str:
        wish = {
            "game": game,
            "name": "Host",
            "seats": [{"kind": kind} for kind in seats],
            "options": {"watch": watch, "pace": "none"},
        }
        host = self.ok("POST", "/api/tables", wish)
        code = str(host["table"])
        self.codes.append(code)
        self.people.append(Visitor(code, host["token"]))
        for link in host["links"]:
            if link["seat"] == 1:
                guest = {"name": "Guest", "invite": link["invite"]}
                joined = self.ok("POST", f"/api/tables/{code}/join", guest)
                self.people.append(Visitor(code, joined["token"]))
            else:
                self.invites.append(link["invite"])
        return code

    def _give_up(self, code: str) -> None:
        """A game of some answers, which is over then and has a record."""
        host = self.people[-1].token
        for _ in range(6):
            self.do(code, host, do="answer", **self.good_answer(code))
        self.do(code, host, do="abandon")
        self.records.append(self.http.get(f"/api/tables/{code}/record").text)

    def table(self, code: str) -> Table:
        return next(table for table in self.inside.hall.live() if table.id == code)

    def good_answer(self, code: str, pick: int = 0) -> dict[str, Any]:
        """An answer that a seat could give just now."""

        def look() -> dict[str, Any]:
            table = self.table(code)
            decision = table.course.pos.decisions[pick % len(table.course.pos.decisions)]
            action = decision.options[pick % len(decision.options)]
            number, key = decision.number + table.course.shift, table.game.actions.key(action)
            return {"seat": decision.seats[0], "decision": number, "key": key}

        return self.inside.look(look)
