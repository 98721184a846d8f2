"""Moves in writing and back: one token for each decision. docs/notation.md has the table."""

from __future__ import annotations

from greentable.core.reader import Reader, shown
from greentable.errors import NotationError
from greentable.grass.cards import CODES, KIND_OF_CODE, Kind
from greentable.grass.codes import EVERYONE, NOBODY, Verb
from greentable.grass.families import is_paranoia, is_peddle, is_protection
from greentable.grass.moves import BARE, FORMS, Move, names_peddle, plays_on_seat
from greentable.grass.ruleset import MOST_SEATS
from greentable.words.messages import Argument, Message, choices, either, say

_WORD_OF = tuple(str(verb) for verb in Verb)
_WORDS = {str(verb): verb for verb in Verb}

# The expected parts that errors name; after a verb it is a card, unless listed here.
_CARD, _SEAT = say("wanted-card"), say("wanted-seat")
_CHEATED = either("cheated", "nothing")
_NEXT: dict[Verb, Argument] = {Verb.SAY: _CHEATED, Verb.DEALER: _SEAT, Verb.DEAL: _SEAT}


def _then(sign: str, wanted: Argument) -> Message:
    return say("wanted-sign-and", sign=sign, wanted=wanted)


def _space_and(wanted: Argument) -> Message:
    return say("wanted-space-and", wanted=wanted)


def write_card(kind: Kind) -> str:
    """The two letters of a card."""
    return CODES[kind]


def read_card(text: str, column: int = 1) -> Kind:
    """The card that two letters name. Raises NotationError."""
    if text not in KIND_OF_CODE:
        raise NotationError("notation.card", card=shown(text), known=choices(CODES), column=column)
    return KIND_OF_CODE[text]


def write_move(move: Move) -> str:
    """The token of a move."""
    word = _WORD_OF[move.verb]
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
                text += f":{other}" + ("*" if move.protected else "")
            return text
        case Verb.OFFER | Verb.SWAP:
            to = "*" if move.seat == EVERYONE else str(move.seat)
            return f"{word} {card}>{other or '?'}@{to}"
        case Verb.COUNTER:
            return f"{word} {card}>{other}" if other else f"{word} {card}"
        case Verb.SAY:
            return f"{word} cheated" if move.cheated else f"{word} nothing"
        case Verb.DEALER:
            return f"{word} {move.seat}"
        case Verb.DEAL:
            return f"{word} {move.seat} {card}"
        case _:
            return f"{word} {card}" if card else word


class _Reader(Reader):
    """A reader of the words of Grass."""

    def card(self) -> Kind:
        start = self.at
        text = self.take(r"[A-Z]{2}", say("wanted-card-code"))
        return read_card(text, start + 1)

    def peddle(self) -> Kind:
        start = self.at
        kind = self.card()
        if not is_peddle(kind):
            self.at = start
            raise self.fail(say("wanted-peddle"))
        return kind

    def seat(self) -> int:
        wanted = say("wanted-seat-number", most=MOST_SEATS)
        return int(self.take(rf"[1-{MOST_SEATS}](?!\d)", wanted))


def read_move(token: str) -> Move:
    """The move of a token. Raises NotationError with the column and what is expected there."""
    reader = _Reader(token)
    word = reader.take(r"[a-z]*", say("wanted-word"))
    if word not in _WORDS:
        raise NotationError("notation.verb", word=shown(word or token), known=choices(_WORDS))
    verb = _WORDS[word]
    reader.form = FORMS[verb]
    move = _read_rest(reader, verb)
    reader.end()
    return move


def _read_rest(reader: _Reader, verb: Verb) -> Move:
    if verb in BARE:
        return Move(verb)
    reader.take(" ", _space_and(_NEXT.get(verb, _CARD)))
    match verb:
        case Verb.PLAY:
            return _read_play(reader)
        case Verb.OFFER | Verb.SWAP:
            return _read_exchange(reader, verb)
        case Verb.COUNTER:
            return Move.counter(reader.card(), reader.card() if reader.maybe(">") else None)
        case Verb.SAY:
            said = reader.take("cheated|nothing", _CHEATED)
            return Move.say(cheated=said == "cheated")
        case Verb.DEALER:
            return Move.dealer(reader.seat())
        case Verb.DEAL:
            seat = reader.seat()
            reader.take(" ", _space_and(_CARD))
            return Move.deal(seat, reader.card())
        case _:
            return Move(verb, reader.card())


def _read_exchange(reader: _Reader, verb: Verb) -> Move:
    """The card given, the card wanted and the seat; an offer may leave the last two open."""
    is_offer = verb is Verb.OFFER
    give = reader.card()
    reader.take(">", say("wanted-sign", sign=">"))
    get = None if is_offer and reader.maybe("?") else reader.card()
    reader.take("@", _then("@", _SEAT))
    seat = EVERYONE if is_offer and reader.maybe("*") else reader.seat()
    return Move(verb, give, seat, get)


def _read_play(reader: _Reader) -> Move:
    """A card, and the parts that a play of this card must or may have."""
    card = reader.card()
    if is_protection(card):
        return Move.play(card, cover=_read_cover(reader))
    seat, peddle = NOBODY, None
    if plays_on_seat(card):
        reader.take("@", _then("@", _SEAT))
        seat = reader.seat()
    elif is_paranoia(card) and reader.maybe("@"):
        seat = reader.seat()
    if names_peddle(card) and reader.maybe(":"):
        peddle = reader.peddle()
    protected = card is Kind.PAY_FINE and peddle is not None and reader.maybe("*")
    return Move.play(card, seat=seat, peddle=peddle, protected=protected)


def _read_cover(reader: _Reader) -> list[Kind]:
    reader.take(":", _then(":", say("wanted-cover")))
    cover = [reader.peddle()]
    while reader.maybe("+"):
        start = reader.at
        cover.append(reader.peddle())
        if cover[-1] < cover[-2]:
            reader.at = start
            raise reader.fail(say("wanted-deck-order"))
    return cover
