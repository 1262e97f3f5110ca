"""Tokens: only the very text that was given out is one, and another nonce ends it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.server import tokens
from boardwright.server.tokens import (
    ALPHABET,
    Kind,
    Token,
    code,
    invite_token,
    person_token,
    read,
    tidy,
)

SECRET = b"a secret of thirty-two bytes ..."
CODES = st.text(ALPHABET, min_size=6, max_size=6)
NUMBERS = st.integers(0, 999_999_999)
NONCES = st.binary(min_size=16, max_size=16)
Make = Callable[[bytes, str, int, bytes], str]
KINDS: st.SearchStrategy[tuple[Kind, Make]] = st.sampled_from(
    [("p", person_token), ("s", invite_token)]
)
SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \n٣é\ud800"


@given(KINDS, CODES, NUMBERS, NONCES)
def test_a_token_says_what_was_put_in(
    kind: tuple[Kind, Make], table: str, number: int, nonce: bytes
) -> None:
    letter, make = kind
    token = read(SECRET, make(SECRET, table, number, nonce))
    assert token == Token(letter, table, number, nonce)
    assert token.fits(nonce)
    assert not token.fits(bytes(16) if any(nonce) else b"x" * 16)


@given(KINDS, CODES, NUMBERS, NONCES, st.data())
def test_any_change_of_any_sign_is_refused(
    kind: tuple[Kind, Make], table: str, number: int, nonce: bytes, data: st.DataObject
) -> None:
    text = kind[1](SECRET, table, number, nonce)
    at = data.draw(st.integers(0, len(text)))
    sign = data.draw(st.sampled_from(SIGNS))
    for other in (
        text[:at] + sign + text[at + 1 :],
        text[:at] + sign + text[at:],
        text[:at] + text[at + 1 :],
        text[:at],
        text.lower(),
        text + "=",
    ):
        assert other == text or read(SECRET, other) is None


def every_neighbour(text: str) -> Iterator[str]:
    for at in range(len(text)):
        for sign in SIGNS:
            if sign != text[at]:
                yield text[:at] + sign + text[at + 1 :]


def test_no_neighbour_of_a_token_is_one() -> None:
    """Base64 of 16 bytes leaves four bits over; they too must be as they were given out."""
    text = person_token(SECRET, "K7QM2X", 3, bytes(range(16)))
    found = [other for other in every_neighbour(text) if read(SECRET, other) is not None]
    assert found == []
    assert read(SECRET, text) is not None


@given(st.text())
def test_any_text_may_be_read(text: str) -> None:
    assert read(SECRET, text) is None


def test_another_servers_token_is_none() -> None:
    token = person_token(SECRET, "K7QM2X", 0, bytes(16))
    assert read(SECRET + b"!", token) is None


def test_a_seat_link_is_no_persons_token() -> None:
    person, seat = (make(SECRET, "K7QM2X", 0, bytes(16)) for make in (person_token, invite_token))
    assert read(SECRET, "p" + seat[1:]) is None
    assert read(SECRET, "s" + person[1:]) is None


@pytest.mark.parametrize(
    ("table", "number", "nonce"),
    [
        ("K7QM2", 0, bytes(16)),
        ("K7QM20", 0, bytes(16)),
        ("K7QM2X", -1, bytes(16)),
        ("K7QM2X", 0, bytes(15)),
    ],
)
def test_what_could_not_be_read_again_is_not_given_out(
    table: str, number: int, nonce: bytes
) -> None:
    with pytest.raises(ValueError, match="no token"):
        person_token(SECRET, table, number, nonce)


def test_codes_use_every_sign_evenly() -> None:
    luck = random.Random(1)
    signs = "".join(code(luck.randbytes) for _ in range(5000))
    counts = [signs.count(sign) for sign in ALPHABET]
    assert sum(counts) == len(signs) == 30_000
    assert not set("0O1ILU") & set(ALPHABET)
    assert 850 < min(counts) <= max(counts) < 1150


@given(CODES)
def test_a_code_is_read_as_people_type_it(made: str) -> None:
    typed = f" {made[:3].lower()}-{made[3:]} "
    assert tidy(typed) == tidy(made) == made


@pytest.mark.parametrize("typed", ["", "K7QM2", "K7QM2XX", "K7QM2O", "K7QM2é", "ﬁ7QM2", "K7QM2X\n"])
def test_what_can_be_no_code_is_none(typed: str) -> None:
    assert tidy(typed) is None


def test_the_alphabet_leaves_room() -> None:
    assert len(ALPHABET) ** tokens.CODE_LENGTH > 700_000_000
