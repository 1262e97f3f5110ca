"""The Dreamscape Phase: steps of the Turn card, effects at the same time, a card resolved early."""

from __future__ import annotations

from typing import Any

from boardwright.games.etherfields import dreamscape
from boardwright.games.etherfields.content import STEPS

from .courses import Entry, course
from .flows import Content, influence, run, steps, table, told

BASIC, SPECIAL, MOVE = (STEPS.index(kind) for kind in ("basic", "special", "move"))


def entity(id: str, name: str, **effects: list[Any]) -> Entry:
    return {
        "id": id,
        "name": name,
        "dream": "d1",
        "figure": "creature",
        "move": 1,
        "setup": [],
        "effects": effects,
        "effects_text": dict.fromkeys(effects, "?"),
    }


HOST: Content = {
    "entity": [
        entity("wind", "Wind", basic=steps({"do": "relocate", "who": "each", "to": "r4c4"})),
        entity("fire", "Fire", basic=steps({"do": "suffer", "who": "in_range", "range": 1})),
    ]
}


def test_the_steps_come_in_the_order_of_the_card() -> None:
    """ETH-171, ETH-371."""
    game = course(
        {"space": "r3c1", "deck": 10}, figures=["Walker@r3c4"], turns=["spades3", "clubs2"]
    ).done()
    assert [args["step"] for args in game.of("step")] == ["move", "basic"]


def test_a_step_that_nobody_has_an_effect_for_is_skipped() -> None:
    """ETH-173, ETH-373."""
    s = table({}, figures=["Ghost@r3c4"])
    run(s, dreamscape.resolve_step(s, BASIC))
    assert told(s, "effect") == []


def test_effects_of_one_step_come_in_any_order() -> None:
    """ETH-374: the Team says which is first."""
    s = table({"deck": 10}, {"dreamer": "Ben", "deck": 10}, entities=["Walker", "Coin"])
    _, asked = run(s, dreamscape.resolve_step(s, BASIC), "1 entity:Coin")
    assert asked.asked == [(0, "ask-effect-order", ["entity:Walker", "entity:Coin"])]
    assert [args["source"] for args in told(s, "effect")] == ["Coin", "Walker"]


def test_whom_effects_reach_is_fixed_before_the_first_is_applied() -> None:
    """ETH-375: the Dreamer who is blown away first is burnt all the same, and the one who is blown
    towards the fire is not.
    """
    near: Entry = {"space": "r3c1", "deck": 10}
    far: Entry = {"dreamer": "Ben", "space": "r3c4", "deck": 10}
    for first in ("entity:Wind", "entity:Fire"):
        s = table(near, far, content=HOST, entities=["Wind", "Fire"], figures=["Fire@r3c2"])
        run(s, dreamscape.resolve_step(s, BASIC), first)
        assert [me.distress for me in s.seats] == [1, 0]


def test_the_gate_has_effects_too() -> None:
    """ETH-372: on Gates as on Entity tiles."""
    gate: Entry = {
        "id": "g.gate",
        "dream": "g",
        "name": "Cold Gate",
        "location": "",
        "keys": 0,
        "turns": 3,
        "introduction": 1,
        "out_of_turns": 9,
        "goal": "?",
        "setup": [],
        "effects": {"basic": steps({"do": "suffer", "who": "each"})},
        "effects_text": {"basic": "?"},
    }
    s = table({"deck": 10}, content={"gate": [gate]}, dream="Cold Gate", tiles=["d1.start"])
    run(s, dreamscape.resolve_step(s, BASIC))
    assert s.seats[0].distress == 1


def test_the_card_resolved_in_the_dreamers_phase_is_resolved_again() -> None:
    """ETH-384, ETH-385: it is not discarded, and blocked steps are left out both times."""
    storm = influence("Storm", {"effect": steps({"do": "resolve_steps"})})
    game = course(
        {"space": "r3c1", "deck": 10, "hand": ["Storm"]},
        content={"influence": [storm]},
        figures=["Walker@r3c1"],
        turns=["diamonds3", "clubs2"],
        blocked_steps=[1],
    )
    game.play("0 play:Storm")
    assert (game.s.seats[0].distress, len(game.s.seats[0].sealed)) == (1, 0)
    assert game.s.turn_deck[0] == game.s.pack.number("turn", "diamonds3")
    game.done()
    assert (game.s.seats[0].distress, len(game.s.seats[0].sealed)) == (2, 0)


def test_rapid_cards_may_be_played_before_and_after_each_step() -> None:
    """ETH-262, ETH-172."""
    shield = influence(
        "Shield",
        {"when": ["step_before"], "effect": steps({"do": "block_step"})},
        rapid=True,
    )
    game = course(
        {"space": "r3c1", "deck": 10, "hand": ["Shield"]},
        content={"influence": [shield]},
        figures=["Walker@r3c1"],
        turns=["diamonds3", "clubs2"],
    )
    game.play("0 done")
    assert game.prompt() == "ask-window"
    assert "play:Shield" in game.legal()
    game.play("0 play:Shield", "0 step:special")
    assert (game.s.seats[0].distress, len(game.s.seats[0].sealed)) == (1, 0)
    assert game.of("step-skipped") == [{"step": "special"}]
