"""Questions with long answers: list the kinds, ask, follow the progress, cancel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from greentable.games import GAMES
from greentable.long_answers import LONG_ANSWERS, LongAnswer
from greentable.protocol.field_types import JobId
from greentable.protocol.jobs import JobDocument, JobKind, NewJob
from greentable.records import write_record
from greentable.server.core.problems import Malformed
from greentable.server.http.calls import Call
from greentable.server.http.routes import Access, Level, Routes
from greentable.server.room.room import table_in_play
from greentable.server.workers.jobs import OPEN, AnswerRequest, help_plan

routes = Routes("jobs")


@routes.get("/api/job-kinds", level=Level.OPEN)
async def list_job_kinds(_call: Call) -> list[JobKind]:
    """All kinds of questions that take longer to answer."""
    return [
        JobKind(
            game=game,
            what=what,
            about="document" if kind.asked is not None else "view",
            asked=msgspec.json.schema(kind.asked) if kind.asked is not None else None,
            answer=msgspec.json.schema(kind.answer),
        )
        for game, kinds in LONG_ANSWERS.items()
        for what, kind in kinds.items()
    ]


@routes.post(
    "/api/jobs", level=Level.INVITED, access=Access.GUEST, status=201, errors=(404, 409, 422)
)
async def start_job(call: Call, body: NewJob) -> JobDocument:
    """Ask a question; one about one's own seat marks the game as assisted."""
    kind = LONG_ANSWERS.get(body.game, {}).get(body.what)
    if kind is None:
        raise Malformed("job.unknown", what=body.what, game=body.game)
    services, person = call.services, call.person.id
    elsewhere = sum(job.status in OPEN for job in await _jobs_elsewhere(call))
    services.jobs.check_limits(person, call.address, elsewhere)
    rev: int | None = None
    if kind.asked is None:
        if body.room is None or body.seat is None or body.asked is not None:
            raise Malformed("job.about_view")
        seat, check = body.seat, kind.check
        room = await services.rooms.change(
            body.room, person, lambda room: help_plan(room, person, seat, body.game, check)
        )
        asked, rev = table_in_play(room).view(seat), room.rev
    else:
        asked = _read(kind, await _document_asked(call, kind.asked, body))
        kind.check(asked)
    wanted = AnswerRequest(body.game, body.what, asked)
    job = services.jobs.start(
        person, call.address, wanted, room=body.room, rev=rev, language=call.language
    )
    return job.document


@routes.get("/api/jobs", level=Level.INVITED, access=Access.PERSON)
async def list_jobs(call: Call) -> list[JobDocument]:
    """One's own questions, the newest first."""
    found = [job.document for job in call.services.jobs.of(call.person.id)]
    found += await _jobs_elsewhere(call)
    return sorted(found, key=lambda job: job.created, reverse=True)


@routes.get("/api/jobs/{job}", level=Level.INVITED, access=Access.PERSON, errors=(404,))
async def get_job(call: Call, job: JobId) -> JobDocument:
    """A question and its answer, as far as it is."""
    await call.services.relay.check_is_here(job)
    return call.services.jobs.job(call.person.id, job).document


@routes.delete("/api/jobs/{job}", level=Level.INVITED, access=Access.PERSON, errors=(404,))
async def cancel_job(call: Call, job: JobId) -> None:
    """Cancel a question, or delete its answer."""
    await call.services.relay.check_is_here(job)
    call.services.jobs.cancel(call.person.id, job)


async def _jobs_elsewhere(call: Call) -> list[JobDocument]:
    """The person's questions to other processes; none if another process relayed this request."""
    if call.passed is None:
        return []
    answers = await call.services.relay.ask_all(replace(call.passed, method="GET", body=b""))
    return [job for one in answers for job in msgspec.json.decode(one, type=list[JobDocument])]


async def _document_asked(call: Call, wanted: type, body: NewJob) -> dict[str, Any] | None:
    """The question's document as it was sent, or made from a finished game by its address.

    A record may be longer than a request, so it need not be sent. Raises Malformed, NotThere.
    """
    if body.room is None and body.seat is None:
        return body.asked
    is_of_a_game = {one.name for one in msgspec.structs.fields(wanted)} == {"record", "seat"}
    if not is_of_a_game or body.room is None or body.seat is None or body.asked is not None:
        raise Malformed("job.about_document")
    archive = call.services.archive
    record = (await archive.replay(body.room)).record
    text = await archive.in_thread(lambda: write_record(record, GAMES))
    return {"record": text, "seat": body.seat}


def _read(kind: LongAnswer, asked: dict[str, Any] | None) -> Any:  # noqa: ANN401 - of any kind
    """The question's document. Raises Malformed."""
    try:
        return msgspec.convert(asked or {}, kind.asked)
    except msgspec.ValidationError as error:
        raise Malformed("request.body", trouble=str(error)) from error
