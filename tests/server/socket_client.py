"""A socket to servers on loopback: as patient as all tests, whatever else the machine does."""

from __future__ import annotations

from typing import Any

from websockets.asyncio.client import connect

from tests.server.waiting import SECONDS


def socket_client(url: str, **options: Any) -> connect:  # noqa: ANN401 - as websockets has them
    """A socket that is to be opened: awaited, or entered. It sends no pings of its own."""
    return connect(
        url, open_timeout=SECONDS, ping_interval=None, max_size=None, proxy=None, **options
    )
