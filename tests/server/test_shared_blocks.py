"""What the blocks of a step share changes no byte of what anybody is sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from boardwright.core import registry
from boardwright.core.events import known_to
from boardwright.core.messages import Json
from boardwright.server import blocks
from boardwright.server.course import Course
from boardwright.server.house import House
from boardwright.server.listening import Listener
from boardwright.server.pieces import Pieces
from boardwright.server.store import Person, Row, Stored
from boardwright.server.tables import Table, encode

GAME = registry.game("innovation")


def sat_down(holders: list[int], seed: int) -> tuple[Table, list[Listener]]:
    """A table whose seats these people hold; each of them listens twice, and two watch."""
    people = sorted(set(holders))
    row = Row(
        id="K7QM2X",
        game=GAME.name,
        pack=None,
        rules_version=GAME.rules_version,
        title="A table",
        words=None,
        settings={},
        options={"warm": False},
        seats=[{"kind": "person", "name": "x", "person": p, "level": None} for p in holders],
        seed=str(seed),
        position=None,
        secret=b"",
        host=0,
        status="playing",
        outcome=None,
        next=None,
        before=None,
        listed=False,
        step=0,
        created=0.0,
        changed=0.0,
    )
    known = tuple(Person(person, f"Person {person}", b"", 0.0) for person in people)
    course = Course(GAME.new(len(holders), seed))
    house = cast(House, SimpleNamespace(clock=time.time))
    table = Table(house, Stored(row, known, (), (), (), ()), GAME, course)
    listeners = [Listener(person) for person in [*people, None] for _ in range(2)]
    for listener in listeners:
        table.audience.add(listener)
    return table, listeners


def steps(table: Table, seed: int) -> Iterator[dict[str, Json]]:
    """Play at random to the end, and tell every step."""
    random = Random(seed)
    while table.course.pos.decisions:
        decision = random.choice(table.course.pos.decisions)
        key = GAME.actions.key(random.choice(decision.options))
        seat = decision.seats[0]
        table.step += 1
        table.course.answer(seat, key, decision.number, table.step)
        what: dict[str, Json] = {"kind": "answer", "seat": seat, "by": table.seats[seat].person}
        table.tell_step(what, table.course.heard[-1])
        yield what


def alone(table: Table, seat: int | None) -> dict[str, Any]:
    """The block of one seat, nothing of it shared with another's."""
    heard = table.course.heard[-1]
    pos = table.course.pos
    events = [(event, GAME.anchors(event)) for raw in heard.raws for event in [known_to(raw, seat)]]
    return {
        **blocks.block(pos, seat, 0, ()),
        "view": GAME.view(pos.state, seat),
        "events": [
            {"kind": e.kind, "rule": e.rule, "args": e.args, "anchors": places}
            for e, places in events
        ],
    }


def told_alone(table: Table, listener: Listener, what: dict[str, Json]) -> str:
    seats: list[Any] = table.seats_of(listener.person) or [None]
    message = {
        "type": "step",
        "step": table.step,
        "what": what,
        "table": table.info(),
        "blocks": [alone(table, seat) for seat in seats],
    }
    return encode(message).decode()


async def differences(holders: list[int], seed: int) -> int:
    """How many messages of a game are not what somebody alone at the table would be sent."""
    table, listeners = sat_down(holders, seed)
    count = 0
    for what in steps(table, seed):
        for listener in listeners:
            count += await listener.next() != told_alone(table, listener, what)
    return count


@pytest.mark.parametrize("holders", [[0, 1], [0, 1, 0], [0, 1, 2, 3], [2, 0, 1, 0]])
def test_everybody_is_sent_what_they_would_be_sent_alone(holders: list[int]) -> None:
    assert asyncio.run(differences(holders, 5)) == 0


def test_an_event_told_too_freely_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "may_know", lambda raw, seat: True)
    assert asyncio.run(differences([0, 1, 2, 3], 5)) > 0


def test_a_view_handed_to_the_wrong_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    pieced = type(GAME).pieced

    def mixed(self: Any, state: Any, seats: Any, keep: Any) -> Any:
        made = pieced(self, state, seats, keep)
        return dict(zip(made, [*made.values()][::-1], strict=True))

    monkeypatch.setattr(type(GAME), "pieced", mixed)
    assert asyncio.run(differences([0, 1], 5)) > 0


def test_a_piece_that_is_kept_too_long_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def stale(self: Pieces, draw: Any, place: int, *facts: object) -> Json:
        return self._last.setdefault((draw, place), ((), draw(*facts)))[1]

    monkeypatch.setattr(Pieces, "__call__", stale)
    assert asyncio.run(differences([0, 1], 5)) > 0


def test_a_piece_is_drawn_again_when_a_fact_of_it_is_another() -> None:
    drawn: list[int] = []

    def draw(number: int) -> Json:
        drawn.append(number)
        return {"number": number}

    keep = Pieces()
    told = [encode(keep(draw, place, number)) for place, number in [(0, 1), (1, 1), (0, 1), (0, 2)]]
    assert told == [b'{"number":1}', b'{"number":1}', b'{"number":1}', b'{"number":2}']
    assert drawn == [1, 1, 2]
