"""The campaign `water` as a whole: how much there is of everything, and that all its endings are
reached by scenarios.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from pathlib import Path

import pytest

from boardwright.games.etherfields import packs
from boardwright.games.etherfields.content import Step
from boardwright.games.etherfields.pack import Pack

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "etherfields"


@lru_cache
def water() -> Pack:
    return packs.load("water")


def test_the_campaign_has_what_its_brief_asks_for() -> None:
    pack = water()
    market = [card for card in pack.cards if card.market]
    assert [len(dreamer.deck) for dreamer in pack.dreamers] == [22] * 4
    assert all(dreamer.back for dreamer in pack.dreamers)
    assert (len(market), sum(card.qty for card in market)) == (27, 81)
    assert Counter(turn.suit for turn in pack.turns) == dict.fromkeys(range(4), 3)
    assert len(pack.entities) >= 15
    assert (len(pack.masks), sum(mask.owner >= 0 for mask in pack.masks)) == (14, 8)
    assert (len(pack.items), sum(item.starting for item in pack.items)) == (17, 5)
    assert (len(pack.fates), sum(not fate.later for fate in pack.fates)) == (14, 10)
    flaws = [card for card in pack.cards if card.is_flaw]
    assert (len(flaws), sum(not card.later for card in flaws)) == (8, 6)
    assert (len(pack.wisdom), len(pack.notes), len(pack.seasons)) == (11, 7, 5)
    assert (len(pack.gates), len(pack.world), len(pack.companions)) == (5, 8, 3)
    assert sum(sign.universal for sign in pack.signs) == 45
    assert [sign.personal for sign in pack.signs] == [1] * 8


def test_a_flavour_is_short() -> None:
    """At most twelve words a line."""
    flavours = [card.flavour for card in water().cards if card.flavour]
    assert len(flavours) >= 60
    assert [line for line in flavours if len(line.split()) > 12] == []


@pytest.mark.parametrize("number", sorted(water().scripts))
def test_a_paragraph_has_two_to_five_sentences(number: int) -> None:
    text = water().scripts[number].text
    sentences = re.findall(r"[.?!](?:\s|$|\")", text)
    assert 2 <= len(sentences) <= 5, text


def _steps(effect: tuple[Step, ...]) -> Iterator[Step]:
    for step in effect:
        yield step
        yield from _steps(tuple(chain.from_iterable(step.inner.values())))


def endings() -> set[str]:
    """Of all Dreams and of the campaign, by the paragraphs that tell them."""
    return {
        step.text("ending")
        for script in water().scripts.values()
        for step in _steps(script.effect)
        if step.do == "end"
    }


def test_every_ending_is_reached_by_a_scenario() -> None:
    """Each is a passing scenario, which names it in an event that must be there."""
    reached = set()
    for path in (SCENARIOS / "endings").glob("*.toml"):
        for part in tomllib.loads(path.read_text("utf-8"))["play"]:
            wanted = part.get("expect", {}).get("events", {}).get("has", ())
            reached |= {one["ending"] for one in wanted if one["kind"] == "dream-over"}
    assert len(endings()) == 15
    assert reached == endings()
