"""Those who think in processes of their own: whatever becomes of a bot, the table gets a legal
answer in time, and the next one is served as if nothing had been.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

import pytest

import boardwright as bw
from boardwright.bots import LEVELS, UNLIMITED, Budget, Level, make_bot
from boardwright.core.games import Game
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.server.thinking import Thinkers, Thought, Unavailable, jobs
from boardwright.server.thinking.worker import NICENESS
from tests.server.bad_bots import BAD, PAUSE

T = TypeVar("T")

BOTS = ("tests.server.bad_levels",)
LIMIT = 2.0
ANEW = 8.0
"""Seconds for a new worker and the answer of a simpler bot, on a busy machine."""

INNOVATION = bw.game("innovation")

SERVER = """
import asyncio, multiprocessing
import boardwright as bw
from boardwright.server.thinking import Thinkers

async def main():
    info = bw.game("innovation").new(2, 1).info(0).to_text()
    thinkers = Thinkers(2, 60.0, ("tests.server.bad_levels",))
    thinkers.start()
    await asyncio.gather(*[thinkers.answer("innovation", info, "dawdles", 1) for _ in "ab"])
    thinking = asyncio.create_task(thinkers.answer("innovation", info, "hangs", 1))
    await asyncio.sleep(0.3)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    await thinking

if __name__ == "__main__":
    asyncio.run(main())
"""


def run(wanted: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(wanted)


def text_of(answers: int, seed: int = 3) -> tuple[Position[Any], str]:
    """A game of Innovation some answers on, and what the seat that is asked knows."""
    pos = INNOVATION.new(2, seed)
    dice = Dice("thinking", seed)
    for _ in range(answers):
        decision = pos.decisions[0]
        pos.answer(dice.pick(decision.options), decision.seats[0])
    return pos, pos.info(pos.waiting[0]).to_text()


def legal(pos: Position[Any], key: str) -> bool:
    return pos.game.actions.id(key) in pos.decisions[0].options


def workers() -> list[BaseProcess]:
    return multiprocessing.active_children()


@pytest.fixture
def one() -> Iterator[Thinkers]:
    """A single worker, so that a job comes to whoever was left after the last."""
    thinkers = Thinkers(1, LIMIT, BOTS)
    thinkers.start()
    yield thinkers
    run(thinkers.close())
    assert workers() == []


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


def test_when_time_is_up_the_bot_is_ended(one: Thinkers) -> None:
    async def ask() -> None:
        await one.answer("innovation", text_of(30)[1], "adept", 1)
        (before,) = workers()
        pid = before.pid
        assert pid is not None
        await one.answer("innovation", text_of(30)[1], "hangs", 1)
        (after,) = workers()
        assert after.pid != pid
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)

    run(ask())


def test_waiting_in_line_costs_a_bot_no_time(one: Thinkers) -> None:
    _, text = text_of(30)
    rounds = int(LIMIT / PAUSE) + 2

    async def ask() -> list[Thought]:
        told = [one.answer("innovation", text, "dawdles", n) for n in range(rounds)]
        return await asyncio.gather(*told)

    thoughts = run(ask())
    assert max(thought.seconds for thought in thoughts) > rounds * PAUSE > LIMIT
    assert [thought.failures for thought in thoughts] == [()] * rounds


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
            assert hint["line"][0] == keys.key(choice.answer)

    run(ask())


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


# Workers


def running(pid: int) -> bool:
    """Whether there is such a process; one that only waits to be buried does not count."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def test_a_worker_that_died_idle_is_replaced_unnoticed(one: Thinkers) -> None:
    async def ask() -> None:
        for _ in range(2):
            await one.answer("innovation", text_of(30)[1], "adept", 1)
            (worker,) = workers()
            worker.kill()
            worker.join(5)
            thought = await one.answer("innovation", text_of(30)[1], "adept", 1)
            assert thought.failures == ()

    run(ask())


def test_workers_step_back_and_leave_interrupts_to_the_server(one: Thinkers) -> None:
    _, text = text_of(30)

    async def ask() -> None:
        await one.answer("innovation", text, "adept", 1)
        (worker,) = workers()
        assert worker.pid is not None
        priority = min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == priority
        slow = asyncio.create_task(one.answer("innovation", text, "dawdles", 1))
        await asyncio.sleep(PAUSE / 4)
        os.kill(worker.pid, signal.SIGINT)
        assert (await slow).failures == ()
        assert workers() == [worker]

    run(ask())


def test_somebody_who_no_longer_waits_holds_nobody_up(one: Thinkers) -> None:
    _, text = text_of(30)

    async def ask() -> None:
        await one.answer("innovation", text, "random", 1)
        gone = [asyncio.create_task(one.answer("innovation", text, "dawdles", n)) for n in range(5)]
        await asyncio.sleep(PAUSE / 4)
        for task in gone:
            task.cancel()
        thought = await one.answer("innovation", text, "adept", 1)
        assert thought.failures == ()
        assert thought.seconds < 4 * PAUSE

    run(ask())


def test_closing_ends_thoughts_without_an_answer() -> None:
    """Nobody shall play a made-up answer because the server stops."""
    thinkers = Thinkers(2, 60.0, BOTS)
    _, text = text_of(30)

    async def ask() -> None:
        with pytest.raises(Unavailable):
            await thinkers.answer("innovation", text, "adept", 1)
        thinkers.start()
        await thinkers.answer("innovation", text, "adept", 1)
        tasks = [
            asyncio.create_task(thinkers.answer("innovation", text, "hangs", n)) for n in range(4)
        ]
        await asyncio.sleep(0.2)
        began = time.monotonic()
        await thinkers.close()
        assert time.monotonic() - began < 4.0
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(result, Unavailable)
        with pytest.raises(Unavailable):
            await thinkers.answer("innovation", text, "adept", 1)
        await thinkers.close()

    run(ask())
    assert workers() == []


def test_closing_does_not_wait_for_workers_that_are_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even for one that is being started at that moment."""
    (tmp_path / "long_import.py").write_text("import time\ntime.sleep(15)\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for pause in (0.0, 0.001, 0.003, 0.3):
        thinkers = Thinkers(2, LIMIT, ("long_import",))
        thinkers.start()
        time.sleep(pause)
        began = time.monotonic()
        run(thinkers.close())
        assert time.monotonic() - began < 4.0
        assert workers() == []


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    """Neither the idle one nor the one in the middle of a thought."""
    script = tmp_path / "server.py"
    script.write_text(SERVER, "utf-8")
    root = Path(__file__).parents[2]
    server = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert server.stdout is not None
    with server.stdout:
        pids = [int(pid) for pid in server.stdout.readline().split()]
    before = [pid for pid in pids if running(pid)]
    server.kill()
    server.wait()
    until = time.monotonic() + 2.0
    while (left := [pid for pid in pids if running(pid)]) and time.monotonic() < until:
        time.sleep(0.02)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert len(before) == 2
    assert left == []
