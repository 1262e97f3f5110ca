"""What is laid on the map and taken from it: tiles, Overlays (ETH-103, ETH-141 to ETH-146)."""

from __future__ import annotations

from boardwright.games.etherfields.board import square
from boardwright.games.etherfields.figures import dreamers_at, figures_at
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.markers import return_markers
from boardwright.games.etherfields.pushing import Piece, drive_out
from boardwright.games.etherfields.scape import Scape, scape
from boardwright.games.etherfields.state import NOWHERE, State
from boardwright.games.etherfields.veil import lift


def lay_tile(s: State, tile: int, rule: str) -> None:
    """ETH-103: onto the squares with its code. It covers no other tile (ETH-106): packs are checked
    for that. What its Flying rules order is for the one who reveals it (ETH-131).
    """
    if tile in s.tiles:
        return
    lift(s, "tile", tile)
    s.tiles = (*s.tiles, tile)
    if s.log is not None:
        facts = s.pack.tiles[tile]
        spaces = [space_name(square(facts, n)) for n in range(4)]
        s.tell("tile-laid", rule, {"tile": facts.name, "spaces": spaces})


async def lay_overlay(s: State, overlay: int, rule: str) -> None:
    """ETH-141 to ETH-145: figures and tokens stay where they are, on top of it; Block tokens and
    Intent markers of actions that it covers go, and whoever stands on a space that it makes Blocked
    is pushed off.
    """
    if overlay in s.overlays:
        return
    lift(s, "overlay", overlay)
    before = scape(s)
    s.overlays = (*s.overlays, overlay)
    if s.log is not None:
        s.tell("overlay-laid", rule, {"overlay": s.pack.overlays[overlay].name})
    await settle(s, before)


async def lift_overlay(s: State, overlay: int, rule: str) -> None:
    """ETH-142: the game removes an Overlay."""
    if overlay not in s.overlays:
        return
    before = scape(s)
    s.overlays = tuple([n for n in s.overlays if n != overlay])
    if s.log is not None:
        s.tell("overlay-lifted", rule, {"overlay": s.pack.overlays[overlay].name})
    await settle(s, before)


async def settle(s: State, before: Scape) -> None:
    """Bring what lies on the map into line with a map that has changed."""
    now = scape(s)
    gone = [n for n in before.action_spaces if n not in now.action_spaces]
    if gone:
        s.blocked = s.blocked.difference(gone)
        return_markers(s, gone, "ETH-312")
    s.gem_slots = tuple([n for n in s.gem_slots if n in now.gem_slots])
    for space in before.spaces:
        if space not in now.spaces:
            pieces = [Piece(seat=seat) for seat in dreamers_at(s, space)]
            pieces += [Piece(tag=each.tag) for each in figures_at(s, space)]
            await drive_out(s, pieces, "ETH-145", before)


def clear_map(s: State) -> None:
    """ETH-091, ETH-471, ETH-481: the map is empty, and all that lay on it is back in the supplies.
    Quirk cards, tiles and the cards of a Dream are for the caller to put back.
    """
    s.tiles = s.overlays = s.gem_slots = ()
    s.quirks, s.tokens, s.edges = (), (), ()
    s.entities, s.figures = (), ()
    s.blocked, s.markers = frozenset(), {}
    for seat in s.seats:
        seat.space = seat.spirit = NOWHERE
        seat.states = ()
