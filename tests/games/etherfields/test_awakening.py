"""The Awakening: what it resets, and the choices that come with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boardwright.core.errors import IllegalAnswer
from boardwright.games.etherfields import gates
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.state import ENTERED

from .courses import Course, Entry, course
from .flows import influence, names, run


def awake(*seats: Entry, **facts: object) -> Course:
    """The Team awakens at the Bell."""
    given: Entry = {"location": "Bell", **facts}
    return course(*seats, **given).play("0 awaken")


def masks_of(game: Course, dreamer: str) -> list[str]:
    pack = game.s.pack
    owner = pack.number("dreamer", dreamer)
    return [mask.name for mask in pack.masks if mask.owner == owner]


def test_everything_of_a_dreamer_comes_together() -> None:
    """ETH-476 to ETH-478, ETH-484: Distress and seals go, Keys, Gems and placed cards are lost,
    Ether is kept.
    """
    game = awake(
        {
            "deck": 8,
            "hand": 3,
            "sealed": 4,
            "discard": 5,
            "flaws": ["?flaw"],
            "distress": 5,
            "gems": 2,
            "ether": 3,
        },
        keys=2,
    )
    assert game.phase == "changes"
    me = game.s.seats[0]
    assert (len(me.deck), me.hand, me.discard, me.sealed, me.flaws) == (21, (), (), (), ())
    assert (me.distress, me.gems, me.ether, game.s.keys) == (0, 0, 3, 0)


def test_the_team_is_back_at_the_awakening_location() -> None:
    """ETH-481, ETH-482, ETH-486: the map, the decks, the Clock, the paid Locations."""
    game = course(
        {"deck": 22},
        {"dreamer": "Ben", "deck": 22},
        location="Drop",
        hours=0,
        paid=["Key", "Drop"],
        quirks=["Breeze@quay.q"],
        tiles=["quay", "yard", "loft"],
        slumbers=["Flock", "Delta Phase", "Porter"],
    )
    game.play("0 awaken", "0 no", "0 done", "1 done")
    s = game.s
    assert game.phase == "entrance"
    assert s.pack.locations[s.location].id == "Bell"
    assert (s.hours, s.paid, s.quirks, s.resolved) == (4, frozenset(), (), False)
    assert [s.pack.tiles[n].id for n in s.tiles] == ["quay", "yard"]
    assert s.pack.number("fate", "breeze") in s.fate_deck
    assert s.pack.entities[s.slumbers[-1]].role == "delta"
    assert [args["deck"] for args in game.of("shuffled")][-3:] == [
        *("slumber_maps", "fate_deck", "slumbers")
    ]
    game.play("0 space:r3c3", "1 space:r4c6")
    assert game.phase == "travel"


def test_what_the_awakening_card_adds_is_done_at_the_end() -> None:
    """ETH-482: here a pack's card whose effect gives an Hour."""
    game = course({"deck": 20}, location="Bell")
    pack = game.s.pack
    bonus = replace(pack.wisdom[pack.roles["awakening"]], effect=(Step("gain", {"what": "hour"}),))
    cards = tuple([bonus if card.number == bonus.number else card for card in pack.wisdom])
    s = game.s.copy()
    s.pack = replace(pack, wisdom=cards)
    s.phase = ENTERED
    run(s, gates.begin(s, None))
    assert s.hours == game.s.hours + 1


# Decks


def built(**facts: object) -> Course:
    me: Entry = {"deck": 22, **facts}
    return awake(me).play("0 no")


def test_a_deck_has_twenty_to_forty_cards() -> None:
    """ETH-081, ETH-082: what is left out lies in the box."""
    game = built()
    assert game.phase == "decks"
    card = next(key for key in game.legal() if key.startswith("out:"))
    game.play(f"0 {card}")
    other = next(key for key in game.legal() if key.startswith("out:"))
    game.play(f"0 {other}")
    assert not [key for key in game.legal() if key.startswith("out:")]
    with pytest.raises(IllegalAnswer) as refused:
        game.play(f"0 {card}")
    assert refused.value.rule == "ETH-081"
    game.play(f"0 {card.replace('out:', 'card:')}", "0 done")
    me = game.s.seats[0]
    assert (len(me.deck), len(me.box)) == (21, 1)


def test_a_deck_that_is_too_large_must_shrink() -> None:
    """ETH-082, ETH-084."""
    game = built(discard=20)
    assert "done" not in game.legal()
    with pytest.raises(IllegalAnswer) as refused:
        game.play("0 done")
    assert refused.value.rule == "ETH-082"
    for _ in range(2):
        out = next(key for key in game.legal() if key.startswith("out:"))
        game.play(f"0 {out}")
    assert "done" in game.legal()
    assert not [key for key in game.legal() if key.startswith("card:")]


def test_whoever_owns_fewer_than_twenty_must_put_in_all() -> None:
    """ETH-081: there is nothing to choose then."""
    game = awake({"deck": 12}).play("0 no")
    assert game.phase == "entrance"
    game = awake({"deck": 10, "box": 5}).play("0 no")
    assert all(key.startswith("card:") for key in game.legal())


def test_flaws_are_in_the_deck_and_do_not_count() -> None:
    """ETH-083, ETH-539."""
    game = awake({"deck": 20, "flaws": ["?flaw", "?flaw"]}).play("0 no")
    assert game.phase == "entrance"
    assert len(game.s.seats[0].deck) == 22


def test_all_dreamers_build_at_once() -> None:
    """ETH-080."""
    game = awake({"deck": 22}, {"dreamer": "Ben", "deck": 22}).play("1 no")
    assert list(game.pos.waiting) == [0, 1]
    game.play("1 done")
    assert list(game.pos.waiting) == [0]
    game.play("0 done")
    assert {args["seat"] for args in game.of("shuffled") if "seat" in args} == {0, 1}


# Masks and Items


def test_each_dreamer_chooses_a_mask() -> None:
    """ETH-447, ETH-480."""
    game = course({"deck": 20}, location="Bell")
    own = masks_of(game, "ada")
    game = awake({"deck": 20, "masks": own, "mask": own[0]}).play("0 no")
    assert game.phase == "masks"
    assert game.legal() == [f"mask:{name}" for name in own]
    game.play(f"0 mask:{own[1]}")
    assert game.s.pack.masks[game.s.seats[0].mask].name == own[1]


def test_free_slots_may_be_filled_from_storage() -> None:
    """ETH-483: active Items stay where they are in an Awakening."""
    game = awake({"deck": 20}, items=["Spade"], storage=["Rope", "Lamp", "Ring"]).play("0 no")
    assert game.phase == "items"
    game.play("0 item:Lamp", "0 item:Ring")
    assert sorted(game.s.pack.items[n].name for n in game.s.items) == ["Lamp", "Ring", "Spade"]
    assert game.phase == "entrance"
    some = awake({"deck": 20}, items=["Spade"], storage=["Rope"]).play("0 no", "0 done")
    assert len(some.s.items) == 1


# Dreamers


def test_dreamers_may_be_changed_and_all_that_is_theirs_stays_with_them() -> None:
    """ETH-085, ETH-479."""
    card = influence("Bought", ether=1)
    game = course(
        {"deck": ["Bought", "..."], "ether": 4, "space": "r3c3"},
        {"dreamer": "Ben", "deck": 22},
        location="Bell",
        content={"influence": [card]},
    ).play("0 awaken", "0 yes")
    assert game.prompt() == "ask-dreamer"
    game.play("0 dreamer:Dot", "1 dreamer:Ada")
    s = game.s
    assert [s.pack.dreamers[me.dreamer].name for me in s.seats] == ["Dot", "Ada"]
    assert "Bought" in names(s, s.seats[1].deck)
    assert (s.seats[1].ether, s.seats[0].ether) == (4, 0)
    assert [s.pack.dreamers[n].name for n in s.rest] == ["Ben"]
    assert len(s.seats[0].deck) == 22


def test_a_dreamer_who_joins_late_has_the_masks_of_the_first_dream() -> None:
    """ETH-597."""
    for endings, count in (([], 0), ([{"dream": "d1", "result": "victory"}], 2)):
        game = course({"deck": 22}, location="Bell", endings=endings)
        game.play("0 awaken", "0 yes", "0 dreamer:Cyd")
        assert len(game.s.seats[0].masks) == count


def test_a_dreamer_who_joins_late_has_no_card_that_is_somebody_else_s() -> None:
    """ETH-085, ETH-269: it went through the Market."""
    game = course({"deck": 22, "discard": ["Cyd Wrath 3"]}, location="Bell")
    game.play("0 awaken", "0 yes", "0 dreamer:Cyd")
    assert len(game.s.seats[0].deck) == 21
    assert "Cyd Wrath 3" not in names(game.s, game.s.seats[0].deck)
