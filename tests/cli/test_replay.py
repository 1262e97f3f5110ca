"""`boardwright replay`: sentences from a record, and clear words for a broken one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import boardwright as bw
from boardwright.cli import app
from boardwright.core.games import Game
from boardwright.core.randomness import Dice
from boardwright.core.records import read
from boardwright.games.etherfields import packs


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


@cache
def game() -> str:
    """A whole random game."""
    pos = bw.game("innovation").new(2, 5, names=["Ann", "Bob"])
    dice = Dice("replay")
    while not pos.over:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    return pos.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    file.write_text(game(), encoding="utf-8")
    return file


def replay(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(app, ["replay", *map(str, arguments)])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_a_game_is_told_turn_by_turn_with_rules(record: Path) -> None:
    result = replay(record)
    assert result.exit_code == 0
    told = [line for line in result.output.splitlines() if re.match(r" +\d+  ", line)]
    assert len(told) > 50
    assert all(re.search(r"  INN-\d{3}$", line) for line in told if "hand" not in line[:10])
    assert re.search(r"^ +\d+  Turn 1: (Ann|Bob) has one action\.  INN-012$", result.output, re.M)
    assert "The game is over" in result.output
    assert not re.search(r"\b[Yy]ou(r)?\b", "\n".join(told))


def test_a_seat_reads_what_it_saw(record: Path) -> None:
    result = replay(record, "--seat", "1")
    assert re.search(r"You draw [A-Z]", result.output)
    assert re.search(r"Ann draws an? \d+\.", result.output)
    assert "Bob (you)" in result.output
    assert "Ann's hand" not in re.sub(r"(from|to) Ann's hand", "", result.output)


def test_everything_is_told_with_all(record: Path) -> None:
    result = replay(record, "--all")
    assert not re.search(r"draws an? \d+\.", result.output)
    assert "Ann's hand" in result.output
    assert "Bob's hand" in result.output


@pytest.mark.parametrize("at", [0, 1, 2, 9, 30])
def test_it_stops_where_it_should(record: Path, at: int) -> None:
    result = replay(record, "--at", str(at), "--all")
    assert result.exit_code == 0
    numbers = [int(n) for n in re.findall(r"^ +(\d+)  .*INN-\d{3}$", result.output, re.M)]
    assert max(numbers, default=0) <= at
    view = bw.replay(game(), at).view(None)
    title = "Before the first turn" if view["phase"] == "first" else f"Turn {view['turns']}: "
    assert title in result.output.splitlines()[-40:] or title in result.output
    hands = bw.replay(game(), at).to_dict()["seats"]
    assert isinstance(hands, list)
    board = result.output[result.output.rindex("Supplies") :]
    for seat in hands:
        for card in seat["hand"]:
            assert card in board


def test_other_words(record: Path) -> None:
    output = replay(record, "--words", "meld").output
    assert "melds" in output
    assert "score pile" in output
    assert "influence" not in output


def test_check_only_says_ok(record: Path) -> None:
    result = replay(record, "--check")
    assert result.exit_code == 0
    assert result.output == "ok\n"


def test_an_unfinished_game_is_told_too(tmp_path: Path) -> None:
    file = tmp_path / "x.record"
    file.write_text(bw.game("innovation").new(3, 1).record(), encoding="utf-8")
    result = replay(file)
    assert result.exit_code == 0
    assert "Seat 3" in result.output


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--at", "99999"], "--at goes from 0 to "),
        (["--at", "-1"], "--at goes from 0 to "),
        (["--seat", "2"], "there is no seat 2: they go from 0 to 1"),
        (["--seat", "0", "--all"], "--seat or --all, not both"),
        (["--words", "klingon"], "there are: meld"),
    ],
)
def test_wrong_use_is_refused(record: Path, options: list[str], said: str) -> None:
    result = replay(record, *options)
    assert result.exit_code == 2
    assert said in result.output


# Broken records


def _lines() -> list[str]:
    return game().splitlines(keepends=True)


def _without_line(number: int) -> str:
    return "".join(line for n, line in enumerate(_lines(), start=1) if n != number)


def _with_line(number: int, text: str) -> str:
    lines = _lines()
    lines[number - 1] = f"{text}\n"
    return "".join(lines)


def _line_of(text: str) -> int:
    return next(n for n, line in enumerate(_lines(), start=1) if line.startswith(text))


def _first_answer() -> int:
    return read(game()).answers[0][0]


def _broken() -> dict[str, tuple[str, int | None, str]]:
    """What is wrong: the text, the line that is named, and a word of the reason."""
    first = _first_answer()
    end = _line_of("end:")
    return {
        "empty": ("", 1, "not a Boardwright record"),
        "foreign": ("dear all\n", 1, "not a Boardwright record"),
        "other format": (_with_line(1, "boardwright record 2"), 1, "another format"),
        "other game": (_with_line(2, 'game: "chess"'), 2, "no game named 'chess'"),
        "other rules": (_with_line(3, "rules: 999"), 3, "rules version 999"),
        "damaged head": (_with_line(2, "game: innov"), 2, "damaged"),
        "unknown heading": (_with_line(4, "colour: 3"), 4, "unknown heading"),
        "truncated in the head": ("".join(_lines()[:4]), None, ""),
        "truncated in the answers": ("".join(_lines()[: first + 3]), first + 3, "breaks off"),
        "truncated in a line": (game()[: len(game()) // 2], None, ""),
        "no end": ("".join(_lines()[: end - 1]), None, "breaks off"),
        "an answer lost": (_without_line(first + 6), None, ""),
        "an answer damaged": (_with_line(first, "0 play:Teapot"), first, "not an answer"),
        "an answer not allowed": (_with_line(first, "0 draw"), first, "cannot answer so"),
        "a seat that is not there": (_with_line(first, "7 draw"), first, "seat 7"),
        "something after the end": (game() + "more\n", end + 1, "nothing may follow"),
        "another seed": (_with_line(_line_of("seed:"), "seed: 6"), None, ""),
        "a seed of letters": (_with_line(_line_of("seed:"), 'seed: "x"'), None, "whole number"),
        "too many seats": (_with_line(_line_of("seats:"), "seats: 9"), None, "players, not 9"),
    }


@pytest.mark.parametrize("check", [False, True], ids=["told", "checked"])
@pytest.mark.parametrize("fault", list(_broken()))
def test_a_broken_record_is_refused_with_its_line(tmp_path: Path, fault: str, check: bool) -> None:
    text, line, why = _broken()[fault]
    file = tmp_path / "broken.record"
    file.write_text(text, encoding="utf-8")
    result = replay(file, *(["--check"] if check else []))
    assert result.exit_code == 2
    found = re.match(rf"{re.escape(str(file))}: line (\d+): (.+)", result.output)
    assert found is not None, result.output
    assert line is None or int(found[1]) == line
    assert why in found[2]
    assert "Traceback" not in result.output


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.record"
    file.write_bytes(b"boardwright record 1\n\xff\xfe\x00")
    result = replay(file)
    assert result.exit_code == 2
    assert "picture.record: line 2: this is not text" in result.output


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.record", tmp_path):
        result = replay(path)
        assert result.exit_code == 2
        assert result.output.startswith(f"{path}: ")
        assert "line" not in result.output.removeprefix(str(path))


def test_random_damage_never_shows_a_traceback(tmp_path: Path) -> None:
    dice = Dice("damage")
    file = tmp_path / "x.record"
    text = game()
    for _ in range(60):
        at = dice.below(len(text))
        file.write_text(text[:at] + dice.pick('x0{}":,\n ') + text[at + 1 + dice.below(3) :])
        result = replay(file, "--check")
        assert result.exit_code in (0, 2)
        assert result.output == "ok\n" or ": line " in result.output


def _of_a_pack(folder: Path, name: str) -> tuple[Path, Path]:
    """A record made with a pack that a folder holds, as a process that has not loaded it finds it:
    the folder, and the record beside it.
    """
    made = folder / name
    for path, text in packs.skeleton(name).items():
        (made / path).parent.mkdir(parents=True, exist_ok=True)
        (made / path).write_text(text, encoding="utf-8")
    pos = packs_game(made).new(1, 3)
    pos.answer(pos.decisions[0].options[0], 0)
    file = folder / "of_a_pack.record"
    file.write_text(pos.record(), encoding="utf-8")
    return made, file


def packs_game(folder: Path) -> Game[Any]:
    """Not by the registry, which would know the pack from then on."""
    return bw.game("etherfields").with_pack(str(folder))


def test_a_pack_beside_the_record_is_found(tmp_path: Path) -> None:
    _, file = _of_a_pack(tmp_path, "beside")
    assert replay(file, "--check").output == "ok\n"
    told = replay(file)
    assert told.exit_code == 0
    assert "ETH-" in told.output


def test_a_pack_elsewhere_is_named(tmp_path: Path) -> None:
    made, file = _of_a_pack(tmp_path, "elsewhere")
    away = tmp_path / "away"
    away.mkdir()
    moved = made.rename(away / "other_name")
    line = next(n for n, line in enumerate(file.read_text().splitlines(), 1) if "pack:" in line)
    refused = replay(file)
    assert refused.exit_code == 2
    why = "made with pack elsewhere: say with --pack in which folder it is"
    assert refused.output == f"{file}: line {line}: {why}\n"
    assert replay(file, "--check", "--pack", moved).output == "ok\n"


def test_another_pack_than_that_of_the_record_is_refused(tmp_path: Path) -> None:
    _, file = _of_a_pack(tmp_path, "mine")
    for pack, why in (("plain", "in plain is plain"), (str(tmp_path / "no"), "no pack is in")):
        refused = replay(file, "--pack", pack)
        assert refused.exit_code == 2
        assert "made with pack mine" in refused.output
        assert why in refused.output


def test_a_pack_that_has_changed_since_is_refused(tmp_path: Path) -> None:
    made, file = _of_a_pack(tmp_path, "changed")
    script = made / "scripts" / "en.toml"
    script.write_text(script.read_text().replace("The carpet is", "The curtain is"))
    refused = replay(file)
    assert refused.exit_code == 2
    assert "the pack changed has other content now" in refused.output


def test_a_record_leads_to_no_folder_by_a_path(tmp_path: Path) -> None:
    """Whoever sends a record does not choose what is read."""
    made, file = _of_a_pack(tmp_path, "far")
    text = file.read_text()
    for path in (str(made), "..", "./far", "far/../far", "x" * 5000):
        file.write_text(text.replace('pack: "far"', f'pack: "{path}"'))
        refused = replay(file)
        assert refused.exit_code == 2
        assert "say with --pack" in refused.output


def test_a_pack_that_ships_is_found_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "plain.record"
    file.write_text(packs_game(Path("plain")).new(2, 5).record(), encoding="utf-8")
    assert replay(file, "--check").output == "ok\n"
