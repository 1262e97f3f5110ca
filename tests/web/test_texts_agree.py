"""The browser says every message as the terminal does: two implementations, one sentence."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from boardwright.core import registry
from boardwright.core.events import known_to
from boardwright.core.messages import Arg, Args
from boardwright.core.positions import Position
from boardwright.core.previews import explain
from boardwright.core.randomness import Dice
from boardwright.texts import Texts, slug
from tests.web import tools
from tests.web.client import SOURCE

NAMES = ("Ines", "Tomasz", "林小雨", "Ada")
WORDS = (None, "meld")
LIMIT = 3000
EVERY = 7
"""Previews are dear: they are looked at once in so many decisions."""

Line = tuple[str, str, int | None, int]
"""A message as text, so that each is said only once: key, arguments, viewer, number of seats."""


def said_in(seats: int, seed: int) -> Iterator[Line]:
    """Every message of a random game, for every reader."""
    pos = registry.game("innovation").new(seats, seed)
    dice = Dice("said", seats, seed)
    for played in range(LIMIT):
        yield from _told(pos, seats)
        if pos.over:
            return
        yield from _asked(pos, seats, previews=played % EVERY == 0)
        decision = pos.decisions[dice.below(len(pos.decisions))]
        pos.answer(dice.pick(decision.options), decision.seats[0])
    pytest.fail("the game does not end")


def _told(pos: Position[Any], seats: int) -> Iterator[Line]:
    for raw in pos.raw_events:
        for viewer in (None, *range(seats)):
            event = known_to(raw, viewer)
            yield _line(event.kind, event.args, viewer, seats)


def _asked(pos: Position[Any], seats: int, previews: bool) -> Iterator[Line]:
    for decision in pos.decisions:
        seat = decision.seats[0]
        explained = explain(pos, decision, seat, previews=previews)
        yield _line(decision.prompt.key, decision.prompt.args, seat, seats)
        for option in explained.options:
            yield _line(option.label.key, option.label.args, seat, seats)
            for message in (*option.preview, *((option.warning,) if option.warning else ())):
                yield _line(message.key, message.args, seat, seats)


def _line(key: str, args: Args, viewer: int | None, seats: int) -> Line:
    return key, json.dumps(dict(args)), viewer, seats


def by_the_browser(node: str, lines: list[dict[str, Any]]) -> list[str]:
    """What the client's texts say, printed by Node."""
    folder = files("boardwright.games.innovation") / "texts" / "en"
    names = sorted(f.name.removesuffix(".ftl") for f in folder.iterdir() if f.name[-4:] == ".ftl")
    done = subprocess.run(
        [node, tools.HERE / "say.mjs", SOURCE, "innovation", *names],
        input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def by_the_terminal(lines: list[dict[str, Any]]) -> list[str]:
    texts = {words: Texts("innovation", words=words) for words in WORDS}
    return [
        texts[line["words"]].say_message(
            line["key"], line["args"], names=line["names"], viewer=line["viewer"]
        )
        for line in lines
    ]


def line(
    key: str, args: Args, viewer: int | None, seats: int, words: str | None = None
) -> dict[str, Any]:
    names = NAMES[:seats]
    return {"key": key, "args": args, "viewer": viewer, "names": names, "words": words}


def differences(node: str, lines: list[dict[str, Any]]) -> list[str]:
    browser, terminal = by_the_browser(node, lines), by_the_terminal(lines)
    assert len(browser) == len(terminal) == len(lines)
    return [
        f"{line['key']} {line['args']} to {line['viewer']}: {theirs!r} is not {ours!r}"
        for line, theirs, ours in zip(lines, browser, terminal, strict=True)
        if theirs != ours
    ]


@pytest.fixture(scope="module")
def messages() -> list[Line]:
    found: dict[Line, None] = {}
    for seats in (2, 3, 4):
        for seed in (1, 2):
            found.update(dict.fromkeys(said_in(seats, seed)))
    return list(found)


@pytest.mark.parametrize("words", WORDS, ids=["rulebook", "meld"])
def test_messages_of_whole_games_are_said_alike(
    node: str, messages: list[Line], words: str | None
) -> None:
    lines = [
        line(key, json.loads(args), viewer, seats, words) for key, args, viewer, seats in messages
    ]
    assert len(lines) > 1000
    assert len({line["key"] for line in lines}) > 60
    assert differences(node, lines) == []


@pytest.mark.parametrize("words", WORDS, ids=["rulebook", "meld"])
def test_texts_without_arguments_are_said_alike(node: str, words: str | None) -> None:
    """Rules, names and effects of cards, sections: all of them, in both sets of words."""
    texts = Texts("innovation", words=words)
    kinds = ("INN-", "card-", "domain-", "section-")
    plain = list(filter(lambda key: key.startswith(kinds), texts.keys()))
    assert len(plain) > 400
    assert differences(node, [line(key, {}, None, 2, words) for key in plain]) == []


def test_arguments_are_prepared_alike(node: str) -> None:
    """Odd ones too: lists of none and of one, seats without a name, numbers over a thousand."""
    many: list[tuple[str, dict[str, Arg]]] = [
        ("play-begins", {"game": "x", "seat": 0, "bots": [1]}),
        ("play-begins", {"game": "x", "seat": 7, "bots": [1, 2, 3]}),
        ("play-begins", {"game": "x", "seat": 1, "bots": []}),
        ("play-resumed", {"game": "Émile", "answers": 1}),
        ("play-resumed", {"game": None, "answers": 12345}),
        ("play-saved", {"file": "The Wheel"}),
        ("play-saved", {"file": True}),
        ("play-saved", {"file": ["The Wheel", 3, "blue", "castle"]}),
        ("play-saved", {"file": ["Tools", "Oars"]}),
    ]
    lines = [line(key, args, viewer, 4) for key, args in many for viewer in (None, 0, 1)]
    assert differences(node, lines) == []


def test_names_have_the_same_form_in_keys(node: str) -> None:
    """A word that is no text is said as it is; one that is, by its text: slugs decide which."""
    odd = ["A.I.", "The Wheel", " the  WHEEL ", "Self Service", "no such-card", "", "--"]
    odd += ["Military", "blue", "castle", "left", "demand"]
    assert slug("A.I.") == "a-i"
    assert differences(node, [line("play-saved", {"file": name}, None, 2) for name in odd]) == []
