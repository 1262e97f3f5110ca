"""`boardwright play cerebria`: whole games through a pipe, and the board in letters."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType
from typer.testing import CliRunner, Result

import boardwright as bw
from boardwright.cli import app
from boardwright.cli.terminal.guides import full_view, guide_for
from boardwright.cli.terminal.voice import Voice
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.texts import Texts

CEREBRIA = bw.game("cerebria")
RECORDS = Path(__file__).parents[1] / "records"
RANDOM = ("--level", "random", "--seed", "7")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    return folder


def play(typed: Iterable[str], *options: str) -> Result:
    text = "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(app, ["play", "cerebria", *options], input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def the_record(folder: Path) -> Path:
    (found,) = (folder / "play").glob("*.record")
    return found


def later(seats: int, seed: int, answers: int, **settings: str) -> Position[Any]:
    """A position of a random game, late enough that something lies on the table."""
    pos, dice = CEREBRIA.new(seats, seed, settings), Dice("terminal", seed)
    for _ in range(answers):
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    return pos


def drawn(part: RenderableType, width: int = 200) -> str:
    out = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize(
    ("name", "seat"), [("two-randoms", 1), ("three-randoms", 0), ("four-basic-randoms", 2)]
)
def test_a_game_is_played_to_its_end_through_a_pipe(
    data: Path, tmp_path: Path, name: str, seat: int
) -> None:
    late = bw.replay((RECORDS / f"cerebria-v1-{name}.record").read_text())
    for _ in range(40):
        late.undo()
    file = tmp_path / "late.record"
    file.write_text(late.record())
    options = ("--from", str(file), "--seat", str(seat), "--level", "random")
    result = play(islice(cycle(["2", "1", "3", "1", "4", "1", "done", "1"]), 6000), *options)
    assert result.exit_code == 0, result.output[-2000:]
    record = the_record(data)
    end = bw.replay(record.read_text())
    assert end.outcome is not None, result.output[-2000:]
    assert f"The record of the game: {record}" in result.output
    assert f"{end.outcome.rule}  " in result.output
    assert "(you)" in result.output


def test_what_can_be_typed(data: Path) -> None:
    typed = ["?", "? CER-186", "? trust", "? haste", "? valley", "? openness", "? love", "help"]
    result = play([*typed, "board", "log"], "--set", "placement=fixed", *RANDOM)
    said = " ".join(result.output.split())
    assert "CER-043" in said
    assert "Invoke (base 2 WP" in said
    assert "The power is a published one." in said
    assert "Move exactly one space further" in said
    assert "Gain 4 WP from the supply" in said
    assert "Control more Frontiers" in said
    assert "adjacent Bliss Fortress" in said
    assert "? CER-186" in result.output
    assert "INN-" not in result.output
    assert "Pottery" not in result.output


def test_costs_are_told_before_they_are_paid(data: Path) -> None:
    result = play(["move", "?", "undo"], "--set", "mode=basic", *RANDOM)
    said = " ".join(result.output.split())
    assert "Move costs 1 WP" in said
    assert "+ 1 WP CER-178" in said
    assert "Taken back. It showed nothing new to anybody." in said


def test_a_game_is_saved_and_gone_on_with(data: Path, tmp_path: Path) -> None:
    first = play(["1", f"save {tmp_path / 'a.record'}"], "--seats", "4", *RANDOM)
    assert first.exit_code == 0
    again = play(["1"], "--resume")
    assert again.exit_code == 0
    assert "On with your game of Cerebria" in again.output
    copy = bw.replay((tmp_path / "a.record").read_text())
    assert len(bw.replay(the_record(data).read_text()).answers()) > len(copy.answers())
    told = CliRunner().invoke(app, ["replay", str(tmp_path / "a.record"), "--all"])
    assert told.exit_code == 0
    assert "Common Aspirations" in told.output


@pytest.mark.parametrize("width", [50, 88, 200])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_any_width(seats: int, width: int) -> None:
    pos = later(seats, 3, 120)
    for plain in (False, True):
        guide = guide_for(pos, Voice(Texts("cerebria"), 0), plain=plain)
        output = drawn(guide.board(pos.view(0)), width)
        assert max(map(len, output.splitlines())) <= width
        assert plain <= (not set(output) & set("●○"))


def test_everything_on_the_table_is_drawn() -> None:
    pos = later(4, 5, 200)
    view: Any = pos.view(0)
    output = drawn(guide_for(pos, Voice(Texts("cerebria"), 0), plain=False).board(view))
    for emotion in filter(None, view["slots"].values()):
        assert f"{emotion['emotion']} {emotion['intensity']}" in output
    for name in (*view["common"]["row"], *(sphere["name"] for sphere in view["spheres"])):
        assert name in output
    for seat in view["seats"]:
        assert seat["spirit"].capitalize() in output
        assert seat["top"] is None or f"{seat['deck']}, {seat['top']}" in output


def test_a_seat_is_drawn_the_hands_of_its_team_only() -> None:
    pos = later(4, 5, 150)
    whole: Any = pos.to_dict()
    hidden = [whole["teams"][team]["hidden"][0] for team in ("bliss", "gloom")]
    for viewer in (0, 1, None):
        guide = guide_for(pos, Voice(Texts("cerebria"), viewer), plain=False)
        output = drawn(guide.board(pos.view(viewer)))
        mine = () if viewer is None else (viewer, viewer + 2)
        assert output.count("hand\n") == len(mine)
        line = next(line for line in output.splitlines() if line.startswith("Hidden Aspiration"))
        for team, name in enumerate(hidden):
            assert (name in line) == (viewer == team) or name == hidden[1 - team]
    guide = guide_for(pos, Voice(Texts("cerebria"), None), plain=False)
    output = drawn(guide.board(full_view(pos)))
    assert output.count("hand\n") == 4
    line = next(line for line in output.splitlines() if line.startswith("Hidden Aspiration"))
    assert all(name in line for name in hidden)


def test_the_terminal_says_nothing_without_a_text() -> None:
    """Every key in the modules that draw Cerebria has a text, and none of theirs is left over."""
    folder, texts = Path(bw.__file__).parent, Texts("cerebria")
    modules = "".join(
        file.read_text() for file in (folder / "cli" / "terminal").glob("cerebria*.py")
    )
    said = set(re.findall(r"[\"'](board-[a-z-]+[a-z])[\"']", modules))
    assert sorted(key for key in said if not texts.has(key)) == []
    own = (folder / "games" / "cerebria" / "texts" / "en" / "terminal.ftl").read_text()
    for key in re.findall(r"^([\w-]+) =", own, re.MULTILINE):
        assert key in said or key.startswith("board-column-"), f"{key} is never said"
