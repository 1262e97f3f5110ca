"""What writing can come to."""

from __future__ import annotations

from boardwright.core.errors import BoardwrightError


class StoreError(BoardwrightError):
    """The unit was not written; nothing of it is on disk."""


class Conflict(StoreError):
    """There is already a row of this name: a step of a table, a table, a person."""


class Missing(StoreError):
    """A change of something that is not there."""


class Unavailable(StoreError):
    """The disk or the database refuses, or the store is closed."""
