"""Fair play as laws: whatever a seat cannot see makes no difference to a bot in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import boardwright as bw
from boardwright.bots import UNLIMITED, Budget, Choice, make_bot
from boardwright.bots.protocol import advice_of
from boardwright.core.games import Game
from boardwright.core.knowledge import SeatInfo
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice

GAME = bw.game("innovation")
Pos = Position[Any]


def decisions(games: int, every: int) -> Iterator[tuple[Pos, int, Dice]]:
    """Positions of random games, now and then, with the seat that is asked."""
    for seed in range(games):
        pos = GAME.new(2 + seed % 3, seed, {"cards": ("iello", "later")[seed % 2]})
        dice = Dice("bot laws", seed)
        while (decision := pos.decision) is not None:
            if dice.below(every) == 0:
                yield pos, decision.seats[0], dice
            pos.answer(dice.pick(decision.options), decision.seats[0])


def answer(name: str, pos: Pos, info: SeatInfo[Any], seed: int = 1) -> Choice:
    bot = make_bot(name)
    bot.start(pos.game, info.seat, pos.setup.sealed(), seed)
    return bot.choose(info, UNLIMITED)


def thoughts(choice: Choice, game: Game[Any] = GAME) -> object:
    """Everything about an answer but the time it took."""
    return choice.answer, choice.why.to_json(game.actions)


@pytest.mark.parametrize("name", ["random", "novice", "adept"])
def test_worlds_that_look_alike_get_equal_answers(name: str) -> None:
    """Law (a)."""
    looked = 0
    for pos, seat, dice in decisions(6, 14):
        world = pos.resample(seat, dice.fork())
        info, twin = pos.info(seat), world.info(seat)
        assert info.to_text() == twin.to_text()
        assert thoughts(answer(name, pos, info)) == thoughts(answer(name, world, twin))
        looked += 1
    assert looked > 50


def test_a_sample_has_the_seats_view_and_options() -> None:
    """Law (b)."""
    for pos, seat, dice in decisions(6, 10):
        info = pos.info(seat)
        assert info.decision is not None
        world = info.sample(dice.fork())
        twin = next(d for d in world.decisions if seat in d.seats)
        assert world.view(seat) == info.view == pos.view(seat)
        assert twin.looks_like(info.decision)
        assert twin.options == info.decision.options


def excess(truth: object, samples: Sequence[object]) -> tuple[int, float]:
    """How often the truth came up, and how often it should: as often as samples meet each other."""
    counts = Counter(samples)
    n = len(samples)
    meetings = sum(count * (count - 1) for count in counts.values()) / (n * (n - 1))
    return counts[truth], n * meetings


HIDDEN: dict[str, Callable[[Any, int], object]] = {
    "hands": lambda s, seat: tuple(h for o, h in enumerate(s.hand) if o != seat),
    "influences": lambda s, seat: tuple(h for o, h in enumerate(s.influence) if o != seat),
    "next card": lambda s, seat: next(
        (pile[0] for pile in s.supply[s.top_value(seat) or 1 :] if pile), -1
    ),
    "last card": lambda s, seat: s.supply[10][-1:],
    "period cards": lambda s, seat: s.period_card[9],
}


def too_often(samples: Callable[[Pos, int, Dice], Sequence[Pos]]) -> list[str]:
    """The hidden facts that sampling knows better than chance."""
    hits: Counter[str] = Counter()
    expected: Counter[str] = Counter()
    for pos, seat, dice in decisions(12, 60):
        worlds = [world.state for world in samples(pos, seat, dice)]
        for name, fact in HIDDEN.items():
            seen, due = excess(fact(pos.state, seat), [fact(world, seat) for world in worlds])
            hits[name] += seen
            expected[name] += round(due)
    return [name for name in HIDDEN if hits[name] > 1.2 * expected[name] + 50]


def test_the_truth_comes_up_no_more_often_than_chance_allows() -> None:
    """Law (c): 200 samples at each of some 40 decisions."""
    assert too_often(lambda p, seat, dice: [p.info(seat).sample(n) for n in range(200)]) == []


def test_a_sampler_that_peeks_is_caught() -> None:
    """One sample in six is the truth."""

    def peeking(pos: Pos, seat: int, dice: Dice) -> list[Pos]:
        return [pos.resample(seat, n) if n % 6 else pos for n in range(200)]

    assert len(too_often(peeking)) >= 4


def test_prior_and_veto_see_no_more_than_the_seat() -> None:
    """Law (d)."""
    advice = advice_of(GAME)
    for pos, seat, dice in decisions(12, 5):
        world = pos.resample(seat, dice.fork())
        mine = next(d for d in pos.decisions if seat in d.seats)
        twin = next(d for d in world.decisions if seat in d.seats)
        eyes, other = (advice.sees(p.state, seat) for p in (pos, world))
        assert advice.prior(mine, eyes) == advice.prior(twin, other)
        assert advice.veto(mine, eyes) == advice.veto(twin, other)
        assert len(advice.prior(mine, eyes)) == len(mine.options)
        assert advice.veto(mine, eyes) < set(mine.options)


@pytest.mark.parametrize("name", ["novice", "adept"])
def test_thinking_does_not_move_the_position(name: str) -> None:
    """Law (e)."""
    for pos, seat, _ in decisions(4, 12):
        before = pos.fingerprint()
        answer(name, pos, pos.info(seat))
        assert pos.fingerprint() == before


@pytest.mark.parametrize("name", ["random", "novice", "adept"])
def test_equal_info_seed_and_iterations_give_equal_answers(name: str) -> None:
    """Also from a text, as a worker gets it, and whatever was answered before."""
    old = make_bot(name)
    for pos, seat, _ in decisions(4, 12):
        info = pos.info(seat)
        copy: SeatInfo[Any] = SeatInfo.from_text(GAME, info.to_text())
        old.start(GAME, seat, pos.setup.sealed(), 1)
        few = Budget(iterations=12)
        assert thoughts(answer(name, pos, info)) == thoughts(answer(name, pos, copy))
        assert thoughts(old.choose(info, few)) == thoughts(old.choose(copy, few))


def test_another_seed_thinks_of_other_worlds() -> None:
    values = set()
    for pos, seat, _ in decisions(1, 20):
        values.add(answer("adept", pos, pos.info(seat), 1).why.value)
        values.add(answer("adept", pos, pos.info(seat), 2).why.value)
    assert len(values) > 8
