"""Holds a server that was killed to its word: what people were told was done is on disk and in what
it tells them now, and no table is damaged.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

import boardwright as bw
from boardwright.core.positions import Position
from boardwright.core.records import read
from boardwright.server.tokens import person_token
from boardwright.server.tokens import read as read_token
from tests.server.crowd import Crowd, Done, Guest

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Book:
    """A table as it is in the database file, read without any help of the server."""

    table: Row
    log: list[Row]
    chat: list[Row]
    people: dict[int, Row]
    invites: dict[int, Row]

    def entries(self, step: int) -> list[Row]:
        """What had happened up to a step."""
        return self.log[:step]

    def answers(self, step: int) -> list[tuple[int, str]]:
        """The answers that count after a step."""
        counting: list[tuple[int, str]] = []
        for entry in self.entries(step):
            if entry["kind"] == "answer":
                counting.append((entry["seat"], entry["key"]))
            elif entry["kind"] == "takeback":
                del counting[entry["data"]["to"] :]
        return counting

    def position(self, step: int) -> Position[Any]:
        game, seats = bw.game(self.table["game"]), len(self.table["seats"])
        if self.table["position"] is not None:
            pos = game.load(self.table["position"])
        else:
            pos = game.new(seats, int(self.table["seed"]), self.table["settings"])
        for seat, key in self.answers(step):
            pos.answer(key, seat)
        return pos

    def shift(self, step: int) -> int:
        shifts = [e["data"]["shift"] for e in self.entries(step) if e["kind"] == "takeback"]
        return int(shifts[-1]) if shifts else 0

    def seats(self, step: int) -> list[Row]:
        seats = list(self.table["seats"])
        for entry in self.entries(step):
            if entry["kind"] == "seat":
                seats[entry["seat"]] = entry["data"]
        return seats


class Ledger:
    """Compares a server, its database and the memory of the people at it."""

    def __init__(self, url: str, database: Path) -> None:
        self.url = url
        self.database = database

    def check(self, crowd: Crowd) -> int:
        """Check every table; how many promises were kept."""
        kept = 0
        with httpx.Client(base_url=self.url, timeout=60) as http:
            for code in crowd.codes():
                states = [self.state(http, guest) for guest in crowd.at(code)]
                book = self.read(code)
                self.check_log(book)
                for guest, state in zip(crowd.at(code), states, strict=True):
                    self.check_state(book, state)
                    self.check_told(book, guest)
                    kept += self.check_done(book, guest)
                    self.settle(book, guest)
                if book.table["status"] == "over":
                    self.check_record(http, book)
        return kept

    # Reading

    def state(self, http: httpx.Client, guest: Guest) -> Any:
        """What they are told now, by the token that they were given last."""
        path, bearer = f"/api/tables/{guest.code}/state", f"Bearer {guest.token}"
        answer = http.get(path, headers={"Authorization": bearer})
        if answer.status_code == 401 and guest.open and guest.open["do"] == "renew-key":
            # The new token was on disk and never told: nobody broke their word.
            return None
        assert answer.status_code == 200, (guest, answer.text)
        return answer.json()

    def read(self, code: str) -> Book:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            database.row_factory = sqlite3.Row
            log, chat, people, invites, [table] = (
                _rows(database, name, code)
                for name in ("log", "chat", "people", "invites", "tables")
            )
        return Book(table, log, chat, _by(people, "person"), _by(invites, "seat"))

    # Checking

    def check_log(self, book: Book) -> None:
        """No step is missing, and each follows from those before it: all answers are legal."""
        assert [entry["step"] for entry in book.log] == list(range(1, len(book.log) + 1))
        assert book.table["step"] == len(book.log)
        assert [line["number"] for line in book.chat] == list(range(1, len(book.chat) + 1))
        pos = book.position(len(book.log))
        assert (book.table["status"] == "over") == pos.over
        numbers = [(e["seat"], e["data"]) for e in book.log if e["kind"] == "answer"]
        assert len(set(numbers)) == len(numbers), "a decision was answered twice"

    def check_state(self, book: Book, state: Any) -> None:
        """What a person is told is what the log leads to."""
        if state is None:
            return
        step = state["step"]
        pos, shift = book.position(step), book.shift(step)
        seats = [{name: seat[name] for name in FIELDS} for seat in state["table"]["seats"]]
        assert seats == book.seats(step)
        for block in state["blocks"]:
            seat = block["seat"]
            assert block["view"] == json.loads(json.dumps(pos.view(seat)))
            own = next((d for d in pos.decisions if seat in d.seats), None)
            asked = block["decision"]
            assert (own is None) == (asked is None)
            if own is not None:
                assert asked["number"] == own.number + shift
                assert [o["key"] for o in asked["options"]] == pos.game.actions.keys(own.options)
        lines = [(line["number"], line["person"], line["text"]) for line in state["chat"]]
        written = [(line["number"], line["person"], line["text"]) for line in book.chat]
        assert lines == written[-200:][: len(lines)]
        assert len(lines) >= min(200, len(written))

    def check_told(self, book: Book, guest: Guest) -> None:
        """Every step that was told is in the log as it was told."""
        for step, what in guest.told.items():
            assert step <= len(book.log), f"step {step} was told and is lost"
            if what is not None:
                entry = book.log[step - 1]
                assert (entry["kind"], entry["seat"]) == (what["kind"], what["seat"])
                assert entry["person"] == what["by"]

    def check_done(self, book: Book, guest: Guest) -> int:
        """Everything that was said to be done is there, in the order in which it was said."""
        last = 0
        for done in guest.done:
            found = find(book, guest, done)
            if found is not None:
                assert last < found, f"{done} is out of order"
                assert done.since < found <= done.step, f"{done} is at step {found}"
                last = found
        return len(guest.done)

    def settle(self, book: Book, guest: Guest) -> None:
        """See what became of the command that was open when the server died."""
        open_still, guest.open = guest.open or {"do": None}, None
        name = book.people[guest.person]["name"]
        names = [guest.name, *([open_still["name"]] if open_still["do"] == "rename" else [])]
        assert name in names, f"{guest} is called {name}"
        guest.name = name
        held = {
            n for n, seat in enumerate(book.seats(len(book.log))) if seat["person"] == guest.person
        }
        unsure = {open_still["seat"]} if open_still["do"] in ("take", "free") else set()
        assert held - unsure == guest.seats - unsure, f"{guest} holds {held}"
        guest.seats = held
        secret = bytes.fromhex((self.database.parent / "secret.key").read_text())
        for seat, invite in tuple(guest.links.items()):
            link = read_token(secret, invite)
            assert link is not None
            if not link.fits(book.invites[seat]["nonce"]):
                assert open_still["do"] in ("link", "free", "renew-key"), (
                    f"the link to {seat} is lost"
                )
                del guest.links[seat]
        if open_still["do"] == "renew-key":
            nonce = book.people[guest.person]["nonce"]
            guest.token = person_token(secret, guest.code, guest.person, nonce)

    def check_record(self, http: httpx.Client, book: Book) -> None:
        """The record of a finished game replays to the position that the log leads to."""
        text = http.get(f"/api/tables/{book.table['id']}/record").raise_for_status().text
        *_, last = read(text).positions()
        assert last.digest() == book.position(len(book.log)).digest()


FIELDS = ("kind", "name", "person", "level")


def find(book: Book, guest: Guest, done: Done) -> int | None:
    """The step of the log that a promise is about; None where it is about something else, which is
    there all the same.
    """
    command = done.command
    if command["do"] == "answer":
        wanted = ("answer", command["seat"], guest.person, command["key"], command["decision"])
        steps = [e["step"] for e in book.log if _of(e, "key", "data") == wanted]
        assert len(steps) == 1, f"{done} is {len(steps)} times in the log"
        return int(steps[0])
    if command["do"] == "insist":
        # Who had proposed it answers; who insists has made it so.
        made = ("answer", guest.person, command["decision"])
        steps = [e["step"] for e in book.log if (e["kind"], e["person"], e["data"]) == made]
        assert len(steps) == 1, f"{done} is {len(steps)} times in the log"
        return int(steps[0])
    if command["do"] == "undo" and done.result["taken"]:
        return _between(book, done, ("takeback", command["seat"], guest.person))
    if command["do"] in ("stand-in", "back", "take", "free"):
        return _between(book, done, ("seat", command["seat"], guest.person))
    if command["do"] == "chat":
        said = [line for line in book.chat if line["text"] == command["text"]]
        assert [line["person"] for line in said] == [guest.person], f"{done} is lost"
    return None


def _between(book: Book, done: Done, wanted: tuple[object, ...]) -> int:
    span = book.log[done.since : done.step]
    steps = [entry["step"] for entry in span if _of(entry) == wanted]
    assert steps, f"{done} is lost"
    return int(steps[-1])


def _of(entry: Row, *more: str) -> tuple[object, ...]:
    return tuple(entry[name] for name in ("kind", "seat", "person", *more))


def _rows(database: sqlite3.Connection, name: str, code: str) -> list[Row]:
    column = "id" if name == "tables" else '"table"'
    found = database.execute(f"SELECT * FROM {name} WHERE {column} = ?", (code,))
    rows = [dict(row) for row in found]
    for row in rows:
        for key in JSON & set(row):
            # A number comes back as one: the database has looked into the text.
            row[key] = json.loads(row[key]) if isinstance(row[key], str) else row[key]
    return sorted(rows, key=lambda row: row[ORDER[name]])


def _by(rows: list[Row], name: str) -> dict[int, Row]:
    return {row[name]: row for row in rows}


ORDER = {"log": "step", "chat": "number", "people": "person", "invites": "seat", "tables": "id"}


JSON = frozenset({"data", "settings", "options", "seats", "position", "outcome"})
