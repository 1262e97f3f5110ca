"""Intent markers on actions (ETH-300, ETH-304, ETH-306)."""

from __future__ import annotations

from collections.abc import Iterable

from boardwright.games.etherfields.content import Intent
from boardwright.games.etherfields.state import State

NONE: Intent = (0, 0, 0)


def markers(s: State, action: int) -> Intent:
    """ETH-306: what lies on an action, whoever put it there."""
    return s.markers.get(action, NONE)


def set_markers(s: State, action: int, there: Intent) -> None:
    rest = {number: now for number, now in s.markers.items() if number != action}
    s.markers = {**rest, action: there} if any(there) else rest


def return_markers(s: State, actions: Iterable[int], rule: str = "ETH-312") -> None:
    """ETH-304, ETH-312: all markers of these actions return to the supply."""
    for action in actions:
        if action in s.markers:
            set_markers(s, action, NONE)
            if s.log is not None:
                s.tell("markers-returned", rule, {"action": s.pack.actions[action].name})
