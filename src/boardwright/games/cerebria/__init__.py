"""Cerebria: The Inside World."""

from boardwright.games.cerebria.game import GAME

__all__ = ["GAME"]
