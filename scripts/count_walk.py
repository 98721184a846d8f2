"""Count the modules that a move typed in the terminal passes through.

    python scripts/count_walk.py [--list]

Plays a game of Grass and one of Grove in the terminal, types a move in each, and watches every call
from the moment when the line is read to the moment when the next one is asked for. A module counts
if one of its functions is called on the way. In Grove a card lies there for now until a second line
says that it stays, so its walk is that of both lines.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from pathlib import Path
from types import FrameType

import greentable
from greentable.cli import main as greentable_command

PACKAGE = Path(greentable.__file__).parent
MOST = 20
"""What the walk may have: a newcomer shall be able to follow it."""


class Walk(io.StringIO):
    """Lines to be typed; calls are watched from the `first` of them on, as many as `watched`."""

    def __init__(self, lines: list[str], first: int, watched: int) -> None:
        super().__init__()
        self.modules: dict[str, None] = {}
        self.read_so_far = 0
        self._lines = lines
        self._watched = range(first, first + watched)

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        sys.setprofile(None)
        if self.read_so_far == len(self._lines):
            return ""
        self.read_so_far += 1
        if self.read_so_far in self._watched:
            sys.setprofile(self._see)
        return f"{self._lines[self.read_so_far - 1]}\n"

    def _see(self, frame: FrameType, event: str, _argument: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(PACKAGE) and frame.f_code.co_name != "<module>":
            name = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
            self.modules[name.removesuffix(".__init__")] = None


WALKS = {
    # In hand is a Market Open: the human plays it, and is asked what comes next in the turn.
    "grass": (["--seats", "2", "--seed", "walk"], ["play MO", "quit"], 1, 1),
    # The first placement of the list is laid, and stays.
    "grove": (["--seed", "walk"], ["list", "1", "ok", "quit"], 2, 2),
}


def walk(game: str) -> list[str]:
    """The modules that a typed move of a game passes through, in the order of the walk."""
    options, lines, first, watched = WALKS[game]
    typed = Walk(lines, first, watched)
    before, sys.stdin = sys.stdin, typed
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            code = greentable_command(["play", game, *options])
    finally:
        sys.setprofile(None)
        sys.stdin = before
    if code or typed.read_so_far != len(lines):
        raise SystemExit(f"{game}: the game ended before the move was made")
    return list(typed.modules)


def main() -> int:
    """Print the numbers, and the modules if they are wanted; 1 if there are too many."""
    parser = argparse.ArgumentParser(
        description="Count the modules that a typed move goes through."
    )
    parser.add_argument("--list", action="store_true", help="name the modules")
    args = parser.parse_args()
    os.environ.setdefault("COLUMNS", "80")
    os.environ["GREENTABLE_WARMUP"] = "off"
    found = {game: walk(game) for game in WALKS}
    for game, modules in found.items():
        print(f"{game}: {len(modules)} modules (at most {MOST} wanted)")
        for module in modules if args.list else ():
            print(f"  {module}")
    return int(any(len(modules) > MOST for modules in found.values()))


if __name__ == "__main__":
    sys.exit(main())
