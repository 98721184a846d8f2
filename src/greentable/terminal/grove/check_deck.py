"""`greentable grove check-deck`: check a deck file, and list its contents."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from greentable.grove import CELLS, GLADE, Fruit, cell_of, deck_name, fruit_count, fruit_of
from greentable.terminal.console import make_console
from greentable.terminal.grove.files import load_deck
from greentable.words.catalogue import Catalogue, help_text
from greentable.words.messages import Form, Message, key_of, say

_MIDDLE = (1, 4)  # cells of a card that are not corners


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable grove check-deck`."""
    parser.add_argument("file", metavar="FILE", type=Path, help=help_text("deck-file"))


def command(args: argparse.Namespace) -> int:
    """Check a deck file and print its contents; returns the exit code. Raises UsageError."""
    deck = load_deck(args.file)
    catalogue: Catalogue = args.catalogue
    console = make_console()
    console.print(catalogue.say("check-deck-good", file=str(args.file)), soft_wrap=True)
    for message in contents(deck):
        console.print(f"  {catalogue.text(message)}")
    return 0


def contents(deck: tuple[int, ...]) -> Iterator[Message]:
    """The number of cards, of trees by fruit and yield, of glades by position."""
    name = deck_name(deck)
    if name:
        yield say("check-deck-cards-of", cards=len(deck), deck=name)
    else:
        yield say("check-deck-cards", cards=len(deck))
    cells = [(index, cell_of(face, index)) for face in deck for index in range(CELLS)]
    trees = Counter((fruit_of(cell), fruit_count(cell)) for _, cell in cells if cell != GLADE)
    for fruit in Fruit:
        one, two = trees[fruit, 1], trees[fruit, 2]
        form = Form(key_of(fruit.name))
        yield say("check-deck-trees", fruit=form, trees=one + two, one=one, two=two)
    glades = [index for index, cell in cells if cell == GLADE]
    middle = sum(index in _MIDDLE for index in glades)
    corner = len(glades) - middle
    yield say("check-deck-glades", glades=len(glades), corner=corner, middle=middle)
