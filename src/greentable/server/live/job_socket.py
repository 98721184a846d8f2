"""One socket that follows a job: its document is sent at once, and after each change.

Whatever waits for a slow reader is one document, the newest: nothing queues up.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from greentable.protocol.version import SLOW_DOWN
from greentable.server.core import metrics
from greentable.server.live.connection import SocketLimits, is_accepted
from greentable.server.live.live_rooms import LiveRooms
from greentable.server.workers.jobs import OPEN, Job

_FINISHED = 1000  # the usual end of a socket
_REPEAT_SECONDS = 10.0  # so that a client whose line is dead notices it

_encoder = msgspec.json.Encoder()


async def serve_job_socket(
    websocket: WebSocket, rooms: LiveRooms, limits: SocketLimits, job: Job, token: str
) -> None:
    """Let the job's person follow it until it is finished or they disconnect.

    `token` is the hash of their token: when it is revoked, the socket is closed.
    """
    if not await is_accepted(websocket):
        return
    socket = JobSocket(websocket, rooms, limits, job, token)
    rooms.sockets_beside.add(socket)
    job.followers.add(socket.tell)
    metrics.sockets.inc()
    try:
        await socket.serve()
    finally:
        metrics.sockets.dec()
        job.followers.discard(socket.tell)
        rooms.sockets_beside.discard(socket)


class JobSocket:
    """An open socket that follows a job."""

    def __init__(
        self, websocket: WebSocket, rooms: LiveRooms, limits: SocketLimits, job: Job, token: str
    ) -> None:
        self.person, self.token = job.person, token
        self._websocket, self._world = websocket, rooms.context.world
        self._limits, self._job = limits, job
        self._news = asyncio.Event()
        self._closing: int | None = None

    def tell(self) -> None:
        """Send the job as it is now."""
        self._news.set()

    def close(self, code: int) -> None:
        """Close the socket with this code."""
        if self._closing is None:
            self._closing = code
        self._news.set()

    async def serve(self) -> None:
        """Write until the socket is to be closed or the client disconnects."""
        both = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _write(self) -> None:
        """Send the job at once, after each change and now and then, until it is finished."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while self._closing is None:
                self._news.clear()
                # The job may change while a slow reader takes this: then it is sent again.
                job = self._job.document
                await self._websocket.send_text(_encoder.encode(job).decode())
                if job.status in OPEN:
                    await self._wait_for_news()
                else:
                    self.close(_FINISHED)
            await self._websocket.close(self._closing)

    async def _wait_for_news(self) -> None:
        repeat = self._world.call_at(self._world.now() + _REPEAT_SECONDS, self.tell)
        try:
            await self._news.wait()
        finally:
            repeat.cancel()

    async def _read(self) -> None:
        """Count what the client sends, though it has nothing to say, until it disconnects."""
        with contextlib.suppress(WebSocketDisconnect):
            while (await self._websocket.receive())["type"] != "websocket.disconnect":
                if not self._limits.may_send_message(self.person):
                    self.close(SLOW_DOWN)
