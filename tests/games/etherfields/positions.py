"""Positions of the pack `plain`, as tests write and read them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from boardwright.core.errors import BadPosition
from boardwright.core.games import Game
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.games.etherfields import packs
from boardwright.games.etherfields.game import Etherfields
from boardwright.games.etherfields.state import State

Table = dict[str, Any]
ONE: Table = {"seats": [{}]}
TWO: Table = {"seats": [{}, {}]}


@cache
def plain() -> Game[State]:
    return Etherfields(packs.load("plain")).with_pack("plain")


def at(data: Mapping[str, Json]) -> State:
    """The state of a position, which no answer has been given to yet."""
    return plain().load(data)._start


def full(data: Mapping[str, Json]) -> Table:
    """The full dict of a position."""
    return dict(plain().to_dict(at(data)))


def refused(data: Mapping[str, Json]) -> tuple[str, ...]:
    """What is wrong with a position."""
    with pytest.raises(BadPosition) as bad:
        plain().load(data)
    return bad.value.problems


def mirrored(pos: Position[Any]) -> Position[Any]:
    """The same position by way of its text."""
    return plain().load(json.loads(json.dumps(pos.to_dict())))
