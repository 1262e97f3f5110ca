"""Positions from dicts: they come back exactly, partial ones are completed, false ones refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

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


def test_first_cards_are_a_phase() -> None:
    """INN-005, INN-012: with no turn begun the starting player has one action."""
    pos = load(
        {
            "phase": "first",
            "turns": 0,
            "seats": [{"hand": ["Tools", "Oars"]}, {"hand": ["Sailing", "Pottery"]}],
        }
    )
    assert pos.waiting == (0, 1)
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
        "period_cards.10: there are periods 1 to 9",
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
    ("an unknown supply", table(supply={"11": []}), "supply.11: there are supplies 1 to 10"),
    ("a supply without a number", table(supply={"x": []}), "supply.x: there are supplies"),
    ("a supply too large", table(supply={"10": 11}), "supply.10: only 10 cards are left for 11"),
    ("a period too many", seats(dominations=[10]), "seats.0.dominations: 10 is neither a period"),
    ("an unknown domain", seats(dominations=["Magic"]), "seats.0.dominations: 'Magic' is neither"),
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
        "periods: 1 is taken",
    ),
    (
        "a domain taken and free",
        {**seats(dominations=["Culture"]), "domains": ["Culture"]},
        "domains: Culture is taken",
    ),
    ("an unknown free period", table(periods=[12]), "periods: 12 is neither"),
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
    ("false facts", table(facts={"needed": 5}), "facts.needed: does not follow"),
    ("no seats", {"turn": 0}, "seats: a list with an entry for every seat is needed"),
    ("another game", table(game="chess"), "game: this is a position of chess"),
    ("other rules", table(rules_version=0), "rules_version: made under 0"),
]


@pytest.mark.parametrize(("data", "why"), [case[1:] for case in FALSE], ids=[c[0] for c in FALSE])
def test_contradictions_are_refused(data: Table, why: str) -> None:
    found = problems(data)
    assert any(problem.startswith(why) for problem in found), found


HOLES: list[tuple[str, Table]] = [
    ("a sign of another period in a supply", table(supply={"1": ["?7"]})),
    ("an unknown sign in a supply", table(supply={"1": ["?zz"]})),
    ("a supply below none", table(supply={"1": -2})),
    ("the rest of a supply twice", table(supply={"1": ["...", "Tools", "..."]})),
    ("a yes among the dominations", seats(dominations=[True])),
    ("half a period", seats(dominations=[1.5])),
    ("a list among the dominations", seats(dominations=[[1]])),
    ("a domain among the periods", table(periods=["Military"])),
    ("a card for a period that is not there", table(periods=[2], period_cards={"1": "Tools"})),
    (
        "first cards with a zone",
        {
            "phase": "first",
            "seats": [
                {"hand": ["Tools", "Oars"], "zone": {"red": ["Archery"]}},
                {"hand": ["Sailing", "Pottery"]},
            ],
        },
    ),
    ("facts that are no table", table(facts=3)),
    ("memory of an unknown card", table(memory={"0": {"Toolz": ["hand 1"]}})),
    ("memory of an unknown place", table(memory={"0": {"Tools": ["attic 1"]}})),
    ("memory of an unknown seat", table(memory={"7": {"Tools": ["hand 1"]}})),
    ("recycled under no supply", table(recycled={"x": 1})),
    ("an unknown pile laid anew", table(mixed={"0 pink": [0, 1, 1]})),
    ("settings that are no table", table(settings=["later"])),
    ("a seed in words", table(seed="x")),
    ("answers without a beginning", table(begun={})),
]


@pytest.mark.xfail(strict=True, reason="the loader lets it pass, or stops with another error")
@pytest.mark.parametrize("data", [case[1] for case in HOLES], ids=[case[0] for case in HOLES])
def test_contradictions_that_slip_through(data: Table) -> None:
    assert problems(data)


@pytest.mark.xfail(strict=True, reason="signs in a supply take any card of its period")
def test_a_sign_in_a_supply_may_name_a_colour() -> None:
    for seed in range(6):
        full = loaded({"seed": seed, "supply": {"3": ["?green", "?red", "..."]}, "seats": [{}, {}]})
        colours = [COLOURS[COLOUR[CARD[name]]] for name in full["supply"]["3"][:2]]
        assert colours == ["green", "red"]


def test_all_problems_are_listed_together() -> None:
    """One refusal names everything that is wrong, in every part of the position."""
    found = problems(
        {
            "weather": "fine",
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
        "turn: ",
        "actions: ",
        "phase: ",
        "supply.2: Tools is of period 1",
        "supply.12: ",
        "period_cards.10: ",
        "periods: 1 is taken",
        "domains: Culture is taken",
        "box: there is no card 'Nothing'",
        "seats.0.purse: unknown",
        "seats.0.hand: there is no card 'Toolz'",
        "seats.0.influence: 200 cards are impossible",
        "seats.0.zone.pink: unknown",
        "seats.0.zone.red: Oars is already in seats.0.hand",
        "seats.0.zone.red: a pile of fewer than two cards",
        "seats.0.zone.blue: Sailing is green",
        "seats.0.zone.blue: splay is one of",
        "seats.0.dominations: 'Magic' is neither",
        "seats.0.archived: ",
        "seats.1.dominations: Culture belongs to seat 0",
        "seats.1.scored: ",
    ):
        assert any(problem.startswith(start) for problem in found), (start, found)


def test_a_refusal_reads_as_its_problems() -> None:
    with pytest.raises(BadPosition, match=r"turn: .*\n.*Toolz|Toolz.*\n.*turn: "):
        load({"turn": 7, "seats": [{"hand": ["Toolz"]}, {}]})
