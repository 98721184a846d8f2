"""People who play random moves as a browser would: they resend, and come again when thrown out.

They remember what was acknowledged. `check_logs` compares that with what the store has.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from drills.processes import HOST, PUBLIC
from greentable.server.room.entries import read_entry
from greentable.server.store import open_store
from tests.server.waiting import SECONDS

RESEND_SECONDS = 2.5
_LONGEST_BACKOFF = 1.0
_OPEN_SECONDS = 20.0

Document = dict[str, Any]


@dataclass(frozen=True)
class _Sent:
    id: str
    message: bytes
    at: float


@dataclass
class Table:
    """A table where somebody plays: the commands that were acknowledged, and their revisions."""

    room: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    is_over: bool = False


class Player:
    """Somebody who plays against bots, one table after the other, through one of several ports.

    With `alone` it is a table of two whose seats are both theirs: no bot takes its time.
    """

    def __init__(
        self, name: str, ports: list[int], *, think: float = 0.3, alone: bool = False
    ) -> None:
        self.name = name
        self._alone = alone
        self.ports = ports
        self.tables: list[Table] = []
        self.outages: list[float] = []
        """Seconds from each loss of a socket to the next view."""
        self.closed = Counter[int]()
        self.refused = Counter[str]()
        self._chance = random.Random(name)
        self._think = think
        self._cookies: dict[str, str] = {}
        self._views: dict[int, Document] = {}
        self._sent: _Sent | None = None
        self._commands = 0
        self._lost_at: float | None = None
        self._port = 0

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(len(table.acknowledged) for table in self.tables)

    @property
    def is_waiting(self) -> bool:
        """Whether the table has not been seen again since the socket was lost."""
        return self._lost_at is not None

    async def play(self) -> None:
        """Play until cancelled."""
        failures = 0
        while True:
            try:
                if not self.tables or self.tables[-1].is_over:
                    await self._open_table()
                async with self._socket() as socket:
                    await self._sit(socket)
                failures = 0
            except ConnectionClosed as closed:
                failures = 0
                self.closed[closed.rcvd.code if closed.rcvd else 1006] += 1
            except (OSError, InvalidHandshake, httpx.HTTPError) as error:
                failures += 1
                self.refused[type(error).__name__] += 1
            if self._lost_at is None and self.tables and not self.tables[-1].is_over:
                self._lost_at = time.monotonic()
            self._port += 1
            most = min(_LONGEST_BACKOFF, 0.1 * 2 ** min(failures, 8))
            await asyncio.sleep(self._chance.uniform(0.3, 1.0) * most)

    async def _open_table(self) -> None:
        port = self.ports[self._port % len(self.ports)]
        headers = {"host": PUBLIC.partition("://")[2], "origin": PUBLIC}
        if self._cookies:
            headers["cookie"] = "; ".join(map("=".join, self._cookies.items()))
        async with httpx.AsyncClient(headers=headers, timeout=20, trust_env=False) as client:
            path, wish = self._wish()
            answer = await client.post(f"http://{HOST}:{port}{path}", json=wish)
            answer.raise_for_status()
            self._cookies.update(answer.cookies)
        self.tables.append(Table(answer.json()["room"]["id"]))
        self._views, self._sent, self._lost_at = {}, None, None
        self._port += 1  # where there are several, its socket goes to another one

    def _wish(self) -> tuple[str, Document]:
        """The request that opens a table: its path and its body."""
        if not self._alone:
            wish = {"game": "grass", "seats": 3, "pace": "instant", "name": self.name}
            return "/api/play", wish
        names = [f"{self.name} {seat}" for seat in "ab"]
        return "/api/tables", {"game": "grass", "seats": 2, "people": names, "start": True}

    @contextlib.asynccontextmanager
    async def _socket(self) -> AsyncIterator[ClientConnection]:
        cookie = "; ".join(map("=".join, self._cookies.items()))
        async with connect(
            f"ws://{PUBLIC.partition('://')[2]}/api/tables/{self.tables[-1].room}/socket",
            host=HOST,
            port=self.ports[self._port % len(self.ports)],
            origin=PUBLIC,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
            open_timeout=_OPEN_SECONDS,
            close_timeout=1,
            ping_interval=5,
            ping_timeout=5,
            max_size=None,
            proxy=None,
        ) as socket:
            yield socket

    async def _sit(self, socket: ClientConnection) -> None:
        """Play at the table until it is over, or the socket is closed."""
        if self._sent is not None:
            await self._send(socket, self._sent.id, self._sent.message)
        while not self.tables[-1].is_over:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._think):
                    while True:
                        self._hear(msgspec.json.decode(await socket.recv(decode=False)))
            if self._sent is None:
                await self._move(socket)
            elif time.monotonic() > self._sent.at + RESEND_SECONDS:
                await self._send(socket, self._sent.id, self._sent.message)

    def _hear(self, message: Document) -> None:
        table = self.tables[-1]
        match message["type"]:
            case "view":
                self._views[message["seat"]] = message
                if self._lost_at is not None:
                    self.outages.append(time.monotonic() - self._lost_at)
                    self._lost_at = None
            case "room":
                table.is_over = message["status"] in {"over", "closed"}
            case "ack" if self._sent is not None and message["id"] == self._sent.id:
                table.acknowledged[self._sent.id] = message["rev"]
                self._sent = None
            case "reject" if self._sent is not None and message["id"] == self._sent.id:
                self.refused[message["code"]] += 1
                self._sent = None

    async def _move(self, socket: ClientConnection) -> None:
        for seat, view in self._views.items():
            own = view["view"]["own"]
            if seat in view["view"]["table"]["to_act"] and own and own["legal"]:
                moves = own["legal"]["moves"]
                words = sorted({move.partition(" ")[0] for move in moves})
                word = self._chance.choice(words)
                move = self._chance.choice([one for one in moves if one.split()[0] == word])
                self._commands += 1
                id_ = f"c{self._commands}"
                command = {"type": "cmd", "id": id_, "rev": view["rev"], "seat": seat, "move": move}
                await self._send(socket, id_, msgspec.json.encode(command))
                return

    async def _send(self, socket: ClientConnection, id_: str, message: bytes) -> None:
        self._sent = _Sent(id_, message, time.monotonic())
        await socket.send(message, text=True)


@contextlib.asynccontextmanager
async def playing(players: Iterable[Player]) -> AsyncIterator[None]:
    """Let people play; whoever has made a mistake raises it."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play()) for player in players]
        yield
        for task in tasks:
            task.cancel()


async def all_play(players: Iterable[Player], moves: int = 1) -> None:
    """Wait until everybody has seen the table again and made some more moves."""
    wanted = {player.name: player.moves + moves for player in players}
    async with asyncio.timeout(SECONDS):
        while any(one.is_waiting or one.moves < wanted[one.name] for one in players):
            await asyncio.sleep(0.05)


async def check_logs(place: str, players: Iterable[Player]) -> tuple[int, list[str]]:
    """How many acknowledged commands are in the store; and what is lost, doubled or misplaced."""
    store = open_store(place)
    await store.open()
    found, faults = 0, []
    try:
        for player in players:
            for table in player.tables:
                log = await store.log(table.room)
                counted = Counter[str]()
                at: dict[str, int] = {}
                for entry in log:
                    if command := getattr(read_entry(entry.body), "command", None):
                        counted[command] += 1
                        at[command] = entry.seq
                where = f"{player.name} at {table.room}"
                faults += [f"{where}: {id_} twice" for id_, count in counted.items() if count > 1]
                for id_, rev in table.acknowledged.items():
                    found += id_ in at
                    if id_ not in at:
                        faults.append(f"{where}: {id_} was acknowledged and is lost")
                    elif at[id_] > rev:
                        faults.append(f"{where}: {id_} was acknowledged at {rev}, is at {at[id_]}")
    finally:
        await store.close()
    return found, faults
