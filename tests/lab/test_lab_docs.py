"""docs/lab.md says what is so."""

from __future__ import annotations

import doctest
from pathlib import Path

from greentable import lab
from greentable.lab.plan import MOST_ROUNDS
from scripts import report_grass

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"
MATCHES = DOCS.parent / "matches"


def test_the_examples_in_python_run() -> None:
    for results in (doctest.testfile(str(DOCS), module_relative=False), doctest.testmod(lab)):
        assert results.attempted > 0
        assert results.failed == 0


def test_the_most_rounds_are_those_of_the_page() -> None:
    assert f"still going on after {MOST_ROUNDS}" in " ".join(DOCS.read_text("utf-8").split())


def test_the_table_of_the_minds_of_grass_is_what_their_games_say() -> None:
    told = DOCS.read_text("utf-8")
    for name, plan in report_grass.plans().items():
        games = MATCHES / f"{name}.jsonl"
        result = report_grass.result_so_far(plan, games)
        is_told = f"plots/grass-{name}.svg" in told
        assert is_told == bool(result.whole_deals())
        assert not is_told or report_grass.line_of(result) in told
    assert {file.stem for file in MATCHES.iterdir()} <= set(report_grass.plans())
