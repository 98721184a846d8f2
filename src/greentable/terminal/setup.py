"""Set-up of a game in the terminal: its options, and the table made from them."""

from __future__ import annotations

import argparse
import secrets
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from greentable.core.reader import shown
from greentable.core.shuffle import read_seed
from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.records import Record, read_file
from greentable.table import AnyPly, AnyTable, check_chance, replay, resume
from greentable.terminal.kept_games import KeptGame, keep_game, kept_in, record_named, update_note
from greentable.text.replay_narration import fault_message
from greentable.words.catalogue import help_text
from greentable.words.messages import choices, say

FindBot = Callable[[str], Callable[..., Any]]
"""Finds a bot by its name. Raises UsageError for an unknown name."""


@dataclass(frozen=True)
class Setup:
    """A table that is ready to play.

    `people` are the seats of the people at the keyboard, none if only bots play; `bots` has the
    name of a bot for each other seat, seat 1 first. `options` are those that the command line must
    repeat to resume a saved game without a note (`kept`).
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

    kept: KeptGame | None = None
    trouble: UsageError | None = None

    def resume_command(self, path: Path) -> str:
        """The command line that resumes this game from its file."""
        play = ["play", self.table.game.name, *option("--resume", str(path))]
        if self.kept is None or self.kept.path != path.absolute():
            return command_line([*play, *self.options])
        return command_line(["games", self.kept.name] if self.kept.is_here else play)

    def replay_command(self, path: Path) -> str:
        """The command line that prints this game from its file."""
        if self.kept is not None and self.kept.is_here and self.kept.path == path:
            return command_line(["replay", self.kept.name])
        return command_line(["replay", str(path)])


SetupT = TypeVar("SetupT", bound=Setup)


def command_line(words: Iterable[str]) -> str:
    """A command line with these words, which works when it is copied and run here."""
    return shlex.join([*_program(), *words])


def _program() -> list[str]:
    """The command that started this program, by its bare name if that is on the path."""
    started = Path(sys.argv[0])
    found = shutil.which("greentable")
    if started.name == "__main__.py" and started.parent.name == "greentable":
        return [sys.executable, "-m", "greentable"]
    if started.stem != "greentable" or not started.is_file():
        return ["greentable"]  # started by another program
    is_on_path = found is not None and started.samefile(found)
    return ["greentable"] if is_on_path else [str(started)]


def option(name: str, value: str) -> list[str]:
    """An option with its value, joined by = if the value looks like an option."""
    return [f"{name}={value}"] if value.startswith("-") else [name, value]


def file_named(text: str) -> Path:
    """A file name on the command line, which must not be empty."""
    if not text.strip():
        raise argparse.ArgumentTypeError(help_text("wrong-file"))
    return Path(text)


def _saved_game(text: str) -> Path:
    """The file of a saved game on the command line, given by its path or its name."""
    return record_named(str(file_named(text)))


def add_people_options(
    parser: argparse.ArgumentParser, seats: tuple[int, int, int], bots: Iterable[str], usual: str
) -> argparse._ArgumentGroup:
    """Add the options for players; `seats` are the minimum, the maximum and the default."""
    fewest, most, default = seats
    group = parser.add_argument_group(help_text("group-people"))
    about = help_text("seats", fewest=fewest, most=most, default=default)
    group.add_argument("--seats", type=int, metavar="N", help=about)
    group.add_argument("--people", metavar="NAME,…", help=help_text("people"))
    about = help_text("bots", known=", ".join(bots), default=usual)
    group.add_argument("--bots", metavar="NAME,…", help=about)
    group.add_argument("--names", metavar="NAME,…", help=help_text("names"))
    return group


def add_game_options(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """Add the options of a game of any kind: its seed and its file."""
    group = parser.add_argument_group(help_text("group-game"))
    group.add_argument("--seed", metavar="TEXT", help=help_text("seed"))
    group.add_argument("--save", metavar="FILE", type=file_named, help=help_text("save"))
    group.add_argument("--resume", metavar="FILE", type=_saved_game, help=help_text("resume"))
    return group


def refuse_together(args: argparse.Namespace, option: str, others: Iterable[str]) -> None:
    """Raise UsageError for options that cannot be combined with a given one."""
    for name in others:
        if getattr(args, option) and getattr(args, name):
            raise UsageError("play.together", option=f"--{option}", other=f"--{name}")


def seats_of(args: argparse.Namespace, usual: int) -> int:
    """The number of seats: as given, else the default, or more if more people are named."""
    people = 0 if args.people is None else len(args.people.split(","))
    return max(usual, people) if args.seats is None else int(args.seats)


def people_of(args: argparse.Namespace, names: Sequence[str]) -> tuple[int, ...]:
    """The seats of the people named by `--people`, in order of seats.

    Raises UsageError for a name that is not at this table.
    """
    seats = []
    for name in map(str.strip, args.people.split(",")):
        if name not in names:
            raise UsageError("play.nobody", name=shown(name), names=choices(names))
        seats.append(names.index(name) + 1)
    return tuple(sorted(set(seats)))


def seed_of(args: argparse.Namespace) -> str:
    """The given seed, else a new one. Raises UsageError."""
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
        bot(name)  # raises for an unknown name
    free = [seat for seat in range(1, seats + 1) if seat not in people]
    if text is not None and len(given) > len(free):
        raise UsageError("play.bots", bots=len(given), seats=len(free))
    chosen = {seat: given[place % len(given)] for place, seat in enumerate(free)}
    return tuple(chosen.get(seat, "") for seat in range(1, seats + 1))


def people_option(people: Sequence[int], names: Sequence[str]) -> list[str]:
    """The option that names the people at one terminal; none for a single person."""
    if len(people) < 2:
        return []
    return option("--people", ",".join(names[seat - 1] for seat in people))


def bots_option(bots: Sequence[str], usual: str) -> list[str]:
    """The option that names the bots, if they are not the default ones."""
    named = [name for name in bots if name]
    return ["--bots", ",".join(named)] if any(name != usual for name in named) else []


def read_saved(path: Path, game: str) -> tuple[Record, str]:
    """A saved game and its seed, after a check that every move is legal.

    Raises UsageError that names the file.
    """
    record = read_game(path, game)
    if record.seed is None:
        raise UsageError("play.resume_seed", file=str(path))
    return record, record.seed


def read_game(path: Path, game: str) -> Record:
    """A recorded game whose moves are all legal. Raises UsageError that names the file."""
    record = _read_legal(path)
    if record.game != game:
        games = {"found": say(f"game-{record.game}"), "wanted": say(f"game-{game}")}
        raise UsageError("play.resume_game", file=str(path), **games)
    return record


def _read_legal(path: Path) -> Record:
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
    """Raise UsageError for an option that a saved game already fixes."""
    for name in options:
        if getattr(args, name):
            raise UsageError("play.resume", option=f"--{name}")


def recall_options(args: argparse.Namespace, names: Iterable[str]) -> tuple[int, ...] | None:
    """Set options that the command line leaves out from the note of a saved game.

    Returns the seats of its people; None if it has no note. Raises UsageError if both a game and a
    server's table are given.
    """
    if getattr(args, "server", None):
        raise UsageError("play.together", option="--server", other="GAME")
    kept = None if args.resume is None else kept_in(args.resume)
    if kept is None:
        return None
    for name in names:
        if not getattr(args, name):
            setattr(args, name, kept.note.options.get(name, getattr(args, name)))
    return kept.note.people


def note_game(setup: SetupT, args: argparse.Namespace, names: Iterable[str]) -> SetupT:
    """The set-up with a file for the game and a note with these options, for resuming it.

    A game of bots only needs no file. If nothing can be written, `trouble` has the reason.
    """
    if setup.table.is_over or (setup.save is None and not setup.people):
        return setup
    options = {name: _absolute(getattr(args, name)) for name in names if getattr(args, name)}
    known = None if setup.save is None else kept_in(setup.save)
    try:
        if known is None:
            known = keep_game(setup.table.game.name, setup.people, options, setup.save)
        elif (known.note.people, known.note.options) != (setup.people, options):
            known = update_note(known, setup.people, options)
    except UsageError as error:
        return replace(setup, kept=None, trouble=error)
    return replace(setup, save=setup.save or known.path, kept=known)


def _absolute(value: str | bool | Path) -> str | bool:  # noqa: FBT001 - the value of an option
    """The value of an option, with an absolute path if it is a file."""
    if isinstance(value, bool):
        return value
    return str(Path(value).absolute()) if Path(value).is_file() else str(value)


def plies_of(record: Record, nature: Any) -> tuple[AnyPly, ...]:  # noqa: ANN401 - of any game
    """The plies of a record. Raises RecordError if this nature did not deal its cards."""
    plies = tuple(replay(record, GAMES))
    for ply in plies:
        check_chance(record, ply, nature)
    return plies
