"""What a scenario expects: a partial match on the position's dict, and questions beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeGuard

from boardwright.core.errors import BadScenario
from boardwright.core.events import Event
from boardwright.core.messages import Json
from boardwright.core.positions import Position
from boardwright.core.seats import seat_named

REST = "..."


class Expectations:
    """Compares one position, and what led to it, with what a scenario says of them."""

    def __init__(self, pos: Position[Any], events: Sequence[Event], cited: frozenset[str]) -> None:
        self.pos = pos
        self.events = events
        self.cited = cited
        self.failures: list[str] = []

    def check(self, expect: Mapping[str, Json]) -> list[str]:
        """Every difference found."""
        special: dict[str, Callable[[Json], None]] = {
            "legal": self.legal,
            "cost": self.cost,
            "decision": self.decision,
            "events": self.check_events,
            "cited": self.check_cited,
            "seen": self.seen,
            "unseen": self.unseen,
            "outcome": self.outcome,
        }
        rest: dict[str, Json] = {}
        for key, value in expect.items():
            if key in special:
                special[key](value)
            else:
                rest[key] = value
        if rest:
            self.match("", rest, self.pos.to_dict())
        return self.failures

    def fail(self, where: str, expected: Json, found: Json) -> None:
        self.failures.append(f"{where}: expected {expected!r}, found {found!r}")

    # Partial match

    def match(self, where: str, expected: Json, found: Json) -> None:
        """Tables match key by key, lists as a whole, a number in place of a list counts it."""
        key = where.rpartition(".")[2]
        if isinstance(expected, Mapping):
            self.match_table(where, expected, found)
        elif isinstance(found, Mapping) and "cards" in found and not isinstance(expected, str):
            self.match(f"{where}.cards", expected, found["cards"])
        elif _is_list(found) and isinstance(expected, int) and not isinstance(expected, bool):
            if len(found) != expected:
                self.fail(where, f"{expected} cards", list(found))
        elif _is_list(expected) and _is_list(found):
            ordered = key not in self.pos.game.unordered
            if not self.lists_match(list(expected), list(found), ordered):
                self.fail(where, list(expected), list(found))
        elif not self.one_matches(expected, found):
            self.fail(where, expected, found)

    def match_table(self, where: str, expected: Mapping[str, Json], found: Json) -> None:
        if not expected and not _is_empty(found):
            self.fail(where, "nothing there", found)
        for key, value in expected.items():
            place = f"{where}.{key}" if where else key
            if isinstance(found, Mapping):
                if key not in found:
                    self.fail(place, value, f"nothing of this name; there are {sorted(found)}")
                else:
                    self.match(place, value, found[key])
            elif _is_list(found) and 0 <= seat_named(key) < len(found):
                self.match(place, value, found[seat_named(key)])
            else:
                self.fail(place, value, "nothing of this name")

    def one_matches(self, expected: Json, found: Json) -> bool:
        if isinstance(expected, str) and isinstance(found, str):
            return self.pos.game.matches(expected, found)
        if isinstance(expected, str) and isinstance(found, Mapping):
            return self.pos.game.describes(expected, found)
        if isinstance(expected, Mapping) and isinstance(found, Mapping):
            return all(k in found and self.one_matches(v, found[k]) for k, v in expected.items())
        return expected == found

    def lists_match(self, expected: list[Json], found: list[Json], ordered: bool) -> bool:
        """Names, signs such as "?7", and "..." for any number of others."""
        if REST in expected:
            at = expected.index(REST)
            head, tail = expected[:at], expected[at + 1 :]
            if not ordered:
                return self.fits(head + tail, found)
            if len(found) < len(head) + len(tail):
                return False
            end = len(found) - len(tail)
            return self.lists_match(head, found[: len(head)], True) and self.lists_match(
                tail, found[end:], True
            )
        if len(expected) != len(found):
            return False
        if ordered:
            return all(map(self.one_matches, expected, found))
        return self.fits(expected, found)

    def fits(self, expected: list[Json], found: list[Json]) -> bool:
        """Whether everything expected can have one of those found for itself."""
        taken: dict[int, int] = {}

        def place(wanted: int, tried: set[int]) -> bool:
            for at, item in enumerate(found):
                if at not in tried and self.one_matches(expected[wanted], item):
                    tried.add(at)
                    if at not in taken or place(taken[at], tried):
                        taken[at] = wanted
                        return True
            return False

        return all(place(wanted, set()) for wanted in range(len(expected)))

    # Questions beside the dict

    def keys(self, seat: int | None) -> list[str]:
        """The legal keys of the first decision, or of a seat's own."""
        decisions = self.pos.decisions
        if seat is not None:
            decisions = tuple(d for d in decisions if seat in d.seats)
        return self.pos.game.actions.keys(decisions[0].options) if decisions else []

    def legal(self, expected: Json) -> None:
        for word, value in _table(expected, "legal", ("has", "lacks", "is")).items():
            wanted = [_split(str(item)) for item in _as_list(value, f"legal.{word}")]
            for seat, key in wanted:
                if key not in self.pos.game.actions:
                    raise BadScenario(f"legal.{word}: there is no answer {key!r}")
                is_legal = key in self.keys(seat)
                if word != "is" and is_legal == (word == "lacks"):
                    self.fail(f"legal.{word}", key, self.keys(seat))
            if word == "is":
                seats = {seat for seat, _ in wanted} or {None}
                for seat in seats:
                    mine = sorted(key for owner, key in wanted if owner == seat)
                    if mine != sorted(self.keys(seat)):
                        self.fail("legal.is", list(mine), list(self.keys(seat)))

    def cost(self, expected: Json) -> None:
        decision = self.pos.decision
        for key, value in _table(expected, "cost").items():
            options = self.pos.explain(decision, previews=False).options if decision else ()
            option = next((o for o in options if o.key == key), None)
            if option is None:
                self.fail(f"cost.{key}", value, "it is not legal")
            else:
                self.match(f"cost.{key}", value, option.to_json()["cost"])

    def decision(self, expected: Json) -> None:
        decision = self.pos.decision
        if decision is None:
            self.fail("decision", expected, "the game is over")
            return
        found = decision.to_json(self.pos.game.actions)
        table = dict(_table(expected, "decision"))
        prompt = table.pop("prompt", None)
        if prompt is not None and prompt != decision.key and not isinstance(prompt, Mapping):
            self.fail("decision.prompt", prompt, decision.key)
        elif isinstance(prompt, Mapping):
            self.match("decision.prompt", prompt, found["prompt"])
        if table:
            self.match_table("decision", table, found)

    def check_events(self, expected: Json) -> None:
        found = [{"kind": e.kind, "rule": e.rule, **e.args} for e in self.events]
        for word, value in _table(expected, "events", ("has", "lacks")).items():
            for wanted in _as_list(value, f"events.{word}"):
                if isinstance(wanted, str):
                    wanted = {"kind": wanted}
                if not isinstance(wanted, Mapping) or not wanted:
                    raise BadScenario(f"events.{word}: a kind, or a table that says something")
                kind, kinds_known = wanted.get("kind"), self.pos.game.events
                if kinds_known and kind is not None and kind not in kinds_known:
                    raise BadScenario(f"events.{word}: there is no kind {kind!r}")
                hit = any(self.one_matches(wanted, event) for event in found)
                if hit == (word == "lacks"):
                    kinds: list[Json] = [str(event) for event in found]
                    self.fail(f"events.{word}", wanted, kinds)

    def check_cited(self, expected: Json) -> None:
        for word, value in _table(expected, "cited", ("has", "lacks")).items():
            for rule in _as_list(value, f"cited.{word}"):
                if str(rule) not in self.pos.game.rules:
                    raise BadScenario(f"cited.{word}: there is no rule {rule}")
                if (rule in self.cited) == (word == "lacks"):
                    self.fail(f"cited.{word}", rule, sorted(self.cited))

    def seen(self, expected: Json) -> None:
        self.in_view(expected, True)

    def unseen(self, expected: Json) -> None:
        self.in_view(expected, False)

    def in_view(self, expected: Json, wanted: bool) -> None:
        word = "seen" if wanted else "unseen"
        for seat, names in _table(expected, word).items():
            who = None if seat == "spectator" else seat_named(seat)
            if who is not None and not 0 <= who < self.pos.setup.seats:
                raise BadScenario(f"{word}.{seat}: a seat or 'spectator' is needed")
            view = self.pos.view(who)
            shown = _names(view)
            for name in _as_list(names, f"{word}.{seat}"):
                if not self.pos.game.has_name(str(name)):
                    raise BadScenario(f"{word}.{seat}: there is nothing named {name!r}")
                if (str(name) in shown) != wanted:
                    self.fail(
                        f"{word}.{seat}", name, "it is not in the view" if wanted else "it is"
                    )

    def outcome(self, expected: Json) -> None:
        outcome = self.pos.outcome
        found: Json = outcome.to_json() if outcome else None
        if expected == "none" or expected is False:
            if outcome is not None:
                self.fail("outcome", "none", found)
        elif outcome is None:
            self.fail("outcome", expected, "the game goes on")
        else:
            self.match("outcome", expected, found)


def _names(value: Json) -> set[str]:
    """All texts in a view, keys not counted."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, Mapping):
        return {name for item in value.values() for name in _names(item)}
    if isinstance(value, Sequence):
        return {name for item in value for name in _names(item)}
    return set()


def _is_empty(value: Json) -> bool:
    """Whether there is nothing in a place: no card in a pile, a zone, a list."""
    if isinstance(value, Mapping):
        return (
            _is_empty(value["cards"]) if "cards" in value else all(map(_is_empty, value.values()))
        )
    return not value


def _is_list(value: Json) -> TypeGuard[Sequence[Json]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _as_list(value: Json, where: str) -> Sequence[Json]:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return value
    raise BadScenario(f"{where}: a list is needed")


def _table(value: Json, where: str, known: Sequence[str] = ()) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where}: a table is needed")
    for key in value:
        if known and key not in known:
            raise BadScenario(f"{where}.{key}: unknown; there are {', '.join(known)}")
    return value


def _split(item: str) -> tuple[int | None, str]:
    """A key, perhaps with a seat in front."""
    seat, space, key = item.partition(" ")
    return (seat_named(seat), key) if space and seat_named(seat) >= 0 else (None, item)
