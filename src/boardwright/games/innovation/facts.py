"""The cards as numbers: a card is its place in the content file, a set of cards is a bit mask.

Cards are numbered by period, so the highest bit of a mask is one of its highest cards, and a
condition on cards ("shows a castle", "is red", "has value 3") is one more mask to cut with.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

COLOURS = ("blue", "red", "green", "yellow", "purple")
BLUE, RED, GREEN, YELLOW, PURPLE = range(5)

ICONS = ("castle", "leaf", "bulb", "crown", "factory", "clock")
CASTLE, LEAF, BULB, CROWN, FACTORY, CLOCK = range(6)

SPLAYS = ("none", "left", "right", "up")
NONE, LEFT, RIGHT, UP = range(4)

DOMAINS = ("Military", "Technology", "Diplomacy", "Culture", "Science")
MILITARY, TECHNOLOGY, DIPLOMACY, CULTURE, SCIENCE = range(5)

PERIODS = range(1, 11)

WIDTH = 10
"""Bits that an icon's count takes in a packed count: more than all its icons in the game."""
ONE_ICON = (1 << WIDTH) - 1

_content = tomllib.loads((files(__package__) / "content" / "cards.toml").read_text("utf-8"))["card"]

NAMES: tuple[str, ...] = tuple(card["name"] for card in _content)
CARDS = range(len(NAMES))
CARD: dict[str, int] = {name: card for card, name in enumerate(NAMES)}
ALSO: dict[str, int] = {also: n for n, card in enumerate(_content) for also in card.get("also", ())}
PERIOD: tuple[int, ...] = tuple(card["period"] for card in _content)
COLOUR: tuple[int, ...] = tuple(COLOURS.index(card["colour"]) for card in _content)
SPOTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(-1 if icon == "none" else ICONS.index(icon) for icon in card["icons"])
    for card in _content
)
"""The icon at top left, bottom left, bottom middle and bottom right; -1 where there is none."""
NEEDS: tuple[int, ...] = tuple(ICONS.index(card["needs"]) for card in _content)
KINDS: tuple[tuple[str, ...], ...] = tuple(tuple(card["effects"]) for card in _content)
LATER_KINDS: tuple[tuple[str, ...], ...] = tuple(
    tuple(card.get("later", card["effects"])) for card in _content
)

if list(PERIOD) != sorted(PERIOD):
    raise ValueError("cards.toml must go by period")


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


ALL = mask_of(list(CARDS))
OF_PERIOD = tuple(mask_of([c for c in CARDS if PERIOD[c] == p]) for p in range(11))
OF_COLOUR = tuple(mask_of([c for c in CARDS if COLOUR[c] == colour]) for colour in range(5))
WITH_ICON = tuple(mask_of([c for c in CARDS if icon in SPOTS[c]]) for icon in range(6))

# What a splay shows of each covered card (INN-029); none shows nothing.
_SHOWN_SPOTS = {NONE: (), LEFT: (3,), RIGHT: (0, 1), UP: (1, 2, 3)}


def _packed(card: int, spots: tuple[int, ...]) -> int:
    return sum(1 << WIDTH * SPOTS[card][spot] for spot in spots if SPOTS[card][spot] >= 0)


SHOWS_ALL = tuple(_packed(card, (0, 1, 2, 3)) for card in CARDS)
SHOWS = tuple(tuple(_packed(card, _SHOWN_SPOTS[way]) for card in CARDS) for way in range(4))


def _alphabetical(name: str) -> str:
    """INN-008: a leading "The" counts; case, spaces and punctuation do not."""
    return "".join(letter for letter in name.lower() if letter.isalnum())


ALPHABET = tuple(
    sorted(CARDS, key=lambda card: _alphabetical(NAMES[card])).index(card) for card in CARDS
)
"""Where each name stands in the alphabet."""


def cards_in(mask: int, first: int = 0) -> list[int]:
    """The cards of a mask, lowest first; or the actions about them, in a block that begins at
    `first`.
    """
    cards: list[int] = []
    add = cards.append
    first -= 1
    while mask:
        above = mask.bit_length()
        add(first + above)
        mask ^= TOP_BIT[above]
    cards.reverse()
    return cards


TOP_BIT = (0, *[1 << card for card in CARDS])
"""The highest bit of a number, by its length."""


def highest(mask: int) -> int:
    """All cards of the greatest value among these (INN-024)."""
    return mask & OF_PERIOD[PERIOD[mask.bit_length() - 1]] if mask else 0


def lowest(mask: int) -> int:
    """All cards of the least value among these (INN-024)."""
    return mask & OF_PERIOD[PERIOD[(mask & -mask).bit_length() - 1]] if mask else 0


def highest_value(mask: int) -> int:
    """INN-023: the value of the highest card, 0 where there is none."""
    return PERIOD[mask.bit_length() - 1] if mask else 0


def values_in(mask: int) -> list[int]:
    """The different values among these cards."""
    return [period for period in PERIODS if mask & OF_PERIOD[period]]


def points_of(mask: int) -> int:
    """INN-027: the sum of the values."""
    return sum(period * (mask & OF_PERIOD[period]).bit_count() for period in PERIODS)
