"""Positions from dicts: they come back exactly, partial ones are completed, false ones refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.core.errors import BadPosition
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.innovation import GAME
from boardwright.games.innovation.facts import CARD, CARDS, COLOUR, COLOURS, NAMES, PERIOD

Table = dict[str, Any]


def load(data: Mapping[str, Json]) -> Position[Any]:
    return GAME.load(data)


def loaded(data: Mapping[str, Json]) -> Table:
    """The full dict of a position, which no answer has been given to yet."""
    pos = load(data)
    return dict(GAME.to_dict(pos._start))


def problems(data: Mapping[str, Json]) -> tuple[str, ...]:
    with pytest.raises(BadPosition) as refused:
        load(data)
    return refused.value.problems


def where(data: Table) -> dict[str, str]:
    """Every card's place."""
    places: dict[str, str] = {}
    for period, names in data["supply"].items():
        places |= dict.fromkeys(names, f"supply {period}")
    places |= {name: f"period {period}" for period, name in data["period_cards"].items()}
    places |= dict.fromkeys(data["box"], "box")
    for n, seat in enumerate(data["seats"]):
        places |= dict.fromkeys(seat["hand"], f"hand {n}")
        places |= dict.fromkeys(seat["influence"], f"influence {n}")
        for colour, pile in seat["zone"].items():
            places |= dict.fromkeys(pile["cards"], f"{colour} {n}")
    return places


# There and back


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_a_game_come_back(seed: int) -> None:
    """Between actions and in the middle of an effect, through JSON, and played on alike."""
    pos = GAME.new(2 + seed % 3, seed)
    dice = Dice("there and back", seed)
    for number in range(200):
        if pos.over:
            break
        if number % 9 == 0 or pos.mid_action:
            again = load(json.loads(json.dumps(pos.to_dict())))
            assert again.to_dict() == pos.to_dict()
            assert [d.options for d in again.decisions] == [d.options for d in pos.decisions]
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    assert load(pos.to_dict()).to_dict() == pos.to_dict()


def test_a_written_position_comes_back() -> None:
    data: Table = {
        "turn": 1,
        "actions": 1,
        "turns": 17,
        "supply": {"1": ["Tools", "Oars"], "10": []},
        "period_cards": {"3": "Optics"},
        "domains": ["Technology", "Culture", "Science"],
        "box": ["Pottery"],
        "seats": [
            {
                "hand": ["Genetics"],
                "influence": ["Coal", "Banking"],
                "zone": {"red": {"cards": ["Archery", "Composites"], "splay": "up"}},
                "dominations": [1, "Military"],
                "archived": 2,
                "scored": 3,
            },
            {"dominations": ["Diplomacy"], "zone": {"blue": ["Software"]}},
        ],
    }
    full = loaded(data)
    for key in ("turn", "actions", "turns"):
        assert full[key] == data[key]
    assert full["supply"]["1"] == ["Tools", "Oars"]
    assert full["supply"]["10"] == []
    assert full["period_cards"]["3"] == "Optics"
    assert set(full["domains"]) == {"Technology", "Culture", "Science"}
    first, second = full["seats"]
    assert first["hand"] == ["Genetics"]
    assert set(first["influence"]) == {"Coal", "Banking"}
    assert first["zone"]["red"] == {"cards": ["Archery", "Composites"], "splay": "up"}
    assert first["dominations"] == [1, "Military"]
    assert (first["archived"], first["scored"]) == (2, 3)
    assert second["dominations"] == ["Diplomacy"]
    again = load(load(data).to_dict())
    assert again.to_dict() == load(data).to_dict()


def test_settings_and_names_come_back() -> None:
    settings = {"cards": "later", "technology": "either", "reveal": "nothing"}
    pos = load({"settings": settings, "names": ["Ann", "Bo"], "seats": [{"hand": 1}, {}]})
    again = load(pos.to_dict())
    assert again.setup.settings == settings
    assert again.setup.names == ("Ann", "Bo")


# What is not said


def test_an_empty_position_is_a_table_before_a_full_turn() -> None:
    full = loaded({"seats": [{}, {}, {}]})
    assert (full["phase"], full["turn"], full["actions"]) == ("turn", 0, 2)
    assert full["periods"] == list(range(1, 10))
    assert full["box"] == []
    assert [len(full["supply"][str(p)]) for p in range(1, 11)] == [14, *[9] * 8, 10]
    assert set(where(full)) == set(NAMES)


def test_every_card_is_in_one_place() -> None:
    """INN-001: whatever a position names, all 105 cards are there, each once."""
    full = loaded(
        {
            "supply": {"1": ["Tools", "..."], "5": 2, "7": []},
            "box": 3,
            "seats": [{"hand": 4, "influence": ["?7", "?green"]}, {"zone": {"red": 5}}],
        }
    )
    assert set(where(full)) == set(NAMES)
    assert GAME.problems(load(full)._state) == []


def test_the_rest_of_a_supply_lies_where_the_dots_are() -> None:
    full = loaded({"supply": {"1": ["Tools", "...", "Oars"]}, "seats": [{}, {}]})
    supply = full["supply"]["1"]
    assert (supply[0], supply[-1], len(supply)) == ("Tools", "Oars", 14)


def test_the_rest_follows_the_seed() -> None:
    data: Table = {"supply": {"1": ["Tools", "..."]}, "seats": [{"hand": 2}, {}]}
    assert loaded({**data, "seed": 1}) == loaded({**data, "seed": 1})
    assert loaded({**data, "seed": 1}) != loaded({**data, "seed": 2})


def test_what_a_list_displaces_is_out_of_the_game() -> None:
    """A supply written in full is all there is; its other cards lie in the box."""
    full = loaded({"supply": {"2": ["Calendar"], "10": []}, "seats": [{"hand": ["A.I."]}, {}]})
    box = set(full["box"])
    tens = {NAMES[card] for card in CARDS if PERIOD[card] == 10}
    twos = {NAMES[card] for card in CARDS if PERIOD[card] == 2}
    assert full["supply"]["2"] == ["Calendar"]
    assert box == (tens - {"A.I."}) | (twos - {"Calendar", full["period_cards"]["2"]})


def test_signs_take_cards_that_are_named_nowhere() -> None:
    named = [NAMES[card] for card in CARDS if PERIOD[card] == 7][:8]
    full = loaded(
        {
            "seats": [
                {"hand": ["?7", "?green", "?"], "influence": ["?1", "?10"]},
                {"hand": named, "zone": {"purple": ["?", "?9"]}},
            ]
        }
    )
    first, second = full["seats"]
    assert sum(PERIOD[CARD[name]] == 7 for name in first["hand"]) >= 1
    assert sum(COLOURS[COLOUR[CARD[name]]] == "green" for name in first["hand"]) >= 1
    assert len(first["hand"]) == 3
    assert sorted(PERIOD[CARD[name]] for name in first["influence"]) == [1, 10]
    assert not set(first["hand"]) & set(named)
    top, below = second["zone"]["purple"]["cards"]
    assert {COLOURS[COLOUR[CARD[name]]] for name in (top, below)} == {"purple"}
    assert PERIOD[CARD[below]] == 9


def test_a_sign_in_a_supply_takes_a_card_of_its_period() -> None:
    for seed in range(6):
        written = {"3": ["?green", "?", "?red", "...", "?3"]}
        supply = loaded({"seed": seed, "supply": written, "seats": [{}, {}]})["supply"]["3"]
        assert {PERIOD[CARD[name]] for name in supply} == {3}
        colours = [COLOURS[COLOUR[CARD[name]]] for name in supply]
        assert (len(supply), colours[0], colours[2]) == (9, "green", "red")


def test_signs_never_take_what_another_sign_needs() -> None:
    """Ten cards of period 3: one stands for it, two are green, and all are wanted."""
    for seed in range(12):
        full = loaded(
            {
                "seed": seed,
                "supply": {"3": ["?green"]},
                "seats": [{"hand": ["?3"] * 7}, {"zone": {"green": ["?3"]}}],
            }
        )
        for name in (*full["supply"]["3"], *full["seats"][1]["zone"]["green"]["cards"]):
            assert (PERIOD[CARD[name]], COLOURS[COLOUR[CARD[name]]]) == (3, "green")
        assert len(full["seats"][0]["hand"]) == 7


def test_a_number_is_so_many_cards() -> None:
    full = loaded(
        {"supply": {"5": 2}, "box": 4, "seats": [{"hand": 3, "influence": 0}, {"zone": {"red": 2}}]}
    )
    assert len(full["supply"]["5"]) == 2
    assert len(full["seats"][0]["hand"]) == 3
    assert full["seats"][0]["influence"] == []
    assert [COLOUR[CARD[name]] for name in full["seats"][1]["zone"]["red"]["cards"]] == [1, 1]
    assert len(full["box"]) >= 4


def test_what_follows_is_worked_out() -> None:
    """INN-027, INN-028: points and icons come from the cards, not from the file."""
    facts = loaded(
        {
            "seats": [
                {"influence": ["Coal", "Tools"], "zone": {"red": ["Archery"]}, "dominations": [1]},
                {},
            ]
        }
    )["facts"]
    assert facts["needed"] == 6
    first = facts["seats"][0]
    assert (first["points"], first["top"], first["dominations"]) == (6, 1, 1)
    assert (first["icons"]["castle"], first["icons"]["bulb"]) == (2, 1)


def test_taken_dominations_are_not_free() -> None:
    full = loaded({"seats": [{"dominations": [4, "Culture"]}, {"dominations": [9]}]})
    assert full["periods"] == [1, 2, 3, 5, 6, 7, 8]
    assert set(full["domains"]) == {"Military", "Technology", "Diplomacy", "Science"}
    assert {PERIOD[CARD[full["period_cards"][key]]] for key in ("4", "9")} == {4, 9}


FIRST: Table = {
    "phase": "first",
    "seats": [{"hand": ["Tools", "Oars"]}, {"hand": ["Sailing", "Pottery"]}],
}


def test_first_cards_are_a_phase() -> None:
    """INN-005, INN-012: no turn has begun yet, and the starting player will have one action."""
    pos = load(FIRST)
    assert pos.waiting == (0, 1)
    assert (pos.to_dict()["turns"], pos.to_dict()["actions"]) == (0, 0)
    pos.answer("play:Oars", 0).answer("play:Sailing", 1)
    assert (pos.to_dict()["turn"], pos.to_dict()["actions"]) == (0, 1)


# Contradictions

HAND_TWICE: Table = {"seats": [{"hand": ["Tools"]}, {"hand": ["Tools"]}]}


def seats(**first: Json) -> Table:
    return {"seats": [dict(first), {}]}


def table(**top: Json) -> Table:
    return {**top, "seats": [{}, {}]}


FALSE: list[tuple[str, Table, str]] = [
    ("unknown key", table(weather="fine"), "weather: unknown"),
    ("unknown key of a seat", seats(purse=3), "seats.0.purse: unknown"),
    ("unknown colour", seats(zone={"pink": []}), "seats.0.zone.pink: unknown"),
    (
        "unknown key of a pile",
        seats(zone={"red": {"cards": ["Archery"], "tilt": 1}}),
        "seats.0.zone.red.tilt: unknown",
    ),
    ("a seat that is no table", {"seats": [3, {}]}, "seats.0: a table is needed"),
    ("a zone that is no table", seats(zone=["Archery"]), "seats.0.zone: a table of colours"),
    ("unknown card", seats(hand=["Toolz"]), "seats.0.hand: there is no card 'Toolz'"),
    ("unknown card in a pile", seats(zone={"red": ["Bow"]}), "seats.0.zone.red: there is no card"),
    ("unknown card in a supply", table(supply={"1": ["Bow"]}), "supply.1: there is no card"),
    ("no name at all", seats(hand=[7]), "seats.0.hand: 7 is not the name of a card"),
    ("two hands", HAND_TWICE, "seats.1.hand: Tools is already in seats.0.hand"),
    (
        "hand and zone",
        seats(hand=["Archery"], zone={"red": ["Archery"]}),
        "seats.0.zone.red: Archery is already in seats.0.hand",
    ),
    (
        "twice in a pile",
        seats(zone={"red": ["Archery", "Archery"]}),
        "seats.0.zone.red: Archery is already in seats.0.zone.red",
    ),
    (
        "supply and hand",
        {**seats(hand=["Tools"]), "supply": {"1": ["Tools", "..."]}},
        "supply.1: Tools is already in seats.0.hand",
    ),
    (
        "box and influence",
        {**seats(influence=["Tools"]), "box": ["Tools"]},
        "box: Tools is already in seats.0.influence",
    ),
    (
        "period card and supply",
        table(supply={"1": ["Tools", "..."]}, period_cards={"1": "Tools"}),
        "period_cards.1: Tools is already in supply.1",
    ),
    (
        "a card under both its names",
        seats(hand=["Banking"], influence=["Banking System"]),
        "seats.0.influence: Banking System is already in seats.0.hand",
    ),
    ("another colour", seats(zone={"red": ["Tools"]}), "seats.0.zone.red: Tools is blue"),
    ("another period", table(supply={"2": ["Tools"]}), "supply.2: Tools is of period 1"),
    (
        "a period card of another period",
        table(period_cards={"2": "Tools"}),
        "period_cards.2: Tools is of period 1",
    ),
    (
        "a period card for 10",
        table(period_cards={"10": "A.I."}),
        "period_cards.10: unknown; there are 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ),
    (
        "an unknown splay",
        seats(zone={"red": {"cards": ["Archery", "Oars"], "splay": "down"}}),
        "seats.0.zone.red: splay is one of none, left, right, up",
    ),
    (
        "a splay of one card",
        seats(zone={"red": {"cards": ["Archery"], "splay": "left"}}),
        "seats.0.zone.red: a pile of fewer than two cards cannot be splayed (INN-123)",
    ),
    (
        "a splay of no card",
        seats(zone={"red": {"cards": [], "splay": "up"}}),
        "seats.0.zone.red: a pile of fewer than two cards cannot be splayed (INN-123)",
    ),
    ("an unknown sign", seats(hand=["?11"]), "seats.0.hand: '?11' is no sign"),
    ("a sign of another colour", seats(zone={"red": ["?blue"]}), "seats.0.zone.red: no card is"),
    ("too many of a colour", seats(zone={"red": 22}), "seats.0.zone.red: no card is left"),
    ("too many of a period", seats(hand=["?10"] * 11), "seats.0.hand: no card is left for '?10'"),
    ("too many in all", {"seats": [{"hand": 60}, {"hand": 60}]}, "seats.1.hand: no card is left"),
    ("more cards than exist", seats(hand=106), "seats.0.hand: 106 cards are impossible"),
    ("fewer cards than none", seats(influence=-1), "seats.0.influence: -1 cards are impossible"),
    ("a word for a list", seats(hand="Tools"), "seats.0.hand: a list of cards or a number"),
    ("a word for a pile", seats(zone={"red": "Oars"}), "seats.0.zone.red: a list of cards"),
    ("a word for a supply", table(supply={"1": "Tools"}), "supply.1: a list of cards"),
    ("supplies that are no table", table(supply=["Tools"]), "supply: a table of periods"),
    ("an unknown supply", table(supply={"11": []}), "supply.11: unknown; there are 1, 2,"),
    ("a supply without a number", table(supply={"x": []}), "supply.x: unknown"),
    ("a supply too large", table(supply={"10": 11}), "supply.10: no card is left for '?'"),
    ("a period too many", seats(dominations=[10]), "seats.0.dominations: 10 is none of 1,"),
    ("an unknown domain", seats(dominations=["Magic"]), "seats.0.dominations: 'Magic' is none of"),
    (
        "a domination owned twice",
        {"seats": [{"dominations": [1, "Science"]}, {"dominations": ["Science"]}]},
        "seats.1.dominations: Science belongs to seat 0",
    ),
    ("a domination taken twice", seats(dominations=[1, 1]), "seats.0.dominations: 1 belongs to"),
    ("dominations as a number", seats(dominations=2), "seats.0.dominations: a list is needed"),
    (
        "a period taken and free",
        {**seats(dominations=[1]), "periods": [1, 2]},
        "periods: 1 belongs to seat 0",
    ),
    (
        "a domain taken and free",
        {**seats(dominations=["Culture"]), "domains": ["Culture"]},
        "domains: Culture belongs to seat 0",
    ),
    (
        "an unknown free period",
        table(periods=[12]),
        "periods: 12 is none of 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ),
    (
        "a game won by two players",
        seats(dominations=[1, 2, 3, 4, 5, 6]),
        "seats.0.dominations: 6 dominations have won already (INN-201)",
    ),
    (
        "a game won by three players",
        {"seats": [{}, {"dominations": [1, 2, 3, 4, "Science"]}, {}]},
        "seats.1.dominations: 5 dominations have won already (INN-201)",
    ),
    (
        "a game won by four players",
        {"seats": [{}, {}, {}, {"dominations": [1, 2, 3, 4]}]},
        "seats.3.dominations: 4 dominations have won already (INN-201)",
    ),
    (
        "no card left for a period",
        {"seats": [{"hand": [NAMES[card] for card in CARDS if PERIOD[card] == 5]}, {}]},
        "periods: no card is left to stand for period 5",
    ),
    ("an unknown phase", table(phase="night"), "phase: one of first, turn"),
    ("a seat that is not there", table(turn=2), "turn: a number from 0 to 1 is needed"),
    ("no action left", table(actions=0), "actions: a number from 1 to 2 is needed"),
    ("three actions", table(actions=3), "actions: a number from 1 to 2 is needed"),
    ("turns below none", table(turns=-1), "turns: a number from 0"),
    ("archived below none", seats(archived=-1), "seats.0.archived: a number from 0 to 105"),
    ("scored in words", seats(scored="six"), "seats.0.scored: a number from 0 to 105"),
    (
        "first cards with other hands",
        {"phase": "first", "seats": [{"hand": ["Tools"]}, {"hand": ["Oars", "Sailing"]}]},
        "phase: before the first cards everybody holds two cards (INN-005)",
    ),
    ("a yes for a seat", table(turn=True), "turn: a number from 0 to 1 is needed, not True"),
    ("half an action", table(actions=1.5), "actions: a number from 1 to 2 is needed, not 1.5"),
    ("a yes for cards", seats(hand=True), "seats.0.hand: a list of cards or a number"),
    ("a yes for a pile", seats(zone={"red": True}), "seats.0.zone.red: a list of cards"),
    ("a pile below none", seats(zone={"red": -1}), "seats.0.zone.red: -1 cards are impossible"),
    ("the rest in the box", table(box=["..."]), "box: there is no card '...'"),
    ("a sign of another period", table(supply={"1": ["?7"]}), "supply.1: no card is left for '?7'"),
    ("an unknown sign in a supply", table(supply={"1": ["?zz"]}), "supply.1: '?zz' is no sign"),
    ("a supply below none", table(supply={"1": -2}), "supply.1: -2 cards are impossible"),
    ("the rest twice", table(supply={"1": ["...", "Tools", "..."]}), "supply.1: '...' is all"),
    ("a yes among dominations", seats(dominations=[True]), "seats.0.dominations: True is none"),
    ("half a period", seats(dominations=[1.5]), "seats.0.dominations: 1.5 is none of"),
    ("a whole period as a fraction", seats(dominations=[1.0]), "seats.0.dominations: 1.0 is none"),
    ("a list among dominations", seats(dominations=[[1]]), "seats.0.dominations: [1] is none of"),
    ("a domain among the periods", table(periods=["Military"]), "periods: 'Military' is none of 1"),
    ("a period among the domains", table(domains=[1]), "domains: 1 is none of Military"),
    ("a free period twice", table(periods=[2, 2]), "periods: 2 stands here twice"),
    ("periods as a number", table(periods=9), "periods: a list is needed"),
    (
        "a card for a period that is not there",
        table(periods=[2], period_cards={"1": "Tools"}),
        "period_cards.1: this period is neither free nor taken",
    ),
    ("two cards for a period", table(period_cards={"1": ["Tools"]}), "period_cards.1: ['Tools']"),
    ("first cards later on", {**FIRST, "turns": 3}, "turns: a number from 0 to 0 is needed"),
    *[
        (
            f"first cards with {key}",
            {**FIRST, "seats": [{**FIRST["seats"][0], key: value}, FIRST["seats"][1]]},
            "phase: before the first cards nobody has anything else (INN-005)",
        )
        for key, value in {
            "zone": {"red": ["Archery"]},
            "influence": ["Archery"],
            "dominations": [1],
            "archived": 1,
        }.items()
    ],
    ("luck in words", table(chance="x"), "chance: a number from 0 to 18446744073709551615"),
    ("too much luck", table(chance=1 << 64), "chance: a number from 0"),
    ("recycled under no supply", table(recycled={"x": 1}), "recycled.x: unknown"),
    ("recycled below none", table(recycled={"1": -1}), "recycled.1: a number from 0"),
    ("memory that is no table", table(memory=3), "memory: a table of seats is needed"),
    ("memory of an unknown seat", table(memory={"7": {}}), "memory.7: unknown; there are 0, 1"),
    ("memory of no table", table(memory={"0": []}), "memory.0: a table is needed"),
    ("an unknown card", table(memory={"0": {"Toolz": []}}), "memory.0.Toolz: there is no such"),
    ("a place that is no list", table(memory={"0": {"Tools": 1}}), "memory.0.Tools: a list is"),
    *[
        (
            f"remembered in {place}",
            {**seats(influence=["Oars"]), "memory": {"0": {"Oars": [place]}}},
            f"memory.0.Oars: {place!r} is none of hand 1, influence 1, box",
        )
        for place in ("attic", "influence 0", "hand 2", "period", "supply -1", "supply 16", 1)
    ],
    *[
        (
            f"remembered in {place} of a supply",
            {
                **table(supply={"1": ["Oars", "Tools", "Pottery"]}, recycled={"1": 2}),
                "memory": {"0": {"Tools": [place]}},
            },
            f"memory.0.Tools: {place!r} is none of hand 1, influence 1, box, supply 16, supply 17",
        )
        for place in ("supply 15", "supply 18")
    ],
    (
        "remembered where it is not",
        {"seats": [{}, {"hand": ["Oars"]}], "memory": {"0": {"Tools": ["hand 1"]}}},
        "memory.0.Tools: it is in none of these places",
    ),
    ("remembered nowhere", table(memory={"0": {"Tools": []}}), "memory.0.Tools: it is in none"),
    ("piles laid anew as a list", table(mixed=[]), "mixed: a table of piles is needed"),
    ("an unknown pile laid anew", table(mixed={"0 pink": [0, 1, 1]}), "mixed.0 pink: unknown"),
    ("one number for a pile", table(mixed={"0 red": 3}), "mixed.0 red: a list of three numbers"),
    ("two for a pile", table(mixed={"0 red": [0, 2]}), "mixed.0 red: a list of three numbers"),
    ("words", table(mixed={"0 red": [0, 2, "1"]}), "mixed.0 red: a list of three numbers"),
    *[
        (
            f"{part} of a pile",
            {**seats(zone={"red": {"cards": 4, "splay": "up"}}), "mixed": {"0 red": part}},
            f"mixed.0 red: {why}",
        )
        for part, why in (
            ([-1, 2, 8], "there is no such part among 3 covered cards"),
            ([0, 1, 8], "there is no such part among 3 covered cards"),
            ([2, 2, 8], "there is no such part among 3 covered cards"),
            ([1, 2, 7], "7 is no sum of splays with the present one"),
            ([1, 2, 24], "24 is no sum of splays with the present one"),
        )
    ],
    ("false facts", table(facts={"needed": 5}), "facts.needed: does not follow"),
    ("facts of another kind", table(facts={"needed": 6.0}), "facts.needed: does not follow"),
    ("unknown facts", table(facts={"weather": None}), "facts.weather: unknown"),
    ("facts that are no table", table(facts=3), "facts: a table is needed"),
    ("no seats", {"turn": 0}, "seats: a list with an entry for every seat is needed"),
    ("five seats", {"seats": [{}] * 5}, "seats: innovation is for 2, 3, 4 players, not 5"),
    ("another game", table(game="chess"), "game: this is a position of chess"),
    ("other rules", table(rules_version=0), "rules_version: made under 0"),
    ("rules of another kind", table(rules_version=True), "rules_version: made under True"),
    ("settings that are no table", table(settings=["later"]), "settings: ['later'] does not fit"),
    ("an unknown setting", table(settings={"x": "y"}), "settings.x: innovation has no setting"),
    ("a false setting", table(settings={"cards": 1}), "settings.cards: cards is one of iello"),
    ("too many names", table(names=["A", "B", "C"]), "names: 3 names for 2 seats"),
    ("names that are none", table(names=["A", 2]), "names.1: 2 does not fit"),
    ("a seed in words", table(seed="x"), "seed: 'x' does not fit"),
    ("a yes for a seed", table(seed=True), "seed: True does not fit"),
    ("a number below none", table(number=-1), "number: -1 does not fit"),
    ("an end out of nothing", table(outcome={}), "outcome: does not follow"),
    ("a beginning that is no table", table(begun=3), "begun: 3 does not fit"),
    ("answers without a beginning", table(begun={}), "begun: does not follow"),
    (
        "a beginning for other seats",
        table(begun={"position": {"seats": [{}]}, "answers": []}),
        "begun.position.seats: 2 are needed, not 1",
    ),
    (
        "a false beginning",
        table(begun={"position": {**FIRST, "seed": 1, "turn": 9}, "answers": []}),
        "begun.position.seed: unknown",
    ),
]


@pytest.mark.parametrize(("data", "why"), [case[1:] for case in FALSE], ids=[c[0] for c in FALSE])
def test_contradictions_are_refused(data: Table, why: str) -> None:
    found = problems(data)
    assert any(problem.startswith(why) for problem in found), found


def test_each_problem_is_listed_once() -> None:
    assert problems({"seats": [3, {}]}) == ("seats.0: a table is needed",)
    many = problems({"seats": [{"hand": ["?10"] * 30}, {}]})
    assert many == ("seats.0.hand: no card is left for '?10'",)


def test_all_problems_are_listed_together() -> None:
    """One refusal names everything that is wrong, in every part of the position."""
    found = problems(
        {
            "weather": "fine",
            "rules_version": 0,
            "settings": {"cards": "older", "sea": "dry"},
            "names": ["Ann"],
            "seed": "x",
            "number": -1,
            "memory": {"7": {}, "0": {"Toolz": [], "Pottery": ["attic"]}},
            "recycled": {"11": 1},
            "mixed": {"0 pink": [], "1 red": [0, 2]},
            "facts": {"weather": "fine"},
            "chance": -1,
            "turn": 5,
            "actions": 9,
            "phase": "night",
            "supply": {"2": ["Tools"], "12": []},
            "period_cards": {"10": "A.I."},
            "periods": [1, 2],
            "domains": ["Culture"],
            "box": ["Nothing"],
            "seats": [
                {
                    "purse": 1,
                    "hand": ["Oars", "Toolz"],
                    "influence": 200,
                    "zone": {
                        "pink": [],
                        "red": {"cards": ["Oars"], "splay": "left"},
                        "blue": {"cards": ["Sailing", "Pottery"], "splay": "down"},
                    },
                    "dominations": [1, "Culture", "Magic"],
                    "archived": -1,
                },
                {"dominations": ["Culture"], "scored": "six"},
            ],
        }
    )
    for start in (
        "weather: unknown",
        "rules_version: ",
        "settings.cards: ",
        "settings.sea: ",
        "names: ",
        "seed: ",
        "number: ",
        "memory.7: ",
        "memory.0.Toolz: ",
        "memory.0.Pottery: ",
        "recycled.11: ",
        "mixed.0 pink: ",
        "mixed.1 red: ",
        "facts.weather: ",
        "chance: ",
        "turn: ",
        "actions: ",
        "phase: ",
        "supply.2: Tools is of period 1",
        "supply.12: unknown",
        "period_cards.10: ",
        "periods: 1 belongs to seat 0",
        "domains: Culture belongs to seat 0",
        "box: there is no card 'Nothing'",
        "seats.0.purse: unknown",
        "seats.0.hand: there is no card 'Toolz'",
        "seats.0.influence: 200 cards are impossible",
        "seats.0.zone.pink: unknown",
        "seats.0.zone.red: Oars is already in seats.0.hand",
        "seats.0.zone.red: a pile of fewer than two cards",
        "seats.0.zone.blue: Sailing is green",
        "seats.0.zone.blue: splay is one of",
        "seats.0.dominations: 'Magic' is none of",
        "seats.0.archived: ",
        "seats.1.dominations: Culture belongs to seat 0",
        "seats.1.scored: ",
    ):
        assert any(problem.startswith(start) for problem in found), (start, found)


def test_a_refusal_reads_as_its_problems() -> None:
    with pytest.raises(BadPosition, match=r"turn: .*\n.*Toolz|Toolz.*\n.*turn: "):
        load({"turn": 7, "seats": [{"hand": ["Toolz"]}, {}]})


# Answers since an action began


@cache
def samples() -> tuple[Table, ...]:
    """Full positions: before the first cards and amid them, between actions and amid one, with
    all that seats can remember, and after the end.
    """
    written = load(
        {
            "supply": {"1": ["Pottery", "Tools", "Oars"], "2": []},
            "box": ["Construction"],
            "recycled": {"1": 2},
            "memory": {
                "0": {"Tools": ["supply 16", "hand 1"], "Construction": ["box"]},
                "1": {"Calendar": ["hand 0", "influence 0"]},
            },
            "mixed": {"1 red": [1, 2, 12]},
            "seats": [
                {"hand": ["Calendar", "Genetics"], "influence": ["Mapmaking"], "dominations": [3]},
                {"hand": ["Sailing"], "zone": {"red": {"cards": 5, "splay": "up"}}},
            ],
        }
    )
    pos, dice = GAME.new(3, 5), Dice("samples")
    told = [pos.to_dict()]
    while not pos.over:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
        told.append(pos.to_dict())
    late = [data for data in told[len(told) // 2 :] if data["memory"]]
    quiet = next(data for data in late if "begun" not in data)
    amid = next(data for data in late if "begun" in data)
    return (written.to_dict(), told[0], told[1], quiet, amid, told[-1])


def test_memory_reaches_as_far_as_recycling() -> None:
    """However many cards have been recycled, the last of them has its place."""
    data: Table = {
        "supply": {"1": ["Oars", "Tools"]},
        "recycled": {"1": 300},
        "memory": {"0": {"Tools": ["supply 315"]}},
        "seats": [{"hand": 2}, {}],
    }
    full = load(data).to_dict()
    assert full["memory"] == data["memory"]
    assert load(full).to_dict() == full


def sample(n: int) -> Table:
    """One of these, to be spoiled."""
    data: Table = json.loads(json.dumps(samples()[n]))
    return data


@pytest.mark.parametrize("n", range(6))
def test_samples_come_back(n: int) -> None:
    assert load(sample(n)).to_dict() == samples()[n]
    assert ["begun" in data for data in samples()] == [False, False, True, False, True, True]
    assert ["outcome" in data for data in samples()] == [False] * 5 + [True]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"turns": 0}, "turns: does not follow from the answers given"),
        ({"actions": True}, "actions: does not follow from the answers given"),
        ({"outcome": None}, "outcome: does not follow from the answers given"),
        ({"weather": None}, "weather: does not follow from the answers given"),
        ({"begun": {}}, "begun: does not follow from the answers given"),
    ],
)
def test_the_present_follows_from_the_answers(change: Table, why: str) -> None:
    assert problems({**sample(4), **change}) == (why,)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 dance", "begun.answers: 'dance': there is no such answer"),
        ("9 draw", "begun.answers: 'draw': seat 9 is not asked now"),
        ("x draw", "begun.answers: 'draw': seat -1 is not asked now"),
        ("", "begun.answers: '': there is no such answer"),
        (7, "begun.answers: '': there is no such answer"),
    ],
)
def test_answers_must_be_possible(line: Json, why: str) -> None:
    data = sample(4)
    data["begun"]["answers"].insert(0, line)
    (found,) = problems(data)
    assert found.startswith(why)


# Whatever is written

WORDS = st.sampled_from(
    [
        *("Tools", "Banking System", "?", "?3", "?red", "?zz", "...", "red", "0 red", "up"),
        *("hand 0", "influence 1", "supply 16", "supply -1", "box", "Military", "cards", "splay"),
        *("0", "1", "9", "11", "²", "hand", "zone", "first", "position", "answers", "0 draw", ""),
    ]
)
NUMBERS = st.one_of(st.integers(-2, 20), st.sampled_from([106, 1 << 64, 1 << 70]), st.floats())
JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, WORDS, st.text(max_size=3)),
    lambda some: st.one_of(st.lists(some, max_size=4), st.dictionaries(WORDS, some, max_size=4)),
    max_leaves=8,
)


def spoil(data: st.DataObject, value: Any) -> Any:
    """Walk into a value and put junk somewhere: in place of what is there, or beside it."""
    inside: list[Any] = list(value) if isinstance(value, dict) else [*range(len(value))]
    key = data.draw(st.one_of(st.sampled_from(inside), WORDS) if inside else WORDS)
    if isinstance(value, list) and not isinstance(key, int):
        return [*value, data.draw(JUNK)]
    if key in inside and isinstance(value[key], dict | list) and data.draw(st.integers(0, 3)):
        value[key] = spoil(data, value[key])
    elif key in inside and data.draw(st.integers(0, 3)) == 0:
        del value[key]
    else:
        value[key] = data.draw(JUNK)
    return value


def survives(data: Any) -> None:
    """It is refused with reasons, or it is a position like any other."""
    pos: Position[Any] | tuple[str, ...]
    try:
        pos = load(data)
    except BadPosition as refused:
        pos = refused.problems
    if isinstance(pos, tuple):
        assert pos
        assert all(": " in problem for problem in pos)
        assert len(set(pos)) == len(pos)
        return
    full = pos.to_dict()
    assert load(json.loads(json.dumps(full))).to_dict() == full
    for seat in range(pos.setup.seats):
        pos.view(seat)
        if not pos.over:
            pos.resample(seat, 1)


@settings(max_examples=400, deadline=None)
@given(n=st.integers(0, 5), times=st.integers(1, 3), data=st.data())
def test_junk_in_a_position_is_refused_or_harmless(n: int, times: int, data: st.DataObject) -> None:
    spoiled = sample(n)
    for _ in range(times):
        spoiled = spoil(data, spoiled)
    survives(spoiled)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(WORDS, JUNK), st.lists(JUNK, min_size=2, max_size=4))
def test_junk_as_a_position_is_refused_or_harmless(table: Table, seats: list[Json]) -> None:
    survives({**table, "seats": seats})
