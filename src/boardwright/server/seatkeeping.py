"""Sitting down, getting up, and letting a bot play for a while."""

from __future__ import annotations

from dataclasses import replace

from boardwright.bots import LEVELS
from boardwright.core.messages import Json
from boardwright.server import tokens
from boardwright.server.problems import Problem
from boardwright.server.seating import Seat
from boardwright.server.store import (
    AddPerson,
    Append,
    Invite,
    Operation,
    Person,
    Rename,
    SetInvite,
    SetNonce,
)
from boardwright.server.tables import Table

MOST_PEOPLE = 64
"""At one table, watchers with a name included."""


def known_level(level: str) -> str:
    if level not in LEVELS:
        raise Problem("bad-setup", f"there is no level {level!r}; there are: {', '.join(LEVELS)}")
    return level


async def change(
    table: Table, number: int, seat: Seat, person: int | None, *more: Operation
) -> None:
    """Write down that a seat is another's now, and tell everybody."""
    before = table.seats[number]
    table.seats[number] = seat
    table.proposal = None
    if table.motion is not None and before.person != seat.person:
        table.motion = None
    entry = Append(table.id, table.step + 1, "seat", number, person, None, seat.to_json())
    await table.happen(entry, *more, what={"kind": "seat", "seat": number, "by": person})


def arrive(table: Table, name: str) -> tuple[int, AddPerson]:
    """Somebody new: their number, and what is to be written down."""
    if len(table.people) >= MOST_PEOPLE:
        raise Problem("not-allowed", "there are too many people at this table")
    number = max(table.people, default=-1) + 1
    nonce = table.house.random_bytes(16)
    table.people[number] = Person(number, name, nonce, table.house.clock())
    return number, AddPerson(table.id, number, name, nonce)


async def sit(table: Table, seat: int, person: int | None, name: str, invited: bool) -> int:
    """Take a seat, as somebody known or new."""
    if not 0 <= seat < len(table.seats):
        raise Problem("seat-not-free")
    place = table.seats[seat]
    if place.kind == "person":
        raise Problem("seat-taken")
    if not (invited or place.free):
        raise Problem("seat-not-free")
    table.playing()
    more: list[Operation] = []
    if person is None:
        person, added = arrive(table, name)
        more.append(added)
    invite = table.invites.get(seat)
    if invited and invite is not None:
        table.invites[seat] = replace(invite, person=person)
        more.append(SetInvite(table.id, seat, invite.nonce, person))
    await change(table, seat, place.taken(person, table.people[person].name), person, *more)
    return person


async def join(
    table: Table, person: int | None, name: str, invite: str | None, seat: int | None
) -> int:
    """Come by a link, by the code, or to watch; gives who it is."""
    if invite is not None:
        seat, holder = invited_to(table, invite)
        if holder is not None:
            return holder
        return await sit(table, seat, person, name, True)
    if seat is not None:
        return await sit(table, seat, person, name, False)
    if person is not None:
        return person
    if not table.may_watch():
        raise Problem("not-allowed")
    person, added = arrive(table, name)
    await table.keep(added)
    table.tell_table()
    return person


def invited_to(table: Table, text: str) -> tuple[int, int | None]:
    """The seat that a link is for, and who holds it by this very link."""
    read = tokens.read(table.house.secret, text)
    if read is None or read.kind != "s" or read.table != table.id:
        raise Problem("bad-token")
    invite = table.invites.get(read.number)
    if invite is None or not read.fits(invite.nonce):
        raise Problem("bad-token")
    holder = table.seats[read.number].person
    return read.number, holder if holder is not None and holder == invite.person else None


async def free(table: Table, person: int, seat: int) -> None:
    """Give a seat up; anybody with the code may take it. The link that led to it is void."""
    table.own(person, seat)
    table.playing()
    nonce = table.house.random_bytes(16)
    table.invites[seat] = Invite(seat, nonce, None)
    more = SetInvite(table.id, seat, nonce)
    await change(table, seat, table.seats[seat].freed(seat), person, more)


async def stand_in(table: Table, person: int, seat: int, level: str) -> None:
    """A bot plays for this seat: one's own, or that of somebody who has been gone for a while."""
    table.playing()
    known_level(level)
    if not 0 <= seat < len(table.seats):
        raise Problem("not-yours")
    place = table.seats[seat]
    if place.person != person:
        if person not in table.holders():
            raise Problem("not-allowed")
        if place.kind == "person" and not gone(table, place.person):
            raise Problem("not-allowed", "they are still here")
    if place.kind == "person":
        await change(table, seat, place.stood_in(level), person)
    else:
        await change(table, seat, Seat("bot", place.name, None, level), person)


def gone(table: Table, person: int | None) -> bool:
    """Whether somebody has been away for so long that a bot may play for them."""
    if person is None:
        return True
    if table.audience.present(person):
        return False
    since = table.left.get(person, table.opened)
    return table.house.clock() - since >= table.house.config.away_seconds


async def back(table: Table, person: int, seat: int) -> None:
    """Play oneself again."""
    table.own(person, seat)
    table.playing()
    if table.seats[seat].level is not None:
        await change(table, seat, table.seats[seat].stood_in(None), person)


async def rename(table: Table, person: int, name: str, seat: int | None) -> None:
    """Another name: for the person and the seats that carry it, or for one seat of theirs."""
    if seat is not None:
        table.own(person, seat)
        await change(table, seat, replace(table.seats[seat], name=name), person)
        return
    old = table.people[person]
    table.people[person] = replace(old, name=name)
    await table.keep(Rename(table.id, person, name))
    for number in table.seats_of(person):
        if table.seats[number].name == old.name:
            await change(table, number, replace(table.seats[number], name=name), person)
    table.tell_table()


def may_invite(table: Table, person: int | None, seat: int) -> bool:
    """The host invites to free seats, and whoever holds a seat to that one."""
    if person is None or not 0 <= seat < len(table.seats):
        return False
    place = table.seats[seat]
    return place.person == person or (person == table.row.host and place.kind != "person")


def links(table: Table, person: int | None) -> list[Json]:
    """The links that this person may give away."""
    secret = table.house.secret
    return [
        {"seat": n, "invite": tokens.invite_token(secret, table.id, n, table.invites[n].nonce)}
        for n, seat in enumerate(table.seats)
        if n in table.invites and seat.person is None and may_invite(table, person, n)
    ]


async def new_link(table: Table, person: int, seat: int) -> dict[str, Json]:
    """A new link for a seat; the old one is no longer good."""
    if not may_invite(table, person, seat):
        raise Problem("not-allowed")
    nonce = table.house.random_bytes(16)
    holder = table.seats[seat].person
    table.invites[seat] = Invite(seat, nonce, holder)
    await table.keep(SetInvite(table.id, seat, nonce, holder))
    return {"invite": tokens.invite_token(table.house.secret, table.id, seat, nonce)}


async def renew_key(table: Table, person: int) -> dict[str, Json]:
    """A new token for a person; the old one, and the links that led to it, are no longer good."""
    nonce = table.house.random_bytes(16)
    table.people[person] = replace(table.people[person], nonce=nonce)
    kept: list[Operation] = [SetNonce(table.id, person, nonce)]
    for seat in table.seats_of(person):
        table.invites[seat] = Invite(seat, table.house.random_bytes(16), person)
        kept.append(SetInvite(table.id, seat, table.invites[seat].nonce, person))
    await table.keep(*kept)
    return {"token": table.token(person)}
