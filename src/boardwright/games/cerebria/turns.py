"""Turns and the points between Actions at which something is asked (CER-148 to CER-160)."""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import Flow, Reply
from boardwright.core.messages import NO_ARGS
from boardwright.core.outcomes import GameEnd
from boardwright.games.cerebria import realms, setup
from boardwright.games.cerebria.absorb import absorb, rotate
from boardwright.games.cerebria.acts import building
from boardwright.games.cerebria.board import NEIGHBOURS, NEXT_TO
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.intentions import score
from boardwright.games.cerebria.keys import (
    ABSORB,
    ACT,
    ACTION_ABILITY,
    AMBITION,
    DONE,
    DRAW,
    REALM_KEY,
    ROTATE_ABILITY,
    TOKEN_ABILITY,
    USE_KEY,
)
from boardwright.games.cerebria.moves import draw, gain_action, gain_ambition, gain_wp, pay
from boardwright.games.cerebria.powers import give, may_give
from boardwright.games.cerebria.scoring import final_scoring
from boardwright.games.cerebria.state import (
    ACTION_USED,
    END_OF_TURN,
    MOST_AMBITION,
    PLACING,
    ROTATE_USED,
    TURNS,
    VIBE_USED,
    WILDS,
    State,
)
from boardwright.games.cerebria.telling import tell_power
from boardwright.games.cerebria.tokens import add_token, has_open_row

GIVE = POWER["give"]
REST, HOARD = POWER["rest"], POWER["hoard-each-turn"]


def ask(s: State) -> Decision:
    """The question at a quiet point, from the state alone."""
    if s.phase == TURNS:
        me, left = s.me, s.actions
        # What can be done depends on the hand: with one it is always asked.
        secret = left > 0 and bool(s.hand[me])
        found = options(s, me)
        return Decision((me,), "ask-action", "CER-149", found, {"left": left}, "", NO_ARGS, secret)
    if s.phase == END_OF_TURN:
        return Decision((s.me,), "ask-end-of-turn", "CER-153", end_options(s, s.me))
    return setup.ask(s)


def options(s: State, me: int) -> tuple[int, ...]:
    """CER-149, CER-150: Actions while some are left, Abilities at any time, and the end."""
    found: list[int] = []
    if s.actions > 0:
        can = building.can
        for n in range(4 if s.rules.basic else 5):
            if can(s, me, n):
                found.append(ACT + n)
        found += realms.possible(s, me)
    if not s.absorbed:
        found.append(ABSORB)
    ambition = s.ambition[s.team[me]]
    if ambition:
        if not s.used & VIBE_USED and has_open_row(s, me):
            found.append(TOKEN_ABILITY)
        if not s.used & ROTATE_USED:
            found.append(ROTATE_ABILITY)
        if ambition > 1 and not s.used & ACTION_USED:
            found.append(ACTION_ABILITY)
    if s.active & GIVE:
        mine = s.team[me]
        found += [USE_KEY + n for n in range(15) if s.side[n] == mine and may_give(s, n)]
    found.append(DONE)
    return tuple(found)


def end_options(s: State, me: int) -> tuple[int, ...]:
    """CER-153, CER-157: an Ambition token, if one is spent, or two cards."""
    return (AMBITION, DRAW) if s.ambition[s.team[me]] < MOST_AMBITION else (DRAW,)


def act(s: State, reply: Reply) -> Flow[None] | None:
    """Carry out the answer to the question at a quiet point."""
    assert isinstance(reply, int)
    me = s.me
    if s.phase == TURNS:
        return _act(s, me, reply)
    if s.phase == END_OF_TURN:
        end_turn(s, me, reply)
        return None
    return setup.act(s, reply)


def _act(s: State, me: int, answer: int) -> Flow[None] | None:
    if answer == DONE:
        s.phase = END_OF_TURN
        return None
    if ACT <= answer < ACT + 5:
        return building.perform(s, me, answer - ACT)
    if REALM_KEY <= answer < REALM_KEY + 5:
        return realms.perform(s, me, answer - REALM_KEY)
    if answer == ABSORB:
        return absorb(s, me)
    if answer == TOKEN_ABILITY:
        return _add_token(s, me)
    if answer == ROTATE_ABILITY:
        s.used |= ROTATE_USED
        pay(s, me, 0, 1, 0, "CER-250")
        rotate(s, "CER-250")
        return None
    if answer == ACTION_ABILITY:
        s.used |= ACTION_USED
        pay(s, me, 0, 2, 0, "CER-251")
        gain_action(s, 1, "CER-251")
        return None
    return give(s, me, answer - USE_KEY)


async def _add_token(s: State, me: int) -> None:
    """CER-249: a Vibe token of a free colour, for 1 Ambition and no card."""
    s.used |= VIBE_USED
    pay(s, me, 0, 1, 0, "CER-249")
    await add_token(s, me, "CER-249")
    score(s, me)


def end_turn(s: State, me: int, answer: int) -> None:
    """CER-153 to CER-155, CER-447: Ambition or cards, powers of the end of a turn, the zero check;
    then the next turn, or the end of the game.
    """
    if answer == AMBITION:
        gain_ambition(s, me, "CER-153")
    else:
        for _ in range(2):
            draw(s, me, "CER-153")
    if s.active & (REST | HOARD):
        _end_powers(s, me)
    if not s.wp[me]:
        gain_wp(s, me, 1, "CER-154")
    if s.ends:
        raise GameEnd(final_scoring(s))
    s.at = (s.at + 1) % len(s.order)
    setup.begin_turn(s)


def _end_powers(s: State, me: int) -> None:
    """CER-447: Emotions that give Willpower at the end of their team's turns."""
    table = s.table
    for slot, emotion in enumerate(s.emo):
        if emotion < 0 or s.side[slot] != s.team[me]:
            continue
        if table.power[emotion] == REST:
            beside = s.space[me] == NEXT_TO[slot]
            amount = table.amount[emotion] if beside else table.more[emotion]
            if amount:
                tell_power(s, emotion, "CER-447")
            gain_wp(s, me, amount, "CER-447")
        elif table.power[emotion] == HOARD and all(
            s.side[near] != s.side[slot] for near in NEIGHBOURS[slot]
        ):
            tell_power(s, emotion, "CER-447")
            gain_wp(s, me, table.amount[emotion], "CER-447")


PHASES = {PLACING: "placing", WILDS: "wilds", TURNS: "turn", END_OF_TURN: "end"}
"""The points at which something is asked, in words."""
