"""`boardwright play etherfields`: through a pipe, and the table in letters."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
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


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    return folder


def play(typed: Iterable[str], *options: str) -> Result:
    text = "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(app, ["play", "etherfields", *options], input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def drawn(part: RenderableType | None, width: int = 200) -> str:
    out = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def told(pos: Position[Any], seat: int | None) -> str:
    """The board as it is drawn for a seat, or with everything."""
    voice = Voice(Texts(pos.game.package), seat)
    view = pos.view(seat) if seat is not None else full_view(pos)
    return drawn(guide_for(pos, voice, plain=True).board(view, over=pos.over))


def test_the_first_dream_begins_in_letters(data: Path) -> None:
    typed = ("stray", "r3c1", "2", "? Lullaby", "? ETH-246", "quit")
    result = play(typed, "--seed", "7", "--set", "start=d1", "--level", "random")
    assert result.exit_code == 0, result.output
    for line in ("Paragraph 101", "r3 |E      |*      |", "Read the timetable (2 Awareness)"):
        assert line in result.output
    assert "Ring the bell on the far platform." in result.output
    assert "An Entity becomes Paralyzed." in result.output
    assert list((data / "play").glob("*.record"))


def test_alone_there_is_no_word_of_bots() -> None:
    result = play(("quit",), "--seats", "1", "--seed", "7", "--set", "start=d1")
    assert "bot" not in result.output.partition("\n\n")[0]


@pytest.mark.parametrize(
    ("pack", "seats", "settings"),
    [
        (None, 2, {"start": "d1"}),
        (None, 4, {"start": "d2"}),
        (None, 1, {"start": "d3"}),
        (None, 3, {"start": "d4", "hands": "closed", "turns": "ordered"}),
        (None, 2, {"start": "d5"}),
        ("plain", 2, {"start": "campaign"}),
        ("plain", 3, {"start": "campaign", "playing_cards": "on"}),
    ],
)
def test_every_table_can_be_drawn(pack: str | None, seats: int, settings: dict[str, str]) -> None:
    """Random games, drawn again and again for a player, and with everything."""
    pos, dice = bw.game("etherfields", pack=pack).new(seats, 7, settings), Dice("letters", seats)
    for n in range(600):
        if pos.over:
            break
        decision = dice.pick(pos.decisions)
        if n % 9 == 0:
            assert "Hours:" in told(pos, decision.seats[0])
            assert "Hours:" in told(pos, None)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    assert n > 50


def test_everything_that_an_answer_may_be_about_is_explained() -> None:
    """Things and actions in sight, by their names."""
    pos, dice = bw.game("etherfields").new(2, 11, {"start": "d1"}), Dice("things", 1)
    for _ in range(60):
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    view = pos.view(0)
    guide = guide_for(pos, Voice(Texts(pos.game.package), 0), plain=True)
    cards = view["cards"]
    assert isinstance(cards, Mapping)
    names = set(cards)
    assert len(names) > 10
    for name in sorted(names):
        assert name in drawn(guide.about(name, view))
