"""The places where rules of one subject set off those of another: an effect of a card inside a
payment, a window inside a draw. Set once, in wiring.py; so that modules need not import in circles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from boardwright.core.effects import Flow
from boardwright.games.etherfields.content import Action, Data, Effect, Passive, Step
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State

Run: TypeAlias = Callable[[State, Scene, Effect], Flow[None]]
Answer: TypeAlias = Callable[[State, Moment], Flow[None]]


class _Hooks:
    run: Run
    """Carry an effect out: effects/running.py, as all that follow but `window`."""
    fix: Callable[[State, Scene, Effect], None]
    """ETH-375: whom the steps reach, and how much they do, is fixed now."""
    would_do: Callable[[State, Scene, Effect], bool]
    """ETH-228: whether at least one part would do anything."""
    can: Callable[[State, Scene, Action], bool]
    """Whether what the action requires holds, a target is there, and it would do something."""
    holds: Callable[[State, Scene, Data], bool]
    answers: Callable[[State, Scene, Action | Passive], bool]
    """Whether it fits the moment of the scene, and would change something in it."""
    concerns: Callable[[State, Scene, Step, int], bool]
    """Whether a lasting `modify` or `forbid` is about this seat."""
    amount: Callable[[State, Scene, Step, int], int]
    """How much a lasting step changes for this seat, up or down."""
    used: Callable[[State, str, int, str], None]
    """Drop what lasts until its next use: a stat of a seat, and the word it is about."""
    end_modifiers: Callable[[State, str], None]
    """What lasts until the end of a `step`, `turn`, `dreamers_phase`, `encounter`, `session`."""
    needs_target: Callable[[State, Scene, Action], bool]
    targets: Callable[[State, Scene, Action], Sequence[int]]
    choose_target: Callable[[State, Scene, Action, Sequence[int]], Flow[bool]]
    window: Answer
    """Ask whoever may answer a moment, then let passives answer it: windows.py."""


hooks = _Hooks()
