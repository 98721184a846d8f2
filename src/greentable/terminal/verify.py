"""`greentable verify`: check recorded games."""

from __future__ import annotations

import argparse
import sys

from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.records import STANDARD_INPUT, Record, read_file
from greentable.table import Verified, verify
from greentable.terminal.console import make_console, print_json
from greentable.terminal.kept_games import record_named
from greentable.text.replay_narration import fault_message
from greentable.text.verification import checked_facts
from greentable.words.catalogue import Catalogue, help_text
from greentable.words.messages import clauses, say

FALSE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable verify`."""
    parser.add_argument(
        "files", metavar="FILE", type=record_named, nargs="+", help=help_text("verify-file")
    )
    parser.add_argument("--json", action="store_true", help=help_text("verify-json"))


def command(args: argparse.Namespace) -> int:
    """Print a line for each valid file, an error for each other; returns the exit code."""
    catalogue: Catalogue = args.catalogue
    console = make_console()
    code = 0
    for file in map(str, args.files):
        try:
            record, found = _verified(file, catalogue)
        except UsageError as error:
            code = FALSE
            words = catalogue.text(error.full_message, error.names)
            if args.json:
                print_json({"file": file, "is_true": False, "code": error.code, "why": words})
            else:
                sys.stderr.write(f"greentable: {words}\n")
            continue
        if args.json:
            counts = {"plies": len(record.plies), "chance": found.chance, "dealt": found.dealt}
            hashes = {"commitments": found.commitments}
            print_json({"file": file, "is_true": True, **counts, **hashes})
        else:
            name = _name(file, catalogue)
            checked = clauses(checked_facts(record, found))
            true = catalogue.text(say("verify-true", file=name, checked=checked))
            console.print(true, soft_wrap=True, markup=False)
    return code


def _name(file: str, catalogue: Catalogue) -> str:
    return catalogue.say("verify-standard-input") if file == STANDARD_INPUT else file


def _verified(file: str, catalogue: Catalogue) -> tuple[Record, Verified]:
    """A record and its verification. Raises UsageError that names the file and the line."""
    record: Record | None = None
    try:
        record = read_file(file, GAMES)
        return record, verify(record, GAMES)
    except RecordError as error:
        name = _name(file, catalogue)
        if record is None:
            raise error.in_file(name) from error
        raise error.in_file(name, fault_message(record, error), record.names) from error
