"""Innovation: found inventions, splay them, dominate the periods of history."""

from boardwright.games.innovation.game import Innovation

GAME = Innovation()

__all__ = ["GAME"]
