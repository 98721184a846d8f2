"""`greentable games`: list the games on this computer, and resume one."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime

from rich import box
from rich.table import Table

from greentable.core.reader import shown
from greentable.errors import GreentableError, UsageError
from greentable.game import NATURE
from greentable.games import GAMES
from greentable.records import Record, read_file
from greentable.terminal.console import make_console, print_json
from greentable.terminal.kept_games import KeptGame, delete_game, kept_games
from greentable.terminal.setup import command_line
from greentable.terminal.styles import ACCENT
from greentable.words.catalogue import Catalogue, help_text
from greentable.words.messages import say

LISTED = 20  # the newest games; --all lists all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable games`."""
    parser.add_argument("name", metavar="NAME", nargs="?", help=help_text("games-name"))
    parser.add_argument("--all", action="store_true", help=help_text("games-all"))
    parser.add_argument("--delete", action="store_true", help=help_text("games-delete"))
    parser.add_argument("--json", action="store_true", help=help_text("games-json"))


def command(args: argparse.Namespace) -> int:
    """List the games; resume, print or delete one. Raises UsageError."""
    kept = kept_games()
    if args.name is None:
        _list_all(kept, args)
        return 0
    found = next((one for one in kept if one.name == args.name), None)
    if found is None:
        raise UsageError("play.no_game", name=shown(args.name))
    if args.delete:
        _delete(found, args.catalogue)
        return 0
    record = read_file(found.path, GAMES)
    if args.json:
        _print_json(found, record)
        return 0
    return _resume(found, record.game, args.catalogue)


def _list_all(kept: list[KeptGame], args: argparse.Namespace) -> None:
    """List the games for people, or for programs. Raises UsageError."""
    if args.delete:
        raise UsageError("play.delete_which")
    listed = list(_readable(kept, everything=args.all))
    if args.json:
        for one, record in listed:
            _print_json(one, record)
    else:
        _print_table(listed if args.all else listed[:LISTED], args.catalogue)


def _delete(kept: KeptGame, catalogue: Catalogue) -> None:
    delete_game(kept)
    key = "games-deleted" if kept.is_here else "games-forgotten"
    words = catalogue.say(key, name=kept.name, file=str(kept.path))
    make_console().print(words, soft_wrap=True)


def _resume(kept: KeptGame, game: str, catalogue: Catalogue) -> int:
    """Resume a game; returns the exit code."""
    play = importlib.import_module(f"greentable.terminal.{game}.play")
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    options = parser.parse_args([f"--resume={kept.path}"])
    options.catalogue = catalogue
    code: int = play.command(options)
    return code


def _readable(kept: list[KeptGame], *, everything: bool) -> Iterator[tuple[KeptGame, Record]]:
    """The unfinished games, or all, with their records; damaged records are skipped."""
    for one in kept:
        # The error of a damaged record is shown when a person tries to resume its game.
        with suppress(GreentableError):
            record = read_file(one.path, GAMES)
            if record.result is None or everything:
                yield one, record


def _print_table(games: list[tuple[KeptGame, Record]], catalogue: Catalogue) -> None:
    console = make_console()
    if not games:
        console.print(catalogue.say("games-none"))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("name", "when", "people", "state"):
        table.add_column(catalogue.say(f"games-{key}"), overflow="fold")
    for one, record in games:
        table.add_row(one.name, f"{_when(one):%Y-%m-%d %H:%M}", *_state(one, record, catalogue))
    table.columns[0].style = ACCENT
    console.print(table)
    command = command_line(["games", games[0][0].name])
    console.print(catalogue.say("games-go-on", command=command), soft_wrap=True)


def _when(kept: KeptGame) -> datetime:
    return datetime.fromtimestamp(kept.path.stat().st_mtime).astimezone()


def _print_json(kept: KeptGame, record: Record) -> None:
    """Print a game as JSON on one line."""
    document = {
        "name": kept.name,
        "game": record.game,
        "file": str(kept.path),
        "played_last": _when(kept).isoformat(timespec="seconds"),
        "names": record.names,
        "people": kept.note.people,
        "plies": len(record.plies),
        "is_over": record.result is not None,
    }
    print_json(document)


def _state(kept: KeptGame, record: Record, catalogue: Catalogue) -> tuple[str, str]:
    """The players, people before bots, and the state of the game."""
    people = [record.names[seat - 1] for seat in kept.note.people if seat <= record.seats]
    bots = [name for name in record.names if name not in people]
    state = "games-open" if record.result is None else "games-over"
    return (
        catalogue.listed([*people, *bots]),
        catalogue.text(say(state, moves=sum(seat != NATURE for seat, _ in record.plies))),
    )
