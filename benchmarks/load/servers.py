"""The processes that are measured: each on one core, with its data in a folder of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from benchmarks.load.games import SECRET

START_SECONDS = 60
STOP_SECONDS = 60
HOST = "127.0.0.1"
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")

UNLIMITED = {
    "requests_per_second": "1000000",
    "requests_burst": "1000000",
    "commands_per_second": "1000000",
    "commands_burst": "1000000",
    "max_sockets_per_address": "1000000",
}
"""One address plays all tables, which a server in the open does not allow."""

QUIET = {"workers": "1", "log_level": "warning", "idle_seconds": "3600", "secret": SECRET}
"""No bots play, nobody reads the log, and no table leaves the memory."""


def pin(core: int) -> None:
    """Keep this process on one core, where the system has that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})


@contextmanager
def unpinned() -> Iterator[None]:
    """Let what is started here use all cores."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Process:
    """A server under load, until it is left."""

    def __init__(self, arguments: list[str], folder: Path, core: int) -> None:
        self.folder = folder
        self.port = _free_port()
        folder.mkdir(parents=True, exist_ok=True)
        ours = {f"BOARDWRIGHT_{name.upper()}": value for name, value in (UNLIMITED | QUIET).items()}
        environment = {**os.environ, **ours, "BOARDWRIGHT_DATA": str(folder)}
        command = [sys.executable, *arguments, "--port", str(self.port)]
        with (folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, env=environment, stdout=log, stderr=log, preexec_fn=lambda: pin(core)
            )
        self.pid = self._process.pid
        self._wait()

    def _wait(self) -> None:
        for _ in range(START_SECONDS * 20):
            if self._process.poll() is not None:
                break
            try:
                socket.create_connection((HOST, self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        said = (self.folder / "server.log").read_text("utf-8", "replace")
        raise RuntimeError(f"the server does not start\n{said[-2000:]}")

    def cpu(self) -> float:
        """Seconds of processor time so far, all its threads together; no other process."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Bytes that it holds in memory now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def signal(self, number: int) -> None:
        self._process.send_signal(number)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def boardwright(folder: Path, core: int) -> Process:
    """The server of the project, as anybody starts it."""
    return Process(["-m", "boardwright", "serve"], folder, core)


def profiled(folder: Path, core: int, file: Path) -> Process:
    """The same with a profiler; see there."""
    return Process(["-m", "benchmarks.load.profiled", str(file)], folder, core)


def bare_room(folder: Path, core: int, recording: Path) -> Process:
    """The room without a game; see `bare`."""
    return Process(["-m", "benchmarks.load.bare", str(recording)], folder, core)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])
