"""Tables over HTTP: made, joined, looked at, played, replayed."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from boardwright.core.errors import BoardwrightError
from boardwright.core.messages import Json
from boardwright.core.records import read, replay
from boardwright.server import commands, records, seatkeeping, tokens
from boardwright.server.hall import Hall, answers_of
from boardwright.server.models import (
    AnyCommand,
    Branch,
    Done,
    Imported,
    Join,
    Joined,
    Mine,
    NewTable,
    Options,
    Qr,
    QrIn,
    RecordIn,
    Replay,
    State,
    Summary,
    TableInfo,
)
from boardwright.server.problems import Problem
from boardwright.server.routes.edge import HallHere, Token, address, allow, as_json, refusals
from boardwright.server.seating import Seat, bot
from boardwright.server.store import AddPerson, Row
from boardwright.server.store import NewTable as Made
from boardwright.server.tables import Table

router = APIRouter(prefix="/api", tags=["tables"])

LISTED = 30
"""Tables that the home page offers to watch."""

MOST_ANSWERS = 5000
"""Of a record that is taken in."""


@router.post("/tables", status_code=201, responses=refusals(404, 503), response_model=Joined)
async def create(wish: NewTable, request: Request, hall: HallHere) -> Response:
    """A new table."""
    _spare(request)
    table = await hall.create(wish)
    return as_json(joined(table, 0), 201)


def _spare(request: Request) -> None:
    """New tables are dear: an address may make so many an hour."""
    state = request.app.state
    allow(state.new_tables, address(request, state.config))


def joined(table: Table, person: int) -> dict[str, Json]:
    return {
        "table": table.id,
        "token": table.token(person),
        "person": person,
        "seats": table.seats_of(person),
        "links": seatkeeping.links(table, person),
    }


@router.get("/tables", responses=refusals(503), response_model=list[Summary])
async def listed(hall: HallHere) -> Response:
    """Tables that anybody may watch, the liveliest first."""
    rows = await hall.house.store.listed(LISTED)
    live = {table.id: table for table in hall.live()}
    return as_json([_summary(row, live.get(row.id), None) for row in rows])


def _summary(row: Row, table: Table | None, person: int | None) -> dict[str, Json]:
    seats = table.seats if table else [Seat.from_json(seat) for seat in row.seats]
    waiting = table.waiting() if table else []
    own = table.seats_of(person) if table else []
    return {
        "table": row.id,
        "title": table.title if table else row.title,
        "game": row.game,
        "status": table.status if table else row.status,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in seats],
        "waiting": list(waiting),
        "yours": any(seat in own for seat in waiting),
        "step": table.step if table else row.step,
        "at": table.used if table and table.step > row.step else row.changed,
        "watchers": table.audience.watchers() if table else 0,
    }


@router.post("/tables/mine", responses=refusals(503), response_model=list[Summary | None])
async def mine(wanted: Mine, hall: HallHere) -> Response:
    """The tables of these people, in the same order; null for a token that is no longer good."""
    found: list[Json] = []
    for token in wanted.tokens:
        known = tokens.read(hall.house.secret, token)
        try:
            if known is None:
                raise Problem("bad-token")
            table = await hall.get(known.table)
            person = table.person_of(token)
        except Problem as problem:
            if problem.name not in ("bad-token", "unknown-table", "unknown-game"):
                raise
            found.append(None)
            continue
        found.append(_summary(table.row, table, person))
    return as_json(found)


@router.get("/tables/{code}", responses=refusals(401, 404, 503), response_model=TableInfo)
async def look(code: str, hall: HallHere, token: Token) -> Response:
    """What anybody with the code may know of a table."""
    table = await hall.get(code)
    table.person_of(token)
    return as_json(table.info())


@router.post(
    "/tables/{code}/join", responses=refusals(401, 403, 404, 409, 503), response_model=Joined
)
async def join(code: str, wish: Join, hall: HallHere) -> Response:
    """Sit down by a link or by the code, watch, or come over from the table before."""
    table = await hall.get(code)
    person = await _comer(hall, table, wish.token)
    async with table.lock:
        invite, seat = wish.invite, wish.seat
        who = await seatkeeping.join(table, person, wish.name, invite, seat)
        return as_json(joined(table, who))


async def _comer(hall: Hall, table: Table, token: str | None) -> int | None:
    """Who comes with this token: somebody of this table, or of the one before it."""
    known = None if token is None else tokens.read(hall.house.secret, token)
    if known is not None and known.table == table.row.before:
        person = (await hall.get(known.table)).person_of(token)
        return person if person is not None and table.came_over(person) else None
    return table.person_of(token)


@router.get("/tables/{code}/state", responses=refusals(401, 404, 503), response_model=State)
async def state(code: str, hall: HallHere, token: Token) -> Response:
    """Everything that this person, or a watcher, may know now."""
    table = await hall.get(code)
    person = table.person_of(token)
    records.may_read(table, person)
    async with table.lock:
        return Response(table.state(person), media_type="application/json")


@router.post("/tables/{code}/do", responses=refusals(401, 403, 404, 409, 503), response_model=Done)
async def do(
    code: str, command: AnyCommand, request: Request, hall: HallHere, token: Token
) -> Response:
    """A command of a person at the table."""
    table = await hall.get(code)
    person = table.person_of(token)
    if token is not None:
        allow(request.app.state.commands, token)
    try:
        result = await commands.carry_out(hall, table, person, command)
    except Problem as problem:
        hall.house.metrics.refusals.labels(problem.name).inc()
        raise
    if command.do == "renew-key" and person is not None:
        table.dismiss(person)
    return as_json({"step": table.step, "result": result})


SeatName = Annotated[str | None, Query(max_length=4, description="a number, `all` or `none`")]


@router.get(
    "/tables/{code}/replay", responses=refusals(401, 403, 404, 409, 503), response_model=Replay
)
async def replayed(
    code: str,
    hall: HallHere,
    token: Token,
    seat: SeatName = None,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=0, le=records.MOST_FRAMES)] = 20,
) -> Response:
    """Frames of the game as one seat saw it; of a finished one, as any did."""
    table = await hall.get(code)
    eyes = records.seat_of_replay(table, table.person_of(token), seat)
    made = await asyncio.to_thread(records.frames, table, eyes, first, count)
    answers = len(table.course.answers)
    return as_json({"table": table.info(), "answers": answers, "seat": eyes, "frames": made})


@router.get(
    "/tables/{code}/record",
    responses=refusals(401, 404, 409, 503),
    response_class=PlainTextResponse,
)
async def record(code: str, hall: HallHere, token: Token) -> Response:
    """The record of a table that is over: a short text that replays exactly."""
    table = await hall.get(code)
    records.may_read(table, table.person_of(token))
    if table.status not in (*records.CLOSED, "outdated"):
        raise Problem("not-over")
    text = await asyncio.to_thread(records.record, table)
    name = f'attachment; filename="{table.game.name}-{table.id}.record"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/records", status_code=201, responses=refusals(503), response_model=Imported)
async def take_in(wish: RecordIn, request: Request, hall: HallHere) -> Response:
    """Take in a record, as a table that can only be replayed."""
    _spare(request)
    made, answers = await asyncio.to_thread(_read, wish, await hall.code(), hall)
    table = await hall.open(made, *answers_of(made.id, answers))
    return as_json({"table": table.id}, 201)


def _read(wish: RecordIn, code: str, hall: Hall) -> tuple[Made, list[tuple[int, str]]]:
    try:
        known = read(wish.record)
        if len(known.answers) > MOST_ANSWERS:
            raise Problem("bad-record", f"more than {MOST_ANSWERS} answers")
        pos = replay(wish.record, events=False)
    except Problem:
        raise
    except (BoardwrightError, RecursionError) as error:
        raise Problem("bad-record", str(error)) from error
    setup, game = pos.setup, known.game
    names = [name.strip()[:40] for name in setup.names] or [""] * setup.seats
    seats = [Seat("bot", name or bot(n, "adept").name, None, None) for n, name in enumerate(names)]
    seed, position = known.head.get("seed"), known.head.get("position")
    made = Made(
        id=code,
        game=game.name,
        pack=game.pack,
        rules_version=game.rules_version,
        title=wish.title or ", ".join(seat.name for seat in seats),
        settings=dict(setup.settings),
        options=Options(watch="code").model_dump(),
        seats=[seat.to_json() for seat in seats],
        seed=None if seed is None else str(seed),
        position=position if isinstance(position, dict) else None,
        secret=hall.house.random_bytes(16),
        status="record",
        outcome=pos.outcome.to_json() if pos.outcome else None,
    )
    return made, [(seat, key) for _, seat, key in known.answers]


@router.post(
    "/tables/{code}/branch",
    status_code=201,
    responses=refusals(401, 404, 409, 503),
    response_model=Joined,
)
async def branch(
    code: str, wish: Branch, request: Request, hall: HallHere, token: Token
) -> Response:
    """Play on from a point of a finished game, against bots, as a new table."""
    _spare(request)
    source = await hall.get(code)
    records.may_read(source, source.person_of(token))
    if source.status not in records.CLOSED:
        raise Problem("not-over")
    level = seatkeeping.known_level(wish.level)
    if wish.seat >= len(source.seats):
        raise Problem("bad-setup", f"there are {len(source.seats)} seats")
    pos = await asyncio.to_thread(records.position_at, source, wish.at)
    if pos.over:
        raise Problem("not-playing")
    seats = [bot(number, level) for number in range(len(source.seats))]
    seats[wish.seat] = Seat("person", wish.name, 0)
    made = Made(
        id=await hall.code(),
        game=source.game.name,
        pack=source.game.pack,
        rules_version=source.game.rules_version,
        title=source.title,
        words=source.row.words,
        settings=dict(source.row.settings),
        options=Options().model_dump(),
        seats=[seat.to_json() for seat in seats],
        position=_plain(pos.to_dict()),
        secret=hall.house.random_bytes(16),
        host=0,
    )
    host = AddPerson(made.id, 0, wish.name, hall.house.random_bytes(16))
    table = await hall.open(made, host)
    return as_json(joined(table, 0), 201)


def _plain(data: dict[str, Json]) -> dict[str, Any]:
    return dict(data)


@router.post("/qr", responses=refusals(), response_model=Qr)
async def qr(wish: QrIn) -> Response:
    """A QR code as an SVG path, so that no link has to leave the browser for a stranger's."""
    matrix = segno.make(wish.text, error="m", micro=False).matrix
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, line in enumerate(matrix) for x, dark in enumerate(line) if dark
    )
    return as_json({"size": len(matrix), "path": path})
