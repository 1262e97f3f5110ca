"""One live table: its game, its seats and people, and those who listen to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from boardwright.core.games import Game, Setup
from boardwright.core.messages import Json
from boardwright.core.outcomes import Outcome
from boardwright.server import blocks, tokens
from boardwright.server.course import Course, Heard, effective, standing
from boardwright.server.house import House, log
from boardwright.server.listening import Audience, Listener
from boardwright.server.motions import Motion, Proposal
from boardwright.server.pieces import Pieces
from boardwright.server.problems import Problem
from boardwright.server.seating import Seat
from boardwright.server.store import (
    Append,
    Line,
    Operation,
    Row,
    Snapshot,
    Stored,
    StoreError,
)

HISTORY = 80
"""Steps that a `state` tells; older ones come with a replay."""

CLOSED = ("over", "abandoned", "record")
"""Tables whose secrets are out."""

encode = msgspec.json.Encoder().encode


def nobody() -> None:
    """No bots to wake: the hall says who does."""


class Table:
    """A table in memory. Whatever changes it holds `lock`, is written down, and only then told."""

    def __init__(
        self, house: House, stored: Stored, game: Game[Any], course: Course | None
    ) -> None:
        row: Row = stored.row
        self.house = house
        self.game = game
        self._course = course
        self._log = stored.log if course is None else ()
        self.id = row.id
        self.row = row
        self.status = row.status
        self.title = row.title
        self.outcome = row.outcome
        self.next = row.next
        self.step = row.step
        self.options: Mapping[str, Any] = row.options
        self.seats = [Seat.from_json(seat) for seat in row.seats]
        for entry in stored.log:
            if entry.kind == "seat" and entry.seat is not None:
                self.seats[entry.seat] = Seat.from_json(entry.data)
        self.people = {person.person: person for person in stored.people}
        self.invites = {invite.seat: invite for invite in stored.invites}
        self.chat: list[Line] = list(stored.chat)
        self.audience = Audience()
        self.pieces = Pieces()
        self.left: dict[int, float] = {}
        self.motion: Motion | None = None
        self.proposal: Proposal | None = None
        self.lock = asyncio.Lock()
        self.hurry = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.wake: Callable[[], None] = nobody
        self.used = self.opened = house.clock()
        heads = standing(stored.snapshots, stored.log, row.rules_version)
        self.shots = [head.at for head in heads]
        self.lost = False

    @property
    def readable(self) -> bool:
        """Whether the game can be shown: one under other rules cannot."""
        return self._course is not None

    @property
    def course(self) -> Course:
        if self._course is None:
            raise Problem("outdated")
        return self._course

    def answers(self) -> list[tuple[int, str]]:
        """Those that count, for the record; they are known even where the game cannot be shown."""
        if self._course is not None:
            return self._course.answers
        return [(entry.seat or 0, entry.key or "") for entry in effective(self._log)]

    # People and seats

    def person_of(self, token: str | None) -> int | None:
        """Who shows this token; None without one. One that is not good is refused."""
        if token is None:
            return None
        read = tokens.read(self.house.secret, token)
        if read is None or read.kind != "p" or read.table != self.id:
            raise Problem("bad-token")
        person = self.people.get(read.number)
        if person is None or not read.fits(person.nonce):
            raise Problem("bad-token")
        return read.number

    def token(self, person: int) -> str:
        return tokens.person_token(self.house.secret, self.id, person, self.people[person].nonce)

    def seats_of(self, person: int | None) -> list[int]:
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    def holders(self) -> set[int]:
        """The people who hold a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def came_over(self, person: int) -> bool:
        """Whether somebody of the table before this one has been brought along: its numbers mean
        nothing here for those who came there later.
        """
        return person == self.row.host or any(s["person"] == person for s in self.row.seats)

    def bot_at(self, seat: int) -> str | None:
        return self.seats[seat].played_by(bool(self.options["warm"]))

    def own(self, person: int | None, seat: int) -> None:
        """Refuse a seat that is not this person's."""
        if person is None:
            raise Problem("no-token")
        if not 0 <= seat < len(self.seats) or self.seats[seat].person != person:
            raise Problem("not-yours")

    def playing(self) -> None:
        """Refuse where nothing can be played any more."""
        if self.status == "outdated":
            raise Problem("outdated")
        if self.status != "playing":
            raise Problem("not-playing")

    def kept(self) -> None:
        """Refuse once this is no longer the table that everybody else sees."""
        if self.lost:
            raise Problem("unavailable")

    def may_watch(self) -> bool:
        return self.options["watch"] != "nobody" or self.status == "record"

    # Changes

    async def happen(self, entry: Append, *more: Operation, what: Mapping[str, Json]) -> None:
        """Write a step down; when it is on disk, tell everybody. If the disk refuses, this table is
        forgotten, and the next one to ask gets it from the disk as it was.
        """
        try:
            await self.house.store.commit(entry, *more)
        except asyncio.CancelledError:
            self.forget()
            raise
        except StoreError as error:
            self.forget()
            log.error("not written", extra={"event": "not-written", "table": self.id})
            raise Problem("unavailable") from error
        self.step = entry.step
        self.used = self.house.clock()
        self.tell_step(what, self.course.heard[-1] if what["kind"] == "answer" else None)
        self.wake()

    async def keep(self, *operations: Operation) -> None:
        """Write something down that is not a step."""
        try:
            await self.house.store.commit(*operations)
        except StoreError as error:
            self.forget()
            raise Problem("unavailable") from error

    def snapshot(self) -> list[Operation]:
        """A snapshot, when the last one is long ago."""
        if self.unsaved() < self.house.config.snapshot_every:
            return []
        return [self.snapshot_now(self.step + 1)]

    def snapshot_now(self, step: int) -> Snapshot:
        count = len(self.course.answers)
        self.shots.append(count)
        return Snapshot(self.id, step, count, self.game.rules_version, self.course.snapshot())

    def unsaved(self) -> int:
        """Answers since the last snapshot that still stands."""
        return len(self.course.answers) - (self.shots[-1] if self.shots else 0)

    def forget(self) -> None:
        """Give up what is in memory: it is no longer what is on disk."""
        self.lost = True
        self.stop()

    def stop(self) -> None:
        if self.driver is not None:
            self.driver.cancel()
        bye = encode({"type": "bye", "after": 0.5}).decode()
        for listener in self.audience:
            listener.send(bye)
            listener.close()

    # Messages

    def info(self) -> dict[str, Json]:
        """What anybody at the table may know of it."""
        waiting = self.waiting()
        return {
            "id": self.id,
            "title": self.title,
            "game": self.game.name,
            "status": self.status,
            "rules_version": self.row.rules_version,
            "settings": self._settings(),
            "words": self.row.words,
            "options": dict(self.options),
            "seats": [self._seat(n, seat) for n, seat in enumerate(self.seats)],
            "teams": self.teams,
            "sharing": self.sharing,
            "people": [
                {"person": n, "name": person.name, "present": self.audience.present(n)}
                for n, person in self.people.items()
            ],
            "host": self.row.host,
            "waiting": waiting,
            "motion": self.motion.to_json() if self.motion else None,
            "watchers": self.audience.watchers(),
            "outcome": self.outcome,
            "next": self.next,
            "campaign": self.campaign(),
            "thinking": [seat for seat in waiting if self.bot_at(seat) is not None],
        }

    def _settings(self) -> dict[str, str]:
        """What anybody may know of the settings: all of them once the secrets are out."""
        return dict(self.row.settings if self.status in CLOSED else self._open_settings)

    @cached_property
    def _setup(self) -> Setup:
        """The setup as far as it stays the same, without the luck."""
        return Setup(len(self.seats), 0, self.row.settings)

    @cached_property
    def _open_settings(self) -> Mapping[str, str]:
        return self.game.setup_for(self._setup, None).settings

    @cached_property
    def teams(self) -> Json:
        """The seats that win and lose together."""
        return [list(team) for team in self.game.teams(self._setup)]

    @cached_property
    def sharing(self) -> Json:
        """The seats that see the same."""
        return [list(seats) for seats in self.game.sharing(self._setup)]

    @cached_property
    def _is_session(self) -> bool:
        return self.game.is_session(self._setup)

    def campaign(self) -> str | None:
        """Where the campaign stands with this table; None: it belongs to none, or cannot tell."""
        if not self.readable or not self._is_session:
            return None
        if self.status == "playing":
            return "playing"
        if self.outcome is None:
            return "resume" if self.status == "record" else "again"
        return "next" if self.game.goes_on(Outcome.from_json(self.outcome)) else "over"

    def waiting(self) -> list[int]:
        return list(self.course.pos.waiting) if self.status == "playing" else []

    def _seat(self, number: int, seat: Seat) -> dict[str, Json]:
        present = seat.person is not None and self.audience.present(seat.person)
        return {"seat": number, **seat.to_json(), "present": present}

    def state(self, person: int | None) -> str:
        """Everything, for one person or a watcher."""
        seats = self._sees(person) if self.readable else []
        heard = self.course.heard[-HISTORY:] if seats else []
        message = {
            "type": "state",
            "step": self.step,
            "you": {
                "person": person,
                "name": None if person is None else self.people[person].name,
                "seats": self.seats_of(person),
                "host": person is not None and person == self.row.host,
            },
            "table": self.info(),
            "blocks": [self.block(seat, None) for seat in seats],
            "history": [[self._told(entry, seat) for entry in heard] for seat in seats],
            "chat": [said(line) for line in self.chat],
        }
        return encode(message).decode()

    def _told(self, entry: Heard, seat: int | None) -> dict[str, Json]:
        told = blocks.events(self.game, entry.raws, seat)
        return {"step": entry.step, "seat": entry.seat, "events": told}

    def block(
        self, seat: int | None, heard: Heard | None, shared: blocks.Shared | None = None
    ) -> dict[str, Json]:
        raws = heard.raws if heard else ()
        made = blocks.block(self.course.pos, seat, self.course.shift, raws, shared)
        if self.status != "playing":
            made["decision"], made["others"] = None, []
            made["undo"] = {"grant": "none", "reason": "over"} if seat is not None else None
        if self.proposal is not None and seat in self.proposal.seats:
            made["proposal"] = self.proposal.to_json()
        return made

    def tell_step(self, what: Mapping[str, Json], heard: Heard | None) -> None:
        """Send everybody what has just happened, as each may know it."""
        if what["kind"] != "answer":
            self.tell_states()
            return
        head = b'{"type":"step","step":%d,"what":%b,"table":%b,"blocks":[' % (
            self.step,
            encode(what),
            encode(self.info()),
        )
        seats = {person: self._sees(person) for person in self.audience.people()}
        wanted = {seat for seen in seats.values() for seat in seen}
        shared = blocks.Shared(self.course.pos, wanted, self.pieces)
        made = {seat: encode(self.block(seat, heard, shared)) for seat in wanted}
        texts = {
            person: (head + b",".join([made[seat] for seat in seen]) + b"]}").decode()
            for person, seen in seats.items()
        }
        for listener in self.audience:
            listener.send(texts[listener.person])

    def _sees(self, person: int | None) -> list[int | None]:
        """The seats whose blocks this person gets; a watcher gets that of none."""
        return [*self.seats_of(person)] or [None]

    def tell_table(self) -> None:
        """Send everybody that something about the table is new; the game has not moved."""
        self.tell({"type": "table", "table": self.info()})

    def tell(self, message: Mapping[str, Json]) -> None:
        text = encode(message).decode()
        for listener in self.audience:
            listener.send(text)

    def tell_states(self) -> None:
        """Send everybody everything: a proposal was made or dropped."""
        states = {person: self.state(person) for person in self.audience.people()}
        for listener in self.audience:
            listener.send(states[listener.person])

    def dismiss(self, person: int, but: Listener | None = None) -> None:
        """End the sockets of somebody whose key is no longer good."""
        for listener in self.audience:
            if listener.person == person and listener is not but:
                listener.close()

    # Listeners

    def come(self, listener: Listener) -> None:
        """Somebody begins to listen; they hear everything first."""
        new = listener.person is None or not self.audience.present(listener.person)
        self.audience.add(listener)
        self.used = self.house.clock()
        listener.send(self.state(listener.person))
        if new:
            self.tell_table()

    def go(self, listener: Listener) -> None:
        self.audience.remove(listener)
        listener.close()
        self.used = self.house.clock()
        if listener.person is not None and not self.audience.present(listener.person):
            self.left[listener.person] = self.house.clock()
        self.tell_table()


def said(line: Line) -> dict[str, Json]:
    """A line of chat, for everybody."""
    return {
        "number": line.number,
        "person": line.person,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }
