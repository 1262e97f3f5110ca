"""Seats in their order around the table, and the teams they form."""

from __future__ import annotations

from collections.abc import Iterator


def others(seat: int, seats: int) -> Iterator[int]:
    """Everybody else, clockwise from the seat's left."""
    for step in range(1, seats):
        yield (seat + step) % seats


def seat_named(text: str) -> int:
    """The seat that a text names: plain digits; -1, which is nobody's, for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1


def solo_teams(seats: int) -> tuple[tuple[int, ...], ...]:
    """Each seat for itself."""
    return tuple((seat,) for seat in range(seats))
