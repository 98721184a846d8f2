"""`greentable hint grove`: advice in a saved game, or the review of a finished one."""

from __future__ import annotations

import argparse
import secrets

from rich.console import Console

from greentable import grove
from greentable.core.shuffle import read_seed
from greentable.drawing.from_grove import scene_of
from greentable.drawing.terminal import GrovePicture
from greentable.games import GAMES
from greentable.long_answers import hint_of, review_document
from greentable.minds import grove as solver
from greentable.minds.grove.adviser import MOST_MILLISECONDS
from greentable.minds.grove.engine import GAME, KERNELS
from greentable.table import AnyTable, open_table, resume
from greentable.terminal.console import make_console, print_json
from greentable.terminal.grove.advice_lines import lines_of
from greentable.terminal.kept_games import record_named
from greentable.terminal.search_progress import milliseconds_of, search_progress
from greentable.terminal.setup import read_saved
from greentable.words.catalogue import Catalogue, help_text

_SEAT = 1
_SECONDS = 2
_INTERPRETED_WIDTH = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable hint grove`."""
    game = parser.add_mutually_exclusive_group()
    game.add_argument(
        "file", metavar="FILE", nargs="?", type=record_named, help=help_text("hint-file")
    )
    game.add_argument("--seed", help=help_text("solve-seed"))
    seat = help_text("hint-seat", default=_SEAT)
    parser.add_argument("--seat", metavar="N", type=int, default=_SEAT, help=seat)
    seconds = help_text("hint-seconds", default=_SECONDS)
    parser.add_argument("--seconds", metavar="S", type=float, default=_SECONDS, help=seconds)
    parser.add_argument("--json", action="store_true", help=help_text("json"))


def command(args: argparse.Namespace, console: Console | None = None) -> int:
    """Advise in a saved game or review it; returns the exit code. Raises UsageError."""
    console = console or make_console()
    milliseconds = milliseconds_of(args.seconds, MOST_MILLISECONDS)
    table = _table(args)
    if table.is_over:
        _review(table, args, console)
    else:
        _advise(table, milliseconds, args, console)
    return 0


def _table(args: argparse.Namespace) -> AnyTable:
    """The saved game, or a new one from a seed. Raises UsageError."""
    if args.file is not None:
        return resume(read_saved(args.file, grove.name)[0], GAMES)
    seed = secrets.token_hex(4) if args.seed is None else args.seed
    read_seed(seed)
    return open_table(grove, grove.HOUSE_EDITION, ("solver",), grove.Nature(seed)).table


def _advise(
    table: AnyTable, milliseconds: float, args: argparse.Namespace, console: Console
) -> None:
    catalogue: Catalogue = args.catalogue
    view: grove.View = table.view(args.seat)
    words = catalogue.say("hint-searching")
    with search_progress(catalogue, (GAME, KERNELS)) as bar:
        engine = bar.load()
        with bar.interruptible():
            advice = solver.advise(
                view,
                milliseconds=milliseconds,
                on_searches=lambda share, _best: bar.show(words, share),
                engine=engine,
            )
    if args.json:
        print_json(hint_of(advice, is_compiled=engine.is_compiled))
        return
    after = grove.explain_view(view, advice[0].move).after
    assert after is not None, "an advised placement is legal"
    console.print(GrovePicture(scene_of(after, view.viewer), coordinates=True, newest=True))
    for line in lines_of(advice, catalogue):
        console.print(line)


def _review(table: AnyTable, args: argparse.Namespace, console: Console) -> None:
    catalogue: Catalogue = args.catalogue
    words = catalogue.say("hint-reviewing")
    with search_progress(catalogue, (GAME, KERNELS)) as bar:
        engine = bar.load()
        with bar.interruptible():
            review = solver.review_table(
                table,
                width=solver.REVIEW_WIDTH if engine.is_compiled else _INTERPRETED_WIDTH,
                on_progress=lambda now: bar.show(words, now.share),
                engine=engine,
            )
    if args.json:
        print_json(review_document(review, table))
        return
    for said in review.said:
        console.print(catalogue.text(said))
    if not review.complete:
        console.print(catalogue.say("solve-stopped"))
