"""A server as a process of its own, which is killed without a warning and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

START_SECONDS = 60.0
"""How long a start may take on a busy machine."""

STOP_SECONDS = 60.0

ADDRESS = re.compile(r"^Boardwright is at http://[^:]+:(\d+)/", re.MULTILINE)


class Process:
    """`boardwright serve` on any free port, its data in a folder that outlives it."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.url = ""
        self._environment = {
            f"BOARDWRIGHT_{name.upper()}": str(settings[name]) for name in settings
        }
        self._process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def database(self) -> Path:
        return self.folder / "boardwright.sqlite"

    def start(self, *instead: str, options: Sequence[str] = ("--port", "0")) -> None:
        """Start it and wait until it takes requests; `instead` is a module that stands in for
        `boardwright`, with its own arguments.
        """
        log = self.folder / "server.log"
        environment = {**os.environ, **self._environment, "BOARDWRIGHT_DATA": str(self.folder)}
        command = [sys.executable, "-m", *(instead or ("boardwright",)), "serve", *options]
        with log.open("wb") as out:
            self._process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self._process.poll() is None:
            if found := ADDRESS.search(log.read_text("utf-8", "replace")):
                self.url = f"http://127.0.0.1:{found[1]}"
                return
            time.sleep(0.02)
        self.kill()
        raise RuntimeError(f"the server does not start:\n{log.read_text('utf-8', 'replace')}")

    def said(self) -> str:
        """What this run of the server has logged."""
        return (self.folder / "server.log").read_text("utf-8", "replace")

    def kill(self) -> None:
        """End it in the middle of whatever it is doing, unless it has ended already."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self, how: signal.Signals) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(STOP_SECONDS)

    def children(self) -> list[int]:
        """The processes that it has started."""
        assert self._process is not None
        return [child for child in _processes() if _parent(child) == self._process.pid]


def all_gone(processes: list[int], seconds: float) -> bool:
    """Whether these processes have ended within this time."""
    until = time.monotonic() + seconds
    while any(_runs(process) for process in processes):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]


def _stat(process: int) -> list[str]:
    """State, parent and the rest, as Linux tells them; nothing where there is no such process."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _parent(process: int) -> int | None:
    stat = _stat(process)
    return int(stat[1]) if stat else None


def _runs(process: int) -> bool:
    """A process that has ended but was not fetched yet (Z) does not run any more."""
    stat = _stat(process)
    return bool(stat) and stat[0] != "Z"
