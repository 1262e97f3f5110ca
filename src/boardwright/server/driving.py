"""Bots at a table: who has to think, how long an answer stays, and what happens if one fails."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from boardwright.core.errors import BoardwrightError, NoSample
from boardwright.server.answering import carry_out
from boardwright.server.house import bot_seed, log
from boardwright.server.problems import Problem
from boardwright.server.records import record
from boardwright.server.tables import Table
from boardwright.server.thinking import Failure, Thought, Unavailable

PACE = {"none": 0.0, "brisk": 0.7, "relaxed": 1.6}
"""Seconds that an answer of a bot stays before the next one, if there is anything to be seen."""


@dataclass(frozen=True, slots=True)
class Due:
    """An answer that a bot owes."""

    number: int
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Task:
    """All that a bot's answer comes from: a failure is reported with it, whatever has happened at
    the table meanwhile.
    """

    due: Due
    step: int
    answers: tuple[tuple[int, str], ...]
    info: str | None
    """What the bot may know; None where no world fits it, which is a fault of the rules."""
    luck: int


def wake(table: Table) -> None:
    """Let the bots of a table think, if any is asked."""
    if table.driver is None or table.driver.done():
        if due(table) is None:
            table.hurry.clear()
        else:
            table.driver = asyncio.create_task(_drive(table), name=f"bots of {table.id}")


def due(table: Table) -> Due | None:
    """The first decision that only bots have a say in, and that is waited for."""
    if table.status != "playing" or table.lost:
        return None
    for decision in table.course.pos.decisions:
        levels = [table.bot_at(seat) for seat in decision.seats]
        if levels[0] is not None and None not in levels and not decision.idle:
            return Due(decision.number + table.course.shift, decision.seats[0], levels[0])
    return None


async def _drive(table: Table) -> None:
    loop = asyncio.get_running_loop()
    shown = loop.time() - PACE["relaxed"]
    while True:
        async with table.lock:
            wanted = due(table)
            if wanted is None:
                table.hurry.clear()
                return
            task = _task(table, wanted)
        try:
            thought = await _think(table, task)
        except Unavailable:
            return
        await _pause(table, shown)
        async with table.lock:
            for failure in thought.failures:
                _report(table, task, failure)
            if due(table) != wanted:
                continue
            try:
                await _answer(table, task, thought.key)
            except Problem:
                return
            if table.course.heard[-1].raws:
                shown = loop.time()


def _task(table: Table, wanted: Due) -> Task:
    failed: Failure | None = None
    info: str | None = None
    try:
        info = table.course.pos.info(wanted.seat).to_text()
    except NoSample as error:
        failed = Failure(wanted.level, str(error))
    luck = bot_seed(table.row.secret, wanted.seat, wanted.number)
    task = Task(wanted, table.step, tuple(table.course.answers), info, luck)
    if failed is not None:
        _report(table, task, failed)
    return task


async def _think(table: Table, task: Task) -> Thought:
    if task.info is None:
        return Thought(_any(table, task), (), 0.0)
    level = task.due.level
    thought = await table.house.thinkers.answer(table.game.name, task.info, level, task.luck)
    table.house.metrics.thinking.observe(thought.seconds)
    return thought


async def _answer(table: Table, task: Task, key: str) -> None:
    """Give the bot's answer; one that the game does not take is replaced by any that it does."""
    seat, number = task.due.seat, task.due.number
    try:
        await carry_out(table, seat, number, key, None)
    except Problem as problem:
        if problem.name == "unavailable":
            raise
        _report(table, task, Failure(task.due.level, str(problem)))
        await carry_out(table, seat, number, _any(table, task), None)


async def _pause(table: Table, shown: float) -> None:
    pace = PACE[str(table.options["pace"])] * table.house.config.pace_scale
    left = shown + pace - asyncio.get_running_loop().time()
    if left > 0:
        try:
            await asyncio.wait_for(table.hurry.wait(), left)
        except TimeoutError:
            return


def _any(table: Table, task: Task) -> str:
    """Any legal answer: what is left when every bot has failed."""
    decision = table.course.decision(task.due.number)
    if decision is None:
        return ""
    return table.game.actions.key(decision.options[task.luck % len(decision.options)])


def _report(table: Table, task: Task, failure: Failure) -> None:
    """Log a failure, and keep the record that leads to it beside the database."""
    table.house.metrics.failures.labels(failure.bot).inc()
    kept = ""
    try:
        folder = table.house.config.data / "failures"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{table.id}-{task.step}.record"
        file.write_text(record(table, task.answers), encoding="utf-8")
        kept = str(file)
    except (OSError, BoardwrightError) as error:
        kept = str(error)
    fields = {
        "event": "bot-failed",
        "table": table.id,
        "step": task.step,
        "decision": task.due.number,
        "seat": task.due.seat,
        "bot": failure.bot,
        "luck": task.luck,
        "why": failure.why,
        "record": kept,
    }
    log.error("a bot failed", extra=fields)
