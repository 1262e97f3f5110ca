"""Etherfields, with content in packs."""

from boardwright.games.etherfields.game import GAME

__all__ = ["GAME"]
