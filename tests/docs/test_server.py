"""docs/server.md is true: settings, figures, events, limits, files, and what a backup brings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from boardwright.cli import app as cli
from boardwright.core.places import data_folder
from boardwright.server import app, config, driving, logs, secrets, serving
from boardwright.server.config import Config
from boardwright.server.listening import BACKLOG
from boardwright.server.metrics import Metrics
from boardwright.server.models import ChatCommand, RenameCommand
from boardwright.server.routes.live import BEAT
from boardwright.server.routes.records import MOST_ANSWERS
from boardwright.server.seatkeeping import MOST_PEOPLE
from tests.docs.pages import ROOT, names, page, rows, section
from tests.server.people import open_house

PAGE = page("server.md")
SOURCES = ROOT / "src" / "boardwright" / "server"


# Settings


def default(name: str) -> str:
    """The default of a setting as the page writes it."""
    by_word = {"data": "the user's data folder", "workers": "the number of processors"}
    if name in by_word:
        return by_word[name]
    value = Config.model_fields[name].get_default(call_default_factory=True, validated_data={})
    if value in (None, []):
        return "none"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def test_every_setting_is_on_the_page_with_its_default_and_meaning() -> None:
    noted = [(names(row[0])[0], row[1], row[2]) for row in rows(PAGE, "| setting")]
    wanted = [
        (name, default(name), field.description) for name, field in Config.model_fields.items()
    ]
    assert noted == wanted


def test_the_defaults_that_are_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith(config.PREFIX):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", "/home/mia")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    found = Config()
    assert found.workers == os.cpu_count()
    assert found.data == data_folder()
    if sys.platform == "linux":
        assert str(found.data) == "/home/mia/.local/share/boardwright"
        assert "`~/.local/share/boardwright`" in PAGE


def test_every_option_of_the_command_is_in_the_manual() -> None:
    commands: Any = typer.main.get_command(cli)
    options = {
        option
        for parameter in commands.commands["serve"].params
        for option in parameter.opts
        if option != "--help"
    }
    told = section(page("commands.md"), "## serve")
    assert set(re.findall(r"--[a-z-]+", told)) == options


# Figures, events, limits


def test_every_figure_is_on_the_page() -> None:
    given = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in Metrics().registry.collect()
        if family.name.startswith("boardwright")
    }
    noted = {name for row in rows(PAGE, "| figure") for name in names(row[0])} - {"process_..."}
    assert noted == given


def events_in_sources() -> set[str]:
    found = set()
    for file in SOURCES.rglob("*.py"):
        found |= set(re.findall(r'(?:"event": |event=)"([\w-]+)"', file.read_text("utf-8")))
    return found


def test_every_event_of_the_log_is_on_the_page() -> None:
    assert {name for row in rows(PAGE, "| event") for name in names(row[0])} == events_in_sources()


def test_every_field_of_an_event_is_on_the_page() -> None:
    """Those of literal dictionaries; the fields of `request` are made elsewhere."""
    noted = {name: row for row in rows(PAGE, "| event") for name in names(row[0])}
    source = "\n".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    for event, fields in re.findall(r'\{\s*"event": "([\w-]+)"([^{}]*)\}', source):
        assert set(re.findall(r'"(\w+)":', fields)) <= set(names(noted[event][2])), event


def test_what_is_never_logged_is_masked() -> None:
    assert {"token", "tokens", "invite", "seed", "secret"} <= logs.SECRETS
    assert logs.masked("'play:Pottery' is not allowed") == "'play:***' is not allowed"
    assert "`play:***`" in PAGE


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("at most {} people", MOST_PEOPLE),
        ("a line of chat {} signs", 500),
        ("a name {}", 40),
        ("a record {}\nanswers", MOST_ANSWERS),
        ("{} messages wait", BACKLOG),
        ("says something every {:g}", BEAT),
    ],
)
def test_numbers_on_the_page(words: str, number: float) -> None:
    assert words.format(number) in PAGE


def test_the_lengths_on_the_page() -> None:
    ChatCommand(do="chat", text="x" * 500)
    RenameCommand(do="rename", name="x" * 40)
    with pytest.raises(ValueError, match="500"):
        ChatCommand(do="chat", text="x" * 501)
    with pytest.raises(ValueError, match="40"):
        RenameCommand(do="rename", name="x" * 41)


def test_how_it_is_served(tmp_path: Path) -> None:
    # Without its access log, uvicorn would change loggers that other tests look at.
    settings = Config(data=tmp_path, log_level="debug")
    served = serving.how_to_serve(app.make_app(settings), settings)
    assert (served.ws_ping_interval, served.timeout_graceful_shutdown) == (20, 5)
    assert "pinged every 20 seconds" in PAGE
    assert "five seconds" in PAGE
    assert served.proxy_headers is False


# Files, proxies, backup


def test_the_files_on_the_page_are_those_of_a_data_folder(tmp_path: Path) -> None:
    noted = {name for row in rows(PAGE, "| in the data folder") for name in names(row[0])}
    with open_house(tmp_path) as house:
        house.table("you", "you").answer()
        running = {file.name for file in tmp_path.iterdir()}
    assert running == noted - {"failures"}
    assert {file.name for file in tmp_path.iterdir()} == {app.DATABASE, secrets.FILE}
    assert '"failures"' in Path(driving.__file__).read_text("utf-8")
    assert (tmp_path / secrets.FILE).stat().st_mode & 0o077 == 0


def test_a_backup_of_a_running_server_brings_its_tables_back(tmp_path: Path) -> None:
    live, restored = tmp_path / "live", tmp_path / "restored"
    restored.mkdir()
    (command,) = re.findall(r"```sh\n(.*)\n```", section(PAGE, "## Backup"))
    with open_house(live) as house:
        ines = house.table("you", "you")
        for _ in range(5):
            ines.answer()
        subprocess.run(["sh", "-c", command], cwd=live, check=True)
        before = ines.state()
        ines.answer()
    (live / "copy.sqlite").rename(restored / app.DATABASE)
    (restored / secrets.FILE).write_bytes((live / secrets.FILE).read_bytes())
    with open_house(restored) as house:
        ines.house = house
        assert ines.state()["blocks"] == before["blocks"]
        ines.answer()


def test_without_its_secret_no_token_is_good(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ines = house.table("you", "you")
    (tmp_path / secrets.FILE).unlink()
    with open_house(tmp_path) as house:
        path = f"/api/tables/{ines.code}/state"
        assert house.get(path, headers=ines.bearer).status_code == 401
        assert house.get(path).status_code == 200


@pytest.mark.parametrize("trusts", [True, False])
def test_behind_a_proxy_the_last_address_it_names_counts(tmp_path: Path, trusts: bool) -> None:
    few = {"requests_per_second": 0.001, "requests_burst": 2, "trust_proxy": trusts}
    with open_house(tmp_path, **few) as house:
        for number in range(4):
            header = {"X-Forwarded-For": f"203.0.113.{number}, 198.51.100.7"}
            status = house.get("/api/games", headers=header).status_code
            assert status == (200 if number < 2 else 429)
        other = {"X-Forwarded-For": "198.51.100.7, 203.0.113.9"}
        assert house.get("/api/games", headers=other).status_code == (200 if trusts else 429)


def test_a_fault_of_the_settings_has_its_line(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 70000\ncolour = "red"\n')
    with pytest.raises(config.BadConfig) as refused:
        config.load_config(file)
    assert len(refused.value.lines) == 2
