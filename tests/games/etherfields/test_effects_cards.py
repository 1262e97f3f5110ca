"""Verbs about a Dreamer's cards, and what is fixed before the first step."""

from __future__ import annotations

from boardwright.games.etherfields import acting

from .effecting import carry_out, of_entity, options, payable, possible, scene
from .flows import Content, card, influence, names, run, steps, table, told

ADA = ["Ada Wrath 1", "Ada Wrath 2", "Ada Wrath 3", "Ada Cunning 1", "Ada Cunning 2"]


def test_cards_are_drawn_up_to_the_hand_limit() -> None:
    s = table({"hand": ADA, "deck": 8})
    carry_out(s, "{ do = 'draw', n = 3 }")
    assert len(s.seats[0].hand) == 6
    assert not possible(s, "{ do = 'draw' }")


def test_each_dreamer_discards_a_card_of_their_own_choice() -> None:
    s = table({"hand": ["Ada Wrath 1", "Ada Wrath 2"]}, {"hand": ["Ben Wrath 1", "Ben Wrath 2"]})
    played = carry_out(
        s, "{ do = 'discard', who = 'each' }", "card:Ada Wrath 2", "card:Ben Wrath 1"
    )
    assert [seat for seat, _, _ in played.asked] == [0, 1]
    assert names(s, s.seats[0].hand) == ["Ada Wrath 1"]
    assert names(s, s.seats[1].hand) == ["Ben Wrath 2"]


def test_cards_are_discarded_until_so_many_are_left() -> None:
    s = table({"hand": ADA}, {"hand": ["Ben Wrath 1"]})
    carry_out(
        s,
        "{ do = 'discard', who = 'each', down_to = 3 }",
        "card:Ada Wrath 1",
        "card:Ada Wrath 2",
    )
    assert [len(seat.hand) for seat in s.seats] == [3, 1]


def test_what_was_discarded_counts_afterwards() -> None:
    s = table({"hand": ["Ada Wrath 1", "Ada Wrath 2"], "deck": 8})
    carry_out(
        s,
        "{ do = 'discard', n = 'all' }, { do = 'draw', n = 'discarded + 1' }",
        "card:Ada Wrath 1",
    )
    assert len(s.seats[0].hand) == 3


def test_amounts_are_fixed_before_the_first_part() -> None:
    """ETH-227: the hand is counted before anything is drawn."""
    s = table({"hand": ["Ada Wrath 1", "Ada Wrath 2"], "deck": 8})
    carry_out(s, "{ do = 'draw' }, { do = 'draw', n = 'hand' }")
    assert len(s.seats[0].hand) == 5
    s = table({"hand": ["Ada Wrath 1", "Ada Wrath 2"], "deck": 8})
    carry_out(s, "{ do = 'draw' }, { do = 'then', effect = [{ do = 'draw', n = 'hand' }] }")
    assert len(s.seats[0].hand) == 6


def test_then_and_else_follow_what_each_dreamer_did() -> None:
    s = table({"hand": ["Ada Wrath 1"], "ether": 0}, {"hand": [], "ether": 0})
    carry_out(
        s,
        "{ do = 'discard', who = 'each', then = [{ do = 'gain', what = 'ether' }],"
        " else = [{ do = 'suffer' }] }",
    )
    assert [seat.ether for seat in s.seats] == [1, 0]
    assert [seat.distress for seat in s.seats] == [0, 1]


def test_the_top_card_of_the_deck_may_yield_the_colour_named() -> None:
    for colour, drawn in (("wrath", 2), ("cunning", 0)):
        s = table({"deck": ["Ada Wrath 3", "Ada Cunning 1", "Ada Cunning 2", "..."]})
        carry_out(
            s,
            "{ do = 'colour' }, { do = 'discard', from = 'deck' },"
            " { do = 'if', cond = { yields = 'discarded' }, then = [{ do = 'draw', n = 2 }] }",
            f"colour:{colour}",
        )
        assert names(s, s.seats[0].discard) == ["Ada Wrath 3"]
        assert len(s.seats[0].hand) == drawn


def test_everybody_names_a_colour() -> None:
    s = table(
        {"hand": ["Ada Wrath 1"], "deck": 8}, {"hand": ["Ben Wrath 1", "Ben Cunning 1"], "deck": 8}
    )
    carry_out(
        s,
        "{ do = 'for_each', who = 'each', effect = [{ do = 'colour' },"
        " { do = 'if', cond = { yields = 'hand' },"
        " then = [{ do = 'draw' }], else = [{ do = 'discard' }] }] }",
        "colour:wrath",
        "colour:awareness",
        "card:Ben Wrath 1",
    )
    assert [len(seat.hand) for seat in s.seats] == [2, 1]


def test_sealing_unsealing_reshuffling() -> None:
    s = table({"deck": 9})
    carry_out(s, "{ do = 'seal', n = 3 }")
    assert len(s.seats[0].sealed) == 3
    carry_out(s, "{ do = 'unseal', n = 2 }, { do = 'reshuffle' }")
    assert (len(s.seats[0].sealed), len(s.seats[0].deck)) == (1, 8)
    assert not possible(s, "{ do = 'reshuffle' }")


def test_a_dreamer_seals_down_to_so_many_cards() -> None:
    s = table({"deck": 9, "hand": ["Ada Wrath 1"]})
    carry_out(s, "{ do = 'seal', down_to = 7 }")
    assert len(s.seats[0].deck) == 6
    assert len(s.seats[0].sealed) == 3


def test_sealing_must_be_possible_in_full_to_be_chosen() -> None:
    """ETH-006."""
    s = table({"deck": 6, "hand": 4}, {"deck": 2, "hand": 6})
    assert payable(s, "{ do = 'seal', n = 3 }")
    assert not payable(s, "{ do = 'seal', who = 'each', n = 3 }")
    assert payable(s, "{ do = 'seal', who = 'any', n = 3 }")
    assert possible(s, "{ do = 'seal', who = 'each', n = 3 }")


def test_morphings_seal_more_for_an_entity_alone() -> None:
    """ETH-420, ETH-430."""
    s = table(
        {"space": "r3c3", "deck": 12},
        figures=["Walker@r3c3"],
        entities=[{"entity": "Walker", "morphings": ["sealing"]}],
    )
    carry_out(s, "{ do = 'seal', who = 'in_range', range = 1 }", at=of_entity(s, "walker"))
    assert len(s.seats[0].sealed) == 3
    carry_out(s, "{ do = 'seal' }")
    assert len(s.seats[0].sealed) == 4


def test_the_card_below_the_payment_is_taken_into_the_hand() -> None:
    s = table({"discard": ["Ada Wrath 2", "Ada Wrath 1", "Ada Cunning 1"], "deck": 9})
    here = scene(top=card(s, "Ada Wrath 1"))
    carry_out(s, "{ do = 'take', from = 'under' }", at=here)
    assert names(s, s.seats[0].hand) == ["Ada Wrath 1"]
    carry_out(s, "{ do = 'take', from = 'discard', choose = true }", "card:Ada Cunning 1")
    assert names(s, s.seats[0].discard) == ["Ada Wrath 2"]


def test_progress_cards_are_placed_turned_over_and_turned_back() -> None:
    progress = [card.name for card in table().pack.cards if card.is_progress][:2]
    s = table({"hand": progress[:1], "progress": progress[1:], "deck": 9})
    carry_out(s, "{ do = 'place_progress', free = true, optional = true }", f"place:{progress[0]}")
    assert len(s.seats[0].progress) == 2
    carry_out(s, "{ do = 'flip' }", f"progress:{progress[1]}")
    assert [placed.flipped for placed in s.seats[0].progress].count(True) == 1
    assert payable(s, "{ do = 'flip' }")
    assert not payable(s, "{ do = 'flip', n = 2 }")
    carry_out(s, "{ do = 'flip', n = 2, else = [{ do = 'suffer' }] }")
    assert s.seats[0].distress == 1
    carry_out(s, "{ do = 'unflip', n = 'all' }", f"progress:{progress[0]}")
    assert not any(placed.flipped for placed in s.seats[0].progress)


def test_an_option_that_cannot_be_paid_is_not_offered() -> None:
    content = options("Cards", "Ether", "Rest")
    text = (
        "{ do = 'choose', by = 'team', options = ["
        "{ name = 'Cards', effect = [{ do = 'discard', who = 'each' }] },"
        "{ name = 'Ether', effect = [{ do = 'lose', what = 'ether' }] },"
        "{ name = 'Rest', effect = [{ do = 'unseal', who = 'each' }, { do = 'suffer' }] }] }"
    )
    s = table({"hand": 2, "ether": 1}, {"hand": 0}, content=content)
    played = carry_out(s, text, "choose:Ether")
    assert played.options("ask-option") == ["choose:Ether", "choose:Rest"]
    assert s.seats[0].ether == 0
    s = table({"hand": 2}, {"hand": 1}, content=content)
    played = carry_out(s, text, "choose:Cards", "card:" + names(s, s.seats[0].hand)[0])
    assert [len(seat.hand) for seat in s.seats] == [1, 0]


def test_where_nothing_can_be_paid_as_much_as_possible_is_done() -> None:
    """ETH-006."""
    s = table({"hand": 0, "ether": 0}, content=options("Cards", "Ether"))
    text = (
        "{ do = 'choose', options = [{ name = 'Cards', effect = [{ do = 'discard' }] },"
        "{ name = 'Ether', effect = [{ do = 'lose', what = 'ether' }] }] }"
    )
    carry_out(s, text, "choose:Ether")
    assert told(s, "lost") == []


def test_an_option_that_gives_nothing_just_now_may_be_chosen() -> None:
    """ETH-006: the supply of Keys is empty."""
    s = table({"distress": 0}, keys=4, content=options("Key", "Suffer"))
    text = (
        "{ do = 'choose', options = [{ name = 'Key', effect = [{ do = 'gain', what = 'key' }] },"
        "{ name = 'Suffer', effect = [{ do = 'suffer' }] }] }"
    )
    carry_out(s, text, "choose:Key")
    assert (s.keys, s.seats[0].distress) == (4, 0)


def test_everybody_chooses_for_themself() -> None:
    s = table({"distress": 2}, {"distress": 2}, content=options("Gem", "Cure"))
    played = carry_out(
        s,
        "{ do = 'choose', by = 'each', options = ["
        "{ name = 'Gem', effect = [{ do = 'gain', what = 'gem' }] },"
        " { name = 'Cure', effect = [{ do = 'cure' }] }] }",
        "choose:Cure",
        "choose:Gem",
    )
    assert [seat for seat, _, _ in played.asked] == [0, 1]
    assert [(seat.gems, seat.distress) for seat in s.seats] == [(0, 1), (1, 2)]


def test_a_card_that_acts_goes_where_it_says() -> None:
    match = influence("Match", {"effect": steps({"do": "this_card", "to": "market"})})
    content: Content = {"influence": [match]}
    s = table({"hand": ["Match"], "deck": 9}, content=content)
    run(s, acting.perform(s, 0, s.pack.keys.id("play:Match")))
    assert s.market[-1] == card(s, "Match")
    assert not s.seats[0].discard
