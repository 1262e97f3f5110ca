"""Views made together: what everybody sees is the same in all of them, and no more than that."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.positions import Position

OWN = {"hand", "influence"}
UNDERNEATH = {"cards", "splays"}


def positions(seats: int, seed: int) -> Iterator[Position[Any]]:
    """Every position of a game in which everybody picks at random."""
    pos, random = bw.game("innovation").new(seats, seed), Random(seed)
    while pos.decisions:
        yield pos
        decision = random.choice(pos.decisions)
        pos.answer(random.choice(decision.options), decision.seats[0])
    yield pos


def public(shown: dict[str, Any]) -> dict[str, Any]:
    """A seat without what only its owner sees."""
    zone = {
        colour: {name: part for name, part in pile.items() if name not in UNDERNEATH}
        for colour, pile in shown["zone"].items()
    }
    return {name: part for name, part in shown.items() if name not in OWN} | {"zone": zone}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_that_of_everybody_and_ones_own_cards(seats: int) -> None:
    count = 0
    for pos in positions(seats, seats):
        views: dict[Any, Any] = pos.views([None, *range(seats)])
        everybody = views[None]
        for seat in range(seats):
            assert {**views[seat], "seat": None, "seats": None} == {**everybody, "seats": None}
            for other, shown in enumerate(views[seat]["seats"]):
                if other == seat:
                    assert shown.keys() >= OWN
                    assert all(pile.keys() >= UNDERNEATH for pile in shown["zone"].values())
                    assert public(shown) == everybody["seats"][other]
                else:
                    assert shown == everybody["seats"][other] == public(shown)
            count += 1
    assert count > 100


@pytest.mark.parametrize("seats", [2, 4])
def test_views_made_together_are_those_made_alone(seats: int) -> None:
    random = Random(seats)
    for pos in positions(seats, 7):
        wanted = random.sample([None, *range(seats)], random.randint(1, seats))
        together = pos.views(wanted)
        assert list(together) == wanted
        assert all(together[seat] == pos.view(seat) for seat in wanted)


def test_a_view_may_be_changed_without_harm() -> None:
    pos = next(positions(2, 1))
    first: Any = pos.view(0)
    first["seats"][0]["icons"].clear()
    first["seats"][1]["zone"]["red"]["icons"]["leaf"] = 99
    assert pos.view(0) != first
    assert pos.view(0) == bw.game("innovation").new(2, 1).view(0)
