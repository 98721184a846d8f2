"""docs/lab.md says what is so."""

from __future__ import annotations

import doctest
from pathlib import Path

from greentable import lab
from greentable.lab.plan import MOST_ROUNDS

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_examples_in_python_run() -> None:
    for results in (doctest.testfile(str(DOCS), module_relative=False), doctest.testmod(lab)):
        assert results.attempted > 0
        assert results.failed == 0


def test_the_most_rounds_are_those_of_the_page() -> None:
    assert f"still going on after {MOST_ROUNDS}" in " ".join(DOCS.read_text("utf-8").split())
