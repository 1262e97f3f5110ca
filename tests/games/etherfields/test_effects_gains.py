"""Verbs about Distress, supplies and things."""

from __future__ import annotations

import pytest

from boardwright.games.etherfields.endings import Defeat
from boardwright.games.etherfields.state import Modifier

from .effecting import at_moment, carry_out, of_entity, options, payable, possible, scene
from .flows import card, names, table, told


def test_distress_is_suffered_by_everybody_in_player_order() -> None:
    s = table({}, {}, first=1)
    carry_out(s, "{ do = 'suffer', who = 'each', n = 2 }")
    assert [args["seat"] for args in told(s, "suffered")] == [1, 1, 0, 0]


def test_the_team_shares_distress_out() -> None:
    s = table({}, {}, figures=["Beast@r3c3", "Beast@r3c4"])
    here = of_entity(s, "beast")
    here.is_entity_effect = False
    carry_out(
        s,
        "{ do = 'suffer', who = 'each', n = 'figures', share = true }",
        "seat:1",
        "seat:1",
        at=here,
    )
    assert [seat.distress for seat in s.seats] == [0, 2]


def test_pain_adds_once_to_each_effect() -> None:
    """ETH-419, ETH-429."""
    s = table(
        {"space": "r3c3"},
        figures=["Walker@r3c3"],
        entities=[{"entity": "Walker", "morphings": ["pain", "pain"]}],
    )
    carry_out(
        s,
        "{ do = 'suffer', who = 'in_range', range = 0 },"
        " { do = 'suffer', who = 'in_range', range = 0 }",
        at=of_entity(s, "walker"),
    )
    assert s.seats[0].distress == 4


def test_what_dreamers_bring_about_is_not_made_worse() -> None:
    """ETH-430: neither Pain nor Reach."""
    s = table(
        {"space": "r3c3"},
        {"space": "r3c1"},
        figures=["Walker@r3c3"],
        entities=[{"entity": "Walker", "morphings": ["pain", "reach"]}],
    )
    here = of_entity(s, "walker")
    here.me, here.is_entity_effect = 0, False
    carry_out(s, "{ do = 'suffer', who = 'in_range', range = 1 }", at=here)
    assert [seat.distress for seat in s.seats] == [1, 0]


def test_curing_needs_distress() -> None:
    s = table({"distress": 3}, {"distress": 0})
    assert possible(s, "{ do = 'cure' }")
    carry_out(s, "{ do = 'cure', who = 'each', n = 2 }")
    carry_out(s, "{ do = 'cure', n = 'all' }")
    assert s.seats[0].distress == 0
    assert not possible(s, "{ do = 'cure', who = 'each' }")


def test_distress_may_be_chosen_even_if_it_kills() -> None:
    """ETH-006."""
    s = table({"distress": 7}, content=options("Suffer", "Seal"))
    text = (
        "{ do = 'choose', options = [{ name = 'Suffer', effect = [{ do = 'suffer' }] },"
        " { name = 'Seal', effect = [{ do = 'seal' }] }] }"
    )
    with pytest.raises(Defeat):
        carry_out(s, text, "choose:Suffer")


def test_less_of_what_is_about_to_come() -> None:
    s = table({}, {})
    here = at_moment("would_suffer", n=3)
    carry_out(s, "{ do = 'prevent', what = 'distress', n = 2 }", at=here)
    assert here.moment is not None
    assert (here.moment.n, here.moment.cancelled) == (1, False)
    carry_out(s, "{ do = 'prevent', what = 'distress', n = 'all' }", at=here)
    assert here.moment.cancelled


def test_only_for_oneself_unless_it_is_for_whoever_it_is_about() -> None:
    s = table({}, {})
    other = at_moment("would_suffer", me=1, n=1)
    assert not possible(s, "{ do = 'prevent', what = 'distress' }", other)
    assert possible(s, "{ do = 'prevent', what = 'distress', who = 'target' }", other)
    assert not possible(s, "{ do = 'prevent', what = 'seal', who = 'target' }", other)


def test_another_dreamer_takes_it_once() -> None:
    s = table({}, {})
    here = at_moment("would_suffer", me=1, n=2)
    text = "{ do = 'prevent', what = 'distress', n = 'all', who = 'target', redirect = 'self' }"
    carry_out(s, text, at=here)
    assert here.moment is not None
    assert (here.moment.redirected, here.moment.n) == (1, 2)
    assert not possible(s, text, here)
    assert not possible(s, text, at_moment("would_suffer", me=0, n=2))


def test_in_advance_against_entities_alone() -> None:
    """The first time an Entity's effect would make one suffer this Turn."""
    s = table({"space": "r3c3"}, figures=["Walker@r3c3"])
    carry_out(s, "{ do = 'prevent', what = 'distress', from = 'entity', until = 'next_use' }")
    carry_out(s, "{ do = 'suffer' }")
    assert s.seats[0].distress == 1
    for _ in range(2):
        carry_out(
            s, "{ do = 'suffer', who = 'in_range', range = 1, n = 2 }", at=of_entity(s, "walker")
        )
    assert s.seats[0].distress == 4


def test_more_of_it() -> None:
    s = table({})
    here = at_moment("boosted", n=1)
    carry_out(s, "{ do = 'more', n = 2 }", at=here)
    assert here.moment is not None
    assert here.moment.n == 3
    assert not possible(s, "{ do = 'more' }")


def test_supplies_are_gained_and_lost() -> None:
    s = table({"ether": 1, "gems": 0}, {"ether": 1}, keys=0, hours=2)
    carry_out(
        s,
        "{ do = 'gain', what = 'ether', who = 'each', n = 2 }, { do = 'gain', what = 'gem' },"
        " { do = 'gain', what = 'key', n = 2 }, { do = 'lose', what = 'hour' }",
    )
    assert [seat.ether for seat in s.seats] == [3, 3]
    assert (s.seats[0].gems, s.keys, s.hours) == (1, 2, 1)
    carry_out(s, "{ do = 'lose', what = 'ether', who = 'each', n = 'all' }")
    assert [seat.ether for seat in s.seats] == [0, 0]


def test_one_dreamer_gains_chosen_by_the_team_where_nobody_performs_it() -> None:
    s = table({"ether": 0}, {"ether": 0})
    played = carry_out(
        s, "{ do = 'gain', what = 'ether', who = 'any', n = 3 }", "1 seat:1", at=scene(-1)
    )
    assert played.prompts == ["ask-whom"]
    assert [seat.ether for seat in s.seats] == [0, 3]
    carry_out(s, "{ do = 'gain', what = 'ether' }", "0 seat:0", at=scene(-1))
    assert [seat.ether for seat in s.seats] == [1, 3]


def test_what_is_lost_must_be_there_in_full_to_be_chosen() -> None:
    """ETH-006, ETH-039."""
    s = table({"ether": 1}, {"ether": 0}, hours=1)
    assert payable(s, "{ do = 'lose', what = 'hour' }")
    assert not payable(s, "{ do = 'lose', what = 'hour', n = 2 }")
    assert not payable(s, "{ do = 'lose', what = 'ether', who = 'each' }")
    assert payable(s, "{ do = 'gain', what = 'ether', n = 9 }")


def test_items_come_and_go() -> None:
    all_items = [item.name for item in table().pack.items]
    s = table(items=all_items[:1], storage=all_items[1:2], item_market=all_items[2:3])
    carry_out(s, "{ do = 'gain', what = 'item' }")
    assert len(s.items) == 2
    carry_out(
        s,
        "{ do = 'lose', what = 'item', from = 'storage', to = 'item_market' }",
    )
    assert [s.pack.items[n].name for n in s.item_market] == all_items[1:2]
    carry_out(s, "{ do = 'lose', what = 'item' }", f"item:{all_items[0]}")
    assert [s.pack.items[n].name for n in s.storage] == all_items[:1]
    assert not payable(s, "{ do = 'lose', what = 'item', n = 2 }")


def test_an_item_is_gained_once_for_good() -> None:
    """ETH-043."""
    s = table(items=[], storage=[])
    id = s.pack.items[0].id
    for _ in range(2):
        carry_out(s, f"{{ do = 'gain', what = 'item', id = '{id}' }}")
    assert len(s.items) == 1


def test_an_active_item_and_one_from_storage_change_places() -> None:
    found = [item.name for item in table().pack.items][:3]
    s = table(items=found[:2], storage=found[2:])
    carry_out(s, "{ do = 'swap', what = 'items' }", f"item:{found[1]}")
    assert [s.pack.items[n].name for n in s.items] == [found[0], found[2]]
    assert [s.pack.items[n].name for n in s.storage] == [found[1]]
    s = table(items=found[:2], storage=[])
    assert not possible(s, "{ do = 'swap', what = 'items' }")


def test_flaws_are_gained_and_removed() -> None:
    s = table({"deck": 9})
    flaw = [c.name for c in s.pack.cards if c.is_flaw]
    s = table({"deck": 9, "discard": flaw[:1]}, flaw_deck=[flaw[1], "..."])
    carry_out(s, "{ do = 'gain', what = 'flaw' }")
    assert names(s, s.seats[0].discard) == [flaw[1], flaw[0]]
    carry_out(s, "{ do = 'lose', what = 'flaw' }", f"card:{flaw[0]}")
    assert names(s, s.seats[0].discard) == [flaw[1]]
    assert s.flaw_deck[-1] == card(s, flaw[0])


def test_votes_belong_to_dreamers() -> None:
    s = table({}, {})
    carry_out(
        s, "{ do = 'gain', what = 'vote', n = 2 }, { do = 'gain', what = 'vote', who = 'others' }"
    )
    assert sum(s.counters.values()) == 3
    carry_out(s, "{ do = 'suffer', who = 'each', where = { votes = { max = 1 } } }")
    assert [seat.distress for seat in s.seats] == [0, 1]
    carry_out(
        s, "{ do = 'lose', what = 'vote', who = 'team', n = 'votes - players' }", at=scene(-1)
    )
    assert sum(s.counters.values()) == 2
    assert not payable(s, "{ do = 'lose', what = 'vote', who = 'self', n = 2 }")


def test_one_dreamer_may_pay() -> None:
    text = (
        "{ do = 'pay', who = 'any', cost = { awareness = 2 },"
        " then = [{ do = 'gain', what = 'gem' }], else = [{ do = 'suffer' }] }"
    )
    s = table({"hand": 0}, {"hand": ["Ben Awareness 2"], "gems": 0})
    carry_out(s, text, "seat:1", "yes", "pay:Ben Awareness 2", at=scene(-1))
    assert (s.seats[1].gems, s.seats[1].distress, s.seats[1].hand) == (1, 0, ())
    s = table({"hand": 0}, {"hand": ["Ben Awareness 2"], "gems": 0})
    carry_out(s, text, "seat:0", at=scene(-1))
    assert (s.seats[0].gems, s.seats[0].distress) == (0, 1)


def test_masks_of_ones_own() -> None:
    s = table({"masks": []})
    own = s.pack.dreamers[s.seats[0].dreamer].masks
    assert len(own) == 2
    first = s.pack.masks[own[0]].name
    carry_out(s, "{ do = 'gain', what = 'mask' }", "yes", "no")
    assert s.seats[0].masks == own
    assert s.pack.masks[s.seats[0].mask].name == first
    carry_out(s, "{ do = 'gain', what = 'mask' }")
    assert s.seats[0].masks == own


def test_a_look_at_ones_own_deck_in_a_new_order() -> None:
    s = table({"deck": ["Ada Wrath 1", "Ada Wrath 2", "Ada Wrath 3", "..."]})
    played = carry_out(
        s,
        "{ do = 'look', deck = 'own', n = 3, reorder = true }",
        "done",
        "card:Ada Wrath 3",
        "card:Ada Wrath 1",
    )
    assert names(s, s.seats[0].deck[:3]) == ["Ada Wrath 3", "Ada Wrath 1", "Ada Wrath 2"]
    assert played.prompts[0] == "ask-looked"
    assert s.seats[0].known[:4] == (1, 1, 1, 0)


def test_the_next_turn_card_is_below_the_current_one() -> None:
    s = table({}, turns=["hearts1", "spades1", "clubs1"])
    played = carry_out(s, "{ do = 'look', deck = 'turn' }", "done")
    assert played.prompts == ["ask-looked"]
    assert s.known["turn_deck"][1] == 1
    s = table({}, turns=["hearts1"])
    assert not possible(s, "{ do = 'look', deck = 'turn' }")


def test_fate_cards_are_buried_unseen() -> None:
    s = table({})
    top = s.fate_deck[:2]
    carry_out(s, "{ do = 'bury', deck = 'fate', n = 2 }")
    assert s.fate_deck[-2:] == top


def test_modifiers_end_in_their_time() -> None:
    from boardwright.games.etherfields.effects import lasting

    s = table({})
    lasts = (
        "step",
        "dreamers_phase",
        "turn",
        "next_use",
        "next_use:encounter",
        "encounter",
        "forever",
    )
    s.mods = tuple([Modifier("x", 1, until) for until in lasts])
    left = []
    for end in ("step", "dreamers_phase", "turn", "encounter"):
        lasting.end_modifiers(s, end)
        left.append(len(s.mods))
    assert left == [6, 5, 3, 1]


def test_loot_and_turns() -> None:
    s = table({}, turns=["spades2", "clubs1"])
    carry_out(s, "{ do = 'add_turn' }")
    assert len(s.turn_deck) == 3
    carry_out(s, "{ do = 'block_step' }", "step:basic")
    assert s.blocked_steps == {0}
    carry_out(s, "{ do = 'loot' }")
    assert s.keys == 1
