"""Laws that hold at every decision of every game, and the player that checks them.

They are cheap enough to run at each step; the dear ones (explained options with previews, text
round trips) are sampled.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from boardwright.core.decisions import Decision
from boardwright.core.effects import questions
from boardwright.core.errors import BadPosition, BadRecord, BoardwrightError, NoSample
from boardwright.core.events import Event, Raw, known_to
from boardwright.core.games import Game
from boardwright.core.knowledge import SeatInfo, resample
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.core.records import read

Pos = Position[Any]
Look = Callable[[Pos, int], Json]
"""Something that a seat can see of a position."""

LIMIT = 6000
"""Answers after which a game counts as unfinished; random games of Innovation take a few hundred,
the longest of Cerebria some thousands."""

ENOUGH = 30
"""Answers in which hidden things must have come up otherwise in a sample."""


class LawBroken(AssertionError):
    """A law does not hold; carries the record that shows it."""

    def __init__(self, law: str, pos: Pos, detail: str = "") -> None:
        super().__init__(f"{law}: {detail}\n{pos.record()}")
        self.law = law


def play_checked(
    game: Game[Any],
    seats: int,
    seed: int,
    settings: dict[str, str] | None = None,
    *,
    every: int = 12,
    looks: tuple[Look, ...] = (),
) -> Pos:
    """Play a random game to its end with all laws checked; the dear ones once in `every`."""
    pos = game.new(seats, seed, settings)
    play_on(pos, Dice("laws", seats, seed), Rate(1, every), looks=looks)
    return pos


class Rate(NamedTuple):
    """How often laws are checked that are dear: once in so many answers, on average."""

    hidden: int
    """What seats must not be able to tell."""
    text: int
    """Explained options with previews, and round trips through text."""
    undo: int = 1
    """Copies, and answers that are taken back."""


def at_random(pos: Pos, dice: Dice) -> tuple[Decision, int]:
    """Any decision, and any of its options."""
    decision = dice.pick(pos.decisions)
    return decision, dice.pick(decision.options)


def play_on(
    pos: Pos,
    dice: Dice,
    rate: Rate,
    choose: Callable[[Pos, Dice], tuple[Decision, int]] = at_random,
    *,
    looks: tuple[Look, ...] = (),
    notice: Callable[[Pos], None] | None = None,
    most: int = LIMIT,
) -> None:
    """Play a position on, to its end or for so many answers, with the laws checked at every one."""
    digests = [pos.digest()]
    seats = pos.setup.seats
    unlike = looked = 0
    for played in range(most):
        if pos.over:
            break
        hidden = rate.hidden == 1 or dice.below(rate.hidden) == 0
        check_position(pos, dice, hidden=hidden, dear=dice.below(rate.text) == 0, looks=looks)
        if hidden:
            looked += 1
            unlike += differs(pos, played % seats, played)
        if not unlike and looked > ENOUGH:
            raise LawBroken("samples are not the truth", pos)
        decision, action = choose(pos, dice)
        undo = rate.undo == 1 or dice.below(rate.undo) == 0
        check_answer(pos, decision, action, dice, hidden=hidden, undo=undo)
        if notice is not None:
            notice(pos)
        digests.append(pos.digest())
    check_record(pos, digests)


def differs(pos: Pos, seat: int, rng: int) -> bool:
    """Whether a sample for this seat differs from the truth in what another seat sees. It need not
    always; but in a game in which seats see different things, it must before long.
    """
    views = [pos.view(other) for other in range(pos.setup.seats)]
    if all({**view, "seat": seat} == views[seat] for view in views):
        return True
    world = pos.resample(seat, rng)
    return any(world.view(other) != view for other, view in enumerate(views))


def check_position(
    pos: Pos,
    dice: Dice,
    *,
    hidden: bool = True,
    dear: bool = False,
    looks: tuple[Look, ...] = (),
) -> None:
    """What must hold of a position as it stands."""
    wrong = pos.game.problems(pos.state)
    if wrong:
        raise LawBroken("components are conserved", pos, "; ".join(wrong))
    if not pos.mid_action:
        resting = pos.game.fingerprint(pos.state)
        pos.game.ask(pos.state)
        if resting != pos.game.fingerprint(pos.state):
            raise LawBroken("asking changes nothing", pos)
    for decision in pos.decisions:
        if len(set(decision.options)) != len(decision.options):
            raise LawBroken("options are distinct", pos)
        if len(decision.options) < 2 and not decision.always:
            raise LawBroken("forced answers are not asked", pos)
    if hidden or dear:
        for seat in range(pos.setup.seats):
            check_secrecy(pos, seat, dice, dear=dear, looks=looks)
    if dear:
        check_texts(pos, dice.below(pos.setup.seats), dice)


def seen_by(pos: Pos, seat: int) -> dict[str, Json]:
    """Everything that a table tells a seat about a position."""
    undo = pos.undoable(seat)
    return {
        "view": pos.view(seat),
        "asked": pos.asked(seat),
        "waiting": list(pos.waiting),
        "undo": undo.to_json(),
        "over": pos.over,
    }


def check_secrecy(
    pos: Pos, seat: int, dice: Dice, *, dear: bool = False, looks: tuple[Look, ...] = ()
) -> None:
    """A world that differs only in what is hidden from a seat looks the same to it."""
    try:
        world = resample(pos, seat, dice.fork(), events=True)
    except NoSample as error:
        raise LawBroken("a seat's knowledge can be sampled", pos, str(error)) from error
    wrong = pos.game.problems(world.state)
    if wrong:
        raise LawBroken("a sample is a whole game", pos, "; ".join(wrong))
    if not pos.mid_action and pos.game.asks_alike(pos.state) and not _asks_alike(pos, world):
        raise LawBroken("dealt worlds ask alike", pos, f"seat {seat}")
    mine, other = seen_by(pos, seat), seen_by(world, seat)
    if mine != other:
        different = [key for key in mine if mine[key] != other[key]]
        raise LawBroken("a sample looks the same", pos, f"seat {seat}: {different}")
    for look in looks:
        if look(pos, seat) != look(world, seat):
            raise LawBroken("a sample looks the same", pos, f"seat {seat}: {look}")
    if dear:
        known = pos.game.knowledge(pos.state, seat)
        if known != pos.game.knowledge(world.state, seat):
            raise LawBroken("a sample keeps to what was shown", pos, f"seat {seat}")
        for decision in pos.decisions:
            if seat in decision.seats:
                twin = next(d for d in world.decisions if d.number == decision.number)
                try:
                    alike = pos.explain(decision, seat) == world.explain(twin, seat)
                except BoardwrightError as error:
                    raise LawBroken("options can be explained", pos, str(error)) from error
                if not alike:
                    raise LawBroken("options are explained alike", pos, f"seat {seat}")
        again = pos.info(seat).sample(7)
        if again.fingerprint() != pos.resample(seat, 7).fingerprint():
            raise LawBroken("info gives the samples of the position", pos, f"seat {seat}")
        if world.resample(seat, 7).fingerprint() != again.fingerprint():
            raise LawBroken("worlds that look alike give equal samples", pos, f"seat {seat}")


def _asks_alike(pos: Pos, world: Pos) -> bool:
    """Whether a dealt world, left to itself, would ask what the position asks."""
    asked, there = pos.game.ask(pos.state), pos.game.ask(world.state)
    here, other = questions(asked), questions(there)
    alike = [mine.looks_like(theirs) for mine, theirs in zip(here, other, strict=False)]
    return type(asked) is type(there) and len(here) == len(other) and all(alike)


def check_answer(
    pos: Pos,
    decision: Decision,
    action: int,
    dice: Dice,
    *,
    hidden: bool = True,
    undo: bool = True,
) -> None:
    """Answer, and check what copies, undo and other worlds make of it."""
    seat = decision.seats[0]
    after = _tried(pos, action, seat) if undo else None
    watcher = dice.below(pos.setup.seats)
    world = resample(pos, watcher, dice.fork(), events=True) if hidden else None
    pos.answer(action, seat)
    if after is not None and pos.fingerprint() != after:
        raise LawBroken("the same answer gives the same position", pos)
    twin = None
    if world is not None:
        twin = next((d for d in world.decisions if d.number == decision.number), None)
    if world is not None and twin is not None and action in twin.options:
        world.answer(action, seat)
        here = foreseen(pos.game, pos.raw_events, watcher)
        there = foreseen(pos.game, world.raw_events, watcher)
        known = min(len(here), len(there))
        if watcher == seat and here[:known] != there[:known]:
            detail = f"seat {watcher}: {here} or {there}"
            raise LawBroken("the same answer tells the same", pos, detail)


def _tried(pos: Pos, action: int, seat: int) -> tuple[object, ...]:
    """What an answer leads to, given in a copy and taken back there."""
    before = pos.fingerprint()
    copy = pos.copy()
    if copy.fingerprint() != before:
        raise LawBroken("a copy equals its original", pos)
    copy.answer(action, seat)
    if pos.fingerprint() != before:
        raise LawBroken("a copy is independent", pos)
    after = copy.fingerprint()
    copy.undo()
    if copy.fingerprint() != before:
        raise LawBroken("undo restores", pos)
    return after


def foreseen(game: Game[Any], raws: Sequence[Raw], seat: int) -> list[Event]:
    """What a seat learns of events, up to the first that brings out something it could not know.
    Where that happens, or somebody else is asked, is hidden too: only what both have counts.
    """
    events: list[Event] = []
    for raw in raws:
        if game.unforeseen(raw, seat):
            break
        events.append(known_to(raw, seat))
    return events


def check_texts(pos: Pos, seat: int, dice: Dice) -> None:
    """A position and a seat's info survive as text."""
    data = json.loads(json.dumps(pos.to_dict()))
    try:
        loaded = pos.game.load(data)
    except BadPosition as error:
        raise LawBroken("load brings a position back", pos, str(error)) from error
    if loaded.fingerprint() != pos.fingerprint():
        raise LawBroken("load brings a position back", pos)
    info = pos.info(seat)
    text = info.to_text()
    again: SeatInfo[Any] = SeatInfo.from_text(pos.game, text)
    if again.to_text() != text or again.view != info.view:
        raise LawBroken("info survives as text", pos)
    rng = dice.fork()
    if again.sample(rng).fingerprint() != info.sample(rng).fingerprint():
        raise LawBroken("info as text gives the same samples", pos)


def check_record(pos: Pos, digests: list[str]) -> None:
    """The record replays to the same positions, hash by hash."""
    try:
        replayed = [again.digest() for again in read(pos.record()).positions()]
    except BadRecord as error:
        raise LawBroken("the record replays to the same positions", pos, str(error)) from error
    if replayed != digests:
        raise LawBroken("the record replays to the same positions", pos)
