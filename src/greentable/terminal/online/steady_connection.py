"""The connection to a server's table, which is opened again when it is lost."""

from __future__ import annotations

import queue
import time

from rich.console import Console
from rich.text import Text
from websockets.exceptions import InvalidStatus, WebSocketException

from greentable.errors import UsageError
from greentable.protocol.client_messages import FromClient
from greentable.protocol.version import NOT_YOURS, OPENED_ELSEWHERE, SIGN_IN, TOO_OLD
from greentable.terminal.online.client import Connection, Disconnected, Received, Server
from greentable.terminal.styles import DANGER, SOFT
from greentable.words.catalogue import Catalogue

_NEXT_TRY, _LONGEST_WAIT = (
    0.5,
    5.0,
)  # seconds until a lost connection is tried again, more each time
_TRIES = 60
_NOT_AGAIN = {
    SIGN_IN: "play_server.not_yours",
    NOT_YOURS: "play_server.not_yours",
    OPENED_ELSEWHERE: "play_server.elsewhere",
    TOO_OLD: "play_server.too_old",
}


class SteadyConnection:
    """A socket, and the ones after it; a server that is away for a while is waited for."""

    def __init__(self, server: Server, room: str, console: Console, catalogue: Catalogue) -> None:
        self._server = server
        self._room = room
        self._console = console
        self._catalogue = catalogue
        self._connection: Connection | None = None
        self.is_lost = False

    def open(self) -> None:
        """Open the socket. Raises UsageError."""
        wait = _NEXT_TRY
        for _ in range(_TRIES):
            try:
                self._connection = Connection(self._server.socket_of(self._room))
                return
            except InvalidStatus as error:
                if error.response.status_code in {401, 403, 404}:
                    raise UsageError("play_server.not_yours") from error
            except (OSError, WebSocketException, TimeoutError):
                pass
            self._say_lost()
            time.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)
        raise UsageError("play_server.gone", address=self._server.place.origin)

    def open_again(self, closed: Disconnected) -> None:
        """The socket has ended. Raises UsageError if it must not be opened again."""
        if closed.code in _NOT_AGAIN:
            raise UsageError(_NOT_AGAIN[closed.code])
        self._say_lost()
        self.open()

    def is_there(self) -> None:
        """The table has spoken."""
        if self.is_lost:
            self._console.print(Text(self._catalogue.say("served-back"), SOFT))
        self.is_lost = False

    def _say_lost(self) -> None:
        if not self.is_lost:
            self._console.print(Text(self._catalogue.say("served-lost"), DANGER))
        self.is_lost = True

    @property
    def received(self) -> queue.Queue[Received]:
        """Messages that have come and were not taken yet."""
        assert self._connection is not None, "after it was opened"
        return self._connection.received

    def send(self, message: FromClient) -> None:
        """Send a message; if the connection is lost, `received` will say so."""
        assert self._connection is not None, "after it was opened"
        self._connection.send(message)

    def close(self) -> None:
        """Leave."""
        if self._connection is not None:
            self._connection.close()
