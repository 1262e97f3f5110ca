"""Settings, and the state before the first question.

`start = "campaign"` is a session: it goes on over Dreams, Slumbers and travel until the Team saves
(reason `saved`, nobody has won) or the campaign comes to an ending (reason `campaign:ID`; all have
won if the ending is a good one). Scores are the Dreams won so far.

`start = ID OF A DREAM` plays that Dream alone, with what the pack gives for it, and is over when it
ends: reason `victory` (all have won), `failure` or `defeat` (nobody has), or the ending of the
campaign as above. Scores are the Turns that were left.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.core.errors import BadSetup
from boardwright.core.games import Setting, Setup
from boardwright.core.randomness import stream
from boardwright.games.etherfields import sessions
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.state import NOBODY, Seat, State

CAMPAIGN = "campaign"

SWITCHES = {
    ("turns", "ordered"): "ordered",
    ("hands", "closed"): "closed_hands",
    ("movement_rolls", "one"): "one_roll",
    ("playing_cards", "on"): "cards",
}
"""What a setting turns on, as State.options has it."""


def settings_of(pack: Pack) -> tuple[Setting, ...]:
    """ETH-015, ETH-059, ETH-079, ETH-177, ETH-401, ETH-605: the choices at setup."""
    dreams = tuple(dict.fromkeys(gate.dream for gate in pack.gates))
    dreamers = tuple(dreamer.id for dreamer in pack.dreamers)
    return (
        Setting("start", (CAMPAIGN, *dreams), "ETH-079"),
        Setting("turns", ("open", "ordered"), "ETH-177"),
        Setting("hands", ("open", "closed"), "ETH-015"),
        Setting("movement_rolls", ("each", "one"), "ETH-401"),
        Setting("playing_cards", ("off", "on"), "ETH-605"),
        Setting("dreamer", ("any", *dreamers), "ETH-059", each_seat=True),
    )


def agree(seats: int, chosen: dict[str, str]) -> dict[str, str]:
    """ETH-059: no two players have the same Dreamer."""
    taken: dict[str, int] = {}
    for seat in range(seats):
        dreamer = chosen[f"dreamer.{seat}"]
        if dreamer != "any" and dreamer in taken:
            raise BadSetup(f"dreamer.{seat}: seat {taken[dreamer]} plays {dreamer} (ETH-059)")
        taken[dreamer] = seat
    return chosen


def options_of(settings: Mapping[str, str]) -> frozenset[str]:
    """The settings that are on."""
    found = {on for (name, value), on in SWITCHES.items() if settings.get(name) == value}
    return frozenset(found | ({"single"} if settings.get("start", CAMPAIGN) != CAMPAIGN else set()))


def begin(setup: Setup, pack: Pack) -> State:
    """ETH-059 to ETH-061: everything up to the first question."""
    s = State(pack, setup.seats, stream(setup.seed, "etherfields"))
    s.options = options_of(setup.settings)
    s.seats = [Seat(NOBODY) for _ in range(setup.seats)]
    for seat in range(setup.seats):
        wish = setup.settings.get(f"dreamer.{seat}", "any")
        if wish != "any":
            sessions.sit_down(s, seat, pack.number("dreamer", wish))
    start = setup.settings.get("start", CAMPAIGN)
    gate = next((gate.number for gate in pack.gates if gate.dream == start), pack.start_gate)
    sessions.begin_first(s, gate)
    return s
