"""Secrets, paragraphs, Gates: where what is revealed goes, how a Dream is entered and left."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.outcomes import GameEnd
from boardwright.games.etherfields import dreams, gains
from boardwright.games.etherfields.scenes import Scene

from .courses import Entry, campaign, course
from .flows import Content, influence, names, run, steps, table, told

KINDS: Content = {
    "influence": [influence("Found", code="d1.F")],
    "flaw": [{"id": "split", "name": "Split", "text": "?", "stays": "discard", "code": "d1.C"}],
    "item": [{"id": "jar", "name": "Jar", "intent": {"wrath": 1}, "code": "d1.J"}],
    "note": [{"id": "memo", "name": "Memo", "text": "?", "code": "d1.N"}],
    "wisdom": [{"id": "deep", "name": "Deep", "text": "?", "code": "d1.W"}],
    "fate": [{"id": "luck", "name": "Luck", "text": "?", "code": "d1.L", "later": True}],
}


def reveal(s: Any, code: str, *answers: str, me: int = 0, all_: bool = False) -> None:
    run(s, dreams.reveal(s, Scene(me), code, all_), *answers)


# Where secrets go


def test_each_kind_of_secret_goes_to_its_place() -> None:
    """ETH-569 to ETH-573: and a letter alone means a secret of the current Dream (ETH-565)."""
    s = table({"deck": 10}, {"dreamer": "Ben", "deck": 10}, content=KINDS)
    for letter in "FCJNWL":
        reveal(s, letter, me=1)
    assert names(s, s.seats[1].discard) == ["Found"]
    assert s.pack.cards[s.flaw_deck[-1]].name == "Split"
    assert [s.pack.items[n].name for n in s.items] == ["Jar"]
    assert [s.pack.notes[n].name for n in s.notes] == ["Memo"]
    assert s.pack.wisdom[s.wisdom[-1]].name == "Deep"
    assert s.pack.fates[s.fate_deck[-1]].name == "Luck"
    assert not {"d1.F", "d1.C", "d1.J", "d1.N", "d1.W", "d1.L"} & s.aside


def test_a_tile_is_laid_and_an_entity_is_active_and_set_up() -> None:
    """ETH-103, ETH-389, ETH-394, ETH-567, ETH-568."""
    s = table({})
    reveal(s, "spawn")
    reveal(s, "walker", "space:r1c3")
    assert s.pack.number("tile", "d1.spawn") in s.tiles
    assert [tile.entity for tile in s.entities] == [s.pack.number("entity", "walker")]
    assert len(s.figures) == 1
    assert s.faces >= {"tile:d1.spawn", "entity:walker"}


def test_what_was_gained_removed_or_turned_up_is_not_revealed_again() -> None:
    """ETH-043, ETH-576."""
    s = table({}, content=KINDS)
    reveal(s, "N")
    reveal(s, "N")
    assert len(told(s, "revealed")) == 1
    gains.remove_from_game(s, "item", s.pack.number("item", "jar"), "ETH-036")
    reveal(s, "J")
    assert s.items == ()
    reveal(s, "d1.open")
    assert len(told(s, "revealed")) == 1


def test_without_an_acting_dreamer_the_team_says_who_gains_a_card() -> None:
    """ETH-577."""
    s = table({}, {"dreamer": "Ben"}, content=KINDS)
    reveal(s, "F", "0 seat:1", me=-1)
    assert [len(me.discard) for me in s.seats] == [0, 1]


def test_of_several_cards_of_a_code_one_is_revealed_or_all() -> None:
    """ETH-575."""
    cards = [influence(f"Card {n}", code="d1.M") for n in range(4)]
    twins = influence("Twin", code="d1.T", qty=2)
    content: Content = {"influence": [*cards, twins]}
    s = table({}, content=content)
    reveal(s, "M")
    assert (len(s.seats[0].discard), "d1.M" in s.aside) == (1, True)
    reveal(s, "M", all_=True)
    assert (len(s.seats[0].discard), "d1.M" in s.aside) == (4, False)
    reveal(s, "T")
    assert len(dreams.unrevealed(s, "d1.T")) == 1
    reveal(s, "T", all_=True)
    assert names(s, s.seats[0].discard).count("Twin") == 2
    assert {name for name in s.gained if "twin" in name} == {"card:twin", "card:twin#2"}


def test_flying_instructions_are_resolved_when_their_tile_is_revealed() -> None:
    """ETH-131."""
    tile: Entry = {
        "id": "d2.loud",
        "name": "Loud",
        "code": "A1",
        "flying_rule": [
            {"name": "Call", "text": "?", "instant": True, "effect": steps({"do": "draw"})}
        ],
    }
    s = table({"deck": 10}, content={"map_tile": [tile]}, dream="d2")
    reveal(s, "d2.loud")
    assert len(s.seats[0].hand) == 1


def test_only_known_backs_can_be_peeked_at() -> None:
    """ETH-249: not tiles, Notes, Wisdom cards."""
    s = table({}, content=KINDS)
    letters = {code.rpartition(".")[2] for code, _ in dreams.peekable(s)}
    assert letters == {"F", "C", "J", "L"}


def test_a_dealt_world_ends_where_a_secret_of_its_veil_comes_up() -> None:
    """ETH-057."""
    s = table({}, content=KINDS)
    s.veil = frozenset(("note:memo", "script:2"))
    reveal(s, "W")
    with pytest.raises(GameEnd) as end:
        reveal(s, "N")
    assert end.value.outcome.reason == "veil"
    with pytest.raises(GameEnd):
        run(s, dreams.read(s, Scene(0), 2))


# Paragraphs


def test_a_paragraph_is_read_and_carried_out() -> None:
    """ETH-011."""
    content: Content = {
        "script": [{"id": 70, "text": "?", "effect": steps({"do": "draw", "n": 2})}]
    }
    s = table({"deck": 10}, content=content)
    run(s, dreams.read(s, Scene(0), 70))
    run(s, dreams.read(s, Scene(0), 70, once=True))
    assert (len(s.seats[0].hand), 70 in s.read) == (2, True)
    run(s, dreams.read(s, Scene(0), 70))
    assert len(s.seats[0].hand) == 4


# Entering and leaving


def test_a_dream_is_entered_step_by_step() -> None:
    """ETH-092 to ETH-096, ETH-623: setup, Turn deck, introduction; then the Dreamers enter."""
    game = campaign(2)
    assert game.phase == "entrance"
    assert game.kinds("entering", "revealed", "turn-deck", "read", "gate") == [
        *("entering", "revealed", "revealed", "turn-deck", "read", "gate"),
    ]
    assert len(game.s.turn_deck) == 6
    assert game.legal(0) == ["space:r3c1", "space:r4c1"]
    game.play("0 space:r3c1", "1 space:r4c1")
    assert (game.phase, game.s.turn) == ("act", 1)


def test_alone_there_are_other_turn_cards_if_the_gate_says_so() -> None:
    """ETH-093."""
    assert len(campaign(1).s.turn_deck) == 7


def test_lines_that_spawn_wait_for_the_turn_deck() -> None:
    """ETH-623: also where an Entity is revealed in setup."""
    gate: Entry = {
        "id": "h.gate",
        "dream": "h",
        "name": "Haunted Gate",
        "location": "",
        "keys": 0,
        "turns": 3,
        "introduction": 1,
        "out_of_turns": 9,
        "goal": "?",
        "setup": steps({"do": "reveal", "code": "walker"}, {"do": "reveal", "code": "h.floor"}),
    }
    spawns: list[Entry] = [{"kind": "spawn", "on": ["ne"]}, {"kind": "entrance", "on": ["sw"]}]
    floor: Entry = {"id": "h.floor", "name": "Floor", "code": "A1", "icon": spawns}
    game = campaign(content={"gate": [gate], "map_tile": [floor]}, start="h")
    assert game.kinds("tile-laid", "turn-card", "spawned") == ["tile-laid", "turn-card", "spawned"]


def test_entering_discards_the_slumber_map_and_nothing_of_the_dreamers() -> None:
    """ETH-090, ETH-091, ETH-097, ETH-087: Quirks go under the Fate deck, Gems to the supply."""
    game = course(
        {"hand": 3, "progress": [], "gems": 1, "deck": 12, "space": "r3c3"},
        location="Door",
        keys=2,
        tiles=["quay", "yard", "loft"],
        quirks=["Breeze@quay.q"],
    )
    game.play("0 gate:Second Dream")
    assert game.s.keys == 1
    assert (len(game.s.seats[0].hand), game.s.seats[0].gems) == (3, 1)
    assert game.phase == "draw"
    assert game.s.quirks == ()
    assert game.s.fate_deck[-1] == game.s.pack.number("fate", "breeze")
    assert game.s.pack.number("tile", "loft") in game.s.slumber_maps
    tiles = [game.s.pack.tiles[n].id for n in game.s.tiles]
    assert tiles == ["d2.start", "d2.turned"]


def test_the_end_of_a_dream_clears_it_and_lays_the_slumber_map() -> None:
    """ETH-466, ETH-470, ETH-471, ETH-101: Gems stay with the Dreamers, the Gate is removed."""
    leave = influence("Leave now", {"effect": steps({"do": "end", "result": "victory"})})
    game = course(
        {"hand": ["Leave now", "Ada Wrath 1"], "deck": 10, "distress": 2, "gems": 1},
        content={"influence": [leave]},
        dream="d1",
        location="Door",
        tokens=["threat@r3c2"],
        figures=["Walker@r3c3"],
    )
    game.play("0 play:Leave now")
    s = game.s
    assert (s.seats[0].distress, s.seats[0].gems, len(s.seats[0].hand)) == (2, 1, 1)
    assert (s.tokens, s.figures, s.entities, s.turn_deck) == ((), (), (), ())
    assert [s.pack.tiles[n].id for n in s.tiles] == ["quay", "yard"]
    assert len(s.slumber_maps) == 4
    assert "gate:d1.gate" in s.removed
    assert s.endings == (("d1", "victory", ""),)
    assert (game.phase, s.location) == ("travel", s.pack.number("location", "Door"))


def test_a_gate_that_the_ending_gives_again_is_kept() -> None:
    """ETH-101."""
    again = influence(
        "Again",
        {
            "effect": steps(
                {"do": "gain", "what": "gate", "id": "d1.gate"}, {"do": "end", "result": "failure"}
            )
        },
    )
    game = course(
        {"hand": ["Again"], "deck": 10},
        content={"influence": [again]},
        dream="d1",
        location="Door",
    ).play("0 play:Again")
    assert game.s.pack.number("gate", "d1.gate") in game.s.gates
    assert "gate:d1.gate" not in game.s.removed


def test_after_the_first_dream_the_team_awakens() -> None:
    """ETH-469, ETH-504: the Slumber deck lies there then, the Delta Phase at its bottom."""
    effect = steps({"do": "script", "id": 5}, {"do": "end", "result": "victory"})
    win = influence("Win", {"effect": effect})
    game = course(
        {"hand": ["Win"], "deck": 10},
        content={"influence": [win]},
        dream="d1",
        location="",
        gates=["d1.gate"],
        worlds=[],
        wisdom=[],
        slumbers=[],
    )
    game.play("0 play:Win")
    while game.phase != "travel":
        game.play(f"0 {game.legal()[-1]}")
    s = game.s
    assert s.pack.locations[s.location].icon == "bell"
    assert s.pack.entities[s.slumbers[-1]].role == "delta"
    assert len(s.slumbers) == 4


# Defeat


def test_a_defeat_in_a_dream_reveals_the_death_card_and_keeps_the_gate() -> None:
    """ETH-100, ETH-216, ETH-217, ETH-219, ETH-221: then the Team awakens."""
    hurt = influence("Hurt", {"effect": steps({"do": "suffer", "n": 9})})
    game = course(
        {"hand": ["Hurt"], "deck": 10, "ether": 3},
        content={"influence": [hurt]},
        dream="d1",
        location="Door",
        gates=["d1.gate", "d2.gate"],
        wisdom=["Wake"],
        season="Fair",
    )
    game.play("0 play:Hurt")
    s = game.s
    assert game.kinds("defeat", "awakening") == ["defeat", "awakening"]
    assert [args["thing"] for args in game.of("revealed")] == ["death"]
    assert s.pack.number("gate", "d1.gate") in s.gates
    assert s.endings == ()
    assert s.pack.seasons[s.season].name == "Fair"
    assert (s.seats[0].ether, s.seats[0].distress) == (0, 0)
    assert sum(s.pack.cards[card].is_flaw for card in s.seats[0].deck) == 1


def test_a_defeat_before_the_first_awakening_begins_the_first_dream_again() -> None:
    """ETH-219, ETH-221: what was gained stays gained (ETH-043)."""
    hurt = influence("Hurt", {"effect": steps({"do": "suffer", "n": 9})})
    game = course(
        {"hand": ["Hurt"], "deck": 12, "sealed": 3, "gems": 2},
        content={"influence": [hurt], **{k: v for k, v in KINDS.items() if k == "note"}},
        dream="d1",
        location="",
        gates=["d1.gate"],
        worlds=[],
        wisdom=[],
        slumbers=[],
        notes=["Memo"],
        gained=["note:memo"],
        hours=0,
    )
    game.play("0 play:Hurt")
    s = game.s
    assert (game.phase, s.place, s.gate) == ("entrance", 1, s.pack.start_gate)
    assert (s.seats[0].distress, s.seats[0].gems, s.seats[0].sealed) == (0, 0, ())
    assert (len(s.turn_deck), s.hours, len(s.notes)) == (7, 5, 1)
    assert "d1.N" not in s.aside


def test_a_single_dream_is_over_with_a_defeat() -> None:
    """ETH-209."""
    hurt = influence("Hurt", {"effect": steps({"do": "suffer", "n": 9})})
    game = course(
        {"hand": ["Hurt"], "deck": 10}, content={"influence": [hurt]}, settings={"start": "d1"}
    ).play("0 play:Hurt")
    assert game.reason == "defeat"
    assert game.pos.outcome is not None
    assert (game.pos.outcome.winners, game.pos.outcome.scores) == ((), (0,))


def test_a_victory_in_time_is_worth_the_turns_that_were_left() -> None:
    win = influence("Win", {"effect": steps({"do": "end", "result": "victory"})})
    game = course(
        {"hand": ["Win"], "deck": 10},
        {"dreamer": "Ben"},
        content={"influence": [win]},
        settings={"start": "d1"},
        turns=4,
    ).play("0 play:Win")
    assert game.pos.outcome is not None
    assert game.pos.outcome.to_json() == {
        "winners": [0, 1],
        "scores": [4, 4],
        "reason": "victory",
        "rule": "ETH-224",
    }


def test_the_ending_of_a_campaign_ends_the_game() -> None:
    for good in (True, False):
        effect = {"do": "end", "result": "campaign", "ending": "dawn", "good": good}
        end = influence("End", {"effect": steps(effect)})
        game = course({"hand": ["End"], "deck": 10}, content={"influence": [end]})
        game.play("0 play:End")
        assert game.reason == "campaign:dawn"
        assert game.pos.outcome is not None
        assert game.pos.outcome.winners == ((0,) if good else ())
        assert game.s.endings == (("d1", "victory" if good else "failure", "dawn"),)
