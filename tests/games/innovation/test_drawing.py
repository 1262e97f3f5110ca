"""What a table is drawn with: the public facts, what views say for it, and what is made of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.core.outcomes import GameEnd
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice, shuffled
from boardwright.games.innovation import GAME
from boardwright.games.innovation.dominations import (
    can_dominate,
    check_culture,
    check_technology,
    check_zone,
)
from boardwright.games.innovation.drawing import content
from boardwright.games.innovation.facts import (
    CARDS,
    COLOUR,
    COLOURS,
    DOMAINS,
    ICONS,
    KINDS,
    LATER_KINDS,
    NAMES,
    NEEDS,
    OF_COLOUR,
    PERIOD,
    SPLAYS,
    SPOTS,
    cards_in,
)
from boardwright.games.innovation.piles import splay
from boardwright.games.innovation.state import Options, State
from boardwright.games.innovation.view import towards, view
from boardwright.texts import Texts, slug

PACKAGE = Path(boardwright.__file__).parent
WORDS = [None, "meld"]


# The public facts


def test_content_is_json_and_of_no_game() -> None:
    before = json.dumps(GAME.content())
    GAME.new(3, 7, {"cards": "later"})
    assert json.dumps(GAME.content()) == before
    assert json.loads(before) == GAME.content()
    assert GAME.content()["colours"] == list(COLOURS)
    assert GAME.content()["icons"] == list(ICONS)


def test_cards_have_their_icons_in_their_places() -> None:
    cards: Any = content()["cards"]
    assert list(cards) == list(NAMES)
    assert cards["Metalworking"]["icons"] == ["castle", "castle", None, "castle"]
    assert cards["Pottery"]["icons"] == [None, "leaf", "leaf", "leaf"]
    for card in CARDS:
        drawn = cards[NAMES[card]]
        assert drawn["icons"] == [None if n < 0 else ICONS[n] for n in SPOTS[card]]
        assert drawn["icons"].count(None) == 1
        assert drawn["period"] == PERIOD[card]
        assert drawn["colour"] == COLOURS[COLOUR[card]]
        assert drawn["needs"] == ICONS[NEEDS[card]]
        assert [effect["kind"] for effect in drawn["effects"]] == list(KINDS[card])


def test_the_later_texts_are_there_where_they_differ() -> None:
    cards: Any = content()["cards"]
    later = {name for name, card in cards.items() if "later" in card}
    assert len(later) == 9
    for card in CARDS:
        drawn = cards[NAMES[card]]
        effects = drawn.get("later", drawn)["effects"]
        assert [effect["kind"] for effect in effects] == list(LATER_KINDS[card])
    assert cards["Measurement"]["later"]["note"] == "card-measurement.later-note"
    assert cards["Oars"]["later"]["note"] == "card-oars.note"


@pytest.mark.parametrize("words", WORDS)
def test_every_key_of_the_content_has_a_text(words: str | None) -> None:
    texts = Texts("innovation", words=words)
    keys = set(_keys(content()))
    assert len(keys) > 500
    assert {key for key in keys if not texts.has(key)} == set()
    noted = {f"card-{slug(name)}" for name in NAMES if texts.has(f"card-{slug(name)}.note")}
    assert {key.removesuffix(".note") for key in keys if key.endswith(".note")} == noted


def _keys(value: object) -> Iterator[str]:
    """Every key of a text in the content."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from _keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _keys(inner)
    elif isinstance(value, str) and re.match(r"(card|short|domain)-", value):
        yield value


def test_no_few_words_are_left_over() -> None:
    written = {key for key in Texts("innovation").keys() if key.startswith("short-")}  # noqa: SIM118
    assert written
    assert written <= set(_keys(content()))


@pytest.mark.parametrize("name", ["short.ftl", "board.ftl"])
def test_what_the_table_says_changes_with_the_words(name: str) -> None:
    """A word of the rulebook that is written out would stay when the other words are wanted."""
    own = re.compile(
        r"\b(play|plays|recycl\w*|archiv\w*|activat\w*|dominat\w*|zones?|influence\w*|supply"
        r"|supplies|active cards?|periods?|domains?)\b",
        re.IGNORECASE,
    )
    written = (PACKAGE / "games" / "innovation" / "texts" / "en" / name).read_text("utf-8")
    for code in (r"^#.*", r"^[\w-]+ =", r"\{ -?[\w-]+[^{}]*\}", r"\$\w+", r"\[\w+\]"):
        written = re.sub(code, "", written, flags=re.MULTILINE)
    assert own.findall(written) == []


def _state(seats: int = 2) -> State:
    s = State(seats, 1)
    s.phase = 1
    return s


def test_periods_need_what_the_rules_need() -> None:
    """INN-090, INN-091."""
    periods: Any = content()["periods"]
    assert [period["period"] for period in periods] == list(range(1, 10))
    for needs in periods:
        number = needs["period"]
        s = _state()
        s.periods = 1 << number
        for points, value, enough in (
            (needs["points"], needs["value"], True),
            (needs["points"] - 1, needs["value"], False),
            (needs["points"], needs["value"] - 1, False),
        ):
            s.points[0] = points
            s.piles = [()] * 10
            if value:
                top = PERIOD.index(value)
                s.piles[COLOUR[top]] = (top,)
            assert bool(can_dominate(s, 0)) is enough, (number, points, value)


# What views say for it


def _random_zone(dice: Dice, seat: int, s: State) -> None:
    """Any piles, high ones and tall ones among them, so that every condition comes up."""
    least = dice.below(11)
    tallest = 1 + dice.below(9)
    open_wide = dice.below(3)
    for colour in range(5):
        cards = [card for card in cards_in(OF_COLOUR[colour]) if PERIOD[card] >= least]
        _, order = shuffled(dice.fork(), cards or cards_in(OF_COLOUR[colour]))
        at = 5 * seat + colour
        s.piles[at] = tuple(order[: 1 + dice.below(tallest)] if dice.below(12) else [])
        s.splay[at] = dice.below(4 - open_wide) + open_wide
        s.refresh(at)


def test_progress_is_what_the_rules_count() -> None:
    """INN-102, INN-110 to INN-114: full where the rules take the domain, and nowhere else."""
    dice = Dice(5)
    met = dict.fromkeys(DOMAINS, 0)
    for turn in range(600):
        s = _state(4)
        s.options = Options(together=turn % 2 == 0)
        _random_zone(dice, 1, s)
        s.archived[1], s.scored[1] = dice.below(7), dice.below(7)
        progress: Any = towards(s, 1)
        full = {name for name, far in progress.items() if far["have"] >= far["of"]}
        for check in (check_zone, check_culture, check_technology):
            s.dominated = (0,) * 4
            with suppress(GameEnd):
                check(s, 1)
        assert full == {name for n, name in enumerate(DOMAINS) if not s.domains >> n & 1}
        for name in full:
            met[name] += 1
    assert min(met.values()) > 5, met


def test_the_icons_of_a_splay_are_told_before_it_happens() -> None:
    dice = Dice(9)
    seen = 0
    for _ in range(40):
        s = _state()
        s.domains = 0
        _random_zone(dice, 0, s)
        seats: Any = view(s, 0)["seats"]
        for colour, name in enumerate(COLOURS):
            for way, counts in seats[0]["zone"][name]["splays"].items():
                trial = s.copy()
                splay(trial, 0, colour, SPLAYS.index(way))
                after: Any = view(trial, 0)["seats"]
                assert after[0]["zone"][name]["icons"] == counts
                seen += 1
    assert seen > 300


def positions(seats: int, seed: int, **settings: str) -> Iterator[Position[Any]]:
    """Every position of a random game."""
    pos = GAME.new(seats, seed, settings)
    dice = Dice(seed)
    while pos.outcome is None:
        yield pos
        decision = pos.decisions[dice.below(len(pos.decisions))]
        options = pos.explain(decision, decision.seats[0], previews=False).options
        pos.answer(options[dice.below(len(options))].key, decision.seats[0])
    yield pos


def test_the_next_draw_is_told() -> None:
    """INN-030 to INN-032."""
    seen = 0
    for pos in positions(3, 4):
        for decision in pos.decisions:
            (seat,) = decision.seats
            for option in pos.explain(decision, seat, previews=False).options:
                if option.key == "draw":
                    seats: Any = pos.view(seat)["seats"]
                    assert seats[seat]["draws"] == option.label.args["value"]
                    seen += 1
    assert seen > 20


def test_the_card_being_carried_out_is_told_to_everybody() -> None:
    """INN-050, INN-180: the last card of the row is the one that asks."""
    asked = alone = 0
    for seed in range(6):
        for pos in positions(4, seed):
            told: Any = pos.view(None)["resolving"]
            assert all(pos.view(seat)["resolving"] == told for seat in range(4))
            if pos.outcome is not None or not pos.decisions[0].source:
                assert told == []
                continue
            run = told[-1]
            assert run["card"] == pos.decisions[0].source
            assert {key: run[key] for key in ("effect", "of")} == dict(pos.decisions[0].progress)
            assert {told[0]["by"], *told[0]["obeying"], *told[0]["sharing"]} == {0, 1, 2, 3}
            assert [one["alone"] for one in told] == [False] + [True] * (len(told) - 1)
            kind = content_kind(run["card"], run["effect"])
            concerned = run["obeying"] if kind == "demand" else [*run["sharing"], run["by"]]
            assert run["on"] in concerned
            asked += 1
            alone += len(told) > 1
    assert asked > 100
    assert alone


def content_kind(card: str, effect: int) -> str:
    cards: Any = content()["cards"]
    kind: str = cards[card]["effects"][effect - 1]["kind"]
    return kind
