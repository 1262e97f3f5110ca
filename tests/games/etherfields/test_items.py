"""Items (section 19) and Masks (section 24.1)."""

from __future__ import annotations

import pytest

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, items, limits, masks
from boardwright.games.etherfields.content import MORPHINGS
from boardwright.games.etherfields.state import STEPS_LEFT, EntityTile, Modifier, State
from boardwright.games.etherfields.stats import mask_works, value
from tests.games.etherfields.flows import names, run, steps, table

THREE = ["Hammer", "Feather", "Lens"]


def active(s: State) -> list[str]:
    return [s.pack.items[n].name for n in s.items]


def stored(s: State) -> set[str]:
    return {s.pack.items[n].name for n in s.storage}


def item(s: State, name: str) -> int:
    return next(thing.number for thing in s.pack.items if thing.name == name)


def mask(s: State, name: str) -> int:
    return next(thing.number for thing in s.pack.masks if thing.name == name)


def test_three_slots_and_a_fourth_one_by_wisdom() -> None:
    """ETH-354, ETH-010."""
    assert items.slots(table({})) == 3
    assert items.slots(table({}, wisdom=["Hook"])) == 4


def test_a_gained_item_goes_into_a_free_slot() -> None:
    """ETH-361."""
    s = table({}, items=["Hammer"])
    _, played = run(s, items.gain(s, item(s, "Spade"), "ETH-361"))
    assert active(s) == ["Hammer", "Spade"]
    assert played.asked == []


def test_with_full_slots_the_team_decides() -> None:
    """ETH-361, ETH-560: an active one makes room, or it goes to Storage."""
    s = table({}, items=THREE)
    _, played = run(s, items.gain(s, item(s, "Spade"), "ETH-361"), "item:Lens")
    assert active(s) == ["Hammer", "Feather", "Spade"]
    assert stored(s) == {"Lens"}
    assert played.options("ask-item-room") == ["item:Hammer", "item:Feather", "item:Lens", "no"]
    s = table({}, items=THREE)
    run(s, items.gain(s, item(s, "Spade"), "ETH-361"), "no")
    assert active(s) == THREE
    assert stored(s) == {"Spade"}


def test_restoring_draws_one_at_random() -> None:
    """ETH-359, ETH-358."""
    s = table({}, items=["Hammer"], storage=["Feather", "Lens"])
    _, played = run(s, items.restore(s, "ETH-359"), "item:Lens")
    assert played.prompts == ["chance-item"]
    assert active(s) == ["Hammer", "Lens"]
    assert stored(s) == {"Feather"}


def test_a_drawn_item_may_be_put_back() -> None:
    """ETH-359, ETH-362."""
    s = table({}, items=THREE, storage=["Ring", "Drum"])
    done, _ = run(s, items.restore(s, "ETH-359"), "item:Ring", "no")
    assert not done
    assert stored(s) == {"Ring", "Drum"}


def test_restoring_from_an_empty_storage_does_nothing() -> None:
    """ETH-362."""
    s = table({}, items=THREE)
    done, played = run(s, items.restore(s, "ETH-359"))
    assert (done, played.asked) == (False, [])


def test_discarded_items_go_to_storage_or_where_they_say() -> None:
    """ETH-360."""
    s = table({}, items=THREE)
    items.discard(s, item(s, "Hammer"), "ETH-360")
    items.discard(s, item(s, "Lens"), "ETH-360", "item_market")
    items.discard(s, item(s, "Feather"), "ETH-360", "removed")
    assert stored(s) == {"Hammer"}
    assert [s.pack.items[n].name for n in s.item_market] == ["Lens"]
    assert s.removed >= {"item:feather"}
    assert active(s) == []


def test_the_item_market_is_drawn_from_at_random() -> None:
    """ETH-554, ETH-558: and what is declined goes back."""
    s = table({}, item_market=["Spade", "Rope"])
    drawn, _ = run(s, items.draw(s, "ETH-554"), "item:Rope")
    assert drawn == item(s, "Rope")
    assert len(s.item_market) == 1
    items.put_back(s, drawn, "ETH-558")
    assert len(s.item_market) == 2


def test_fewer_slots_take_an_item() -> None:
    """ETH-354: by a joint decision."""
    s = table({}, items=THREE)
    s.mods = (Modifier("item_slots", -1, "turn", source="Test"),)
    _, played = run(s, limits.keep_limits(s), "item:Feather")
    assert active(s) == ["Hammer", "Lens"]
    assert played.prompts == ["ask-discard-item"]


def test_any_dreamer_uses_an_item_and_it_stays() -> None:
    """ETH-355, ETH-363: any number of times for its cost if it has no limit."""
    flute: Json = {
        "id": "flute",
        "name": "Flute",
        "intent": {"wrath": 1},
        "action": [{"effect": steps({"do": "gain", "what": "hour"})}],
    }
    s = table({}, {}, items=["Flute"], content={"item": [flute]})
    key = next(action.key for action in s.pack.actions if action.name == "Flute")
    for seat in (1, 0, 1):
        run(s, acting.perform(s, seat, s.pack.keys.id(key)))
    assert s.hours == 7
    assert active(s) == ["Flute"]


def test_items_in_storage_are_not_active() -> None:
    """ETH-358, ETH-231: they neither act nor pay."""
    s = table({}, storage=["Drum"])
    key = next(action.key for action in s.pack.actions if action.name == "Drum")
    assert acting.forbids(s, 0, s.pack.keys.id(key)) == "ETH-358"


def test_items_act_when_cards_do() -> None:
    """ETH-364: in the Dreamscape Phase only what is Rapid; Drum is offered in no window."""
    s = table({}, items=["Drum"])
    s.phase = STEPS_LEFT
    assert acting.rapid(s, 0) == ()


# Masks


def test_restoring_a_mask() -> None:
    """ETH-451: another of one's own may become the active one."""
    s = table({"mask": "Plain Ada", "masks": ["Plain Ada", "Wide Ada"]})
    done, played = run(s, masks.restore(s, 0, "ETH-451"), "mask:Wide Ada")
    assert done
    assert s.seats[0].mask == mask(s, "Wide Ada")
    assert played.options("ask-restore-mask") == ["mask:Wide Ada", "no"]


def test_a_discarded_mask_comes_back_by_restoring() -> None:
    """ETH-452, ETH-451: it stays its Dreamer's."""
    s = table({"mask": "Plain Ada", "masks": ["Plain Ada", "Wide Ada"]})
    run(s, masks.discard(s, 0, "ETH-452"))
    assert s.seats[0].mask == -1
    assert len(s.seats[0].masks) == 2
    run(s, masks.restore(s, 0, "ETH-451"), "mask:Plain Ada")
    assert s.seats[0].mask == mask(s, "Plain Ada")


@pytest.mark.parametrize(("answer", "worn"), [("yes", "Wide Ada"), ("no", "Plain Ada")])
def test_a_new_mask_may_be_put_on_at_once(answer: str, worn: str) -> None:
    """ETH-453, ETH-447, ETH-454."""
    s = table({"mask": "Plain Ada", "masks": ["Plain Ada"]})
    run(s, masks.gain(s, 0, mask(s, "Wide Ada"), "ETH-453"), answer)
    assert s.seats[0].mask == mask(s, worn)
    assert len(s.seats[0].masks) == 2


def test_a_limit_that_goes_with_a_mask_takes_cards() -> None:
    """ETH-455, ETH-179: Wide Ada is worth one card more."""
    hand = ["Ada Wrath 1"] * 3 + ["Ada Cunning 1"] * 3 + ["Ada Awareness 1"]
    s = table({"mask": "Wide Ada", "masks": ["Plain Ada", "Wide Ada"], "hand": hand})
    assert value(s, "hand_limit", 0) == 7
    run(s, masks.wear(s, 0, mask(s, "Plain Ada"), "ETH-447"), "card:Ada Cunning 1")
    assert len(s.seats[0].hand) == 6
    assert names(s, s.seats[0].discard) == ["Ada Cunning 1"]


def test_mask_lock_makes_masks_inactive() -> None:
    """ETH-423, ETH-427, ETH-428: at once, whatever the Range; a second token changes nothing."""
    s = table({"mask": "Wide Ada"}, figures=["Beast@r3c4"])
    lock = MORPHINGS.index("mask_lock")
    s.entities = (EntityTile(s.figures[0].entity, (lock, lock)),)
    assert not mask_works(s, 0)
    assert value(s, "hand_limit", 0) == 6
    s.entities = (EntityTile(s.figures[0].entity),)
    assert value(s, "hand_limit", 0) == 7


def test_a_mask_may_say_that_no_lock_holds_it() -> None:
    """ETH-003."""
    bare: Json = {
        "id": "bare",
        "name": "Bare",
        "passive": [{"effect": steps({"do": "modify", "stat": "unignored", "n": 1})}],
    }
    s = table({"mask": "Bare"}, figures=["Beast@r3c4"], content={"mask": [bare]})
    s.entities = (EntityTile(s.figures[0].entity, (MORPHINGS.index("mask_lock"),)),)
    assert mask_works(s, 0)


def test_the_ability_of_another_mask_is_not_at_hand() -> None:
    """ETH-447: only that of the active one."""
    two: Json = [
        {"id": f"m{n}", "name": f"M{n}", "action": [{"effect": steps({"do": "draw"})}]}
        for n in (1, 2)
    ]
    s = table({"mask": "M1", "masks": ["M1", "M2"]}, content={"mask": two})
    one, other = (
        next(action.key for action in s.pack.actions if action.name == name)
        for name in ("M1", "M2")
    )
    assert acting.forbids(s, 0, s.pack.keys.id(one)) is None
    assert acting.forbids(s, 0, s.pack.keys.id(other)) == "ETH-447"
