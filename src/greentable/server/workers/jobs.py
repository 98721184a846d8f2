"""Jobs for long answers: worker processes compute them, clients can follow them or cancel them.

Jobs are kept in memory only: after a restart of the server, clients have to ask again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from greentable.long_answers import Progress
from greentable.protocol.jobs import JobDocument, JobStatus
from greentable.server.core import logs, metrics
from greentable.server.core.problems import NotAllowed, NotThere, Refused, TooMany, problem_of
from greentable.server.core.settings import Settings
from greentable.server.core.world import World
from greentable.server.room.entries import Helped
from greentable.server.room.handling import Plan
from greentable.server.room.room import Room, table_in_play
from greentable.server.workers.processes import ANSWERS, BOTS, WorkerPool
from greentable.server.workers.warming import Warming
from greentable.server.workers.worker_messages import Answered, Failed, LongQuestion
from greentable.words.catalogue import ENGLISH, catalogue_of

OPEN: tuple[JobStatus, ...] = ("waiting", "running")

_PATIENCE = 10  # times the CPU time: a job may share its processor with others
_COMPILING = 300.0  # seconds, the very first time
_KEPT = 20  # finished jobs that are kept for each person


class AnswerRequest(NamedTuple):
    """The kind of a long answer, and its input."""

    game: str
    what: str
    asked: Any


def help_plan(room: Room, person: str, seat: int, game: str, check: Callable[[Any], None]) -> Plan:
    """The plan for advice on one's own seat: it marks the game's result as assisted.

    `check` raises if there is nothing to advise. Raises NotAllowed, Refused.
    """
    if seat not in room.seats_of(person):
        raise NotAllowed("seat.not_yours", seat=seat)
    if room.game_name != game:
        raise Refused("job.other_game")
    if room.people != (person,):
        raise NotAllowed("job.others_play")
    check(table_in_play(room).view(seat))
    return Plan(() if room.assisted else (Helped(seat=seat),))


@dataclass(slots=True)
class Job:
    """A person's request for a long answer, with its progress and result."""

    id: str
    person: str
    address: str
    question: LongQuestion = field(repr=False)
    created: float
    room: str | None = None
    rev: int | None = None
    language: str = ENGLISH
    status: JobStatus = "waiting"
    progress: Progress | None = None
    answer: dict[str, Any] | None = None
    trouble: Refused | None = None
    """The reason why there is no answer."""
    changed: float = 0.0
    followers: set[Callable[[], None]] = field(default_factory=set, repr=False)
    """The functions that are called after each change."""

    @property
    def is_open(self) -> bool:
        """True while there may be an answer later."""
        return self.status in OPEN

    @property
    def document(self) -> JobDocument:
        """The job as its person is told of it."""
        trouble = self.trouble
        return JobDocument(
            id=self.id,
            game=self.question.game,
            what=self.question.what,
            room=self.room,
            rev=self.rev,
            status=self.status,
            progress=self.progress,
            answer=self.answer,
            trouble=problem_of(trouble, catalogue_of(self.language)) if trouble else None,
            created=self.created,
        )


class Jobs:
    """The jobs of this process."""

    def __init__(
        self,
        settings: Settings,
        world: World,
        answers: str = ANSWERS,
        *,
        mark: str = "",
        warming: Warming | None = None,
    ) -> None:
        """`answers` is the place of the registry of long answers: `package.module:NAME`.

        Ids begin with `mark`, by which other processes find this one.
        """
        self._mark = mark
        self._settings, self._world = settings, world
        self._workers = WorkerPool(settings.job_processes, settings.bot_idle_seconds, BOTS, answers)
        self._warming = warming or Warming()
        self._jobs: dict[str, Job] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def check_limits(self, person: str, address: str, elsewhere: int = 0) -> None:
        """Check that a person may start one more job. Raises TooMany.

        `elsewhere` is the number of the person's open jobs in other processes.
        """
        waiting = [job for job in self._jobs.values() if job.is_open]
        of_person = elsewhere + sum(job.person == person for job in waiting)
        of_address = sum(job.address == address for job in waiting)
        settings = self._settings
        if of_person >= settings.jobs_per_person or of_address >= settings.jobs_per_address:
            raise TooMany("job.too_many", seconds=5)
        if len(waiting) >= settings.jobs:
            raise TooMany("job.too_many_in_all", seconds=30)

    def start(
        self,
        person: str,
        address: str,
        request: AnswerRequest,
        *,
        room: str | None = None,
        rev: int | None = None,
        language: str = ENGLISH,
    ) -> Job:
        """Start a job. Raises TooMany."""
        self.check_limits(person, address)
        self._forget_old(person)
        now = self._world.now()
        id_ = self._mark + self._world.token(96)
        question = LongQuestion(*request, cpu_seconds=self._settings.job_seconds)
        job = Job(id_, person, address, question, now, room, rev, language, changed=now)
        self._jobs[id_] = job
        self._tasks[id_] = asyncio.create_task(self._search(job))
        self._tasks[id_].add_done_callback(lambda _: self._tasks.pop(id_, None))
        return job

    async def _search(self, job: Job) -> None:
        def on_advance(progress: Progress) -> None:
            job.progress = progress
            self._change(job, "running")

        patience = _COMPILING + _PATIENCE * self._settings.job_seconds
        found = await self._workers.ask(job.question, patience, on_advance, is_abandoned=True)
        match found:
            case Answered(answer, is_interpreted):
                if is_interpreted:
                    self._warming.begin(job.question.game)
                job.answer = answer
                self._change(job, "done")
            case Failed(why, trouble):
                logs.warn("job.failed", answer=job.question.what, why=why, trouble=trouble)
                job.trouble = Refused("job.dawdled" if why == "dawdled" else "job.failed")
                self._change(job, "failed")
            case other:
                logs.warn("job.failed", answer=job.question.what, trouble=repr(other))
                job.trouble = Refused("job.failed")
                self._change(job, "failed")

    def _change(self, job: Job, status: JobStatus) -> None:
        if status not in OPEN:
            metrics.jobs.labels(status).inc()
        job.status, job.changed = status, self._world.now()
        for tell in job.followers:
            tell()

    def of(self, person: str) -> list[Job]:
        """A person's jobs, newest first."""
        self._forget_old(person)
        return [job for job in reversed(self._jobs.values()) if job.person == person]

    def job(self, person: str, id_: str) -> Job:
        """A person's job by its id. Raises NotThere."""
        job = self._jobs.get(id_)
        if job is None or job.person != person:
            raise NotThere("request.not_there")
        return job

    def cancel(self, person: str, id_: str) -> None:
        """Cancel a job and delete it. Raises NotThere."""
        job = self.job(person, id_)
        if job.is_open:
            self._tasks[id_].cancel()
            self._change(job, "cancelled")
        del self._jobs[id_]

    def _forget_old(self, person: str) -> None:
        """Delete finished jobs that are too old, and those beyond the number kept for a person."""
        too_old = self._world.now() - self._settings.job_keep_seconds
        finished = [job for job in self._jobs.values() if not job.is_open]
        old = [job for job in finished if job.changed < too_old]
        old += [job for job in finished if job.person == person][:-_KEPT]
        for job in old:
            self._jobs.pop(job.id, None)

    async def close(self) -> None:
        """Cancel all jobs and end the processes."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()
        await self._warming.close()
