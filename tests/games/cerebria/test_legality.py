"""An Action can be declared if and only if it can be completed (CER-170): the quick answers of the
engine against every way there is, tried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from boardwright.core.messages import Json
from boardwright.games.cerebria.acts import building, invoking
from boardwright.games.cerebria.board import REALM, REALM_SLOTS, VAL
from boardwright.games.cerebria.game import GAME
from boardwright.games.cerebria.keys import ACT, CARD_KEY, UPGRADE_KEY, YES, card_of
from boardwright.games.cerebria.keys import discard as discard_key
from boardwright.games.cerebria.spirits import ACTION_NAMES, HARMONY, INVOKE, UPGRADES
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


def ways(s: State, me: int, action: int, use: int, realm: int) -> list[int]:
    """What it can be used on; a bonus Invoke of Garrison (CER-339) is bound to a Realm."""
    return invoking.ways(s, me, use, realm) if realm >= 0 else building.WAYS[action](s, me, use)


def completed(s: State, me: int, action: int, use: int, realm: int = -1) -> bool:
    """Whether some set of the upgrades on the board, these among them, leads to an end."""
    row = s.rows[5 * me + action]
    if not row & 7:
        return False
    filled = building.FILLED[row]
    bits = s.boards[me][action].bits
    for places_used in range(8):
        more = sum(bit for n, bit in enumerate(bits) if places_used >> n & 1)
        if not places_used & ~filled and more & use == use and ways(s, me, action, more, realm):
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
    checked: Counter[str] = Counter()
    for seed in range(10, 14):
        luck = Random(seed)
        pos = GAME.new(seats, seed, settings, events=False, history=False)
        tokens = 0
        while not pos.over and pos.decision is not None:
            decision, s = pos.decision, pos.state
            if not pos.mid_action or decision.key == "may-garrison":
                tokens = 2 if s.spirit[s.me] == HARMONY and not s.rules.basic else 1
            options = decision.options
            if decision.key.startswith("build-"):
                check(s.copy(), decision.seats[0], decision.progress, options, tokens)
                checked[decision.key] += 1
            answer = options[luck.randrange(len(options))]
            if is_discard(answer):
                tokens -= 1
            elif is_upgrade(answer):
                tokens = 0
            pos.answer(answer)
    assert checked.total() > 100
    assert set(checked) == {f"build-{name}" for name in ACTION_NAMES[: 4 if basic(mode) else 5]}


def test_a_bonus_invoke_is_offered_if_it_can_be_completed() -> None:
    """CER-339, CER-170: Garrison, from positions of all sorts."""
    seen: Counter[bool] = Counter()
    steps = 0
    milds = [GAME.table.names[card] for card in GAME.table.milds[0]]
    vibes = ("", "wild", "red", "yellow", "green", "blue")
    for seed in range(150):
        luck = Random(seed)
        row = [luck.choice(vibes[1:]) if luck.random() < 0.6 else ""]
        row += [luck.choice(vibes[:2]) if row[0] else "" for _ in range(3)]
        love: dict[str, Json] = {
            "spirit": "love",
            "space": luck.choice(("VAL", "F0")),
            "wp": luck.randrange(3, 9),
            "essence": luck.randrange(3),
            "hand": luck.sample(milds, luck.randrange(1, 4)),
            "rows": {"invoke": row, "fortify": ["wild", "", "", "wild"]},
        }
        data: dict[str, Json] = {
            "settings": {"boards": "B", "powers": "off"},
            "slots": {"VAL.a": luck.choice(("Brightness/1", ""))},
            "teams": {"bliss": {"ambition": luck.randrange(1, 4)}},
            "seats": [love, {"space": "LAN"}],
        }
        pos = GAME.load(data)
        for answer in ("fortify", "upgrade:garrison", "fort:VAL"):
            pos.answer(answer, 0)
        assert pos.decision is not None
        s = pos.state
        wanted = any(completed(new, 0, INVOKE, 0, VAL) for new in after_tokens(s.copy(), 0, 1, 1))
        assert (pos.decision.key, YES in pos.decision.options) == ("may-garrison", wanted), seed
        seen[wanted] += 1
        if not wanted:
            continue
        pos.answer("yes", 0)
        tokens = 1
        while pos.decision is not None and pos.decision.key != "ask-action":
            decision = pos.decision
            if decision.key == "build-invoke":
                check(pos.state.copy(), 0, decision.progress, decision.options, tokens)
                steps += 1
            answer_id = luck.choice(decision.options)
            if is_upgrade(answer_id) or is_discard(answer_id):
                tokens = 0
            pos.answer(answer_id)
        assert s.side[REALM_SLOTS[VAL][1]] == 0 or s.side[REALM_SLOTS[VAL][0]] == 0
    assert min(seen.values()) > 20
    assert steps > 100


def basic(mode: int) -> bool:
    return MODES[mode][1].get("mode") == "basic"


def is_upgrade(answer: int) -> bool:
    return UPGRADE_KEY <= answer < building.LAST_UPGRADE


def is_discard(answer: int) -> bool:
    return answer >= CARD_KEY and answer == discard_key(card_of(answer))


def check(s: State, me: int, progress: object, options: tuple[int, ...], tokens: int) -> None:
    assert isinstance(progress, dict)
    action = ACTION_NAMES.index(progress["action"])
    realm = REALM[progress["realm"]] if "realm" in progress else -1
    line = s.boards[me][action]
    used = set(progress["upgrades"])
    use = sum(b for u, b in zip(line.upgrades, line.bits, strict=True) if UPGRADES[u.kind] in used)
    for n, upgrade in enumerate(line.upgrades):
        bit = line.bits[n]
        there = building.FILLED[s.rows[5 * me + action]] >> n & 1 and not use & bit
        wanted = bool(there) and completed(s, me, action, use | bit, realm)
        assert (UPGRADE_KEY + upgrade.kind in options) == wanted
    if s.rows[5 * me + action] & 7:
        targets = [o for o in options if not is_upgrade(o) and not is_discard(o)]
        assert targets == ways(s, me, action, use, realm)
    for card in set(s.hand[me]):
        wanted = bool(tokens) and any(
            completed(after, me, action, 0, realm)
            for new in laid(s, me, action, card)
            for after in after_tokens(new, me, action, tokens - 1)
        )
        assert (discard_key(card) in options) == wanted, (s.table.names[card], action)
