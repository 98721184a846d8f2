"""Moves in writing, both ways: one token for each decision. docs/notation.md has the table."""

from __future__ import annotations

from greentable.errors import NotationError
from greentable.grass.cards import CODES, KIND_OF_CODE, Kind
from greentable.grass.codes import EVERYONE, NOBODY, Verb
from greentable.grass.moves import Move
from greentable.grass.ruleset import MOST_SEATS
from greentable.reader import Reader

_BARE = (Verb.ACCEPT, Verb.DECLINE, Verb.END)
_CARD = (Verb.DISCARD, Verb.COUNTER, Verb.GIVE, Verb.PASS, Verb.KEEP, Verb.HAND)
_NATURE_CARD = (Verb.DRAW, Verb.LUCK)
_WORDS = {verb.name.lower(): verb for verb in Verb}

FORMS = {
    Verb.PLAY: "play PA, play FE@3, play SN@2:PA, play PF:PA* or play LC:HG+CO",
    Verb.OFFER: "offer PA>MO@4 or offer PA>MO@*",
    Verb.SWAP: "swap HG>DF@1",
    Verb.SAY: "say cheated or say nothing",
    Verb.DEALER: "dealer 2",
    Verb.DEAL: "deal 3 HG",
    **{verb: f"{verb.name.lower()}" for verb in _BARE},
    **{verb: f"{verb.name.lower()} PA" for verb in (*_CARD, *_NATURE_CARD)},
}
"""Of each verb an example of everything that can follow it."""

# What follows a verb, as errors say it; a card if nothing else is said.
_NEXT = {Verb.SAY: "cheated or nothing", Verb.DEALER: "a seat", Verb.DEAL: "a seat"}


def write_card(kind: Kind) -> str:
    """The two letters of a card."""
    return CODES[kind]


def read_card(text: str, column: int = 1) -> Kind:
    """The card that two letters name. Raises NotationError."""
    if text not in KIND_OF_CODE:
        message = f"unknown card {text!r}: one of {', '.join(CODES)}"
        raise NotationError("notation.card", message, column=column)
    return KIND_OF_CODE[text]


def write_move(move: Move) -> str:
    """The token of a move."""
    word = move.verb.name.lower()
    card = "" if move.card is None else CODES[move.card]
    other = "" if move.other is None else CODES[move.other]
    match move.verb:
        case Verb.PLAY:
            text = f"{word} {card}"
            if move.seat != NOBODY:
                text += f"@{move.seat}"
            if move.cover:
                text += ":" + "+".join(CODES[kind] for kind in move.cover)
            elif other:
                text += f":{other}" + ("*" if move.mark else "")
            return text
        case Verb.OFFER | Verb.SWAP:
            to = "*" if move.seat == EVERYONE else str(move.seat)
            return f"{word} {card}>{other}@{to}"
        case Verb.SAY:
            return "say cheated" if move.mark else "say nothing"
        case Verb.DEALER:
            return f"{word} {move.seat}"
        case Verb.DEAL:
            return f"{word} {move.seat} {card}"
        case _:
            return f"{word} {card}" if card else word


class _Reader(Reader):
    """A reader that knows the words of Grass."""

    def card(self) -> Kind:
        start = self.at
        text = self.take(r"[A-Z]{2}", "a card (two capital letters)")
        return read_card(text, start + 1)

    def seat(self) -> int:
        return int(self.take(rf"[1-{MOST_SEATS}](?!\d)", f"a seat from 1 to {MOST_SEATS}"))


def read_move(token: str) -> Move:
    """The move that a token says. Raises NotationError with the column and what would be right."""
    reader = _Reader(token)
    word = reader.take(r"[a-z]*", "a word")
    if word not in _WORDS:
        message = f"unknown word {word or token!r}: one of {', '.join(_WORDS)}"
        raise NotationError("notation.verb", message)
    verb = _WORDS[word]
    reader.form = FORMS[verb]
    move = _read_rest(reader, verb)
    reader.end()
    return move


def _read_rest(reader: _Reader, verb: Verb) -> Move:
    if verb in _BARE:
        return Move(verb)
    reader.take(" ", f"a space and {_NEXT.get(verb, 'a card')}")
    match verb:
        case Verb.PLAY:
            return _read_play(reader)
        case Verb.OFFER | Verb.SWAP:
            give = reader.card()
            reader.take(">", "'>'")
            want = reader.card()
            reader.take("@", "'@' and a seat")
            to = EVERYONE if verb is Verb.OFFER and reader.maybe("*") else reader.seat()
            return Move(verb, give, to, want)
        case Verb.SAY:
            said = reader.take("cheated|nothing", "cheated or nothing")
            return Move(verb, mark=said == "cheated")
        case Verb.DEALER:
            return Move(verb, seat=reader.seat())
        case Verb.DEAL:
            seat = reader.seat()
            reader.take(" ", "a space and a card")
            return Move(verb, reader.card(), seat)
        case _:
            return Move(verb, reader.card())


def _read_play(reader: _Reader) -> Move:
    card = reader.card()
    seat = reader.seat() if reader.maybe("@") else NOBODY
    if not reader.maybe(":"):
        return Move(Verb.PLAY, card, seat)
    first = reader.card()
    if Kind.CATCH_A_BUZZ <= card <= Kind.LUST_CONQUERS_ALL:
        cover = [first]
        while reader.maybe("+"):
            start = reader.at
            cover.append(reader.card())
            if cover[-1] < cover[-2]:
                reader.at = start
                raise reader.fail("cards in the order of the deck table")
        return Move(Verb.PLAY, card, seat, cover=tuple(cover))
    return Move(Verb.PLAY, card, seat, first, mark=reader.maybe("*"))
