"""uvicorn's HTTP protocol with limits on size and time.

The head of a request and each of its headers have a maximum length, so no parser behind this one
has to be fast with longer input. Receiving a request and sending its response must each finish in
time. A proxy enforces such limits too, but a host at home has none.
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

# The usual limits of servers and proxies. A library parses requests that open a socket again; it
# accepts 128 headers and lines of 8192 bytes, and answers nothing to larger requests.
_MOST_HEADERS = 100
_LONGEST_HEADER = 8000


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection, with limits on each request."""

    settings: Settings
    world: World

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **kwargs)
        self._timer: Timer | None = None
        self._is_head = True  # the next bytes belong to the head of a request
        self._received = 0  # bytes of the current request
        self._head = 0  # bytes of its head that were parsed
        self._is_too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer for the first request."""
        super().connection_made(transport)
        self._set_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timer."""
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse received data; refuse a request that is too large."""
        self._received += len(data)
        super().data_received(data)
        most = self.settings.head_bytes
        if not self._is_head:
            most += 2 * self.settings.record_bytes  # the longest body, with its chunk headers
        if self._received > most and not self.transport.is_closing():
            if self._is_head:
                self._refuse_head()
            else:
                self.transport.close()

    def on_message_begin(self) -> None:
        """Start the timer for a new request."""
        super().on_message_begin()
        self._head = 0
        self._set_timer()

    def on_url(self, url: bytes) -> None:
        """Count the bytes of the request's target, or of a part of it."""
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header and its bytes."""
        super().on_header(name, value)
        length = len(name) + len(value)
        self._count_head(length)
        if length > _LONGEST_HEADER or len(self.headers) > _MOST_HEADERS:
            self._stop_reading()

    def on_headers_complete(self) -> None:
        """Refuse a socket with a target that is too long for the library that opens it."""
        if len(self.url) > _LONGEST_HEADER and self._should_upgrade():
            self._stop_reading()
        self._is_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Start the timer for the response."""
        super().on_message_complete()
        self._is_head, self._received = True, 0
        self._set_timer()

    def on_response_complete(self) -> None:
        """Stop the timer; uvicorn limits the wait for the next request itself."""
        if self._is_head:  # else the rest of an unread body is still coming
            self._stop_timer()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Stop the timer: a socket is pinged instead."""
        self._stop_timer()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Say why the request could not be parsed."""
        if self._is_too_large:
            self._refuse_head()
        else:
            super().send_400_response(msg)

    def _refuse_head(self) -> None:
        self.transport.write(_head_too_large_response(self.settings.head_bytes))
        self.transport.close()

    def _count_head(self, length: int) -> None:
        self._head += length
        if self._head > self.settings.head_bytes:
            self._stop_reading()

    def _stop_reading(self) -> NoReturn:
        """Make the parser stop at once."""
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
    """The protocol class with the limits of these settings."""
    limits = {"settings": settings, "world": world}
    return type("LimitedHttpProtocol", (HttpProtocol,), limits)


@cache
def _head_too_large_response(most: int) -> bytes:
    """The response to an oversized request head."""
    refused = HeadTooLarge(
        "request.head_too_large", most=most, longest=_LONGEST_HEADER, headers=_MOST_HEADERS
    )
    problem = problem_of(refused, Catalogue())
    body = msgspec.json.encode(problem)
    headers = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), "connection": "close"}
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[problem.status] + lines.encode() + b"\r\n" + body
