"""How the text of a campaign is written and read; campaign.py says what it means."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

from boardwright.core import campaigns
from boardwright.core.campaigns import FIRST_LINE
from boardwright.core.messages import Json
from boardwright.core.outcomes import Outcome
from boardwright.core.reading import is_list, is_whole

if TYPE_CHECKING:
    from boardwright.games.etherfields.campaign import Campaign
    from boardwright.games.etherfields.game import Etherfields

HEAD = ("game", "rules", "pack", "hash", "names")


class BadCampaign(campaigns.BadCampaign):
    """A campaign that cannot be read; `good` is what is whole of it."""

    def __init__(self, session: int, why: str, good: Campaign | None) -> None:
        super().__init__(session, why, good)
        self.good = good


@dataclass(frozen=True, slots=True)
class Session:
    """A session: how it began, its record, and what it has left."""

    record: str
    dreamers: tuple[str, ...]
    """Who plays in each seat; empty in the first session, whose record says it."""
    seed: int
    outcome: Outcome | None
    lasting: Mapping[str, Json] | None
    """None: it was not saved; it goes on, or the campaign is over."""


def head_of(game: Etherfields, names: Sequence[str]) -> str:
    """The head of a campaign."""
    head: dict[str, Json] = {"game": game.name, "rules": game.rules_version, "pack": game.pack}
    head |= {"hash": game.content_pack.digest, "names": list(names)}
    lines = [FIRST_LINE, *(f"{key}: {json.dumps(value)}" for key, value in head.items())]
    return "\n".join(lines)


def digest(chain: str, text: str) -> str:
    return blake2b(f"{chain}\n{text}".encode(), digest_size=16).hexdigest()


def written(session: Session, chain: str) -> tuple[str, str]:
    """A session as text, and the digest of everything up to its end."""
    record = session.record.rstrip("\n")
    start: dict[str, Json] = {"lines": record.count("\n") + 1}
    start |= {"dreamers": list(session.dreamers), "seed": session.seed}
    body = f"session: {json.dumps(start)}\n{record}\n{json.dumps(session.lasting, sort_keys=True)}"
    chain = digest(chain, body)
    end = json.dumps({"chain": chain, "lasting": session.lasting}, sort_keys=True)
    return f"session: {json.dumps(start)}\n{record}\nafter: {end}", chain


def read_head(lines: Sequence[str], game: Etherfields) -> tuple[Sequence[Json], int]:
    """The names in the head, and the line after it; everything else must be that of the game."""
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadCampaign(0, f"the first line must be {FIRST_LINE!r}", None)
    found: dict[str, Json] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, _, value = lines[at].partition(":")
        try:
            found[key] = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise BadCampaign(0, f"the value of {key!r} is damaged", None) from error
        at += 1
    wanted: dict[str, Json] = {"game": game.name, "rules": game.rules_version, "pack": game.pack}
    wanted["hash"] = game.content_pack.digest
    for key, of_game in wanted.items():
        if key not in found or found[key] != of_game:
            raise BadCampaign(0, f"{key} is {found.get(key)!r}; this game has {of_game!r}", None)
    names = found.get("names")
    if set(found) != set(HEAD) or not is_list(names):
        raise BadCampaign(0, f"it has {', '.join(HEAD)} and nothing else", None)
    return names, at + 1


def read_session(lines: Sequence[str], at: int, chain: str) -> tuple[Session, int, str]:
    """The session that begins at this line, the line after it, and the digest up to its end."""
    start = _pair(lines, at, "session")
    count, dreamers, seed = (start.get(key) for key in ("lines", "dreamers", "seed"))
    if not is_whole(count) or count < 1 or not is_list(dreamers) or not is_whole(seed):
        raise ValueError("its first line is damaged")
    record = "\n".join(lines[at + 1 : at + 1 + count])
    at += 1 + count
    end = _pair(lines, at, "after")
    left = end.get("lasting")
    if not (left is None or isinstance(left, Mapping)):
        raise ValueError("what it has left is damaged")
    outcome = _outcome(record)
    session = Session(record + "\n", tuple(map(str, dreamers)), seed, outcome, left)
    _, now = written(session, chain)
    if end.get("chain") != now:
        raise ValueError("it was changed, or one before it was")
    if at + 1 < len(lines) and lines[at + 1].strip():
        raise ValueError("an empty line must follow it")
    return session, at + 2, now


def _pair(lines: Sequence[str], at: int, name: str) -> Mapping[str, Json]:
    """A line `name: {…}`."""
    line = lines[at] if at < len(lines) else ""
    key, _, value = line.partition(":")
    try:
        found = json.loads(value) if key == name else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, Mapping):
        raise ValueError(f"line {at + 1} should be its '{name}:' line")
    return found


def _outcome(record: str) -> Outcome | None:
    """What the last line of a record says of the end of the game."""
    end = _pair(record.split("\n"), record.count("\n"), "end").get("outcome")
    if end is None:
        return None
    if not isinstance(end, Mapping):
        raise ValueError("the outcome of its record is damaged")
    winners, scores = end.get("winners"), end.get("scores")
    if not is_list(winners) or not is_list(scores):
        raise ValueError("the outcome of its record is damaged")
    return Outcome(
        tuple([int(str(n)) for n in winners]),
        tuple([int(str(n)) for n in scores]),
        str(end.get("reason")),
        str(end.get("rule")),
    )


def reason_of(error: Exception) -> str:
    return f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
