"""Those who think in processes of their own: whatever becomes of a bot, the table gets a legal
answer in time, and the next one is served as if nothing had been.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.bots import LEVELS, UNLIMITED, Budget, Level, make_bot
from boardwright.core.games import Game
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.server.thinking import Thinkers, Thought, Unavailable, jobs
from tests.server.bad_bots import BAD
from tests.server.thinking import ANEW, BOTS, LIMIT, children, run, text_of


def legal(pos: Position[Any], key: str) -> bool:
    return pos.game.actions.id(key) in pos.decisions[0].options


@pytest.fixture
def one() -> Iterator[Thinkers]:
    """A single worker, so that a job comes to whoever was left after the last."""
    before = children()
    thinkers = Thinkers(1, LIMIT, BOTS)
    thinkers.start()
    yield thinkers
    run(thinkers.close())
    assert children() <= before


@pytest.fixture
def two(ferries: Game[Any]) -> Iterator[Thinkers]:
    """Two workers who know the toy game too."""
    thinkers = Thinkers(2, 20.0)
    thinkers.start()
    yield thinkers
    run(thinkers.close())


def positions(name: str, seats: int, seed: int, most: int) -> Iterator[tuple[Position[Any], int]]:
    """Positions of a random game, each with one of the seats that are asked."""
    pos = bw.game(name).new(seats, seed)
    dice = Dice("positions", seed)
    for _ in range(most):
        if pos.over:
            return
        decision = dice.pick(pos.decisions)
        seat = dice.pick(decision.seats)
        yield pos, seat
        pos.answer(dice.pick(decision.options), seat)


# Answers


@pytest.mark.parametrize(("name", "seats"), [("innovation", 2), ("innovation", 3), ("ferries", 4)])
def test_a_worker_answers_what_the_bot_would(two: Thinkers, name: str, seats: int) -> None:
    """Secret questions, joint ones and several at once among them; always the same answer."""
    asked: set[tuple[str, int, bool]] = set()

    async def play() -> None:
        for n, (pos, seat) in enumerate(positions(name, seats, 5, 60)):
            info = pos.info(seat)
            text, level = info.to_text(), ("novice", "adept", "random")[n % 3]
            one, other = await asyncio.gather(
                two.answer(name, text, level, n), two.answer(name, text, level, n)
            )
            assert one.key == other.key
            assert one.failures == other.failures == ()
            assert info.decision is not None
            assert pos.game.actions.id(one.key) in info.decision.options
            if pos.game.advice() is not None:
                bot = make_bot(level)
                bot.start(pos.game, seat, pos.setup.sealed(), n)
                budget = LEVELS[level].budget if level in LEVELS else UNLIMITED
                assert one.key == pos.game.actions.key(bot.choose(info, budget).answer)
            asked.add((info.decision.key, len(info.decision.seats), pos.mid_action))

    run(play())
    assert {mid for _, _, mid in asked} == {False, True}
    assert name != "ferries" or {("ask-watch", 1), ("ask-sail", 2)} < {a[:2] for a in asked}


def test_another_seed_is_another_bot(two: Thinkers) -> None:
    _, text = text_of(40)

    async def keys() -> set[str]:
        told = [two.answer("innovation", text, "random", seed) for seed in range(20)]
        return {thought.key for thought in await asyncio.gather(*told)}

    assert len(run(keys())) > 1


def test_a_level_thinks_within_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """One iteration is one world, and from a single world nobody can tell how sure it is."""
    _, text = text_of(40)
    spread = [r["half_width"] for r in ranked(text)]
    level = Level("adept", LEVELS["adept"].make, Budget(iterations=1))
    monkeypatch.setitem(LEVELS, "adept", level)
    assert [r["half_width"] for r in ranked(text)] == [0.98] * len(spread) != spread


def ranked(text: str) -> Any:
    return jobs.hint("innovation", text, "adept", 1)["ranked"]


@pytest.mark.parametrize("level", [bad.__name__ for bad in BAD])
def test_a_bot_that_fails_is_replaced(one: Thinkers, level: str) -> None:
    """Greedy answers after a glance; the worker, or the next one, serves on."""
    pos, text = text_of(30)

    async def ask() -> tuple[Thought, Thought]:
        await one.answer("innovation", text, "random", 1)
        began = time.monotonic()
        bad = await one.answer("innovation", text, level, 1)
        assert time.monotonic() - began < LIMIT + ANEW
        assert bad.seconds == pytest.approx(time.monotonic() - began, abs=0.2)
        return bad, await one.answer("innovation", text, "adept", 1)

    bad, good = run(ask())
    assert legal(pos, bad.key)
    assert bad.key == jobs.answer("innovation", text, jobs.GLANCE, 1)
    assert [failure.bot for failure in bad.failures] == [level]
    assert good.failures == ()
    assert good.key == jobs.answer("innovation", text, "adept", 1)


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("hangs", "took longer than 2 s"),
        ("crashes", "the worker ended (3)"),
        ("leaves", "the worker ended (0)"),
        ("raises", "RuntimeError('what now')"),
        ("quits", "SystemExit('enough')"),
        ("cheats", "not among the options"),
        ("oracle", "UnknownBot"),
    ],
)
def test_a_failure_says_what_happened(one: Thinkers, level: str, why: str) -> None:
    thought = run(one.answer("innovation", text_of(30)[1], level, 1))
    assert why in thought.failures[0].why


@pytest.mark.parametrize(
    ("broken", "failed"), [("Greedy.choose = fail", 2), ("Greedy.choose = Random.choose = fail", 3)]
)
def test_when_simpler_bots_fail_too_there_is_still_an_answer(
    broken: str, failed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"broken_bots_{failed}"
    (tmp_path / f"{name}.py").write_text(
        "from boardwright.bots.greedy import Greedy\n"
        "from boardwright.bots.random import Random\n"
        "def fail(*_): raise RuntimeError('broken')\n"
        f"{broken}\n",
        "utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    pos, text = text_of(30)
    thinkers = Thinkers(1, LIMIT, (name,))
    thinkers.start()

    async def ask() -> Thought:
        try:
            one = await thinkers.answer("innovation", text, "adept", 7)
            assert one.key == (await thinkers.answer("innovation", text, "adept", 7)).key
            return one
        finally:
            await thinkers.close()

    thought = run(ask())
    assert legal(pos, thought.key)
    bots = ["adept", "glance", "random"]
    assert [failure.bot for failure in thought.failures] == bots[:failed]


def test_without_a_single_worker_there_is_still_an_answer(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    pos, text = text_of(30)
    thinkers = Thinkers(2, LIMIT, ("no_such_module",))
    thinkers.start()

    async def ask() -> Thought:
        try:
            with pytest.raises(Unavailable, match="no worker could be started"):
                await thinkers.previews("innovation", text)
            return await thinkers.answer("innovation", text, "adept", 7)
        finally:
            await thinkers.close()

    thought = run(ask())
    assert legal(pos, thought.key)
    assert [failure.why for failure in thought.failures] == ["no worker could be started"]
    assert "a worker could not get ready" in caplog.text
    assert "No module named 'no_such_module'" in capfd.readouterr().err


# Hints and previews


def test_a_hint_is_what_adept_thinks(two: Thinkers) -> None:
    async def ask() -> None:
        for pos, seat in positions("innovation", 2, 9, 30):
            info = pos.info(seat)
            hint: Any = await two.hint("innovation", info.to_text(), 5)
            bot = make_bot("adept")
            bot.start(pos.game, seat, pos.setup.sealed(), 5)
            choice = bot.choose(info, LEVELS["adept"].budget)
            why, keys = choice.why, pos.game.actions
            assert set(hint) == {"value", "ranked", "reasons", "line"}
            assert hint["value"] == pytest.approx(why.value, abs=1e-4)
            assert [r["key"] for r in hint["ranked"]] == keys.keys(r.answer for r in why.ranked)
            assert all(set(r) == {"key", "value", "half_width"} for r in hint["ranked"])
            assert [r["key"] for r in hint["reasons"]] == [r.key for r in why.reasons]
            line = [step["key"] for step in hint["line"]]
            assert line[0] == keys.key(choice.answer)
            assert line == keys.keys(why.line)[: len(line)]

    run(ask())


def test_a_hint_has_the_rest_of_a_turn_in_mind() -> None:
    """Where a turn has several actions, and answers that belong together."""
    pos = bw.game("cerebria").new(2, 3, {"mode": "basic"})
    while pos.decisions[0].prompt.key != "ask-action":
        pos.answer(pos.decisions[0].options[0], pos.decisions[0].seats[0])
    info = pos.info(pos.waiting[0]).to_text()
    line: Any = jobs.hint("cerebria", info, "adept", 5)["line"]
    assert len(line) > 1
    labels = [step["label"]["key"] for step in line]
    assert all(label.startswith("do-") for label in labels)
    assert jobs.hint("cerebria", info, "adept", 5)["line"] == line


@pytest.mark.parametrize(("name", "seats"), [("innovation", 3), ("ferries", 4)])
def test_previews_are_those_of_the_position(two: Thinkers, name: str, seats: int) -> None:
    told = 0

    async def ask() -> None:
        nonlocal told
        for pos, seat in positions(name, seats, 6, 60):
            decision = next(d for d in pos.decisions if seat in d.seats)
            explained = pos.explain(decision, seat)
            previews = await two.previews(name, pos.info(seat).to_text())
            assert previews == {
                option.key: [message.to_json() for message in option.preview]
                for option in explained.options
            }
            told += any(previews.values())

    run(ask())
    assert told > 10


def test_a_game_without_advice_gives_no_hints(two: Thinkers) -> None:
    toy = bw.game("ferries").new(4, 1).info(0).to_text()
    with pytest.raises(Unavailable, match="no advice"):
        run(two.hint("ferries", toy, 1))


def test_a_hint_that_cannot_be_had_is_unavailable(one: Thinkers) -> None:
    pos, text = text_of(30)
    other = 1 - pos.waiting[0]
    assert other not in pos.waiting

    async def ask() -> None:
        for level in ("hangs", "crashes", "raises"):
            with pytest.raises(Unavailable):
                await one.hint("innovation", text, 1, level)
        with pytest.raises(Unavailable, match="not asked"):
            await one.hint("innovation", pos.info(other).to_text(), 1)
        with pytest.raises(Unavailable, match="not asked"):
            await one.previews("innovation", pos.info(other).to_text())
        assert (await one.hint("innovation", text, 1))["line"]

    run(ask())
