"""The server's secret, which all its tokens are signed with."""

from __future__ import annotations

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path

from boardwright.core.errors import BoardwrightError
from boardwright.server.config import Config

FILE = "secret.key"
SECRET_BYTES = 32


class BadSecret(BoardwrightError):
    """The file of the secret cannot be used. Another secret would make every token worthless, so
    none is made up in its place.
    """


def server_secret(config: Config) -> bytes:
    """The configured secret, else the one in the data folder, which is made when first needed."""
    if config.secret is not None:
        return hashlib.sha256(config.secret.get_secret_value().encode()).digest()
    file = config.data / FILE
    try:
        if not file.exists():
            _make(file)
        text = file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSecret(f"{file}: {error}") from error
    with suppress(ValueError):
        if len(found := bytes.fromhex(text)) == SECRET_BYTES:
            return found
    raise BadSecret(f"{file}: {2 * SECRET_BYTES} hexadecimal digits were expected")


def _make(file: Path) -> None:
    """Written whole under another name first: of two servers that start at once, both use the
    secret of the one whose name for it came first.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{FILE}-{secrets.token_hex(8)}")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as stream:
            stream.write(secrets.token_hex(SECRET_BYTES) + "\n")
            stream.flush()
            os.fsync(stream.fileno())
        with suppress(FileExistsError):
            os.link(part, file)
    finally:
        part.unlink()
