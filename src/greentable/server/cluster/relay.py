"""Requests and sockets for a room that another process has: they are passed on to it.

Every process on a shared database listens at an address of its own beside the public one; the
leases of its rooms name it. What is passed on has the caller's own headers, and of cookies ours, so
the owner finds out again who asks. A secret that only processes on the same database know lets the
owner believe which address the caller has.
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
from greentable.server.core.problems import Elsewhere, NotThere, OnlyThere
from greentable.server.core.world import World
from greentable.server.store.store import Store
from greentable.server.store.values import Unavailable

_REMEMBERED = "relay_secret"
_PROCESS = "process/"  # what the keys of addresses begin with; then comes the process's mark
_MARK = 8  # characters
_SECRET = "x-greentable-relay"  # noqa: S105 - the name of a header
_ADDRESS = "x-greentable-address"
_PASSED_ON = ("accept-language", "authorization", "content-type", "sec-fetch-site")
_ANSWERED = ("content-type", "content-language", "content-disposition", "retry-after")
_CONNECT_SECONDS = 2.0
_ANSWER_SECONDS = 15.0
_PAUSE = 0.25
_PATIENCE = 5.0  # seconds beyond a lease until an owner that cannot be reached is waited for
_NORMAL_END = 1000
_NOT_SENT = {1005, 1006, 1015}  # close codes that stand for none


@dataclass(frozen=True, slots=True)
class Passed:
    """What is passed on: the caller's address, and the request as it came."""

    connection: HTTPConnection
    address: str
    new_secret: str = field(default="", repr=False)
    """What the cookie gets by this very request, where a guest was made for it."""
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
    """The way to the other processes."""

    def __init__(self, store: Store, world: World, lease_seconds: float, own_url: str = "") -> None:
        self._store, self._world = store, world
        self._own_url = own_url
        self.mark = world.token(8 * _MARK)[:_MARK] if own_url else ""
        """What ids of things begin with that only this process knows."""
        self._patience = lease_seconds + _PATIENCE
        self._secret = ""

    async def open(self) -> None:
        """Learn the secret that all processes on the same database share."""
        self._secret = await self._store.remember_first(_REMEMBERED, self._world.token(128))
        if not self.mark:
            return
        for mark, address in (await self._store.remembered_below(_PROCESS)).items():
            if address == self._own_url:  # of a process that was killed: now we listen there
                await self._store.forget(_PROCESS + mark)
        await self._store.remember(_PROCESS + self.mark, self._own_url)

    async def close(self) -> None:
        """Be reached no longer."""
        if self.mark:
            with contextlib.suppress(Unavailable):
                await self._store.forget(_PROCESS + self.mark)

    async def check_is_here(self, id_: str) -> None:
        """That no other process has the thing with this id in its memory. Raises OnlyThere."""
        mark = id_[:_MARK]
        if self.mark and mark != self.mark:
            address = await self._store.remembered(_PROCESS + mark)
            if address is not None:
                raise OnlyThere(address)

    def caller_of(self, headers: Mapping[str, str]) -> str | None:
        """The address of a caller whose request was passed on to us; None if it was not."""
        shown = headers.get(_SECRET, "")
        if self._secret and hmac.compare_digest(shown.encode(), self._secret.encode()):
            return headers.get(_ADDRESS, "")
        return None

    async def next_try(self, since: float, elsewhere: Elsewhere) -> None:
        """Wait a little for a room whose owner cannot be reached, until its lease runs out.

        Raises Elsewhere when that takes too long, NotThere when waiting does not help.
        """
        if isinstance(elsewhere, OnlyThere):
            raise NotThere("request.not_there")
        if self._world.now() > since + self._patience:
            raise elsewhere
        await asyncio.sleep(_PAUSE)

    # Requests

    async def ask(self, owner: str, passed: Passed) -> Response | None:
        """The answer of a room's owner; None if it is not the owner, or cannot be reached.

        Raises Elsewhere when the owner went away while it was asked.
        """
        answer = await asyncio.to_thread(self._asked, owner, passed)
        if answer is None:
            return None
        metrics.passed_on.labels("request").inc()
        status, headers, body = answer
        if status == Elsewhere.status and _code(body) == Elsewhere.CODE:
            return None
        return Response(body, status, headers)

    async def ask_all(self, passed: Passed) -> list[bytes]:
        """What all other processes answer that can be reached, and do not refuse."""
        if not self.mark:
            return []
        known = await self._store.remembered_below(_PROCESS)
        others = [mark for mark in known if mark != self.mark]
        asked = (asyncio.to_thread(self._asked, known[mark], passed) for mark in others)
        found = []
        for mark, answer in zip(
            others, await asyncio.gather(*asked, return_exceptions=True), strict=True
        ):
            if isinstance(answer, tuple) and answer[0] == HTTPStatus.OK:
                found.append(answer[2])
            elif answer is None and await asyncio.to_thread(_is_no_more, known[mark]):
                await self._store.forget(_PROCESS + mark)
        return found

    def _asked(self, owner: str, passed: Passed) -> tuple[int, dict[str, str], bytes] | None:
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
            kept = {name: value for name in _ANSWERED if (value := answer.headers.get(name))}
            return answer.status, kept | {"cache-control": "no-store"}, body

    def _headers(self, passed: Passed) -> dict[str, str]:
        given = passed.connection.headers
        headers = {name: given[name] for name in _PASSED_ON if name in given}
        if secret := passed.new_secret or read_cookie(given.getlist("cookie")):
            headers["cookie"] = written_cookie(secret)
        return headers | {_SECRET: self._secret, _ADDRESS: passed.address}

    # Sockets

    async def join(self, websocket: WebSocket, owner: str, passed: Passed) -> bool:
        """Let a socket end at a room's owner; False if the owner cannot be reached."""
        host, port = _host_and_port(owner)
        headers = websocket.headers
        try:
            far = await connect(
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
            kept = {name: value for name in _ANSWERED if (value := answer.headers.get(name))}
            await websocket.send_denial_response(
                Response(bytes(answer.body or b""), answer.status_code, kept)
            )
            return True
        except (OSError, TimeoutError, InvalidHandshake):
            return False
        metrics.passed_on.labels("socket").inc()
        async with far:
            await websocket.accept()
            await _connect(websocket, far)
        return True


async def _connect(near: WebSocket, far: ClientConnection) -> None:
    """Pass messages on both ways until one side ends; the other is told why."""
    outward = asyncio.create_task(_pass_on_from(near, far))
    inward = asyncio.create_task(_pass_on_to(near, far))
    try:
        await asyncio.wait({outward, inward}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (outward, inward):
            task.cancel()
        await asyncio.gather(outward, inward, return_exceptions=True)
    if far.close_code is None:
        await far.close(_NORMAL_END)
        return
    # An owner that ends without a word was killed: the client comes again, as at a restart.
    code = RESTARTING if far.close_code in _NOT_SENT else far.close_code
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await near.close(code)


async def _pass_on_from(near: WebSocket, far: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            received = await near.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            await far.send(received["bytes"] if text is None else text)


async def _pass_on_to(near: WebSocket, far: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, RuntimeError, WebSocketDisconnect):
        async for message in far:
            assert isinstance(message, str), "the server sends text"
            await near.send_text(message)


def _is_no_more(owner: str) -> bool:
    """Whether nobody listens at an address: the process there was killed."""
    try:
        socket.create_connection(_host_and_port(owner), _CONNECT_SECONDS).close()
    except ConnectionRefusedError:
        return True
    except OSError:
        return False  # it may be back
    return False


def _host_and_port(owner: str) -> tuple[str, int]:
    parts = urlsplit(owner)
    assert parts.hostname is not None, "a lease names where its owner is reached"
    assert parts.port is not None, "with its port"
    return parts.hostname, parts.port


def _code(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=_Problem).code
    except msgspec.DecodeError:
        return ""
