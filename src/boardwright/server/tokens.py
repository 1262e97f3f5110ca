"""Signed tokens of people and seats, and the short codes of tables. A token says what it is for
and is worth nothing once the store holds another nonce.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

NONCE_BYTES = 16
SIGNATURE_BYTES = 16

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Signs of a table's code: none that could be read as another, and no U, so that few words come
out.
"""

CODE_LENGTH = 6

Kind = Literal["p", "s"]

_CODE = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")
_SHAPE = re.compile(
    rf"(p|s)\.({_CODE.pattern})\.(0|[1-9][0-9]{{0,8}})\.([A-Za-z0-9_-]{{22}})\.[A-Za-z0-9_-]{{22}}"
)


@dataclass(frozen=True, slots=True)
class Token:
    """What a token of ours says: person (`p`) or seat (`s`), table, number, nonce."""

    kind: Kind
    table: str
    number: int
    nonce: bytes

    def fits(self, nonce: bytes) -> bool:
        """Whether it is still good: the store holds its nonce."""
        return hmac.compare_digest(self.nonce, nonce)


def person_token(secret: bytes, table: str, person: int, nonce: bytes) -> str:
    """What a person shows to be known again."""
    return _sign(secret, "p", table, person, nonce)


def invite_token(secret: bytes, table: str, seat: int, nonce: bytes) -> str:
    """The key to one seat."""
    return _sign(secret, "s", table, seat, nonce)


def read(secret: bytes, text: str) -> Token | None:
    """The token that this text is, or None. Only the very text that was given out is one."""
    parts = _SHAPE.fullmatch(text)
    if parts is None:
        return None
    kind: Kind = "p" if parts[1] == "p" else "s"
    table, number, nonce = parts[2], int(parts[3]), urlsafe_b64decode(parts[4] + "==")
    if not hmac.compare_digest(text, _sign(secret, kind, table, number, nonce)):
        return None
    return Token(kind, table, number, nonce)


def _sign(secret: bytes, kind: Kind, table: str, number: int, nonce: bytes) -> str:
    said = f"{kind}.{table}.{number}.{_text(nonce)}"
    signature = hmac.digest(secret, said.encode(), hashlib.sha256)[:SIGNATURE_BYTES]
    token = f"{said}.{_text(signature)}"
    if _SHAPE.fullmatch(token) is None:
        raise ValueError(f"no token can say this: {kind!r}, {table!r}, {number!r}")
    return token


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def code(random_bytes: Callable[[int], bytes]) -> str:
    """A code for a table, every one as likely as any other."""
    fair = 256 - 256 % len(ALPHABET)
    signs = ""
    while len(signs) < CODE_LENGTH:
        byte = random_bytes(1)[0]
        if byte < fair:
            signs += ALPHABET[byte % len(ALPHABET)]
    return signs


def tidy(text: str) -> str | None:
    """A code as somebody typed it: lower case, spaces and hyphens do not matter. None if it can be
    no table's.
    """
    if not text.isascii():
        return None
    found = re.sub(r"[ -]", "", text).upper()
    return found if _CODE.fullmatch(found) else None
