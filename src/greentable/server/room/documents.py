"""A room as one person may see it, and its summary for the lists and look-ups of the store."""

from __future__ import annotations

from typing import Literal

from greentable.protocol.server_messages import ChairDocument, RoomDocument, UndoDocument
from greentable.server.room.clocks import deadlines
from greentable.server.room.room import Chair, Room, is_forgotten
from greentable.server.room.undo import who_must_agree
from greentable.server.store.values import Sitter, Summary


def room_document(room: Room, person: str) -> RoomDocument:
    """The room as this person may see it."""
    table = room.table
    is_over = table is not None and table.is_over
    return RoomDocument(
        id=room.id,
        rev=room.rev,
        game=room.game_name,
        ruleset=room.ruleset,
        status=room.status,
        settings=room.settings,
        chairs=tuple(_chair(room, person, seat) for seat in room.seats),
        is_host=person == room.host,
        code=room.code if person in room.people or person == room.host else None,
        commitments=room.commitments,
        nonces=room.nonces,
        seeds=room.seeds if room.is_revealed else (),
        undo=_undo(room),
        answered=tuple(sorted(room.held)),
        assisted=room.assisted,
        result=table.result if table is not None else None,
        winners=tuple(room.game.winners(table.state)) if table is not None and is_over else (),
        closed_why=room.closed_why,
        day=room.day,
        puzzle=room.puzzle,
        follows=room.follows,
        followed_by=room.followed_by,
        created=room.created,
        changed=room.changed,
    )


def _chair(room: Room, person: str, seat: int) -> ChairDocument:
    chair = room.chair(seat)
    return ChairDocument(
        seat=seat,
        name=chair.name,
        kind=_kind(chair),
        bot=chair.bot,
        stand_in=chair.stand_in,
        conceded=chair.conceded,
        is_host=chair.person == room.host,
        is_you=chair.person == person,
        is_muted=chair.person in room.muted,
    )


def _kind(chair: Chair) -> Literal["free", "person", "bot"]:
    if chair.is_free:
        return "free"
    return "bot" if chair.person is None else "person"


def _undo(room: Room) -> UndoDocument | None:
    if room.undo is None:
        return None
    seats = [seat for person in who_must_agree(room) for seat in room.seats_of(person)]
    return UndoDocument(seat=room.undo.seat, waits_for=tuple(seats))


def summary_of(room: Room, offer_seconds: float) -> Summary:
    """The summary that the store keeps beside the log."""
    table = room.table
    return Summary(
        id=room.id,
        game=room.game_name,
        ruleset=room.ruleset,
        status=room.status,
        listed=room.settings.listed,
        seats=len(room.chairs),
        host=_known(room.host),
        sitters=tuple(
            Sitter(seat, chair.name, _known(chair.person), chair.bot, chair.conceded)
            for seat, chair in enumerate(room.chairs, 1)
            if not chair.is_free
        ),
        invitation=room.secret_hash,
        code=room.code,
        created=room.created,
        changed=room.changed,
        waits_for=room.waits_for,
        result=table.result if table is not None else None,
        winners=tuple(room.game.winners(table.state)) if table is not None else (),
        assisted=room.assisted,
        day=room.day,
        puzzle=room.puzzle,
        deadline=min(deadlines(room, offer_seconds).values(), default=None),
        followed_by=room.followed_by,
        welcomed=tuple(one for one in room.welcomed if not is_forgotten(one)),
    )


def _known(person: str | None) -> str | None:
    """The person, or None for a forgotten one, whom the store no longer knows."""
    return None if person is None or is_forgotten(person) else person
