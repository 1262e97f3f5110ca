"""Named functions: what words do not suffice for. A pack calls them by name."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.games.etherfields.effects.named import signs
from boardwright.games.etherfields.effects.registry import Do
from boardwright.games.etherfields.state import State

NAMED: dict[str, Do] = {
    "lay_signs": signs.lay_signs,
    "match_sign": signs.match_sign,
}


def functions(s: State) -> Mapping[str, Do]:
    """Those that ship with the game, and those of the pack that the player allows."""
    return {**NAMED, **s.pack.calls}
