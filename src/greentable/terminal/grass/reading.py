"""Parsing of typed lines: a number of the list, a command, or a move. Nothing is guessed."""

from __future__ import annotations

from dataclasses import dataclass

from greentable.errors import NotationError
from greentable.grass import Kind, Move, View
from greentable.terminal.grass.menu import default_move
from greentable.terminal.grass.typed_words import COMMANDS
from greentable.terminal.grass.voice import Voice
from greentable.text.grass.typed.names import kind_named
from greentable.text.grass.typed.order import numbered
from greentable.text.grass.typed.reading import Misplay, begins_with_code, read_typed_move
from greentable.text.grass.typed.words import VERB_OF_MEANING
from greentable.text.vocabulary import quoted


@dataclass(frozen=True)
class Command:
    """A command that is not a move; `rest` is the text after the word."""

    word: str
    rest: str = ""


def read_line(line: str, view: View, voice: Voice) -> Move | Misplay | Command:
    """The move or the command in a line, for this position. Raises NotationError.

    A move may be a number of the list, or typed in a form that `read_typed_move` knows. Commands
    may be in the language in use or in English, and may be shortened while they are unambiguous.
    An empty line is the default move, if there is one.
    """
    words = line.split()
    if not words:
        default = default_move(view.legal)
        if default is None:
            raise NotationError("play_grass.empty")
        return default
    if words[0] == "?":
        return Command("help")
    if words[0].isdecimal():
        return _numbered(words, view)
    return _command(words, view, voice) or read_typed_move(line, view, voice.words)


def read_why(text: str, view: View, voice: Voice) -> Move | Misplay | Kind:
    """The move or the card after `why`. Raises NotationError."""
    kind = kind_named(text, list(Kind), voice.words) if text.strip() else None
    if kind is not None:
        return kind
    wish = read_line(text, view, voice) if text.strip() else Command("why")
    if isinstance(wish, Command):
        raise NotationError("play_grass.why")
    return wish


def _command(words: list[str], view: View, voice: Voice) -> Command | None:
    if begins_with_code(" ".join(words), voice.words):
        return None
    alone = len(words) == 1
    match voice.words.meanings(words[0].lower(), view, stands_alone=alone):
        case [word] if word in COMMANDS and (alone or word not in VERB_OF_MEANING):
            return Command(word, " ".join(words[1:]))
    return None


def _numbered(words: list[str], view: View) -> Move:
    moves = numbered(view.legal)
    number = int(words[0]) if len(words[0]) < 6 else -1
    if len(words) > 1 or number not in moves:
        text, most = quoted(" ".join(words)), max(moves, default=0)
        raise NotationError("play_grass.number", text=text, most=most)
    return moves[number]
