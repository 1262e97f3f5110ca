"""`boardwright rules`: look a rule up, search the rules, or trace each rule to code and tests."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from boardwright.cli.exits import CHECK_FAILED, DONE, refuse
from boardwright.core import registry
from boardwright.core.errors import BoardwrightError
from boardwright.core.games import Game, State
from boardwright.core.rules import Rule, RuleTrace, scenario_files, scenario_name, trace
from boardwright.texts import Texts, slug

_SHORT = 3
"""Places of one kind that a cell of the table on a terminal shows."""

AnyGame = Game[State]


def rules(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID", help="Rules to show; after --report, games to report."),
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="TEXT", help="List the rules with this text.")
    ] = None,
    report: Annotated[
        bool,
        typer.Option("--report", help="Trace every rule to code and tests; 1 if one has none."),
    ] = False,
    game: Annotated[str | None, typer.Option(help="Only the rules of this game.")] = None,
    words: Annotated[str | None, typer.Option(help="Other words, such as meld.")] = None,
) -> None:
    """Look up the rules of the games."""
    out = Console(highlight=False)
    out.soft_wrap = not out.is_terminal
    try:
        if report:
            raise typer.Exit(_report(_games(ids or ([game] if game else [])), out))
        games = _games([game] if game else [])
        told = [(found, Texts(found.package, words=words)) for found in games]
    except BoardwrightError as error:
        refuse(str(error))
    if search:
        _search(told, search, out)
    elif ids:
        _show(told, ids, out)
    else:
        for found, texts in told:
            for rule in found.rules:
                out.print(_bold(rule.id), _plain(f"  {_first(texts.rule(rule.id))}"), sep="")


def _games(wanted: Sequence[str]) -> list[AnyGame]:
    return [registry.game(name) for name in wanted or registry.names()]


# Look a rule up


def _show(told: Sequence[tuple[AnyGame, Texts]], ids: Sequence[str], out: Console) -> None:
    """Print every rule asked for, or nothing but the complaint if one does not exist."""
    home = {rule.id: (rule, found, texts) for found, texts in told for rule in found.rules}
    wanted = [name.upper() for name in ids]
    for name in wanted:
        if name not in home:
            near = get_close_matches(name, home, n=4, cutoff=0.6)
            refuse(f"no rule {name}" + (f"; near it: {', '.join(near)}" if near else ""))
    for place, name in enumerate(wanted):
        if place:
            out.print()
        _print_rule(*home[name], out)


def _print_rule(rule: Rule, found: AnyGame, texts: Texts, out: Console) -> None:
    section = f"section-{slug(rule.section)}"
    title = texts.say(section) if texts.has(section) else rule.section
    out.print(_bold(rule.id), _plain(f"  {found.name}: {title}"), sep="")
    out.print(_plain(texts.rule(rule.id)))
    if texts.has(f"{section}.note"):
        out.print(_plain(texts.say(f"{section}.note")), style="dim")
    out.print(_plain(_origin(rule)), style="dim")
    for other in rule.related:
        out.print(_plain(f"  see {other}  {_first(texts.rule(other))}"))


def _origin(rule: Rule) -> str:
    parts = [f"rulebook: {'; '.join(rule.source)}"] if rule.source else []
    if rule.rulings:
        parts.append(f"ruling: {', '.join(rule.rulings)}")
    if rule.note:
        parts.append(rule.note)
    return " | ".join(parts) or "an open point"


def _first(text: str) -> str:
    """The first sentence."""
    return re.split(r"(?<=[.?!]) (?=[A-Z])", text, maxsplit=1)[0]


# Search


def _search(told: Sequence[tuple[AnyGame, Texts]], search: str, out: Console) -> None:
    hits = [
        (rule.id, text)
        for found, texts in told
        for rule in found.rules
        if search.lower() in (text := texts.rule(rule.id)).lower()
    ]
    for name, text in sorted(hits):
        marked = _plain(text)
        marked.highlight_regex(re.compile(re.escape(search), re.IGNORECASE), "bold reverse")
        out.print(_bold(name), "  ", marked, sep="")
    if not hits:
        typer.echo(f"no rule says {search!r}", err=True)


# Report


def _report(games: Sequence[AnyGame], out: Console) -> int:
    """Print the trace of each game; anything but 0 means a rule without a test or a failed one."""
    codes = []
    with as_file(files("boardwright")) as package:
        tests = package.parents[1] / "tests"
        if not tests.is_dir():
            refuse("the report reads the tests, which an installed package does not carry")
        for found in games:
            cited, failed = _run(found, tests)
            traces = trace(found.rules, _sources(found, package), tests, cited)
            if out.is_terminal:
                out.print(_table(found, traces))
            else:
                for line in _lines(traces):
                    typer.echo(line)
            for name in failed:
                typer.echo(f"failed: {name}", err=True)
            typer.echo(_summary(found, traces, failed))
            untested = any(not item.is_tested for item in traces)
            codes.append(CHECK_FAILED if untested or failed else DONE)
    return max(codes, default=DONE)


def _sources(found: AnyGame, package: Path) -> list[Path]:
    """The package itself, and the game's folder where it comes from another package."""
    if found.package.startswith("boardwright."):
        return [package]
    with as_file(files(found.package)) as folder:
        return [package, folder]


def _run(found: AnyGame, tests: Path) -> tuple[dict[str, list[str]], list[str]]:
    """Run the game's scenarios: the rules that each one cited, and those that failed."""
    from boardwright.core.scenarios import run_file

    cited: defaultdict[str, list[str]] = defaultdict(list)
    failed = []
    progress = Console(stderr=True)
    home = tests / "scenarios" / found.name
    paths = [path for path in scenario_files(tests) if path.is_relative_to(home)]
    for path in track(
        paths,
        description=f"{found.name} scenarios",
        console=progress,
        transient=True,
        disable=not progress.is_terminal,
    ):
        result = run_file(path)
        if not result.passed:
            failed.append(scenario_name(tests, path))
            continue
        for rule in result.cited:
            cited[rule].append(scenario_name(tests, path))
    return cited, failed


def _summary(found: AnyGame, traces: Sequence[RuleTrace], failed: Sequence[str]) -> str:
    untested = [item.rule.id for item in traces if not item.is_tested]
    shown = sum(bool(item.shown) for item in traces)
    named = len(traces) - len(untested) - shown
    parts = [
        f"{found.name}: {len(traces)} rules",
        f"{sum(bool(item.code) for item in traces)} named in code",
        f"{shown} cited by a test that names them",
        f"{named} only named by a test",
        f"{len(untested)} without a test",
    ]
    if failed:
        parts.append(f"{len(failed)} scenarios failed")
    return ", ".join(parts) + (f": {' '.join(untested)}" if untested else "")


def _lines(traces: Sequence[RuleTrace]) -> list[str]:
    """One line a rule, for files and pipes: nothing is cut off."""
    return [
        f"{item.rule.id} | code: {' '.join(item.code) or '-'}"
        f" | cited: {' '.join(item.shown) or '-'}"
        f" | only named: {' '.join(item.only_named) or '-'}"
        f" | cited in passing: {len(item.cited) - len(item.shown)}"
        for item in traces
    ]


def _table(found: AnyGame, traces: Sequence[RuleTrace]) -> Table:
    table = Table(title=f"{found.name}: rule, code, tests", title_justify="left")
    table.add_column("rule", no_wrap=True)
    table.add_column("code", overflow="fold")
    table.add_column("tests that cite it", overflow="fold")
    table.add_column("tests that only name it", overflow="fold")
    table.add_column("in passing", justify="right")
    for item in traces:
        table.add_row(
            item.rule.id,
            _cell(item.code),
            _cell(item.shown),
            _cell(item.only_named),
            str(len(item.cited) - len(item.shown)),
            style="" if item.is_tested else "red",
        )
    return table


def _cell(places: Sequence[str]) -> Text:
    rest = len(places) - _SHORT
    return _plain("\n".join(places[:_SHORT]) + (f"\n+ {rest} more" if rest > 0 else ""))


def _plain(text: str) -> Text:
    """Rule texts hold brackets, which Rich would read as styles."""
    return Text(text)


def _bold(text: str) -> Text:
    return Text(text, style="bold")
