"""Action spaces, decisions, and options explained in full."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.decisions import ActionSpace, Cost, Decision, Explained, Option, Suggestion
from boardwright.core.errors import BadAnswer
from boardwright.core.games import Game
from boardwright.core.messages import Json, Message
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

Pos = Position[Any]

SPACE = ActionSpace(["draw", "play:Pottery", "done"])


def test_keys_and_ids_are_two_names_of_an_action() -> None:
    assert len(SPACE) == 3
    assert [SPACE.id(SPACE.key(action)) for action in range(3)] == [0, 1, 2]
    assert SPACE.keys([2, 0]) == ["done", "draw"]
    assert "play:Pottery" in SPACE
    assert "play:Tools" not in SPACE


@pytest.mark.parametrize("action", [3, -1])
def test_an_unknown_id_is_refused(action: int) -> None:
    with pytest.raises(BadAnswer, match="no such action") as refusal:
        SPACE.key(action)
    assert refusal.value.answer == action


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(BadAnswer, match="'play:Tools': there is no such answer"):
        SPACE.id("play:Tools")


def test_two_actions_cannot_share_a_key() -> None:
    with pytest.raises(ValueError, match="share a key"):
        ActionSpace(["draw", "draw"])


def decision(**change: Any) -> Decision:
    usual: dict[str, Any] = {
        "seats": (0,),
        "key": "ask-load",
        "rule": "FER-020",
        "options": (0, 2),
        "args": {"loaded": 1},
        "source": "Oars",
        "progress": {"effect": 1, "of": 2},
    }
    return Decision(**{**usual, **change})


@pytest.mark.parametrize(
    "change",
    [
        {"seats": (1,)},
        {"seats": (0, 1)},
        {"key": "ask-sail"},
        {"rule": "FER-030"},
        {"options": (0,)},
        {"options": (2, 0)},
        {"args": {"loaded": 2}},
        {"source": "Tools"},
        {"progress": {"effect": 2, "of": 2}},
    ],
)
def test_a_decision_looks_like_another_only_if_everything_shown_is_the_same(
    change: dict[str, Any],
) -> None:
    assert decision().looks_like(decision())
    assert not decision().looks_like(decision(**change))
    renumbered = decision()
    renumbered.number = 7
    assert decision().looks_like(renumbered)


def test_a_decision_as_json() -> None:
    asked = decision()
    asked.number = 4
    assert asked.to_json(SPACE) == {
        "number": 4,
        "seats": [0],
        "prompt": {"key": "ask-load", "args": {"loaded": 1}},
        "source": "Oars",
        "rule": "FER-020",
        "progress": {"effect": 1, "of": 2},
        "options": ["draw", "done"],
    }
    assert asked.prompt == Message("ask-load", {"loaded": 1})
    assert "ask-load" in repr(asked)


def test_explained_options_as_json() -> None:
    option = Option(
        "sail:far",
        Message("do-sail", {"what": "far"}),
        "FER-030",
        anchors=("ferry:0",),
        cost=(Cost(1, "oil", "FER-031"), Cost(2, "lamps", "FER-020")),
        preview=(Message("rolled"),),
        warning=Message("warn-last-oil"),
    )
    explained = Explained((option,), (Suggestion(Message("load-all"), ("load:amber", "done")),))
    assert json.loads(json.dumps(explained.to_json())) == {
        "options": [
            {
                "key": "sail:far",
                "label": {"key": "do-sail", "args": {"what": "far"}},
                "rule": "FER-030",
                "anchors": ["ferry:0"],
                "cost": [
                    {"amount": 1, "of": "oil", "rule": "FER-031"},
                    {"amount": 2, "of": "lamps", "rule": "FER-020"},
                ],
                "preview": [{"key": "rolled", "args": {}}],
                "warning": {"key": "warn-last-oil", "args": {}},
            }
        ],
        "suggestions": [{"label": {"key": "load-all", "args": {}}, "keys": ["load:amber", "done"]}],
    }


# Explaining


def explained(pos: Pos, seat: int) -> tuple[Explained, dict[str, Option]]:
    asked = next(d for d in pos.decisions if seat in d.seats)
    found = pos.explain(asked)
    return found, {option.key: option for option in found.options}


def test_an_option_has_its_price_line_by_line(ferries: Game[Any]) -> None:
    crews = [{"cargo": ["amber"]}, {}]
    pos = ferries.load({"phase": "sail even", "seats": [{}, {}], "crews": crews})
    _, options = explained(pos, 0)
    assert options["sail:near"].cost == ()
    assert options["sail:far"].cost == (Cost(1, "oil", "FER-031"),)


def test_a_suggestion_is_a_row_of_answers_that_can_be_given(ferries: Game[Any]) -> None:
    hands = [{"hand": ["amber", "blue"]}, {"hand": ["blue"]}, {"hand": ["clear"]}, {}]
    crews = [{"cargo": ["clear", "clear"]}, {}]
    pos = ferries.load({"phase": "load", "seats": hands, "crews": crews})
    found, _ = explained(pos, 0)
    (suggestion,) = found.suggestions
    assert suggestion.keys == ("load:amber",)
    for key in suggestion.keys:
        pos.answer(key, seat=0)
    assert 0 not in pos.waiting
    assert 2 not in pos.waiting


def test_a_preview_stops_at_chance(ferries: Game[Any]) -> None:
    crews: Json = [{"cargo": ["amber"]}, {}]
    for seed in range(5):
        data: dict[str, Json] = {
            "phase": "sail even",
            "seats": [{}, {}],
            "crews": crews,
            "seed": seed,
        }
        _, options = explained(ferries.load(data), 0)
        assert options["sail:far"].preview == (Message("rolled", {"crew": 0}),)


def test_a_preview_stops_at_what_the_others_do_in_secret(ferries: Game[Any]) -> None:
    pos = ferries.load({"seats": [{"hand": ["amber"]}, {"hand": ["blue"]}]})
    _, options = explained(pos, 0)
    assert options["watch"].preview == ()
    _, options = explained(pos.answer("watch", seat=1), 0)
    assert options["sleep"].preview == (Message("watched"),)


def test_a_preview_tells_what_can_be_foreseen(ferries: Game[Any]) -> None:
    pos = ferries.load({"phase": "load", "seats": [{"hand": ["amber"]}, {"hand": ["blue"]}]})
    _, options = explained(pos, 0)
    assert options["load:amber"].preview == (Message("loaded", {"seat": 0, "lamp": "amber"}),)
    assert options["done"].preview == ()
    asked = pos.decisions[0]
    assert [option.preview for option in pos.explain(asked, previews=False).options] == [(), ()]


def test_explaining_moves_nothing_and_is_the_same_in_any_world(ferries: Game[Any]) -> None:
    dice = Dice("explain")
    for name, seats in (("ferries", 4), ("innovation", 2)):
        pos = bw.game(name).new(seats, 3)
        for _ in range(25):
            if pos.over:
                break
            asked = dice.pick(pos.decisions)
            before = pos.fingerprint(), pos.events
            found = pos.explain(asked)
            assert (pos.fingerprint(), pos.events) == before
            assert [option.key for option in found.options] == pos.game.actions.keys(asked.options)
            world = pos.resample(asked.seats[0], dice.fork())
            twin = next(d for d in world.decisions if d.number == asked.number)
            assert world.explain(twin).to_json() == found.to_json()
            pos.answer(dice.pick(asked.options), asked.seats[0])


@pytest.mark.parametrize("name", ["ferries", "innovation"])
def test_the_action_space_is_the_same_in_every_game(ferries: Game[Any], name: str) -> None:
    """Ids are fixed: a mask means the same for every seed, number of seats and setting."""
    game = bw.game(name)
    assert game.new(game.seats[0]).game.actions is game.new(game.seats[-1], 5).game.actions
    keys = game.actions.keys(range(len(game.actions)))
    assert len(set(keys)) == len(keys)
    assert all(key == key.strip() and "\n" not in key for key in keys)
