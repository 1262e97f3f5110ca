"""What is told in several places: powers that are at work, upgrades in use, Essence on the move."""

from __future__ import annotations

from boardwright.core.messages import Args
from boardwright.games.cerebria.board import SLOTS
from boardwright.games.cerebria.costs import CHANGES, emotion_parts, invoke_essence_parts
from boardwright.games.cerebria.spirits import ACTION_NAMES, INVOKE, UPGRADES
from boardwright.games.cerebria.state import State


def tell_power(s: State, emotion: int, rule: str = "CER-403") -> None:
    """The power of an Emotion is at work."""
    if s.log is not None:
        s.tell("power", rule, {"emotion": s.table.names[emotion]})


def tell_essence(s: State, slot: int, rule: str, amount: int, source: str = "emotion") -> None:
    """Essence has come onto the Emotion in a slot, or has gone from it."""
    if s.log is not None:
        args: Args = {"slot": SLOTS[slot], "emotion": s.table.names[s.emo[slot]], "from": source}
        s.tell("essence", rule, {**args, "amount": amount})


def tell_upgrades(s: State, me: int, action: int, use: int) -> None:
    """CER-166: the upgrades that an Action is carried out with."""
    if s.log is not None:
        for upgrade in s.boards[me][action].upgrades:
            if use >> upgrade.kind & 1:
                args: Args = {"seat": me, "action": ACTION_NAMES[action]}
                s.tell("upgraded", "CER-166", {**args, "upgrade": UPGRADES[upgrade.kind]})


def tell_prices(s: State, me: int, action: int, target: int) -> None:
    """The Emotions that change what an Action costs."""
    if s.log is None:
        return
    parts = emotion_parts(s, me, action, target) if s.active & CHANGES[action] else []
    if action == INVOKE:
        parts = invoke_essence_parts(s, me, target) if s.rules.powers else []
    for _, emotion in parts:
        tell_power(s, emotion, "CER-411")
