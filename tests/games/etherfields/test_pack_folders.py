"""Packs in folders: built on others, with functions, in two languages, broken in many ways."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from boardwright.core.errors import BadPack
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.pack import Pack

BROKEN = Path(__file__).parent / "packs" / "broken"


@pytest.fixture
def plain() -> Pack:
    return packs.load("plain")


# Packs in folders


def write(folder: Path, **files: str) -> str:
    """A pack upon `plain`, with these files by their names."""
    folder.mkdir(exist_ok=True)
    head = '[base]\npack = "plain"\n[pack]\nid = "mine"\n'
    (folder / "pack.toml").write_text(head + files.pop("pack", ""))
    for name, text in files.items():
        path = folder / name.replace("__", "/").replace("_toml", ".toml").replace("_py", ".py")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return str(folder)


HAMMER = '[[item]]\nid = "hammer"\nname = "Mallet"\nstarting = true\nintent = { wrath = 4 }\n'


def test_a_pack_may_build_on_another(tmp_path: Path, plain: Pack) -> None:
    """What has the same id takes its place and its number; the rest comes after it."""
    cup = '[[item]]\nid = "cup"\nname = "Cup"\nintent = { wrath = 1 }\n'
    mine = packs.load(write(tmp_path, more_toml=HAMMER + cup))
    assert mine.items[plain.number("item", "hammer")].name == "Mallet"
    assert [item.id for item in mine.items] == [*(item.id for item in plain.items), "cup"]
    assert (mine.id, mine.title) == ("mine", "Plain")


def test_a_pack_may_leave_things_of_its_base_out(tmp_path: Path) -> None:
    left = "[pack.counts]\nmasks = 7\n"
    folder = write(tmp_path, pack=left)
    head = Path(folder, "pack.toml").read_text()
    gone = 'remove = ["mask.ada.wide"]\n'
    Path(folder, "pack.toml").write_text(head.replace('"plain"\n', f'"plain"\n{gone}'))
    assert len(packs.load(folder).masks) == 7


def test_packs_cannot_build_on_each_other(tmp_path: Path) -> None:
    for one, other in (("one", "../other"), ("other", "../one")):
        (tmp_path / one).mkdir()
        (tmp_path / one / "pack.toml").write_text(f'[base]\npack = "{other}"\n')
    told = [str(problem) for problem in packs.problems_of(str(tmp_path / "one"))]
    assert told == ["pack.toml: base.pack: a pack cannot build on itself"]


def test_the_digest_is_that_of_what_is_said(tmp_path: Path) -> None:
    first = packs.load(write(tmp_path / "a", more_toml=HAMMER)).digest
    assert packs.load(write(tmp_path / "b", more_toml=f"# A comment.\n{HAMMER}")).digest == first
    other = HAMMER.replace("4", "5")
    assert packs.load(write(tmp_path / "c", more_toml=other)).digest != first


def test_a_folder_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    folder = write(tmp_path, more_toml=HAMMER)
    first = packs.load(folder)
    assert packs.load(folder) is first
    write(tmp_path, more_toml=HAMMER.replace("Mallet", "Maul"))
    assert packs.load(folder).items[0].name == "Maul"


CALLS = """
[[note]]
id = "slip"
name = "Slip"
text = "Everybody dances."
action = [{ effect = [{ do = "call", function = "dance" }] }]
"""
DANCE = "async def dance(s, scene, step):\n    raise RuntimeError\n\n\nNAMED = {'dance': dance}\n"


def test_functions_of_a_pack_run_only_where_they_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write(tmp_path, more_toml=CALLS, functions_py=DANCE)
    monkeypatch.setenv("BOARDWRIGHT_PACK_CODE", "other,plain")
    with pytest.raises(BadPack, match="BOARDWRIGHT_PACK_CODE"):
        packs.load(folder)
    monkeypatch.setenv("BOARDWRIGHT_PACK_CODE", "other, mine")
    assert set(packs.load(folder).calls) == {"dance"}


def test_functions_that_are_not_allowed_are_not_even_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BOARDWRIGHT_PACK_CODE", raising=False)
    trace = tmp_path / "ran"
    code = f"open({str(trace)!r}, 'w').close()\n{DANCE}"
    with pytest.raises(BadPack):
        packs.load(write(tmp_path / "pack", more_toml=CALLS, functions_py=code))
    assert not trace.exists()


# Languages


def translated(texts: Mapping[str, Mapping[str, str]]) -> str:
    """A file of texts, by key of the entry and of the text."""
    lines = []
    for key, found in texts.items():
        kind, _, id = key.partition(".")
        lines.append(f'[{kind}."{id}"]')
        lines += [f'{name} = "{text}"' for name, text in found.items()]
    return "\n".join(lines) + "\n"


def missing(folder: str) -> list[tuple[str, str]]:
    """Files and keys of the texts that a language lacks."""
    return [(one.file, one.key) for one in packs.problems_of(folder)]


def test_a_second_language_is_complete(tmp_path: Path) -> None:
    """Entry by entry, text by text, in lists by place."""
    folder = write(
        tmp_path,
        pack='languages = ["en", "de"]\n',
        texts__de_toml=translated({"item.drum": {"name": "Trommel"}}),
        scripts__de_toml='[[script]]\nid = 1\ntext = "Da bist du."\neffect_text = "Los."\n',
    )
    found = missing(folder)
    assert ("texts/de.toml", "item.drum.text") in found
    assert ("texts/de.toml", "item.hammer") in found
    assert ("scripts/de.toml", "script.2") in found
    assert not [key for _, key in found if key.startswith("script.1")]


def test_a_language_has_no_texts_besides(tmp_path: Path) -> None:
    texts = translated({"item.drum": {"name": "Trommel", "smell": "x"}, "item.oboe": {"name": "x"}})
    folder = write(tmp_path, pack='languages = ["en", "de"]\n', texts__de_toml=texts)
    found = missing(folder)
    assert ("texts/de.toml", "item.drum.smell") in found
    assert ("texts/de.toml", "item.oboe") in found


def test_a_language_that_nobody_lists_is_a_problem(tmp_path: Path) -> None:
    folder = write(tmp_path, texts__fr_toml=translated({"item.drum": {"name": "Tambour"}}))
    assert missing(folder) == [("texts/fr.toml", "")]


# What can be won


HATCH = """
[[map_tile]]
id = "d2.across"
name = "Across"
anchor = "ne"
code = "C3"
walls = ["se.north", "se.west", "se.east"]

[[map_tile.action]]
name = "Open"
on = ["se"]
cost = { wrath = 1 }
effect = [{ do = "script", id = 21 }]

[[map_tile.flying_rule]]
name = "Leap"
cost = { cunning = 1 }
effect = [STEP]
"""


@pytest.mark.parametrize(
    "step",
    [
        '{ do = "relocate", to = "r6c5" }',
        '{ do = "relocate", to = "any" }',
        '{ do = "relocate", to = "any", range = 1, ignore_walls = true }',
        '{ do = "move", n = 1, through_wall = 1 }',
        '{ do = "token", kind = "hole", op = "place", at = "own" }',
    ],
)
def test_a_walled_victory_may_be_reached_otherwise(tmp_path: Path, step: str) -> None:
    """ETH-161. Without such a step it is the broken pack `victory_walled_in`."""
    folder = write(tmp_path, more_toml=HATCH.replace("STEP", step))
    assert packs.problems_of(folder) == []


@pytest.mark.parametrize(
    "step",
    [
        '{ do = "relocate", to = "icon:stairs" }',
        '{ do = "relocate", to = "any", range = 1 }',
        '{ do = "relocate", entity = "any", to = "any" }',
        '{ do = "move", n = 1 }',
    ],
)
def test_other_steps_do_not_lead_to_it(tmp_path: Path, step: str) -> None:
    folder = write(tmp_path, more_toml=HATCH.replace("STEP", step))
    (told,) = packs.problems_of(folder)
    assert told.reason.startswith("its victory cannot be reached over the map")


# Broken packs


@pytest.mark.parametrize("name", sorted(folder.name for folder in BROKEN.iterdir()))
def test_broken_packs(name: str) -> None:
    """Every problem, each with file, key and reason, and no other."""
    told = [str(problem) for problem in packs.problems_of(str(BROKEN / name))]
    assert told == (BROKEN / name / "expected.txt").read_text().splitlines()
    assert told
