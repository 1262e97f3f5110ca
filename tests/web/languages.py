"""Languages made up for the tests from the English texts: one that is long, one of Han signs."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.web.client import SOURCE

LONG = "qaa"
HAN = "zh"

ACCENTED = str.maketrans("aeiouycnszAEIOUYCNSZ", "áêïöůÿçñšžÁÊÏÖŮŸÇÑŠŽ")
SIGNS = "天地人日月山水火木金土石田禾竹米目耳口手足心門車馬鳥魚虫風雨雲雪春夏秋冬東西南北高長明光"
LETTERS = re.compile(r"[^\W\d_]+")


def long(text: str) -> str:
    """The text with other letters and 40 % more of them, in words that stay words."""

    def stretch(found: re.Match[str]) -> str:
        word = found.group()
        extra = math.ceil(0.4 * len(word))
        return (word + word[-1].lower() * extra).translate(ACCENTED)

    return LETTERS.sub(stretch, text)


def han(text: str) -> str:
    """The text with a sign for every three letters, and no spaces between words."""

    def sign(found: re.Match[str]) -> str:
        word = found.group().lower()
        start = sum(map(ord, word))
        count = math.ceil(len(word) / 3)
        return "".join(SIGNS[(start + 7 * step) % len(SIGNS)] for step in range(count))

    signs = f"[{SIGNS}]"
    return re.sub(f"(?<={signs}) (?={signs})", "", LETTERS.sub(sign, text))


LANGUAGES: dict[str, Callable[[str], str]] = {LONG: long, HAN: han}


class _Translation(Transformer):
    """Puts every piece of text through a function; names, numbers and choices stay."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = self._change(node.value)
        return node

    def visit_Term(self, node: ast.Term) -> ast.Term:  # noqa: N802
        """A term's attributes are for choosing by, not for reading."""
        node.value = self.visit(node.value)
        return node


def translate(text: str, change: Callable[[str], str]) -> str:
    """A Fluent file with all its texts changed."""
    resource = FluentParser(with_spans=False).parse(text)
    return str(FluentSerializer().serialize(_Translation(change).visit(resource)))


def sources() -> dict[str, list[Path]]:
    """The English files of each game, and of the shell, which goes by no name."""
    games = sorted(SOURCE.glob("games/*/texts/en"))
    return {
        "": sorted((SOURCE / "texts" / "en").glob("*.ftl")),
        **{folder.parents[1].name: sorted(folder.glob("*.ftl")) for folder in games},
    }


def write_languages(folder: Path) -> Path:
    """Write all made-up languages, as a server takes them: LANGUAGE/*.ftl, LANGUAGE/GAME/*.ftl."""
    for language, change in LANGUAGES.items():
        for owner, paths in sources().items():
            place = folder / language / owner
            place.mkdir(parents=True, exist_ok=True)
            for path in paths:
                text = translate(path.read_text("utf-8"), change)
                (place / path.name).write_text(text, "utf-8")
    return folder
