"""When Python looks for garbage. What refers to itself in a circle is found by going through all
that lives; a table with its sockets is more than a thousand objects, so with many tables everybody
would wait for seconds, again and again. Here what lives is set aside, and gone through only when as
many sockets have closed as there are: it is they that leave circles behind.
"""

from __future__ import annotations

import gc

LEAST = 1000
"""Closed sockets for which it is worth while, however few are open."""


class Collector:
    """One server's word on the matter; Python asks for it in all of the process."""

    def __init__(self) -> None:
        self._closed = 0

    def closed(self) -> None:
        """A socket has closed."""
        self._closed += 1

    def tick(self, sockets: int) -> None:
        """Set aside what lives, after a look through all of it where that is due: also when there
        is nobody who would have to wait.
        """
        if self._closed > max(LEAST, sockets) or (self._closed and not sockets):
            self._closed = 0
            gc.unfreeze()
            gc.collect()
        gc.freeze()
