"""`import boardwright` is cheap: it loads no game and nothing that is not in Python itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("typer", "rich", "click", "fluent", "asyncio", "multiprocessing", "hypothesis")


def loaded(code: str) -> list[str]:
    """The modules that a fresh Python has loaded after running this."""
    report = "import sys; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"{code}\n{report}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.parametrize(
    "code",
    [
        "import boardwright",
        "import boardwright as bw; pos = bw.game('innovation').new(); pos.info(0).sample(1)",
        "import boardwright as bw; bw.replay(bw.game('innovation').new(2, 1).record())",
    ],
)
def test_playing_loads_no_command_no_text_and_no_event_loop(code: str) -> None:
    modules = loaded(code)
    assert "boardwright.core.positions" in modules
    assert [name for name in modules if name.partition(".")[0] in HEAVY] == []


def test_importing_loads_no_game() -> None:
    modules = loaded("import boardwright")
    assert [name for name in modules if name.startswith("boardwright.")] == [
        name for name in modules if name == "boardwright.core" or "boardwright.core." in name
    ]


def test_the_check_sees_what_is_loaded() -> None:
    assert "rich" in loaded("import boardwright, rich")
