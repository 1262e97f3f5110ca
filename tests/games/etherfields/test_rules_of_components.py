"""Rules that no position can show: what a pack has to bring, and what a card only reminds of."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.core.errors import BadPack
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
