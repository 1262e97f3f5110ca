"""Settings of the games of a long run: modes, sides, Spirits and decks go round."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.randomness import Dice
from boardwright.games.cerebria.setup import teams_of
from boardwright.games.cerebria.spirits import SPIRITS, TEAM_OF


def rotation(seats: int, number: int, fixed: Mapping[str, str]) -> dict[str, str]:
    """The settings of a game by its number: every mode comes round with every side and deck, and
    every Spirit of a team in turn. What is fixed stays, and decides what goes with it.
    """
    dice = Dice("rotation", seats, number)
    basic = fixed.get("mode", "basic" if number % 4 == 3 else "full") == "basic"
    settings = {
        "mode": "basic" if basic else "full",
        "boards": "A" if basic else "AB"[number % 2],
        "team_boards": "AB"[number // 2 % 2],
        "placement": "fixed" if basic or number % 5 == 4 else "chosen",
        "powers": "off" if number % 7 == 6 else "on",
        "shaper": ("gloom", "bliss")[number // 4 % 2],
    } | {name: value for name, value in fixed.items() if "." not in name}
    team = teams_of(seats, settings)
    taken = [value for name, value in fixed.items() if name.startswith("spirit.")]
    for seat in range(seats):
        left = [n for n in range(8) if TEAM_OF[n] == team[seat] and SPIRITS[n] not in taken]
        taken.append(SPIRITS[left[(number + dice.below(4)) % len(left)]])
        settings[f"spirit.{seat}"] = taken[-1]
        settings[f"deck.{seat}"] = dice.pick(("spirit", "team", "drawn", "drawn"))
    return settings | dict(fixed)
