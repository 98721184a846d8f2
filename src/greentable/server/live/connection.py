"""One socket at a table: incoming messages are decoded and counted, outgoing ones are queued."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from greentable.errors import GreentableError
from greentable.protocol.client_messages import (
    Ask,
    FromClient,
    Hurry,
    Ping,
    Sync,
    Talk,
    read_message,
)
from greentable.protocol.server_messages import Answer, Pong
from greentable.protocol.version import (
    NOT_YOURS,
    PROTOCOL,
    RESTARTING,
    SLOW_DOWN,
    TOO_LARGE,
    TOO_OLD,
)
from greentable.server.core import logs, metrics
from greentable.server.core.limits import Buckets
from greentable.server.core.problems import Malformed, TooMany
from greentable.server.live.actor import Actor
from greentable.server.live.mailbox import Gone
from greentable.server.live.outbox import Closing, Outbox
from greentable.server.live.rooms import Rooms, check_may_enter
from greentable.server.live.telling import explained, rejection
from greentable.server.transport.socket_protocol import SocketProtocol, protocol_of

_COUNTS = {kind: metrics.commands.labels(kind.__name__.lower()) for kind in get_args(FromClient)}


_FRAMES = 4
"""Frames allowed for each message: it may come in pieces, and with a ping."""


class SocketLimits:
    """The rates at which each person may send, over all tables together."""

    def __init__(self, rooms: Rooms) -> None:
        settings, now = rooms.context.settings, rooms.context.world.now
        rate, burst = settings.commands_per_second, settings.commands_burst
        self.commands = Buckets(rate, burst, now)
        self.frames = Buckets(_FRAMES * rate, _FRAMES * burst, now)
        self.talk = Buckets(settings.talk_per_minute / 60, settings.talk_per_minute, now)
        # Explaining all moves at once takes a tenth of a second of processor time.
        asked = settings.explanations_per_minute
        self.explanations = Buckets(asked / 60, asked / 6, now)

    def may_send_message(self, person: str) -> bool:
        """True if this person may send one more message."""
        return _takes(self.commands, person)

    def count_frames(self, websocket: WebSocket, person: str) -> None:
        """Count every frame of a socket for a person who is signed in."""
        protocol_of(websocket).may_send = partial(_takes, self.frames, person)


def _takes(buckets: Buckets, person: str) -> bool:
    if not buckets.try_take(person):
        return True
    metrics.commands.labels("too_many").inc()
    return False


async def is_accepted(websocket: WebSocket) -> bool:
    """Accept a socket; False if it is closed at once, for a client of another version."""
    await websocket.accept()
    if websocket.query_params.get("proto", str(PROTOCOL)) == str(PROTOCOL):
        return True
    await websocket.close(TOO_OLD)
    return False


async def serve_socket(
    websocket: WebSocket,
    rooms: Rooms,
    limits: SocketLimits,
    room: str,
    person: str,
    token: str = "",
) -> None:
    """Let an identified person play or watch at a room's table until they disconnect.

    `token` is the hash of their token: when it is revoked, the socket is closed.
    """
    if not await is_accepted(websocket):
        return
    protocol = protocol_of(websocket)
    outbox = Outbox(person, rooms.context.settings.outbox, token, protocol.write)
    try:
        await rooms.check_known(room, person)
        actor = await rooms.actor(room)
        check_may_enter(actor.room, person)
        await actor.request(partial(actor.come_in, outbox))
    except (Gone, GreentableError) as error:
        await websocket.close(_close_code(error))
        return
    metrics.sockets.inc()
    try:
        await Connection(websocket, protocol, rooms, limits, actor, outbox).serve()
    finally:
        metrics.sockets.dec()
        actor.lose(outbox)


def _close_code(error: Exception) -> int:
    if isinstance(error, Gone):
        return RESTARTING
    if isinstance(error, TooMany):
        return SLOW_DOWN
    status = getattr(error, "status", 503)
    return NOT_YOURS if status in {403, 404} else RESTARTING


class Connection:
    """An open socket of one person at one room."""

    def __init__(
        self,
        websocket: WebSocket,
        protocol: SocketProtocol,
        rooms: Rooms,
        limits: SocketLimits,
        actor: Actor,
        outbox: Outbox,
    ) -> None:
        self._websocket = websocket
        self._protocol = protocol
        self._limits = limits
        self._actor = actor
        self._outbox = outbox
        self._most_bytes = rooms.context.settings.body_bytes
        self._is_taking = False  # later messages must wait for the one being answered

    async def serve(self) -> None:
        """Read and write until one of the two ends."""
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        self._protocol.listener = self._listen
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            if self._outbox.closing is not None:
                # The last messages and the reason for closing are still sent.
                await asyncio.wait({writing}, timeout=1)
        finally:
            self._protocol.listener = None
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def _write(self) -> None:
        """Write messages that could not be written at once, and close the socket at the end."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                waiting = await self._outbox.take()
                if isinstance(waiting, Closing):
                    await self._websocket.close(waiting.code)
                    return
                for text in waiting:
                    await self._websocket.send_text(text.decode())

    async def _read(self) -> None:
        """Handle messages that could not be handled at once, until the client disconnects."""
        with contextlib.suppress(WebSocketDisconnect):
            while self._outbox.closing is None:
                received = await self._websocket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                text = received.get("text") or received.get("bytes") or b""
                self._is_taking = True
                await self._take(text.encode() if isinstance(text, str) else text)
                self._is_taking = False

    def _listen(self, text: bytes) -> bool:
        """Handle a message on arrival; False if it has to wait for `_read`."""
        if self._is_taking or self._outbox.closing is not None or len(text) > self._most_bytes:
            return False
        try:
            message = read_message(text)
        except msgspec.DecodeError:
            return False
        if isinstance(message, Ask):
            return False
        if self._may_send():
            self._hear(message)
        return True

    async def _take(self, text: bytes) -> None:
        """Handle one message; an invalid one gets an error code and changes nothing."""
        if len(text) > self._most_bytes:
            self._outbox.close(TOO_LARGE)
            return
        if not self._may_send():
            return
        try:
            message = read_message(text)
        except msgspec.DecodeError:
            metrics.commands.labels("malformed").inc()
            self._reject(None, Malformed("message.malformed"))
            return
        self._hear(message)
        if isinstance(message, Ask):
            try:
                self._outbox.put(await self._explain(message))
            except Exception as error:  # noqa: BLE001 - every error gets an answer
                if not isinstance(error, GreentableError):
                    logs.fail("socket.failed", error)
                self._reject(message.id, error)

    def _may_send(self) -> bool:
        """True if one more message is within the limit; else close the socket."""
        if self._limits.may_send_message(self._outbox.person):
            return True
        self._outbox.close(SLOW_DOWN)
        return False

    def _hear(self, message: FromClient) -> None:
        """Handle a message at once or pass it to the actor; `Ask` is answered elsewhere."""
        self._actor.heard(self._outbox.person)
        _COUNTS[type(message)].inc()
        try:
            self._handle(message)
        except Gone:
            self._outbox.close(RESTARTING)
        except GreentableError as error:
            self._reject(getattr(message, "id", None), error)

    def _handle(self, message: FromClient) -> None:
        actor, outbox = self._actor, self._outbox
        match message:
            case Ask():
                pass
            case Ping():
                outbox.put(Pong(n=message.n))
            case Sync():
                actor.post(partial(self._sync, message.rev))
            case Hurry():
                actor.post(partial(actor.hurry, outbox.person))
            case Talk():
                self._limits.talk.take(outbox.person, "talk.too_many")
                actor.post(partial(self._pass_on, message))
            case _:
                actor.post(partial(actor.fulfil, outbox, message))

    async def _explain(self, message: Ask) -> Answer:
        if message.all or message.move is None:
            self._limits.explanations.take(self._outbox.person, "request.too_many")
        # A room is immutable, so a thread can read it while the actor goes on.
        room = self._actor.room
        return await asyncio.to_thread(explained, room, self._outbox.person, message)

    async def _sync(self, rev: int) -> None:
        self._actor.readers.send_all(self._outbox, self._actor.room, rev)

    async def _pass_on(self, talk: Talk) -> None:
        self._actor.readers.pass_on(self._actor.room, self._outbox, talk)

    def _reject(self, id_: str | None, error: Exception) -> None:
        self._outbox.put(rejection(self._actor.room, id_, error))
