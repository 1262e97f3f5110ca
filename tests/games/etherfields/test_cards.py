"""Drawing, reshuffling, hand and discard pile (section 8), Seal and Unseal (section 9)."""

from __future__ import annotations

import pytest

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, cards, decks, limits, playing, sealing
from boardwright.games.etherfields.endings import Defeat
from boardwright.games.etherfields.keys import SEAL
from boardwright.games.etherfields.state import Modifier
from boardwright.games.etherfields.stats import value
from tests.games.etherfields.flows import card, cited, influence, names, run, steps, table, told

W1, W2, W3 = "Ada Wrath 1", "Ada Wrath 2", "Ada Wrath 3"
C1, C2, C3 = "Ada Cunning 1", "Ada Cunning 2", "Ada Cunning 3"
A1, A2, A3 = "Ada Awareness 1", "Ada Awareness 2", "Ada Awareness 3"


def test_drawing_stops_at_the_hand_limit() -> None:
    """ETH-178 to ETH-181, ETH-184: 6 cards, for every draw at any time."""
    s = table({"hand": [W1, W1, W1, C1], "deck": [A1, A2, A3, C2, "..."]})
    drawn, _ = run(s, cards.draw(s, 0, 4, "ETH-178"))
    assert drawn == 2
    assert names(s, s.seats[0].hand) == sorted([W1, W1, W1, C1, A1, A2], key=lambda n: card(s, n))
    assert [args["card"] for args in told(s, "drew")] == [A1, A2]


def test_more_cards_do_not_raise_the_limit() -> None:
    """ETH-183: nothing is drawn at the limit, and an empty deck is then not reshuffled."""
    s = table({"hand": [W1, W1, W1, C1, C1, C1], "deck": [], "discard": [A1, A1, A2]})
    drawn, _ = run(s, cards.draw(s, 0, 2, "ETH-178"))
    assert drawn == 0
    assert not told(s, "shuffled")


def test_the_last_card_does_not_reshuffle() -> None:
    """ETH-191: only a further card that must be drawn does."""
    s = table({"deck": [A1], "discard": 8})
    drawn, _ = run(s, cards.draw(s, 0, 1, "ETH-178"))
    assert drawn == 1
    assert s.seats[0].deck == ()
    assert not told(s, "shuffled")


def test_a_reshuffle_has_its_price_and_the_draw_goes_on() -> None:
    """ETH-188 to ETH-190: shuffle, pay, draw on."""
    s = table({"deck": [A1], "discard": 8})
    drawn, played = run(s, cards.draw(s, 0, 3, "ETH-178"), "distress")
    assert drawn == 3
    assert s.seats[0].distress == 1
    assert len(s.seats[0].deck) == 6
    assert s.seats[0].discard == ()
    assert played.options("ask-reshuffle-price") == ["distress", "seal"]
    kinds = [raw[0] for raw in s.log or ()]
    assert kinds.index("shuffled") < kinds.index("suffered") < len(kinds) - 1


def test_the_price_may_be_sealed_from_the_new_deck() -> None:
    """ETH-189, ETH-190."""
    s = table({"deck": [], "discard": 12})
    drawn, _ = run(s, cards.draw(s, 0, 2, "ETH-178"), "seal")
    assert drawn == 2
    assert len(s.seats[0].sealed) == 3
    assert len(s.seats[0].deck) == 7


def test_three_cards_must_be_there_to_be_sealed() -> None:
    """ETH-006, ETH-190: with two in the new deck there is only Distress; Flaws do not count."""
    s = table({"hand": [W1, W1, C1, C1], "deck": [], "discard": [A1, A1, "Crack", "Crack"]})
    s.seats[0].playing = (card(s, A2),)
    assert sealing.sealable(s, 0) == 0
    _, played = run(s, cards.draw(s, 0, 1, "ETH-178"))
    assert s.seats[0].distress == 1
    assert played.asked == []


def test_no_price_without_a_reshuffle() -> None:
    """ETH-192: with deck and discard pile both empty the draw stops."""
    s = table({"hand": [W1, W1, W1, C1, C1, C1], "deck": [], "mask": "Wide Ada"})
    drawn, _ = run(s, cards.draw(s, 0, 2, "ETH-178"))
    assert drawn == 0
    assert not told(s, "shuffled")


@pytest.mark.parametrize("deck", [[], [W1, W2]])
def test_a_reshuffle_that_is_told_costs_nothing(deck: list[str]) -> None:
    """ETH-193, ETH-194: deck and discard pile together, with or without a deck."""
    s = table({"deck": deck, "discard": [A1, A2, A3, C1, C2, C3]})
    run(s, cards.reshuffle(s, 0, "ETH-193"))
    assert len(s.seats[0].deck) == len(deck) + 6
    assert s.seats[0].discard == ()
    assert s.seats[0].distress == 0


def test_a_card_for_a_full_hand_is_discarded() -> None:
    """ETH-186."""
    s = table({"hand": [W1, W1, W1, C1, C1, C1], "deck": 6})
    done, _ = run(s, cards.put_in_hand(s, 0, card(s, A3), "ETH-186"))
    assert not done
    assert names(s, s.seats[0].discard) == [A3]
    assert "ETH-186" in cited(s)


def test_a_limit_that_falls_takes_cards_at_once() -> None:
    """ETH-185, ETH-455: of the owner's choice."""
    s = table({"hand": [W1, W2, W3, C1, C2, C3], "deck": 6})
    s.mods = (Modifier("hand_limit", -2, "turn", seat=0, source="Test"),)
    _, played = run(s, limits.keep_limits(s), f"card:{W2}", f"card:{C1}")
    assert names(s, s.seats[0].hand) == [W1, W3, C2, C3]
    assert names(s, s.seats[0].discard) == [C1, W2]
    assert played.prompts == ["ask-discard", "ask-discard"]


def test_discarding_is_the_owners_choice_and_ends_with_the_hand() -> None:
    """ETH-187: fewer if the hand is smaller."""
    s = table({"hand": [W1, W2], "deck": 6})
    done, played = run(s, cards.discard(s, 0, 3, "ETH-187"), f"card:{W2}")
    assert done == 2
    assert s.seats[0].hand == ()
    assert played.prompts == ["ask-discard"]


def test_discarding_down_to_so_many() -> None:
    s = table({"hand": [W1, W2, W3, C1], "deck": 6})
    done, _ = run(s, cards.discard(s, 0, 0, "ETH-187", down_to=3), f"card:{C1}")
    assert done == 1


def test_a_drawn_flaw_counts_and_never_comes_into_the_hand() -> None:
    """ETH-196, ETH-536, ETH-544: it is resolved at once and is not replaced."""
    s = table({"deck": ["Sting", A1, A2, "..."]})
    drawn, _ = run(s, cards.draw(s, 0, 2, "ETH-178"))
    assert drawn == 2
    assert names(s, s.seats[0].hand) == [A1]
    assert names(s, s.seats[0].discard) == ["Sting"]
    assert s.seats[0].distress == 1


def test_a_flaw_that_stays_lies_in_the_zone() -> None:
    """ETH-536, ETH-537: it works there, and takes no place of a Progress card."""
    s = table({"deck": ["Cramp", A1, "..."]})
    run(s, cards.draw(s, 0, 1, "ETH-178"))
    assert names(s, s.seats[0].flaws) == ["Cramp"]
    assert value(s, "hand_limit", 0) == 5
    assert s.seats[0].progress == ()


def test_a_flaw_can_be_bought_off() -> None:
    """ETH-540, ETH-541: for an Ether it goes to the bottom of the Flaw deck."""
    s = table({"deck": ["Sting", A1, "..."], "ether": 1})
    run(s, cards.draw(s, 0, 1, "ETH-178"), "yes")
    assert s.seats[0].ether == 0
    assert s.seats[0].distress == 0
    assert names(s, s.flaw_deck)[-1] == "Sting"


def test_without_ether_a_flaw_is_not_for_sale() -> None:
    """ETH-005: whose price is not there cannot be chosen."""
    s = table({"deck": ["Sting", A1, "..."]})
    _, played = run(s, cards.draw(s, 0, 1, "ETH-178"))
    assert "ask-remove-flaw" not in played.prompts


def test_sealing_takes_the_top_cards() -> None:
    """ETH-198, ETH-204: one by one, so the last one lies on top."""
    s = table({"deck": [A1, A2, A3, "..."]})
    done, _ = run(s, sealing.seal(s, 0, 2, "ETH-198"))
    assert done == 2
    assert names(s, s.seats[0].sealed) == [A2, A1]
    assert names(s, s.seats[0].deck)[0] == A3


def test_flaws_are_skipped_and_put_back_as_they_lay() -> None:
    """ETH-200, ETH-201, ETH-538."""
    s = table({"deck": [A1, "Sting", "Leak", A2, A3, "..."]})
    done, _ = run(s, sealing.seal(s, 0, 2, "ETH-198"))
    assert done == 2
    assert names(s, s.seats[0].sealed) == [A2, A1]
    assert names(s, s.seats[0].deck)[:3] == ["Sting", "Leak", A3]


def test_an_empty_deck_is_not_sealed_and_not_shuffled() -> None:
    """ETH-202."""
    s = table({"deck": [], "discard": 8})
    done, _ = run(s, sealing.seal(s, 0, 2, "ETH-198"))
    assert done == 0
    assert len(s.seats[0].discard) == 8


def test_a_deck_that_runs_out_ends_the_seal() -> None:
    """ETH-203: what there was is sealed."""
    s = table({"deck": [A1, A2], "discard": 8})
    done, _ = run(s, sealing.seal(s, 0, 5, "ETH-198"))
    assert done == 2
    assert len(s.seats[0].discard) == 8


def test_sealing_may_kill() -> None:
    """ETH-207, ETH-212: it is looked after each card."""
    s = table({"deck": [A1, A2, A3, C1], "hand": [W1, W2, W3]})
    with pytest.raises(Defeat) as death:
        run(s, sealing.seal(s, 0, 4, "ETH-198"))
    assert (death.value.rule, death.value.seat) == ("ETH-212", 0)
    assert len(s.seats[0].sealed) == 2


def test_unsealing_takes_the_top_of_the_pile() -> None:
    """ETH-199, ETH-206: onto the discard pile; more than there are is all of them."""
    s = table({"sealed": [A1, A2, A3], "deck": 8})
    assert sealing.unseal(s, 0, 2, "ETH-199") == 2
    assert names(s, s.seats[0].sealed) == [A3]
    assert names(s, s.seats[0].discard) == [A2, A1]
    assert sealing.unseal(s, 0, 5, "ETH-206") == 1
    assert s.seats[0].sealed == ()


def test_gained_cards_lie_on_the_discard_pile() -> None:
    """ETH-268."""
    s = table({"discard": [A1], "deck": 8})
    cards.gain_card(s, 0, card(s, "Wrath 5"), "ETH-268")
    assert names(s, s.seats[0].discard) == ["Wrath 5", A1]


def test_a_card_returns_to_the_bottom_of_the_market() -> None:
    """ETH-295, ETH-296: the owner chooses it, wherever it lies; a deck is shuffled then."""
    s = table({"hand": [W1], "discard": [A1], "deck": [C1, C2, C3, A2, A3, W2, W3]})
    before = len(s.market)
    run(s, playing.return_a_card(s, 0, "ETH-295"), f"card:{C2}")
    assert names(s, s.market)[-1] == C2
    assert len(s.market) == before + 1
    assert len(s.seats[0].deck) == 6
    assert told(s, "shuffled")[-1]["seat"] == 0


def test_looking_at_a_deck_uses_what_is_there() -> None:
    """ETH-545, ETH-632: no reshuffle, and no Flaw is resolved; who looked knows them."""
    s = table({"deck": ["Sting", A1], "discard": 8}, {})
    assert names(s, decks.see_top(s, 0, 3, 1 << 1)) == ["Sting", A1]
    assert s.seats[0].known == (2, 2)
    assert s.seats[0].distress == 0
    decks.set_top(s, 0, s.seats[0].deck[::-1], 1 << 1, "ETH-632")
    assert names(s, s.seats[0].deck) == [A1, "Sting"]


def test_keys_of_the_price() -> None:
    """ETH-189: the key of sealing is the one that a scenario writes."""
    s = table({})
    assert s.pack.keys.key(SEAL) == "seal"


def test_sealed_cards_are_out_of_circulation() -> None:
    """ETH-197: a reshuffle leaves them where they are."""
    s = table({"deck": [], "discard": [A1, A2, A3, C1, C2, C3], "sealed": [W1, W2]})
    run(s, cards.reshuffle(s, 0, "ETH-193"))
    assert names(s, s.seats[0].sealed) == [W1, W2]
    assert len(s.seats[0].deck) == 6


def test_several_dreamers_draw_in_player_order() -> None:
    """ETH-195: from the First Player on."""
    all_draw = influence("All", {"effect": steps({"do": "draw", "who": "each", "n": 1})})
    s = table({}, {"hand": ["All"]}, {}, content={"influence": [all_draw]}, first=1)
    run(s, acting.perform(s, 1, s.pack.keys.id("play:All")))
    assert [args["seat"] for args in told(s, "drew")] == [1, 2, 0]


def test_what_there_is_at_the_beginning() -> None:
    """ETH-257, ETH-289, ETH-290, ETH-357, ETH-019: 22 cards each, 81 in the Market, no Item in the
    Item Market.
    """
    s = table({}, {})
    for seat in s.seats:
        assert len(seat.deck) == 22
        assert {s.pack.cards[n].owner for n in seat.deck} == {seat.dreamer}
    assert len(s.market) == 81
    assert s.item_market == ()


def test_a_flaw_is_never_taken_into_the_hand() -> None:
    """ETH-544: not even by a card that takes what lay on top before it was paid."""
    find = influence(
        "Find", {"cost": {"awareness": 1}, "effect": steps({"do": "take", "from": "under"})}, qty=2
    )
    for top, taken in (("Sting", []), (W3, [W3])):
        seat: dict[str, Json] = {"hand": ["Find", A1], "discard": [top], "deck": 6}
        s = table(seat, content={"influence": [find]})
        run(s, acting.perform(s, 0, s.pack.keys.id("play:Find")), f"pay:{A1}")
        assert names(s, s.seats[0].hand) == taken
