"""`greentable hint grass`: advice in a saved game, or the review of a finished one."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from greentable import grass
from greentable.bots import ADVISERS
from greentable.core.advice import MOST_MILLISECONDS, Budget, Judgement
from greentable.core.shuffle import Stream
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.grass import move_message, read_move
from greentable.long_answers import GrassReview, Progress, review_grass
from greentable.minds.grass import GAME, KERNELS
from greentable.records import Record
from greentable.table import AnyTable, resume
from greentable.terminal.console import make_console, print_json
from greentable.terminal.grass.hint import hint_lines
from greentable.terminal.grass.voice import Voice
from greentable.terminal.kept_games import kept_in, record_named
from greentable.terminal.search_progress import milliseconds_of, search_progress
from greentable.terminal.setup import command_line, read_game
from greentable.words.catalogue import help_text

_SECONDS = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable hint grass`."""
    parser.add_argument("file", metavar="FILE", type=record_named, help=help_text("hint-file"))
    parser.add_argument("--seat", metavar="N", type=int, help=help_text("hint-seat-grass"))
    seconds = help_text("hint-seconds", default=_SECONDS)
    parser.add_argument("--seconds", metavar="S", type=float, default=_SECONDS, help=seconds)
    parser.add_argument("--json", action="store_true", help=help_text("json"))


def command(args: argparse.Namespace, console: Console | None = None) -> int:
    """Advise in a saved game or review it; returns the exit code. Raises UsageError."""
    console = console or make_console()
    budget = Budget(milliseconds=milliseconds_of(args.seconds, MOST_MILLISECONDS))
    record = read_game(args.file, grass.name)
    table = resume(record, GAMES)
    seat = _seat(args, table)
    voice = Voice(args.catalogue, record.names, seat)
    if table.is_over:
        _review(record, args, voice, console)
    else:
        _advise(table.view(seat), budget, args, voice, console)
    return 0


def _seat(args: argparse.Namespace, table: AnyTable) -> int:
    """The seat to advise: the given one, else the one to move or at the keyboard, else 1.

    Raises UsageError for a seat that is not at the table.
    """
    kept = kept_in(args.file)
    people = () if kept is None else kept.note.people
    likely = [seat for seat in table.to_act if seat in people] or table.to_act or people or (1,)
    seat: int = likely[0] if args.seat is None else args.seat
    if not 1 <= seat <= len(table.names):
        raise UsageError("text.viewer", seat=seat, seats=len(table.names))
    return seat


def _advise(
    view: grass.View, budget: Budget, args: argparse.Namespace, voice: Voice, console: Console
) -> None:
    if not view.legal:
        raise UsageError("hint.not_asked")
    with search_progress(voice.catalogue, (GAME, KERNELS)) as bar:
        bar.load()
        bar.show(voice.say("hint-searching"), 0.0)
        chance = Stream(b"hint", "terminal")
        advice = ADVISERS[grass.name](view, view.legal, chance, budget)
    if args.json:
        print_json(advice)
        return
    for line in hint_lines(view, advice, voice):
        console.print(line)


def _review(record: Record, args: argparse.Namespace, voice: Voice, console: Console) -> None:
    words = voice.say("reviewing")
    with search_progress(voice.catalogue, (GAME, KERNELS)) as bar:
        bar.load()
        with bar.interruptible():

            def show(now: Progress) -> bool:
                return bar.show(words, now.share)

            review = review_grass(record, voice.reader, show)
    if args.json:
        print_json(review)
        return
    for line in review_lines(review, voice):
        console.print(line)
    if review.costly:
        look = ["replay", str(args.file), "--ply", str(review.costly[0].ply - 1)]
        command = command_line([*look, "--as", str(review.seat)])
        console.print(voice.say("review-look", command=command), soft_wrap=True)


def review_lines(review: GrassReview, voice: Voice) -> Iterator[RenderableType]:
    """A review in words: the number of good decisions, and the costliest bad ones."""
    who = voice.names[review.seat - 1]
    yield Text(voice.say("review-sum", who=who, good=review.good, decisions=review.decisions))
    if not review.costly:
        yield Text(voice.say("review-nothing"))
        return
    yield Text(voice.say("review-costly"))
    for one in review.costly:
        yield Padding(Text(_better(one, voice)), (0, 0, 0, 2))
        for reason in one.reasons:
            yield Padding(voice.text(reason), (0, 0, 0, 6))


def _better(one: Judgement, voice: Voice) -> str:
    """The move played and a better one, with the number of games won of 100 after each."""
    played, better = (
        voice.text(move_message(read_move(token))) for token in (one.played.move, one.best.move)
    )
    return voice.say(
        "review-better",
        ply=one.ply,
        played=played,
        better=better,
        won=round(100 * (one.played.chance or 0.0)),
        possible=round(100 * (one.best.chance or 0.0)),
    )
