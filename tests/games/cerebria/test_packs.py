"""Tables of Emotions in the place of the one that ships, and tables that are refused."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.errors import BadPack, UnknownPack
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.emotions import Emotions

Table = dict[str, Any]

CONTENT = files("boardwright.games.cerebria") / "content"
BASE: Table = tomllib.loads((CONTENT / "emotions.toml").read_text("utf-8"))


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(part)}" for key, part in value.items()) + " }"
    return json.dumps(value)


def write(table: Table, folder: Path) -> str:
    """A pack in a folder, and the name of that folder."""
    lines = []
    for head in table.keys() & {"pack", "decks"}:
        lines.append(f"[{head}]")
        lines += [f"{key} = {written(value)}" for key, value in table[head].items()]
    for entry in table["emotion"]:
        lines.append("[[emotion]]")
        lines += [f"{key} = {written(value)}" for key, value in entry.items()]
    (folder / "emotions.toml").write_text("\n".join(lines), "utf-8")
    return str(folder)


def table(change: Callable[[Table], object] = lambda table: None) -> Table:
    """The table that ships, with a name of its own and something changed."""
    new = copy.deepcopy(BASE)
    new["pack"]["name"] = "changed"
    change(new)
    return new


def entry(table: Table, name: str) -> Table:
    found: Table = next(entry for entry in table["emotion"] if entry["name"] == name)
    return found


def test_a_pack_replaces_the_cards(tmp_path: Path) -> None:
    """CER-080, CER-442: values of cards are read from a table that can be replaced."""

    def change(table: Table) -> None:
        entry(table, "Kindness").update(vibe="blue", intensity=[2, 5], threshold=1)
        entry(table, "Benevolence").update(vibe="blue", threshold=1)
        table["decks"]["love"][0] = "Safety"

    game = GAME.with_pack(write(table(change), tmp_path))
    assert game.pack == "changed"
    assert game.pack_hash != GAME.pack_hash
    position: Table = {"slots": {"VAL.a": "Kindness/2"}, "seats": [{"space": "VAL"}, {}]}
    ours: Any = game.load(position).to_dict()
    theirs: Any = GAME.load(position).to_dict()
    assert ours["facts"]["intensity"]["VAL.a"] == 5
    assert theirs["facts"]["intensity"]["VAL.a"] == 1
    love: Any = game.new(2, 0, {"spirit.0": "love"}).to_dict()
    cards = [*love["seats"][0]["hand"], *love["seats"][0]["deck"]]
    assert (cards.count("Safety"), cards.count("Self-Esteem")) == (2, 0)


def test_a_pack_may_have_other_names(tmp_path: Path) -> None:
    """CER-080, CER-442: new cards can be named, held and answered with."""

    def change(table: Table) -> None:
        entry(table, "Kindness")["name"] = "Mercy"
        entry(table, "Benevolence")["counterpart"] = "Mercy"
        for deck in table["decks"].values():
            deck[:] = ["Mercy" if name == "Kindness" else name for name in deck]

    game = GAME.with_pack(write(table(change), tmp_path))
    assert "choose:Mercy" in game.actions
    assert "choose:Kindness" not in game.actions
    seats = [{"space": "VAL", "hand": ["Mercy"]}, {}]
    pos = game.load({"settings": {"powers": "off"}, "seats": seats})
    for answer in ("invoke", "choose:Mercy", "slot:VAL.a"):
        pos.answer(answer, 0)
    slots: Any = pos.to_dict()["slots"]
    assert slots["VAL.a"] == "Mercy/1"


def test_tables_of_the_board_are_data() -> None:
    """CER-442: Realms, Spheres, the fixed arrangement and the marked spaces of the Wheel stand in a
    table, each with a mark that says where it comes from.
    """
    board = tomllib.loads((CONTENT / "board.toml").read_text("utf-8"))
    assert board["realms"]["names"] == ["VAL", "CRA", "NET", "LAN", "WIL"]
    spheres = ["Commitment", "Creativity", "Humility", "Diligence", "Knowledge"]
    assert board["spheres"]["names"] == spheres
    assert board["start"]["bliss"] == [["F0", "CRA.a"], ["F3", "LAN.b"]]
    assert board["start"]["gloom"] == [["F4", "WIL.b"], ["F1", "NET.a"]]
    wheel = {key: board["wheel"][key] for key in ("essence", "card", "ambition")}
    assert wheel == {"essence": [2, 8, 14], "card": [4, 10, 16], "ambition": [6, 12, 18]}
    marks = {name: part["mark"] for name, part in board.items()}
    assert set(marks.values()) == {"published", "derived", "designed"}
    assert (marks["start"], marks["realms"]) == ("designed", "derived")


def _without_starting(table: Table) -> None:
    table["emotion"] = [e for e in table["emotion"] if e["name"] != "Bleakness"]


def _two_faults(table: Table) -> None:
    entry(table, "Fear").update(vibe="purple", intensity=[])
    entry(table, "Anger")["power"] = "sing"


BROKEN: dict[str, tuple[Callable[[Table], object], list[str]]] = {
    "several faults": (
        _two_faults,
        ["Fear: vibe: 'purple'", "Fear: intensity: []", "Anger: power: 'sing'"],
    ),
    "a name twice": (
        lambda t: t["emotion"].append(dict(entry(t, "Fear"))),
        ["Fear: the name is there more than once"],
    ),
    "an unknown field": (lambda t: entry(t, "Fear").update(size=3), ["Fear: size: unknown"]),
    "an Intensity too high": (
        lambda t: entry(t, "Fear").update(intensity=[1, 10]),
        ["Fear: intensity: [1, 10]"],
    ),
    "no threshold": (
        lambda t: entry(t, "Fear").pop("threshold"),
        ["Fear: threshold: needed with a counterpart"],
    ),
    "a threshold of its own for a Strong card": (
        lambda t: entry(t, "Panic").update(threshold=4),
        ["Panic: threshold: Fear has 1"],
    ),
    "a counterpart that does not exist": (
        lambda t: entry(t, "Fear").update(counterpart="Dread"),
        ["Fear: counterpart: 'Dread'", "Panic: counterpart: Fear names 'Dread'"],
    ),
    "a counterpart of the same kind": (
        lambda t: entry(t, "Fear").update(counterpart="Anger"),
        ["Fear: counterpart: 'Anger'", "Panic: counterpart: Fear names 'Anger'"],
    ),
    "a card without a Vibe": (
        lambda t: entry(t, "Fear").update(vibe="none"),
        ["Fear: vibe: only starting Emotions have none"],
    ),
    "no Starting Emotion": (
        _without_starting,
        ["gloom: one starting Emotion is needed, 0 are there"],
    ),
    "two Starting Emotions": (
        lambda t: t["emotion"].append({**entry(t, "Brightness"), "name": "Sunrise"}),
        ["bliss: one starting Emotion is needed, 2 are there"],
    ),
    "a deck too small": (
        lambda t: t["decks"]["love"].pop(),
        ["decks.love: 8 different names are needed"],
    ),
    "a deck with a Strong and a strange card": (
        lambda t: t["decks"].update(misery=[*t["decks"]["misery"][:6], "Panic", "Courage"]),
        ["decks.misery: 'Panic'", "decks.misery: 'Courage'"],
    ),
    "a deck missing and one too many": (
        lambda t: t["decks"].update(hope=t["decks"].pop("hatred")),
        ["decks.hatred: 8 different names are needed", "decks.hope: unknown"],
    ),
    "no decks": (lambda t: t.pop("decks"), ["decks: a table with a deck for each team"]),
    "marks that do not exist": (
        lambda t: entry(t, "Fear").update(marks={"power": "guessed"}),
        ["Fear: marks:"],
    ),
    "numbers that are none": (
        lambda t: entry(t, "Fear").update(amount="one", threshold=-1),
        ["Fear: amount: 'one'", "Fear: threshold: -1"],
    ),
    "an unknown team and kind": (
        lambda t: entry(t, "Brightness").update(team="dawn", kind="first"),
        ["Brightness: team: 'dawn'", "Brightness: kind: 'first'", "bliss: one starting Emotion"],
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_broken_tables_are_refused_with_every_problem(fault: str, tmp_path: Path) -> None:
    """CER-083: what a card must have is checked, and everything that is wrong is told at once."""
    change, expected = BROKEN[fault]
    with pytest.raises(BadPack) as refused:
        GAME.with_pack(write(table(change), tmp_path))
    for line in expected:
        hits = [problem for problem in refused.value.problems if line in problem]
        assert len(hits) == 1, (line, refused.value.problems)


def test_faults_add_up(tmp_path: Path) -> None:
    """CER-083: many faults in one table give many problems, none of them lost."""

    def spoil(table: Table) -> None:
        for fault in ("several faults", "no Starting Emotion", "a deck too small"):
            BROKEN[fault][0](table)

    with pytest.raises(BadPack) as refused:
        GAME.with_pack(write(table(spoil), tmp_path))
    assert len(refused.value.problems) == 5
    assert str(refused.value).count("\n") == 4


def test_a_pack_needs_a_name_of_its_own(tmp_path: Path) -> None:
    """CER-442: a changed table cannot pass for the one that ships."""
    for head in ({"name": "base"}, {"name": ""}, {}):
        changed = {**table(), "pack": head}
        with pytest.raises(BadPack, match="name"):
            GAME.with_pack(write(changed, tmp_path))


def test_a_pack_that_cannot_be_read(tmp_path: Path) -> None:
    """CER-442: no folder, no file, no TOML."""
    with pytest.raises(UnknownPack):
        GAME.with_pack(str(tmp_path / "nowhere"))
    with pytest.raises(UnknownPack):
        GAME.with_pack(str(tmp_path))
    (tmp_path / "emotions.toml").write_bytes(b"[[emotion]\n\xff")
    with pytest.raises(BadPack, match="cannot be read"):
        GAME.with_pack(str(tmp_path))
    with pytest.raises(BadPack, match="a list of"):
        Emotions({"emotion": "Fear"})


def test_content_of_a_scenario() -> None:
    """CER-080: a scenario adds cards of its own, checked like all others."""
    with pytest.raises(BadPack, match="Dread: intensity"):
        GAME.with_content({"emotion": [{"name": "Dread", "team": "gloom", "kind": "mild"}]})
    with pytest.raises(BadPack, match="there is only"):
        GAME.with_content({"spirit": [{"name": "Doom"}]})
