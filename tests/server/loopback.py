"""A server in this process that starts and ends at once: most tests have one of their own."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator

import uvicorn

_TICK = 0.005


class _QuickServer(uvicorn.Server):
    """uvicorn looks every tenth of a second whether it shall end, and then waits for another one.

    That would be a fifth of a second of nothing for each of some hundred tests.
    """

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(_TICK)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does it, but for the waiting."""
        for closing in (*self.servers, *(sockets or ())):
            closing.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                state = self.server_state
                while state.connections or state.tasks:  # noqa: ASYNC110 - as above
                    await asyncio.sleep(_TICK)
                for server in self.servers:
                    await server.wait_closed()
        for task in self.server_state.tasks:
            task.cancel()
        await self.lifespan.shutdown()


@contextlib.asynccontextmanager
async def running(config: uvicorn.Config, *sockets: socket.socket) -> AsyncIterator[uvicorn.Server]:
    """A server while it answers; sockets that listen already, or it takes what `config` says."""
    server = _QuickServer(config)
    # Without uvicorn's handling of signals: Ctrl-C is for pytest.
    task = asyncio.create_task(server._serve(list(sockets) or None))
    while not server.started:
        assert not task.done(), "the server has not started"
        await asyncio.sleep(_TICK)
    try:
        yield server
    finally:
        server.should_exit = True
        await task
