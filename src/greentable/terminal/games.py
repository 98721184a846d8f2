"""`greentable games`: the games that were played here, and going on with one of them."""

from __future__ import annotations

import argparse
import importlib
from datetime import datetime

from rich import box
from rich.table import Table

from greentable.catalogue import Catalogue, help_text
from greentable.errors import GreentableError, UsageError
from greentable.games import GAMES
from greentable.messages import say
from greentable.reader import shown
from greentable.records import Record, read_file
from greentable.terminal.console import make_console
from greentable.terminal.kept_games import KeptGame, kept_games
from greentable.terminal.look import ACCENT
from greentable.terminal.setup import command_line

LISTED = 20  # the newest; with --all there may be more


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, if any."""
    parser.add_argument("name", metavar="NAME", nargs="?", help=help_text("games-name"))
    parser.add_argument("--all", action="store_true", help=help_text("games-all"))


def command(args: argparse.Namespace) -> int:
    """List the games, or go on with one; the exit code. Raises UsageError."""
    kept = kept_games()
    if args.name is None:
        _list(kept, args.catalogue, everything=args.all)
        return 0
    found = [one for one in kept if one.name == args.name]
    if not found:
        raise UsageError("play.no_game", name=shown(args.name))
    record = read_file(found[0].path, GAMES)
    play = importlib.import_module(f"greentable.terminal.{record.game}.play")
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    options = parser.parse_args([f"--resume={found[0].path}"])
    options.catalogue = args.catalogue
    code: int = play.command(options)
    return code


def _list(kept: list[KeptGame], catalogue: Catalogue, *, everything: bool) -> None:
    console = make_console()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("name", "when", "people", "state"):
        table.add_column(catalogue.say(f"games-{key}"), overflow="fold")
    newest = ""
    for one in kept:
        if table.row_count == LISTED and not everything:
            break
        try:
            record = read_file(one.path, GAMES)
        except GreentableError:  # whoever wants to go on with it is told what is wrong with it
            continue
        if record.result is None or everything:
            when = datetime.fromtimestamp(one.path.stat().st_mtime).astimezone()
            newest = newest or one.name
            table.add_row(one.name, f"{when:%Y-%m-%d %H:%M}", *_state(one, record, catalogue))
    if not newest:
        console.print(catalogue.say("games-none"))
        return
    table.columns[0].style = ACCENT
    console.print(table)
    command = command_line(["games", newest])
    console.print(catalogue.say("games-go-on", command=command), soft_wrap=True)


def _state(kept: KeptGame, record: Record, catalogue: Catalogue) -> tuple[str, str]:
    """Who plays, people before bots, and how far the game is."""
    people = [record.names[seat - 1] for seat in kept.note.people if seat <= record.seats]
    bots = [name for name in record.names if name not in people]
    state = "games-open" if record.result is None else "games-over"
    return (
        catalogue.listed([*people, *bots]),
        catalogue.text(say(state, moves=len(record.plies))),
    )
