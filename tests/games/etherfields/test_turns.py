"""Turns: the Dreamers Phase, the Draw step, Turn cards, the end of a Turn."""

from __future__ import annotations

import pytest

from boardwright.core.errors import IllegalAnswer
from boardwright.games.etherfields import turncards
from boardwright.games.etherfields.content import STEPS
from boardwright.games.etherfields.scenes import Scene

from .courses import Entry, campaign, course
from .flows import influence, run, steps, table, told


def test_the_phase_ends_when_all_are_done_and_a_new_turn_begins() -> None:
    """ETH-168, ETH-169, ETH-175: the Turn card is carried out and discarded."""
    game = course({}, {}, turns=["clubs2", "clubs1"])
    assert list(game.pos.waiting) == [0, 1]
    game.play("0 done")
    assert list(game.pos.waiting) == [1]
    assert game.s.turn == 1
    game.play("1 done")
    assert (game.s.turn, game.s.turn_deck, game.phase) == (2, game.s.turn_deck[:1], "act")
    assert game.kinds("dreamscape-phase", "turn-card", "turn") == [
        "dreamscape-phase",
        "turn-card",
        "turn",
    ]


def test_whoever_is_done_may_act_again_and_comes_behind_the_others() -> None:
    """ETH-169: the declaration is withdrawn by acting."""
    hand: Entry = {"hand": ["Ada Cunning 1"], "deck": 10}
    game = course(hand, {"dreamer": "Ben", "deck": 10})
    game.play("0 done")
    assert [decision.seats for decision in game.pos.decisions] == [(1,), (0,)]
    assert [decision.idle for decision in game.pos.decisions] == [False, True]
    assert "done" not in game.legal(0)
    assert "move" in game.legal(0)
    game.play("0 move", "0 pay:Ada Cunning 1", "0 done", "0 space:r3c2")
    assert not game.s.seats[0].done
    assert list(game.pos.waiting) == [0, 1]


def test_a_declaration_falls_when_another_changes_the_hand() -> None:
    """ETH-169: the other Dreamer draws, and is asked again."""
    gift = influence("Gift", {"effect": steps({"do": "draw", "who": "others"})})
    game = course(
        {"hand": ["Gift"], "deck": 10},
        {"dreamer": "Ben", "deck": 10},
        content={"influence": [gift]},
    )
    game.play("1 done")
    assert game.s.seats[1].done
    game.play("0 play:Gift")
    assert len(game.s.seats[1].hand) == 1
    assert not game.s.seats[1].done


def test_a_done_dreamer_whom_nothing_concerns_stays_done() -> None:
    """ETH-169."""
    own = influence("Own", {"effect": steps({"do": "draw"})})
    game = course({"hand": ["Own"], "deck": 10}, {"dreamer": "Ben"}, content={"influence": [own]})
    game.play("1 done", "0 play:Own")
    assert game.s.seats[1].done


# The Draw step


def test_before_drawing_any_number_of_cards_may_be_discarded() -> None:
    """ETH-178, ETH-182: then four are drawn, in player order from the First Player on."""
    game = course(
        {"hand": ["Ada Wrath 1", "Ada Wrath 2"], "deck": 10},
        {"dreamer": "Ben", "hand": ["Ben Wrath 1"], "deck": 10},
        phase="draw",
        first=1,
    )
    assert list(game.pos.waiting) == [0, 1]
    game.play("0 card:Ada Wrath 1", "0 done", "1 done")
    assert [len(me.hand) for me in game.s.seats] == [5, 5]
    assert [args["seat"] for args in game.of("drew")] == [1] * 4 + [0] * 4
    assert game.phase == "act"


def test_an_empty_hand_is_not_asked_what_it_discards() -> None:
    """ETH-182."""
    game = course({"deck": 10}, turns=["clubs2", "clubs1"]).done()
    assert game.s.turn == 2
    assert (len(game.s.seats[0].hand), game.phase) == (4, "act")


def test_the_hand_limit_stops_the_draw() -> None:
    """ETH-178, ETH-180, ETH-183."""
    game = course({"hand": 5, "deck": 10}, phase="draw", bonus=[3]).play("0 done")
    assert len(game.s.seats[0].hand) == 6


def test_a_drawing_bonus_counts_for_whoever_stands_there_at_the_start() -> None:
    """ETH-133, ETH-170: noted before the Draw step, so that moving away does not lose it."""
    board: list[str] = ["d1.start", "d1.open", "d1.bonus"]
    game = course(
        {"space": "r5c3", "deck": 10},
        {"dreamer": "Ben", "space": "r3c1", "deck": 10},
        tiles=board,
        turns=["clubs2", "clubs1"],
    ).done()
    assert game.s.bonus == (2, 0)
    assert [len(me.hand) for me in game.s.seats] == [6, 4]


# The First Player, and what is renewed


def test_the_marker_passes_on_but_for_the_first_turn_of_a_session() -> None:
    """ETH-602, ETH-624."""
    game = campaign(2).play("0 space:r3c1", "1 space:r3c1")
    assert (game.s.turn, game.s.first) == (1, 0)
    game.done()
    assert (game.s.turn, game.s.first) == (2, 1)
    game.done()
    assert (game.s.turn, game.s.first) == (3, 0)


def test_what_may_be_done_once_a_turn_may_be_done_again() -> None:
    """ETH-229, ETH-247: Effort."""
    game = course({}, hours=3, turns=["clubs2", "clubs1"])
    game.play("0 effort", "0 amount:1", "0 space:r3c2")
    assert "effort" not in game.legal()
    with pytest.raises(IllegalAnswer):
        game.play("0 effort")
    game.done()
    assert "effort" in game.legal()


def test_what_lasts_until_the_end_of_the_turn_ends_before_the_next() -> None:
    """ETH-174."""
    mod: Entry = {"stat": "hand_limit", "n": 1, "until": "turn", "seat": 0}
    lasting: Entry = {"stat": "hand_limit", "n": 2, "until": "encounter", "seat": 0}
    game = course({}, turns=["clubs2", "clubs1"], mods=[mod, lasting]).done()
    assert [each.n for each in game.s.mods] == [2]


def test_effects_at_the_end_of_the_turn_come_before_the_card_is_discarded() -> None:
    """ETH-176."""
    clock: Entry = {
        "id": "chimes",
        "name": "Chimes",
        "text": "",
        "passive": [{"when": "turn_end", "effect": steps({"do": "gain", "what": "hour"})}],
    }
    game = course({}, content={"wisdom": [clock]}, wisdom=["Chimes"], turns=["clubs2", "clubs1"])
    before = game.s.hours
    game.done()
    assert game.s.hours == before + 1
    assert game.kinds("gained", "turn-card") == ["gained", "turn-card"]


# Turn cards


def test_the_turn_deck_is_drawn_at_random_and_a_number_above_twelve_means_twelve() -> None:
    """ETH-366, ETH-367."""
    s = table({})
    turncards.prepare(s, 5, "ETH-093")
    assert (len(s.turn_deck), len(s.turn_discard), s.turn) == (5, 7, 0)
    turncards.prepare(s, 20, "ETH-093")
    assert (len(s.turn_deck), len(s.turn_discard)) == (12, 0)
    assert sorted(s.turn_deck) == list(range(12))


def test_only_the_current_turn_card_is_known() -> None:
    """ETH-368."""
    s = table({}, {"dreamer": "Ben"})
    turncards.prepare(s, 3, "ETH-093")
    assert list(s.known["turn_deck"]) == [3, 0, 0]
    assert "turn_discard" not in s.known
    turncards.discard(s)
    assert list(s.known["turn_deck"]) == [3, 0]
    assert s.known["turn_discard"][0] == 3
    assert s.turn_discard[0] == s.last_turn_card


def test_an_added_turn_comes_from_the_bottom_and_goes_to_the_bottom() -> None:
    """ETH-378, ETH-379."""
    s = table({}, turns=["clubs1"], turn_discard=["clubs2", "hearts1"])
    assert turncards.add_turns(s, 3, "ETH-378") == 2
    names = [s.pack.turns[card].id for card in s.turn_deck]
    assert (names, s.turn_discard) == (["clubs1", "hearts1", "clubs2"], ())
    assert not turncards.can_add(s)
    assert turncards.add_turns(s, 1, "ETH-378") == 0


def test_no_turn_is_added_after_the_last_card() -> None:
    """ETH-379."""
    s = table({}, turns=["clubs1"], turn_discard=["clubs2"])
    turncards.discard(s)
    assert not turncards.can_add(s)
    assert turncards.add_turns(s, 1, "ETH-378") == 0


def test_a_blocked_step_is_marked_and_cannot_be_blocked_again() -> None:
    """ETH-376, ETH-377."""
    s = table({}, turns=["spades2", "clubs1"])
    move = STEPS.index("move")
    assert turncards.open_steps(s) == (0, 1)
    flow = turncards.block_step(s, 0, "ETH-376")
    done, asked = run(s, flow, "step:move")
    assert done
    assert asked.options("ask-block-step") == ["step:basic", "step:move"]
    assert [turncards.steps(s)[place] for place in s.blocked_steps] == [move]
    assert turncards.open_steps(s) == (0,)
    turncards.discard(s)
    assert not s.blocked_steps


def test_a_step_that_is_resolved_cannot_be_blocked() -> None:
    """ETH-377."""
    s = table({}, turns=["spades2"], phase="steps", step=1)
    assert turncards.open_steps(s) == (1,)


def test_a_blocked_step_is_passed_over() -> None:
    """ETH-376."""
    game = course(
        {"space": "r3c1", "deck": 10},
        figures=["Walker@r3c1"],
        turns=["hearts2", "clubs2"],
        blocked_steps=[0],
    ).done()
    assert game.s.seats[0].distress == 0
    assert game.of("step-skipped") == [{"step": "basic"}]


def test_loot_is_that_of_the_current_card_or_the_last_one() -> None:
    """ETH-381, ETH-383."""
    s = table({}, turns=["hearts3"])
    run(s, turncards.loot(s, Scene()))
    assert s.seats[0].gems == 1
    turncards.discard(s)
    run(s, turncards.loot(s, Scene()))
    assert s.seats[0].gems == 2


def test_loot_may_offer_a_choice_and_may_come_twice() -> None:
    """ETH-382."""
    s = table({"sealed": 4, "deck": 6}, turns=["clubs3"], hours=2)
    run(s, turncards.loot(s, Scene(), 2), "choose:hour", "choose:unseal")
    assert (s.hours, len(s.seats[0].sealed)) == (3, 2)


def test_without_a_turn_deck_the_loot_is_that_of_a_random_card() -> None:
    """ETH-517."""
    s = table({})
    turncards.clear(s)
    card = turncards.loot_card(s)
    assert turncards.loot_card(s) is card
    assert told(s, "loot-card") == [{"card": card.id}]


# Out of Turns


def test_after_the_last_turn_comes_the_out_of_turns_paragraph() -> None:
    """ETH-175, ETH-369: the Dream has failed."""
    game = course({}, turns=["clubs2"], settings={"start": "d1"}).done()
    assert [args["script"] for args in game.of("read")] == [9, 5]
    while not game.pos.over:
        game.play(f"0 {game.legal()[-1]}")
    assert game.reason == "failure"
    assert game.pos.outcome is not None
    assert game.pos.outcome.winners == ()
