"""`greentable replay`: a recorded game in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from greentable.terminal.console import make_console
from greentable.terminal.grove.files import load_book
from greentable.terminal.wrapping import wrapped
from greentable.text.replay_telling import replay_command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable replay`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a game written by --save")
    parser.add_argument(
        "--ply",
        type=int,
        metavar="N",
        help="stop after ply N, by the numbers on the left, and show the table; "
        "default: the whole game",
    )
    parser.add_argument(
        *("--as", "-a"),
        dest="viewer",
        metavar="SEAT",
        help="tell only what a seat could know, by its number or name, or 0 for a spectator; "
        "default: all cards and choices are told",
    )
    parser.add_argument(
        "--recipe-book",
        metavar="FILE",
        type=Path,
        help="names for the recipes of a game of Grove that was played with recipes of your own",
    )
    parser.add_argument("--language", default="en", metavar="CODE", help="default: en")


def command(args: argparse.Namespace) -> int:
    """Print the game; the exit code."""
    recipes = () if args.recipe_book is None else load_book(args.recipe_book)
    console = make_console()
    story = replay_command(
        args.file, ply=args.ply, viewer=args.viewer, language=args.language, recipes=recipes
    )
    for line in story:
        for part in wrapped(line, console):
            console.print(part, soft_wrap=True)
    return 0
