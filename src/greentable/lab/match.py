"""`greentable lab match`: bots of Grass play each other on duplicate deals with rotated seats."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greentable.bots import GRASS_BOTS
from greentable.errors import UsageError
from greentable.lab.interrupts import one_interrupt
from greentable.lab.picture import plot
from greentable.lab.picture_file import check_place, write_picture
from greentable.lab.plan import MatchPlan, check_plan
from greentable.lab.report import so_many, summary, table, title
from greentable.lab.run import run_match
from greentable.lab.shares import MatchResult

STOPPED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What a match can be told."""
    known = ", ".join(GRASS_BOTS)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"two or more, of Grass: {known}")
    parser.add_argument("--seats", type=int, default=4, help="2 to 6 (default 4)")
    parser.add_argument(
        "--deals", type=int, default=100, help="each is played in all line-ups (default 100)"
    )
    parser.add_argument(
        "--ruleset", default="2018", help='as in "classic lucky_or_not" (default 2018)'
    )
    parser.add_argument(
        "--seed", default="match", help="the same seed gives the same games (default match)"
    )
    parser.add_argument("--processes", type=int, help="default: one for each core")
    parser.add_argument(
        "--results",
        type=Path,
        help="keep every game in this file, and go on from it (default: nowhere)",
    )
    parser.add_argument(
        "--plot", type=Path, help="draw the win shares into this file, an SVG (default: not drawn)"
    )


def command(args: argparse.Namespace) -> int:
    """Play the match and print its table; after Ctrl-C, of what was played."""
    plan = MatchPlan(tuple(args.bots), args.seats, args.deals, args.ruleset, args.seed)
    check_plan(plan)
    if args.processes is not None and args.processes < 1:
        raise UsageError("lab.processes", f"{args.processes} processes: at least 1 wanted")
    if args.plot is not None:
        check_place(args.plot, args.results)
    with one_interrupt():
        result = _play(plan, args.processes, args.results)
        _print(result)
        if args.plot is not None and result.shares():
            write_picture(args.plot, plot(result))
        left = plan.game_count() - len(result.games)
        if left:
            _say_stopped(left, args.results)
    return STOPPED if left else 0


def _play(plan: MatchPlan, processes: int | None, results: Path | None) -> MatchResult:
    """The match, with a bar for whoever looks on."""
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
        return run_match(
            plan,
            processes=processes,
            results=results,
            on_progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def _print(result: MatchResult) -> None:
    console = Console(markup=False)  # a seed may have brackets
    console.print(title(result), style="bold")
    if result.shares():
        console.print(table(result))
    else:
        console.print("no deal was played to its end in all line-ups, so there are no shares yet")
    if result.games:
        console.print(summary(result))


def _say_stopped(left: int, results: Path | None) -> None:
    were = "was" if left == 1 else "were"
    words = f"stopped: {so_many(left, 'game')} {were} not played"
    if results is not None:
        words += f"; the same command goes on with {'it' if left == 1 else 'them'}"
    Console(markup=False).print(words, style="bold")
