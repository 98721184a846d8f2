"""The command `greentable`: what it can do, and how it says that something is wrong.

A command is a module with `add_arguments(parser)` and `command(args)`, which gives the exit code;
`args.catalogue` has the language of the reader. It is imported when it is called and not before,
so that help comes at once and nobody waits for what they do not use.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, TextIO, cast

import greentable
from greentable.cli.argparse_words import HelpFormatter, translated_error
from greentable.cli.command_examples import examples_of
from greentable.errors import GreentableError, UsageError
from greentable.terminal.plain_signs import spelling_for, write_plain_signs
from greentable.words.catalogue import ENGLISH, Catalogue, help_language, help_text, languages
from greentable.words.language import OPTION, code_of, language_for, take_option
from greentable.words.messages import choices
from greentable.words.system_errors import system_words

WRONG_USE = 2
INTERRUPTED = 130

# Below a word of the command line stand either the next words, or the module that does it. What it
# does is said in the catalogues: "help-command-play-grass".
_Commands = dict[str, "str | _Commands"]

# The command of a word that others may follow.
_ALONE = ""

_GAMES: _Commands = {
    "grass": "greentable.terminal.grass.play",
    "grove": "greentable.terminal.grove.play",
}
COMMANDS: _Commands = {
    "play": {_ALONE: "greentable.terminal.online.options", **_GAMES},
    "games": "greentable.terminal.games",
    "replay": "greentable.terminal.replay",
    "verify": "greentable.terminal.verify",
    "rules": {
        "grass": "greentable.terminal.grass.switches",
        "grove": "greentable.terminal.grove.switches",
    },
    "solve": {"grove": "greentable.terminal.grove.solve"},
    "hint": {
        "grass": "greentable.terminal.grass.hint_command",
        "grove": "greentable.terminal.grove.hint",
    },
    "grove": {
        "cards": "greentable.terminal.grove.deck_cards",
        "recipes": "greentable.terminal.grove.recipe_list",
        "check-deck": "greentable.terminal.grove.check_deck",
        "check-recipes": "greentable.terminal.grove.check_recipes",
    },
    "serve": "greentable.server.operations.serve",
    "admin": "greentable.server.operations.admin",
    "lab": {"match": "greentable.lab.match"},
    "warmup": "greentable.compiled.warmup",
    "completion": "greentable.cli.completion",
}


class _Parser(argparse.ArgumentParser):
    """A parser that raises our errors, and that imports its command when it is chosen."""

    module = ""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - whatever argparse's own takes
        super().__init__(formatter_class=HelpFormatter, add_help=False, **options)
        about = help_text("argparse-help")  # argparse's own is English
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help=about)

    def error(self, message: str) -> NoReturn:
        raise UsageError("cli.usage", message=translated_error(message), program=self.prog)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        if self.module:
            self.load()
            found, rest = super().parse_known_args(args, namespace)
            if rest:
                # Said by the command itself, which knows its options, and not by `greentable`.
                raise UsageError("cli.arguments", arguments=" ".join(rest), program=self.prog)
            return found, rest
        return super().parse_known_args(args, namespace)

    def load(self) -> None:
        """Add the options of the command, if that is not done yet."""
        if self.module:
            command = importlib.import_module(self.module)
            command.add_arguments(self)
            add_language(self)
            self.set_defaults(command=command.command)
            self.module = ""


def make_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = _Parser(
        prog="greentable",
        description=help_text("greentable"),
        epilog=examples_of(()),
    )
    version = f"greentable {greentable.__version__}"
    about = help_text("argparse-version")
    parser.add_argument("--version", action="version", version=version, help=about)
    add_language(parser)
    _add(parser, COMMANDS)
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let help name the option that was taken out of the command line before it was parsed."""
    known = ", ".join(languages())
    parser.add_argument(
        OPTION, metavar="CODE", default=argparse.SUPPRESS, help=help_text("language", known=known)
    )


def _add(
    parser: argparse.ArgumentParser, commands: _Commands, before: tuple[str, ...] = ()
) -> None:
    metavar = "GAME" if commands.keys() <= {_ALONE, *_GAMES} else "COMMAND"
    words = parser.add_subparsers(metavar=metavar, required=_ALONE not in commands)
    for word, below in commands.items():
        if word == _ALONE:
            cast("_Parser", parser).module = cast("str", below)
            continue
        about = help_text(f"command-{'-'.join((*before, word))}")
        examples = examples_of((*before, word))
        sub = cast(
            "_Parser", words.add_parser(word, help=about, description=about, epilog=examples)
        )
        if isinstance(below, str):
            sub.module = below
        else:
            if _ALONE not in below:
                add_language(sub)
            _add(sub, below, (*before, word))


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code. A user's mistake is one line, not a trace."""
    write_plain_signs()
    _forgive(sys.stdin)
    asked, words = take_option(sys.argv[1:] if argv is None else argv)
    language = language_for(asked, os.environ)
    try:
        if asked and code_of(asked) is None:
            _complain(UsageError("cli.language", language=asked, known=choices(languages())))
        spelled = spelling_for(getattr(sys.stdout, "encoding", None) or "utf-8", language)
        with help_language(language, spelled):
            parser = make_parser()
            if not words:
                parser.print_help()
                return 0
            args = parser.parse_args(words)
        args.catalogue = Catalogue(language, spelled=spelled)
        code: int = args.command(args)
        sys.stdout.flush()
        return code
    except GreentableError as error:
        _complain(error, language)
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the output has gone. Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        _complain(_of_system(error), language)
        return WRONG_USE


def _of_system(error: OSError) -> UsageError:
    if error.filename is None:
        return UsageError("cli.system", why=system_words(error))
    return UsageError("cli.file", file=repr(error.filename), why=system_words(error))


def _complain(error: GreentableError, language: str = ENGLISH) -> None:
    """Say what is wrong, in one line."""
    words = Catalogue(language).text(error.full_message, error.names)
    print(f"greentable: {words}", file=sys.stderr)


def _forgive(stream: TextIO | Any) -> None:  # noqa: ANN401 - whatever stands in for a stream
    """Let bytes that cannot be read become question marks, not errors."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
