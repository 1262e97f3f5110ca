"""The pages of the manual, as tests read them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one that is not below it."""
    _, found, rest = text.partition(f"\n{heading}\n")
    assert found, heading
    depth = len(heading) - len(heading.lstrip("#"))
    return re.split(rf"^#{{1,{depth}}} ", rest, maxsplit=1, flags=re.M)[0]


def rows(text: str, head: str = "") -> list[list[str]]:
    """The cells of the first table, or of the one with this head, without its head."""
    table = re.search(rf"^{re.escape(head)}.*\n(\|[-|]+\|\n(?:\|.*\n)*)", text, re.M)
    assert table, head
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table[1].splitlines()[1:]]


def names(cell: str) -> list[str]:
    """What stands in code signs."""
    return re.findall(r"`([^`]+)`", cell)
