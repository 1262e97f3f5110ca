"""Questions about places: which space, which edge."""

from __future__ import annotations

from boardwright.games.etherfields import asking
from boardwright.games.etherfields.keys import SPACE_KEY, edge_key, edge_of
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import State

Edge = tuple[int, int]


async def pick_space(
    s: State, scene: Scene, spaces: list[int], verb: str, seat: int | None = None
) -> int:
    """One of these spaces, chosen by whoever performs the effect, or by another."""
    options = tuple([SPACE_KEY + space for space in sorted(spaces)])
    by = scene.me if seat is None else seat
    args = {"verb": verb}
    answer = await asking.pick(s, by, "ask-space", "ETH-004", options, args, scene.source)
    return answer - SPACE_KEY


async def pick_edge(s: State, scene: Scene, edges: list[Edge], verb: str) -> Edge:
    options = tuple(sorted([edge_key(*edge) for edge in edges]))
    args = {"verb": verb}
    answer = await asking.pick(s, scene.me, "ask-edge", "ETH-004", options, args, scene.source)
    return edge_of(answer)
