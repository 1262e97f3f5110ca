"""The log: an event and its fields on one line, and nothing in it that opens a door."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest

from boardwright.server.config import Config
from boardwright.server.logs import set_up_logs
from boardwright.server.tokens import invite_token, person_token

SECRET = b"a secret of thirty-two bytes ..."
PERSON = person_token(SECRET, "K7QM2X", 3, bytes(range(16)))
INVITE = invite_token(SECRET, "K7QM2X", 1, bytes(range(16)))
log = logging.getLogger("boardwright.server")


class Written:
    """What a process has logged."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stream = io.StringIO()

    def start(
        self, form: Literal["text", "json"], level: Literal["debug", "info", "error"] = "info"
    ) -> None:
        set_up_logs(Config(data=self.folder, log_format=form, log_level=level), self.stream)

    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()

    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines()]


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Written]:
    root, names = logging.getLogger(), ("boardwright", "uvicorn", "uvicorn.error")
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in names}
    yield Written(tmp_path)
    root.handlers[:], root.level = handlers, level
    root.setLevel(level)
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


def test_a_line_for_people(written: Written) -> None:
    written.start("text")
    log.info("opened", extra={"event": "table-opened", "table": "K7QM2X", "title": "Ann and Bo"})
    (line,) = written.lines()
    assert line.endswith('Z INFO    table-opened table=K7QM2X title="Ann and Bo": opened')


def test_a_line_for_programs(written: Written) -> None:
    written.start("json")
    log.warning("slow by %s", "far", extra={"event": "slow", "seconds": 1.5, "seat": None})
    (found,) = written.objects()
    assert found.pop("at") > 1_600_000_000
    assert found == {
        "level": "warning",
        "event": "slow",
        "seconds": 1.5,
        "seat": None,
        "message": "slow by far",
    }


def test_a_record_without_an_event_is_named_by_its_logger(written: Written) -> None:
    written.start("json")
    logging.getLogger("somewhere.else").error("bad")
    assert written.objects()[0]["event"] == "somewhere.else"


@pytest.mark.parametrize("form", ["text", "json"])
def test_tokens_never_appear(written: Written, form: Literal["text", "json"]) -> None:
    written.start(form, "debug")
    log.info(
        "came with %s", PERSON, extra={"event": "came", "link": f"/table/K7QM2X#seat={INVITE}"}
    )
    log.info("Authorization: Bearer whatever-it-is", extra={"event": "header"})
    log.info("given", extra={"event": "given", "token": "x1", "seed": 123456789, "nonce": b"abc"})
    log.info("listed", extra={"event": "listed", "people": {"ann": PERSON}, "why": [INVITE]})
    try:
        raise ValueError(f"cannot read {PERSON}")
    except ValueError:
        log.exception("failed", extra={"event": "failed"})
    text = written.stream.getvalue()
    for hidden in (*PERSON.split(".")[3:], *INVITE.split(".")[3:], "whatever", "x1", "123456789"):
        assert hidden not in text
    assert "p.K7QM2X.3.***" in text
    assert "s.K7QM2X.1.***" in text
    assert "cannot read" in text


def test_half_a_token_does_not_appear(written: Written) -> None:
    written.start("text")
    log.info("cut: %s", PERSON[:-10], extra={"event": "cut"})
    assert PERSON.split(".")[3] not in written.stream.getvalue()


def test_names_in_the_keys_of_a_game_do_not_appear(written: Written) -> None:
    written.start("text")
    try:
        raise ValueError("'meld:Pottery' is not allowed here (INN-020)")
    except ValueError as error:
        log.exception("failed", extra={"event": "failed", "why": str(error), "key": "meld:Tools"})
    text = written.stream.getvalue()
    assert "Pottery" not in text.replace("\"'meld:Pottery' is not allowed here (INN-020)\"", "")
    assert "Tools" not in text
    assert "'meld:***' is not allowed here (INN-020)" in text


def test_requests_are_events_without_queries(written: Written) -> None:
    written.start("json", "debug")
    access = logging.getLogger("uvicorn.access")
    args = ("127.0.0.1:5000", "GET", "/api/games?token=abc", "1.1", 200)
    access.info('%s - "%s %s HTTP/%s" %d', *args)
    error = logging.getLogger("uvicorn.error")
    error.info('%s - "WebSocket %s" [accepted]', "127.0.0.1:5000", "/api/tables/K7QM2X/socket?a=b")
    request, socket = written.objects()
    request.pop("at")
    assert request == {
        "level": "info",
        "event": "request",
        "client": "127.0.0.1:5000",
        "method": "GET",
        "path": "/api/games",
        "status": 200,
        "message": "answered",
    }
    assert socket["message"] == '127.0.0.1:5000 - "WebSocket /api/tables/K7QM2X/socket" [accepted]'


@pytest.mark.parametrize("form", ["text", "json"])
def test_nobody_writes_a_line_of_their_own(written: Written, form: Literal["text", "json"]) -> None:
    written.start(form)
    forged = "Ann\n2024-01-01 00:00:00Z ERROR   failed: \x1b[2J\u2028gone"
    log.info("named %s", forged, extra={"event": "renamed", "name_": forged})
    (line,) = written.lines()
    assert "\x1b" not in line


def test_the_level_holds_for_ours_and_libraries_keep_quiet(written: Written) -> None:
    written.start("json", "info")
    log.debug("no", extra={"event": "no"})
    logging.getLogger("alembic.runtime.migration").info("no")
    log.info("yes", extra={"event": "yes"})
    assert [found["event"] for found in written.objects()] == ["yes"]
    written.start("json", "error")
    log.info("no", extra={"event": "no"})
    logging.getLogger("sqlalchemy").warning("no")
    assert len(written.objects()) == 1


def test_what_is_said_on_sockets_is_never_logged(written: Written) -> None:
    written.start("text", "debug")
    logging.getLogger("uvicorn.error").debug("< TEXT '%s'", '{"do":"chat","text":"hello"}')
    assert written.lines() == []
    log.debug("shown", extra={"event": "shown"})
    assert len(written.lines()) == 1


def test_setting_up_again_replaces(written: Written) -> None:
    written.start("text")
    written.start("json")
    log.info("once", extra={"event": "once"})
    assert [found["event"] for found in written.objects()] == ["once"]
