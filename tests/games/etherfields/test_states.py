"""Morphings (section 22) and State tokens (section 23)."""

from __future__ import annotations

import pytest

from boardwright.games.etherfields import limits
from boardwright.games.etherfields.entities import remove_tile, tile_of
from boardwright.games.etherfields.morphings import (
    GEM_LOCK,
    MASK_LOCK,
    PAIN,
    PROGRESS_LOCK,
    SEALING,
    SPEED,
    count,
    locks,
    morph,
    morphable,
    move_morphing,
    pool,
    take_morphing,
    unmorph,
)
from boardwright.games.etherfields.state import Cards, State
from boardwright.games.etherfields.states import (
    DAZED,
    PARALYZED,
    POISONED,
    STUNNED,
    capped,
    clear_states,
    expire,
    has_state,
    may_put,
    put_state,
)
from tests.games.etherfields.small import BOARD, entity, pack, play, put, table, told

HOUND, BULK = entity("Hound"), entity("Bulk", figure="named", big=True)
BOTH = pack(BOARD, [HOUND, BULK])


@pytest.fixture(autouse=True)
def kept(recorder: object, monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Notes when limits are looked at."""
    seen: list[State] = []

    async def keep(s: State) -> None:
        seen.append(s)

    monkeypatch.setattr(limits, "keep_limits", keep)
    return seen


def on_tile(s: State, n: int = 0) -> Cards:
    tile = tile_of(s, n)
    assert tile is not None
    return tile.morphings


def morphed(s: State, n: int, *drawn: str, to: int = 0) -> int:
    return play(s, morph(s, to, n, "ETH-416"), *drawn)[0]


# Morphings


def test_morphings_are_drawn_at_random() -> None:
    """ETH-416, ETH-048: with the odds of what is left, face up on the tile."""
    s = table(BOTH)
    put(s, "r1c1")
    assert morphed(s, 2, "morphing:pain", "morphing:speed") == 2
    assert on_tile(s) == (PAIN, SPEED)
    assert pool(s) == (1, 2, 1, 2, 1, 1, 1, 1)
    assert told(s, "morphed") == [
        {"entity": "Hound", "morphing": "pain", "drawn": True},
        {"entity": "Hound", "morphing": "speed", "drawn": True},
    ]


def test_the_pool_may_be_empty() -> None:
    """ETH-418, ETH-433: no other limit."""
    s = table(pack(BOARD, [HOUND], morphings=(1, 0, 1, 0, 0, 0, 0, 0)))
    put(s, "r1c1")
    assert morphed(s, 5, "morphing:pain") == 2
    assert not morphable(s, 0)
    assert on_tile(s) == (PAIN, SPEED)


def test_an_entity_that_is_not_in_play_gets_none() -> None:
    """ETH-416: there is no tile to put them on."""
    assert morphed(table(BOTH), 1) == 0


def test_equal_tokens_add_up() -> None:
    """ETH-427, ETH-428: on the tile of their own Entity."""
    s = table(BOTH)
    put(s, "r1c1")
    put(s, "r2c2", 1)
    morphed(s, 2, "morphing:sealing", "morphing:sealing")
    assert count(s, 0, SEALING) == 2
    assert count(s, 1, SEALING) == 0


def test_locks_hold_for_all_at_once(kept: list[State]) -> None:
    """ETH-423, ETH-424, ETH-428: limits are looked at right away; with the tile they end (ETH-432)
    and its tokens are in the pool again.
    """
    s = table(BOTH)
    put(s, "r1c1")
    morphed(s, 1, "morphing:pain")
    assert kept == []
    morphed(s, 2, "morphing:mask_lock", "morphing:gem_lock")
    assert kept == [s, s]
    assert locks(s) == {MASK_LOCK, GEM_LOCK}
    remove_tile(s, 0, "ETH-432")
    assert locks(s) == frozenset()
    assert pool(s) == s.pack.morphings


def test_a_morphing_is_chosen_and_discarded() -> None:
    """ETH-254, ETH-417."""
    s = table(BOTH)
    put(s, "r1c1")
    morphed(s, 3, "morphing:pain", "morphing:speed", "morphing:pain")
    removed, played = play(s, unmorph(s, 0, 1, "ETH-253", 1), "morphing:speed")
    assert removed == 1
    assert played.asked[0].seats == (1,)
    assert played.options == [["morphing:pain", "morphing:speed"]]
    assert on_tile(s) == (PAIN, PAIN)
    assert told(s, "unmorphed") == [{"entity": "Hound", "morphing": "speed"}]
    assert play(s, unmorph(s, 0, 5, "ETH-253"))[0] == 2
    assert not take_morphing(s, 0, PAIN, "ETH-417")


def test_a_morphing_goes_to_another_entity(kept: list[State]) -> None:
    """ETH-417, ETH-439: not to a Poisoned one."""
    s = table(BOTH)
    put(s, "r1c1")
    bulk = put(s, "r2c2", 1)
    morphed(s, 2, "morphing:progress_lock", "morphing:pain")
    assert play(s, move_morphing(s, 0, 1, "ETH-417", 0), "morphing:progress_lock")[0]
    assert on_tile(s, 1) == (PROGRESS_LOCK,)
    assert locks(s) == {PROGRESS_LOCK}
    put_state(s, POISONED, "ETH-439", figure=bulk)
    assert not play(s, move_morphing(s, 0, 1, "ETH-417", 0))[0]
    assert not play(s, move_morphing(s, 0, 0, "ETH-417", 0))[0]


def test_poisoned_entities_get_no_morphings() -> None:
    """ETH-439, ETH-441, ETH-444: any figure protects the whole tile; what lies there stays."""
    s = table(BOTH)
    put(s, "r1c1")
    second = put(s, "r1c2")
    morphed(s, 1, "morphing:pain")
    put_state(s, POISONED, "ETH-439", figure=second)
    assert not morphable(s, 0)
    assert morphed(s, 1) == 0
    assert on_tile(s) == (PAIN,)


# States


def test_states_stand_beside_one_figure() -> None:
    """ETH-434: of a Dreamer, or of one figure of an Entity."""
    s = table(BOTH)
    one, other = put(s, "r1c1"), put(s, "r1c1")
    assert put_state(s, STUNNED, "ETH-434", figure=one)
    assert put_state(s, DAZED, "ETH-434", seat=1)
    assert has_state(s, STUNNED, figure=one)
    assert not has_state(s, STUNNED, figure=other)
    assert has_state(s, DAZED, seat=1)
    assert not has_state(s, DAZED, seat=0)
    assert told(s, "state") == [{"state": "dazed", "seat": 1}]
    assert told(s, "state-entity") == [{"state": "stunned", "figure": one, "entity": "Hound"}]


def test_each_token_has_two_sides() -> None:
    """ETH-435, ETH-049: so what one side shows is missing for the other."""
    s = table(BOTH)
    one, other = put(s, "r1c1"), put(s, "r1c1")
    assert put_state(s, DAZED, "ETH-434", figure=one)
    assert put_state(s, PARALYZED, "ETH-434", figure=one)
    assert not may_put(s, DAZED, figure=other)
    assert not put_state(s, PARALYZED, "ETH-434", seat=0)
    assert put_state(s, STUNNED, "ETH-434", figure=one)
    assert put_state(s, POISONED, "ETH-434", figure=other)
    assert not put_state(s, STUNNED, "ETH-434", figure=other)


def test_tokens_of_any_mix() -> None:
    """ETH-049: a pack may print other sides; tokens are given out so that all States fit."""
    mixed = pack(BOARD, [HOUND], state_tokens=(((DAZED, STUNNED), 1), ((DAZED, POISONED), 1)))
    s = table(mixed)
    one, other = put(s, "r1c1"), put(s, "r1c1")
    assert put_state(s, DAZED, "ETH-434", figure=one)
    assert may_put(s, DAZED, figure=other)
    assert put_state(s, STUNNED, "ETH-434", figure=one)
    assert not may_put(s, DAZED, figure=other)
    assert not may_put(s, POISONED, figure=other)


def test_states_that_dreamers_cannot_have() -> None:
    """ETH-442."""
    s = table(BOTH)
    assert not put_state(s, STUNNED, "ETH-434", seat=0)
    assert not put_state(s, POISONED, "ETH-434", seat=0)


def test_no_second_token_of_the_same_state() -> None:
    """ETH-443."""
    s = table(BOTH)
    one = put(s, "r1c1")
    assert put_state(s, DAZED, "ETH-434", figure=one)
    assert not put_state(s, DAZED, "ETH-434", figure=one)
    clear_states(s, "ETH-443", figure=one)
    assert put_state(s, DAZED, "ETH-434", figure=one)


def test_states_of_entities_end_with_the_turn() -> None:
    """ETH-436 to ETH-438; Poisoned with the encounter (ETH-439)."""
    s = table(BOTH)
    one = put(s, "r1c1")
    for state in (DAZED, STUNNED):
        put_state(s, state, "ETH-434", figure=one)
    put_state(s, POISONED, "ETH-434", figure=one)
    expire(s, "dreamers_phase")
    assert list(s.figures[0].states) == [DAZED, STUNNED, POISONED]
    expire(s, "turn")
    assert list(s.figures[0].states) == [POISONED]
    assert [args["state"] for args in told(s, "state-ended-entity")] == ["dazed", "stunned"]
    expire(s, "encounter")
    assert list(s.figures[0].states) == []


def test_states_of_dreamers_end_with_the_dreamers_phase() -> None:
    """ETH-436, ETH-438: with the next one to end, so not with the Turn in which they came."""
    s = table(BOTH)
    put_state(s, PARALYZED, "ETH-434", seat=0)
    expire(s, "turn")
    assert has_state(s, PARALYZED, seat=0)
    expire(s, "dreamers_phase")
    assert not has_state(s, PARALYZED, seat=0)
    put_state(s, DAZED, "ETH-434", seat=0)
    expire(s, "encounter")
    assert not has_state(s, DAZED, seat=0)


def test_dazed_leaves_range_1() -> None:
    """ETH-436, ETH-440: of whatever it was, "any" too."""
    s = table(BOTH)
    assert capped(s, 3, seat=0) == 3
    put_state(s, DAZED, "ETH-434", seat=0)
    assert [capped(s, n, seat=0) for n in (3, 1, 0, -1)] == [1, 1, 0, 1]
    assert capped(s, -1, seat=1) == -1
