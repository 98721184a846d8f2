"""Load bots by name: built in, or from a file, an installed package or another program.

| name | bot |
|---|---|
| `rules` | a bot that comes with Greentable, or with an installed package |
| `mybot.py:choose`, `mybot.py` | a function in a file; `choose` unless another one is named |
| `program:COMMAND` | a program that speaks JSON lines (`greentable.bots.programs`) |

A package adds bots by entry points of the group `greentable.bots`, named after game and bot:
`"grass.clever" = "my_package:choose"`.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from greentable.bots import BOTS
from greentable.bots.bot import Bot, as_bot
from greentable.bots.programs import is_program, program_bot
from greentable.core.advice import Budget
from greentable.core.reader import shown
from greentable.core.shuffle import Picker
from greentable.errors import GreentableError, UsageError
from greentable.words.messages import Message, choices, say
from greentable.words.system_errors import system_words

AnyBot = Bot[Any, Any, Any]

GROUP = "greentable.bots"
FUNCTION = "choose"
_FILE = re.compile(r"(?P<file>.+\.py)(?::(?P<function>\w+))?")


@cache
def load_bot(game: str, name: str) -> AnyBot:
    """The bot of a game with this name.

    A bot that does not come with Greentable raises GreentableError if it fails or chooses an
    illegal move. Raises UsageError for an unknown name.
    """
    if name in BOTS[game]:
        return BOTS[game][name]
    if is_program(name):
        return _watched(name, program_bot(game, name))
    if found := _FILE.fullmatch(name):
        module = _load_file(Path(found["file"]))
        return _watched(name, _function(module, found["function"] or FUNCTION, found["file"]))
    for entry in _offered(game):
        if _name_in(entry) == name:
            return _watched(name, _load_entry(entry))
    raise UsageError("bots.name", name=shown(name), known=choices(bot_names(game)))


def bot_names(game: str) -> tuple[str, ...]:
    """The names of a game's bots: those of Greentable, simplest first, then those of packages."""
    offered = sorted({_name_in(entry) for entry in _offered(game)} - BOTS[game].keys())
    return (*BOTS[game], *offered)


def with_stand_in(game: str, bot: AnyBot, report: Callable[[Message], None]) -> AnyBot:
    """The bot; if it fails, the simplest bot of the game moves in its place.

    Each time `report` gets a message, so that people know which bot has moved.
    """
    simplest = next(iter(BOTS[game]))

    def choose(
        view: object, legal: object, chance: Picker, budget: Budget | None = None, /
    ) -> object:
        try:
            return bot(view, legal, chance, budget)
        except GreentableError as error:
            report(say("bots-stand-in", trouble=error.message, bot=simplest))
            return BOTS[game][simplest](view, legal, chance)

    return choose


def _offered(game: str) -> Iterator[EntryPoint]:
    prefix = f"{game}."
    return (entry for entry in entry_points(group=GROUP) if entry.name.startswith(prefix))


def _name_in(entry: EntryPoint) -> str:
    return entry.name.partition(".")[2]


def _load_file(path: Path) -> ModuleType:
    """Load the module in a file. It may import from its folder, like a script."""
    try:
        path.open("rb").close()
    except OSError as error:
        raise UsageError("bots.file", path=str(path), why=system_words(error)) from error
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    name = f"greentable_own_bot_{path.stem}_{len(sys.modules)}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None, "its name ends in .py"
    assert spec.loader is not None, "its name ends in .py"
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise UsageError("bots.source", place=str(path), why=_told(error, path)) from error
    return module


def _load_entry(entry: EntryPoint) -> AnyBot:
    try:
        function = entry.load()
    except (Exception, SystemExit) as error:
        raise UsageError("bots.source", place=entry.value, why=_told(error)) from error
    return as_bot(function)


def _function(module: ModuleType, name: str, place: str) -> AnyBot:
    function = getattr(module, name, None)
    if not callable(function):
        raise UsageError("bots.function", place=place, name=name)
    return as_bot(function)


def _watched(name: str, bot: AnyBot) -> AnyBot:
    """The bot, with each failure as a GreentableError that names the bot."""

    def choose(view: Any, legal: Any, chance: Picker, budget: Budget | None = None, /) -> object:  # noqa: ANN401 - of any game
        try:
            move = bot(view, legal, chance, budget)
        except GreentableError as error:
            raise GreentableError("bots.trouble", name=name, why=error.message) from error
        except Exception as error:
            raise GreentableError("bots.failed", name=name, why=_told(error)) from error
        if not _is_in(move, legal):
            raise GreentableError("bots.illegal", name=name, move=shown(str(move)))
        return move

    return choose


def _is_in(move: object, legal: Any) -> bool:  # noqa: ANN401 - the legal moves of any game
    """True if a move is legal; False also for a value that is not a move."""
    try:
        return move in legal
    except (AttributeError, TypeError, ValueError):
        return False


def _told(error: BaseException, path: Path | None = None) -> str:
    """An exception in one line, with the file and line that raised it."""
    words = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if path is None or Path(frame.filename) == path
    ]
    return f"{words} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else words
