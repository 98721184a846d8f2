"""uvicorn's WebSocket protocol without a task switch per message.

Messages are written at once: the acknowledgement and the view for the player who moves, two frames,
take one system call. Received messages go to the listener at once.

Received frames of every kind are counted: frames such as pings are handled here and never reach the
listener, but they cost time too.
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

# With hundreds of sockets, much of the time for compression is spent on loading its tables from
# memory. These tables are small, and the window has room for the view before, which is nearly the
# same: half of it would let messages grow by a half, and take a fifth more time.
_WINDOW_BITS = 13
_MEMORY_LEVEL = 3

_MOST_AFTER_CLOSE = 64 * 1024
"""Bytes that are read after our close frame: messages on their way, and the client's answer."""

_CHUNK_BYTES = 1024
"""Bytes that are parsed before frames are counted: 170 of the shortest."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that writes and hands on messages at once, and counts frames."""

    may_send: Callable[[], bool] | None = None
    """Counts a frame; False if there are too many. None until the client is admitted."""

    listener: Callable[[bytes], bool] | None = None
    """Takes a message; False if the message has to wait in the queue."""

    _bytes_after_close = 0
    _last_pong: bytes | None = None

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
        """Run the application, which finds this protocol in its scope."""
        self.scope["state"][_PROTOCOL] = self
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"][_PROTOCOL]  # see connection_lost

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, which would stay in memory until garbage is collected."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        """Parse received data; abort the connection if the client sends on after our close."""
        if self.close_sent:
            self._bytes_after_close += len(data)
            if self._bytes_after_close > _MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        for start in range(0, len(data), _CHUNK_BYTES):
            if self.conn.eof_sent:
                break  # data after the end is ignored
            super().data_received(data[start : start + _CHUNK_BYTES])
        if not self.handshake_initiated:  # the head was complete, so it was not a valid handshake
            self.transport.abort()

    def handle_events(self) -> None:
        """Handle parsed frames, unless there are too many."""
        if all(map(self._is_allowed, self.conn.events)):
            super().handle_events()
        else:
            self._end_flood()

    def _is_allowed(self, event: Event) -> bool:
        """Count a frame of any kind: text, ping, pong, or a fragment of a message."""
        if not isinstance(event, Frame) or self._is_expected(event):
            return True
        return self.may_send is not None and self.may_send()

    def _is_expected(self, frame: Frame) -> bool:
        """True for a close frame and for the first pong to our ping: these are not counted."""
        if frame.opcode is not Opcode.PONG:
            return frame.opcode is Opcode.CLOSE
        if frame.data != self.pending_ping_payload or frame.data == self._last_pong:
            return False
        self._last_pong = bytes(frame.data)
        return True

    def _end_flood(self) -> None:
        """Close a flooding socket, and read on only to notice that the client has gone."""
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.events_received()  # drop them
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
        """Add a fragment to a message. Empty ones are dropped: any number of them would fit."""
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand on a complete message, unless others wait in the queue before it."""
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
        """Send each message in its own frame; False if nothing can be sent now."""
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
    """The protocol object of a socket."""
    protocol: SocketProtocol = websocket.scope["state"][_PROTOCOL]
    return protocol
