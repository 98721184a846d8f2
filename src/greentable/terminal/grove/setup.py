"""A table of Grove ready to play at, and command lines to copy that lead back to its cards."""

from __future__ import annotations

from dataclasses import dataclass

from greentable.grove import DECK, Recipe, book_name, deck_name, deck_order
from greentable.terminal.setup import Setup, bots_option, command_line, option, people_option

BOT = "greedy"

_PLAY = ("play", "grove")
_SOLVE = ("solve", "grove")


@dataclass(frozen=True)
class GroveSetup(Setup):
    """A table of Grove; `deck_file` and `book_file` are what cards and recipes were named by."""

    deck_file: str | None = None
    book_file: str | None = None
    book: tuple[Recipe, ...] = ()
    wants_other_half: bool = False

    @property
    def is_other_half(self) -> bool:
        """grove.setup.1: whether the nine cards that were set aside are played."""
        return bool(self.table.state.rules.aside)


def to_play_again(setup: GroveSetup) -> str | None:
    """How to be dealt the same cards once more; None if the file they came from is not known."""
    if not _are_files_known(setup):
        return None
    words = [*_PLAY, *option("--seed", setup.seed), *_files(setup)]
    rules = setup.table.state.rules
    if rules.recipes and book_name(rules.book):
        words.append("--recipes")
    if len(setup.names) > 1:
        words += ["--seats", str(len(setup.names)), *bots_option(setup.bots, BOT)]
    words += people_option(setup.people, setup.names)
    if setup.is_other_half:
        words.append("--other-half")
    return command_line(words)


def to_solve(setup: GroveSetup) -> str | None:
    """How to see what a search makes of the same cards; None if their file is not known."""
    if not _are_files_known(setup):
        return None
    words = [*_SOLVE, *option("--seed", setup.seed)]
    if setup.is_other_half:
        order = deck_order(setup.seed.encode())[DECK:]
        words = [*_SOLVE, "--order", ",".join(map(str, order))]
    if setup.table.state.rules.recipes:
        words += ["--recipes", "dealt"]
    return command_line([*words, *_files(setup)])


def _are_files_known(setup: GroveSetup) -> bool:
    """Whether cards and recipes are of the house, or came from files that were named."""
    rules = setup.table.state.rules
    has_deck = deck_name(rules.deck) is not None or setup.deck_file is not None
    has_book = book_name(rules.book) is not None or setup.book_file is not None
    return has_deck and has_book


def _files(setup: GroveSetup) -> list[str]:
    """The options for cards and recipes that are not of the house."""
    rules = setup.table.state.rules
    words = []
    if deck_name(rules.deck) is None and setup.deck_file is not None:
        words += option("--deck", setup.deck_file)
    if book_name(rules.book) is None and setup.book_file is not None:
        words += option("--recipe-book", setup.book_file)
    return words
