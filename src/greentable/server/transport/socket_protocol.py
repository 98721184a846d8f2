"""Sockets as uvicorn serves them, but that nothing waits for a task that has to wake up.

What is to be sent is written at once: a player who moves gets an acknowledgement and a view, two
frames, in one call of the system. What comes in is handed on at once to the listener.

Every frame that comes in is counted, whatever kind it is: many of them never get further than this,
such as pings, and cost time all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from greentable.protocol.version import SLOW_DOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.websockets import WebSocket
    from websockets.protocol import Event

_PROTOCOL = "greentable.protocol"

# With hundreds of sockets, much of the time that compressing takes goes into fetching its tables
# from memory. These are a quarter of the usual size, and views come out as small as with those.
_WINDOW_BITS = 12
_MEMORY_LEVEL = 3

_MOST_LATE = 64 * 1024
"""Bytes that are read after the socket was closed, for what was on its way, and for the answer."""

_AT_ONCE = 1024
"""Bytes that are read before frames are counted: 170 of the shortest."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that takes several messages in one, and tells at once what it hears."""

    may_send: Callable[[], bool] | None = None
    """Counts a frame, and says whether it is not too many; None while nobody was let in."""

    listener: Callable[[bytes], bool] | None = None
    """Takes a message, or says that it has to wait for its turn."""

    _late = 0
    _answer: bytes | None = None  # to our last ping

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=_WINDOW_BITS,
                    client_max_window_bits=_WINDOW_BITS,
                    compress_settings={"memLevel": _MEMORY_LEVEL},
                )
            ]

    async def run_asgi(self) -> None:
        """Serve the socket; the code that does so finds this protocol in its scope."""
        self.scope["state"][_PROTOCOL] = self
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"][_PROTOCOL]  # see connection_lost

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything: in cycles, it would stay in memory until garbage is looked for."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        """Read what has come; a client that sends on after the end is hung up on."""
        if self.close_sent:
            self._late += len(data)
            if self._late > _MOST_LATE:
                self.transport.abort()
                return
        for start in range(0, len(data), _AT_ONCE):
            if self.conn.eof_sent:
                break  # what comes after the end is not even looked at
            super().data_received(data[start : start + _AT_ONCE])
        if not self.handshake_initiated:  # and never will be: the head has come whole
            self.transport.abort()

    def handle_events(self) -> None:
        """Take what was read, unless it is too much."""
        if all(map(self._is_allowed, self.conn.events)):
            super().handle_events()
        else:
            self._end_flood()

    def _is_allowed(self, event: Event) -> bool:
        """Count a frame, whatever kind it is: text, ping or pong, or a piece of a message."""
        if not isinstance(event, Frame) or self._is_expected(event):
            return True
        return self.may_send is not None and self.may_send()

    def _is_expected(self, frame: Frame) -> bool:
        """Whether it is the end, after which nothing is read, or the first answer to our ping."""
        if frame.opcode is not Opcode.PONG:
            return frame.opcode is Opcode.CLOSE
        if frame.data != self.pending_ping_payload or frame.data == self._answer:
            return False
        self._answer = bytes(frame.data)
        return True

    def _end_flood(self) -> None:
        """Say that it was too much, and read on only to find out that the client has gone."""
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.events_received()  # and forget them
        self.conn.fail(SLOW_DOWN)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if not self.close_sent:
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": SLOW_DOWN})
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.transport.write_eof()

    def handle_cont(self, event: Frame) -> None:
        """Add a piece to a message; pieces of nothing are no pieces, else any number would fit."""
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that is whole; it never overtakes one that waits."""
        if (
            self.listener is not None
            and self.queue.empty()
            and not self.close_sent
            and len(self.frames) == 1
            and self.listener(self.frames[0])
        ):
            self.frames = []
            return
        super().send_receive_event_to_app()

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send messages, each in a frame of its own; False if nothing can be sent now."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def protocol_of(websocket: WebSocket) -> SocketProtocol:
    """The protocol that serves a socket."""
    protocol: SocketProtocol = websocket.scope["state"][_PROTOCOL]
    return protocol
