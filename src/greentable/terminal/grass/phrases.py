"""Moves in the words of the list: what the screen says can be typed."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.grass import Kind, Move, Verb, View, move_message
from greentable.terminal.grass.card_names import plain_words
from greentable.terminal.grass.menu import numbered
from greentable.terminal.grass.voice import Voice

# Plays that have a word of their own.
_NAMED_BY_A_WORD = (
    Move.play(Kind.MARKET_OPEN),
    Move.play(Kind.MARKET_CLOSE),
    Move.play(Kind.PAY_FINE),
    Move.play(Kind.STEAL, seat=1),
)


def move_meant(line: str, view: View, voice: Voice) -> list[Move]:
    """The listed moves whose words, from the first one on, hold these words in this order.

    A play may be said without its first word, as everywhere.
    """
    typed = plain_words(line).split()
    if not typed:
        return []
    found = []
    for move in numbered(view.legal).values():
        words = plain_words(voice.text(move_message(move))).split()
        if any(_holds(start, typed) for start in _starts(move, words)):
            found.append(move)
    return found


def play_named(line: str, voice: Voice) -> Kind | None:
    """The card whose play a word of the list means though it is not there now: "steal", "open"."""
    typed = plain_words(line).split()
    for move in _NAMED_BY_A_WORD:
        words = plain_words(voice.text(move_message(move))).split()
        if typed and words[0] == typed[0]:
            return move.card
    return None


def _starts(move: Move, words: list[str]) -> Iterator[list[str]]:
    yield words
    if move.verb is Verb.PLAY:
        yield words[1:]


def _holds(words: list[str], typed: list[str]) -> bool:
    if not words or words[0] != typed[0]:
        return False
    rest = iter(words)
    return all(word in rest for word in typed)
