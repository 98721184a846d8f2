"""`greentable play` without a game: a table of a server.

A game on this machine is parsed by this too, and what speaks to servers takes a while to import: so
that waits until it is needed.
"""

from __future__ import annotations

import argparse

from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.words.catalogue import help_text
from greentable.words.messages import either


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable play` without a game."""
    group = parser.add_argument_group(help_text("group-server"))
    group.add_argument("--server", metavar="URL", help=help_text("server"))
    group.add_argument("--code", metavar="LETTERS", help=help_text("server-code"))
    group.add_argument("--game", choices=tuple(GAMES), help=help_text("server-game"))
    group.add_argument("--seats", type=int, metavar="N", help=help_text("server-seats"))
    group.add_argument("--ruleset", metavar="TEXT", help=help_text("ruleset"))
    group.add_argument("--friends", action="store_true", help=help_text("server-friends"))
    group.add_argument("--name", metavar="NAME", help=help_text("server-name"))


def command(args: argparse.Namespace) -> int:
    """Sit down, and play; the exit code. Raises UsageError."""
    if args.server is None:
        raise UsageError("play.which_game", games=either(*GAMES))
    for option in ("friends", "seats", "ruleset"):
        if getattr(args, option) and args.game is None:
            raise UsageError("play_server.game", option=f"--{option}")
    from greentable.terminal.online.play import play

    return play(args)
