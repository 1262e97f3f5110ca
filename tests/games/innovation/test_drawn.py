"""What the drawing module of Innovation draws and says, without a browser."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.core.positions import Position
from boardwright.core.randomness import Dice
from boardwright.games.innovation import GAME
from boardwright.games.innovation.facts import COLOURS, DOMAINS
from boardwright.texts import Texts, slug
from tests.web import tools

PACKAGE = Path(boardwright.__file__).parent
HERE = Path(__file__).parent

Drawn = dict[str, Any]
NAMED = ("Ines", "Tomasz", "Ada", "Bo")


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


def _table(pos: Position[Any]) -> dict[str, Any]:
    sits = {"kind": "person", "level": None, "present": True}
    return {
        "id": "K7QM2X",
        "settings": dict(pos.setup.settings),
        "seats": [{"seat": n, "name": NAMED[n], **sits} for n in range(pos.setup.seats)],
        "outcome": None,
        "thinking": [],
    }


def _given(pos: Position[Any], seat: int | None, **more: object) -> dict[str, Any]:
    return {"view": pos.view(seat), "seat": seat, "table": _table(pos), **more}


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Draw what is given, in Node."""
    program = tools.find_node()
    if program is None:
        (pytest.fail if tools.must_be_complete() else pytest.skip)(str(tools.NODE))
    facts = tmp_path_factory.mktemp("content") / "content.json"
    facts.write_text(json.dumps(GAME.content()), "utf-8")

    def draw(*given: dict[str, Any]) -> list[Drawn]:
        done = subprocess.run(
            [program, str(HERE / "drawn.mjs"), str(PACKAGE), str(facts)],
            input="".join(json.dumps(one) + "\n" for one in given),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "no text" not in done.stderr, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    return draw


@pytest.fixture(scope="module")
def late() -> Position[Any]:
    """A game with much on the table, and a question about it."""
    return GAME.load(
        {
            "phase": "turn",
            "actions": 2,
            "seats": [
                {
                    "hand": ["Vaccination", "Encyclopedia"],
                    "influence": ["Calendar", "Physics"],
                    "dominations": [1, "Technology"],
                    "zone": {
                        "green": {"cards": ["Banking", "Clothing", "The Wheel"], "splay": "right"},
                        "yellow": {"cards": ["Canning", "Masonry", "Fermenting"], "splay": "up"},
                        "red": {"cards": ["Coal", "Oars"], "splay": "left"},
                        "blue": ["Chemistry", "Tools"],
                    },
                },
                {
                    "hand": ["Navigation"],
                    "zone": {"purple": {"cards": ["Societies", "Mysticism"], "splay": "up"}},
                },
            ],
        }
    )


def lines(one: Drawn) -> list[str]:
    return [line["text"] for part in one["text"] for line in part["lines"]]


def test_text_mode_says_piles_as_they_lie(drawn: Any, late: Position[Any]) -> None:
    own, other = drawn(_given(late, 0), _given(late, 1))
    said = lines(own)
    assert "Green, 3 cards, splayed right: Banking 5 on top; under it crown and castle." in said
    assert "Red, 2 cards, splayed left: Coal 5 on top; under it castle." in said
    assert "Blue, 2 cards, not splayed: Chemistry 5 on top." in said
    assert "Covered, from the top: Clothing and The Wheel." in said
    assert "Covered, from the top: Clothing and The Wheel." not in lines(other)


def test_text_mode_says_every_fact_of_the_view(drawn: Any, late: Position[Any]) -> None:
    (own,) = drawn(_given(late, 0))
    said = "\n".join(lines(own))
    shown: Any = late.view(0)
    texts = Texts("innovation")
    for period, count in shown["supply"].items():
        assert re.search(rf"^Supply {period}: ({count} cards?|empty)\.$", said, re.M)
    for period in shown["periods"]:
        assert f"Period {period}: free. It needs {5 * period} influence points" in said
    assert "Period 1: yours." in said
    assert "Technology: yours." in said
    for name in shown["domains"]:
        far = shown["seats"][0]["towards"][name]
        condition = texts.say(f"domain-{slug(name)}.condition")
        wanted = f"{name}: free. {condition} You have {far['have']} of {far['of']}."
        assert wanted in said
    for owner, seat in enumerate(shown["seats"]):
        assert NAMED[owner] in own["text"][1 if owner else 3]["title"]
        for pile in seat["zone"].values():
            if pile["top"]:
                assert f"{pile['top']} shows" in said
                key = (
                    f"short-{slug(pile['top'])}-1" if owner else f"card-{slug(pile['top'])}.effect1"
                )
                assert texts.say(key) in said
    for name in ("Vaccination", "Encyclopedia"):
        assert texts.say(f"card-{slug(name)}.effect1") in said
    assert "In your influence: Calendar 2 and Physics 5." in said
    assert "Influence: 2 cards, periods 2 and 5, 7 points." in said
    assert "Dominations: 2 of 6, period 1 and Technology." in said
    assert "Hand: 1 card, period 4." in said
    assert "Navigation" not in said


@pytest.mark.parametrize("narrow", [False, True])
def test_every_place_is_drawn_once(drawn: Any, late: Position[Any], narrow: bool) -> None:
    """Anchors are one element each, also where a pile and its top card can both be acted upon."""
    (decision,) = late.decisions
    options = late.explain(decision, 0, previews=False).options
    asked = [{"key": option.key, "anchors": option.anchors} for option in options]
    (one,) = drawn(_given(late, 0, options=asked, narrow=narrow))
    assert len(set(one["anchors"])) == len(one["anchors"])
    wanted = {
        *(f"supply:{period}" for period in range(1, 11)),
        *(f"period:{period}" for period in range(1, 10)),
        *(f"domain:{name}" for name in DOMAINS),
        *(f"{what}:{seat}" for what in ("seat", "influence") for seat in (0, 1)),
        *(f"pile:{seat}:{colour}" for seat in (0, 1) for colour in COLOURS),
        *("card:Banking", "card:Canning", "card:Coal", "card:Chemistry", "card:Societies"),
        *("card:Vaccination", "card:Encyclopedia", "card:Calendar", "card:Physics"),
    }
    assert wanted <= set(one["anchors"])
    assert set().union(*(option.anchors for option in options)) <= set(one["anchors"])
    assert all(one["labels"])


def test_nothing_hidden_is_drawn(drawn: Any, late: Position[Any]) -> None:
    other, nobody = drawn(_given(late, 1), _given(late, None))
    for one in (other, nobody):
        everything = json.dumps([one["text"], one["words"], one["labels"], one["things"]])
        for name in ("Vaccination", "Encyclopedia", "Calendar", "Physics", "The Wheel", "Tools"):
            assert f"card:{name}" not in one["anchors"]
            assert f'"{name}' not in everything
    own = drawn(_given(late, 0))[0]
    assert "The Wheel" in json.dumps(own["things"]["pile:0:green"])


def test_a_closer_look_has_the_whole_text(drawn: Any, late: Position[Any]) -> None:
    (one,) = drawn(_given(late, 0))
    texts = Texts("innovation")
    for key in ("card-banking.effect1", "card-banking.effect2"):
        assert texts.say(key) in one["things"]["card:Banking"]
    assert texts.say("card-canning.note") in one["things"]["card:Canning"]
    assert texts.say("domain-culture.condition") in one["things"]["domain:Culture"]
    assert all(one["things"][anchor] for anchor in one["anchors"])


def test_whole_games_can_be_drawn(drawn: Any) -> None:
    given = []
    for seats, settings in ((2, {}), (3, {"cards": "later", "technology": "either"}), (4, {})):
        for n, pos in enumerate(positions(seats, seats, **settings)):
            if n % 9 == 0 or pos.outcome:
                viewer = (*range(seats), None)[n % (seats + 1)]
                given.append(_given(pos, viewer, narrow=n % 2 == 0, readonly=n % 3 == 0))
    for one in drawn(*given):
        assert len(set(one["anchors"])) == len(one["anchors"])


def test_a_finished_game_shows_every_hand(drawn: Any, late: Position[Any]) -> None:
    (one,) = drawn(
        {**_given(late, None, readonly=True), "views": [late.view(seat) for seat in (0, 1)]}
    )
    assert one["view"]["seat"] is None
    assert [seat["hand"] for seat in one["view"]["seats"]] == [
        ["Encyclopedia", "Vaccination"],
        ["Navigation"],
    ]
    assert {"card:Encyclopedia", "card:Navigation"} <= set(one["anchors"])


def test_replays_mark_dominations_reveals_and_the_end(drawn: Any, late: Position[Any]) -> None:
    def event(kind: str, **args: object) -> dict[str, object]:
        return {"kind": kind, "rule": "INN-001", "args": args, "anchors": []}

    frames = [
        {"at": 3, "events": [event("drew", seat=0, value=1), event("dominated", seat=0, period=1)]},
        {"at": 4, "events": [event("took-domain", seat=1, domain="Culture")]},
        {"at": 7, "events": [event("showed", seat=1, card="Oars", value=1)]},
        {"at": 9, "events": [event("game-over", winners=[0], reason="dominations")]},
    ]
    (one,) = drawn({**_given(late, 0), "frames": frames})
    assert [(mark["at"], mark["kind"]) for mark in one["marks"]] == [
        (3, "domination"),
        (4, "domination"),
        (7, "reveal"),
        (9, "end"),
    ]
    assert one["marks"][0]["label"] == {"key": "dominated", "args": {"seat": 0, "period": 1}}
