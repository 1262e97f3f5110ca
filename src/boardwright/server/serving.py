"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from fastapi import FastAPI

from boardwright.server.app import make_app
from boardwright.server.config import Config
from boardwright.server.hall import Hall
from boardwright.server.logs import set_up_logs

GRACE = 5
"""Seconds that open requests have when the server stops."""

FAREWELL = 1.0
"""Seconds that those at the tables have to hear of it."""


class CannotListen(OSError):
    """Something else listens there, or the address is not this machine's."""


EVERYWHERE = ("0.0.0.0", "::")


def serve(config: Config, ready: Callable[[list[str]], None]) -> None:
    """Serve tables until an interrupt; `ready` is told the addresses as soon as requests are taken:
    the first is for this machine, a second one for others near it.
    """
    set_up_logs(config)
    listening = listen(config)
    found = addresses(*listening.getsockname()[:2])
    server = _Server(how_to_serve(make_app(config), config), lambda: ready(found))
    with suppress(KeyboardInterrupt):
        asyncio_run(server, listening)


def addresses(host: str, port: int) -> list[str]:
    """Where a server that listens there is to be found."""
    here = "localhost" if host in ("127.0.0.1", *EVERYWHERE) else host
    hosts = [here, *([near] if host in EVERYWHERE and (near := _near()) else [])]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}/" for name in hosts]


def _near() -> str | None:
    """This machine's address in the network it is in. No packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        near = str(probe.getsockname()[0])
    return None if near.startswith("127.") or near == "0.0.0.0" else near


def how_to_serve(app: FastAPI, config: Config) -> uvicorn.Config:
    """What uvicorn is told; benchmarks hold this server against another app served the same way."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=config.log_level == "debug",
        ws="websockets-sansio",
        ws_max_size=config.max_message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


def asyncio_run(server: uvicorn.Server, listening: socket.socket) -> None:
    """On uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(server.serve([listening]))
    else:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(server.serve([listening]))


class _Server(uvicorn.Server):
    """Says when it is up; and lets the listeners go before it waits for them."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Nobody comes any more, so that those who are told to come back do not come back here.
        for server in self.servers:
            server.close()
        hall: Hall = self.config.app.state.hall  # type: ignore[union-attr]
        for table in hall.live():
            table.stop()
        await _told(hall)
        await super().shutdown(sockets)


async def _told(hall: Hall) -> None:
    """Wait until everybody has heard that the server stops, but for nobody who does not listen."""
    with suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            while any(len(table.audience) for table in hall.live()):
                await asyncio.sleep(0.01)


def listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise CannotListen(error.errno, f"{config.host}:{config.port}: {error.strerror}") from error
    listening.set_inheritable(False)
    return listening


def open_page(address: str) -> bool:
    """Open a browser, where there is a display; whether there was one."""
    display = sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return display and webbrowser.open(address)
