"""Settings of the games of a long run: Dreams, Dreamers and variants go round."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.decisions import Decision
from boardwright.core.randomness import Dice
from boardwright.games.etherfields.journeys import onward
from boardwright.games.etherfields.keys import DONE
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.setup import CAMPAIGN, settings_of
from boardwright.games.etherfields.state import State

SESSION = {"start": CAMPAIGN}
"""What makes a game a session of a campaign."""

CLOSED_HANDS = 4
"""One in so many games is played with them: they ask everybody at every moment (ETH-015)."""

SOLO_CAMPAIGNS = 3
"""One in so many games of a single Dreamer is a campaign."""


def rotation(pack: Pack, seats: int, number: int, fixed: Mapping[str, str]) -> dict[str, str]:
    """The settings of a game by its number: every Dream comes round with every variant. Whole
    campaigns only for one Dreamer: several who play at random hardly ever get past the first Dream,
    and would try it for ever. What is fixed stays.
    """
    dice = Dice("rotation", seats, number)
    values = {setting.name: setting.values for setting in settings_of(pack)}
    dreams = [value for value in values["start"] if value != CAMPAIGN]
    is_campaign = seats == 1 and number % SOLO_CAMPAIGNS == 0
    settings = {"start": CAMPAIGN if is_campaign else dreams[number % len(dreams)]}
    for name in ("turns", "movement_rolls", "playing_cards"):
        settings[name] = dice.pick(values[name])
    settings["hands"] = "closed" if dice.below(CLOSED_HANDS) == 0 else "open"
    taken = {value for name, value in fixed.items() if name.startswith("dreamer.")}
    for seat in range(seats):
        free = [value for value in values["dreamer"] if value == "any" or value not in taken]
        wish = dice.pick(free)
        settings[f"dreamer.{seat}"] = wish
        taken.add(wish)
    return settings | dict(fixed)


def dallies(s: State, decision: Decision) -> frozenset[int]:
    """ETH-080, ETH-492: on the Dreamworld map whatever does not lead on to the next Dream; while
    decks are built, all but the end of it.
    """
    if decision.key == "ask-travel":
        return frozenset(decision.options) - {onward(s)}
    return frozenset(decision.options) - {DONE} if decision.key == "ask-deck" else frozenset()
