"""The set-up of a table of Grove, and command lines to play or solve the same cards."""

from __future__ import annotations

from dataclasses import dataclass

from greentable.grove import DECK, Recipe, book_name, deck_name, deck_order
from greentable.terminal.setup import Setup, bots_option, command_line, option, people_option

BOT = "greedy"

_PLAY = ("play", "grove")
_SOLVE = ("solve", "grove")


@dataclass(frozen=True)
class GroveSetup(Setup):
    """The set-up of Grove; `deck_file` and `book_file` are the given files of cards and recipes."""

    deck_file: str | None = None
    book_file: str | None = None
    book: tuple[Recipe, ...] = ()
    wants_other_half: bool = False

    @property
    def is_other_half(self) -> bool:
        """grove.setup.1: true if the nine cards that were set aside are played."""
        return bool(self.table.state.rules.aside)


def play_again_command(setup: GroveSetup) -> str | None:
    """The command to play the same cards again; None if their file is unknown."""
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


def solve_command(setup: GroveSetup) -> str | None:
    """The command to solve the same cards; None if their file is unknown."""
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
    """True if cards and recipes are built in, or came from files that were given."""
    rules = setup.table.state.rules
    has_deck = deck_name(rules.deck) is not None or setup.deck_file is not None
    has_book = book_name(rules.book) is not None or setup.book_file is not None
    return has_deck and has_book


def _files(setup: GroveSetup) -> list[str]:
    """The options for cards and recipes that are not built in."""
    rules = setup.table.state.rules
    words = []
    if deck_name(rules.deck) is None and setup.deck_file is not None:
        words += option("--deck", setup.deck_file)
    if book_name(rules.book) is None and setup.book_file is not None:
        words += option("--recipe-book", setup.book_file)
    return words
