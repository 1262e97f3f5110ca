"""Sentences live in the Fluent files: none in the client, none in rules code, and every key that is
asked for is there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web import client
from tests.web.client import HOLE, SOURCE, Literals

SENTENCE = re.compile(r"\s*[A-Z][\w'’-]*,? [\w'’]+")
"""How a sentence begins: a capital, and a second word."""

FAMILIES: dict[str, str] = {}
"""Keys of the shell's own files that are made from data the client does not spell out."""

TELLERS = re.compile(r"Message|Event|Decision|Option|Outcome|Undo|tell\w*|ask\w*|\w*pick\w*")
"""Functions of rules code whose arguments are told to players."""


@pytest.fixture(scope="module")
def own(node: str) -> Literals:
    """The literals of all the client's modules."""
    return client.literals(node, client.files(".js"))


def texts_in(found: Literals) -> Iterator[str]:
    """Words for people that are written out in modules."""
    for template in found.templates:
        if template.use in ("html", "svg"):
            for text in client.words(template.text):
                yield f"{template}: {text.replace(HOLE, '${}')!r}"
    for string in found.strings:
        if not string.use and SENTENCE.match(string.text):
            yield str(string)


def test_modules_say_nothing_of_their_own(own: Literals) -> None:
    assert own.templates
    assert list(texts_in(own)) == []


@pytest.mark.parametrize(
    "line",
    [
        "html`<p>Draw a card</p>`",
        "html`<p>${n} cards</p>`",
        "html`<button title='Undo it'></button>`",
        'html`<img alt="Crown ${n}">`',
        "html`<p>${n ? html`<b>ready</b>` : ''}</p>`",
        "svg`<text>ten</text>`",
        "html`<kbd>Enter</kbd>`",
        "(document.title = 'Your turn')",
        "element.setAttribute('aria-label', `Draw a ${n}`)",
    ],
)
def test_a_text_in_a_module_is_found(node: str, tmp_path: Path, line: str) -> None:
    script = tmp_path / "bad.js"
    script.write_text(f"export const bad = (n) => {line};\n", "utf-8")
    assert len(list(texts_in(client.literals(node, [script])))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "html`<p class='card legal' @click=${go}>${say('draw')} <kbd>Q</kbd> × ${n}</p>`",
        "html`<a href='/rules' title=${say('rules')} aria-label=\"${n}: ${m}\">${n}</a>`",
        "html`<!-- Draw a card --><p ${at('seat:0')}></p>`",
        "JSON.stringify({class: 'card legal'})",
        "console.error('Nobody reads this')",
    ],
)
def test_what_is_no_text_is_let_be(node: str, tmp_path: Path, line: str) -> None:
    script = tmp_path / "good.js"
    script.write_text(f"export const good = (n, m, go, at, say) => {line};\n", "utf-8")
    assert list(texts_in(client.literals(node, [script]))) == []


def test_pages_and_styles_say_nothing_but_the_name() -> None:
    pages = {page.name: client.words(page.read_text("utf-8")) for page in client.files(".html")}
    assert pages
    assert {name: set(said) - {"Boardwright"} for name, said in pages.items()} == {
        name: set() for name in pages
    }
    contents = [
        f"{style.name}: {said}"
        for style in client.files(".css")
        for said in re.findall(r"content:\s*([^;}]+)", style.read_text("utf-8"))
        if re.search(r"(?<!\\)[\"'][^\"']*[A-Za-z]{2}", re.sub(r"\\[0-9a-fA-F]+", "", said))
    ]
    assert contents == []


def test_every_key_that_the_client_names_is_there(own: Literals) -> None:
    known = client.keys()
    unknown = [
        str(place)
        for place in own.keys
        if not any(re.fullmatch(pattern(place.text), key) for key in known)
    ]
    assert len(own.keys) > 100
    assert unknown == []


def test_every_text_of_the_client_is_used(own: Literals) -> None:
    named = "|".join(
        {pattern(place.text) for place in own.strings if re.search(r"[a-z]", place.text)}
        | set(FAMILIES)
    )
    used = re.compile(named)
    idle = [
        key
        for key in client.keys("web.ftl", "pages.ftl")
        if not used.fullmatch(key) and "." not in key
    ]
    assert idle == []


def pattern(text: str) -> str:
    """A key with its holes, as a pattern; one that is nothing but holes fits nothing."""
    parts = text.split(HOLE)
    if not re.search(r"[a-z]+-|^[a-z]+$", "".join(parts)):
        return r"(?!)"
    return r"[\w-]+".join(re.escape(part) for part in parts)


def told(source: str) -> Iterator[str]:
    """Strings with a space in what a Python module tells the players."""
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        name = call.func.id if isinstance(call.func, ast.Name) else name
        if TELLERS.fullmatch(name):
            for argument in [*call.args, *(keyword.value for keyword in call.keywords)]:
                yield from (
                    f"line {text.lineno}: {name}({text.value!r})"
                    for text in ast.walk(argument)
                    if isinstance(text, ast.Constant)
                    and isinstance(text.value, str)
                    and re.search(r"\w\W*\s", text.value)
                )


def rules_code() -> list[Path]:
    return sorted(
        path for layer in ("core", "games", "server") for path in (SOURCE / layer).rglob("*.py")
    )


def test_rules_code_tells_keys_not_sentences() -> None:
    found = [f"{path.name} {text}" for path in rules_code() for text in told(path.read_text())]
    assert len(rules_code()) > 50
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "s.tell('drew', 'INN-030', {'card': 'a card'})",
        "Message('You draw a card')",
        "Message(f'You draw {n}')",
        "await pick(s, me, cards, 'which card')",
        "Undo('free', reason='It showed nothing')",
    ],
)
def test_a_sentence_in_rules_code_is_found(source: str) -> None:
    assert list(told(f"async def f():\n    {source}\n"))


@pytest.mark.parametrize(
    "source",
    [
        "Message('do-draw', {'value': value})",
        "raise BadRecord(1, 'the record breaks off')",
        "s.tell('drew', 'INN-030', {'card': NAMES[card]})",
    ],
)
def test_keys_and_errors_in_rules_code_are_let_be(source: str) -> None:
    assert not list(told(f"async def f():\n    {source}\n"))
