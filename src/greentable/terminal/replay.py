"""`greentable replay`: a recorded game in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from greentable.catalogue import help_text
from greentable.terminal.console import make_console
from greentable.terminal.grove.files import load_book
from greentable.terminal.pages import wrapped
from greentable.text.replay_telling import replay_command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable replay`."""
    parser.add_argument("file", metavar="FILE", type=Path, help=help_text("replay-file"))
    parser.add_argument(
        "--ply",
        type=int,
        metavar="N",
        help=help_text("replay-ply"),
    )
    parser.add_argument(
        *("--as", "-a"),
        dest="viewer",
        metavar="SEAT",
        help=help_text("replay-as"),
    )
    parser.add_argument(
        "--recipe-book",
        metavar="FILE",
        type=Path,
        help=help_text("replay-recipe-book"),
    )


def command(args: argparse.Namespace) -> int:
    """Print the game; the exit code."""
    recipes = (
        () if args.recipe_book is None else load_book(args.recipe_book, args.catalogue.language)
    )
    console = make_console()
    story = replay_command(
        args.file,
        ply=args.ply,
        viewer=args.viewer,
        language=args.catalogue.language,
        recipes=recipes,
    )
    for line in story:
        for part in wrapped(line, console):
            console.print(part, soft_wrap=True)
    return 0
