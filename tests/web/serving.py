"""A server of the tests: a process of its own with a database of its own, which may be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

START_SECONDS = 40


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Refused(Exception):
    """What the server would not do, by the name of the problem."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        self.status = status
        self.name = str(problem.get("type", "")).removeprefix("/problems/")
        super().__init__(f"{status} {problem}")


class Server:
    """`boardwright serve` on a free port, with its data in a folder that outlives it."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._http = httpx.Client(base_url=self.url, timeout=30)

    def start(self) -> None:
        """Start it, and wait until it is well."""
        self.folder.mkdir(parents=True, exist_ok=True)
        ours = {f"BOARDWRIGHT_{name.upper()}": value for name, value in self._settings.items()}
        environment = {**os.environ, "BOARDWRIGHT_DATA": str(self.folder), **ours}
        command = [sys.executable, "-m", "boardwright", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self._wait()

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def _wait(self) -> None:
        assert self._process is not None
        for _ in range(START_SECONDS * 20):
            if self._process.poll() is not None:
                break
            try:
                if self._http.get("/health").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        said = self.log.read_text("utf-8", "replace").splitlines()[-20:]
        raise RuntimeError("\n".join(["the server does not start", *said]))

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        """Ask it to stop, and wait for that."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=20)
            self._process = None

    def end(self) -> None:
        """Stop it for good."""
        self.stop()
        self._http.close()

    def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """What the server answers; a refusal is an exception."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = {} if body is None else {"json": body}
        answer = self._http.request(method, path, headers=headers, **content)  # type: ignore[arg-type]
        if answer.is_error:
            raise Refused(answer.status_code, answer.json())
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    def get(self, path: str, token: str = "") -> Any:
        return self.call("GET", path, token=token)

    def post(self, path: str, body: object, token: str = "") -> Any:
        return self.call("POST", path, body, token)
