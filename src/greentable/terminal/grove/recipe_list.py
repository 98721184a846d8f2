"""`greentable grove recipes`: all recipes of a book."""

from __future__ import annotations

import argparse

from greentable.grove import HOUSE, book_names, codes_of, recipes_said
from greentable.terminal.console import make_console
from greentable.terminal.grove.check_recipes import table
from greentable.terminal.grove.files import load_book
from greentable.text import Catalogue
from greentable.words.catalogue import help_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable grove recipes`."""
    parser.add_argument(
        "--recipe-book",
        metavar="FILE",
        default=HOUSE,
        help=help_text("recipe-book", known=", ".join(book_names()), default=HOUSE),
    )


def command(args: argparse.Namespace) -> int:
    """Show all recipes of a book; returns the exit code. Raises UsageError."""
    catalogue: Catalogue = args.catalogue
    book = load_book(args.recipe_book, catalogue.language)
    known = () if args.recipe_book in book_names() else book
    make_console().print(table(book, recipes_said(codes_of(book), known), catalogue))
    return 0
