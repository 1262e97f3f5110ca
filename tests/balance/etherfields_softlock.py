"""No Dream of Etherfields can be played into a corner, and no campaign. From positions in the midst
of games, random ones and bots', a search looks for an ending that is won, with Turns without end;
and from every place of the Dreamworld there must be a way to the next Gate with its Keys.

python -m tests.balance.etherfields_softlock [--positions 40] [--out DIR] [--resume] [--jobs 2]

A try plays on with a bot that errs a little more each time. Where the Dreamers died in the first
ones, they are cured in the others whenever they are worn out: it is not death that is looked for.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boardwright.arena.journal import Journal, Row
from boardwright.arena.pool import cores, run
from boardwright.bots import UNLIMITED
from boardwright.bots.greedy import Greedy
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice, stream
from boardwright.games.etherfields import journeys
from boardwright.games.etherfields.game import GAME
from boardwright.games.etherfields.setup import CAMPAIGN
from boardwright.games.etherfields.state import DREAM, LIMITS, State

FOLDER = Path("build/softlock")
DREAMS = tuple(value for value in GAME.settings[0].values if value != CAMPAIGN)
TRIES, MERCIES = 2, 10
"""How often Dreamers try as they are, and then with cures."""
ANSWERS = 3000
"""After so many answers a try has not found a way."""
RASH, RASHEST = 12, 4
"""In the n-th try n of so many answers are given at random: who is stuck tries something else."""
FEW_TURNS = 3
FEW_CARDS, MUCH_DISTRESS = 14, 2
CLOSED = {"d5": "motion_none"}
"""ETH-468: the flag by which the script closes the good endings of a Dream."""


@dataclass(frozen=True, slots=True)
class Job:
    """A position of a Dream, and a search from it."""

    dream: str
    seats: int
    seed: int
    bot: bool
    """Who played up to there: a bot, or chance."""


def jobs(positions: int) -> list[Job]:
    """So many positions of each Dream, for all numbers of Dreamers by turns."""
    return [
        Job(dream, GAME.seats[n % len(GAME.seats)], n, n // len(GAME.seats) % 2 == 1)
        for n in range(positions)
        for dream in DREAMS
    ]


def sample(job: Job) -> dict[str, Any] | None:
    """A quiet point in the midst of a game, as its dict; None: it was over before one came."""
    dice = Dice("softlock", job.dream, job.seats, job.seed)
    settings = GAME.rotation(job.seats, job.seed, {"start": job.dream})
    pos = GAME.new(job.seats, stream(job.seed, "softlock"), settings)
    bot = Greedy(worlds=1)
    kept, seen = None, 0
    for _ in range(ANSWERS):
        if pos.over:
            break
        _answer(pos, bot if job.bot else None, dice)
        if not pos.over and not pos.mid_action and pos.state.turn:
            seen += 1
            if dice.below(seen) == 0:
                kept = pos.to_dict()
    return kept


def _answer(pos: Position[State], bot: Greedy | None, dice: Dice) -> None:
    decision = dice.pick(pos.decisions)
    seat = decision.seats[0]
    if bot is None:
        pos.answer(dice.pick(decision.options), seat)
    else:
        pos.answer(bot.choose(pos.info(seat), UNLIMITED).answer, seat)


def search(data: Mapping[str, Any], dream: str) -> Row:
    """Try after try; how the first one that was won came about, or how all of them ended."""
    ends: Counter[str] = Counter()
    for number in range(TRIES + MERCIES):
        pos, reason, answers = attempt(GAME.load(data), number, cures=number >= TRIES)
        ends[reason] += 1
        if reason == "won" or (reason.startswith("campaign") and closed(pos.state, dream)):
            return {"found": reason, "tries": number + 1, "answers": answers}
    return {"found": "", "ends": dict(ends)}


def closed(s: State, dream: str) -> bool:
    """Whether the script has closed the good endings."""
    return CLOSED.get(dream) in s.flags


def attempt(pos: Position[State], number: int, *, cures: bool) -> tuple[Position[State], str, int]:
    """Play on, Turns without end."""
    dice = Dice("try", number)
    bot = Greedy(worlds=1, noise=0.1 * number, margin=0.3 * number)
    bot.start(GAME, 0, pos.setup.sealed(), number)
    for n in range(ANSWERS):
        if pos.outcome is not None:
            return pos, "won" if pos.outcome.winners else pos.outcome.reason, n
        if not pos.mid_action:
            if 0 < len(pos.state.turn_deck) < FEW_TURNS:
                pos = GAME.load(lifted(pos.to_dict()))
            if cures and worn(pos.state):
                pos = GAME.load(fresh(pos.to_dict()))
        _answer(pos, None if dice.below(RASH) < min(number, RASHEST) else bot, dice)
    return pos, "no way found", ANSWERS


def worn(s: State) -> bool:
    """Whether somebody may die soon."""
    return any(
        len(me.deck) + len(me.hand) + len(me.discard) < FEW_CARDS or me.distress > MUCH_DISTRESS
        for me in s.seats
    )


def lifted(data: Mapping[str, Any]) -> dict[str, Any]:
    """All discarded Turn cards are back under the Turn deck."""
    turns = [*data["turns"], *data["turn_discard"]]
    known = {key: value for key, value in data["known"].items() if "turn" not in key}
    back = {"turns": turns, "turn_discard": [], "last_turn_card": "", "known": known}
    return _changed(data, back)


def fresh(data: Mapping[str, Any]) -> dict[str, Any]:
    """The Dreamers with all their cards and without Distress."""
    seats = []
    for seat in data["seats"]:
        deck = [*seat["deck"], *seat["sealed"], *seat["discard"]]
        kept = {key: value for key, value in seat.items() if key != "known"}
        seats.append({**kept, "deck": deck, "sealed": [], "discard": [], "distress": 0})
    return _changed(data, {"seats": seats})


def _changed(data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """What follows from the rest is left out: it follows from something else now."""
    kept = {key: value for key, value in data.items() if key not in ("facts", "numbers", "begun")}
    return {**kept, **changes}


def play_one(job: Job) -> Row:
    """A row for the journal, with the position where no way was found."""
    row: Row = {"dream": job.dream, "seats": job.seats, "seed": job.seed, "bot": job.bot}
    data = sample(job)
    if data is None:
        return {**row, "found": "over before"}
    row |= search(data, job.dream)
    return row if row["found"] else {**row, "position": data}


# The Dreamworld


def stages() -> Iterator[State]:
    """The Dreamworld as it is after each Dream that was lost by the last Turn: no good ending opens
    less of it.
    """
    worlds: list[str] = []
    gates = [GAME.content_pack.gates[GAME.content_pack.start_gate].name]
    for dream in DREAMS:
        wisdom: dict[str, Any] = {} if worlds else {"wisdom": []}
        seats = [{"deck": 20}]
        pos = GAME.load(
            {
                "dream": dream,
                "turns": ["hearts1"],
                "worlds": worlds,
                "gates": gates,
                **wisdom,
                "seats": seats,
            }
        )
        while not pos.over and pos.state.place == DREAM:
            decision = pos.decisions[0]
            keys = GAME.actions.keys(decision.options)
            pos.answer("done" if "done" in keys else keys[0], decision.seats[0])
        if pos.over:
            return
        told = pos.to_dict()
        worlds, gates = list(told["worlds"]), list(told["gates"])  # type: ignore[arg-type]
        yield pos.state


def walks(s: State) -> Iterator[tuple[str, int, bool]]:
    """From each Location with each number of Keys, Key Locations paid or not: whether there is none
    to the next Gate.
    """
    icons = frozenset([place.number for place in s.pack.locations if place.icon == "key"])
    for place in s.pack.locations:
        if place.tile not in s.worlds:
            continue
        for keys in range(LIMITS["key"] + 1):
            for paid in (frozenset[int](), icons):
                way = journeys.journey(s, journeys.Stop(place.number, keys, paid))
                yield place.id, keys, way is None


def stuck_walks() -> list[str]:
    """Where the way to the next Gate is not to be found."""
    found, reached = [], 0
    for s in stages():
        reached += 1
        if not journeys.gates(s):
            found.append(f"stage {reached}: no Gate")
        found += [
            f"stage {reached}: {place} with {keys} Keys" for place, keys, no in walks(s) if no
        ]
    if reached < len(DREAMS) - 1:
        found.append(f"only {reached} stages")
    return found


# The run


def report(rows: Sequence[Row]) -> list[str]:
    """A line for each Dream."""
    lines = []
    for dream in DREAMS:
        mine = [row for row in rows if row["dream"] == dream]
        found = Counter("found" if row["found"] else "NOT FOUND" for row in mine)
        tries = Counter(row["tries"] for row in mine if "tries" in row)
        lines.append(
            f"{dream}: {len(mine)} positions, {dict(found)}, by tries {dict(sorted(tries.items()))}"
        )
        lines += [f"  NOT FOUND: seed {row['seed']}, {row['seats']} seats: {row['ends']}"
                  for row in mine if not row["found"]]  # fmt: skip
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=40, help="of each Dream")
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    wanted = jobs(given.positions)
    head = {"run": "softlock", "rules": GAME.rules_version, "hash": GAME.content_pack.digest}
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Journal(given.out / "dreams.jsonl", head, resume=given.resume) as journal:
        done = {(row["dream"], row["seed"]) for row in journal.rows}
        with Progress(*columns) as shown:
            task = shown.add_task("positions", total=len(wanted), completed=len(done))
            todo = [job for job in wanted if (job.dream, job.seed) not in done]
            for row in run(play_one, todo, given.jobs):
                journal.add(row)
                shown.advance(task)
        rows = list(journal.rows)
    print("\n".join(report(rows)))
    stuck = stuck_walks()
    print("\n".join(stuck) or "from every Location there is a way to the next Gate")
    return int(bool(stuck) or any(not row["found"] for row in rows))


if __name__ == "__main__":
    sys.exit(main())
