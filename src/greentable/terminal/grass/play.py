"""`greentable play grass`."""

from __future__ import annotations

import argparse

from greentable.compiled.warmup import start_in_background
from greentable.terminal.console import Lines, make_console
from greentable.terminal.grass.session import Session
from greentable.terminal.grass.setup import add_arguments, set_up
from greentable.terminal.grass.voice import Voice
from greentable.text import Catalogue

__all__ = ["add_arguments", "command"]


def command(args: argparse.Namespace) -> int:
    """Play a game of Grass; the exit code."""
    catalogue = Catalogue(args.language)
    setup = set_up(args)
    start_in_background("grass")
    console = make_console()
    voice = Voice(catalogue, setup.names, setup.human)
    return Session(setup, voice, console, Lines(console)).run()
