"""Which answers a seat may know of (ETH-057)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.randomness import Dice
from boardwright.games.etherfields.game import GAME
from boardwright.games.etherfields.veil import secrets, unseen

STARTS = next(setting.values for setting in GAME.settings if setting.name == "start")


@pytest.mark.parametrize("start", STARTS)
def test_whatever_is_on_offer_is_known(start: str) -> None:
    """ETH-057: what comes into sight becomes known, with its actions; an option is known as long
    as it is on offer.
    """
    pos = bw.game("etherfields").new(2, 5, {"start": start})
    option, dice, looked = GAME.content_pack.key.option, Dice("familiar", 5), 0
    last = option + len(GAME.content_pack.options)
    for _ in range(300):
        if pos.over:
            break
        for decision in pos.decisions:
            keys = [key for key in decision.options if not option <= key < last]
            for seat in [seat for seat in decision.seats if seat >= 0]:
                unknown = [key for key in keys if not GAME.knows(pos.state, seat, key)]
                assert GAME.actions.keys(unknown) == []
                looked += len(keys)
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    assert looked > 500


@pytest.mark.parametrize("start", STARTS)
def test_no_answer_tells_of_what_is_unrevealed(start: str) -> None:
    """ETH-057: no key with the name or the id of what nobody has seen is known."""
    pos = bw.game("etherfields").new(2, 5, {"start": start})
    pack, s = GAME.content_pack, pos.state
    hidden = unseen(s, 0)
    lists: dict[str, Sequence[Any]] = {
        "item": pack.items,
        "note": pack.notes,
        "wisdom": pack.wisdom,
        "gate": pack.gates,
        "mask": pack.masks,
        "entity": pack.entities,
        "tile": pack.tiles,
        "card": pack.cards,
        "season": pack.seasons,
        "fate": pack.fates,
    }
    things = [
        (lists[kind][number], kind)
        for (kind, number), name in secrets(pack).items()
        if kind in lists and name in hidden
    ]
    names = {thing.id if kind == "tile" else thing.name for thing, kind in things}
    printed = {action.key for thing, _ in things for action in getattr(thing, "actions", ())}
    known = {pack.keys.key(n) for n in range(len(pack.keys)) if GAME.knows(s, 0, n)}
    assert len(things) > 50
    assert sorted(key for key in known if key.partition(":")[2] in names) == []
    assert sorted(known & printed) == []
