"""The Dreamworld map, Locations, Fate, Shopping."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.errors import IllegalAnswer
from boardwright.games.etherfields import travel
from boardwright.games.etherfields.scenes import Scene

from .courses import Course, Entry, course
from .flows import influence, run, steps, table


def at(location: str, *seats: Entry, **facts: Any) -> Course:
    return course(*(seats or ({"deck": 15},)), location=location, **facts)


def location(game: Course) -> str:
    return game.s.pack.locations[game.s.location].id


def test_paths_are_free_and_lead_both_ways_unless_they_are_one_way() -> None:
    """ETH-487, ETH-493."""
    game = at("Moon")
    assert {"location:Bell", "location:Fate"} <= set(game.legal())
    assert "location:Key" not in game.legal()
    assert "location:Field" not in at("Gem").legal()
    assert "location:Gem" in at("Field").legal()
    game.play("0 location:Bell")
    assert (location(game), game.s.seats[0].sealed) == ("Bell", ())


def test_an_edge_leads_to_discovered_tiles_only() -> None:
    """ETH-494."""
    assert "location:Gem" not in at("Drop", worlds=["near"]).legal()
    assert "location:Gem" in at("Drop").legal()


def test_a_shortcut_makes_every_dreamer_seal() -> None:
    """ETH-488, ETH-489: an empty deck seals nothing, and it may still be used."""
    game = at("Bell", {"deck": 15}, {"dreamer": "Ben", "deck": [], "hand": 6, "discard": 6})
    game.play("0 location:Key")
    assert [len(me.sealed) for me in game.s.seats] == [1, 0]


def test_some_locations_pay_once() -> None:
    """ETH-490, ETH-492: until the next Delta Phase or Awakening, and only on entering."""
    two: list[Entry] = [{"deck": 15}, {"dreamer": "Ben", "deck": 15}]
    game = at("Fate", *two, fate_deck=["Hush", "Tick", "..."])
    game.play("0 location:Key")
    assert game.s.keys == 1
    game.play("0 location:Fate", "0 location:Key")
    assert game.s.keys == 1
    game.play("0 location:Drop")
    assert game.s.seats[0].ether >= 1


def test_a_gem_goes_to_one_dreamer_and_a_bed_unseals() -> None:
    """ETH-490."""
    game = at("Shop", {"deck": 15}, {"dreamer": "Ben", "deck": 15})
    game.play("0 location:Gem", "1 seat:1")
    assert [me.gems for me in game.s.seats] == [0, 1]
    game = at("Eye", {"deck": 12, "sealed": 2}).play("0 location:Bed")
    assert len(game.s.seats[0].sealed) == 1


def test_at_a_lookout_all_see_the_top_of_the_slumber_deck() -> None:
    """ETH-490."""
    game = at("Door", slumbers=["Porter", "Delta Phase"]).play("0 location:Eye")
    assert game.of("saw-top") == [{"deck": "slumbers", "name": "Porter"}]
    assert game.s.known["slumbers"] == (1, 0)


def test_the_team_may_awaken_or_save_after_a_location() -> None:
    """ETH-475, ETH-585, ETH-592: not before the first one of a session."""
    game = at("Bell", resolved=False)
    assert "save" not in game.legal()
    with pytest.raises(IllegalAnswer) as refused:
        game.play("0 save")
    assert refused.value.rule == "ETH-585"
    game.play("0 location:Key")
    assert {"save", "awaken"} <= set(game.legal())
    assert "awaken" not in at("Bell", wisdom=["Legend"]).legal()


def test_a_gate_is_entered_at_its_location_for_its_keys() -> None:
    """ETH-087, ETH-501."""
    assert "gate:Second Dream" not in at("Door").legal()
    assert "gate:Second Dream" not in at("Shop", keys=1).legal()
    game = at("Door", keys=1)
    game.play("0 gate:Second Dream")
    assert (game.s.keys, game.s.pack.gates[game.s.gate].name) == (0, "Second Dream")


def test_a_dreamer_may_act_before_the_team_goes_on() -> None:
    """ETH-497 to ETH-500: with what can be used on the Dreamworld map."""
    note = influence("Map", {"world": "dreamworld", "effect": steps({"do": "draw"})})
    game = course(
        {"deck": 15, "hand": ["Map"]},
        {"dreamer": "Ben", "deck": 15},
        content={"influence": [note]},
        location="Bell",
    )
    assert "seat:0" in game.legal()
    assert "seat:1" not in game.legal()
    game.play("0 seat:0")
    assert game.legal() == ["play:Map", "done"]
    game.play("0 play:Map")
    assert (game.phase, len(game.s.seats[0].hand)) == ("travel", 1)


# Moves that effects make


def test_the_team_follows_paths_and_only_the_last_location_counts() -> None:
    """ETH-487: no Shortcuts, and it may stop."""
    s = table({"deck": 15}, location="Moon")
    _, asked = run(s, travel.follow_paths(s, Scene(), 3), "location:Fate", "location:Key", "done")
    assert asked.options("ask-team-path") == ["location:Bell", "location:Fate", "done"]
    assert s.due == ("location",)
    s = table({"deck": 15}, location="Moon")
    run(s, travel.follow_paths(s, Scene(), 1, "none", optional=False), "location:Bell")
    assert s.due == ()


def test_the_team_is_relocated_to_another_location() -> None:
    """ETH-495: whose effect is resolved on arrival."""
    s = table({"deck": 15}, location="Bell")
    _, asked = run(s, travel.relocate(s, Scene()), "location:Drop")
    assert "location:Bell" not in asked.options("ask-relocate-team")
    assert (s.pack.locations[s.location].id, s.due) == ("Drop", ("location",))


# Fate


def test_a_fate_card_is_resolved_and_goes_under_its_deck() -> None:
    """ETH-526, ETH-529."""
    game = at("Moon", {"deck": 15}, {"dreamer": "Ben"}, fate_deck=["Alms", "Tax", "..."])
    game.play("0 location:Fate")
    assert [me.ether for me in game.s.seats] == [1, 1]
    assert game.s.pack.fates[game.s.fate_deck[-1]].name == "Alms"
    assert game.s.fate_card == -1


def test_a_quirk_adds_a_tile_and_takes_a_free_slot() -> None:
    """ETH-508, ETH-527, ETH-528: the players choose among several."""
    two: list[Entry] = [{"deck": 15}, {"dreamer": "Ben", "deck": 15}]
    game = at(
        "Moon",
        *two,
        fate_deck=["Bright", "..."],
        slumber_maps=["loft", "pond"],
        tiles=["quay", "yard"],
    )
    game.play("0 location:Fate")
    assert game.legal() == ["slot:quay.q", "slot:yard.q", "slot:loft.q"]
    game.play("1 slot:loft.q")
    s = game.s
    assert s.pack.tiles[s.tiles[-1]].id == "loft"
    assert [(s.pack.tiles[t].id, q, s.pack.fates[f].name) for t, q, f in s.quirks] == [
        ("loft", "q", "Bright")
    ]
    assert s.pack.number("fate", "bright") not in s.fate_deck


def test_without_a_free_slot_or_a_tile_the_card_goes_under_the_deck() -> None:
    """ETH-529, ETH-531."""
    two: list[Entry] = [{"deck": 15}, {"dreamer": "Ben", "deck": 15}]
    game = at(
        "Moon",
        *two,
        fate_deck=["Bright", "..."],
        slumber_maps=[],
        tiles=["quay", "yard"],
        quirks=["Snare@quay.q", "Breeze@yard.q"],
    )
    game.play("0 location:Fate")
    assert (len(game.s.tiles), len(game.s.quirks)) == (2, 2)
    assert game.s.pack.fates[game.s.fate_deck[-1]].name == "Bright"


def test_alone_an_unsuited_fate_card_may_be_replaced() -> None:
    """ETH-270."""
    game = at("Moon", fate_deck=["Tax", "Hush", "..."])
    game.play("0 location:Fate")
    assert game.prompt() == "may-replace"
    game.play("0 yes", "0 no")
    assert "fate:tax" in game.s.removed
    assert [args["fate"] for args in game.of("fate")] == ["Hush"]
    assert game.s.seats[0].sealed == ()


def test_a_defeat_on_the_way_puts_the_fate_card_under_its_deck() -> None:
    """ETH-502, ETH-529: there is no Dream to discard."""
    doom: Entry = {
        "id": "doom",
        "name": "Doom",
        "text": "?",
        "effect": steps({"do": "suffer", "who": "each", "n": 9}),
    }
    game = course(
        {"deck": 15},
        {"dreamer": "Ben", "deck": 15},
        content={"fate": [doom]},
        location="Moon",
        fate_deck=["Doom", "..."],
    ).play("0 location:Fate")
    assert game.kinds("defeat", "awakening") == ["defeat", "awakening"]
    assert game.s.pack.number("fate", "doom") in game.s.fate_deck
    assert (game.s.fate_card, game.phase) == (-1, "changes")


# Shopping


def shop(*seats: Entry, **facts: Any) -> Course:
    game = at("Gem", *seats, shopping=1, **facts)
    return game.play("0 location:Shop")


def test_a_shopping_card_is_used_or_not() -> None:
    """ETH-552, ETH-556, ETH-557."""
    game = shop({"deck": 15}, {"dreamer": "Ben", "deck": 15})
    game.play("0 no")
    assert (game.phase, game.s.shopping) == ("travel", 1)
    game = shop({"deck": 15}, {"dreamer": "Ben", "deck": 15}).play("0 yes")
    assert (game.phase, game.s.shopping) == ("shopping", 0)
    none = at("Gem", shopping=0).play("0 location:Shop")
    assert none.phase == "travel"


def test_dreamers_shop_in_order_and_each_may_wait_once() -> None:
    """ETH-559, ETH-555."""
    game = shop({"deck": 15}, {"dreamer": "Ben", "deck": 15}).play("0 yes", "0 pass")
    assert list(game.pos.waiting) == [1]
    game.play("1 no")
    assert "pass" not in game.legal(0)
    game.play("0 no")
    assert ([me.ether for me in game.s.seats], game.phase) == ([1, 1], "travel")


def test_cards_are_bought_with_ether() -> None:
    """ETH-291 to ETH-293, ETH-553: the others go under the Market."""
    game = shop({"deck": 15, "ether": 9}, {"dreamer": "Ben", "deck": 15}).play("0 yes")
    before = len(game.s.market)
    game.play("0 shop:cards")
    offered = [key for key in game.legal() if key.startswith("card:")]
    game.play(f"0 {offered[0]}", "0 done", "1 no")
    assert len(game.s.market) == before - 1
    assert len(game.s.seats[0].discard) == 1
    assert (game.s.offer, game.s.seats[1].ether) == ((), 1)


def test_an_item_is_shown_before_it_is_paid_for() -> None:
    """ETH-554, ETH-558: whoever declines has bought nothing."""
    seats: list[Entry] = [{"deck": 15, "ether": 2}, {"dreamer": "Ben", "deck": 15, "ether": 1}]
    game = shop(*seats, item_market=["Spade"]).play("0 yes", "0 shop:item", "0 no")
    assert (game.s.seats[0].ether, len(game.s.item_market)) == (3, 1)
    assert "shop:item" not in game.legal(1)
    with pytest.raises(IllegalAnswer) as refused:
        game.play("1 shop:item")
    assert refused.value.rule == "ETH-554"
    game = shop(*seats, item_market=["Spade"]).play("0 yes", "0 shop:item", "0 yes", "1 no")
    assert (game.s.seats[0].ether, game.s.item_market) == (0, ())
    assert [game.s.pack.items[n].name for n in game.s.items] == ["Spade"]
