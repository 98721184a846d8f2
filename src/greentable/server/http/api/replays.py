"""Replays: a finished game by its address, at any ply, as any seat or as all, and as a record."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from greentable.games import GAMES
from greentable.protocol.field_types import RoomId
from greentable.protocol.replays import PlyDocument, ReplayDocument, VerifiedDocument
from greentable.records import Record, write_record
from greentable.server.core.problems import Refused
from greentable.server.http.calls import Call
from greentable.server.http.routes import Level, Routes, Text
from greentable.table import Verified
from greentable.text.verification import checked_facts

routes = Routes("replays")

MOST_PLIES = 50
"""The most plies in one response: with six seats, some 2 MB before compression."""

PlyNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Viewer = Annotated[int, Meta(ge=0, le=6)]


@routes.get("/api/replays/{room}", level=Level.TABLE)
async def get_replay(call: Call, room: RoomId) -> ReplayDocument:
    """A finished game."""
    found = await call.services.archive.replay(room)
    record, table = found.record, found.end
    return ReplayDocument(
        room=room,
        game=record.game,
        ruleset=record.ruleset,
        names=record.names,
        plies=found.last,
        rounds=found.rounds,
        stops=found.stops,
        named={code: tuple(plies) for code, plies in sorted(found.named.items())},
        result=table.result,
        winners=tuple(table.game.winners(table.state)),
        assisted=found.summary.assisted,
        imported=found.imported,
        day=found.summary.day,
        puzzle=found.summary.puzzle,
        seeds=record.seeds if record.seed is None else (record.seed,),
        commitments=record.commitments if record.commitment is None else (record.commitment,),
        nonces=record.nonces,
        created=found.summary.created,
    )


@routes.get("/api/replays/{room}/plies", level=Level.TABLE, errors=(422,))
async def get_plies(
    call: Call,
    room: RoomId,
    *,
    first: PlyNumber = 0,
    last: PlyNumber | None = None,
    viewer: Viewer | None = None,
) -> list[PlyDocument]:
    """Some plies with their views and events: as a seat, as a spectator (0), or as all viewers."""
    found = await call.services.archive.replay(room)
    end = first if last is None else last
    if end - first >= MOST_PLIES:
        raise Refused("replay.too_many_plies", most=MOST_PLIES)
    return await call.services.archive.in_thread(lambda: found.plies(first, end, viewer))


@routes.get("/api/replays/{room}/record", level=Level.TABLE)
async def get_record(call: Call, room: RoomId) -> Text:
    """The record of a finished game as a file."""
    found = await call.services.archive.replay(room)
    text = await call.services.archive.in_thread(lambda: write_record(found.record, GAMES))
    return Text(text, file_name=f"{found.record.game}-{room}.record")


@routes.get("/api/replays/{room}/verification", level=Level.TABLE, errors=(422,))
async def verify_replay(call: Call, room: RoomId) -> VerifiedDocument:
    """Verify a finished game: its moves, its seeds and their hashes."""
    found = await call.services.archive.replay(room)
    verified = await call.services.archive.in_thread(lambda: found.verified)
    return verified_document(call, found.record, verified)


def verified_document(call: Call, record: Record, found: Verified) -> VerifiedDocument:
    """The result of a verification."""
    return VerifiedDocument(
        plies=len(record.plies),
        is_over=record.result is not None,
        chance=found.chance,
        dealt=found.dealt,
        commitments=found.commitments,
        checked=tuple(map(call.catalogue.text, checked_facts(record, found))),
    )
