"""Long answers over a socket: pushed as they come, to nobody but who asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from greentable.protocol.version import (
    NOT_YOURS,
    RESTARTING,
    SIGN_IN,
    SLOW_DOWN,
    TOO_LARGE,
    TOO_OLD,
)
from greentable.server.core.settings import Settings
from greentable.server.live.job_socket import JobSocket
from greentable.server.workers.jobs import Jobs
from greentable.words.catalogue import catalogue_of
from tests.server.asking import PLENTY, Site, Visitor, site
from tests.server.at_table import cookie_of, open_path, refused_with
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[4]

SOLVE: dict[str, Any] = {
    "game": "grove",
    "what": "solve",
    "asked": {"order": (7, 2, 11, 18, 5, 9, 14, 3, 12)},
}
FINISHED = 1000
JOB = "abcdefgh"


@pytest.fixture(autouse=True)
def processes_find_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        find_with(running, "ENDLESS")
        yield running
        await running.services.jobs.close()


def find_with(served: Site, name: str, settings: Settings = PLENTY) -> None:
    """Let answers be found by those of the tests."""
    served.services.jobs = Jobs(settings, served.world, f"tests.server.workers.made_answers:{name}")


async def asked(visitor: Visitor, **headers: str) -> dict[str, Any]:
    """A job that has been accepted."""
    answer = await visitor.http.post("/api/jobs", json=SOLVE, headers=headers)
    assert answer.status_code == 201, answer.text
    job: dict[str, Any] = answer.json()
    return job


async def following(
    served: Site, visitor: Visitor, job: str, query: str = "", **headers: str
) -> ClientConnection:
    """The socket of a job."""
    path = f"/api/jobs/{job}/socket{query}"
    return await open_path(served, path, cookie_of(visitor), **headers)


async def told(socket: ClientConnection) -> dict[str, Any]:
    """The next that is told."""
    async with asyncio.timeout(SECONDS):
        job: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return job


async def to_the_end(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All that is told until the socket is closed, and its close code."""
    jobs = []
    try:
        while True:
            jobs.append(await told(socket))
    except ConnectionClosed:
        assert socket.close_code is not None
        return jobs, socket.close_code


async def test_progress_and_the_answer_come_by_themselves(served: Site) -> None:
    find_with(served, "ENDLESS", msgspec.structs.replace(PLENTY, job_seconds=0.05))
    ann = await served.visitor().come_in("Ann")
    job = await asked(ann)
    jobs, code = await to_the_end(await following(served, ann, job["id"]))
    assert {one["id"] for one in jobs} == {job["id"]}
    assert {"phase": "searching", "share": 0.5, "best": 7} in [one["progress"] for one in jobs]
    assert [one["status"] == "done" for one in jobs] == [False] * (len(jobs) - 1) + [True]
    assert jobs[-1]["answer"]["score"] == 7
    assert jobs[-1] == (await ann.get(f"/api/jobs/{job['id']}")).json()
    assert code == FINISHED


async def test_after_a_broken_line_the_same_answer_is_followed_again(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    job = await asked(ann)
    first = await following(served, ann, job["id"])
    await told(first)
    first.transport.abort()
    again, beside = [await following(served, ann, job["id"]) for _ in range(2)]
    for socket in (again, beside):
        assert (await told(socket))["id"] == job["id"]
    assert (await ann.http.delete(f"/api/jobs/{job['id']}")).status_code == 204
    for socket in (again, beside):
        jobs, code = await to_the_end(socket)
        assert (jobs[-1]["status"], code) == ("cancelled", FINISHED)


async def test_what_is_finished_already_is_told_at_once(served: Site) -> None:
    """Why there is no answer is said in the language in which it was asked."""
    find_with(served, "FAILING")
    ann = await served.visitor().come_in("Ann")
    job = await asked(ann, **{"accept-language": "de"})
    jobs, _ = await to_the_end(await following(served, ann, job["id"]))
    later, code = await to_the_end(
        await following(served, ann, job["id"], **{"accept-language": "fr"})
    )
    assert later == jobs[-1:]
    assert (later[0]["status"], later[0]["trouble"]["code"]) == ("failed", "job.failed")
    assert later[0]["trouble"]["detail"] == catalogue_of("de").say("error-job-failed")
    assert code == FINISHED


async def test_while_nothing_changes_it_is_told_again_now_and_then(served: Site) -> None:
    """So a client whose line is dead notices."""
    find_with(served, "ENDLESS", msgspec.structs.replace(PLENTY, job_processes=1))
    ann = await served.visitor().come_in("Ann")
    await asked(ann)
    waiting = await asked(ann)
    socket = await following(served, ann, waiting["id"])
    assert await told(socket) == waiting
    served.world.pass_by(10)
    assert await told(socket) == waiting
    await socket.close()


class SlowReader:
    """A socket whose reader takes the first message late."""

    def __init__(self) -> None:
        self.is_sending, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.told: list[str] = []
        self.code: int | None = None

    async def send_text(self, text: str) -> None:
        self.is_sending.set()
        await self.may_go_on.wait()
        self.told.append(msgspec.json.decode(text)["status"])

    async def close(self, code: int) -> None:
        self.code = code

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()  # it says nothing
        raise AssertionError


async def test_who_reads_slowly_is_told_of_what_has_ended_meanwhile(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    job = served.services.jobs.job(ann.id, (await asked(ann))["id"])
    reader = SlowReader()
    limits = served.services.socket_limits
    socket = JobSocket(cast("WebSocket", reader), served.services.rooms, limits, job, "token")
    job.followers.add(socket.tell)
    serving = asyncio.create_task(socket.serve())
    async with asyncio.timeout(SECONDS):
        await reader.is_sending.wait()
        assert (await ann.http.delete(f"/api/jobs/{job.id}")).status_code == 204
        reader.may_go_on.set()
        await serving
    assert reader.told[-1] == "cancelled"
    assert reader.code == FINISHED


async def test_nobody_else_is_told(served: Site) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    job = (await asked(ann))["id"]
    for other in (job, JOB, "a%00bcdefgh", "short"):
        assert await to_the_end(await following(served, ben, other)) == ([], NOT_YOURS), other
    path = f"/api/jobs/{job}/socket"
    assert await refused_with(open_path(served, path, None)) == 401
    for origin in ("http://evil.example", None):
        assert await refused_with(open_path(served, path, cookie_of(ann), origin)) == 403
    assert await refused_with(open_path(served, path, cookie_of(ann), name="evil.example")) == 421


async def test_a_program_needs_a_token_that_may_play(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    job = (await asked(ann))["id"]
    path = f"/api/jobs/{job}/socket"
    play, read = [
        (await ann.post("/api/me/tokens", label=scope, scopes=[scope])).json()
        for scope in ("play", "read")
    ]

    def bearer(token: dict[str, Any]) -> dict[str, str]:
        return {"Authorization": f"Bearer {token['secret']}"}

    assert await refused_with(open_path(served, path, None, None, **bearer(read))) == 403
    socket = await open_path(served, path, None, None, **bearer(play))
    assert (await told(socket))["id"] == job
    deleted = await ann.http.delete(f"/api/me/tokens/{play['id']}")
    assert deleted.status_code == 204
    assert (await to_the_end(socket))[1] == SIGN_IN
    assert await refused_with(open_path(served, path, None, None, **bearer(play))) == 401


async def test_who_is_deleted_is_told_no_more(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    socket = await following(served, ann, (await asked(ann))["id"])
    await told(socket)
    assert (await ann.http.delete("/api/me")).status_code == 204
    assert (await to_the_end(socket))[1] == NOT_YOURS
    assert not served.services.rooms.sockets_beside


@pytest.mark.parametrize(
    ("query", "message", "most", "code"),
    [
        ("?proto=0", None, 1, TOO_OLD),
        ("", "x" * (PLENTY.body_bytes + 1), 1, TOO_LARGE),
        ("", "x", 2 * PLENTY.commands_burst, SLOW_DOWN),
    ],
)
async def test_the_limits_are_those_of_every_socket(
    served: Site, query: str, message: str | None, most: int, code: int
) -> None:
    ann = await served.visitor().come_in("Ann")
    socket = await following(served, ann, (await asked(ann))["id"], query)
    try:
        for _ in range(most if message else 0):
            await socket.send(message or "")
    except ConnectionClosed:
        pass
    assert (await to_the_end(socket))[1] == code


async def test_sockets_are_counted(tmp_path: Path) -> None:
    async with site(
        tmp_path, settings=msgspec.structs.replace(PLENTY, sockets_per_person=1)
    ) as one:
        find_with(one, "ENDLESS")
        ann = await one.visitor().come_in("Ann")
        job = (await asked(ann))["id"]
        socket = await following(one, ann, job)
        assert await refused_with(following(one, ann, job)) == 429
        await socket.close()
        await one.services.jobs.close()


async def test_a_server_that_stops_says_that_it_comes_again(tmp_path: Path) -> None:
    async with site(tmp_path) as stopping:
        find_with(stopping, "ENDLESS")
        ann = await stopping.visitor().come_in("Ann")
        socket = await following(stopping, ann, (await asked(ann))["id"])
        await told(socket)
        await stopping.services.jobs.close()
        await stopping.services.rooms.close()
        assert (await to_the_end(socket))[1] == RESTARTING
