"""Ferries, a small made-up game: an example of all that a game has to say, and of every kind of
question there is. It is a package of its own; the entry point beside it is all that registers it.

Two crews load lamps on their ferries and sail them across. Every round everybody watches or sleeps
in secret, loads in any order, the crews sail in turn, the sea is a die, and all lamps are shuffled
again. Its rules are in rules.toml.
"""

from ferries.game import Ferries

GAME = Ferries()

__all__ = ["GAME"]
