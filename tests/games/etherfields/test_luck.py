"""The Luck die, Boost and rerolls (section 17)."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, luck
from boardwright.games.etherfields.content import LUCK, MORPHINGS, MOVEMENT
from boardwright.games.etherfields.state import EntityTile, Modifier, State
from tests.games.etherfields.flows import Run, influence, names, run, steps, table, told

W1, W2, W3 = "Ada Wrath 1", "Ada Wrath 2", "Ada Wrath 3"
C1, C2 = "Ada Cunning 1", "Ada Cunning 2"
PASSES = ["pass", "pass:turn", "pass:kind"]
HOUR: Mapping[str, Json] = {"do": "gain", "what": "hour", "n": 1}
AGAIN = influence(
    "Again", {"when": ["rolled"], "effect": steps({"do": "reroll"})}, rapid=True, qty=3
)


def costing(cost: dict[str, Json]) -> dict[str, Json]:
    return influence("Test", {"cost": cost, "effect": steps(HOUR)})


def act(s: State, *answers: str, seat: int = 0, key: str = "play:Test") -> Run:
    _, played = run(s, acting.perform(s, seat, s.pack.keys.id(key)), *answers)
    return played


def boosted(*answers: str, **seat: Json) -> State:
    """3 Wrath are asked, 2 are paid, then the die is rolled."""
    facts: dict[str, Json] = {"hand": ["Test", W2], **seat}
    s = table(facts, content={"influence": [costing({"wrath": 3})]})
    act(s, f"pay:{W2}", "boost", *answers)
    return s


def test_a_boost_adds_intent() -> None:
    """ETH-325, ETH-330: of the colour that is paid."""
    s = boosted("luck:1")
    assert s.hours == 6
    assert told(s, "boosted") == [{"seat": 0, "face": "1", "n": 1}]


def test_a_blank_adds_nothing() -> None:
    """ETH-329: and the cards are lost."""
    s = boosted("luck:blank")
    assert s.hours == 5
    assert names(s, s.seats[0].discard) == ["Test", W2]


def test_a_fail_is_dearer() -> None:
    """ETH-326, ETH-327, ETH-006: a Gem, 1 Distress, or 3 sealed cards; what is there."""
    s = boosted("luck:fail", "distress")
    assert (s.hours, s.seats[0].distress) == (5, 1)
    s = boosted_with_gem("gem")
    assert s.seats[0].gems == 0
    s = boosted("luck:fail", "seal")
    assert len(s.seats[0].sealed) == 3
    s = boosted("luck:fail", deck=["Ada Awareness 1"], discard=6)
    assert s.seats[0].distress == 1


def boosted_with_gem(answer: str) -> State:
    """A Gem could be used for a reroll first, so that window is let pass."""
    return boosted("luck:fail", "pass", answer, gems=1)


def test_the_options_of_a_fail() -> None:
    """ETH-327: without a Gem none can be discarded."""
    s = table({"hand": ["Test", W2]}, content={"influence": [costing({"wrath": 3})]})
    played = act(s, f"pay:{W2}", "boost", "luck:fail", "seal")
    assert played.options("ask-boost-fail") == ["distress", "seal"]


def test_once_per_turn_for_each_dreamer() -> None:
    """ETH-325."""
    content = {"influence": [{**costing({"wrath": 3}), "qty": 2}]}
    s = table({"hand": ["Test", W2, W1]}, {"hand": ["Test", "Ben Wrath 2"]}, content=content)
    act(s, f"pay:{W2}", "boost", "luck:1")
    s.seats[0].hand = (*s.seats[1].hand[:1], *s.seats[0].hand)
    assert "turn:boost" in s.seats[0].spent
    played = act(s, "pay:Ben Wrath 2", "boost", "luck:2", seat=1)
    assert "boost" in played.asked[1][2]
    assert s.hours == 6


def test_the_die_is_the_last_source() -> None:
    """ETH-331: with a card left that would do, a result too low still loses all."""
    s = table({"hand": ["Test", W1, W2]}, content={"influence": [costing({"wrath": 3})]})
    act(s, f"pay:{W1}", "boost", "luck:1")
    assert s.hours == 5
    assert names(s, s.seats[0].hand) == [W2]


def test_nothing_paid_nothing_boosted() -> None:
    """ETH-325: at least 1 Intent must have been paid."""
    s = table({"hand": ["Test", W1, W2]}, content={"influence": [costing({"wrath": 3})]})
    played = act(s, "stop")
    assert "boost" not in played.asked[0][2]


def test_a_boosted_move_is_one_move() -> None:
    """ETH-333, ETH-334: on a Fail one does not move, on a blank as far as was paid."""
    for face, spaces in (("luck:2", 3), ("luck:blank", 1)):
        s = table({"hand": [C1], "space": "r3c1"})
        end = f"space:r3c{1 + spaces}"
        act(s, f"pay:{C1}", "boost", face, end, key="move")
        assert s.seats[0].space == 31 + spaces
    s = table({"hand": [C1], "space": "r3c1"})
    act(s, f"pay:{C1}", "boost", "luck:fail", "distress", key="move")
    assert s.seats[0].space == 31
    assert names(s, s.seats[0].discard) == [C1]


def test_a_fail_cancels_what_was_paid_in_full() -> None:
    """ETH-328: an Assault paid once, and Boosted for a second time."""
    s = table({"hand": [W2], "space": "r3c1"}, figures=["Beast@r3c2"])
    entity = s.pack.entities[s.pack.number("entity", "beast")]
    key = next(action.key for action in entity.actions if action.keyword == "assault")
    act(s, f"pay:{W2}", "boost", "luck:fail", "distress", key=key)
    assert len(s.figures) == 1


def test_items_are_lost_with_a_failed_action() -> None:
    """ETH-335."""
    s = table({"hand": ["Test"]}, items=["Ring"], content={"influence": [costing({"wrath": 3})]})
    act(s, "pay-item:Ring", "boost", "luck:1")
    assert [s.pack.items[n].name for n in s.storage] == ["Ring"]
    assert s.hours == 5


def test_facets_bring_intent_before_the_die() -> None:
    """ETH-010, ETH-024: once a Wisdom card brings it, a Gem is 2 Intent of any colour."""
    content = {"influence": [costing({"wrath": 3})]}
    s = table({"hand": ["Test", W1], "gems": 1}, content=content)
    assert "gem" not in act(s, "stop").asked[0][2]
    s = table({"hand": ["Test", W1], "gems": 1}, wisdom=["Facets"], content=content)
    act(s, f"pay:{W1}", "gem")
    assert (s.hours, s.seats[0].gems) == (6, 0)


# Rerolls


def test_only_the_last_result_counts() -> None:
    """ETH-336 to ETH-339: any number of rerolls, before the result is applied."""
    s = table({"hand": ["Again", "Again"]}, {}, content={"influence": [AGAIN]})
    face, played = run(
        s,
        luck.roll_luck(s, 0, "ETH-323"),
        "luck:3",
        "play:Again",
        "luck:fail",
        "play:Again",
        "luck:1",
    )
    assert LUCK[face] == "1"
    assert played.prompts.count("ask-window") == 2
    assert [args["face"] for args in told(s, "rolled")] == ["3", "fail", "1"]
    assert told(s, "result")[0]["rerolls"] == 2


def test_a_gem_rerolls_any_die_of_anybody() -> None:
    """ETH-252, ETH-411: of another Dreamer, and the Movement die."""
    s = table({}, {"gems": 2}, figures=["Beast@r3c3"])
    face, played = run(s, luck.roll_luck(s, 0, "ETH-323"), "luck:fail", "reroll", "luck:2", "pass")
    assert LUCK[face] == "2"
    assert played.asked[1] == (1, "ask-window", ["reroll", *PASSES])
    tag = s.figures[0].tag
    face, _ = run(
        s,
        luck.roll_movement(s, tag, "ETH-399", s.figures[0].entity),
        "die:full",
        "reroll",
        "die:one",
    )
    assert MOVEMENT[face] == "one"
    assert s.seats[1].gems == 0


def locked(kind: str, **seat: Json) -> State:
    """A Beast with that Morphing."""
    s = table(seat, figures=["Beast@r3c3"], content={"influence": [AGAIN]})
    s.entities = (EntityTile(s.figures[0].entity, (MORPHINGS.index(kind),)),)
    return s


def test_morphings_that_lock_rerolls() -> None:
    """ETH-425, ETH-426: No-reroll all of them; Gem-lock only those for Gems."""
    s = locked("no_reroll", hand=["Again"], gems=1)
    _, played = run(s, luck.roll_luck(s, 0, "ETH-323"), "luck:1")
    assert played.prompts == ["chance-luck"]
    s = locked("gem_lock", hand=["Again"], gems=1)
    _, played = run(s, luck.roll_luck(s, 0, "ETH-323"), "luck:1", "pass")
    assert played.asked[1][2] == ["play:Again", *PASSES]


def test_what_forbids_rerolls() -> None:
    """ETH-003."""
    s = table({"gems": 1}, {"gems": 1})
    s.mods = (Modifier("forbid", 1, "turn", seat=0, word="reroll", source="Test"),)
    _, played = run(s, luck.roll_luck(s, 0, "ETH-323"), "luck:1", "pass")
    assert [seat for seat, what, _ in played.asked if what == "ask-window"] == [1]


def test_results_that_are_not_named_do_nothing() -> None:
    """ETH-323, ETH-324."""
    roll: Mapping[str, Json] = {"do": "roll", "die": "luck", "results": {"3": [dict(HOUR)]}}
    s = table(
        {"hand": ["Test"]}, content={"influence": [influence("Test", {"effect": steps(roll)})]}
    )
    act(s, "luck:fail")
    assert s.hours == 5


def test_equal_faces_are_one_result_with_better_odds() -> None:
    """ETH-046, ETH-047: six faces each."""
    s = table({})
    assert [LUCK[face] for face in s.pack.luck] == ["fail", "blank", "1", "1", "2", "3"]
    assert [MOVEMENT[face] for face in s.pack.movement] == [*["one"] * 3, *["full"] * 2, "again"]
    assert [luck.pips(face) for face in range(5)] == [0, 0, 1, 2, 3]


def test_a_passive_may_change_a_boost() -> None:
    """ETH-332: House Rules make a blank a 1; it is asked, and once per Turn."""
    rules: Json = {
        **influence("House", intent={"awareness": 2}),
        "progress": {"cost": {"awareness": 3}},
        "passive": [
            {
                "when": "boosted",
                "limit": "turn",
                "optional": True,
                "requires": {"face": "blank"},
                "effect": [{"do": "set_result", "to": "1"}],
            }
        ],
    }
    content: dict[str, Json] = {"influence": [costing({"wrath": 3}), rules]}
    s = table({"hand": ["Test", W2], "progress": ["House"]}, content=content)
    act(s, f"pay:{W2}", "boost", "luck:blank", "yes")
    assert s.hours == 6


def test_a_stat_may_make_a_blank_count() -> None:
    """ETH-329."""
    s = table({"hand": ["Test", W2]}, content={"influence": [costing({"wrath": 3})]})
    s.mods = (Modifier("blank_counts", 1, "turn", seat=0, source="Test"),)
    act(s, f"pay:{W2}", "boost", "luck:blank")
    assert s.hours == 6
