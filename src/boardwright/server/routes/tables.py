"""Tables over HTTP: made, joined, looked at, played, replayed."""

from __future__ import annotations

import segno
from fastapi import APIRouter, Request, Response

from boardwright.core.messages import Json
from boardwright.server import campaigns, commands, records, seatkeeping, tokens
from boardwright.server.hall import Hall
from boardwright.server.models import (
    AnyCommand,
    Done,
    Join,
    Joined,
    Mine,
    NewTable,
    Qr,
    QrIn,
    State,
    Summary,
    TableInfo,
)
from boardwright.server.problems import Problem
from boardwright.server.routes.edge import (
    WITHOUT_TOKEN,
    HallHere,
    Token,
    allow,
    as_json,
    refusals,
)
from boardwright.server.routes.joining import joined, spare
from boardwright.server.seating import Seat
from boardwright.server.store import Row
from boardwright.server.tables import Table

router = APIRouter(prefix="/api", tags=["tables"])

LISTED = 30
"""Tables that the home page offers to watch."""


@router.post(
    "/tables",
    status_code=201,
    responses=refusals(401, 403, 404, 409, 503),
    response_model=Joined,
    openapi_extra=WITHOUT_TOKEN,
)
async def create(wish: NewTable, request: Request, hall: HallHere, token: Token) -> Response:
    """A new table; or the one after another, where a campaign goes on."""
    spare(request)
    if wish.after is None:
        return as_json(joined(await hall.create(wish), 0), 201)
    table, person = await campaigns.follow(hall, wish, token)
    return as_json(joined(table, person), 201)


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


@router.post("/mine", responses=refusals(503), response_model=list[Summary | None])
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


@router.get(
    "/tables/{code}",
    responses=refusals(401, 404, 503),
    response_model=TableInfo,
    openapi_extra=WITHOUT_TOKEN,
)
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
    wanted = wish.invite is not None or wish.seat is not None or wish.watch
    # Whoever had a seat before, and has none now, comes to watch, and may take a free one.
    if person is None and wish.token is None and not wanted:
        raise Problem("malformed", "by invite, to a seat, or to watch")
    async with table.lock:
        table.kept()
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


@router.get(
    "/tables/{code}/state",
    responses=refusals(401, 404, 503),
    response_model=State,
    openapi_extra=WITHOUT_TOKEN,
)
async def state(code: str, hall: HallHere, token: Token) -> Response:
    """Everything that this person, or a watcher, may know now."""
    table = await hall.get(code)
    person = table.person_of(token)
    records.may_read(table, person)
    async with table.lock:
        table.kept()
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


@router.post("/qr", responses=refusals(), response_model=Qr)
async def qr(wish: QrIn) -> Response:
    """A QR code as an SVG path, so that no link has to leave the browser for a stranger's."""
    matrix = segno.make(wish.text, error="m", micro=False).matrix
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, line in enumerate(matrix) for x, dark in enumerate(line) if dark
    )
    return as_json({"size": len(matrix), "path": path})
