"""What became of mutants, as a page: docs/mutants.md.  `scripts/mutants.py` tries them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SURVIVED = ("survived", "doubtful")
EQUIVALENT = ROOT / "tests" / "equivalent_mutants.toml"


class Tried(NamedTuple):
    """A mutant and what became of it: killed, slow or survived.

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


def equivalent() -> dict[tuple[str, str, str, str], str]:
    """The reason why nobody can tell a mutant apart, by file, line of code and change."""
    if not EQUIVALENT.exists():
        return {}
    tables = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {(one["file"], one["text"], one["old"], one["new"]): one["why"] for one in tables}


def report(tried: Iterable[Tried], now: Mapping[str, str]) -> str:
    """What was found on the code as it is `now`: by file, its digest."""
    why = equivalent()
    current = [one for one in tried if now.get(one.file) == one.digest]
    rows, alive, same = [], [], []
    for name in now:
        of_file = [one for one in current if one.file == name]
        if not of_file:
            continue
        survivors = [one for one in of_file if one.fate in SURVIVED]
        excused = [one for one in survivors if (one.file, one.text, one.old, one.new) in why]
        alive += [one for one in survivors if one not in excused]
        same += excused
        killed = len(of_file) - len(survivors)
        counts = (len(of_file), killed, len(excused), len(survivors) - len(excused))
        rows.append(f"| `{name}` | {' | '.join(map(str, counts))} |")
    noticed = sum(one.fate not in SURVIVED for one in current)
    lines = [
        f"Tried: {len(current)}. Noticed: {noticed}.",
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
        reasons = [why[one.file, one.text, one.old, one.new] for one in same]
        lines += [f"{_row(one)} {reason} |" for one, reason in zip(same, reasons, strict=True)]
    return "\n".join(lines) + "\n"


def _row(one: Tried) -> str:
    change, code = (text.replace("|", "\\|") for text in (f"{one.old} → {one.new}", one.text))
    return f"| `{one.file}:{one.line}` | `{change}` | `{code}` |"
