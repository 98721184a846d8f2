"""The queue of messages to one reader. It never makes the sender wait.

If the socket is free, all messages are written as soon as the code that put them in returns to the
event loop; else the task that serves the socket sends them later. A view that was not sent yet is
replaced by a newer one of the same seat, which takes over its events. If too many messages wait,
the socket is closed with the code for slow clients.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from greentable.protocol.server_messages import FromServer, View, write_message
from greentable.protocol.version import SLOW_DOWN

MOST_EVENTS = 500
"""The most events that a view may take over; a reader who missed more gets the last ones."""


class Closing(NamedTuple):
    """The end of the queue: close the socket with this code."""

    code: int


class Outbox:
    """The messages to one reader, in order."""

    def __init__(
        self,
        person: str,
        most: int,
        token: str = "",
        write: Callable[[Sequence[bytes]], bool] | None = None,
    ) -> None:
        """`token` is the hash of the token that the reader signed in with.

        `write` sends messages at once, or returns False if it cannot.
        """
        self.person, self.token = person, token
        self.closing: Closing | None = None
        self._most = most
        self._write = write
        self._waiting: deque[tuple[bytes, View | None]] = deque()
        self._ready = asyncio.Event()
        self._will_be_written = False
        self._is_taken = False  # and perhaps not sent yet: later messages must wait

    def put(self, message: FromServer, written: bytes | None = None) -> None:
        """Queue a message; `written` is its encoding, if it was encoded for another reader."""
        if self.closing is not None:
            return
        view = None
        if isinstance(message, View):
            view = self._merged(message)
            if view is not message:
                written = None
            message = view
        self._waiting.append((written or write_message(message), view))
        if self._write is None:
            self._ready.set()
        elif not self._will_be_written:
            self._will_be_written = True
            asyncio.get_running_loop().call_soon(self._write_all, self._write)
        if len(self._waiting) > self._most:
            self.close(SLOW_DOWN)

    def _write_all(self, write: Callable[[Sequence[bytes]], bool]) -> None:
        self._will_be_written = False
        if not self._waiting:
            return  # `take` was faster
        if self._is_taken or self.closing is not None or not write(self._texts()):
            self._ready.set()
        else:
            self._waiting.clear()

    def _texts(self) -> list[bytes]:
        return [text for text, _ in self._waiting]

    def _merged(self, view: View) -> View:
        """The view with the events of the waiting one that it replaces."""
        for place, (_, waiting) in enumerate(self._waiting):
            if waiting is not None and waiting.seat == view.seat:
                del self._waiting[place]
                return replace(
                    view,
                    events=(waiting.events + view.events)[-MOST_EVENTS:],
                    told=(waiting.told + view.told)[-MOST_EVENTS:],
                    ledger=view.ledger or waiting.ledger,
                )
        return view

    def close(self, code: int) -> None:
        """Accept no more messages; drop the waiting ones if the reader is too slow."""
        if self.closing is None:
            self.closing = Closing(code)
            if code == SLOW_DOWN:
                self._waiting.clear()
            self._ready.set()

    async def take(self) -> list[bytes] | Closing:
        """Wait for messages that were not written at once, or for the end of the queue.

        The caller must have sent what it took before it calls again.
        """
        self._is_taken = False
        while True:
            if self._waiting:
                self._is_taken = True
                taken = self._texts()
                self._waiting.clear()
                return taken
            if self.closing is not None:
                return self.closing
            self._ready.clear()
            await self._ready.wait()
