"""A server of tables, asked over HTTP and over the socket of a table, as docs/bot-api.md has it.

A player without a token is a guest, whose cookie is kept beside the games of this computer: so
somebody who has left is the same person when they come back.
"""

from __future__ import annotations

import os
import queue
import secrets
import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack, suppress
from http.client import HTTPException, HTTPResponse
from typing import Literal, NamedTuple, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from greentable.core.reader import shown
from greentable.errors import UsageError
from greentable.protocol.bodies import RequestBody
from greentable.protocol.client_messages import FromClient, Ping
from greentable.protocol.cookies import read_cookie, written_cookie
from greentable.protocol.host_actions import HostAction
from greentable.protocol.problems import Problem
from greentable.protocol.server_messages import (
    Ack,
    Hello,
    Note,
    Reject,
    RoomDocument,
    Talked,
    View,
    reader_of,
)
from greentable.protocol.version import TOO_OLD
from greentable.terminal.kept_games import games_folder
from greentable.words.messages import say
from greentable.words.system_errors import system_words

TOKEN = "GREENTABLE_TOKEN"  # noqa: S105 - the name of a variable
"""The variable with a token, for somebody who is no guest."""

_BEARER = "Bearer"
_PATIENCE = 20.0  # seconds for an answer
_HEARTBEAT = 4.0  # seconds; after ten of silence a person is shown as away
_MOST_BYTES = 4 << 20
_AT_HOME = ("127.0.0.1", "localhost", "::1")

T = TypeVar("T")

ServerMessage = Hello | RoomDocument | View | Ack | Reject | Note | Talked
"""The messages that the terminal reads; it skips all others."""

_read_message: Callable[[str | bytes], ServerMessage | None] = reader_of(ServerMessage)


class Disconnected(NamedTuple):
    """The socket has ended, with this code; 0 if the connection was lost."""

    code: int


Received = ServerMessage | Disconnected


class TableAddress:
    """The place to sit down: a server, perhaps one of its tables, perhaps its secret.

    Raises UsageError for what is no address of a server.
    """

    def __init__(self, address: str) -> None:
        try:
            parts = urlsplit(address.strip())
            host, _ = parts.hostname, parts.port
        except ValueError:
            host = None
        if not host or parts.scheme not in {"http", "https"}:
            raise UsageError("play_server.address", address=shown(address))
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.host = host
        _, _, table = parts.path.partition("/t/")
        self.room = table.strip("/")
        self.secret = parts.fragment


class Server:
    """A server, and who asks it: by a token, or as a guest."""

    def __init__(self, place: TableAddress, language: str) -> None:
        self.place = place
        self._language = language
        self._token = os.environ.get(TOKEN, "")
        self._cookie = "" if self._token else _guests().get(place.origin, "")
        # A proxy of the system's is no way to this very computer.
        at_home = place.host in _AT_HOME
        self._opener = build_opener(*[ProxyHandler({})] * at_home)
        self._proxy: Literal[True] | None = None if at_home else True

    def get(self, path: str, answer: type[T]) -> T:
        """Ask for something; raises UsageError as `post` does."""
        return self._ask("GET", path, None, answer)

    def post(self, path: str, body: RequestBody | HostAction | None, answer: type[T]) -> T:
        """Send a body and read the answer. Raises UsageError if the server refuses or is away."""
        data = None if body is None else msgspec.json.encode(body)
        return self._ask("POST", path, data, answer)

    def _ask(self, method: str, path: str, data: bytes | None, answer: type[T]) -> T:
        headers = {**self._headers(), "Content-Type": "application/json"}
        request = Request(f"{self.place.origin}{path}", data, headers, method=method)  # noqa: S310
        try:
            with self._opener.open(request, timeout=_PATIENCE) as response:
                self._take_cookie(response)
                return msgspec.json.decode(response.read(_MOST_BYTES), type=answer)
        except HTTPError as error:
            raise self._refused(error) from error
        except (OSError, HTTPException) as error:
            reason = error.reason if isinstance(error, URLError) else error
            why = system_words(reason) if isinstance(reason, Exception) else str(reason)
            address = self.place.origin
            raise UsageError("play_server.away", address=address, why=why) from error
        except msgspec.ValidationError as error:
            raise UsageError("play_server.too_old") from error
        except msgspec.DecodeError as error:
            raise UsageError("play_server.other", address=self.place.origin) from error

    def socket_of(self, room: str) -> AbstractContextManager[ClientConnection]:
        """The socket of a table, as `socket` opens it."""
        return self.socket(f"/api/tables/{room}/socket")

    def socket(self, path: str) -> AbstractContextManager[ClientConnection]:
        """A socket. It raises OSError or WebSocketException if there is none now."""
        address = self.place.origin.replace("http", "ws", 1)
        return connect(
            f"{address}{path}",
            additional_headers=self._headers(),
            open_timeout=_PATIENCE,
            max_size=_MOST_BYTES,
            proxy=self._proxy,
        )

    def _headers(self) -> dict[str, str]:
        headers = {"Accept-Language": self._language, "Origin": self.place.origin}
        if self._token:
            headers["Authorization"] = f"{_BEARER} {self._token}"
        elif self._cookie:
            headers["Cookie"] = written_cookie(self._cookie)
        return headers

    def _take_cookie(self, answer: HTTPResponse) -> None:
        secret = read_cookie(answer.headers.get_all("Set-Cookie", ()))
        if secret and not self._token:
            self._cookie = secret
            _keep_guest(self.place.origin, secret)

    def _refused(self, error: HTTPError) -> UsageError:
        """Why, in the words of the server, which are in the reader's language."""
        try:
            problem = msgspec.json.decode(error.read(_MOST_BYTES), type=Problem)
        except (msgspec.DecodeError, OSError, HTTPException):
            return UsageError("play_server.other", address=self.place.origin)
        return UsageError.saying(problem.code, say("error-play-server-refused", why=problem.detail))


class Connection:
    """An open socket, which a thread of its own reads."""

    def __init__(self, socket: AbstractContextManager[ClientConnection]) -> None:
        self._open = ExitStack()
        self._socket = self._open.enter_context(socket)
        self.received: queue.Queue[Received] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def send(self, message: FromClient) -> None:
        """Send a message; if the connection is lost, `received` will say so."""
        with suppress(ConnectionClosed, OSError):
            self._socket.send(msgspec.json.encode(message).decode())

    def close(self) -> None:
        """Leave."""
        with suppress(WebSocketException, OSError):
            self._open.close()

    def _read(self) -> None:
        code = 0
        try:
            while True:
                try:
                    message = _read_message(self._socket.recv(timeout=_HEARTBEAT))
                except TimeoutError:
                    self.send(Ping())
                    continue
                if message is not None:
                    self.received.put(message)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
        except msgspec.ValidationError:
            code = TOO_OLD
        except (WebSocketException, OSError, msgspec.DecodeError):
            code = 0
        self.received.put(Disconnected(code))


def new_id() -> str:
    """An id for a command, which no other has."""
    return secrets.token_hex(8)


# The guests that somebody is, by the addresses of servers.


def _guests() -> Mapping[str, str]:
    try:
        text = (games_folder().parent / "guests.json").read_bytes()
        return msgspec.json.decode(text, type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def _keep_guest(origin: str, cookie: str) -> None:
    """Note who one is there; where nothing can be written, one is a new guest next time."""
    path = games_folder().parent / "guests.json"
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(msgspec.json.encode({**_guests(), origin: cookie}))
