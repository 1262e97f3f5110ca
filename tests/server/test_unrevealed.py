"""Nothing unrevealed reaches a client (ETH-057): tables of the campaign are played at random over
sockets and HTTP, and after every step whatever was sent is held against every text, name and id of
the pack that nobody has seen yet.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.randomness import Dice
from boardwright.games.etherfields import view_words
from boardwright.games.etherfields.game import GAME
from boardwright.server import blocks
from boardwright.server.hall import Hall
from boardwright.server.routes.files import WEB
from boardwright.server.tables import Table
from tests.server.guarded import Eyes, Guarded
from tests.server.twins import Step
from tests.server.wire import Running, call
from tests.server.witness import Witness, lay
from tests.server.worlds import Worlds

STARTS = next(setting.values for setting in GAME.settings if setting.name == "start")
SOAK = os.environ.get("BOARDWRIGHT_SOAK") == "1"
STEPS = 600 if SOAK else 40
"""Answers at one table."""


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    opened = Worlds(tmp_path_factory.mktemp("worlds"))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def guarded() -> Guarded:
    return Guarded(GAME)


class Listening:
    """A witness, and for each who listens what they may not be sent yet."""

    def __init__(self, witness: Witness, guarded: Guarded) -> None:
        self.witness = witness
        self.eyes = {seat: Eyes(guarded, seat) for seat in (None, *range(len(witness.table.seats)))}
        self._read: dict[str, int] = {}
        self.size = 0

    def _seat(self, channel: str) -> int | None:
        """Whose ears a channel is for."""
        if "watcher" in channel or "without a token" in channel:
            return None
        if channel.startswith("team-mate"):
            return int(channel.split("'")[0].split()[1])
        return self.witness.seat

    def check(self) -> None:
        """Hold what was sent since the last time against what may be known now."""
        s = self.witness.table.course.pos.state
        for eyes in self.eyes.values():
            eyes.learn(s)
        channels: dict[str, list[bytes]] = dict(self.witness.heard.channels)
        channels |= {name: line.frames for name, line in self.witness.lines.items()}
        for channel, parts in channels.items():
            new = parts[self._read.get(channel, 0) :]
            self._read[channel] = len(parts)
            for part in new:
                self.size += len(part)
                told = self.eyes[self._seat(channel)].hear(part)
                assert not told, f"{channel}: {told[:5]}"


async def play(
    running: Running, guarded: Guarded, position: dict[str, Any], seed: int, steps: int = STEPS
) -> Listening:
    """Play on from a position, each at a place of their own; all that can be asked is asked."""
    hall: Hall = running.app.state.hall
    table = await lay(hall, GAME.name, position, range(len(position["seats"])))
    witness = Witness(running, table, 0, range(1, len(table.seats)))
    listening = Listening(witness, guarded)
    await witness.come()
    listening.check()
    dice = Dice("unrevealed", seed)
    for number in range(steps):
        decisions = table.course.pos.decisions
        decision = dice.pick(decisions)
        key = GAME.actions.key(dice.pick(decision.options))
        pos = table.course.pos.copy().answer(key, decision.seats[0])
        if pos.over:
            break
        await witness.play(Step(decision.seats[0], (key, key)), key)
        listening.check()
        if number % 8 == 0:
            await witness.think(hints=number == 8)
        if number % 16 == 0:
            await witness.pester(dice)
            await witness.look_around()
        listening.check()
    await witness.look_around()
    listening.check()
    await witness.go()
    return listening


def positions(start: str, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """The first position of such a table; of a campaign, of its second session too."""
    yield bw.game(GAME.name).new(seats, seed, {"start": start}).to_dict()
    if start != "campaign":
        return
    dice, campaign = Dice("first session"), GAME.campaign()
    pos = campaign.begin(seats, 0, {"hands": "closed"})
    while not pos.over:
        decision = dice.pick(pos.decisions)
        pos.answer(dice.pick(decision.options), decision.seats[0])
    campaign.take(pos, 0)
    yield campaign.begin(seats, 1, {"hands": "closed"}).to_dict()


@pytest.mark.parametrize(("number", "start"), list(enumerate(STARTS)))
def test_nothing_unrevealed_is_sent(
    worlds: Worlds, guarded: Guarded, number: int, start: str
) -> None:
    for position in positions(start, 1 + number % 3, number):
        listening = worlds.run(play(worlds.sides[0], guarded, position, number))
        assert listening.size > 100_000
        for eyes in listening.eyes.values():
            assert 300 < len(eyes.left) < len(guarded.owners), "some was revealed, much was not"


async def fetch_files(running: Running) -> list[bytes]:
    """All that is handed out as files, and what games tell of themselves."""
    package = WEB.parent / "games" / GAME.name
    paths = [f"/web/{file.relative_to(WEB).as_posix()}" for file in sorted(WEB.rglob("*.*"))]
    web = package / "web"
    paths += [f"/games/{GAME.name}/{file.name}" for file in sorted(web.glob("*.*"))]
    texts = sorted((package / "texts" / "en").glob("*.ftl"))
    paths += [f"/texts/en/{GAME.name}/{file.name}" for file in texts]
    of_game = f"/api/games/{GAME.name}"
    paths += ["/api/games", f"{of_game}/content", f"{of_game}/rules", "/openapi.json", "/metrics"]
    replies = [await call(running.app, "GET", path) for path in paths]
    assert {reply.status for reply in replies} == {200}
    return [reply.body for reply in replies]


def test_no_file_holds_what_is_to_be_revealed(worlds: Worlds, guarded: Guarded) -> None:
    sent = worlds.run(fetch_files(worlds.sides[0]))
    assert len(sent) > 100
    texts = "\n".join(part.decode("utf-8", "replace") for part in sent)
    assert len(guarded.sentences) > 300
    assert [sentence for sentence in guarded.sentences if sentence in texts] == []


@pytest.mark.parametrize(
    "path",
    [
        "/games/etherfields/../content/water/pack.toml",
        "/games/etherfields/%2e%2e/content/water/pack.toml",
        "/games/etherfields/content/water/pack.toml",
        "/texts/en/etherfields/../../content/water/pack.toml",
        "/texts/en/etherfields/scripts.ftl",
        "/web/../games/etherfields/content/water/scripts/en.toml",
        "/web/%2e%2e/games/etherfields/content/water/scripts/en.toml",
    ],
)
def test_no_path_leads_to_the_files_of_a_pack(worlds: Worlds, path: str) -> None:
    assert (Path(str(WEB)).parent / "games/etherfields/content/water/scripts/en.toml").exists()
    assert worlds.run(call(worlds.sides[0].app, "GET", path)).status == 404


# What the test above would catch


def a_paragraph_too_early(patch: pytest.MonkeyPatch) -> None:
    """The next paragraph, beside those that were read."""
    made = blocks.block

    def leak(pos: Any, seat: int | None, *rest: Any) -> Any:
        unread = next(n for n in GAME.content_pack.scripts if n not in pos.state.read)
        return {**made(pos, seat, *rest), "more": view_words.script(GAME.content_pack, unread)}

    patch.setattr(blocks, "block", leak)


def names_of_a_deck(patch: pytest.MonkeyPatch) -> None:
    """Notes that are still to be found, by their ids."""
    info = Table.info

    def leak(self: Table) -> Any:
        return {**info(self), "title": [f"note:{note.id}" for note in GAME.content_pack.notes]}

    patch.setattr(Table, "info", leak)


def every_key(patch: pytest.MonkeyPatch) -> None:
    """The action space, in which every place and choice has its key."""
    info = Table.info

    def leak(self: Table) -> Any:
        return {**info(self), "keys": [GAME.actions.key(n) for n in range(len(GAME.actions))]}

    patch.setattr(Table, "info", leak)


@pytest.mark.parametrize("plant", [a_paragraph_too_early, names_of_a_deck, every_key])
def test_a_leak_is_caught(
    worlds: Worlds, guarded: Guarded, monkeypatch: pytest.MonkeyPatch, plant: Any
) -> None:
    position = bw.game(GAME.name).new(2, 1, {"start": "d1"}).to_dict()
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"socket|stream|token"):
        worlds.run(play(worlds.sides[0], guarded, position, 1, 3))
