"""What follows the effect of an Action (CER-426): powers that answer it, then upgrades worded
"after this Action", then Actions gained; Intentions and the Wheel come last.
"""

from __future__ import annotations

from boardwright.core.decisions import Decision
from boardwright.core.effects import ask
from boardwright.core.messages import Args
from boardwright.games.cerebria.board import SPHERES, SPHERES_OF
from boardwright.games.cerebria.emotions import POWER
from boardwright.games.cerebria.intentions import score
from boardwright.games.cerebria.keys import (
    NO,
    REWARD_KEY,
    REWARDS,
    SEAT_KEY,
    SPHERE_KEY,
    card_of,
)
from boardwright.games.cerebria.keys import discard as discard_key
from boardwright.games.cerebria.keys import power as power_key
from boardwright.games.cerebria.moves import (
    discard,
    draw,
    gain_action,
    gain_ambition,
    gain_essence,
    gain_wp,
)
from boardwright.games.cerebria.spirits import MOVE
from boardwright.games.cerebria.state import State
from boardwright.games.cerebria.telling import tell_power, tell_upgrades

YAWN, YAWN_MOVE = POWER["yawn"], POWER["yawn-move"]


def note_upgrades(s: State, me: int, action: int, use: int) -> None:
    """Tell the upgrades of an Action, and note the powers that answer them."""
    if use:
        tell_upgrades(s, me, action, use)
    if not use or not s.active & (YAWN | YAWN_MOVE):
        return
    for slot, emotion in enumerate(s.emo):
        if emotion >= 0 and s.side[slot] != s.team[me]:
            word = s.table.power[emotion]
            if word == YAWN or (word == YAWN_MOVE and action == MOVE):
                s.reactions.append(("yawn", emotion, s.side[slot]))


def so_far(s: State, me: int, action: int, use: int) -> Args:
    """What an Action has been built up to, for every question on its way."""
    return s.boards[me][action].told[use]


async def finish(s: State, me: int) -> None:
    """Everything that follows an Action without upgrades of its own for that."""
    if s.reactions:
        await react(s, me)
    end(s, me)


async def react(s: State, me: int) -> None:
    """CER-446: the powers that answer, the active team's first, each team's in an order that it
    chooses.
    """
    for team in (s.team[me], 1 - s.team[me]):
        pending = [r for r in s.reactions if r[2] == team and r[0] != "crave"]
        s.reactions = [r for r in s.reactions if r not in pending]
        while pending:
            emotion = pending[0][1]
            if len({found[1] for found in pending}) > 1:
                emotion = await _which(s, s.speaker(team), sorted({r[1] for r in pending}))
            reaction = next(r for r in pending if r[1] == emotion)
            pending.remove(reaction)
            tell_power(s, emotion, "CER-446")
            await _REACTIONS[reaction[0]](s, me, emotion, team)


async def _which(s: State, seat: int, emotions: list[int]) -> int:
    options = tuple([power_key(emotion) for emotion in emotions])
    return card_of(await ask(Decision((seat,), "ask-power", "CER-446", options)))


def end(s: State, me: int) -> None:
    """Actions gained by the Emotion that entered, then Intentions and the Wheel."""
    for _, emotion, team in s.reactions:
        if not s.ambition[team]:
            tell_power(s, emotion, "CER-411")
            gain_action(s, s.table.amount[emotion], "CER-411")
            if s.table.more[emotion]:
                gain_ambition(s, me, "CER-411")
    s.reactions = []
    score(s, me)


# Powers that answer


async def _name_spirit(s: State, team: int, what: str, emotion: int) -> int | None:
    """CER-444: a team names one of its Spirits, or none."""
    options = (*[SEAT_KEY + seat for seat in s.mates(team)], NO)
    source = s.table.names[emotion]
    decision = Decision((s.speaker(team),), f"may-name-{what}", "CER-444", options, source=source)
    answer = await ask(decision)
    return None if answer == NO else answer - SEAT_KEY


async def _yawn(s: State, me: int, emotion: int, team: int) -> None:
    """A Spirit of the team receives WP because the opponent used an upgrade."""
    seat = await _name_spirit(s, team, "wp", emotion)
    if seat is not None:
        gain_wp(s, seat, s.table.amount[emotion], "CER-446")


async def _blush(s: State, me: int, emotion: int, team: int) -> None:
    """A Spirit of the team receives a reward because another Emotion left the board."""
    seat = await _name_spirit(s, team, "reward", emotion)
    if seat is None:
        return
    options = tuple([REWARD_KEY + n for n in range(3) if n < 2 or s.deck[seat]])
    source = s.table.names[emotion]
    asked = Decision(
        (s.speaker(team),), "ask-reward", "CER-446", options, {"to_seat": seat}, source
    )
    reward = REWARDS[await ask(asked) - REWARD_KEY]
    if reward == "essence":
        gain_essence(s, seat, 1, "CER-446")
    elif reward == "wp":
        gain_wp(s, seat, 2, "CER-446")
    else:
        draw(s, seat, "CER-446")


async def _rue(s: State, me: int, emotion: int, team: int) -> None:
    """Whoever Quelled discards a card of their choice; a Strong form gives its team an Essence."""
    if s.hand[me]:
        options = tuple([discard_key(card) for card in dict.fromkeys(s.hand[me])])
        source = s.table.names[emotion]
        asked = Decision((me,), "ask-discard", "CER-446", options, source=source, always=True)
        discard(s, me, card_of(await ask(asked)), "CER-446")
    if s.table.more[emotion]:
        seat = await _spirit(s, team, emotion)
        gain_essence(s, seat, s.table.more[emotion], "CER-446")


async def _spirit(s: State, team: int, emotion: int) -> int:
    options = tuple([SEAT_KEY + seat for seat in s.mates(team)])
    source = s.table.names[emotion]
    decision = Decision((s.speaker(team),), "ask-name-essence", "CER-444", options, source=source)
    return await ask(decision) - SEAT_KEY


_REACTIONS = {"yawn": _yawn, "blush": _blush, "rue": _rue}


# Upgrades that several Actions have


def drained(s: State, me: int) -> list[int]:
    """CER-370, CER-396: adjacent Spheres that hold at least 2 WP."""
    spheres = [s.sphere_at(realm) for realm in SPHERES_OF[s.space[me]]]
    return [sphere for sphere in spheres if s.pool[sphere] >= 2]


async def drain(s: State, me: int, rule: str) -> None:
    """CER-370: 1 WP from an adjacent Sphere that holds 2 or more, without its bonus."""
    options = tuple([SPHERE_KEY + sphere for sphere in drained(s, me)])
    if options:
        sphere = await ask(Decision((me,), "ask-drain", rule, options)) - SPHERE_KEY
        s.pool[sphere] -= 1
        if s.log is not None:
            s.tell("drained", rule, {"seat": me, "sphere": SPHERES[sphere], "amount": 1})
        s.wp[me] += 1
