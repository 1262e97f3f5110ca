"""The server's log: each line is an event with its fields, for people or for programs. Whatever
could let somebody in or spoil a game is masked, wherever it comes from.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any, TextIO

from boardwright.server.config import Config

MASK = "***"

SECRETS = frozenset(
    {"token", "tokens", "invite", "seed", "secret", "nonce", "authorization", "key", "keys"}
)
"""Fields that are never shown."""

_TOKEN = re.compile(r"\b([ps]\.[0-9A-Za-z]{6}\.[0-9]+)\.[A-Za-z0-9_-]{6,}(\.[A-Za-z0-9_-]*)?")
_BEARER = re.compile(r"(?i)\b(bearer\s+)[^\s'\"]+")
# A key of a game, in quotes as errors have it, may name a card that only one seat knows.
_KEY = re.compile(r"(['\"])([a-z][a-z-]*):(?!//)[^'\"\n]+\1")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_PLAIN = re.compile(r"[!#-~]+")

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


def masked(text: str) -> str:
    """The text without tokens, and without the names in the keys of a game."""
    text = _TOKEN.sub(rf"\1.{MASK}", text)
    text = _BEARER.sub(rf"\1{MASK}", text)
    return _KEY.sub(rf"\1\2:{MASK}\1", text)


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was given with a record; `event` first."""
    given = {name: value for name, value in vars(record).items() if name not in _STANDARD}
    event = given.pop("event", record.name)
    shown: dict[str, Any] = {"event": event}
    for name, value in given.items():
        if name in SECRETS:
            shown[name] = MASK
        else:
            plain = value is None or isinstance(value, bool | int | float)
            shown[name] = value if plain else masked(str(value))
    return shown


class Requests(logging.Filter):
    """uvicorn's lines: paths without their queries, and its access log as an event."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("uvicorn") and isinstance(record.args, tuple):
            record.args = tuple(_without_query(arg) for arg in record.args)
            if record.name == "uvicorn.access" and len(record.args) == 5:
                client, method, path, _, status = record.args
                vars(record).update(
                    event="request", client=client, method=method, path=path, status=status
                )
                record.msg, record.args = "answered", ()
        return True


def _without_query(value: object) -> object:
    return value.partition("?")[0] if isinstance(value, str) and value[:1] == "/" else value


class Lines(logging.Formatter):
    """A line for people: time, level, event, fields, words."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(record.created))
        told = fields(record)
        event = told.pop("event")
        shown = "".join(f" {name}={_quoted(value)}" for name, value in told.items())
        words = _UNSEEN.sub(_escaped, masked(record.getMessage()))
        line = f"{moment}Z {record.levelname:<7} {event}{shown}: {words}"
        trace = self.trace(record)
        return f"{line}\n{trace}" if trace else line

    def trace(self, record: logging.LogRecord) -> str:
        """How it came to a fault."""
        parts = [self.formatException(record.exc_info)] if record.exc_info else []
        parts += [self.formatStack(record.stack_info)] if record.stack_info else []
        return masked("\n".join(parts))


class JsonLines(Lines):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            **fields(record),
            "message": masked(record.getMessage()),
        }
        if trace := self.trace(record):
            line["trace"] = trace
        return json.dumps(line)


def _quoted(value: object) -> str:
    """Only what needs no quotes goes without: nobody can write a line of their own."""
    text = str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text)


def _escaped(sign: re.Match[str]) -> str:
    return sign[0].encode("unicode_escape").decode()


class _Ours(logging.StreamHandler[TextIO]):
    """The handler that is replaced when logs are set up again."""


def set_up_logs(config: Config, stream: TextIO | None = None) -> None:
    """Send every record of this process to standard error, in the configured form."""
    handler = _Ours(stream or sys.stderr)
    handler.setFormatter(JsonLines() if config.log_format == "json" else Lines())
    handler.addFilter(Requests())
    root = logging.getLogger()
    for old in [old for old in root.handlers if isinstance(old, _Ours)]:
        root.removeHandler(old)
    root.addHandler(handler)
    level = config.log_level.upper()
    handler.setLevel(level)
    for name in ("boardwright", "uvicorn"):
        logging.getLogger(name).setLevel(level)
    # Below that, uvicorn writes down what is said on sockets: cards, chat, parts of keys.
    logging.getLogger("uvicorn.error").setLevel("INFO" if level == "DEBUG" else level)
    # What libraries say of themselves matters only when something is wrong.
    root.setLevel("WARNING")
