"""`boardwright simulate` from the outside."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from boardwright.arena import campaigns
from boardwright.cli import app

pytestmark = pytest.mark.usefixtures("elsewhere")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without scenarios, to write build/ in."""
    monkeypatch.chdir(tmp_path)


def simulate(*args: str, game: str = "innovation") -> Result:
    return CliRunner().invoke(app, ["simulate", game, *args])


def test_random_games_under_all_laws() -> None:
    result = simulate("--games", "3", "--check", "--jobs", "1", "--out", "run.jsonl")
    assert result.exit_code == 0, result.output
    assert "every law held at every step of 3 random games" in result.output
    assert "of 105, how often each" in result.output
    assert "branch ways taken" in result.output
    assert "there are no scenarios to look in" in result.output
    assert len(Path("run.jsonl").read_text().splitlines()) == 4


def test_what_a_game_counts_is_listed_by_kind_and_name() -> None:
    result = simulate("--games", "1", "--jobs", "1", game="cerebria")
    assert result.exit_code == 0, result.output
    kinds = ("action", "upgrade", "ability", "bonus", "power", "aspiration", "intention", "end")
    heads = [line for line in result.output.splitlines() if line.endswith("how often each")]
    assert tuple(head.partition(":")[0] for head in heads) == kinds
    assert re.search(r"\bmove [1-9]", result.output)
    assert re.search(r"\bA any move haste \d", result.output)


def test_what_nothing_reaches_fails_a_check() -> None:
    Path("scenarios/innovation").mkdir(parents=True)
    args = ("--games", "2", "--jobs", "1", "--scenarios", "scenarios")
    result = simulate(*args, "--check")
    assert "NOT REACHED" in result.output
    assert result.exit_code == 1
    assert simulate(*args).exit_code == 0


def test_bots_are_measured_and_a_run_is_resumed() -> None:
    args = ("--bots", "novice,random", "--games", "4", "--seed", "9", "--jobs", "1")
    first = simulate(*args)
    assert first.exit_code == 0, first.output
    assert first.output.startswith("innovation 2p  novice v random  4 games/2 seeds")
    journal = Path("build/simulate/innovation-novice-v-random.jsonl")
    before = journal.read_text()
    again = simulate(*args, "--resume")
    assert again.output == first.output
    assert journal.read_text() == before


def test_more_seats_are_filled_up() -> None:
    result = simulate("--bots", "random,random", "--games", "3", "--seats", "3,4", "--jobs", "1")
    lines = result.output.splitlines()
    assert lines[0].startswith("innovation 3p  random v random  3 games/1 seeds")
    assert lines[1].startswith("innovation 4p  random v random  4 games/1 seeds")


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("--seats", "2,7"), "2, 3, 4 players"),
        (("--settings", "cards"), "name=value"),
        (("--settings", "cards=odd"), "one of iello, later"),
        (("--bots", "adept,oracle"), "no bot named 'oracle'"),
        (("--bots", "adept"), "at least two"),
        (("--bots", "adept,random", "--check"), "on random games"),
        (("--campaign",), "innovation has no campaigns"),
    ],
)
def test_wrong_use_is_explained(args: tuple[str, ...], why: str) -> None:
    result = simulate(*args)
    assert result.exit_code == 2
    assert why in result.output + result.stderr


def test_campaigns_have_bots_of_their_own() -> None:
    result = simulate("--campaign", "--bots", "adept,random", game="etherfields")
    assert result.exit_code == 2
    assert "campaigns have their own" in result.output + result.stderr


def test_campaigns_are_played_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "ANSWERS", {campaigns.BOT: 30, campaigns.CHANCE: 30})
    args = ("--campaign", "--games", "5", "--seats", "1", "--check", "--jobs", "1")
    result = simulate(*args, game="etherfields")
    assert result.exit_code == 0, result.output
    assert "every law held at every step of 5 campaigns, 150 answers" in result.output
    assert "4 by chance, 4 sessions" in result.output
    assert "1 by adept, 1 sessions" in result.output
    assert Path("build/simulate/etherfields-campaigns-checked.jsonl").exists()


def test_an_unknown_game_is_named() -> None:
    result = CliRunner().invoke(app, ["simulate", "chess"])
    assert result.exit_code == 2
