"""Parsing of typed lines: a placement in one of its forms, or a command. Nothing is guessed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from greentable.errors import NotationError
from greentable.grove import Move, read_move
from greentable.text.vocabulary import Vocabulary, quoted

COMMANDS = (
    *("help", "rules", "list", "try", "why", "hint", "undo", "ok"),
    *("table", "hand", "score", "save", "quit"),
)
WORDS = (*COMMANDS, "all", "other", "barrow", "dice")
"""All words that can be typed; the last four are not commands but arguments or answers."""

WITH_ARGUMENT = frozenset({"list", "try", "why", "save"})
"""The commands that take an argument."""

EXAMPLE = "7:2,-1,90"
UNEXPECTED_ARGUMENT = "play_grove.more"
"""The code of the error for an argument after a command that takes none."""

_MINUS = str.maketrans("−–", "--")
_NUMBERS = 4  # card, column, row, rotation
_WHOLE = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_CHOICE = re.compile(r"(?P<word>[a-z]+)(?P<cells>[-0-9,\s]*)", re.ASCII)


@dataclass(frozen=True)
class Command:
    """A command that is not a placement; `rest` is the text after the word."""

    word: str
    rest: str = ""


def read_line(line: str, vocabulary: Vocabulary) -> Move | Command | int:
    """A placement, a number of the list, or a command. Raises NotationError.

    Words may be in the language in use or in English, and may be shortened while they are
    unambiguous.
    """
    words = line.split(maxsplit=1)
    if not words:
        raise NotationError("play_grove.empty", token=EXAMPLE)
    if re.fullmatch(r"[0-9]{1,5}", line.strip()):
        return int(line)
    if words[0][0].isdigit():
        return read_placement(vocabulary.as_token(line))
    word = "help" if words[0] == "?" else _meaning(words[0].lower(), vocabulary)
    rest = words[1].strip() if len(words) > 1 else ""
    if rest and word not in WITH_ARGUMENT:
        raise NotationError(UNEXPECTED_ARGUMENT, word=vocabulary.shown(word), rest=quoted(rest))
    return Command(word, rest)


def read_placement(text: str) -> Move:
    """A placement by its token, or in a looser form. Raises NotationError.

    Numbers may be separated by spaces, colons or commas, a minus may be a dash, and barrow, dice
    and the cells of the dice may be in any order. Records have only one order.
    """
    text = text.translate(_MINUS).lower()
    start = next((at for at, letter in enumerate(text) if letter.isalpha()), len(text))
    numbers = [_number(part.rstrip("°")) for part in re.split(r"[\s:,]+", text[:start]) if part]
    token = ",".join(numbers[:_NUMBERS]).replace(",", ":", 1)
    return read_move(" ".join([token, *numbers[_NUMBERS:], *_choices(text[start:])]))


def _number(text: str) -> str:
    """A number in the form of tokens; other text is unchanged."""
    return str(int(text)) if _WHOLE.fullmatch(text) else text


def _choices(text: str) -> list[str]:
    """The barrow, then the dice by rows; other text is unchanged."""
    parts = re.findall(r"[a-z]+[^a-z]*", text)
    if "".join(parts) != text:
        return text.split()
    return [word for part in sorted(map(_choice, parts), key=_is_dice) for word in part]


def _choice(text: str) -> list[str]:
    found = _CHOICE.fullmatch(text)
    numbers = (
        [_number(part) for part in re.split(r"[\s,]+", found["cells"]) if part] if found else []
    )
    if found is None or len(numbers) % 2 or not all(map(_WHOLE.fullmatch, numbers)):
        return text.split()
    cells = [
        (int(row), int(column)) for column, row in zip(numbers[::2], numbers[1::2], strict=True)
    ]
    return [found["word"], *(f"{column},{row}" for row, column in sorted(cells))]


def _is_dice(words: list[str]) -> bool:
    return words[0] == "dice"


def _meaning(start: str, vocabulary: Vocabulary) -> str:
    """The command that a shortened word means."""
    found = [one for one in vocabulary.meanings(start, COMMANDS) if one in COMMANDS]
    if len(found) == 1:
        return found[0]
    if found:
        raise NotationError("play_grove.unclear", text=quoted(start), words=vocabulary.row(found))
    raise NotationError("play_grove.word", text=quoted(start), token=EXAMPLE)
