"""The lint of the compilable subset: it finds each forbidden construct, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from greentable.compiled import subset

FORBIDDEN = {
    "class": "class Thing:\n    pass",
    "code at module level": "for _ in range(3):\n    pass",
    "if at module level": "if 1 < 2:\n    X = 1",
    "decorator": "@cache\ndef f(s):\n    return 1",
    "async": "async def f(s):\n    return 1",
    "default": "def f(s, a=1):\n    return a",
    "star arguments": "def f(*s):\n    return 1",
    "named star arguments": "def f(**s):\n    return 1",
    "lambda": "def f(s):\n    g = lambda x: x",
    "slice": "def f(s):\n    return s.hand[1:]",
    "list comprehension": "def f(s):\n    return [x for x in s.hand]",
    "set comprehension": "def f(s):\n    return {x for x in s.hand}",
    "dict comprehension": "def f(s):\n    return {x: x for x in s.hand}",
    "generator": "def f(s):\n    return max(x for x in s.hand)",
    "dict": "def f(s):\n    return {}",
    "set": "def f(s):\n    return {1, 2}",
    "list": "def f(s):\n    return [1, 2]",
    "formatted string": "def f(s):\n    return f'{s}'",
    "try": "def f(s):\n    try:\n        return 1\n    except ValueError:\n        return 2",
    "try star": "def f(s):\n    try:\n        s.x = 1\n    except* ValueError:\n        s.x = 2",
    "raise": "def f(s):\n    raise ValueError",
    "with": "def f(s):\n    with s:\n        return 1",
    "yield": "def f(s):\n    yield 1",
    "yield from": "def f(s):\n    yield from s.hand",
    "global": "def f(s):\n    global X\n    X = 1",
    "nonlocal": "def f(s):\n    def g():\n        nonlocal s\n    return 1",
    "starred": "def f(s):\n    return max(*s.hand)",
    "match": "def f(s):\n    match s:\n        case _:\n            return 1",
    "walrus": "def f(s):\n    if (x := 1) > 0:\n        return x",
    "del": "def f(s):\n    del s.hand[1]",
    "assert": "def f(s):\n    assert s.phase == 1",
    "function in a function": "def f(s):\n    def g(x):\n        return x\n    return 1",
    "method": "def f(s):\n    return s.hand.index(1)",
    "built-in function": "def f(s):\n    return sum(s.hand)",
    "print": "def f(s):\n    print(s)",
    "named argument": "def f(s):\n    return g(s, x=1)",
    "float": "def f(s):\n    return 0.5",
    "complex": "def f(s):\n    return 1j",
    "division": "def f(s):\n    return s.phase / 2",
    "power": "def f(s):\n    return 2**s.phase",
    "import in a function": "def f(s):\n    import os\n    return 1",
    "two names at once": "def f(s):\n    a, b = s.turn, s.asked",
    "two names in a loop": "def f(s):\n    for a, b in s.hand:\n        s.phase = a",
    "min of one": "def f(s):\n    return min(s.hand)",
    "max of three": "def f(s):\n    return max(1, 2, s.phase)",
    "or as a value": "def f(s):\n    return s.phase or 1",
    "and as a value": "def f(s):\n    x = s.phase and s.turn > 1",
    "or as an argument": "def f(s):\n    return int(s.phase or s.turn)",
    "or inside a comparison": "def f(s) -> bool:\n    return (s.phase or 1) > 0",
    "a number, then a truth": "def f(s):\n    x = 0\n    x = s.phase > 1",
    "a truth that is counted": "def f(s):\n    x = s.phase > 1\n    x += 1",
    "an argument that changes": "def f(s, x: int):\n    x = not x",
    "a row, then a number": "def f(s, row: list[int]):\n    row = row[0]",
    "a field's row, then a number": (
        "from greentable.grass.state import State\n"
        "def f(s: State):\n    row = s.hand[1]\n    row = s.hand[1][2]"
    ),
    "what a function gives": (
        "def is_so(x: int) -> bool:\n    return x > 1\ndef f(s):\n    x = 1\n    x = is_so(x)"
    ),
    "what an imported function gives": (
        "from greentable.grass.state import is_so\ndef f(s):\n    x = 1\n    x = is_so(x)"
    ),
    "two types by one condition": "def f(s, c: bool):\n    x = 1 if c else c\n    x = 2",
    "a loop's variable": "def f(s):\n    for x in range(3):\n        x = x > 1",
    "rules set": "def f(s):\n    s.rules = 1",
    "rules written": "def f(s):\n    s.rules.target = 1",
    "rules counted up": "def f(s):\n    s.rules.misses[0] += 1",
    "rules annotated": "def f(s):\n    s.rules.target: int = 1",
}

ALLOWED = '''
"""A rule file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greentable.grass.cards import KINDS, Kind

if TYPE_CHECKING:
    from greentable.grass.state import State

MOST = 3
NAMES = ("a", "b")


def f(s: State, seat: int) -> int:
    """The rule."""
    best: int = 0
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0 and not s.played:
            best = max(best, min(kind, s.rules.target // 2) % 7)
            continue
        best += abs(-1) << 2 & 3 | 1 ^ 5
    while best > 3:
        best -= 1 if best < 10 else int(bool(2))
    s.hand[seat][best] -= 1
    both = best > 1 and (is_odd(seat) or not s.played)
    both = both or s.played > 1
    for row in s.hand:
        row[0] = int(both)
    if s.played or not (s.played and best):
        return 1 if s.played and best else int(bool(s.played or best))
    return g(s, len(s.hand))


def g(s: State, seat: int) -> int:
    return Kind.PANAMA if seat == 1 or seat == 2 else -1


def is_odd(seat: int) -> bool:
    return seat == 1 or seat % 2 == 1
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(subset, "ROOT", tmp_path)
    (tmp_path / "grass").mkdir()
    state = (
        "class State:\n    hand: list[list[int]] = 0\ndef is_so(x: int) -> bool:\n    return x > 1"
    )
    (tmp_path / "grass" / "state.py").write_text(state, encoding="utf-8")
    return tmp_path


def found_in(folder: Path, source: str) -> list[str]:
    file = folder / "rule.py"
    file.write_text(source, encoding="utf-8")
    return list(subset.findings(file))


@pytest.mark.parametrize("source", FORBIDDEN.values(), ids=FORBIDDEN)
def test_a_forbidden_construct_is_found(folder: Path, source: str) -> None:
    assert found_in(folder, source), source


def test_what_rules_are_written_in_is_let_through(folder: Path) -> None:
    assert found_in(folder, ALLOWED) == []


def test_a_finding_says_where_and_what(folder: Path) -> None:
    assert found_in(folder, "X = 1\n\n\ndef f(s):\n    return s.hand.index(1)\n") == [
        "rule.py:5:12: a call of a method is outside the compilable subset"
    ]


def test_our_rules_are_in_the_subset() -> None:
    files = subset.subset_files()
    assert len(files) > 15
    assert [line for file in files for line in subset.findings(file)] == []


def test_the_command_counts_files_and_fails_on_a_finding(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = 'subset = ["grass.rules.*"]\nmixed = []\nentries = []'
    (folder / "grass" / "compiled.toml").write_text(listed, encoding="utf-8")
    rules = folder / "grass" / "rules"
    rules.mkdir()
    (rules / "luck.py").write_text("def f(s):\n    return 1\n", encoding="utf-8")
    assert subset.main() == 0
    assert capsys.readouterr().out == "1 files, 0 findings\n"
    (rules / "heat.py").write_text("def f(s):\n    return 0.5\n", encoding="utf-8")
    assert subset.main() == 1
    assert "heat.py:2:12: a number that is not whole" in capsys.readouterr().out


def test_the_command_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "greentable.compiled.subset"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.endswith(" files, 0 findings\n")
    assert done.returncode == 0
