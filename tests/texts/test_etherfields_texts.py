"""The texts of Etherfields: each thing the game can say has one, and none is left over.

What it can say is found in the sources themselves: a new question, answer or event without its
sentence fails here, and so does a sentence that nobody asks for. Names and texts of components come
from the pack and are nowhere in these files.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from boardwright.core.messages import Message
from boardwright.core.randomness import Dice
from boardwright.core.rules import Catalogue
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.checking.vocabulary import VERBS
from boardwright.games.etherfields.checking.words import COST_PARTS, COST_SELVES, FORBIDDEN
from boardwright.games.etherfields.content import (
    COLOURS,
    MORPHINGS,
    STATES,
    STEPS,
    SUITS,
    TERRAINS,
)
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.keys import PLAIN
from boardwright.games.etherfields.moments import MOMENTS
from boardwright.games.etherfields.prices import NAMES as PRICE_NAMES
from boardwright.texts import Texts, slug
from tests.docs.pages import names, page, rows, section

FOLDER = files("boardwright.games.etherfields")
PEOPLE = ["Ann", "Bob", "Cy", "Dee"]
TEXTS = Texts("etherfields", names=PEOPLE)
NOTATION = page("notation.md")


@cache
def game(pack: str) -> Etherfields:
    return Etherfields(packs.load(pack)).with_pack(pack)


def _keys(pattern: str) -> list[str]:
    return list(filter(re.compile(pattern).fullmatch, TEXTS.keys()))


def _own(file: str) -> list[str]:
    """The messages of one of the game's files."""
    text = (FOLDER / "texts" / "en" / file).read_text("utf-8")
    return re.findall(r"^([\w-]+) =", text, re.MULTILINE)


# What the sources say


@cache
def constants() -> frozenset[str]:
    """Every text that stands in the sources."""
    found = set()
    for file in sorted(Path(str(FOLDER)).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


@cache
def prompt_keys() -> frozenset[str]:
    """Every prompt that a decision can have; those to luck are made of the die."""
    found = {text for text in constants() if re.fullmatch(r"(ask|may|chance)-[a-z-]*[a-z]", text)}
    return frozenset(found | {"chance-luck", "chance-movement"})


@cache
def event_kinds() -> frozenset[str]:
    """Every kind of event: the manual lists them, and a test of its own keeps the list true."""
    table = rows(section(NOTATION, "### Events of Etherfields"))
    return frozenset({kind for row in table for kind in names(row[0])} | {"game-over"})


@cache
def label_keys() -> frozenset[str]:
    """Labels of answers: those named in the sources, and one for each plain word."""
    plain = {f"do-{word.replace(':', '-')}" for word in PLAIN}
    return frozenset({text for text in constants() if re.fullmatch(r"do-[a-z-]+", text)} | plain)


def test_the_scan_finds_what_it_should() -> None:
    assert {"ask-action", "ask-pay", "ask-window", "may-buy", "chance-luck"} <= prompt_keys()
    assert {"moved", "paid", "sealed", "revealed", "drawback-cards", "forced"} <= event_kinds()
    assert {"do-play", "do-pass-turn", "do-delta-cure", "do-done-paying"} <= label_keys()


# Completeness, both ways


def test_every_prompt_has_a_sentence_and_every_sentence_a_prompt() -> None:
    assert set(_keys(r"(ask|may|chance)-[^.]*")) == prompt_keys()


def test_every_event_has_a_sentence() -> None:
    assert sorted(kind for kind in event_kinds() if not TEXTS.has(kind)) == []


def test_every_answer_has_a_label_and_every_label_an_answer() -> None:
    assert sorted(key for key in label_keys() if not TEXTS.has(key)) == []
    assert sorted(set(_keys(r"do-[^.]*")) - label_keys()) == []


def test_every_warning_and_row_has_words_and_none_is_left_over() -> None:
    said = {text for text in constants() if re.fullmatch(r"(warn|suggest)-[a-z-]+", text)}
    assert set(_keys(r"(warn|suggest)-[^.]*")) == said


def test_every_rule_has_a_text_and_every_text_a_rule() -> None:
    catalogue = Catalogue.load(FOLDER / "rules.toml")
    assert all(TEXTS.rule(rule.id).endswith((".", ")", ":")) for rule in catalogue)
    assert set(_keys("ETH-.*")) == set(catalogue.ids)
    sections = {f"section-{slug(rule.section)}" for rule in catalogue}
    assert set(_keys(r"section-[^.]*")) == sections


def test_every_setting_is_named() -> None:
    """But for Dreams and Dreamers, which have the names of the pack."""
    settings = game("water").settings
    for setting in settings:
        assert TEXTS.has(f"setting-{setting.name}")
        assert TEXTS.has(f"setting-{setting.name}.note")
        for value in setting.values if setting.name != "dreamer" else ("any",):
            assert TEXTS.has(f"setting-{setting.name}-{value}"), (setting.name, value)
    named = {f"setting-{s.name}" for s in settings}
    named |= {f"setting-{s.name}-{value}" for s in settings for value in s.values}
    assert sorted(set(_keys(r"setting-[^.]*")) - named) == []


def test_every_word_of_an_argument_is_said() -> None:
    words = {*COLOURS, *SUITS, *TERRAINS, *MORPHINGS, *STATES, "any"}
    words |= {PRICE_NAMES.get(part, part) for part in (*COST_PARTS, *COST_SELVES, "times")}
    assert sorted(word for word in words if not TEXTS.has(f"kind-{slug(word)}")) == []


class _References(Visitor):
    """Messages and terms that a text refers to, the terms that it defines, and its variants."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.terms: list[tuple[str, dict[str, str]]] = []
        self.forms: dict[str, set[str]] = {}
        self.variants: dict[str, set[str]] = {}

    def visit_Message(self, node: fluent.Message) -> None:  # noqa: N802
        self.variants[node.id.name] = set(_variants(node.value))
        self.generic_visit(node)

    def visit_Term(self, node: fluent.Term) -> None:  # noqa: N802
        self.forms[node.id.name] = set(_variants(node.value))
        self.generic_visit(node)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        given = node.arguments.named if node.arguments else []
        self.terms.append((node.id.name, {item.name.name: item.value.value for item in given}))


def _variants(pattern: fluent.Pattern | None) -> Iterator[str]:
    """What the choices at the top of a text are made by."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, fluent.Placeable):
            expression = element.expression
            if isinstance(expression, fluent.SelectExpression):
                for variant in expression.variants:
                    if isinstance(variant.key, fluent.Identifier):
                        yield variant.key.name


@cache
def references() -> _References:
    found = _References()
    for file in (FOLDER / "texts" / "en").iterdir():
        found.visit(FluentParser().parse(file.read_text("utf-8")))
    return found


def test_terms_are_used_in_forms_that_they_have() -> None:
    found = references()
    for name, given in found.terms:
        assert set(given) <= {"form"}, name
        assert given.get("form", "plain") in found.forms[name] | {"plain"}, (name, given)


def test_every_moment_has_a_phrase_and_every_phrase_a_moment() -> None:
    said = references().variants["moment-phrase"] - {"other"}
    assert said == {slug(moment) for moment in MOMENTS}


def test_phrases_are_of_verbs_and_prohibitions_that_exist() -> None:
    assert references().variants["verb-phrase"] - {"other"} <= {slug(verb) for verb in VERBS}
    text = (FOLDER / "texts" / "en" / "events.ftl").read_text("utf-8")
    inner = text.partition("[forbid] { $word_is ->")[2].partition("*[other]")[0]
    assert set(re.findall(r"\[([a-z-]+)\]", inner)) <= {slug(word) for word in FORBIDDEN}


def test_no_sentence_of_an_event_is_left_over() -> None:
    """Every message of these files is an event, or another text or the sources name it."""
    known = event_kinds() | prompt_keys() | label_keys() | references().messages | constants()
    for file in ("events.ftl", "prompts.ftl", "labels.ftl"):
        assert [key for key in _own(file) if key not in known] == [], file


def test_step_names_are_those_of_the_steps() -> None:
    assert [TEXTS.say("step-name", step=step) for step in STEPS] == [
        "Morphing effect",
        "Basic effect",
        "Special effect",
        "Entity Movement",
    ]


# Form

ARTICLE = re.compile(r"(?<!\.)\ba [aeioAEIO]|\b[Aa]n (?![aeiouAEIOU]|Hour)")
"""An article that does not fit the next word."""


def _clean(sentence: str) -> bool:
    assert sentence
    assert not re.search(r"[{}<>$]|  | [.,;:](?!\.)|\bNone\b|\bundefined\b", sentence), sentence
    assert not ARTICLE.search(sentence), sentence
    return True


def _tell(message: Message, viewer: int | None) -> None:
    sentence = TEXTS.say_message(message.key, message.args, viewer=viewer)
    assert _clean(sentence)
    assert not re.search(r"\bSeat [0-9]", sentence), sentence
    named = " ".join(str(value) for value in message.args.values())
    if viewer is None and not re.search(r"\byou", named, re.IGNORECASE):
        assert not re.search(r"\byou(r|rs)?\b", sentence, re.IGNORECASE), sentence


@pytest.mark.parametrize(
    ("pack", "seats", "seed", "settings"),
    [
        ("plain", 2, 1, {"start": "d1"}),
        ("plain", 4, 2, {"start": "campaign", "playing_cards": "on"}),
        ("plain", 1, 3, {"start": "campaign"}),
        ("plain", 3, 4, {"start": "d2", "hands": "closed", "turns": "ordered"}),
        ("water", 3, 5, {"start": "d1"}),
        ("water", 2, 6, {"start": "campaign", "playing_cards": "on"}),
        ("water", 4, 7, {"start": "d1", "hands": "closed"}),
        ("water", 1, 8, {"start": "d1", "turns": "ordered"}),
    ],
)
def test_games_are_told_to_everybody(
    pack: str, seats: int, seed: int, settings: dict[str, str]
) -> None:
    viewers = [None, *range(seats)]
    dice = Dice("texts", seed)
    for round in range(3):
        pos = game(pack).new(seats, 10 * seed + round, settings)
        left = 250
        while not pos.over and left:
            left -= 1
            for viewer in viewers:
                for event in pos.events_for(viewer):
                    _tell(Message(event.kind, event.args), viewer)
            for event in pos.events:
                _tell(Message(event.kind, event.args), None)
            decision = dice.pick(pos.decisions)
            seat = decision.seats[0]
            _tell(decision.prompt, seat)
            explained = pos.explain(decision, previews=dice.below(12) == 0)
            for option in explained.options:
                warning = (option.warning,) if option.warning else ()
                for message in (option.label, *warning, *option.preview):
                    _tell(message, seat)
                for part in option.cost:
                    assert _clean(TEXTS.say("play-cost", amount=part.amount, of=part.of))
            for suggestion in explained.suggestions:
                _tell(suggestion.label, seat)
            pos.answer(dice.pick(decision.options), seat)
        for viewer in viewers:
            for event in pos.events_for(viewer):
                _tell(Message(event.kind, event.args), viewer)


SAMPLE: dict[str, Any] = {
    "seat": 1,
    "me": 0,
    **dict.fromkeys(("n", "now", "left", "times", "turn", "hours", "paid", "need", "ether"), 2),
    **dict.fromkeys(("figure", "rerolls", "script", "cards", "hand", "sum"), 3),
    **dict.fromkeys(("first", "by", "keys", "fails", "faces", "fewest", "amount"), 1),
    **dict.fromkeys(("space", "from", "to"), "r1c1"),
    **{name: ["r1c1", "r1c2"] for name in ("path", "spaces", "between")},
    "colour": "wrath",
    "step": "morph",
    "state": "dazed",
    "morphing": "pain",
    "die": "luck",
    "face": "2",
    "winners": [],
    "won": True,
    "offered": ["Lens", "Rope"],
    "backs": ["tile"],
}
THING = "Thing"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_event_can_be_told_with_the_arguments_of_the_manual(viewer: int | None) -> None:
    """Rare ones too: what random games do not bring about."""
    for row in rows(section(NOTATION, "### Events of Etherfields")):
        for kind in names(row[0]):
            for way in row[1].split(" or "):
                args = [name.strip(" ()") for name in way.split(",")]
                given = {name: SAMPLE.get(name, THING) for name in args if name}
                if kind in ("luck-cards", "drawback-cards", "unsealed", "reordered"):
                    given |= {"cards": ["One", "Two"]} if "cards" in given else {}
                if kind in ("flaw-resolved", "card-went", "item-went", "gained-item"):
                    given["to"] = "discard"
                assert _clean(TEXTS.say_message(kind, given, viewer=viewer)), kind


@pytest.mark.parametrize("viewer", [0, 1])
def test_every_question_can_be_asked_with_the_arguments_of_the_manual(viewer: int) -> None:
    for row in rows(section(NOTATION, "### Questions of Etherfields")):
        (key,) = names(row[0])
        given = {name: SAMPLE.get(name, THING) for name in row[1].split(", ") if name}
        assert _clean(TEXTS.say_message(key, given, viewer=viewer)), key
        if key in ("ask-window", "ask-passive"):
            for moment in MOMENTS:
                args = {**given, "moment": moment}
                assert _clean(TEXTS.say_message(key, args, viewer=viewer)), moment
        if "verb" in given:
            for verb in VERBS:
                assert _clean(TEXTS.say_message(key, {**given, "verb": verb}, viewer=viewer))


@pytest.mark.parametrize(
    ("kind", "args", "viewer", "said"),
    [
        ("drew", {"seat": 1}, 0, "Bob draws a card."),
        ("drew", {"seat": 1, "card": "Side Bet"}, 1, "You draw Side Bet."),
        ("gained", {"what": "hour", "n": 2, "now": 5}, 0, "The Team gains 2 Hours: 5 now."),
        ("gained", {"seat": 0, "what": "gem", "n": 1, "now": 1}, 0, "You gain 1 Gem: 1 now."),
        ("boosted", {"seat": 0, "face": "fail", "n": 0}, 1, "Ann Boosts and rolls a Fail."),
        ("boosted", {"seat": 0, "face": "2", "n": 2}, 0, "You Boost: 2 Intent more."),
        ("revealed", {"seat": -1}, 0, "There is revealed: a secret."),
        ("revealed", {"seat": 0, "kind": "tile", "thing": "d1.A"}, 1, "Ann reveals a Map tile."),
        ("defeat", {"seat": -1}, 0, "No Distress is left in the supply: all Dreamers lose."),
        ("rolled", {"die": "movement", "face": "full", "seat": -1, "figure": "Walker"}, 0,
         "The Entity Movement die shows: full value."),
        ("ask-path", {"seat": 0, "left": 1}, 0, "Where do you go? One space is left."),
        ("ask-pay", {"colour": "wrath", "need": 3, "paid": 1, "for": "action"}, 0,
         "Pay 3 Wrath: 1 paid so far."),
        ("ask-window", {"moment": "would_suffer", "seat": 1, "n": 2}, 0,
         "Bob is about to suffer 2 Distress. Do you use something?"),
        ("do-map", {"action": "Read", "tile": "Acts"}, 0, "Read (Acts)"),
        ("do-play", {"card": "Side Bet", "action": None}, 0, "Play Side Bet"),
        ("do-pay-card", {"card": "Side Bet", "n": 2, "colour": "wrath"}, 0,
         "Side Bet: 2 Wrath"),
        ("game-over", {"reason": "victory", "winners": [0, 1]}, 0,
         "All Dreamers win: the Dream is won."),
        ("game-over", {"reason": "saved", "winners": []}, 0,
         "The Team saves: the session is over."),
        ("game-over", {"reason": "campaign:bad", "winners": []}, 0,
         "The campaign is over, and all Dreamers lose."),
    ],
)  # fmt: skip
def test_sentences(kind: str, args: dict[str, Any], viewer: int, said: str) -> None:
    assert TEXTS.say_message(kind, args, viewer=viewer) == said
