"""HTTP as uvicorn serves it, but that nobody can send, or take, without end.

A request's head has a longest length, and a request has to come, and its answer to be taken, in
time. A proxy sees to that too; a host at home has none.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from greentable.catalogue import Catalogue
from greentable.server.problems import MEDIA_TYPE, TooLarge, problem_of

if TYPE_CHECKING:
    from greentable.server.settings import Settings


class HttpProtocol(HttpToolsProtocol):
    """A connection over which requests come, one after the other."""

    settings: Settings

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None
        self._is_head = True  # what comes next belongs to the head of a request
        self._received = 0  # bytes of the request that is coming

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not for ever."""
        super().connection_made(transport)
        self._set_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, unless it is more than any request has."""
        self._received += len(data)
        super().data_received(data)
        most = self.settings.head_bytes
        if not self._is_head:
            most += 2 * self.settings.record_bytes  # the longest body, in however many pieces
        if self._received > most and not self.transport.is_closing():
            if self._is_head:
                self.transport.write(_too_large(most))
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._set_timer()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._is_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there; now its answer has to be taken."""
        super().on_message_complete()
        self._is_head, self._received = True, 0
        self._set_timer()

    def on_response_complete(self) -> None:
        """The answer is sent; uvicorn waits for the next request a little."""
        if self._is_head:  # else something is still coming that nobody wants any more
            self._stop_timer()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which is pinged."""
        self._stop_timer()
        super().handle_websocket_upgrade()

    def _set_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(self.settings.request_seconds, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def http_protocol(settings: Settings) -> type[HttpProtocol]:
    """The protocol with the limits of these settings."""
    return type("LimitedHttpProtocol", (HttpProtocol,), {"settings": settings})


def _too_large(most: int) -> bytes:
    """What is answered to who sends a head without end."""
    problem = problem_of(TooLarge("request.too_large", most=most), Catalogue())
    body = msgspec.json.encode(problem)
    headers = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), "connection": "close"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[problem.status] + lines.encode() + b"\r\n" + body
