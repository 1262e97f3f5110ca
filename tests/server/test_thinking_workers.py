"""The processes in which bots think: how they are kept, replaced and ended."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.server.thinking import Thinkers, Thought, Unavailable
from boardwright.server.thinking.worker import NICENESS, serve
from tests.server.bad_bots import PAUSE
from tests.server.thinking import BOTS, LIMIT, children, run, text_of, workers

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


@pytest.fixture
def one() -> Iterator[Thinkers]:
    """A single worker, so that a job comes to whoever was left after the last."""
    before = children()
    thinkers = Thinkers(1, LIMIT, BOTS)
    thinkers.start()
    yield thinkers
    run(thinkers.close())
    assert children() <= before


def test_when_time_is_up_the_bot_is_ended(one: Thinkers) -> None:
    async def ask() -> None:
        await one.answer("innovation", text_of(30)[1], "adept", 1)
        (before,) = workers(one)
        pid = before.pid
        assert pid is not None
        await one.answer("innovation", text_of(30)[1], "hangs", 1)
        (after,) = workers(one)
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
            (worker,) = workers(one)
            worker.kill()
            worker.join(5)
            thought = await one.answer("innovation", text_of(30)[1], "adept", 1)
            assert thought.failures == ()

    run(ask())


def test_workers_step_back_and_leave_interrupts_to_the_server(one: Thinkers) -> None:
    _, text = text_of(30)

    async def ask() -> None:
        await one.answer("innovation", text, "adept", 1)
        (worker,) = workers(one)
        assert worker.pid is not None
        priority = min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == priority
        slow = asyncio.create_task(one.answer("innovation", text, "dawdles", 1))
        await asyncio.sleep(PAUSE / 4)
        os.kill(worker.pid, signal.SIGINT)
        assert (await slow).failures == ()
        assert workers(one) == [worker]

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
    before = children()
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
    assert children() <= before


def test_closing_does_not_wait_for_workers_that_are_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even for one that is being started at that moment."""
    (tmp_path / "long_import.py").write_text("import time\ntime.sleep(15)\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    before = children()
    for pause in (0.0, 0.001, 0.003, 0.3):
        thinkers = Thinkers(2, LIMIT, ("long_import",))
        thinkers.start()
        time.sleep(pause)
        began = time.monotonic()
        run(thinkers.close())
        assert time.monotonic() - began < 4.0
        assert children() <= before


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


def test_a_worker_whose_server_hangs_up_ends_quietly() -> None:
    """Also where it has just found an answer, which nobody takes any more."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, ()))
    process.start()
    theirs.close()
    assert ours.recv() == (True, None)
    ours.send((time.sleep, (0.3,)))
    ours.close()
    process.join(60)
    assert process.exitcode == 0
    process.close()
