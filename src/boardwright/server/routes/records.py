"""Records and replays over HTTP: given out, taken in, played on from."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from boardwright.core import registry
from boardwright.core.campaigns import BadCampaign, game_of, is_campaign
from boardwright.core.errors import BoardwrightError
from boardwright.core.messages import Json
from boardwright.core.outcomes import Outcome
from boardwright.core.records import Record, read, replay
from boardwright.server import campaigns, records, seatkeeping
from boardwright.server.hall import Hall, answers_of
from boardwright.server.models import Branch, Imported, Joined, Options, RecordIn, Replay
from boardwright.server.problems import Problem
from boardwright.server.routes.edge import WITHOUT_TOKEN, HallHere, Token, as_json, refusals
from boardwright.server.routes.joining import joined, spare
from boardwright.server.seating import Seat, bot
from boardwright.server.store import AddPerson
from boardwright.server.store import NewTable as Made
from boardwright.server.tables import CLOSED, Table

router = APIRouter(prefix="/api", tags=["records"])

MOST_ANSWERS = 5000
"""Of a record that is taken in."""

SeatName = Annotated[str | None, Query(max_length=4, description="a number, `all` or `none`")]


@router.get(
    "/tables/{code}/replay",
    responses=refusals(401, 403, 404, 409, 503),
    response_model=Replay,
    openapi_extra=WITHOUT_TOKEN,
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
    openapi_extra=WITHOUT_TOKEN,
)
async def record(code: str, hall: HallHere, token: Token) -> Response:
    """The record of a table that is over: a short text that replays exactly."""
    table = await hall.get(code)
    records.may_read(table, table.person_of(token))
    if (await _last_of(hall, table)).status not in CLOSED:
        raise Problem("not-over")
    text = await asyncio.to_thread(records.record, table)
    name = f'attachment; filename="{table.game.name}-{table.id}.record"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def _last_of(hall: Hall, table: Table) -> Table:
    """The table on which this game is played now: an outdated one may go on elsewhere, with the
    same hidden cards, and its record would tell them.
    """
    while table.status == "outdated" and table.next is not None:
        table = await hall.get(table.next)
    return table


@router.get(
    "/tables/{code}/campaign",
    responses=refusals(401, 404, 409, 503),
    response_class=PlainTextResponse,
    openapi_extra=WITHOUT_TOKEN,
)
async def campaign(code: str, hall: HallHere, token: Token) -> Response:
    """The campaign up to this table, as far as its sessions are over: it goes on anywhere."""
    table = await hall.get(code)
    records.may_read(table, table.person_of(token))
    text = await campaigns.text(hall, table)
    name = f'attachment; filename="{table.game.name}-{table.id}.campaign"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/records", status_code=201, responses=refusals(503), response_model=Imported)
async def take_in(wish: RecordIn, request: Request, hall: HallHere) -> Response:
    """Take in a record, as a table that can only be replayed; or a campaign, each session as one,
    of which the last can be gone on from.
    """
    spare(request)
    found = await asyncio.to_thread(_sessions if is_campaign(wish.record) else _single, wish)
    before: str | None = None
    for session in found:
        made = _table(wish.title, session, await hall.code(), hall.house.random_bytes(16))
        made = replace(made, before=before)
        before = made.id
        given = [(seat, key) for _, seat, key in session.record.answers]
        await hall.open(made, *answers_of(made.id, given))
    return as_json({"table": before}, 201)


@dataclass(frozen=True, slots=True)
class Taken:
    """A record that has been read and found good."""

    record: Record
    outcome: Outcome | None
    seed: int | None = None
    """Of a session that begins from what the one before it has left."""


def _single(wish: RecordIn) -> list[Taken]:
    try:
        known = read(wish.record)
        if len(known.answers) > MOST_ANSWERS:
            raise Problem("bad-record", f"more than {MOST_ANSWERS} answers")
        if known.game.extra is not None:
            # A table keeps no content of its own: it would be played on without these cards.
            raise Problem("bad-record", "a server takes no records with extra content")
        return [Taken(known, replay(wish.record, events=False).outcome)]
    except Problem:
        raise
    except (BoardwrightError, RecursionError) as error:
        raise Problem("bad-record", str(error)) from error


def _sessions(wish: RecordIn) -> list[Taken]:
    """The sessions of a campaign; of a broken one, if that will do, those that are whole."""
    try:
        campaign = registry.game(game_of(wish.record)).read_campaign(wish.record)
    except BadCampaign as error:
        kept = 0 if error.kept is None else len(error.kept.sessions)
        args: dict[str, Json] = {"session": error.session, "kept": kept}
        if not (wish.good and kept) or error.kept is None:
            raise Problem("bad-record", str(error), args=args) from error
        campaign = error.kept
    except (BoardwrightError, RecursionError) as error:
        raise Problem("bad-record", str(error)) from error
    if not campaign.sessions:
        raise Problem("bad-record", "there is no session in it")
    return [Taken(read(each.record), each.outcome, each.seed) for each in campaign.sessions]


def _table(title: str | None, taken: Taken, code: str, secret: bytes) -> Made:
    known = taken.record
    game, setup = known.game, known.start(events=False).setup
    written = known.head.get("names")
    named = written if isinstance(written, list) and len(written) == setup.seats else setup.names
    names = [str(name).strip()[:40] for name in named] or [""] * setup.seats
    seats = [Seat("bot", name or bot(n, "adept").name, None, None) for n, name in enumerate(names)]
    seed, position = known.head.get("seed", taken.seed), known.head.get("position")
    return Made(
        id=code,
        game=game.name,
        pack=game.pack,
        rules_version=game.rules_version,
        title=title or ", ".join(seat.name for seat in seats)[:80],
        settings=dict(setup.settings),
        options=Options(watch="code").model_dump(),
        seats=[seat.to_json() for seat in seats],
        seed=None if seed is None else str(seed),
        position=position if isinstance(position, dict) else None,
        secret=secret,
        status="record",
        outcome=taken.outcome.to_json() if taken.outcome else None,
    )


@router.post(
    "/tables/{code}/branch",
    status_code=201,
    responses=refusals(401, 404, 409, 503),
    response_model=Joined,
    openapi_extra=WITHOUT_TOKEN,
)
async def branch(
    code: str, wish: Branch, request: Request, hall: HallHere, token: Token
) -> Response:
    """Play on from a point of a finished game, against bots, as a new table."""
    spare(request)
    source = await hall.get(code)
    records.may_read(source, source.person_of(token))
    if source.status not in CLOSED:
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
        position=pos.to_dict(),
        secret=hall.house.random_bytes(16),
        host=0,
    )
    host = AddPerson(made.id, 0, wish.name, hall.house.random_bytes(16))
    table = await hall.open(made, host)
    return as_json(joined(table, 0), 201)
