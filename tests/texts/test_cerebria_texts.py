"""The texts of Cerebria: each thing the game can say has one, and none is left over.

What it can say is found in the sources themselves: a new question or event without its sentence
fails here, and so does a sentence that nobody asks for.
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

from boardwright.core.decisions import Decision
from boardwright.core.messages import Args, Message
from boardwright.core.randomness import Dice
from boardwright.core.rules import Catalogue
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.board import FRONTIERS, REALMS, SLOTS, SPHERES
from boardwright.games.cerebria.emotions import MARKS, VIBES
from boardwright.games.cerebria.evaluation import TERMS
from boardwright.games.cerebria.intentions import RULES as INTENTIONS
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.present import describe
from boardwright.games.cerebria.scoring import RULES as ENDINGS
from boardwright.games.cerebria.spirits import ACTION_NAMES, TEAMS, UPGRADES
from boardwright.texts import Texts, slug

FOLDER = files("boardwright.games.cerebria")
NAMES = ["Ann", "Bob", "Cy", "Dee"]
TEXTS = Texts("cerebria", names=NAMES)
SHELL = "shell.ftl"


def _keys(pattern: str) -> list[str]:
    return list(filter(re.compile(pattern).fullmatch, TEXTS.keys()))


# What the sources say


@cache
def _sources() -> tuple[ast.Module, ...]:
    folder = Path(str(FOLDER))
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("*.py")))


def _calls(*names: str) -> Iterator[ast.Call]:
    for module in _sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
                if name in names:
                    yield node


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


HELPERS = {
    "_choose_slot": (3, "ask-{}"),
    "_name_spirit": (2, "may-name-{}"),
    "may": (2, "may-{}"),
    "_may": (2, "may-{}"),
}
"""Functions that put a prompt together: the place of the word among the arguments, and the form."""

BUILT = {"build-{ACTION_NAMES[action]}", "bonus-{SPHERES[sphere].lower()}"}


@cache
def prompt_keys() -> frozenset[str]:
    """Every prompt that a decision can have."""
    found = {f"build-{name}" for name in ACTION_NAMES}
    found |= {f"may-bonus-{name.lower()}" for name in SPHERES}
    for call in _calls("Decision"):
        key = _literal(call.args[1])
        found |= {key} if key else set()
    for call in _calls(*HELPERS):
        name = ast.unparse(call.func)
        place, form = HELPERS[name]
        word = _literal(call.args[place])
        assert word or "bonus-" in ast.unparse(call.args[place]), ast.unparse(call)
        found |= {form.format(word)} if word else set()
    for call in _calls("pick"):
        if len(call.args) < 5:
            continue  # a method of another object
        word, other = _literal(call.args[3]), "".join(map(ast.unparse, call.args[5:]))
        assert word
        found |= {f"may-{word}"} if re.search("NO|DONE", other) else set()
        found |= {f"ask-{word}"} if not other or "-1" in other else set()
    for node in (node for module in _sources() for node in ast.walk(module)):
        if isinstance(node, ast.IfExp):
            words = (_literal(node.body), _literal(node.orelse))
            found |= {word for word in words if word and re.match("(ask|may)-", word)}
    return frozenset(found)


@cache
def event_kinds() -> frozenset[str]:
    """Every kind of event: what is told, and how Fortresses come to stand."""
    found = {"forced", "game-over"}
    for call in _calls("tell"):
        kind = _literal(call.args[0])
        found |= {kind} if kind else set()
    for call in _calls("stand"):
        kind = _literal(call.args[-1])
        assert kind, ast.unparse(call)
        found.add(kind)
    return frozenset(found)


@cache
def constants() -> frozenset[str]:
    """Every text that stands in the sources, of Python and of the drawing."""
    found = {
        node.value
        for module in _sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for file in Path(str(FOLDER)).rglob("*.js"):
        found |= set(re.findall(r"['\"`]([\w-]+)['\"`]", file.read_text("utf-8")))
    return frozenset(found)


def test_the_scan_finds_what_it_should() -> None:
    assert {"ask-action", "build-quell", "may-row", "ask-embrace", "may-name-wp"} <= prompt_keys()
    assert {"may-kindle", "ask-first-under", "ask-give", "may-give", "may-shift"} <= prompt_keys()
    assert {"may-bonus-knowledge", "may-draw", "ask-hidden"} <= prompt_keys()
    assert not {"ask-kindle", "may-first-under"} & prompt_keys()
    assert {"moved", "built", "razed", "judged", "hidden-new", "scored"} <= event_kinds()


# Completeness, both ways


def test_every_prompt_has_a_sentence_and_every_sentence_a_prompt() -> None:
    assert set(_keys(r"(ask|may|build)-[^.]*")) == prompt_keys()


def test_every_event_has_a_sentence() -> None:
    assert sorted(kind for kind in event_kinds() if not TEXTS.has(kind)) == []


def test_every_rule_has_a_text_and_every_text_a_rule() -> None:
    catalogue = Catalogue.load(FOLDER / "rules.toml")
    assert all(TEXTS.rule(rule.id).endswith((".", ")")) for rule in catalogue)
    assert _keys("CER-.*") == list(catalogue.ids)


def test_the_catalogue_is_whole() -> None:
    numbered = {f"CER-{number:03}" for number in range(1, 459)}
    assert set(GAME.rules.ids) == numbered | {f"CER-EX-{number}" for number in range(1, 21)}
    for rule in GAME.rules:
        assert bool(rule.source) != bool(rule.rulings), rule.id
        assert set(rule.source) <= {"Chinese", "French", "Polish"}
        assert rule.related
        for other in rule.related:
            assert rule.id in GAME.rules[other].related, (rule.id, other)
    orders = [rule.order for rule in GAME.rules]
    assert orders == sorted(orders)
    assert {rule.order for rule in GAME.rules} == set(range(1, orders[-1] + 1))


def test_where_translations_disagree_it_is_noted() -> None:
    """Rules that not all of them state say why."""
    for rule in GAME.rules:
        if rule.source and len(rule.source) < 3:
            assert rule.note, rule.id


def test_every_section_has_a_title() -> None:
    sections = {f"section-{slug(rule.section)}" for rule in GAME.rules}
    assert set(_keys(r"section-[^.]*")) == sections


FLAGS = {("Loathing", "more")}
"""Numbers that say only whether; 9 is as much as there is."""


FIXED = {"Anger": (2,), "Embarrassment": (2,), "Shame": (2,)}
"""Numbers of a power that the table of cards does not change."""


def test_every_emotion_has_a_name_a_power_and_its_mark() -> None:
    table = GAME.table
    assert _keys(r"card-[^.]*") == [f"card-{slug(name)}" for name in table.names]
    for name, entry in zip(table.names, table.entries, strict=True):
        key = f"card-{slug(name)}"
        assert TEXTS.say(key) == name
        assert TEXTS.say(f"{key}.mark") == TEXTS.say(f"mark-{entry['marks']['power']}")
        power = TEXTS.say(f"{key}.power")
        for field in ("amount", "more"):
            number = entry.get(field, 0)
            if number and number < 9 and (name, field) not in FLAGS:
                assert str(number) in power, (name, field)
        amount, more = entry.get("amount", 1), entry.get("more", 0)
        said = set(map(int, re.findall(r"\d+", power)))
        assert said <= {1, amount, more, amount + more, *FIXED.get(name, ())}, name


def test_what_an_emotion_is_told_of_its_teams() -> None:
    """A power never calls its own team the other one."""
    for name, entry in zip(GAME.table.names, GAME.table.entries, strict=True):
        power = TEXTS.say(f"card-{slug(name)}.power")
        opponents = "Gloom" if entry["team"] == "bliss" else "Bliss"
        assert f"other {opponents}" not in power, name


def words() -> set[str]:
    """What stands in arguments of messages and is no card."""
    found = {*TEAMS, "nobody", "wp", "essence", "ambition", *REALMS, *FRONTIERS, *SLOTS, *SPHERES}
    return found | {*ACTION_NAMES, *UPGRADES, *ASPIRATIONS, *INTENTIONS}


def test_every_word_of_an_argument_is_said() -> None:
    assert set(_keys("kind-.*")) == {f"kind-{slug(word)}" for word in words()}
    assert _keys("colour-.*") == [f"colour-{vibe}" for vibe in (*VIBES[1:], "wild")]


def test_every_setting_is_named() -> None:
    for setting in GAME.settings:
        assert TEXTS.has(f"setting-{setting.name}")
        assert TEXTS.has(f"setting-{setting.name}.note")
        for value in setting.values:
            assert TEXTS.has(f"setting-{setting.name}-{value}"), (setting.name, value)
    named = {f"setting-{s.name}" for s in GAME.settings}
    named |= {f"setting-{s.name}-{value}" for s in GAME.settings for value in s.values}
    assert set(_keys(r"setting-[^.]*")) == named


def test_every_ruling_and_every_reason_has_words() -> None:
    letters = {letter.lower() for rule in GAME.rules for letter in rule.rulings}
    assert set(_keys("ruling-.*")) == {f"ruling-{letter}" for letter in letters}
    assert set(_keys("advice-.*")) == {f"advice-{term}" for term in TERMS}
    assert set(_keys("outcome-.*")) == {f"outcome-{reason}" for reason in (*ENDINGS, "draw")}


class _References(Visitor):
    """Messages and terms that a text refers to, and the terms that it defines."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.terms: list[tuple[str, dict[str, str]]] = []
        self.forms: dict[str, set[str]] = {}

    def visit_Term(self, node: fluent.Term) -> None:  # noqa: N802
        chosen = [
            element.expression
            for element in node.value.elements
            if isinstance(element, fluent.Placeable)
        ]
        self.forms[node.id.name] = {
            variant.key.name
            for expression in chosen
            if isinstance(expression, fluent.SelectExpression)
            for variant in expression.variants
            if isinstance(variant.key, fluent.Identifier)
        }
        self.generic_visit(node)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        given = node.arguments.named if node.arguments else []
        self.terms.append((node.id.name, {item.name.name: item.value.value for item in given}))


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
    assert {name for name, _ in found.terms} == set(found.forms)


def test_no_text_is_left_over() -> None:
    """Every message is a rule, a card, a question, an event; or the sources name it, the public
    facts do, or another text does.
    """
    listed = re.compile(r"(CER|section|card|kind|colour|setting|ruling|advice|outcome|board)-.*")
    drawn = {key.partition(".")[0] for key in _strings(GAME.content())}
    known = prompt_keys() | event_kinds() | constants() | drawn | references().messages
    labels = {f"do-{name}" for name in ACTION_NAMES}
    labels |= {f"do-ability-{name}" for name in ("token", "rotate", "action")}
    own = [key for key in TEXTS.keys() if "." not in key and key not in _shell()]  # noqa: SIM118
    left = [key for key in own if not listed.fullmatch(key) and key not in known | labels]
    game = [f"game-{word}" for word in ("title", "line", "length", "example", "example-title")]
    pages = [*game, "team-1", "team-2"]
    marks = [f"mark-{mark}" for mark in MARKS]
    assert sorted(set(left) - {*pages, *marks}) == []


@cache
def _shell() -> frozenset[str]:
    text = (files("boardwright.texts") / "en" / SHELL).read_text("utf-8")
    return frozenset(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _strings(inner)
    elif isinstance(value, str):
        yield value


def test_every_answer_of_the_game_has_a_label() -> None:
    """Whatever asks: no key is without words."""
    state = GAME.new(seats=4, seed=1).state
    progress: Args = {"action": "move", "upgrades": []}
    for key, args in (("ask-action", {}), ("build-move", {}), ("ask-place", {"action": "move"})):
        for action in range(len(GAME.actions)):
            decision = Decision((0,), key, "CER-149", (action,), args, progress=progress)
            label, _, _ = describe(state, decision, action, 0)
            assert _clean(TEXTS.say_message(label.key, label.args, viewer=0))


# Form

ARTICLE = re.compile(r"(?<!\.)\ba [aeioAEIO]|\b[Aa]n (?![aeiouAEIOU])")
"""An article that does not fit the next word; CRA.a is a slot."""


def _clean(sentence: str) -> bool:
    assert sentence
    assert not re.search(r"[{}<>$]|  | [.,;:]|\bNone\b|\bundefined\b", sentence), sentence
    assert not ARTICLE.search(sentence), sentence
    return True


def _sentences() -> Iterator[tuple[str, str]]:
    pattern = r"(CER|section|card|spirit|upgrade|realm|sphere|ability|aspiration|intention)-.*"
    for key in _keys(pattern):
        if key != "aspiration-removed":
            yield key, TEXTS.say(key)


def test_texts_are_clean() -> None:
    spoilt = re.compile(r"[{}<>$\n*`]|  | [.,;:](?!\.)")
    assert [(key, text) for key, text in _sentences() if spoilt.search(text)] == []


def test_sentences_begin_with_a_capital_and_articles_fit() -> None:
    small = re.compile(r"^[a-z]|(?<!e\.g)(?<!\.\.)\. [a-z]")
    assert [(key, text) for key, text in _sentences() if small.search(text)] == []
    assert [(key, text) for key, text in _sentences() if ARTICLE.search(text)] == []


def test_nothing_is_told_of_where_rules_came_from() -> None:
    """The catalogue's own notes stand in rules.toml, not in the texts."""
    for rule in GAME.rules:
        text = TEXTS.rule(rule.id)
        assert "Sources disagree" not in text
        assert not re.search(r"\b(CN|FR|PL)\b", text + rule.note), rule.id


# Whole games


def _tell(message: Message, viewer: int | None) -> None:
    sentence = TEXTS.say_message(message.key, message.args, viewer=viewer)
    assert _clean(sentence)
    assert not re.search(r"\bSeat [0-9]", sentence), sentence
    if viewer is None:
        assert not re.search(r"\byou(r|rs)?\b", sentence, re.IGNORECASE), sentence


@pytest.mark.parametrize(
    ("seats", "seed", "settings"),
    [
        (2, 1, {}),
        (2, 2, {"boards": "B", "team_boards": "B"}),
        (3, 3, {"boards": "B", "shaper": "bliss"}),
        (4, 4, {"boards": "B"}),
        (4, 5, {"mode": "basic"}),
        (4, 6, {"powers": "off"}),
    ],
)
def test_whole_games_are_told_to_everybody(seats: int, seed: int, settings: dict[str, str]) -> None:
    viewers = [None, *range(seats)]
    pos = GAME.new(seats, seed, settings)
    dice = Dice("texts", seed)
    while not pos.over:
        for viewer in viewers:
            for event in pos.events_for(viewer):
                _tell(Message(event.kind, event.args), viewer)
        decision = dice.pick(pos.decisions)
        seat = decision.seats[0]
        _tell(decision.prompt, seat)
        explained = pos.explain(decision, previews=dice.below(8) == 0)
        for option in explained.options:
            warning = (option.warning,) if option.warning else ()
            for message in (option.label, *warning, *option.preview):
                _tell(message, seat)
        for suggestion in explained.suggestions:
            _tell(suggestion.label, seat)
        pos.answer(dice.pick(decision.options), seat)
    for viewer in viewers:
        for event in pos.events_for(viewer):
            _tell(Message(event.kind, event.args), viewer)


@pytest.mark.parametrize(
    ("kind", "args", "viewer", "said"),
    [
        ("left", {"slot": "F1", "emotion": "Fear", "to_seat": None}, 0, "Fear leaves the board."),
        (
            "left",
            {"slot": "F1", "emotion": "Fear", "to_seat": 1},
            0,
            "Fear leaves the board and goes under Bob's deck.",
        ),
        ("declared", {"seat": 1, "action": "move"}, 1, "You choose Move."),
        (
            "declared",
            {"seat": 1, "realm": "VAL"},
            0,
            "Bob uses the Realm Action of the Valley of Motives.",
        ),
        ("hidden-new", {"team": "bliss", "there": True}, 1, "Bliss has a new Hidden Aspiration."),
        (
            "hidden-new",
            {"team": "bliss", "there": True, "aspiration": "Unity"},
            0,
            "The new Hidden Aspiration of Bliss is Unity.",
        ),
        (
            "paid",
            {"seat": 0, "wp": 2, "ambition": 1, "essence": 0},
            1,
            "Ann pays 2 WP and 1 Ambition.",
        ),
        (
            "token-laid",
            {"seat": 0, "action": "move", "place": 0, "vibe": "red", "upgrade": "unlock"},
            0,
            "You lay a red token that unlocks Move.",
        ),
        ("game-over", {"reason": "draw", "winners": [0, 1]}, 0, "The game is drawn."),
        (
            "game-over",
            {"reason": "wheel", "winners": [0, 2]},
            2,
            "Your team wins. A counter had gone round its Wheel.",
        ),
    ],
)
def test_sentences(kind: str, args: dict[str, Any], viewer: int, said: str) -> None:
    assert TEXTS.say_message(kind, args, viewer=viewer) == said
