"""Counting lines of play: so many moves deep, every legal move of everybody, chance included.

`perft.txt` has positions in writing, depths, and numbers of lines. Of seats that choose secretly
any may come first, so the orders count too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from greentable import grass
from greentable.grass import State
from greentable.grass.view import legal_of
from tests.grass.setting import table

PAGE = Path(__file__).parent / "perft.txt"


@dataclass(frozen=True)
class Line:
    """One line of the table: so many lines of play, so deep, from a position."""

    name: str
    position: str
    depth: int
    lines: int


def lines_of_play(state: State, depth: int) -> int:
    """How many sequences of this many moves can be made; shorter ones only where the game ends."""
    waiting = grass.to_act(state)
    if depth == 0 or not waiting:
        return 1
    if depth == 1:
        return sum(len(legal_of(state, seat)) for seat in waiting)
    return sum(
        lines_of_play(grass.apply(state, seat, move)[0], depth - 1)
        for seat in waiting
        for move in legal_of(state, seat)
    )


def read_table(text: str) -> Iterator[Line]:
    """The lines of the table. An entry is a name, an indented position, and its counts."""
    for entry in re.split(r"\n{2,}", text.strip()):
        name, *rest = [line for line in entry.splitlines() if not line.startswith("#")] or [""]
        position = "\n".join(line for line in rest if line.startswith(" "))
        for line in rest:
            if line.startswith("perft "):
                _, depth, lines = line.split()
                yield Line(name, position, int(depth), int(lines))


def counted(text: str) -> str:
    """The same table with all numbers counted anew."""
    known = {(line.name, line.depth): line for line in read_table(text)}
    name, out = "", []
    for line in text.splitlines():
        if line.startswith("perft "):
            entry = known[name, int(line.split()[1])]
            out.append(f"perft {entry.depth} {lines_of_play(table(entry.position), entry.depth)}")
        else:
            name = line if line and line[0] not in " #" else name
            out.append(line)
    return "\n".join(out) + "\n"
