"""The laws of components: every loss and every surplus is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardwright.games.etherfields.problems import problems
from boardwright.games.etherfields.problems_at_rest import problems_at_rest
from boardwright.games.etherfields.state import EntityTile, Figure, Placed, State, Token
from tests.games.etherfields.positions import Table, at, plain

DATA: Table = {
    "tiles": ["d1.start", "d1.open", "d1.gem"],
    "figures": ["Walker@r3c3"],
    "items": ["Lens"],
    "seats": [{"hand": 3, "progress": ["Wrath Post"]}, {"hand": 2}],
}


def test_a_position_is_in_order() -> None:
    s = at(DATA)
    assert list(problems(s)) == []
    assert list(problems_at_rest(s)) == []
    assert plain().problems(s) == []


def _lose(s: State) -> None:
    s.seats[0].deck, s.seats[0].known = s.seats[0].deck[1:], s.seats[0].known[1:]


def _double(s: State) -> None:
    s.seats[0].discard = (s.seats[1].deck[0],)


def _hand(s: State) -> None:
    s.seats[0].hand = tuple(reversed(s.seats[0].hand))


def _flaw_lost(s: State) -> None:
    s.flaw_deck = s.flaw_deck[1:]


def _market_lost(s: State) -> None:
    s.market = s.market[:-1]


BROKEN: list[tuple[Callable[[State], object], str]] = [
    (_lose, "cards: "),
    (_double, "cards: "),
    (_hand, "seats.0.hand: it is not in order"),
    (_flaw_lost, "cards: "),
    (_market_lost, "cards: "),
    (lambda s: setattr(s.seats[0], "known", (0,)), "seats.0.known: 1 masks"),
    (lambda s: setattr(s, "known", {"turn_deck": (0,)}), "known.turn_deck"),
    (lambda s: setattr(s, "fate_deck", s.fate_deck[1:]), "fate_deck: "),
    (lambda s: setattr(s, "storage", s.items), "items: the item lens is there 2 times"),
    (lambda s: setattr(s, "turn_discard", (*s.turn_discard, s.turn_deck[0])), "turns: the turn"),
    (lambda s: setattr(s, "removed", frozenset({"item:lens"})), "items: the item lens is out"),
    (lambda s: setattr(s.seats[0], "ether", 17), "ether: 17"),
    (lambda s: setattr(s.seats[0], "ether", -1), "seats: something is below 0"),
    (lambda s: setattr(s, "keys", 5), "key: 5"),
    (lambda s: setattr(s, "hours", 13), "hours: 13"),
    (lambda s: setattr(s, "gem_slots", (51, 51)), "gem_slots: a slot holds one Gem"),
    (lambda s: setattr(s, "gems_in", 7), "gem: 7"),
    (lambda s: setattr(s, "tokens", (Token("story", 33),) * 11), "tokens: 11 of story"),
    (lambda s: setattr(s, "paid", frozenset(range(11))), ""),
    (lambda s: setattr(s, "entities", ()), "figures: Walker has no tile"),
    (lambda s: setattr(s, "entities", (EntityTile(0, (0, 0, 0)),)), "entities: too many of pain"),
    (lambda s: setattr(s, "figures", s.figures * 2), "tags: a tag is there twice"),
    (lambda s: setattr(s, "figures", (s.figures[0]._replace(tag=99),)), "tags:"),
    (lambda s: setattr(s, "figures", (s.figures[0]._replace(states=(0, 0, 1)),)), "states:"),
    (lambda s: setattr(s, "markers", {0: (5, 0, 0)}), "markers: 5 of wrath"),
    (lambda s: setattr(s.seats[0], "mask", 0), "seats.0.mask"),
    (lambda s: setattr(s.seats[1], "dreamer", 0), "seats: the dreamer ada"),
    (lambda s: setattr(s.seats[0], "progress", (Placed(0, tag=2),)), "seats.0.progress"),
    (lambda s: setattr(s, "out", (s.seats[0].deck[0],)), "cards: "),
]


@pytest.mark.parametrize(("break_it", "why"), BROKEN)
def test_what_is_broken_is_found(break_it: Callable[[State], object], why: str) -> None:
    s = at(DATA)
    break_it(s)
    found = list(problems(s))
    if not why:
        assert found == []
        return
    assert any(problem.startswith(why) for problem in found), found


def _crowd(s: State) -> None:
    walker = s.figures[0]
    s.figures = tuple(walker._replace(tag=tag) for tag in range(1, 6))
    s.tags = 9


AT_REST: list[tuple[Callable[[State], object], str]] = [
    (_crowd, "figures: 5 on r3c3, 4 are full"),
    (lambda s: setattr(s.seats[0], "space", 0), "seats.0.space: there is no space r0c0"),
    (lambda s: setattr(s.seats[0], "space", -1), "seats.0.space: in a Turn"),
    (lambda s: setattr(s, "figures", (Figure(0, 79, 1),)), "figures: there is no space r7c9"),
    (lambda s: setattr(s.seats[0], "distress", 8), "seats.0.distress"),
    (lambda s: setattr(s.seats[0], "hand", s.seats[0].deck[:7]), "seats.0.hand: 7 cards"),
    (lambda s: setattr(s, "items", (0, 1, 2, 3)), "items: 4 active"),
    (lambda s: setattr(s, "turn_deck", ()), "turns: without"),
    (lambda s: setattr(s, "gate", -1), "dream: it goes with"),
    (lambda s: setattr(s, "gem_slots", (31,)), "gem_slots: there is no Gem slot on r3c1"),
]


@pytest.mark.parametrize(("break_it", "why"), AT_REST)
def test_what_cannot_stay_so_is_found(break_it: Callable[[State], object], why: str) -> None:
    s = at(DATA)
    break_it(s)
    found = list(problems_at_rest(s))
    assert any(problem.startswith(why) for problem in found), found
