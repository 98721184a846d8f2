"""Tuning the policy of Grass: from the same start and seed the same figures, wherever it is left
off and taken up again.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from greentable.compiled import engine as engines
from greentable.minds.grass.figures import FIGURES, Figure
from research.tune_grass import (
    OtherLogError,
    Plan,
    Trial,
    read_figures,
    try_one,
    tune,
    write_figures,
)

SHORT = Plan(FIGURES, seed=13, deals=3, tables=(("2018", 2),), last_round=1, sure=0.0)
"""So few deals that chance decides what is kept: enough to be the same twice."""
TRIALS = 4
OTHER = replace(SHORT, seed=14)
INTERPRETED = engines.interpreted("grass", "minds.grass")


def tuned(log: Path, trials: int = TRIALS, plan: Plan = SHORT) -> tuple[list[Trial], list[int]]:
    """The trials of a tuning, and what came of it."""
    found, best = [], list(plan.start)
    for trial, figures in tune(INTERPRETED, plan, trials, log):
        found.append(trial)
        best = list(figures)
    return found, best


def test_two_tunings_from_the_same_start_and_seed_are_the_same(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    first = tuned(one)
    assert first == tuned(other)
    assert one.read_bytes() == other.read_bytes()
    assert len(one.read_text("utf-8").splitlines()) == 1 + TRIALS
    assert len({(trial.figure, trial.tried) for trial in first[0]}) > 1


def test_another_seed_tries_something_else(tmp_path: Path) -> None:
    assert tuned(tmp_path / "13", 2)[0] != tuned(tmp_path / "14", 2, OTHER)[0]


def test_it_goes_on_where_it_was_left_off(tmp_path: Path) -> None:
    """Also in the middle of a line, when the machine went down."""
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    expected = tuned(whole)
    tuned(part, 2)
    with part.open("a", encoding="utf-8") as log:
        log.write('{"number": 2, "figure"')
    assert tuned(part) == expected
    assert part.read_bytes() == whole.read_bytes()


def test_the_next_trials_begin_with_what_was_kept_and_nothing_is_tried_again(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log.jsonl"
    tuned(log, 0)
    kept = Trial(0, "income", FIGURES[Figure.INCOME], 33_333, gain=0.9, error=0.1, kept=True)
    left = Trial(1, "wait", FIGURES[Figure.WAIT], 44_444, gain=-0.9, error=0.1, kept=False)
    with log.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(asdict(trial)) + "\n" for trial in (kept, left))
    trials, best = tuned(log, 2)
    assert trials == [kept, left]
    expected = list(FIGURES)
    expected[Figure.INCOME] = 33_333
    assert best == expected


def test_the_log_of_another_tuning_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    tuned(log, 1)
    before = log.read_bytes()
    with pytest.raises(OtherLogError):
        tuned(log, 2, OTHER)
    assert log.read_bytes() == before


def test_figures_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "figures.toml"
    figures = [place + 1 for place in range(len(Figure))]
    write_figures(file, figures)
    assert read_figures(file) == tuple(figures)


@pytest.mark.slow
def test_compiled_a_trial_ends_as_it_does_interpreted() -> None:
    plan = Plan(FIGURES, seed=1, deals=4, tables=(("2018", 2), ("classic", 4)), last_round=1)
    compiled = engines.fastest("grass", "minds.grass")
    assert try_one(compiled, plan, FIGURES, 0) == try_one(INTERPRETED, plan, FIGURES, 0)
