"""The made-up languages say all that English says, in more letters or in other signs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.web import client, languages
from tests.web.languages import HAN, LANGUAGES, LONG, SIGNS, translate

FILES = [(owner, path) for owner, paths in languages.sources().items() for path in paths]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("owner", "path"), FILES, ids=[path.stem for _, path in FILES])
def test_keys_and_arguments_stay(language: str, owner: str, path: Path) -> None:
    english = path.read_text("utf-8")
    made_up = translate(english, LANGUAGES[language])
    assert list(client.keys_of(made_up)) == list(client.keys_of(english))
    assert re.findall(r"\$\w+|\{ -\w+|\[\w+\]", made_up) == re.findall(
        r"\$\w+|\{ -\w+|\[\w+\]", english
    )
    assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(made_up).body)


def test_the_long_one_is_longer_by_two_fifths() -> None:
    english = "Draw a card from the supply of value 7, then score it."
    stretched = languages.long(english)
    assert len(stretched) >= 1.4 * len(english) - 0.4 * english.count(" ")
    assert stretched.count(" ") == english.count(" ")
    assert "7" in stretched
    assert not set("aeiou") & set(stretched)


def test_the_one_of_signs_has_no_letters() -> None:
    said = languages.han("Draw a card of value 7, then score it.")
    assert not re.search("[a-z]", said, re.IGNORECASE)
    assert "7" in said
    assert set(said) <= {*SIGNS, *" 7,."}


def test_they_are_written_for_the_shell_and_the_games(tmp_path: Path) -> None:
    languages.write_languages(tmp_path)
    for language in (LONG, HAN):
        assert (tmp_path / language / "shell.ftl").is_file()
        assert (tmp_path / language / "innovation" / "cards.ftl").is_file()
