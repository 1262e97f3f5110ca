"""`boardwright pack`: check, new, map."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from boardwright.cli import app, packs
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.packs import load, shipped

BROKEN = Path(__file__).parent / "packs" / "broken"
SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["pack", *arguments])


@pytest.mark.parametrize("arguments", [["--help"], ["check", "--help"], ["new", "--help"]])
def test_help_helps(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 0
    assert "pack" in result.output


# check


@pytest.mark.parametrize("name", shipped())
def test_shipped_packs_pass(name: str) -> None:
    result = run("check", name)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1
    assert result.stdout.startswith(name)


def test_the_summary_counts() -> None:
    assert (
        "4 Dreamers, 70 cards, 8 Items, 8 Masks, 8 Entities, 2 Dreams"
        in run("check", "plain").output
    )


@pytest.mark.parametrize("name", ["unknown_verb", "wrong_counts", "unreadable"])
def test_a_broken_pack_fails_with_every_problem(name: str) -> None:
    result = run("check", str(BROKEN / name))
    assert result.exit_code == 1
    assert result.stdout == (BROKEN / name / "expected.txt").read_text()
    assert result.stderr == f"problems: {len(result.stdout.splitlines())}\n"


def test_a_manifest_that_cannot_be_read_is_all_that_is_said(tmp_path: Path) -> None:
    """And a file that is none: what follows from them would only hide them."""
    (tmp_path / "pack.toml").write_text("id water")
    (tmp_path / "items.toml").symlink_to(tmp_path / "nowhere")
    result = run("check", str(tmp_path))
    assert result.exit_code == 1
    items, manifest = result.stdout.splitlines()
    assert items == "items.toml: cannot be read: No such file or directory"
    assert manifest.startswith("pack.toml: cannot be read: ")


def test_what_is_no_pack_is_used_wrongly(tmp_path: Path) -> None:
    result = run("check", str(tmp_path))
    assert result.exit_code == 2
    assert "plain" in result.stderr


# new


def test_a_new_pack_works(tmp_path: Path) -> None:
    """It passes the check, so it can be entered and won, and it is called as it was asked to be."""
    assert run("new", "attic", "--into", str(tmp_path)).exit_code == 0
    result = run("check", str(tmp_path / "attic"))
    assert result.exit_code == 0, result.output
    made = load(str(tmp_path / "attic"))
    assert made.id == "attic"
    assert [gate.dream for gate in made.gates] == ["d1"]
    assert sum(not tile.slumber for tile in made.tiles) == 2


DOORS = ("map:Knock", "map:Try the door")


def towards(key: str, goal: tuple[int, int]) -> int:
    """How far the space of an answer is from another."""
    row, column = int(key[7]), int(key[9])
    return abs(row - goal[0]) + abs(column - goal[1])


def pick(keys: list[str], goal: tuple[int, int], luck: Random) -> str:
    """A player who knows where the doors are, and little else."""
    doors = [key for key in keys if key in DOORS]
    spaces = [key for key in keys if key.startswith("space:")]
    if doors or spaces:
        return doors[0] if doors else min(spaces, key=lambda key: towards(key, goal))
    return "done" if "done" in keys and luck.random() < 0.3 else luck.choice(keys)


def test_a_new_pack_can_be_won(tmp_path: Path) -> None:
    """By the engine, in one of a dozen games at least; it can be lost too."""
    assert run("new", "attic", "--into", str(tmp_path)).exit_code == 0
    game = Etherfields(load(str(tmp_path / "attic")))
    reasons = set()
    for seed in range(12):
        luck = Random(seed)
        pos = game.new(seats=1, seed=seed, settings={"start": "d1"}, events=False)
        while (decision := pos.decision) is not None:
            tiles = pos.to_dict()["tiles"]
            goal = (3, 6) if isinstance(tiles, list) and "d1.B" in tiles else (4, 4)
            pos.answer(pick(game.actions.keys(decision.options), goal, luck))
        assert pos.outcome is not None
        reasons.add(pos.outcome.reason)
    assert {"victory", "failure"} <= reasons


def test_a_new_pack_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "attic").mkdir()
    result = run("new", "attic", "--into", str(tmp_path))
    assert result.exit_code == 2
    assert list((tmp_path / "attic").iterdir()) == []


@pytest.mark.parametrize("name", ["Attic", "../attic", "a b", "", "water", "plain"])
def test_a_name_that_cannot_be_an_id(tmp_path: Path, name: str) -> None:
    assert run("new", name, "--into", str(tmp_path)).exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_pack_that_cannot_be_laid_down(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    result = run("new", "attic", "--into", str(tmp_path / "file"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "cannot be written" in result.stderr


# map


def texts(drawing: str) -> list[str]:
    return [found.text or "" for found in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


def test_a_map_shows_tiles_icons_actions_and_overlays() -> None:
    result = run("map", "plain", "--dream", "d1")
    assert result.exit_code == 0
    told = texts(result.stdout)
    assert {"Start", "d1.start", "entrance", "spawn hearts", "r3c1", "> Pull 2C xN"} <= set(told)
    assert {"~ Whisper 2A", "Bridge: stairs", "swamp", "blocked", "draw bonus +2"} <= set(told)


def test_walls_are_drawn_where_they_are() -> None:
    """Walls of the tile Walls: west and south of r3c5; the Overlay opens the first."""
    drawing = ElementTree.fromstring(run("map", "plain", "--dream", "d1").stdout)
    lines = [
        tuple(int(line.attrib[end]) for end in ("x1", "y1", "x2", "y2"))
        for line in drawing.iter(f"{SVG}line")
    ]
    left, top, size = 34 + 4 * 132, 34 + 2 * 132, 132
    west = (left, top, left, top + size)
    south = (left, top + size, left + size, top + size)
    assert lines == [west, south, west]


def test_what_an_overlay_blocks_is_told() -> None:
    """The Overlay The Water, Twice of the fifth Dream of `water`."""
    told = " ".join(texts(run("map", "water", "--dream", "d5").stdout))
    assert "The Water, Twice: blocked" in " ".join(told.split())


def test_a_turned_tile_says_so() -> None:
    assert "d2.turned turned 90" in texts(run("map", "plain", "--dream", "d2").stdout)


def test_the_slumber_map() -> None:
    told = texts(run("map", "plain", "--slumber").stdout)
    assert {"Quay", "Pond", "quirk q"} <= set(told)
    assert "Start" not in told


def test_a_map_in_a_file(tmp_path: Path) -> None:
    out = tmp_path / "map.svg"
    assert run("map", "plain", "--dream", "d2", "--out", str(out)).exit_code == 0
    assert "Landing" in texts(out.read_text())


@pytest.mark.parametrize(
    "arguments",
    [
        ["map", "plain"],
        ["map", "plain", "--dream", "d1", "--slumber"],
        ["map", "plain", "--dream", "d9"],
        ["map", "plain", "--dream", "d1", "--out", "map.pdf"],
        ["map", "nothing", "--dream", "d1"],
    ],
)
def test_maps_that_cannot_be_drawn(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr


@pytest.mark.parametrize("name", ["map.svg", "map.png"])
def test_a_map_into_a_folder_that_is_not_there(tmp_path: Path, name: str) -> None:
    out = tmp_path / "nowhere" / name
    result = run("map", "plain", "--dream", "d1", "--out", str(out))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{out} cannot be written: ")
    assert not out.parent.exists()


def test_tiles_that_cannot_be_read_are_not_drawn() -> None:
    result = run("map", str(BROKEN / "off_the_board"), "--dream", "d2")
    assert result.exit_code == 1
    assert 'map_tile.d2.turned.code: "D3" is no slot: they are A1 to C4' in result.stderr


def test_a_map_is_drawn_whatever_is_wrong_elsewhere() -> None:
    result = run("map", str(BROKEN / "off_the_board"), "--dream", "d1")
    assert result.exit_code == 0
    assert result.stdout == run("map", "plain", "--dream", "d1").stdout


def test_png_needs_something_that_makes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    out = tmp_path / "map.png"
    result = run("map", "plain", "--dream", "d1", "--png", str(out))
    assert result.exit_code == 2
    assert "PNG needs" in result.stderr
    assert not out.exists()


def test_png_by_a_converter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any program that is there and is called as rsvg-convert would be."""
    made = tmp_path / "bin" / "rsvg-convert"
    made.parent.mkdir()
    made.write_text('#!/bin/sh\nexec cp "$5" "$4"\n')
    made.chmod(0o755)
    monkeypatch.setattr(packs, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", f"{made.parent}:/usr/bin:/bin")
    out = tmp_path / "map.png"
    assert run("map", "plain", "--dream", "d1", "--out", str(out)).exit_code == 0
    assert out.read_text() == run("map", "plain", "--dream", "d1").stdout
