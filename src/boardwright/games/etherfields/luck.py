"""The two dice, and what changes a result before it is applied (section 17)."""

from __future__ import annotations

from collections import Counter

from boardwright.core.decisions import CHANCE, Decision
from boardwright.core.effects import ask_chance
from boardwright.core.messages import Args
from boardwright.games.etherfields import supplies
from boardwright.games.etherfields.content import LUCK, MOVEMENT
from boardwright.games.etherfields.figures import figure_name
from boardwright.games.etherfields.hooks import hooks
from boardwright.games.etherfields.keys import DIE_KEY, LUCK_KEY
from boardwright.games.etherfields.moments import Moment
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.standing import GEM_LOCK, NO_REROLL, is_locked
from boardwright.games.etherfields.state import NOBODY, State
from boardwright.games.etherfields.stats import forbidden

FAIL, BLANK = LUCK.index("fail"), LUCK.index("blank")


def pips(face: int) -> int:
    """ETH-330: 1, 2 or 3; nothing on a Fail or a blank."""
    return max(face - BLANK, 0)


def face_name(die: str, face: int) -> str:
    return LUCK[face] if die == "luck" else MOVEMENT[face]


async def roll_luck(
    s: State, seat: int, rule: str, scene: Scene | None = None, word: str = "effect"
) -> int:
    """Roll the Luck die for a Dreamer: the face that counts in the end (ETH-338, ETH-339)."""
    rolled = Moment("rolled", seat, die="luck", word=word)
    if scene is not None:
        rolled.entity, rolled.action = scene.entity, scene.action
    return await _roll(s, rolled, rule)


async def roll_movement(s: State, figure: int, rule: str, entity: int = NOBODY) -> int:
    """Roll the Movement die for a figure (ETH-399, ETH-411)."""
    return await _roll(s, Moment("rolled", entity=entity, figure=figure, die="movement"), rule)


async def _roll(s: State, rolled: Moment, rule: str) -> int:
    await _cast(s, rolled, rule)
    await hooks.window(s, rolled)
    if s.log is not None:
        args: Args = {"die": rolled.die, "face": face_name(rolled.die, rolled.face)}
        s.tell("result", rule, {**args, "seat": rolled.seat, "rerolls": rolled.rerolls})
    return rolled.face


async def _cast(s: State, rolled: Moment, rule: str) -> None:
    """The die itself: equal faces are one result with better odds (ETH-046, ETH-047)."""
    is_luck = rolled.die == "luck"
    faces = Counter(s.pack.luck if is_luck else s.pack.movement)
    first = LUCK_KEY if is_luck else DIE_KEY
    order = sorted(faces)
    options = tuple([first + face for face in order])
    question = Decision((CHANCE,), f"chance-{rolled.die}", rule, options)
    rolled.face = await ask_chance(question, [faces[face] for face in order]) - first
    if s.log is not None:
        args: Args = {"die": rolled.die, "face": face_name(rolled.die, rolled.face)}
        figure = figure_name(s, rolled.figure) if rolled.figure != NOBODY else ""
        s.tell("rolled", rule, {**args, "seat": rolled.seat, "figure": figure})


def may_reroll(s: State, seat: int) -> bool:
    """ETH-425: not under No-reroll, nor where a card forbids it."""
    return not is_locked(s, NO_REROLL) and forbidden(s, "reroll", seat) is None


def may_use_gem(s: State, seat: int, moment: Moment) -> bool:
    """ETH-252, ETH-426: any die of anybody, right after the roll, for a Gem of one's own."""
    return (
        moment.kind == "rolled"
        and s.seats[seat].gems > 0
        and not is_locked(s, GEM_LOCK)
        and may_reroll(s, seat)
    )


async def use_gem(s: State, seat: int, moment: Moment) -> None:
    """ETH-252."""
    supplies.lose(s, "gem", seat, 1, "ETH-252")
    await reroll(s, moment, "ETH-252", seat)


async def reroll(s: State, moment: Moment, rule: str, seat: int) -> None:
    """ETH-336 to ETH-338: roll the die of this moment again; only the last result counts."""
    if not may_reroll(s, seat):
        return
    if s.log is not None:
        s.tell("rerolling", rule, {"seat": seat, "die": moment.die})
    moment.rerolls += 1
    await _cast(s, moment, rule)


def set_result(s: State, moment: Moment, face: int, rule: str) -> None:
    """An effect changes the result before it is applied."""
    if s.log is not None:
        args: Args = {"die": moment.die, "face": face_name(moment.die, face)}
        s.tell("set-result", rule, {**args, "from": face_name(moment.die, moment.face)})
    moment.face = face
