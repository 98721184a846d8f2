"""docs/rules/ against the code and the tests of a game: a rule has its id in all three."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


class RulePages:
    """The rules of a game as they are documented, and who names them.

    `headings` are those of the rules: the files in the folder of that name.
    """

    def __init__(self, game: ModuleType, *, without: Iterable[str] = ()) -> None:
        assert game.__file__ is not None
        self.name = game.__name__.rpartition(".")[2]
        self.source = Path(game.__file__).parent
        self.tests = ROOT / "tests" / self.name
        self.page = DOCS / "rules" / f"{self.name}.md"
        files = {path.stem for path in (self.source / "rules").glob("[a-z]*.py")}
        self.headings = files.difference(without)

    @cached_property
    def rules(self) -> dict[str, list[str]]:
        """The rows of the rules by their ids: id, words, source, code and tests."""
        return {row[0].strip("`"): row for row in self.rows(rf"{self.name}\.", columns=5)}

    def rows(self, first: str, *, columns: int, page: str = "") -> list[list[str]]:
        """The rows of a page's tables with so many cells, the first of which begins like this."""
        lines = (self.page.parent / (page or self.page.name)).read_text(encoding="utf-8")
        cells = [
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in lines.splitlines()
            if re.match(rf"\| `{first}", line)
        ]
        return [row for row in cells if len(row) == columns]

    def ids_in(self, text: str) -> set[str]:
        """Every id that a text names; ``and 5`` and ``to 5`` after one name more of its heading."""
        found = set()
        pattern = rf"{self.name}\.([a-z_]+)\.(\d+)((?:, \d+)*)(?: (and|to) (\d+)\b)?"
        for heading, first, more, joined, last in re.findall(pattern, text):
            numbers = [int(first), *map(int, re.findall(r"\d+", more))]
            if joined == "and":
                numbers.append(int(last))
            elif joined == "to":
                numbers += range(numbers[-1] + 1, int(last) + 1)
            found |= {f"{self.name}.{heading}.{number}" for number in numbers}
        return found

    def check_order(self) -> None:
        """The headings are the files of the rules, and each counts its rules from 1."""
        ids = [row[0].strip("`") for row in self.rows(rf"{self.name}\.", columns=5)]
        headings = list(dict.fromkeys(rule.split(".")[1] for rule in ids))
        assert set(headings) == self.headings
        for heading in headings:
            own = [rule for rule in ids if rule.split(".")[1] == heading]
            assert own == [f"{self.name}.{heading}.{number}" for number in range(1, len(own) + 1)]
        assert len(ids) == len(self.rules)

    def check_named_by_code(self) -> None:
        """Every rule is named by the code that carries it out."""
        assert set(self.rules) - self._named(self.source.rglob("*.py")) == set()

    def check_named_by_tests(self) -> None:
        """Every rule is named by a test."""
        assert set(self.rules) - self._named(self.tests.rglob("test_*.py"), "test_") == set()

    def check_no_others(self) -> None:
        """No file names a rule that is not documented."""
        files = [*self.source.rglob("*.py"), *self.tests.rglob("*.py"), *DOCS.rglob("*.md")]
        for path in files:
            assert self.ids_in(path.read_text(encoding="utf-8")) <= set(self.rules), path

    def check_row(self, rule: str, named: Callable[[Iterable[bool]], bool] = all) -> None:
        """Code and tests named beside a rule exist and name the rule: all of them, or `any`."""
        _, _, _, code, tests = self.rules[rule]
        for folder, cell in ((self.source, code), (self.tests, tests)):
            entries = [entry.strip("`").split("::") for entry in cell.split("<br>")]
            docstrings = [docstrings_in(folder / file)[name] for file, name in entries]
            assert named(rule in self.ids_in(docstring) for docstring in docstrings), entries
        assert all(entry.split("::")[1].startswith("test_") for entry in tests.split("<br>"))

    def _named(self, files: Iterable[Path], prefix: str = "") -> set[str]:
        """The ids that these files name where something with this prefix is defined."""
        return {
            rule
            for path in files
            for name, docstring in docstrings_in(path).items()
            if name.startswith(prefix)
            for rule in self.ids_in(docstring)
        }


def docstrings_in(path: Path) -> dict[str, str]:
    """The definitions at the top of a file, with the docstrings."""
    names = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names[name] = ast.get_docstring(node) or ""
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                names[name] = ""
    return names
