"""docs/rules/grove.md against the code and the tests: a rule has its id in all three."""

from __future__ import annotations

import ast
import dataclasses
import re
from pathlib import Path

import pytest

from greentable import grove
from greentable.grove import Ruleset

TESTS = Path(__file__).parent
PAGE = TESTS.parents[1] / "docs" / "rules" / "grove.md"
SOURCE = Path(grove.__file__).parent
# What recipes count is no heading of its own.
HEADINGS = {path.stem for path in (SOURCE / "rules").glob("[a-z]*.py")} - {"measures"}


def ids_in(text: str) -> set[str]:
    """Every id that a text names; ``and 5`` and ``to 5`` after one name more of its heading."""
    found = set()
    pattern = r"grove\.([a-z_]+)\.(\d+)((?:, \d+)*)(?: (and|to) (\d+)\b)?"
    for heading, first, more, joined, last in re.findall(pattern, text):
        numbers = [int(first), *map(int, re.findall(r"\d+", more))]
        if joined == "and":
            numbers.append(int(last))
        elif joined == "to":
            numbers += range(numbers[-1] + 1, int(last) + 1)
        found |= {f"grove.{heading}.{number}" for number in numbers}
    return found


def docstrings_in(path: Path) -> dict[str, str]:
    """The docstrings of what a file defines at its top."""
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }


def ids_in_docstrings(files: list[Path], prefix: str = "") -> set[str]:
    found: set[str] = set()
    for path in files:
        for name, docstring in docstrings_in(path).items():
            found |= ids_in(docstring) if name.startswith(prefix) else set()
    return found


def rows(columns: int) -> list[list[str]]:
    """The rows of the page's tables that begin with an id and have this number of columns."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in lines
        if line.startswith("| `grove.")
    ]
    return [row for row in cells if len(row) == columns]


RULES = {row[0].strip("`"): row for row in rows(5)}
CODE = sorted(SOURCE.rglob("*.py"))
TEST = sorted(TESTS.glob("test_*.py"))


def test_every_rule_is_documented_once_and_in_order() -> None:
    """The headings are the files of the rules, and each counts its rules from 1."""
    ids = [row[0].strip("`") for row in rows(5)]
    headings = list(dict.fromkeys(rule.split(".")[1] for rule in ids))
    assert set(headings) == HEADINGS
    for heading in headings:
        own = [rule for rule in ids if rule.split(".")[1] == heading]
        assert own == [f"grove.{heading}.{number}" for number in range(1, len(own) + 1)]
    assert len(ids) == len(RULES) == 41


def test_every_rule_is_named_by_the_code_that_carries_it_out() -> None:
    assert set(RULES) - ids_in_docstrings(CODE) == set()


def test_every_rule_is_named_by_a_test() -> None:
    assert set(RULES) - ids_in_docstrings(TEST, "test_") == set()


def test_no_file_names_a_rule_that_is_not_documented() -> None:
    for path in [*CODE, *TESTS.glob("*.py"), *PAGE.parents[1].rglob("*.md")]:
        assert ids_in(path.read_text(encoding="utf-8")) <= set(RULES), path


@pytest.mark.parametrize("rule", RULES)
def test_what_is_named_beside_a_rule_exists_and_names_the_rule(rule: str) -> None:
    _, words, source, code, tests = RULES[rule]
    assert words.endswith(".")
    assert set(re.sub(r" \(.*?\)", "", source).split("; ")) <= {"IT", "ruling"}
    assert ("ruling" in source) == words.startswith("**R** ")
    for folder, cell in ((SOURCE, code), (TESTS, tests)):
        for entry in cell.split("<br>"):
            file, name = entry.strip("`").split("::")
            assert rule in ids_in(docstrings_in(folder / file)[name]), entry


def test_every_ruling_belongs_to_a_rule_that_says_so() -> None:
    rulings = rows(4)
    assert {row[0].strip("`") for row in rulings} == {
        rule for rule, row in RULES.items() if "ruling" in row[2]
    }
    for rule, question, sheet, ruling in rulings:
        assert question.endswith("?"), rule
        assert sheet.endswith("."), rule
        assert ruling.endswith("."), rule


def test_every_switch_is_documented_with_its_rule() -> None:
    text = PAGE.read_text(encoding="utf-8").split("\n## Switches\n")[1]
    told = {
        line.split("|")[1].strip(" `"): line.split("|")[3].strip(" `")
        for line in text.splitlines()
        if line.startswith("| `")
    }
    assert told == {switch.name: switch.metadata["rule"] for switch in dataclasses.fields(Ruleset)}
