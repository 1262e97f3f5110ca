"""docs/notation.md lists every key, question, event and power of Cerebria, and says true things of
them. What it says is compared with what random games and the scenarios ask and tell.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from boardwright.core import scenarios
from boardwright.core.decisions import Decision
from boardwright.core.events import EVERYBODY, Move
from boardwright.core.games import State
from boardwright.core.messages import NO_ARGS, Args
from boardwright.core.randomness import Dice
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.dicts import to_dict
from boardwright.games.cerebria.emotions import POWERS
from boardwright.games.cerebria.loading import KEYS, SEAT_KEYS
from boardwright.games.cerebria.loading_teams import TEAM_KEYS
from boardwright.texts import Texts
from tests.docs.pages import ROOT, names, page, rows, section

NOTATION = page("notation.md")
POSITIONS = section(section(NOTATION, "## Positions"), "### Cerebria")
ANSWERS = section(section(NOTATION, "## Answers"), "### Cerebria")

WORDS = {
    **dict.fromkeys(("space",), "SPACE"),
    **dict.fromkeys(("slot", "use"), "SLOT"),
    **dict.fromkeys(("fort", "realm"), "REALM"),
    **dict.fromkeys(("choose", "discard", "power"), "CARD"),
    **dict.fromkeys(("upgrade", "place"), "UPGRADE"),
    "sphere": "SPHERE",
    "seat": "SEAT",
    "row": "ACTION",
    "colour": "VIBE",
    "amount": "N",
    "aspiration": "ASPIRATION",
}
"""What stands for the name in a key, by its verb."""


OTHERS = {"ask-turning": "turn:WAY", "ask-reward": "reward:WHAT"}
"""Answers that are listed with the keys."""


def shape(key: str) -> str:
    """A key as the manual writes it: `slot:SLOT`, `place:unlock`."""
    verb, _, name = key.partition(":")
    return f"{verb}:{WORDS[verb]}" if verb in WORDS and name != "unlock" else key


@dataclass
class Seen:
    """By prompt: rule, arguments, shapes of the answers; by kind of event: its arguments."""

    questions: dict[str, set[tuple[str, str, tuple[str, ...]]]] = field(
        default_factory=lambda: defaultdict(set)
    )
    events: dict[str, set[tuple[str, ...]]] = field(default_factory=lambda: defaultdict(set))


@cache
def seen() -> Seen:
    found = Seen()
    decide, tell = Decision.__init__, State.tell

    def deciding(self: Decision, *given: Any, **named: Any) -> None:
        decide(self, *given, **named)
        if len(self.options) > 1 or self.always:
            known = [action for action in self.options if action < len(GAME.actions)]
            shapes = tuple(sorted({shape(key) for key in GAME.actions.keys(known)}))
            found.questions[self.key].add((self.rule, ", ".join(self.args), shapes))

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
        found.events[kind].add((*sorted(args), *sorted(f"({name})" for name in secret)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Decision, "__init__", deciding)
        patch.setattr(State, "tell", telling)
        for seed in range(80):
            _play(seed)
        for path in scenarios.files([ROOT / "tests" / "scenarios" / "cerebria"]):
            scenarios.run_file(path)
    return found


def _play(seed: int) -> None:
    settings = {"boards": "AB"[seed % 2], "team_boards": "AB"[seed // 2 % 2]}
    pos, dice = GAME.new(2 + seed % 3, seed, settings), Dice("notation", seed)
    while not pos.over:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])


def questions() -> dict[str, list[str]]:
    table = rows(section(NOTATION, "### Questions of Cerebria"))
    return {key: row for row in table for key in names(row[0])}


def events() -> dict[str, list[str]]:
    table = rows(section(NOTATION, "### Events of Cerebria"))
    return {kind: row for row in table for kind in names(row[0])}


def test_every_key_is_noted() -> None:
    shapes = {shape(GAME.actions.key(action)) for action in range(len(GAME.actions))}
    assert sorted(one for one in shapes if f"`{one}`" not in ANSWERS) == []


def test_every_question_is_noted() -> None:
    """The sentences of prompts are those of the sources; tests/texts sees to that."""
    asked = filter(re.compile(r"(ask|may|build)-[^.]*").fullmatch, Texts("cerebria").keys())
    assert set(asked) == set(questions())


def test_questions_are_noted_as_they_are_asked() -> None:
    assert len(seen().questions) >= 50
    for key, asked in seen().questions.items():
        _, noted_args, noted_answers, noted_rule, _ = questions()[key]
        answers = set(names(noted_answers))
        for rule, args, shapes in asked:
            assert rule in noted_rule or noted_rule == "of what gives it", (key, rule)
            assert args == noted_args, key
            assert {OTHERS.get(key, one) for one in shapes} <= answers, key


def test_every_event_is_noted_as_it_is_told() -> None:
    assert set(seen().events) <= set(events())
    assert len(seen().events) > 35
    for kind, told in seen().events.items():
        noted = re.sub(r" \([^()]* [^()]*\)", "", events()[kind][1])
        either = [one.split(" or ") for one in noted.split(", ")]
        ways = {tuple(sorted(_pick(either, n), key=_open_first)) for n in range(2)}
        assert told <= ways, kind


def _pick(either: list[list[str]], number: int) -> list[str]:
    return [words[number % len(words)] for words in either]


def _open_first(name: str) -> tuple[bool, str]:
    return name.startswith("("), name


def test_every_key_of_a_position_is_noted() -> None:
    keys = {key for key in KEYS if key not in ("facts", "chance", "teams", "seats")}
    for key in (*keys, *SEAT_KEYS, *TEAM_KEYS):
        assert re.search(rf"`{key}[`.]|`\w+`, `{key}`", POSITIONS), key
    state = GAME.new(4, 1).state
    facts: Any = to_dict(state)["facts"]
    noted = names(section(NOTATION, "### Facts of Cerebria"))
    assert {f"facts.{key}" for key in facts} <= {".".join(one.split(".")[:2]) for one in noted}


def test_every_setting_is_noted() -> None:
    for setting in GAME.settings:
        word = f'"{setting.name}.0"' if setting.each_seat else setting.name
        assert f"`{word}`" in POSITIONS, setting.name
        for value in setting.values if setting.name != "spirit" else ():
            assert f'`"{value}"`' in POSITIONS, (setting.name, value)


def test_every_power_is_noted() -> None:
    table = rows(section(NOTATION, "### Powers of Emotions"))
    noted = [word for row in table for word in names(row[0])]
    assert sorted(noted) == sorted(POWERS)
