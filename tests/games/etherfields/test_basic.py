"""Basic actions (section 11.3), added Turns (ETH-457, ETH-459), Gem slots (ETH-125 to ETH-127)."""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting
from boardwright.games.etherfields.content import MORPHINGS
from boardwright.games.etherfields.state import EntityTile, Modifier, State
from tests.games.etherfields.flows import Run, names, run, table, told

C1, C2, W1, W2 = "Ada Cunning 1", "Ada Cunning 2", "Ada Wrath 1", "Ada Wrath 2"


def act(s: State, key: str, *answers: str, seat: int = 0) -> Run:
    _, played = run(s, acting.perform(s, seat, s.pack.keys.id(key)), *answers)
    return played


def why_not(s: State, key: str, seat: int = 0) -> str | None:
    return acting.forbids(s, seat, s.pack.keys.id(key))


def offered(s: State, seat: int = 0) -> list[str]:
    return s.pack.keys.keys(acting.possible(s, seat))


def test_a_move_is_paid_in_cunning() -> None:
    """ETH-246, ETH-340, ETH-341: any amount, so many spaces; it may be shorter."""
    s = table({"hand": [C2, C1, W1], "space": "r3c1"})
    played = act(s, "move", f"pay:{C2}", f"pay:{C1}", "done", "space:r3c3", "done")
    assert s.seats[0].space == 33
    assert set(played.asked[0][2]) == {f"pay:{C1}", f"pay:{C2}", "stop"}


def test_a_move_needs_cunning_and_a_dreamscape() -> None:
    """ETH-256, ETH-340, ETH-438."""
    assert why_not(table({"hand": [W1]}), "move") == "ETH-340"
    assert why_not(table({"hand": [C1]}, location="Bell"), "move") == "ETH-256"
    assert why_not(table({"hand": [C1], "states": ["paralyzed"]}), "move") == "ETH-438"
    s = table({"hand": [C1]})
    s.mods = (Modifier("forbid", 1, "turn", seat=0, word="move", source="Bad Leg"),)
    assert why_not(s, "move") == "ETH-003"


def test_a_move_may_cost_more() -> None:
    """ETH-003: Iron Shoes: 1 Cunning more for a whole Move."""
    s = table({"hand": [C1, C2], "space": "r3c1"})
    s.mods = (Modifier("move_cost", 1, "turn", seat=0, source="Test"),)
    played = act(s, "move", f"pay:{C1}", f"pay:{C2}", "done", "space:r3c3")
    assert played.asked[1][2] == [f"pay:{C2}", "boost", "stop"]
    assert s.seats[0].space == 33


def test_effort_is_paid_in_hours() -> None:
    """ETH-247, ETH-248, ETH-457: X at least 1, once per Turn for each Dreamer; no Intent."""
    s = table({"space": "r3c1"}, {"space": "r3c1"}, hours=3)
    played = act(s, "effort", "amount:2", "space:r3c3")
    assert played.options("ask-effort") == ["amount:1", "amount:2", "amount:3"]
    assert (s.hours, s.seats[0].space) == (1, 33)
    assert why_not(s, "effort") == "ETH-248"
    assert why_not(s, "effort", 1) is None
    s.hours = 0
    assert why_not(s, "effort", 1) == "ETH-248"


def test_what_forbids_effort() -> None:
    """ETH-003, ETH-438."""
    s = table({})
    s.mods = (Modifier("forbid", 1, "turn", seat=0, word="effort", source="Cold Feet"),)
    assert why_not(s, "effort") == "ETH-003"
    assert why_not(table({"states": ["paralyzed"]}), "effort") == "ETH-438"


SECRET: Json = {
    "id": "secret",
    "name": "Hidden Thing",
    "intent": {"wrath": 3},
    "code": "d1.K",
}


def test_peeking_costs_a_card_and_shows_a_secret_to_one() -> None:
    """ETH-249, ETH-250: nothing happens to it, and nobody is told what it is."""
    s = table({"hand": [W1, W2]}, {}, content={"item": [SECRET]}, aside=["d1.K"])
    assert "peek" in offered(s)
    played = act(s, "peek", f"card:{W1}", "done")
    assert played.prompts == ["ask-discard-cost", "ask-looked"]
    assert names(s, s.seats[0].discard) == [W1]
    assert s.aside == frozenset({"d1.K"})
    assert s.items == s.storage == ()
    assert not [raw for raw in s.log or () if "Hidden Thing" in str(raw)]


def test_without_such_a_secret_nobody_peeks() -> None:
    """ETH-250: only in a Dream, with one set aside; ETH-249: and a card."""
    assert why_not(table({"hand": [W1]}, aside=[]), "peek") == "ETH-250"
    assert why_not(table({"hand": [W1]}, location="Bell"), "peek") == "ETH-250"
    s = table({}, content={"item": [SECRET]}, aside=["d1.K"])
    assert why_not(s, "peek") == "ETH-249"


def test_three_cards_for_a_gem() -> None:
    """ETH-251, ETH-256: on the Dreamworld map too; not from an empty supply."""
    hand: Json = [W1, W1, C1, C2]
    for s in (table({"hand": hand}), table({"hand": hand}, location="Bell")):
        act(s, "gain-gem", f"card:{W1}", f"card:{W1}", f"card:{C1}")
        assert s.seats[0].gems == 1
        assert names(s, s.seats[0].hand) == [C2]
    assert why_not(table({"hand": [W1, C1]}), "gain-gem") == "ETH-251"
    assert why_not(table({"hand": [W1] * 3, "gems": 6}), "gain-gem") == "ETH-251"


def morphed(keys: int) -> State:
    """A Beast beside the Dreamer, with two Morphings."""
    s = table({"space": "r3c1", "ether": 1}, {"space": "r3c4"}, figures=["Beast@r3c2"], keys=keys)
    kinds = (MORPHINGS.index("pain"), MORPHINGS.index("reach"))
    s.entities = (*s.entities[:0], EntityTile(s.figures[0].entity, kinds))
    return s


def test_a_morphing_is_removed_for_a_key_or_an_ether() -> None:
    """ETH-253, ETH-254: of an Entity within Range 1; one chooses which."""
    s = morphed(keys=1)
    act(s, "unmorph", "ether", "morphing:pain")
    assert [MORPHINGS[kind] for kind in s.entities[0].morphings] == ["reach"]
    assert (s.seats[0].ether, s.keys) == (0, 1)
    act(s, "unmorph")
    assert not s.entities[0].morphings
    assert s.keys == 0


def test_when_no_morphing_can_be_removed() -> None:
    """ETH-253, ETH-256, ETH-045: out of Range, or with neither a Key nor an own Ether."""
    s = morphed(keys=1)
    assert why_not(s, "unmorph", 1) == "ETH-253"
    s = morphed(keys=0)
    s.seats[0].ether = 0
    assert why_not(s, "unmorph") == "ETH-254"


def test_an_hour_adds_a_turn() -> None:
    """ETH-457, ETH-459, ETH-378, ETH-379."""
    s = table({}, hours=2)
    before, last = len(s.turn_deck), s.turn_discard[-1]
    act(s, "add-turn")
    assert (len(s.turn_deck), s.turn_deck[-1], s.hours) == (before + 1, last, 1)
    s.hours = 0
    assert why_not(s, "add-turn") == "ETH-460"
    s.hours, s.turn_discard = 3, ()
    assert why_not(s, "add-turn") == "ETH-379"


def test_a_gem_is_put_into_a_slot_and_taken_out() -> None:
    """ETH-125 to ETH-127: by anybody who stands there; it works in between."""
    s = table({"space": "r5c1", "gems": 1}, {"space": "r5c1"}, tiles=["d1.start", "d1.gem"])
    assert "fill" in offered(s)
    assert why_not(s, "fill", 1) == "ETH-240"
    assert why_not(s, "empty") == "ETH-126"
    act(s, "fill")
    assert (s.seats[0].gems, s.gem_slots) == (0, (51,))
    assert why_not(s, "fill") == "ETH-127"
    act(s, "empty", seat=1)
    assert (s.seats[1].gems, s.gem_slots) == (1, ())
    assert [args["seat"] for args in told(s, "gem-slot-emptied")] == [1]


def test_a_slot_is_filled_on_its_space() -> None:
    """ETH-125."""
    s = table({"space": "r5c2", "gems": 1}, tiles=["d1.start", "d1.gem"])
    assert why_not(s, "fill") == "ETH-125"
    assert why_not(s, "empty") == "ETH-126"


def test_everything_that_can_be_done_is_offered_once() -> None:
    """ETH-167: in the order of the keys."""
    s = table({"hand": [C1, W1, W2], "space": "r3c1"}, hours=1)
    keys = offered(s)
    assert keys[:4] == ["move", "effort", "gain-gem", "add-turn"]
    assert len(set(keys)) == len(keys)


def test_every_dreamer_has_the_basic_actions() -> None:
    """ETH-245."""
    seat: dict[str, Json] = {"hand": ["?cunning1", W1, C1], "space": "r3c1", "gems": 1}
    s = table(seat, {"hand": ["?cunning1", "?", "?"], "space": "r3c2"}, hours=2)
    for who in (0, 1):
        assert {"move", "effort", "gain-gem", "add-turn"} <= set(offered(s, who))


def test_a_clock_at_nothing_has_no_other_consequence() -> None:
    """ETH-461, ETH-456: the Hours are everybody's, and nothing but their uses ends with them."""
    s = table({"hand": [C1], "space": "r3c1"}, {"space": "r3c1"}, hours=1)
    act(s, "effort", "space:r3c2", seat=1)
    assert s.hours == 0
    assert "move" in offered(s)
    assert "effort" not in offered(s)
