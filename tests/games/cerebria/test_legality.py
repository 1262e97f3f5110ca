"""An Action can be declared if and only if it can be completed (CER-170): the quick answers of the
engine against every way there is, tried out.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from boardwright.games.cerebria.acts import building
from boardwright.games.cerebria.game import GAME
from boardwright.games.cerebria.keys import ACT, CARD_KEY, UPGRADE_KEY, card_of
from boardwright.games.cerebria.keys import discard as discard_key
from boardwright.games.cerebria.spirits import ACTION_NAMES, HARMONY, UPGRADES
from boardwright.games.cerebria.state import TURNS, State
from boardwright.games.cerebria.tokens import colours, has_colour, places

MODES: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {}),
    (4, {"boards": "B"}),
    (2, {"boards": "B", "spirit.0": "harmony", "spirit.1": "anxiety"}),
    (4, {"boards": "B", "spirit.0": "harmony", "spirit.2": "empathy", "spirit.1": "hatred"}),
    (3, {"boards": "B", "spirit.1": "malice", "spirit.0": "delight", "spirit.2": "love"}),
    (4, {"mode": "basic"}),
    (2, {"spirit.0": "harmony", "spirit.1": "hatred"}),
)


def laid(s: State, me: int, action: int, card: int) -> Iterator[State]:
    """The states after a card was discarded for a token of this row, one for every place."""
    row = s.rows[5 * me + action]
    free = s.spirit[me] == HARMONY and not s.rules.basic
    if free and not colours(row):
        return
    if not free and has_colour(row, s.table.vibe[card]):
        return
    for place in places(row):
        new = s.copy()
        hand = list(new.hand[me])
        hand.remove(card)
        new.hand[me] = tuple(hand)
        new.rows[5 * me + action] |= (colours(row)[0] if free else s.table.vibe[card]) << 3 * place
        yield new


def after_tokens(s: State, me: int, action: int, most: int) -> Iterator[State]:
    """The states with up to so many tokens more."""
    yield s
    if most:
        for card in set(s.hand[me]):
            for new in laid(s, me, action, card):
                yield from after_tokens(new, me, action, most - 1)


def completed(s: State, me: int, action: int, use: int) -> bool:
    """Whether some set of the upgrades on the board, these among them, leads to an end."""
    row = s.rows[5 * me + action]
    if not row & 7:
        return False
    filled = building.FILLED[row]
    bits = s.boards[me][action].bits
    for places_used in range(8):
        more = sum(bit for n, bit in enumerate(bits) if places_used >> n & 1)
        if not places_used & ~filled and more & use == use and building.WAYS[action](s, me, more):
            return True
    return False


def slowly(s: State, me: int, action: int, most: int) -> bool:
    if s.rules.basic and action == 4:
        return False
    return any(completed(new, me, action, 0) for new in after_tokens(s, me, action, most))


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_what_can_be_declared_can_be_completed(mode: int) -> None:
    """CER-170, CER-163: at every turn of some games."""
    seats, settings = MODES[mode]
    seen = {True: 0, False: 0}
    for seed in range(3):
        luck = Random(seed)
        pos = GAME.new(seats, seed, settings, events=False, history=False)
        while not pos.over and pos.decision is not None:
            s = pos.state
            if s.phase == TURNS and s.actions and not pos.mid_action:
                for action in range(5):
                    most = 2 if s.spirit[s.me] == HARMONY and not s.rules.basic else 1
                    wanted = slowly(s.copy(), s.me, action, most)
                    offered = ACT + action in pos.decision.options
                    assert offered == wanted, (seed, s.turns, action)
                    seen[wanted] += 1
            options = pos.decision.options
            pos.answer(options[luck.randrange(len(options))])
    assert min(seen.values()) > 100


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_every_pick_leads_on_and_none_is_missing(mode: int) -> None:
    """CER-170: the upgrades and tokens offered while an Action is built up."""
    seats, settings = MODES[mode]
    checked = 0
    for seed in range(10, 14):
        luck = Random(seed)
        pos = GAME.new(seats, seed, settings, events=False, history=False)
        tokens = 0
        while not pos.over and pos.decision is not None:
            decision, s = pos.decision, pos.state
            if not pos.mid_action:
                tokens = 2 if s.spirit[s.me] == HARMONY and not s.rules.basic else 1
            options = decision.options
            if decision.key.startswith("build-") and not decision.progress.get("bonus"):
                check(s.copy(), decision.seats[0], decision.progress, options, tokens)
                checked += 1
            answer = options[luck.randrange(len(options))]
            if answer >= CARD_KEY and answer == discard_key(card_of(answer)):
                tokens -= 1
            elif UPGRADE_KEY <= answer < building.LAST_UPGRADE:
                tokens = 0
            pos.answer(answer)
    assert checked > 100


def check(s: State, me: int, progress: object, options: tuple[int, ...], tokens: int) -> None:
    assert isinstance(progress, dict)
    action = ACTION_NAMES.index(progress["action"])
    line = s.boards[me][action]
    used = set(progress["upgrades"])
    use = sum(b for u, b in zip(line.upgrades, line.bits, strict=True) if UPGRADES[u.kind] in used)
    for n, upgrade in enumerate(line.upgrades):
        bit = line.bits[n]
        there = building.FILLED[s.rows[5 * me + action]] >> n & 1 and not use & bit
        wanted = bool(there) and completed(s, me, action, use | bit)
        assert (UPGRADE_KEY + upgrade.kind in options) == wanted
    for card in set(s.hand[me]):
        wanted = bool(tokens) and any(
            completed(after, me, action, 0)
            for new in laid(s, me, action, card)
            for after in after_tokens(new, me, action, tokens - 1)
        )
        assert (discard_key(card) in options) == wanted, (s.table.names[card], action)
