"""`greentable solve grove`: how to lay nine cards whose order is known, as a line of pictures."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text

from greentable import grove
from greentable.catalogue import Catalogue, help_text
from greentable.compiled.loader import is_available
from greentable.drawing.from_grove import scene_of
from greentable.drawing.line import line_svg
from greentable.drawing.markup import Label
from greentable.drawing.scene import Scene
from greentable.drawing.terminal import GrovePicture
from greentable.errors import UsageError
from greentable.grove import DECK, RECIPES, Recipe, codes_of, deck_order
from greentable.messages import Message, Row, clauses, say
from greentable.reader import is_number, shown
from greentable.shuffle import read_seed
from greentable.solver import search
from greentable.solver.known_order import check_order, check_recipes, game_in_order
from greentable.system_errors import system_words
from greentable.table import Table
from greentable.terminal.console import make_console
from greentable.terminal.grove.files import load_book, load_deck
from greentable.terminal.grove.search_progress import print_json, waiting
from greentable.text.grove.narration import COUNT, narrate
from greentable.text.telling import text_lines

_INTERPRETED_WIDTH = 16
_DEALT = "dealt"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable solve grove`."""
    cards = parser.add_mutually_exclusive_group()
    cards.add_argument("--seed", help=help_text("solve-seed"))
    cards.add_argument("--order", metavar="CARDS", help=help_text("solve-order"))
    parser.add_argument(
        "--width",
        type=int,
        help=help_text("solve-width", default=search.WIDTH),
    )
    parser.add_argument("--seconds", metavar="S", type=float, help=help_text("solve-seconds"))
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
    """Solve a known order and show the line found; the exit code. Raises UsageError."""
    console = console or make_console()
    order, recipes = _cards(args)
    book = () if args.recipe_book is None else load_book(args.recipe_book, args.catalogue.language)
    game = game_in_order(_ruleset(args, book), order, recipes)
    width = args.width
    if width is None and args.seconds is None:
        width = search.WIDTH if is_available() else _INTERPRETED_WIDTH
    search.check_size(width, args.seconds)
    if args.svg is not None:
        _check_drawing(args.svg)
    catalogue: Catalogue = args.catalogue
    size = _Size(width, args.seconds)
    solution, short_sighted = _solutions(game, order[game.drawn :], size, catalogue)
    if args.json:
        print_json(_document(order, recipes, solution, short_sighted))
        return 0
    said = grove.recipes_said(game.rules.book, book)
    console.print(_heading(args, order, [said[number - 1] for number in recipes or ()], catalogue))
    scenes, told = _played(game, order, solution)
    console.print(_pictures(solution, scenes, catalogue))
    target = grove.view(game, 1).target
    this_line = catalogue.say("solve-this-line")
    for line in text_lines(narrate(told, said, target), catalogue, (this_line,)):
        console.print(line)
    for message in _summary(solution, short_sighted, target):
        console.print(catalogue.text(message))
    if args.svg is not None:
        _draw(args.svg, scenes, solution, catalogue)
        console.print(catalogue.say("solve-drawn", file=str(args.svg)))
    return 0


class _Size(NamedTuple):
    """How much is searched."""

    width: int | None
    seconds: float | None


class SolvedLine(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` prints."""

    order: tuple[int, ...]
    recipes: tuple[int, int] | None
    score: int
    moves: tuple[str, ...]
    bound: int | None
    is_proved: bool
    is_complete: bool
    short_sighted: int


def _document(
    order: tuple[int, ...],
    recipes: tuple[int, int] | None,
    solution: search.Solution,
    short_sighted: search.Solution,
) -> SolvedLine:
    return SolvedLine(
        order=order,
        recipes=recipes,
        score=solution.score,
        moves=tuple(map(grove.write_move, solution.moves)),
        bound=solution.bound,
        is_proved=solution.is_proved,
        is_complete=solution.complete,
        short_sighted=short_sighted.score,
    )


def _solutions(
    game: grove.State, draws: Sequence[int], size: _Size, catalogue: Catalogue
) -> tuple[search.Solution, search.Solution]:
    """The line that a search finds, and the short-sighted one, with a bar while it takes time."""
    with waiting(catalogue) as bar:
        engine = bar.load()

        def on_progress(now: search.Progress) -> bool:
            return bar.show(catalogue.say("solve-searching", best=now.best), now.share)

        with bar.interruptible():
            solution = search.solve_on(
                game,
                draws,
                width=size.width,
                seconds=size.seconds,
                on_progress=on_progress,
                engine=engine,
            )
    return solution, search.greedy_on(game, draws, engine=engine)


def _ruleset(args: argparse.Namespace, book: tuple[Recipe, ...]) -> grove.Ruleset:
    rules = grove.HOUSE_EDITION
    if book:
        rules = replace(rules, book=codes_of(book))
    return rules if args.deck is None else replace(rules, deck=load_deck(args.deck))


def _cards(args: argparse.Namespace) -> tuple[tuple[int, ...], tuple[int, int] | None]:
    """The nine cards and the two recipes that the command line asks for. Raises UsageError."""
    if args.seed is None and args.order is None:
        args.seed = secrets.token_hex(4)
    elif args.seed is not None:
        read_seed(args.seed)
    recipes = None
    if args.recipes is None and args.recipe_book is not None:
        # A book is given to be played with, as in `greentable play grove`.
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


def _played(
    game: grove.State, order: Sequence[int], solution: search.Solution
) -> tuple[list[Scene], tuple[grove.Event, ...]]:
    """The grove with the start card and after each move, and the count at the end."""
    scenes = [_scene(game)]
    table = Table(grove, game.rules, ("solver",), game, grove.Nature("", deck=order))
    told: tuple[grove.Event, ...] = ()
    for move in solution.moves:
        step = table.play(1, move)
        table, told = step.table, step.plies[0].events
        scenes.append(_scene(table.state))
    # Whether the target is reached is said beside the score, as is that it is missed.
    count = COUNT - {grove.What.REACHED}
    return scenes, tuple(event for event in told if event.what in count)


def _scene(game: grove.State) -> Scene:
    """The grove as it lies, its score with what recipes give."""
    scene = scene_of(game)
    assert scene.harvest is not None, "a whole game is drawn"
    (total,) = grove.returns(game)
    return replace(scene, harvest=scene.harvest._replace(total=total))


def _heading(
    args: argparse.Namespace,
    order: Sequence[int],
    recipes: Sequence[grove.RecipeSaid],
    catalogue: Catalogue,
) -> Text:
    start, *rest = order
    hand, draws = (" ".join(map(str, cards)) for cards in (rest[:2], rest[2:]))
    words: Message = say("solve-cards", start=start, hand=hand, draws=draws)
    if args.seed is not None:
        words = say("solve-cards-of-seed", seed=args.seed, cards=words)
    if recipes:
        named = [say("solve-recipe", name=one.name, worth=one.worth) for one in recipes]
        words = say("solve-cards-and-recipes", cards=words, recipes=Row(tuple(named)))
    return Text(catalogue.text(words), style="bold")


def _pictures(solution: search.Solution, scenes: list[Scene], catalogue: Catalogue) -> Columns:
    titles = [
        catalogue.say("solve-start"),
        *(f"{number}.  {move}" for number, move in enumerate(solution.moves, 1)),
    ]
    parts = []
    for title, scene in zip(titles, scenes, strict=True):
        score = f"   {scene.harvest.total}" if scene.harvest is not None else ""
        picture = GrovePicture(scene, coordinates=True, newest=True)
        parts.append(Group(Text(f"\n{title}{score}"), picture))
    return Columns(parts, padding=(0, 3))


def _summary(
    solution: search.Solution, short_sighted: search.Solution, target: int
) -> Iterator[Message | Row]:
    facts = [say("solve-score", score=solution.score, short_sighted=short_sighted.score)]
    if target:
        reached = "reached" if solution.score >= target else "missed"
        facts.append(say(f"solve-target-{reached}", target=target))
    if solution.is_proved:
        facts.append(say("solve-proved"))
    elif solution.bound is not None:
        facts.append(say("solve-bound", bound=solution.bound))
    yield clauses(facts)
    if not solution.complete:
        yield say("solve-stopped")


def _check_drawing(file: Path) -> None:
    """That a drawing can be written there, before the search. Raises UsageError."""
    try:
        if not file.exists():
            if not file.parent.is_dir():
                raise UsageError("solve.folder", file=str(file), folder=str(file.parent))
        elif not file.is_file() or not file.read_bytes().lstrip().startswith(b"<svg"):
            raise UsageError("solve.no_drawing", file=str(file))
    except OSError as error:
        why = system_words(error)
        raise UsageError("solve.file", file=str(file), why=why) from error


def _draw(file: Path, scenes: list[Scene], solution: search.Solution, catalogue: Catalogue) -> None:
    label = Label(
        catalogue.say("solve-drawing", score=solution.score),
        "; ".join(str(move) for move in solution.moves),
    )
    try:
        file.write_text(line_svg(scenes, label), encoding="utf-8")
    except OSError as error:
        why = system_words(error)
        raise UsageError("solve.file", file=str(file), why=why) from error
