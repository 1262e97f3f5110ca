"""Rules that no position can show: what a pack has to bring, and what a card only reminds of."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.core.errors import BadPack
from boardwright.core.messages import Json
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.content import LUCK
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.state import DISTRESS_LIMIT

BROKEN = Path(__file__).parent / "packs" / "broken"


@pytest.mark.parametrize("name", ["plain", "water"])
def test_packs_bring_the_three_role_cards(name: str) -> None:
    """ETH-465."""
    pack = packs.load(name)
    assert set(pack.roles) == {"awakening", "dreamworld_legend", "death"}
    assert len(set(pack.roles.values())) == 3


def test_a_pack_without_them_is_refused() -> None:
    """ETH-465."""
    with pytest.raises(BadPack, match="roles"):
        packs.load(str(BROKEN / "roles_missing"))


def test_the_side_of_the_gate_that_counts_stays_in_sight() -> None:
    """ETH-621, ETH-095: from when the Dream is entered, for everybody and for who only watches."""
    position: dict[str, Json] = {"location": "Door", "keys": 1, "seats": [{}, {}]}
    pos = Etherfields(packs.load("plain")).load(position)
    assert [pos.view(seat)["gate"] for seat in (0, 1, None)] == [None] * 3
    pos.answer("gate:Second Dream", 0)
    while pos.state.turn < 2:
        gates = [pos.view(seat)["gate"] for seat in (0, 1, None)]
        assert [gate["goal"] for gate in gates if isinstance(gate, dict)] == ["Open the hatch."] * 3
        decision = pos.decisions[0]
        keys = pos.game.actions.keys(decision.options)
        pos.answer("done" if "done" in keys else keys[0], decision.seats[0])


def test_the_worst_result_is_told_before_the_die_falls() -> None:
    """ETH-255: the Basic Actions card reminds of what a Fail costs and of when a Dreamer dies."""
    hand = ["Wrath Post", "Ada Wrath 1", "Ada Wrath 2"]
    pos = Etherfields(packs.load("plain")).load({"seats": [{"hand": hand}]})
    pos.answer("place:Wrath Post", 0)
    pos.answer("pay:Ada Wrath 1", 0)
    decision = pos.decision
    assert decision is not None
    boost = next(o for o in pos.explain(decision, 0).options if o.key == "boost")
    assert boost.warning is not None
    assert boost.warning.args["fails"] == pos.state.pack.luck.count(LUCK.index("fail"))
    shown = pos.view(0)["seats"]
    assert isinstance(shown, list)
    assert isinstance(shown[0], dict)
    assert shown[0]["distress_limit"] == DISTRESS_LIMIT
