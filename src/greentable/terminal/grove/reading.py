"""What somebody typed: a placement in one of its forms, or a command. Nothing is guessed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from greentable.errors import NotationError
from greentable.grove import Move, read_move
from greentable.terminal.grove.voice import Voice

COMMANDS = ("help", "list", "try", "why", "hint", "undo", "table", "hand", "save", "quit", "ok")
EXAMPLE = "7:2,-1,90"

# Card, column, row and turn with anything that people put between numbers.
_PLACEMENT = re.compile(
    r"(?P<card>[0-9]{1,4})\s*[:\s]\s*(?P<column>-?[0-9]{1,4})\s*[,\s]\s*"
    r"(?P<row>-?[0-9]{1,4})\s*[,\s]\s*(?P<turn>[0-9]{1,4})°?(?P<rest>\s.*)?"
)


@dataclass(frozen=True)
class Command:
    """Something else than a placement; `rest` is what stood after the word."""

    word: str
    rest: str = ""


def read_line(line: str, voice: Voice) -> Move | Command | int:
    """A placement, a number of the list, or a command. Raises NotationError.

    A word may be shortened as long as it stays clear.
    """
    words = line.split()
    if not words:
        message = voice.say("unknown", text="", token=EXAMPLE)
        raise NotationError("terminal.empty", message)
    if words[0] == "?":
        return Command("help")
    if len(words) == 1 and re.fullmatch(r"[0-9]{1,5}", words[0]):
        return int(words[0])
    if words[0][0].isdigit():
        return read_placement(line)
    return Command(_whole_word(words[0].lower(), voice), " ".join(words[1:]))


def read_placement(text: str) -> Move:
    """A placement by its token, or with spaces instead of its signs. Raises NotationError."""
    found = _PLACEMENT.fullmatch(text.strip())
    if found is None:
        return read_move(" ".join(text.split()))
    numbers = [str(int(found[name])) for name in ("column", "row")]
    token = f"{int(found['card'])}:{','.join(numbers)},{int(found['turn'])}"
    rest = " ".join((found["rest"] or "").split())
    return read_move(f"{token} {rest}".strip())


def _whole_word(start: str, voice: Voice) -> str:
    """The one command that begins so."""
    if start in COMMANDS:
        return start
    found = [word for word in COMMANDS if word.startswith(start)]
    if len(found) == 1:
        return found[0]
    if found:
        words = voice.catalogue.listed(found)
        raise NotationError("terminal.unclear", voice.say("unclear", text=start, words=words))
    raise NotationError("terminal.word", voice.say("unknown", text=start, token=EXAMPLE))
