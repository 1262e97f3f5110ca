"""Advice for Innovation: what it may read, what it forbids, and how it judges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.games.innovation.advice import Advice, HiddenFact, Root, Sees
from boardwright.games.innovation.facts import CARD, CASTLE, COLOURS

GAME = bw.game("innovation")
ADVICE = Advice()
BLUE = COLOURS.index("blue")


def position(*seats: dict[str, Any], **rest: Json) -> Position[Any]:
    pos = GAME.load({"seats": list(seats), "seed": 1, **rest})
    assert pos.decision is not None
    return pos


def eyes(pos: Position[Any], seat: int) -> Sees:
    return ADVICE.sees(pos._state, seat)


HIDDEN: list[Callable[[Sees], object]] = [
    lambda sees: sees.hand(1),
    lambda sees: sees.influence(1),
    lambda sees: sees.pile(1, BLUE),
    lambda sees: sees.supply_card(1, 0),
    lambda sees: sees.period_card(3),
]


@pytest.mark.parametrize("ask", HIDDEN)
def test_hidden_facts_raise(ask: Callable[[Sees], object]) -> None:
    pos = position({"hand": ["Pottery"]}, {"hand": ["Tools"], "zone": {"blue": ["Writing"]}})
    with pytest.raises(HiddenFact, match="seat 0 cannot see"):
        ask(eyes(pos, 0))


def test_open_facts_are_told() -> None:
    pos = position(
        {"hand": ["Pottery"], "zone": {"red": ["Archery", "Oars"]}},
        {"hand": ["Tools", "Calendar"], "influence": ["Optics"], "zone": {"blue": ["Writing"]}},
    )
    sees = eyes(pos, 0)
    assert sees.hand(0) == 1 << CARD["Pottery"]
    assert sees.pile(0, COLOURS.index("red")) == (CARD["Archery"], CARD["Oars"])
    assert sees.hand_values(1) == (1, 2)
    assert sees.hand_size(1) == 2
    assert sees.influence_values(1) == (3,)
    assert sees.top(1, BLUE) == CARD["Writing"]
    assert sees.size(1, BLUE) == 1
    assert sees.count(0, CASTLE) == 2
    assert sees.points(1) == 3
    assert sees.others() == (1,)


def test_nothing_but_the_win_is_left_when_there_is_one() -> None:
    five = [2, 3, "Military", "Culture", "Science"]
    mine = {"zone": {"blue": ["Tools"]}, "influence": ["Philosophy", "Engineering"]}
    pos = position({**mine, "dominations": five}, {"zone": {"red": ["Oars"]}})
    assert pos.decision is not None
    left = set(pos.decision.options) - ADVICE.veto(pos.decision, eyes(pos, 0))
    assert GAME.actions.keys(left) == ["dominate:1"]


def test_a_demand_that_concerns_nobody_is_vetoed() -> None:
    pos = position({"zone": {"red": ["Archery"]}}, {"zone": {"green": ["The Wheel"]}})
    assert pos.decision is not None
    vetoed = ADVICE.veto(pos.decision, eyes(pos, 0))
    assert GAME.actions.keys(vetoed) == ["activate:Archery"]
    later = {"cards": "later"}
    pos = position({"zone": {"red": ["Combustion"]}}, {"zone": {"green": ["Sailing"]}})
    assert pos.decision is not None
    assert GAME.actions.keys(ADVICE.veto(pos.decision, eyes(pos, 0))) == ["activate:Combustion"]
    seats = {"zone": {"red": ["Combustion"]}}, {"zone": {"green": ["Sailing"]}}
    pos = position(*seats, settings=later)
    assert pos.decision is not None
    assert not ADVICE.veto(pos.decision, eyes(pos, 0))


def test_terms_come_for_every_seat_and_sum_to_chances() -> None:
    pos = position({"zone": {"blue": ["Software"]}}, {"zone": {"red": ["Oars"]}}, {})
    rows = ADVICE.evaluate(pos._state)
    assert [len(row) for row in rows] == [len(ADVICE.terms)] * 3
    chances = ADVICE.chances(rows)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2]


@pytest.mark.parametrize(
    ("term", "more", "less"),
    [
        ("dominations", {"dominations": [1, 2]}, {"dominations": [1]}),
        ("claims", {"zone": {"blue": ["Tools"]}, "influence": ["Chemistry"]}, {}),
        ("progress", {"influence": ["Philosophy"]}, {"influence": ["Tools"]}),
        ("lead", {"influence": ["Philosophy"]}, {}),
        ("values", {"zone": {"blue": ["Chemistry"]}}, {"zone": {"blue": ["Tools"]}}),
        ("colours", {"zone": {"blue": ["Tools"], "red": ["Oars"]}}, {"zone": {"red": ["Oars"]}}),
        ("hand", {"hand": ["Pottery", "Tools"]}, {"hand": ["Pottery"]}),
        ("icons", {"zone": {"red": ["Metalworking"]}}, {}),
        ("engine", {"zone": {"purple": ["The Internet"]}}, {"zone": {"blue": ["Tools"]}}),
        (
            "splays",
            {"zone": {"blue": {"cards": ["Tools", "Writing"], "splay": "up"}}},
            {"zone": {"blue": {"cards": ["Tools", "Writing"], "splay": "left"}}},
        ),
    ],
)
def test_each_term_rises_with_what_it_is_about(
    term: str, more: dict[str, Any], less: dict[str, Any]
) -> None:
    index = ADVICE.terms.index(term)
    high, low = (ADVICE.evaluate(position(mine, {})._state)[0][index] for mine in (more, less))
    assert high > low


def test_a_demand_hangs_over_who_has_fewer_icons() -> None:
    index = ADVICE.terms.index("exposure")
    pos = position({"zone": {"red": ["Archery"]}}, {"zone": {"yellow": ["Agriculture"]}})
    mine, theirs = (row[index] for row in ADVICE.evaluate(pos._state))
    assert theirs < mine == 0


def test_a_boundary_is_the_seats_next_turn() -> None:
    pos = GAME.new(seats=2, seed=4)
    while pos._state.turns == 0 or pos._state.turn != 1:
        assert pos.decision is not None
        pos.answer(pos.decision.options[0], pos.decision.seats[0])
    root = ADVICE.root(pos._state, 1)
    assert root == Root(1, pos._state.turns)
    turns: list[tuple[int, bool]] = []
    while len(turns) < 8:
        assert pos.decision is not None
        turns.append((pos._state.turn, ADVICE.boundary(pos._state, root)))
        pos.answer(pos.decision.options[0], pos.decision.seats[0])
    first = [boundary for _, boundary in turns].index(True)
    assert {turn for turn, _ in turns[:first]} == {0, 1}
    assert turns[first][0] == 1
    assert not any(boundary for turn, boundary in turns if turn == 0)


def test_numbers_can_be_changed_for_an_experiment_only_by_name() -> None:
    bold = Advice({"weights": {"domination": 2.0}})
    assert bold.numbers.weights.domination == 2.0
    assert ADVICE.numbers.weights.domination == 1.0
    with pytest.raises(ValueError, match="missing or unknown: boldness"):
        Advice({"weights": {"boldness": 2.0}})


def test_expert_openings_come_first() -> None:
    pos = GAME.new(seats=2, seed=0)
    decision = pos.decisions[0]
    logits = dict(zip(decision.options, ADVICE.prior(decision, eyes(pos, 0)), strict=True))
    assert set(logits) == set(decision.options)
    first = ADVICE.numbers.first
    assert first[CARD["Sailing"]] > first[CARD["Pottery"]] > first[CARD["Code of Laws"]]
