"""`greentable solve grove`: the best way to lay nine cards in a known order, as pictures."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console

from greentable import grove
from greentable.compiled.loader import is_available
from greentable.core.reader import is_number, shown
from greentable.core.shuffle import read_seed
from greentable.errors import UsageError
from greentable.grove import DECK, RECIPES, Recipe, codes_of, deck_order
from greentable.long_answers import GroveStart, starts_of
from greentable.minds.grove import Par, Progress, Solution, greedy_on, par_of, solve_on
from greentable.minds.grove.engine import GAME, KERNELS
from greentable.minds.grove.known_order import check_order, check_recipes, game_in_order
from greentable.minds.grove.search import check_size
from greentable.terminal.console import make_console, print_json
from greentable.terminal.grove.files import load_book, load_deck
from greentable.terminal.grove.solved_line import (
    check_drawing,
    draw,
    heading,
    pictures,
    played,
    summary,
)
from greentable.terminal.search_progress import search_progress
from greentable.text.grove.narration import narrate
from greentable.text.passages import text_lines
from greentable.words.catalogue import Catalogue, help_text

_SECONDS = 2
_INTERPRETED_WIDTH = 16
_DEALT = "dealt"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable solve grove`."""
    cards = parser.add_mutually_exclusive_group()
    cards.add_argument("--seed", help=help_text("solve-seed"))
    cards.add_argument("--order", metavar="CARDS", help=help_text("solve-order"))
    parser.add_argument("--width", type=int, help=help_text("solve-width"))
    seconds = help_text("solve-seconds", default=_SECONDS)
    parser.add_argument("--seconds", metavar="S", type=float, help=seconds)
    parser.add_argument("--starts", action="store_true", help=help_text("solve-starts"))
    parser.add_argument(
        "--recipes",
        metavar="A,B",
        help=help_text("solve-recipes", dealt=_DEALT),
    )
    parser.add_argument("--deck", metavar="FILE", type=Path, help=help_text("own-deck"))
    parser.add_argument(
        "--recipe-book", metavar="FILE", type=Path, help=help_text("solve-own-recipes")
    )
    parser.add_argument("--json", action="store_true", help=help_text("json"))
    parser.add_argument("--svg", metavar="FILE", type=Path, help=help_text("solve-svg"))


def command(args: argparse.Namespace, console: Console | None = None) -> int:
    """Solve a known order and show the line found; returns the exit code. Raises UsageError."""
    console = console or make_console()
    order, recipes = _cards(args)
    book = () if args.recipe_book is None else load_book(args.recipe_book, args.catalogue.language)
    game = game_in_order(_ruleset(args, book), order, recipes)
    size = _size(args)
    if args.svg is not None:
        check_drawing(args.svg)
    catalogue: Catalogue = args.catalogue
    par, short_sighted = _solutions(game, order[game.drawn :], size, catalogue)
    solution = par.solution
    if args.json:
        print_json(_document(order, recipes, par, short_sighted))
        return 0
    said = grove.recipes_said(game.rules.book, book)
    console.print(
        heading(args.seed, order, [said[number - 1] for number in recipes or ()], catalogue)
    )
    scenes, told = played(game, order, solution)
    console.print(pictures(solution, scenes, catalogue))
    target = grove.view(game, 1).target
    this_line = catalogue.say("solve-this-line")
    for line in text_lines(narrate(told, said, target), catalogue, (this_line,)):
        console.print(line)
    for message in summary(par, short_sighted, target):
        console.print(catalogue.text(message))
    if args.svg is not None:
        draw(args.svg, scenes, solution, catalogue)
        console.print(catalogue.say("solve-drawn", file=str(args.svg)))
    return 0


class _Size(NamedTuple):
    """The size of the search, and whether it compares first moves."""

    width: int | None
    seconds: float | None
    starts: bool


def _size(args: argparse.Namespace) -> _Size:
    """The size given on the command line; by default a small width if nothing is compiled.

    With a width, the result is the same on every computer. Raises UsageError.
    """
    width, seconds = args.width, args.seconds
    if width is None and seconds is None:
        if is_available():
            seconds = _SECONDS
        else:
            width = _INTERPRETED_WIDTH
    check_size(width, seconds)
    return _Size(width, seconds, args.starts)


class SolvedLine(msgspec.Struct, frozen=True, kw_only=True):
    """The output of `--json`; `starts` is empty without `--starts`."""

    order: tuple[int, ...]
    recipes: tuple[int, int] | None
    score: int
    moves: tuple[str, ...]
    bound: int | None
    is_proved: bool
    is_complete: bool
    short_sighted: int
    starts: tuple[GroveStart, ...]


def _document(
    order: tuple[int, ...],
    recipes: tuple[int, int] | None,
    par: Par,
    short_sighted: Solution,
) -> SolvedLine:
    solution = par.solution
    return SolvedLine(
        order=order,
        recipes=recipes,
        score=solution.score,
        moves=tuple(map(grove.write_move, solution.moves)),
        bound=solution.bound,
        is_proved=solution.is_proved,
        is_complete=solution.complete,
        short_sighted=short_sighted.score,
        starts=starts_of(par),
    )


def _solutions(
    game: grove.State, draws: Sequence[int], size: _Size, catalogue: Catalogue
) -> tuple[Par, Solution]:
    """The line found by search, and the greedy one; shows a progress bar."""
    with search_progress(catalogue, (GAME, KERNELS)) as bar:
        engine = bar.load()

        def on_progress(now: Progress) -> bool:
            return bar.show(catalogue.say("solve-searching", best=now.best), now.share)

        with bar.interruptible():
            find = par_of if size.starts else solve_on
            found = find(
                game,
                draws,
                width=size.width,
                seconds=size.seconds,
                on_progress=on_progress,
                engine=engine,
            )
    par = found if isinstance(found, Par) else Par(found, ())
    return par, greedy_on(game, draws, engine=engine)


def _ruleset(args: argparse.Namespace, book: tuple[Recipe, ...]) -> grove.Ruleset:
    rules = grove.HOUSE_EDITION
    if book:
        rules = replace(rules, book=codes_of(book))
    return rules if args.deck is None else replace(rules, deck=load_deck(args.deck))


def _cards(args: argparse.Namespace) -> tuple[tuple[int, ...], tuple[int, int] | None]:
    """The nine cards and the two recipes of the command line. Raises UsageError."""
    if args.seed is None and args.order is None:
        args.seed = secrets.token_hex(4)
    elif args.seed is not None:
        read_seed(args.seed)
    recipes = None
    if args.recipes is None and args.recipe_book is not None:
        # A given book means a game with recipes, as in `greentable play grove`.
        if args.seed is None:
            raise UsageError("solve.recipes_of_book")
        args.recipes = _DEALT
    if args.recipes == _DEALT:
        if args.seed is None:
            raise UsageError("solve.recipes_dealt")
        first, second = sorted(deck_order(args.seed.encode())[:RECIPES])
        recipes = first, second
    elif args.recipes is not None:
        numbers = sorted(_numbers("--recipes", args.recipes))
        check_recipes(numbers, ())
        recipes = numbers[0], numbers[1]
    if args.order is not None:
        order = _numbers("--order", args.order)
    else:
        left = [card for card in deck_order(args.seed.encode()) if card not in (recipes or ())]
        order = tuple(left[:DECK])
    check_order(order)
    return order, recipes


def _numbers(option: str, text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    for place, word in enumerate(words, 1):
        if not is_number(word):
            raise UsageError("solve.numbers", option=option, place=place, found=shown(word))
    return tuple(int(word) for word in words)
