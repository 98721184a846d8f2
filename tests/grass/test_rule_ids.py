"""docs/rules/ against the code and the tests: a rule has its id in all three, or this fails."""

from __future__ import annotations

import ast
import dataclasses
import re
from pathlib import Path

import pytest

from greentable import grass
from greentable.grass import Ruleset, decks
from greentable.grass.ruleset_text import _write_value

TESTS = Path(__file__).parent
DOCS = TESTS.parents[1] / "docs" / "rules"
SOURCE = Path(grass.__file__).parent


def ids_in(text: str) -> set[str]:
    """Every id that a text names; ``and 5`` and ``to 5`` after one name more of its heading."""
    found = set()
    pattern = r"grass\.([a-z_]+)\.(\d+)((?:, \d+)*)(?: (and|to) (\d+)\b)?"
    for heading, first, more, joined, last in re.findall(pattern, text):
        numbers = [int(first), *map(int, re.findall(r"\d+", more))]
        if joined == "and":
            numbers.append(int(last))
        elif joined == "to":
            numbers += range(numbers[-1] + 1, int(last) + 1)
        found |= {f"grass.{heading}.{number}" for number in numbers}
    return found


def names_in(path: Path) -> dict[str, str]:
    """What a file defines at its top, with the docstrings."""
    names = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names[name] = ast.get_docstring(node) or ""
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                names[name] = ""
    return names


def ids_in_docstrings(files: list[Path], prefix: str = "") -> set[str]:
    """The ids that these files name where something with this prefix is defined."""
    found: set[str] = set()
    for path in files:
        for name, docstring in names_in(path).items():
            if name.startswith(prefix):
                found |= ids_in(docstring)
    return found


def table_rows(page: str, first: str) -> list[list[str]]:
    """The rows of a page's tables whose first cell begins like this."""
    lines = (DOCS / page).read_text(encoding="utf-8").splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in lines
        if re.match(rf"\| `{first}", line)
    ]


RULES = {row[0].strip("`"): row for row in table_rows("grass.md", r"grass\.")}
CODE = sorted(SOURCE.rglob("*.py"))
TEST = sorted(TESTS.glob("test_*.py"))


def test_every_rule_is_documented_once_and_in_order() -> None:
    """The headings are the files of the rules, and each counts its rules from 1."""
    ids = [row[0].strip("`") for row in table_rows("grass.md", r"grass\.")]
    headings = list(dict.fromkeys(rule.split(".")[1] for rule in ids))
    assert set(headings) == {path.stem for path in (SOURCE / "rules").glob("[a-z]*.py")}
    for heading in headings:
        own = [rule for rule in ids if rule.split(".")[1] == heading]
        assert own == [f"grass.{heading}.{number}" for number in range(1, len(own) + 1)]
    assert len(ids) == len(RULES) >= 58


def test_every_rule_is_named_by_the_code_that_carries_it_out() -> None:
    assert set(RULES) - ids_in_docstrings(CODE) == set()


def test_every_rule_is_named_by_a_test() -> None:
    assert set(RULES) - ids_in_docstrings(TEST, "test_") == set()


def test_no_file_names_a_rule_that_is_not_documented() -> None:
    pages = [*DOCS.glob("*.md"), *DOCS.parent.glob("*.md"), *(DOCS.parent / "adr").glob("*.md")]
    for path in [*CODE, *TESTS.glob("*.py"), *pages]:
        assert ids_in(path.read_text(encoding="utf-8")) <= set(RULES), path


@pytest.mark.parametrize("rule", RULES)
def test_what_is_named_beside_a_rule_exists_and_names_the_rule(rule: str) -> None:
    _, words, source, code, tests = RULES[rule]
    assert words.endswith((".", ")"))
    assert set(re.sub(r"\(.*?\)", "", source).replace(";", ",").replace(" ", "").split(",")) <= {
        *("IT", "NL", "DE", "FR", "ruling")
    }
    for folder, cell in ((SOURCE, code), (TESTS, tests)):
        entries = [entry.strip("`").split("::") for entry in cell.split("<br>")]
        docstrings = [names_in(folder / file)[name] for file, name in entries]
        assert rule in set().union(*map(ids_in, docstrings)), entries
    assert all(entry.split("::")[1].startswith("test_") for entry in tests.split("<br>"))


def test_every_ruling_belongs_to_a_rule_that_says_so() -> None:
    rulings = {row[0].strip("`") for row in table_rows("rulings.md", r"grass\.")}
    assert rulings == {rule for rule, row in RULES.items() if "ruling" in row[2]}


def test_a_ruling_has_a_question_an_answer_and_at_most_a_switch_that_exists() -> None:
    switches = {switch.name for switch in dataclasses.fields(Ruleset)}
    for rule, question, sheets, ruling, switch in table_rows("rulings.md", r"grass\."):
        assert question.endswith("?"), rule
        assert sheets.endswith("."), rule
        assert ruling.endswith("."), rule
        assert {switch.strip("`")} <= {"", *switches}, rule


def test_every_switch_is_documented_with_its_rule_and_its_value_in_both_editions() -> None:
    text = (DOCS / "grass.md").read_text(encoding="utf-8").split("\n## Switches\n")[1]
    rows = [
        [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("| `")
    ]
    assert [[name, *values, rule] for name, *values, _, rule in rows] == [
        [
            switch.name,
            *(_write_value(switch.name, getattr(e, switch.name)) for e in grass.EDITIONS.values()),
            switch.metadata["rule"],
        ]
        for switch in dataclasses.fields(Ruleset)
    ]


def test_the_documented_decks_are_those_that_are_dealt() -> None:
    """grass.deck.1 and 2: the table of counts."""
    rows = table_rows("grass.md", "[A-Z]{2}`")
    documented = {
        name: {row[0].strip("`"): int(row[column]) for row in rows}
        for column, name in enumerate(("2018", "classic", "it2022"), start=2)
    }
    assert documented == {name: dict(deck) for name, deck in decks.NAMED.items()}
