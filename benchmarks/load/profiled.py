"""The server with a profiler on its event loop: the first SIGUSR1 starts it, the second stops it
and writes what was found into a file.
"""

from __future__ import annotations

import cProfile
import signal
from pathlib import Path
from typing import Annotated

import typer

from boardwright.server.config import load_config
from boardwright.server.serving import serve


def main(file: Path, port: Annotated[int, typer.Option()]) -> None:
    profiler = cProfile.Profile()
    running = False

    def turn(*_: object) -> None:
        nonlocal running
        running = not running
        if running:
            profiler.enable()
        else:
            profiler.disable()
            profiler.dump_stats(file)

    signal.signal(signal.SIGUSR1, turn)
    serve(load_config(port=port), lambda _: None)


if __name__ == "__main__":
    typer.run(main)
