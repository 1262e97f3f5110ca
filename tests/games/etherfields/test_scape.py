"""The map as a graph (section 5): squares, Walls, Blocked spaces, icons, Quirks, Overlays."""

from __future__ import annotations

import pytest

from boardwright.games.etherfields import places
from boardwright.games.etherfields.content import TERRAINS, Icon, Overlay, Patch, Quirk
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.laying import clear_map, lay_overlay, lay_tile, lift_overlay
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import (
    DREAM,
    NOWHERE,
    SLUMBER,
    EdgeToken,
    Modifier,
    State,
    Token,
)
from tests.games.etherfields.small import (
    BOARD,
    action,
    at,
    fate,
    ground,
    icon,
    names,
    pack,
    passive,
    play,
    put,
    step,
    table,
    tile,
    told,
    where,
)

LIGHT, DARKNESS, SWAMP, WATER = range(len(TERRAINS))


def near(s: State, space: str) -> list[str]:
    return names(scape(s).near[at(space)])


def lit(s: State, space: str) -> list[str]:
    """The Terrains at work on a space."""
    mask = places.terrain_at(s, at(space))
    return [name for n, name in enumerate(TERRAINS) if mask >> n & 1]


def test_a_tile_has_four_spaces_at_its_squares() -> None:
    """ETH-102, ETH-103, ETH-105: two by two spaces, where the code says."""
    s = table(pack([tile("A", "r1c3")]), "-")
    assert names(scape(s).spaces) == ["r1c3", "r1c4", "r2c3", "r2c4"]


def test_a_tile_may_lie_across_two_slots() -> None:
    """ETH-104, ETH-106, ETH-107: half a slot aside, also outside the 6 x 8 squares; adjacent is
    what touches on the common grid.
    """
    s = table(pack([tile("A", "r5c1"), tile("B", "r5c3", rotation=0), tile("C", "r6c5")]), "-")
    assert near(s, "r6c4") == ["r5c4", "r6c3", "r6c5"]
    outside = table(pack([tile("A", "r0c0"), tile("B", "r6c8")]), "-")
    assert names(scape(outside).spaces)[::7] == ["r0c0", "r7c9"]
    assert near(outside, "r0c0") == ["r0c1", "r1c0"]


@pytest.mark.parametrize(
    ("rotation", "spot", "blocked", "walled"),
    [
        (0, "r3c3", "r4c4", ("r3c4", "r3c5")),
        (90, "r3c4", "r4c3", ("r4c4", "r5c4")),
        (180, "r4c4", "r3c3", ("r4c2", "r4c3")),
        (270, "r4c3", "r3c4", ("r2c3", "r3c3")),
    ],
)
def test_rotation_turns_all_that_is_printed(
    rotation: int, spot: str, blocked: str, walled: tuple[str, str]
) -> None:
    """ETH-105: icons, Blocked spaces, actions and Walls turn with the tile, clockwise."""
    spot_icon, look = icon("spawn", "nw"), action("Look", on="nw")
    turned = tile("A", "r3c3", spot_icon, look, walls="ne.east", blocked="se", rotation=rotation)
    around = [tile("N", "r1c3"), tile("E", "r3c5"), tile("S", "r5c3"), tile("W", "r3c1")]
    land = scape(table(pack([turned, *around]), "-"))
    assert names([space for space, _ in land.spawns]) == [spot]
    assert names(land.action_spaces[0]) == [spot]
    assert names(sorted(land.blocked)) == [blocked]
    assert [(one, other) for one, other, wall in land.edges if wall] == [
        (at(walled[0]), at(walled[1]))
    ]


def test_walls_close_an_edge_from_either_tile() -> None:
    """ETH-114, ETH-116: one tile that shows a Wall is enough; on a tile a Wall counts from both
    sides.
    """
    s = table(pack([tile("A", "r1c1", walls="ne.east"), tile("B", "r1c3", walls="nw.south")]))
    assert near(s, "r1c2") == ["r1c1", "r2c2"]
    assert near(s, "r1c3") == ["r1c4"]
    assert near(s, "r2c3") == ["r2c2", "r2c4"]


def test_blocked_spaces_are_no_spaces() -> None:
    """ETH-117, ETH-118: no path leads through or to a Blocked space, Walls or not."""
    s = table(pack([tile("A", "r1c1", blocked="ne"), tile("B", "r1c3")]))
    land = scape(s)
    assert at("r1c2") not in land.spaces
    assert near(s, "r1c1") == ["r2c1"]
    assert land.distance(at("r1c1"), at("r1c3")) == 4
    assert land.distance(at("r1c1"), at("r1c2")) == -1
    assert land.distance(at("r1c1"), at("r1c3"), walls=False) == 4


def test_range_goes_round_walls() -> None:
    """ETH-343, ETH-348, ETH-349, ETH-353: 1 to the neighbour, 2 to the diagonal one, 4 where Walls
    close the direct ways, -1 where no way is.
    """
    s = table(pack(BOARD[:1]))
    land = scape(s)
    assert [land.distance(at("r1c1"), at(n)) for n in ("r1c1", "r1c2", "r2c2")] == [0, 1, 2]
    walls = tile("A", "r1c1", walls="nw.east se.north")
    s = table(pack([walls, tile("B", "r1c3")]))
    assert scape(s).distance(at("r1c1"), at("r1c2")) == 5
    s = table(pack([tile("A", "r1c1", walls="nw.east nw.south")]))
    assert scape(s).distance(at("r1c1"), at("r2c2")) == -1
    assert not places.in_range(s, at("r1c1"), at("r2c2"), -1)
    assert places.in_range(s, at("r1c1"), at("r2c2"), 2, walls=False)


def test_figures_do_not_block_range() -> None:
    """ETH-352: full spaces are as long as others."""
    s = table(dreamers="r1c1 r1c2 r1c2 r1c2")
    put(s, "r1c2", entity=-1, companion=0)
    assert places.in_range(s, at("r1c1"), at("r1c3"), 2)
    assert not places.in_range(s, at("r1c1"), at("r1c4"), 2)


def test_wall_and_hole_tokens() -> None:
    """ETH-119: they add and remove a Wall, like printed ones; the later of two counts."""
    s = table(pack([tile("A", "r1c1", walls="nw.east")]))
    assert near(s, "r1c1") == ["r2c1"]
    s.edges = (EdgeToken(at("r1c1"), at("r1c2"), wall=False),)
    assert near(s, "r1c1") == ["r1c2", "r2c1"]
    s.edges = (EdgeToken(at("r2c1"), at("r1c1"), wall=True),)
    assert near(s, "r1c1") == []


def test_a_scape_is_the_same_while_the_map_is() -> None:
    """What lies on the map decides, figures and tokens do not."""
    s = table()
    land = scape(s)
    put(s, "r1c1", entity=-1, companion=0)
    s.tokens = (Token("light", at("r1c1")),)
    assert scape(s) is land
    s.edges = (EdgeToken(at("r1c1"), at("r1c2"), wall=True),)
    assert scape(s) is not land
    s.edges = ()
    assert scape(s) is land


def test_icons_between_spaces_belong_to_each() -> None:
    """ETH-109, ETH-112, ETH-124, ETH-137: Entrances, Spawn spaces, Terrain and actions."""
    content = pack(
        [
            tile(
                "A",
                "r1c1",
                icon("entrance", "nw sw"),
                icon("spawn", "ne se", suit=2),
                ground("light", "nw ne sw se"),
                action("Read", on="nw ne"),
            )
        ]
    )
    s = table(content)
    land = scape(s)
    assert names(land.entrances) == ["r1c1", "r2c1"]
    assert land.spawns == ((at("r1c2"), 2), (at("r2c2"), 2))
    assert names(land.action_spaces[0]) == ["r1c1", "r1c2"]
    assert [lit(s, space) for space in ("r1c1", "r1c2", "r2c1", "r2c2")] == [["light"]] * 4


def test_flying_actions_belong_to_the_whole_map() -> None:
    """ETH-130: they are on no space."""
    s = table(pack([tile("A", "r1c1", action("Tannoy", flying=True), action("Read", on="nw"))]))
    land = scape(s)
    assert land.flying == (0,)
    assert land.action_spaces == {1: (at("r1c1"),)}


def test_a_gem_slot_between_spaces_is_one_slot() -> None:
    """ETH-112, ETH-127: a slot that two spaces share is named by one of them."""
    s = table(pack([tile("A", "r1c1", icon("gem_slot", "ne se"))]))
    slots = scape(s).gem_slots
    assert names(sorted(slots)) == ["r1c2", "r2c2"]
    assert {slot.home for slot in slots.values()} == {at("r1c2")}


def test_drawing_bonus_and_icons() -> None:
    """ETH-133 to ETH-135: icons say what they are and do nothing of themselves."""
    bonus, stairs = icon("draw_bonus", "nw", n=2), icon("stairs", "ne")
    s = table(pack([tile("A", "r1c1", bonus, stairs)]))
    assert places.draw_bonus(s, at("r1c1")) == 2
    assert places.draw_bonus(s, at("r1c2")) == 0
    assert places.has_icon(s, at("r1c2"), "stairs")
    assert not places.has_icon(s, at("r1c1"), "stairs")
    s.mods = (Modifier("stairs", 1, "turn", space=at("r1c1")),)
    assert places.has_icon(s, at("r1c1"), "stairs")


def test_light_drives_darkness_out() -> None:
    """ETH-139, ETH-140: Darkness is ignored on a space with Light; others lie together, and equal
    ones count once.
    """
    s = table(pack([tile("A", "r1c1", ground("darkness", "nw ne"), ground("water", "nw"))]))
    assert lit(s, "r1c1") == ["darkness", "water"]
    s.tokens = (Token("light", at("r1c1")), Token("swamp", at("r1c1")), Token("water", at("r1c1")))
    assert lit(s, "r1c1") == ["light", "swamp", "water"]
    assert lit(s, "r1c2") == ["darkness"]
    s.tokens = ()
    assert lit(s, "r1c1") == ["darkness", "water"]


@pytest.mark.parametrize(
    ("side", "spaces"),
    [
        (0, ["r1c1"]),
        (1, ["r1c1", "r1c2"]),
        (2, ["r1c1", "r2c1"]),
        (3, ["r1c1", "r1c2", "r2c1", "r2c2"]),
    ],
)
def test_terrain_tokens_lie_on_between_or_in_the_middle(side: int, spaces: list[str]) -> None:
    """ETH-138: a token on an edge is on both spaces, in the middle of four on all of them."""
    s = table()
    s.tokens = (Token("swamp", at("r1c1"), side),)
    assert [n for n in names(scape(s).spaces) if lit(s, n)] == spaces


def test_terrain_that_effects_give_and_take() -> None:
    """ETH-136: modifiers for a space, or for where a Dreamer stands."""
    s = table(pack([tile("A", "r1c1", ground("water", "nw"))]), "r2c2")
    s.mods = (
        Modifier("terrain", 1, "turn", seat=0, word="light"),
        Modifier("no_terrain", 1, "turn", space=at("r1c1"), word="water"),
    )
    assert lit(s, "r1c1") == []
    assert lit(s, "r2c2") == ["light"]
    s.seats[0].space = at("r1c1")
    assert lit(s, "r1c1") == ["light"]


def quirky(quirk: Quirk) -> State:
    """A Slumber with this Quirk on the slot q of r1c2."""
    first = tile("A", "r1c1", quirk_slots=(("q", 1),))
    s = table(pack([first, tile("B", "r1c3")], fates=[fate("Odd", quirk)]))
    s.quirks = ((0, "q", 0),)
    s.place = SLUMBER
    return s


def test_a_quirk_works_on_its_space_in_slumbers() -> None:
    """ETH-530, ETH-532: Terrain, Trap and action of a Quirk, on its space, not in a Dream."""
    trap = (step("seal", n=1),)
    quirk = Quirk(True, "", (WATER,), trap, True, actions=(action("Dip"),))
    s = quirky(quirk)
    land = scape(s)
    assert lit(s, "r1c2") == ["water"]
    assert [trap.kind for trap in land.traps[at("r1c2")]] == ["fate"]
    assert names(land.action_spaces[0]) == ["r1c2"]
    assert names([space for *_, space in land.quirk_slots]) == ["r1c2"]
    s.place = DREAM
    assert not lit(s, "r1c2")
    assert not scape(s).traps


def test_a_quirk_may_block_its_space() -> None:
    """ETH-118, ETH-530."""
    s = quirky(Quirk(True, "", blocked=True))
    assert at("r1c2") not in scape(s).spaces


def test_a_quirk_for_the_whole_map() -> None:
    """ETH-530: its actions are on no space, its passives stand for all."""
    quirk = Quirk(
        False, "", actions=(action("Wind"),), passives=(passive(step("modify", stat="draw")),)
    )
    land = scape(quirky(quirk))
    assert land.flying == (0,)
    assert [(kind, space) for _, kind, _, space in land.standing] == [("fate", -1)]


def test_a_quirk_with_a_condition(monkeypatch: pytest.MonkeyPatch) -> None:
    """ETH-530: only while it holds."""
    holds = [True]
    monkeypatch.setattr(hooks, "holds", lambda s, scene, cond: holds[0], raising=False)
    s = quirky(Quirk(True, "", terrain=(WATER,), requires={"suit": "spades"}))
    assert lit(s, "r1c2") == ["water"]
    holds[0] = False
    assert not lit(s, "r1c2")


def test_passives_of_flying_rules_stand_for_the_map() -> None:
    """ETH-132: as long as the tile lies."""
    from boardwright.games.etherfields.content import Flying

    rule = Flying("Fog", "", (), (passive(step("modify", stat="draw", n=-1)),))
    s = table(pack([tile("A", "r1c1", flying=(rule,))]))
    assert [(kind, n, space) for _, kind, n, space in scape(s).standing] == [("tile", 0, -1)]
    s.tiles = ()
    assert scape(s).standing == ()


def test_laying_a_tile() -> None:
    """ETH-103: it is told where it lies; a second time nothing happens."""
    s = table(pack([tile("A", "r1c1"), tile("B", "r1c3")]))
    s.tiles = (0,)
    lay_tile(s, 1, "ETH-103")
    assert told(s, "tile-laid") == [{"tile": "B", "spaces": ["r1c3", "r1c4", "r2c3", "r2c4"]}]
    lay_tile(s, 1, "ETH-103")
    assert list(s.tiles) == [0, 1]


# Overlays


def bridge(*patches: Patch, edges: tuple[tuple[str, str, bool], ...] = ()) -> Overlay:
    walls = tuple((at(one), at(other), walled) for one, other, walled in edges)
    return Overlay(0, "bridge", "Bridge", walls, patches)


def test_an_overlay_changes_and_adds_spaces() -> None:
    """ETH-141, ETH-142, ETH-144: edges, icons, Terrain, actions, and a space that was not there."""
    over = bridge(
        Patch(at("r1c2"), remove_terrain=(WATER,), adds=(Icon("stairs", ()),)),
        Patch(at("r3c1")),
        edges=(("r1c1", "r1c2", False),),
    )
    first = tile("A", "r1c1", ground("water", "ne"), walls="nw.east")
    s = table(pack([first], overlays=[over]))
    assert near(s, "r1c1") == ["r2c1"]
    play(s, lay_overlay(s, 0, "ETH-141"))
    assert near(s, "r1c1") == ["r1c2", "r2c1"]
    assert not lit(s, "r1c2")
    assert places.has_icon(s, at("r1c2"), "stairs")
    assert near(s, "r3c1") == ["r2c1"]
    play(s, lift_overlay(s, 0, "ETH-142"))
    assert near(s, "r1c1") == ["r2c1"]


def test_figures_and_tokens_stay_on_an_overlay() -> None:
    """ETH-143, ETH-145: all but Block tokens and markers of actions that it covers, and Gems of
    slots.
    """
    first = tile("A", "r1c1", action("Read", on="nw"), action("Look", on="ne"))
    second = tile("B", "r1c3", icon("gem_slot", "nw"))
    over = bridge(
        Patch(at("r1c1"), remove_actions=True), Patch(at("r1c3"), remove_icons=("gem_slot",))
    )
    s = table(pack([first, second], overlays=[over]), "r1c1")
    s.blocked = frozenset((0, 1))
    s.markers = {0: (1, 0, 0), 1: (0, 2, 0)}
    s.gem_slots = (at("r1c3"),)
    s.tokens = (Token("threat", at("r1c1")),)
    play(s, lay_overlay(s, 0, "ETH-141"))
    assert where(s) == {"0": "r1c1"}
    assert s.blocked == {1}
    assert s.markers == {1: (0, 2, 0)}
    assert names(s.gem_slots) == []
    assert len(s.tokens) == 1


def test_who_stands_where_it_blocks_is_pushed_off() -> None:
    """ETH-145: to adjacent spaces that the players choose."""
    over = bridge(Patch(at("r1c2"), blocked=True))
    s = table(pack([tile("A", "r1c1")], overlays=[over]), "r1c2 r2c1")
    _, played = play(s, lay_overlay(s, 0, "ETH-141"), "space:r2c2")
    assert played.options == [["space:r1c1", "space:r2c2"]]
    assert played.asked[0].seats == (0, 1)
    assert played.asked[0].rule == "ETH-145"
    assert where(s) == {"0": "r2c2", "1": "r2c1"}


def test_the_last_of_two_overlays_counts() -> None:
    """ETH-146."""
    wet = bridge(Patch(at("r1c1"), terrain=(WATER,)))
    dark = Overlay(0, "dark", "Dark", (), (Patch(at("r1c1"), terrain=(DARKNESS,)),))
    s = table(pack([tile("A", "r1c1")], overlays=[wet, dark]))
    s.overlays = (0, 1)
    assert lit(s, "r1c1") == ["darkness"]
    s.overlays = (1, 0)
    assert lit(s, "r1c1") == ["water"]


def test_clearing_the_map() -> None:
    """ETH-471: nothing is left on it."""
    s = table(pack([tile("A", "r1c1")]), "r1c1")
    put(s, "r1c2", entity=-1, companion=0)
    s.seats[0].states = (0,)
    clear_map(s)
    assert s.seats[0].space == NOWHERE
    assert not s.figures
    assert scape(s).spaces == ()
    assert list(s.seats[0].states) == []


# The spaces that effects speak of


def found(s: State, scene: Scene, **spec: object) -> list[str]:
    return names(places.spaces(s, scene, spec))  # type: ignore[arg-type]


def test_selectors() -> None:
    """ETH-118, ETH-350: none of them Blocked, "any" without regard to Walls."""
    first = tile("A", "r1c1", icon("stairs", "nw se"), ground("water", "ne"), blocked="se")
    s = table(pack([first, tile("B", "r1c3", walls="nw.west sw.west")]), "r1c1 r2c3")
    me = Scene(me=0)
    assert found(s, me, at="r2c1") == ["r2c1"]
    assert found(s, me, at="r2c2") == []
    assert found(s, me, at="icon:stairs") == ["r1c1"]
    assert found(s, me, at="terrain:water") == ["r1c2"]
    assert found(s, me, at="terrain:any") == ["r1c2"]
    assert found(s, me, at="own") == ["r1c1"]
    assert found(s, me, at="adjacent") == ["r1c2", "r2c1"]
    assert found(s, me, at="any") == ["r1c1", "r1c2", "r1c3", "r1c4", "r2c1", "r2c3", "r2c4"]
    assert found(s, Scene(me=0, seat=1), at="target") == ["r2c3"]
    assert found(s, Scene(me=0, edge=(at("r1c1"), at("r1c2"))), at="edge_spaces") == [
        "r1c1",
        "r1c2",
    ]


def test_selectors_with_range() -> None:
    """ETH-347, ETH-349: up to so many spaces, counted round Walls, or past them where the text
    says so.
    """
    s = table(pack([tile("A", "r1c1"), tile("B", "r1c3", walls="nw.west")]), "r1c2")
    assert found(s, Scene(me=0), at="any", range=1) == ["r1c1", "r1c2", "r2c2"]
    assert "r1c3" in found(s, Scene(me=0), at="any", range=1, ignore_walls=True)


def test_nearest_selector() -> None:
    """ETH-405, ETH-346: the nearest other space by paths from what is moved."""
    dark = [ground("darkness", "nw se")]
    s = table(pack([tile("A", "r1c1", *dark), tile("B", "r1c3", *dark)]), "-")
    tag = put(s, "r1c1", entity=-1, companion=0)
    scene = Scene(figure=tag, kind="entity")
    assert found(s, scene, at="terrain:darkness", nearest=True) == ["r1c3", "r2c2"]
