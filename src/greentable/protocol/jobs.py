"""Bodies about long answers, such as hints and reviews: a job is one question."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from greentable.long_answers import Progress
from greentable.protocol.bodies import AnswerBody, RequestBody
from greentable.protocol.field_types import GameName, RoomId, SeatNumber
from greentable.protocol.problems import Problem

WhatName = Annotated[str, Meta(min_length=1, max_length=20)]
JobStatus = Literal["waiting", "running", "done", "failed", "cancelled"]


class JobKind(AnswerBody, frozen=True, kw_only=True):
    """A kind of question, with the JSON Schemas of its question and its answer."""

    game: str
    """The game that it is about."""
    what: str
    """Its name, such as `hint`."""
    about: Literal["view", "document"]
    """The subject: the view of the reader's own seat, or a document that is sent."""
    asked: dict[str, Any] | None
    """The schema of that document; none for a question about a view."""
    answer: dict[str, Any]
    """The schema of the answer."""


class NewJob(RequestBody, frozen=True, kw_only=True):
    """A question: about the document `asked`, or about the view of `seat` in `room`.

    A document of a record and a seat need not be sent: `room` and `seat` may name a finished game.
    """

    game: GameName
    """The game that it is about."""
    what: WhatName
    """The kind of question, as `GET /api/job-kinds` lists it."""
    asked: dict[str, Any] | None = None
    """The document that it is about."""
    room: RoomId | None = None
    """The room that it is about."""
    seat: SeatNumber | None = None
    """The seat that it is about."""


class JobDocument(AnswerBody, frozen=True, kw_only=True):
    """A question, and how far its answer is; the socket of the job sends it after each change."""

    id: str
    """The id to ask again by."""
    game: str
    """The game that it is about."""
    what: str
    """The kind of question."""
    room: str | None
    """The room that it is about."""
    rev: int | None
    """The revision of the room that it is about."""
    status: JobStatus
    """The status of the answer."""
    progress: Progress | None
    """The current step and its progress, while it is running."""
    answer: dict[str, Any] | None
    """The answer, once it is done."""
    trouble: Problem | None
    """The reason why there is no answer, in the language of the question."""
    created: float
    """When it was asked, in Unix seconds."""
