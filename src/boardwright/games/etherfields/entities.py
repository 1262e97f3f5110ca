"""Entity tiles and their figures: what is there, how far they reach, and how they leave (ETH-387 to
ETH-397, ETH-441).
"""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields.content import MORPHINGS
from boardwright.games.etherfields.figures import figure, figure_name
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import MOST_FIGURES, space_name
from boardwright.games.etherfields.markers import return_markers
from boardwright.games.etherfields.places import with_icon
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.standing import lasting
from boardwright.games.etherfields.state import NOBODY, EntityTile, Figure, State
from boardwright.games.etherfields.states import STUNNED, capped
from boardwright.games.etherfields.veil import lift

SHAPESHIFTERS = 4
"""ETH-033, ETH-044: miniatures of each kind."""
ENTITY_TOKENS = 15
"""ETH-032."""
REACH = MORPHINGS.index("reach")


def tile_of(s: State, entity: int) -> EntityTile | None:
    """The tile on the Entity slot; None: it is not in play."""
    return next((tile for tile in s.entities if tile.entity == entity), None)


def lay_entity(s: State, entity: int, rule: str) -> bool:
    """ETH-394: its tile goes onto the Entity slot, unless it lies there."""
    if tile_of(s, entity) is not None:
        return False
    lift(s, "entity", entity)
    s.entities = (*s.entities, EntityTile(entity))
    if s.log is not None:
        s.tell("entity-tile", rule, {"entity": s.pack.entities[entity].name})
    return True


def change_tile(s: State, tile: EntityTile) -> None:
    """Put this in place of the tile of the same Entity."""
    s.entities = tuple([tile if each.entity == tile.entity else each for each in s.entities])


def figures_of(s: State, entity: int) -> list[Figure]:
    """In the order of their coming."""
    return [each for each in s.figures if each.entity == entity != NOBODY]


def stock(s: State, entity: int) -> int:
    """How many more figures of an Entity there can be: miniatures of its kind (ETH-037, ETH-044),
    its own limit, and the names there are for figures.
    """
    facts = s.pack.entities[entity]
    if facts.figure in ("human", "creature", "token"):
        most = ENTITY_TOKENS if facts.figure == "token" else SHAPESHIFTERS
        kinds = [s.pack.entities[each.entity].figure for each in s.figures if each.entity >= 0]
        left = most - kinds.count(facts.figure)
    else:
        left = max(facts.limit, 1) - len(figures_of(s, entity))
    if facts.limit:
        left = min(left, facts.limit - len(figures_of(s, entity)))
    return max(min(left, MOST_FIGURES - len(s.figures)), 0)


def shunned(s: State, entity: int) -> frozenset[int]:
    """The spaces that an Entity never enters, for their icons."""
    kinds = s.pack.entities[entity].shuns if entity != NOBODY else ()
    return frozenset().union(*[with_icon(s, kind) for kind in kinds])


def entity_value(s: State, stat: str, entity: int) -> int:
    """What modifiers and passives add to a number of an Entity."""
    n = sum([mod.n for mod in s.mods if mod.stat == stat and mod.entity in (NOBODY, entity)])
    for scene, _, step in lasting(s, "modify", stat):
        whose = step.text("entity", "self")
        own = scene.entity == entity if whose == "self" else whose == s.pack.entities[entity].id
        if own or whose == "each":
            n += hooks.amount(s, scene, step, NOBODY)
    return n


def entity_range(s: State, entity: int, tag: int, n: int) -> int:
    """ETH-422, ETH-427, ETH-440: how far an effect of Range n reaches from this figure."""
    tile = tile_of(s, entity)
    if n >= 0:
        n += tile.morphings.count(REACH) if tile is not None else 0
        n = max(n + entity_value(s, "entity_range", entity), 0)
    return capped(s, n, figure=tag)


def within(s: State, entity: int, seat: int, n: int, *, suffers: bool = False) -> list[int]:
    """ETH-395, ETH-396, ETH-441: the figures of an Entity that have a Dreamer in Range n of its
    effect. Distress of Stunned ones is ignored (ETH-437): `suffers` leaves them out.
    """
    land, there = scape(s), s.seats[seat].space
    found = []
    for each in figures_of(s, entity):
        if suffers and STUNNED in each.states:
            continue
        steps = land.distance(each.space, there)
        reach = entity_range(s, entity, each.tag, n)
        if steps >= 0 and (reach < 0 or steps <= reach):
            found.append(each.tag)
    return found


def remove_figure(s: State, tag: int, rule: str) -> None:
    """A figure leaves the map, its States and what was said about it with it."""
    gone = figure(s, tag)
    if gone is None:
        return
    if s.log is not None:
        args: Args = {"entity": figure_name(s, tag), "figure": tag, "from": space_name(gone.space)}
        s.tell("figure-left", rule, args)
    s.figures = tuple([each for each in s.figures if each.tag != tag])
    s.mods = tuple([each for each in s.mods if each.figure != tag])


def remove_tile(s: State, entity: int, rule: str) -> None:
    """An Entity leaves play with its figures; its Morphings return to the pool, its locks end
    (ETH-432), and Intent markers and Block tokens of its actions go (ETH-312).
    """
    for each in figures_of(s, entity):
        remove_figure(s, each.tag, rule)
    if tile_of(s, entity) is None:
        return
    s.entities = tuple([tile for tile in s.entities if tile.entity != entity])
    s.mods = tuple([each for each in s.mods if each.entity != entity])
    facts = s.pack.entities[entity]
    numbers = [action.number for action in facts.actions]
    s.blocked = s.blocked - frozenset(numbers)
    return_markers(s, numbers, rule)
    if s.log is not None:
        s.tell("entity-tile-left", rule, {"entity": facts.name})
