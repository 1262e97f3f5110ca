"""The benchmark's arithmetic and its way with contenders; never a figure in seconds."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Self

import pytest
import typer
from typer.testing import CliRunner

from boardwright.arena.bench import ours, report, runner
from boardwright.arena.bench.contenders import CONTENDERS, Contender, named
from boardwright.arena.bench.targets import GROUPS, TARGETS, Target, Verdict, chosen, judge
from boardwright.games.cerebria.game import GAME as CEREBRIA

# By name, because the package may offer the function under the name of its module.
command = import_module("boardwright.cli.bench")

RATIO = Target("fast", "ours against theirs", 4, "ours.rate", "theirs.rate")
SIZE = Target("size", "size", 8, "ours.kib", at_least=False, unit=" KiB")
OURS = Contender("ours", "ours", "fake_contender:measure")
THEIRS = Contender("theirs", "theirs", "fake_contender:measure", "json", "theirs")
MISSING = Contender("theirs", "theirs", "nowhere:measure", "no_such_module", "no-such-package")


def test_the_median_is_one_of_ratios_taken_within_a_round() -> None:
    rounds = [
        {"ours.rate": 10.0, "theirs.rate": 1.0},
        {"ours.rate": 30.0, "theirs.rate": 10.0},
        {"ours.rate": 100.0, "theirs.rate": 20.0},
    ]
    (judged,) = judge([RATIO], rounds)
    assert judged.values == (10.0, 3.0, 5.0)
    assert judged.measured == 5.0  # the medians themselves are as 30 to 10


@pytest.mark.parametrize(
    ("target", "figures", "verdict"),
    [
        (RATIO, {"ours.rate": 4.0, "theirs.rate": 1.0}, Verdict.MET),
        (RATIO, {"ours.rate": 3.9, "theirs.rate": 1.0}, Verdict.MISSED),
        (RATIO, {"ours.rate": 3.9}, Verdict.NOT_SHOWN),
        (RATIO, {"ours.rate": 3.9, "theirs.rate": 0.0}, Verdict.NOT_SHOWN),
        (RATIO, {}, Verdict.NOT_SHOWN),
        (SIZE, {"ours.kib": 8.0}, Verdict.MET),
        (SIZE, {"ours.kib": 8.1}, Verdict.MISSED),
        (SIZE, {}, Verdict.NOT_SHOWN),
    ],
)
def test_a_target_is_met_missed_or_not_shown(
    target: Target, figures: dict[str, float], verdict: Verdict
) -> None:
    (judged,) = judge([target], [figures])
    assert judged.verdict is verdict


def test_a_round_without_a_figure_does_not_count() -> None:
    (judged,) = judge([SIZE], [{"ours.kib": 2.0}, {}, {"ours.kib": 4.0}])
    assert judged.values == (2.0, 4.0)
    assert judged.measured == 3.0


def test_each_target_is_worked_out_from_contenders_that_exist() -> None:
    known = {contender.key for contender in CONTENDERS}
    needed = {key for target in TARGETS for key in target.contenders}
    assert needed == known
    assert chosen(()) == TARGETS
    assert {target.group for target in chosen(["copy", "memory"])} == {"copy", "memory"}
    assert [c.key for c in named({"chess", "two"})] == ["two", "chess"]


def test_the_promised_bounds() -> None:
    bounds = [(target.group, report.bound(target)) for target in TARGETS]
    assert bounds == [
        ("rlcard", "at least 8x"),
        ("catanatron", "at least 4x"),
        ("openspiel", "at least 3x"),
        ("chess", "at least 4x"),
        ("four", "at least 0.7x"),
        ("copy", "at least 10x as fast"),
        ("copy", "at least 5x as fast"),
        ("resample", "at least 1x as fast"),
        ("search", "at most 1.5x"),
        ("memory", "at most 8 KiB"),
        ("events", "at least 0.5x"),
        ("cerebria", "at least 3x"),
        ("cerebria", "at least 3x as fast"),
        ("cerebria", "at least 1x as fast"),
        ("cerebria", "at most 5 %"),
    ]


def test_rounds_interleave_and_each_begins_with_another() -> None:
    seen: list[str] = []

    def measure(contender: Contender, seconds: float, seed: int) -> dict[str, float]:
        seen.append(contender.key)
        return {"rate": float(seed)}

    run = runner.run([OURS, THEIRS], 3, 0.1, measure)
    assert seen == ["ours", "theirs", "theirs", "ours", "ours", "theirs"]
    assert [sorted(figures) for figures in run.rounds] == [["ours.rate", "theirs.rate"]] * 3
    seeds = run.figures()["ours.rate"]
    assert seeds == run.figures()["theirs.rate"]
    assert len(set(seeds)) == 3


def test_a_missing_peer_is_named_and_its_target_not_shown() -> None:
    run = runner.run([OURS, MISSING], 2, 0.1, lambda *_: {"rate": 9.0, "kib": 2.0})
    judged = judge([RATIO, SIZE], run.rounds)
    assert [item.verdict for item in judged] == [Verdict.NOT_SHOWN, Verdict.MET]
    notes = "\n".join(report.notes(run, judged))
    assert "theirs: no-such-package is not installed" in notes
    assert "Not shown: 1 of 2 targets." in notes
    assert report.passed(run, judged, [OURS, MISSING])


def test_a_contender_that_fails_is_left_out_and_ours_may_not() -> None:
    calls: list[str] = []

    def failing(key: str) -> runner.Measurer:
        def measure(contender: Contender, seconds: float, seed: int) -> dict[str, float]:
            calls.append(contender.key)
            if contender.key == key:
                raise runner.ContenderFailed("it broke")
            return {"rate": 9.0}

        return measure

    run = runner.run([OURS, THEIRS], 2, 0.1, failing("theirs"))
    assert calls == ["ours", "theirs", "ours"]
    judged = judge([RATIO], run.rounds)
    assert report.passed(run, judged, [OURS, THEIRS])
    assert "theirs: it broke" in report.notes(run, judged)
    run = runner.run([OURS, THEIRS], 2, 0.1, failing("ours"))
    assert not report.passed(run, judge([RATIO], run.rounds), [OURS, THEIRS])


def test_a_process_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fake_contender.py").write_text(
        "def measure(seconds, seed):\n"
        "    print('a peer that chatters')\n"
        "    return {'seconds': seconds, 'seed': seed}\n"
        "def broken(seconds, seed):\n"
        "    raise ValueError('no such luck')\n"
        "def silent(seconds, seed):\n"
        "    import os; os._exit(0)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    assert runner.spawn(OURS, 0.5, 7) == {"seconds": 0.5, "seed": 7}
    with pytest.raises(runner.ContenderFailed, match="no such luck"):
        runner.spawn(Contender("b", "b", "fake_contender:broken"), 0.5, 7)
    with pytest.raises(runner.ContenderFailed, match="no figures"):
        runner.spawn(Contender("s", "s", "fake_contender:silent"), 0.5, 7)


@pytest.mark.parametrize("contender", [c for c in CONTENDERS if c.is_peer], ids=lambda c: c.key)
def test_each_peer_that_is_installed_plays(contender: Contender) -> None:
    if not contender.installed():
        pytest.skip(f"{contender.distribution} is not installed")
    figures = runner.spawn(contender, 0.05, 1)
    assert figures["rate"] > 0


@dataclass
class Choice:
    """A decision with three options."""

    options: tuple[int, ...] = (0, 1, 2)


class Countdown:
    """A game of a hundred answers, every other one inside an action."""

    def __init__(self, left: int = 100) -> None:
        self.left = left
        self.events: tuple[str, ...] = ()

    @property
    def decision(self) -> Choice | None:
        return Choice() if self.left else None

    @property
    def mid_action(self) -> bool:
        return self.left % 2 == 1

    def answer(self, answer: int, /) -> None:
        assert answer in Choice().options
        self.left -= 1

    def copy(self) -> Self:
        return type(self)(self.left)

    def resample(self, seat: int, rng: int, /) -> Self:
        assert seat in (0, 1)
        return self.copy()


def countdown(seats: int, seed: int, events: bool) -> Countdown:
    return Countdown()


def test_our_measurements_give_every_figure_that_a_target_needs() -> None:
    found = {
        "two": ours.rate(countdown, 2, False, 0.01, 1),
        "four": ours.rate(countdown, 4, False, 0.01, 1),
        "events": ours.rate(countdown, 2, True, 0.01, 1),
        "position": ours.probe(countdown, 2, 0.05, 1),
        "memory": ours.retain(countdown, 20, 1),
        "inside": ours.rate(countdown, 4, False, 0.01, 1),
        "inside_position": ours.probe(countdown, 2, 0.05, 1),
        "inside_control": ours.control_share(
            lambda seats, seed, events: CEREBRIA.new(seats, seed, events=events), 0.5, 1
        ),
    }
    figures = {f"{key}.{name}" for key, values in found.items() for name in values}
    peers = {contender.key for contender in CONTENDERS if contender.is_peer}
    needed = {f for target in TARGETS for f in target.figures if f.partition(".")[0] not in peers}
    assert needed <= figures
    assert {name for values in found.values() for name in values} <= set(report.NAMES)
    assert all(value > 0 for values in found.values() for value in values.values())


def test_every_answer_is_counted_and_a_short_game_is_no_playout() -> None:
    pos = Countdown()
    assert not ours.advance(pos, 101, lambda: 0.5)
    assert ours.play(Countdown(), lambda: 0.999) == 100
    assert ours.play_watched(Countdown(), lambda: 0.0) == 100
    assert ours.advance(Countdown(), 40, lambda: 0.5)


def app() -> typer.Typer:
    cli = typer.Typer()
    cli.command()(command.bench)
    return cli


def fake_run(monkeypatch: pytest.MonkeyPatch, kib: float) -> None:
    run = runner.Run(0.1, [{"memory.shared_kib": kib}])
    monkeypatch.setattr(command, "measure", lambda *_: run)


@pytest.mark.parametrize(("kib", "code", "verdict"), [(2.0, 0, "met"), (9.5, 1, "missed")])
def test_the_command_says_the_verdict_and_exits_by_it(
    kib: float, code: int, verdict: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_run(monkeypatch, kib)
    out = tmp_path / "run.json"
    result = CliRunner().invoke(app(), ["--only", "memory", "--json", str(out)])
    assert result.exit_code == code
    assert verdict in result.output
    written = json.loads(out.read_text())
    assert written["targets"][0]["measured"] == kib
    assert written["targets"][0]["verdict"] == verdict
    assert written["figures"]["memory.shared_kib"]["rounds"] == [kib]


def test_an_unknown_target_is_refused_with_the_list() -> None:
    result = CliRunner().invoke(app(), ["--only", "colour"])
    assert result.exit_code == 2
    assert all(group in result.output for group in GROUPS)


def test_a_file_that_cannot_be_written_is_refused_before_anything_runs(tmp_path: Path) -> None:
    result = CliRunner().invoke(app(), ["--json", str(tmp_path / "nowhere" / "run.json")])
    assert result.exit_code == 2


def test_figures_read_well() -> None:
    assert report.number(314_159.2) == "314,159"
    assert report.number(2.6012) == "2.6"
    assert report.number(0.7) == "0.7"
    assert report.spread([3.0, 1.0, 2.0], "x") == "2x [1 - 3]"
    assert report.spread([2.0]) == "2"
    assert report.spread([]) == "-"
