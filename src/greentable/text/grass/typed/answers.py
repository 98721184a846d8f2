"""The answer to a typed line: the moves that it may mean, or why there are none."""

from __future__ import annotations

import re
from itertools import islice

from greentable.errors import NotationError
from greentable.grass import (
    Move,
    Reason,
    Verb,
    View,
    explain_view,
    reason_message,
    reasons_against,
    write_card,
)
from greentable.text.grass.typed.matching import moves_with, own_cards
from greentable.text.grass.typed.reading import UNKNOWN, Misplay, examples, read_typed_move
from greentable.text.grass.typed.words import MoveWords

# A number alone, if it is no seat: "discard 3", not "felony @ 3".
_PLACE = re.compile(r"(?<![@\S])(?<!@ )[1-9](?!\S)")


def moves_typed(line: str, view: View, words: MoveWords, most: int) -> tuple[list[Move], str]:
    """Up to so many legal moves that a line may mean, likely ones first; all for an empty one.

    If there are none, a sentence why, or "" if the line means nothing at all.
    """
    found = list(islice(moves_with(line, view, words), most))
    if not line.strip():
        return found, ""
    try:
        wish = read_typed_move(_with_places_as_cards(line, view), view, words)
    except NotationError as error:
        return found, "" if found or error.code == UNKNOWN else words.text(error.message)
    if isinstance(wish, Move) and wish in view.legal:
        return [wish, *(move for move in found if move != wish)][:most], ""
    return found, "" if found else why_refused(view, wish, words)


def why_refused(view: View, wish: Move | Misplay, words: MoveWords) -> str:
    """The reason why a move is not legal."""
    if isinstance(wish, Misplay):
        return _why_misplay(view, wish, words)
    explained = explain_view(view, wish)
    if explained.reason is Reason.MALFORMED and wish.verb is Verb.PLAY and wish.card is not None:
        return _why_misplay(view, Misplay(wish.card, words.token(wish), wish.seat), words)
    return " ".join(map(words.text, explained.messages))


def _why_misplay(view: View, play: Misplay, words: MoveWords) -> str:
    """Examples of how to play a card; if it cannot be played at all, the reason."""
    possible = [each for each in view.legal.of(Verb.PLAY) if each.card is play.card]
    possible.sort(key=lambda each: each.seat != play.seat)  # first those on the typed seat
    if possible:
        shown = examples(possible, words)
        return words.catalogue.say("terminal-how", text=play.token, examples=shown)
    reasons = reasons_against(view, play.card)
    if not reasons:
        return words.text(reason_message(Reason.MALFORMED, Move.play(play.card)))
    return " ".join(words.text(one.said) for one in reasons)


def _with_places_as_cards(line: str, view: View) -> str:
    """A line in which a number alone is the card at that place in the hand."""
    cards = own_cards(view)

    def card_at(number: re.Match[str]) -> str:
        place = int(number[0]) - 1
        return write_card(cards[place]) if place < len(cards) else number[0]

    return _PLACE.sub(card_at, line)
