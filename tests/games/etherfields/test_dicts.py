"""The full dict: every field of the state is in it, names read as written, facts follow."""

from __future__ import annotations

import pytest

from boardwright.core.expectations import Expectations
from boardwright.games.etherfields import state
from boardwright.games.etherfields.fields import FIELD, SEAT, TEAM, UNORDERED
from boardwright.games.etherfields.naming import describes, fits_card, matches, names_of
from boardwright.games.etherfields.state import Seat
from tests.games.etherfields.positions import TWO, Table, at, full, plain


def test_every_field_of_the_state_is_written() -> None:
    """`options` follow from the settings, the pack is named by the head."""
    written = {FIELD.get(key, key) for key in TEAM}
    assert written == set(state.SHARED) - {"pack", "options"}
    assert set(SEAT) == set(Seat.__slots__)


def test_every_phase_has_a_word() -> None:
    from boardwright.games.etherfields.fields import PHASES

    assert len(set(PHASES)) == len(PHASES) == max(state.ACT, *_phases()) + 1
    assert PHASES[state.ACT] == "act"
    assert PHASES[state.TRAVEL] == "travel"


def _phases() -> list[int]:
    from boardwright.games.etherfields.turns import ACTS

    return list(ACTS)


def test_unordered_lists_are_sets() -> None:
    assert {"hand", "figures", "items", "blocked", "flags"} <= UNORDERED
    assert not UNORDERED & {"deck", "discard", "sealed", "turns", "market", "fate_deck"}


# Names


def test_names_and_ids_are_understood() -> None:
    pack = at(TWO).pack
    names = names_of(pack)
    assert names.number("card", "Ada Wrath 1") == names.number("card", "ada.wrath1")
    assert names.text("card", names.number("card", "ada.wrath1") or 0) == "Ada Wrath 1"
    assert names.text("turn", 0) == "hearts1"
    assert names.number("turn", "Hearts 1") == 0
    assert names.number("space", "r3c4") == 34
    assert names.number("space", "r9c1") is None
    assert names.text("item", -1) == ""
    game = plain()
    for name in ("Walker", "d1.acts", "map:Read", "r3c4", "Ada Any 1", "Bell"):
        assert game.has_name(name), name
    assert not game.has_name("Wanderer")


@pytest.mark.parametrize(
    ("wanted", "name", "fits"),
    [
        ("Any 1", "Any 1", True),
        ("?", "Any 1", True),
        ("?", "", False),
        ("?wrath", "Any 1", True),
        ("?wrath2", "Any 1", False),
        ("?wrath2", "Ada Wrath 2", True),
        ("?cunning", "Ada Wrath 2", False),
        ("?flaw", "Leak", True),
        ("?wrath", "Leak", False),
        ("?flaw", "Any 1", False),
        ("?hearts", "hearts2", True),
        ("?hearts", "clubs2", False),
        ("Any", "Any 1", False),
    ],
)
def test_signs(wanted: str, name: str, fits: bool) -> None:
    assert matches(at(TWO).pack, wanted, name) is fits
    assert plain().matches(wanted, name) is fits


def test_a_sign_for_any_card_is_no_flaw() -> None:
    pack = at(TWO).pack
    assert not fits_card(pack.cards[names_of(pack).number("card", "Leak") or 0], "?")


def test_short_texts_for_tables() -> None:
    pack = at(TWO).pack
    walker = {"entity": "Walker", "space": "r3c4", "tag": 1, "states": []}
    assert describes(pack, "Walker@r3c4", walker)
    assert describes(pack, "Walker", walker)
    assert describes(pack, "?@r3c4", walker)
    assert not describes(pack, "Walker@r3c3", walker)
    post = {"card": "Wrath Post", "flipped": True, "tag": 1}
    assert describes(pack, "Wrath Post~", post)
    assert not describes(pack, "Wrath Post", post)
    assert describes(pack, "wall@r1c1", {"kind": "wall", "space": "r1c1"})
    assert describes(pack, "Bright@quay.q", {"tile": "quay", "slot": "q", "fate": "Bright"})


# Facts


def test_facts_follow() -> None:
    data = {
        **TWO,
        "tiles": ["d1.start", "d1.open", "d1.terrain", "d1.stairs", "d1.walls", "d1.acts"],
        "walls": ["r3c1-r3c2"],
        "figures": ["Folk@r3c2", "Coin@r3c2", "Coin@r3c2", "Coin@r3c2", "Walker@r4c4"],
        "entities": [
            "Folk",
            "Coin",
            {"entity": "Walker", "morphings": ["speed", "progress_lock"]},
        ],
        "tokens": ["light@r2c8", "water@r3c1"],
        "seats": [{"progress": ["Wrath Post", "Wrath Post~", "Cunning Post"]}, {"space": "r5c5"}],
    }
    facts = full(data)["facts"]
    assert facts["spaces"]["r3c2"]["full"] is True
    assert facts["spaces"]["r3c1"]["near"] == ["r4c1"]
    assert facts["spaces"]["r1c7"]["terrain"] == ["light"]
    assert facts["spaces"]["r1c5"]["icons"] == ["stairs"]
    assert facts["spaces"]["r5c5"]["actions"] == ["map:Read"]
    assert facts["entities"]["Walker"] == {"figures": ["r4c4"], "move": 4}
    assert facts["locks"] == ["progress_lock"]
    assert facts["morphings"]["speed"] == 1
    seat = facts["seats"][0]
    assert seat["progress"] == {"wrath": 0, "cunning": 0, "awareness": 0}
    assert seat["terrain"] == ["water"]
    assert seat["distances"]["r3c2"] == 3
    assert facts["supply"] == {
        **dict.fromkeys(("ether", "distress"), 16),
        **dict.fromkeys(("key", "wrath", "cunning", "awareness"), 4),
        "gem": 6,
    }


# In scenarios

POSITION: Table = {
    "figures": ["Folk@r3c2", "Walker@r3c3"],
    "seats": [{"progress": ["Wrath Post~"], "hand": ["Ada Wrath 1"]}],
}
EXPECT: Table = {
    "figures": ["Walker@r3c3", "?@r3c2"],
    "entities": ["Walker", "Folk"],
    "seats": {"0": {"progress": ["Wrath Post~"], "hand": ["?wrath1"]}},
    "turns": 7,
}


def failures(expect: Table) -> list[str]:
    return Expectations(plain().load(POSITION), (), frozenset()).check(expect)


def test_scenarios_may_expect_shortly() -> None:
    assert failures(EXPECT) == []


@pytest.mark.parametrize(
    ("expect", "where"),
    [
        ({"figures": ["Walker@r3c2", "?@r3c2"]}, "figures: "),
        ({"entities": ["Giant", "Folk"]}, "entities: "),
        ({"seats": {"0": {"progress": ["Wrath Post"]}}}, "seats.0.progress: "),
        ({"seats": {"0": {"hand": ["?wrath2"]}}}, "seats.0.hand: "),
    ],
)
def test_short_expectations_fail(expect: Table, where: str) -> None:
    (failure,) = failures(expect)
    assert failure.startswith(where)
