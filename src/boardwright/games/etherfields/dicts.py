"""Positions in readable names: the full dict of a state. Its fields stand in fields.py, what
follows from them in dicts_facts.py.
"""

from __future__ import annotations

from boardwright.core.messages import Json
from boardwright.games.etherfields.dicts_facts import facts
from boardwright.games.etherfields.fields import seat_dict, team_dict
from boardwright.games.etherfields.naming import names_of
from boardwright.games.etherfields.state import State


def to_dict(s: State) -> dict[str, Json]:
    """The whole state; `load` brings it back exactly. `fixed` are results of chance that are still
    to come up: sampled worlds in mid-action have some.
    """
    names = names_of(s.pack)
    fixed: dict[str, Json] = {"fixed": list(s.fate)} if s.fate else {}
    return {
        **team_dict(s),
        **fixed,
        "seats": [seat_dict(names, seat) for seat in s.seats],
        "facts": facts(s),
    }
