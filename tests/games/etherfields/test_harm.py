"""Distress and death (section 10), and supplies that run short (ETH-037 to ETH-040, ETH-045)."""

from __future__ import annotations

import pytest

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, cards, harm, limits, playing, supplies
from boardwright.games.etherfields.endings import Defeat
from boardwright.games.etherfields.keys import ACTION_KEY
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import AWAKENING, Modifier, State
from tests.games.etherfields.flows import Content, card, influence, plain, run, steps, table, told

HEDGE = influence(
    "Hedge",
    {
        "when": ["would_suffer"],
        "cost": {"free": True},
        "effect": steps({"do": "prevent", "what": "distress", "n": 1}),
    },
    rapid=True,
)
TAKE_IT = influence(
    "Take It",
    {
        "when": ["would_suffer"],
        "range": 2,
        "cost": {"free": True},
        "effect": steps(
            {"do": "prevent", "what": "distress", "n": "all", "who": "target", "redirect": "self"}
        ),
    },
    rapid=True,
    qty=2,
)
PASSES = ["pass", "pass:turn", "pass:kind"]
CONTENT: dict[str, Json] = {"influence": [HEDGE, TAKE_IT]}


def key(s: State, name: str) -> int:
    return s.pack.keys.id(name)


def test_distress_is_put_beside_the_board() -> None:
    """ETH-208."""
    s = table({})
    done, _ = run(s, harm.suffer(s, 0, 2, "ETH-208"))
    assert done == 2
    assert s.seats[0].distress == 2
    assert [args["now"] for args in told(s, "suffered")] == [1, 2]


def test_the_eighth_distress_kills() -> None:
    """ETH-209, ETH-051: at once, and it is defeat for all."""
    s = table({"distress": 6}, {})
    with pytest.raises(Defeat) as death:
        run(s, harm.suffer(s, 0, 3, "ETH-208"))
    assert (death.value.rule, death.value.seat) == ("ETH-209", 0)
    assert s.seats[0].distress == 8


def test_a_raised_limit_that_ends_may_kill() -> None:
    """ETH-210: the limit is looked at continuously."""
    s = table({"distress": 7})
    s.mods = (Modifier("distress_limit", 2, "turn", seat=0, source="Test"),)
    run(s, harm.suffer(s, 0, 1, "ETH-208"))
    run(s, limits.keep_limits(s))
    s.mods = ()
    with pytest.raises(Defeat) as death:
        run(s, limits.keep_limits(s))
    assert death.value.rule == "ETH-210"


def test_the_supply_of_distress_is_shared() -> None:
    """ETH-211, ETH-040, ETH-022: 16 markers; who should take one more ends it for all."""
    s = table({"distress": 5}, {"distress": 6}, {"distress": 5})
    assert supplies.supply(s, "distress") == 0
    with pytest.raises(Defeat) as death:
        run(s, harm.suffer(s, 2, 1, "ETH-208"))
    assert (death.value.rule, death.value.seat) == ("ETH-211", 2)


def test_fewer_than_six_cards_kill() -> None:
    """ETH-212, ETH-213: deck, hand and discard pile, Flaws and a card in play among them; nothing
    of the Progress zone, and no sealed card.
    """
    s = table(
        {
            "hand": ["Ada Wrath 1"],
            "deck": ["Crack", "Ada Wrath 2"],
            "discard": ["Ada Cunning 1", "Ada Cunning 2", "Ada Awareness 1"],
            "sealed": 3,
            "progress": ["Wrath Post"],
        }
    )
    assert harm.cards_left(s, 0) == 6
    harm.check_death(s, 0)
    playing.play(s, 0, card(s, "Ada Wrath 1"))
    harm.check_death(s, 0)
    s.seats[0].playing = ()
    with pytest.raises(Defeat) as death:
        harm.check_death(s, 0)
    assert death.value.rule == "ETH-212"


def test_nobody_counts_cards_in_an_awakening() -> None:
    """ETH-214."""
    s = table({"deck": 6})
    s.seats[0].deck = ()
    s.phase = AWAKENING
    harm.check_death(s, 0)


def test_curing_gives_markers_back() -> None:
    """ETH-222: up to so many; -1 is all."""
    s = table({"distress": 3})
    done, _ = run(s, harm.cure(s, 0, 2, "ETH-222"))
    assert (done, s.seats[0].distress) == (2, 1)
    done, _ = run(s, harm.cure(s, 0, 5, "ETH-222"))
    assert (done, s.seats[0].distress) == (1, 0)
    done, _ = run(s, harm.cure(s, 0, -1, "ETH-222"))
    assert done == 0


def test_a_first_memory_waits_for_its_moment() -> None:
    """ETH-271: it happens once, and the card leaves the game."""
    s = table({"distress": 1, "memory": True}, {})
    run(s, harm.cure(s, 0, 1, "ETH-222"))
    assert s.seats[0].ether == 1
    assert not s.seats[0].memory
    assert "memory:ada.memory" in s.removed
    s.seats[0].distress = 1
    run(s, harm.cure(s, 0, 1, "ETH-222"))
    assert s.seats[0].ether == 1


def test_distress_can_be_prevented_before_it_comes() -> None:
    """ETH-262: the card is played in its window, and what is left is applied."""
    s = table({"hand": ["Hedge"]}, {}, content=CONTENT)
    done, played = run(s, harm.suffer(s, 0, 3, "ETH-208"), "play:Hedge")
    assert done == 2
    assert played.asked == [(0, "ask-window", ["play:Hedge", *PASSES])]


def test_distress_can_be_taken_over_once() -> None:
    """ETH-262: it is suffered by the taker, who may prevent it but not pass it on."""
    both = ["Take It"]
    s = table({}, {"hand": [*both, "Hedge"]}, {"hand": both}, content=CONTENT)
    run(s, harm.suffer(s, 0, 2, "ETH-208"), "1 play:Take It", "play:Hedge")
    assert [seat.distress for seat in s.seats] == [0, 1, 0]


def test_a_cost_cannot_be_prevented() -> None:
    """ETH-224, ETH-239: what is not suffered would not be paid, so nobody is asked."""
    s = table({"hand": ["Hedge"]}, content=CONTENT)
    done, played = run(s, harm.suffer(s, 0, 1, "ETH-239", cost=True))
    assert (done, played.asked) == (1, [])


def test_distress_as_a_cost_may_defeat() -> None:
    """ETH-239: it may be paid all the same, and the action is lost."""
    grit = influence("Grit", {"cost": {"distress": 1}, "effect": steps({"do": "draw", "n": 3})})
    s = table({"hand": ["Grit"], "distress": 7}, content={"influence": [grit]})
    assert key(s, "play:Grit") in acting.possible(s, 0)
    with pytest.raises(Defeat) as death:
        run(s, acting.perform(s, 0, key(s, "play:Grit")))
    assert death.value.rule == "ETH-209"
    assert not told(s, "drew")


def test_what_was_warded_off_in_advance_is_used_up() -> None:
    """ETH-262: the next time only, and if it says so only what an Entity does."""
    s = table({})
    mod = Modifier("prevent_distress", 1, "next_use", seat=0, word="entity", source="Brace")
    s.mods = (*s.mods, mod)
    done, _ = run(s, harm.suffer(s, 0, 1, "ETH-208"))
    assert done == 1
    scene = Scene(is_entity_effect=True)
    done, _ = run(s, harm.suffer(s, 0, 2, "ETH-412", scene))
    assert done == 1
    assert not s.mods
    assert s.seats[0].distress == 2


# Supplies


def test_an_empty_supply_gives_nothing() -> None:
    """ETH-037, ETH-021, ETH-024, ETH-030, ETH-042: 16 Ether, 6 Gems, 4 Keys, for any number."""
    s = table({"ether": 16, "gems": 4}, {"gems": 2}, keys=4)
    for what, seat in (("ether", 0), ("gem", 1), ("key", 0)):
        assert supplies.supply(s, what) == 0
        run(s, supplies.gain(s, what, [seat], 1, "ETH-037"))
    assert (s.seats[0].ether, s.seats[1].gems, s.keys) == (16, 2, 4)
    assert len(told(s, "supply-short")) == 3


def test_gems_in_slots_are_not_in_the_supply() -> None:
    """ETH-024, ETH-125."""
    s = table({"gems": 2}, tiles=["d1.start", "d1.gem"], gem_slots=["r5c1"])
    assert supplies.supply(s, "gem") == 3


def test_the_team_decides_who_goes_short() -> None:
    """ETH-038: what is left is taken, and shared out by the Team."""
    s = table({"gems": 4}, {}, {})
    gaining = supplies.gain(s, "gem", [0, 1, 2], 1, "ETH-038")
    _, played = run(s, gaining, "seat:2", "seat:0")
    assert [seat.gems for seat in s.seats] == [5, 0, 1]
    assert played.prompts == ["ask-share-out", "ask-share-out"]
    assert played.options("ask-share-out") == ["seat:0", "seat:1", "seat:2"]


def test_a_supply_that_is_partly_short_gives_what_is_left() -> None:
    """ETH-038: one Dreamer alone takes the rest without a question."""
    s = table({"ether": 15}, {})
    run(s, supplies.gain(s, "ether", [1], 3, "ETH-038"))
    assert s.seats[1].ether == 1


def test_losing_more_than_there_is_loses_all() -> None:
    """ETH-039, ETH-460."""
    s = table({"ether": 1}, keys=1, hours=2)
    assert supplies.lose(s, "ether", 0, 3, "ETH-039") == 1
    assert supplies.lose(s, "key", 0, 3, "ETH-039") == 1
    assert supplies.lose(s, "hour", 0, 3, "ETH-460") == 2
    assert (s.seats[0].ether, s.keys, s.hours) == (0, 0, 0)


def test_the_clock_ends_at_twelve() -> None:
    """ETH-460, ETH-458."""
    s = table({}, hours=11)
    run(s, supplies.gain(s, "hour", [], 3, "ETH-458"))
    assert s.hours == 12


def test_keys_and_hours_are_the_teams() -> None:
    """ETH-045: whichever Dreamer is asked for."""
    s = table({}, {}, keys=1, hours=3)
    assert [supplies.held(s, "key", seat) for seat in (0, 1)] == [1, 1]
    assert [supplies.held(s, "hour", seat) for seat in (0, 1)] == [3, 3]


def test_a_part_of_a_cost_must_be_there_in_full() -> None:
    """ETH-039, ETH-240: Gems and Ether are one's own."""
    dear = influence(
        "Dear", {"cost": {"gem": 1, "ether": 2}, "effect": steps({"do": "draw", "n": 1})}
    )
    content: dict[str, Json] = {"influence": [dear]}
    poor = table({"hand": ["Dear"], "gems": 1, "ether": 1}, {"ether": 3}, content=content)
    assert key(poor, "play:Dear") not in acting.possible(poor, 0)
    assert acting.forbids(poor, 0, key(poor, "play:Dear")) == "ETH-240"
    rich = table({"hand": ["Dear"], "gems": 1, "ether": 2}, {}, content=content)
    run(rich, acting.perform(rich, 0, key(rich, "play:Dear")))
    assert (rich.seats[0].gems, rich.seats[0].ether) == (0, 0)
    assert len(rich.seats[0].hand) == 1


def test_discards_can_be_prevented() -> None:
    """ETH-262: before discarding too there is a window."""
    shield = influence(
        "Shield",
        {
            "when": ["would_discard"],
            "cost": {"free": True},
            "effect": steps({"do": "prevent", "what": "discard", "n": 1}),
        },
        rapid=True,
    )
    s = table({"hand": ["Shield", "Ada Wrath 1", "Ada Wrath 2"]}, content={"influence": [shield]})
    done, _ = run(s, cards.discard(s, 0, 1, "ETH-187"), "play:Shield")
    assert done == 0
    assert len(s.seats[0].hand) == 2


def test_the_number_of_an_action_is_its_key() -> None:
    s = table({"hand": ["Hedge"]}, content=CONTENT)
    number = key(s, "play:Hedge") - ACTION_KEY
    assert s.pack.actions[number].name == "Hedge"


def test_a_card_that_seals_itself_may_be_one_too_many() -> None:
    """ETH-205, ETH-212: it does not count any more once it lies on the Sealed pile."""
    action: Content = {"cost": {"seal_self": True}, "effect": steps({"do": "cure"})}
    content: Content = {"influence": [influence("Last", action)]}
    for deck, dead in ((5, True), (6, False)):
        seat: Content = {"hand": ["Last"], "deck": deck, "distress": 1}
        pos = plain().with_content(content).load({"seats": [seat], "settings": {"start": "d1"}})
        assert pos.answer("play:Last").over == dead
