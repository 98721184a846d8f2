"""Relay of requests and sockets to the process that owns the room.

Every process on a shared database also listens at its own address beside the public one; the
leases of its rooms name that address. A relayed request keeps the caller's headers and our cookie,
so the owner identifies the caller again. A secret that all processes on the same database share
lets the owner trust the caller's address in the headers.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import http.client
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from greentable.protocol.cookies import read_cookie, written_cookie
from greentable.protocol.version import RESTARTING
from greentable.server.core import metrics
from greentable.server.core.problems import Elsewhere, NotThere, OnlyElsewhere
from greentable.server.core.world import World
from greentable.server.store.store import Store
from greentable.server.store.values import Unavailable

_SECRET_KEY = "relay_secret"  # noqa: S105 - the name of a stored value
_ADDRESS_KEY = "process/"  # the prefix of a process's address in the store; its mark follows
_MARK_LENGTH = 8
_SECRET_HEADER = "x-greentable-relay"  # noqa: S105 - the name of a header
_ADDRESS_HEADER = "x-greentable-address"
_REQUEST_HEADERS = ("accept-language", "authorization", "content-type", "sec-fetch-site")
_ANSWER_HEADERS = ("content-type", "content-language", "content-disposition", "retry-after")
_CONNECT_SECONDS = 2.0
_ANSWER_SECONDS = 15.0
_RETRY_SECONDS = 0.25
_PATIENCE = 5.0  # seconds to wait for an unreachable owner after its lease has run out
_NORMAL_END = 1000
_NO_CODE = {1005, 1006, 1015}  # reserved close codes, never sent: the owner gave no code


@dataclass(frozen=True, slots=True)
class RelayedRequest:
    """A request to relay, with the address of its caller."""

    connection: HTTPConnection
    address: str
    new_secret: str = field(default="", repr=False)
    """The secret of the guest that was made for this request, for the cookie."""
    method: str = "GET"
    body: bytes = field(default=b"", repr=False)

    @property
    def target(self) -> str:
        """The path with the query."""
        url = self.connection.url
        return f"{url.path}?{url.query}" if url.query else url.path


class _Problem(msgspec.Struct):
    code: str = ""


class Relay:
    """Sends requests and sockets to other processes, and recognises theirs."""

    def __init__(self, store: Store, world: World, lease_seconds: float, own_url: str = "") -> None:
        self._store, self._world = store, world
        self._own_url = own_url
        self.mark = world.token(8 * _MARK_LENGTH)[:_MARK_LENGTH] if own_url else ""
        """The prefix of ids that only this process can resolve, such as those of jobs."""
        self._patience = lease_seconds + _PATIENCE
        self._secret = ""

    async def open(self) -> None:
        """Read the shared secret, and publish the address of this process."""
        self._secret = await self._store.remember_first(_SECRET_KEY, self._world.token(128))
        if not self.mark:
            return
        for mark, address in (await self._store.remembered_below(_ADDRESS_KEY)).items():
            if address == self._own_url:  # left by a killed process; this one listens there now
                await self._store.forget(_ADDRESS_KEY + mark)
        await self._store.remember(_ADDRESS_KEY + self.mark, self._own_url)

    async def close(self) -> None:
        """Withdraw the address of this process."""
        if self.mark:
            with contextlib.suppress(Unavailable):
                await self._store.forget(_ADDRESS_KEY + self.mark)

    async def check_is_here(self, id_: str) -> None:
        """Check that the id is not of another live process. Raises OnlyElsewhere."""
        mark = id_[:_MARK_LENGTH]
        if self.mark and mark != self.mark:
            address = await self._store.remembered(_ADDRESS_KEY + mark)
            if address is not None:
                raise OnlyElsewhere(address)

    def caller_of(self, headers: Mapping[str, str]) -> str | None:
        """The address of a relayed request's caller; None if the request was not relayed."""
        shown = headers.get(_SECRET_HEADER, "")
        if self._secret and hmac.compare_digest(shown.encode(), self._secret.encode()):
            return headers.get(_ADDRESS_HEADER, "")
        return None

    async def wait_to_retry(self, since: float, elsewhere: Elsewhere) -> None:
        """Pause before asking again for a room whose owner cannot be reached.

        Raises Elsewhere when its lease must have run out, NotThere when waiting cannot help.
        """
        if isinstance(elsewhere, OnlyElsewhere):
            raise NotThere("request.not_there")
        if self._world.now() > since + self._patience:
            raise elsewhere
        await asyncio.sleep(_RETRY_SECONDS)

    # Requests

    async def ask(self, owner: str, passed: RelayedRequest) -> Response | None:
        """The answer of a room's owner; None if it is not the owner, or cannot be reached.

        Raises Elsewhere if the connection breaks before the answer is complete.
        """
        answer = await asyncio.to_thread(self._send, owner, passed)
        if answer is None:
            return None
        metrics.passed_on.labels("request").inc()
        status, headers, body = answer
        if status == Elsewhere.status and _code(body) == Elsewhere.CODE:
            return None
        return Response(body, status, headers)

    async def ask_all(self, passed: RelayedRequest) -> list[bytes]:
        """The successful answers of all other processes that can be reached."""
        if not self.mark:
            return []
        known = await self._store.remembered_below(_ADDRESS_KEY)
        others = [mark for mark in known if mark != self.mark]
        sent = (asyncio.to_thread(self._send, known[mark], passed) for mark in others)
        bodies = []
        for mark, answer in zip(
            others, await asyncio.gather(*sent, return_exceptions=True), strict=True
        ):
            if isinstance(answer, tuple) and answer[0] == HTTPStatus.OK:
                bodies.append(answer[2])
            elif answer is None and await asyncio.to_thread(_is_gone, known[mark]):
                await self._store.forget(_ADDRESS_KEY + mark)
        return bodies

    def _send(self, owner: str, passed: RelayedRequest) -> tuple[int, dict[str, str], bytes] | None:
        host, port = _host_and_port(owner)
        caller = http.client.HTTPConnection(host, port, timeout=_CONNECT_SECONDS)
        with contextlib.closing(caller):
            try:
                caller.connect()
            except OSError:
                return None
            caller.sock.settimeout(_ANSWER_SECONDS)
            try:
                headers = {"host": passed.connection.headers["host"], **self._headers(passed)}
                if "origin" in passed.connection.headers:
                    headers["origin"] = passed.connection.headers["origin"]
                caller.request(passed.method, passed.target, passed.body, headers)
                answer = caller.getresponse()
                body = answer.read()
            except (OSError, http.client.HTTPException) as error:
                raise Elsewhere(owner) from error
            kept = {name: value for name in _ANSWER_HEADERS if (value := answer.headers.get(name))}
            return answer.status, kept | {"cache-control": "no-store"}, body

    def _headers(self, passed: RelayedRequest) -> dict[str, str]:
        given = passed.connection.headers
        headers = {name: given[name] for name in _REQUEST_HEADERS if name in given}
        if secret := passed.new_secret or read_cookie(given.getlist("cookie")):
            headers["cookie"] = written_cookie(secret)
        return headers | {_SECRET_HEADER: self._secret, _ADDRESS_HEADER: passed.address}

    # Sockets

    async def join(self, websocket: WebSocket, owner: str, passed: RelayedRequest) -> bool:
        """Relay a socket to a room's owner until it closes; False if the owner is unreachable."""
        host, port = _host_and_port(owner)
        headers = websocket.headers
        try:
            owner_socket = await connect(
                f"ws://{headers['host']}{passed.target}",
                host=host,
                port=port,
                origin=headers.get("origin"),  # type: ignore[arg-type]
                additional_headers=self._headers(passed),
                user_agent_header=None,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=_CONNECT_SECONDS,
                proxy=None,
            )
        except InvalidStatus as refused:
            answer = refused.response
            kept = {name: value for name in _ANSWER_HEADERS if (value := answer.headers.get(name))}
            await websocket.send_denial_response(
                Response(bytes(answer.body or b""), answer.status_code, kept)
            )
            return True
        except (OSError, TimeoutError, InvalidHandshake):
            return False
        metrics.passed_on.labels("socket").inc()
        async with owner_socket:
            await websocket.accept()
            await _forward_both_ways(websocket, owner_socket)
        return True


async def _forward_both_ways(client: WebSocket, owner: ClientConnection) -> None:
    """Forward messages both ways until one side closes; close the other with its code."""
    outward = asyncio.create_task(_forward_to_owner(client, owner))
    inward = asyncio.create_task(_forward_to_client(client, owner))
    try:
        await asyncio.wait({outward, inward}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (outward, inward):
            task.cancel()
        await asyncio.gather(outward, inward, return_exceptions=True)
    if owner.close_code is None:
        await owner.close(_NORMAL_END)
        return
    # An owner that sends no close frame was killed: the client reconnects, as at a restart.
    code = RESTARTING if owner.close_code in _NO_CODE else owner.close_code
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await client.close(code)


async def _forward_to_owner(client: WebSocket, owner: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            received = await client.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            await owner.send(received["bytes"] if text is None else text)


async def _forward_to_client(client: WebSocket, owner: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, RuntimeError, WebSocketDisconnect):
        async for message in owner:
            assert isinstance(message, str), "the server sends text"
            await client.send_text(message)


def _is_gone(owner: str) -> bool:
    """True if nothing listens at an address, because the process there was killed."""
    try:
        socket.create_connection(_host_and_port(owner), _CONNECT_SECONDS).close()
    except ConnectionRefusedError:
        return True
    except OSError:
        return False  # unreachable, but perhaps only for now
    return False


def _host_and_port(owner: str) -> tuple[str, int]:
    parts = urlsplit(owner)
    assert parts.hostname is not None, "a lease names the host of its owner"
    assert parts.port is not None, "and its port"
    return parts.hostname, parts.port


def _code(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=_Problem).code
    except msgspec.DecodeError:
        return ""
