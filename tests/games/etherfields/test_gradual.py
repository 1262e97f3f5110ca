"""Gradual actions and Intent markers (section 15, ETH-631)."""

from __future__ import annotations

import pytest

from boardwright.core.messages import Json
from boardwright.games.etherfields import acting, gradual
from boardwright.games.etherfields.content import AWARENESS, CUNNING, WRATH
from boardwright.games.etherfields.entities import remove_tile
from boardwright.games.etherfields.state import State
from tests.games.etherfields.flows import Run, names, run, table, told

C1, C2, C3 = "Ada Cunning 1", "Ada Cunning 2", "Ada Cunning 3"
TILES = ["d1.start", "d1.acts"]
PULL = "map:Pull"
"""2 Cunning for each Dreamer, single use: gain 1 Hour."""

TALKER: Json = {
    "id": "d1.talker",
    "name": "Talker",
    "dream": "d1",
    "figure": "creature",
    "move": 1,
    "interaction": [
        {
            "name": "Settle",
            "keyword": "contact",
            "cost": {"any_of": [{"awareness": 2}, {"wrath": 2}], "gradual": True},
            "effect": [{"do": "gain", "what": "gem"}],
        }
    ],
}


def number(s: State, key: str) -> int:
    return next(action.number for action in s.pack.actions if action.key == key)


def act(s: State, *answers: str, seat: int = 0, key: str = PULL) -> Run:
    _, played = run(s, acting.perform(s, seat, s.pack.keys.id(key)), *answers)
    return played


def puller(*seats: dict[str, Json], markers: Json = None) -> State:
    """Dreamers at the lever, the others at the Entrance."""
    return table(*seats, tiles=TILES, markers=markers or {})


def test_it_is_paid_in_instalments_by_different_dreamers() -> None:
    """ETH-298 to ETH-301, ETH-306, ETH-311: 2 Dreamers, so twice; whoever pays last performs it."""
    s = puller(
        {"space": "r5c6", "hand": [C1, C1]},
        {"space": "r5c6", "hand": ["Ben Cunning 2", "Ben Cunning 1"]},
    )
    act(s, f"pay:{C1}", f"pay:{C1}", "done")
    pull = number(s, PULL)
    assert gradual.markers(s, pull) == (0, 1, 0)
    assert s.hours == 4
    act(s, "pay:Ben Cunning 2", seat=1)
    assert s.hours == 5
    assert [args["seat"] for args in told(s, "performed")] == [1]


def test_all_markers_return_when_it_was_performed() -> None:
    """ETH-304: those of the other colour too; and the Block token lies on it (ETH-111)."""
    s = puller({"space": "r5c6", "hand": [C2]}, {}, markers={PULL: {"cunning": 1, "wrath": 1}})
    act(s, f"pay:{C2}")
    assert s.markers == {}
    assert number(s, PULL) in s.blocked
    assert acting.forbids(s, 0, s.pack.keys.id(PULL)) == "ETH-111"


def test_several_base_costs_at_once() -> None:
    """ETH-299, ETH-309: whole multiples; what goes beyond is lost."""
    s = puller({"space": "r5c6", "hand": [C2, C3]}, {})
    played = act(s, f"pay:{C3}", f"pay:{C2}")
    assert played.asked[1][2] == [f"pay:{C2}", "boost", "done"]
    assert s.hours == 5
    assert told(s, "paid")[-1]["paid"] == 5


def test_intent_beyond_a_multiple_is_lost() -> None:
    """ETH-309: 3 Cunning are one instalment."""
    s = puller({"space": "r5c6", "hand": [C3]}, {}, {})
    act(s, f"pay:{C3}", "done")
    assert gradual.markers(s, number(s, PULL)) == (0, 1, 0)


def test_one_dreamer_pays_once() -> None:
    """ETH-310."""
    s = puller({"space": "r5c6", "hand": [C2]})
    act(s, f"pay:{C2}")
    assert s.hours == 6


def test_whoever_pays_must_be_able_to_perform_it() -> None:
    """ETH-308: on its space."""
    s = puller({"space": "r5c5", "hand": [C2]}, {})
    assert acting.forbids(s, 0, s.pack.keys.id(PULL)) == "ETH-110"


def test_a_failed_boost_loses_this_instalment_only() -> None:
    """ETH-313, ETH-326: markers of earlier ones stay."""
    s = puller({"space": "r5c6", "hand": [C1]}, {}, {}, markers={PULL: {"cunning": 1}})
    act(s, f"pay:{C1}", "boost", "luck:fail", "distress")
    assert gradual.markers(s, number(s, PULL)) == (0, 1, 0)
    assert names(s, s.seats[0].discard) == [C1]


def test_a_boost_may_complete_the_instalment() -> None:
    """ETH-313, ETH-330."""
    s = puller({"space": "r5c6", "hand": [C1]}, {}, {})
    act(s, f"pay:{C1}", "boost", "luck:1")
    assert gradual.markers(s, number(s, PULL)) == (0, 1, 0)


def talk(*seats: dict[str, Json], figures: Json = None, tiles: Json = None) -> State:
    """Somebody to talk to."""
    there = tiles or ["d1.start", "d1.open"]
    return table(*seats, content={"entity": [TALKER]}, figures=figures or [], tiles=there)


def settle(s: State) -> str:
    entity = s.pack.entities[s.pack.number("entity", "d1.talker")]
    return entity.actions[0].key


def test_only_markers_of_one_colour_complete_it() -> None:
    """ETH-302, ETH-303."""
    s = talk(
        {"space": "r3c1", "hand": ["Ada Awareness 2", "Ada Wrath 2"]}, {}, figures=["Talker@r3c1"]
    )
    key = settle(s)
    act(s, "cost:1", "pay:Ada Awareness 2", "done", key=key)
    act(s, "pay:Ada Wrath 2", "done", key=key)
    assert gradual.markers(s, number(s, key)) == (1, 0, 1)
    assert s.seats[0].gems == 0


def test_multiples_of_a_contact_begin_further_sets() -> None:
    """ETH-309: an Assault or Contact is performed as often as it is completed."""
    hand = ["Ada Awareness 1", "Ada Awareness 2", "Ada Awareness 3"]
    s = talk({"space": "r3c1", "hand": hand}, {}, figures=["Talker@r3c1"])
    key = settle(s)
    s.markers = {number(s, key): (0, 0, 1)}
    act(s, *[f"pay:{name}" for name in hand], "done", key=key)
    assert s.seats[0].gems == 2
    assert s.markers == {}
    s = talk({"space": "r3c1", "hand": hand}, {}, figures=["Talker@r3c1"])
    act(s, *[f"pay:{name}" for name in hand], "done", key=key)
    assert s.seats[0].gems == 1
    assert gradual.markers(s, number(s, key)) == (0, 0, 1)


def test_the_target_is_chosen_when_it_is_performed() -> None:
    """ETH-307: markers on the tile belong to no miniature."""
    s = talk(
        {"space": "r3c1", "hand": ["Ada Awareness 2"]},
        {"space": "r4c2", "hand": ["Ben Awareness 2"]},
        figures=["Talker@r3c1", "Talker@r4c2"],
    )
    key = settle(s)
    played = act(s, "pay:Ada Awareness 2", "done", key=key)
    assert played.prompts == ["ask-pay", "ask-pay"]
    assert gradual.markers(s, number(s, key)) == (0, 0, 1)


def test_markers_return_when_the_action_leaves_play() -> None:
    """ETH-312."""
    s = talk({"space": "r3c1"}, {}, figures=["Talker@r3c1"])
    s.markers = {number(s, settle(s)): (1, 0, 0)}
    remove_tile(s, s.pack.number("entity", "d1.talker"), "ETH-312")
    assert s.markers == {}


def test_a_missing_marker_is_taken_from_another_action() -> None:
    """ETH-305, ETH-031: 4 of each colour; the payer chooses where it comes from."""
    s = talk(
        {"space": "r5c6", "hand": [C2]},
        {},
        {},
        {},
        tiles=TILES,
        figures=["Talker@r3c1"],
    )
    pull, key = number(s, PULL), number(s, settle(s))
    read = number(s, "map:Read")
    s.markers = {key: (0, 2, 0), read: (0, 2, 0)}
    assert gradual.free(s, CUNNING) == 0
    act(s, f"pay:{C2}", "done", "map:Read")
    assert s.markers == {key: (0, 2, 0), read: (0, 1, 0), pull: (0, 1, 0)}


def test_without_any_marker_only_a_completing_instalment_can_be_paid() -> None:
    """ETH-305."""
    s = puller({"space": "r5c6", "hand": [C2]}, {})
    pull = number(s, PULL)
    s.markers = {pull: (0, 4, 0)}
    assert gradual.recordable(s, pull, CUNNING) == 0


def test_a_marker_placed_by_an_effect_is_a_base_cost_paid() -> None:
    """ETH-631: with the last one the action is performed at once, by whoever placed it."""
    s = puller({"space": "r5c6"}, {})
    pull = number(s, PULL)
    assert gradual.markable(s, 0) == [pull]
    assert gradual.markable(s, 0, WRATH) == []
    run(s, gradual.mark(s, 0, pull, CUNNING, "ETH-631"))
    assert gradual.markers(s, pull) == (0, 1, 0)
    assert gradual.lacks(s, pull) == 1
    assert gradual.markable(s, 0, finish=False) == []
    run(s, gradual.mark(s, 0, pull, CUNNING, "ETH-631"))
    assert (s.hours, s.markers) == (5, {})


def test_a_marker_goes_only_where_one_could_act() -> None:
    """ETH-631, ETH-308."""
    s = puller({"space": "r5c5"}, {})
    assert gradual.markable(s, 0) == []


def test_a_marker_may_be_moved() -> None:
    """ETH-631: it leaves the other action."""
    s = talk({"space": "r5c6"}, {}, tiles=TILES, figures=["Talker@r3c1"])
    pull, other = number(s, PULL), number(s, settle(s))
    s.markers = {other: (0, 1, 1)}
    run(s, gradual.mark(s, 0, pull, CUNNING, "ETH-631", taken_from=other))
    assert s.markers == {other: (0, 0, 1), pull: (0, 1, 0)}


def test_the_colours_of_an_action() -> None:
    """ETH-302."""
    s = talk({}, {})
    action = s.pack.actions[number(s, settle(s))]
    assert gradual.colours(action) == [WRATH, AWARENESS]
    assert gradual.colours(s.pack.actions[number(s, "dream:Leave")]) == [0, 1, 2]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_number_of_dreamers_is_the_number_of_times(players: int) -> None:
    """ETH-298, ETH-001, ETH-042."""
    s = puller(*[{} for _ in range(players)])
    assert gradual.needed(s, number(s, PULL), CUNNING) == players
