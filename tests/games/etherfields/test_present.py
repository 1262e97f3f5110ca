"""What a table shows of options and events: prices that are what is paid, rows of answers that
reach their end, warnings that come true, places that exist.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from boardwright.core.decisions import Decision, Option
from boardwright.core.events import Event
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.content import COLOURS
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.keys import SPACE_KEY
from boardwright.games.etherfields.present import describe

Pos = Position[Any]

NAMES = ["Ann", "Bob", "Cy", "Dee"]


@cache
def game(pack: str) -> Etherfields:
    return Etherfields(packs.load(pack)).with_pack(pack)


def games(count: int, start: int = 0) -> Iterator[Pos]:
    """Games of both packs, of every kind: one to four Dreamers, one Dream or a campaign."""
    for seed in range(start, start + count):
        pack, seats = ("plain", "water")[seed % 2], 1 + seed % 4
        settings = {
            "start": ("d1", "d1", "campaign")[seed % 3],
            "turns": ("open", "ordered")[seed % 5 == 4],
            "hands": ("open", "closed")[seed % 7 == 6],
            "playing_cards": ("off", "on")[seed // 2 % 2],
        }
        yield game(pack).new(seats, seed, settings, NAMES[:seats])


def answers(pos: Pos, seed: str, most: int = 250) -> Iterator[tuple[Decision, int, int]]:
    """A random game: every question with the answer that is about to be given."""
    dice = Dice("present", seed)
    while not pos.over and most:
        decision = dice.pick(pos.decisions)
        action = dice.pick(decision.options)
        yield decision, decision.seats[0], action
        pos.answer(action, decision.seats[0])
        most -= 1


def explained(pos: Pos, decision: Decision, key: str, seat: int = 0) -> Option:
    action = pos.game.actions.id(key)
    assert action in decision.options, pos.game.actions.keys(decision.options)
    return pos.game.option(pos.state, decision, action, seat)


def placed(data: dict[str, Any]) -> tuple[Pos, Decision]:
    pos = game("plain").load(data)
    assert pos.decision is not None
    return pos, pos.decision


# Options


def test_every_option_explains_itself() -> None:
    kinds: set[str] = set()
    for pos in games(24):
        for decision, seat, _ in answers(pos, "options", 150):
            for action in decision.options:
                option = pos.game.option(pos.state, decision, action, seat)
                assert option.key == pos.game.actions.key(action)
                assert option.rule in pos.game.rules, option
                assert len(set(option.anchors)) == len(option.anchors)
                for part in option.cost:
                    assert part.rule in pos.game.rules, option
                    assert part.amount
                kinds.add(option.key.partition(":")[0])
    assert {"play", "map", "dream", "pay", "place", "space", "card", "move", "boost"} <= kinds


def test_every_key_of_a_pack_has_a_label() -> None:
    """Whatever asks: no key is without words."""
    for pack in ("plain", "water"):
        state = game(pack).new(4, 1, {"start": "d1"}).state
        for action in range(len(game(pack).actions)):
            key = game(pack).actions.key(action).partition(":")[0]
            args: dict[str, Any] = {"colour": "wrath", "need": 1, "paid": 0, "for": "action"}
            asked = Decision((0,), "ask-pay" if key.startswith("pay") else "ask-x", "ETH-001",
                             (action,), args)  # fmt: skip
            if key not in ("figure", "seat"):
                label, rule, _ = describe(state, asked, action, 0)
                assert label.key.startswith("do-")
                assert rule in game(pack).rules


def _numbers(view: Any) -> Iterator[str]:
    """All places that a table can have, as the view counts them."""
    yield from ("clock", "gate", "turn")
    yield from (f"space:{name}" for name in view["map"]["spaces"])
    yield from (f"space:{name}" for name in view["map"]["blocked"])
    yield from (f"action:{key}" for key in view["map"]["actions"])
    yield from (f"figure:{figure['number']}" for figure in view["map"]["figures"])
    yield from (f"item:{n}" for n in range(len(view["items"])))
    yield from (f"location:{place['id']}" for place in view["world"]["locations"])
    if view["turn"]:
        yield from (f"turn:step:{n}" for n in range(len(view["turn"]["steps"])))
    for seat, part in enumerate(view["seats"]):
        yield from (f"seat:{seat}", f"deck:{seat}", f"mask:{seat}")
        yield from (f"hand:{seat}:{n}" for n in range(len(part["hand"] or ())))
        yield from (f"progress:{seat}:{n}" for n in range(len(part["progress"])))


NUMBERED = re.compile(r"(space|figure|item|location|turn|seat|deck|mask|hand|progress):")


def test_places_of_options_are_in_the_view() -> None:
    for pos in games(12, 40):
        for decision, seat, _ in answers(pos, "places", 100):
            there = set(_numbers(pos.view(seat)))
            for action in decision.options:
                option = pos.game.option(pos.state, decision, action, seat)
                numbered = {anchor for anchor in option.anchors if NUMBERED.match(anchor)}
                if option.key.startswith(("space:", "location:")) or decision.key == "ask-x":
                    continue
                assert numbered <= there, (option, numbered - there)


def test_options_are_explained_alike_in_every_world() -> None:
    """Nothing of an option, a price, a warning or a row follows from what the seat cannot see."""
    compared = 0
    for pos in games(10, 60):
        for decision, seat, _ in answers(pos, "alike", 60):
            if len(decision.options) < 2 or compared % 3:
                compared += 1
                continue
            compared += 1
            world = pos.resample(seat, 5)
            twin = next(d for d in world.decisions if seat in d.seats)
            one = pos.explain(decision, seat, previews=False)
            assert one == world.explain(twin, seat, previews=False)
    assert compared > 200


def test_previews_stop_where_luck_or_secrets_begin() -> None:
    """No face of a card, no result of a die and no secret of a dealt world is foretold."""
    seen: Counter[str] = Counter()
    for pos in games(8, 80):
        for decision, seat, _ in answers(pos, "previews", 80):
            if len(decision.options) > 8:
                continue
            for option in pos.explain(decision, seat).options:
                for message in option.preview:
                    seen[message.key] += 1
                    assert message.key not in (
                        "rolled",
                        "revealed",
                        "first-sight",
                        "game-over",
                    ) or (message.args.get("reason") not in (None, "veil"))
                    assert message.key != "drew" or "card" not in message.args
                    assert message.key != "read" or "script" not in message.args
    assert seen["discarded"]
    assert seen["drew"]


# Prices


def test_what_is_shown_is_what_is_paid() -> None:
    """The price of an action is what its payment asks for, and what is taken besides."""
    asked: Counter[str] = Counter()
    for pos in games(40, 100):
        for decision, seat, action in answers(pos, "prices", 200):
            option = pos.game.option(pos.state, decision, action, seat)
            trial = pos.copy()
            trial.answer(action, seat)
            verb = option.key.partition(":")[0]
            intent = {
                of: sum(part.amount for part in option.cost if part.of == of)
                for of in (*COLOURS, "any")
            }
            mine = next((d for d in trial.decisions if seat in d.seats), None)
            if mine is not None and mine.key == "ask-pay" and decision.key != "ask-pay":
                need, colour = mine.args["need"], str(mine.args["colour"])
                if mine.args["paid"] == 0 and verb in PAID_FOR:
                    assert need == intent[colour] + intent["any"], (option, mine.args)
                    asked[verb] += 1
            if verb in ("add-turn", "gain-gem", "peek", "fill", "amount", "card", "gate"):
                _check_besides(trial, option, asked)
    assert min(asked[verb] for verb in ("play", "move", "place", "map", "cost")) > 3, asked
    assert min(asked[verb] for verb in ("add-turn", "fill", "amount")) > 1, asked


PAID_FOR = frozenset(
    ("play", "use", "back", "map", "dream", "meet", "move", "place", "colour", "cost")
)
WHAT = {"hours": "hour", "keys": "key", "gem": "gem", "ether": "ether"}


def _check_besides(trial: Pos, option: Option, asked: Counter[str]) -> None:
    """What is taken at once is what is shown."""
    for part in option.cost:
        if part.of in WHAT:
            lost = [
                event.args["n"]
                for event in trial.events
                if event.kind in ("lost", "gem-slot-filled")
                and event.args.get("what", "gem") == WHAT[part.of]
                and "n" in event.args
            ]
            filled = [event for event in trial.events if event.kind == "gem-slot-filled"]
            assert part.amount in lost or (filled and part.of == "gem"), (option, trial.events)
            asked[option.key.partition(":")[0]] += 1


def test_prices_are_told_part_by_part() -> None:
    pos, decision = placed(
        {
            "tiles": ["d1.start", "d1.open"],
            "mods": [{"stat": "move_cost", "n": 2, "until": "turn", "seat": 0}],
            "seats": [
                {"space": "r3c1", "hand": ["Ada Cunning 3", "Ada Cunning 2"]},
                {"done": True},
            ],
        }
    )
    option = explained(pos, decision, "move")
    assert [(part.amount, part.of, part.rule) for part in option.cost] == [
        (1, "cunning", "ETH-246"),
        (2, "cunning", "ETH-322"),
    ]


def test_a_choice_of_costs_is_priced_where_it_is_made() -> None:
    pos, decision = placed(
        {
            "tiles": ["d1.start", "d1.open", "d1.acts"],
            "seats": [
                {"space": "r6c5", "hand": ["Ada Awareness 2", "Ada Wrath 2", "Ada Wrath 1"]},
                {"done": True},
            ],
        }
    )
    assert explained(pos, decision, "map:Shout").cost == ()
    pos.answer("map:Shout", 0)
    asked = pos.decision
    assert asked is not None
    assert asked.key == "ask-cost"
    assert [part.of for part in explained(pos, asked, "cost:1").cost] == ["awareness"]
    assert [part.of for part in explained(pos, asked, "cost:2").cost] == ["wrath"]


# The payment assistant


def _take(pos: Pos, keys: tuple[str, ...], seat: int) -> Pos:
    """A row taken as a whole in a copy: windows of others that open on the way pass."""
    trial = pos.copy()
    for key in keys:
        for _ in range(20):
            mine = next((d for d in trial.decisions if seat in d.seats), None)
            if mine is not None and trial.game.actions.id(key) in mine.options:
                break
            other = trial.decision
            assert other is not None, (keys, key)
            assert other.key in ("ask-window", "ask-passive"), (keys, key, other)
            trial.answer("no" if other.key == "ask-passive" else "pass", other.seats[0])
        trial.answer(key, seat)
    return trial


def test_rows_reach_their_end() -> None:
    """Each is played, key by key: what it says is paid is paid, and enough."""
    taken: Counter[str] = Counter()
    arrived = onward = 0
    for pos in games(24, 200):
        for decision, seat, _ in answers(pos, "rows", 120):
            for row in pos.game.suggestions(pos.state, decision):
                trial = _take(pos, row.keys, seat)
                taken[row.label.key] += 1
                mine = next((d for d in trial.decisions if seat in d.seats), None)
                assert not any(event.kind == "payment-lost" for event in trial.events), row
                if mine is not None and mine.key == "ask-pay" and mine.args["paid"]:
                    assert "stop" not in trial.game.actions.keys(mine.options), row
                if row.label.key == "suggest-move" and not trial.over:
                    at = trial.state.seats[seat].space
                    there = trial.game.actions.id(f"space:{row.label.args['space']}")
                    arrived += at == there - SPACE_KEY
                    onward += mine is not None and mine.key in ("ask-path", "ask-window")
                if row.label.key == "suggest-place" and not trial.over:
                    assert row.label.args["card"] in _zone(trial, seat) or mine is not None
    assert min(taken[f"suggest-{kind}"] for kind in ("pay", "act", "place", "move")) > 20, taken
    assert arrived + onward > 0.95 * taken["suggest-move"]
    assert arrived > 0.5 * taken["suggest-move"]


def _zone(pos: Pos, seat: int) -> list[str]:
    view: Any = pos.view(seat)
    return [part["name"] for part in view["seats"][seat]["progress"]]


def test_the_cheapest_cards_are_offered() -> None:
    pos, decision = placed(
        {
            "tiles": ["d1.start", "d1.open", "d1.acts"],
            "seats": [
                {
                    "space": "r5c6",
                    "hand": ["Ada Cunning 1", "Ada Cunning 2", "Ada Cunning 3", "Ada Wrath 2"],
                },
                {"done": True},
            ],
        }
    )
    rows = {row.label.args.get("action"): row for row in pos.game.suggestions(pos.state, decision)}
    assert rows["Pull"].keys[:2] == ("map:Pull", "pay:Ada Cunning 2")
    moves = [row for row in rows.values() if row.label.key == "suggest-move"]
    assert moves
    assert all(row.keys[0] == "move" and row.keys[-1].startswith("space:") for row in moves)


def test_a_payment_that_has_begun_is_finished_with_the_rest() -> None:
    pos, _ = placed(
        {
            "tiles": ["d1.start", "d1.open"],
            "seats": [
                {"space": "r3c1", "hand": ["Wrath Post", "Ada Wrath 1", "Ada Wrath 2"]},
                {"done": True},
            ],
        }
    )
    pos.answer("place:Wrath Post", 0)
    asked = pos.decision
    assert asked is not None
    assert asked.key == "ask-pay"
    need = asked.args["need"]
    (row,) = pos.game.suggestions(pos.state, asked)
    assert all(key.startswith("pay:") for key in row.keys)
    for key in row.keys:
        pos.answer(key, 0)
    paid = [event for event in pos.events if event.kind == "paid"]
    assert paid[-1].args["paid"] >= need  # type: ignore[operator]
    assert _zone(pos, 0) == ["Wrath Post"]


# Warnings


def test_giving_up_loses_what_was_paid() -> None:
    warned = 0
    for pos in games(12, 300):
        for decision, seat, action in answers(pos, "lost", 150):
            option = pos.game.option(pos.state, decision, action, seat)
            if option.key != "stop":
                continue
            trial = pos.copy().answer(action, seat)
            lost = [event for event in trial.events if event.kind == "payment-lost"]
            assert bool(lost) == (option.warning is not None)
            if option.warning is not None:
                assert option.warning.key == "warn-payment-lost"
                assert option.warning.args["paid"] == lost[0].args["paid"]
                warned += 1
    assert warned > 5


def test_a_progress_card_too_many_is_warned_of() -> None:
    data: dict[str, Any] = {
        "tiles": ["d1.start", "d1.open"],
        "seats": [
            {
                "space": "r3c1",
                "hand": ["Wrath Post", "Ada Wrath 3", "Ada Wrath 1"],
                "deck": ["Ada Cunning 1", "Ada Cunning 2"],
                "discard": ["Ada Awareness 1"],
            },
            {"done": True},
        ],
    }
    pos, decision = placed(data)
    found = explained(pos, decision, "place:Wrath Post").warning
    assert found is not None
    assert found.key == "warn-place-kills"
    data["seats"][0]["discard"] = ["Ada Awareness 1", "Ada Awareness 2"]
    pos, decision = placed(data)
    assert explained(pos, decision, "place:Wrath Post").warning is None


def test_distress_that_kills_is_warned_of() -> None:
    seen: Counter[str] = Counter()
    for pos in games(40, 400):
        for decision, seat, action in answers(pos, "deadly", 200):
            option = pos.game.option(pos.state, decision, action, seat)
            if option.warning is None or option.key not in ("distress", "seal"):
                continue
            seen[option.warning.key] += 1
            if option.warning.key in ("warn-distress-kills", "warn-seal-kills"):
                trial = pos.copy().answer(action, seat)
                assert any(event.kind == "defeat" for event in trial.events)
    assert seen["warn-seal-near"]


def test_a_boost_is_warned_of_with_the_faces_of_the_die() -> None:
    pos, _ = placed(
        {
            "tiles": ["d1.start", "d1.open"],
            "seats": [
                {"space": "r3c1", "hand": ["Wrath Post", "Ada Wrath 1", "Ada Wrath 2"]},
                {"done": True},
            ],
        }
    )
    pos.answer("place:Wrath Post", 0)
    pos.answer("pay:Ada Wrath 1", 0)
    asked = pos.decision
    assert asked is not None
    found = explained(pos, asked, "boost").warning
    assert found is not None
    assert found.args == {"fails": pos.state.pack.luck.count(0), "faces": len(pos.state.pack.luck)}


# Events


@pytest.mark.parametrize(
    ("kind", "args", "places"),
    [
        ("moved", {"seat": 0, "from": "r3c1", "to": "r3c2"},
         ("seat:0", "space:r3c1", "space:r3c2")),
        ("drew", {"seat": 1, "card": "Ada Wrath 1"}, ("seat:1", "deck:1", "card:Ada Wrath 1")),
        ("travelled", {"from": "T1", "to": "T2", "name": "Alley"},
         ("card:Alley", "location:T1", "location:T2")),
        ("revealed", {"seat": -1}, ()),
        ("clock", {"hours": 4}, ("clock",)),
        ("lost", {"what": "hour", "n": 1, "now": 2}, ("clock",)),
        ("spawned", {"entity": "Walker", "figure": 7, "space": "r1c1"},
         ("entity:Walker", "space:r1c1")),
    ],
)  # fmt: skip
def test_places_of_events(kind: str, args: dict[str, Any], places: tuple[str, ...]) -> None:
    found = game("plain").anchors(Event(kind, "ETH-001", args))
    assert [place for place in found if place != "card:Alley"] == [
        place for place in places if place != "card:Alley"
    ]


def test_every_event_of_a_game_has_places_of_known_kinds() -> None:
    known = re.compile(r"(seat|deck|space|card|entity|location|element):.+|clock|gate|turn")
    for pos in games(10, 500):
        for _ in answers(pos, "events", 150):
            for event in pos.events:
                for place in pos.game.anchors(event):
                    assert known.fullmatch(place), (event, place)
