"""The transcript of the first Dream of `water`, made from a record that lies beside it.

    python -m tests.docs.first_dream          the page anew; a new game where the record is stale
    python -m tests.docs.first_dream --new    a new game in any case

The game is played by two adept bots. Of the first few seeds the one is taken that is won and shows
most of the story.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import boardwright as bw
from boardwright.bots import LEVELS, make_bot
from boardwright.cli.terminal.voice import Voice
from boardwright.core import records
from boardwright.core.errors import BoardwrightError
from boardwright.core.events import Event
from boardwright.core.positions import Position
from boardwright.games.etherfields.game import Etherfields
from boardwright.texts import Texts
from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "etherfields-first-dream.md"
RECORD = ROOT / "docs" / "etherfields-first-dream.record"
SEEDS = range(1, 9)
NAMES = ("Mia", "Ada")
SETTINGS = {"start": "d1", "dreamer.0": "fitter", "dreamer.1": "stray"}

QUIET = {
    *("first-sight", "left-deck", "joined-deck", "shuffled", "forced", "result", "card-went"),
    *("revealed", "markers-returned", "turn-deck", "gate", "began", "read", "turn"),
    "dreamscape-phase",
}
"""Bookkeeping that the sentences beside it make plain."""
HEAD = """# The first Dream, move by move

<!-- Made by `python -m tests.docs.first_dream`; a test holds it against its record. -->

This is a whole game of *The Flooded Ticket Hall*, the first Dream of the campaign *What the
Water Kept*. {names} play it to {end}. Every sentence is the engine's own, with the rules that
made it so. What is indented is read out: a paragraph of the story, what it tells you to do, and,
in this Dream alone, a word to those who are new.

If you would rather find out for yourself, stop here: the page gives the first Dream away, and
nothing of the others. The [record](etherfields-first-dream.record) is the same game as a short
text: `boardwright replay docs/etherfields-first-dream.record` tells it in the terminal, and
**Choose a file** on the home page shows it on the table. [Content packs](pack-format.md) says
how such a Dream is written.

"""

Pos = Position[Any]


def play(seed: int) -> Pos:
    """One game of two adepts."""
    game = bw.game("etherfields")
    pos = game.new(seats=2, seed=seed, settings=SETTINGS, names=NAMES)
    bots = [make_bot("adept") for _ in NAMES]
    for seat, bot in enumerate(bots):
        bot.start(game, seat=seat, setup=pos.setup.sealed(), seed=seed)
    while (decision := pos.decision) is not None:
        seat = decision.seats[0]
        pos.answer(bots[seat].choose(pos.info(seat), LEVELS["adept"].budget).answer, seat)
    return pos


def new_record() -> str:
    """The game among the first few that is won and has most paragraphs."""
    ends = [play(seed) for seed in SEEDS]
    won = [pos for pos in ends if pos.outcome is not None and pos.outcome.winners]
    return max(won, key=lambda pos: len(pos.state.read)).record()


def page(record: str) -> str:
    """The whole page."""
    read = records.read(record)
    end = records.replay(record, events=False)
    voice = Voice(Texts(end.game.package, names=end.setup.names), None)
    lines: list[str] = []
    for part in _parts(read):
        lines += _told(part, voice)
    assert end.outcome is not None
    turns = sum(line.startswith("\n## ") for line in lines)
    dreamers = [end.state.pack.dreamers[seat.dreamer].name for seat in end.state.seats]
    pairs = zip(end.setup.names, dreamers, strict=True)
    names = " and ".join(f"{name} ({dreamer})" for name, dreamer in pairs)
    how = "a win" if end.outcome.winners else "a defeat"
    head = HEAD.format(names=names, end=f"{how} in {turns} Turns")
    return head + "\n".join(lines) + "\n"


def _parts(record: records.Record) -> Iterator[list[tuple[Pos, Event]]]:
    """What happened from one choice of something to do to the next."""
    part: list[tuple[Pos, Event]] = []
    for pos in record.positions():
        part += [(pos, event) for event in pos.events]
        decision = pos.decision
        if decision is None or decision.key == "ask-action":
            yield part
            part = []


def _told(part: Sequence[tuple[Pos, Event]], voice: Voice) -> Iterator[str]:
    """Sentences with their rules behind them; Turns and paragraphs stand by themselves."""
    said: list[str] = []
    rules: list[str] = []
    for at, (pos, event) in enumerate(part):
        before = part[at - 1][1] if at else None
        if event.kind in ("turn", "read", "dreamscape-phase"):
            yield from _flushed(said, rules)
            yield from _heading(pos, event, voice)
        if _is_quiet(event, part[at + 1 : at + 2]):
            continue
        if before is not None and event.kind == before.kind == "drew" and said:
            said[-1] = _merged(said[-1], before, event)
        else:
            said.append(voice.event(event))
        if event.rule not in rules:
            rules.append(event.rule)
    yield from _flushed(said, rules)


def _flushed(said: list[str], rules: list[str]) -> Iterator[str]:
    if said:
        yield f"- {' '.join(said)} *{', '.join(rules)}*"
    said.clear()
    rules.clear()


def _is_quiet(event: Event, after: Sequence[tuple[Pos, Event]]) -> bool:
    if event.kind == "discarded":
        return bool(after) and after[0][1].kind == "paid"
    return event.kind in QUIET


def _merged(said: str, before: Event, event: Event) -> str:
    """Another card drawn by the same Dreamer."""
    card = f"{event.args['card']}."
    if event.args["seat"] == before.args["seat"]:
        return f"{said.removesuffix('.')}, {card}"
    return f"{said} {NAMES[int(str(event.args['seat']))]} draws {card}"


def _heading(pos: Pos, event: Event, voice: Voice) -> Iterator[str]:
    if event.kind == "turn":
        yield f"\n## {voice.event(event).partition('.')[0].replace(' begins', '')}\n"
    elif event.kind == "dreamscape-phase":
        yield f"\n{voice.event(event)}\n"
    else:
        assert isinstance(pos.game, Etherfields)
        script = pos.game.content_pack.scripts[int(str(event.args["script"]))]
        yield f"\n> **{script.number}.** {script.text}"
        if script.effect_text:
            yield f">\n> *{script.effect_text}*"
        if script.lesson:
            yield f">\n> For a first game: {script.lesson}"
        yield ""


def main() -> None:
    old = RECORD.read_text("utf-8") if RECORD.exists() and "--new" not in sys.argv else ""
    try:
        records.replay(old, events=False)
    except BoardwrightError:
        old = new_record()
    RECORD.write_text(old, "utf-8")
    PAGE.write_text(page(old), "utf-8")


if __name__ == "__main__":
    main()
