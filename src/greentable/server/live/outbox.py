"""What is still to be sent to one reader. It never makes the sender wait.

Where the socket takes it, all that was put in is written as soon as the code that does so is done;
what waits for longer is taken out by the task that serves the socket. A view that was not sent yet
gives way to a newer one of the same seat, which takes over its events. A client too slow for the
rest is told to slow down, and let go.
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
"""Events that a view may take over; a reader who missed more gets the last ones."""


class Closing(NamedTuple):
    """The socket is to be closed, with this code."""

    code: int


class Outbox:
    """Messages to one reader, in order."""

    def __init__(
        self,
        person: str,
        most: int,
        token: str = "",
        write: Callable[[Sequence[bytes]], bool] | None = None,
    ) -> None:
        """`token` is the hash of what the reader has shown to come in.

        `write` sends messages at once, or says that it cannot.
        """
        self.person, self.token = person, token
        self.closing: Closing | None = None
        self._most = most
        self._write = write
        self._waiting: deque[tuple[bytes, View | None]] = deque()
        self._ready = asyncio.Event()
        self._will_be_written = False
        self._is_taken = False  # and perhaps not sent yet: nothing may overtake it

    def put(self, message: FromServer, written: bytes | None = None) -> None:
        """Send a message; `written` if it was put into bytes for somebody else already."""
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
            return  # taken in between
        if self._is_taken or self.closing is not None or not write(self._texts()):
            self._ready.set()
        else:
            self._waiting.clear()

    def _texts(self) -> list[bytes]:
        return [text for text, _ in self._waiting]

    def _merged(self, view: View) -> View:
        """The view with the events of the one that it takes the place of."""
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
        """Send nothing more; what waits is thrown away if the reader is too slow."""
        if self.closing is None:
            self.closing = Closing(code)
            if code == SLOW_DOWN:
                self._waiting.clear()
            self._ready.set()

    async def take(self) -> list[bytes] | Closing:
        """All that waits, as soon as there is something that was not written, or the end.

        A task that takes it has sent it before it comes again.
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
