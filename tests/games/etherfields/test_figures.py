"""How many may stand on a space, pushing, Big Entities (section 6), and spawning (ETH-120 to
ETH-124, ETH-156, ETH-622, ETH-623).
"""

from __future__ import annotations

import pytest

from boardwright.games.etherfields.entities import (
    figures_of,
    lay_entity,
    remove_tile,
    stock,
    tile_of,
)
from boardwright.games.etherfields.figures import (
    crowd,
    figure_key,
    figure_tag,
    is_full,
)
from boardwright.games.etherfields.pushing import (
    ENTERED,
    PUSHED,
    REFUSED,
    could_enter,
    enter,
    push_figure,
    push_seat,
)
from boardwright.games.etherfields.scape import scape
from boardwright.games.etherfields.spawning import can_spawn, dismiss, spawn, summon
from boardwright.games.etherfields.state import NOBODY, EntityTile, Modifier, State, Token
from tests.games.etherfields.small import (
    Recorder,
    at,
    entity,
    icon,
    names,
    pack,
    play,
    put,
    table,
    thing,
    tile,
    told,
    where,
)

HOUND = entity("Hound", move=2)
BULK = entity("Bulk", figure="named", big=True, move=1)
PORTER = entity("Porter", figure="named", move=2)
BOAT = thing("companion", "Boat")
FEW = pack(entities=[HOUND, BULK, PORTER], companions=[BOAT])

pytestmark = pytest.mark.usefixtures("recorder")


def comes(s: State, tag: int, space: str, *answers: str) -> int:
    result, _ = play(s, enter(s, tag, at(space), "ETH-398", lambda: None), *answers)
    return result


def cannot_be_pushed(seat: int) -> Modifier:
    return Modifier("forbid", 1, "turn", seat=seat, word="pushed", source="Rope")


def test_four_fill_a_space() -> None:
    """ETH-147, ETH-148: Dreamers, Entities and Companions count, other tokens do not."""
    s = table(FEW, "r1c1 r1c1")
    put(s, "r1c1")
    s.tokens = (Token("threat", at("r1c1")), Token("story", at("r1c1")))
    assert crowd(s, at("r1c1")) == 3
    assert not is_full(s, at("r1c1"))
    assert is_full(s, at("r1c1"), n=2)
    play_summon = summon(s, 0, 0, at("r1c1"), "ETH-578")
    assert play_summon != NOBODY
    assert is_full(s, at("r1c1"))
    assert not is_full(s, at("r1c1"), seats=(0,))


def test_the_space_of_a_big_entity_is_full() -> None:
    """ETH-157, ETH-159."""
    s = table(FEW, "r1c1 r1c1")
    big = put(s, "r2c2", 1)
    assert is_full(s, at("r2c2"))
    assert not is_full(s, at("r2c2"), figure=big)
    hound = put(s, "r2c1")
    assert not could_enter(s, hound, at("r2c2"))


def test_an_entity_that_comes_pushes_one_dreamer() -> None:
    """ETH-151, ETH-153, ETH-007: the players choose who, and to which adjacent space."""
    s = table(FEW, "r1c1 r1c1 r1c1 r1c1")
    hound = put(s, "r1c2")
    result, played = play(
        s, enter(s, hound, at("r1c1"), "ETH-398", lambda: None), "seat:2", "space:r2c1"
    )
    assert result == PUSHED
    assert [decision.seats for decision in played.asked] == [(0, 1, 2, 3)] * 2
    assert played.options[0] == ["seat:0", "seat:1", "seat:2", "seat:3"]
    assert played.options[1] == ["space:r1c2", "space:r2c1"]
    assert where(s) == {"0": "r1c1", "1": "r1c1", "2": "r2c1", "3": "r1c1", ".1": "r1c1"}
    assert told(s, "pushed") == [{"seat": 2, "from": "r1c1", "to": "r2c1"}]


def test_no_push_through_walls_or_onto_full_spaces() -> None:
    """ETH-153: the destination is adjacent without a Wall, not Blocked and not full."""
    walled = pack([tile("A", "r1c1", walls="nw.east"), tile("B", "r3c1")], [HOUND])
    s = table(walled, "r1c1 r1c1 r1c1 r1c1")
    hound = put(s, "r2c1")
    for _ in range(4):
        put(s, "r1c2")
    result, played = play(s, enter(s, hound, at("r1c1"), "ETH-398", lambda: None), "seat:0")
    assert result == PUSHED
    assert len(played.asked) == 1  # only r2c1, which the Entity leaves
    assert where(s)["0"] == "r2c1"
    closed = pack([tile("A", "r1c1", walls="nw.east nw.south")], [HOUND])
    s = table(closed, "r1c1 r1c1 r1c1 r1c1")
    assert comes(s, put(s, "r2c2"), "r1c1") == REFUSED


def test_one_dreamer_on_a_full_space_stays() -> None:
    """ETH-152."""
    s = table(FEW, "r1c1 r3c3")
    for _ in range(3):
        put(s, "r1c1")
    hound = put(s, "r1c2", 2)
    assert comes(s, hound, "r1c1") == REFUSED
    assert where(s)["0"] == "r1c1"


def test_a_full_space_without_dreamers_stays_shut() -> None:
    """ETH-154."""
    s = table(FEW, "r4c4")
    for _ in range(4):
        put(s, "r1c1")
    assert comes(s, put(s, "r1c2", 2), "r1c1") == REFUSED


def test_a_big_entity_pushes_everybody(recorder: Recorder) -> None:
    """ETH-158, ETH-160, ETH-582: Dreamers, Entities and Companions, to different spaces even."""
    s = table(FEW, "r2c2 r2c2")
    hound = put(s, "r2c2")
    boat = summon(s, 0, 0, at("r2c2"), "ETH-578")
    big = put(s, "r2c1", 1)
    result = comes(s, big, "r2c2", "space:r1c2", "space:r2c1", "space:r3c2", "space:r2c3")
    assert result == PUSHED
    assert where(s) == {
        "0": "r1c2",
        "1": "r2c1",
        f".{hound}": "r3c2",
        f".{boat}": "r2c3",
        f".{big}": "r2c2",
    }
    assert told(s, "pushed-entity")[0]["entity"] == "Hound"


def test_first_memories_of_being_pushed_by_a_big_entity(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ETH-271: the moment comes for each Dreamer who was pushed, if a card waits for it."""
    from boardwright.games.etherfields.content import Memory

    memory = Memory(0, "m", "Memory", "", 0, "pushed_by_big", 0, ())
    s = table(pack(entities=[BULK], memories=(memory,)), "r2c2 r2c2")
    big = put(s, "r2c1")
    comes(s, big, "r2c2", "space:r1c2", "space:r1c2")
    assert [(m.kind, m.seat) for m in recorder.moments] == [
        ("pushed_by_big", 0),
        ("pushed_by_big", 1),
    ]


def test_who_finds_no_room_goes_to_the_nearest_legal_space() -> None:
    """ETH-160: with little room beside it the players say who is pushed first."""
    s = table(FEW, "r1c1 r1c1")
    for _ in range(4):
        put(s, "r2c1")
    for _ in range(3):
        put(s, "r1c2")
    big = put(s, "r3c1", 1)
    answers = ["seat:1", "space:r2c2"]
    result, played = play(s, enter(s, big, at("r1c1"), "ETH-398", lambda: None), *answers)
    assert result == PUSHED
    assert played.prompts == ["ask-push-next", "ask-push"]
    assert where(s)["1"] == "r1c2"
    assert where(s)["0"] == "r2c2"
    assert played.options[1] == ["space:r1c3", "space:r2c2", "space:r3c1"]


def test_two_big_entities_never_share_a_space() -> None:
    """ETH-159."""
    twice = pack(entities=[BULK, entity("Mass", figure="named", big=True)])
    s = table(twice, "r4c4")
    put(s, "r1c1", 0)
    assert comes(s, put(s, "r1c2", 1), "r1c1") == REFUSED


def test_a_big_entity_enters_an_empty_space() -> None:
    """ETH-158: nothing to push, so its movement does not end."""
    s = table(FEW, "r4c4")
    assert comes(s, put(s, "r1c2", 1), "r1c1") == ENTERED


def test_a_dreamer_whom_a_card_holds_keeps_entities_out() -> None:
    """ETH-628: one that has to be pushed and cannot be keeps even a Big Entity out; of several in a
    full space another one is pushed.
    """
    s = table(FEW, "r1c1 r4c4")
    s.mods = (cannot_be_pushed(0),)
    assert comes(s, put(s, "r1c2", 1), "r1c1") == REFUSED
    s = table(FEW, "r1c1 r1c1 r1c1 r1c1")
    s.mods = tuple(cannot_be_pushed(seat) for seat in (0, 1, 2))
    assert comes(s, put(s, "r1c2"), "r1c1", "space:r2c1") == PUSHED
    assert where(s)["3"] == "r2c1"
    s = table(FEW, "r1c1 r1c1 r1c1 r1c1")
    s.mods = tuple(cannot_be_pushed(seat) for seat in range(4))
    assert comes(s, put(s, "r1c2"), "r1c1") == REFUSED


def test_pushing_may_be_prevented(recorder: Recorder) -> None:
    """ETH-262: a window opens before a push if anything in the pack answers there."""
    from tests.games.etherfields.small import passive, step

    guard = thing("mask", "Guard", passive(step("prevent"), when="would_push"))

    def prevent(s: State, moment: object) -> None:
        moment.cancelled = moment.seat == 0  # type: ignore[attr-defined]

    recorder.on_moment = prevent
    s = table(pack(entities=[HOUND], masks=[guard]), "r1c1 r1c1 r1c1 r1c1")
    hound = put(s, "r1c2")
    assert comes(s, hound, "r1c1", "seat:0", "seat:1", "space:r2c1") == PUSHED
    assert where(s)["0"] == "r1c1"
    assert [m.from_entity for m in recorder.moments] == [True, True]


def test_pushing_by_an_effect() -> None:
    """ETH-162, ETH-129: a Paralyzed figure too, to a space that whoever does it chooses; a Big one
    never.
    """
    s = table(FEW, "r1c1 r1c1")
    hound, big = put(s, "r1c1", states=(1,)), put(s, "r2c2", 1)
    done, played = play(s, push_figure(s, hound, 0, "ETH-162"), "space:r2c1")
    assert done
    assert played.asked[0].seats == (0,)
    assert where(s)[f".{hound}"] == "r2c1"
    assert play(s, push_figure(s, big, 0, "ETH-157"))[0] is False
    s.seats[1].states = (1,)
    done, _ = play(s, push_seat(s, 1, 0, "ETH-162"), "space:r2c1")
    assert done
    assert where(s)["1"] == "r2c1"
    s.mods = (cannot_be_pushed(1),)
    assert play(s, push_seat(s, 1, 0, "ETH-162"))[0] is False


def test_an_entity_is_not_pushed_onto_what_it_shuns() -> None:
    """ETH-153, ETH-003: a tile may say that it never enters a kind of space."""
    shy = entity("Heron", figure="named", shuns=("special_space",))
    s = table(pack([tile("A", "r1c1", icon("special_space", "ne"))], [shy]), "r1c1")
    heron = put(s, "r1c1")
    assert play(s, push_figure(s, heron, 0, "ETH-162"))[0]
    assert where(s)[f".{heron}"] == "r2c1"


def test_figures_are_named_in_the_order_of_their_coming() -> None:
    s = table(FEW)
    first, second = put(s, "r1c1"), put(s, "r1c1")
    assert s.pack.keys.key(figure_key(s, second)) == "figure:2"
    assert figure_tag(s, figure_key(s, first)) == first


# Spawning

LOTS = pack(
    [
        tile("A", "r1c1", icon("spawn", "nw", suit=1), icon("spawn", "se")),
        tile("B", "r1c3", icon("spawn", "ne", suit=0)),
    ],
    [HOUND, BULK, PORTER, entity("Twin", figure="human", limit=2)],
)


def arrive(s: State, entity: int, n: int, *answers: str) -> list[list[str]]:
    """Spawn, and what was offered."""
    _, played = play(s, spawn(s, entity, n, "ETH-120"), *answers)
    return played.options


def spots(s: State) -> list[str]:
    return names([each.space for each in s.figures])


def test_the_players_choose_a_spawn_space() -> None:
    """ETH-120, ETH-622: all of them, whatever their Suit, where none has the current one."""
    s = table(LOTS, "r2c1 r2c1", suit=3)
    assert arrive(s, 0, 1, "space:r1c4") == [["space:r1c1", "space:r1c4", "space:r2c2"]]
    assert told(s, "spawned") == [{"entity": "Hound", "figure": 1, "space": "r1c4"}]


def test_spawned_entities_are_spread_evenly() -> None:
    """ETH-121, ETH-123: of one instruction only."""
    s = table(LOTS, "r2c1", suit=2)
    options = arrive(s, 0, 4, "space:r1c1", "space:r2c2", "space:r1c1")
    assert [len(each) for each in options] == [3, 2, 3]
    assert sorted(spots(s)) == ["r1c1", "r1c1", "r1c4", "r2c2"]
    s = table(LOTS, "r2c1", suit=2)
    arrive(s, 0, 1, "space:r1c1")
    assert len(arrive(s, 0, 1, "space:r1c1")[0]) == 3


def test_the_first_one_comes_where_the_suit_says() -> None:
    """ETH-122: and the next ones are spread with it in mind."""
    s = table(LOTS, "r2c1", suit=1)
    options = arrive(s, 0, 2, "space:r2c2")
    assert options == [["space:r1c4", "space:r2c2"]]
    assert spots(s) == ["r1c1", "r2c2"]


def test_several_spawn_spaces_of_the_suit() -> None:
    """ETH-124: the players choose among them."""
    both = tile("A", "r1c1", icon("spawn", "nw", suit=1), icon("spawn", "se", suit=1))
    s = table(pack([both, tile("B", "r1c3", icon("spawn", "ne"))], [HOUND]), "r2c1", suit=1)
    assert arrive(s, 0, 1, "space:r2c2") == [["space:r1c1", "space:r2c2"]]


def test_without_a_turn_card_suits_do_not_count() -> None:
    """ETH-623."""
    s = table(LOTS, "r2c1")
    assert len(arrive(s, 0, 1, "space:r1c1")[0]) == 3


def test_without_a_spawn_space_nothing_comes() -> None:
    """ETH-123: unless the place is stated."""
    s = table(FEW, "r2c1")
    assert not can_spawn(s, 0)
    arrive(s, 0, 1)
    assert not s.figures
    assert told(s, "not-spawned")
    _, played = play(s, spawn(s, 0, 2, "ETH-120", [at("r1c1")]))
    assert spots(s) == ["r1c1", "r1c1"]
    assert not played.asked


def test_miniatures_run_out() -> None:
    """ETH-037, ETH-044: four of each kind, one of a name, so many as the tile says."""
    s = table(LOTS, "r2c1", suit=1)
    assert [stock(s, n) for n in range(4)] == [4, 1, 1, 2]
    for _ in range(3):
        put(s, "r1c1")
    assert stock(s, 0) == 1
    arrive(s, 0, 3)
    assert len(s.figures) == 4
    put(s, "r1c2", 3)
    assert stock(s, 3) == 1


def test_a_spawn_onto_a_full_space_pushes() -> None:
    """ETH-151, ETH-155."""
    only = pack([tile("A", "r1c1", icon("spawn", "nw"))], [HOUND])
    s = table(only, "r1c1 r1c1 r1c1 r1c1")
    arrive(s, 0, 1, "seat:0", "space:r1c2")
    assert where(s) == {"0": "r1c2", "1": "r1c1", "2": "r1c1", "3": "r1c1", ".1": "r1c1"}


def test_a_spawn_that_cannot_push_comes_beside() -> None:
    """ETH-156, ETH-628: on an adjacent space that is not full; if there is none, not at all."""
    only = pack([tile("A", "r1c1", icon("spawn", "nw"))], [PORTER, HOUND])
    s = table(only, "r1c1")
    for _ in range(3):
        put(s, "r1c1", 1)
    assert arrive(s, 0, 1, "space:r2c1") == [["space:r1c2", "space:r2c1"]]
    assert s.figures[-1].space == at("r2c1")
    held = table(only, "r1c1 r1c1 r1c1 r1c1")
    held.mods = tuple(cannot_be_pushed(seat) for seat in range(4))
    arrive(held, 0, 1, "space:r1c2")
    assert held.figures[-1].space == at("r1c2")


def test_a_closed_space_full_of_dreamers() -> None:
    """ETH-161: four Dreamers on a space with Walls all round: nothing can spawn there."""
    walls = "nw.north nw.east nw.south nw.west"
    s = table(
        pack([tile("A", "r1c1", icon("spawn", "nw"), walls=walls)], [HOUND]),
        "r1c1 r1c1 r1c1 r1c1",
    )
    arrive(s, 0, 1)
    assert not s.figures
    assert told(s, "not-spawned") == [{"entity": "Hound"}]


def test_a_big_entity_that_spawns_pushes_all() -> None:
    """ETH-158; one that cannot be pushed makes it come beside (ETH-628, ETH-156)."""
    only = pack([tile("A", "r1c1", icon("spawn", "nw"))], [BULK])
    s = table(only, "r1c1 r1c1")
    arrive(s, 0, 1, "space:r1c2", "space:r2c1")
    assert where(s) == {"0": "r1c2", "1": "r2c1", ".1": "r1c1"}
    s = table(only, "r1c1 r2c2")
    s.mods = (cannot_be_pushed(0),)
    arrive(s, 0, 1, "space:r1c2")
    assert where(s)[".1"] == "r1c2"


# Tiles and Companions


def test_a_tile_on_the_entity_slot() -> None:
    """ETH-391, ETH-394, ETH-397: it lies there once, with figures or without; what Dreamers put on
    the map is no Entity (ETH-390).
    """
    s = table(FEW)
    assert lay_entity(s, 0, "ETH-394")
    assert not lay_entity(s, 0, "ETH-394")
    assert tile_of(s, 0) == EntityTile(0)
    assert figures_of(s, 0) == []
    summon(s, 0, 0, at("r1c1"), "ETH-578")
    assert [each.entity for each in s.figures] == [NOBODY]
    hound = put(s, "r1c1")
    assert [each.tag for each in figures_of(s, 0)] == [hound]


def test_companions_come_and_go() -> None:
    """ETH-580, ETH-583: to a space with room; a second summoning moves them."""
    s = table(FEW, "r1c1 r1c1 r1c1 r1c1")
    assert summon(s, 0, 1, at("r1c1"), "ETH-578") == NOBODY
    tag = summon(s, 0, 1, at("r1c2"), "ETH-578")
    assert s.figures[0].owner == 1
    assert summon(s, 0, 2, at("r2c2"), "ETH-578") == tag
    assert where(s)[f".{tag}"] == "r2c2"
    assert s.figures[0].owner == 2
    dismiss(s, 0)
    assert not s.figures


def test_a_tile_leaves_with_all_that_is_its() -> None:
    """ETH-312, ETH-432: figures, Morphings, markers on its actions."""
    from tests.games.etherfields.small import action

    content = pack(entities=[entity("Hound", actions=(action("Talk"),))])
    s = table(content)
    put(s, "r1c1")
    s.markers = {0: (0, 0, 2)}
    s.mods = (Modifier("entity_move", 1, "turn", entity=0), cannot_be_pushed(0))
    remove_tile(s, 0, "ETH-432")
    assert tile_of(s, 0) is None
    assert not s.figures
    assert s.markers == {}
    assert list(s.mods) == [cannot_be_pushed(0)]
    assert scape(s).spaces
