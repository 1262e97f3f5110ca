"""A room without a game, to hold the server against: the same framework with the same options, real
messages of the game, one row on disk for each answer, and four pushes. Run as a process.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Annotated, Any

import msgspec
import typer
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from boardwright.server.config import load_config
from boardwright.server.serving import asyncio_run, how_to_serve, listen
from boardwright.server.store.engine import WRITER
from boardwright.server.store.writer import MOST, TURN_SECONDS

Row = tuple[str, int, str]
Waiting = tuple[Row, "asyncio.Future[None]"]

encode = msgspec.json.Encoder().encode


class Store:
    """One thread that writes, all rows that wait in one transaction, as the server's own does."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Waiting] = SimpleQueue()
        sys.setswitchinterval(TURN_SECONDS)
        Thread(target=self._run, daemon=True).start()

    async def commit(self, row: Row) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((row, future))
        await future

    def _run(self) -> None:
        connection = sqlite3.connect(self._file, isolation_level=None)
        for setting in WRITER:
            connection.execute(f"PRAGMA {setting}")
        connection.execute("CREATE TABLE IF NOT EXISTS log (room, step, answer)")
        while True:
            batch = [self._queue.get()]
            with suppress(Empty):
                while len(batch) < MOST:
                    batch.append(self._queue.get_nowait())
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO log VALUES (?, ?, ?)", [row for row, _ in batch])
            connection.execute("COMMIT")
            self._loop.call_soon_threadsafe(_resolve, batch)


def _resolve(batch: Sequence[Waiting]) -> None:
    for _, future in batch:
        future.set_result(None)


class Room:
    """Those who are here, and the messages of the recorded game, again and again."""

    def __init__(self, code: str, messages: Sequence[Sequence[dict[str, Any]]]) -> None:
        self.code = code
        self.messages = messages
        self.step = 0
        self.sockets: dict[int, WebSocket] = {}

    async def come(self, seat: int, socket: WebSocket) -> None:
        self.sockets[seat] = socket
        await socket.send_text(self._message(seat, self.step, "state"))

    def _message(self, seat: int, step: int, kind: str) -> str:
        recorded = self.messages[step % len(self.messages)][seat]
        return encode({**recorded, "type": kind, "step": step}).decode()

    async def answer(self, store: Store, socket: WebSocket, text: str) -> None:
        ref = msgspec.json.decode(text)["ref"]
        self.step = step = self.step + 1
        await store.commit((self.code, step, text))
        for seat, other in self.sockets.items():
            await other.send_text(self._message(seat, step, "step"))
        done = {"type": "done", "ref": ref, "step": step, "result": None}
        await socket.send_text(encode(done).decode())


def make_app(folder: Path, recording: Path) -> FastAPI:
    games = msgspec.json.decode(recording.read_bytes())
    rooms: dict[str, Room] = {}

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.store = Store(folder / "bare.sqlite")
        yield

    app = FastAPI(lifespan=lifespan)

    @app.websocket("/api/tables/{code}/socket")
    async def socket(websocket: WebSocket, code: str) -> None:
        await websocket.accept()
        seat = int(msgspec.json.decode(await websocket.receive_text())["token"])
        if code not in rooms:
            rooms[code] = Room(code, games[len(rooms) % len(games)])
        await rooms[code].come(seat, websocket)
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await websocket.receive_text()
                await rooms[code].answer(app.state.store, websocket, text)

    return app


def main(recording: Path, port: Annotated[int, typer.Option()]) -> None:
    config = load_config(port=port)
    app = make_app(config.data, recording)
    asyncio_run(uvicorn.Server(how_to_serve(app, config)), listen(config))


if __name__ == "__main__":
    typer.run(main)
