"""docs/add-a-table.md is true: what a drawing module exports, what the shell asks of it, and what
it is given to draw with.
"""

from __future__ import annotations

import re

from boardwright.core.games import Game
from tests.docs.pages import ROOT, names, page, rows, section

PAGE = page("add-a-table.md")
SOURCE = ROOT / "src" / "boardwright"
CONTEXT = (SOURCE / "web" / "table" / "context.js").read_text("utf-8")
GAMES = {
    module.parents[1].name: module.read_text("utf-8")
    for module in sorted(SOURCE.glob("games/*/web/table.js"))
}


def exported(module: str) -> set[str]:
    """The names that a module exports, from itself or from others."""
    own = re.findall(r"^export (?:async )?(?:function|const) (\w+)", module, re.M)
    passed_on = ",".join(re.findall(r"^export \{([^}]*)\}", module, re.M))
    return {*own, *(name.split()[-1] for name in passed_on.split(",") if name.strip())}


def shell() -> str:
    """All modules of the shell."""
    scripts = [path for path in (SOURCE / "web").rglob("*.js") if "vendor" not in path.parts]
    return "\n".join(path.read_text("utf-8") for path in scripts)


def asked_for() -> set[str]:
    """What the shell takes from a drawing module."""
    by_name = re.findall(r"\bmodule(?:\?\.|\.)(\w+)(?:\?\.)?\(", shell())
    by_game = re.findall(r"modules\.get\([^)]*\)\?\.(\w+)\?\.\(", shell())
    return {*by_name, *by_game}


def on_the_page() -> set[str]:
    return exported(section(PAGE, "## The module"))


def test_the_modules_of_our_games_export_what_the_page_says() -> None:
    assert set.union(*map(exported, GAMES.values())) == on_the_page()
    for name in GAMES:
        assert f"`src/boardwright/games/{name}/web`" in PAGE


def test_the_shell_asks_for_what_the_page_says() -> None:
    assert asked_for() == on_the_page()


def test_the_first_three_are_needed_and_the_others_are_not() -> None:
    needed = set(re.findall(r"\bmodule\.(\w+)\(", shell()))
    assert all(needed <= exported(module) for module in GAMES.values())
    assert "The first three are needed." in PAGE
    assert set(re.findall(r"^export function (\w+)", PAGE, re.M)[:3]) == needed


def members(typedef: str) -> set[str]:
    (block,) = [part for part in CONTEXT.split("/**") if f"@typedef {{object}} {typedef}\n" in part]
    return set(re.findall(r"@property \{.*\} \[?(\w+)", block))


def test_the_context_has_the_members_that_the_page_says() -> None:
    noted = {
        name.partition("(")[0]
        for row in rows(section(PAGE, "## The context"))
        for name in names(row[0])
    }
    assert noted == members("Context")


def test_the_members_take_what_the_page_says() -> None:
    """Parameters by name, with a mark where they may be left out."""
    for row in rows(section(PAGE, "## The context")):
        for name, given in re.findall(r"`(\w+)\(([^)]*)\)`", row[0]):
            signature = re.search(rf"\{{\(([^)]*)\) => .*\}} {name}\b", CONTEXT)
            assert signature, name
            taken = re.findall(r"(\w+\??):", signature[1])
            assert given.split(", ") == taken, name


def test_the_texts_and_methods_that_the_page_names_exist() -> None:
    for name in re.findall(r"`Game\.(\w+)", PAGE):
        assert hasattr(Game, name), name
    texts = "\n".join(
        path.read_text("utf-8")
        for path in (SOURCE / "games" / "innovation" / "texts" / "en").glob("*.ftl")
    )
    for key in ("game-title", "game-line", "game-length", "game-example"):
        assert f"`{key}`" in PAGE
        assert f"\n{key} = " in texts
    for file in ("web.ftl", "pages.ftl"):
        assert (SOURCE / "texts" / "en" / file).is_file()
    assert (SOURCE / "games" / "innovation" / "web" / "example.record").is_file()
