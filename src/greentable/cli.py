"""The command `greentable`: what it can do, and how it says that something is wrong.

A command is a module with `add_arguments(parser)` and `command(args)`, which gives the exit code.
It is imported when it is called and not before, so that help comes at once and nobody waits for
what they do not use.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, TextIO, cast

import greentable
from greentable.errors import GreentableError, UsageError

WRONG_USE = 2
INTERRUPTED = 130

# Below a word of the command line stand either the next words, or the module that does it.
_Commands = dict[str, tuple[str, "str | _Commands"]]

_GAMES: _Commands = {
    "grass": ("the card game Grass, against bots", "greentable.terminal.grass.play"),
    "grove": ("the card game Grove, alone or against bots", "greentable.terminal.grove.play"),
}
_RULES: _Commands = {
    "grass": ("the switches of the rules of Grass", "greentable.terminal.grass.switches"),
    "grove": ("the switches of the rules of Grove", "greentable.terminal.grove.switches"),
}
_SOLVE: _Commands = {
    "grove": ("how to lay nine cards of Grove", "greentable.terminal.grove.solve"),
}
_GROVE: _Commands = {
    "cards": ("show the cards of a deck", "greentable.terminal.grove.deck_cards"),
    "recipes": ("show the recipes of a book", "greentable.terminal.grove.recipe_list"),
    "check-deck": ("check a deck file", "greentable.terminal.grove.check_deck"),
    "check-recipes": ("check a recipe file", "greentable.terminal.grove.check_recipes"),
}
_LAB: _Commands = {
    "match": ("a match on duplicate deals with rotated seats", "greentable.lab.match"),
}
COMMANDS: _Commands = {
    "play": ("play in the terminal", _GAMES),
    "replay": ("tell a recorded game in words", "greentable.terminal.replay"),
    "verify": ("check whether recorded games are true", "greentable.terminal.verify"),
    "rules": ("show what can be changed in the rules", _RULES),
    "solve": ("search for the best play", _SOLVE),
    "grove": ("look at cards and recipes of Grove, and check your own", _GROVE),
    "lab": ("let bots play each other", _LAB),
    "warmup": ("compile the rules ahead of time", "greentable.compiled.warmup"),
}


class _Parser(argparse.ArgumentParser):
    """A parser that raises our errors, and that imports its command when it is chosen."""

    module = ""

    def error(self, message: str) -> NoReturn:
        raise UsageError("cli.usage", message=message, program=self.prog)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        if self.module:
            command = importlib.import_module(self.module)
            command.add_arguments(self)
            self.set_defaults(command=command.command)
            self.module = ""
            found, rest = super().parse_known_args(args, namespace)
            if rest:
                # Said by the command itself, which knows its options, and not by `greentable`.
                raise UsageError("cli.arguments", arguments=" ".join(rest), program=self.prog)
            return found, rest
        return super().parse_known_args(args, namespace)


def make_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = _Parser(
        prog="greentable",
        description="Grass and Grove at one green table.",
        epilog="`greentable play grass` starts a game against three bots.",
    )
    parser.add_argument(
        "--version", action="version", version=f"greentable {greentable.__version__}"
    )
    _add(parser, COMMANDS)
    return parser


def _add(parser: argparse.ArgumentParser, commands: _Commands) -> None:
    metavar = "GAME" if commands.keys() <= _GAMES.keys() else "COMMAND"
    words = parser.add_subparsers(metavar=metavar, required=True)
    for word, (help_text, below) in commands.items():
        sub = cast("_Parser", words.add_parser(word, help=help_text, description=help_text))
        if isinstance(below, str):
            sub.module = below
        else:
            _add(sub, below)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code. A user's mistake is one line, not a trace."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _forgive(stream)
    try:
        args = make_parser().parse_args(argv)
        code: int = args.command(args)
        sys.stdout.flush()
        return code
    except GreentableError as error:
        print(f"greentable: {error}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone. Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"greentable: {error}", file=sys.stderr)
        return WRONG_USE


def _forgive(stream: TextIO | Any) -> None:  # noqa: ANN401 - whatever stands in for a stream
    """Let characters that a stream cannot write or read become question marks, not errors."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
