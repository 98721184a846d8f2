"""Command lines to copy: to go on, to play the same cards again, to see what a search makes."""

from __future__ import annotations

import shlex
from pathlib import Path

from greentable.grove import DECK, book_name, deck_name, deck_order
from greentable.terminal.grove.setup import BOT, Setup

_PLAY = ("greentable", "play", "grove")
_SOLVE = ("greentable", "solve", "grove")


def to_go_on(setup: Setup, path: Path) -> str:
    """How to go on with a game that is kept in a file."""
    words = [*_PLAY, *_option("--resume", str(path)), *_bots(setup)]
    if setup.book_file is not None:
        words += _option("--recipe-book", setup.book_file)
    if setup.wants_other_half:
        words.append("--other-half")
    return shlex.join(words)


def to_play_again(setup: Setup) -> str | None:
    """How to be dealt the same cards once more; None if the file they came from is not known."""
    if not _are_files_known(setup):
        return None
    words = [*_PLAY, *_option("--seed", setup.seed), *_files(setup)]
    rules = setup.table.state.rules
    if rules.recipes and book_name(rules.book):
        words.append("--recipes")
    if len(setup.names) > 1:
        words += ["--seats", str(len(setup.names)), *_bots(setup)]
    if setup.is_other_half:
        words.append("--other-half")
    return shlex.join(words)


def to_solve(setup: Setup) -> str | None:
    """How to see what a search makes of the same cards; None if their file is not known."""
    if not _are_files_known(setup):
        return None
    words = [*_SOLVE, *_option("--seed", setup.seed)]
    if setup.is_other_half:
        order = deck_order(setup.seed.encode())[DECK:]
        words = [*_SOLVE, "--order", ",".join(map(str, order))]
    if setup.table.state.rules.recipes:
        words += ["--recipes", "dealt"]
    return shlex.join([*words, *_files(setup)])


def _are_files_known(setup: Setup) -> bool:
    """Whether cards and recipes are of the house, or came from files that were named."""
    rules = setup.table.state.rules
    has_deck = deck_name(rules.deck) is not None or setup.deck_file is not None
    has_book = book_name(rules.book) is not None or setup.book_file is not None
    return has_deck and has_book


def _files(setup: Setup) -> list[str]:
    """The options for cards and recipes that are not of the house."""
    rules = setup.table.state.rules
    words = []
    if deck_name(rules.deck) is None and setup.deck_file is not None:
        words += _option("--deck", setup.deck_file)
    if book_name(rules.book) is None and setup.book_file is not None:
        words += _option("--recipe-book", setup.book_file)
    return words


def _bots(setup: Setup) -> list[str]:
    """The other players, where they are not the usual ones."""
    bots = setup.bots[1:]
    return ["--bots", ",".join(bots)] if any(name != BOT for name in bots) else []


def _option(name: str, value: str) -> list[str]:
    """An option with its value, which must not look like one."""
    return [f"{name}={value}"] if value.startswith("-") else [name, value]
