"""docs/notation.md lists every key, question and event of Etherfields, and says true things of it.
What it says is compared with the source, and with what games ask and tell.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.decisions import Decision
from boardwright.core.events import EVERYBODY, Move
from boardwright.core.games import Game, State
from boardwright.core.messages import NO_ARGS, Args
from boardwright.core.randomness import Dice
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.dicts import to_dict
from boardwright.games.etherfields.fields import PHASES, SEAT
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.loading import KEYS
from tests.docs.pages import ROOT, names, page, rows, section

NOTATION = page("notation.md")
POSITIONS = section(section(NOTATION, "## Positions"), "### Etherfields")
ANSWERS = section(section(NOTATION, "## Answers"), "### Etherfields")
SOURCE = ROOT / "src" / "boardwright" / "games" / "etherfields"

WORDS = {
    **dict.fromkeys(("play", "pay", "place", "card", "out", "progress", "turn"), "CARD"),
    **dict.fromkeys(("use",), "THING"),
    **dict.fromkeys(("back", "map", "dream", "choose"), "NAME"),
    **dict.fromkeys(("luck", "die"), "FACE"),
    **dict.fromkeys(("cost", "amount", "figure"), "N"),
    "meet": "ENTITY/NAME",
    "deliver": "SLUMBER",
    "pay-item": "ITEM",
    "wisdom": "CARD",
    "edge": "SPACE-SPACE",
    "slot": "TILE.SLOT",
    "morphing": "KIND",
}
"""What stands for the name in a key, where it is not the verb itself."""
WHOLE = ("pass", "shop", "delta")
"""Verbs whose keys are all written out."""


def shape(key: str) -> str:
    """A key as the manual writes it: `pay:CARD`, `delta:cure`."""
    verb, colon, _ = key.partition(":")
    return f"{verb}:{WORDS.get(verb, verb.upper())}" if colon and verb not in WHOLE else key


@cache
def game() -> Game[Any]:
    return Etherfields(packs.load("plain")).with_pack("plain")


@dataclass
class Seen:
    """By prompt: rule, arguments, shapes of the answers; by kind of event: open and secret ones."""

    questions: dict[str, set[tuple[str, tuple[str, ...], tuple[str, ...]]]] = field(
        default_factory=lambda: defaultdict(set)
    )
    events: dict[str, set[tuple[tuple[str, ...], tuple[str, ...]]]] = field(
        default_factory=lambda: defaultdict(set)
    )


@cache
def seen() -> Seen:
    found = Seen()
    decide, tell = Decision.__init__, State.tell

    def deciding(self: Decision, *given: Any, **named: Any) -> None:
        decide(self, *given, **named)
        keys = game().actions
        known = [action for action in self.options if action < len(keys)]
        shapes = {shape(key) for key in keys.keys(known)}
        if len(self.options) == 1 and not self.always:
            shapes.clear()
        found.questions[self.key].add((self.rule, tuple(self.args), tuple(sorted(shapes))))

    def telling(
        self: State,
        kind: str,
        rule: str,
        args: Args,
        secret: Args = NO_ARGS,
        seats: int = EVERYBODY,
        move: Move | None = None,
    ) -> None:
        tell(self, kind, rule, args, secret, seats, move)
        found.events[kind].add((tuple(sorted(args)), tuple(sorted(secret))))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Decision, "__init__", deciding)
        patch.setattr(State, "tell", telling)
        for seed in range(12):
            _play(seed)
    return found


RICH: dict[str, Any] = {"ether": 2, "gems": 1, "hand": 5, "discard": 4, "sealed": 3}


def _play(seed: int) -> None:
    """A session from its start, a Slumber, and the Dreamworld map from every third Location."""
    seats = 1 + seed % 4
    settings = {
        "turns": ("open", "ordered")[seed % 5 == 4],
        "hands": ("open", "closed")[seed % 7 == 6],
        "playing_cards": ("off", "on")[seed % 2],
        "start": ("campaign", "d1", "d2")[seed % 3],
    }
    _on(game().new(seats, seed, settings), seed, 250)
    rich: dict[str, Any] = {"seed": seed, "seats": [RICH] * seats, "keys": 3, "shopping": 1}
    for place in game().new(1).state.pack.locations[seed % 3 :: 3]:
        stock = {"storage": 2, "item_market": 2}
        _on(game().load({**rich, **stock, "location": place.id}), seed, 30)
    slumber = ("Porter", "Flock")[seed % 2]
    _on(game().load({**rich, "items": 2, "slumber": slumber, "phase": "new-turn"}), seed, 90)


def _on(pos: Any, seed: int, answers: int) -> None:
    dice = Dice("notation", seed)
    while not pos.over and answers:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
        answers -= 1


def prompts() -> set[str]:
    """All keys of questions that stand in the source."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and re.fullmatch(r"(ask|may|some|chance)-[a-z-]*[a-z]", text):
                found.add(text)
    return found | {"chance-luck", "chance-movement"}


def questions() -> dict[str, list[str]]:
    table = rows(section(NOTATION, "### Questions of Etherfields"))
    return {names(row[0])[0]: row for row in table}


def events() -> dict[str, list[str]]:
    table = rows(section(NOTATION, "### Events of Etherfields"))
    return {kind: row for row in table for kind in names(row[0])}


def test_every_key_is_noted() -> None:
    shapes = {shape(game().actions.key(action)) for action in range(len(game().actions))}
    assert sorted(one for one in shapes if f"`{one}`" not in ANSWERS) == []


def test_every_question_is_noted() -> None:
    assert prompts() == set(questions())


def test_questions_are_noted_as_they_are_asked() -> None:
    assert len(seen().questions) >= 40
    for key, asked in seen().questions.items():
        _, noted_args, noted_answers, noted_rule, _ = questions()[key]
        for rule, args, shapes in asked:
            assert rule in noted_rule or "of its cause" in noted_rule, (key, rule)
            assert set(args) <= set(noted_args.split(", ")), (key, args)
            assert set(shapes) <= set(names(noted_answers)), (key, shapes)


def test_every_event_is_noted_as_it_is_told() -> None:
    assert len(seen().events) > 60
    assert sorted(set(seen().events) - set(events())) == []
    for kind, told in seen().events.items():
        noted = set(re.split(r", | or ", events()[kind][1]))
        for args, secret in told:
            words = {*args, *(f"({name})" for name in secret)}
            open_too = {name.strip("()") for name in noted}
            assert set(args) <= open_too, (kind, args)
            assert words <= noted | open_too, (kind, words - noted)


def test_no_event_is_noted_that_is_not_there() -> None:
    source = "".join(path.read_text("utf-8") for path in sorted(Path(SOURCE).rglob("*.py")))
    made = {"state-ended-entity", "state-entity", "forced", "game-over"}
    assert [kind for kind in events() if kind not in made and f'"{kind}"' not in source] == []
    if game().events:
        assert set(game().events) == set(events())


def test_every_key_of_a_position_is_noted() -> None:
    for key in (*KEYS, *SEAT):
        if key not in ("facts", "chance"):
            assert f"`{key}`" in POSITIONS, key
    for word in PHASES:
        assert f'`"{word}"`' in POSITIONS, word
    facts: Any = to_dict(game().load({"seats": [{}]})._start)["facts"]
    noted = names(section(NOTATION, "### Facts of Etherfields"))
    assert {f"facts.{key}" for key in facts} <= {".".join(one.split(".")[:2]) for one in noted}


def test_every_setting_is_noted() -> None:
    for setting in game().settings:
        word = f'"{setting.name}.0"' if setting.each_seat else setting.name
        assert f"`{word}`" in POSITIONS, setting.name
        for value in setting.values if setting.name not in ("dreamer", "start") else ():
            assert f'`"{value}"`' in POSITIONS, (setting.name, value)
