"""Positions from dicts: they come back exactly, partial ones are completed, false ones refused."""

from __future__ import annotations

import json
from collections import Counter
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
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.board import SLOTS
from boardwright.games.cerebria.keys import ASPIRATIONS

Table = dict[str, Any]
TWO: Table = {"seats": [{}, {}]}
FOUR: Table = {"seats": [{}, {}, {}, {}]}


def loaded(data: Mapping[str, Json]) -> Table:
    """The full dict of a position, which no answer has been given to yet."""
    return dict(GAME.to_dict(GAME.load(data)._start))


def problems(data: Mapping[str, Json]) -> tuple[str, ...]:
    with pytest.raises(BadPosition) as refused:
        GAME.load(data)
    return refused.value.problems


def mirrored(pos: Position[Any]) -> Position[Any]:
    return GAME.load(json.loads(json.dumps(pos.to_dict())))


# There and back


@pytest.mark.parametrize("number", range(9))
def test_positions_of_a_game_come_back(number: int) -> None:
    """In every phase, between actions and in mid-action, through JSON, and played on alike."""
    seats = 2 + number % 3
    pos = GAME.new(seats, number, GAME.rotation(seats, number, {}))
    dice = Dice("there and back", number)
    for played in range(240):
        if pos.over:
            break
        if played < 25 or played % 9 == 0 or (pos.mid_action and played % 3 == 0):
            again = mirrored(pos)
            assert again.fingerprint() == pos.fingerprint()
            assert again.to_dict() == pos.to_dict()
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    assert mirrored(pos).to_dict() == pos.to_dict()


def test_a_written_position_comes_back() -> None:
    data: Table = {
        "settings": {"boards": "B", "team_boards": "B"},
        "phase": "end",
        "turn": 1,
        "turns": 17,
        "order": [2, 1, 0, 3],
        "actions": 1,
        "absorbed": True,
        "used": ["rotate", "token"],
        "scored": 2,
        "ends": "wheel",
        "slots": {
            "VAL.a": "Kindness/2+1~@2",
            "F0": "GS-green[2,3,4]/1+2",
            "NET.b": "B-none[1,2]/2",
            "F3": "Bleakness/1",
            "LAN.a": "Benevolence/3",
        },
        "once": ["VAL.a"],
        "spheres": {"Humility": {"realm": "WIL", "wp": 3}},
        "forts": {"CRA": {"team": "gloom", "size": "major", "turn": 17}},
        "common": {"row": ["Unity"], "down": ["Openness"]},
        "teams": {
            "bliss": {"ambition": 3, "wheel": 21, "identity": {"major": 2}, "hidden": ["Attitude"]},
            "gloom": {"fragments": {"minor": 1, "major": 0}},
        },
        "seats": [
            {"spirit": "harmony", "space": "F4", "wp": 0, "hand": ["Trust", "Trust"]},
            {"essence": 7, "deck": ["Fear", "Guilt"], "under": 1},
            {"spirit": "love", "hand": ["Desire"], "shown": ["Desire"], "wp": 12},
            {"rows": {"quell": ["red", "wild", "blue"], "empower": []}},
        ],
    }
    pos = GAME.load(data)
    assert not GAME.problems(pos.state)
    full = loaded(data)
    assert full["slots"]["VAL.a"] == "Kindness/2+1~@2"
    assert full["slots"]["F0"] == "GS-green[2,3,4]/1+2"
    assert full["spheres"]["Commitment"] == {"realm": "NET", "wp": 7}
    assert full["common"]["row"] == ["Unity"]
    assert len(full["common"]["removed"]) == 7
    assert full["teams"]["bliss"]["fragments"] == {"minor": 5, "major": 1}
    assert full["teams"]["gloom"]["identity"] == {"minor": 4, "major": 2, "capping": 0}
    assert full["seats"][1]["deck"] == ["Fear", "Guilt"]
    assert full["seats"][3]["rows"]["quell"] == ["red", "wild", "blue", ""]
    assert mirrored(pos).fingerprint() == pos.fingerprint()


def test_a_plain_emotion_is_gone_when_it_leaves() -> None:
    """Its number in the table means nothing, so that what is left of a position comes back."""
    data: Table = {
        "settings": {"powers": "off"},
        "slots": {"CRA.a": "G-red[1,2]/1", "CRA.b": "G-green[1,2]/1", "VAL.a": "B-blue[5]/1"},
        "teams": {"bliss": {"ambition": 3}},
        "seats": [{"spirit": "delight", "space": "CRA", "hand": ["Courage"]}, {}],
    }
    pos = GAME.load(data)
    for key in ("quell", "slot:CRA.a", "choose:Courage"):
        pos.answer(key)
    assert pos.to_dict()["slots"]["CRA.a"] == ""  # type: ignore[index, call-overload]
    assert not GAME.problems(pos.state)
    assert mirrored(pos).fingerprint() == pos.fingerprint()
    assert mirrored(pos).digest() == pos.digest()


# What is not named


def test_unnamed_things_are_empty_or_as_at_the_start() -> None:
    full = loaded(FOUR)
    assert set(full["slots"]) == set(SLOTS)
    assert not any(full["slots"].values())
    assert (full["phase"], full["turn"], full["place"], full["turns"]) == ("turn", 0, 0, 10)
    assert (full["order"], full["actions"], full["absorbed"]) == ([0, 1, 2, 3], 3, False)
    assert full["spheres"]["Commitment"] == {"realm": "VAL", "wp": 7}
    assert full["forts"] == {name: {} for name in ("VAL", "CRA", "NET", "LAN", "WIL")}
    for name in ("bliss", "gloom"):
        team = full["teams"][name]
        assert (team["ambition"], team["wheel"], team["past"]) == (0, 0, [])
        assert team["fragments"] == {"minor": 5, "major": 3}
        assert sorted(team["hidden"]) == sorted(ASPIRATIONS)
        assert team["hidden"][0] != full["common"]["row"][0]
    assert [seat["space"] for seat in full["seats"]] == ["VAL", "CRA", "NET", "LAN"]
    for seat in full["seats"]:
        assert (seat["wp"], seat["essence"], seat["hand"], len(seat["deck"])) == (4, 2, [], 16)
        assert seat["rows"] == {name: ["wild", "", "", ""] for name in seat["rows"]}
        assert seat["public"] is True


def test_three_players_have_a_shaper_twice_in_the_order() -> None:
    full = loaded({"seats": [{}, {}, {}], "turn": 1, "place": 3})
    assert (full["order"], full["turn"], full["place"]) == ([0, 1, 2, 1], 1, 3)
    assert loaded({"seats": [{}, {}, {}], "turn": 1})["place"] == 1


def test_nobody_who_is_unnamed_shares_a_space() -> None:
    full = loaded({"seats": [{}, {"space": "VAL"}, {"space": "F0"}, {}]})
    assert [seat["space"] for seat in full["seats"]] == ["CRA", "VAL", "F0", "LAN"]


def test_the_basic_game_leaves_empower_locked() -> None:
    full = loaded({**TWO, "settings": {"mode": "basic"}})
    assert full["seats"][0]["rows"]["empower"] == ["", "", "", ""]
    assert len(full["common"]["row"]) == 7


@cache
def by_seed(seed: int) -> str:
    full = loaded({**FOUR, "seed": seed})
    return json.dumps([full["common"], full["teams"], full["seats"]])


def test_the_rest_is_in_the_order_of_the_seed() -> None:
    assert len({by_seed(seed) for seed in range(20)}) == 20
    again = loaded({**FOUR, "seed": 3})
    assert by_seed(3) == json.dumps([again["common"], again["teams"], again["seats"]])


# Cards


def test_a_deck_is_the_list_without_what_is_named() -> None:
    seat = {"spirit": "love", "hand": ["Trust", "Comfort"], "deck": ["Desire", "...", "Trust"]}
    full = loaded({"seats": [seat, {}], "slots": {"VAL.a": "Confidence/1"}})
    deck = full["seats"][0]["deck"]
    assert (deck[0], deck[-1], len(deck)) == ("Desire", "Trust", 13)
    assert Counter((*deck, "Trust", "Comfort", "Confidence")) == Counter(
        {name: 2 for name in GAME.table.names if name in deck or name in ("Trust", "Comfort")}
    )
    assert full["seats"][0]["public"] is True


def test_a_card_from_outside_takes_the_place_of_another() -> None:
    full = loaded({"seats": [{"spirit": "love", "hand": ["Courage"]}, {}]})
    assert len(full["seats"][0]["deck"]) == 15
    assert full["seats"][0]["public"] is False


def test_a_deck_without_the_rest_is_all_there_is() -> None:
    pos = GAME.load({"seats": [{"spirit": "love", "deck": ["Trust"]}, {"deck": 0}]})
    assert pos.to_dict()["seats"][1]["deck"] == []  # type: ignore[index, call-overload]
    assert GAME.problems(pos.state) == []


def test_signs_stand_for_cards_that_are_named_nowhere() -> None:
    full = loaded({"seats": [{"spirit": "delight", "hand": ["?red", "?", "Courage", "?blue"]}, {}]})
    vibes = [GAME.table.vibe[GAME.table.number[name]] for name in full["seats"][0]["hand"]]
    assert 1 in vibes
    assert 4 in vibes
    assert len(loaded({"seats": [{"hand": 5}, {}]})["seats"][0]["hand"]) == 5


def test_the_owner_of_an_emotion() -> None:
    full = loaded({**FOUR, "slots": {"VAL.a": "Trust/1", "VAL.b": "Trust/1", "F0": "Trust/1"}})
    assert [full["slots"][name] for name in ("VAL.a", "VAL.b", "F0")].count("Trust/1@2") == 1
    assert "CER-064" in problems({**TWO, "slots": dict.fromkeys(("VAL.a", "F0", "F1"), "Trust")})[0]


def test_hidden_decks_never_begin_with_the_common_aspiration() -> None:
    for seed in range(30):
        data = {**TWO, "seed": seed, "common": {"row": ["Unity", "..."]}}
        for hidden in (["..."], ["?", "..."], ["?", "Openness"], 3):
            full = loaded({**data, "teams": {"gloom": {"hidden": hidden}}})
            assert full["teams"]["gloom"]["hidden"][0] != "Unity"


def test_tokens_that_change_follow_from_the_board() -> None:
    """CER-407: Hopelessness counts Essence, Isolation empty slots."""
    sinking = next(n for n, word in enumerate(GAME.table.word) if word == "sink")
    name = GAME.table.names[sinking]
    full = loaded({**TWO, "slots": {"VAL.a": f"{name}/1", "NET.a": "B-red[1,1,1,1]/3"}})
    assert full["slots"]["VAL.a"] == f"{name}/1+2"
    wrong = problems({**TWO, "slots": {"VAL.a": f"{name}/1+1", "NET.a": "B-red[1,1,1,1]/3"}})
    assert wrong == (f"slots.VAL.a: the token of {name} is +2 here (CER-407)",)


# Contradictions


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        ({"slots": {"VAL.c": "Trust"}}, "slots.VAL.c: there is no such slot"),
        ({"slots": {"VAL.a": "Joy/1"}}, "slots.VAL.a: there is no Emotion 'Joy'"),
        ({"slots": {"VAL.a": "Trust/9"}}, "slots.VAL.a: Trust has room for"),
        ({"slots": {"VAL.a": "Trust/1+7"}}, "slots.VAL.a: a token is at most +6"),
        ({"slots": {"VAL.a": "Trust/1@1"}}, "slots.VAL.a: seat 1 is not of bliss"),
        ({"slots": {"VAL.a": "Benevolence/1@0"}}, "slots.VAL.a: Benevolence returns to nobody"),
        ({"slots": {"VAL.a": "B-pink[1]/1"}}, "slots.VAL.a: there is no Emotion 'B-pink[1]'"),
        ({"slots": {"VAL.a": "Trust/x"}}, "slots.VAL.a: 'Trust/x' is not written like"),
        ({"slots": dict.fromkeys(SLOTS[:3], "Brightness/1")}, "slots: there are 2 cards of Bright"),
        ({"slots": dict.fromkeys(SLOTS[:7], "G-red[1]/1~")}, "slots: there are 6 Insecurity"),
        ({"once": ["VAL.a"]}, "once: 'VAL.a' is no slot with an Emotion"),
        ({"forts": {"VAL": {"team": "green"}}}, "forts.VAL.team: one of bliss, gloom"),
        ({"forts": {"F0": {}}}, "forts.F0: unknown"),
        ({"forts": {"VAL": {"team": "bliss", "turn": 11}}}, "forts.VAL.turn: a number from 0"),
        ({"spheres": {"Humility": {"wp": 0}}}, "spheres.Humility.wp: a number from 1 to 7"),
        (
            {"spheres": {"Humility": {"realm": "VAL"}, "Diligence": {"realm": "VAL"}}},
            "spheres: Humility and Diligence cannot lie so",
        ),
        ({"common": {"row": ["Unity", "Unity"]}}, "common: Unity is there twice"),
        ({"common": {"row": []}}, "common.row: without a Common Aspiration"),
        ({"common": {"row": ["Joy", "..."]}}, "common.row: there is no Aspiration 'Joy'"),
        (
            {"common": {"row": ["Unity", "..."]}, "teams": {"bliss": {"hidden": ["Unity", "..."]}}},
            "teams.bliss.hidden: Unity is the Common Aspiration now (CER-295)",
        ),
        ({"teams": {"bliss": {"wheel": 20}}}, "teams.bliss.wheel: 20 points end the game"),
        ({"teams": {"bliss": {"ambition": 4}}}, "teams.bliss.ambition: a number from 0 to 3"),
        (
            {"teams": {"bliss": {"fragments": {"minor": 3}, "identity": {"minor": 3}}}},
            "teams.bliss.identity.minor: 5 in all: 0 stand, 3 are unused",
        ),
        ({"order": [0, 0]}, "order: [0, 0] is no turn order"),
        ({"turn": 1, "place": 0}, "place: the order has seat 0 there"),
        ({"phase": "night"}, "phase: one of"),
        ({"ends": "soon"}, "ends: one of"),
        ({"used": ["luck"]}, "used: 'luck' is none of"),
        ({"absorbed": 1}, "absorbed: true or false"),
        ({"wind": 3}, "wind: unknown"),
        ({"facts": {"points": {"bliss": 3}}}, "facts.points.bliss: does not follow: it is 0"),
        ({"facts": {"luck": 3}}, "facts.luck: there is no such fact"),
    ],
)
def test_contradictions_are_refused_with_their_key(data: Table, wrong: str) -> None:
    found = problems({**TWO, **data})
    assert len(found) == 1, found
    assert found[0].startswith(wrong)


@pytest.mark.parametrize(
    ("seat", "wrong"),
    [
        ({"spirit": "misery"}, "seats.0.spirit: 'misery' is no Spirit of bliss"),
        ({"space": "MOON"}, "seats.0.space: one of VAL"),
        ({"wp": -1}, "seats.0.wp: a number from 0"),
        ({"hand": ["Anger"]}, "seats.0.hand: Anger is no Mild Emotion of bliss"),
        ({"hand": ["Benevolence"]}, "seats.0.hand: Benevolence is no Mild"),
        ({"hand": ["Brightness"]}, "seats.0.hand: Brightness is no Mild"),
        ({"hand": ["Trust"] * 3}, "seats.0.hand: seat 0 has 2 of Trust already"),
        ({"hand": ["..."]}, "seats.0.hand: there is no card '...'"),
        ({"hand": 17}, "seats.0.hand: 17 cards are impossible"),
        ({"hand": [3]}, "seats.0.hand: 3 is not the name of a card"),
        ({"shown": ["Trust"]}, "seats.0.shown: 'Trust' is not in hand"),
        ({"under": 17}, "seats.0.under: a number from 0 to 16"),
        ({"rows": {"move": ["", "red"]}}, "seats.0.rows.move: without a token on the unlock"),
        ({"rows": {"move": ["red", "red"]}}, "seats.0.rows.move: a colour lies there twice"),
        ({"rows": {"move": ["pink"]}}, "seats.0.rows.move: up to four of"),
        ({"rows": {"dance": []}}, "seats.0.rows.dance: unknown"),
        ({"tiers": 1}, "seats.0.tiers: by the rows it is 0"),
        ({"public": 1}, "seats.0.public: the list of these cards"),
    ],
)
def test_contradictions_of_a_seat(seat: Table, wrong: str) -> None:
    found = problems({"seats": [seat, {}]})
    assert len(found) == 1, found
    assert found[0].startswith(wrong)


def test_everything_wrong_is_told_together() -> None:
    found = problems(
        {
            "turn": 7,
            "slots": {"VAL.a": "Joy/1"},
            "forts": {"VAL": {"team": "none"}},
            "common": {"row": ["Joy"]},
            "seats": [{"wp": "many", "hand": ["Anger"]}, {"rows": {"move": ["pink"]}}],
        }
    )
    keys = {problem.partition(":")[0] for problem in found}
    assert keys >= {"turn", "slots.VAL.a", "forts.VAL.team", "common.row"}
    assert keys >= {"seats.0.wp", "seats.0.hand", "seats.1.rows.move"}


def test_the_settings_hold() -> None:
    seats = [{"spirit": "delight"}, {}]
    found = problems({"seats": seats, "settings": {"spirit.0": "love"}})
    assert found == ("seats.0.spirit: the settings say love",)
    assert "CER-036" in problems({"seats": [{"spirit": "love"}, {}, {"spirit": "love"}, {}]})[0]
    shaper: Table = {"seats": [{}, {}, {}], "settings": {"shaper": "bliss", "spirit.1": "love"}}
    assert loaded(shaper)["seats"][1]["spirit"] == "love"


def test_setup_phases_must_fit_what_lies_there() -> None:
    placing: Table = {**TWO, "phase": "placing"}
    assert loaded(placing)["seats"][0]["space"] == ""
    assert "CER-044" in problems({**placing, "picks": 1})[0]
    assert "CER-044" in problems({**placing, "slots": {"VAL.a": "Trust/1"}})[0]
    assert "CER-043" in problems({**TWO, "phase": "wilds", "picks": 2})[0]
    rows = {"rows": {"move": ["wild", "wild"]}}
    assert loaded({"seats": [rows, {}], "phase": "wilds", "picks": 2})["picks"] == 2


# Anything at all

JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 3, 99, 10**9, 1.5, "", "x", "?", "?red", "...", "Kindness", "Anger"),
    *("B-red[1,2]/1", "G-none[3]/9", "Kindness/2+9@7", "bliss", "VAL", ["?"], ["Kindness"] * 3),
    *({}, {"x": 1}, ["wild", "red", "red"], ["a", 1, None], [{}], [[]]),
)


@cache
def full_positions() -> tuple[str, ...]:
    texts = []
    for number in range(6):
        seats = 2 + number % 3
        pos = GAME.new(seats, number, GAME.rotation(seats, number, {}))
        dice = Dice("junk", number)
        for _ in range(30 * number):
            if not pos.over:
                decision = dice.pick(pos.decisions)
                pos.answer(dice.pick(decision.options), decision.seats[0])
        texts.append(json.dumps(pos.to_dict()))
    return tuple(texts)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        found += [place for key in value for place in places(value[key], (*path, key))]
    elif isinstance(value, list):
        found += [place for n, item in enumerate(value) for place in places(item, (*path, n))]
    return found


@settings(max_examples=250, deadline=None)
@given(which=st.integers(0, 5), at=st.integers(0, 10**6), junk=st.sampled_from(JUNK))
def test_junk_is_refused_or_understood(which: int, at: int, junk: Any) -> None:
    """Whatever stands in one place of a position, the answer is a position or BadPosition."""
    data = json.loads(full_positions()[which])
    if at % 2:
        del data["facts"]
    every = places(data)
    *path, last = every[at % len(every)]
    inside = data
    for key in path:
        inside = inside[key]
    inside[last] = junk
    try:
        pos = GAME.load(data)
    except BadPosition:
        return
    assert GAME.problems(pos.state) == []
    assert mirrored(pos).fingerprint() == pos.fingerprint()
