"""Recurring actions of a running server: a failure is logged, and the next run goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from greentable.server.core import logs
from greentable.server.store.values import Unavailable

Action = Callable[[], Awaitable[object]]


async def run_every(
    name: str, action: Action, seconds: float, *, first_after: float | None = None
) -> None:
    """Run an action every few seconds until cancelled; `name` is its name in the log."""
    await asyncio.sleep(seconds if first_after is None else first_after)
    while True:
        await attempt(name, action)
        await asyncio.sleep(seconds)


async def attempt(name: str, action: Action) -> bool:
    """Run an action once; True if it succeeded. A failure is logged with its reason."""
    try:
        await action()
    except Unavailable as error:
        logs.warn(f"{name}.put_off", code=error.code, trouble=str(error))
    except Exception as error:  # noqa: BLE001 - the next run may succeed
        logs.fail(f"{name}.failed", error)
    else:
        return True
    return False
