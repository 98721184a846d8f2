"""A real server on loopback with a real store, and people who play over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection

from greentable.games import GAMES
from greentable.grass import State as GrassState
from greentable.grove import State as GroveState
from greentable.server.core.limits import Buckets
from greentable.server.core.settings import Settings
from greentable.server.core.world import World
from greentable.server.live.connection import SocketLimits, serve_socket
from greentable.server.live.room_context import RoomContext
from greentable.server.live.rooms import Rooms
from greentable.server.operations.serve import config
from greentable.server.room.decisions import asked_seats
from greentable.server.room.minds import Minds, ThreadMinds
from greentable.server.room.opening import Opening
from greentable.server.room.room import Decision
from greentable.server.store import open_store
from tests.grass.grass_table import play as written
from tests.server import loopback
from tests.server.set_world import SetWorld
from tests.server.socket_client import socket_client
from tests.server.waiting import SECONDS

Document = dict[str, Any]


class Server:
    """A server that is running."""

    def __init__(self, rooms: Rooms, port: int) -> None:
        self.rooms, self.port = rooms, port

    @property
    def world(self) -> Any:  # noqa: ANN401 - whichever world the test has set
        return self.rooms.context.world

    async def join(self, room: str, person: str, query: str = "") -> Player:
        """Somebody's socket at a room's table; the hello and the room are read already."""
        player = await self.knock(room, person, query)
        await player.hear("room")
        return player

    async def knock(self, room: str, person: str, query: str = "") -> Player:
        """The same without reading anything."""
        url = f"ws://127.0.0.1:{self.port}/t/{room}/socket?person={person}{query}"
        return Player(await socket_client(url))

    async def seated(self, opening: Opening) -> tuple[str, dict[int, Player]]:
        """A room where everybody who sits there has come in and seen the game."""
        room = (await self.rooms.open(opening)).id
        players = {}
        for seat, guest in enumerate(opening.guests, 1):
            if guest is not None and guest.person is not None:
                players[seat] = await self.join(room, guest.person)
                await players[seat].hear("view", seat=seat)
        return room, players

    async def lay(
        self, room: str, start: str | GrassState | GroveState, players: dict[int, Player]
    ) -> None:
        """Lay a position on the table, in the place of what is there; in writing, one of Grass."""
        actor = await self.rooms.actor(room)
        state = written(start) if isinstance(start, str) else start
        now = Decision(actor.room.rev, self.world.now())
        assert actor.room.table is not None
        table = dataclasses.replace(actor.room.table, state=state)
        decisions = dict.fromkeys(sorted(asked_seats(actor.room.game, state)), now)
        actor.room = msgspec.structs.replace(actor.room, table=table, decisions=decisions)
        for seat, player in players.items():
            await player.say(type="sync")
            await player.hear("hello")
            await player.hear("view", seat=seat)

    async def settle(self) -> None:
        """Until every actor has done what it was asked."""
        for actor in list(self.rooms._actors.values()):
            if not actor.is_gone:
                await actor.request(_nothing)


async def _nothing() -> None:
    pass


class Player:
    """Somebody at a table: `heard` is every message so far, as bytes, `view` the last by seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self.views: dict[int, Document] = {}
        self.room: Document = {}
        self._commands = 0

    @property
    def rev(self) -> int:
        """The revision that all views have."""
        return min((view["rev"] for view in self.views.values()), default=0)

    async def next(self) -> Document:
        """The next message. Raises websockets' ConnectionClosed at the end."""
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv(decode=False)
        self.heard.append(text)
        message: Document = msgspec.json.decode(text)
        match message["type"]:
            case "view":
                self.views[message["seat"]] = message
            case "room":
                self.room = message
        return message

    async def hear(self, type_: str, **fields: object) -> Document:
        """The next message of a type that has these fields; others are read on the way."""
        while True:
            message = await self.next()
            if message["type"] == type_ and fields.items() <= message.items():
                return message

    async def say(self, **message: object) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def do(self, type_: str, **fields: object) -> Document:
        """Send a command with a new id, and hear its answer."""
        self._commands += 1
        id_ = str(fields.pop("id", f"c{self._commands}"))
        await self.say(type=type_, id=id_, **fields)
        while True:
            message = await self.next()
            if message["type"] in {"ack", "reject", "answer"} and message["id"] == id_:
                return message

    async def play(self, seat: int, move: str | Document, rev: int | None = None) -> Document:
        """Play a move, and hear the answer and then the view."""
        seen = self.rev if rev is None else rev
        answer = await self.do("cmd", rev=seen, seat=seat, move=move)
        if answer["type"] == "ack":
            await self.catch_up(answer["rev"])
        return answer

    async def catch_up(self, rev: int) -> None:
        """Read until the views of a revision are there."""
        while self.rev < rev:
            await self.next()

    def legal(self, seat: int) -> list[str]:
        """The moves in a seat's view that are listed one by one."""
        own = self.views[seat]["view"]["own"]
        return list(own["legal"]["moves"]) if own["legal"] else []

    async def end(self) -> int:
        """Read to the end of the socket: its close code."""
        with contextlib.suppress(Exception):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def leave(self) -> None:
        await self.socket.close()


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    *,
    world: World | None = None,
    settings: Settings | None = None,
    minds: Minds | None = None,
) -> AsyncIterator[Server]:
    """A server with its data in a folder; `person` in the query says who comes."""
    settings = settings or Settings(commands_per_second=10_000, commands_burst=10_000)
    world = world or SetWorld()
    context = RoomContext(
        world=world,
        store=open_store(folder),
        minds=minds or ThreadMinds(dict(GAMES)),
        settings=settings,
        offers=Buckets(settings.offers_per_minute / 60, settings.offers_per_minute, world.now),
    )
    rooms = Rooms(context)
    limits = SocketLimits(rooms)

    async def socket(websocket: WebSocket) -> None:
        room, person = websocket.path_params["room"], websocket.query_params["person"]
        limits.count_frames(websocket, person)
        await serve_socket(websocket, rooms, limits, room, person)

    app = Starlette(routes=[WebSocketRoute("/t/{room}/socket", socket)])
    set_up = config(app, settings, world)
    set_up.lifespan, set_up.port = "off", 0
    await context.store.open()
    try:
        async with loopback.running(set_up) as server:
            port = server.servers[0].sockets[0].getsockname()[1]
            try:
                yield Server(rooms, port)
            finally:
                await rooms.close()
    finally:
        await context.store.close()
