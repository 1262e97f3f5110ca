"""`?`: the rule behind a question, what each answer would do, and the text of a rule or a card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from boardwright.cli.terminal.answers import Choice, NotFound, find
from boardwright.cli.terminal.guides import Guide
from boardwright.cli.terminal.screen import Screen
from boardwright.cli.terminal.voice import Pos, Voice
from boardwright.core.decisions import Decision, Option
from boardwright.texts import slug


class Explainer:
    """Explains one position to one reader."""

    def __init__(self, pos: Pos, voice: Voice, guide: Guide, screen: Screen) -> None:
        self._pos = pos
        self._voice = voice
        self._guide = guide
        self._screen = screen

    def question(self, question: Decision) -> None:
        """What is asked, by what, under which rule; then every answer, and the rules of those."""
        source = self._guide.source(question)
        if source is not None:
            title, words = source
            self._screen.show(Text.assemble((title, "bold"), f" {words}"))
        self._screen.say(self._voice.tell(question.prompt), "bold")
        self.rule(question.rule)
        options = self._pos.explain(question).options
        for number, option in enumerate(options, start=1):
            self._option(number, option)
        for rule in dict.fromkeys(option.rule for option in options):
            if rule != question.rule:
                self.rule(rule)

    def topic(self, topic: str, question: Decision, choices: Sequence[Choice]) -> bool:
        """A rule by its id, a thing by its name, an answer by its number or name."""
        if topic.upper() in self._pos.game.rules:
            self.rule(topic.upper(), related=True)
            return True
        if not topic.isdecimal():
            view = self._pos.view(self._voice.viewer)
            found = self._guide.about(topic, view)
            if found is not None:
                self._screen.show(found)
                return True
        try:
            place = find(topic, choices)
        except NotFound:
            return False
        option = self._pos.explain(question).options[place]
        self._option(place + 1, option)
        self.rule(option.rule)
        return True

    def rule(self, rule: str, *, related: bool = False) -> None:
        texts = self._voice.texts
        self._screen.hang(f"{rule}  ", texts.rule(rule))
        if not related:
            return
        found = self._pos.game.rules[rule]
        note = f"section-{slug(found.section)}.note"
        if texts.has(note):
            self._screen.hang("  ", (texts.say(note), "dim"))
        for other in found.related:
            self._screen.hang(f"  {other}  ", (texts.rule(other), "dim"), style="dim")

    def _option(self, number: int, option: Option) -> None:
        label = self._voice.tell(option.label)
        self._screen.hang(f"{number:>4}  ", label, (f"  {option.key}  {option.rule}", "dim"))
        for cost in option.cost:
            said = self._voice.say("play-cost", amount=cost.amount, of=cost.of)
            self._screen.hang("      + ", said, (f"  {cost.rule}", "dim"))
        if len(option.cost) > 1:
            self._screen.hang("      = ", self._voice.price(option.cost))
        if option.warning is not None:
            self._screen.hang("      ! ", self._voice.tell(option.warning))
        for message in option.preview:
            self._screen.hang("      - ", (self._voice.tell(message), "dim"), style="dim")
