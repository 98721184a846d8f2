"""`greentable verify`: whether recorded games are true."""

from __future__ import annotations

import argparse
import sys

from greentable.catalogue import Catalogue, help_text
from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.messages import Message, clauses, say
from greentable.records import MOST_BYTES, Record, decode_record, read_file
from greentable.table import verify
from greentable.terminal.console import make_console
from greentable.text.replay_telling import fault_message
from greentable.text.verification import checked_facts

STANDARD_INPUT = "-"
FALSE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable verify`."""
    parser.add_argument("files", metavar="FILE", nargs="+", help=help_text("verify-file"))


def command(args: argparse.Namespace) -> int:
    """A line for each file that is true; for the others, an error. The exit code."""
    catalogue: Catalogue = args.catalogue
    console = make_console()
    code = 0
    for file in args.files:
        try:
            console.print(catalogue.text(_verified(file, catalogue)), soft_wrap=True, markup=False)
        except UsageError as error:
            words = catalogue.text(error.full_message, error.names)
            sys.stderr.write(f"greentable: {words}\n")
            code = FALSE
    return code


def _verified(file: str, catalogue: Catalogue) -> Message:
    """What was found true of a file. Raises UsageError that names the file, and the line."""
    name = catalogue.say("verify-standard-input") if file == STANDARD_INPUT else file
    record: Record | None = None
    try:
        record = _read(file)
        found = verify(record, GAMES)
    except RecordError as error:
        if record is None:
            raise error.in_file(name) from error
        raise error.in_file(name, fault_message(record, error), record.names) from error
    return say("verify-true", file=name, checked=clauses(checked_facts(record, found)))


def _read(file: str) -> Record:
    if file == STANDARD_INPUT:
        return decode_record(sys.stdin.buffer.read(MOST_BYTES + 1), GAMES)
    return read_file(file, GAMES)
