"""The texts of Innovation: complete, and said in either set of words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boardwright.core.rules import Catalogue
from boardwright.texts import Texts, slug, word_sets

INNOVATION = files("boardwright.games.innovation")
WORDS = [None, "meld"]
WORD_IDS = ["rulebook", "meld"]


@pytest.fixture(params=WORDS, ids=WORD_IDS)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts("innovation", words=request.param)


@pytest.fixture(scope="module")
def cards() -> list[dict[str, object]]:
    content = (INNOVATION / "content" / "cards.toml").read_text(encoding="utf-8")
    found: list[dict[str, object]] = tomllib.loads(content)["card"]
    return found


def _keys(texts: Texts, pattern: str) -> list[str]:
    return list(filter(re.compile(pattern).fullmatch, texts.keys()))


def _sentences(texts: Texts) -> Iterator[tuple[str, str]]:
    """Every text of rules.ftl and cards.ftl."""
    for key in _keys(texts, r"(INN|section|card|domain)-.*"):
        yield key, texts.say(key)


# Completeness


def test_every_rule_has_a_text_and_every_text_a_rule(texts: Texts) -> None:
    catalogue = Catalogue.load(INNOVATION / "rules.toml")
    assert all(texts.rule(rule.id).endswith((".", ")")) for rule in catalogue)
    assert _keys(texts, "INN-.*") == list(catalogue.ids)


def test_every_section_has_a_title(texts: Texts) -> None:
    catalogue = Catalogue.load(INNOVATION / "rules.toml")
    sections = {f"section-{slug(rule.section)}" for rule in catalogue}
    assert set(_keys(texts, r"section-[^.]*")) == sections


def test_every_card_has_a_name_and_its_effects(
    texts: Texts, cards: list[dict[str, object]]
) -> None:
    assert len(cards) == 105
    for card in cards:
        name = str(card["name"])
        key = f"card-{slug(name)}"
        assert texts.say(key) == name
        for attribute, kinds in (("effect", card["effects"]), ("later", card.get("later", []))):
            assert isinstance(kinds, list)
            numbers = [n for n in range(1, 9) if texts.has(f"{key}.{attribute}{n}")]
            assert numbers == list(range(1, len(kinds) + 1)), (name, attribute)


def test_no_text_is_for_a_card_that_does_not_exist(
    texts: Texts, cards: list[dict[str, object]]
) -> None:
    assert set(_keys(texts, r"card-[^.]*")) == {f"card-{slug(str(card['name']))}" for card in cards}


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Military", "Empire"),
        ("Technology", "Monument"),
        ("Diplomacy", "World"),
        ("Culture", "Wonder"),
        ("Science", "Universe"),
    ],
)
def test_domains_have_two_names(name: str, other: str) -> None:
    key = f"domain-{name.lower()}"
    assert Texts("innovation").say(key) == name
    meld = Texts("innovation", words="meld")
    assert meld.say(key) == other
    assert meld.has(f"{key}.condition")
    assert meld.has(f"{key}.card")


# Form


def test_texts_are_clean(texts: Texts) -> None:
    spoilt = re.compile(r"[{}<>$\n]|  | [.,;:](?!\.)")
    assert [(key, text) for key, text in _sentences(texts) if spoilt.search(text)] == []


def test_sentences_begin_with_a_capital(texts: Texts) -> None:
    small = re.compile(r"^[a-z]|(?<!e\.g)(?<!\.\.)\. [a-z]")
    assert [(key, text) for key, text in _sentences(texts) if small.search(text)] == []


def test_articles_fit_the_words(texts: Texts) -> None:
    wrong = re.compile(r"\ba [aeio]|\ban (?![aeio]|11\b)", re.IGNORECASE)
    found = [(key, text) for key, text in _sentences(texts) if wrong.search(text.replace('"', ""))]
    assert found == []


RULEBOOK_ONLY = re.compile(
    r"\b(play|plays|played|playing|recycl\w*|archiv\w*|activat\w*|dominat\w*|zones?|influences?"
    r"|periods?|domains?|supply|supplies|active cards?|share effects?|free draws?|supremacy"
    r"|military|technology|diplomacy|culture|science)\b",
    re.IGNORECASE,
)
MELD_ONLY = re.compile(
    r"\b(meld\w*|tuck\w*|achiev\w*|returns?|returned|returning|boards?|ages?|score piles?"
    r"|draw piles?|dogma actions?|non-demand|empire|monument|world|wonder|universe)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize(
    ("words", "foreign"), [(None, MELD_ONLY), ("meld", RULEBOOK_ONLY)], ids=WORD_IDS
)
def test_the_two_sets_of_words_do_not_mix(words: str | None, foreign: re.Pattern[str]) -> None:
    for key, text in _sentences(Texts("innovation", words=words)):
        found = foreign.findall(text.replace("Board Game Arena", ""))
        assert found == [], (key, text)


@pytest.mark.parametrize(
    ("words", "own"), [(None, RULEBOOK_ONLY), ("meld", MELD_ONLY)], ids=WORD_IDS
)
def test_each_set_of_words_is_used(words: str | None, own: re.Pattern[str]) -> None:
    said = [text for _, text in _sentences(Texts("innovation", words=words)) if own.search(text)]
    assert len(said) > 200


# Terms

Forms = dict[str, set[str]]


class _Terms(Visitor):
    """Terms defined with their forms, and terms used with the arguments given."""

    def __init__(self) -> None:
        self.defined: Forms = {}
        self.used: list[tuple[str, dict[str, str]]] = []

    def visit_Term(self, node: ast.Term) -> None:  # noqa: N802
        forms: set[str] = set()
        for element in node.value.elements:
            if isinstance(element, ast.Placeable):
                expression = element.expression
                if isinstance(expression, ast.SelectExpression):
                    forms |= {
                        variant.key.name
                        for variant in expression.variants
                        if isinstance(variant.key, ast.Identifier)
                    }
                elif isinstance(expression, ast.VariableReference):
                    forms.add(f"${expression.id.name}")
        self.defined[node.id.name] = forms
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        given = node.arguments.named if node.arguments else []
        self.used.append((node.id.name, {item.name.name: item.value.value for item in given}))


def _terms(*names: str) -> _Terms:
    found = _Terms()
    for name in names:
        text = (INNOVATION / "texts" / "en" / name).read_text(encoding="utf-8")
        found.visit(FluentParser().parse(text))
    return found


def test_other_words_have_the_forms_of_the_rulebook_words() -> None:
    ours, others = _terms("words.ftl").defined, _terms("words-meld.ftl").defined
    assert others == {name: ours[name] for name in others}


def test_terms_are_used_in_forms_that_they_have() -> None:
    folder = INNOVATION / "texts" / "en"
    found = _terms(*(file.name for file in folder.iterdir() if file.name != "words-meld.ftl"))
    assert len(found.used) > 500
    for name, given in found.used:
        forms = found.defined[name]
        wanted = {form[1:] for form in forms if form.startswith("$")}
        assert set(given) - {"form"} == wanted, (name, given)
        assert given.get("form", "plain") in forms | {"plain"}, (name, given)


def test_switching_words_changes_verbs_and_word_order() -> None:
    key = "card-tools.effect1"
    rulebook, meld = Texts("innovation").say(key), Texts("innovation", words="meld").say(key)
    assert "recycle three" in rulebook
    assert "from supply 3 and play the card" in rulebook
    assert "return three" in meld
    assert "from the age 3 pile and meld the card" in meld


def test_word_sets_are_listed() -> None:
    assert word_sets("innovation") == ("meld",)


def test_words_of_innovation_are_found_as_arguments() -> None:
    meld = Texts("innovation", words="meld")
    for word in ("red", "castle", "left", "Military"):
        (key,) = _keys(meld, rf"(colour|icon|splay|domain)-{slug(word)}")
        assert meld.say("seat-name", number=word) == f"Seat {meld.say(key)}"
    assert meld.say("seat-name", number="Military") == "Seat Empire"
    assert meld.say("seat-name", number="none") == "Seat not splayed"
