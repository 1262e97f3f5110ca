"""What may the others hold? Deal many worlds that look the same to a seat, and count.

python examples/resample.py [WORLDS]
"""

import random
import sys
from collections import Counter
from typing import Any

import boardwright as bw


def main(worlds: int = 200) -> None:
    luck = random.Random(4)
    pos = bw.game("innovation").new(seats=2, seed=4)
    while not pos.over and len(pos.answers()) < 40:
        decision = luck.choice(pos.decisions)
        pos.answer(luck.choice(decision.options), decision.seats[0])

    me, other = 0, 1
    info = pos.info(me)
    view: dict[str, Any] = info.view
    print("values in the other hand:", view["seats"][other]["hand_values"])
    print("shown to me before:", info.knowledge or "nothing")
    counts: Counter[str] = Counter()
    for rng in range(worlds):
        world: dict[str, Any] = info.sample(rng).to_dict()
        counts.update(world["seats"][other]["hand"])
    for name, count in counts.most_common(8):
        print(f"{count / worlds:6.1%}  {name}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
