"""`greentable solve grove`: how to lay nine cards whose order is known, as a line of pictures."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import signal
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import FrameType

from rich.columns import Columns
from rich.console import Console, Group
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.text import Text

from greentable import grove
from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm
from greentable.drawing.from_grove import laid_by, scene_of
from greentable.drawing.line import line_svg
from greentable.drawing.markup import Label
from greentable.drawing.scene import Scene
from greentable.drawing.terminal import GrovePicture
from greentable.errors import UsageError
from greentable.game import NATURE
from greentable.grove.cards import DECK
from greentable.grove.nature import deck_order
from greentable.grove.recipes import RECIPES, Recipe, codes_of
from greentable.reader import is_number
from greentable.shuffle import read_seed
from greentable.solver import search
from greentable.solver.engine import GAME, KERNELS, fastest
from greentable.solver.known_order import check_order, check_recipes, game_in_order
from greentable.terminal.console import make_console
from greentable.terminal.grove.files import load_book, load_deck
from greentable.text import Catalogue
from greentable.text.grove import narrate_all, recipe_book
from greentable.text.grove.story import COUNT

_INTERPRETED_WIDTH = 16
_DEALT = "dealt"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable solve grove`."""
    cards = parser.add_mutually_exclusive_group()
    cards.add_argument(
        "--seed", help="the cards that this seed deals (any word; random if not given)"
    )
    cards.add_argument(
        "--order", metavar="CARDS", help="start card, hand of two, six draws: 3,7,1,18,5,9,14,2,12"
    )
    parser.add_argument(
        "--width",
        type=int,
        help=f"groves kept after each play (default: {search.WIDTH}; more is slower and better)",
    )
    parser.add_argument(
        "--recipes",
        metavar="A,B",
        help=f"the recipe challenge, as 16,17; {_DEALT}: as the seed has it",
    )
    parser.add_argument("--deck", metavar="FILE", type=Path, help="cards of your own")
    parser.add_argument(
        "--recipe-book",
        metavar="FILE",
        type=Path,
        help=f"recipes of your own (without --recipes: {_DEALT})",
    )
    parser.add_argument(
        "--svg", metavar="FILE", type=Path, help="also draw the line into this file"
    )


def command(args: argparse.Namespace, console: Console | None = None) -> int:
    """Solve a known order and show the line found; the exit code. Raises UsageError."""
    console = console or make_console()
    order, recipes = _cards(args)
    book = () if args.recipe_book is None else load_book(args.recipe_book)
    game = game_in_order(_ruleset(args, book), order, recipes)
    width = args.width
    if width is None:
        width = search.WIDTH if is_available() else _INTERPRETED_WIDTH
    search.check_width(width)
    if args.svg is not None:
        _check_drawing(args.svg)
    solution, short_sighted = _solutions(game, order[game.drawn :], width)
    catalogue = Catalogue()
    recipes_named = recipe_book(catalogue, game.rules.book, book)
    console.print(_heading(args, order, [recipes_named[number - 1] for number in recipes or ()]))
    scenes, told = _played(game, order, solution)
    console.print(_pictures(solution, scenes))
    target = grove.view(game, 1).target
    for line in narrate_all(catalogue, told, ("This line",), recipes_named, target):
        console.print(line)
    for line in _summary(solution, short_sighted, target):
        console.print(line)
    if args.svg is not None:
        _draw(args.svg, scenes, solution)
        console.print(f"drawn: {args.svg}")
    return 0


def _solutions(
    game: grove.State, draws: Sequence[int], width: int
) -> tuple[search.Solution, search.Solution]:
    """The line that a search finds, and the short-sighted one, with a bar while it takes time."""
    with _showing_progress() as (progress, task):
        engine = fastest(
            lambda done, of: progress.update(task, completed=done, total=of),
            lambda: progress.update(task, description="another process compiles the rules"),
        )
        with _until_interrupted(progress, task) as on_progress:
            solution = search.solve_on(
                game, draws, width=width, on_progress=on_progress, engine=engine
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
            message = (
                f"{option}: numbers with commas between them wanted, number {place} is {word!r}"
            )
            raise UsageError("solve.numbers", message)
    return tuple(int(word) for word in words)


@contextlib.contextmanager
def _showing_progress() -> Iterator[tuple[Progress, TaskID]]:
    """A bar on stderr that goes away; none where nobody would see it."""
    errors = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        words = (
            "loading the rules"
            if is_available() and is_warm(GAME, KERNELS)
            else "compiling the rules"
        )
        yield progress, progress.add_task(words, total=None)


@contextlib.contextmanager
def _until_interrupted(progress: Progress, task: TaskID) -> Iterator[search.OnProgress]:
    """Ctrl-C ends the search, not the program: the best line so far is shown."""
    interrupted = False

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True

    def on_progress(now: search.Progress) -> bool:
        words = f"searching, best so far {now.best} (Ctrl-C: enough)"
        progress.update(task, description=words, completed=now.share, total=1.0)
        return interrupted

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield on_progress
    finally:
        signal.signal(signal.SIGINT, before)


def _played(
    game: grove.State, order: Sequence[int], solution: search.Solution
) -> tuple[list[Scene], tuple[grove.Event, ...]]:
    """The grove with the start card and after each move, and the count at the end."""
    laid = [grove.Move(grove.Verb.START, order[0])]
    scenes = [_scene(game, laid)]
    nature = grove.Nature("", deck=order)
    told: tuple[grove.Event, ...] = ()
    for move in solution.moves:
        game, told = grove.apply(game, 1, move)
        if grove.to_act(game) == [NATURE]:
            game, _ = grove.apply(game, NATURE, nature.move(game))
        laid.append(move)
        scenes.append(_scene(game, laid))
    # Whether the target is reached is said beside the score, as is that it is missed.
    count = COUNT - {grove.What.REACHED}
    return scenes, tuple(event for event in told if event.what in count)


def _scene(game: grove.State, laid: Sequence[grove.Move]) -> Scene:
    """The grove as it lies, its score with what recipes give."""
    scene = scene_of(game, 1, laid_by(laid))
    assert scene.harvest is not None, "a whole game is drawn"
    (total,) = grove.returns(game)
    return replace(scene, harvest=scene.harvest._replace(total=total))


def _heading(args: argparse.Namespace, order: Sequence[int], recipes: Sequence[Recipe]) -> Text:
    start, *rest = order
    words = f"start {start}, hand {rest[0]} {rest[1]}, draws {' '.join(map(str, rest[2:]))}"
    if args.seed is not None:
        words = f"seed {args.seed}: {words}"
    if recipes:
        words += f", {' and '.join(f'{recipe.name} ({recipe.worth})' for recipe in recipes)}"
    return Text(words, style="bold")


def _pictures(solution: search.Solution, scenes: list[Scene]) -> Columns:
    titles = ["start", *(f"{number}.  {move}" for number, move in enumerate(solution.moves, 1))]
    parts = []
    for title, scene in zip(titles, scenes, strict=True):
        score = f"   {scene.harvest.total}" if scene.harvest is not None else ""
        picture = GrovePicture(scene, coordinates=True, newest=True)
        parts.append(Group(Text(f"\n{title}{score}"), picture))
    return Columns(parts, padding=(0, 3))


def _summary(
    solution: search.Solution, short_sighted: search.Solution, target: int
) -> Iterator[str]:
    words = f"score {solution.score}; always what scores most at once: {short_sighted.score}"
    if target:
        reached = "reached" if solution.score >= target else "missed"
        words += f"; the target of {target} is {reached}"
    yield words
    if not solution.complete:
        yield "stopped before the end: a longer search may find more"


def _check_drawing(file: Path) -> None:
    """That a drawing can be written there, before the search. Raises UsageError."""
    try:
        if not file.exists():
            if not file.parent.is_dir():
                raise UsageError("solve.file", f"cannot write {file}: no folder {file.parent}")
        elif not file.is_file() or not file.read_bytes().lstrip().startswith(b"<svg"):
            message = f"{file} exists and is no drawing: it is not written over"
            raise UsageError("solve.file", message)
    except OSError as error:
        raise UsageError("solve.file", f"cannot write {file}: {error.strerror}") from error


def _draw(file: Path, scenes: list[Scene], solution: search.Solution) -> None:
    label = Label(
        f"A line of play in Grove that scores {solution.score}",
        "; ".join(str(move) for move in solution.moves),
    )
    try:
        file.write_text(line_svg(scenes, label), encoding="utf-8")
    except OSError as error:
        raise UsageError("solve.file", f"cannot write {file}: {error.strerror}") from error
