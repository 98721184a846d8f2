"""What every game in the terminal is set up from: its options, and the table made of them."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from greentable.catalogue import help_text
from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.messages import say
from greentable.records import Record, read_file
from greentable.shuffle import read_seed
from greentable.table import AnyPly, AnyTable, check_chance, replay, resume
from greentable.text.replay_telling import fault_message

FindBot = Callable[[str], Callable[..., Any]]
"""Gives the bot with a name. Raises UsageError for a name that it does not know."""


@dataclass(frozen=True)
class Setup:
    """A table ready to play at.

    `people` are the seats of those at the keyboard, none when bots play among themselves; `bots`
    has the name of a bot for each other seat, seat 1 first. `options` are what the command line
    must say again when a saved game goes on.
    """

    table: AnyTable
    names: tuple[str, ...]
    people: tuple[int, ...]
    bots: tuple[str, ...]
    bot: FindBot
    seed: str
    date: str | None
    save: Path | None
    past: tuple[AnyPly, ...] = ()
    options: tuple[str, ...] = ()

    def to_go_on(self, path: Path) -> list[str]:
        """The command line that goes on with this game, which is kept in a file."""
        play = ["greentable", "play", self.table.game.name]
        return [*play, *option("--resume", str(path)), *self.options]


def option(name: str, value: str) -> list[str]:
    """An option with its value, which must not look like one."""
    return [f"{name}={value}"] if value.startswith("-") else [name, value]


def file_named(text: str) -> Path:
    """The name of a file on the command line; an empty one is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError(help_text("wrong-file"))
    return Path(text)


def add_game_options(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """The options about one game of any kind: its cards, and where it is saved."""
    group = parser.add_argument_group(help_text("group-game"))
    group.add_argument("--seed", metavar="TEXT", help=help_text("seed"))
    group.add_argument("--save", metavar="FILE", type=file_named, help=help_text("save"))
    group.add_argument("--resume", metavar="FILE", type=file_named, help=help_text("resume"))
    return group


def seed_of(args: argparse.Namespace) -> str:
    """The seed that is named, else a new one. Raises UsageError."""
    return secrets.token_hex(8) if args.seed is None else read_seed(args.seed)


def today() -> str:
    """The date for a new record."""
    return datetime.now(UTC).date().isoformat()


def bots_of(
    text: str | None, usual: str, bot: FindBot, seats: int, people: Iterable[int]
) -> tuple[str, ...]:
    """The bot of each seat, seat 1 first; "" for people. Raises UsageError."""
    given = [usual] if text is None else [name.strip() for name in text.split(",")]
    for name in given:
        bot(name)  # refuses a name that it does not know
    free = [seat for seat in range(1, seats + 1) if seat not in people]
    if text is not None and len(given) > len(free):
        raise UsageError("play.bots", bots=len(given), seats=len(free))
    chosen = {seat: given[place % len(given)] for place, seat in enumerate(free)}
    return tuple(chosen.get(seat, "") for seat in range(1, seats + 1))


def read_saved(path: Path, game: str) -> tuple[Record, str]:
    """A saved game, whose every move is legal, and the seed from which it can go on.

    Raises UsageError that names the file.
    """
    record = _read_good(path)
    if record.game != game:
        games = {"found": say(f"game-{record.game}"), "wanted": say(f"game-{game}")}
        raise UsageError("play.resume_game", file=str(path), **games)
    if record.seed is None:
        raise UsageError("play.resume_seed", file=str(path))
    return record, record.seed


def _read_good(path: Path) -> Record:
    try:
        record = read_file(path, GAMES)
    except RecordError as error:
        raise error.in_file(path) from error
    try:
        resume(record, GAMES)
    except RecordError as error:
        raise error.in_file(path, fault_message(record, error), record.names) from error
    return record


def refuse_with_resume(args: argparse.Namespace, options: Iterable[str]) -> None:
    """Raises UsageError for an option that a saved game has its own answer to."""
    for name in options:
        if getattr(args, name):
            raise UsageError("play.resume", option=f"--{name}")


def plies_of(record: Record, nature: Any) -> tuple[AnyPly, ...]:  # noqa: ANN401 - of any game
    """The plies so far. Raises RecordError if the cards came from elsewhere than this nature."""
    plies = tuple(replay(record, GAMES))
    for ply in plies:
        check_chance(record, ply, nature)
    return plies
