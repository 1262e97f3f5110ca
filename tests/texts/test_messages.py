"""Every message that Innovation can send has a sentence, in either set of words and for everybody.

The keys are found in the sources themselves: a new verb in a card without its sentence fails here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.core.decisions import Decision
from boardwright.core.messages import Args, Message
from boardwright.core.randomness import Dice
from boardwright.games.innovation.evaluation import TERMS
from boardwright.texts import Texts
from tests.docs.pages import section

WORDS = [None, "meld"]
WORD_IDS = ["rulebook", "meld"]
INNOVATION = files("boardwright.games.innovation")
GAME = bw.game("innovation")
NAMES = ["Ann", "Bob", "Cy", "Dee"]
NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"


@pytest.fixture(params=WORDS, ids=WORD_IDS)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts("innovation", words=request.param)


FOREIGN = {
    None: re.compile(
        r"\b(meld\w*|tuck\w*|achiev\w*|return\w*|boards?|ages?|score piles?|draw piles?"
        r"|empire|monument|world|wonder|universe)\b",
        re.IGNORECASE,
    ),
    "meld": re.compile(
        r"\b(play(s|ed|ing)?|recycl\w*|archiv\w*|activat\w*|dominat\w*|zones?|influences?"
        r"|periods?|domains?|supply|supplies|active cards?|free draws?"
        r"|military|technology|diplomacy|culture|science)\b",
        re.IGNORECASE,
    ),
}
"""Words of the other set, by the set that is spoken."""


# Keys in the sources

Parts = tuple[str, ...]
"""A text with holes: literal parts, and "$name" for a parameter."""


@dataclass
class Function:
    """A function, its parameters, and the prompt keys that it builds from them."""

    parameters: list[str]
    body: ast.AST
    keys: set[Parts] = field(default_factory=set)


def _sources() -> list[ast.Module]:
    found = [file for file in INNOVATION.iterdir() if file.name.endswith(".py")]
    found += [file for file in (INNOVATION / "cards").iterdir() if file.name.endswith(".py")]
    return [ast.parse(file.read_text(encoding="utf-8"), file.name) for file in found]


def _text(node: ast.expr, parameters: list[str]) -> list[Parts] | None:
    """The texts that an expression can be, or None where it is none that can be read."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [(node.value,)]
    if isinstance(node, ast.Name) and node.id in parameters:
        return [(f"${node.id}",)]
    if isinstance(node, ast.FormattedValue):
        return _text(node.value, parameters)
    if isinstance(node, ast.IfExp):
        one, other = _text(node.body, parameters), _text(node.orelse, parameters)
        return None if one is None or other is None else one + other
    if isinstance(node, ast.JoinedStr):
        whole: list[Parts] = [()]
        for value in node.values:
            pieces = _text(value, parameters)
            if pieces is None:
                return None
            whole = [(*left, *right) for left in whole for right in pieces]
        return whole
    return None


def _functions() -> dict[str, Function]:
    """Every function by name; `Decision` and the helper in front of it take the key as it is."""
    found = {
        "Decision": Function(["seats", "key"], ast.Pass(), {("$key",)}),
        "_decision": Function(["s", "who", "key"], ast.Pass(), {("$key",)}),
    }
    for module in _sources():
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name not in found:
                arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                found[node.name] = Function([argument.arg for argument in arguments], node)
    return found


def _calls(function: Function, known: Mapping[str, Function]) -> Iterator[Parts]:
    """The prompt keys that the calls in a function lead to, in terms of its own parameters."""
    for node in ast.walk(function.body):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        called = known.get(node.func.id)
        if called is None or not called.keys:
            continue
        given = dict(zip(called.parameters, node.args, strict=False))
        given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
        for key in called.keys:
            whole: list[Parts] = [()]
            for part in key:
                pieces: list[Parts] | None = [(part,)]
                if part.startswith("$"):
                    pieces = _text(given[part[1:]], function.parameters)
                    assert pieces is not None, f"cannot read {ast.unparse(node)}"
                whole = [(*left, *right) for left in whole for right in pieces or ()]
            yield from whole


@cache
def prompt_keys() -> frozenset[str]:
    known = _functions()
    while True:
        before = sum(len(function.keys) for function in known.values())
        for function in known.values():
            function.keys |= set(_calls(function, known))
        if sum(len(function.keys) for function in known.values()) == before:
            break
    return frozenset(
        "".join(key)
        for function in known.values()
        for key in function.keys
        if not any(part.startswith("$") for part in key)
    )


@cache
def said_keys() -> frozenset[str]:
    """Literal kinds of events and keys of messages."""
    found: set[str] = set()
    for module in _sources():
        for node in ast.walk(module):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name == "Message" or "tell" in name:
                literals = (a.value for a in node.args[:2] if isinstance(a, ast.Constant))
                kind = next((text for text in literals if isinstance(text, str)), None)
                found |= {kind} if kind else set()
    return frozenset(found)


def noted_events() -> list[str]:
    """The kinds of events in the table of docs/notation.md."""
    table = section(NOTATION.read_text(encoding="utf-8"), "### Events of Innovation")
    first = re.findall(r"^\| (`[^|]*`) \|", table, re.MULTILINE)
    return [kind for cell in first for kind in re.findall(r"`([a-z-]+)`", cell)]


def reasons() -> set[str]:
    """Reasons for the end: the literal third argument of `end`."""
    found = set()
    for module in _sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "end":
                reason = node.args[2]
                assert isinstance(reason, ast.Constant)
                found.add(str(reason.value))
    return found


# Completeness


def test_the_scan_finds_what_it_should() -> None:
    assert {"ask-first-card", "ask-action", "may-splay", "some-recycle"} <= prompt_keys()
    assert {"ask-recycle-next", "may-recycle-three"} <= prompt_keys()
    assert {"played", "drew", "do-draw", "warn-ends-game"} <= said_keys()
    assert {"drew", "splayed", "unsplayed", "game-over"} <= set(noted_events())


def test_every_prompt_has_a_sentence(texts: Texts) -> None:
    assert sorted(key for key in prompt_keys() if not texts.has(key)) == []


def test_every_prompt_sentence_is_used(texts: Texts) -> None:
    prompts = filter(re.compile(r"(ask|may|some)-[^.]*").fullmatch, texts.keys())
    assert sorted(set(prompts) - prompt_keys()) == []


def test_every_event_and_label_has_a_sentence(texts: Texts) -> None:
    wanted = said_keys() | set(noted_events())
    assert sorted(key for key in wanted if not texts.has(key)) == []


def test_every_answer_of_the_game_has_a_label(texts: Texts) -> None:
    state = GAME.new(seats=4, seed=1)._state
    for action in range(len(GAME.actions)):
        decision = Decision((0,), "ask-action", "INN-011", (action,))
        option = GAME.option(state, decision, action, 0)
        assert _clean(texts.say_message(option.label.key, option.label.args, viewer=0))


def test_every_end_has_a_reason(texts: Texts) -> None:
    assert reasons() == {"dominations", "influence", "dogma"}
    for reason in reasons():
        for winners in ([0], [1], [0, 1], [1, 2]):
            said = texts.say_message(
                "game-over", {"reason": reason, "winners": winners}, names=NAMES, viewer=0
            )
            assert _clean(said)


def test_every_reason_of_a_bot_has_words(texts: Texts) -> None:
    assert [term for term in TERMS if not texts.has(f"advice-{term}")] == []


def test_the_terminal_says_nothing_without_a_text(texts: Texts) -> None:
    """Every literal key given to `say` in the command line has a text, and none is left over."""
    said: set[str] = set()
    for file in (Path(bw.__file__).parent / "cli").rglob("*.py"):
        if file.stem.partition("_")[0] in ("cerebria", "etherfields"):
            continue  # what they say is in the texts of those games
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.add(node.value)
    for key in texts.keys():  # noqa: SIM118
        if re.match(r"(play|help|bad)-[^.]*$", key):
            assert key in said, f"{key} is never said"
    wanted = {key for key in said if re.fullmatch(r"(play|help|bad|board)-[a-z-]+[a-z]", key)}
    assert sorted(key for key in wanted if not texts.has(key)) == []


def test_undo_reasons_have_sentences(texts: Texts) -> None:
    source = Path(bw.__file__).parent / "core" / "positions.py"
    found = set(re.findall(r'Undo\("\w+", "([a-z-]+)"\)', source.read_text(encoding="utf-8")))
    assert found
    assert sorted(reason for reason in found if not texts.has(f"undo-{reason}")) == []


# Whole games


def _clean(sentence: str) -> bool:
    assert sentence
    assert not re.search(r"[{}<>$]|  | [.,;:]|\bNone\b", sentence), sentence
    assert not re.search(r"\ba 8\b|\ban [1-79]\b|\ba [aeio]", sentence.replace('"', "")), sentence
    return True


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_whole_games_are_told_to_everybody(seats: int, seed: int) -> None:
    sets = [Texts("innovation", words=words, names=NAMES[:seats]) for words in WORDS]
    viewers = [None, *range(seats)]
    pos = GAME.new(seats, seed)
    dice = Dice("texts", seed)

    def tell(message: Message, viewer: int | None) -> None:
        for texts in sets:
            sentence = texts.say_message(message.key, message.args, viewer=viewer)
            assert _clean(sentence)
            assert not FOREIGN[texts.words].search(sentence), sentence
            if viewer is None:
                assert not re.search(r"\byou(r|rs)?\b", sentence, re.IGNORECASE), sentence

    while not pos.over:
        for viewer in viewers:
            for event in pos.events_for(viewer):
                tell(Message(event.kind, event.args), viewer)
        for event in pos.events:
            tell(Message(event.kind, event.args), None)
        decision = dice.pick(pos.decisions)
        seat = decision.seats[0]
        tell(decision.prompt, seat)
        explained = pos.explain(decision, previews=dice.below(8) == 0)
        for option in explained.options:
            warning = (option.warning,) if option.warning else ()
            for message in (option.label, *warning, *option.preview):
                tell(message, seat)
        pos.answer(dice.pick(decision.options), seat)
    for viewer in viewers:
        for event in pos.events_for(viewer):
            tell(Message(event.kind, event.args), viewer)


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        (0, "Bob has 2 castles, fewer than your 3, and must obey."),
        (1, "You have 2 castles, fewer than Ann's 3, and must obey."),
        (2, "Bob has 2 castles, fewer than Ann's 3, and must obey."),
    ],
)
def test_who_obeys_is_told_with_the_counts(viewer: int, said: str) -> None:
    args: Args = {"seat": 1, "me": 0, "card": "Archery", "icon": "castle", "count": 2, "mine": 3}
    texts = Texts("innovation", names=NAMES)
    assert texts.say_message("demand-concerns", args, viewer=viewer) == said


def test_a_hidden_card_is_told_by_its_value() -> None:
    texts = Texts("innovation", names=NAMES)
    seen: Args = {"seat": 1, "value": 8, "card": "Flight"}
    assert texts.say_message("drew", seen, viewer=1) == "You draw Flight (8)."
    assert texts.say_message("drew", {"seat": 1, "value": 8}, viewer=0) == "Bob draws an 8."


def test_a_card_that_stays_with_its_owner() -> None:
    texts = Texts("innovation", names=NAMES)
    args: Args = {"seat": 1, "to_seat": 1, "place": "hand", "from": "influence", "value": 5}
    assert texts.say_message("transferred", args) == "A 5 goes from Bob's influence to their hand."
