"""A random game, told in sentences as a spectator hears them.

python examples/random_game.py [SEED]
"""

import random
import sys

import boardwright as bw
from boardwright.texts import Texts

NAMES = ["Mia", "Ada", "Ben"]


def main(seed: int = 7) -> None:
    texts = Texts("innovation", names=NAMES)
    luck = random.Random(seed)
    pos = bw.game("innovation").new(seats=len(NAMES), seed=seed, names=NAMES)
    while not pos.over:
        decision = luck.choice(pos.decisions)
        pos.answer(luck.choice(decision.options), decision.seats[0])
        for event in pos.events_for(None):
            print(texts.say_message(event.kind, event.args), f"({event.rule})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
