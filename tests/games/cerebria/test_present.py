"""What a table shows of options and events: prices that are paid to the last token, whole Actions
that work, warnings that come true, places that exist; and the public facts it is drawn with.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from boardwright.core.decisions import Decision, Option
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.cerebria import GAME, drawing, present
from boardwright.games.cerebria.board import FRONTIERS, REALMS, SLOTS, SPACES, SPHERES
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.spirits import ACTION_NAMES, BOARDS, SPIRITS, TEAMS, UPGRADES
from boardwright.texts import Texts

Pos = Position[Any]

ON_THE_WAY = re.compile(
    r"build-.*|ask-(place|colour|invoke-slot|reveal|essence|seed|relocate.*|intensify.*|harvest)"
)
"""Questions of an Action that is not complete yet."""


def games(count: int, start: int = 0) -> Iterator[Pos]:
    """Games of every kind: two to four players, both sides of both boards, full and basic."""
    for seed in range(start, start + count):
        settings = {"boards": "AB"[seed % 2], "team_boards": "AB"[seed // 2 % 2]}
        if seed % 10 == 0:
            settings["mode"] = "basic"
        yield GAME.new(2 + seed % 3, seed, settings)


def answers(pos: Pos, seed: str) -> Iterator[tuple[Decision, int, int]]:
    """A random game: every question with the answer that is about to be given."""
    dice = Dice("present", seed)
    while not pos.over:
        decision = dice.pick(pos.decisions)
        action = dice.pick(decision.options)
        yield decision, decision.seats[0], action
        pos.answer(action, decision.seats[0])


# Prices


def _purse(pos: Pos, seat: int) -> Counter[str]:
    s = pos.state
    return Counter(wp=s.wp[seat], essence=s.essence[seat], ambition=s.ambition[s.team[seat]])


def _gained(pos: Pos, seat: int) -> Counter[str]:
    """What the last answer brought the seat, and its team in Ambition."""
    team, found = pos.state.team, Counter[str]()
    for event in pos.events:
        args: Any = event.args
        if event.kind in ("absorbed", "drained") and args["seat"] == seat:
            found["wp"] += args["amount"]
        elif event.kind == "gained":
            mine = args["seat"] == seat
            if mine or (args["of"] == "ambition" and team[args["seat"]] == team[seat]):
                found[args["of"]] += args["amount"]
    return found


def test_what_is_shown_is_what_is_paid() -> None:
    """Every answer that pays shows its price, part by part; none shows one that is never paid."""
    paid_at: Counter[str] = Counter()
    for pos in games(30):
        dice = Dice("prices", pos.setup.seed)
        while not pos.over:
            decision = dice.pick(pos.decisions)
            seat, action = decision.seats[0], dice.pick(decision.options)
            option = GAME.option(pos.state, decision, action, seat)
            before = _purse(pos, seat)
            pos.answer(action, seat)
            left = pos.decision
            if left is None:
                break
            gains, after = _gained(pos, seat), _purse(pos, seat)
            paid = {of: gains[of] + before[of] - after[of] for of in before}
            shown = {of: sum(c.amount for c in option.cost if c.of == of) for of in before}
            if any(paid.values()):
                assert shown == paid, (pos.setup, decision, option)
                paid_at[decision.key] += 1
            elif any(shown.values()):
                assert left.seats == (seat,), (decision, option)
                assert ON_THE_WAY.fullmatch(left.key), (decision, option, left)
    assert min(paid_at[f"build-{name}"] for name in ("move", "invoke", "fortify", "empower")) > 9
    assert {"ask-harvest", "ask-reveal", "ask-invoke-slot", "ask-seed"} <= set(paid_at)


def test_every_part_of_a_price_names_a_rule() -> None:
    seen: set[str] = set()
    for pos in games(12, 100):
        for decision, seat, action in answers(pos, "rules"):
            option = GAME.option(pos.state, decision, action, seat)
            assert option.rule in GAME.rules, option
            for part in option.cost:
                assert part.rule in GAME.rules
                assert part.of in ("wp", "essence", "ambition")
                assert part.amount
                seen.add(part.rule)
    assert {"CER-178", "CER-186", "CER-194", "CER-205", "CER-218", "CER-230", "CER-231"} <= seen
    assert {"CER-167", "CER-249", "CER-250", "CER-251", "CER-259"} <= seen


# Whole Actions


def test_suggestions_work() -> None:
    """Each is played, key by key, in a copy."""
    offered: Counter[str] = Counter()
    for pos in games(20, 200):
        for decision, _, _ in answers(pos, "suggestions"):
            found = GAME.suggestions(pos.state, decision)
            assert len(found) <= 6
            assert not found or decision.key == "ask-action"
            labels = [(one.label.key, tuple(one.label.args.items())) for one in found]
            assert len(set(labels)) == len(labels)
            for one in found:
                assert len(one.keys) > 1
                trial = pos.copy()
                for key in one.keys:
                    trial.answer(key, decision.seats[0])
                offered[one.label.key] += 1
                _check_done(one.label.key, dict(one.label.args), trial)
    assert len(offered) == 6, offered


def test_a_quell_without_a_card_is_offered_where_none_is_needed() -> None:
    """Malevolence lies beside the target."""
    pos = GAME.load(
        {
            "turn": 1,
            "slots": {"NET.a": "Malevolence/2", "NET.b": "Courage/2"},
            "teams": {"gloom": {"ambition": 1}},
            "seats": [
                {"spirit": "love", "space": "F4"},
                {
                    "spirit": "hatred",
                    "space": "NET",
                    "wp": 3,
                    "hand": ["Fear"],
                    "rows": {"quell": ["wild"]},
                },
            ],
        }
    )
    assert pos.decision is not None
    found = GAME.suggestions(pos.state, pos.decision)
    quell = next(one for one in found if one.label.key.startswith("suggest-quell"))
    assert quell.keys == ("quell", "slot:NET.b")
    for key in quell.keys:
        pos.answer(key, 1)
    _check_done("suggest-quell-unshown", dict(quell.label.args), pos)


def _check_done(label: str, args: dict[str, Any], trial: Pos) -> None:
    """The last answer did what the label says."""
    told = [(event.kind, event.args) for event in trial.events]
    match label:
        case "suggest-move":
            assert ("moved", args["space"]) in [(kind, found.get("to")) for kind, found in told]
        case "suggest-invoke":
            entered = [found for kind, found in told if kind == "entered"]
            assert (entered[0]["emotion"], entered[0]["slot"]) == (args["card"], args["slot"])
        case "suggest-quell" | "suggest-quell-unshown":
            assert any(k == "essence" and found["slot"] == args["slot"] for k, found in told)
            shown = [found["card"] for kind, found in told if kind == "revealed"]
            assert shown == ([args["card"]] if "card" in args else [])
        case "suggest-fortify":
            assert ("built", args["realm"]) in [(kind, found.get("realm")) for kind, found in told]
        case "suggest-empower":
            assert ("empowered", args["from"]) in [
                (kind, found.get("from")) for kind, found in told
            ]
        case "suggest-absorb":
            taken = next(found for kind, found in told if kind == "absorbed")
            assert (taken["sphere"], taken["amount"]) == (args["sphere"], args["amount"])


# Warnings


def test_warnings_come_true() -> None:
    seen: Counter[str] = Counter()
    for pos in games(40, 300):
        hands: dict[int, tuple[int, ...]] = {}
        for decision, seat, action in answers(pos, "warnings"):
            option = GAME.option(pos.state, decision, action, seat)
            hands[seat] = pos.state.shown[seat]
            if option.warning is not None:
                seen[option.warning.key] += 1
                _check_warning(pos, decision, action, option)
            elif decision.key == "ask-sphere":
                trial = _after(pos, action, seat)
                assert all(event.kind != "revelation" for event in trial.events)
    wanted = {"warn-shows", "warn-revelation", "warn-actions-left", "warn-absorb-left"}
    assert {*wanted, "warn-last-turn", "warn-no-cards"} <= set(seen), seen


def _after(pos: Pos, action: int, seat: int) -> Pos:
    trial = pos.copy()
    trial.answer(action, seat)
    return trial


def _check_warning(pos: Pos, decision: Decision, action: int, option: Option) -> None:
    seat = decision.seats[0]
    assert option.warning is not None
    trial = _after(pos, action, seat)
    match option.warning.key:
        case "warn-shows":
            card: Any = option.warning.args["card"]
            assert GAME.table.number[card] not in pos.state.shown[seat]
            if decision.key != "ask-reveal":
                assert any(e.kind == "discarded" and e.args["card"] == card for e in trial.events)
        case "warn-revelation":
            assert all(pool for pool in pos.state.pool)
            sphere = next(e.args["sphere"] for e in trial.events if e.kind == "absorbed")
            done = any(e.kind == "revelation" for e in trial.events)
            assert done or not trial.state.pool[SPHERES.index(str(sphere))]
        case "warn-actions-left":
            assert option.warning.args == {"left": pos.state.actions}
            assert pos.state.actions
        case "warn-absorb-left":
            assert not pos.state.absorbed
        case "warn-last-turn":
            assert pos.state.ends


# Places


SHAPES = re.compile(
    "|".join(
        (
            rf"space:({'|'.join(SPACES)})",
            rf"slot:({'|'.join(map(re.escape, SLOTS))})",
            rf"(realm|fort):({'|'.join(REALMS)})",
            rf"sphere:({'|'.join(SPHERES)})",
            rf"aspiration:({'|'.join(ASPIRATIONS)})",
            rf"row:[0-3]:({'|'.join(ACTION_NAMES)})",
            rf"upgrade:[0-3]:({'|'.join(ACTION_NAMES)}):({'|'.join(UPGRADES)})",
            r"ability:(absorb|token|rotate|action)",
            rf"(hidden|wheel|ambition):({'|'.join(TEAMS)})",
            r"(seat|deck):[0-3]",
            rf"card:({'|'.join(GAME.table.names)})",
            r"origin|identity",
        )
    )
)


def test_places_have_the_names_of_the_catalogue() -> None:
    shapes: set[str] = set()
    for pos in games(12, 400):
        for decision, seat, _ in answers(pos, "places"):
            for action in decision.options:
                for anchor in GAME.option(pos.state, decision, action, seat).anchors:
                    assert SHAPES.fullmatch(anchor), (decision, anchor)
                    shapes.add(anchor.partition(":")[0])
            for event in pos.events:
                for anchor in GAME.anchors(event):
                    assert SHAPES.fullmatch(anchor), (event, anchor)
    assert shapes >= {"space", "slot", "realm", "fort", "sphere", "row", "upgrade", "ability"}
    assert shapes >= {"aspiration", "hidden", "ambition", "deck", "card", "seat"}


def test_an_option_that_is_on_the_board_has_a_place() -> None:
    bare = re.compile(r"(yes|no|done|amount:.*|reward:.*|colour:.*)")
    for pos in games(8, 450):
        for decision, seat, action in answers(pos, "bare"):
            option = GAME.option(pos.state, decision, action, seat)
            assert option.key == GAME.actions.key(action)
            assert option.anchors or bare.fullmatch(option.key), option


def test_nothing_shown_depends_on_what_is_hidden() -> None:
    """In a world that looks the same to the seat, options and suggestions are the same."""
    for pos in games(4, 500):
        for number, (decision, seat, _) in enumerate(answers(pos, "hidden")):
            if number % 6:
                continue
            world = pos.resample(seat, number)
            same = next(d for d in world.decisions if seat in d.seats)
            one = pos.explain(decision, seat, previews=False)
            other = world.explain(same, seat, previews=False)
            assert one == other


# Public facts


@cache
def content() -> dict[str, Any]:
    return drawing.content()


def test_content_is_json_and_of_no_game() -> None:
    before = json.dumps(GAME.content())
    GAME.new(4, 7, {"boards": "B"})
    assert json.dumps(GAME.content()) == before
    assert json.loads(before) == GAME.content() == content()


def test_content_has_every_emotion() -> None:
    table = GAME.table
    assert list(content()["emotions"]) == list(table.names)
    for name, drawn in content()["emotions"].items():
        n = table.number[name]
        assert drawn["team"] == TEAMS[table.team[n]]
        assert drawn["row"] == list(table.row[n])
        assert drawn["marks"] == table.entries[n]["marks"]
        if drawn["counterpart"]:
            assert content()["emotions"][drawn["counterpart"]]["counterpart"] == name
            assert drawn["threshold"]
    assert content()["emotions"]["Insecurity"]["note"] == "card-insecurity.note"
    assert content()["emotions"]["Kindness"]["note"] is None


def test_content_has_the_board() -> None:
    board = content()["board"]
    assert list(board["spaces"]) == list(SPACES)
    assert list(board["slots"]) == list(SLOTS)
    assert board["spaces"]["NET"]["slots"] == ["NET.a", "NET.b"]
    assert board["spaces"]["F1"] == {"slots": ["F1"], "forts": ["CRA", "NET"], "frontiers": ["F1"]}
    assert board["triads"]["F1"] == ["CRA.b", "F1", "NET.a"]
    assert {slot for triad in board["triads"].values() for slot in triad} == set(SLOTS)
    assert board["opposites"]["VAL"] == "F2"
    assert set(board["opposites"].values()) == set(FRONTIERS)
    assert [mark["space"] for mark in content()["wheel"]["marks"]] == list(range(2, 19, 2))


def test_content_has_both_sides_of_every_spirit() -> None:
    for spirit, name in enumerate(SPIRITS):
        drawn = content()["spirits"][name]
        for side in "AB":
            for n, action in enumerate(ACTION_NAMES):
                row = BOARDS[side.lower()][spirit][n].upgrades
                shown = [
                    (u["name"], u["wp"], u["ambition"], u["rule"])
                    for u in drawn["boards"][side][action]
                ]
                assert shown == [(UPGRADES[u.kind], u.wp, u.ambition, u.rule) for u in row]
        assert drawn["rule"] in GAME.rules
    delight = content()["spirits"]["delight"]["boards"]["B"]["empower"][0]
    assert delight["text"] == "upgrade-relish.empower"


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(inner)
    elif isinstance(value, str):
        yield value


def test_every_key_and_rule_of_the_content_exists() -> None:
    texts = Texts("cerebria")
    prefix = r"(card|realm|sphere|ability|spirit|upgrade|aspiration|intention|wheel|action)-"
    keys = {text for text in _strings(content()) if re.match(prefix, text)}
    assert len(keys) > 250
    assert {key for key in keys if not texts.has(key)} == set()
    rules = {text for text in _strings(content()) if text.startswith("CER-")}
    assert len(rules) > 70
    assert rules <= set(GAME.rules.ids)


def test_a_card_that_a_pack_changes_has_no_text() -> None:
    entries = [
        {**entry, "amount": 2} if entry["name"] == "Sociability" else entry
        for entry in GAME.table.entries
    ]
    decks = {
        name: list(dict.fromkeys(GAME.table.names[card] for card in cards))
        for name, cards in GAME.table.decks.items()
    }
    changed: Any = drawing.content(type(GAME.table)({"emotion": entries, "decks": decks}))
    assert changed["emotions"]["Sociability"]["text"] is None
    assert changed["emotions"]["Kindness"]["text"] == "card-kindness.power"


@pytest.mark.parametrize("name", ["option", "anchors", "suggestions"])
def test_the_game_calls_what_is_presented(name: str) -> None:
    assert callable(getattr(present, name))
    assert getattr(type(GAME), name) is not getattr(type(GAME).__mro__[1], name)
