"""Live tables: the socket, and the stream for those whose socket is refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress

import msgspec
from fastapi import APIRouter, FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from boardwright.server import commands, records
from boardwright.server.hall import Hall
from boardwright.server.listening import Listener
from boardwright.server.models import AnyCommand, Hello, PlainCommand
from boardwright.server.problems import Problem
from boardwright.server.routes.edge import (
    WITHOUT_TOKEN,
    HallHere,
    Token,
    address,
    allow,
    hall_of,
    refusals,
)
from boardwright.server.tables import Table

router = APIRouter(prefix="/api", tags=["live"])

GREETING = 10.0
"""Seconds in which a socket has to say who it is."""

FAREWELL = 5.0
"""Seconds that a slow reader has for what is left, once the server lets it go."""

BEAT = 15.0
"""Seconds after which a silent stream says that it is still there."""

_command: TypeAdapter[AnyCommand] = TypeAdapter(AnyCommand)
_encode = msgspec.json.Encoder().encode


@router.get(
    "/tables/{code}/stream",
    responses={
        **refusals(401, 404, 503),
        200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}},
    },
    response_class=StreamingResponse,
    openapi_extra=WITHOUT_TOKEN,
)
async def stream(code: str, request: Request, hall: HallHere, token: Token) -> StreamingResponse:
    """What happens at a table as server-sent events; the first is the message `state`."""
    table, person = await _enter(hall, code, token)
    _admit(request.app.state.sockets, address(request, hall.house.config), hall)
    listener = Listener(person)
    return StreamingResponse(
        _events(request, table, listener),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _events(request: Request, table: Table, listener: Listener) -> AsyncIterator[bytes]:
    with _counted(request.app, address(request, table.house.config)):
        try:
            await _come(table, listener)
            while True:
                try:
                    message = await asyncio.wait_for(listener.next(), BEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if message is None:
                    return
                yield b"data: " + message.encode() + b"\n\n"
        finally:
            table.go(listener)


@router.websocket("/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    """A live table; see docs/protocol.md for what is said."""
    hall = hall_of(websocket)
    state = websocket.app.state
    who = address(websocket, state.config)
    await websocket.accept()
    try:
        _same_origin(websocket)
        _admit(state.sockets, who, hall)
        allow(state.requests, who)
    except Problem as problem:
        await _turn_away(websocket, problem)
        return
    # Counted before the first word: nobody holds many sockets by saying nothing.
    with _counted(websocket.app, who):
        entered = await _greeted(websocket, hall, code)
        if entered is not None:
            await _attend(websocket, hall, *entered)


async def _greeted(websocket: WebSocket, hall: Hall, code: str) -> tuple[Table, int | None] | None:
    """The table, and who comes to it; None for those who are turned away."""
    try:
        hello = await asyncio.wait_for(websocket.receive_text(), GREETING)
        return await _enter(hall, code, _greeting(hello))
    except Problem as problem:
        await _turn_away(websocket, problem)
    except (WebSocketDisconnect, TimeoutError, KeyError):
        await _turn_away(websocket, None)
    return None


async def _attend(websocket: WebSocket, hall: Hall, table: Table, person: int | None) -> None:
    """Tell and obey somebody at a table until they go, or are let go."""
    listener = Listener(person)
    sender = asyncio.create_task(_send(websocket, listener))
    try:
        await _come(table, listener)
        await _obey(websocket, hall, table, listener)
    finally:
        let_go = listener.closed
        table.go(listener)
        await _finish(sender, let_go)


async def _come(table: Table, listener: Listener) -> None:
    async with table.lock:
        table.come(listener)
        if table.lost:
            listener.close()


async def _enter(hall: Hall, code: str, token: str | None) -> tuple[Table, int | None]:
    table = await hall.get(code)
    person = table.person_of(token)
    records.may_read(table, person)
    return table, person


def _greeting(text: str) -> str | None:
    try:
        return Hello.model_validate_json(text).token
    except ValidationError as error:
        raise Problem("malformed", _faults(error)) from error


def _admit(sockets: dict[str, int], who: str, hall: Hall) -> None:
    if sockets.get(who, 0) >= hall.house.config.max_sockets_per_address:
        raise Problem("too-many", retry_after=10)


@contextmanager
def _counted(app: FastAPI, who: str) -> Iterator[None]:
    """One more socket or stream of this address."""
    sockets, gauge = app.state.sockets, app.state.metrics.sockets
    sockets[who] = sockets.get(who, 0) + 1
    gauge.inc()
    try:
        yield
    finally:
        app.state.hall.house.collector.closed()
        gauge.dec()
        sockets[who] -= 1
        if not sockets[who]:
            del sockets[who]


def _same_origin(websocket: WebSocket) -> None:
    """A page of another site must not play with the tokens of this one."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in websocket.app.state.config.origins:
        return
    if origin.split("://", 1)[-1] != websocket.headers.get("host"):
        raise Problem("not-allowed", "another origin")


async def _send(websocket: WebSocket, listener: Listener) -> None:
    """Write what is waiting; a reader that is gone ends it."""
    with suppress(RuntimeError, WebSocketDisconnect):
        while True:
            message = await listener.next()
            if message is None:
                await websocket.close(4001)
                return
            await websocket.send({"type": "websocket.send", "text": message})


async def _finish(sender: asyncio.Task[None], let_go: bool) -> None:
    """End the sending: at once where the reader has gone; where the server lets it go, what waits
    is still sent, and the farewell.
    """
    if not let_go:
        sender.cancel()
    with suppress(asyncio.CancelledError, TimeoutError):
        await asyncio.wait_for(sender, FAREWELL)


async def _obey(websocket: WebSocket, hall: Hall, table: Table, listener: Listener) -> None:
    """Carry out what comes, one after the other, until the socket is closed."""
    limits = websocket.app.state.commands
    key = f"{table.id} {listener.person}" if listener.person is not None else str(id(listener))
    thinking: set[asyncio.Task[None]] = set()
    try:
        while not listener.closed:
            try:
                text = await websocket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:
                listener.send(_refused(None, Problem("malformed", "text, not bytes")))
                continue
            ref = None
            try:
                allow(limits, key)
                command = _command.validate_json(text)
                ref = command.ref
                if command.do in ("hint", "previews"):
                    task = asyncio.create_task(_do(hall, table, listener, command))
                    thinking.add(task)
                    task.add_done_callback(thinking.discard)
                else:
                    await _do(hall, table, listener, command)
            except ValidationError as error:
                listener.send(_refused(_ref(text), Problem("malformed", _faults(error))))
            except Problem as problem:
                listener.send(_refused(_ref(text) if ref is None else ref, problem))
    finally:
        for task in thinking:
            task.cancel()


async def _do(hall: Hall, table: Table, listener: Listener, command: AnyCommand) -> None:
    try:
        if isinstance(command, PlainCommand) and command.do == "state":
            async with table.lock:
                listener.send(table.state(listener.person))
            result = None
        else:
            result = await commands.carry_out(hall, table, listener.person, command)
    except Problem as problem:
        hall.house.metrics.refusals.labels(problem.name).inc()
        listener.send(_refused(command.ref, problem))
        return
    done = {"type": "done", "ref": command.ref, "step": table.step, "result": result}
    listener.send(_encode(done).decode())
    if command.do == "renew-key" and listener.person is not None:
        table.dismiss(listener.person, listener)


def _refused(ref: int | None, problem: Problem) -> str:
    return _encode({"type": "refused", "ref": ref, "problem": problem.to_json()}).decode()


async def _turn_away(websocket: WebSocket, problem: Problem | None) -> None:
    """Say why, if there is a reason, and hang up; whoever has hung up already does not mind."""
    with suppress(RuntimeError, WebSocketDisconnect):
        if problem is not None:
            await websocket.send_text(_refused(None, problem))
        await websocket.close(4000)


def _ref(text: str) -> int | None:
    """The ref of a command that is otherwise unreadable."""
    try:
        # By the reader that has just refused the command: others take more or less for JSON.
        ref = from_json(text).get("ref")
    except (ValueError, AttributeError, RecursionError):
        return None
    return ref if type(ref) is int and 0 <= ref <= 2**31 else None


def _faults(error: ValidationError) -> str:
    """What is wrong with a message, without repeating it."""
    parts = (f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors())
    return "; ".join(parts)[:1000]
