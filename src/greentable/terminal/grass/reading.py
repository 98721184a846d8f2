"""Parsing of typed lines: a move in one of its forms, or a command. Nothing is guessed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from greentable.errors import NotationError
from greentable.grass import (
    KIND_OF_CODE,
    MOVE_FORMS,
    Kind,
    Move,
    Phase,
    Verb,
    View,
    read_move,
    write_card,
)
from greentable.terminal.grass.menu import default_move, numbered
from greentable.terminal.grass.names import kind_named, move_meant, play_named, with_codes
from greentable.terminal.grass.typed_words import (
    COMMANDS,
    HAND_OVER,
    MEANING_OF_VERB,
    VERB_OF_MEANING,
)
from greentable.terminal.grass.voice import Voice
from greentable.terminal.vocabulary import quoted
from greentable.words.messages import Argument, Row, either, say

# The verb of a card that is typed alone, in phases that expect a specific kind of move.
VERB_OF_PHASE = {
    Phase.GIVE: Verb.GIVE,
    Phase.PASS: Verb.PASS,
    Phase.DRAFT: Verb.KEEP,
    Phase.HAND: Verb.HAND,
    Phase.ANSWER: Verb.COUNTER,
}
UNKNOWN = "play_grass.word"
EXAMPLES = 3  # moves that a refusal shows as examples


_WORD = re.compile(r"[^\W\d_]{3,}")  # codes of cards have two letters

# A play in its most general form, even if its card allows fewer or more parts.
_ANY_PLAY = re.compile(r"(?P<card>[A-Z]{2})(?:@(?P<seat>[1-6]))?(?::[A-Z]{2}(?:\+[A-Z]{2})*\*?)?")


@dataclass(frozen=True)
class Misplay:
    """A play with too few or too many parts for its card, as it was typed."""

    card: Kind
    token: str
    seat: int = 0


@dataclass(frozen=True)
class Command:
    """A command that is not a move; `rest` is the text after the word."""

    word: str
    rest: str = ""


def read_line(line: str, view: View, voice: Voice) -> Move | Misplay | Command:
    """The move or the command in a line, for this position. Raises NotationError.

    A move may be a number of the list, a token in upper or lower case, a card alone if the verb is
    clear, or the words of the list; cards may be named. Verbs, commands and names may be in the
    language in use or in English, and may be shortened while they are unambiguous. An empty line is
    the default move, if there is one.
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
    try:
        return _read_words(line, view, voice)
    except NotationError as error:
        # A verb alone is not enough, even if only one move begins with it.
        if len(words) == 1 and voice.words.words.whole(words[0]) in VERB_OF_MEANING:
            raise
        meant = move_meant(line, view, voice)
        if not meant and error.code == UNKNOWN:
            return _named(line, view, voice, error)
        if not meant:
            raise
        if len(meant) > 1:
            tokens = either(*(voice.token(move) for move in meant[:EXAMPLES]))
            raise NotationError(
                "play_grass.several", text=quoted(line), words=tokens, count=len(meant)
            ) from error
        return meant[0]


def _named(line: str, view: View, voice: Voice, error: NotationError) -> Move | Misplay:
    """The move with a card that a word of the list, or a part of the card's name, identifies.

    Raises the given error if there is no such card.
    """
    played = play_named(line, voice)
    if played is not None:
        return _read_move(Verb.PLAY, [write_card(played)], view, voice)
    kind = kind_named(line, list(Kind), voice) if _WORD.match(line.strip()) else None
    if kind is None:
        raise error
    return _read_move(VERB_OF_PHASE.get(view.phase, Verb.PLAY), [write_card(kind)], view, voice)


def read_why(text: str, view: View, voice: Voice) -> Move | Misplay | Kind:
    """The move or the card after `why`. Raises NotationError."""
    kind = kind_named(text, list(Kind), voice) if text.strip() else None
    if kind is not None:
        return kind
    wish = read_line(text, view, voice) if text.strip() else Command("why")
    if isinstance(wish, Command):
        raise NotationError("play_grass.why")
    return wish


def examples(moves: list[Move], voice: Voice) -> str:
    """A few moves as typed, as examples."""
    return ", ".join(voice.token(move) for move in moves[:EXAMPLES])


def _numbered(words: list[str], view: View) -> Move:
    moves = numbered(view.legal)
    number = int(words[0]) if len(words[0]) < 6 else -1
    if len(words) > 1 or number not in moves:
        text, most = quoted(" ".join(words)), max(moves, default=0)
        raise NotationError("play_grass.number", text=text, most=most)
    return moves[number]


def _read_words(line: str, view: View, voice: Voice) -> Move | Misplay | Command:
    coded = with_codes(line, voice).split()
    if re.match(r"[A-Za-z]{2}(?![A-Za-z])", coded[0]) and coded[0][:2].upper() in KIND_OF_CODE:
        verb = VERB_OF_PHASE.get(view.phase, Verb.PLAY)
        return _read_move(verb, coded, view, voice)
    words = line.split()
    word = _meaning(words[0].lower(), view, voice, stands_alone=len(words) == 1)
    if word in COMMANDS and (word not in VERB_OF_MEANING or len(words) == 1):
        return Command(word, " ".join(words[1:]))
    return _read_move(VERB_OF_MEANING[word], coded[1:], view, voice)


def _meaning(start: str, view: View, voice: Voice, *, stands_alone: bool) -> str:
    """The meaning of a shortened word: a verb that is legal now, a command, or any verb."""
    possible = {MEANING_OF_VERB[move.verb] for move in view.legal.moves}
    found = voice.words.words.meanings(start, possible | set(COMMANDS))
    if {HAND_OVER, "hand"} <= set(found):  # the same word in English
        found.remove(HAND_OVER if stands_alone else "hand")
    if len(found) == 1:
        return found[0]
    if found:
        words = voice.words.words.row(sorted(found))
        raise NotationError("play_grass.unclear", text=quoted(start), words=words)
    raise NotationError(UNKNOWN, text=quoted(start))


def _read_move(verb: Verb, words: list[str], view: View, voice: Voice) -> Move | Misplay:
    """The move of a verb and the rest of its token. Raises NotationError."""
    text = "".join(words)
    text = voice.words.saying(text) if verb is Verb.SAY else _cover_in_order(text.upper())
    token = f"{verb.name.lower()} {text}".strip()
    try:
        return read_move(token)
    except NotationError as error:
        play = _ANY_PLAY.fullmatch(text) if verb is Verb.PLAY else None
        if play and error.code == "notation.move" and play["card"] in KIND_OF_CODE:
            return Misplay(
                KIND_OF_CODE[play["card"]], voice.words.typed(verb, text), int(play["seat"] or 0)
            )
        is_coded = not _WORD.search(text)
        typed = quoted(voice.words.typed(verb, text if is_coded else " ".join(words)))
        if error.code == "notation.card":
            unknown = token[error.column - 1 : error.column + 1]
            word = _WORD.match(token, error.column - 1)
            message = say("terminal-no-card", text=quoted(word[0].lower() if word else unknown))
        else:
            possible = [move for move in numbered(view.legal).values() if move.verb is verb]
            right: Argument = examples(possible, voice) if possible else _forms(verb, voice)
            key = "terminal-how" if text else "terminal-how-verb"
            message = say(key, text=typed, examples=right)
        raise NotationError.saying(error.code, message).at(error.line, error.column) from error


def _forms(verb: Verb, voice: Voice) -> Row:
    """All forms of moves with a verb, as they are typed."""
    forms = [str(form).partition(" ")[2] for form in MOVE_FORMS[verb].items]
    return either(*(voice.words.typed(verb, form) for form in forms))


def _cover_in_order(text: str) -> str:
    """The token with the covered cards in the order of the deck, as records have them."""
    head, colon, cover = text.partition(":")
    cards = cover.split("+")
    if len(cards) > 1 and all(card in KIND_OF_CODE for card in cards):
        cards.sort(key=KIND_OF_CODE.__getitem__)
    return head + colon + "+".join(cards)
