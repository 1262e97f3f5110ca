"""Commands of people at a table: the same by socket and by POST."""

from __future__ import annotations

from boardwright.core.errors import NoSample
from boardwright.core.messages import Json
from boardwright.server import answering, ending, seatkeeping
from boardwright.server.hall import Hall
from boardwright.server.house import bot_seed
from boardwright.server.models import (
    AnswerCommand,
    AnyCommand,
    AskCommand,
    ChatCommand,
    InsistCommand,
    PlainCommand,
    RenameCommand,
    SeatCommand,
    StandInCommand,
)
from boardwright.server.problems import Problem
from boardwright.server.store import Line, Say
from boardwright.server.tables import Table, said
from boardwright.server.thinking import Unavailable

Result = dict[str, Json] | None

CHAT_KEPT = 200
"""Lines of chat that a newcomer is shown."""


async def carry_out(hall: Hall, table: Table, person: int | None, command: AnyCommand) -> Result:
    """Do what a person wants, or raise the problem; what changes the table is done one by one."""
    if person is None:
        raise Problem("no-token")
    if isinstance(command, AskCommand):
        return await _think(table, person, command)
    async with table.lock:
        table.kept()
        table.used = table.house.clock()
        match command:
            case AnswerCommand(seat=seat, decision=number, key=key):
                await answering.answer(table, person, seat, number, key)
            case InsistCommand(seat=seat, decision=number):
                await answering.insist(table, person, seat, number)
            case StandInCommand(seat=seat, level=level):
                await seatkeeping.stand_in(table, person, seat, level)
            case RenameCommand(name=name, seat=seat_or_none):
                await seatkeeping.rename(table, person, name, seat_or_none)
            case ChatCommand(text=text):
                await _say(table, person, text)
            case SeatCommand():
                return await _seat(hall, table, person, command)
            case PlainCommand():
                return await _plain(hall, table, person, command)
    return None


async def _seat(hall: Hall, table: Table, person: int, command: SeatCommand) -> Result:
    seat = command.seat
    match command.do:
        case "undo":
            motion = await answering.undo(table, person, seat)
            taken = motion is None or await ending.put(hall, table, motion)
            return {"taken": taken}
        case "take":
            await seatkeeping.sit(table, seat, person, table.people[person].name, False)
        case "free":
            await seatkeeping.free(table, person, seat)
        case "back":
            await seatkeeping.back(table, person, seat)
        case "link":
            return await seatkeeping.new_link(table, person, seat)
    return None


async def _plain(hall: Hall, table: Table, person: int, command: PlainCommand) -> Result:
    match command.do:
        case "agree":
            await ending.agree(hall, table, person)
        case "decline":
            ending.decline(table, person)
        case "links":
            return {"links": seatkeeping.links(table, person)}
        case "renew-key":
            return await seatkeeping.renew_key(table, person)
        case "skip":
            table.hurry.set()
        case "abandon":
            return await ending.abandon(hall, table, person)
        case "rematch":
            return await ending.rematch(hall, table, person)
        case "renew":
            return await ending.renew(hall, table, person)
    return None


async def _say(table: Table, person: int, text: str) -> None:
    number = (table.chat[-1].number if table.chat else 0) + 1
    name = table.people[person].name
    line = Line(number, person, name, text, table.house.clock())
    await table.keep(Say(table.id, number, person, name, text, line.at))
    table.chat.append(line)
    del table.chat[:-CHAT_KEPT]
    table.tell({"type": "chat", "line": said(line)})


async def _think(table: Table, person: int, command: AskCommand) -> Result:
    """Previews and hints: worked out elsewhere, from what the seat knows."""
    async with table.lock:
        table.kept()
        table.own(person, command.seat)
        table.playing()
        answering.open_decision(table, command.seat, command.decision)
        try:
            info = table.course.pos.info(command.seat).to_text()
        except NoSample as error:
            raise Problem("unavailable") from error
    thinkers, game = table.house.thinkers, table.game.name
    try:
        if command.do == "previews":
            previews = await thinkers.previews(game, info)
            return {"decision": command.decision, "previews": previews}
        seed = bot_seed(table.row.secret, command.seat, command.decision)
        return {"decision": command.decision, **await thinkers.hint(game, info, seed)}
    except Unavailable as error:
        raise Problem("unavailable") from error
