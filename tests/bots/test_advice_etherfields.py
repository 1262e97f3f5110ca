"""Advice for Etherfields: what it may read, what is worth doing, and how it judges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.games.etherfields import GAME
from boardwright.games.etherfields.advice import Advice, HiddenFact, Sees
from boardwright.games.etherfields.affording import Hand
from boardwright.games.etherfields.aims import aims
from boardwright.games.etherfields.content import CUNNING, WRATH
from boardwright.games.etherfields.evaluation import TERMS
from boardwright.games.etherfields.state import State

ADVICE = Advice()
HALL = ["d2.hall", "d2.corridor"]
HAND = ("Carry", "Carry", "Roar", "Set Jaw", "Grit", "Take It")


def position(*seats: dict[str, Any], **rest: Json) -> Position[Any]:
    """In the second Dream, as it begins."""
    return GAME.load({"dream": "d2", "tiles": HALL, **rest, "seats": list(seats)})


def eyes(pos: Position[Any], seat: int = 0) -> Sees:
    return ADVICE.sees(pos.state, seat)


def worth_doing(pos: Position[Any]) -> set[str]:
    return {GAME.content_pack.actions[aim.action].name for aim in aims(pos.state)}


CLOSED: dict[str, Json] = {"hands": "closed"}
HIDDEN: list[Callable[[Sees], object]] = [
    lambda sees: sees.hand(1),
    lambda sees: sees.deck_card(0, 0),
    lambda sees: sees.paragraph(280),
]


@pytest.mark.parametrize("ask", HIDDEN)
def test_hidden_facts_raise(ask: Callable[[Sees], object]) -> None:
    pos = position({"space": "r3c1"}, {"space": "r3c1"}, settings=CLOSED)
    with pytest.raises(HiddenFact, match="seat 0 cannot see"):
        ask(eyes(pos))


def test_open_facts_are_told() -> None:
    pos = position({"space": "r3c1"}, {"space": "r3c2", "distress": 2, "gems": 1}, read=[201])
    sees = eyes(pos)
    assert sees.hand(1) == pos.state.seats[1].hand
    assert (sees.distress(1), sees.gems(1)) == (2, 1)
    assert sees.paragraph(201) is GAME.content_pack.scripts[201]
    assert not sees.is_unseen("script:201")
    assert sees.is_unseen("script:280")


LANDLADY: dict[str, Json] = {"entity": "Borrowed Landlady", "space": "r3c1"}


def test_an_action_whose_condition_fails_is_no_aim() -> None:
    """A Landlady to whom rent is due does not settle up; nobody has to stand and wait for it."""
    tile: dict[str, Json] = {"entity": "Borrowed Landlady"}
    free = position({"space": "r3c1"}, entities=[tile], figures=[LANDLADY])
    owed = position(
        {"space": "r3c1"}, entities=[{**tile, "tokens": {"threat": 1}}], figures=[LANDLADY]
    )
    assert worth_doing(free) == {"Turn the key", "Settle up", "Sign the register"}
    assert worth_doing(owed) == {"Turn the key", "Sign the register"}


def test_options_of_a_paragraph_that_was_read_are_known() -> None:
    """Whoever has gone north comes to know more by another way; before, nothing is told of them."""
    names = frozenset(("Northwards", "Eastwards", "Southwards", "Back on itself"))
    knows = position({"space": "r4c4"}, read=[201, 203, 204, 211])
    worth = eyes(knows).worth_of_options("Corridor", names)
    assert worth["Eastwards"] > 0 == worth["Northwards"]
    assert eyes(position({"space": "r4c4"}, read=[201])).worth_of_options("Corridor", names) == {}


@pytest.mark.parametrize(
    ("term", "more", "less"),
    [
        ("path", {"space": "r4c4"}, {"space": "r3c1"}),
        ("path", {"space": "r4c4", "hand": ["Carry"]}, {"space": "r4c4", "hand": ["Roar"]}),
        ("distress", {"distress": 1}, {"distress": 4}),
        ("hand", {"hand": ["Carry", "Roar"]}, {"hand": ["Roar"]}),
        ("pool", {"deck": 12}, {"deck": 7}),
        ("gems", {"gems": 1}, {}),
        ("ether", {"ether": 2}, {}),
        ("progress", {"progress": ["Set Jaw"]}, {}),
    ],
)
def test_each_term_rises_with_what_it_is_about(
    term: str, more: dict[str, Any], less: dict[str, Any]
) -> None:
    index = TERMS.index(term)
    base = {"dreamer": "The Buttress", "space": "r3c1", "hand": []}
    high, low = (
        ADVICE.evaluate(position({**base, **mine}, read=[201, 202]).state)[0][index]
        for mine in (more, less)
    )
    assert high > low


def state_with(*names: str) -> State:
    """The Buttress alone, with these cards in hand and the rest of them in the deck."""
    state: State = position({"dreamer": "The Buttress", "space": "r3c1", "hand": [*names]}).state
    return state


def covered(*names: str, way: int, price: int, colour: int = WRATH) -> float:
    """Of the price of something so many spaces away, by a hand of these cards."""
    s = state_with(*names)
    return Hand(s, s.seats[0], drawing=False).covers(way, colour, price)


def test_a_card_pays_for_the_way_or_for_the_price() -> None:
    """Carry brings 1 Wrath or 2 Cunning, Roar 4 Wrath."""
    assert covered("Carry", way=0, price=1) == 1.0
    assert covered("Carry", way=2, price=1) == 2 / 3
    assert covered("Carry", "Carry", way=2, price=1) == 1.0
    assert covered("Roar", way=1, price=4) == 4 / 5
    assert covered("Roar", way=0, price=1) == 1.0
    assert covered(way=0, price=0) == 1.0
    assert covered(way=1, price=1) == 0.0


def test_in_the_colour_of_the_way_cards_add_up() -> None:
    assert covered("Carry", way=1, price=1, colour=CUNNING) == 1.0
    assert covered("Carry", way=1, price=3, colour=CUNNING) == 2 / 4


@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (2, 4), (3, 3), (5, 1), (6, 0)])
def test_what_will_be_drawn_is_hoped_for_and_a_full_hand_draws_nothing(
    held: int, drawn: int
) -> None:
    """ETH-181, ETH-185: four cards, as far as there is room for them."""
    s = state_with(*HAND[:held])
    there = sum(s.pack.cards[card].intent[WRATH] for card in s.seats[0].hand)
    deck = [s.pack.cards[card].intent for card in s.seats[0].deck]
    hope = drawn * sum(intent[WRATH] for intent in deck) / len(deck)
    more = drawn * sum(max(intent[WRATH], intent[CUNNING]) for intent in deck) / len(deck)
    hand = Hand(s, s.seats[0], drawing=True)
    assert hand.covers(0, WRATH, 60) == pytest.approx((there + hope) / 60)
    assert hand.covers(1, WRATH, 60) >= (there + more) / 61


def test_an_hour_is_kept_until_no_turn_would_follow() -> None:
    """ETH-459: it can still become a Turn then; until then it may be Effort as well."""
    index, hour = TERMS.index("turns"), ADVICE.numbers.weights.hour

    def gain(turns: list[Json]) -> float:
        rows = [
            ADVICE.evaluate(position({"space": "r3c1"}, turns=there).state)[0][index]
            for there in ([*turns, "clubs3"], turns)
        ]
        return rows[0] - rows[1]

    assert gain(["hearts1"]) > hour
    assert gain(["hearts1", "spades1", "diamonds1"]) < hour


def test_the_team_has_one_row_and_one_chance() -> None:
    pos = position({"space": "r3c1"}, {"space": "r3c2"})
    rows = ADVICE.evaluate(pos.state)
    assert [len(row) for row in rows] == [len(TERMS)] * 2
    assert rows[0] == rows[1]
    first, second = ADVICE.chances(rows)
    assert 0 < first == second < 1


def test_numbers_can_be_changed_for_an_experiment_only_by_name() -> None:
    bold = Advice({"weights": {"reveal": 2.0}})
    assert bold.numbers.weights.reveal == 2.0
    assert ADVICE.numbers.weights.reveal != 2.0
    with pytest.raises(ValueError, match="missing or unknown: boldness"):
        Advice({"weights": {"boldness": 2.0}})
