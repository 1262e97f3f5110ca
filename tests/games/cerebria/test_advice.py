"""Advice for Cerebria: what it may read, what it forbids, and how it judges."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.bots import LEVELS, UNLIMITED, make_bot
from boardwright.bots.plans import plans
from boardwright.core.decisions import Decision
from boardwright.core.knowledge import SeatInfo
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.cerebria import aspirations
from boardwright.games.cerebria.advice import Advice, HiddenFact, Root, Sees
from boardwright.games.cerebria.emotions import VIBES
from boardwright.games.cerebria.glimpses import revealing
from boardwright.games.cerebria.keys import ASPIRATIONS
from boardwright.games.cerebria.picks import PICKS
from boardwright.games.cerebria.standings import Standing, revelation
from boardwright.games.cerebria.state import TURNS

GAME = bw.game("cerebria")
ADVICE = Advice()
Pos = Position[Any]

PLAIN = {"settings": {"powers": "off"}}


def position(*seats: dict[str, Any], **rest: Any) -> Pos:
    """A position of two Shapers, with plain cards, unless more is said."""
    table = list(seats) or [{"spirit": "harmony"}, {"spirit": "hatred"}]
    pos = GAME.load({"seats": table, "seed": 1, **PLAIN, **rest})
    assert pos.decision is not None
    return pos


def eyes(pos: Pos, seat: int) -> Sees:
    return ADVICE.sees(pos.state, seat)


def keys(actions: Any) -> list[str]:
    return GAME.actions.keys(actions)


def vetoed(pos: Pos) -> list[str]:
    assert pos.decision is not None
    return sorted(keys(ADVICE.veto(pos.decision, eyes(pos, pos.decision.seats[0]))))


def random_points(games: int, every: int) -> Iterator[tuple[Pos, Decision, Dice]]:
    """Questions of random games of every kind, now and then."""
    for seed in range(games):
        settings = {"boards": "AB"[seed % 2], "team_boards": "AB"[seed // 2 % 2]}
        if seed % 5 == 4:
            settings = {"mode": "basic"}
        pos = GAME.new(2 + seed % 3, seed, settings)
        dice = Dice("cerebria advice", seed)
        while (decision := pos.decision) is not None:
            if dice.below(every) == 0:
                yield pos, decision, dice
            pos.answer(dice.pick(decision.options), decision.seats[0])


# What a seat sees

FOUR: list[dict[str, Any]] = [
    {"spirit": "harmony", "hand": ["Kindness"]},
    {"spirit": "hatred", "hand": ["Anger"]},
    {"spirit": "love", "hand": ["Desire"]},
    {"spirit": "misery"},
]

HIDDEN: list[Callable[[Sees], object]] = [
    lambda sees: sees.hand(1),
    lambda sees: sees.hand(3),
    lambda sees: sees.hidden(1),
    lambda sees: sees.deck_card(0, 1),
    lambda sees: sees.hidden_card(0, 1),
]


@pytest.mark.parametrize("ask", HIDDEN)
def test_hidden_facts_raise(ask: Callable[[Sees], object]) -> None:
    with pytest.raises(HiddenFact, match="seat 0 cannot see"):
        ask(eyes(position(*FOUR), 0))


def test_team_mates_share_hands_and_the_hidden_aspiration() -> None:
    teams = {"bliss": {"hidden": ["Unity", "..."]}, "gloom": {"hidden": ["Fortitude", "..."]}}
    pos = position(*FOUR, teams=teams, common={"row": ["Attitude", "..."]})
    numbers = pos.state.table.number
    for seat in (0, 2):
        sees = eyes(pos, seat)
        assert sees.hand(0) == (numbers["Kindness"],)
        assert sees.hand(2) == (numbers["Desire"],)
        assert sees.hidden(0) == ASPIRATIONS.index("Unity")
        assert sees.hand_size(1) == 1
        possible = [ASPIRATIONS[n] for n in sees.possible_hidden(1)]
        assert possible == [name for name in ASPIRATIONS if name != "Attitude"]


def test_prior_and_veto_see_no_more_than_the_seat() -> None:
    """Two worlds that look alike get the same logits and the same vetoes; never all options."""
    looked = 0
    for pos, decision, dice in random_points(10, 9):
        seat = decision.seats[0]
        world = pos.resample(seat, dice.fork())
        twin = next(d for d in world.decisions if seat in d.seats)
        eyes, other = (ADVICE.sees(p.state, seat) for p in (pos, world))
        logits = ADVICE.prior(decision, eyes)
        assert logits == ADVICE.prior(twin, other)
        assert len(logits) == len(decision.options)
        assert ADVICE.veto(decision, eyes) == ADVICE.veto(twin, other)
        assert ADVICE.veto(decision, eyes) < set(decision.options)
        looked += 1
    assert looked > 150


def test_every_pick_that_is_judged_is_asked_by_the_engine() -> None:
    folder = Path(str(bw.__file__)).parent / "games" / "cerebria"
    source = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    words = set(re.findall(r'"((?:ask|may)-[a-z-]+)"', source))
    made = {
        f"{how}-{what}" for how in ("ask", "may") for what in re.findall(r'"([a-z-]+)"', source)
    }
    assert set(PICKS) <= words | made


# Blunders


def test_a_turn_is_not_ended_with_an_action_that_gains_something() -> None:
    assert vetoed(position()) == ["done"]
    assert vetoed(position(actions=0)) == []
    assert "done" not in vetoed(position(ends="wheel"))


LOW: dict[str, Any] = {"spheres": {"Commitment": {"realm": "VAL", "wp": 2}}}
THEIRS: dict[str, Any] = {
    "common": {"row": ["Unity", "Openness", "..."]},
    "slots": {"NET.a": "G-red[1,2]/1", "NET.b": "G-red[1,2]/1"},
}
OURS: dict[str, Any] = {**THEIRS, "slots": {"NET.a": "B-red[1,2]/1", "NET.b": "B-red[1,2]/1"}}


def test_an_absorb_that_is_a_present_is_vetoed() -> None:
    """The Sphere would be emptied, and the other team has the Common Aspiration."""
    assert "absorb" in vetoed(position(**LOW, **THEIRS))
    assert "absorb" not in vetoed(position(**LOW, **OURS))
    assert "absorb" not in vetoed(position(**THEIRS))


def test_of_two_spheres_the_other_is_taken() -> None:
    seats: list[dict[str, Any]] = [
        {"spirit": "harmony", "space": "F0"},
        {"spirit": "hatred", "space": "LAN"},
    ]
    pos = position(*seats, **LOW, **THEIRS)
    assert "absorb" not in vetoed(pos)
    pos.answer("absorb")
    assert vetoed(pos) == ["sphere:Commitment"]


def test_a_bonus_that_costs_nothing_is_taken() -> None:
    pos = position(spheres={"Humility": {"realm": "VAL", "wp": 7}})
    pos.answer("absorb")
    assert pos.decision is not None
    assert pos.decision.key == "may-bonus-humility"
    assert vetoed(pos) == ["no"]


def test_no_card_is_spent_on_a_token_in_the_last_turn() -> None:
    seats: list[dict[str, Any]] = [
        {"spirit": "love", "hand": ["Courage"], "wp": 6},
        {"spirit": "hatred", "space": "LAN"},
    ]
    pos = position(*seats, ends="wheel")
    pos.answer("move")
    assert vetoed(pos) == ["discard:Courage"]
    pos = position(*seats)
    pos.answer("move")
    assert vetoed(pos) == []


def test_what_a_revelation_brings_is_summed_over_all_they_may_hide() -> None:
    teams = {"bliss": {"hidden": ["Liveliness", "..."]}}
    pos = position(**LOW, **OURS, teams=teams)
    # Both Aspirations are ours, and they lead in nothing that they may hide.
    assert revealing(eyes(pos, 0), 0) == 5
    assert revealing(eyes(pos, 1), 0) < 0


def logits(pos: Pos) -> dict[str, float]:
    assert pos.decision is not None
    mine = eyes(pos, pos.decision.seats[0])
    found = ADVICE.prior(pos.decision, mine)
    return dict(zip(keys(pos.decision.options), found, strict=True))


def test_for_a_token_the_card_that_is_least_worth_keeping_comes_first() -> None:
    """Two Vibes that the hand has once against one that it has twice."""
    hand = ["Kindness", "Kindness", "Courage"]
    pos = position({"spirit": "love", "hand": hand, "wp": 6}, GLOOM)
    pos.answer("move")
    found = logits(pos)
    assert found["discard:Kindness"] > found["discard:Courage"] + 1


def test_a_card_that_all_have_seen_is_shown_first() -> None:
    hand = ["Courage", "Affection"]
    mine = {"spirit": "love", "space": "NET", "wp": 6, "hand": hand, "shown": ["Courage"]}
    pos = position(
        {**mine, "rows": {"quell": ["wild"]}},
        GLOOM,
        slots={"NET.a": "G-red[1,2]/2"},
        teams={"bliss": {"ambition": 1}},
    )
    pos.answer("quell")
    while pos.decision is not None and pos.decision.key != "ask-reveal":
        pos.answer(next(key for key in keys(pos.decision.options) if key.startswith("slot:")))
    found = logits(pos)
    assert found["choose:Courage"] > found["choose:Affection"]


def test_a_free_token_takes_the_colour_that_the_hand_has_least_of() -> None:
    pos = position(
        {"spirit": "love", "hand": ["Courage", "Kindness"], "rows": {"move": ["wild"]}},
        GLOOM,
        teams={"bliss": {"ambition": 1}},
    )
    pos.answer("ability:token")
    while pos.decision is not None and pos.decision.key != "ask-colour":
        pos.answer(keys(pos.decision.options)[0])
    assert pos.decision is not None
    found = logits(pos)
    held = {pos.state.table.vibe[card] for card in pos.state.hand[0]}
    names = {f"colour:{name}" for n, name in enumerate(VIBES) if n in held}
    assert max(found, key=lambda key: found[key]) not in names
    assert min(found, key=lambda key: found[key]) in names


# Evaluation


def test_terms_come_for_every_seat_and_make_chances_of_teams() -> None:
    pos = position(*FOUR, teams={"gloom": {"wheel": 6}})
    rows = ADVICE.evaluate(pos.state)
    assert [len(row) for row in rows] == [len(ADVICE.terms)] * 4
    assert rows[0] == rows[2]
    assert rows[1] == rows[3]
    chances = ADVICE.chances(rows)
    assert chances[0] == chances[2] < 0.5 < chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1)


def seat(**facts: Any) -> dict[str, Any]:
    return {"spirit": "harmony", **facts}


GLOOM = {"spirit": "hatred", "space": "LAN"}


@pytest.mark.parametrize(
    ("term", "more", "less"),
    [
        ("wp", position(seat(wp=5), GLOOM), position(seat(wp=3), GLOOM)),
        ("essence", position(seat(essence=3), GLOOM), position(seat(essence=1), GLOOM)),
        ("hand", position(seat(hand=["Desire"]), GLOOM), position(seat(), GLOOM)),
        (
            "tokens",
            position(seat(rows={"move": ["wild", "red"]}), GLOOM),
            position(seat(), GLOOM),
        ),
        ("wheel", position(teams={"bliss": {"wheel": 3}}), position()),
        ("fragments", position(teams={"bliss": {"identity": {"minor": 1}}}), position()),
        ("ambition", position(teams={"bliss": {"ambition": 2}}), position()),
        ("fortresses", position(forts={"NET": {"team": "bliss"}}), position()),
        ("emotions", position(slots={"NET.a": "B-red[1,2]/2"}), position()),
        (
            "frontiers",
            position(slots={"NET.a": "B-red[1,2]/1"}),
            position(slots={"NET.a": "G-red[1,2]/1"}),
        ),
        (
            "realms",
            position(slots={"NET.a": "B-red[1,2]/1"}),
            position(slots={"NET.a": "G-red[1,2]/1"}),
        ),
        (
            "common",
            position(**OURS),
            position(**THEIRS),
        ),
        (
            "spheres",
            position(slots={"F0": "B-red[1,2]/1", "F4": "B-red[1,2]/1"}),
            position(),
        ),
        ("tempo", position(actions=3), position(actions=1)),
    ],
)
def test_each_term_rises_with_what_it_is_about(term: str, more: Pos, less: Pos) -> None:
    index = ADVICE.terms.index(term)
    high, low = (ADVICE.evaluate(pos.state)[0][index] for pos in (more, less))
    assert high > low


def test_a_lead_counts_more_near_the_end() -> None:
    lead = {"bliss": {"wheel": 5}}
    rows = ["Unity", "Openness"]
    down = [name for name in ASPIRATIONS if name not in rows]
    early = position(teams=lead)
    late = position(teams=lead, common={"row": rows, "down": down})
    over = position(teams=lead, ends="row", common={"row": rows, "down": down})
    chances = [ADVICE.chances(ADVICE.evaluate(pos.state))[0] for pos in (early, late, over)]
    assert chances == sorted(chances)
    assert chances[0] > 0.5


def test_aspirations_are_counted_as_the_rules_count_them() -> None:
    for pos, _, _ in random_points(10, 12):
        leads = Standing(pos.state).leads
        for number, count in enumerate(aspirations.COUNTS):
            assert leads[number] == count(pos.state, 0) - count(pos.state, 1)


def test_the_points_of_a_revelation_are_those_that_it_gives() -> None:
    """Whoever triggers one in a random game: Fragments for Aspirations as foreseen."""
    seen = 0
    for start in range(12):
        pos = GAME.new(2, start, {"powers": "off"})
        dice = Dice("revelations", start)
        while (decision := pos.decision) is not None:
            action = dice.pick(decision.options)
            before = pos.state.copy()
            pos.answer(action, decision.seats[0])
            told = [e for e in pos.events if e.kind == "fragment" and e.rule == "CER-285"]
            if any(e.kind == "revelation" for e in pos.events) and not pos.state.ends:
                expected = revelation(before, Standing(before).leads)[:2]
                gained = [0, 0]
                for event in told:
                    team = ("bliss", "gloom").index(str(event.args["team"]))
                    gained[team] += (3, 5)[int(str(event.args["size"])) - 1]
                assert tuple(gained) == expected
                seen += 1
    assert seen > 10


def test_numbers_can_be_changed_for_an_experiment_only_by_name() -> None:
    bold = Advice({"weights": {"wheel": 2.0}, "depth": 1})
    assert (bold.numbers.weights.wheel, bold.depth) == (2.0, 1)
    assert ADVICE.numbers.weights.wheel == 1.0
    with pytest.raises(ValueError, match="missing or unknown: boldness"):
        Advice({"weights": {"boldness": 2.0}})


# Turns and plans


def test_a_boundary_is_the_end_of_the_next_turn() -> None:
    pos = GAME.new(4, 3, {"mode": "basic"})
    root = ADVICE.root(pos.state, pos.state.me)
    assert root == Root(pos.state.me, 1)
    seen = []
    while pos.state.turns < 4:
        assert pos.decision is not None
        seen.append((pos.state.turns, ADVICE.goes_on(pos.state, root)))
        quiet = pos.state.phase == TURNS
        assert ADVICE.boundary(pos.state, root) == (quiet and pos.state.turns > 2)
        pos.answer(pos.decision.options[-1], pos.decision.seats[0])
    assert {turn for turn, on in seen if on} == {1}


def test_plans_are_whole_actions_and_leave_no_option_out() -> None:
    pos = GAME.new(2, 3, {"mode": "basic"})
    decision = pos.decision
    assert decision is not None
    mine = decision.seats[0]
    found = plans(pos.info(mine).sample(1), decision, mine, ADVICE)
    blunders = ADVICE.veto(decision, eyes(pos, mine))
    assert {plan.answer for plan in found} == set(decision.options) - blunders
    best = next(plan for plan in found if plan.end is not None)
    assert len(best.steps) > 1
    for plan in found:
        if plan.end is not None:
            trial = pos.info(mine).sample(1)
            for row in plan.steps:
                for action in row:
                    trial.answer(action, mine)
            assert trial.fingerprint() == plan.end.fingerprint()


def thoughts(name: str, pos: Pos, info: SeatInfo[Any]) -> object:
    bot = make_bot(name)
    bot.start(GAME, info.seat, info.setup, 1)
    choice = bot.choose(info, UNLIMITED)
    return choice.answer, choice.why.to_json(GAME.actions)


@pytest.mark.parametrize("name", list(LEVELS))
def test_worlds_that_look_alike_get_equal_answers(name: str) -> None:
    """Also from a text, as a worker gets it, and by a bot that has never answered before."""
    looked = 0
    for pos, decision, dice in random_points(6, 80):
        asked = decision.seats[0]
        before = pos.fingerprint()
        info, twin = pos.info(asked), pos.resample(asked, dice.fork()).info(asked)
        copy: SeatInfo[Any] = SeatInfo.from_text(GAME, info.to_text())
        answer = thoughts(name, pos, info)
        assert answer == thoughts(name, pos, twin) == thoughts(name, pos, copy)
        assert pos.fingerprint() == before
        looked += 1
    assert looked > 15


def test_why_names_terms_that_have_words() -> None:
    pos = GAME.new(2, 3, {"mode": "basic"})
    assert pos.decision is not None
    why = make_bot("adept").choose(pos.info(pos.decision.seats[0]), UNLIMITED).why
    assert why.worlds == 4
    assert why.reasons
    assert all(reason.key.removeprefix("advice-") in ADVICE.terms for reason in why.reasons)
    assert why.line


@pytest.mark.parametrize(
    ("seats", "settings"), [(2, {}), (3, {"boards": "B"}), (4, {"mode": "basic"})]
)
def test_adept_beats_random(seats: int, settings: dict[str, str]) -> None:
    """A sanity check, not a rating: a seed with both sides."""
    from boardwright.arena.matches import Match, lineup, play_game, schedule, teams_of
    from boardwright.arena.results import score

    names = lineup(("adept", "random"), teams_of("cerebria", seats, settings))
    rows = [play_game(job) for job in schedule(Match("cerebria", names, 2, 5, settings))]
    assert sum(score(row) for row in rows) >= 1
    assert all(not row["failures"] for row in rows)
    assert all(row["answers"] < 3000 for row in rows)
