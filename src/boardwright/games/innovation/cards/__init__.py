"""The innovations, by period. Importing this package fills the books of effects."""

from boardwright.games.innovation.cards import period01

__all__ = ["period01"]
