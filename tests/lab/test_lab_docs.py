"""docs/lab.md and docs/notes/grass-matches.md are correct."""

from __future__ import annotations

import doctest
from pathlib import Path

from greentable import lab
from greentable.lab.plan import MOST_ROUNDS
from research import report_grass

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"
NOTES = DOCS.parent / "notes" / "grass-matches.md"
MATCHES = DOCS.parent / "matches"


def test_the_examples_in_python_run() -> None:
    for results in (doctest.testfile(str(DOCS), module_relative=False), doctest.testmod(lab)):
        assert results.attempted > 0
        assert results.failed == 0


def test_the_most_rounds_are_those_of_the_page() -> None:
    assert f"still going on after {MOST_ROUNDS}" in " ".join(DOCS.read_text("utf-8").split())


def test_the_table_of_the_minds_of_grass_is_what_their_games_say() -> None:
    told, minds = NOTES.read_text("utf-8"), report_grass.Minds(MATCHES)
    for name, plan in report_grass.plans().items():
        games = MATCHES / f"{name}.jsonl"
        result = report_grass.result_so_far(plan, games)
        is_told = f"plots/grass-{name}.svg" in told
        assert is_told == bool(result.whole_deals())
        assert not is_told or report_grass.line_of(result, minds.told(name)) in told
    assert {file.stem for file in MATCHES.glob("*.jsonl")} <= set(report_grass.plans())


def test_every_match_says_which_mind_played_it(tmp_path: Path) -> None:
    """One that goes on with a mind that has changed is not told as if it were the same player."""
    for games in MATCHES.glob("*.jsonl"):
        assert "?" not in report_grass.Minds(MATCHES).told(games.stem)
    minds = report_grass.Minds(tmp_path)
    minds.goes_on("easy-normal-2018-2", 0, "aaaa")
    minds.goes_on("easy-normal-2018-2", 3, "aaaa")
    assert minds.told("easy-normal-2018-2") == "aaaa"
    minds.goes_on("easy-normal-2018-2", 5, "bbbb")
    minds.goes_on("easy-normal-2018-2", 5, "cccc")  # bbbb has played no deal to its end
    minds.goes_on("rules-rules-1-2018-2", 0, "cccc")
    again = report_grass.Minds(tmp_path)
    assert again.told("easy-normal-2018-2") == "aaaa, from deal 6 cccc"
    assert again.told("rules-rules-1-2018-2") == "cccc"
