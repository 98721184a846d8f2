"""`greentable replay`: a recorded game in words."""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from greentable.errors import RecordError
from greentable.game import SPECTATOR
from greentable.games import GAMES
from greentable.records import read_file
from greentable.table import replay
from greentable.terminal.console import make_console, print_json
from greentable.terminal.grove.files import load_book
from greentable.terminal.kept_games import record_named
from greentable.terminal.pages import wrap_line
from greentable.text.replay_narration import refuse_false_result, replay_command
from greentable.words.catalogue import help_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable replay`."""
    parser.add_argument("file", metavar="FILE", type=record_named, help=help_text("replay-file"))
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
    parser.add_argument("--json", action="store_true", help=help_text("replay-json"))


def command(args: argparse.Namespace) -> int:
    """Print the game; returns the exit code."""
    if args.json:
        return _print_json_lines(args.file, args.ply)
    recipes = (
        () if args.recipe_book is None else load_book(args.recipe_book, args.catalogue.language)
    )
    console = make_console()
    lines = replay_command(
        args.file,
        ply=args.ply,
        viewer=args.viewer,
        language=args.catalogue.language,
        recipes=recipes,
    )
    for line in lines:
        for part in wrap_line(line, console):
            console.print(part, soft_wrap=True)
    return 0


def _print_json_lines(path: Path, most: int | None) -> int:
    """Print the header, then a line for each ply, as JSON."""
    try:
        record = read_file(path, GAMES)
        if most is None:
            refuse_false_result(path, record)
        print_json({"game": record.game, "ruleset": record.ruleset, "names": record.names})
        for number, ply in enumerate(islice(replay(record, GAMES), most), 1):
            game = GAMES[record.game]
            print_json(
                {
                    "ply": number,
                    "seat": ply.seat,
                    "move": game.write_move(ply.move),
                    "round": ply.moment.round,
                    "totals": game.returns(ply.state),
                    "events": game.event_documents(ply.events, SPECTATOR),
                }
            )
    except RecordError as error:
        raise error.in_file(path) from error
    return 0
