"""The bots by name, their budgets, and what happens when one fails."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, cast

import pytest

import boardwright as bw
from boardwright.bots import (
    LEVELS,
    UNLIMITED,
    Budget,
    Choice,
    NoAdvice,
    Spent,
    UnknownBot,
    Why,
    make_bot,
    safe_choose,
)
from boardwright.bots.greedy import Greedy
from boardwright.bots.worlds import Worlds
from boardwright.core.errors import NoSample
from boardwright.core.events import Event
from boardwright.core.games import Game, Setup
from boardwright.core.knowledge import SeatInfo
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.innovation.advice import Advice

GAME = bw.game("innovation")


def at_work(answers: int = 30, seed: int = 3) -> Position[Any]:
    """A game some answers on, each the last option."""
    pos = GAME.new(seats=2, seed=seed)
    for _ in range(answers):
        assert pos.decision is not None
        pos.answer(pos.decision.options[-1])
    return pos


def asked(pos: Position[Any]) -> SeatInfo[Any]:
    assert pos.decision is not None
    return pos.info(pos.decision.seats[0])


def test_levels_are_bots_of_their_name() -> None:
    assert list(LEVELS) == ["novice", "adept"]
    for name in (*LEVELS, "random", "greedy"):
        assert make_bot(name).name == name
    assert make_bot("adept") is not make_bot("adept")
    with pytest.raises(UnknownBot, match=r"oracle.*novice, adept"):
        make_bot("oracle")


def test_why_says_what_the_bot_thought() -> None:
    info = asked(at_work())
    assert info.decision is not None
    choice = make_bot("adept").choose(info, UNLIMITED)
    why = choice.why
    assert choice.answer in info.decision.options
    assert 0 < why.value < 1
    assert why.worlds == 4
    assert len(why.ranked) == min(5, len(info.decision.options))
    assert [r.value for r in why.ranked] == sorted((r.value for r in why.ranked), reverse=True)
    assert all(r.visits == 4 and r.half_width >= 0 for r in why.ranked)
    assert 1 <= len(why.reasons) <= 3
    assert all(reason.key.startswith("advice-") for reason in why.reasons)
    assert why.line[0] == choice.answer
    assert why.spent.iterations >= 4 * len(why.ranked)


def test_budgets_limit_the_worlds() -> None:
    info = asked(at_work())
    assert info.decision is not None
    options = len(info.decision.options)
    bot = make_bot("adept")
    assert bot.choose(info, Budget(iterations=2 * options)).why.worlds == 2
    assert bot.choose(info, Budget(iterations=1)).why.worlds == 1
    assert bot.choose(info, Budget(seconds=0.0)).why.worlds == 1
    assert bot.choose(info, Budget(seconds=60.0)).why.worlds == 4


def test_the_winning_answer_is_not_passed_up() -> None:
    """Five dominations and a sixth within reach; novices see that too."""
    seats: list[Json] = [
        {
            "zone": {"blue": ["Tools"]},
            "influence": ["Philosophy", "Engineering"],
            "hand": ["Pottery", "Archery"],
            "dominations": [2, 3, "Military", "Culture", "Science"],
        },
        {"zone": {"red": ["Oars"]}},
    ]
    pos = GAME.load({"seats": seats, "seed": 1})
    for name in ("novice", "adept"):
        for seed in range(5):
            bot = make_bot(name)
            bot.start(GAME, 0, pos.setup, seed)
            assert GAME.actions.key(bot.choose(pos.info(0), UNLIMITED).answer) == "dominate:1"


class Broken:
    """A bot that fails in a given way."""

    name = "broken"

    def __init__(self, answer: int | None, seconds: float = 0.0) -> None:
        self.answer = answer
        self.seconds = seconds

    def start(self, game: Game[Any], seat: int, setup: Setup, seed: int) -> None:
        pass

    def observe(self, events: Sequence[Event]) -> None:
        pass

    def choose(self, info: SeatInfo[Any], budget: Budget) -> Choice:
        if self.answer is None:
            raise ZeroDivisionError("thought of nothing")
        return Choice(self.answer, Why(0.5, spent=Spent(1, self.seconds)))


@pytest.mark.parametrize("answer", [None, 10**6])
def test_a_failing_bot_is_replaced_and_logged(
    answer: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    info = asked(at_work())
    assert info.decision is not None
    told: list[str] = []
    with caplog.at_level(logging.WARNING, "boardwright.bots"):
        choice = safe_choose(Broken(answer), info, UNLIMITED, lambda name, why: told.append(name))
    assert choice.answer in info.decision.options
    assert choice.why.worlds == 1
    assert told == ["broken"]
    assert "broken failed" in caplog.text


def test_the_first_option_is_the_last_resort(monkeypatch: pytest.MonkeyPatch) -> None:
    info = asked(at_work())
    assert info.decision is not None
    monkeypatch.setattr(type(GAME), "advice", lambda self: None)
    told: list[str] = []
    choice = safe_choose(Broken(None), info, UNLIMITED, lambda name, why: told.append(name))
    assert choice.answer == info.decision.options[0]
    assert told == ["broken", "greedy"]
    with pytest.raises(NoAdvice, match="innovation"):
        make_bot("adept").start(GAME, 0, GAME.setup(2, 0), 1)


def test_a_late_answer_counts_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    info = asked(at_work())
    assert info.decision is not None
    late = Broken(info.decision.options[1], seconds=2.0)
    with caplog.at_level(logging.WARNING, "boardwright.bots"):
        assert safe_choose(late, info, Budget(seconds=1.0)).answer == info.decision.options[1]
    assert "took 2.00 s of 1.00 s" in caplog.text


def test_adept_beats_random() -> None:
    """A sanity check, not a rating: ten games, sides changed."""
    from boardwright.arena.matches import Match, play_game, schedule
    from boardwright.arena.results import score

    rows = [play_game(job) for job in schedule(Match("innovation", ("adept", "random"), 10, 77))]
    assert sum(score(row) for row in rows) >= 8
    assert all(not row["failures"] for row in rows)


def test_a_game_that_never_ends_makes_bots_restless() -> None:
    """Past its patience a bot no longer gives the one answer that leads round in circles."""
    pos = at_work()
    info = asked(pos)
    answers: dict[int, set[int]] = {}
    for patience in (1, 10_000):
        advice = Advice()
        advice.patience = patience
        for seed in range(12):
            bot = Greedy(advice=advice)
            bot.start(GAME, info.seat, pos.setup, seed)
            answers.setdefault(patience, set()).add(bot.choose(info, UNLIMITED).answer)
    assert len(answers[1]) > len(answers[10_000])


class Unlucky:
    """Finds no world for the first seeds that it is asked for."""

    seat = 0

    def __init__(self, info: SeatInfo[Any], failures: int) -> None:
        self.info = info
        self.failures = failures

    def sample(self, rng: int) -> Position[Any]:
        self.failures -= 1
        if self.failures >= 0:
            raise NoSample("none fits")
        return self.info.sample(rng)


def test_seeds_without_a_world_are_counted() -> None:
    info = asked(at_work())
    worlds = Worlds(cast("SeatInfo[Any]", Unlucky(info, 3)), Dice(1))
    worlds.deal()
    worlds.deal()
    assert (worlds.used, worlds.dropped) == (2, 3)
    with pytest.raises(NoSample, match="out of 5 seeds"):
        Worlds(cast("SeatInfo[Any]", Unlucky(info, 9)), Dice(1)).deal()
