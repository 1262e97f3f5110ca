"""Verbs about figures, on the board of `plain`."""

from __future__ import annotations

from boardwright.games.etherfields.content import MORPHINGS, STATES
from boardwright.games.etherfields.state import Modifier

from .effecting import BOARD, at, board, carry_out, figures, of_entity, possible, scene, spaces
from .flows import table, told


def test_a_move_that_costs_nothing() -> None:
    s = board("r3c1")
    played = carry_out(s, "{ do = 'move', n = 2 }", "space:r3c3")
    assert spaces(s) == ["r3c3"]
    assert "done" in played.options("ask-path")


def test_whoever_is_moved_agrees_and_chooses_the_way() -> None:
    s = board("r3c1", "r3c3")
    played = carry_out(s, "{ do = 'move', who = 'others', agree = true }", "1 yes", "1 space:r3c4")
    assert [seat for seat, _, _ in played.asked] == [1, 1]
    assert spaces(s) == ["r3c1", "r3c4"]
    carry_out(s, "{ do = 'move', who = 'others', agree = true }", "no")
    assert spaces(s) == ["r3c1", "r3c4"]


def test_the_game_moves_dreamers_as_far_as_it_says() -> None:
    """ETH-630: towards the Entity, and it cannot be refused."""
    s = board("r3c1", "r6c6", figures=["Walker@r3c4"])
    played = carry_out(
        s,
        "{ do = 'move', who = 'in_range', range = 3, n = 1, toward = 'component' }",
        at=of_entity(s, "walker"),
    )
    assert spaces(s) == ["r3c2", "r6c6"]
    assert played.asked == []


def test_dreamers_of_the_space_come_along_if_they_agree() -> None:
    s = board("r3c1", "r3c1", "r3c1")
    carry_out(
        s, "{ do = 'move', n = 1, with = 2 }", "seat:1", "1 yes", "seat:2", "2 no", "space:r3c2"
    )
    assert spaces(s) == ["r3c2", "r3c2", "r3c1"]


def test_through_a_wall() -> None:
    """r3c4 and r3c5 have a Wall between them."""
    s = board("r3c4")
    played = carry_out(s, "{ do = 'move', n = 1, through_wall = 1 }", "space:r3c5")
    assert spaces(s) == ["r3c5"]
    s = board("r3c4")
    played = carry_out(s, "{ do = 'move', n = 1 }", "done")
    assert "space:r3c5" not in played.options("ask-path")


def test_traps_are_ignored() -> None:
    s = board("r1c1")
    carry_out(s, "{ do = 'move', n = 1, ignore_traps = true }", "space:r2c1")
    assert not s.seats[0].sealed
    s = board("r1c1")
    carry_out(s, "{ do = 'move', n = 1 }", "space:r2c1")
    assert len(s.seats[0].sealed) == 1


def test_figures_move_away_by_whoever_performs_it() -> None:
    s = board("r3c1", figures=["Walker@r3c2"])
    played = carry_out(
        s,
        "{ do = 'move', entity = 'target', n = 2, up_to = true, away = 'self' }",
        "space:r3c4",
        at=scene(figure=s.figures[0].tag),
    )
    assert figures(s) == ["r3c4"]
    assert "space:r3c1" not in played.options("ask-march")


def test_each_figure_in_range_was_fixed_before() -> None:
    """ETH-227: a figure that moves away in the first part is hit by the second all the same."""
    s = board("r3c3", figures=["Folk@r3c3", "Folk@r3c4", "Folk@r3c1"])
    carry_out(
        s,
        "{ do = 'relocate', entity = 'any', range = 0, to = 'r6c6' },"
        " { do = 'state', state = 'paralyzed', entity = 'each', range = 1 }",
    )
    assert figures(s) == ["r6c6", "r3c4", "r3c1"]
    paralyzed = STATES.index("paralyzed")
    assert [paralyzed in figure.states for figure in s.figures] == [True, True, False]


def test_toward_the_dreamer_with_the_largest_hand() -> None:
    s = table(
        {"space": "r3c1", "hand": 2, "deck": 9},
        {"space": "r4c4", "hand": 4, "deck": 9},
        tiles=BOARD,
        figures=["Walker@r3c2"],
    )
    carry_out(
        s,
        "{ do = 'move', entity = 'self', n = 1, toward = 'largest_hand' }",
        "space:r3c3",
        at=of_entity(s, "walker", "move"),
    )
    assert figures(s) == ["r3c3"]


def test_relocation_ignores_walls_but_not_the_range() -> None:
    s = board("r3c4")
    played = carry_out(
        s, "{ do = 'relocate', to = 'any', range = 1, ignore_walls = true }", "space:r3c5"
    )
    assert spaces(s) == ["r3c5"]
    assert "space:r3c4" not in played.options("ask-space")
    assert "space:r3c6" not in played.options("ask-space")


def test_relocation_to_a_terrain_or_icon() -> None:
    s = board("r3c1")
    played = carry_out(s, "{ do = 'relocate', to = 'terrain:any' }", "space:r2c8")
    assert played.options("ask-space") == ["space:r1c7", "space:r1c8", "space:r2c7", "space:r2c8"]
    carry_out(s, "{ do = 'relocate', to = 'icon:stairs' }")
    assert spaces(s) == ["r1c5"]
    assert not possible(s, "{ do = 'relocate', to = 'icon:stairs' }")


def test_all_dreamers_of_a_space_go_to_one_space() -> None:
    s = board("r3c1", "r3c1", "r3c2")
    carry_out(
        s,
        "{ do = 'relocate', who = 'on_space', agree = true, same = true, to = 'icon:spawn' }",
        "1 yes",
        "space:r1c4",
    )
    assert spaces(s) == ["r1c4", "r1c4", "r3c2"]


def test_an_entity_relocates_to_the_nearest_other_space() -> None:
    s = board("r3c1", figures=["Ghost@r2c8"], tokens=["darkness@r6c6", "darkness@r2c6"])
    carry_out(
        s,
        "{ do = 'relocate', entity = 'self', to = 'terrain:darkness', nearest = true }",
        at=of_entity(s, "ghost", "move"),
    )
    assert figures(s) == ["r1c8"]
    carry_out(
        s,
        "{ do = 'relocate', entity = 'self', to = 'terrain:darkness', nearest = true }",
        at=of_entity(s, "ghost", "move"),
    )
    assert figures(s) == ["r2c6"]


def test_a_paralyzed_figure_cannot_be_relocated_but_pushed() -> None:
    s = board("r3c1", figures=[{"entity": "Walker", "space": "r3c1", "states": ["paralyzed"]}])
    here = scene(figure=s.figures[0].tag)
    assert not possible(s, "{ do = 'relocate', entity = 'target', to = 'icon:stairs' }", here)
    carry_out(s, "{ do = 'push', entity = 'target', to = 'adjacent' }", "space:r4c1", at=here)
    assert figures(s) == ["r4c1"]


def test_a_big_entity_is_never_pushed() -> None:
    s = board("r3c1", figures=["Giant@r3c2"])
    assert not possible(s, "{ do = 'push', entity = 'each', not_big = true }")
    assert not possible(s, "{ do = 'push', entity = 'each' }")


def test_dreamers_and_figures_change_places() -> None:
    s = board("r3c1", "r3c4", figures=["Folk@r3c1", "Folk@r3c3"])
    carry_out(s, "{ do = 'swap', what = 'places' }", at=scene(seat=1))
    assert spaces(s) == ["r3c4", "r3c1"]
    here = of_entity(s, "folk")
    here.me, here.figure = 0, s.figures[0].tag
    carry_out(s, "{ do = 'swap', what = 'figures' }", at=here)
    assert figures(s) == ["r3c3", "r3c1"]


def test_figures_come_and_go() -> None:
    s = board("r3c1", turns=["clubs1", "..."])
    carry_out(s, "{ do = 'spawn', entity = 'folk', n = 2 }", "space:r1c4", "space:r1c3")
    assert figures(s) == ["r1c4", "r1c3"]
    carry_out(s, "{ do = 'spawn', entity = 'beast', at = 'own' }")
    assert figures(s)[2] == "r3c1"
    carry_out(s, "{ do = 'remove_entity', entity = 'any', range = 0 }")
    assert figures(s) == ["r1c4", "r1c3"]
    carry_out(s, "{ do = 'remove_entity', entity = 'folk', tile = true }")
    assert s.figures == ()
    assert [s.pack.entities[tile.entity].id for tile in s.entities] == ["beast"]


def test_morphings_are_added_taken_and_moved() -> None:
    s = board("r3c1", figures=["Folk@r3c1", "Beast@r3c2"])
    here = scene(figure=s.figures[0].tag)
    carry_out(s, "{ do = 'morph', entity = 'folk', n = 2 }", "morphing:pain", "morphing:reach")
    carry_out(s, "{ do = 'unmorph', entity = 'target', to = 'other' }", "morphing:reach", at=here)
    found = {s.pack.entities[tile.entity].id: tile.morphings for tile in s.entities}
    assert found == {
        "folk": (MORPHINGS.index("pain"),),
        "beast": (MORPHINGS.index("reach"),),
    }
    carry_out(s, "{ do = 'unmorph', entity = 'each', range = 1, n = 'all' }")
    assert not any(tile.morphings for tile in s.entities)
    assert not possible(s, "{ do = 'unmorph', entity = 'each' }")


def test_states_as_far_as_there_are_tokens() -> None:
    """ETH-435: two tokens have Stunned on one side."""
    s = board("r3c2", figures=["Folk@r3c1", "Folk@r3c2", "Folk@r3c3"])
    carry_out(
        s, "{ do = 'state', state = 'stunned', entity = 'each', range = 1 }", "figure:3", "figure:1"
    )
    stunned = STATES.index("stunned")
    assert [stunned in figure.states for figure in s.figures] == [True, False, True]
    s = board("r3c2", figures=["Folk@r3c1", "Folk@r3c2"])
    carry_out(s, "{ do = 'state', state = 'stunned', entity = 'each', range = 1 }")
    assert all(stunned in figure.states for figure in s.figures)


def test_states_leave_a_dreamer() -> None:
    s = table({"space": "r3c1", "states": ["dazed", "paralyzed"]})
    carry_out(s, "{ do = 'state', op = 'remove' }")
    assert s.seats[0].states == ()
    assert not possible(s, "{ do = 'state', op = 'remove' }")


def test_several_figures_hit_a_dreamer_once_unless_it_scales() -> None:
    """ETH-395, ETH-396."""
    s = board("r3c2", "r4c4", figures=["Folk@r3c1", "Folk@r3c3", "Folk@r6c6"])
    carry_out(s, "{ do = 'suffer', who = 'in_range', range = 1 }", at=of_entity(s, "folk"))
    assert [seat.distress for seat in s.seats] == [1, 0]
    carry_out(
        s,
        "{ do = 'seal', who = 'in_range', range = 1, n = 'figures_in_range * 2' }",
        at=of_entity(s, "folk"),
    )
    assert [len(seat.sealed) for seat in s.seats] == [4, 0]


def test_reach_dazed_and_stunned() -> None:
    """ETH-422, ETH-436, ETH-437, ETH-440, ETH-441."""
    reach = [{"entity": "Folk", "morphings": ["reach"]}]
    text = "{ do = 'suffer', who = 'in_range', range = 1 }"
    s = board("r3c3", figures=["Folk@r3c1"], entities=reach)
    carry_out(s, text, at=of_entity(s, "folk"))
    assert s.seats[0].distress == 1
    dazed = {"entity": "Folk", "space": "r3c1", "states": ["dazed"]}
    s = board("r3c3", figures=[dazed], entities=reach)
    carry_out(s, text, at=of_entity(s, "folk"))
    assert s.seats[0].distress == 0
    stunned = {"entity": "Folk", "space": "r3c3", "states": ["stunned"]}
    s = board("r3c3", figures=[stunned])
    carry_out(s, f"{text}, {{ do = 'seal', who = 'in_range', range = 1 }}", at=of_entity(s, "folk"))
    assert (s.seats[0].distress, len(s.seats[0].sealed)) == (0, 1)
    carry_out(s, "{ do = 'suffer', who = 'each' }", at=of_entity(s, "folk"))
    assert s.seats[0].distress == 0
    s = board("r3c3", figures=[stunned, "Folk@r3c4"])
    carry_out(s, text, at=of_entity(s, "folk"))
    assert s.seats[0].distress == 1


def test_terrain_says_whom_an_effect_hits() -> None:
    s = board("r1c7", "r1c8", "r2c8")
    carry_out(
        s,
        "{ do = 'suffer', who = 'on_terrain:darkness' },"
        " { do = 'seal', who = 'not_on_terrain:darkness' }",
        at=of_entity(s, "folk"),
    )
    assert [seat.distress for seat in s.seats] == [0, 1, 0]
    assert [len(seat.sealed) for seat in s.seats] == [1, 0, 1]


def test_whoever_counts_as_on_light_is_on_no_darkness() -> None:
    """ETH-139."""
    s = board("r1c8", "r3c1")
    carry_out(
        s,
        "{ do = 'modify', stat = 'on_terrain', terrain = 'light', scope = 'in_range', range = 1,"
        " until = 'turn' }",
    )
    carry_out(
        s,
        "{ do = 'suffer', who = 'on_terrain:light' }, { do = 'seal', who = 'on_terrain:darkness' }",
        at=scene(-1),
    )
    assert [seat.distress for seat in s.seats] == [1, 0]
    assert [len(seat.sealed) for seat in s.seats] == [0, 0]


def test_the_nearest_dreamer_is_chosen_among_equal_ones() -> None:
    s = board("r3c1", "r3c3", "r6c6", figures=["Walker@r3c2"])
    carry_out(s, "{ do = 'suffer', who = 'nearest' }", "seat:1", at=of_entity(s, "walker"))
    assert [seat.distress for seat in s.seats] == [0, 1, 0]


def test_the_next_special_effect_hits_as_if_in_range() -> None:
    s = board("r3c1", "r6c6", figures=["Walker@r3c1"])
    s.mods = (Modifier("special_hits", 1, "next_use:encounter", 1),)
    text = (
        "{ do = 'seal', who = 'in_range', range = 1 },"
        " { do = 'discard', who = 'in_range', range = 1 }"
    )
    carry_out(s, text, at=of_entity(s, "walker", "basic"))
    assert [len(seat.sealed) for seat in s.seats] == [1, 0]
    carry_out(s, text, at=of_entity(s, "walker", "special"))
    carry_out(s, text, at=of_entity(s, "walker", "special"))
    assert [len(seat.sealed) for seat in s.seats] == [3, 1]
    assert not s.mods


def test_basic_effects_need_the_same_space() -> None:
    s = board("r3c1", "r3c1", figures=["Walker@r3c2"])
    s.mods = (Modifier("basic_range", -9, "encounter", 1),)
    text = "{ do = 'seal', who = 'in_range', range = 2 }"
    carry_out(s, text, at=of_entity(s, "walker", "basic"))
    assert [len(seat.sealed) for seat in s.seats] == [1, 0]
    carry_out(s, text, at=of_entity(s, "walker", "special"))
    assert [len(seat.sealed) for seat in s.seats] == [2, 1]


def test_for_each_figure() -> None:
    s = board("r3c1", figures=["Folk@r3c1", "Folk@r3c3"])
    carry_out(
        s,
        "{ do = 'for_each', entity = 'folk', effect = ["
        "{ do = 'token', kind = 'darkness', op = 'place', at = 'target' }] }",
        at=of_entity(s, "folk"),
    )
    assert [(token.kind, token.space) for token in s.tokens] == [
        ("darkness", at("r3c1")),
        ("darkness", at("r3c3")),
    ]
    assert len(told(s, "token-placed")) == 2
