"""Decks: the ready-made ones, name by name, and those that players build."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright.core.errors import BadSetup
from boardwright.games.cerebria import GAME
from boardwright.games.cerebria.setup import SECRET

READY = {
    "bliss": "Courage Sociability Cheerfulness Excitement Kindness Desire Optimism Self-Esteem",
    "gloom": "Anger Jealousy Pessimism Bitterness Dislike Mistrust Embarrassment Loneliness",
    "love": "Self-Esteem Confidence Comfort Sociability Desire Innocence Cheerfulness Trust",
    "delight": "Comfort Courage Cheerfulness Excitement Optimism Tranquility Generosity Kindness",
    "empathy": "Confidence Tranquility Kindness Generosity Safety Trust Affection Sociability",
    "harmony": "Self-Esteem Optimism Sociability Courage Innocence Kindness Excitement "
    "Cheerfulness",
    "hatred": "Anger Jealousy Pessimism Bitterness Insecurity Embarrassment Selfishness Dislike",
    "misery": "Fear Loneliness Jealousy Craving Mistrust Disgust Guilt Bitterness",
    "malice": "Insecurity Embarrassment Hostility Jealousy Selfishness Dislike Boredom Pessimism",
    "anxiety": "Loneliness Fear Mistrust Disgust Boredom Guilt Anger Craving",
}
RULES = {
    "bliss": "CER-067",
    "gloom": "CER-068",
    "love": "CER-412",
    "delight": "CER-413",
    "empathy": "CER-414",
    "harmony": "CER-415",
    "hatred": "CER-416",
    "misery": "CER-417",
    "malice": "CER-418",
    "anxiety": "CER-419",
}
GLOOM = ("gloom", "hatred", "misery", "malice", "anxiety")
PAIRS = [name for name in READY["empathy"].split() for _ in range(2)]
"""A legal deck of Bliss."""


def cards(settings: dict[str, str], seat: int, seats: int = 2, seed: int = 0) -> list[str]:
    """All the cards of a seat at the start of a game."""
    data: Any = GAME.new(seats, seed, settings).to_dict()
    return sorted([*data["seats"][seat]["hand"], *data["seats"][seat]["deck"]])


def pairs(deck: str) -> list[str]:
    return sorted(READY[deck].split() * 2)


@pytest.mark.parametrize("deck", READY, ids=lambda deck: f"{deck} {RULES[deck]}")
def test_ready_made_decks(deck: str) -> None:
    """CER-067, CER-068, CER-412, CER-413, CER-414, CER-415, CER-416, CER-417, CER-418, CER-419:
    two copies of each of eight names.
    """
    seat = int(deck in GLOOM)
    if deck in ("bliss", "gloom"):
        found = cards({f"deck.{seat}": "team"}, seat)
    else:
        found = cards({f"deck.{seat}": "spirit", f"spirit.{seat}": deck}, seat)
    assert found == pairs(deck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_basic_games_begin_with_the_starter_decks(seats: int) -> None:
    """CER-021: every player of a team uses the starter deck of the team unless told otherwise."""
    for seat in range(seats):
        assert cards({"mode": "basic"}, seat, seats) == pairs("gloom" if seat % 2 else "bliss")


def test_basic_games_may_use_other_decks() -> None:
    """CER-021: afterwards a Spirit's own deck, or a self-built one."""
    settings = {"mode": "basic", "spirit.1": "misery", "deck.1": "spirit"}
    settings["deck.0"] = ",".join(PAIRS)
    assert cards(settings, 1) == pairs("misery")
    assert cards(settings, 0) == sorted(PAIRS)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_shaper_has_the_same_choice_of_decks(seats: int) -> None:
    """CER-053: the basic team deck, the deck of the Spirit, or a self-built one; 16 cards."""
    spirit = {"spirit.1": "malice"}
    assert cards({**spirit, "deck.1": "team"}, 1, seats) == pairs("gloom")
    assert cards({**spirit, "deck.1": "spirit"}, 1, seats) == pairs("malice")
    built = pairs("anxiety")
    assert cards({**spirit, "deck.1": ", ".join(built)}, 1, seats) == built


def test_full_games_use_the_deck_of_the_spirit() -> None:
    """CER-062: every player has a deck of their own; unsaid, it is that of the Spirit."""
    settings = {"spirit.0": "love", "spirit.2": "harmony", "spirit.1": "hatred"}
    assert cards(settings, 0, 4) == pairs("love")
    assert cards(settings, 2, 4) == pairs("harmony")
    assert cards(settings, 1, 4) == pairs("hatred")


def test_a_self_built_deck() -> None:
    """CER-064: 16 Mild Emotions of the own team, one or two of each."""
    mixed = [*GAME.table.names[1:17]]
    assert cards({"deck.0": ", ".join(mixed)}, 0) == sorted(mixed)
    assert cards({"deck.0": ",".join(PAIRS).upper()}, 0) == sorted(PAIRS)


@pytest.mark.parametrize(
    "deck",
    [
        pytest.param(PAIRS[1:], id="fifteen"),
        pytest.param([*PAIRS, "Courage"], id="seventeen"),
        pytest.param([*PAIRS[:-1], PAIRS[0]], id="three of a name"),
        pytest.param([*PAIRS[:-1], "Anger"], id="other team"),
        pytest.param([*PAIRS[:-1], "Benevolence"], id="strong"),
        pytest.param([*PAIRS[:-1], "Brightness"], id="starting"),
        pytest.param([*PAIRS[:-1], "Patience"], id="unknown"),
        pytest.param([], id="none"),
    ],
)
def test_decks_that_cannot_be_built(deck: list[str]) -> None:
    """CER-064, CER-065: not 16 cards, a third copy, the other team's, Strong or Starting ones."""
    with pytest.raises(BadSetup, match="CER-064"):
        GAME.setup(2, 0, {"deck.0": ",".join(deck)})


def test_strong_emotions_are_in_no_ready_made_deck() -> None:
    """CER-065: all decks consist of Mild Emotions of the right team."""
    for deck, found in GAME.table.decks.items():
        kinds = {(GAME.table.kind[card], GAME.table.team[card]) for card in found}
        assert kinds == {(1, int(deck in GLOOM))}, deck


def test_a_deck_by_luck_is_a_legal_one() -> None:
    """CER-064: `drawn` makes a deck that could have been built, another one for another seed."""
    decks = [cards({"deck.0": "drawn"}, 0, seed=seed) for seed in range(20)]
    for deck in decks:
        assert len(deck) == 16
        assert max(Counter(deck).values()) <= 2
        assert cards({"deck.0": ",".join(deck)}, 0) == deck
    assert len({tuple(deck) for deck in decks}) == 20


def test_decks_are_shuffled_and_two_cards_are_drawn() -> None:
    """CER-040: a hand of two from the shuffled deck, none of it shown, and an open top card."""
    tops, hands = set(), set()
    for seed in range(80):
        data: Any = GAME.new(2, seed, {"deck.0": "team"}).to_dict()
        seat = data["seats"][0]
        assert (len(seat["hand"]), len(seat["deck"]), seat["shown"]) == (2, 14, [])
        tops.add(seat["deck"][0])
        hands.add(tuple(seat["hand"]))
    assert tops == set(READY["bliss"].split())
    assert len(hands) > 15


def test_ready_made_decks_are_public_and_built_ones_are_not() -> None:
    """CER-445: the choice of a ready-made deck is public; the list of a self-built one is known to
    the own team only.
    """
    pos = GAME.new(4, 2, {"deck.0": ",".join(PAIRS), "deck.2": "team", "deck.1": "spirit"})
    views: Any = [pos.view(seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        assert sorted(view["seats"][2]["list"]) == pairs("bliss")
        assert "list" in view["seats"][1]
    for view in (views[0], views[2]):
        assert sorted(view["seats"][0]["list"]) == sorted(PAIRS)
    for view in (views[1], views[3], views[4]):
        assert "list" not in view["seats"][0]
    for seat, known in ((0, True), (2, True), (1, False), (3, False), (None, False)):
        told = GAME.setup_for(pos.setup, seat).settings["deck.0"]
        assert told == (",".join(PAIRS) if known else SECRET)
