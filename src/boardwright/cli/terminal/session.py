"""The conversation: tell what happened, ask, understand what was typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from boardwright.cli.terminal.answers import Choice, NotFound, find
from boardwright.cli.terminal.explaining import Explainer
from boardwright.cli.terminal.guides import Guide, View
from boardwright.cli.terminal.opponents import RANDOM, default_level
from boardwright.cli.terminal.saves import CannotSave, write_copy
from boardwright.cli.terminal.screen import Screen
from boardwright.cli.terminal.table import Table
from boardwright.cli.terminal.voice import Line, Voice, story, told, worth_telling
from boardwright.core.decisions import Decision
from boardwright.core.errors import IllegalAnswer
from boardwright.core.events import Event
from boardwright.core.records import read

LOG_TURNS = 2
"""Turns that `log` alone shows."""


class Session:
    """One sitting at a table."""

    def __init__(self, table: Table, voice: Voice, guide: Guide, screen: Screen) -> None:
        self.table = table
        self.voice = voice
        self.guide = guide
        self.screen = screen
        self._asked = -1
        """The decision that was last shown."""
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
        }

    def run(self) -> None:
        """Play until the game is over, or whoever types leaves."""
        while not self.table.pos.over:
            waiting = self.table.waits_for()
            if waiting is not None:
                with self.screen.thinking(self.voice.say("play-thinks", seat=waiting)):
                    events = self.table.bot_answers(waiting)
                self._tell(events)
            elif not self._ask():
                self.screen.say_whole(self.voice.say("play-saved", file=str(self.table.save.file)))
                game = self.table.pos.game.name
                self.screen.say(self.voice.say("play-quit", game=game))
                return
        self._finish()

    def _tell(self, events: list[Event]) -> None:
        self.screen.lines(told(worth_telling(events, self.table.seat), self.voice))

    def _finish(self) -> None:
        pos, say = self.table.pos, self.voice.say
        outcome = pos.outcome
        assert outcome is not None
        self.screen.say("")
        self._board("")
        self.screen.say("")
        end = say("game-over", reason=outcome.reason, winners=outcome.winners)
        self.screen.say(end, "bold")
        scores = [f"{self.voice.name(n)} {score}" for n, score in enumerate(outcome.scores)]
        self.screen.say(say("play-scores", scores=scores))
        self.screen.say(f"{outcome.rule}  {self.voice.texts.rule(outcome.rule)}", "dim")
        self.screen.say_whole(say("play-record", file=str(self.table.save.file)))
        self.screen.say_whole(say("play-replay", file=str(self.table.save.file)))

    # Asking

    def _ask(self) -> bool:
        """Ask the open question until it is answered; False when the input ends."""
        question = self.table.question
        assert question is not None
        choices = self._choices(question)
        if question.number != self._asked:
            self._show(question, choices)
            self._asked = question.number
        typed = self.screen.read()
        if typed is None or typed.lower() in ("quit", "exit"):
            return False
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        if not typed or typed.startswith("#"):
            return True
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        else:
            self._answer(typed, choices)
        return True

    def _show(self, question: Decision, choices: list[Choice]) -> None:
        """The question with what asks it; the board too, unless it comes from within an effect."""
        self.screen.say("")
        source = self.guide.source(question)
        if source is None:
            self._board("")
            self.screen.say("")
        elif source[0]:
            title, words = source
            self.screen.show(Text.assemble((title, "bold"), f" {words}"))
        prompt = self.voice.tell(question.prompt)
        self.screen.show(Text.assemble((prompt, "bold"), (f"  {question.rule}", "dim")))
        view = self.table.pos.view(self.table.seat)
        self.screen.options([(c.label, self._note(c, view)) for c in choices])

    def _note(self, choice: Choice, view: View) -> Text:
        """What an answer costs, then what the game has to say about it."""
        note = self.guide.note(choice.key, view)
        return Text.assemble(choice.price, "  ", note) if choice.price else note

    def _choices(self, question: Decision) -> list[Choice]:
        explained = self.table.pos.explain(question, previews=False)
        choices = []
        for option in explained.options:
            label = self.voice.tell(option.label)
            if option.warning is not None:
                label += f" ({self.voice.tell(option.warning)})"
            choices.append(Choice(option.key, label, self.voice.price(option.cost)))
        return choices

    def _answer(self, typed: str, choices: list[Choice]) -> None:
        try:
            key = choices[find(typed, choices)].key
        except NotFound as error:
            if error.key == "bad-answer" and self._is_answer(typed):
                key = typed
            else:
                self.screen.say(self.voice.say(error.key, **error.args_of_text))
                return
        try:
            self._tell(self.table.answer(key))
        except IllegalAnswer as error:
            rule = self.voice.texts.rule(error.rule)
            self.screen.say(self.voice.say("bad-illegal", typed=key, rule=error.rule, text=rule))

    def _is_answer(self, typed: str) -> bool:
        """Whether it is the key of an answer that who sits here may know of."""
        pos = self.table.pos
        game = pos.game
        if typed not in game.actions:
            return False
        return game.knows(pos.state, self.table.seat, game.actions.id(typed))

    # Commands

    def _explain(self, topic: str) -> None:
        question = self.table.question
        assert question is not None
        explainer = Explainer(self.table.pos, self.voice, self.guide, self.screen)
        if not topic:
            explainer.question(question)
        elif not explainer.topic(topic, question, self._choices(question)):
            self.screen.say(self.voice.say("bad-topic", typed=topic))

    def _help(self, _: str) -> None:
        say = self.voice.say
        self.screen.say(say("help-answer"))
        rows = [
            ("?", "help-explain"),
            *((f"? {rule}", "help-explain-rule") for rule in self.guide.examples[:1] if rule),
            *((f"? {thing}", "help-explain-card") for thing in self.guide.examples[1:] if thing),
            ("board", "help-board"),
            ("log [N | all]", "help-log"),
            ("hint", "help-hint"),
            ("undo", "help-undo"),
            ("save [FILE]", "help-save"),
            ("quit", "help-quit"),
        ]
        for typed, key in rows:
            self.screen.hang(f"  {typed:<15}", say(key))

    def _board(self, _: str) -> None:
        view = self.table.pos.view(self.table.seat)
        self.screen.show(self.guide.board(view, over=self.table.pos.over))

    def _log(self, how_many: str) -> None:
        if how_many and how_many != "all" and not how_many.isdecimal():
            self.screen.say(self.voice.say("bad-log"))
            return
        lines: list[Line] = []
        for _, happened in story(read(self.table.pos.record()), self.voice):
            lines += happened
        turns = [n for n, line in enumerate(lines) if line.kind == "turn"]
        wanted = int(how_many) if how_many.isdecimal() else LOG_TURNS
        if how_many != "all" and len(turns) > wanted:
            lines = lines[turns[-wanted] :] if wanted else []
        if lines:
            self.screen.lines(lines, rules=True)
        else:
            self.screen.say(self.voice.say("play-log-empty"))

    def _hint(self, _: str) -> None:
        question = self.table.question
        assert question is not None
        level = default_level(self.table.pos.game)
        choice = self.table.hint(level)
        key = self.table.pos.game.actions.key(choice.answer)
        label = next(c.label for c in self._choices(question) if c.key == key)
        if level == RANDOM:
            self.screen.say(self.voice.say("play-hint-random", option=label))
            return
        self.screen.say(self.voice.say("play-hint", option=label))
        for key, better in (("play-hint-good", True), ("play-hint-bad", False)):
            what = [self.voice.say(r.key) for r in choice.why.reasons if (r.change > 0) is better]
            if what:
                self.screen.say(self.voice.say(key, what=what))

    def _undo(self, _: str) -> None:
        undo = self.table.undoable()
        why = self.voice.say(f"undo-{undo.reason}")
        if undo.grant == "none":
            self.screen.say(self.voice.say("play-no-undo", why=why))
            return
        self.table.take_back()
        self._asked = -1
        said = "play-undone" if undo.grant == "free" else "play-takeback"
        self.screen.say(self.voice.say(said, why=why))

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say_whole(self.voice.say("play-saved", file=str(self.table.save.file)))
            return
        file = Path(name).expanduser()
        try:
            write_copy(file, self.table.pos.record())
        except CannotSave as error:
            self.screen.say(self.voice.say("bad-file", file=name, why=error.why))
        else:
            self.screen.say_whole(self.voice.say("play-copied", file=name))
