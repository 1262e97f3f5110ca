"""Positions: answering, forced answers, numbers, copies, undo, chance, and light positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import pytest

import boardwright as bw
from boardwright.core.decisions import CHANCE, ActionSpace, Decision, Undo
from boardwright.core.driver import KEEP
from boardwright.core.effects import Asked, Chance, Flow, Openly, Reply, ask
from boardwright.core.errors import (
    BadAnswer,
    BadPosition,
    BadSetup,
    BoardwrightError,
    IllegalAnswer,
    NothingToUndo,
)
from boardwright.core.games import Game, Setup, State
from boardwright.core.messages import Json
from boardwright.core.outcomes import GameEnd, Outcome
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

Pos = Position[Any]

INNOVATION = bw.game("innovation")


def everything(pos: Pos) -> dict[str, object]:
    """All that can be asked of a position, to see that it has not moved."""
    seats = range(pos.setup.seats)
    return {
        "fingerprint": pos.fingerprint(),
        "dict": pos.to_dict(),
        "record": pos.record(),
        "events": pos.events,
        "asked": [pos.asked(seat) for seat in seats],
        "views": [pos.view(seat) for seat in (None, *seats)],
        "undo": [pos.undoable(seat) for seat in seats],
        "waiting": pos.waiting,
        "over": pos.over,
    }


def part(data: Any, *path: str | int) -> Any:
    """Something deep in a dict."""
    for step in path:
        data = data[step]
    return data


def play_random(pos: Pos, seed: int = 0, most: int = 3000) -> list[tuple[object, ...]]:
    """Play on at random; the fingerprints on the way."""
    dice = Dice("positions", seed)
    prints = [pos.fingerprint()]
    while not pos.over and len(prints) <= most:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), dice.pick(decision.seats))
        prints.append(pos.fingerprint())
    return prints


def at_load(ferries: Game[Any], **position: Json) -> Pos:
    """Two crews of two, about to load."""
    hands: list[list[str]] = [["amber", "amber"], ["blue", "clear"], ["blue", "blue"], ["clear"]]
    seats = [{"hand": hand} for hand in hands]
    return ferries.load({"phase": "load", "seats": seats, **position})


def at_sail(ferries: Game[Any], *, oil: int = 3, seed: int = 0, round: int = 1) -> Pos:
    """Both ferries loaded, the even crew about to sail."""
    crews: list[Json] = [{"cargo": ["amber", "blue"], "oil": oil}, {"cargo": ["clear"], "oil": 0}]
    data: dict[str, Json] = {"phase": "sail even", "seats": [{}, {}, {}, {}], "crews": crews}
    return ferries.load({**data, "round": round, "seed": seed, "store": ["clear", "..."]})


# Games in another package


def test_a_game_in_another_package_appears_by_itself(ferries: Game[Any]) -> None:
    assert bw.names() == ["cerebria", "etherfields", "ferries", "innovation"]
    assert bw.game("ferries") is ferries
    assert "FER-050" in ferries.rules
    with pytest.raises(BoardwrightError, match="no game named 'chess'; there are: cerebria, ether"):
        bw.game("chess")
    with pytest.raises(BoardwrightError, match="ferries with pack storm"):
        bw.game("ferries", pack="storm")


@pytest.mark.parametrize(
    ("seats", "settings", "names", "complaint"),
    [
        (3, {}, (), "ferries is for 2, 4 players, not 3"),
        (2, {"tide": "low"}, (), "no setting 'tide'; there are: sea"),
        (2, {"sea": "dry"}, (), "sea is one of fair, rough, not 'dry'"),
        (2, {}, ("Ann",), "1 names for 2 seats"),
    ],
)
def test_a_setup_that_the_game_does_not_have(
    ferries: Game[Any],
    seats: int,
    settings: dict[str, str],
    names: tuple[str, ...],
    complaint: str,
) -> None:
    with pytest.raises(BadSetup, match=complaint):
        ferries.new(seats, 0, settings, names)


# Answering


def test_an_answer_is_a_key_or_an_id(ferries: Game[Any]) -> None:
    by_key, by_id = at_sail(ferries), at_sail(ferries)
    assert by_key.answer("sail:near") is by_key
    assert by_id.answer(ferries.actions.id("sail:near")).fingerprint() == by_key.fingerprint()


@pytest.mark.parametrize(
    ("answer", "seat", "error", "why"),
    [
        ("sail:home", None, BadAnswer, "'sail:home': there is no such answer in this game"),
        (99, None, BadAnswer, "99: there is no such action"),
        (-1, None, BadAnswer, "-1: there is no such action"),
        ("sail:near", 1, BadAnswer, "'sail:near': seat 1 is not asked now"),
        ("sail:near", 7, BadAnswer, "'sail:near': seat 7 is not asked now"),
        ("watch", None, IllegalAnswer, "'watch' is not allowed here (FER-033)"),
        ("drop:clear", 2, IllegalAnswer, "'drop:clear' is not allowed here (FER-033)"),
    ],
)
def test_a_refusal_says_why_and_moves_nothing(
    ferries: Game[Any], answer: str | int, seat: int | None, error: type[Exception], why: str
) -> None:
    pos = at_sail(ferries)
    pos.force(["sea:gale"])
    pos.answer("sail:near", seat=2)
    before = everything(pos)
    with pytest.raises(error) as refusal:
        pos.answer(answer, seat)
    assert str(refusal.value) == why
    assert everything(pos) == before


def test_a_refusal_names_the_rule_that_forbids(ferries: Game[Any]) -> None:
    pos = ferries.load({"phase": "load", "seats": [{"hand": ["amber"]}, {"hand": ["blue"]}]})
    with pytest.raises(IllegalAnswer) as refusal:
        pos.answer("load:blue", seat=0)
    assert (refusal.value.key, refusal.value.rule) == ("load:blue", "FER-020")
    pos = at_sail(ferries)
    pos.force(["sea:gale"])
    pos.answer("sail:near")
    with pytest.raises(IllegalAnswer) as refusal:
        pos.answer("sail:far")
    assert refusal.value.rule == "FER-033"


def test_nothing_can_be_answered_when_the_game_is_over(ferries: Game[Any]) -> None:
    pos = ferries.new(2, 3)
    play_random(pos)
    before = everything(pos)
    assert pos.over
    assert pos.decision is None
    assert pos.decisions == ()
    assert pos.waiting == ()
    for seat in (None, 0):
        with pytest.raises(BadAnswer, match="the game is over"):
            pos.answer("watch", seat)
    assert everything(pos) == before


def test_an_outcome_names_winners_scores_reason_and_rule(ferries: Game[Any]) -> None:
    pos = at_sail(ferries, round=3)
    pos.force(["sea:calm", "sea:calm"])
    pos.answer("sail:far")
    assert pos.outcome is not None
    assert pos.outcome == Outcome((0, 2), (4, 2, 4, 2), "light", "FER-050")
    assert pos.events[-1].kind == "game-over"
    assert pos.events[-1].args == {"reason": "light", "winners": [0, 2]}


# Several seats at once


def test_a_secret_round_is_held_back_and_its_order_changes_nothing(ferries: Game[Any]) -> None:
    given = {0: "watch", 1: "sleep", 2: "sleep", 3: "watch"}
    ends = []
    for order in ([0, 1, 2, 3], [3, 1, 0, 2]):
        pos = ferries.new(4, 5)
        others = [d.number for d in pos.decisions]
        for n, seat in enumerate(order[:-1]):
            views = [pos.view(watcher) for watcher in range(4)]
            pos.answer(given[seat], seat)
            assert [pos.view(watcher) for watcher in range(4)] == views
            assert pos.events == []
            assert pos.waiting == tuple(sorted(order[n + 1 :]))
            assert [d.number for d in pos.decisions] == [others[w] for w in pos.waiting]
            with pytest.raises(BadAnswer, match=f"seat {seat} is not asked now"):
                pos.answer("sleep", seat)
        pos.answer(given[order[-1]])
        assert [e.kind for e in pos.events] == ["watched", "peeked", "peeked"]
        ends.append({**pos.to_dict(), "last": "who may undo stands outside the rules"})
    assert ends[0] == ends[1]


def test_without_a_seat_the_first_open_decision_of_a_secret_round_is_answered(
    ferries: Game[Any],
) -> None:
    pos = ferries.new(4, 5).answer("watch", seat=1)
    waiting = [pos.answer("sleep").waiting, pos.answer("sleep").waiting]
    assert waiting == [(2, 3), (3,)]
    given = [(1, "watch"), (0, "sleep"), (2, "sleep")]
    assert pos.answers() == [(seat, ferries.actions.id(key)) for seat, key in given]


def test_in_an_open_phase_a_decision_that_stays_the_same_keeps_its_number(
    ferries: Game[Any],
) -> None:
    pos = at_load(ferries)
    first = {d.seats[0]: d.number for d in pos.decisions}
    assert list(first) == [0, 1, 2, 3]
    pos.answer("load:amber", seat=0)
    second = {d.seats[0]: d.number for d in pos.decisions}
    assert second == {**first, 0: max(first.values()) + 1}
    pos.answer("done", seat=2)
    assert {d.seats[0]: d.number for d in pos.decisions} == {0: second[0], 1: first[1], 3: first[3]}
    copy = pos.copy()
    assert [d.number for d in copy.decisions] == [d.number for d in pos.decisions]


def test_equal_cards_are_one_answer(ferries: Game[Any]) -> None:
    pos = at_load(ferries)
    assert ferries.actions.keys(pos.decisions[0].options) == ["load:amber", "done"]
    pos.answer("load:amber", seat=0).answer("load:amber", seat=0)
    assert pos.view(0)["crews"] == pos.view(None)["crews"]
    assert pos.to_dict()["crews"] == [
        {"cargo": ["amber", "amber"], "light": 0, "oil": 3},
        {"cargo": [], "light": 0, "oil": 3},
    ]


def test_a_joint_decision_takes_one_answer_from_any_of_its_seats(ferries: Game[Any]) -> None:
    one, other = at_sail(ferries), at_sail(ferries)
    assert one.decision is not None
    assert one.decision.seats == (0, 2)
    assert one.waiting == (0, 2)
    assert [len(asked) for asked in one.asked(2)] == [len(asked) for asked in one.asked(0)] == [7]
    assert set(one.asked(1)[0]) == {"number", "seats", "source", "rule"}
    one.answer("sail:far")
    other.answer("sail:far", seat=2)
    assert one.view(None) == other.view(None)
    assert one.events == other.events
    assert one.answers()[0][0] == 0
    assert other.answers()[0][0] == 2


# Forced answers


def test_a_forced_answer_is_never_asked_and_not_in_the_record(ferries: Game[Any]) -> None:
    pos = at_sail(ferries, oil=0)
    pos.force(["sea:gale", "sea:gale"])
    assert [event.kind for event in pos.events] == ["forced", "rolled"]
    assert pos.events[0].args == {"seat": 0, "answer": "sail:near"}
    assert pos.decision is not None
    assert pos.decision.key == "ask-drop"
    pos.answer("drop:blue")
    forced = [e.args["answer"] for e in pos.events if e.kind == "forced"]
    assert forced == ["sail:near", "drop:clear"]
    assert "0 sail" not in pos.record()
    assert ferries.actions.keys(action for _, action in pos.answers()) == ["drop:blue"]


def test_a_forced_answer_is_told_with_its_rule_and_to_its_seats_alone(ferries: Game[Any]) -> None:
    pos = ferries.load({"seats": [{"hand": ["amber"]}, {}], "tired": [1]})
    assert pos.waiting == (0,)
    assert [(e.kind, e.rule, e.args) for e in pos.events_for(1)] == [
        ("forced", "FER-011", {"seat": 1, "answer": "sleep"})
    ]
    assert [e.args for e in pos.events_for(0)] == [{"seat": 1}]
    with pytest.raises(BadAnswer, match="seat 1 is not asked now"):
        pos.answer("sleep", seat=1)
    pos.answer("watch")
    assert pos.to_dict()["watched"] == [0]
    assert "1 sleep" not in pos.record()


def test_a_secret_round_forced_for_everybody_is_not_asked(ferries: Game[Any]) -> None:
    pos = ferries.load({"seats": [{"hand": ["amber"]}, {}], "tired": [0, 1]})
    assert pos.decision is not None
    assert pos.decision.key == "ask-load"
    assert [e.kind for e in pos.events] == ["forced", "forced", "watched"]
    assert pos.answers() == []
    with pytest.raises(NothingToUndo):
        pos.undo()
    assert pos.decision.key == "ask-load"


def test_a_decision_that_tells_something_by_being_asked_is_always_asked() -> None:
    pos = INNOVATION.load(
        {
            "turn": 1,
            "seats": [
                {"hand": ["Sailing", "Tools"], "zone": {"green": ["The Wheel"]}},
                {"zone": {"red": ["Oars"], "yellow": ["Masonry"]}},
            ],
        }
    )
    pos.answer("activate:Oars")
    assert pos.decision is not None
    assert pos.decision.always
    assert INNOVATION.actions.keys(pos.decision.options) == ["choose:Sailing"]
    assert pos.answers()[-1:] == [(1, INNOVATION.actions.id("activate:Oars"))]


# Numbers


@pytest.mark.parametrize("name", ["cerebria", "ferries", "innovation"])
def test_numbers_go_up_and_mean_one_decision_each(ferries: Game[Any], name: str) -> None:
    game = bw.game(name)
    pos = game.new(2, 4)
    dice = Dice("numbers")
    seen: dict[int, tuple[object, ...]] = {}
    highest = 0
    for _ in range(120):
        for decision in pos.decisions:
            meant = (decision.seats, decision.key, decision.options, decision.args)
            assert decision.number in seen or decision.number > highest
            assert seen.setdefault(decision.number, meant) == meant
            highest = max(highest, decision.number)
        if pos.over:
            break
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    assert highest > 14


# Copies


@pytest.mark.parametrize(("name", "seats"), [("ferries", 4), ("innovation", 3)])
def test_copies_are_equal_and_independent_at_every_decision(
    ferries: Game[Any], name: str, seats: int
) -> None:
    pos = bw.game(name).new(seats, 11)
    dice = Dice("copies")
    mid = 0
    for _ in range(150):
        if pos.over:
            break
        mid += pos.mid_action
        before = everything(pos)
        copy = pos.copy()
        assert everything(copy) == before
        play_random(copy, most=3)
        assert everything(pos) == before
        kept = pos.copy()
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
        assert everything(kept) == before
        assert everything(pos) != before
    assert mid > 5


def test_a_copy_of_a_finished_game_is_finished(ferries: Game[Any]) -> None:
    pos = ferries.new(4, 3)
    play_random(pos)
    copy = pos.copy()
    assert copy.over
    assert copy.outcome == pos.outcome
    assert copy.fingerprint() == pos.fingerprint()
    assert copy.undo().decision is not None
    assert pos.decision is None


# Undo


@pytest.mark.parametrize(("name", "seats"), [("ferries", 2), ("ferries", 4), ("innovation", 2)])
def test_undo_goes_back_through_a_whole_game(ferries: Game[Any], name: str, seats: int) -> None:
    pos = bw.game(name).new(seats, 2)
    prints = play_random(pos)
    given = pos.answers()
    assert pos.over
    assert len(given) == len(prints) - 1
    for expected in reversed(prints[:-1]):
        pos.undo()
        assert pos.fingerprint() == expected
        assert not pos.over
    before = everything(pos)
    with pytest.raises(NothingToUndo):
        pos.undo()
    assert everything(pos) == before
    for (seat, action), expected in zip(given, prints[1:], strict=True):
        pos.answer(action, seat)
        assert pos.fingerprint() == expected


def test_undo_plays_on_from_kept_snapshots() -> None:
    """Two thirds of the way into a game, with most snapshots gone, each undo and each answer after
    it come out the same.
    """
    pos = INNOVATION.new(2, 6, events=False)
    prints = play_random(pos, most=100)
    steps = 0
    past = pos._past
    kept = []
    while past is not None:
        kept.append(past[1] is not None)
        past = past[0]
        steps += 1
    assert steps > 2 * KEEP
    assert 2 <= sum(kept) <= steps // KEEP + 1
    for back in (1, 2, KEEP, KEEP + 1):
        other = pos.copy()
        for _ in range(back):
            other.undo()
        assert other.fingerprint() == prints[-1 - back]
        for seat, action in pos.answers()[-back:]:
            other.answer(action, seat)
        assert other.fingerprint() == prints[-1]


def test_undo_after_a_red_fission() -> None:
    """Everything is gone and all that is left is to draw: whole actions without an answer lie
    between the last one and the next question.
    """
    pos = INNOVATION.load(
        {
            "turn": 2,
            "actions": 1,
            "supply": {"1": ["Sailing", "Masonry", "..."], "10": ["Robotics", "..."]},
            "seats": [
                {"hand": ["Tools"], "zone": {"red": ["Fission"]}, "dominations": [1]},
                {"hand": ["Writing"], "zone": {"green": ["Clothing"]}},
                {"hand": ["Pottery"], "zone": {"yellow": ["Agriculture"]}},
            ],
        }
    )
    pos.answer("draw")
    before = everything(pos)
    pos.answer("activate:Fission")
    kinds = [event.kind for event in pos.events]
    assert kinds.count("discarded") == 8
    assert kinds.count("forced") == 2
    assert kinds.count("drew") == 1 + 2
    held = [len(part(pos.to_dict(), "seats", seat, "hand")) for seat in range(3)]
    assert held == [1, 1, 0]
    assert part(pos.to_dict(), "seats", 0, "zone", "red", "cards") == []
    assert pos.waiting == (1,)
    assert pos.answers()[-1] == (0, INNOVATION.actions.id("activate:Fission"))
    after = pos.fingerprint()
    copy = pos.copy()
    pos.undo()
    assert {**everything(pos), "events": 0} == {**before, "events": 0}
    pos.answer("activate:Fission")
    assert pos.fingerprint() == after == copy.fingerprint()
    copy.undo()
    copy.undo()
    assert copy.answers() == []


def test_what_a_table_may_grant(ferries: Game[Any]) -> None:
    pos = ferries.load({"seats": [{"hand": ["amber", "blue"]}, {"hand": ["blue"]}]})
    none, free = Undo("none", "no-answer-yet"), Undo("free", "nothing-shown")
    shown, others = Undo("consent", "shown"), Undo("consent", "others-answered")
    assert [pos.undoable(0), pos.undoable(1)] == [none, none]
    pos.answer("watch", seat=1)
    assert [pos.undoable(0), pos.undoable(1)] == [none, free]
    pos.answer("sleep", seat=0)
    assert [pos.undoable(0), pos.undoable(1)] == [shown, others]
    pos.answer("done", seat=1)
    assert [pos.undoable(0), pos.undoable(1)] == [others, free]
    pos.answer("load:amber", seat=0)
    assert [pos.undoable(0), pos.undoable(1)] == [shown, others]
    assert [pos.copy().undoable(0), pos.copy().undoable(1)] == [shown, others]
    pos.undo()
    assert [pos.undoable(0), pos.undoable(1)] == [others, free]


def test_a_die_is_shown_to_everybody(ferries: Game[Any]) -> None:
    pos = at_sail(ferries)
    pos.force(["sea:gale"])
    assert pos.answer("sail:near", seat=2).undoable(2) == Undo("consent", "shown")
    assert pos.undoable(0) == Undo("none", "no-answer-yet")


# Chance


def test_dice_follow_from_the_seed_with_their_odds(ferries: Game[Any]) -> None:
    def seas(way: str) -> list[str]:
        found = []
        for seed in range(400):
            pos = at_sail(ferries, seed=seed).answer(way)
            found += [str(e.args["sea"]) for e in pos.events if e.kind == "rolled"][:1]
        return found

    near, far = seas("sail:near"), seas("sail:far")
    assert near == seas("sail:near")
    assert 270 <= near.count("sea:calm") <= 330
    assert 165 <= far.count("sea:calm") <= 235


def test_chance_can_be_asked_of_the_caller(ferries: Game[Any]) -> None:
    pos: Pos = ferries.new(2, 1, chance="ask")
    pos.answer("sleep", 0).answer("sleep", 1)
    lamp = part(pos.view(0), "seats", 0, "hand", 0)
    pos.answer(f"load:{lamp}", 0).answer("done", 0).answer("done", 1)
    before = pos.fingerprint()
    pos.answer("sail:far")
    assert pos.decision is not None
    assert pos.decision.seats == pos.waiting == (CHANCE,)
    assert ferries.actions.keys(pos.decision.options) == ["sea:calm", "sea:gale"]
    asked = pos.fingerprint()
    with pytest.raises(IllegalAnswer, match="FER-032"):
        pos.answer("watch")
    calm = pos.copy().answer("sea:calm")
    gale = pos.copy().answer("sea:gale")
    lights = [twin.to_dict()["facts"] for twin in (calm, gale)]
    assert lights[0] != lights[1]
    assert calm.undoable(0) == Undo("consent", "shown")
    assert calm.undo().fingerprint() == gale.undo().fingerprint() == asked
    assert calm.undo().fingerprint() == before
    pos.answer("sea:calm")
    with pytest.raises(BoardwrightError, match="chance"):
        pos.record()


def test_results_of_chance_can_be_fixed(ferries: Game[Any]) -> None:
    for sea in ("sea:calm", "sea:gale"):
        pos = at_sail(ferries, oil=1)
        pos.force([sea, "sea:calm"])
        assert pos.forced() == [sea, "sea:calm"]
        pos.answer("sail:far")
        if sea == "sea:gale":
            assert pos.forced() == ["sea:calm"]
            pos.answer("drop:amber")
        assert pos.forced() == []
        told = [e.args["sea"] for e in pos.events if e.kind == "rolled"]
        assert told[-1] == "sea:calm"


def test_fixed_results_last_over_several_actions_copies_and_undo(ferries: Game[Any]) -> None:
    pos = at_sail(ferries)
    start = pos.fingerprint()
    pos.force(["sea:gale", "sea:gale", ["clear", "clear", "clear", "clear", "..."]])
    assert pos.fingerprint() == start
    pos.answer("sail:near")
    assert pos.decision is not None
    assert pos.decision.key == "ask-drop"
    mid = pos.fingerprint()
    assert pos.copy().fingerprint() == mid
    pos.answer("drop:amber")
    end = pos.fingerprint()
    assert pos.copy().fingerprint() == end
    assert pos.forced() == []
    for seat in (0, 1):
        assert part(pos.to_dict(), "seats", seat, "hand") == ["clear", "clear"]
    assert pos.undo().fingerprint() == mid
    assert pos.answer("drop:amber").fingerprint() == end
    pos.undo().undo()
    assert pos.fingerprint() == start
    assert len(pos.forced()) == 3


def test_fixed_results_are_kept_in_a_game_under_way(ferries: Game[Any]) -> None:
    """Also where undo plays on from an older snapshot."""
    pos = ferries.new(2, 1).answer("sleep", 0).answer("sleep", 1)
    pos.answer(pos.decisions[0].options[0], 0).answer("done", 0).answer("done", 1)
    assert pos.decision is not None
    assert pos.decision.key == "ask-sail"
    natural = [e.args["sea"] for e in pos.copy().answer("sail:far").events if e.kind == "rolled"]
    other = {"sea:calm": "sea:gale", "sea:gale": "sea:calm"}[str(natural[0])]
    pos.force([other])
    prints = [pos.fingerprint(), pos.answer("sail:far").fingerprint()]
    assert [e.args["sea"] for e in pos.events if e.kind == "rolled"] == [other]
    prints += play_random(pos, most=8)[1:]
    for expected in reversed(prints[:-1]):
        assert pos.undo().fingerprint() == expected
    assert pos.forced() == [other]


@pytest.mark.parametrize("fixed", ["sea:fog", "watch", ["amber"]])
def test_chance_cannot_come_up_with_anything(ferries: Game[Any], fixed: Json) -> None:
    pos = at_sail(ferries)
    pos.force([fixed])
    with pytest.raises(BadAnswer):
        pos.answer("sail:near")


# Light positions


def test_a_position_without_history_plays_the_same_game(ferries: Game[Any]) -> None:
    full, light = ferries.new(4, 9), ferries.new(4, 9, events=False, history=False)
    assert play_random(light) == play_random(full)
    assert light.events == []
    assert light.outcome == full.outcome
    with pytest.raises(NothingToUndo):
        light.undo()


def test_a_position_without_history_is_copied_between_actions_only(ferries: Game[Any]) -> None:
    light = ferries.new(2, 9, history=False)
    light.answer("watch", 0)
    light.answer("sleep", 1)
    assert light.decision is not None
    copy = light.copy()
    assert copy.fingerprint() == light.fingerprint()
    before = light.fingerprint()
    play_random(copy, most=3)
    assert light.fingerprint() == before
    light.answer("done", 1)
    assert light.mid_action
    with pytest.raises(BoardwrightError, match="copy it between actions"):
        light.copy()
    assert light.view(0)["phase"] == "load"


def test_events_can_be_switched_off(ferries: Game[Any]) -> None:
    loud, silent = ferries.new(4, 5), ferries.new(4, 5, events=False)
    assert play_random(loud) == play_random(silent)
    assert loud.events != []
    assert silent.events == []
    assert silent.copy().events == []


# Positions as dicts


@pytest.mark.parametrize(("name", "seats"), [("ferries", 4), ("innovation", 2)])
def test_a_dict_brings_every_position_back(ferries: Game[Any], name: str, seats: int) -> None:
    game = bw.game(name)
    pos = game.new(seats, 8)
    dice = Dice("dicts")
    for _ in range(60):
        data = pos.to_dict()
        loaded = game.load(data)
        assert loaded.to_dict() == data
        assert [d.number for d in loaded.decisions] == [d.number for d in pos.decisions]
        assert loaded.outcome == pos.outcome
        if pos.over:
            break
        decision = dice.pick(pos.decisions)
        action = dice.pick(decision.options)
        pos.answer(action, decision.seats[0])
        assert loaded.answer(action, decision.seats[0]).to_dict() == pos.to_dict()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seats": 4}, "seats: a list"),
        ({"seats": "four"}, "seats: a list"),
        ({"game": "innovation"}, "game: this is a position of innovation"),
        ({"rules_version": 9}, "rules_version: made under 9, these are 1"),
        ({"settings": 3, "names": 4}, "settings: 3 does not fit\nnames: 4 does not fit"),
        ({"seed": "x", "number": []}, "seed: 'x' does not fit\nnumber: .. does not fit"),
        ({"begun": 1}, "begun: 1 does not fit"),
        ({"begun": {"position": 1, "answers": "x"}}, "position: 1 .*\nanswers: 'x'"),
        ({"begun": {"position": {}, "answers": ["0 fly"]}}, "begun.answers: 'fly': there is no"),
        ({"begun": {"position": {}, "answers": ["x"]}}, "begun.answers: '': there is no"),
        ({"begun": {"position": {}, "answers": ["² watch"]}}, "begun.answers: .* is not asked"),
        ({"begun": {"position": {}, "answers": ["0 done"]}}, "begun.answers: 'done' is not all"),
        (
            {"round": 2, "begun": {"position": {}, "answers": ["0 watch"]}},
            "round: does not follow from the answers given",
        ),
        ({"wind": 3, "quay": ["red"], "phase": "noon"}, "wind.*\nphase.*\nquay"),
    ],
)
def test_a_bad_position_is_refused_with_all_that_is_wrong(
    ferries: Game[Any], change: dict[str, Json], complaint: str
) -> None:
    with pytest.raises(BadPosition, match=f"(?s)^{complaint}"):
        ferries.load({"seats": [{}, {}], **change})


# Games of a few lines, for what the others do not do


class Told(State):
    """What has happened so far, and nothing else."""

    __slots__ = ("told",)

    def __init__(self, rng: int, told: tuple[str, ...] = ()) -> None:
        super().__init__(rng)
        self.told = told

    def copy(self) -> Self:
        new = type(self)(self.rng, self.told)
        new.news = self.news
        return new

    def note(self, what: str) -> None:
        self.told = (*self.told, what)
        if self.log is not None:
            self.tell("noted", "TNY-001", {"what": what})


class Tiny(Game[Told]):
    name = "tiny"
    package = "tiny"
    rules_version = 1
    seats = (1, 2)
    actions = ActionSpace(["a", "b", "heads", "tails"])

    def begin(self, setup: Setup) -> Told:
        return Told(setup.seed)

    def fingerprint(self, state: Told) -> tuple[object, ...]:
        return (state.rng, state.told)

    def view(self, state: Told, seat: int | None) -> dict[str, Json]:
        return {"seat": seat, "told": list(state.told)}

    def to_dict(self, state: Told) -> dict[str, Json]:
        return {"told": list(state.told)}

    def from_dict(self, data: Mapping[str, Json], setup: Setup) -> Told:
        told = data.get("told")
        assert isinstance(told, Sequence)
        return Told(setup.seed, tuple(map(str, told)))


def choice(seat: int, *options: int) -> Decision:
    return Decision((seat,), "ask-tiny", "TNY-001", options)


class CoinFirst(Tiny):
    """A coin is tossed between two actions, before anybody is asked."""

    def ask(self, state: Told) -> Asked:
        return Chance(Decision((CHANCE,), "toss", "TNY-002", (2, 3)), (1, 1))

    def act(self, state: Told, reply: Reply) -> Flow[None] | None:
        return self._act(state, reply)

    async def _act(self, state: Told, reply: Reply) -> None:
        state.note(f"toss {reply}")
        state.note(f"answer {await ask(choice(0, 0, 1))}")


class OpenSteps(Tiny):
    """An open phase in which every answer is an action of its own."""

    def ask(self, state: Told) -> Asked:
        return Openly([choice(0, 0, 1), choice(1, 0, 1)])

    def act(self, state: Told, reply: Reply) -> None:
        state.note(f"reply {reply}")


class ForcedFirst(Tiny):
    """Two actions that leave no choice, then one that does."""

    def ask(self, state: Told) -> Asked:
        return choice(0, 0) if len(state.told) < 2 else choice(0, 0, 1)

    def act(self, state: Told, reply: Reply) -> None:
        state.note(f"reply {reply}")
        if len(state.told) == 5:
            raise GameEnd(Outcome((0,), (0,), "enough", "TNY-003"))


def test_chance_between_two_actions_leaves_the_snapshot_alone() -> None:
    for seed in range(4):
        pos = CoinFirst().new(1, seed)
        prints = [pos.fingerprint()]
        for _ in range(KEEP + 2):
            assert pos.copy().fingerprint() == pos.fingerprint()
            prints.append(pos.answer("a").fingerprint())
        for expected in reversed(prints[:-1]):
            assert pos.undo().fingerprint() == expected
        with pytest.raises(NothingToUndo):
            pos.undo()


def test_chance_at_the_very_first_question_can_be_fixed() -> None:
    pos = CoinFirst().new(1, 0)
    pos.force(["tails"])
    assert [event.args["what"] for event in pos.events] == ["toss 3"]
    pos = CoinFirst().new(1, 0, chance="ask")
    assert pos.waiting == (CHANCE,)
    assert pos.answer("heads").view(0)["told"] == ["toss 2"]


def test_numbers_of_open_decisions_do_not_depend_on_the_way_there() -> None:
    pos = OpenSteps().new(2)
    for _ in range(KEEP + 2):
        pos.answer("a", 1)
        numbers = [d.number for d in pos.decisions]
        copy = pos.copy()
        again = pos.copy().answer("b", 0).undo()
        assert [d.number for d in again.decisions] == numbers
        assert [d.number for d in copy.decisions] == numbers
        assert [d.number for d in pos.decisions] == numbers


class Talk(Tiny):
    """An open phase from step to step: seat 0 is asked something new after each answer of its own;
    seat 1 is not waited for once it has said `b`.
    """

    def ask(self, state: Told) -> Asked:
        said = [what for what in state.told if what.startswith("0")]
        first = Decision((0,), "ask-tiny", "TNY-001", (0, 1), {"said": len(said)})
        done = [seat for seat in range(2) if f"{seat} 1" in state.told]
        other = Decision((1,), "ask-tiny", "TNY-001", (0, 1), idle=1 in done)
        return Openly(sorted([first, other], key=lambda decision: decision.idle))

    def act(self, state: Told, reply: Reply) -> None:
        assert isinstance(reply, tuple)
        open_now = self.ask(state)
        assert isinstance(open_now, Openly)
        state.note(f"{open_now.decisions[reply[0]].seats[0]} {reply[1]}")

    def to_dict(self, state: Told) -> dict[str, Json]:
        return {"told": list(state.told), "seats": [{}, {}]}


def numbers(pos: Pos) -> dict[int, int]:
    return {decision.seats[0]: decision.number for decision in pos.decisions}


def test_a_decision_keeps_its_number_from_step_to_step_until_it_changes_or_is_answered() -> None:
    pos = Talk().new(2)
    begun = numbers(pos)
    pos.answer("a", 0)
    assert numbers(pos)[1] == begun[1]
    assert numbers(pos)[0] > max(begun.values())
    before = numbers(pos)
    pos.answer("a", 1)
    assert numbers(pos)[0] == before[0]
    assert numbers(pos)[1] > max(before.values())
    for seat in (0, 1, 0, 0, 1):
        pos.answer("a", seat)
        assert numbers(pos.copy()) == numbers(pos)
        assert numbers(pos.copy().answer("b", 0).undo()) == numbers(pos)
        loaded = pos.game.load(pos.to_dict())
        assert loaded.fingerprint() == pos.fingerprint()
        assert numbers(loaded) == numbers(pos)
    prints = [pos.fingerprint()]
    for _ in range(2 * KEEP):
        prints.append(pos.answer("a", 0).fingerprint())
    for expected in reversed(prints[:-1]):
        assert pos.undo().fingerprint() == expected


def test_numbers_that_were_kept_must_fit() -> None:
    pos = Talk().new(2).answer("a", 0)
    data = pos.to_dict()
    assert data["numbers"] == [0, numbers(pos)[1]]
    for kept in ([0, 99], ["x"], [True, 1], [0] * 40, "x"):
        with pytest.raises(BadPosition, match="numbers"):
            pos.game.load({**data, "numbers": kept})


def test_whoever_is_idle_may_answer_and_is_not_waited_for() -> None:
    assert Talk().new(2).waiting == (0, 1)
    pos = Talk().new(2).answer("b", 1)
    assert pos.waiting == (0,)
    assert [decision.idle for decision in pos.decisions] == [False, True]
    assert pos.decision is not None
    assert pos.decision.seats == (0,)
    assert pos.answer("a", 1).view(0)["told"] == ["1 1", "1 0"]


def test_undo_stops_at_the_first_answer_and_moves_nothing() -> None:
    pos = ForcedFirst().new(1)
    assert [event.kind for event in pos.events] == ["forced", "noted"] * 2
    with pytest.raises(NothingToUndo):
        pos.undo()
    assert pos.view(0)["told"] == ["reply 0", "reply 0"]
    pos.answer("b").answer("b")
    assert pos.view(0)["told"] == ["reply 0", "reply 0", "reply 1", "reply 1"]
    assert pos.answer("a").over
    assert len(pos.undo().undo().undo().answers()) == 0
    with pytest.raises(NothingToUndo):
        pos.undo()
    assert pos.view(0)["told"] == ["reply 0", "reply 0"]
    assert pos.copy().decision is not None
