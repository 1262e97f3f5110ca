"""docs/play.md is true: its labels are those of the client, its keys those that are obeyed, and
records go to and fro between browser and terminal.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from boardwright.server.config import Config
from tests.docs.pages import ROOT, names, page, rows, section
from tests.server.people import open_house

PAGE = page("play.md")
SOURCE = ROOT / "src" / "boardwright"
KEYS = section(PAGE, "## Keys")
TABLE, REPLAY = KEYS.split("In a replay:")


def texts() -> set[str]:
    """Every text of the client and of the games that needs no arguments."""
    found: set[str] = set()
    for file in [*SOURCE.glob("texts/en/*.ftl"), *SOURCE.glob("games/*/texts/en/*.ftl")]:
        found |= set(re.findall(r"^ *\.?[\w-]+ = (.+)$", file.read_text("utf-8"), re.M))
    return found


def test_names_in_bold_are_labels_of_the_client() -> None:
    bold = {" ".join(name.split()) for name in re.findall(r"\*\*([^*]+)\*\*", PAGE)}
    own = {name for name in bold if name.endswith(".")}
    assert own == {
        "Several people, one screen.",
        "Your phone as well.",
        "Somebody leaves.",
        "The connection breaks.",
    }
    assert len(bold - own) > 20
    assert bold - own - texts() == set()


def obeyed(script: str) -> set[str]:
    """The keys that a module has an act for."""
    source = (SOURCE / "web" / script).read_text("utf-8")
    return {
        quoted or plain
        for quoted, plain in re.findall(r"^    (?:'([^']+)'|(\w+)): \(\) =>", source, re.M)
    }


def noted(text: str) -> set[str]:
    return {name for row in rows(text) for name in names(row[0])}


def test_the_keys_of_the_table() -> None:
    keyboard = (SOURCE / "web" / "table" / "keyboard.js").read_text("utf-8")
    others = {"1", "9", "0", "Tab", "Shift", "Enter", "Escape"}
    assert {key.lower() for key in noted(TABLE) - others} == obeyed("table/keyboard.js")
    for part in ("'Enter'", "'Escape'", "/^[0-9]$/", "ArrowLeft", "shiftKey"):
        assert part in keyboard


def test_the_keys_of_a_replay() -> None:
    spelt = {" ": "space", "ArrowLeft": "left", "ArrowRight": "right"}
    spelt |= {"Shift+ArrowLeft": "shift", "Shift+ArrowRight": "shift"}
    wanted = {spelt.get(key, key).lower() for key in obeyed("pages/replay/keys.js")}
    assert {key.lower() for key in noted(REPLAY)} | {"left", "right"} == wanted
    assert "left and right" in REPLAY


def test_after_a_minute_a_bot_may_play_for_somebody_who_left() -> None:
    assert "After a minute the others may let a bot play" in PAGE
    assert Config.model_fields["away_seconds"].default == 60


def boardwright(folder: Path, *arguments: str, typed: str = "") -> None:
    subprocess.run(
        [sys.executable, "-m", "boardwright", *arguments],
        input=typed,
        text=True,
        capture_output=True,
        env={**os.environ, "BOARDWRIGHT_DATA": str(folder)},
        timeout=120,
        check=True,
    )


def test_records_go_to_and_fro(tmp_path: Path) -> None:
    boardwright(tmp_path, "play", "--seed", "7", typed="1\n1\n1\n")
    (saved,) = tmp_path.rglob("*.record")
    with open_house(tmp_path / "server") as house:
        record = {"record": saved.read_text("utf-8")}
        table = house.ok("POST", "/api/records", 201, json=record)["table"]
        assert house.ok("GET", f"/api/tables/{table}/replay")["answers"] > 3
        ines = house.table("you", "you")
        ines.answer()
        ines.do("abandon")
        again = tmp_path / "again.record"
        again.write_text(house.get(f"/api/tables/{ines.code}/record").text, "utf-8")
    boardwright(tmp_path, "replay", str(again), "--check")
