"""`greentable replay`: a recorded game in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from greentable.terminal.console import make_console
from greentable.text.replay import replay_command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable replay`."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a game written by --save")
    parser.add_argument("--ply", type=int, metavar="N", help="stop after so many moves")
    parser.add_argument(
        *("--as", "-a"),
        dest="viewer",
        type=int,
        metavar="SEAT",
        help="as a seat saw it, or 0 for a spectator; default: everything is told",
    )
    parser.add_argument("--language", default="en", metavar="CODE", help="default: en")


def command(args: argparse.Namespace) -> int:
    """Print the game; the exit code."""
    console = make_console()
    story = replay_command(args.file, ply=args.ply, viewer=args.viewer, language=args.language)
    for line in story:
        console.print(line, soft_wrap=True)
    return 0
