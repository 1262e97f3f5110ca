"""What can be wrong with a text."""

from __future__ import annotations

from boardwright.core.errors import BoardwrightError


class MissingText(BoardwrightError, LookupError):
    """There is no text under this key, or it cannot be said with these arguments."""

    def __init__(self, key: str, reason: str = "") -> None:
        super().__init__(key, reason)
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return f"no text for {self.key!r}" + (f": {self.reason}" if self.reason else "")


class BadText(BoardwrightError, ValueError):
    """A text file that cannot be read, or defines a key it must not."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
