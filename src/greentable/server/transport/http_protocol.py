"""HTTP as uvicorn serves it, but that nobody can send, or take, without end.

A request's head has a longest length, and so has each header: nothing that reads one has to be
quick with more. A request has to come, and its answer to be taken, in time. A proxy sees to that
too; a host at home has none.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from greentable.protocol.problems import MEDIA_TYPE
from greentable.server.core.problems import HeadTooLarge, problem_of
from greentable.words.catalogue import Catalogue

if TYPE_CHECKING:
    from greentable.server.core.settings import Settings
    from greentable.server.core.world import Timer, World

# As much as most servers and proxies take. What opens a socket is read once more, by a library that
# takes 128 headers and lines of 8192 bytes, and answers nothing to more.
_MOST_HEADERS = 100
_LONGEST_HEADER = 8000


class HttpProtocol(HttpToolsProtocol):
    """A connection over which requests come, one after the other."""

    settings: Settings
    world: World

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **kwargs)
        self._timer: Timer | None = None
        self._is_head = True  # what comes next belongs to the head of a request
        self._received = 0  # bytes of the request that is coming
        self._head = 0  # bytes of its head, as far as they were read
        self._is_too_large = False

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
                self._refuse_head()
            else:
                self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        self._set_timer()

    def on_url(self, url: bytes) -> None:
        """Its address, or a piece of it."""
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header of it."""
        super().on_header(name, value)
        length = len(name) + len(value)
        self._count_head(length)
        if length > _LONGEST_HEADER or len(self.headers) > _MOST_HEADERS:
            self._stop_reading()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        if len(self.url) > _LONGEST_HEADER and self._should_upgrade():
            self._stop_reading()
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

    def send_400_response(self, msg: str) -> None:
        """Say why a request was not read to its end."""
        if self._is_too_large:
            self._refuse_head()
        else:
            super().send_400_response(msg)

    def _refuse_head(self) -> None:
        self.transport.write(_too_large(self.settings.head_bytes))
        self.transport.close()

    def _count_head(self, length: int) -> None:
        self._head += length
        if self._head > self.settings.head_bytes:
            self._stop_reading()

    def _stop_reading(self) -> NoReturn:
        """Let the parser stop here, whatever comes after it."""
        self._is_too_large = True
        raise ValueError

    def _set_timer(self) -> None:
        self._stop_timer()
        at = self.world.now() + self.settings.request_seconds
        self._timer = self.world.call_at(at, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def http_protocol(settings: Settings, world: World) -> type[HttpProtocol]:
    """The protocol with the limits of these settings."""
    limits = {"settings": settings, "world": world}
    return type("LimitedHttpProtocol", (HttpProtocol,), limits)


@cache
def _too_large(most: int) -> bytes:
    """What is answered to who sends too long a head, or one without end."""
    refused = HeadTooLarge(
        "request.head_too_large", most=most, longest=_LONGEST_HEADER, headers=_MOST_HEADERS
    )
    problem = problem_of(refused, Catalogue())
    body = msgspec.json.encode(problem)
    headers = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), "connection": "close"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[problem.status] + lines.encode() + b"\r\n" + body
