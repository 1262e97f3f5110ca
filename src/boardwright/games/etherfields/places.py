"""Terrain, icons and Range as they are at work now, and the spaces that an effect speaks of."""

from __future__ import annotations

from boardwright.games.etherfields.content import TERRAINS, Data, Step
from boardwright.games.etherfields.figures import figure
from boardwright.games.etherfields.keys import COLUMNS, space_named
from boardwright.games.etherfields.scape import Scape, scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.standing import lasting
from boardwright.games.etherfields.state import NOBODY, NOWHERE, State, Token
from boardwright.games.etherfields.states import capped

LIGHT, DARKNESS = 1 << TERRAINS.index("light"), 1 << TERRAINS.index("darkness")

EAST, SOUTH = 1, 2
"""Which other spaces a Terrain token lies on (ETH-138): the bits of its `side`."""


def terrains(s: State) -> list[int]:
    """For each space a mask of the Terrains on it (ETH-136 to ETH-140)."""
    land = scape(s)
    found = list(land.terrain)
    for token in s.tokens:
        if token.kind in TERRAINS:
            for space in _under(token):
                found[space] |= 1 << TERRAINS.index(token.kind)
    gone = [0] * len(found)
    for into, stat in ((found, "terrain"), (gone, "no_terrain")):
        for each in s.mods:
            if each.stat == stat:
                space = each.space if each.seat == NOBODY else s.seats[each.seat].space
                if space != NOWHERE:
                    into[space] |= 1 << TERRAINS.index(each.word)
        for scene, _, step in lasting(s, "modify", stat):
            for space in covered(s, scene, step):
                into[space] |= 1 << TERRAINS.index(step.text("terrain"))
    for space in land.spaces:
        mask = found[space] & ~gone[space]
        # ETH-139: Light drives Darkness out.
        found[space] = mask & ~DARKNESS if mask & LIGHT else mask
    return found


def _under(token: Token) -> list[int]:
    """ETH-138: a Terrain token lies on a space, between two, or in the middle of four."""
    spaces = [token.space]
    if token.side & EAST:
        spaces.append(token.space + 1)
    if token.side & SOUTH:
        spaces += [space + COLUMNS for space in spaces]
    return spaces


def covered(s: State, scene: Scene, step: Step) -> list[int]:
    """The spaces that a lasting step is about: that of its component or owner, unless it says."""
    return spaces(s, scene, step.data if step.has("at") else {"at": "component"})


def given(s: State, stat: str) -> set[int]:
    """The spaces to which modifiers and passives give this."""
    found = {each.space for each in s.mods if each.stat == stat}
    for scene, _, step in lasting(s, "modify", stat):
        found.update(covered(s, scene, step))
    return found


def terrain_at(s: State, space: int) -> int:
    return 0 if space == NOWHERE else terrains(s)[space]


def on_terrain(s: State, space: int, terrain: int) -> bool:
    """Whether this Terrain, by its number in TERRAINS, is on the space."""
    return bool(terrain_at(s, space) >> terrain & 1)


def has_icon(s: State, space: int, kind: str) -> bool:
    """ETH-134, ETH-135: whether such an icon is on the space, printed or by an effect."""
    return space != NOWHERE and space in with_icon(s, kind)


def with_icon(s: State, kind: str) -> frozenset[int]:
    """All spaces with such an icon."""
    return frozenset(scape(s).with_icon(kind)).union(given(s, kind))


def draw_bonus(s: State, space: int) -> int:
    """ETH-133: how many cards more the icons of the space give."""
    if space == NOWHERE:
        return 0
    return sum([icon.n for icon in scape(s).icons(space, "draw_bonus")])


def in_range(s: State, one: int, other: int, n: int, walls: bool = True) -> bool:
    """ETH-347 to ETH-349; below 0: any Range, which needs a path all the same."""
    steps = scape(s).distance(one, other, walls)
    return steps >= 0 and (n < 0 or steps <= n)


def origin(s: State, scene: Scene) -> int:
    """Where the Range of an effect is measured from."""
    if scene.me != NOBODY and s.seats[scene.me].space != NOWHERE:
        return s.seats[scene.me].space
    return _component(s, scene)


def spaces(s: State, scene: Scene, spec: Data, name: str = "at") -> list[int]:
    """The spaces that `at` or `to` of a step or target names, none of them Blocked (ETH-118); "any"
    has regard to no Range and no Wall (ETH-350). Without such a word, all of the map. Whether there
    is room is not asked here.
    """
    word = spec.get(name, "any")
    words = [word] if isinstance(word, str) else word if isinstance(word, list | tuple) else []
    land = scape(s)
    walls = not spec.get("ignore_walls")
    found = {space for each in words for space in _named(s, scene, land, str(each), walls)}
    found.intersection_update(land.spaces)
    reach = spec.get("range")
    here = origin(s, scene)
    if isinstance(reach, int):
        if scene.me != NOBODY:
            reach = capped(s, reach, seat=scene.me)
        found = {space for space in found if in_range(s, here, space, reach, walls)}
    if spec.get("nearest"):
        found = _nearest(s, scene, found, walls)
    return sorted(found)


def _nearest(s: State, scene: Scene, among: set[int], walls: bool) -> set[int]:
    """Those with the shortest path from what is moved, its own space left out (ETH-346)."""
    moved = figure(s, scene.figure)
    here = origin(s, scene) if moved is None else moved.space
    if here == NOWHERE:
        return among
    steps = scape(s).distances(here, walls)
    far = {space: steps[space] for space in among if steps[space] > 0}
    return {space for space, n in far.items() if n == min(far.values())}


def _named(s: State, scene: Scene, land: Scape, word: str, walls: bool) -> list[int]:
    kind, _, what = word.partition(":")
    if kind == "icon":
        return list(with_icon(s, what))
    if kind == "terrain":
        asked = -1 if what == "any" else 1 << TERRAINS.index(what)
        return [space for space, mask in enumerate(terrains(s)) if mask & asked]
    if kind == "token":
        return _tokens(s, scene, what)
    if word == "any":
        return list(land.spaces)
    if word == "entrance":
        return list(land.entrances)
    if word == "edge_spaces":
        return [space for space in scene.edge if space != NOWHERE]
    if word == "adjacent":
        here = origin(s, scene)
        return list((land.near if walls else land.all_near)[here]) if here != NOWHERE else []
    if word == "component" and scene.kind == "entity" and figure(s, scene.figure) is None:
        return [each.space for each in s.figures if each.entity == scene.entity != NOBODY]
    if word in ("own", "target", "component"):
        one = {"own": origin, "target": _target, "component": _component}[word](s, scene)
        return [] if one == NOWHERE else [one]
    return [space_named(word)]


def _tokens(s: State, scene: Scene, kind: str) -> list[int]:
    """The spaces of tokens of a kind; a Spirit token is that of whoever performs it."""
    if kind == "spirit" and scene.me != NOBODY:
        return [space for space in (s.seats[scene.me].spirit,) if space != NOWHERE]
    return [token.space for token in s.tokens if token.kind == kind]


def _target(s: State, scene: Scene) -> int:
    """The space that was chosen, or that of the figure or Dreamer that was."""
    aim = scene.action.target.get("what") if scene.action else None
    if aim == "space":
        return scene.space
    chosen = figure(s, scene.figure)
    if chosen is not None:
        return chosen.space
    return scene.space if scene.seat == NOBODY else s.seats[scene.seat].space


def _component(s: State, scene: Scene) -> int:
    """Where the tile, Quirk or figure of the effect is; a card is where its owner is."""
    own = figure(s, scene.figure)
    if scene.kind in ("entity", "companion", "") and own is not None:
        return own.space
    if scene.space == NOWHERE and scene.me != NOBODY:
        return s.seats[scene.me].space
    return scene.space
