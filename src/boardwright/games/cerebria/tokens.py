"""Vibe tokens: where one may lie, and laying it (CER-161 to CER-172)."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import Args
from boardwright.games.cerebria.emotions import VIBES, WILD
from boardwright.games.cerebria.keys import COLOUR_KEY, NO, PLACE_KEY, ROW_KEY
from boardwright.games.cerebria.spirits import ACTION_NAMES, EMPOWER, UPGRADES
from boardwright.games.cerebria.state import State

COLOURS = (1, 2, 3, 4)


def rows_of(s: State) -> range:
    """CER-016, CER-017: in the basic game nothing may lie on the Empower row."""
    return range(EMPOWER if s.rules.basic else EMPOWER + 1)


def _places(row: int) -> tuple[int, ...]:
    return tuple(n for n in (1, 2, 3) if not row >> 3 * n & 7) if row & 7 else (0,)


_PLACES = tuple(_places(row) for row in range(1 << 12))


def places(row: int) -> tuple[int, ...]:
    """CER-163, CER-168: where a row can take a token: first its unlock space, then any upgrade."""
    return _PLACES[row]


def colours(row: int) -> list[int]:
    """CER-164, CER-165: the colours that are not in a row yet; wild tokens restrict nothing."""
    there = {row >> 3 * place & 7 for place in range(4)}
    return [colour for colour in COLOURS if colour not in there]


def has_colour(row: int, colour: int) -> bool:
    return colour in (row & 7, row >> 3 & 7, row >> 6 & 7, row >> 9)


NEW = tuple(
    sum(1 << colour for colour in COLOURS if not has_colour(row, colour)) if _PLACES[row] else 0
    for row in range(1 << 12)
)
"""CER-164: the colours that a row can take a token of, as a mask."""


def takes(row: int, colour: int) -> bool:
    """Whether a row can take a token of this colour."""
    return bool(NEW[row] >> colour & 1)


def lay(s: State, seat: int, action: int, place: int, colour: int, rule: str) -> None:
    """Put a token on a space of a row."""
    at = 5 * seat + action
    s.rows[at] |= colour << 3 * place
    if s.log is not None:
        vibe = "wild" if colour == WILD else VIBES[colour]
        args: Args = {"seat": seat, "action": ACTION_NAMES[action], "place": place, "vibe": vibe}
        s.tell("token-laid", rule, {**args, "upgrade": place_name(s, seat, action, place)})
    _count_rows(s, seat, action, colour)


def _count_rows(s: State, seat: int, action: int, colour: int) -> None:
    """CER-105, CER-109, CER-110: a full row, and every row with one token more; tokens of the setup
    score nothing (CER-172).
    """
    if s.rules.basic:
        return
    if not s.rules.team_b:
        if colour != WILD and not places(s.rows[5 * seat + action]):
            s.due.append("A4")
        return
    least = min(s.tokens(seat, n) for n in range(5))
    while s.row_done[seat] < least:
        s.row_done[seat] += 1
        if colour != WILD:
            s.due.append("B4")


def place_name(s: State, seat: int, action: int, place: int) -> str:
    """The upgrade that a space of a row stands for."""
    return UPGRADES[s.boards[seat][action].upgrades[place - 1].kind] if place else "unlock"


def place_key(s: State, seat: int, action: int, place: int) -> int:
    return PLACE_KEY + (1 + s.boards[seat][action].upgrades[place - 1].kind if place else 0)


async def choose_place(
    s: State, seat: int, action: int, free: Sequence[int], rule: str, *, secret: bool = False
) -> int:
    """One of these spaces of a row."""
    options = {place_key(s, seat, action, place): place for place in free}
    args = {"action": ACTION_NAMES[action]}
    asked = Decision((seat,), "ask-place", rule, tuple(options), args, always=secret)
    return options[await ask(asked)]


async def choose_colour(s: State, seat: int, action: int, place: int, rule: str) -> int:
    """A colour that the row does not have yet."""
    options = tuple([COLOUR_KEY + colour for colour in colours(s.rows[5 * seat + action])])
    args = {"action": ACTION_NAMES[action], "upgrade": place_name(s, seat, action, place)}
    return await ask(Decision((seat,), "ask-colour", rule, options, args)) - COLOUR_KEY


def open_rows(s: State, seat: int, colour: int = 0) -> list[int]:
    """CER-458: the rows that can take a token, of this colour or of any."""
    rows = s.rows[5 * seat : 5 * seat + 5]
    if colour:
        return [n for n in rows_of(s) if takes(rows[n], colour)]
    return [n for n in rows_of(s) if places(rows[n])]


def has_open_row(s: State, seat: int) -> bool:
    """CER-458: whether any row can take a token."""
    first = 5 * seat
    return any(_PLACES[row] for row in s.rows[first : first + len(rows_of(s))])


async def add_token(s: State, seat: int, rule: str, colour: int = 0, *, may: bool = False) -> bool:
    """CER-249, CER-395: a token on any own row: of this colour, or of one that the seat chooses.
    Whether one was laid.
    """
    rows = open_rows(s, seat, colour)
    if not rows:
        return False
    options = tuple([ROW_KEY + row for row in rows])
    if may:
        options = (*options, NO)
    answer = await ask(Decision((seat,), "may-row" if may else "ask-row", rule, options))
    if answer == NO:
        return False
    action = answer - ROW_KEY
    place = await choose_place(s, seat, action, places(s.rows[5 * seat + action]), rule)
    chosen = colour or await choose_colour(s, seat, action, place, rule)
    lay(s, seat, action, place, chosen, rule)
    return True
