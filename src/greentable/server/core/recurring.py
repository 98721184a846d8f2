"""What the server does again and again while it runs: nothing that goes wrong once ends it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from greentable.server.core import logs
from greentable.server.store.values import Unavailable

Job = Callable[[], Awaitable[object]]


async def again_and_again(
    what: str, job: Job, seconds: float, *, first_after: float | None = None
) -> None:
    """Do a job every few seconds until cancelled; `what` is its name in the log."""
    await asyncio.sleep(seconds if first_after is None else first_after)
    while True:
        await tried(what, job)
        await asyncio.sleep(seconds)


async def tried(what: str, job: Job) -> bool:
    """Do a job once; whether it was done. What went wrong is in the log, with the reason."""
    try:
        await job()
    except Unavailable as error:
        logs.warn(f"{what}.put_off", code=error.code, trouble=str(error))
    except Exception as error:  # noqa: BLE001 - a mistake of ours, and the next time may be better
        logs.fail(f"{what}.failed", error)
    else:
        return True
    return False
