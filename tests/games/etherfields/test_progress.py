"""Progress cards (section 13)."""

from __future__ import annotations

import pytest

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, limits, placing, progress
from boardwright.games.etherfields.content import CUNNING, MORPHINGS, WRATH
from boardwright.games.etherfields.endings import Defeat
from boardwright.games.etherfields.state import EntityTile, Figure, Modifier, State
from boardwright.games.etherfields.stats import active_progress, value
from tests.games.etherfields.flows import Run, card, influence, names, run, steps, table, told

W1, W2, W3 = "Ada Wrath 1", "Ada Wrath 2", "Ada Wrath 3"
FULL = ["Wrath Post", "Wrath Post~", "Cunning Post", "Awareness Post"]


def act(s: State, *answers: str, key: str = "place:Wrath Post") -> Run:
    _, played = run(s, acting.perform(s, 0, s.pack.keys.id(key)), *answers)
    return played


def zone(s: State) -> list[str]:
    return [
        s.pack.cards[placed.card].name + ("~" if placed.flipped else "")
        for placed in s.seats[0].progress
    ]


def post(name: str, *passives: Json, **facts: Json) -> dict[str, Json]:
    """A Progress card with passives."""
    return {**influence(name), "progress": {"cost": {"wrath": 2}}, "passive": passives, **facts}


def test_placing_is_paid() -> None:
    """ETH-272, ETH-274."""
    s = table({"hand": ["Wrath Post", W2]})
    act(s, f"pay:{W2}")
    assert zone(s) == ["Wrath Post"]
    assert s.seats[0].hand == ()


def test_in_the_hand_it_only_yields_intent() -> None:
    """ETH-273, ETH-275: its action works once it is placed; a placed one pays nothing."""
    tool = {
        **influence("Tool", {"effect": steps({"do": "gain", "what": "hour"})}),
        "progress": {"cost": {"wrath": 1}},
    }
    content: dict[str, Json] = {"influence": [tool]}
    s = table({"hand": ["Tool"]}, content=content)
    assert acting.forbids(s, 0, s.pack.keys.id("use:Tool")) == "ETH-273"
    s = table({"hand": ["Wrath Post", "Tool", W1]}, content=content)
    played = act(s, "pay:Tool", f"pay:{W1}")
    assert played.asked[0][2] == [f"pay:{W1}", "pay:Tool", "stop"]
    s = table({"progress": ["Tool"], "hand": ["Wrath Post", W1]}, content=content)
    assert "pay:Tool" not in act(s, f"pay:{W1}", "stop").asked[0][2]
    act(s, key="use:Tool")
    assert s.hours == 6


def test_a_card_does_not_pay_for_its_own_placing() -> None:
    """ETH-287, ETH-243: but a second copy does."""
    s = table({"hand": ["Wrath Post", W1]})
    s.seats[0].spent = frozenset({"turn:boost"})
    assert acting.forbids(s, 0, s.pack.keys.id("place:Wrath Post")) == "ETH-274"
    s = table({"hand": ["Wrath Post", "Wrath Post", W1]})
    act(s, "pay:Wrath Post", f"pay:{W1}")
    assert zone(s) == ["Wrath Post"]


def test_a_failed_payment_leaves_it_in_the_hand() -> None:
    """ETH-287: it may be Boosted, and what was paid is lost."""
    s = table({"hand": ["Wrath Post", W1]})
    act(s, f"pay:{W1}", "boost", "luck:blank")
    assert names(s, s.seats[0].hand) == ["Wrath Post"]
    s = table({"hand": ["Wrath Post", W1]})
    act(s, f"pay:{W1}", "boost", "luck:1")
    assert zone(s) == ["Wrath Post"]


def test_at_the_limit_another_one_goes_first() -> None:
    """ETH-276, ETH-277: 4 cards; the one discarded may be flipped."""
    s = table({"hand": ["Wrath Post", W2], "progress": FULL})
    played = act(s, f"pay:{W2}", "progress:Wrath Post")
    assert zone(s) == ["Wrath Post", "Cunning Post", "Awareness Post", "Wrath Post"]
    assert names(s, s.seats[0].discard)[0] == "Wrath Post"
    assert played.prompts[-1] == "ask-discard-progress"


def test_nobody_discards_a_placed_card_voluntarily() -> None:
    """ETH-278, ETH-283: there is no such option, and use does not discard it."""
    s = table({"progress": FULL})
    keys = s.pack.keys.keys(acting.possible(s, 0))
    assert not [key for key in keys if key.startswith("progress:")]


def test_flipping_is_the_owners_choice() -> None:
    """ETH-279, ETH-280."""
    s = table({"progress": FULL})
    done, played = run(s, progress.flip(s, 0, 1, "ETH-279"), "progress:Cunning Post")
    assert done == 1
    assert zone(s) == ["Wrath Post", "Wrath Post~", "Cunning Post~", "Awareness Post"]
    assert played.asked[0][0] == 0


def test_with_nothing_face_up_flipping_is_ignored() -> None:
    """ETH-280."""
    s = table({"progress": ["Wrath Post~"]})
    done, played = run(s, progress.flip(s, 0, 2, "ETH-279"))
    assert (done, played.asked) == (0, [])


def test_unflipping() -> None:
    """ETH-279: -1 is all of them."""
    s = table({"progress": ["Wrath Post~", "Cunning Post~"]})
    done, _ = run(s, progress.unflip(s, 0, -1, "ETH-521"), "progress:Wrath Post")
    assert done == 2
    assert zone(s) == ["Wrath Post", "Cunning Post"]


def test_a_flipped_card_counts_towards_the_limit_but_does_nothing() -> None:
    """ETH-279, ETH-281, ETH-282."""
    s = table({"progress": ["Wrath Post", "Wrath Post~", "Cunning Post"]})
    assert active_progress(s, 0) == 2
    assert active_progress(s, 0, WRATH) == 1
    assert active_progress(s, 0, CUNNING) == 1


def test_flaws_are_no_progress_cards() -> None:
    """ETH-537, ETH-544."""
    s = table({"progress": FULL[:1], "flaws": ["Cramp"]})
    assert active_progress(s, 0) == 1
    assert len(s.seats[0].progress) == 1


def locked(s: State) -> State:
    s.entities = (EntityTile(0, (MORPHINGS.index("progress_lock"),)),)
    return s


def test_progress_lock() -> None:
    """ETH-424, ETH-431: placed cards are inactive but fill the zone; new ones may be placed."""
    wide = post("Wide", {"effect": steps({"do": "modify", "stat": "hand_limit", "n": 2})})
    s = table({"progress": ["Wide"], "hand": ["Wrath Post", W2]}, content={"influence": [wide]})
    assert value(s, "hand_limit", 0) == 8
    locked(s)
    assert value(s, "hand_limit", 0) == 6
    assert active_progress(s, 0) == 0
    act(s, f"pay:{W2}")
    assert zone(s) == ["Wide", "Wrath Post"]


def test_flaws_work_under_progress_lock() -> None:
    """ETH-544."""
    s = locked(table({"flaws": ["Cramp"]}))
    assert value(s, "hand_limit", 0) == 5


def test_equal_cards_work_once_unless_they_add_up() -> None:
    """ETH-284, ETH-285."""
    more = {"effect": steps({"do": "modify", "stat": "hand_limit", "n": 1})}
    once = post("Once", more, qty=2)
    adds = post("Adds", more, qty=2)
    adds["progress"] = {"cost": {"wrath": 2}, "stacks": True}
    s = table({"progress": ["Once", "Once"]}, content={"influence": [once, adds]})
    assert value(s, "hand_limit", 0) == 7
    s = table({"progress": ["Adds", "Adds"]}, content={"influence": [once, adds]})
    assert value(s, "hand_limit", 0) == 8


def test_a_limit_that_falls_takes_placed_cards() -> None:
    """ETH-286: of the owner's choice, at once."""
    s = table({"progress": FULL})
    s.mods = (Modifier("progress_limit", -1, "turn", seat=0, source="Test"),)
    run(s, limits.keep_limits(s), "progress:Cunning Post")
    assert zone(s) == ["Wrath Post", "Wrath Post~", "Awareness Post"]


def test_free_placing_ignores_only_the_cost() -> None:
    """ETH-288."""
    s = table({"hand": ["Wrath Post"], "progress": FULL})
    done, _ = run(
        s, progress.place_free(s, 0, "ETH-288", True), "place:Wrath Post", "progress:Cunning Post"
    )
    assert done
    assert len(s.seats[0].progress) == 4
    s = table({"hand": ["Wrath Post"]})
    done, _ = run(s, progress.place_free(s, 0, "ETH-288", True), "no")
    assert not done


def test_closed_hands_are_asked_for_a_progress_card_that_is_not_there() -> None:
    """ETH-015, ETH-288: that there is none is hidden, unless the hand is empty."""
    for hands, held, answers in (
        ("closed", ["Ada Wrath 2"], ["no"]),
        ("closed", [], []),
        ("open", ["Ada Wrath 2"], []),
    ):
        s = table({"hand": held}, {}, settings={"hands": hands})
        done, played = run(s, progress.place_free(s, 0, "ETH-288", True), *answers)
        assert not done
        assert played.prompts == ["ask-place"] * len(answers)


def test_placing_may_kill() -> None:
    """ETH-214, ETH-212: and the table can warn."""
    s = table({"hand": ["Wrath Post", W2], "deck": 4})
    assert placing.would_kill(s, 0)
    with pytest.raises(Defeat) as death:
        act(s, f"pay:{W2}")
    assert death.value.rule == "ETH-212"
    s = table({"hand": ["Wrath Post", W2], "deck": 5})
    assert not placing.would_kill(s, 0)


def test_what_happens_when_a_card_is_placed() -> None:
    """ETH-272: its own answer, and the fourth one is remembered (ETH-271)."""
    lamp = post("Lamp Post", {"when": "placed", "effect": steps({"do": "gain", "what": "hour"})})
    s = table(
        {"hand": ["Lamp Post", W2], "progress": ["Lamp Post"]},
        content={"influence": [{**lamp, "qty": 2}]},
    )
    act(s, f"pay:{W2}", key="place:Lamp Post")
    assert s.hours == 6
    assert told(s, "placed") == [{"seat": 0, "card": "Lamp Post"}]


def test_no_placing_on_the_dreamworld_map() -> None:
    """ETH-287, ETH-497."""
    s = table({"hand": ["Wrath Post", W2]}, location="Bell")
    assert acting.forbids(s, 0, s.pack.keys.id("place:Wrath Post")) == "ETH-497"


def test_what_forbids_placing() -> None:
    """ETH-003."""
    s = table({"hand": ["Wrath Post", W2]})
    s.mods = (Modifier("forbid", 1, "turn", seat=0, word="progress", source="Test"),)
    assert acting.forbids(s, 0, s.pack.keys.id("place:Wrath Post")) == "ETH-003"
    assert acting.forbids(s, 0, s.pack.keys.id("place:Cunning Post")) == "ETH-274"


def test_a_companion_leaves_with_its_card() -> None:
    """ETH-583: when it is flipped or discarded."""
    boat = post("Boat Card")
    companion: Json = {"id": "boat", "name": "Boat", "summoned_by": "boat_card"}
    for leave in ("flip", "discard"):
        s = table(
            {"progress": ["Boat Card"], "space": "r3c1"},
            content={"influence": [boat], "companion": [companion]},
        )
        number = s.pack.number("companion", "boat")
        s.figures = (*s.figures, Figure(-1, 31, 99, companion=number, owner=0))
        tag = s.seats[0].progress[0].tag
        if leave == "flip":
            progress.turn_over(s, 0, tag, "ETH-279")
        else:
            progress.discard_placed(s, 0, tag, "ETH-277")
        assert not s.figures


def test_a_card_that_goes_back_leaves_the_zone() -> None:
    """ETH-205: an effect of a placed card may seal it."""
    lone = {
        **influence("Lone", {"cost": {"seal_self": True}, "effect": steps({"do": "draw"})}),
        "progress": {"cost": {"wrath": 1}},
    }
    s = table({"progress": ["Lone"]}, content={"influence": [lone]})
    act(s, key="use:Lone")
    assert names(s, s.seats[0].sealed) == ["Lone"]
    assert zone(s) == []


def test_the_zone_keeps_copies_apart() -> None:
    """ETH-284: each placed copy has a tag of its own."""
    s = table({"progress": ["Wrath Post", "Wrath Post"]})
    one, other = s.seats[0].progress
    assert one.card == other.card == card(s, "Wrath Post")
    assert one.tag != other.tag
