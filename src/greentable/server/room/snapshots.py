"""Snapshots: a room as bytes, so that loading it need not read its whole log.

A snapshot can always be made again from the log, so an outdated or broken one is discarded.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from greentable.core.fields import Fields
from greentable.errors import GreentableError
from greentable.server.core.problems import InternalError
from greentable.server.room.entries import Opened, Plies, read_entry
from greentable.server.room.fair_dealing import nature_of
from greentable.server.room.folding import after, first_table, opened
from greentable.server.room.room import AnyTable, Facts, Room
from greentable.server.store.values import Entry, Snapshot
from greentable.table import Table

VERSION = 1
EVERY = 50
"""Entries per snapshot: folding 50 entries took 15 ms of CPU, writing a snapshot 1 ms."""


class KeptTable(msgspec.Struct, frozen=True):
    """A game in a snapshot: the state as plain numbers, and the plies so far."""

    state: dict[str, Any]
    plies: Plies
    rounds: tuple[int, ...]


class KeptRoom(msgspec.Struct, frozen=True):
    """The content of a snapshot."""

    version: int
    facts: Facts
    table: KeptTable | None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(KeptRoom)
_FACTS = Facts.__struct_fields__


def is_due(before: Room, after: Room) -> bool:
    """True if the change from one room to the other calls for a new snapshot."""
    if before.rev // EVERY != after.rev // EVERY:
        return True
    return (before.table and before.table.rounds) != (after.table and after.table.rounds)


def write_snapshot(room: Room) -> Snapshot:
    """Encode a room."""
    facts = Facts(**{name: getattr(room, name) for name in _FACTS})
    table = room.table
    kept = None if table is None else _kept_table(table)
    return Snapshot(room.rev, _encoder.encode(KeptRoom(VERSION, facts, kept)))


def _kept_table(table: AnyTable) -> KeptTable:
    assert isinstance(table.state, Fields), "a game's state is a table of fields"
    return KeptTable(table.state.to_json(), table.plies, table.rounds)


def read_snapshot(body: bytes) -> Room | None:
    """Decode a room; None for a snapshot of another version or a broken one."""
    try:
        kept = _decoder.decode(body)
        if kept.version != VERSION:
            return None
        room = Room(**{name: getattr(kept.facts, name) for name in _FACTS})
        return room if kept.table is None else _with_table(room, kept.table)
    except (msgspec.DecodeError, GreentableError):
        return None


def _with_table(room: Room, kept: KeptTable) -> Room:
    first = first_table(room)
    state = type(first.state).from_json(kept.state)
    table = Table(
        first.game, first.ruleset, first.names, state, nature_of(room), kept.plies, kept.rounds
    )
    return msgspec.structs.replace(room, table=table)


def restored(room: Room | None, entries: Iterable[Entry]) -> Room:
    """The room after some more lines of its log; without a room, start from the first line.

    Raises InternalError for an invalid log.
    """
    try:
        for line in entries:
            entry = read_entry(line.body)
            if room is not None:
                room = after(room, entry, line.at)
            else:
                assert isinstance(entry, Opened), "a log begins with its opening"
                room = opened(entry, line.at)
        assert room is not None, "a log has at least one entry"
    except Exception as error:
        raise InternalError("room.unreadable") from error
    return room
