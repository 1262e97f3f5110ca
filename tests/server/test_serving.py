"""`boardwright serve` as a process: what it says, how it stops, and who comes back."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.processes import Process

PATIENCE = 60.0
LET_GO = 4001
KEPT = {"boardwright.sqlite", "secret.key", "server.log"}
"""What an orderly stop leaves."""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    started = Process(tmp_path, workers=1)
    yield started
    started.kill()


def open_table(process: Process) -> tuple[str, str]:
    """A table of one person at two seats: its code, and their token."""
    seats = [{"kind": "you"}, {"kind": "you"}]
    wish = {"game": "innovation", "name": "Ines", "seats": seats}
    host = httpx.post(f"{process.url}/api/tables", json=wish, timeout=PATIENCE).json()
    return host["table"], host["token"]


def listen(process: Process, code: str) -> ClientConnection:
    url = process.url.replace("http", "ws", 1)
    return connect(f"{url}/api/tables/{code}/socket", open_timeout=PATIENCE)


def hello(socket: ClientConnection, token: str) -> Any:
    """Say who is there; the state that comes back."""
    socket.send(json.dumps({"do": "hello", "token": token}))
    return json.loads(socket.recv(PATIENCE))


def until_the_end(socket: ClientConnection) -> list[Any]:
    """What still comes, and the code with which the socket is closed."""
    heard: list[Any] = []
    while True:
        try:
            heard.append(json.loads(socket.recv(PATIENCE)))
        except ConnectionClosed as closed:
            return [*heard, closed.rcvd and closed.rcvd.code]


def test_an_orderly_stop_lets_everybody_come_back(process: Process) -> None:
    for how, code in ((signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)):
        process.start()
        table, token = open_table(process)
        path = f"{process.url}/api/tables/{table}/stream"
        bearer = {"Authorization": f"Bearer {token}"}
        with (
            listen(process, table) as socket,
            httpx.stream("GET", path, headers=bearer, timeout=PATIENCE) as stream,
        ):
            state = hello(socket, token)
            question = state["blocks"][0]["decision"]
            given = {"seat": 0, "decision": question["number"]}
            answer = {"do": "answer", "ref": 1, "key": question["options"][0]["key"], **given}
            socket.send(json.dumps(answer))
            lines = stream.iter_lines()
            assert any('"type":"step"' in line for line in lines)
            assert process.stop(how) == code
            *_, bye, closed = until_the_end(socket)
            assert (bye["type"], closed) == ("bye", LET_GO)
            assert any('"type":"bye"' in line for line in lines)
        assert {file.name for file in process.folder.iterdir()} == KEPT
        process.start()
        with listen(process, table) as socket:
            assert hello(socket, token)["step"] == state["step"] + 1
        assert process.stop(how) == code
        assert not re.search("ERROR|Traceback", process.said()), process.said()


def test_without_a_display_the_address_is_printed(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    process.start(options=("--port", "0", "--open"))
    said = process.said()
    assert re.search(r"^Boardwright is at http://localhost:\d+/$", said, re.M), said
    assert httpx.get(f"{process.url}/health", timeout=PATIENCE).json()["status"] == "ok"


def test_with_a_display_the_page_is_opened(
    process: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    process.start(options=("--port", "0", "--open"))
    assert "(opened)" in process.said()
    assert opened.read_text().strip() == process.url.replace("127.0.0.1", "localhost") + "/"


def test_a_port_that_is_taken_is_said(process: Process) -> None:
    process.start()
    command = [sys.executable, "-m", "boardwright", "serve", "--data", str(process.folder)]
    port = process.url.rpartition(":")[2]
    second = subprocess.run([*command, "--port", port], capture_output=True, timeout=PATIENCE)
    assert second.returncode == 2
    assert b"--port 0" in second.stderr
