"""docs/notation.md lists every key, question and event of Innovation, and says true things of them.

What it says is compared with what the scenarios of the game ask and tell.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core import scenarios
from boardwright.core.decisions import Decision
from boardwright.core.events import EVERYBODY, Move
from boardwright.core.games import State
from boardwright.core.messages import NO_ARGS, Args
from boardwright.games.innovation.facts import COLOURS, NAMES, SPLAYS
from boardwright.texts import Texts
from tests.docs.pages import ROOT, page, rows, section

NOTATION = page("notation.md")


@dataclass
class Seen:
    """What the scenarios of Innovation have asked and told."""

    questions: dict[str, set[tuple[str, str, tuple[str, ...], str]]] = field(
        default_factory=lambda: defaultdict(set)
    )
    """By prompt: rule, arguments, shapes of the answers, and what asks."""
    events: dict[str, set[tuple[str, ...]]] = field(default_factory=lambda: defaultdict(set))
    """By kind: its arguments, those that not everybody is told in brackets."""


def shape(key: str) -> str:
    """A key as the manual writes it: `choose:CARD`, `splay:COLOUR:WAY`."""
    verb, *parts = key.split(":")
    words = {**dict.fromkeys(NAMES, "CARD"), **dict.fromkeys(COLOURS, "COLOUR")}
    words |= dict.fromkeys(SPLAYS, "WAY")
    numbers = ["SEAT"] if verb == "seat" else ["N", "SEAT"]
    return ":".join([verb, *[words.get(part) or numbers[n] for n, part in enumerate(parts)]])


@cache
def seen() -> Seen:
    found = Seen()
    actions = bw.game("innovation").actions
    decide, tell = Decision.__init__, State.tell

    def deciding(self: Decision, *given: Any, **named: Any) -> None:
        decide(self, *given, **named)
        if len(self.options) > 1 or self.always:
            shapes = tuple(sorted({shape(key) for key in actions.keys(self.options)}))
            asks = f"{self.source} {self.progress['effect']}" if self.source else ""
            found.questions[self.key].add((self.rule, ", ".join(self.args), shapes, asks))

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
        for path in scenarios.files([ROOT / "tests" / "scenarios" / "innovation"]):
            assert scenarios.run_file(path).passed, path
    return found


def noted_rows(heading: str) -> list[list[str]]:
    return rows(section(NOTATION, f"### {heading}"))


def test_every_key_is_noted() -> None:
    shapes = {shape(key) for key in map(bw.game("innovation").actions.key, range(413))}
    assert sorted(s for s in shapes if f"`{s}`" not in NOTATION) == []


def test_every_question_is_noted() -> None:
    """The sentences of prompts are those of the sources; tests/texts sees to that."""
    asked = {key for key in Texts("innovation").keys() if re.match(r"(ask|may|some)-[^.]*$", key)}  # noqa: SIM118
    assert asked == {row[0].strip("`") for row in noted_rows("Questions of Innovation")}


def test_questions_are_noted_as_they_are_asked() -> None:
    noted = {row[0].strip("`"): row for row in noted_rows("Questions of Innovation")}
    for key, asked in seen().questions.items():
        _, args, answers, rule, by = noted[key]
        for wanted_rule, wanted_args, shapes, asks in asked:
            assert (wanted_rule, wanted_args) == (rule, args), key
            assert set(shapes) <= set(re.findall(r"`([^`]+)`", answers)), key
            assert key == "may-splay" or re.search(rf"\b{re.escape(asks)}\b", by), (key, asks)


def kinds_in_sources() -> set[str]:
    """Literal kinds in calls that tell; those that are put together turn up in scenarios."""
    found = {"forced", "game-over"}
    for file in Path(str(files("boardwright.games.innovation"))).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and "tell" in ast.unparse(node.func):
                texts = [a.value for a in node.args[:2] if isinstance(a, ast.Constant)]
                found |= {text for text in texts[:1] if isinstance(text, str)}
    return found


def test_every_event_is_noted() -> None:
    noted = {
        kind for row in noted_rows("Events of Innovation") for kind in re.findall("`(.*?)`", row[0])
    }
    assert kinds_in_sources() | set(seen().events) == noted


def test_events_are_noted_as_they_are_told() -> None:
    for row in noted_rows("Events of Innovation"):
        args = tuple(sorted(re.sub(r" \([^()]* [^()]*\)", "", row[1]).split(", "), key=_open_first))
        for kind in re.findall("`(.*?)`", row[0]):
            assert seen().events.get(kind, {args}) == {args}, kind


def _open_first(name: str) -> tuple[bool, str]:
    return name.startswith("("), name
