"""Bots: they get what their seat knows (`SeatInfo`), never a position, and answer one decision."""

from boardwright.bots.levels import LEVELS, Level, make_bot
from boardwright.bots.protocol import (
    UNLIMITED,
    Advice,
    Bot,
    Budget,
    Choice,
    NoAdvice,
    Ranked,
    Reason,
    Spent,
    UnknownBot,
    Why,
)
from boardwright.bots.safety import safe_choose

__all__ = [
    "LEVELS",
    "UNLIMITED",
    "Advice",
    "Bot",
    "Budget",
    "Choice",
    "Level",
    "NoAdvice",
    "Ranked",
    "Reason",
    "Spent",
    "UnknownBot",
    "Why",
    "make_bot",
    "safe_choose",
]
