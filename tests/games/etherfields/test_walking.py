"""Moves and Relocations of Dreamers (section 18, ETH-627 to ETH-630), and Traps (ETH-128,
ETH-129).
"""

from __future__ import annotations

import pytest

from boardwright.games.etherfields.content import Overlay, Patch, Quirk
from boardwright.games.etherfields.figures import put_seat
from boardwright.games.etherfields.relocating import (
    relocatable,
    relocate,
    relocate_figure,
    swap_figures,
    swap_seats,
)
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY, SLUMBER, EdgeToken, Modifier, State
from boardwright.games.etherfields.states import PARALYZED
from boardwright.games.etherfields.walking import can_move, ends, walk
from tests.games.etherfields.small import (
    BOARD,
    Recorder,
    at,
    entity,
    fate,
    gate,
    ground,
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

TRAP = (step("seal", n=1),)
HOUND = entity("Hound", move=2)
BULK = entity("Bulk", figure="named", big=True)

pytestmark = pytest.mark.usefixtures("recorder")


def walked(s: State, n: int, *answers: str, **how: object) -> list[list[str]]:
    """Seat 0 moves; what was offered."""
    _, played = play(s, walk(s, 0, n, "ETH-340", **how), *answers)  # type: ignore[arg-type]
    return played.options


def path(s: State, seat: int = 0) -> list[str]:
    """The spaces that a Dreamer has entered."""
    return [str(args["to"]) for args in told(s, "moved") if args["seat"] == seat]


def forbid(what: str, seat: int = 0) -> Modifier:
    return Modifier("forbid", 1, "turn", seat=seat, word=what, source="Card")


def test_a_move_goes_as_far_as_paid() -> None:
    """ETH-340, ETH-342, ETH-343: horizontally and vertically, 2 to a diagonal neighbour."""
    s = table(dreamers="r1c1 r4c4")
    (options,) = walked(s, 2, "space:r2c2")
    assert options == [
        *("space:r1c2", "space:r1c3", "space:r2c1", "space:r2c2", "space:r3c1", "done"),
    ]
    assert len(path(s)) == 2
    assert where(s)["0"] == "r2c2"


def test_less_may_be_moved_than_paid() -> None:
    """ETH-341: also nothing; what is left is lost."""
    s = table(dreamers="r1c1 r4c4")
    walked(s, 3, "space:r1c2", "done")
    assert where(s)["0"] == "r1c2"
    walked(s, 3, "done")
    assert where(s)["0"] == "r1c2"


def test_the_path_is_declared_piece_by_piece() -> None:
    """ETH-341: each pick leads it on; back and forth is allowed."""
    s = table(dreamers="r1c1 r4c4")
    options = walked(s, 3, "space:r1c2", "space:r1c1", "space:r2c1")
    assert path(s) == ["r1c2", "r1c1", "r2c1"]
    assert "space:r1c1" in options[1]
    assert told(s, "moved")[0] == {"seat": 0, "from": "r1c1", "to": "r1c2"}


def test_walls_are_gone_round() -> None:
    """ETH-114, ETH-343: 4 instead of 2."""
    s = table(pack([tile("A", "r1c1", walls="nw.east"), BOARD[2]]), "r1c1 r4c2")
    assert "space:r1c2" not in walked(s, 2, "done")[0]
    walked(s, 3, "space:r1c2")
    assert path(s) == ["r2c1", "r2c2", "r1c2"]


def test_full_spaces_are_walked_through() -> None:
    """ETH-149, ETH-159, ETH-344: but not stopped on; a Big Entity's space is full."""
    s = table(pack(entities=[HOUND, BULK]), "r1c1")
    for _ in range(4):
        put(s, "r1c2")
    put(s, "r2c1", 1)
    (options,) = walked(s, 2, "space:r1c3")
    assert options == ["space:r1c3", "space:r2c2", "space:r3c1", "done"]
    s = table(pack([BOARD[0]], [HOUND]), "r1c1 r2c2")
    put(s, "r1c2")
    walked(s, 1, "space:r1c2")
    assert where(s)["0"] == "r1c2"


def test_a_space_that_fills_up_on_the_way(recorder: Recorder) -> None:
    """ETH-150: the Dreamer stops on the last space of the path that is not full."""
    content = pack([tile("A", "r1c1", icon("trap", "ne")), BOARD[1]], [HOUND], gates=[gate(TRAP)])
    s = table(content, "r1c1 r2c2")

    def crowds(s: State, scene: Scene) -> None:
        for _ in range(4):
            put(s, "r1c3")

    recorder.on_run = crowds
    walked(s, 2, "space:r1c2", "space:r1c3")
    assert where(s)["0"] == "r1c2"


def test_back_from_a_full_space_where_the_way_is_shut(recorder: Recorder) -> None:
    """ETH-150: also if that means stopping before the space one has come to."""
    content = pack([tile("A", "r1c1", icon("trap", "ne")), BOARD[1]], [HOUND], gates=[gate(TRAP)])
    s = table(content, "r1c1 r2c2")
    for _ in range(4):
        put(s, "r1c2")

    def crowds(s: State, scene: Scene) -> None:
        for _ in range(4):
            put(s, "r1c3")

    recorder.on_run = crowds
    walked(s, 2, "space:r1c3")
    assert where(s)["0"] == "r1c1"
    assert s.log is not None
    assert s.log[-1][1] == "ETH-150"


def test_paralyzed_dreamers_cannot_move() -> None:
    """ETH-438; nor those to whom a card forbids it."""
    s = table(dreamers="r1c1 r4c4")
    s.seats[0].states = (PARALYZED,)
    assert not can_move(s, 0)
    assert not walked(s, 3)
    s.seats[0].states = ()
    s.mods = (forbid("move"),)
    assert not can_move(s, 0)
    assert can_move(s, 1)


def test_a_card_may_forbid_where_a_move_ends() -> None:
    """ETH-003: such as on Water; moving through is allowed."""
    s = table(pack([tile("A", "r1c1", ground("water", "ne")), BOARD[1]]), "r1c1 r2c2")
    s.mods = (forbid("end_move:water"),)
    (options,) = walked(s, 2, "done")
    assert options == ["space:r1c3", "space:r2c1", "space:r2c2", "done"]


def test_the_window_before_a_move(recorder: Recorder) -> None:
    """ETH-262: what answers there may change how far it goes, or call it off."""
    s = table(dreamers="r1c1 r4c4")
    walked(s, 2, "done")
    assert recorder.kinds == ["would_move"]

    def farther(s: State, moment: object) -> None:
        moment.n += 1  # type: ignore[attr-defined]

    recorder.on_moment = farther
    assert "space:r1c3" in walked(s, 1, "done")[0]

    def off(s: State, moment: object) -> None:
        moment.cancelled = True  # type: ignore[attr-defined]

    recorder.on_moment = off
    assert not walked(s, 1)


def test_the_moment_after_a_move(recorder: Recorder) -> None:
    """Only where something in the pack answers it."""
    shoes = thing("mask", "Shoes", passive(step("push"), when="after_move"))
    s = table(pack(masks=[shoes]), "r1c1 r4c4")
    walked(s, 2, "space:r1c3")
    assert [(m.kind, m.n, m.space) for m in recorder.moments[1:]] == [("after_move", 2, at("r1c3"))]


# Special ways to move


def test_crossing_walls() -> None:
    """ETH-003: so many Walls as the card says, in all of the Move."""
    walls = tile("A", "r1c1", walls="nw.east")
    s = table(pack([walls, tile("B", "r1c3", walls="nw.west sw.west")]), "r1c1 r2c1")
    (options,) = walked(s, 2, "done", through_walls=1)
    assert options == ["space:r1c2", "space:r2c1", "space:r2c2", "done"]
    options = walked(s, 3, "space:r1c2", "done", through_walls=1)[1]
    assert "space:r1c3" not in options
    s.mods = (Modifier("no_walls", 1, "turn", seat=0),)
    assert "space:r1c3" in walked(s, 2, "done")[0]


def test_diagonal_steps() -> None:
    """ETH-627: one space, if at least one way round the corner is open; nothing in the corner
    spaces triggers.
    """
    trapped = tile("A", "r1c1", icon("trap", "ne sw"), walls="nw.east")
    s = table(pack([trapped], gates=[gate(TRAP)]), "r1c1")
    assert walked(s, 1, "space:r2c2", diagonal=True) == [
        ["space:r2c1", "space:r2c2", "done"],
    ]
    assert told(s, "trap") == []
    closed = tile("A", "r1c1", walls="nw.east sw.east", rotation=0)
    s = table(pack([closed]), "r1c1")
    assert walked(s, 1, "done", diagonal=True) == [["space:r2c1", "done"]]
    blocked = tile("A", "r1c1", walls="nw.east", blocked="sw")
    s = table(pack([blocked]), "r1c1")
    assert not walked(s, 1, diagonal=True)


def test_diagonal_by_a_mask() -> None:
    """ETH-342, ETH-353: a stat gives it; Range stays what it was."""
    s = table(dreamers="r1c1")
    s.mods = (Modifier("diagonal", 1, "turn", seat=0),)
    assert "space:r2c2" in walked(s, 1, "done")[0]


def test_taking_others_along() -> None:
    """ETH-149, ETH-630: there must be room for all, and each of them meets Traps."""
    content = pack([tile("A", "r1c1", icon("trap", "ne")), BOARD[1]], [HOUND], gates=[gate(TRAP)])
    s = table(content, "r1c1 r1c1 r1c1 r2c2")
    for _ in range(2):
        put(s, "r2c1")
    (options,) = walked(s, 1, "space:r1c2", with_seats=(1, 2))
    assert options == ["space:r1c2", "done"]
    assert where(s)["1"] == where(s)["2"] == "r1c2"
    assert [args["seat"] for args in told(s, "trap")] == [0, 1, 2]


def test_a_paralyzed_dreamer_is_not_taken_along() -> None:
    """ETH-438."""
    s = table(dreamers="r1c1 r1c1")
    s.seats[1].states = (PARALYZED,)
    walked(s, 1, "space:r1c2", with_seats=(1,))
    assert where(s) == {"0": "r1c2", "1": "r1c1"}


def test_towards_and_away() -> None:
    """ETH-629: every step shortens (lengthens) the path; with no such step left it ends. What the
    game causes goes as far as it can and cannot be refused, the players together choose (ETH-630).
    """
    s = table(dreamers="r1c1 r4c4")
    _, played = play(
        s,
        walk(s, 0, 2, "ETH-630", optional=False, by=NOBODY, toward=at("r2c2")),
        "space:r1c2",
    )
    assert played.asked[0].seats == (0, 1)
    assert played.asked[0].rule == "ETH-629"
    assert played.options == [["space:r1c2", "space:r2c1", "space:r2c2"]]
    assert path(s) == ["r1c2", "r2c2"]
    away = walk(s, 1, 5, "ETH-630", optional=False, by=NOBODY, away=at("r4c3"))
    _, played = play(s, away, "space:r1c4")
    assert played.options == [["space:r1c4", "space:r2c4", "space:r3c4"]]
    assert path(s, 1) == ["r3c4", "r2c4", "r1c4"]


def test_away_never_leads_nearer() -> None:
    """ETH-629."""
    s = table(dreamers="r1c1 r1c2")
    assert ends(s, 0, 4, away=at("r1c2")) == tuple(at(n) for n in ("r2c1", "r3c1", "r4c1"))


def test_moves_that_the_game_causes_cannot_be_refused() -> None:
    """ETH-630: but Walls and full spaces hold."""
    s = table(pack([tile("A", "r1c1", walls="nw.east")]), "r1c1")
    walked(s, 1, optional=False)
    assert where(s)["0"] == "r2c1"


def test_ends_of_a_move() -> None:
    s = table(pack([BOARD[0]]), "r1c1")
    assert names(ends(s, 0, 1)) == ["r1c2", "r2c1"]
    s.seats[0].states = (PARALYZED,)
    assert ends(s, 0, 1) == ()


# Traps


TRAPPED = pack(
    [tile("A", "r1c1", icon("trap", "ne")), BOARD[1], BOARD[2], BOARD[3]],
    [HOUND],
    gates=[gate(TRAP)],
    fates=[fate("Odd", Quirk(True, "", is_trap=True))],
)


def test_traps_trigger_on_the_way_and_at_the_end(recorder: Recorder) -> None:
    """ETH-128, ETH-129: once each time one enters; coming back triggers again."""
    s = table(TRAPPED, "r1c1")
    walked(s, 3, "space:r1c2", "space:r1c3", "space:r1c2")
    assert recorder.ran == [(0, "seal", "Gate")] * 2
    assert told(s, "trap") == [{"seat": 0, "space": "r1c2"}] * 2
    walked(s, 1, "space:r1c1")
    assert len(recorder.ran) == 2


def test_the_way_with_the_fewest_traps_is_taken(recorder: Recorder) -> None:
    """ETH-341: unless the path is led through one."""
    s = table(TRAPPED, "r1c1")
    walked(s, 4, "space:r1c3")
    assert path(s) == ["r2c1", "r2c2", "r2c3", "r1c3"]
    s = table(TRAPPED, "r1c1")
    walked(s, 2, "space:r1c3")
    assert path(s) == ["r1c2", "r1c3"]
    assert len(recorder.ran) == 1


def test_traps_that_are_ignored(recorder: Recorder) -> None:
    """ETH-003: by this Move, by a stat, by what forbids them, on one space."""
    s = table(TRAPPED, "r1c1")
    walked(s, 2, "space:r1c3", ignore_traps=True)
    assert path(s) == ["r1c2", "r1c3"]
    for mod in (
        Modifier("ignore_traps", 1, "turn", seat=0),
        forbid("trap"),
        Modifier("no_trap", 1, "turn", space=at("r1c2")),
    ):
        s = table(TRAPPED, "r1c1")
        s.mods = (mod,)
        walked(s, 1, "space:r1c2")
    assert recorder.ran == []


def test_a_trap_without_an_effect_does_nothing(recorder: Recorder) -> None:
    """ETH-129: nor does the Trap of a Dream's Gate work in a Slumber."""
    bare = pack([tile("A", "r1c1", icon("trap", "ne"))], gates=[gate()])
    s = table(bare, "r1c1")
    walked(s, 1, "space:r1c2")
    s = table(TRAPPED, "r1c1")
    s.place = SLUMBER
    walked(s, 1, "space:r1c2")
    assert recorder.ran == []


def test_a_trap_with_its_own_effect(recorder: Recorder) -> None:
    """ETH-128, ETH-530: of a Slumber Map tile, of a Quirk."""
    own = icon("trap", "ne", effect=(step("discard", n=1),))
    quirk = Quirk(True, "", trap=TRAP, is_trap=True)
    slots = (("q", 1),)
    s = table(pack([tile("Cellar", "r1c1", own, quirk_slots=slots)], fates=[fate("Odd", quirk)]))
    s.seats[1].space = -1
    s.place = SLUMBER
    s.quirks = ((0, "q", 0),)
    walked(s, 1, "space:r1c2")
    assert recorder.ran == [(0, "discard", "Cellar"), (0, "seal", "Odd")]


def test_pushes_and_entities_trigger_no_trap(recorder: Recorder) -> None:
    """ETH-129."""
    from boardwright.games.etherfields.marching import march
    from boardwright.games.etherfields.pushing import push_seat

    s = table(TRAPPED, "r1c1")
    hound = put(s, "r1c1")
    play(s, push_seat(s, 0, 0, "ETH-162", [at("r1c2")]))
    play(s, march(s, hound, 1, "ETH-629", 0), "space:r1c2")
    assert where(s)["0"] == where(s)[f".{hound}"] == "r1c2"
    assert recorder.ran == []


def test_a_trap_that_moves_ends_the_move(recorder: Recorder) -> None:
    """ETH-341: effects on the way do not end the Move by themselves; being carried off does."""
    s = table(TRAPPED, "r1c1")
    recorder.on_run = lambda s, scene: put_seat(s, scene.me, at("r4c4"))
    walked(s, 2, "space:r1c2", "space:r1c3")
    assert where(s)["0"] == "r4c4"


def test_after_a_reveal_the_path_may_be_changed(recorder: Recorder) -> None:
    """ETH-341: the rest of the Move is declared anew when the map has changed."""
    s = table(TRAPPED, "r1c1")
    s.tiles = (0, 1)

    def reveal(s: State, scene: Scene) -> None:
        s.tiles = (0, 1, 2, 3)
        s.edges = (EdgeToken(at("r1c2"), at("r1c3"), wall=True),)

    recorder.on_run = reveal
    options = walked(s, 3, "space:r1c2", "space:r1c4", "space:r3c2")
    assert "space:r3c2" in options[2]
    assert "space:r1c3" not in options[2]
    assert path(s) == ["r1c2", "r2c2", "r3c2"]


# Relocations


def relocated(s: State, seat: int, space: str, **how: bool) -> bool:
    return play(s, relocate(s, seat, at(space), "ETH-345", **how))[0]


def test_a_relocation_passes_everything(recorder: Recorder) -> None:
    """ETH-345, ETH-346, ETH-128: no Traps between, but that of the space itself."""
    walls = "nw.north nw.east nw.south nw.west"
    s = table(pack([TRAPPED.tiles[0], tile("B", "r1c3", walls=walls)], gates=[gate(TRAP)]), "r1c1")
    assert relocated(s, 0, "r1c3")
    assert recorder.ran == []
    assert told(s, "relocated") == [{"seat": 0, "from": "r1c1", "to": "r1c3"}]
    assert relocated(s, 0, "r1c2")
    assert recorder.ran == [(0, "seal", "Gate")]


def test_where_nobody_can_be_relocated() -> None:
    """ETH-118, ETH-150, ETH-346: to the same space, a Blocked one, a full one."""
    s = table(pack([tile("A", "r1c1", blocked="se")], [HOUND]), "r1c1 r1c1")
    for _ in range(4):
        put(s, "r1c2")
    every = [at(n) for n in ("r1c1", "r1c2", "r2c1", "r2c2", "r5c5")]
    assert names(relocatable(s, 0, every)) == ["r2c1"]
    assert not relocated(s, 0, "r1c2")
    assert where(s)["0"] == "r1c1"


def test_paralyzed_figures_are_not_relocated() -> None:
    """ETH-438, ETH-445."""
    s = table(pack(entities=[HOUND]), "r1c1")
    s.seats[0].states = (PARALYZED,)
    hound = put(s, "r1c1", states=(PARALYZED,))
    assert not relocated(s, 0, "r1c2")
    assert not play(s, relocate_figure(s, hound, at("r1c2"), "ETH-445"))[0]


def test_a_card_may_forbid_entities_to_relocate_a_dreamer() -> None:
    """ETH-003."""
    from boardwright.games.etherfields import stats

    s = table(dreamers="r1c1")
    s.mods = (forbid("relocated"),)
    assert stats.forbidden(s, "relocated", 0)
    assert not relocated(s, 0, "r1c2", by_entity=True)


def test_an_entity_that_is_relocated_pushes() -> None:
    """ETH-151, ETH-161, ETH-346: as where it moves; never onto what it shuns."""
    shy = entity("Heron", figure="named", shuns=("stairs",))
    s = table(
        pack([tile("A", "r1c1", icon("stairs", "se")), BOARD[1]], [shy]), "r1c2 r1c2 r1c2 r1c2"
    )
    heron = put(s, "r1c1")
    done, _ = play(s, relocate_figure(s, heron, at("r1c2"), "ETH-345"), "seat:1", "space:r1c3")
    assert done
    assert where(s)["1"] == "r1c3"
    assert told(s, "relocated-entity") == [
        {"entity": "Heron", "figure": heron, "from": "r1c1", "to": "r1c2"}
    ]
    assert not play(s, relocate_figure(s, heron, at("r2c2"), "ETH-345"))[0]


def test_dreamers_exchange_places(recorder: Recorder) -> None:
    """ETH-346: both are Relocated, room or not, and meet the Traps of their new spaces."""
    s = table(TRAPPED, "r1c1 r1c2 r1c2 r1c2")
    put(s, "r1c2")
    assert play(s, swap_seats(s, 0, 1, "ETH-345"))[0]
    assert where(s)["0"] == "r1c2"
    assert where(s)["1"] == "r1c1"
    assert recorder.ran == [(0, "seal", "Gate")]
    assert not play(s, swap_seats(s, 2, 3, "ETH-345"))[0]
    s.seats[0].states = (PARALYZED,)
    assert not play(s, swap_seats(s, 0, 1, "ETH-345"))[0]


def test_figures_exchange_places() -> None:
    """ETH-346, ETH-445."""
    s = table(pack(entities=[HOUND]), "r4c4")
    one, other = put(s, "r1c1"), put(s, "r2c2")
    assert swap_figures(s, one, other, "ETH-345")
    assert where(s)[f".{one}"] == "r2c2"
    still = put(s, "r3c3", states=(PARALYZED,))
    assert not swap_figures(s, one, still, "ETH-345")


def test_an_overlay_can_be_walked_on() -> None:
    """ETH-142: the new part of the map belongs to it."""
    over = Overlay(0, "o", "O", (), (Patch(at("r1c3")),))
    s = table(pack([BOARD[0]], overlays=[over]), "r1c2")
    assert "space:r1c3" not in walked(s, 1, "done")[0]
    s.overlays = (0,)
    assert "space:r1c3" in walked(s, 1, "done")[0]
