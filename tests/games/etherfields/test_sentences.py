"""What is said calls things by their names: ids of a pack are for its files and for positions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from boardwright.core.decisions import Decision
from boardwright.core.events import Raw
from boardwright.core.messages import Message
from boardwright.core.randomness import Dice
from boardwright.games.etherfields import decks, dreams, gains
from boardwright.games.etherfields.game import GAME
from boardwright.games.etherfields.naming import KINDS
from boardwright.games.etherfields.scenes import Scene
from boardwright.games.etherfields.state import NOBODY
from boardwright.texts import Texts

TEXTS = Texts("etherfields", names=("Ann", "Bob", "Cy", "Dee"))
WORD = re.compile(r"[A-Za-z]\w*(?:\.\w+)*")


def ids() -> dict[str, str]:
    """All ids of the pack that are no words of a language, and the names they stand for."""
    pack = GAME.content_pack
    found = {}
    for kind in KINDS:
        for number in range(len(pack._things[kind])):
            id, name = pack.id_of(kind, number), pack.name_of(kind, number)
            if not id.isalpha() and id not in name:
                found[id] = name
    return found


IDS = ids()


def said(message: Message, seat: int) -> str:
    """The sentence; an id in it is a failure."""
    sentence = TEXTS.say_message(message.key, message.args, viewer=seat)
    inside = [word for word in WORD.findall(sentence) if word in IDS or "_" in word]
    assert not inside, (message.key, sentence)
    return sentence


def messages(start: str, seats: int, seed: int, most: int) -> Iterator[tuple[Message, int]]:
    """All that one seat reads in a random game: questions, options, events."""
    settings = {"start": start, "hands": ("open", "closed")[seed % 2]}
    pos, dice = GAME.new(seats, seed, settings), Dice("sentences", seed)
    for _ in range(most):
        if pos.over:
            return
        decision = dice.pick(pos.decisions)
        seat = decision.seats[0]
        yield decision.prompt, seat
        for action in decision.options:
            option = GAME.option(pos.state, decision, action, seat)
            yield option.label, seat
            if option.warning is not None:
                yield option.warning, seat
        pos.answer(dice.pick(decision.options), seat)
        for event in pos.events_for(seat):
            yield Message(event.kind, event.args), seat


@pytest.mark.parametrize("start", ["campaign", "d1", "d2", "d3", "d4", "d5"])
def test_no_sentence_of_a_game_has_an_id(start: str) -> None:
    kinds = {"hearts1", "sm.quay", "d1.S", "wrong_tram", "w1", "L1", "buttress.head_down"}
    assert kinds <= set(IDS), "they are looked for"
    sentences = set()
    for seed in range(3):
        for message, seat in messages(start, 1 + seed, seed, 200):
            sentences.add(said(message, seat))
    assert len(sentences) > 100


def test_every_thing_of_every_deck_goes_by_its_name() -> None:
    """Out of a deck, and into it: random games reach few of them."""
    counted = 0
    for deck, kind in decks.KINDS.items():
        s = GAME.new(2, 1, {"start": "d1"}).state
        log: list[Raw] = []
        s.log = log
        for number in range(len(s.pack._things[kind])):
            decks.put(s, deck, number, "ETH-001")
            assert decks.take(s, deck, "ETH-001") == number
            name = s.pack.name_of(kind, number)
            for raw in [raw for raw in log if raw[0] in ("joined-deck", "left-deck")]:
                assert name in said(Message(raw[0], {**raw[2], **raw[3]}), 0)
                counted += 1
            log.clear()
    assert counted > 300


def test_votes_are_those_of_a_dreamer() -> None:
    """ETH-023: in a sentence and in the view the Dreamer has a name; a counter is as it is read."""
    pos = GAME.new(2, 1, {"start": "d1"})
    s = pos.state
    log: list[Raw] = []
    s.log = log
    gains.add_counter(s, "vote.stray", 2, "ETH-023")
    gains.add_counter(s, "vote.nobody", 1, "ETH-023")
    gains.add_counter(s, "water_marks", 3, "ETH-023")
    lines = [TEXTS.say_message(raw[0], raw[2], viewer=0) for raw in log]
    assert lines == ["Votes of The Stray: 2 now.", "vote.nobody: 1 now.", "water marks: 3 now."]
    view = GAME.view(s, 0)
    assert isinstance(view["votes"], Mapping)
    assert dict(view["votes"]) == {"The Stray": 2}
    assert view["counters"] == {"vote.nobody": 1, "water marks": 3}


def test_who_gains_a_mask_is_asked_by_its_name() -> None:
    """ETH-577."""
    s = GAME.new(2, 1, {"start": "d1"}).state
    mask = s.pack.number("mask", "wet_fox")
    asked = dreams._whose(s, Scene(NOBODY), "mask", mask).send(None)
    assert isinstance(asked, Decision)
    assert said(asked.prompt, 0) == "Who gains Wet Fox?"
