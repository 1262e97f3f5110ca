"""Fair play in Etherfields: neither what is hidden from a seat nor what nobody has revealed yet
makes a difference to a bot.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.bots import UNLIMITED, Budget, make_bot
from boardwright.bots.greedy import Greedy
from boardwright.bots.protocol import advice_of
from boardwright.core.games import Game
from boardwright.core.knowledge import SeatInfo
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.etherfields import aims
from tests.bots.test_bot_laws import answer, thoughts

GAME = bw.game("etherfields")
Pos = Position[Any]

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"start": "d1"}),
    (2, {"start": "d2"}),
    (3, {"start": "d3", "hands": "closed"}),
    (4, {"start": "d4", "turns": "ordered"}),
    (2, {"start": "campaign", "hands": "closed"}),
)
"""Player counts and settings, hidden hands among them."""
LONGEST = 240
"""Answers of a game that are looked at: a campaign has thousands."""


def decisions(every: int) -> Iterator[tuple[Pos, int, Dice]]:
    """Positions of random games, now and then, with the seat that is asked."""
    for seed, (seats, settings) in enumerate(TABLES):
        pos = GAME.new(seats, seed, settings)
        dice = Dice("etherfields bot laws", seed)
        for _ in range(LONGEST):
            decision = pos.decision
            if decision is None:
                break
            if dice.below(every) == 0:
                yield pos, decision.seats[0], dice
            pos.answer(dice.pick(decision.options), decision.seats[0])


@pytest.mark.parametrize("name", ["random", "novice", "adept"])
def test_worlds_that_look_alike_get_equal_answers(name: str) -> None:
    """Law (a)."""
    looked = differed = 0
    for pos, seat, dice in decisions(30):
        world = pos.resample(seat, dice.fork())
        info, twin = pos.info(seat), world.info(seat)
        assert info.to_text() == twin.to_text()
        mine, other = answer(name, pos, info), answer(name, world, twin)
        assert thoughts(mine, GAME) == thoughts(other, GAME)
        looked += 1
        differed += world.to_dict() != pos.to_dict()
    assert looked > 15
    assert differed > looked / 2


def test_prior_and_veto_see_no_more_than_the_seat() -> None:
    """Law (d)."""
    advice, looked = advice_of(GAME), 0
    for pos, seat, dice in decisions(8):
        world = pos.resample(seat, dice.fork())
        mine = next(d for d in pos.decisions if seat in d.seats)
        twin = next(d for d in world.decisions if seat in d.seats)
        eyes, other = (advice.sees(p.state, seat) for p in (pos, world))
        assert advice.prior(mine, eyes) == advice.prior(twin, other)
        assert advice.veto(mine, eyes) == advice.veto(twin, other)
        assert len(advice.prior(mine, eyes)) == len(mine.options)
        assert advice.veto(mine, eyes) < set(mine.options)
        looked += 1
    assert looked > 60


@pytest.mark.parametrize("name", ["random", "novice", "adept"])
def test_equal_info_seed_and_iterations_give_equal_answers(name: str) -> None:
    """Also from a text, as a worker gets it, and whatever was answered before; and the position
    does not move (law (e)).
    """
    old, few = make_bot(name), Budget(iterations=12)
    for pos, seat, _ in decisions(50):
        before, info = pos.fingerprint(), pos.info(seat)
        copy: SeatInfo[Any] = SeatInfo.from_text(GAME, info.to_text())
        old.start(GAME, seat, pos.setup.sealed(), 1)
        mine, other = answer(name, pos, info), answer(name, pos, copy)
        assert thoughts(mine, GAME) == thoughts(other, GAME)
        assert thoughts(old.choose(info, few), GAME) == thoughts(old.choose(copy, few), GAME)
        assert pos.fingerprint() == before


# What nobody has revealed


CHANGED = (104, 105)
"""The paragraphs behind the two actions of the second tile: in the other pack one loses the Dream,
the other wins it."""


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Game[Any]:
    """`water` with another truth behind what is not revealed as the first Dream begins."""
    folder: Path = tmp_path_factory.mktemp("packs") / "water"
    with as_file(files("boardwright.games.etherfields") / "content" / "water") as shipped:
        shutil.copytree(shipped, folder)
    scripts, tiles = folder / "scripts" / "en.toml", folder / "dreams" / "d1" / "tiles.toml"
    text = scripts.read_text("utf-8")
    for number, result, ending in ((104, "failure", "sunk"), (105, "victory", "bell")):
        more = f'\\1, {{ do = "end", result = "{result}", ending = "{ending}" }}]'
        text, found = re.subn(rf"(?ms)(^id = {number}$.*?^effect = \[.*?)\]$", more, text, count=1)
        assert found == 1
    scripts.write_text(text, "utf-8")
    text = tiles.read_text("utf-8")
    text, found = re.subn(
        r'(?s)(name = "Throw the lever".*?)wrath = 3', r"\1wrath = 1", text, count=1
    )
    assert found == 1
    tiles.write_text(text, "utf-8")
    return bw.game("etherfields", pack=str(folder))


def differences(name: str, other: Game[Any], seed: int) -> tuple[int, int]:
    """A first Dream in both packs, with the same answers, as long as nothing that differs has been
    revealed: how many decisions there were, and in how many the bots thought differently.
    """
    settings = {"start": "d1"}
    games: tuple[Pos, Pos] = (GAME.new(1, seed, settings), other.new(1, seed, settings))
    looked = differed = 0
    while all(pos.state.read.isdisjoint(CHANGED) and not pos.over for pos in games):
        first, second = (thoughts(answer(name, pos, pos.info(0)), pos.game) for pos in games)
        looked += 1
        differed += first != second
        bot = make_bot(name)
        bot.start(GAME, 0, games[0].setup.sealed(), 1)
        action = bot.choose(games[0].info(0), UNLIMITED).answer
        for pos in games:
            pos.answer(
                pos.game.actions.key(action) if pos is games[0] else GAME.actions.key(action)
            )
    return looked, differed


@pytest.mark.parametrize("name", ["novice", "adept"])
def test_what_is_not_revealed_makes_no_difference(name: str, other: Game[Any]) -> None:
    """The bots are blind: with victory behind one action and defeat behind the other they think
    the same to the last digit, until one of them has been read.
    """
    looked, differed = differences(name, other, 2)
    assert looked > 12
    assert differed == 0


def test_a_bot_that_reads_on_is_caught(other: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison with advice that looks behind actions."""
    blind = aims._paragraph

    def reading(s: Any, step: Any, depth: int) -> float:
        worth = blind(s, step, depth) / 2
        there = s.pack.scripts.get(step.data.get("id"))
        return worth if there is None else worth + aims.known_worth(s, there.effect, 0) / 10

    monkeypatch.setattr(aims, "_paragraph", reading)
    assert differences("adept", other, 2)[1] > 2


def test_a_dealt_world_ends_where_something_comes_to_light() -> None:
    """Behind what is not revealed a bot sees no further: no world of its goes on there."""
    advice = advice_of(GAME)
    pos = GAME.new(1, 1, {"start": "d1", "dreamer.0": "buttress"})
    bot = Greedy()
    bot.start(GAME, 0, pos.setup.sealed(), 1)
    while not pos.state.read & {103}:
        pos.answer(bot.choose(pos.info(0), UNLIMITED).answer)
        before = pos.state.read
        world = pos.info(0).sample(5)
        eyes = advice.sees(world.state, 0)
        hidden = [n for n in world.state.pack.scripts if n not in before]
        with pytest.raises(Exception, match="cannot see paragraph"):
            eyes.paragraph(hidden[0])
    ended = 0
    for rng in range(12):
        world = pos.info(0).sample(rng)
        dice = Dice("on", rng)
        while (decision := world.decision) is not None:
            world.answer(dice.pick(decision.options), decision.seats[0])
        assert world.outcome is not None
        assert world.state.read <= pos.state.read
        ended += world.outcome.reason == advice.unknown  # type: ignore[attr-defined]
    assert ended > 0
