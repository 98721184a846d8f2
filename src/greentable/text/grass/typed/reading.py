"""Reads a typed line as one move, in one of its forms. Nothing is guessed."""

from __future__ import annotations

import re
from collections.abc import Sequence
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
from greentable.text.grass.typed.matching import moves_said
from greentable.text.grass.typed.names import kind_named, play_named
from greentable.text.grass.typed.order import in_order
from greentable.text.grass.typed.words import VERB_OF_MEANING, MoveWords
from greentable.text.vocabulary import folded, plain_words, quoted
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
_EXAMPLES = 3  # moves that a refusal shows as examples

_WORD = re.compile(r"[^\W\d_]{3,}")  # codes of cards have two letters

# A play in its most general form, even if its card allows fewer or more parts.
_ANY_PLAY = re.compile(r"(?P<card>[A-Z]{2})(?:@(?P<seat>[1-6]))?(?::[A-Z]{2}(?:\+[A-Z]{2})*\*?)?")


@dataclass(frozen=True)
class Misplay:
    """A play with too few or too many parts for its card, as it was typed."""

    card: Kind
    token: str
    seat: int = 0


def read_typed_move(line: str, view: View, words: MoveWords) -> Move | Misplay:
    """The move in a line that is not empty, legal or not. Raises NotationError.

    A move may be a token in upper or lower case, a card alone if the verb is clear, or the words of
    its sentence; cards may be named. Verbs and names may be in the reader's language or in English,
    and may be shortened while they are unambiguous.
    """
    try:
        return _read_words(line, view, words)
    except NotationError as error:
        # A verb alone is not enough, even if only one move begins with it.
        typed = line.split()
        if len(typed) == 1 and words.words.whole(typed[0]) in VERB_OF_MEANING:
            raise
        meant = moves_said(line, view, words)
        if not meant and error.code == UNKNOWN:
            return _named(line, view, words, error)
        if not meant:
            raise
        if len(meant) > 1:
            tokens = either(*(words.token(move) for move in meant[:_EXAMPLES]))
            raise NotationError(
                "play_grass.several", text=quoted(line), words=tokens, count=len(meant)
            ) from error
        return meant[0]


def examples(moves: Sequence[Move], words: MoveWords) -> str:
    """A few moves as typed, as examples."""
    return ", ".join(words.token(move) for move in moves[:_EXAMPLES])


def begins_with_code(line: str, words: MoveWords) -> bool:
    """True if a line begins with a card, by its code or its whole name."""
    return _is_coded(_with_codes(line, words))


def _is_coded(line: str) -> bool:
    start = line.lstrip()
    return bool(re.match(r"[A-Za-z]{2}(?![A-Za-z])", start)) and start[:2].upper() in KIND_OF_CODE


def _named(line: str, view: View, words: MoveWords, error: NotationError) -> Move | Misplay:
    """The move with a card that a word of its play, or a part of its name, identifies.

    Raises the given error if there is no such card.
    """
    played = play_named(line, words)
    if played is not None:
        return _read_move(Verb.PLAY, [write_card(played)], view, words)
    kind = kind_named(line, list(Kind), words) if _WORD.match(line.strip()) else None
    if kind is None:
        raise error
    return _read_move(VERB_OF_PHASE.get(view.phase, Verb.PLAY), [write_card(kind)], view, words)


def _with_codes(line: str, words: MoveWords) -> str:
    """A line with each full name of a card replaced by the card's code."""
    line = folded(line)
    names = {_pattern(words.english_name(kind)): write_card(kind) for kind in Kind}
    names |= {_pattern(words.card(kind)): write_card(kind) for kind in Kind}
    for pattern, code in sorted(names.items(), key=lambda pair: -len(pair[0])):
        line = re.sub(rf"(?<!\w){pattern}(?!\w)", code, line, flags=re.IGNORECASE)
    return line


def _pattern(name: str) -> str:
    """A pattern for a name: stops and apostrophes are optional, & may be "and"."""
    signs = {".": r"\.?", "’": r"[’']?", " ": r"\s+", "&": r"(?:&|and)"}
    return "".join(signs.get(sign, re.escape(sign)) for sign in folded(name))


def _with_seat(line: str, words: MoveWords) -> str:
    """A line with the name of a seat at its end replaced by the seat as in tokens: "felony @2"."""
    typed = line.split()
    for seat, name in enumerate(words.names, start=1):
        start = len(typed) - len(name.split())
        if start > 0 and plain_words(" ".join(typed[start:])) == plain_words(name):
            return f"{' '.join(typed[:start])} @{seat}"
    return line


def _read_words(line: str, view: View, words: MoveWords) -> Move | Misplay:
    coded = _with_codes(_with_seat(line, words), words)
    typed = coded.split()
    if _is_coded(coded):
        return _read_move(VERB_OF_PHASE.get(view.phase, Verb.PLAY), typed, view, words)
    verb = _verb(line.split(maxsplit=1)[0].lower(), view, words)
    return _read_move(verb, typed[1:], view, words)


def _verb(start: str, view: View, words: MoveWords) -> Verb:
    """The verb of a shortened word. Raises NotationError."""
    found = words.meanings(start, view, stands_alone=False)
    if len(found) > 1:
        row = words.words.row(sorted(found))
        raise NotationError("play_grass.unclear", text=quoted(start), words=row)
    if not found or found[0] not in VERB_OF_MEANING:
        raise NotationError(UNKNOWN, text=quoted(start))
    return VERB_OF_MEANING[found[0]]


def _read_move(verb: Verb, typed: list[str], view: View, words: MoveWords) -> Move | Misplay:
    """The move of a verb and the rest of its token. Raises NotationError."""
    text = "".join(typed)
    text = words.saying(text) if verb is Verb.SAY else _cover_in_order(text.upper())
    token = f"{verb.name.lower()} {text}".strip()
    try:
        return read_move(token)
    except NotationError as error:
        play = _ANY_PLAY.fullmatch(text) if verb is Verb.PLAY else None
        if play and error.code == "notation.move" and play["card"] in KIND_OF_CODE:
            card = KIND_OF_CODE[play["card"]]
            return Misplay(card, words.typed(verb, text), int(play["seat"] or 0))
        is_coded = not _WORD.search(text)
        shown = quoted(words.typed(verb, text if is_coded else " ".join(typed)))
        if error.code == "notation.card":
            unknown = token[error.column - 1 : error.column + 1]
            word = _WORD.match(token, error.column - 1)
            message = say("terminal-no-card", text=quoted(word[0].lower() if word else unknown))
        else:
            possible = [move for move in in_order(view.legal) if move.verb is verb]
            right: Argument = examples(possible, words) if possible else _forms(verb, words)
            key = "terminal-how" if text else "terminal-how-verb"
            message = say(key, text=shown, examples=right)
        raise NotationError.saying(error.code, message).at(error.line, error.column) from error


def _forms(verb: Verb, words: MoveWords) -> Row:
    """All forms of moves with a verb, as they are typed."""
    forms = [str(form).partition(" ")[2] for form in MOVE_FORMS[verb].items]
    return either(*(words.typed(verb, form) for form in forms))


def _cover_in_order(text: str) -> str:
    """The token with the covered cards in the order of the deck, as records have them."""
    head, colon, cover = text.partition(":")
    cards = cover.split("+")
    if len(cards) > 1 and all(card in KIND_OF_CODE for card in cards):
        cards.sort(key=KIND_OF_CODE.__getitem__)
    return head + colon + "+".join(cards)
