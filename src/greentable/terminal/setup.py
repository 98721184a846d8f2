"""What every game in the terminal is set up from: its options, and the table made of them."""

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
from greentable.terminal.kept_games import KeptGame, keep_game, kept_in, note_again, record_named
from greentable.text.replay_telling import fault_message
from greentable.words.catalogue import help_text
from greentable.words.messages import choices, say

FindBot = Callable[[str], Callable[..., Any]]
"""Gives the bot with a name. Raises UsageError for a name that it does not know."""


@dataclass(frozen=True)
class Setup:
    """A table ready to play at.

    `people` are the seats of those at the keyboard, none when bots play among themselves; `bots`
    has the name of a bot for each other seat, seat 1 first. `options` are what the command line
    must say again when a saved game goes on that is not noted (`kept`).
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

    def to_go_on(self, path: Path) -> str:
        """The command line that goes on with this game, which is kept in a file."""
        play = ["play", self.table.game.name, *option("--resume", str(path))]
        if self.kept is None or self.kept.path != path.absolute():
            return command_line([*play, *self.options])
        return command_line(["games", self.kept.name] if self.kept.is_here else play)

    def to_read_again(self, path: Path) -> str:
        """The command line that tells this game, which is kept in a file."""
        if self.kept is not None and self.kept.is_here and self.kept.path == path:
            return command_line(["replay", self.kept.name])
        return command_line(["replay", str(path)])


SetupT = TypeVar("SetupT", bound=Setup)


def command_line(words: Iterable[str]) -> str:
    """Words after `greentable` as a command that can be copied and works where it is printed."""
    return shlex.join([*_program(), *words])


def _program() -> list[str]:
    """How this program was started, by its name if that is on the path."""
    started = Path(sys.argv[0])
    found = shutil.which("greentable")
    if started.name == "__main__.py" and started.parent.name == "greentable":
        return [sys.executable, "-m", "greentable"]
    if started.stem != "greentable" or not started.is_file():
        return ["greentable"]  # by another program, which knows where it is
    is_on_path = found is not None and started.samefile(found)
    return ["greentable"] if is_on_path else [str(started)]


def option(name: str, value: str) -> list[str]:
    """An option with its value, which must not look like one."""
    return [f"{name}={value}"] if value.startswith("-") else [name, value]


def file_named(text: str) -> Path:
    """The name of a file on the command line; an empty one is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError(help_text("wrong-file"))
    return Path(text)


def _saved_game(text: str) -> Path:
    """A saved game on the command line: its file, or the name that the list of games has for it."""
    return record_named(str(file_named(text)))


def add_people_options(
    parser: argparse.ArgumentParser, seats: tuple[int, int, int], bots: Iterable[str], usual: str
) -> argparse._ArgumentGroup:
    """The options about who plays; `seats` are the fewest, the most, and how many usually."""
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
    """The options about one game of any kind: its cards, and where it is saved."""
    group = parser.add_argument_group(help_text("group-game"))
    group.add_argument("--seed", metavar="TEXT", help=help_text("seed"))
    group.add_argument("--save", metavar="FILE", type=file_named, help=help_text("save"))
    group.add_argument("--resume", metavar="FILE", type=_saved_game, help=help_text("resume"))
    return group


def refuse_together(args: argparse.Namespace, option: str, others: Iterable[str]) -> None:
    """Raises UsageError for options that say the same as one that is given."""
    for name in others:
        if getattr(args, option) and getattr(args, name):
            raise UsageError("play.together", option=f"--{option}", other=f"--{name}")


def seats_of(args: argparse.Namespace, usual: int) -> int:
    """How many play: as many as are asked for, else as usual, and at least the people."""
    people = 0 if args.people is None else len(args.people.split(","))
    return max(usual, people) if args.seats is None else int(args.seats)


def people_of(args: argparse.Namespace, names: Sequence[str]) -> tuple[int, ...]:
    """The seats of the people whom `--people` names, in the order of the seats.

    Raises UsageError if somebody does not sit at this table.
    """
    seats = []
    for name in map(str.strip, args.people.split(",")):
        if name not in names:
            raise UsageError("play.nobody", name=shown(name), names=choices(names))
        seats.append(names.index(name) + 1)
    return tuple(sorted(set(seats)))


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


def people_option(people: Sequence[int], names: Sequence[str]) -> list[str]:
    """The option that names several people at one terminal; one needs none."""
    if len(people) < 2:
        return []
    return option("--people", ",".join(names[seat - 1] for seat in people))


def bots_option(bots: Sequence[str], usual: str) -> list[str]:
    """The option that names the bots, where they are not the usual ones."""
    named = [name for name in bots if name]
    return ["--bots", ",".join(named)] if any(name != usual for name in named) else []


def read_saved(path: Path, game: str) -> tuple[Record, str]:
    """A saved game, whose every move is legal, and the seed from which it can go on.

    Raises UsageError that names the file.
    """
    record = read_game(path, game)
    if record.seed is None:
        raise UsageError("play.resume_seed", file=str(path))
    return record, record.seed


def read_game(path: Path, game: str) -> Record:
    """A recorded game, whose every move is legal. Raises UsageError that names the file."""
    record = _read_good(path)
    if record.game != game:
        games = {"found": say(f"game-{record.game}"), "wanted": say(f"game-{game}")}
        raise UsageError("play.resume_game", file=str(path), **games)
    return record


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


def recall(args: argparse.Namespace, remembered: Iterable[str]) -> tuple[int, ...] | None:
    """Take the options of a saved game from its note where the command line does not say them.

    Gives the seats of its people; None if there is no note. Raises UsageError for a game that was
    named beside a server's table.
    """
    if getattr(args, "server", None):
        raise UsageError("play.together", option="--server", other="GAME")
    kept = None if args.resume is None else kept_in(args.resume)
    if kept is None:
        return None
    for name in remembered:
        if not getattr(args, name):
            setattr(args, name, kept.note.options.get(name, getattr(args, name)))
    return kept.note.people


def note_game(setup: SetupT, args: argparse.Namespace, remembered: Iterable[str]) -> SetupT:
    """The same table with a file of its own, and noted so that it can go on.

    Only bots among themselves need no file. Where nothing can be written, `trouble` says why.
    """
    if setup.table.is_over or (setup.save is None and not setup.people):
        return setup
    options = {name: _whole(getattr(args, name)) for name in remembered if getattr(args, name)}
    known = None if setup.save is None else kept_in(setup.save)
    try:
        if known is None:
            known = keep_game(setup.table.game.name, setup.people, options, setup.save)
        elif (known.note.people, known.note.options) != (setup.people, options):
            known = note_again(known, setup.people, options)
    except UsageError as error:
        return replace(setup, kept=None, trouble=error)
    return replace(setup, save=setup.save or known.path, kept=known)


def _whole(value: str | bool | Path) -> str | bool:  # noqa: FBT001 - of an option
    """The value of an option, the same wherever it is read from."""
    if isinstance(value, bool):
        return value
    return str(Path(value).absolute()) if Path(value).is_file() else str(value)


def plies_of(record: Record, nature: Any) -> tuple[AnyPly, ...]:  # noqa: ANN401 - of any game
    """The plies so far. Raises RecordError if the cards came from elsewhere than this nature."""
    plies = tuple(replay(record, GAMES))
    for ply in plies:
        check_chance(record, ply, nature)
    return plies
