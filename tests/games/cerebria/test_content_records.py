"""Other content travels: in records, in positions, in what a bot is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core import registry, scenarios
from boardwright.core.errors import BadPack, BadPosition, BadRecord, UnknownPack
from boardwright.core.games import Game
from boardwright.core.knowledge import SeatInfo
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.cerebria import GAME

TABLE = (files("boardwright.games.cerebria") / "content" / "emotions.toml").read_text("utf-8")
CALM: dict[str, Any] = {
    "name": "Calm",
    "team": "bliss",
    "kind": "mild",
    "vibe": "blue",
    "intensity": [2, 3],
}
CONTENT: dict[str, Any] = {"emotion": [CALM]}


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    """A folder with a table of another name, forgotten afterwards."""
    folder = tmp_path / "wild"
    folder.mkdir()
    table = TABLE.replace('name = "base"', 'name = "wild"').replace('"Courage"', '"Boldness"')
    (folder / "emotions.toml").write_text(table, "utf-8")
    yield folder
    registry._packs.clear()
    registry.game.cache_clear()


def played(game: Game[Any], answers: int = 40) -> Position[Any]:
    pos = game.new(2, 5, {"deck.0": "team"})
    dice = Dice("content", answers)
    for _ in range(answers):
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    return pos


def test_another_pack_is_another_game(pack: Path) -> None:
    game = bw.game("cerebria", str(pack))
    assert (game.name, game.pack) == ("cerebria", "wild")
    assert game is bw.game("cerebria", "wild")
    assert "choose:Boldness" in game.actions
    assert "choose:Courage" not in game.actions
    assert bw.game("cerebria") is GAME
    assert GAME.pack is None
    assert GAME.pack_hash is None


def test_a_record_names_its_pack_and_what_it_holds(pack: Path) -> None:
    game = bw.game("cerebria", str(pack))
    text = played(game).record()
    assert 'pack: "wild"' in text
    assert f'hash: "{game.pack_hash}"' in text
    assert bw.replay(text).record() == text
    other = text.replace(str(game.pack_hash), "0" * 16)
    with pytest.raises(BadRecord, match="the pack wild has other content now"):
        bw.replay(other)


def test_a_record_opens_no_folder(pack: Path) -> None:
    """It may come from anywhere: a pack must have been loaded by whoever replays it."""
    text = played(bw.game("cerebria", str(pack))).record()
    registry._packs.clear()
    registry.game.cache_clear()
    for name in ("wild", str(pack)):
        with pytest.raises(BadRecord, match="made with pack"):
            bw.replay(text.replace('"wild"', json.dumps(name)))


def test_a_position_of_another_pack_is_refused(pack: Path) -> None:
    game = bw.game("cerebria", str(pack))
    data = played(game).to_dict()
    assert data["pack"] == "wild"
    assert game.load(data).to_dict() == data
    with pytest.raises(BadPosition, match="pack: this is a position with pack wild"):
        GAME.load(data)


def test_bad_packs_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownPack, match="cerebria with pack nowhere"):
        bw.game("cerebria", "nowhere")
    with pytest.raises(BadPack) as refused:
        GAME.with_content({"emotion": [{**CALM, "vibe": "pink", "intensity": []}]})
    assert len(refused.value.problems) == 2


@pytest.mark.parametrize(
    "content",
    [{}, {"spirit": []}, {"emotion": {}}, {"emotion": [3]}, {"emotion": [CALM], "spirit": []}],
)
def test_content_of_another_form_is_refused(content: Any) -> None:
    with pytest.raises(BadPack):
        GAME.with_content(content)


def test_extra_content_goes_along() -> None:
    game = GAME.with_content(CONTENT)
    assert game is GAME.with_content({"emotion": [dict(CALM)]})
    assert game is game.with_content(CONTENT)
    pos = game.load({"seats": [{"hand": ["Calm"]}, {}]})
    again = GAME.load(json.loads(json.dumps(pos.to_dict())))
    assert again.game is game
    assert again.fingerprint() == pos.fingerprint()
    assert bw.replay(pos.record()).fingerprint() == pos.fingerprint()
    fresh = played(game)
    assert bw.replay(fresh.record()).fingerprint() == fresh.fingerprint()
    info: SeatInfo[Any] = SeatInfo.from_text(GAME, pos.info(0).to_text())
    assert info.view == pos.view(0)


def test_a_scenario_finds_the_pack_beside_it(pack: Path) -> None:
    data: dict[str, Any] = {
        "game": "cerebria",
        "pack": "wild",
        "position": {"seats": [{"hand": ["Boldness"]}, {}]},
        "play": [{"expect": {"seats": {"0": {"hand": ["Boldness"]}}}}],
    }
    result = scenarios.run(data, pack.parent / "some.toml")
    assert result.passed, result.failures
    elsewhere = scenarios.run(data, pack.parent / "below" / "some.toml")
    assert elsewhere.passed
    registry._packs.clear()
    registry.game.cache_clear()
    assert not scenarios.run(data, pack.parent / "below" / "some.toml").passed
