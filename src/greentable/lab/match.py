"""`greentable lab match`: bots play each other on duplicate deals with rotated seats."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greentable.bots.loading import bot_names
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.lab.interrupts import one_interrupt
from greentable.lab.picture import plot
from greentable.lab.picture_file import check_place, write_picture
from greentable.lab.plan import MOST_ROUNDS, MatchPlan
from greentable.lab.report import as_document, summary, table, title
from greentable.lab.run import run_match
from greentable.lab.shares import MatchResult, up_to_sure
from greentable.words.catalogue import Catalogue, help_text

STOPPED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of a match."""
    known = "; ".join(f"{game}: {', '.join(bot_names(game))}" for game in GAMES)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=help_text("lab-bots", known=known))
    first = next(iter(GAMES))
    parser.add_argument(
        "--game", choices=tuple(GAMES), default=first, help=help_text("lab-game", default=first)
    )
    parser.add_argument("--seats", type=int, default=4, help=help_text("lab-seats", default=4))
    parser.add_argument("--deals", type=int, default=100, help=help_text("lab-deals", default=100))
    parser.add_argument(
        "--ruleset",
        help=help_text("lab-ruleset"),
    )
    parser.add_argument(
        "--most-rounds",
        type=int,
        default=MOST_ROUNDS,
        help=help_text("lab-most-rounds", default=MOST_ROUNDS),
    )
    parser.add_argument("--seed", default="match", help=help_text("lab-seed", default="match"))
    parser.add_argument("--processes", type=int, help=help_text("lab-processes"))
    parser.add_argument(
        "--results",
        type=Path,
        help=help_text("lab-results"),
    )
    parser.add_argument("--alone", action="store_true", help=help_text("lab-alone"))
    parser.add_argument("--until-sure", action="store_true", help=help_text("lab-until-sure"))
    parser.add_argument("--plot", type=Path, help=help_text("lab-plot"))
    parser.add_argument("--json", action="store_true", help=help_text("lab-json"))


def command(args: argparse.Namespace) -> int:
    """Play the match and print its table; after Ctrl-C, for the games that were played."""
    plan = MatchPlan(
        args.game,
        tuple(dict.fromkeys(args.bots)),  # a bot named twice plays itself
        args.ruleset or next(iter(GAMES[args.game].EDITIONS)),
        args.seats,
        args.deals,
        args.seed,
        args.most_rounds,
        args.alone,
    )
    catalogue: Catalogue = args.catalogue
    if args.processes is not None and args.processes < 1:
        raise UsageError("lab.processes", processes=args.processes)
    if args.plot is not None:
        check_place(args.plot, args.results)
    with one_interrupt():
        result = _play(plan, args, catalogue)
        if args.json:
            sys.stdout.write(msgspec.json.encode(as_document(result)).decode() + "\n")
        else:
            _print(result, catalogue)
        if args.plot is not None and result.shares():
            write_picture(args.plot, plot(result, catalogue))
        is_sure = args.until_sure and up_to_sure(result) is not None
        left = 0 if is_sure else plan.game_count() - len(result.games)
        if left and not args.json:
            key = "lab-stopped" if args.results is None else "lab-stopped-go-on"
            Console(markup=False).print(catalogue.say(key, games=left), style="bold")
    return STOPPED if left else 0


def _play(plan: MatchPlan, args: argparse.Namespace, catalogue: Catalogue) -> MatchResult:
    """Play the match, with a progress bar."""
    progress = Progress(
        TextColumn(catalogue.say("lab-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with progress:
        task = progress.add_task("", total=None)
        return run_match(
            plan,
            processes=args.processes,
            results=args.results,
            until_sure=args.until_sure,
            on_progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def _print(result: MatchResult, catalogue: Catalogue) -> None:
    console = Console(markup=False)  # a seed may have brackets
    console.print(catalogue.text(title(result)), style="bold")
    if result.shares():
        console.print(table(result, catalogue))
    else:
        console.print(catalogue.say("lab-no-shares"))
    if result.games:
        console.print(catalogue.text(summary(result, catalogue)))
