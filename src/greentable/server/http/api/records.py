"""Records of games played elsewhere: verify them, or import them as replays with a link."""

from __future__ import annotations

from greentable.protocol.field_types import RoomId
from greentable.protocol.replays import ImportedRecord, SentRecord, VerifiedDocument
from greentable.server.http.api.replays import verified_document
from greentable.server.http.calls import Call
from greentable.server.http.routes import Access, Level, Routes

routes = Routes("records")


@routes.post(
    "/api/records/verify",
    level=Level.INVITED,
    access=Access.SIGNED_IN,
    bytes_setting="record_bytes",
)
async def verify_record(call: Call, body: SentRecord) -> VerifiedDocument:
    """Verify a record; if it is not true, the problem says which line is wrong."""
    call.services.imports.take(call.person.id, "record.too_many")
    record, found = await call.services.archive.read(body.record)
    return verified_document(call, record, found)


@routes.post(
    "/api/records",
    level=Level.INVITED,
    access=Access.SIGNED_IN,
    status=201,
    bytes_setting="record_bytes",
)
async def import_record(call: Call, body: SentRecord) -> ImportedRecord:
    """Import a record that is true, and get the link of its replay."""
    call.services.imports.take(call.person.id, "record.too_many")
    record, found = await call.services.archive.read(body.record)
    room = await call.services.archive.keep(record, call.person.id)
    return ImportedRecord(
        room=room,
        link=f"{call.services.address}/r/{room}",
        verified=verified_document(call, record, found),
    )


@routes.delete("/api/records/{room}", level=Level.INVITED, access=Access.PERSON)
async def delete_record(call: Call, room: RoomId) -> None:
    """Delete a record that one has imported."""
    await call.services.archive.delete(room, call.person.id)
