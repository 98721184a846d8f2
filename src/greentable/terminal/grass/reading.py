"""What somebody typed: a move in one of its forms, or a command. Nothing is guessed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from greentable.errors import NotationError
from greentable.grass import Kind, Move, Phase, Verb, View, read_card, read_move
from greentable.grass.cards import KIND_OF_CODE
from greentable.terminal.grass.menu import default_move, in_order

COMMANDS = ("help", "why", "legal", "hand", "table", "log", "save", "quit", "offer", "busy")

# What a card by itself means: the one thing that the table is waiting for.
VERB_OF_PHASE = {
    Phase.GIVE: Verb.GIVE,
    Phase.PASS: Verb.PASS,
    Phase.DRAFT: Verb.KEEP,
    Phase.HAND: Verb.HAND,
    Phase.ANSWER: Verb.COUNTER,
}
_NATURE = (Verb.DEALER, Verb.DEAL, Verb.DRAW, Verb.LUCK)
_VERBS = {verb.name.lower(): verb for verb in Verb if verb not in _NATURE}


@dataclass(frozen=True)
class Command:
    """Something else than a move; `rest` is what stood after the word."""

    word: str
    rest: str = ""


def read_line(line: str, view: View) -> Move | Command:
    """The move or the command that a line means in this position. Raises NotationError.

    A move may be a number of the list, a token in any case, or a card where the verb is clear; a
    word may be shortened as long as it stays clear. An empty line is the default move, if any.
    """
    words = line.split()
    if not words:
        default = default_move(view.legal)
        if default is None:
            raise NotationError("terminal.empty", "a number, a move, or ? for help")
        return default
    if words[0] == "?":
        return Command("help")
    if words[0].isdecimal():
        return _numbered(words, view)
    if re.match(r"[A-Za-z]{2}(?![A-Za-z])", words[0]) and words[0][:2].upper() in KIND_OF_CODE:
        return read_move(_token([_verb(view).name.lower(), *words]))
    word = _whole_word(words[0].lower(), view)
    if word in COMMANDS and (word not in _VERBS or len(words) == 1):
        return Command(word, " ".join(words[1:]))
    return read_move(_token([word, *words[1:]]))


def read_kind(text: str) -> Kind:
    """A card that was typed by its code, in any case. Raises NotationError."""
    return read_card(text.strip().upper())


def read_wish(text: str, view: View) -> Move | Kind:
    """What `why` is asked about: a move, or a card. Raises NotationError."""
    if text.strip().upper() in KIND_OF_CODE:
        return read_kind(text)
    wish = read_line(text, view) if text.strip() else Command("why")
    if isinstance(wish, Command):
        message = "ask about a move or a card, as in: why play FE@3, why PA, why 2"
        raise NotationError("terminal.why", message)
    return wish


def _numbered(words: list[str], view: View) -> Move:
    moves = in_order(view.legal)
    number = int(words[0]) if len(words[0]) < 6 else 0
    if len(words) > 1 or not 1 <= number <= len(moves):
        message = f"{' '.join(words)!r}: one number from 1 to {len(moves)}"
        raise NotationError("terminal.number", message)
    return moves[number - 1]


def _verb(view: View) -> Verb:
    return VERB_OF_PHASE.get(view.phase, Verb.PLAY)


def _whole_word(start: str, view: View) -> str:
    """The one word that begins so: a verb that is possible now, else any verb or command."""
    possible = {move.verb.name.lower() for move in view.legal.moves}
    for among in ({*_VERBS, *COMMANDS} & {start}, possible | set(COMMANDS), {*_VERBS, *COMMANDS}):
        found = sorted(word for word in among if word.startswith(start))
        if len(found) == 1:
            return found[0]
        if found:
            raise NotationError("terminal.unclear", f"{start!r} could be {' or '.join(found)}")
    message = f"unknown word {start!r}: a number, a move as in 'play PA', or ? for help"
    raise NotationError("terminal.word", message)


def _token(words: list[str]) -> str:
    """A token as it is written: the verb small, cards in capitals, no stray spaces."""
    verb, *rest = words
    text = "".join(rest)
    if not text:
        return verb
    return f"{verb} {text.lower() if verb == 'say' else text.upper()}"
