"""The secrecy law, on the wire: two worlds that a seat cannot tell apart send it, its team and
those who watch the same bytes, by every way there is; and no secret of the server is ever among
them.
"""

from __future__ import annotations

import logging
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from io import StringIO
from typing import Any

import pytest

from boardwright.core.events import in_full
from boardwright.core.knowledge import SeatInfo
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.server import answering, blocks, records
from boardwright.server.hall import Hall
from boardwright.server.logs import JsonLines
from boardwright.server.problems import Problem
from boardwright.server.tables import Table
from tests.server.twins import Step
from tests.server.wire import Running, call
from tests.server.witness import Heard, Witness
from tests.server.worlds import CEREBRIA, DEPTH, ETHERFIELDS, INNOVATION, Sort, Worlds, pairs

SAMPLE = [
    *((sort, seed, 4) for seed, sort in enumerate(INNOVATION)),
    *((sort, seed, 3) for seed, sort in enumerate(CEREBRIA)),
    *((sort, seed, 5) for seed, sort in enumerate(ETHERFIELDS)),
]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    opened = Worlds(tmp_path_factory.mktemp("worlds"))
    yield opened
    opened.close()


@pytest.mark.parametrize(("sort", "seed", "count"), SAMPLE)
def test_what_a_seat_may_not_know_changes_no_byte(
    worlds: Worlds, sort: Sort, seed: int, count: int
) -> None:
    found = list(pairs(sort, seed, count))
    assert len(found) >= count - 1
    assert found[-1].seat is None
    assert any(pair.mid_action for pair in found)
    assert sum(len(pair.steps) for pair in found) >= 2 * DEPTH
    for number, pair in enumerate(found):
        one, other = worlds.attend(pair, number, together=sort.together)
        if difference := one.difference(other):
            pytest.fail(difference)


# Secrets of the server


def forms(secret: str | bytes | int) -> set[bytes]:
    """How a secret could be written."""
    if isinstance(secret, str):
        return {secret.encode()}
    data = secret if isinstance(secret, bytes) else secret.to_bytes(16, "big").lstrip(b"\0")
    plain = {str(secret).encode(), b"%x" % secret} if isinstance(secret, int) else {data}
    coded = {b64encode(data).rstrip(b"="), urlsafe_b64encode(data).rstrip(b"=")}
    return {*plain, *coded, data.hex().encode()}


async def play_in_company(running: Running, seed: int) -> tuple[Heard, set[bytes]]:
    """A table of three that began with a seed: what seat 1 is sent, and what it must not be."""
    seats = [{"kind": kind} for kind in ("you", "person", "person")]
    wish = {"game": "innovation", "name": "Host", "seats": seats, "options": {"watch": "everybody"}}
    host = (await call(running.app, "POST", "/api/tables", wish)).json()
    path, tokens = f"/api/tables/{host['table']}", [host["token"]]
    for link in host["links"]:
        body = {"name": f"Guest {link['seat']}", "invite": link["invite"]}
        tokens.append((await call(running.app, "POST", f"{path}/join", body)).json()["token"])
    hall: Hall = running.app.state.hall
    table = await hall.get(host["table"])
    witness = Witness(running, table, 1)
    assert witness.token == tokens[1]
    await witness.come()
    assert table.row.seed is not None
    guarded: list[str | bytes | int] = [tokens[0], tokens[2], host["links"][1]["invite"]]
    guarded += [int(table.row.seed), table.row.secret, hall.house.secret]
    dice = Dice("company", seed)
    for number in range(60):
        pos = table.course.pos
        guarded += [pos.state.rng, pos.start().rng]
        decision = dice.pick(pos.decisions)
        key = pos.game.actions.key(dice.pick(decision.options))
        await witness.play(Step(decision.seats[0], (key, key)), key)
        if number % 20 == 0:
            await witness.look_around()
            await witness.pester(dice)
            await witness.think(True)
            renewed = (await witness.other(2, do="renew-key")).json()["result"]["token"]
            link = (await witness.other(0, do="link", seat=0)).json()["result"]["invite"]
            guarded += [renewed, link]
    for person in (0, 2):
        guarded.append(table.people[person].nonce)
    return await witness.go(), {form for secret in guarded for form in forms(secret)}


@pytest.fixture
def written() -> Iterator[StringIO]:
    """All that a server logs, as the log has it."""
    stream, ours = StringIO(), logging.getLogger("boardwright")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    level = ours.level
    ours.addHandler(handler)
    ours.setLevel("DEBUG")
    yield stream
    ours.setLevel(level)
    ours.removeHandler(handler)


@pytest.mark.parametrize("seed", range(2))
def test_no_secret_of_the_server_is_ever_told(worlds: Worlds, written: StringIO, seed: int) -> None:
    heard, guarded = worlds.run(play_in_company(worlds.sides[0], seed))
    sent = heard.everything() + written.getvalue().encode()
    assert b"table-opened" in sent
    assert len(sent) > 100_000
    assert len(guarded) > 20
    assert [secret for secret in guarded if len(secret) > 5 and secret in sent] == []


# What the tests above would catch

Plant = Callable[[pytest.MonkeyPatch], None]


def a_card_in_the_block(patch: pytest.MonkeyPatch) -> None:
    """Another hand, in the view of a live table."""
    made = blocks.block

    def leak(pos: Any, seat: int | None, *rest: Any) -> Any:
        block = made(pos, seat, *rest)
        others = (n for n in range(pos.setup.seats) if n != seat)
        return {**block, "best": str(pos.view(next(others)))}

    patch.setattr(blocks, "block", leak)


def a_length(patch: pytest.MonkeyPatch) -> None:
    """No word too many, but a blank more or less."""
    state = Table.state

    def leak(self: Table, person: int | None) -> str:
        hidden: int = self.course.pos.state.rng
        return state(self, person) + " " * (hidden % 7)

    patch.setattr(Table, "state", leak)


def events_in_full(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(blocks, "known_to", lambda raw, seat: in_full(raw))


def what_the_others_are_asked(patch: pytest.MonkeyPatch) -> None:
    glimpse = blocks._glimpse

    def leak(decision: Any, shift: int) -> Any:
        return {**glimpse(decision, shift), "options": list(decision.options)}

    patch.setattr(blocks, "_glimpse", leak)


def a_talkative_refusal(patch: pytest.MonkeyPatch) -> None:
    """The question to another seat, in the refusal of an answer to it."""
    found = answering.open_decision

    def leak(table: Table, seat: int, number: int, key: str | None = None) -> Any:
        decision = table.course.decision(number)
        try:
            return found(table, seat, number, key)
        except Problem as problem:
            problem.detail = str(decision and decision.options)
            raise

    patch.setattr(answering, "open_decision", leak)


def a_hint_that_knows(patch: pytest.MonkeyPatch) -> None:
    """Hints and previews from the truth, not from what the seat knows."""
    patch.setattr(Position, "info", lambda self, seat: SeatInfo(self, seat))


def a_replay_with_other_eyes(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Table, person: int | None, wanted: str | None) -> Any:
        return int(wanted) if wanted and wanted.isdecimal() else None

    patch.setattr(records, "seat_of_replay", leak)


def settings_in_full(patch: pytest.MonkeyPatch) -> None:
    """The list of a deck that somebody has built."""
    patch.setattr(Table, "_settings", lambda self: dict(self.row.settings))


def the_other_team(patch: pytest.MonkeyPatch) -> None:
    """Both Hidden Aspirations, for everybody at the table."""
    made = blocks.block

    def leak(pos: Any, seat: int | None, *rest: Any) -> Any:
        hidden = [pos.view(n)["teams"] for n in range(2)]
        return {**made(pos, seat, *rest), "teams": hidden}

    patch.setattr(blocks, "block", leak)


def a_seat_for_watchers(patch: pytest.MonkeyPatch) -> None:
    """Who watches sees what the first seat sees."""
    made = blocks.block

    def leak(pos: Any, seat: int | None, *rest: Any) -> Any:
        return {**made(pos, seat, *rest), "view": pos.view(seat or 0)}

    patch.setattr(blocks, "block", leak)


LEAKS: list[tuple[Sort, Plant]] = [
    (INNOVATION[0], a_card_in_the_block),
    (INNOVATION[0], a_length),
    (INNOVATION[0], events_in_full),
    (INNOVATION[0], what_the_others_are_asked),
    (INNOVATION[0], a_talkative_refusal),
    (INNOVATION[0], a_hint_that_knows),
    (INNOVATION[0], a_replay_with_other_eyes),
    (CEREBRIA[0], settings_in_full),
    (CEREBRIA[3], the_other_team),
    (CEREBRIA[5], a_seat_for_watchers),
    (ETHERFIELDS[0], a_card_in_the_block),
]


@pytest.mark.parametrize(("sort", "plant"), LEAKS)
def test_a_leak_is_caught(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch, sort: Sort, plant: Plant
) -> None:
    found = list(pairs(sort, 2, 4))
    plant(monkeypatch)
    differences = (
        one.difference(other)
        for number, pair in enumerate(found)
        for one, other in [worlds.attend(pair, number, hints=plant is a_hint_that_knows)]
    )
    assert any(differences)


@pytest.mark.parametrize("what", ["seed", "secret", "token", "chance"])
def test_a_secret_that_is_told_is_caught(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    info = Table.info

    def leak(self: Table) -> Any:
        told = {
            "seed": self.row.seed,
            "secret": self.row.secret.hex(),
            "token": self.token(2) if len(self.people) > 2 else "",
            "chance": self.course.pos.state.rng,
        }
        return {**info(self), "title": f"about {told[what]}"}

    monkeypatch.setattr(Table, "info", leak)
    heard, guarded = worlds.run(play_in_company(worlds.sides[0], 1))
    assert any(secret in heard.everything() for secret in guarded if len(secret) > 5)
