"""What is wrong with a state is found: each fault planted in a game that was played for a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from boardwright.core.randomness import Dice
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.state import State

Plant = Callable[[State], None]


@cache
def played() -> State:
    """A game of four with cards in every hand and on the board."""
    pos = GAME.new(4, 8, {"team_boards": "B"})
    dice = Dice("problems", 8)
    while len(pos.answers()) < 220 or pos.mid_action:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    state = pos.state
    assert all(state.hand)
    assert any(home >= 0 for home in state.home)
    assert GAME.problems(state) == []
    return state


def mild(s: State) -> int:
    """A slot with an Emotion of somebody's deck."""
    return next(slot for slot, home in enumerate(s.home) if home >= 0)


def empty(s: State) -> int:
    return s.emo.index(-1)


def lose_a_card(s: State) -> None:
    s.deck[2] = s.deck[2][1:]


def double_a_card(s: State) -> None:
    s.hand[1] = tuple(sorted((*s.hand[1], s.hand[1][0])))


def exchange_cards(s: State) -> None:
    s.hand[0], s.hand[2] = s.hand[2], s.hand[0]


def lose_an_emotion(s: State) -> None:
    slot = mild(s)
    for part in (s.emo, s.side, s.home):
        part[slot] = -1
    for part in (s.ess, s.tok, s.weak, s.force):
        part[slot] = 0


def show_what_is_not_there(s: State) -> None:
    s.shown[0] = (*s.hand[0], s.hand[0][0])


def unsort_a_hand(s: State) -> None:
    s.hand[0] = tuple(sorted(s.hand[0], reverse=True))


def too_many_under(s: State) -> None:
    s.under[0] = len(s.deck[0]) + 1


def owe(s: State) -> None:
    s.wp[3] = -1


def too_much_ambition(s: State) -> None:
    s.ambition[0] = 4


def too_much_on_a_sphere(s: State) -> None:
    s.pool[2] = 8


def a_fragment_more(s: State) -> None:
    s.minors[0] += 1


def a_fragment_less(s: State) -> None:
    s.id_major[1] -= 1


def a_fortress_of_nowhere(s: State) -> None:
    s.forts[s.forts.index(0)] = 2


def a_fortress_of_tomorrow(s: State) -> None:
    s.fort_turn[0] = s.turns + 1


def lose_an_aspiration(s: State) -> None:
    s.common = s.common[1:]


def lose_a_hidden_one(s: State) -> None:
    s.hidden[1] = s.hidden[1][:-1]


def a_colour_twice(s: State) -> None:
    s.rows[0] = 1 | 1 << 3


def an_upgrade_of_a_locked_action(s: State) -> None:
    s.rows[0] = 1 << 3


def a_tier_more(s: State) -> None:
    s.row_done[0] += 1


def an_emotion_without_essence(s: State) -> None:
    s.ess[mild(s)] = 0


def too_much_essence(s: State) -> None:
    s.ess[mild(s)] = 9


def something_in_an_empty_slot(s: State) -> None:
    s.weak[empty(s)] = 1


def an_emotion_of_the_other_team(s: State) -> None:
    s.side[mild(s)] ^= 1


def seven_insecurity_tokens(s: State) -> None:
    s.weak = [1] * 15


def a_third_strong_copy(s: State) -> None:
    strong = s.table.number["Benevolence"]
    s.emo = [strong] * 3 + s.emo[3:]


def a_wrong_intensity(s: State) -> None:
    s.force[mild(s)] += 1


def a_wrong_realm(s: State) -> None:
    s.realm[0] = 1 - s.realm[0] if s.realm[0] >= 0 else 0


def a_wrong_frontier(s: State) -> None:
    s.frontier[0] = 1 - s.frontier[0] if s.frontier[0] >= 0 else 0


def a_power_too_many(s: State) -> None:
    s.active ^= 1


FAULTS: tuple[Plant, ...] = (
    lose_a_card, double_a_card, exchange_cards, lose_an_emotion, show_what_is_not_there,
    unsort_a_hand, too_many_under, owe, too_much_ambition, too_much_on_a_sphere, a_fragment_more,
    a_fragment_less, a_fortress_of_nowhere, a_fortress_of_tomorrow, lose_an_aspiration,
    lose_a_hidden_one, a_colour_twice, an_upgrade_of_a_locked_action, a_tier_more,
    an_emotion_without_essence, too_much_essence, something_in_an_empty_slot,
    an_emotion_of_the_other_team, seven_insecurity_tokens, a_third_strong_copy, a_wrong_intensity,
    a_wrong_realm, a_wrong_frontier, a_power_too_many,
)  # fmt: skip


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_fault_is_found(plant: Plant) -> None:
    state = played().copy()
    before = GAME.fingerprint(state)
    plant(state)
    assert GAME.problems(state)
    assert GAME.fingerprint(state) != before


def test_a_token_that_does_not_change_with_the_board_is_found() -> None:
    sinking = next(n for n, word in enumerate(GAME.table.word) if word == "sink")
    slots = {"VAL.a": f"{GAME.table.names[sinking]}/1", "NET.a": "B-red[1,1,1,1]/3"}
    state = GAME.load({"slots": slots, "seats": [{}, {}]}).state.copy()
    assert GAME.problems(state) == []
    state.tok[14] += 1
    assert any("the token is" in problem for problem in GAME.problems(state))
