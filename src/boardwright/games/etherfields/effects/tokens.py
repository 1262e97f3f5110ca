"""Tokens that effects place, remove and move: on the map, on tiles, on edges."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.etherfields import asking, entities, places, scape
from boardwright.games.etherfields.content import TERRAINS, Step
from boardwright.games.etherfields.effects import figurines, numbers, people
from boardwright.games.etherfields.effects.choosing import pick_edge, pick_space
from boardwright.games.etherfields.effects.registry import verb
from boardwright.games.etherfields.keys import ACTION_KEY, space_name
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOWHERE, EdgeToken, State, Token

SUPPLY = {"threat": 20, "universal": 16, "story": 10, "blank": 6, "spirit": 5, "personal": 4}
"""ETH-023, ETH-026, ETH-032: how many there are of each kind."""
ON_EDGES = ("wall", "hole")


def left(s: State, kind: str) -> int:
    """ETH-037: what the supply still has of a kind; Block tokens never run out (ETH-041)."""
    if kind in TERRAINS:
        there = sum(token.kind == kind for token in s.tokens)
        return s.pack.terrain_tokens[TERRAINS.index(kind)] - there
    used = sum(token.kind == kind for token in s.tokens)
    used += sum([n for tile in s.entities for name, n in tile.tokens if name == kind])
    if kind == "spirit":
        used += sum(me.spirit != NOWHERE for me in s.seats)
    return SUPPLY[kind] - used


def _can_token(s: State, scene: Scene, step: Step) -> bool:
    kind, op = step.text("kind"), step.text("op", "place")
    if kind == "block":
        return bool(_blocked(s, scene, step))
    if kind in ON_EDGES:
        return bool(_edges(s, scene, step)) if op == "place" else _edge_token(s, kind) is not None
    if step.has("on"):
        return left(s, kind) > 0 if op == "place" else _on_tile(s, scene, kind) > 0
    if kind == "spirit":
        return op == "place" or s.seats[scene.me].spirit != NOWHERE
    if op == "place":
        return left(s, kind) > 0 and bool(_places(s, scene, step))
    return bool(_lying(s, scene, step))


def _takes_token(s: State, scene: Scene, step: Step) -> bool:
    """ETH-006: what is removed must be there."""
    if step.text("op", "place") != "remove" or step.data.get("n") == "all":
        return True
    n, kind = numbers.amount(s, scene, step), step.text("kind")
    if step.has("on"):
        return _on_tile(s, scene, kind) >= n
    if kind == "block" or kind in ON_EDGES or kind == "spirit":
        return _can_token(s, scene, step)
    return len(_lying(s, scene, step)) >= n


@verb("token", can=_can_token, takes=_takes_token)
async def token(s: State, scene: Scene, step: Step) -> None:
    kind, op = step.text("kind"), step.text("op", "place")
    if kind == "block":
        await _unblock(s, scene, step)
    elif kind in ON_EDGES:
        await _on_edge(s, scene, step)
    elif step.has("on"):
        _change_tile(s, scene, step)
    elif kind == "spirit":
        await _spirit(s, scene, step)
    elif op == "place":
        await _place(s, scene, step)
    else:
        await _take(s, scene, step)


def tell(s: State, kind: str, name: str, space: int, to: int = NOWHERE) -> None:
    if s.log is not None:
        args = {"token": name, "space": space_name(space)}
        s.tell(kind, "ETH-034", args if to == NOWHERE else {**args, "to": space_name(to)})


# On spaces


def _places(s: State, scene: Scene, step: Step) -> list[int]:
    """Where one can be placed; of a Terrain only one on each space (ETH-140)."""
    spaces = places.spaces(s, scene, step.data if step.has("at") else {"at": "own"})
    kind = step.text("kind")
    if kind not in TERRAINS:
        return spaces
    taken = {t.space for t in s.tokens if t.kind == kind and t.side == step.number("side")}
    return [space for space in spaces if space not in taken]


def _lying(s: State, scene: Scene, step: Step) -> list[Token]:
    """Tokens of the kind that are meant."""
    spec = step.data if step.has("at") or "range" in step.data else {"at": "any"}
    spaces = places.spaces(s, scene, spec)
    kind = step.text("kind")
    return [token for token in s.tokens if token.kind == kind and token.space in spaces]


async def _place(s: State, scene: Scene, step: Step) -> None:
    kind, until = step.text("kind"), step.text("until")
    for _ in range(numbers.amount(s, scene, step)):
        spaces = _places(s, scene, step)
        if not spaces or left(s, kind) <= 0:
            return
        space = await pick_space(s, scene, spaces, step.do)
        s.tokens = (*s.tokens, Token(kind, space, step.number("side"), until, scene.me))
        tell(s, "token-placed", kind, space)


async def _take(s: State, scene: Scene, step: Step) -> None:
    """Remove, or move."""
    n = people.how_many(s, scene, step, scene.me)
    if step.text("op") == "move":
        n = 1
    while n and (there := _lying(s, scene, step)):
        n -= 1
        spaces = sorted({token.space for token in there})
        space = await pick_space(s, scene, spaces, step.do)
        gone = next(token for token in there if token.space == space)
        rest = list(s.tokens)
        rest.remove(gone)
        if step.text("op") == "move":
            to = await _onward(s, scene, step, space)
            rest.append(gone._replace(space=to))
            tell(s, "token-moved", gone.kind, space, to)
        else:
            tell(s, "token-removed", gone.kind, space)
        s.tokens = tuple(rest)


async def _onward(s: State, scene: Scene, step: Step, space: int) -> int:
    """Where a token goes: there, or so many spaces on; Walls hold."""
    if step.has("to"):
        spaces = places.spaces(s, scene, step.data, "to")
    else:
        ways = scape.scape(s).distances(space)
        n = numbers.amount(s, scene, step)
        spaces = [other for other, far in enumerate(ways) if 0 <= far <= n]
    return await pick_space(s, scene, spaces, step.do) if spaces else space


async def _spirit(s: State, scene: Scene, step: Step) -> None:
    """A Dreamer's own Spirit token."""
    me, op = s.seats[scene.me], step.text("op", "place")
    if op == "remove":
        me.spirit = NOWHERE
        return
    here = me.spirit
    if op == "move" and here != NOWHERE:
        me.spirit = await _onward(s, scene, step, here)
        tell(s, "token-moved", "spirit", here, me.spirit)
    elif op == "place":
        has_token = here != NOWHERE or left(s, "spirit") > 0
        spaces = _places(s, scene, step) if has_token else []
        if spaces:
            me.spirit = await pick_space(s, scene, spaces, step.do)
            tell(s, "token-placed", "spirit", me.spirit)


# On tiles


def _on_tile(s: State, scene: Scene, kind: str) -> int:
    tile = entities.tile_of(s, scene.entity)
    return dict(tile.tokens).get(kind, 0) if tile is not None else 0


def _change_tile(s: State, scene: Scene, step: Step) -> None:
    """Tokens that lie on the Entity's tile."""
    entity = figurines.entity_named(s, scene, step.text("entity", "self"))
    tile = entities.tile_of(s, entity)
    kind = step.text("kind")
    if tile is None:
        return
    there = dict(tile.tokens)
    if step.text("op", "place") == "place":
        there[kind] = there.get(kind, 0) + min(numbers.amount(s, scene, step), left(s, kind))
    else:
        n = people.how_many(s, scene, step, scene.me)
        there[kind] = 0 if n == people.ALL else max(there.get(kind, 0) - n, 0)
    kept = tuple(sorted((name, n) for name, n in there.items() if n))
    entities.change_tile(s, tile._replace(tokens=kept))
    if s.log is not None:
        args: Args = {"entity": s.pack.entities[entity].name, "token": kind}
        s.tell("tile-tokens", "ETH-026", {**args, "now": there[kind]})


# On actions and edges


def _blocked(s: State, scene: Scene, step: Step) -> list[int]:
    """Single-use actions under a Block token on these spaces."""
    spaces = places.spaces(s, scene, step.data if step.has("at") else {"at": "own"})
    where = scape.scape(s).action_spaces
    return [n for n in sorted(s.blocked) if any(m in spaces for m in where.get(n, ()))]


async def _unblock(s: State, scene: Scene, step: Step) -> None:
    """ETH-111: the action can be used once more."""
    there = _blocked(s, scene, step)
    if not there:
        return
    options = tuple([ACTION_KEY + action for action in there])
    answer = await asking.pick(s, scene.me, "ask-unblock", "ETH-111", options, source=scene.source)
    s.blocked -= {answer - ACTION_KEY}
    if s.log is not None:
        name = s.pack.actions[answer - ACTION_KEY].name
        s.tell("unblocked", "ETH-111", {"action": name})


def _edge_token(s: State, kind: str) -> EdgeToken | None:
    return next((edge for edge in s.edges if edge.wall == (kind == "wall")), None)


def _edges(s: State, scene: Scene, step: Step) -> list[tuple[int, int]]:
    """Edges on which it would change anything."""
    is_wall = step.text("kind") == "wall"
    if step.text("at") == "target":
        return [scene.edge] if scene.edge != (NOWHERE, NOWHERE) else []
    spaces = places.spaces(s, scene, step.data if step.has("at") else {"at": "own"})
    return [
        (one, other)
        for one, other, walled in scape.scape(s).edges
        if walled != is_wall and (one in spaces or other in spaces)
    ]


async def _on_edge(s: State, scene: Scene, step: Step) -> None:
    """ETH-119: there is one Wall token and one Hole token; placed anew, it leaves where it was."""
    kind = step.text("kind")
    old = _edge_token(s, kind)
    rest = [edge for edge in s.edges if edge != old]
    if step.text("op", "place") != "place":
        s.edges = tuple(rest)
        return
    edges = _edges(s, scene, step)
    if not edges:
        return
    one, other = edges[0] if len(edges) == 1 else await pick_edge(s, scene, edges, step.do)
    new = EdgeToken(min(one, other), max(one, other), kind == "wall", step.text("until"))
    s.edges = (*rest, new)
    if s.log is not None:
        args = {"token": kind, "between": [space_name(new.one), space_name(new.other)]}
        s.tell("edge-token", "ETH-119", args)
