"""Texts: messages become sentences."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from boardwright.core.messages import Arg
from boardwright.texts import BadText, MissingText, Texts, slug
from boardwright.texts.bundles import load

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a game of texts and give its folder."""

    def make(**contents: str) -> Path:
        folder = tmp_path / "texts" / "en"
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in {"words": "-thing = thing\n", **contents}.items():
            (folder / f"{name.replace('_', '-')}.ftl").write_text(text)
        return tmp_path

    return make


@pytest.fixture
def small(write: Write) -> Texts:
    return Texts(
        write(
            cards="card-the-wheel = La Roue\ncolour-red = rouge\ndomain-science = Savoir\n",
            events=(
                "drew = { $seat_is ->\n    [you] You draw\n   *[other] { $seat } draws\n }\n"
                "gave = { $me } gave { $cards } to { $to_seat }\n"
                "told = { $what }\n"
                "won = { $seats } won\n"
                "count = { $cards_count ->\n    [one] a card\n   *[other] { $cards_count } of\n }\n"
                "again = { $more ->\n    [yes] again\n   *[no] enough\n }\n"
            ),
        )
    )


def test_seats_have_names(small: Texts) -> None:
    assert small.say("drew", seat=1) == "Seat 2 draws"
    assert small.say_message("drew", {"seat": 1}, names=["Ann", "Bo"]) == "Bo draws"
    small.names = ("Cy",)
    assert small.say("drew", seat=0) == "Cy draws"
    assert small.say("drew", seat=1) == "Seat 2 draws"


def test_a_viewer_is_addressed(small: Texts) -> None:
    assert small.say_message("drew", {"seat": 1}, viewer=1) == "You draw"
    assert small.say_message("drew", {"seat": 1}, viewer=0) == "Seat 2 draws"
    assert small.say_message("drew", {"seat": 0}, viewer=0) == "You draw"


def test_a_seat_can_be_nobody(write: Write) -> None:
    texts = Texts(write(events="told = { $seat_is ->\n    [nobody] none\n   *[other] one\n }\n"))
    assert texts.say("told", seat=-1) == "none"
    assert texts.say_message("told", {"seat": 0}, viewer=1) == "one"


def test_several_arguments_can_be_seats(small: Texts) -> None:
    said = small.say("gave", me=0, to_seat=2, cards=["Oars"])
    assert said == "Seat 1 gave Oars to Seat 3"
    assert small.say("won", seats=[0, 2]) == "Seat 1 and Seat 3 won"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("The Wheel", "La Roue"),
        ("red", "rouge"),
        ("Science", "Savoir"),
        ("green", "green"),
        ("What?", "What?"),
        (7, "7"),
        (None, "nothing"),
        (True, "yes"),
        (False, "no"),
        ([], "nothing"),
        (["red"], "rouge"),
        (["The Wheel", "Oars"], "La Roue and Oars"),
        (("red", "green", "blue"), "rouge, green, and blue"),
        ([1, 2], "1 and 2"),
    ],
)
def test_arguments_are_put_into_words(small: Texts, value: Arg, said: str) -> None:
    assert small.say("told", what=value) == said


def test_texts_choose_by_number_and_by_yes_and_no(small: Texts) -> None:
    assert small.say("count", cards=["Oars"]) == "a card"
    assert small.say("count", cards=["Oars", "Oars"]) == "2 of"
    assert small.say("again", more=True) == "again"
    assert small.say("again", more=False) == "enough"


def test_texts_choose_by_the_plain_form_of_a_word(write: Write) -> None:
    texts = Texts(
        write(
            words="icon-castle = tour\n",
            events="seen = { $icon_is ->\n    [castle] tours\n   *[other] { $icon }\n }\n",
        )
    )
    assert texts.say("seen", icon="castle") == "tours"
    assert texts.say("seen", icon="crown") == "crown"


def test_a_missing_argument_can_have_a_text_of_its_own(write: Write) -> None:
    texts = Texts(write(events="drew = { $card } ({ $value })\n    .without-card = a { $value }\n"))
    assert texts.say("drew", card="Oars", value=1) == "Oars (1)"
    assert texts.say("drew", value=1) == "a 1"
    with pytest.raises(MissingText, match="value"):
        texts.say("drew", card="Oars")


@pytest.mark.parametrize(
    ("viewer", "said"), [(None, "same other"), (0, "you other"), (2, "same among")]
)
def test_seats_are_told_by_who_reads(write: Write, viewer: int | None, said: str) -> None:
    texts = Texts(write(events="told = { $to_seat_is } { $winners_is }\n"))
    args: dict[str, Arg] = {"seat": 0, "to_seat": 0, "winners": [1, 2]}
    assert texts.say_message("told", args, viewer=viewer) == said
    assert texts.say_message("told", {**args, "winners": [2]}, viewer=2) == "same you"


@pytest.mark.parametrize(
    ("name", "key"),
    [("The Wheel", "the-wheel"), ("A.I.", "a-i"), ("Code of Laws", "code-of-laws")],
)
def test_names_have_slugs(name: str, key: str) -> None:
    assert slug(name) == key


# What goes wrong


@pytest.mark.parametrize("key", ["no-such-key", "drew.no-such-part", "-thing", ""])
def test_a_missing_key_is_refused(small: Texts, key: str) -> None:
    assert not small.has(key)
    with pytest.raises(MissingText) as caught:
        small.say(key)
    assert caught.value.key == key
    assert isinstance(caught.value, LookupError)


def test_a_missing_argument_is_refused(small: Texts) -> None:
    with pytest.raises(MissingText, match=r"'gave'.*cards"):
        small.say("gave", me=0, to_seat=1)


def test_a_text_that_refers_to_nothing_is_refused(write: Write) -> None:
    texts = Texts(write(events="lost = { -nowhere }\nbare =\n    .part = x\n"))
    with pytest.raises(MissingText, match="nowhere"):
        texts.say("lost")
    with pytest.raises(MissingText, match="'bare'"):
        texts.say("bare")
    assert texts.say("bare.part") == "x"


@pytest.mark.parametrize(
    ("contents", "complaint"),
    [
        ({"events": "drew = { $seat\n"}, "events.ftl: cannot be read"),
        ({"events": "drew = a\ndrew = b\n"}, "drew, which is there already"),
        ({"events": "-thing = b\n"}, "-thing, which is there already"),
        ({"events": "nothing = b\n"}, "nothing, which is there already"),
        ({"words_odd": "-other = b\n"}, "-other, which does not exist"),
    ],
)
def test_a_bad_file_is_refused(write: Write, contents: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadText, match=complaint):
        Texts(write(**contents), words="odd" if "words_odd" in contents else None)


def test_other_words_redefine_terms(write: Write) -> None:
    game = write(words_odd="-thing = gadget\n", events="seen = a { -thing }\n")
    assert Texts(game).say("seen") == "a thing"
    assert Texts(game, words="odd").say("seen") == "a gadget"


def test_unknown_words_and_languages_are_refused(write: Write) -> None:
    with pytest.raises(MissingText, match=r"words-klingon.*meld"):
        Texts("innovation", words="klingon")
    with pytest.raises(MissingText, match="xx"):
        Texts("innovation", language="xx")


def test_bundles_are_kept() -> None:
    assert load("innovation", "en", None)[0] is load("innovation", "en", None)[0]
    assert load("innovation", "en", None)[0] is not load("innovation", "en", "meld")[0]
