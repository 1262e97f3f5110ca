"""Ordered turns, closed hands, playing cards."""

from __future__ import annotations

import pytest

from boardwright.core.errors import IllegalAnswer
from boardwright.core.messages import Json

from .courses import Course, Entry, course
from .flows import influence, steps

ADA: Entry = {"deck": 12, "hand": ["Ada Awareness 1", "Ada Awareness 2", "Ada Cunning 1"]}
BEN: Entry = {"dreamer": "Ben", "deck": 12, "hand": ["Ben Awareness 1", "Ben Cunning 1"]}


def rounds(*seats: Entry, **facts: object) -> Course:
    given: Entry = {"settings": {"turns": "ordered"}, **facts}
    return course(*(seats or (ADA, BEN)), **given)


# Ordered turns


def test_rounds_go_clockwise_from_the_first_player() -> None:
    """ETH-599, ETH-600: a round is ended or passed, and another may follow in the same Turn."""
    game = rounds(first=1)
    assert list(game.pos.waiting) == [1]
    assert "pass" in game.legal(1)
    game.play("1 pass")
    assert list(game.pos.waiting) == [0]
    game.play("0 pass")
    assert game.s.turn == 2


def test_one_dream_action_a_round_and_any_number_of_others() -> None:
    """ETH-599, ETH-600."""
    game = rounds()
    game.play("0 dream:Call", "0 pay:Ada Awareness 1", "0 choose:coin")
    assert (game.s.acted, game.s.busy) == (True, True)
    assert "dream:Call" not in game.legal(0)
    with pytest.raises(IllegalAnswer) as refused:
        game.play("0 dream:Call")
    assert refused.value.rule == "ETH-599"
    assert "move" in game.legal(0)
    game.play("0 done")
    assert list(game.pos.waiting) == [1]
    game.play("1 pass")
    assert "dream:Call" in game.legal(0)


def test_the_phase_is_over_when_all_pass_in_a_row() -> None:
    """ETH-601."""
    game = rounds().play("0 pass")
    assert game.s.passed == 1
    game.play("1 effort", "1 amount:1", "1 space:r3c2", "1 done")
    assert game.s.passed == 0
    game.play("0 pass", "1 pass")
    assert game.s.turn == 2


def test_a_round_without_anything_to_do_passes_by_itself() -> None:
    """ETH-601: all have run out of usable cards."""
    game = rounds({"deck": 12}, {"dreamer": "Ben", "deck": 12}, hours=0, turns=["clubs2", "clubs1"])
    assert game.s.turn == 2


def test_rapid_cards_may_be_played_in_another_round() -> None:
    """ETH-604: whoever may play one is asked behind, and it is no Dream action of the round."""
    quick = influence("Quick", {"effect": steps({"do": "draw"})}, rapid=True)
    game = rounds(
        ADA, {"dreamer": "Ben", "deck": 12, "hand": ["Quick"]}, content={"influence": [quick]}
    )
    assert [decision.seats for decision in game.pos.decisions] == [(0,), (1,)]
    assert game.legal(1) == ["play:Quick"]
    assert list(game.pos.waiting) == [0]
    game.play("1 play:Quick")
    assert (game.s.round, game.s.busy, game.s.acted) == (0, False, False)


# Playing cards


def luck(*chance: Json, **facts: object) -> Course:
    """The first six playing cards come up as given: Luck and Drawback."""
    given: Entry = {"settings": {"playing_cards": "on"}, **facts}
    seats: list[Entry] = given.pop("people", [{"deck": 12}])
    return course(*seats, chance=tuple(chance), **given)


WON: list[Json] = ["10", "10", "10", "2", "2", "2", "..."]
LOST: list[Json] = ["2", "3", "4", "2", "3", "4", "..."]
"""A tie is lost (ETH-606)."""


def tried(game: Course, element: str, *answers: str) -> Course:
    return game.play("0 luck-cards", f"0 element:{element}", "0 yes", *answers)


def test_the_attempt_may_be_left_before_an_element_is_named() -> None:
    """ETH-612."""
    game = luck().play("0 luck-cards", "0 no")
    assert (game.phase, game.s.luck_used) == ("act", False)
    assert "luck-cards" in game.legal()


def test_after_the_luck_cards_the_team_may_stop() -> None:
    """ETH-605, ETH-612: the attempt is used up."""
    game = luck(WON, hours=1).play("0 luck-cards", "0 element:hours", "0 no")
    assert (game.s.hours, game.s.luck_used) == (1, True)
    assert "luck-cards" not in game.legal()
    assert game.of("luck-cards")[0]["cards"] == [10, 10, 10]


def test_hours() -> None:
    """ETH-609."""
    assert tried(luck(WON, hours=3), "hours").s.hours == 5
    assert tried(luck(LOST, hours=3), "hours").s.hours == 0


def test_gems() -> None:
    """ETH-608: all that are left are shared out, or all are lost."""
    people: list[Entry] = [{"deck": 12, "gems": 1}, {"dreamer": "Ben", "deck": 12}]
    game = tried(luck(WON, people=people), "gems", *["1 seat:1"] * 5)
    assert [me.gems for me in game.s.seats] == [1, 5]
    assert [me.gems for me in tried(luck(LOST, people=people), "gems").s.seats] == [0, 0]


def test_distress() -> None:
    """ETH-610."""
    people: list[Entry] = [{"deck": 12, "distress": 3}, {"dreamer": "Ben", "deck": 12}]
    game = tried(luck(WON, people=people), "distress", "1 seat:0")
    assert [me.distress for me in game.s.seats] == [1, 0]
    game = tried(luck(LOST, people=people), "distress", "1 seat:1")
    assert [me.distress for me in game.s.seats] == [3, 1]


def test_sealed_cards() -> None:
    """ETH-611."""
    people: list[Entry] = [{"deck": 14, "sealed": 7}]
    assert len(tried(luck(WON, people=people), "sealed").s.seats[0].sealed) == 2
    assert len(tried(luck(LOST, people=people), "sealed").s.seats[0].sealed) == 12


def test_morphings() -> None:
    """ETH-607: all of one Entity, or two more."""
    walker: Entry = {"entity": "Walker", "morphings": ["pain", "reach"]}
    game = tried(luck(WON, entities=[walker]), "morphings")
    assert game.s.entities[0].morphings == ()
    game = tried(luck(LOST, entities=[walker]), "morphings")
    assert len(game.s.entities[0].morphings) == 4


def test_only_in_the_dreamers_phase_of_a_dream() -> None:
    """ETH-612."""
    assert "luck-cards" not in luck(slumber="Flock").legal()
    assert "luck-cards" not in course({"deck": 12}).legal()


# Closed hands


def test_with_closed_hands_everybody_is_asked() -> None:
    """ETH-015: whether a Dreamer could do anything depends on the hand."""
    game = course(
        {"deck": 12}, {"dreamer": "Ben", "deck": 12}, hours=0, settings={"hands": "closed"}
    )
    assert game.legal(0) == ["done"]
    assert list(game.pos.waiting) == [0, 1]
    game.play("0 done")
    assert [decision.idle for decision in game.pos.decisions] == [False, True]
