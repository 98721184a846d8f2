"""Mutants: each change at its place, nothing else touched, and a report that adds up."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tools.mutation import kept as mutants_kept
from tools.mutation import mutants
from tools.mutation import report as mutants_report
from tools.mutation.fork import code_changes
from tools.mutation.kept import digest_of_code, keep, kept, untried
from tools.mutation.mutants import files, lines_of
from tools.mutation.mutations import mutants_of
from tools.mutation.report import Equivalents, Tried, report

CHANGES = [
    ("return a < b", ["return a <= b"]),
    ("return a >= b", ["return a > b"]),
    ("return a == b", ["return a != b"]),
    ("return a is not b", ["return a is b"]),
    ("return a not in b", ["return a in b"]),
    ("return a + b", ["return a - b"]),
    ("return a << b & c", ["return a >> b & c", "return a << b | c"]),
    ("a += b", ["a -= b"]),
    ("return a and b", ["return a or b"]),
    ("return not a", ["return a"]),
    ("return True", ["return False"]),
    ("return 7", ["return 8"]),
    ("carry_out(a)", ["pass"]),
    ("assert a < b", []),
    ('"""What < it does."""', []),
    ("from a import b", []),
    ("x: Literal[3] = a", []),
]


@pytest.mark.parametrize(("line", "changed"), CHANGES)
def test_a_line_is_changed_in_every_way_that_there_is(line: str, changed: list[str]) -> None:
    source = f"def rule(a: int = 1, b: int = 2) -> int:\n    {line}\n"
    found = list(mutants_of(source))
    assert [mutant.source.splitlines()[1].strip() for mutant in found] == changed
    assert {mutant.line for mutant in found} <= {2}
    assert {mutant.text for mutant in found} <= {line}


def test_a_mutant_of_any_file_is_a_program_that_differs_in_one_line() -> None:
    tried = 0
    for name, _ in files(["grass/rules", "table"]):
        source = (mutants_report.ROOT / "src" / "greentable" / name).read_text(encoding="utf-8")
        before = source.splitlines()
        for mutant in mutants_of(source):
            ast.parse(mutant.source)
            assert mutant.source != source
            after = mutant.source.splitlines()
            if len(after) == len(before):  # a call over several lines becomes one
                differ = [a != b for a, b in zip(after, before, strict=True)]
                assert sum(differ) == 1
                assert differ[mutant.line - 1]
            tried += 1
    assert tried > 500


def test_a_mutant_is_shown_to_the_tests_of_its_whole_statement_and_no_more() -> None:
    source = """def rule(a):
    if (
        a
        > 1
    ):
        return a + 2
    return (
        3
    )
"""
    found = {mutant.old: lines_of(mutant, source) for mutant in mutants_of(source)}
    assert found == {
        ">": {2, 3, 4, 5},
        "1": {2, 3, 4, 5},
        "+": {6},
        "2": {6},
        "3": {7, 8, 9},
    }


def test_a_mutant_changes_the_function_it_is_in_also_one_inside_another() -> None:
    source = """def one(a):
    def inner(b):
        return a + b
    return inner

def two(a):
    return a
"""
    (mutant,) = mutants_of(source)
    changed = code_changes("rule.py", source, mutant.source)
    assert sorted(code.co_name for code in changed) == ["inner", "one"]
    place: dict[str, Any] = {}
    exec(source, place)
    before = place["one"].__code__
    assert place["one"](5)(3) == 8
    place["one"].__code__ = changed[before]
    assert place["one"](5)(3) == 2


def test_all_folders_of_tests_are_there() -> None:
    assert all((mutants_report.ROOT / tests).is_dir() for _, tests in files([]))


def test_the_report_counts_what_is_true_of_the_code_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, _ = next(files(["grass/rules/heat"]))
    digest = digest_of_code(mutants.texts()[name])
    listed = tmp_path / "equivalent.toml"
    listed.write_text(
        f'[[mutant]]\nfile = "{name}"\ntext = "x > 1"\nold = "1"\nnew = "2"\nwhy = "never 2"\n'
        f'[[mutant]]\nfile = "{name}"\ntext = "1 + 1"\nold = "1"\nnew = "2"\nwhy = "no"\n'
        "column = 4\n"
    )
    monkeypatch.setattr(mutants_report, "EQUIVALENT", listed)
    tried = [
        Tried(name, digest, 3, 0, "x < 1", "<", "<=", "killed"),
        Tried(name, digest, 4, 0, "x > 1", "1", "2", "survived"),
        Tried(name, digest, 5, 0, "a | b", "|", "&", "survived"),
        Tried(name, "of another text", 5, 0, "a + b", "+", "-", "survived"),
    ]
    twice = [Tried(name, digest, 9, column, "1 + 1", "1", "2", "survived") for column in (0, 4)]
    assert [Equivalents().why(one) for one in (tried[1], *twice)] == ["never 2", None, "no"]
    written = report(tried, {name: digest}, 7)
    assert "Tried: 3 of 7. Noticed: 1." in written
    assert f"| `{name}` | 3 | 1 | 1 | 1 |" in written
    assert f"| `{name}:5` | `\\| → &` | `a \\| b` |" in written
    assert f"| `{name}:4` | `1 → 2` | `x > 1` | never 2 |" in written
    assert "a + b" not in written


def test_what_became_of_mutants_is_kept_until_the_file_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants_kept, "KEPT", tmp_path / "tried.json")
    texts = {
        "a.py": "def one():\n    return 1 + 2\n",
        "b.py": "def two(x):\n    return not x\n",
        "empty.py": "",
    }
    first, second, third, other = (
        tried for name, text in texts.items() for tried, _ in untried(name, text)
    )
    fates = {first: "killed", third: "survived", other: "slow"}
    tried = [one._replace(fate=fate) for one, fate in fates.items()]
    assert list(kept(texts)) == []

    keep(tried, texts)

    assert list(kept(texts)) == tried
    assert second not in tried
    described = {**texts, "b.py": texts["b.py"].replace(":\n", ':\n    """What it does."""\n')}
    assert [one.fate for one in kept(described)] == ["killed", "survived", "slow"]
    assert list(kept({**texts, "b.py": "def two(z):\n    return not z\n"})) == tried[:2]
    monkeypatch.setattr(mutants_kept, "_digest_of_ways", lambda: "other ways")
    assert list(kept(texts)) == []
