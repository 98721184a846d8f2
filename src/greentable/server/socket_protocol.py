"""Sockets as uvicorn serves them, with one thing more: what waits for a reader is written at once.

Whoever moves gets an acknowledgement and a view: two frames, and one call of the system for both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.websockets import WebSocket

_TEXTS = "greentable.texts"


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that takes several messages in one."""

    async def send(self, message: Any) -> None:  # noqa: ANN401 - any message of ASGI
        """See ASGI; messages of `send_texts` besides."""
        texts = message.get(_TEXTS)
        if texts is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState as error:
            raise ClientDisconnected from error
        self.transport.write(b"".join(self.conn.data_to_send()))


async def send_texts(websocket: WebSocket, texts: Sequence[bytes]) -> None:
    """Send messages, each in a frame of its own. Raises WebSocketDisconnect."""
    await websocket.send({"type": "websocket.send", _TEXTS: texts})
