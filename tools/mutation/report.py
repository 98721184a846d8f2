"""The fates of mutants as a page, docs/mutants.md.  `tools/mutation/mutants.py` tries them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SURVIVED = ("survived", "doubtful")
EQUIVALENT = ROOT / "tests" / "equivalent_mutants.toml"


class Tried(NamedTuple):
    """A mutant and its fate: killed, slow or survived.

    `doubtful` is one that has survived tests that take some seconds, and was shown to no others.
    """

    file: str
    digest: str
    line: int
    column: int
    text: str
    old: str
    new: str
    fate: str


Change = tuple[str, str, str, str]
"""File, line of code, old text and new text."""


class Equivalents:
    """The reasons why some mutants are equivalent to the code."""

    def __init__(self) -> None:
        tables = []
        if EQUIVALENT.exists():
            tables = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
        # Where the same change can be made twice in a line, the column says which is meant.
        self._why: dict[tuple[Change, int | None], str] = {
            ((one["file"], one["text"], one["old"], one["new"]), one.get("column")): one["why"]
            for one in tables
        }

    def why(self, one: Tried) -> str | None:
        """The reason, if this is one of them."""
        change = (one.file, one.text, one.old, one.new)
        return self._why.get((change, one.column)) or self._why.get((change, None))


def report(tried: Iterable[Tried], now: Mapping[str, str], there_are: int) -> str:
    """The results for the code as it is `now`: by file, its digest; and the number of mutants."""
    why = Equivalents().why
    current = [one for one in tried if now.get(one.file) == one.digest]
    rows, alive, same = [], [], []
    for name in now:
        of_file = [one for one in current if one.file == name]
        if not of_file:
            continue
        survivors = [one for one in of_file if one.fate in SURVIVED]
        excused = [one for one in survivors if why(one)]
        alive += [one for one in survivors if one not in excused]
        same += excused
        killed = len(of_file) - len(survivors)
        counts = (len(of_file), killed, len(excused), len(survivors) - len(excused))
        rows.append(f"| `{name}` | {' | '.join(map(str, counts))} |")
    noticed = sum(one.fate not in SURVIVED for one in current)
    lines = [
        f"Tried: {len(current)} of {there_are}. Noticed: {noticed}.",
        f"Equivalent: {len(same)}. Survived: {len(alive)}.",
        "",
        "| file | tried | noticed | equivalent | survived |",
        "|---|---|---|---|---|",
        *rows,
    ]
    if alive:
        lines += ["", "## Survived", "", "| where | change | code |", "|---|---|---|"]
        lines += [_row(one) for one in alive]
    if same:
        lines += ["", "## Equivalent", "", "| where | change | code | why |", "|---|---|---|---|"]
        lines += [f"{_row(one)} {why(one)} |" for one in same]
    return "\n".join(lines) + "\n"


def _row(one: Tried) -> str:
    change, code = (text.replace("|", "\\|") for text in (f"{one.old} → {one.new}", one.text))
    return f"| `{one.file}:{one.line}` | `{change}` | `{code}` |"
