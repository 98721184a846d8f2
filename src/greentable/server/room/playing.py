"""What comes of a move: the entries it makes, or why it is refused. Nothing is changed here."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from greentable.server.core.problems import Clash, Refused
from greentable.server.room.decisions import decisions_after
from greentable.server.room.entries import AnsweredAhead, AnyEntry, Played
from greentable.server.room.folding import AnyStep
from greentable.server.room.room import AnyTable, Decision, Room
from greentable.table import Step, answers_ahead

By = Literal["person", "bot", "clock"]


class Stale(Clash):
    """A command that was sent before its sender saw what it is asked now."""


class Change(NamedTuple):
    """The entry that a move makes, and the step in it, if it was played at once."""

    entry: AnyEntry
    step: AnyStep | None = None


def table_in_play(room: Room) -> AnyTable:
    """The game that goes on. Raises Refused when none does."""
    if room.table is None or room.status != "playing":
        raise Refused(f"room.{room.status}")
    return room.table


def check_is_new(room: Room, seat: int, rev: int) -> None:
    """That the person or bot of a seat has seen what it is asked. Raises Stale."""
    since = room.decisions[seat].rev if seat in room.decisions else room.rev
    if rev < since:
        raise Stale("command.stale", rev=rev, since=since)


def play(
    room: Room, seat: int, move: str, *, command: str | None = None, by: By = "person"
) -> Change:
    """What comes of a seat's move, with answers given ahead fed in behind it.

    An answer that is not asked for yet is kept. Raises Refused, IllegalMove, NotationError.
    """
    table = table_in_play(room)
    if seat in room.decisions and seat not in table.to_act:
        return Change(_ahead(room, table, seat, move, command))
    step = _with_held_answers(room, table.play(seat, move))
    plies = tuple((ply.seat, ply.token) for ply in step.plies)
    return Change(Played(seat=seat, plies=plies, by=by, command=command), step)


def _ahead(room: Room, table: AnyTable, seat: int, move: str, command: str | None) -> AnsweredAhead:
    state = answers_ahead(room.game, table.state)[seat]
    room.game.apply(state, seat, move)  # which refuses what would be refused then
    token = room.game.write_move(room.game.read_move(move))
    return AnsweredAhead(seat=seat, move=token, command=command)


def _with_held_answers(room: Room, step: AnyStep) -> AnyStep:
    """The step with answers that were given ahead, as long as their seats are asked in it."""
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


def withdraw(room: Room, seat: int, command: str | None = None) -> Change:
    """What comes of taking an offer back: no is said for everybody who is or would be asked.

    Raises Refused unless it is this seat's turn and somebody is asked.
    """
    table = table_in_play(room)
    if table.moment.seat != seat or not _is_asked(table):
        raise Refused("offer.none")
    plies: list[Any] = []
    while _is_asked(table):
        [asked] = table.to_act
        step = table.play(asked, room.game.refusal(table.state, asked))
        plies += step.plies
        table = step.table
    tokens = tuple((ply.seat, ply.token) for ply in plies)
    return Change(Played(seat=seat, plies=tokens, command=command), Step(table, tuple(plies)))


def _is_asked(table: AnyTable) -> bool:
    """Whether somebody is asked for a yes or no."""
    asked = table.to_act
    return len(asked) == 1 and table.game.refusal(table.state, asked[0]) is not None
