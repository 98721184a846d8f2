"""Talk at a table: phrases that each reader gets in their own language, free text, notes.

The log keeps none of it.
"""

from __future__ import annotations

import unicodedata

from greentable.core.reader import UNFIT
from greentable.protocol.client_messages import Talk
from greentable.protocol.server_messages import Note, Talked
from greentable.server.core.problems import NotAllowed, Refused
from greentable.server.room.room import Room
from greentable.text.phrases import PHRASES, PHRASES_WITH_CARDS, phrase_message
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Argument, Message, Seat


def talked(room: Room, person: str, talk: Talk, now: float) -> Talked | None:
    """The message to send to the others; None if this person is muted. Raises Refused."""
    seats = room.seats_of(person)
    if talk.seat is not None and talk.seat not in seats:
        raise NotAllowed("seat.not_yours", seat=talk.seat)
    if not seats:
        raise NotAllowed("talk.players_only")
    _check(room, talk)
    if person in room.muted:
        return None
    seat = talk.seat or seats[0]
    return Talked(
        seat=seat,
        name=room.chair(seat).name,
        phrase=talk.phrase,
        text=talk.text,
        cards=talk.cards,
        message=phrase_message(room.game_name, talk.phrase, talk.cards) if talk.phrase else None,
        at=now,
    )


def note(code: str, seat: int | None = None) -> Note:
    """A note to all people in the room; `seat` is the seat that it is about."""
    arguments: dict[str, Argument] = {} if seat is None else {"who": Seat(seat)}
    name = code.replace(".", "-").replace("_", "-")
    return Note(code=code, seat=seat, message=Message(f"note-{name}", arguments))


def _check(room: Room, talk: Talk) -> None:
    if (talk.phrase is None) == (talk.text is None):
        raise Refused("talk.one_thing")
    if talk.text is not None:
        if not room.settings.free_text:
            raise NotAllowed("talk.phrases_only")
        if talk.cards or not _is_seen(talk.text) or UNFIT.search(talk.text):
            raise Refused("talk.text")
        return
    if talk.phrase in PHRASES:
        if talk.cards:
            raise Refused("talk.cards")
    elif talk.phrase in PHRASES_WITH_CARDS:
        if not talk.cards or not _are_cards(room, talk.cards):
            raise Refused("talk.cards")
    else:
        raise Refused("talk.phrase")


def _is_seen(text: str) -> bool:
    """True if a character of the text is visible: a letter, a number, punctuation or a symbol."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in text)


def _are_cards(room: Room, codes: tuple[str, ...]) -> bool:
    """True if all these codes are cards of the game."""
    catalogue = Catalogue()
    return all(f"{room.game_name}-card-{code}" in catalogue for code in codes)
