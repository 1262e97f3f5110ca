"""The command as a whole: help everywhere, real processes, a real terminal, quiet imports."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import boardwright as bw
from boardwright.cli import app

COMMAND = [sys.executable, "-c", "from boardwright.cli import main; main()"]
NAMES = [info.name or info.callback.__name__ for info in app.registered_commands if info.callback]


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return {**kept, "BOARDWRIGHT_DATA": str(folder), "COLUMNS": "100", **more}


def run(
    folder: Path, *arguments: str, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder, PYTHONIOENCODING="utf-8", **more),
        timeout=60,
        check=False,
    )


def test_the_commands_are_there() -> None:
    assert {"play", "replay", "rules", "scenario", "bench"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help(name: str) -> None:
    result = CliRunner().invoke(app, [name, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.output


def test_the_version_is_told() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.output == f"boardwright {bw.__version__}\n"


@pytest.mark.parametrize("arguments", [["fly"], ["play", "--fly"], ["replay"]])
def test_wrong_use_has_exit_code_2(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, arguments).exit_code == 2


def test_importing_boardwright_loads_no_terminal_and_no_texts() -> None:
    code = (
        "import sys, boardwright; boardwright.game('innovation').new();"
        "print([m for m in ('typer', 'rich', 'fluent', 'fluent.runtime', 'babel', 'click')"
        " if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# Real processes


def test_a_game_in_a_process_is_saved_resumed_and_replayed(tmp_path: Path) -> None:
    first = run(tmp_path, "play", "--seed", "7", typed="1\ndraw\n")
    assert first.returncode == 0, first.stderr
    assert first.stderr == ""
    second = run(tmp_path, "play", "--resume", typed="1\n" * 400)
    assert second.returncode == 0, second.stderr
    assert "The record of the game: " in second.stdout
    (record,) = (tmp_path / "play").glob("*.record")
    told = run(tmp_path, "replay", str(record), "--all")
    assert told.returncode == 0
    assert told.stdout.count("\n") > 100
    assert run(tmp_path, "replay", str(record), "--check").stdout == "ok\n"


def test_lines_have_no_blanks_at_their_ends(tmp_path: Path) -> None:
    output = run(tmp_path, "play", "--seed", "7", typed="1\n?\nhelp\nlog\n1\n").stdout
    assert [line for line in output.splitlines() if line != line.rstrip()] == []


def test_an_output_without_signs_gets_words(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "7", "--names", "Zoë"],
        input=b"1\n?\n1\n\xff\xfe\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"2 castle, 1 crown" in done.stdout
    assert done.stdout.isascii()


def test_a_broken_record_in_a_process(tmp_path: Path) -> None:
    file = tmp_path / "x.record"
    file.write_text("dear all\n")
    done = run(tmp_path, "replay", str(file))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"{file}: line 1: not a Boardwright record")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_terminal_is_offered_its_unfinished_game(tmp_path: Path) -> None:
    screens = [_on_a_terminal(tmp_path, typed) for typed in ("1\rquit\r", "yes\r\x04", "n\rquit\r")]
    assert "A new game of Innovation" in screens[0]
    assert "unfinished game" not in screens[0]
    assert "Go on with it? [yes/no]" in screens[1]
    assert "On with your game of Innovation" in screens[1]
    assert "Saved as" in screens[1]
    assert "A new game of Innovation" in screens[2]
    assert len(list((tmp_path / "play").glob("*.record"))) == 2


def _on_a_terminal(folder: Path, typed: str) -> str:
    """What a terminal shows when this is typed into a game."""
    import pty

    master, slave = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "play"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(folder, TERM="xterm", PYTHONIOENCODING="utf-8"),
        start_new_session=True,
    ) as process:
        os.close(slave)
        shown = b""
        lines = typed.splitlines(keepends=True)
        while True:
            try:
                part = os.read(master, 65536)
            except OSError:
                break
            if not part:
                break
            shown += part
            if lines and shown.rstrip().endswith(b">"):
                os.write(master, lines.pop(0).encode())
        assert process.wait(timeout=60) == 0
    os.close(master)
    return " ".join(shown.decode().split())
