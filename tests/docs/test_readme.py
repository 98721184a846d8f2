"""The examples of the README and of the bots' page run as printed, and links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_the_example_of_the_readme_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


@pytest.mark.parametrize(("page", "lines"), [("bots.md", 6), ("own-bots.md", 2)])
def test_the_examples_of_a_page_run(page: str, lines: int) -> None:
    results = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert results.attempted >= lines
    assert results.failed == 0


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "own-bots.md").read_text(encoding="utf-8")
    example = (ROOT / "examples" / "thrifty_bot.py").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(def .*?)```", page, re.DOTALL)
    assert shown
    assert all(code in example for code in shown)


def test_every_link_of_the_readme_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
