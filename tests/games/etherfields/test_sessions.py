"""The first session, settings, and the save at the end of a session."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boardwright.core.errors import BadSetup, IllegalAnswer
from boardwright.games.etherfields.content import SUITS
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.setup import options_of

from .courses import Course, Entry, campaign, course
from .flows import plain, steps


def test_every_player_chooses_a_different_dreamer() -> None:
    """ETH-059."""
    game = Course(plain().new(2, 1))
    assert game.legal(0) == [f"dreamer:{name}" for name in ("Ada", "Ben", "Cyd", "Dot")]
    game.play("0 dreamer:Ben")
    assert "dreamer:Ben" not in game.legal(1)
    with pytest.raises(IllegalAnswer) as refused:
        game.play("1 dreamer:Ben")
    assert refused.value.rule == "ETH-059"
    game.play("1 dreamer:Dot")
    assert [len(me.deck) for me in game.s.seats] == [22, 22]
    assert [args["seat"] for args in game.of("shuffled") if "seat" in args] == [0, 1]


def test_the_settings_name_dreamers_and_none_twice() -> None:
    """ETH-059."""
    with pytest.raises(BadSetup, match="ETH-059"):
        plain().new(2, 1, {"dreamer.0": "ada", "dreamer.1": "ada"})
    game = Course(plain().new(2, 1, {"dreamer.1": "ada"}))
    assert list(game.pos.waiting) == [0]
    assert "dreamer:Ada" not in game.legal(0)


def test_the_campaign_begins_with_the_first_dream() -> None:
    """ETH-060, ETH-061, ETH-079, ETH-088, ETH-357: no map of Slumbers, no Item Market, no Awakening
    card; the Clock is set.
    """
    s = campaign(3).s
    assert (s.gate, s.place, s.keys) == (s.pack.start_gate, 1, 0)
    assert (s.item_market, s.storage, s.items, s.wisdom) == ((), (), (), ())
    assert (s.slumbers, s.slumber_maps, s.worlds) == ((), (), ())
    assert (s.hours, s.location, s.sessions) == (3, -1, 1)
    assert (len(s.market), len(s.fate_deck), len(s.flaw_deck)) == (81, 10, 6)
    assert s.pack.seasons[s.season].id == "calm"


def test_a_pack_may_begin_with_wisdom() -> None:
    """ETH-613: what it says of being gained is done."""
    gift: Entry = {
        "id": "gift",
        "name": "Gift",
        "text": "?",
        "unlocks": ["item_slot"],
        "effect": steps({"do": "gain", "what": "ether", "who": "each"}),
    }
    pack = plain().with_content({"wisdom": [gift]}).content_pack
    game = Etherfields(replace(pack, start_wisdom=(pack.number("wisdom", "gift"),)))
    s = game.new(2, 1, {"dreamer.0": "ada", "dreamer.1": "ben"}).state
    assert [me.ether for me in s.seats] == [1, 1]
    assert "item_slot" in s.unlocked


def test_the_settings_turn_rules_on() -> None:
    assert options_of({}) == frozenset()
    assert options_of(
        {
            "turns": "ordered",
            "hands": "closed",
            "movement_rolls": "one",
            "playing_cards": "on",
            "start": "d2",
        }
    ) == {"ordered", "closed_hands", "one_roll", "cards", "single"}


def test_a_single_dream_begins_with_what_the_pack_gives_for_it() -> None:
    """With the choices of session setup (ETH-076, ETH-077)."""
    game = campaign(1, start="d2")
    assert game.phase == "decks"
    assert {game.s.pack.wisdom[n].id for n in game.s.wisdom} == {"wake", "legend"}
    game.play("0 done")
    assert game.s.pack.gates[game.s.gate].dream == "d2"


def test_turn_cards_have_three_of_each_suit() -> None:
    """ETH-386: in the pack of the tests, as everywhere."""
    suits = [card.suit for card in plain().content_pack.turns]
    assert [suits.count(n) for n in range(len(SUITS))] == [3, 3, 3, 3]


def test_the_first_player_decides_where_the_players_do_not_agree() -> None:
    """ETH-007, ETH-602, ETH-624."""
    game = course({}, {"dreamer": "Ben"}, first=1)
    assert plain().first_player(game.s) == 1
    assert plain().teams(game.pos.setup) == ((0, 1),)


# Saving


def saving(*seats: Entry, **facts: object) -> Course:
    given: Entry = {"location": "Bell", "resolved": True, **facts}
    return course(*seats, **given).play("0 save")


def test_a_save_ends_the_session() -> None:
    """ETH-585, ETH-588, ETH-593."""
    game = saving(
        {"deck": 10, "hand": 3, "sealed": 2, "distress": 4, "gems": 1},
        keys=2,
        items=["Spade"],
        storage=["Rope"],
        quirks=["Breeze@quay.q"],
        tiles=["quay", "yard"],
    )
    s = game.s
    assert game.reason == "saved"
    assert game.pos.outcome is not None
    assert game.pos.outcome.winners == ()
    assert (len(s.seats[0].deck), s.seats[0].distress, s.seats[0].gems, s.keys) == (15, 0, 0, 0)
    assert (s.items, len(s.storage), s.location, s.quirks, s.tiles) == ((), 2, -1, (), ())
    assert s.pack.number("fate", "breeze") in s.fate_deck


def test_before_a_save_the_dreamers_may_buy() -> None:
    """ETH-586: once; and each says whether to."""
    game = saving({"deck": 12, "ether": 9}, {"dreamer": "Ben", "deck": 12, "ether": 1})
    assert game.prompt() == "ask-buy-before-save"
    game.play("0 yes", "0 yes")
    offered = next(key for key in game.legal() if key.startswith("card:"))
    game.play(f"0 {offered}", "0 done", "1 no")
    assert game.reason == "saved"
    assert len(game.s.seats[0].deck) == 13


def test_ether_that_is_left_becomes_one_voucher() -> None:
    """ETH-587: however much it was."""
    game = saving({"deck": 12, "ether": 5}, {"dreamer": "Ben", "deck": 12}).play("0 no")
    assert [(me.ether, me.voucher) for me in game.s.seats] == [(0, True), (0, False)]
    assert game.of("voucher") == [{"seat": 0}]


def test_nobody_is_saved_from_a_slumber_or_a_dream() -> None:
    """ETH-590, ETH-591."""
    for place, rule in (({"dream": "d1"}, "ETH-590"), ({"slumber": "Flock"}, "ETH-591")):
        facts: Entry = dict(place)
        with pytest.raises(IllegalAnswer) as refused:
            course({}, **facts).play("0 save")
        assert refused.value.rule == rule
