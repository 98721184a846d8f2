"""Sockets as uvicorn serves them, with one thing more: what waits for a reader is written at once.

Whoever moves gets an acknowledgement and a view: two frames, and one call of the system for both,
without a task that has to wake up for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.websockets import WebSocket

_PROTOCOL = "greentable.protocol"


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that takes several messages in one."""

    async def run_asgi(self) -> None:
        """Serve the socket; whoever does so finds this protocol in its scope."""
        self.scope["state"][_PROTOCOL] = self
        await super().run_asgi()

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


def writer_of(websocket: WebSocket) -> Callable[[Sequence[bytes]], bool]:
    """What sends messages over a socket at once, if they can be sent."""
    protocol: SocketProtocol = websocket.scope["state"][_PROTOCOL]
    return protocol.write
