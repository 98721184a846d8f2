"""Counting lines of play: this many moves deep, every legal move of everybody, chance included.

A table has positions in writing, depths, and numbers of lines. Of seats that choose secretly any
may come first, so the orders count too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Line:
    """One line of the table: how many lines of play, how deep, from a position."""

    name: str
    position: str
    depth: int
    lines: int


@dataclass(frozen=True)
class Perft:
    """Counts the lines of a game, by its door, a list of legal moves and a reader of positions."""

    door: Any
    legal: Callable[[Any, int], Collection[Any]]
    table: Callable[[str], Any]

    def lines_of_play(self, state: object, depth: int) -> int:
        """How many sequences of this many moves can be made; shorter ones only where it ends."""
        waiting = self.door.to_act(state)
        if depth == 0 or not waiting:
            return 1
        if depth == 1:
            return sum(len(self.legal(state, seat)) for seat in waiting)
        return sum(
            self.lines_of_play(self.door.apply(state, seat, move)[0], depth - 1)
            for seat in waiting
            for move in self.legal(state, seat)
        )

    def count(self, line: Line) -> int:
        """How many there are by the rules as they are now."""
        return self.lines_of_play(self.table(line.position), line.depth)

    def counted(self, text: str) -> str:
        """The same table with all numbers counted anew."""
        known = {(line.name, line.depth): line for line in read_table(text)}
        name, out = "", []
        for line in text.splitlines():
            if line.startswith("perft "):
                entry = known[name, int(line.split()[1])]
                out.append(f"perft {entry.depth} {self.count(entry)}")
            else:
                name = line if line and line[0] not in " #" else name
                out.append(line)
        return "\n".join(out) + "\n"


def read_table(text: str) -> Iterator[Line]:
    """The lines of the table. An entry is a name, an indented position, and its counts."""
    for entry in re.split(r"\n{2,}", text.strip()):
        name, *rest = [line for line in entry.splitlines() if not line.startswith("#")] or [""]
        position = "\n".join(line for line in rest if line.startswith(" "))
        for line in rest:
            if line.startswith("perft "):
                _, depth, lines = line.split()
                yield Line(name, position, int(depth), int(lines))
