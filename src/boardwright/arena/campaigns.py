"""Whole campaigns in bulk: session after session, with the laws checked on the way, and what they
reached. One in five is played by bots, the others at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from boardwright.arena.fuzz import Fuzz, broken, coverage
from boardwright.arena.journal import Row
from boardwright.bots import UNLIMITED, Bot, make_bot, safe_choose
from boardwright.core import registry
from boardwright.core.campaigns import Campaign
from boardwright.core.decisions import Decision
from boardwright.core.games import Game
from boardwright.core.laws import LawBroken, Rate, at_random, play_on
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice, stream

BOT, CHANCE = "adept", "chance"
BOTS_EACH = 5
"""One campaign in so many is played by bots."""
SESSIONS = 30
ANSWERS = {BOT: 9000, CHANCE: 4000}
"""After so many sessions or answers a campaign is put away as it stands, and read back so."""
RATE = Rate(hidden=20, text=100, undo=4)
"""What is dear; of a whole campaign a share is enough."""
UNCHECKED = Rate(10**9, 10**9, 10**9)
SELDOM = {BOT: 40, CHANCE: 10}
"""One in so many answers that only put off what is ahead is given. Each costs what was on the way,
and bots are to get to an ending.
"""
CHANGE = 3
"""At one in so many sessions people come or go."""


@dataclass(frozen=True)
class Campaigns(Fuzz):
    """Which campaigns are played. `seats` is how many begin."""

    @property
    def work(self) -> Callable[[Any], Row]:
        return play_one

    def head(self) -> dict[str, Any]:
        return {**super().head(), "run": "campaigns"}

    def jobs(self) -> list[Any]:
        """Every number of seats by turns, at random and with bots."""
        rounds = len(self.seats)
        return [
            Job(
                self.game,
                self.seats[n % rounds],
                self.seed + n,
                self.settings,
                self.check,
                CHANCE if n // rounds % BOTS_EACH else BOT,
            )
            for n in range(self.games)
        ]


@dataclass(frozen=True, slots=True)
class Job:
    """One campaign."""

    game: str
    seats: int
    seed: int
    fixed: tuple[tuple[str, str], ...]
    check: bool
    by: str
    """Who plays all seats."""

    @property
    def answers(self) -> int:
        return ANSWERS[self.by]


def play_one(job: Job) -> Row:
    """One campaign; a row for the journal, with the law and the record where a law was broken."""
    row: Row = {"seed": job.seed, "seats": job.seats, "settings": dict(job.fixed), "by": job.by}
    try:
        return row | _Play(job).to_end()
    except Exception as error:
        return row | broken(error)


class _Play:
    """A campaign under way."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game: Game[Any] = registry.game(job.game)
        self.dice = Dice("campaign", job.game, job.seed)
        self.campaign: Campaign = self.game.campaign()
        self.answers = 0
        self.given: Counter[str] = Counter()
        self.tally: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.bots: list[Bot] = []

    def to_end(self) -> Row:
        """Session after session; what has become of it."""
        seats, number, reason = self.job.seats, 0, "put away"
        while number < SESSIONS and self.answers < self.job.answers:
            if number and self.dice.below(CHANGE) == 0:
                seats = self.dice.pick(self.game.seats)
            number += 1
            pos = self._session(seats, number)
            if self.campaign.over:
                assert pos.outcome is not None
                reason = pos.outcome.reason
                break
        text = self.campaign.to_text()
        row: Row = {"answers": self.answers, "sessions": number, "reason": reason}
        row |= {"given": dict(self.given), "tally": dict(self.tally), "ends": dict(self.ends)}
        covered = coverage(self.job.game)
        if covered is None:
            self._check_text(text, pos)
        else:
            row["reached"] = f"{covered.reached_by(lambda: self._check_text(text, pos)):x}"
        return row

    def _session(self, seats: int, number: int) -> Position[Any]:
        """Begin and play the next session, and write it down."""
        job, game = self.job, self.game
        settings = game.rotation(seats, self.dice.below(10**6), {**dict(job.fixed), **game.session})
        seed = self.dice.below(10**9)
        pos = self.campaign.begin(seats, seed, settings)
        self._sit_down(pos, number)
        self._count(pos)
        rate = RATE if job.check else UNCHECKED
        choose, most = self._choose, job.answers - self.answers
        play_on(pos, self.dice, rate, choose, notice=self._notice, most=most)
        given = pos.answers()
        self.answers += len(given)
        self.given.update(game.actions.key(action) for _, action in given)
        self.campaign.take(pos, seed)
        return pos

    def _sit_down(self, pos: Position[Any], number: int) -> None:
        seats = range(pos.setup.seats)
        self.bots = [make_bot(BOT) for _ in seats] if self.job.by == BOT else []
        for seat, bot in enumerate(self.bots):
            own = stream("bot", self.job.seed, number, seat)
            bot.start(self.game, seat, self.game.setup_for(pos.setup, seat).sealed(), own)

    def _choose(self, pos: Position[Any], dice: Dice) -> tuple[Decision, int]:
        """Who answers what. What only puts things off is answered seldom, by bots too: they would
        never save.
        """
        decision, action = at_random(pos, dice)
        if self.bots:
            decision = pos.decisions[0]  # the others have passed, and may wait for this seat
        dallying = self.game.dallies(pos.state, decision).intersection(decision.options)
        if dallying and dice.below(SELDOM[self.job.by]) == 0:
            return decision, dice.pick(sorted(dallying))
        if self.bots:
            seat = decision.seats[0]
            info = pos.info(seat)
            return decision, safe_choose(self.bots[seat], info, UNLIMITED, self._fail).answer
        ahead = [option for option in decision.options if option not in dallying]
        return decision, dice.pick(ahead) if dallying and ahead else action

    def _fail(self, name: str, why: str) -> None:
        raise RuntimeError(f"{name} failed: {why}")

    def _notice(self, pos: Position[Any]) -> None:
        for seat, bot in enumerate(self.bots):
            bot.observe(pos.events_for(seat))
        self._count(pos)

    def _count(self, pos: Position[Any]) -> None:
        tallied = list(self.game.tally(pos.state, pos.raw_events))
        self.tally.update(tallied)
        self.ends.update(name for name in tallied if name.startswith("end "))

    def _check_text(self, text: str, pos: Position[Any]) -> None:
        """The campaign is read back as it was written, and goes on where it stopped."""
        again = self.game.read_campaign(text)
        if again.to_text() != text:
            raise LawBroken("the text of a campaign is read back", pos)
        resumed = again.resume()
        if pos.over != (resumed is None):
            raise LawBroken("a session that was put away goes on", pos)
        if resumed is not None and resumed.fingerprint() != pos.fingerprint():
            raise LawBroken("a session goes on where it stopped", pos)
