"""Undo: free, by consent of the others, or always for a person who plays alone."""

from __future__ import annotations

from greentable.protocol.server_messages import UndoKind
from greentable.server.core.problems import Refused
from greentable.server.room.entries import AnyEntry, TakenBack, UndoAnswered, UndoAsked
from greentable.server.room.folding import after
from greentable.server.room.room import Room, table_in_play
from greentable.table import may_take_back
from greentable.table.take_backs import last_ply_of


def undo(room: Room, seat: int, command: str) -> AnyEntry:
    """Take back the last move of a seat, or ask the others for their consent.

    An undo is free unless the move revealed hidden cards, chance decided something, or another seat
    moved since. A person alone or against bots may always undo, but then the result is marked as
    assisted. Otherwise the other people must consent. Raises Refused.
    """
    table = table_in_play(room)
    last = last_ply_of(table, seat)
    if last == 0:
        raise Refused("undo.nothing")
    if room.undo is not None:
        raise Refused("undo.asked")
    if may_take_back(table, seat):
        return TakenBack(seat=seat, ply=last - 1, command=command)
    if len(room.people) == 1:
        return TakenBack(seat=seat, ply=last - 1, assisted=True, command=command)
    return UndoAsked(seat=seat, command=command)


def undo_possible(room: Room, seat: int) -> UndoKind | None:
    """How a seat could take back its last move now; None if it cannot.

    With other people at the table, a move that nothing has followed may be free or not: trying
    whether it revealed anything takes longer than the move itself.
    """
    if room.status != "playing" or room.undo is not None or room.table is None:
        return None
    last = last_ply_of(room.table, seat) if seat in room.seats else 0
    if last == 0:
        return None
    if len(room.people) == 1:
        return "free"
    return "asks" if last < len(room.table.plies) else "may_ask"


def who_must_agree(room: Room) -> tuple[str, ...]:
    """The people whose consent to the undo is missing, of all players but the one who asks."""
    if room.undo is None:
        return ()
    asker = room.chair(room.undo.seat).person
    return tuple(
        person for person in room.people if person != asker and person not in room.undo.agreed
    )


def answer_undo(room: Room, person: str, rev: int | None, *, yes: bool) -> tuple[AnyEntry, ...]:
    """Answer a request for undo; the last consent takes the move back. Raises Refused."""
    table = table_in_play(room)
    if room.undo is None or person not in who_must_agree(room):
        raise Refused("undo.not_asked")
    if rev is not None and rev < room.undo.rev:
        raise Refused("undo.not_asked")
    answered = UndoAnswered(person=person, yes=yes)
    later = after(room, answered, room.changed)
    if later.undo is None or who_must_agree(later):
        return (answered,)
    seat = room.undo.seat
    return (answered, TakenBack(seat=seat, ply=last_ply_of(table, seat) - 1))
