"""The Dreamscape as everybody sees it: spaces, edges, actions, figures, tokens, Entity tiles."""

from __future__ import annotations

from functools import lru_cache

from boardwright.core.messages import Json
from boardwright.games.etherfields import figures, places, view_words
from boardwright.games.etherfields.book import book
from boardwright.games.etherfields.content import COLOURS, MORPHINGS, STATES, STEPS, SUITS, TERRAINS
from boardwright.games.etherfields.dicts_facts import ICONS
from boardwright.games.etherfields.keys import space_name
from boardwright.games.etherfields.markers import markers
from boardwright.games.etherfields.pack import Pack
from boardwright.games.etherfields.scape import Scape, scape
from boardwright.games.etherfields.state import NOBODY, NOWHERE, Figure, State
from boardwright.games.etherfields.turncards import steps, suit
from boardwright.games.etherfields.view_words import Part, lean


def dreamscape(s: State) -> Part:
    """ETH-102, ETH-108: what lies on the grid. Nothing that is not revealed lies there."""
    ground = scape(s)
    terrains = places.terrains(s)
    return {
        "tiles": [_tile(s.pack, tile) for tile in s.tiles],
        "overlays": [s.pack.overlays[n].name for n in s.overlays],
        "spaces": {
            space_name(n): lean(
                {
                    **_space(s.pack, ground, n),
                    "terrain": [name for t, name in enumerate(TERRAINS) if terrains[n] >> t & 1],
                    "gem": n in ground.gem_slots and ground.gem_slots[n].home in s.gem_slots,
                    "full": figures.is_full(s, n),
                }
            )
            for n in ground.spaces
        },
        "blocked": [space_name(n) for n in sorted(ground.blocked)],
        "walls": [[space_name(a), space_name(b)] for a, b, walled in ground.edges if walled],
        "edge_tokens": [
            {"edge": [space_name(e.one), space_name(e.other)], "wall": e.wall} for e in s.edges
        ],
        "flying": [_flying(s, number) for number in ground.flying],
        "rules": list(_standing(s.pack, ground)),
        "quirks": [
            {
                "tile": s.pack.tiles[tile].id,
                "slot": slot,
                "space": _slot_space(ground, tile, slot),
                **view_words.fate(s.pack.fates[fate]),
            }
            for tile, slot, fate in s.quirks
        ],
        "actions": {
            s.pack.actions[n].key: action_on_map(s, n)
            for n in sorted({*ground.action_spaces, *ground.flying})
        },
        "figures": [_figure(s, number, there) for number, there in enumerate(s.figures)],
        "tokens": [
            {
                "kind": token.kind,
                "space": space_name(token.space) if token.space != NOWHERE else None,
                "side": _side(s, token.kind, token.side),
                "owner": token.owner if token.owner != NOBODY else None,
            }
            for token in s.tokens
        ],
        "entities": [_entity(s, n) for n in range(len(s.entities))],
    }


@lru_cache(1024)
def _tile(pack: Pack, tile: int) -> Part:
    there = pack.tiles[tile]
    return {
        "id": there.id,
        "name": there.name,
        "row": there.row,
        "column": there.column,
        "rotation": there.rotation,
    }


@lru_cache(4096)
def _space(pack: Pack, ground: Scape, space: int) -> Part:
    """What is printed on a space."""
    icons: list[Json] = []
    for kind in ICONS:
        for icon in ground.icons(space, kind):
            suit = SUITS[icon.suit] if icon.suit >= 0 else None
            printed: Part = {"kind": kind, "suit": suit, "n": icon.n, "text": icon.text or None}
            icons.append(lean(printed))
    slot = ground.gem_slots.get(space)
    actions = [pack.actions[n].key for n in ground.actions[space]]
    if slot is not None:
        actions += [action.key for action in slot.icon.actions]
    tile = ground.tile[space]
    return {
        "tile": pack.tiles[tile].id if tile != NOWHERE else None,
        "icons": icons,
        "actions": actions,
        "near": [space_name(n) for n in sorted(ground.near[space])],
        "trap": bool(ground.traps.get(space)),
    }


def action_on_map(s: State, number: int) -> Part:
    """A printed action with what lies on it: instalments, and whether it is used up."""
    return {**view_words.action(s.pack.actions[number]), **_laid(s, number)}


def _laid(s: State, number: int) -> Part:
    laid = markers(s, number)
    return {
        "used": number in s.blocked,
        "markers": {COLOURS[n]: count for n, count in enumerate(laid) if count},
    }


def _flying(s: State, number: int) -> Part:
    owner = book(s.pack).owner[number]
    tile = s.pack.tiles[owner.number] if owner.kind == "tile" else None
    return {"action": s.pack.actions[number].key, "tile": tile.name if tile else None}


@lru_cache(1024)
def _standing(pack: Pack, ground: Scape) -> tuple[Json, ...]:
    """ETH-132: Flying rules that last, and what icons and Quirks do."""
    return tuple(
        {"text": passive.text, "space": space_name(space) if space != NOWHERE else None}
        for passive, _, _, space in ground.standing
        if passive.text
    )


def _slot_space(ground: Scape, tile: int, slot: str) -> Json:
    for there, name, space in ground.quirk_slots:
        if (there, name) == (tile, slot):
            return space_name(space)
    return None


def _side(s: State, kind: str, side: int) -> Json:
    return s.pack.signs[side].name if kind == "sign" else side


def _figure(s: State, number: int, there: Figure) -> Part:
    companion = there.companion != NOBODY
    names = s.pack.companions[there.companion] if companion else s.pack.entities[there.entity]
    return {
        "number": number + 1,
        "name": names.name,
        "companion": companion,
        "big": not companion and s.pack.entities[there.entity].big,
        "kind": "companion" if companion else s.pack.entities[there.entity].figure,
        "space": space_name(there.space) if there.space != NOWHERE else None,
        "states": [STATES[state] for state in there.states],
        "owner": there.owner if there.owner != NOBODY else None,
    }


def _entity(s: State, n: int) -> Part:
    tile = s.entities[n]
    found = s.pack.entities[tile.entity]
    return {
        **view_words.entity(found),
        "morphings": [MORPHINGS[kind] for kind in tile.morphings],
        "tokens": dict(tile.tokens),
        "paid": {action.key: _laid(s, action.number) for action in found.actions},
    }


def turn(s: State) -> Part:
    """ETH-368, ETH-370: the current Turn card, with what each step will bring and from where."""
    if not s.turn_deck:
        return {"card": None, "left": 0, "turn": s.turn, "steps": []}
    card = s.pack.turns[s.turn_deck[0]]
    return {
        "card": view_words.turn_card(card),
        "suit": SUITS[suit(s)],
        "left": len(s.turn_deck),
        "turn": s.turn,
        "at": s.step,
        "steps": [
            {"kind": STEPS[kind], "blocked": place in s.blocked_steps, "brings": _brings(s, kind)}
            for place, kind in enumerate(steps(s))
        ],
    }


def _brings(s: State, kind: int) -> list[Json]:
    """ETH-372: what the components in play have for a kind of step."""
    found: list[Json] = []
    for tile in s.entities:
        entity = s.pack.entities[tile.entity]
        if kind in entity.effects_text:
            found.append({"source": entity.name, "text": entity.effects_text[kind]})
    if s.gate != NOBODY and kind in s.pack.gates[s.gate].effects_text:
        gate = s.pack.gates[s.gate]
        found.append({"source": gate.name, "text": gate.effects_text[kind]})
    return found
