"""The example that the home page shows: the Absorb and the Revelation of the rulebook (CER-EX-12 to
CER-EX-14), with Emotions of the same Intensity, and with the turn played to its end.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from boardwright.core import records, registry
from boardwright.core.positions import Position

RECORD = files("boardwright.games.cerebria") / "web" / "example.record"

START: dict[str, Any] = {
    "names": ["Diana", "Erik"],
    "seed": 12,
    "actions": 1,
    "turns": 20,
    "spheres": {"Diligence": {"realm": "VAL", "wp": 5}},
    "forts": {"VAL": {"team": "bliss", "size": "minor", "turn": 12}},
    "common": {"row": ["Awareness", "Openness", "Liveliness", "..."]},
    "teams": {
        "bliss": {"hidden": ["Unity", "Fortitude", "..."]},
        "gloom": {"hidden": ["Attitude", "Versatility", "Sensibility", "Reflection", "..."]},
    },
    "slots": {
        "VAL.b": "Benevolence/2",
        "F3": "Excitement/3",
        "WIL.a": "Cheerfulness/1",
        "WIL.b": "Optimism/2",
        "F4": "Courage/2",
        "VAL.a": "Jealousy/3",
        "CRA.b": "Bitterness/1",
        "F1": "Anger/1",
        "NET.a": "Pessimism/1",
        "F2": "Dislike/1",
    },
    "seats": [
        {"spirit": "delight", "space": "VAL", "wp": 0},
        {"spirit": "hatred", "space": "NET"},
    ],
}

ANSWERS = (
    *("0 absorb", "0 yes", "0 no", "1 aspiration:Reflection"),
    *("0 realm:WIL", "0 amount:3", "0 ambition"),
)


def played() -> Position[Any]:
    pos = registry.game("cerebria").load(START)
    for line in ANSWERS:
        seat, key = line.split(" ", 1)
        pos.answer(key, int(seat))
    return pos


def test_the_example_is_that_of_the_rulebook() -> None:
    pos = registry.game("cerebria").load(START)
    facts: Any = pos.to_dict()["facts"]
    assert facts["standings"]["Unity"] == {"bliss": 4, "gloom": 3}
    assert facts["standings"]["Awareness"] == {"bliss": 3, "gloom": 3}
    assert facts["standings"]["Attitude"] == {"bliss": 2, "gloom": 2}
    after: Any = played().to_dict()
    assert after["teams"]["bliss"]["identity"] == {"minor": 2, "major": 0, "capping": 0}
    assert after["common"]["down"] == ["Awareness"]
    assert after["turn"] == 1


def test_the_record_is_that_of_the_example() -> None:
    assert RECORD.read_text(encoding="utf-8") == records.write(played())
    assert records.replay(RECORD.read_text(encoding="utf-8")).view(0)["turn"] == 1
