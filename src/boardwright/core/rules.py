"""The rule catalogue of a game, and the trace from each rule to the code and tests that name it."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

_ID = re.compile(r"\b[A-Z]{2,}-\d{3,}\b")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: where it stands and where it comes from. Its sentence lives in the texts."""

    id: str
    section: str
    order: int
    source: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    note: str = ""


class Catalogue:
    """All rules of one game, in the order of the file."""

    __slots__ = ("_rules",)

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in self._rules:
                raise ValueError(f"rule {rule.id} stands in the catalogue twice")
            self._rules[rule.id] = rule
        for rule in self._rules.values():
            for other in rule.related:
                if other not in self._rules:
                    raise ValueError(f"rule {rule.id} is related to {other}, which does not exist")

    @classmethod
    def load(cls, file: Traversable) -> Catalogue:
        """Read the `[[rule]]` tables of a TOML file."""
        data: dict[str, object] = tomllib.loads(file.read_text(encoding="utf-8"))
        tables = data.get("rule")
        if not isinstance(tables, list):
            raise ValueError(f"{file.name} has no [[rule]]")
        return cls(_rule(table) for table in tables)

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule: object) -> bool:
        return rule in self._rules

    def get(self, rule: str) -> Rule | None:
        return self._rules.get(rule)

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._rules)


def _rule(table: object) -> Rule:
    if not isinstance(table, dict):
        raise ValueError(f"not a rule: {table!r}")
    unknown = set(table) - set(Rule.__slots__)
    if unknown:
        raise ValueError(f"rule {table.get('id')}: unknown keys {sorted(unknown)}")
    order = table.get("order")
    if not isinstance(order, int):
        raise ValueError(f"rule {table.get('id')}: order must be a whole number")
    return Rule(
        id=_word(table, "id"),
        section=_word(table, "section"),
        order=order,
        source=_words(table, "source"),
        rulings=_words(table, "rulings"),
        related=_words(table, "related"),
        note=_word(table, "note", ""),
    )


def _word(table: Mapping[str, object], key: str, default: str | None = None) -> str:
    value = table.get(key, default)
    if not isinstance(value, str):
        raise ValueError(f"rule {table.get('id')}: {key} must be a text")
    return value


def _words(table: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"rule {table.get('id')}: {key} must be a list of texts")
    return tuple(value)


@dataclass(frozen=True, slots=True)
class RuleTrace:
    """One rule, the code and the tests that name it, and the scenarios whose run cited it."""

    rule: Rule
    code: tuple[str, ...]
    named: tuple[str, ...]
    cited: tuple[str, ...]

    @property
    def shown(self) -> tuple[str, ...]:
        """Tests that name the rule and whose run cited it as well."""
        return tuple(test for test in self.named if test in self.cited)

    @property
    def only_named(self) -> tuple[str, ...]:
        return tuple(test for test in self.named if test not in self.cited)

    @property
    def is_tested(self) -> bool:
        """A test must name the rule: to be cited in passing tests nothing about it."""
        return bool(self.named)


def trace(
    catalogue: Catalogue,
    source_roots: Sequence[Path],
    test_root: Path,
    cited: Mapping[str, Sequence[str]],
) -> list[RuleTrace]:
    """Find the places that name each rule. A range such as "001 to 009" names its two ends only."""
    code = _places((root, file) for root in source_roots for file in _code_files(root))
    tests = _places((test_root, file) for file in sorted(test_root.rglob("*.py")))
    for file in scenario_files(test_root):
        for rule in dict.fromkeys(_rules_of(file)):
            tests[rule].append(scenario_name(test_root, file))
    return [
        RuleTrace(
            rule,
            code=tuple(code.get(rule.id, ())),
            named=tuple(tests.get(rule.id, ())),
            cited=tuple(cited.get(rule.id, ())),
        )
        for rule in catalogue
    ]


def scenario_files(test_root: Path) -> list[Path]:
    return sorted((test_root / "scenarios").rglob("*.toml"))


def scenario_name(test_root: Path, file: Path) -> str:
    """The name under which `trace` expects a scenario in `cited`, and under which it lists it."""
    return file.relative_to(test_root).as_posix()


def _code_files(root: Path) -> list[Path]:
    """Python and content files. The catalogue itself and the texts name every rule: no evidence."""
    files = [*root.rglob("*.py"), *root.rglob("*.toml")]
    return sorted(
        file
        for file in files
        if file.name != "rules.toml" and "texts" not in file.relative_to(root).parts[:-1]
    )


def _places(files: Iterable[tuple[Path, Path]]) -> defaultdict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for root, file in files:
        name = file.relative_to(root).as_posix()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for rule in dict.fromkeys(_ID.findall(line)):
                found[rule].append(f"{name}:{number}")
    return found


def _rules_of(scenario: Path) -> list[str]:
    try:
        data: dict[str, object] = tomllib.loads(scenario.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{scenario}: {error}") from error
    rules = data.get("rules", [])
    return [rule for rule in rules if isinstance(rule, str)] if isinstance(rules, list) else []
