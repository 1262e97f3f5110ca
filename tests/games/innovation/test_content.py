"""The cards of Innovation as facts, and their effects as they are registered."""

from __future__ import annotations

from collections import Counter

import pytest

from boardwright.games.innovation import GAME
from boardwright.games.innovation.activation import LATER, effects_of
from boardwright.games.innovation.facts import (
    CARD,
    CARDS,
    COLOUR,
    COLOURS,
    DOMAINS,
    ICONS,
    KINDS,
    LATER_KINDS,
    NAMES,
    NEEDS,
    PERIOD,
    SPOTS,
)

NINE = {
    "Oars",
    "Fermenting",
    "Feudalism",
    "Measurement",
    "Statistics",
    "Societies",
    "Industrialization",
    "Combustion",
    "Fission",
}


def registered(card: int, later: bool) -> tuple[str, ...]:
    """The kind of each effect that is written for a card, in order."""
    return tuple(
        "share" if shares is not None else "demand" for shares, _ in effects_of(card, later)
    )


def test_there_are_105_cards_and_5_domains() -> None:
    """INN-001: 21 cards of each colour, 15 of period 1 and 10 of every other period."""
    assert len(NAMES) == len(set(NAMES)) == 105
    assert Counter(COLOURS[colour] for colour in COLOUR) == dict.fromkeys(COLOURS, 21)
    assert Counter(PERIOD) == {1: 15, **dict.fromkeys(range(2, 11), 10)}
    assert DOMAINS == ("Military", "Technology", "Diplomacy", "Culture", "Science")
    assert GAME.seats == (2, 3, 4)


def test_every_card_shows_three_icons() -> None:
    """INN-029: three of the four spots hold an icon, and one of them is the icon of its dogmas."""
    for card in CARDS:
        shown = [icon for icon in SPOTS[card] if icon >= 0]
        assert len(SPOTS[card]) == 4
        assert len(shown) == 3, NAMES[card]
        assert NEEDS[card] in shown, NAMES[card]


def test_every_colour_and_period_go_together_as_on_the_cards() -> None:
    """INN-001: three cards of each colour in period 1, two of each in every other period."""
    found = Counter(zip(PERIOD, COLOUR, strict=True))
    assert all(found[1, colour] == 3 for colour in range(5))
    assert all(found[period, colour] == 2 for period in range(2, 11) for colour in range(5))


def test_there_are_157_effects() -> None:
    """INN-051: one to three dogmas a card; 34 of them are demands."""
    assert {len(kinds) for kinds in KINDS} == {1, 2, 3}
    counted = Counter(kind for kinds in KINDS for kind in kinds)
    assert counted == {"share": 123, "demand": 34}
    assert counted.total() == 157


@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_effects_are_written_as_the_content_says(card: int) -> None:
    """INN-050, INN-051: every dogma is there, in printed order and of the printed type."""
    assert registered(card, later=False) == KINDS[card]
    assert registered(card, later=True) == LATER_KINDS[card]


@pytest.mark.parametrize("card", CARDS, ids=NAMES)
def test_all_dogmas_of_a_card_compare_one_icon(card: int) -> None:
    """INN-051, INN-052: whoever is concerned is so by the card's one icon, counted for all."""
    colour = COLOURS[COLOUR[card]]
    pos = GAME.load(
        {
            "seats": [
                {"zone": {colour: [NAMES[card]]}},
                {},
                {"zone": dict.fromkeys(COLOURS, 1)},
            ]
        }
    )
    pos.answer(f"activate:{NAMES[card]}", 0)
    icon = ICONS[NEEDS[card]]
    mine = SPOTS[card].count(NEEDS[card])
    concerned = [event for event in pos.events if event.kind.endswith("-concerns")]
    assert {event.args["icon"] for event in concerned} <= {icon}
    assert {event.args["mine"] for event in concerned} <= {mine}
    if "demand" in KINDS[card]:
        assert ("demand-concerns", 1) in {(e.kind, e.args["seat"]) for e in concerned}


def test_nine_cards_have_a_later_text() -> None:
    """INN-230: nine cards differ in later editions, all others are the same there."""
    assert {NAMES[card] for card in LATER} == NINE
    assert {NAMES[card] for card in CARDS if KINDS[card] != LATER_KINDS[card]} == {"Combustion"}
    for card in CARDS:
        same = effects_of(card, later=False) == effects_of(card, later=True)
        assert same == (NAMES[card] not in NINE), NAMES[card]


def test_later_effects_that_did_not_change_are_the_printed_ones() -> None:
    """INN-230: where only one dogma of a card differs, the other is shared by both editions."""
    for name, unchanged in (("Oars", 2), ("Feudalism", 2), ("Statistics", 2), ("Fission", 1)):
        card, nth = CARD[name], unchanged - 1
        assert effects_of(card, later=False)[nth] == effects_of(card, later=True)[nth], name


def test_other_names_of_the_rulebook_are_understood() -> None:
    pos = GAME.load({"seats": [{"hand": ["Banking System", "Artificial Intelligence"]}, {}]})
    assert pos.game.matches("Banking System", "Banking")
    assert pos.game.matches("Artificial Intelligence", "A.I.")
    assert not pos.game.matches("Banking System", "A.I.")
