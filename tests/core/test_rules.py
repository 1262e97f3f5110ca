"""The rule catalogue, and the trace from rules to code and tests."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from boardwright.core.rules import Catalogue, Rule, RuleTrace, scenario_files, scenario_name, trace


@pytest.fixture(scope="module")
def innovation() -> Catalogue:
    return Catalogue.load(files("boardwright.games.innovation") / "rules.toml")


def test_innovation_has_all_its_rules(innovation: Catalogue) -> None:
    assert len(innovation) == 171
    assert list(innovation.ids) == sorted(innovation.ids)
    assert all(rule.id.startswith("INN-") for rule in innovation)


def test_every_rule_of_innovation_says_where_it_comes_from(innovation: Catalogue) -> None:
    lacking = [
        rule.id
        for rule in innovation
        if not (rule.source or rule.rulings or rule.note)
        and rule.section != "Edition notes and open points"
    ]
    assert lacking == []
    assert {letter for rule in innovation for letter in rule.rulings} == set("FBCJ")


def test_sections_of_innovation_follow_each_other(innovation: Catalogue) -> None:
    orders = [rule.order for rule in innovation]
    assert orders == sorted(orders)
    titles = {(rule.order, rule.section) for rule in innovation}
    assert sorted(order for order, _ in titles) == list(range(1, len(titles) + 1))


def test_related_rules_of_innovation_point_both_ways(innovation: Catalogue) -> None:
    for rule in innovation:
        assert rule.related
        assert rule.id not in rule.related
        for other in rule.related:
            assert rule.id in innovation[other].related, (rule.id, other)


def test_a_catalogue_is_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(
        '[[rule]]\nid = "ZZZ-001"\nsection = "Turn"\norder = 1\nsource = ["Turn", "Setup"]\n'
        '[[rule]]\nid = "ZZZ-002"\nsection = "End"\norder = 2\nrulings = ["F"]\n'
        'note = "open"\nrelated = ["ZZZ-001"]\n'
    )
    catalogue = Catalogue.load(tmp_path / "rules.toml")
    first = Rule("ZZZ-001", "Turn", 1, source=("Turn", "Setup"))
    second = Rule("ZZZ-002", "End", 2, rulings=("F",), related=("ZZZ-001",), note="open")
    assert list(catalogue) == [first, second]
    assert catalogue["ZZZ-002"] == second
    assert catalogue.get("ZZZ-001") == first
    assert catalogue.get("ZZZ-003") is None
    assert "ZZZ-001" in catalogue
    assert "ZZZ-003" not in catalogue
    with pytest.raises(KeyError):
        catalogue["ZZZ-003"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x = 1", r"no \[\[rule\]\]"),
        ("rule = [1]", "not a rule"),
        ('[[rule]]\nid = "ZZZ-001"\nsection = "a"', "order"),
        ('[[rule]]\nid = 1\nsection = "a"\norder = 1', "id"),
        ('[[rule]]\nid = "ZZZ-001"\nsection = "a"\norder = 1\nsource = "b"', "source"),
        ('[[rule]]\nid = "ZZZ-001"\nsection = "a"\norder = 1\nsauce = "b"', "sauce"),
        ('[[rule]]\nid = "ZZZ-001"\nsection = "a"\norder = 1\nrelated = ["ZZZ-9"]', "ZZZ-9"),
        (2 * '[[rule]]\nid = "ZZZ-001"\nsection = "a"\norder = 1\n', "twice"),
    ],
)
def test_a_bad_catalogue_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "rules.toml").write_text(text)
    with pytest.raises(ValueError, match=complaint):
        Catalogue.load(tmp_path / "rules.toml")


def _write(root: Path, **contents: str) -> None:
    for name, text in contents.items():
        path = root / name.replace("__", "/").replace("_toml", ".toml").replace("_py", ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


@pytest.fixture
def traced(tmp_path: Path) -> dict[str, RuleTrace]:
    """A small project: its code, its tests, and what the run of its scenarios cited."""
    source, tests = tmp_path / "source", tmp_path / "tests"
    _write(
        source,
        game__moves_py='"""ZZZ-001: draw."""\n\nX = 1  # ZZZ-003, ZZZ-003\nY = 2  # XZZZ-001\n',
        game__content__cards_toml="# ZZZ-001 to ZZZ-004\n",
        game__rules_toml='id = "ZZZ-002"\n',
        game__texts__en_toml="# ZZZ-002\n",
        game__texts__say_py="# ZZZ-002\n",
    )
    _write(
        tests,
        core__test_draw_py="# ZZZ-001\n\n# ZZZ-001 again\n",
        scenarios__game__draw_toml='rules = ["ZZZ-001", "ZZZ-001"]\ntitle = "ZZZ-004"\n',
        scenarios__game__play_toml='rules = ["ZZZ-003"]\n',
        notes_toml='rules = ["ZZZ-002"]\n',
    )
    catalogue = Catalogue(Rule(f"ZZZ-00{n}", "Turn", 1) for n in range(1, 5))
    cited = {
        "ZZZ-001": ["scenarios/game/draw.toml"],
        "ZZZ-004": ["scenarios/game/draw.toml", "scenarios/game/play.toml"],
    }
    found = trace(catalogue, [source], tests, cited)
    assert [item.rule.id for item in found] == list(catalogue.ids)
    return {item.rule.id: item for item in found}


def test_code_and_tests_are_found_by_the_id(traced: dict[str, RuleTrace]) -> None:
    rule = traced["ZZZ-001"]
    assert rule.code == ("game/content/cards.toml:1", "game/moves.py:1")
    assert rule.named == (
        "core/test_draw.py:1",
        "core/test_draw.py:3",
        "scenarios/game/draw.toml",
    )
    assert traced["ZZZ-003"].code == ("game/moves.py:3",)


def test_catalogue_texts_and_other_files_are_no_evidence(traced: dict[str, RuleTrace]) -> None:
    assert traced["ZZZ-002"].code == ()
    assert traced["ZZZ-002"].named == ()
    assert not traced["ZZZ-002"].is_tested


def test_a_run_that_cited_the_rule_counts_for_more_than_a_name(
    traced: dict[str, RuleTrace],
) -> None:
    assert traced["ZZZ-001"].shown == ("scenarios/game/draw.toml",)
    assert traced["ZZZ-001"].only_named == ("core/test_draw.py:1", "core/test_draw.py:3")
    assert traced["ZZZ-003"].shown == ()
    assert traced["ZZZ-003"].only_named == ("scenarios/game/play.toml",)
    assert traced["ZZZ-003"].is_tested


def test_a_rule_cited_in_passing_is_not_tested(traced: dict[str, RuleTrace]) -> None:
    rule = traced["ZZZ-004"]
    assert rule.code == ("game/content/cards.toml:1",)
    assert len(rule.cited) == 2
    assert not rule.is_tested


def test_scenarios_are_named_by_their_path(tmp_path: Path) -> None:
    _write(tmp_path, scenarios__b_toml="", scenarios__a__c_toml="", d_toml="")
    names = [scenario_name(tmp_path, file) for file in scenario_files(tmp_path)]
    assert names == ["scenarios/a/c.toml", "scenarios/b.toml"]


def test_a_scenario_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    _write(tmp_path, scenarios__a_toml="rules = [")
    with pytest.raises(ValueError, match=r"a\.toml"):
        trace(Catalogue([]), [], tmp_path, {})
