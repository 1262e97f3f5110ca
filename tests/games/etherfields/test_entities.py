"""Entities (section 21.2): whom they move towards, how far, what stops them; Range of their
effects; figures that effects move (ETH-629).
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boardwright.games.etherfields.aiming import path_length, targets_of
from boardwright.games.etherfields.content import Entity
from boardwright.games.etherfields.entities import change_tile, entity_range, tile_of, within
from boardwright.games.etherfields.marching import can_march, destinations, march
from boardwright.games.etherfields.morphings import REACH, SPEED
from boardwright.games.etherfields.movement import approach, move_step, movement_value
from boardwright.games.etherfields.spawning import summon
from boardwright.games.etherfields.state import NOBODY, EdgeToken, Modifier, State
from boardwright.games.etherfields.states import DAZED, PARALYZED, STUNNED
from tests.games.etherfields.small import (
    BOARD,
    Played,
    Recorder,
    at,
    entity,
    icon,
    names,
    pack,
    passive,
    play,
    put,
    step,
    table,
    thing,
    tile,
    told,
    where,
)

ONE, FULL, AGAIN = "die:one", "die:full", "die:again"
HOUND = entity("Hound", move=2)
BULK = entity("Bulk", figure="named", big=True, move=2)
LONG = (*BOARD[:2], tile("A3", "r1c5"), tile("A4", "r1c7"))
"""Two rows of eight spaces, r1c1 to r2c8."""

pytestmark = pytest.mark.usefixtures("recorder")


def road(*entities: Entity, **facts: object) -> object:
    return pack(LONG, entities, **facts)  # type: ignore[arg-type]


def moves(s: State, *answers: str) -> Played:
    """A Movement step."""
    _, played = play(s, move_step(s), *answers)
    return played


def lane(s: State) -> None:
    """Shut the lower row off, so that there is one way only."""
    s.edges = tuple(EdgeToken(at(f"r1c{n}"), at(f"r2c{n}"), wall=True) for n in range(1, 9))


def setting(*entities: Entity, dreamers: str = "r1c8", **facts: object) -> State:
    s = table(pack(LONG, entities, **facts), dreamers)  # type: ignore[arg-type]
    lane(s)
    return s


# The die


@pytest.mark.parametrize(
    ("rolls", "space"),
    [
        ([ONE], "r1c2"),
        ([FULL], "r1c3"),
        ([AGAIN, ONE], "r1c4"),
        ([AGAIN, AGAIN, FULL], "r1c7"),
    ],
)
def test_the_movement_die(rolls: Sequence[str], space: str) -> None:
    """ETH-399: one space, the Movement value, or that and another roll."""
    s = setting(HOUND)
    tag = put(s, "r1c1")
    moves(s, *rolls)
    assert where(s)[f".{tag}"] == space


def test_a_movement_value_of_zero() -> None:
    """ETH-410: nothing on "full", 1 space on "1"; after "full again" it rolls again."""
    s = setting(entity("Kettle", figure="token", move=0))
    tag = put(s, "r1c1")
    moves(s, FULL)
    assert where(s)[f".{tag}"] == "r1c1"
    moves(s, AGAIN, ONE)
    assert where(s)[f".{tag}"] == "r1c2"


def test_speed_adds_to_the_value_alone() -> None:
    """ETH-421, ETH-427: 2 for each token; on "1" it still moves 1."""
    s = setting(HOUND)
    tag = put(s, "r1c1")
    laid = tile_of(s, 0)
    assert laid is not None
    change_tile(s, laid._replace(morphings=(SPEED, SPEED)))
    assert movement_value(s, 0) == 6
    moves(s, ONE)
    assert where(s)[f".{tag}"] == "r1c2"
    moves(s, FULL)
    assert where(s)[f".{tag}"] == "r1c8"


def test_modifiers_of_the_movement_value() -> None:
    """ETH-003, ETH-428: of one Entity, or of all."""
    s = setting(HOUND, BULK)
    s.mods = (Modifier("entity_move", -1, "turn", entity=0), Modifier("entity_move", -9, "turn"))
    assert movement_value(s, 0) == 0
    s.mods = s.mods[:1]
    assert [movement_value(s, 0), movement_value(s, 1)] == [1, 2]


def test_an_entity_that_ignores_the_die(recorder: Recorder) -> None:
    """ETH-409: its own rules move it, or nothing does."""
    clock = entity("Clock", ignores_die=True, movement=(step("move", n=1),))
    still = entity("Choir", figure="token", ignores_die=True)
    s = setting(clock, still)
    tag = put(s, "r1c1")
    put(s, "r1c2", 1)
    moves(s)
    assert recorder.ran == [(NOBODY, "move", "Clock")]
    play(s, approach(s, tag, 1))
    assert where(s)[f".{tag}"] == "r1c2"


def test_each_figure_rolls_for_itself() -> None:
    """ETH-400, ETH-401: and moves completely before the next; the players choose the order, or
    leave it at that of their coming.
    """
    s = setting(HOUND)
    first, second = put(s, "r1c1"), put(s, "r1c2")
    played = moves(s, "figure:2", FULL, ONE)
    assert played.prompts[0] == "ask-entity-order"
    assert played.options[0] == ["figure:1", "figure:2", "done"]
    assert where(s)[f".{first}"] == "r1c2"
    assert where(s)[f".{second}"] == "r1c4"
    third = put(s, "r1c1")
    moves(s, "done", ONE, FULL, ONE)
    assert [where(s)[f".{tag}"] for tag in (first, second, third)] == ["r1c3", "r1c6", "r1c2"]


def test_one_roll_for_all() -> None:
    """ETH-400, ETH-614: as a preference, further rolls too."""
    s = setting(HOUND)
    s.options = frozenset(("one_roll",))
    first, second = put(s, "r1c1"), put(s, "r1c2")
    moves(s, "done", AGAIN, ONE)
    assert where(s)[f".{first}"] == "r1c4"
    assert where(s)[f".{second}"] == "r1c5"


# Whom it moves towards


def test_the_nearest_dreamer() -> None:
    """ETH-402, ETH-405: by path; Dreamers without a path are not considered."""
    s = setting(HOUND, dreamers="r1c8 r2c1 r1c6")
    tag = put(s, "r1c1")
    assert path_length(s, tag, 1) == -1
    assert targets_of(s, tag) == [2]
    s.seats[2].space = -1
    assert targets_of(s, tag) == [0]


def test_equally_near_dreamers() -> None:
    """ETH-403: the players decide together."""
    s = setting(HOUND, dreamers="r1c1 r1c7")
    tag = put(s, "r1c4")
    played = moves(s, FULL, "seat:1")
    assert [decision.rule for decision in played.asked[1:]] == ["ETH-403"]
    assert played.asked[1].seats == (0, 1)
    assert where(s)[f".{tag}"] == "r1c6"


def test_several_shortest_paths() -> None:
    """ETH-403: the players choose where it matters: not where it arrives by each of them."""
    s = table(pack(BOARD, [HOUND]), "r3c2")
    tag = put(s, "r1c1")
    played = moves(s, FULL, "space:r2c1", "space:r2c2")
    assert played.prompts[1:] == ["ask-entity-path"] * 2
    assert played.options[1:] == [["space:r1c2", "space:r2c1"], ["space:r2c2", "space:r3c1"]]
    assert where(s)[f".{tag}"] == "r2c2"
    s = table(pack(BOARD, [entity("Rook", move=3)]), "r3c2")
    tag = put(s, "r1c1")
    assert moves(s, FULL).prompts == ["chance-movement"]
    assert where(s)[f".{tag}"] == "r3c2"


def test_several_dreamers_on_one_space() -> None:
    """ETH-403: it is all the same which of them it goes to."""
    s = setting(HOUND, dreamers="r1c4 r1c4")
    put(s, "r1c1")
    assert moves(s, FULL).prompts == ["chance-movement"]


def test_who_stands_with_a_dreamer_stays() -> None:
    """ETH-404: or who has no path; it does not even roll."""
    s = setting(HOUND, dreamers="r1c1 r2c8")
    tag = put(s, "r1c1")
    moves(s)
    assert where(s)[f".{tag}"] == "r1c1"
    s = setting(HOUND, dreamers="r2c8")
    put(s, "r1c1")
    moves(s)
    assert told(s, "moved-entity") == []


def test_it_stops_with_its_target() -> None:
    """ETH-406, ETH-407: the rest and another roll are lost."""
    s = setting(entity("Rook", move=5), dreamers="r1c3")
    tag = put(s, "r1c1")
    moves(s, AGAIN)
    assert where(s)[f".{tag}"] == "r1c3"
    assert told(s, "moved-entity") == [
        {
            "entity": "Rook",
            "figure": tag,
            "from": "r1c1",
            "to": "r1c3",
            "path": ["r1c2", "r1c3"],
        }
    ]


def test_another_target_than_the_nearest() -> None:
    """ETH-633: it passes other Dreamers and is held only by its own target."""
    clerk = entity("Clerk", move=2, target="most_distress")
    s = setting(clerk, dreamers="r1c1 r1c2 r1c6")
    s.seats[2].distress = 3
    tag = put(s, "r1c1")
    assert targets_of(s, tag) == [2]
    moves(s, FULL)
    assert where(s)[f".{tag}"] == "r1c3"
    moves(s, AGAIN, FULL)
    assert where(s)[f".{tag}"] == "r1c6"
    moves(s)
    assert where(s)[f".{tag}"] == "r1c6"


def test_the_target_may_be_the_largest_hand() -> None:
    """ETH-402, ETH-404: without a path to it, it does not move."""
    curate = entity("Curate", move=1, target="largest_hand")
    s = setting(curate, dreamers="r1c8 r1c3 r2c2")
    s.seats[0].hand = (0, 0)
    s.seats[1].hand = (0, 0)
    tag = put(s, "r1c1")
    assert targets_of(s, tag) == [0, 1]
    s.seats[2].hand = (0, 0, 0)
    assert targets_of(s, tag) == []


def test_one_that_flees() -> None:
    """ETH-402: away from the nearest Dreamer, as far as the path can grow."""
    umbrella = entity("Umbrella", figure="token", move=3, flees=True)
    s = setting(umbrella, dreamers="r1c1")
    tag = put(s, "r1c6")
    moves(s, FULL)
    assert where(s)[f".{tag}"] == "r1c8"
    moves(s)
    assert where(s)[f".{tag}"] == "r1c8"


def test_spaces_that_it_never_enters() -> None:
    """ETH-003, ETH-405: they are no part of its paths, a Dreamer there is no target."""
    heron = entity("Heron", figure="named", move=3, shuns=("special_space",))
    special = tile("A1", "r1c1", icon("special_space", "ne"))
    s = table(pack([special, *BOARD[1:2]], [heron]), "r1c3 r1c2")
    tag = put(s, "r1c1")
    assert path_length(s, tag, 1) == -1
    assert path_length(s, tag, 0) == 4
    moves(s, FULL)
    assert where(s)[f".{tag}"] == "r2c3"


def test_a_dreamer_who_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """ETH-003: as the nearest one, while another is within a Range of the Entity."""
    s = setting(HOUND, dreamers="r1c2 r1c5")
    s.mods = (Modifier("ignored", 4, "turn", seat=0),)
    tag = put(s, "r1c1")
    assert targets_of(s, tag) == [1]
    s.seats[1].space = at("r1c6")
    assert targets_of(s, tag) == [0]


def test_a_target_that_is_exchanged(recorder: Recorder) -> None:
    """ETH-448: what answers there names another Dreamer; it then passes the nearest one."""
    fox = thing("mask", "Fox", passive(step("retarget", longer=2), when="entity_targets"))
    s = setting(entity("Hound", move=3), dreamers="r1c3 r1c5", masks=[fox])
    tag = put(s, "r1c1")

    def change(s: State, moment: object) -> None:
        moment.seat = 1  # type: ignore[attr-defined]

    recorder.on_moment = change
    moves(s, FULL)
    assert where(s)[f".{tag}"] == "r1c4"
    assert [(m.seat, m.figure) for m in recorder.moments if m.kind == "entity_targets"] == [
        (1, tag)
    ]


def test_figures_that_do_not_move(recorder: Recorder) -> None:
    """ETH-438, ETH-003: Paralyzed ones, those that a card holds, all of a held Entity."""
    bell = thing("mask", "Bell", passive(step("forbid"), when="entity_move_step"))
    s = setting(HOUND, entity("Rook", move=1), masks=[bell])
    put(s, "r1c1", states=(PARALYZED,))
    held, free = put(s, "r1c2"), put(s, "r1c3", 1)

    def hold(s: State, moment: object) -> None:
        s.mods = (Modifier("forbid", 1, "step", word="move", figure=held),)

    recorder.on_moment = hold
    moves(s, ONE)
    assert recorder.kinds[0] == "entity_move_step"
    assert [args["figure"] for args in told(s, "moved-entity")] == [free]
    s.mods = (Modifier("forbid", 1, "step", word="move", entity=1),)
    recorder.on_moment = lambda s, moment: None
    assert not can_march(s, free)
    assert can_march(s, held)


def test_a_companion_that_holds_entities() -> None:
    """ETH-581: as its card says: on its space they do not move in Movement steps."""
    soldier = thing("companion", "Soldier", passive(step("forbid", what="entity_move")))
    s = setting(HOUND, companions=[soldier])
    held = put(s, "r1c1")
    summon(s, 0, 0, at("r1c1"), "ETH-578")
    moves(s)
    assert told(s, "moved-entity") == []
    assert can_march(s, held)


def test_companions_are_no_targets() -> None:
    """ETH-582."""
    s = setting(HOUND, companions=[thing("companion", "Boat")])
    summon(s, 0, 0, at("r1c2"), "ETH-578")
    tag = put(s, "r1c1")
    moves(s, FULL)
    assert where(s)[f".{tag}"] == "r1c3"


# What stops it


def test_it_pushes_where_it_stops() -> None:
    """ETH-151, ETH-155."""
    s = setting(HOUND, dreamers="r1c3 r1c3 r1c3 r1c3")
    tag = put(s, "r1c1")
    moves(s, FULL, "seat:3", "space:r1c4")
    assert where(s)[f".{tag}"] == "r1c3"
    assert where(s)["3"] == "r1c4"


def test_it_stops_before_a_full_space() -> None:
    """ETH-152, ETH-154, ETH-407: where one Dreamer or none is; another roll is lost."""
    s = setting(HOUND, entity("Mob", figure="token", move=1), dreamers="r1c3")
    for _ in range(3):
        put(s, "r1c3", 1)
    tag = put(s, "r1c1")
    moves(s, AGAIN)
    assert where(s)[f".{tag}"] == "r1c2"


def test_it_passes_a_full_space_if_its_way_goes_on() -> None:
    """ETH-154, ETH-155: without pushing; if it would have to stop there, it stops before it."""
    mob = entity("Mob", figure="token", ignores_die=True)
    for rolls, space in (
        ([FULL], "r1c3"),
        ([ONE], "r1c1"),
        ([AGAIN, ONE], "r1c4"),
    ):
        s = setting(HOUND, mob)
        tag = put(s, "r1c1")
        for _ in range(4):
            put(s, "r1c2", 1)
        moves(s, *rolls)
        assert where(s)[f".{tag}"] == space


def test_the_roll_again_on_a_full_space() -> None:
    """ETH-154: its movement goes on, so it passes through."""
    mob = entity("Mob", figure="token", ignores_die=True)
    s = setting(HOUND, mob)
    tag = put(s, "r1c1")
    for _ in range(4):
        put(s, "r1c3", 1)
    moves(s, AGAIN, ONE)
    assert where(s)[f".{tag}"] == "r1c4"
    s = setting(HOUND, mob, dreamers="r1c8")
    tag = put(s, "r1c1")
    for space in ("r1c3", "r1c4"):
        for _ in range(4):
            put(s, space, 1)
    moves(s, AGAIN, ONE)
    assert where(s)[f".{tag}"] == "r1c2"


def test_a_big_entity_pushes_and_stops() -> None:
    """ETH-158, ETH-407: pushing ends its movement; an empty space does not."""
    s = setting(BULK, HOUND)
    big, hound = put(s, "r1c1"), put(s, "r1c3", 1)
    s.mods = (Modifier("forbid", 1, "turn", word="move", figure=hound),)
    moves(s, AGAIN, "space:r1c2")
    assert where(s) == {"0": "r1c8", f".{big}": "r1c3", f".{hound}": "r1c2"}


def test_a_big_entity_before_another() -> None:
    """ETH-159: the second stops at Range 1; so does one that is not Big."""
    s = setting(BULK, entity("Mass", figure="named", big=True, ignores_die=True), HOUND)
    big = put(s, "r1c1")
    put(s, "r1c3", 1)
    moves(s, FULL)
    assert where(s)[f".{big}"] == "r1c2"
    s = setting(entity("Mass", figure="named", big=True, ignores_die=True), HOUND)
    put(s, "r1c3")
    hound = put(s, "r1c1", 1)
    moves(s, AGAIN)
    assert where(s)[f".{hound}"] == "r1c2"


def test_a_dreamer_who_cannot_be_pushed_stops_a_big_entity() -> None:
    """ETH-628: it stays at Range 1."""
    s = setting(BULK, dreamers="r1c3")
    s.mods = (Modifier("forbid", 1, "turn", seat=0, word="pushed", source="Rope"),)
    big = put(s, "r1c1")
    moves(s, FULL)
    assert where(s) == {"0": "r1c3", f".{big}": "r1c2"}


def test_a_push_may_free_an_entity() -> None:
    """ETH-401: where a Big Entity may push, one that is held now can be chosen all the same; it
    then has moved.
    """
    s = setting(BULK, entity("Rook", move=1), dreamers="r1c3")
    put(s, "r1c1")
    rook = put(s, "r1c3", 1)
    played = moves(s, "figure:2", FULL, "space:r1c4", "space:r1c2")
    assert played.options[0] == ["figure:1", "figure:2", "done"]
    assert where(s)[f".{rook}"] == "r1c2"


# Effects that move figures


def test_an_effect_moves_an_entity() -> None:
    """ETH-629: whoever causes it chooses; no die; each step away lengthens the path."""
    s = table(pack(entities=[HOUND]), "r1c1 r4c4")
    tag = put(s, "r1c1")
    went, played = play(
        s, march(s, tag, 2, "ETH-629", 1, away=at("r1c1"), optional=True), "space:r2c2"
    )
    assert went == 2
    assert played.asked[0].seats == (1,)
    assert played.options == [
        [*("space:r1c2", "space:r1c3", "space:r2c1", "space:r2c2", "space:r3c1", "done")]
    ]
    assert where(s)[f".{tag}"] == "r2c2"


def test_an_effect_that_is_not_optional() -> None:
    """ETH-629: it goes as far as it can, towards something as far as it comes nearer."""
    s = setting(HOUND, dreamers="r1c3")
    tag = put(s, "r1c1")
    went, _ = play(s, march(s, tag, 5, "ETH-629", NOBODY, toward=at("r1c3"), optional=False))
    assert went == 2
    assert where(s)[f".{tag}"] == "r1c3"
    went, _ = play(s, march(s, tag, 1, "ETH-629", NOBODY, toward=at("r1c3"), optional=False))
    assert went == 0


def test_an_effect_moves_a_big_entity_space_by_space() -> None:
    """ETH-629, ETH-157, ETH-158: it can be moved, never pushed; what it enters it empties."""
    s = setting(BULK, dreamers="r1c2 r1c8")
    big = put(s, "r1c1")
    went, _ = play(s, march(s, big, 3, "ETH-629", 0, away=at("r1c1")), "space:r1c2", "space:r1c3")
    assert went == 1
    assert where(s) == {"0": "r1c3", "1": "r1c8", f".{big}": "r1c2"}


def test_where_an_effect_cannot_move_it() -> None:
    """ETH-159, ETH-438, ETH-152: not when Paralyzed; not where it could not stop."""
    s = table(pack([BOARD[0]], [HOUND, BULK]), "r2c2")
    put(s, "r1c2", 1)
    for _ in range(3):
        put(s, "r2c1")
    s.seats[0].space = at("r2c1")
    tag = put(s, "r1c1")
    assert destinations(s, tag, 1) == {}
    assert names(list(destinations(s, tag, 2))) == ["r2c2"]
    still = put(s, "r2c2", states=(PARALYZED,))
    assert destinations(s, still, 2) == {}


def test_a_companion_walks_like_a_dreamer() -> None:
    """ETH-580, ETH-149: through full spaces, not onto them, and pushes nobody."""
    s = table(pack([BOARD[0]], [HOUND], companions=[thing("companion", "Boat")]), "r1c2 r1c2")
    for _ in range(2):
        put(s, "r1c2")
    boat = summon(s, 0, 0, at("r1c1"), "ETH-578")
    went, played = play(s, march(s, boat, 2, "ETH-629", 0), "space:r2c2")
    assert played.options == [["space:r2c1", "space:r2c2", "done"]]
    assert went == 2


# Range of effects


def test_reach_of_an_entity() -> None:
    """ETH-422, ETH-427, ETH-440: +1 for each Reach; Dazed leaves 1 of it all."""
    s = setting(HOUND)
    tag, dazed = put(s, "r1c1"), put(s, "r1c1", states=(DAZED,))
    assert entity_range(s, 0, tag, 2) == 2
    laid = tile_of(s, 0)
    assert laid is not None
    change_tile(s, laid._replace(morphings=(REACH, REACH)))
    assert entity_range(s, 0, tag, 1) == 3
    assert entity_range(s, 0, dazed, 2) == 1
    assert entity_range(s, 0, dazed, 0) == 1
    assert entity_range(s, 0, tag, -1) == -1
    s.mods = (Modifier("entity_range", -1, "turn", entity=0),)
    assert entity_range(s, 0, tag, 1) == 2


def test_within_range_of_any_figure() -> None:
    """ETH-395, ETH-396, ETH-397: which figures reach a Dreamer; without figures, none."""
    s = setting(HOUND, BULK, dreamers="r1c3 r2c3")
    near, far, beyond = put(s, "r1c2"), put(s, "r1c5"), put(s, "r1c7")
    assert within(s, 0, 0, 1) == [near]
    assert within(s, 0, 0, 2) == [near, far]
    assert beyond not in within(s, 0, 0, 3)
    assert within(s, 0, 1, 3) == []
    assert within(s, 1, 0, 3) == []


def test_states_of_single_figures() -> None:
    """ETH-437, ETH-441: an effect still reaches by a figure that is not hindered."""
    s = setting(HOUND, dreamers="r1c3")
    dazed = put(s, "r1c1", states=(DAZED,))
    assert within(s, 0, 0, 2) == []
    stunned = put(s, "r1c2", states=(STUNNED,))
    assert within(s, 0, 0, 2) == [stunned]
    assert within(s, 0, 0, 2, suffers=True) == []
    assert dazed not in within(s, 0, 0, 2)
