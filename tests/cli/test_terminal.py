"""Parts of the terminal: finding answers, drawing any game, the data folder, hidden games."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import boardwright as bw
from boardwright.cli.terminal.answers import Choice, NotFound, find
from boardwright.cli.terminal.guides import Outline, full_view, guide_for
from boardwright.cli.terminal.voice import Voice
from boardwright.core.places import data_folder
from boardwright.texts import Texts, word_sets

CHOICES = [
    Choice("draw", "Draw a 1"),
    Choice("play:Pottery", "Play Pottery"),
    Choice("play:The Wheel", "Play The Wheel"),
    Choice("activate:Philosophy", "Activate Philosophy"),
    Choice("splay:red:left", "Splay red left"),
    Choice("splay:red:up", "Splay red up"),
    Choice("value:3:1", "a 3 in Bob's influence"),
    Choice("yes", "Yes"),
    Choice("done", "Done"),
]


def drawn(part: RenderableType, width: int = 100) -> str:
    out = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "draw"),
        ("9", "done"),
        ("draw", "draw"),
        ("dr", "draw"),
        ("play:pottery", "play:Pottery"),
        ("Play  Pottery", "play:Pottery"),
        ("pot", "play:Pottery"),
        ("wheel", "play:The Wheel"),
        ("the wheel", "play:The Wheel"),
        ("act ph", "activate:Philosophy"),
        ("red left", "splay:red:left"),
        ("splay red u", "splay:red:up"),
        ("y", "yes"),
        ("a 3", "value:3:1"),
    ],
)
def test_an_answer_is_found(typed: str, key: str) -> None:
    assert CHOICES[find(typed, CHOICES)].key == key


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("0", "bad-number"),
        ("10", "bad-number"),
        ("p", "bad-ambiguous"),
        ("splay", "bad-ambiguous"),
        ("red", "bad-ambiguous"),
        ("d", "bad-ambiguous"),
        ("zzz", "bad-answer"),
        ("pottery now", "bad-answer"),
    ],
)
def test_what_cannot_be_found_is_said(typed: str, why: str) -> None:
    with pytest.raises(NotFound) as caught:
        find(typed, CHOICES)
    assert caught.value.key == why
    assert Texts("innovation").say(why, **caught.value.args_of_text)


def test_any_game_can_be_drawn() -> None:
    pos = bw.game("innovation").new(2, 1)
    voice = Voice(Texts("innovation"), 0)
    output = drawn(Outline(voice).board(pos.view(0)))
    assert "phase: first" in output
    assert "seats 1" in output
    assert "points: 0" in output


@pytest.mark.parametrize("words", [None, *word_sets("innovation")])
@pytest.mark.parametrize("width", [50, 76, 120, 200])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_fits_any_width(seats: int, width: int, words: str | None) -> None:
    pos = bw.game("innovation").new(seats, 1)
    for plain in (False, True):
        voice = Voice(Texts("innovation", words=words), 0)
        output = drawn(guide_for(pos, voice, plain=plain).board(pos.view(0)), width)
        assert max(map(len, output.splitlines())) <= width


def test_a_seat_is_drawn_its_own_hand_only() -> None:
    pos = bw.game("innovation").new(2, 7)
    whole = pos.to_dict()["seats"]
    assert isinstance(whole, list)
    hands: list[list[str]] = [seat["hand"] for seat in whole]
    for viewer in (0, 1, None):
        guide = guide_for(pos, Voice(Texts("innovation"), viewer), plain=False)
        output = drawn(guide.board(pos.view(viewer)), 200)
        for seat in (0, 1):
            assert all((card in output) == (seat == viewer) for card in hands[seat])
    everything = guide_for(pos, Voice(Texts("innovation"), None), plain=False)
    output = drawn(everything.board(full_view(pos)), 200)
    assert all(card in output for hand in hands for card in hand)


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/x"}, "/x/boardwright"),
        ("linux", {}, "/home/me/.local/share/boardwright"),
        ("darwin", {}, "/home/me/Library/Application Support/boardwright"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/boardwright"),
        ("linux", {"BOARDWRIGHT_DATA": "/mine"}, "/mine"),
        ("linux", {"BOARDWRIGHT_DATA": "~/mine"}, "/home/me/mine"),
    ],
)
def test_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], folder: str
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "BOARDWRIGHT_DATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {**variables, "HOME": "/home/me"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert data_folder() == Path(folder)
