"""`greentable lab match`: bots of Grass play each other on duplicate deals with rotated seats."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greentable.bots import GRASS_BOTS
from greentable.errors import UsageError
from greentable.lab.plan import MatchPlan
from greentable.lab.report import plot, summary, table, title
from greentable.lab.run import run_match

PICTURE_BEGINS = b"<svg"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What a match can be told."""
    known = ", ".join(GRASS_BOTS)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"two or more, of Grass: {known}")
    parser.add_argument("--seats", type=int, default=4, help="2 to 6 (default 4)")
    parser.add_argument("--deals", type=int, default=100, help="each is played in all line-ups")
    parser.add_argument("--ruleset", default="2018", help='as in "classic lucky_or_not"')
    parser.add_argument("--seed", default="match", help="the same seed gives the same games")
    parser.add_argument("--processes", type=int, help="default: one for each core")
    parser.add_argument(
        "--results", type=Path, help="keep every game in this file, and go on from it"
    )
    parser.add_argument("--plot", type=Path, help="write the win shares as a picture (SVG)")


def command(args: argparse.Namespace) -> int:
    """Play the match and print its table; after Ctrl-C, of what was played."""
    plan = MatchPlan(tuple(args.bots), args.seats, args.deals, args.ruleset, args.seed)
    if args.processes is not None and args.processes < 1:
        raise UsageError("lab.processes", f"{args.processes} processes: at least 1 wanted")
    if args.plot is not None:
        _check_place(args.plot)  # before hours of play, and again when it is written
    progress = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with progress:
        task = progress.add_task("games", total=None)
        result = run_match(
            plan,
            processes=args.processes,
            results=args.results,
            on_progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    console = Console()
    console.print(title(result), style="bold")
    console.print(table(result))
    console.print(summary(result))
    if args.plot is not None:
        _write_plot(args.plot, plot(result))
    left = plan.game_count() - len(result.games)
    if left:
        console.print(f"stopped: {left} games were not played", style="bold")
        return 130
    return 0


def _write_plot(path: Path, picture: str) -> None:
    _check_place(path)
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        message = f"cannot write {path.name}: {error.strerror}"
        raise UsageError("lab.plot", message) from error


def _check_place(path: Path) -> None:
    """A picture may take the place of an older one, and of no other file."""
    if path.is_file() and not path.read_bytes().startswith(PICTURE_BEGINS):
        message = f"{path.name} is no picture and is not overwritten: name another file"
        raise UsageError("lab.plot", message)
