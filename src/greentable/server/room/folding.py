"""Build a room from the entries of its log: one function for each kind of entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace as with_fields
from typing import Any

from msgspec.structs import replace

from greentable.games import GAMES
from greentable.server.room import entries as log
from greentable.server.room.clocks import bank_after, rules_of
from greentable.server.room.decisions import asked_seats, decisions_after
from greentable.server.room.entries import AnyEntry, Plies
from greentable.server.room.fair_dealing import nature_of
from greentable.server.room.room import MOST_COMMANDS, AnyTable, Chair, Decision, Room, Undo
from greentable.table import Step, new_table

AnyStep = Step[Any, Any, Any, Any, Any]


def opened(entry: log.Opened, at: float) -> Room:
    """A room after the first entry of its log."""
    return Room(
        id=entry.room,
        rev=1,
        created=at,
        changed=at,
        game_name=entry.game,
        ruleset=entry.ruleset,
        settings=entry.settings,
        host=entry.host,
        chairs=(Chair(),) * entry.seats,
        seeds=entry.seeds,
        bot_seed=entry.bot_seed,
        welcomed=(entry.host,),
        day=entry.day,
        puzzle=entry.puzzle,
        follows=entry.follows,
    )


def after(room: Room, entry: AnyEntry, at: float, step: AnyStep | None = None) -> Room:
    """The room after one more entry.

    A caller that has just played the entry's plies passes them as `step`, which saves playing them
    again.
    """
    room = replace(room, rev=room.rev + 1, changed=at)
    if isinstance(entry, log.Played | log.Started):
        return _with_plies(room, entry, at, step)
    return _FOLDS[type(entry)](room, entry, at)


def with_entries(
    room: Room, entries: Iterable[AnyEntry], at: float, step: AnyStep | None = None
) -> tuple[Room, list[bytes]]:
    """The room after some more entries, and their lines for the log; `step` as for `after`."""
    lines = []
    for entry in entries:
        room = after(room, entry, at, step)
        lines.append(log.write_entry(entry))
    return room, lines


# The game


def first_table(room: Room) -> AnyTable:
    """The table before nature's first move."""
    names = [chair.name for chair in room.chairs]
    return new_table(GAMES[room.game_name], room.ruleset, names, nature_of(room))


def replayed(table: AnyTable, plies: Plies) -> AnyStep:
    """The step that plays logged plies again."""
    made: list[Any] = []
    later = with_fields(table, nature=None)
    for seat, token in plies:
        step = later.play(seat, token)
        made += step.plies
        later = step.table
    return Step(with_fields(later, nature=table.nature), tuple(made))


def _with_plies(
    room: Room, entry: log.Played | log.Started, at: float, step: AnyStep | None
) -> Room:
    if isinstance(entry, log.Started):
        bank = rules_of(room).bank
        chairs = tuple(replace(chair, bank=bank) for chair in room.chairs)
        room = replace(room, chairs=chairs, code=None, status="playing")
    else:
        bank = bank_after(room, entry.seat, at)
        if bank != room.chair(entry.seat).bank:
            room = _with_chair(room, entry.seat, bank=bank)
        room = _with_command(room, entry.seat, entry.command)
    before = room.table if room.table is not None else first_table(room)
    step = step or replayed(before, entry.plies)
    moved = [(ply.seat, ply.state) for ply in step.plies]
    now = Decision(room.rev, at)
    decisions = decisions_after(room.decisions, room.game, moved, now)
    movers = {seat for seat, _ in moved}
    return replace(
        room,
        table=step.table,
        status="over" if step.table.is_over else room.status,
        decisions=decisions,
        held={
            seat: move
            for seat, move in room.held.items()
            if decisions.get(seat, now) != now and seat not in movers
        },
        undo=None,
    )


def _answered_ahead(room: Room, entry: log.AnsweredAhead, _at: float) -> Room:
    room = _with_command(room, entry.seat, entry.command)
    return replace(room, held={**room.held, entry.seat: entry.move})


def _taken_back(room: Room, entry: log.TakenBack, at: float) -> Room:
    assert room.table is not None, "there is something to take back"
    table, now = room.table.at(entry.ply), Decision(room.rev, at)
    room = _with_command(room, entry.seat, entry.command)
    return replace(
        room,
        table=table,
        decisions=dict.fromkeys(sorted(asked_seats(room.game, table.state)), now),
        held={},
        undo=None,
        assisted=room.assisted or entry.assisted,
    )


def _helped(room: Room, _entry: log.Helped, _at: float) -> Room:
    return replace(room, assisted=True)


def _undo_asked(room: Room, entry: log.UndoAsked, _at: float) -> Room:
    room = _with_command(room, entry.seat, entry.command)
    return replace(room, undo=Undo(entry.seat, room.rev))


def _undo_answered(room: Room, entry: log.UndoAnswered, _at: float) -> Room:
    if room.undo is None or not entry.yes:
        return replace(room, undo=None)
    return replace(room, undo=replace(room.undo, agreed=(*room.undo.agreed, entry.person)))


def _seeds_added(room: Room, entry: log.SeedsAdded, _at: float) -> Room:
    room = replace(room, seeds=room.seeds + entry.seeds)
    if room.table is None:
        return room
    return replace(room, table=with_fields(room.table, nature=nature_of(room)))


# People


def _with_chair(room: Room, seat: int, **changes: Any) -> Room:  # noqa: ANN401 - fields of a chair
    chairs = list(room.chairs)
    chairs[seat - 1] = replace(chairs[seat - 1], **changes)
    return replace(room, chairs=tuple(chairs))


def _with_command(room: Room, seat: int, command: str | None) -> Room:
    if command is None:
        return room
    done = (*room.commands.get(seat, ()), (command, room.rev))[-MOST_COMMANDS:]
    return replace(room, commands={**room.commands, seat: done})


def _invited(room: Room, entry: log.Invited, _at: float) -> Room:
    code = entry.code if room.status == "lobby" else None
    return replace(room, secret_hash=entry.secret_hash, code=code)


def _welcomed(room: Room, entry: log.Welcomed, _at: float) -> Room:
    return replace(room, welcomed=tuple(dict.fromkeys((*room.welcomed, entry.person))))


def _sat(room: Room, entry: log.Sat, _at: float) -> Room:
    chair = Chair(name=entry.name, person=entry.person, nonce=entry.nonce)
    return _with_new_chair(room, entry.seat, chair)


def _nonce_given(room: Room, entry: log.NonceGiven, _at: float) -> Room:
    for seat in room.seats_of(entry.person):
        room = _with_chair(room, seat, nonce=entry.nonce)
    return room


def _bot_sat(room: Room, entry: log.BotSat, _at: float) -> Room:
    return _with_new_chair(room, entry.seat, Chair(name=entry.name, bot=entry.bot))


def _stood_up(room: Room, entry: log.StoodUp, _at: float) -> Room:
    return _with_new_chair(room, entry.seat, Chair())


def _with_new_chair(room: Room, seat: int, chair: Chair) -> Room:
    chairs = (*room.chairs[: seat - 1], chair, *room.chairs[seat:])
    return replace(room, chairs=chairs)


def _stand_in(room: Room, entry: log.StandIn, _at: float) -> Room:
    return _with_chair(room, entry.seat, stand_in=entry.bot, why_stand_in=entry.why)


def _came_back(room: Room, entry: log.CameBack, at: float) -> Room:
    room = _with_chair(room, entry.seat, stand_in=None, why_stand_in=None)
    if entry.seat in room.decisions:
        # The clock starts again when the person returns; the decision stays the same.
        since = Decision(room.decisions[entry.seat].rev, at)
        room = replace(room, decisions={**room.decisions, entry.seat: since})
    return room


def _conceded(room: Room, entry: log.Conceded, _at: float) -> Room:
    return _with_chair(room, entry.seat, stand_in=entry.bot, why_stand_in=None, conceded=True)


def _kicked(room: Room, entry: log.Kicked, _at: float) -> Room:
    for seat in room.seats_of(entry.person):
        if room.status == "lobby":
            room = _with_new_chair(room, seat, Chair())
        else:
            room = _with_chair(room, seat, stand_in=entry.bot, why_stand_in=None, conceded=True)
    others = tuple(person for person in room.welcomed if person != entry.person)
    return replace(room, kicked=(*room.kicked, entry.person), welcomed=others)


def _muted(room: Room, entry: log.Muted, _at: float) -> Room:
    others = tuple(person for person in room.muted if person != entry.person)
    return replace(room, muted=(*others, entry.person) if entry.muted else others)


# The room


def _settings_changed(room: Room, entry: log.SettingsChanged, _at: float) -> Room:
    return replace(room, settings=entry.settings)


def _host_changed(room: Room, entry: log.HostChanged, _at: float) -> Room:
    return replace(room, host=entry.person)


def _paused(room: Room, _entry: log.Paused, _at: float) -> Room:
    return replace(room, status="paused")


def _resumed(room: Room, _entry: log.Resumed, at: float) -> Room:
    decisions = {seat: Decision(one.rev, at) for seat, one in room.decisions.items()}
    return replace(room, status="playing", decisions=decisions)


def _followed(room: Room, entry: log.Followed, _at: float) -> Room:
    return replace(room, followed_by=entry.room)


def _closed(room: Room, entry: log.Closed, _at: float) -> Room:
    return replace(room, status="closed", code=None, closed_why=entry.reason, decisions={})


def _imported(room: Room, _entry: log.Imported, _at: float) -> Room:
    return replace(room, status="closed", closed_why="imported")


_FOLDS: dict[type[AnyEntry], Callable[[Room, Any, float], Room]] = {
    log.Invited: _invited,
    log.Welcomed: _welcomed,
    log.Sat: _sat,
    log.NonceGiven: _nonce_given,
    log.BotSat: _bot_sat,
    log.StoodUp: _stood_up,
    log.SettingsChanged: _settings_changed,
    log.HostChanged: _host_changed,
    log.AnsweredAhead: _answered_ahead,
    log.UndoAsked: _undo_asked,
    log.UndoAnswered: _undo_answered,
    log.TakenBack: _taken_back,
    log.Helped: _helped,
    log.StandIn: _stand_in,
    log.CameBack: _came_back,
    log.Conceded: _conceded,
    log.Paused: _paused,
    log.Resumed: _resumed,
    log.SeedsAdded: _seeds_added,
    log.Muted: _muted,
    log.Kicked: _kicked,
    log.Followed: _followed,
    log.Closed: _closed,
    log.Imported: _imported,
}
