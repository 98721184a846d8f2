"""Plans: the log entries that follow from a person's message, a bot's move or the end of a clock.

The functions change nothing: the caller writes the entries.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from greentable.game import AnyGame
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
from greentable.server.core.problems import Clash, NotAllowed, Refused
from greentable.server.room.decisions import decisions_after
from greentable.server.room.entries import AnsweredAhead, AnyEntry, By, Played
from greentable.server.room.folding import AnyStep, after
from greentable.server.room.room import Decision, Room, table_in_play
from greentable.server.room.seating import come_back, give_nonce, stand_in
from greentable.server.room.talk import note
from greentable.server.room.undo import answer_undo, undo
from greentable.table import Step, answer_ahead, is_asking

ChangeMessage = Command | UndoWanted | Consent | Withdraw | LetStandIn | ComeBack | GiveNonce
"""Messages that can change a room."""


class Plan(msgspec.Struct, frozen=True):
    """The entries to write, the step that they contain, and the notes to send to people."""

    entries: tuple[AnyEntry, ...]
    step: AnyStep | None = None
    notes: tuple[Note, ...] = ()


class Stale(Clash):
    """The error for a command that was sent before its sender saw the current decision."""


def done_before(room: Room, message: ChangeMessage) -> int | None:
    """The revision that a message led to, if the server has carried it out already."""
    if isinstance(message, Command | UndoWanted | Withdraw):
        return room.answer_to(message.seat, message.id)
    return None


def plan_for(room: Room, person: str, message: ChangeMessage) -> Plan:
    """The plan for a person's message. Raises GreentableError."""
    match message:
        case Command():
            return _move(room, person, message)
        case UndoWanted():
            _check_seat(room, person, message.seat)
            _check_is_new(room, message.seat, message.rev)
            return Plan((undo(room, message.seat, message.id),))
        case Withdraw():
            _check_seat(room, person, message.seat)
            for asked in room.asked:
                _check_is_new(room, asked, message.rev)
            return _withdraw(room, message.seat, message.id)
        case Consent():
            return _consent(room, person, message)
        case LetStandIn():
            return _let_stand_in(room, person, message)
        case ComeBack():
            return Plan(come_back(room, person))
        case GiveNonce():
            return Plan(give_nonce(room, person, message.nonce))


def _check_seat(room: Room, person: str, seat: int) -> None:
    if seat not in room.seats_of(person):
        raise NotAllowed("seat.not_yours", seat=seat)


def _check_is_new(room: Room, seat: int, rev: int) -> None:
    """Check that the sender has seen the current decision of a seat. Raises Stale."""
    since = room.decisions[seat].rev if seat in room.decisions else room.rev
    if rev < since:
        raise Stale("command.stale")


def _consent(room: Room, person: str, message: Consent) -> Plan:
    """The plan for a yes or no to an undo; a note tells all people who said no."""
    entries = answer_undo(room, person, message.rev, yes=message.yes)
    notes = () if message.yes else (note("undo.refused", room.seats_of(person)[0]),)
    return Plan(entries, notes=notes)


def _let_stand_in(room: Room, person: str, message: LetStandIn) -> Plan:
    if person not in room.people or message.seat in room.seats_of(person):
        raise NotAllowed("seat.not_asked", seat=message.seat)
    if message.seat not in room.seats:
        raise Refused("seat.none", seat=message.seat)
    if not message.yes:
        return Plan((), notes=(note("seat.waited_for", message.seat),))
    return Plan(stand_in(room, message.seat, "absent"))


# Moves


def _move(room: Room, person: str, message: Command) -> Plan:
    _check_seat(room, person, message.seat)
    _check_is_new(room, message.seat, message.rev)
    before: tuple[AnyEntry, ...] = ()
    if room.chair(message.seat).stand_in is not None:
        before = come_back(room, person)
        for entry in before:
            room = after(room, entry, room.changed)
    move = move_in_writing(room.game, message.move)
    plan = move_plan(room, message.seat, move, command=message.id)
    return msgspec.structs.replace(plan, entries=before + plan.entries)


def move_in_writing(game: AnyGame, move: str | Mapping[str, Any]) -> str:
    """The token of a move that a client sends as a token, or by its parts.

    Raises: UsageError for parts that make no move; a token is taken as it is.
    """
    return move if isinstance(move, str) else game.write_move(game.read_move_document(move))


def move_plan(
    room: Room, seat: int, move: str, *, command: str | None = None, by: By = "person"
) -> Plan:
    """The plan for a seat's move, followed by the answers that other seats have given ahead.

    An answer given ahead of the seat's turn is kept. Raises Refused, IllegalMove, NotationError.
    """
    table = table_in_play(room)
    if seat in room.decisions and seat not in table.to_act:
        token = answer_ahead(room.game, table.state, seat, move)
        return Plan((AnsweredAhead(seat=seat, move=token, command=command),))
    step = _with_held_answers(room, table.play(seat, move))
    notes = _end_of_offer(room, step, "offer.time" if by == "clock" else "offer.refused")
    if by == "clock":
        notes = (note("clock.decided", seat), *notes)
    return Plan((_played(seat, step, by, command),), step, notes)


def _played(seat: int, step: AnyStep, by: By, command: str | None) -> Played:
    plies = tuple((ply.seat, ply.token) for ply in step.plies)
    return Played(seat=seat, plies=plies, by=by, command=command)


def _with_held_answers(room: Room, step: AnyStep) -> AnyStep:
    """The step, extended by answers given ahead as long as it is their seats' turn."""
    new = Decision(room.rev + 1, 0.0)
    while len(step.table.to_act) == 1:
        [seat] = step.table.to_act
        if seat not in room.held:
            break
        moved = [(ply.seat, ply.state) for ply in step.plies]
        if decisions_after(room.decisions, room.game, moved, new).get(seat, new) == new:
            break
        more = step.table.play(seat, room.held[seat])
        step = Step(more.table, step.plies + more.plies)
    return step


# Offers


def _withdraw(room: Room, seat: int, command: str) -> Plan:
    """Take an offer back: answer no for each seat that is or would be asked.

    Raises Refused unless it is this seat's turn and an offer is open.
    """
    table = table_in_play(room)
    if table.moment.seat != seat or not is_asking(room.game, table.state):
        raise Refused("offer.none")
    plies: list[Any] = []
    while is_asking(room.game, table.state):
        [asked] = table.to_act
        step = table.play(asked, room.game.refusal(table.state, asked))
        plies += step.plies
        table = step.table
    step = Step(table, tuple(plies))
    notes = _end_of_offer(room, step, "offer.withdrawn")
    return Plan((_played(seat, step, "person", command),), step, notes)


def _end_of_offer(room: Room, step: AnyStep, why: str) -> tuple[Note, ...]:
    """The note on the end of the open offer, if it ended: taken, or refused because of `why`."""
    before = step.plies[0].before
    if not is_asking(room.game, before) or is_asking(room.game, step.table.state):
        return ()
    last = next(ply for ply in reversed(step.plies) if is_asking(room.game, ply.before))
    if last.move != room.game.refusal(last.before, last.seat):
        why = "offer.taken"
    return (note(why, room.game.moment(before).seat or None),)


def begins_to_ask(room: Room, step: AnyStep | None) -> bool:
    """True if an offer waits for an answer after a step, and none did before it."""
    if step is None or not is_asking(room.game, step.table.state):
        return False
    return not is_asking(room.game, step.plies[0].before)
