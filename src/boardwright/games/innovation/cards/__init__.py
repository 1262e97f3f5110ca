"""The innovations, by period. Importing this package fills the books of effects."""

from boardwright.games.innovation.cards import (
    period01,
    period02,
    period03,
    period04,
    period05,
    period06,
    period07,
    period08,
    period09,
    period10,
)

__all__ = [
    "period01",
    "period02",
    "period03",
    "period04",
    "period05",
    "period06",
    "period07",
    "period08",
    "period09",
    "period10",
]
