"""Powers of Emotions: what no position of the cards that ship can show."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.errors import BadPosition
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.board import SLOT
from boardwright.games.cerebria.moves import give_token

CONTENT = files("boardwright.games.cerebria") / "content" / "emotions.toml"


def loaded(**slots: str) -> Any:
    return GAME.load({"slots": slots, "seats": [{}, {}]})


def test_setup_carries_out_no_power(tmp_path: Path) -> None:
    """CER-410: a Starting Emotion of the setup carries out no power, were it to have one; Anxiety
    would by an Invoke.
    """
    text = CONTENT.read_text("utf-8").replace('name = "base"', 'name = "eager"')
    for name in ("Brightness", "Bleakness"):
        text = text.replace(f'name = "{name}"', f'name = "{name}"\npower = "gather"\namount = 3')
    (tmp_path / "emotions.toml").write_text(text, "utf-8")
    game = GAME.with_pack(str(tmp_path))
    pos = game.load({"phase": "placing", "seats": [{"hand": 2}, {"hand": 2}]})
    for answer in ("space:F0", "slot:VAL.b"):
        pos.answer(answer, 0)
    data: Any = pos.to_dict()
    assert data["slots"]["VAL.b"].startswith("Brightness/1")
    assert data["seats"][0]["essence"] == 2
    pos = game.load(
        {
            "turn": 1,
            "seats": [{}, {"spirit": "anxiety", "space": "VAL", "hand": 1, "essence": 2}],
        }
    )
    for answer in ("invoke", "choose:Bleakness", "slot:VAL.a"):
        pos.answer(answer, 1)
    data = pos.to_dict()
    assert data["seats"][1]["essence"] == 4


def test_no_second_intensity_token() -> None:
    """CER-408, CER-409: who has a token gets no other, and one of more than 6 is cut."""
    pos = loaded(**{"VAL.a": "Courage/1+1", "VAL.b": "Desire/1"})
    state = pos.state.copy()
    one, other = SLOT["VAL.a"], SLOT["VAL.b"]
    give_token(state, one, 3, "CER-409")
    give_token(state, other, 8, "CER-409")
    assert (state.tok[one], state.tok[other]) == (1, 6)
    assert (state.force[one], state.force[other]) == (2, 7)


@pytest.mark.parametrize(
    ("text", "rule"),
    [("Courage/1+7", "CER-408"), ("Despair/1+3", "CER-407"), ("Isolation/1+1", "CER-407")],
)
def test_tokens_that_cannot_lie_there(text: str, rule: str) -> None:
    """CER-407, CER-408: no token above +6, and none that a changing power would not give."""
    with pytest.raises(BadPosition, match=rule):
        loaded(**{"VAL.a": text})
