"""Read a record, check it, and show how the influence points went.

python examples/replay_record.py [FILE]
"""

import random
import sys
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.core.records import read


def played_at_random(seed: int) -> str:
    """A record to work with, where none is given."""
    luck = random.Random(seed)
    pos = bw.game("innovation").new(seats=2, seed=seed)
    while not pos.over:
        decision = luck.choice(pos.decisions)
        pos.answer(luck.choice(decision.options), decision.seats[0])
    return pos.record()


def main(file: str | None = None) -> None:
    text = Path(file).read_text("utf-8") if file else played_at_random(7)
    try:
        end = bw.replay(text)
    except bw.BadRecord as error:
        sys.exit(f"{file}: {error}")
    print("the record replays:", end.digest())
    for number, pos in enumerate(read(text).positions()):
        if number % 25 == 0 or pos.over:
            view: dict[str, Any] = pos.view(None)
            points = [seat["points"] for seat in view["seats"]]
            print(f"after {number:3} answers: points {points}")
    if end.outcome is not None:
        print("winners:", end.outcome.winners, "by", end.outcome.reason, f"({end.outcome.rule})")


if __name__ == "__main__":
    main(*sys.argv[1:])
