"""One person and some bots at a game, saved after every answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boardwright.cli.terminal.opponents import Player, make_player
from boardwright.cli.terminal.saves import Company, Save
from boardwright.cli.terminal.voice import Pos
from boardwright.core.decisions import Decision, Undo
from boardwright.core.events import Event


class Table:
    """The position, who plays which seat, and the file it is saved in."""

    def __init__(self, pos: Pos, company: Company, save: Save) -> None:
        self.pos = pos
        self.seat = company.seat
        self.save = save
        self.levels = {int(seat): level for seat, level in company.bots.items()}
        self._players: Mapping[int, Player] = {
            seat: self._player(level, seat) for seat, level in self.levels.items()
        }
        save.write_company(company)
        save.write(pos)

    def _player(self, level: str, seat: int) -> Player:
        return make_player(level, self.pos.game, seat, self.pos.setup, self.pos.setup.seed)

    @property
    def question(self) -> Decision | None:
        """What the person is asked now."""
        return next((d for d in self.pos.decisions if self.seat in d.seats), None)

    def answer(self, key: str) -> list[Event]:
        """The person answers; what that caused, as far as the person may know it."""
        self.pos.answer(key, self.seat)
        self.save.write(self.pos)
        return self.pos.events_for(self.seat)

    def waits_for(self) -> int | None:
        """The bot whose turn it is to answer."""
        if self.pos.over or self.question is not None:
            return None
        decision = self.pos.decision
        assert decision is not None
        return decision.seats[0]

    def bot_answers(self, seat: int) -> list[Event]:
        """A bot answers; what that caused, as far as the person may know it."""
        answer = self._players[seat].choose(self.pos.info(seat))
        self.pos.answer(answer, seat)
        self.save.write(self.pos)
        return self.pos.events_for(self.seat)

    def hint(self, level: str) -> str:
        """What a bot of that level would answer in the person's place."""
        player = self._player(level, self.seat)
        return self.pos.game.actions.key(player.choose(self.pos.info(self.seat)))

    def undoable(self) -> Undo:
        return self.pos.undoable(self.seat)

    def take_back(self) -> None:
        """Back to the person's last answer; bots answer again from there."""
        for seat in self._backwards():
            self.pos.undo()
            if seat == self.seat:
                break
        self.save.write(self.pos)

    def _backwards(self) -> Iterator[int]:
        for seat, _ in reversed(self.pos.answers()):
            yield seat
