"""`greentable play grass`."""

from __future__ import annotations

import argparse

from greentable.terminal.console import Lines, make_console
from greentable.terminal.grass.seat_names import short_names
from greentable.terminal.grass.session import Session
from greentable.terminal.grass.setup import add_arguments, is_seat_unsaid, seated, set_up
from greentable.terminal.grass.voice import Voice
from greentable.terminal.grass.whose_seat import ask_seat
from greentable.text import Catalogue

__all__ = ["add_arguments", "command"]


def command(args: argparse.Namespace) -> int:
    """Play a game of Grass; the exit code."""
    catalogue: Catalogue = args.catalogue
    console = make_console()
    lines = Lines(console)
    setup = set_up(args)
    if is_seat_unsaid(args, setup):
        seat = ask_seat(setup.names, catalogue, console, lines)
        if seat is None:
            return 0
        setup = seated(setup, args, seat)
    voice = Voice(catalogue, short_names(setup.names), setup.human)
    return Session(setup, voice, console, lines).run()
