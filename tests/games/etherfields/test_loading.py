"""Positions from dicts: they come back exactly, partial ones are completed, false ones refused."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from boardwright.core.randomness import Dice
from boardwright.games.etherfields.problems_at_rest import problems_at_rest
from boardwright.games.etherfields.state import ACT, DREAM, TRAVEL
from tests.games.etherfields.positions import (
    ONE,
    TWO,
    Table,
    at,
    full,
    mirrored,
    plain,
    refused,
)

WRITTEN: Table = {
    "dream": "d1",
    "phase": "act",
    "turn": 3,
    "turns": ["spades2", "hearts1"],
    "turn_discard": ["clubs3", "..."],
    "last_turn_card": "clubs3",
    "blocked_steps": [1],
    "first": 1,
    "hours": 0,
    "keys": 2,
    "tiles": ["d1.start", "d1.open", "d1.acts", "d1.gem", "d1.walls"],
    "overlays": ["d1.bridge"],
    "walls": ["r3c1-r3c2"],
    "holes": ["r4c1-r3c1"],
    "tokens": ["light@r3c3", {"kind": "threat", "space": "r4c4", "side": 1, "until": "turn"}],
    "gem_slots": ["r5c1"],
    "blocked": ["map:Read"],
    "markers": {"map:Pull": {"cunning": 1}},
    "figures": [
        "Folk@r4c3",
        {"entity": "Walker", "space": "r4c4", "states": ["stunned", "poisoned"]},
        {"companion": "Dog", "space": "r3c4", "owner": 1},
        "Folk@r4c3",
    ],
    "entities": [
        {"entity": "Walker", "morphings": ["reach", "pain"], "tokens": {"threat": 2}},
        "Folk",
    ],
    "items": ["Lens", "Hammer"],
    "storage": ["Drum"],
    "market": ["Any 1", "..."],
    "fate_deck": ["Hush", "Alms"],
    "slumbers": ["Flock", "Delta Phase"],
    "notes": ["Slip"],
    "wisdom": ["Wake", "Hook"],
    "season": "Fair",
    "flags": ["met"],
    "counters": {"votes": 3},
    "read": [1],
    "mods": [{"stat": "draw", "n": 1, "until": "next_use", "seat": 0}],
    "spent": ["turn:x"],
    "seats": [
        {
            "space": "r5c6",
            "hand": ["Ada Wrath 2", "Any 1", "Ada Wrath 2"],
            "deck": ["Ada Any 1", "...", "Crack"],
            "known": [[0, 1]],
            "discard": ["Ada Cunning 1"],
            "sealed": ["Ada Wrath 1", "Ada Cunning 1"],
            "progress": ["Wrath Post~", "Wrath Post"],
            "flaws": ["Cramp"],
            "distress": 5,
            "ether": 2,
            "gems": 1,
            "mask": "Wide Ada",
            "masks": ["Plain Ada", "Wide Ada"],
            "states": ["paralyzed"],
            "spent": ["turn:boost"],
        },
        {"dreamer": "Cyd", "hand": 3, "memory": False, "spirit": "r3c3", "done": True},
    ],
}


# There and back


def test_a_written_position_comes_back() -> None:
    pos = plain().load(WRITTEN)
    again = mirrored(pos)
    assert again.fingerprint() == pos.fingerprint()
    assert again.digest() == pos.digest()
    assert again.to_dict() == pos.to_dict()


def test_what_was_written_is_there() -> None:
    found = full(WRITTEN)
    assert (found["place"], found["dream"], found["phase"]) == ("dream", "Plain Dream", "act")
    assert found["turns"] == ["spades2", "hearts1"]
    assert (found["turn_discard"][0], len(found["turn_discard"])) == ("clubs3", 10)
    assert found["edges"] == [
        {"edge": "r3c1-r3c2", "wall": True, "until": ""},
        {"edge": "r3c1-r4c1", "wall": False, "until": ""},
    ]
    assert [figure["tag"] for figure in found["figures"]] == [1, 2, 3, 4]
    assert found["figures"][1] == {
        "entity": "Walker",
        "space": "r4c4",
        "tag": 2,
        "states": ["stunned", "poisoned"],
    }
    assert found["figures"][2]["companion"] == "Dog"
    assert found["entities"][0]["morphings"] == ["pain", "reach"]
    assert found["market"][0] == "Any 1"
    assert found["flaw_deck"].count("Crack") == 1
    ada = found["seats"][0]
    assert ada["hand"] == ["Ada Wrath 2", "Ada Wrath 2", "Any 1"]
    assert (ada["deck"][0], ada["deck"][-1]) == ("Ada Any 1", "Crack")
    assert ada["known"] == [[0, 1]]
    assert ada["progress"] == [
        {"card": "Wrath Post", "flipped": True, "tag": 5},
        {"card": "Wrath Post", "flipped": False, "tag": 6},
    ]
    assert found["seats"][1]["dreamer"] == "Cyd"
    assert len(found["seats"][1]["hand"]) == 3
    assert found["facts"]["seats"][0]["hand_limit"] == 6 + 1 - 1  # Wide Ada, Cramp
    assert found["facts"]["item_slots"] == 4


def test_a_dreamer_who_is_not_here_comes_back() -> None:
    cards = full({"seats": [{"dreamer": "Dot"}]})["seats"][0]["deck"]
    data: Table = {**ONE, "rest": {"Dot": {"box": cards[:2], "deck": cards[2:]}}}
    pos = plain().load(data)
    assert full(data)["rest"]["Dot"]["box"] == cards[:2]
    assert mirrored(pos).fingerprint() == pos.fingerprint()


def test_fixed_results_and_a_veil_travel() -> None:
    data: Table = {**TWO, "fixed": ["luck:1", ["Ada Any 1", "..."]], "veil": ["tile:d1.sky"]}
    pos = plain().load(data)
    state = pos._start
    assert state.fate == ["luck:1", ["Ada Any 1", "..."]]
    assert state.veil == frozenset({"tile:d1.sky"})
    again = mirrored(pos)._start
    assert (again.fate, again.veil) == (state.fate, state.veil)


@pytest.mark.parametrize("number", range(8))
def test_positions_of_a_game_come_back(number: int) -> None:
    """In every phase, between actions and in mid-action, through JSON; and the laws hold."""
    game = plain()
    pos = game.new(1 + number % 4, number)
    dice = Dice("there and back", number)
    for played in range(260):
        if pos.over:
            break
        if played < 30 or played % 9 == 0 or (pos.mid_action and played % 3 == 0):
            again = mirrored(pos)
            assert again.fingerprint() == pos.fingerprint()
            assert again.to_dict() == pos.to_dict()
        assert game.problems(pos.state) == []
        assert pos.mid_action or not list(problems_at_rest(pos.state))
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    assert mirrored(pos).to_dict() == pos.to_dict()


# What is not named


def test_unnamed_things_are_as_at_the_start() -> None:
    s, found = at(TWO), full(TWO)
    assert (s.place, s.phase, s.turn) == (DREAM, ACT, 1)
    assert found["tiles"] == ["d1.start", "d1.open"]
    assert len(found["turns"]) == 6
    assert len(found["turn_discard"]) == 6
    assert found["known"] == {"turns": [[0, 1]]}
    assert (found["hours"], found["keys"], found["first"]) == (4, 0, 0)
    assert [seat["dreamer"] for seat in found["seats"]] == ["Ada", "Ben"]
    for seat in found["seats"]:
        assert (seat["space"], seat["hand"], len(seat["deck"])) == ("r3c1", [], 22)
        assert (seat["mask"], seat["masks"], seat["progress"]) == ("", [], [])
    assert len(found["market"]) == 81
    assert len(found["fate_deck"]) == 10
    assert found["slumbers"][-1] == "Delta Phase"
    assert "d1.acts" in found["aside"]
    assert "d1.start" not in found["aside"]
    assert "tile:d1.start" in found["faces"]
    assert found["figures"] == found["entities"] == found["tokens"] == found["out"] == []


def test_a_dreamer_alone_has_more_turns() -> None:
    assert len(full(ONE)["turns"]) == 7


def test_the_place_follows_from_what_is_named() -> None:
    slumber = full({**TWO, "slumber": "Porter"})
    assert (slumber["place"], slumber["tiles"]) == ("slumber", ["quay", "yard"])
    assert len(slumber["turns"]) == 3
    assert [tile["entity"] for tile in slumber["entities"]] == ["Porter"]
    assert "Porter" not in slumber["slumbers"]
    travel = full({**TWO, "location": "Moon"})
    assert (travel["place"], travel["phase"], travel["turns"]) == ("dreamworld", "travel", [])
    assert travel["wisdom"] == ["Wake", "Legend"]
    assert at({**TWO, "location": "Moon"}).phase == TRAVEL
    second = full({**TWO, "dream": "d2"})
    assert (second["dream"], second["location"]) == ("Second Dream", "Door")
    assert second["tiles"] == ["d2.start", "d2.turned"]


def test_an_entrance_takes_four() -> None:
    data: Table = {"seats": [{}, {}, {}, {}], "figures": ["Coin@r3c1"]}
    assert [seat["space"] for seat in full(data)["seats"]] == ["r3c1"] * 3 + ["r4c1"]


def test_the_rest_is_in_the_order_of_the_seed() -> None:
    def dealt(seed: int) -> str:
        found = full({**TWO, "seed": seed})
        decks = [found[key] for key in ("turns", "market", "fate_deck", "flaw_deck")]
        return json.dumps([decks, found["seats"]])

    assert len({dealt(seed) for seed in range(12)}) == 12
    assert dealt(5) == dealt(5)


# Cards


def test_a_card_is_missing_where_it_came_from() -> None:
    found = full({"seats": [{"hand": ["Ben Wrath 3", "Any 1"], "box": ["Leak"]}, {}]})
    ada, ben = found["seats"]
    assert ada["hand"] == ["Ben Wrath 3", "Any 1"]
    assert len(ada["deck"]) == 22
    assert "Ben Wrath 3" not in ben["deck"]
    assert len(ben["deck"]) == 21
    assert found["market"].count("Any 1") == 2
    assert "Leak" not in found["flaw_deck"]


def test_signs_take_cards_of_the_dreamers_own() -> None:
    seat: Table = {
        "hand": ["?wrath3", "?cunning", "?"],
        "deck": ["?awareness2", "..."],
        "discard": 2,
    }
    found = full({"seats": [{**seat, "sealed": ["?flaw"]}]})
    ada = found["seats"][0]
    assert "Ada Wrath 3" in ada["hand"]
    assert ada["deck"][0] == "Ada Awareness 2"
    assert all(name.startswith("Ada") for name in (*ada["hand"], *ada["discard"]))
    assert len(found["flaw_deck"]) == 5
    own = Counter([*ada["hand"], *ada["deck"], *ada["discard"]])
    assert own == Counter(full(ONE)["seats"][0]["deck"])


def test_what_a_list_displaces_is_out_of_the_game() -> None:
    found = full({**ONE, "fate_deck": ["Alms"], "seats": [{"deck": [], "discard": 8}]})
    assert len(found["out"]) == 14
    assert "fate:hush" in found["removed"]
    assert "fate:alms" not in found["removed"]


def test_the_current_turn_card_has_the_suit() -> None:
    for seed in range(5):
        found = full({**ONE, "suit": "clubs", "seed": seed})
        assert found["facts"]["suit"] == "clubs"
        assert len(found["turns"]) == 7
    assert full({**ONE, "turns": ["?spades", "hearts1"]})["facts"]["suit"] == "spades"
    assert len(full({**ONE, "turns": 2})["turns"]) == 2


# Refused


WRONG: list[tuple[Table, str]] = [
    ({"plaza": 1}, "plaza: unknown"),
    ({"phase": "noon"}, "phase: one of"),
    ({"turn": -1}, "turn: a number"),
    ({"tiles": ["d9.x"]}, "tiles.0: there is no tile 'd9.x'"),
    ({"tiles": ["d1.start", "d1.start"]}, "tiles: two of them cover r3c1 (ETH-106)"),
    ({"tiles": ["quay"]}, "tiles: quay is of another map"),
    ({"dream": "d7"}, "dream: there is no gate 'd7'"),
    ({"place": "slumber"}, "slumber: which Slumber"),
    ({"slumber": "Walker"}, "slumber: Walker is no Slumber tile"),
    ({"place": "dream", "slumber": "Porter"}, "slumber: the Team is in a Dream"),
    ({"location": "Moon", "phase": "act"}, "phase: there are no Turns"),
    ({"turns": []}, "turns: without a Turn card"),
    ({"turns": [], "phase": "new-turn"}, "turns: without a Turn card"),
    ({"location": "Moon", "phase": "drawing"}, "phase: there are no Turns"),
    ({"turns": ["hearts1", "hearts1"]}, "turns: the turn hearts1 is there 2 times"),
    ({"turns": ["hearts1"], "suit": "clubs"}, "suit: the current Turn card is one of hearts"),
    ({"suit": "swords"}, "suit: one of hearts"),
    ({"phase": "steps", "turns": ["hearts1"], "step": 2}, "step: the current Turn card has fewer"),
    ({"figures": ["Nobody@r3c3"]}, "figures.0.entity: there is no entity 'Nobody'"),
    ({"figures": ["Walker@r1c1"]}, "figures: there is no space r1c1"),
    (
        {"tiles": ["d1.start", "d1.blocked"], "figures": ["Walker@r3c7"]},
        "figures: r3c7 is Blocked (ETH-118)",
    ),
    ({"figures": ["Folk@r3c3"] * 5}, "figures: 5 of kind human, but there are 4 (ETH-044)"),
    ({"figures": ["Giant@r3c3", "Coin@r3c3"]}, "figures: a Big Entity has r3c3 to itself"),
    ({"figures": ["Coin@r3c3"] * 5}, "figures: 5 on r3c3, 4 are full (ETH-147)"),
    ({"figures": ["Walker@r3c3"], "entities": []}, "figures: Walker has no tile"),
    ({"entities": [{"entity": "Walker", "morphings": ["pain"] * 3}]}, "entities: too many of pain"),
    ({"entities": [{"morphings": []}]}, "entities.0.entity: it must be said"),
    ({"walls": ["r3c1-r4c2"]}, "walls.0: two neighbouring spaces"),
    ({"walls": ["r3c1-r3c2", "r3c2-r3c3"]}, "tokens: 2 of wall, but there are 1"),
    ({"tokens": ["cake@r3c1"]}, "tokens.0.kind: one of 'threat'"),
    ({"figures": ["Walker@r3c3", "Walker@r3c4"]}, "figures: 2 of Walker, but there are 1"),
    ({"tokens": ["swamp@r3c1"] * 3}, "tokens: 3 of swamp, but there are 2 (ETH-050)"),
    ({"gem_slots": ["r3c1"]}, "gem_slots: there is no Gem slot on r3c1 (ETH-125)"),
    ({"markers": {"map:Pull": {"wrath": 5}}}, "markers: 5 of wrath, but there are 4 (ETH-031)"),
    ({"blocked": ["map:Sing"]}, "blocked.0: there is no action 'map:Sing'"),
    ({"quirks": ["Bright@quay.q"]}, "quirks: quay.q is no free Quirk slot"),
    ({"items": ["Lens", "Lens"]}, "items: the item lens is there 2 times"),
    ({"items": ["Lens"], "storage": ["Lens"]}, "items: the item lens is there 2 times"),
    ({"items": ["Lens", "Drum", "Ring", "Rope"]}, "items: 4 active, there are 3 slots (ETH-354)"),
    ({"items": ["..."]}, "items: there is no item '...'"),
    ({"removed": ["item:lens"], "items": ["Lens"]}, "items: the item lens is out of the game"),
    ({"removed": ["lens"]}, "removed.0: there is no secret 'lens'"),
    ({"aside": ["d8.q"]}, "aside.0: there is no code 'd8.q'"),
    ({"fate_deck": ["Alms", "Alms"]}, "fate_deck: the fate alms is there 2 times"),
    ({"keys": 5}, "key: 5, but there are 4 (ETH-030)"),
    ({"hours": 13}, "hours: a number from 0 to 12"),
    ({"mods": [{"stat": "draw"}]}, "mods.0.n: it must be said"),
    ({"facts": {"suit": "moons"}}, "facts.suit: does not follow"),
    ({"facts": {"luck": 1}}, "facts.luck: there is no such fact"),
]


@pytest.mark.parametrize(("data", "why"), WRONG)
def test_false_positions_are_refused(data: Table, why: str) -> None:
    assert any(why in problem for problem in refused({**TWO, **data})), refused({**TWO, **data})


WRONG_SEATS: list[tuple[Table, str]] = [
    ({"purse": 1}, "seats.0.purse: unknown"),
    ({"dreamer": "Eve"}, "seats.0.dreamer: there is no dreamer 'Eve'"),
    ({"space": "x"}, "seats.0.space: there is no space 'x'"),
    ({"space": "r6c6"}, "seats.0.space: there is no space r6c6"),
    ({"space": ""}, "seats.0.space: in a Turn every Dreamer is on the map"),
    ({"hand": ["Ace"]}, "seats.0.hand: there is no card 'Ace'"),
    ({"hand": ["Ada Wrath 3", "Ada Wrath 3"]}, "Ada Wrath 3 is there 2 times, of 1"),
    ({"hand": ["..."]}, "seats.0.hand: there is no card '...'"),
    ({"hand": 7}, "seats.0.hand: 7 cards, the limit is 6 (ETH-179)"),
    ({"hand": 1000}, "seats.0.hand: 1000 cards are impossible"),
    ({"hand": ["Leak"]}, "seats.0.hand: a Flaw is never in hand"),
    ({"progress": ["Ada Wrath 1"]}, "seats.0.progress: a card that is no Progress card"),
    ({"progress": ["Wrath Post"] * 5}, "seats.0.progress: 5 cards, the limit is 4 (ETH-276)"),
    ({"progress": ["?"]}, "seats.0.progress: no card is left for '?'"),
    ({"flaws": ["Any 1"]}, "seats.0.flaws: a card that is no Flaw"),
    ({"deck": []}, "with 0 cards in deck, hand and discard pile one is dead"),
    ({"distress": 8}, "seats.0.distress: with 8 of 8 one is dead (ETH-209)"),
    ({"distress": 17}, "distress: 17, but there are 16 (ETH-022)"),
    ({"ether": 17}, "ether: 17, but there are 16 (ETH-021)"),
    ({"gems": 7}, "gem: 7, but there are 6 (ETH-024)"),
    ({"mask": "Wide Ada", "masks": []}, "seats.0.mask: it is not among the Masks"),
    ({"states": ["tired"]}, "seats.0.states.0: one of 'dazed'"),
    ({"done": 1}, "seats.0.done: true or false"),
    ({"known": [[2]]}, "seats.0.known.0.0: a number from 0 to 1"),
]


@pytest.mark.parametrize(("seat", "why"), WRONG_SEATS)
def test_false_seats_are_refused(seat: Table, why: str) -> None:
    data: Table = {"seats": [seat, {}]}
    assert any(why in problem for problem in refused(data)), refused(data)


def test_a_dreamer_has_one_seat() -> None:
    said = refused({"seats": [{"dreamer": "Ben"}, {"dreamer": "ben"}]})
    assert said[0] == "seats: Ben is there twice (ETH-059)"


def test_all_that_is_wrong_is_said_together() -> None:
    data: Any = {
        "turn": "late",
        "figures": ["Nobody@r3c3", "Walker@r1c1"],
        "keys": 9,
        "seats": [{"hand": ["Ace"], "ether": 20}, {"space": 5}],
    }
    said = "\n".join(refused(data))
    for part in (
        "turn:",
        "figures.0.entity:",
        "no space r1c1",
        "key: 9",
        "seats.0.hand",
        "ether: 20",
    ):
        assert part in said, part
    assert "seats.1.space" in said
