"""`greentable play grove`."""

from __future__ import annotations

import argparse
from dataclasses import replace

from greentable.grove import recipes_said
from greentable.terminal.console import Lines, make_console
from greentable.terminal.grove.session import Session
from greentable.terminal.grove.setup import HUMAN, add_arguments, set_up, set_up_other_half
from greentable.terminal.grove.voice import Voice
from greentable.text import Catalogue

__all__ = ["add_arguments", "command"]


def command(args: argparse.Namespace) -> int:
    """Play a game of Grove, and the other half if it is wanted; the exit code."""
    catalogue: Catalogue = args.catalogue
    setup = set_up(args)
    recipes = recipes_said(setup.table.state.rules.book, setup.book)
    console = make_console()
    lines = Lines(console)
    voice = Voice(catalogue, setup.names, HUMAN, recipes)
    session = Session(setup, voice, console, lines)
    code = session.run()
    if code == 0 and session.wants_other_half():
        setup = set_up_other_half(replace(setup, table=session.table, save=session.file.path))
        return Session(setup, voice, console, lines).run()
    return code
