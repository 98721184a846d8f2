"""From what somebody at a table wants to the entries that come of it; nothing is changed here."""

from __future__ import annotations

import msgspec

from greentable.protocol.client_messages import (
    ComeBack,
    Command,
    Consent,
    GiveNonce,
    LetStandIn,
    UndoWanted,
    Withdraw,
)
from greentable.protocol.server_messages import Note
from greentable.server.core.problems import NotAllowed, Refused
from greentable.server.room.entries import AnyEntry
from greentable.server.room.folding import AnyStep, after
from greentable.server.room.playing import Change, check_is_new, play, withdraw
from greentable.server.room.room import Room
from greentable.server.room.seating import come_back, give_nonce, stand_in
from greentable.server.room.talk import note
from greentable.server.room.undo import answer_undo, undo

Wish = Command | UndoWanted | Consent | Withdraw | LetStandIn | ComeBack | GiveNonce
"""Messages that can change a room."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be written, the step in it, and what people should be told beside it."""

    entries: tuple[AnyEntry, ...]
    step: AnyStep | None = None
    notes: tuple[Note, ...] = ()


def done_before(room: Room, wish: Wish) -> int | None:
    """The revision that a wish came to, if it was fulfilled already."""
    if isinstance(wish, Command | UndoWanted | Withdraw):
        return room.answer_to(wish.seat, wish.id)
    return None


def plan_for(room: Room, person: str, wish: Wish) -> Plan:
    """What comes of a person's wish. Raises GreentableError."""
    match wish:
        case Command():
            return _move(room, person, wish)
        case UndoWanted():
            _check_seat(room, person, wish.seat)
            check_is_new(room, wish.seat, wish.rev)
            return Plan((undo(room, wish.seat, wish.id),))
        case Withdraw():
            _check_seat(room, person, wish.seat)
            for asked in room.asked:
                check_is_new(room, asked, wish.rev)
            return _planned(room, withdraw(room, wish.seat, wish.id), "offer.withdrawn")
        case Consent():
            return _consent(room, person, wish)
        case LetStandIn():
            return _let_stand_in(room, person, wish)
        case ComeBack():
            return Plan(come_back(room, person))
        case GiveNonce():
            return Plan(give_nonce(room, person, wish.nonce))


def _move(room: Room, person: str, wish: Command) -> Plan:
    _check_seat(room, person, wish.seat)
    check_is_new(room, wish.seat, wish.rev)
    before: tuple[AnyEntry, ...] = ()
    if room.chair(wish.seat).stand_in is not None:
        before = come_back(room, person)
        for entry in before:
            room = after(room, entry, room.changed)
    plan = _planned(room, play(room, wish.seat, wish.move, command=wish.id))
    return msgspec.structs.replace(plan, entries=before + plan.entries)


def _check_seat(room: Room, person: str, seat: int) -> None:
    if seat not in room.seats_of(person):
        raise NotAllowed("seat.not_yours", seat=seat)


def _consent(room: Room, person: str, wish: Consent) -> Plan:
    """What comes of a yes or no; of a no, everybody is told whose it was."""
    entries = answer_undo(room, person, wish.rev, yes=wish.yes)
    notes = () if wish.yes else (note("undo.refused", room.seats_of(person)[0]),)
    return Plan(entries, notes=notes)


def _let_stand_in(room: Room, person: str, wish: LetStandIn) -> Plan:
    if person not in room.people or wish.seat in room.seats_of(person):
        raise NotAllowed("seat.not_asked", seat=wish.seat)
    if wish.seat not in room.seats:
        raise Refused("seat.none", seat=wish.seat)
    if not wish.yes:
        return Plan((), notes=(note("seat.waited_for", wish.seat),))
    return Plan(stand_in(room, wish.seat, "absent"))


# Moves that nobody sends: of bots, and of the clock


def bot_plan(room: Room, seat: int, move: str) -> Plan:
    """What comes of a bot's move."""
    return _planned(room, play(room, seat, move, by="bot"))


def clock_plan(room: Room, seat: int, move: str) -> Plan:
    """What comes of a move that is made because the time is over."""
    plan = _planned(room, play(room, seat, move, by="clock"), "offer.time")
    return msgspec.structs.replace(plan, notes=(note("clock.decided", seat), *plan.notes))


def _planned(room: Room, change: Change, why: str | None = None) -> Plan:
    """The plan of a change; when an offer ends with it, a note says how."""
    notes = _end_of_offer(room, change, why)
    return Plan((change.entry,), change.step, notes)


def _end_of_offer(room: Room, change: Change, why: str | None) -> tuple[Note, ...]:
    """How the open offer ended, if it did: taken, refused by all, taken back, or by time."""
    before, step = room.table, change.step
    if before is None or step is None or not is_asking(room, before.state):
        return ()
    if is_asking(room, step.table.state):
        return ()
    last = next(ply for ply in reversed(step.plies) if is_asking(room, ply.before))
    if last.move != room.game.refusal(last.before, last.seat):
        why = "offer.taken"
    return (note(why or "offer.refused", before.moment.seat or None),)


def begins_to_ask(room: Room, step: AnyStep | None) -> bool:
    """Whether somebody is asked for a yes or no after a step, and nobody was before it."""
    if step is None or not is_asking(room, step.table.state):
        return False
    return not is_asking(room, step.plies[0].before)


def is_asking(room: Room, state: object) -> bool:
    """Whether somebody is asked for a yes or no."""
    asked = room.game.to_act(state)
    return len(asked) == 1 and room.game.refusal(state, asked[0]) is not None
