"""Plays whatever a client without manners does, and watches what comes of it: one answer to every
command, nothing changed by what is refused, no fault of the server's own, no silence.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.frames import Opcode

from tests.server.rudeness import moves
from tests.server.visitors import Visitors
from tests.server.voices import PATIENCE, Voice

REFUSED, LET_GO, TOO_LARGE, NO_TEXT, WRONG = 4000, 4001, 1009, 1007, 1002
"""How a server ends what it does not want; 1011 would be a fault of its own."""

LAYOUTS = (
    ("innovation", "you", "person"),
    ("innovation", "you", "person", "bot"),
    ("innovation", "you", "open"),
    ("cerebria", "you", "person", "you", "open"),
    ("cerebria", "you", "person", "bot"),
    ("etherfields", "you", "person"),
)
"""The game, then its seats."""


@dataclass(slots=True)
class Company:
    """A table of the fuzz, how many people are at it, and a token that was good once."""

    code: str
    people: int
    old: str
    voices: list[Voice] = field(default_factory=list)


class SocketFuzz:
    """Clients of one server."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.inside = visitors.inside
        self.counts: Counter[str] = Counter()
        self.tables = 0

    def fuzz(self, examples: int, number: int) -> None:
        """So many tables; the number makes them others."""

        @seed(number)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=False,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink],
        )
        @given(st.sampled_from(LAYOUTS), st.lists(moves, max_size=24))
        def play(layout: tuple[str, ...], said: list[tuple[Any, ...]]) -> None:
            self.play(layout, said)

        play()

    def play(self, layout: tuple[str, ...], moves: list[tuple[Any, ...]]) -> None:
        """A new table, all these moves, and a look at whether everything is still well."""
        self.tables += 1
        company = self.gather(layout)
        deeds: dict[str, Callable[..., object]] = {
            "come": self.come,
            "say": self.say,
            "garble": self.garble,
            "rude": self.rude,
            "hang up": self.hang_up,
            "all at once": self.all_at_once,
        }
        try:
            for name, *details in moves:
                deeds[name](company, *details)
            self.part(company)
        finally:
            for voice in company.voices:
                voice.close("abruptly")
        self.inside.check()

    def gather(self, layout: tuple[str, ...]) -> Company:
        """A new table: a host, a guest if one was invited, a watcher with a name."""
        ok = self.visitors.ok
        game, *kinds = layout
        wish = {"game": game, "name": "Host", "seats": [{"kind": kind} for kind in kinds]}
        host = ok("POST", "/api/tables", wish)
        path = f"/api/tables/{host['table']}"
        for link in host["links"]:
            if kinds[link["seat"]] == "person":
                ok("POST", f"{path}/join", {"name": "Guest", "invite": link["invite"]})
        watcher = ok("POST", f"{path}/join", {"name": "Watcher", "watch": True})
        self.visitors.do(host["table"], watcher["token"], do="renew-key")
        return Company(host["table"], watcher["person"] + 1, watcher["token"])

    # Moves

    def come(self, company: Company, hello: tuple[str, Any]) -> Voice | None:
        """A new socket, with a good greeting or a bad one."""
        how, what = hello
        person = what % company.people if how == "person" else None
        voice = Voice(
            f"ws{self.inside.url[4:]}/api/tables/{company.code}/socket", person, self.counts
        )
        if how == "nothing":
            voice.close("abruptly")
            return None
        if how == "frame":
            voice.frame(*what)
            how = "nobody" if what[0] in (Opcode.PING, Opcode.PONG) else how
        if how != "frame":
            strangers = {"stranger": self.visitors.people[0].token, "old": company.old}
            token = strangers.get(how) if person is None else self.token(company, person)
            greeting = {"do": "hello", **({} if token is None else {"token": token})}
            voice.link.send(what if how == "text" else json.dumps(greeting))
        voice.due = 1
        first = voice.read()
        if first is not None and first["type"] == "state":
            assert how in ("person", "nobody", "text")
            voice.due = 0
            company.voices.append(voice)
            return voice
        assert how not in ("person", "nobody"), first
        code = voice.end()
        assert code in (REFUSED, *self.endings(*what)) if how == "frame" else code == REFUSED
        self.counts["ended"] += 1
        return None

    def say(self, company: Company, which: int, shape: dict[str, Any], ref: Any) -> None:
        """One command, and its answer."""
        voice = self.voice(company, which)
        message = {**self.fill_in(company, voice, shape), "ref": ref}
        answer = self.ask(company, voice, json.dumps(message))
        good = type(ref) is int and 0 <= ref <= 2**31
        assert answer["ref"] == ref if good else answer["ref"] is None, (message, answer)

    def garble(self, company: Company, which: int, text: str) -> None:
        self.ask(company, self.voice(company, which), text)

    def rude(self, company: Company, which: int, frame: tuple[Opcode, bytes]) -> None:
        """A frame that is no text, too long, or not allowed at all."""
        voice = self.voice(company, which)
        before = self.inside.fingerprint([company.code])
        endings = self.endings(*frame)
        voice.frame(*frame)
        if endings:
            while voice.read() is not None:
                pass
            assert voice.ended in endings, voice.ended
            self.leave(company, voice)
            self.counts["ended"] += 1
        elif frame[0] in (Opcode.TEXT, Opcode.BINARY):
            voice.due += 1
            voice.read_all()
        assert self.inside.fingerprint([company.code]) == before

    def hang_up(self, company: Company, which: int, how: str) -> None:
        """Close a socket: as one should, without a word, or with answers still to come."""
        voice = self.voice(company, which)
        if how == "at once":
            for do in ("state", "links", "undo", "skip"):
                voice.link.send(json.dumps({"do": do, "seat": 0} if do == "undo" else {"do": do}))
        self.leave(company, voice, how)

    def all_at_once(self, company: Company, said: list[tuple[int, dict[str, Any]]]) -> None:
        """Several sockets that do not wait for each other."""
        for ref, (which, shape) in enumerate(said):
            voice = self.voice(company, which)
            voice.say(json.dumps({**self.fill_in(company, voice, shape), "ref": ref}))
        renewed = {
            company.voices[which % len(company.voices)].person
            for which, shape in said
            if shape.get("do") == "renew-key"
        }
        # A socket may have its answer before another one has renewed the token: a second look.
        for voice in (*company.voices, *company.voices):
            if voice.person not in renewed:
                voice.read_all()
            elif voice in company.voices:
                self.let_go(company, voice)

    def let_go(self, company: Company, voice: Voice) -> None:
        """The person of this socket has a new token: it may be closed, and then as it should be."""
        voice.say(json.dumps({"do": "skip", "ref": 0}))
        while voice.due and voice.read() is not None:
            pass
        if voice.ended is not None:
            assert voice.ended == LET_GO, voice.ended
            self.leave(company, voice)

    def part(self, company: Company) -> None:
        """Nobody waits for anything any more, and the table can be played on."""
        for voice in company.voices:
            voice.say(json.dumps({"do": "state", "ref": 1}))
            voice.read_all()
            assert voice.answers[-1]["type"] == "done"
            voice.close()
        company.voices.clear()
        path, host = f"/api/tables/{company.code}", self.token(company, 0)
        state = self.visitors.ok("GET", f"{path}/state", token=host)
        stood_in = {seat["seat"] for seat in state["table"]["seats"] if seat["level"]}
        for block in state["blocks"]:
            if block["decision"] and block["seat"] not in stood_in:
                key, number = block["decision"]["options"][0]["key"], block["decision"]["number"]
                given = {"seat": block["seat"], "decision": number, "key": key}
                self.visitors.do(company.code, host, do="answer", **given)
                break

    # Parts of them

    def token(self, company: Company, person: int) -> str:
        return self.inside.look(lambda: self.visitors.table(company.code).token(person))

    def voice(self, company: Company, which: int) -> Voice:
        if not company.voices:
            self.come(company, ("person", which))
        return company.voices[which % len(company.voices)]

    def leave(self, company: Company, voice: Voice, how: str = "politely") -> None:
        """Close a socket, and wait until the server has done with it: what it was still told to do
        may change the table until then.
        """
        voice.close(how)
        company.voices.remove(voice)
        until = time.monotonic() + PATIENCE
        while self.inside.look(lambda: len(self.visitors.table(company.code).audience)) > len(
            company.voices
        ):
            assert time.monotonic() < until, "a socket that is gone is still listened for"
            time.sleep(0.001)

    def ask(self, company: Company, voice: Voice, text: str) -> Any:
        """Say it and wait for the answer; a refusal has changed nothing."""
        before = self.inside.fingerprint([company.code])
        voice.say(text)
        voice.read_all()
        answer = voice.answers[-1]
        if answer["type"] == "refused":
            assert self.inside.fingerprint([company.code]) == before, (text, answer)
            assert {"type", "title", "status"} <= set(answer["problem"])
            assert answer["problem"]["status"] < 500
        elif answer["result"] and "token" in answer["result"]:
            for other in tuple(company.voices):
                if other.person == voice.person and other is not voice:
                    self.let_go(company, other)
                    assert other not in company.voices
        return answer

    def endings(self, opcode: Opcode, data: bytes) -> tuple[int, ...]:
        """What a frame must be closed with; nothing where it is answered."""
        if opcode is Opcode.CONT:
            return (WRONG,)
        if len(data) > self.inside.config.max_message:
            return (TOO_LARGE,)
        if opcode is Opcode.TEXT:
            try:
                data.decode()
            except UnicodeDecodeError:
                return (NO_TEXT,)
        return ()

    def fill_in(self, company: Company, voice: Voice, shape: dict[str, Any]) -> dict[str, Any]:
        """The command with the seats, numbers and keys of this moment."""

        def look() -> dict[str, Any]:
            table = self.visitors.table(company.code)
            pos, shift = table.course.pos, table.course.shift
            seats = table.seats_of(voice.person)
            asked = [d for d in pos.decisions if set(d.seats) & set(seats)] or list(pos.decisions)
            number = asked[0].number + shift if asked else 0
            own = next(iter({*asked[0].seats} & {*seats}), 0) if asked else 0
            places: dict[Any, Any] = {
                "own": own,
                "other": (own + 1) % len(table.seats),
                "open": number,
                "next": number + 1,
                "last": number - 1,
            }
            filled = dict(shape)
            for name in ("seat", "decision"):
                if isinstance(filled.get(name), str):
                    filled[name] = places.get(filled[name], filled[name])
            if isinstance(filled.get("key"), tuple):
                options = asked[0].options if asked else (0,)
                action = options[filled["key"][1] % len(options)]
                filled["key"] = table.game.actions.key(action)
            return filled

        return self.inside.look(look)
