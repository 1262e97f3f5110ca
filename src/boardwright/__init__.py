"""Boardwright: deep board games, exactly by their rulebooks.

>>> import boardwright as bw
>>> pos = bw.game("innovation").new(seats=2, seed=7)
>>> pos.decision.prompt.key
'ask-first-card'
"""

from boardwright.core.decisions import Decision, Option
from boardwright.core.errors import (
    BadAnswer,
    BadPack,
    BadPosition,
    BadRecord,
    BadScenario,
    BadSetup,
    BoardwrightError,
    IllegalAnswer,
    NoSample,
    NothingToUndo,
    UnknownGame,
)
from boardwright.core.events import Event
from boardwright.core.games import Game, Setting, Setup
from boardwright.core.knowledge import SeatInfo
from boardwright.core.outcomes import Outcome
from boardwright.core.positions import Position
from boardwright.core.records import replay
from boardwright.core.registry import game, names

__version__ = "0.1.0"

__all__ = [
    "BadAnswer",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "BadScenario",
    "BadSetup",
    "BoardwrightError",
    "Decision",
    "Event",
    "Game",
    "IllegalAnswer",
    "NoSample",
    "NothingToUndo",
    "Option",
    "Outcome",
    "Position",
    "SeatInfo",
    "Setting",
    "Setup",
    "UnknownGame",
    "__version__",
    "game",
    "names",
    "replay",
]
