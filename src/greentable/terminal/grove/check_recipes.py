"""`greentable grove check-recipes`: check a recipe file, and show how it is understood."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from greentable.grove import (
    HOUSE,
    Recipe,
    RecipeSaid,
    codes_of,
    named_book,
    own_recipe,
    recipe_sentence,
    recipes_said,
)
from greentable.terminal.console import make_console
from greentable.terminal.grove.files import load_book
from greentable.terminal.styles import ACCENT, DANGER, SOFT
from greentable.text import Catalogue
from greentable.words.catalogue import help_text, languages
from greentable.words.messages import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable grove check-recipes`."""
    parser.add_argument("file", metavar="FILE", type=Path, help=help_text("recipe-file"))


def command(args: argparse.Namespace) -> int:
    """Check a recipe file and print its recipes; returns the exit code. Raises UsageError."""
    catalogue: Catalogue = args.catalogue
    written = load_book(args.file, "")
    book = tuple(recipe.in_language(catalogue.language) for recipe in written)
    console = make_console()
    console.print(catalogue.say("check-recipes-good", file=str(args.file)), soft_wrap=True)
    console.print(table(book, [own_recipe(recipe) for recipe in book], catalogue))
    without = names_without_barrow()
    for number, recipe in enumerate(written, 1):
        if recipe.barrow_counts and not without.isdisjoint(map(_comparable, recipe.all_names)):
            warning = catalogue.say("check-recipes-barrow", number=number, name=recipe.name)
            console.print(Text(warning, DANGER))
    return 0


@cache
def names_without_barrow() -> frozenset[str]:
    """grove.recipes.3: the names, in every language, of the five recipes without the barrow.

    For these recipes the barrow does not count as a die.
    """
    house = named_book(HOUSE)
    names = {recipe.name for recipe in house if not recipe.barrow_counts}
    for language in languages():
        said = recipes_said(codes_of(house))
        names |= {
            Catalogue(language).text(one.name)
            for one, recipe in zip(said, house, strict=True)
            if not recipe.barrow_counts
        }
    return frozenset(map(_comparable, names))


def _comparable(name: str) -> str:
    """A name for comparison, without case, spaces and apostrophes."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def table(book: Sequence[Recipe], said: Sequence[RecipeSaid], catalogue: Catalogue) -> Table:
    """A table of recipes: the sentence of each, and below it the program's understanding."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    made.add_column("", justify="right", style=ACCENT)
    made.add_column(catalogue.say("check-recipes-worth"), justify="right")
    made.add_column(catalogue.say("check-recipes-recipe"), ratio=1)
    for number, (recipe, words) in enumerate(zip(book, said, strict=True), 1):
        own = Text(catalogue.text(say("recipe-listed", name=words.name, sentence=words.sentence)))
        own.highlight_words([catalogue.text(words.name)], "bold")
        own.append("\n")
        understood = Text(catalogue.text(recipe_sentence(recipe)), SOFT)
        made.add_row(str(number), str(recipe.worth), own.append_text(understood))
    return made
