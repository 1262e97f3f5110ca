"""Bots, hints and previews in processes of their own: thinking never holds the server up."""

from boardwright.server.thinking.errors import Unavailable
from boardwright.server.thinking.thinkers import Failure, Thinkers, Thought

__all__ = ["Failure", "Thinkers", "Thought", "Unavailable"]
