"""What a game would begin with, before there is a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.people import House, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def test_settings_are_told_with_whether_each_seat_has_one(house: House) -> None:
    games = {game["name"]: game for game in house.ok("GET", "/api/games")}
    found = {setting["name"]: setting for setting in games["cerebria"]["settings"]}
    assert found["spirit"]["each_seat"]
    assert not found["spirit"]["free"]
    assert found["deck"]["free"]
    assert not any(setting["each_seat"] for setting in games["innovation"]["settings"])


def test_a_setup_is_tried_before_there_is_a_table(house: House) -> None:
    wish = {"seats": 4, "settings": {"mode": "basic", "spirit.0": "love"}}
    found = house.ok("POST", "/api/games/cerebria/setup", 200, json=wish)
    assert found["problem"] is None
    assert found["teams"] == [[0, 2], [1, 3]]
    assert found["settings"]["placement"] == "fixed"
    assert found["settings"]["deck.3"] == "team"
    assert found["possible"]["boards"] == ["A"]
    assert found["possible"]["spirit.2"] == ["any", "delight", "empathy", "harmony"]
    assert "love" in found["possible"]["spirit.0"]


def test_who_plays_with_whom_depends_on_the_settings(house: House) -> None:
    wish = {"seats": 3, "settings": {"shaper": "bliss"}}
    found = house.ok("POST", "/api/games/cerebria/setup", 200, json=wish)
    assert found["teams"] == [[1], [0, 2]]
    alone = house.ok("POST", "/api/games/innovation/setup", 200, json={"seats": 3})
    assert alone["teams"] == [[0], [1], [2]]


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"seats": 4, "settings": {"spirit.0": "misery"}}, "CER-001"),
        ({"seats": 4, "settings": {"deck.0": "Kindness, Kindness"}}, "CER-064"),
        ({"seats": 5, "settings": {}}, "2, 3, 4"),
    ],
)
def test_what_does_not_go_is_said(house: House, wish: dict[str, object], fault: str) -> None:
    found = house.ok("POST", "/api/games/cerebria/setup", 200, json=wish)
    assert fault in found["problem"]
    assert found["settings"] == {}
