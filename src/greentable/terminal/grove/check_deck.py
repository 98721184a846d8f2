"""`greentable grove check-deck`: whether a deck file can be played with, and what is in it."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from greentable.grove.cards import CELLS, FRUITS, GLADE, cell_of, fruit_count, fruit_of
from greentable.grove.decks import deck_name
from greentable.terminal.console import make_console
from greentable.terminal.grove.files import load_deck

_NAMES = ("orange", "lemon", "lime")
_MIDDLE = (1, 4)  # cells of a card that are no corners


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which file."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="18 lines as 7  O1 Y2 G1 / -- G2 Y1"
    )


def command(args: argparse.Namespace) -> int:
    """Check a deck file and say what is in it; the exit code. Raises UsageError."""
    deck = load_deck(args.file)
    console = make_console()
    console.print(f"{args.file}: a good deck", soft_wrap=True)
    for line in contents(deck):
        console.print(f"  {line}")
    return 0


def contents(deck: tuple[int, ...]) -> list[str]:
    """Cards, trees by fruit and by what they bear, glades by place."""
    name = deck_name(deck)
    lines = [f"{len(deck)} cards" + (f", those of the deck {name!r}" if name else "")]
    cells = [(index, cell_of(face, index)) for face in deck for index in range(CELLS)]
    trees = Counter((fruit_of(cell), fruit_count(cell)) for _, cell in cells if cell != GLADE)
    for fruit in range(FRUITS):
        one, two = trees[fruit, 1], trees[fruit, 2]
        lines.append(f"{one + two} {_NAMES[fruit]} trees: {one} with one fruit, {two} with two")
    glades = [index for index, cell in cells if cell == GLADE]
    middle = sum(index in _MIDDLE for index in glades)
    lines.append(
        f"{len(glades)} glades: {len(glades) - middle} in a corner, {middle} in the middle"
    )
    return lines
