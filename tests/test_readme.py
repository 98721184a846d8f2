"""The examples of the README and of the bots' page run as printed, and links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_example_of_the_readme_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_the_example_of_the_bots_page_runs() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_every_link_of_the_readme_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
