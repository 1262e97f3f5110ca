"""The places where rules of one subject set off those of another: an effect of a card inside a
payment, a window inside a draw. Set once, in game.py; so that modules need not import in circles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from boardwright.core.effects import Flow
from boardwright.games.etherfields.content import Effect
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State

Run: TypeAlias = Callable[[State, Scene, Effect], Flow[None]]
Answer: TypeAlias = Callable[[State, Moment], Flow[None]]


class _Hooks:
    run: Run
    """Carry an effect out: effects/run.py."""
    window: Answer
    """Ask whoever may answer a moment, then let passives answer it: windows.py."""


hooks = _Hooks()
