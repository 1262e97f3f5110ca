"""What a worker does: answer, give a hint, work out previews. Each takes the info of a seat as text
and gives back plain data.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.bots.greedy import Greedy
from boardwright.bots.levels import LEVELS, make_bot
from boardwright.bots.protocol import UNLIMITED, Choice, Info, NoAdvice, open_decision
from boardwright.core import registry
from boardwright.core.errors import BoardwrightError
from boardwright.core.knowledge import SeatInfo
from boardwright.core.messages import Json
from boardwright.core.randomness import Dice

GLANCE = "glance"
"""The bot that answers where another failed: greedy with a single world."""


def answer(game: str, text: str, bot: str, seed: int) -> str:
    """The key that this bot answers. In a game without advice, one that needs it is random."""
    info = _read(game, text)
    try:
        chosen = _choose(bot, info, seed).answer
    except NoAdvice:
        chosen = _choose("random", info, seed).answer
    if chosen not in open_decision(info).options:
        raise BoardwrightError(f"{chosen!r} is not among the options")
    return info.game.actions.key(chosen)


def hint(game: str, text: str, level: str, seed: int) -> dict[str, Json]:
    """What this level thinks of the options, for the person who is asked."""
    info = _read(game, text)
    why = _choose(level, info, seed).why
    keys = info.game.actions
    return {
        "value": round(why.value, 4),
        "ranked": [
            {
                "key": keys.key(ranked.answer),
                "value": round(ranked.value, 4),
                "half_width": round(ranked.half_width, 4),
            }
            for ranked in why.ranked
        ],
        "reasons": [{"key": r.key, "change": round(r.change, 3)} for r in why.reasons],
        "line": _in_words(info, why.line, seed),
    }


def _in_words(info: Info, line: Sequence[int], seed: int) -> list[Json]:
    """The answers that it has in mind, from this one on, as far as a possible world goes along."""
    pos = info.sample(seed)
    said: list[Json] = []
    for action in line:
        asked = (d for d in pos.decisions if info.seat in d.seats and action in d.options)
        decision = next(asked, None)
        if decision is None:
            break
        options = pos.explain(decision, info.seat, previews=False).options
        option = options[decision.options.index(action)]
        said.append({"key": option.key, "label": option.label.to_json()})
        pos.answer(action, info.seat)
    return said


def previews(game: str, text: str) -> dict[str, list[dict[str, Json]]]:
    """What each option would lead to, by its key."""
    explained = _read(game, text).explain()
    return {
        option.key: [message.to_json() for message in option.preview]
        for option in explained.options
    }


def any_key(game: str, text: str, seed: int) -> str:
    """Some option, by seed alone: no bot has a part in it."""
    info = _read(game, text)
    decision = open_decision(info)
    picked = Dice("any", seed, info.seat, decision.number).pick(decision.options)
    return info.game.actions.key(picked)


def _read(game: str, text: str) -> Info:
    found: Info = SeatInfo.from_text(registry.game(game), text)
    return found


def _choose(name: str, info: Info, seed: int) -> Choice:
    """What a fresh bot of this name makes of the question, within the budget of its level."""
    bot = Greedy(GLANCE, worlds=1) if name == GLANCE else make_bot(name)
    bot.start(info.game, info.seat, info.setup, seed)
    level = LEVELS.get(name)
    return bot.choose(info, level.budget if level else UNLIMITED)
