"""Answers, takebacks and joint decisions: what is refused changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter

from boardwright.core.decisions import Decision
from boardwright.core.errors import BadAnswer, IllegalAnswer
from boardwright.core.messages import Json
from boardwright.server.course import begin
from boardwright.server.motions import Motion, Proposal
from boardwright.server.problems import Problem
from boardwright.server.store import Append, Mark, Operation
from boardwright.server.tables import Table


async def answer(table: Table, person: int, seat: int, number: int, key: str) -> None:
    """A person answers for a seat of theirs."""
    table.own(person, seat)
    table.playing()
    if table.seats[seat].level is not None:
        raise Problem("not-allowed", "a bot plays for this seat")
    decision = open_decision(table, seat, number, key)
    check(table, decision, seat, key)
    others = _people_of(table, decision) - {seat}
    if len(decision.seats) > 1 and not _agreed(table, decision, number, seat, key, others):
        table.tell_states()
        return
    await carry_out(table, seat, number, key, person)


async def insist(table: Table, person: int, seat: int, number: int) -> None:
    """The First Player ends a joint decision as it stands proposed."""
    table.own(person, seat)
    table.playing()
    proposal = table.proposal
    if proposal is None or proposal.number != number:
        raise Problem("stale", decision=table.course.number())
    if proposal.insist != seat:
        raise Problem("not-allowed")
    await carry_out(table, proposal.by, number, proposal.key, person)


def open_decision(table: Table, seat: int, number: int, key: str | None = None) -> Decision:
    """The decision that is meant, or why it is not open to this seat."""
    decision = table.course.decision(number)
    if decision is None:
        given = table.course.answered.get((seat, number))
        name = "repeated" if given is not None and given == key else "stale"
        raise Problem(name, decision=table.course.number())
    if seat not in decision.seats:
        raise Problem("foreign", decision=number)
    return decision


def check(table: Table, decision: Decision, seat: int, key: str) -> None:
    """Refuse an answer that the position would refuse; a guess at what is not to be known yet as
    if there were no such thing.
    """
    try:
        action = table.game.actions.id(key)
    except BadAnswer as error:
        raise Problem("unknown-key", str(error)) from error
    if action not in decision.options:
        state = table.course.pos.state
        if not table.game.knows(state, seat, action):
            raise Problem("unknown-key", str(table.game.actions.unknown(key)))
        rule = table.game.forbids(state, decision, action) or decision.rule
        raise illegal(table, key, rule)


def illegal(table: Table, key: str, rule: str) -> Problem:
    args: Mapping[str, Json] = {"key": key}
    return Problem("illegal", rule=rule, args=args, decision=table.course.number())


async def carry_out(table: Table, seat: int, number: int, key: str, person: int | None) -> None:
    """Give the answer to the game and write it down; the caller holds the lock."""
    course, began = table.course, perf_counter()
    try:
        course.answer(seat, key, number, table.step + 1)
    except IllegalAnswer as error:
        raise illegal(table, key, error.rule) from error
    except BadAnswer as error:
        raise Problem("unknown-key", str(error)) from error
    table.proposal = None
    if table.motion is not None and table.motion.kind == "takeback":
        table.motion = None
    more: list[Operation] = table.snapshot()
    if course.pos.outcome is not None:
        table.outcome = course.pos.outcome.to_json()
        table.status = "over"
        table.motion = None
        more.append(Mark(table.id, status="over", outcome=table.outcome))
    entry = Append(table.id, table.step + 1, "answer", seat, person, key, number)
    table.house.metrics.answers.labels("bot" if person is None else "person").inc()
    await table.happen(entry, *more, what={"kind": "answer", "seat": seat, "by": person})
    table.house.metrics.pushes.observe(perf_counter() - began)


# Joint decisions


def _people_of(table: Table, decision: Decision) -> set[int]:
    """The seats of a decision that people answer for; one for each person."""
    first: dict[int, int] = {}
    for seat in decision.seats:
        person = table.seats[seat].person
        if person is not None and table.seats[seat].level is None:
            first.setdefault(person, seat)
    return set(first.values())


def _agreed(
    table: Table, decision: Decision, number: int, seat: int, key: str, others: set[int]
) -> bool:
    """Propose this answer, or agree to it; whether everybody has."""
    mine = table.seats[seat].person
    wanted = {other for other in others if table.seats[other].person != mine}
    proposal = table.proposal
    if proposal is None or proposal.number != number or proposal.key != key:
        insist = table.game.first_player(table.course.pos.state)
        proposal = Proposal(number, key, seat, decision.seats, frozenset(wanted), insist)
        table.proposal = proposal
    else:
        first = next((o for o in proposal.wanted if table.seats[o].person == mine), seat)
        proposal.agreed.add(first)
    return proposal.carried


# Takebacks


async def undo(table: Table, person: int, seat: int) -> Motion | None:
    """Take the seat's last answer back at once where that is free; else what to ask the others."""
    table.own(person, seat)
    table.playing()
    grant = table.course.pos.undoable(seat)
    if grant.grant == "none" or table.course.last_answer(seat) is None:
        raise Problem("nothing-to-undo", args={"reason": grant.reason})
    if grant.grant == "free":
        await take_back(table, person, seat)
        return None
    if table.options["takeback"] == "never":
        raise Problem("not-allowed")
    bots = any(table.bot_at(n) is not None for n in range(len(table.seats)))
    if bots and not table.options["bots_accept"]:
        raise Problem("not-allowed")
    return Motion("takeback", person, frozenset(table.holders() - {person}), seat)


async def take_back(table: Table, person: int, seat: int) -> None:
    """Go back to before the seat's last answer."""
    course = table.course
    count = course.last_answer(seat)
    if count is None:
        raise Problem("nothing-to-undo")
    earlier = course.back_to(count)
    if earlier is None:
        earlier = begin(table.game, table.row)
        for answered, key in course.answers[:count]:
            earlier.answer(key, answered)
    shift = course.shift_after(earlier)
    course.take_back(count, earlier, shift)
    table.motion = table.proposal = None
    table.shots = [at for at in table.shots if at <= count]
    data: dict[str, Json] = {"to": count, "shift": shift}
    entry = Append(table.id, table.step + 1, "takeback", seat, person, None, data)
    await table.happen(entry, what={"kind": "takeback", "seat": seat, "by": person})
