"""A server that is killed keeps its word; and whoever holds it to its word would notice."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.crash_soak import Crashes
from tests.server.crowd import Crowd, Done, Guest
from tests.server.ledger import Book, Ledger

KILLS = {"random": 7, "takeback inside": 1, "snapshot after": 1, "takeback before": 1}


def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    crashes = Crashes(tmp_path, seed=1)
    crowd = crashes.run(sum(KILLS.values()))
    assert crashes.kinds == KILLS
    assert crashes.kept > 100
    ledger = Ledger("", tmp_path / "boardwright.sqlite")
    look_for_broken_promises(ledger, crowd)
    look_for_damage(ledger, ledger.read(crowd.codes()[0]))


def look_for_broken_promises(ledger: Ledger, crowd: Crowd) -> None:
    """What was never done, and what was done in another order, is noticed."""
    for promise in (
        {"do": "answer", "seat": 0, "decision": 10**6, "key": "draw"},
        {"do": "insist", "seat": 0, "decision": 10**6},
        {"do": "chat", "text": "nobody has said this"},
        {"do": "stand-in", "seat": 0, "level": "nobody"},
    ):
        guest = deepcopy(crowd.guests[0])
        guest.done.append(Done(promise, None, 10**6, 10**6 + 1))
        assert broken(ledger, guest)
    busy = max(crowd.guests, key=lambda guest: len(guest.done))
    backwards = deepcopy(busy)
    backwards.done.reverse()
    assert broken(ledger, backwards)
    assert not broken(ledger, busy)
    told = deepcopy(busy)
    told.told[10**6] = None
    with pytest.raises(AssertionError, match="was told and is lost"):
        ledger.check_told(ledger.read(told.code), told)


def broken(ledger: Ledger, guest: Guest) -> bool:
    try:
        ledger.check_done(ledger.read(guest.code), guest)
    except AssertionError:
        return True
    return False


def look_for_damage(ledger: Ledger, book: Book) -> None:
    """A step that is missing, or one that nobody could have taken, is noticed."""
    ledger.check_log(book)
    for damaged in (book.log[1:], book.log[:-1], [*book.log, book.log[-1]]):
        with pytest.raises(AssertionError):
            ledger.check_log(replace(book, log=damaged))
