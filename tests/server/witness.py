"""Somebody who writes down every byte that a seat and its team are sent, or who only watches, while
a table is played and pestered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from boardwright.core.randomness import Dice
from boardwright.server.hall import Hall
from boardwright.server.seating import Seat
from boardwright.server.store import AddPerson, NewTable
from boardwright.server.tables import Table
from tests.server.twins import Step, Twins
from tests.server.wire import Line, Reply, Running, Socket, Stream, call

OPTIONS = {
    "watch": "everybody",
    "takeback": "consent",
    "bots_accept": True,
    "pace": "none",
    "warm": False,
}

LOOKS = ("", "/state", "/replay?count=60", "/replay?seat=none&count=60", "/record", "/campaign")
"""What is asked for with the token of the seat, and without any."""


@dataclass(slots=True)
class Heard:
    """What came to one seat and to a watcher, by channel, each in its order."""

    channels: dict[str, list[bytes]] = field(default_factory=dict)

    def note(self, channel: str, what: bytes) -> None:
        self.channels.setdefault(channel, []).append(what)

    def difference(self, other: Heard) -> str | None:
        """Where two seats were sent something else, if they were."""
        if list(self.channels) != list(other.channels):
            return f"channels: {list(self.channels)} or {list(other.channels)}"
        for channel, parts in self.channels.items():
            others = other.channels[channel]
            for number, (one, two) in enumerate(zip(parts, others, strict=False)):
                if one != two:
                    unlike = (n for n in range(min(len(one), len(two))) if one[n] != two[n])
                    at = next(unlike, min(len(one), len(two)))
                    around = slice(max(0, at - 200), at + 200)
                    where = f"{channel}, part {number}, byte {at}"
                    return f"{where}:\n{one[around]!r}\n{two[around]!r}"
            if len(parts) != len(others):
                return f"{channel}: {len(parts)} or {len(others)} parts"
        return None

    def everything(self) -> bytes:
        return b"\n".join(part for parts in self.channels.values() for part in parts)


async def lay(hall: Hall, game: str, position: dict[str, Any], people: Sequence[int]) -> Table:
    """A table that begins at this position, with this person at each seat."""
    made = NewTable(
        id=await hall.code(),
        game=game,
        rules_version=position["rules_version"],
        title="Twins",
        settings=position["settings"],
        options=OPTIONS,
        seats=[Seat("person", f"Seat {n}", who).to_json() for n, who in enumerate(people)],
        position=position,
        secret=hall.house.random_bytes(16),
        host=0,
        listed=True,
    )
    known = [
        AddPerson(made.id, who, f"Person {who}", hall.house.random_bytes(16))
        for who in dict.fromkeys(people)
    ]
    return await hall.open(made, *known)


class Witness:
    """Sits at one seat of a table and keeps what comes to it and to its team-mates; the others play
    by POST. Without a seat it only watches.
    """

    def __init__(
        self, running: Running, table: Table, seat: int | None, mates: Sequence[int] = ()
    ) -> None:
        self.app = running.app
        self.table = table
        self.path = f"/api/tables/{table.id}"
        self.seat = seat
        self.person = None if seat is None else table.seats[seat].person
        self.own = table.seats_of(self.person)
        self.mates = [table.seats[mate].person for mate in mates if mate not in self.own]
        self.heard = Heard()
        self.refs = 0
        self.token = None if self.person is None else table.token(self.person)
        self.lines: dict[str, Line] = {}

    async def come(self) -> None:
        """Open everything that can be listened to, for the seat, its team and a watcher."""
        whose = [("", self.token)] if self.token is not None else []
        for mate in self.mates:
            assert mate is not None
            whose.append((f"team-mate {mate}'s ", self.table.token(mate)))
        for name, token in (*whose, ("watcher's ", None)):
            socket = Socket(self.app, f"{self.path}/socket")
            socket.say(do="hello", **({} if token is None else {"token": token}))
            await socket.next()
            stream = Stream(self.app, f"{self.path}/stream", token)
            await stream.next()
            await stream.next()
            self.lines |= {f"{name}socket": socket, f"{name}stream": stream}
        first = self.lines["socket" if self.token is not None else "watcher's socket"]
        assert isinstance(first, Socket)
        self.socket = first
        await self.settle()

    async def go(self) -> Heard:
        """Close everything; what came altogether."""
        await self.settle()
        for name, line in self.lines.items():
            for frame in line.frames:
                self.heard.note(name, frame)
            await line.close()
        return self.heard

    async def settle(self) -> None:
        """Wait until everybody has been sent what waits for them."""
        while any(listener.waiting() for listener in self.table.audience):
            await asyncio.sleep(0)
        for _ in range(4):
            await asyncio.sleep(0)

    # Asking

    async def get(self, path: str, token: str | None, body: object = None) -> Reply:
        """Ask over HTTP, and keep the whole response."""
        method = "GET" if body is None else "POST"
        reply = await call(self.app, method, path, body, token)
        assert reply.status < 500, reply.raw
        self.heard.note(f"{method} {path} {'with' if token else 'without'} a token", reply.raw)
        return reply

    async def look_around(self) -> None:
        """Everything that can be asked for without playing."""
        for token in dict.fromkeys((self.token, None)):
            for look in LOOKS:
                await self.get(self.path + look, token)
        for seat in (*range(len(self.table.seats)), "all"):
            await self.get(f"{self.path}/replay?seat={seat}&count=60", self.token)
        await self.get("/api/tables", None)
        if self.token is not None:
            await self.get("/api/mine", None, {"tokens": [self.token]})
            await self.get(f"{self.path}/join", None, {"name": "Somebody", "invite": self.token})
        branch = {"at": 0, "seat": 0, "name": "Somebody", "level": "novice"}
        await self.get(f"{self.path}/branch", self.token, branch)
        for seat in range(len(self.table.seats)):
            await self.get(f"{self.path}/join", None, {"name": "Somebody", "seat": seat})
        await self.get(f"{self.path}/join", None, {"name": "Somebody", "watch": True})
        await self.settle()

    async def ask(self, do: str, **fields: Any) -> str:
        """Give a command, by the socket or every third time by POST; `done` or `refused`."""
        self.refs += 1
        if self.refs % 3:
            return str((await self.socket.ask(self.refs, do, **fields))["type"])
        reply = await self.get(f"{self.path}/do", self.token, {"do": do, **fields})
        return "done" if reply.status == 200 else "refused"

    async def pester(self, dice: Dice) -> None:
        """Commands that are refused: answers out of turn, for others, not legal, not known."""
        keys, seats = self.table.game.actions, len(self.table.seats)
        open_now = [d.number + self.table.course.shift for d in self.table.course.pos.decisions]
        for number in (*open_now, max(0, min(open_now) - 1), max(open_now) + 1):
            for seat in dict.fromkeys((self.seat or 0, dice.below(seats))):
                key = keys.key(dice.below(len(keys)))
                if not self._possible(seat, number, key):
                    given = {"seat": seat, "decision": number, "key": key}
                    assert await self.ask("answer", **given) == "refused"
        for do in ("previews", "hint"):
            for number in open_now:
                if not self._possible(self.seat or 0, number, None):
                    assert await self.ask(do, seat=self.seat or 0, decision=number) == "refused"
        await self.ask("answer", seat=self.seat or 0, decision=open_now[0], key="play:Nonsense")
        await self.ask("insist", seat=self.seat or 0, decision=open_now[0])
        for do in ("agree", "decline", "links", "rematch", "renew", "skip", "state"):
            await self.ask(do)
        for seat in range(seats):
            await self.ask("take", seat=seat)
            await self.ask("link", seat=seat)
            if seat not in self.own:
                await self.ask("undo", seat=seat)
                await self.ask("stand-in", seat=seat, level="novice")
        await self.settle()

    def _possible(self, seat: int, number: int, key: str | None) -> bool:
        """Whether that would be a good answer, or a question that may be thought about."""
        decision = self.table.course.decision(number)
        if decision is None or seat not in self.own or seat not in decision.seats:
            return False
        return key is None or self.table.game.actions.id(key) in decision.options

    async def think(self, hints: bool) -> None:
        """Ask what the options would lead to, and what a bot makes of them."""
        for decision in self.table.course.pos.decisions:
            number = decision.number + self.table.course.shift
            for seat in self.own:
                if seat in decision.seats:
                    for do in ("previews", "hint") if hints else ("previews",):
                        assert await self.ask(do, seat=seat, decision=number) == "done"

    # Playing

    async def play(self, step: Step, key: str) -> None:
        """One answer: by the socket if it is the seat's own, else by whoever sits there."""
        decision = next(d for d in self.table.course.pos.decisions if step.seat in d.seats)
        number = decision.number + self.table.course.shift
        given = {"seat": step.seat, "decision": number, "key": key}
        before = self.table.step
        await self._answer(given)
        while (proposal := self.table.proposal) is not None:
            agreeing = min(proposal.wanted - proposal.agreed)
            await self._answer({**given, "seat": agreeing})
        if step.seat in self.own:
            assert await self.ask("answer", **given) == "refused"
        assert self.table.step == before + 1
        await self.settle()

    async def _answer(self, given: dict[str, Any]) -> None:
        """Answer, or propose, or agree: by the socket for a seat of one's own."""
        if given["seat"] in self.own:
            assert await self.ask("answer", **given) == "done"
        else:
            who = self.table.seats[given["seat"]].person
            assert (await self.other(who, do="answer", **given)).status == 200

    async def other(self, who: int | None, **command: Any) -> Reply:
        """What somebody else wants; what comes back is for their eyes."""
        assert who is not None
        return await call(self.app, "POST", f"{self.path}/do", command, self.table.token(who))

    async def take_back(self, seat: int) -> bool:
        """The seat takes its answer back, with the consent of all if that is needed."""
        before = self.table.step
        if seat in self.own:
            await self.ask("undo", seat=seat)
        else:
            await self.other(self.table.seats[seat].person, do="undo", seat=seat)
        motion = self.table.motion
        for other in sorted(motion.wanted) if motion else ():
            if other == self.person:
                await self.ask("agree")
            else:
                await self.other(other, do="agree")
        await self.settle()
        return self.table.step > before

    async def chatter(self, dice: Dice) -> None:
        for person in sorted(self.table.holders()):
            await self.other(person, do="chat", text=f"{person} says {dice.below(1000)}")
        await self.ask("rename", name=f"Person {self.person}")
        await self.settle()


async def attend(
    running: Running, twins: Twins, side: int, dice: Dice, hints: bool, together: bool
) -> Heard:
    """Play one of two worlds, and keep all that the seat was sent. What is asked, and when, is up
    to the dice alone. `together`: one person holds all the seats of a team.
    """
    hall: Hall = running.app.state.hall
    position: Any = twins.positions[side]
    people = list(range(len(position["seats"])))
    for team in twins.teams if together else ():
        for seat in team:
            people[seat] = team[0]
    table = await lay(hall, twins.game, position, people)
    witness = Witness(running, table, twins.seat, twins.team)
    await witness.come()
    await witness.look_around()
    for number, step in enumerate(twins.steps):
        if dice.below(3) == 0:
            await witness.pester(dice)
        await witness.think(hints and number % 3 == 0)
        await witness.play(step, step.keys[side])
        if dice.below(4) == 0 and await witness.take_back(step.seat):
            await witness.play(step, step.keys[side])
        if dice.below(6) == 0:
            await witness.chatter(dice)
    await witness.pester(dice)
    await witness.look_around()
    return await witness.go()
