"""Face-down decks and what is known of them, Flaws (27.2), the Market and buying (section 14)."""

from __future__ import annotations

from boardwright.games.etherfields import buying, cards, decks, flaws
from boardwright.games.etherfields.state import NOBODY, Modifier
from boardwright.games.etherfields.stats import value
from tests.games.etherfields.flows import (
    Content,
    card,
    cited,
    influence,
    names,
    plain,
    run,
    steps,
    table,
    told,
)

A1, A2, A3 = "Ada Awareness 1", "Ada Awareness 2", "Ada Awareness 3"
W1, W2 = "Ada Wrath 1", "Ada Wrath 2"


def test_what_is_known_goes_with_its_card() -> None:
    """ETH-015: for each card of a deck it is kept who knows that it lies there."""
    s = table({"deck": [A1, A2, A3, "..."]}, {})
    assert set(s.seats[0].known) == {0}
    assert names(s, decks.see_top(s, 0, 2, 0b10)) == [A1, A2]
    assert s.seats[0].known[:3] == (2, 2, 0)
    assert decks.take_top(s, 0, "ETH-178", "drew") == card(s, A1)
    assert s.seats[0].known[:2] == (2, 0)
    decks.put_on_top(s, 0, card(s, W1), "ETH-205")
    decks.put_under(s, 0, card(s, W2), "ETH-205", 0b1)
    assert (s.seats[0].known[0], s.seats[0].known[-1]) == (3, 1)
    assert len(s.seats[0].known) == len(s.seats[0].deck)


def test_a_shuffle_forgets_and_is_told() -> None:
    """ETH-014, ETH-055: all luck goes through the state's own, and every shuffle is told."""
    s = table({"deck": [A1, A2, A3, "..."]})
    decks.see_top(s, 0, 3, 1)
    before = s.rng
    decks.shuffle_seat(s, 0, s.seats[0].deck, "ETH-193")
    assert set(s.seats[0].known) == {0}
    assert s.rng != before
    assert [(args["deck"], args["seat"], args["n"]) for args in told(s, "shuffled")] == [
        ("influence", 0, 22)
    ]


def test_the_same_luck_gives_the_same_order() -> None:
    """ETH-014: whatever the order was before."""
    one, other = table({"deck": [A1, A2, "..."]}), table({"deck": [A2, A1, "..."]})
    other.rng = one.rng
    for s in (one, other):
        decks.shuffle_seat(s, 0, s.seats[0].deck, "ETH-193")
    assert one.seats[0].deck == other.seats[0].deck


def test_hidden_hands_hide_what_is_drawn() -> None:
    """ETH-015: the card is told to its owner alone; the fact to everybody."""
    s = table({"deck": [A1, "..."]}, {})
    s.options = frozenset({"closed_hands"})
    run(s, cards.draw(s, 0, 1, "ETH-178"))
    _, _, args, secret, mask, _ = next(raw for raw in s.log or () if raw[0] == "drew")
    assert args["seat"] == 0
    assert "card" not in args
    assert (secret, mask) == ({"card": A1}, 1)


def test_the_teams_decks() -> None:
    """ETH-012: from the top, to the bottom, shuffled when a rule says so; with what is known."""
    s = table({}, {})
    top = s.fate_deck[0]
    assert decks.see(s, "fate_deck", 1, 1) == (top,)
    assert s.known["fate_deck"][0] == 1
    assert decks.take(s, "fate_deck", "ETH-526") == top
    assert "fate_deck" not in s.known
    decks.put(s, "fate_deck", top, "ETH-529", bottom=True)
    assert s.fate_deck[-1] == top
    assert s.known["fate_deck"][-1] == 3
    decks.set_order(s, "fate_deck", s.fate_deck[:2][::-1], 0b10, "ETH-632")
    assert s.known["fate_deck"][:2] == (2, 2)
    decks.shuffle(s, "fate_deck", "ETH-533")
    assert "fate_deck" not in s.known
    assert told(s, "shuffled")[-1]["deck"] == "fate_deck"


def test_an_empty_deck_has_no_top() -> None:
    """ETH-543, ETH-632."""
    s = table({}, flaw_deck=[])
    assert decks.take(s, "flaw_deck", "ETH-535") == NOBODY
    assert flaws.gain_flaw(s, 0, "ETH-535") == NOBODY


def test_only_who_looks_sees_it() -> None:
    """ETH-057: the question ends with `done`, and what was seen is kept nowhere else."""
    s = table({}, {})
    _, played = run(s, decks.look(s, 1, "fate", s.fate_deck[:1], "ETH-632"), "1 done")
    assert played.asked == [(1, "ask-looked", ["done"])]
    assert s.looks is None


# Flaws


def test_a_gained_flaw_lies_on_the_discard_pile() -> None:
    """ETH-535."""
    s = table({"discard": [A1]}, flaw_deck=["Sting", "Crack"])
    assert flaws.gain_flaw(s, 0, "ETH-535") == card(s, "Sting")
    assert names(s, s.seats[0].discard) == ["Sting", A1]
    assert names(s, s.flaw_deck) == ["Crack"]


def test_a_flaw_can_be_removed_wherever_it_lies() -> None:
    """ETH-540: to the bottom of the Flaw deck; a deck is shuffled for it."""
    s = table({"flaws": ["Cramp"], "discard": ["Sting"], "deck": ["Leak", A1, "..."]})
    for name in ("Cramp", "Sting", "Leak"):
        assert flaws.remove_flaw(s, 0, card(s, name), "ETH-540")
        assert names(s, s.flaw_deck)[-1] == name
    assert not flaws.remove_flaw(s, 0, card(s, "Sting"), "ETH-540")
    assert len(told(s, "shuffled")) == 1
    assert flaws.owned(s, 0) == []


def test_a_flaw_in_the_zone_lasts() -> None:
    """ETH-536: Dust takes a card off the Draw step until it is discarded."""
    s = table({"flaws": ["Dust"]})
    assert value(s, "draw", 0) == 3


# Stats


def test_the_best_of_several_exact_values_counts() -> None:
    """ETH-003: `to` replaces the number; of several the one that is best for the Dreamer."""
    s = table({})
    s.mods = (
        Modifier("contact_range", 3, "next_use", seat=0, word="to", source="Talk"),
        Modifier("contact_range", 2, "turn", seat=0, word="to", source="Gossip"),
    )
    assert value(s, "contact_range", 0) == 3
    s.mods = (Modifier("reshuffle_price", 2, "turn", seat=0, word="to", source="Jaw"),)
    assert value(s, "reshuffle_price", 0) == 2


def test_a_modifier_is_about_its_dreamer() -> None:
    s = table({"space": "r3c1"}, {"space": "r3c2"})
    s.mods = (Modifier("draw", 1, "turn", seat=1, source="Test"),)
    assert [value(s, "draw", seat) for seat in (0, 1)] == [4, 5]
    s.mods = (Modifier("draw", 1, "turn", space=31, source="Test"),)
    assert [value(s, "draw", seat) for seat in (0, 1)] == [5, 4]


def test_limits_are_never_below_nothing() -> None:
    s = table({})
    s.mods = (Modifier("hand_limit", -9, "turn", seat=0, source="Test"),)
    assert value(s, "hand_limit", 0) == 0


# Buying

MARKET = ["Wrath 1", "Cunning 2", "Awareness 3", "Wrath 5", "..."]


def test_three_cards_are_offered_and_bought_for_ether() -> None:
    """ETH-291, ETH-292, ETH-268: any number; the others go to the bottom."""
    s = table({"ether": 16, "discard": [A1]}, {}, market=MARKET)
    price = s.pack.cards[card(s, "Cunning 2")].ether
    bought, played = run(s, buying.buy(s, 0), "card:Cunning 2", "done")
    assert bought == 1
    assert s.seats[0].ether == 16 - price
    assert names(s, s.seats[0].discard) == ["Cunning 2", A1]
    assert names(s, s.market)[0] == "Wrath 5"
    assert names(s, s.market)[-2:] == ["Wrath 1", "Awareness 3"]
    assert "replace" not in played.asked[0][2]


def test_what_is_too_dear_cannot_be_bought() -> None:
    """ETH-292, ETH-297: with one's own Ether alone."""
    s = table({"ether": 0}, {"ether": 9}, market=["Wrath 5", "Wrath 4", "Cunning 5", "..."])
    bought, played = run(s, buying.buy(s, 0))
    assert (bought, played.asked) == (0, [])
    assert names(s, s.market)[-3:] == ["Wrath 5", "Wrath 4", "Cunning 5"]


def test_later_dreamers_see_other_cards() -> None:
    """ETH-293."""
    s = table({}, {"ether": 9}, market=MARKET)
    run(s, buying.buy(s, 0))
    assert names(s, s.market)[0] == "Wrath 5"


def test_a_market_that_runs_out_offers_fewer() -> None:
    """ETH-293."""
    s = table({"ether": 9}, {}, market=["Wrath 1"])
    bought, _ = run(s, buying.buy(s, 0), "card:Wrath 1")
    assert bought == 1
    assert s.market == ()


def test_alone_a_card_may_be_replaced() -> None:
    """ETH-270: it leaves the game, and another one is drawn."""
    s = table({"ether": 9}, market=MARKET)
    run(s, buying.buy(s, 0), "replace", "card:Wrath 1", "card:Wrath 5", "done")
    assert names(s, s.seats[0].discard) == ["Wrath 5"]
    assert card(s, "Wrath 1") not in s.market[-2:]
    assert "ETH-270" in cited(s)


def test_what_leaves_a_face_down_deck_is_news() -> None:
    """Whoever has drawn a card cannot take the draw back as if nothing had been shown."""
    draw = influence("Draw", {"effect": steps({"do": "draw"})})
    content: Content = {"influence": [draw]}
    seat: Content = {"hand": ["Draw", W1], "deck": 10}
    pos = plain().with_content(content).load({"seats": [seat], "hours": 1})
    assert pos.copy().answer("effort").undoable(0).grant == "free"
    assert pos.copy().answer("play:Draw").undoable(0).grant == "consent"
    s = table({}, fate_deck=["Alms", "..."])
    decks.see(s, "fate_deck", 1, 1)
    assert s.news
    s = table({})
    decks.take(s, "turn_discard", "ETH-378", bottom=True, mask=0)
    assert not s.news
