"""One person and some bots at a game, saved after every answer."""

from __future__ import annotations

from collections.abc import Mapping

from boardwright.bots import Choice
from boardwright.cli.terminal.opponents import Player
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
            seat: self.player(level, seat) for seat, level in self.levels.items()
        }
        save.write_company(company)
        save.write(pos)

    def player(self, level: str, seat: int) -> Player:
        return Player(level, self.pos.game, seat, self.pos.setup)

    @property
    def question(self) -> Decision | None:
        """What the person is asked now."""
        return next((d for d in self.pos.decisions if self.seat in d.seats and not d.idle), None)

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
        self.pos.answer(self._players[seat].choose(self.pos.info(seat)).answer, seat)
        self.save.write(self.pos)
        return self.pos.events_for(self.seat)

    def hint(self, level: str) -> Choice:
        """What a bot of that level would answer in the person's place."""
        return self.player(level, self.seat).choose(self.pos.info(self.seat))

    def undoable(self) -> Undo:
        return self.pos.undoable(self.seat)

    def take_back(self) -> None:
        """Back to the person's last answer; bots answer again from there."""
        for seat, _ in reversed(self.pos.answers()):
            self.pos.undo()
            if seat == self.seat:
                break
        self.save.write(self.pos)
