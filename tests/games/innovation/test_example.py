"""The example turn that the home page shows is the one of the scenario, answer by answer."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

from boardwright.core import records, registry

SCENARIO = Path(__file__).parents[2] / "scenarios" / "innovation" / "rules" / "example_turn.toml"
RECORD = files("boardwright.games.innovation") / "web" / "example.record"


def test_the_example_turn_is_that_of_the_scenario() -> None:
    data = tomllib.loads(SCENARIO.read_text(encoding="utf-8"))
    names = ["Andre", "Bill", "Charles", "Dominic"]
    start = {**data["position"], "seed": data["setup"]["seed"], "names": names}
    pos = registry.game("innovation").load(start)
    for play in data["play"]:
        for line in play.get("answers", []):
            seat, key = line.split(" ", 1)
            pos.answer(key, int(seat))
    assert RECORD.read_text(encoding="utf-8") == records.write(pos)


def test_the_example_turn_can_be_replayed() -> None:
    assert records.replay(RECORD.read_text(encoding="utf-8")).view(0)["turn"] == 1
