"""How a game begins: the shuffled supplies, the period cards, the alphabet."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.innovation import GAME
from boardwright.games.innovation.facts import ALPHABET, CARD, CARDS, NAMES, PERIOD, PERIODS

SEEDS = range(8)


def start(seats: int, seed: int) -> dict[str, Any]:
    return dict(GAME.new(seats, seed).to_dict())


def stack(data: dict[str, Any], period: int) -> list[str]:
    """A period's cards in the order in which they lay before anything was taken from the top."""
    top = [data["period_cards"][str(period)]] if period < 10 else []
    dealt = [data["seats"][n]["hand"] for n in range(len(data["seats"]))] if period == 1 else []
    return top + [name for hand in dealt for name in hand] + list(data["supply"][str(period)])


def test_each_supply_holds_the_cards_of_its_period() -> None:
    """INN-002: the cards are sorted by period into ten supplies."""
    data = start(3, 5)
    for period in PERIODS:
        found = stack(data, period)
        assert sorted(found) == sorted(NAMES[card] for card in CARDS if PERIOD[card] == period)


def test_every_supply_is_shuffled() -> None:
    """INN-002: another seed lays every supply in another order, and any card may be the top one."""
    for period in PERIODS:
        orders = {tuple(start(2, seed)["supply"][str(period)]) for seed in SEEDS}
        assert len(orders) == len(SEEDS), period
    tops = {start(2, seed)["supply"]["10"][0] for seed in range(60)}
    assert tops == {NAMES[card] for card in CARDS if PERIOD[card] == 10}


def test_the_same_seed_deals_the_same_game() -> None:
    """INN-002: the shuffle follows from the seed alone."""
    assert start(3, 11) == start(3, 11)


def test_period_cards_come_from_the_top_and_hands_follow() -> None:
    """INN-003, INN-005: the top card of supplies 1 to 9 is laid out, then two 1s go to each seat;
    with more seats more of the very same order is dealt.
    """
    for seed in SEEDS:
        two, four = start(2, seed), start(4, seed)
        assert two["period_cards"] == four["period_cards"]
        assert set(two["period_cards"]) == {str(period) for period in range(1, 10)}
        assert two["supply"]["1"][4:] == four["supply"]["1"]
        assert {n for seat in four["seats"][2:] for n in seat["hand"]} == set(
            two["supply"]["1"][:4]
        )
        assert two["seats"][0]["hand"] == four["seats"][0]["hand"]
        for period in range(2, 11):
            assert two["supply"][str(period)] == four["supply"][str(period)]


def test_period_cards_are_of_their_period_and_differ_by_seed() -> None:
    """INN-003: one card of each period 1 to 9, by the shuffle; ten cards stay in supply 10."""
    faces: dict[str, set[str]] = {str(period): set() for period in range(1, 10)}
    for seed in range(30):
        data = start(2, seed)
        assert len(data["supply"]["10"]) == 10
        for period, name in data["period_cards"].items():
            assert str(PERIOD[CARD[name]]) == period
            faces[period].add(name)
    assert all(len(names) > 5 for names in faces.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_holds_two_cards_of_period_1(seats: int) -> None:
    """INN-005: two cards each, and nothing else is dealt to anybody."""
    data = start(seats, 3)
    for seat in data["seats"]:
        assert [PERIOD[CARD[name]] for name in seat["hand"]] == [1, 1]
        assert not seat["influence"]
        assert not seat["dominations"]
        assert all(not pile["cards"] for pile in seat["zone"].values())
    assert len(data["supply"]["1"]) == 14 - 2 * seats


def before(one: str, other: str) -> bool:
    return ALPHABET[CARD[one]] < ALPHABET[CARD[other]]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The Wheel", "Tools"),  # a leading The counts
        ("Statistics", "The Internet"),
        ("The Internet", "The Pirate Code"),
        ("Agriculture", "A.I."),  # points do not: ai stands between ag and al
        ("A.I.", "Alchemy"),
        ("Machinery", "Machine Tools"),  # spaces do not: machiner, machinet
        ("Masonry", "Mass Media"),
        ("City States", "Clothing"),
        ("Code of Laws", "Collaboration"),
        ("Mathematics", "Measurement"),
        ("Self Service", "Services"),
        ("Steam Engine", "Stem Cells"),
    ],
)
def test_names_stand_in_the_alphabet(one: str, other: str) -> None:
    """INN-008: case, spaces and punctuation do not count."""
    assert before(one, other)
    assert not before(other, one)


def test_no_two_names_are_tied() -> None:
    """INN-008: names are unique, so there is always one starting player."""
    assert sorted(ALPHABET) == list(CARDS)


def test_the_whole_alphabet() -> None:
    """INN-008: letters alone decide, over all names."""
    letters = ["".join(filter(str.isalpha, name)).casefold() for name in NAMES]
    assert [NAMES[card] for card in sorted(CARDS, key=lambda card: letters[card])] == sorted(
        NAMES, key=lambda name: ALPHABET[CARD[name]]
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_name_in_the_alphabet_begins(seats: int) -> None:
    """INN-007, INN-012: whoever that is has one action, as has the next of four."""
    for seed in SEEDS:
        pos = GAME.new(seats, seed)
        played = []
        for seat, decision in enumerate(pos.decisions):
            key = GAME.actions.key(decision.options[0])
            played.append(key.removeprefix("play:"))
            pos.answer(key, seat)
        first = min(range(seats), key=lambda seat: ALPHABET[CARD[played[seat]]])
        actions = []
        for turn in range(seats + 1):
            data = pos.to_dict()
            assert data["turn"] == (first + turn) % seats
            assert isinstance(data["actions"], int)
            actions.append(data["actions"])
            for _ in range(data["actions"]):
                pos.answer("draw")
        assert actions == ([1, 1, 2, 2, 2] if seats == 4 else [1, *[2] * seats])
