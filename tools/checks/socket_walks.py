"""Count the modules that a message passes through which a server hears over a socket.

A whole server runs in this process, on loopback, with its store in a file; two people sit at a
table of Grass and one at a table of Grove. Calls are watched, those of the store's threads too,
from the moment when a player sends a message until every player has all that came of it.

A move passes through a module that is handed it, as in the terminal (`count_walk.py`), or a value
of the package that holds it: a message, an entry of the log. Modules that carry it as bytes, or
only the view that comes of it, do not know of it and are not counted. A table or a room holds all
moves, and counts as none.

Types are counted where the shelves `protocol`, `room` and `live` hand it to each other, bytes and
the view included; a step is counted together with its plies. How rules, texts and stores hold it
inside is not counted. Bytes are those that sockets carry, compressed, of all players together; of a
hint, the bodies of HTTP and the messages of the job's socket, which are not compressed. The process
that thinks about a hint is not watched.
"""

from __future__ import annotations

import dataclasses
import importlib
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import msgspec

from greentable.game import AnyGame
from greentable.games import GAMES
from greentable.grove.wire.views import _placements
from greentable.protocol.server_messages import View
from greentable.records import Record
from greentable.server.room.room import Room
from greentable.server.workers.jobs import OPEN
from greentable.table import Ply, Step, Table
from greentable.text.phrases import PHRASES
from tests.server.asking import site
from tests.server.at_table import Party, cookie_of, open_path, party
from tests.server.socket_players import Player
from tools.checks.calls import Calls

MOST, MOST_TYPES = 16, 5
"""The most modules and types of a move's walk."""
SEATS = {"grass": 2, "grove": 1}
RULESETS = {"grass": "2018", "grove": "house"}

_DECIDING = ("greentable.protocol.", "greentable.server.room.", "greentable.server.live.")
_OF_GAMES = ("greentable.grass", "greentable.grove")
_HOLDING_ALL = (Step, Ply, View, Table, Room, Record)
_DEPTH = 4  # of values inside each other: a statement with values, one of which is the log's line


@dataclasses.dataclass
class SocketWalk:
    """The walk of one message."""

    name: str
    called: dict[str, None] = dataclasses.field(default_factory=dict)
    handed: dict[str, None] = dataclasses.field(default_factory=dict)
    types: dict[str, None] = dataclasses.field(default_factory=dict)
    sent: int = 0
    """Bytes."""
    heard: int = 0

    @property
    def is_too_long(self) -> bool:
        """Whether more is handed on than a move may take."""
        return len(self.handed) > MOST or len(self.types) > MOST_TYPES

    @property
    def heading(self) -> str:
        """The counts, in a line."""
        through = f"{len(self.handed)} modules are handed it, " if self.handed else ""
        types = f", as {len(self.types)} types: {', '.join(self.types)}" if self.types else ""
        return (
            f"{self.name}: {through}{len(self.called)} work"
            f" until it is answered{types}; {self.sent} bytes in, {self.heard} out"
        )


class Found(NamedTuple):
    """That a value holds the move: the types of the package in which, and whether as a move."""

    types: tuple[str, ...] = ()
    is_move: bool = True


class Searched:
    """Something that is looked for in arguments: a message by its text, a move in all its forms."""

    def __init__(self, text: str, forms: tuple[object, ...] = ()) -> None:
        self._text, self._bytes = text, text.encode()
        self._forms = forms

    def find(self, value: object, depth: int = _DEPTH) -> Found | None:
        """How a value holds it; None if it does not."""
        found = self._find(value)
        if found is not None or depth == 0 or isinstance(value, _HOLDING_ALL):
            return found
        if type(value).__module__.startswith(_OF_GAMES):
            return None
        inside = next(filter(None, (self.find(one, depth - 1) for one in _inside(value))), None)
        if inside is None or not type(value).__module__.startswith("greentable."):
            return inside
        return Found((type(value).__name__,), inside.is_move)

    def _find(self, value: object) -> Found | None:
        """The same without looking inside."""
        match value:
            case str() if self._text and value.strip() == self._text:
                return Found()
            case bytes() if self._text and self._bytes in value:
                return Found(is_move=False)
            case Step() | Ply() if self._forms:
                return Found(("Step",))
            case View() if self._forms:
                return Found(("View",), is_move=False)
        is_form = any(type(value) is type(form) and value == form for form in self._forms)
        return Found() if is_form else None


def _inside(value: object) -> list[object]:
    """The values that a value holds."""
    match value:
        case msgspec.Struct():
            return [getattr(value, name) for name in value.__struct_fields__]
        case tuple() | list():
            return list(value)
        case Mapping():
            return list(value.values())
    return []


def forms_of(token: str, game: AnyGame) -> tuple[object, ...]:
    """A move as a value, and as the number that the rules know it by."""
    move = game.read_move(token)
    return (move, importlib.import_module(f"greentable.{game.name}.moves").code_of(move))


class Watcher:
    """Watches one message after the other."""

    def __init__(self) -> None:
        self.calls = Calls(self._see)
        self._searched = Searched("")
        self._walk = SocketWalk("")

    async def follow(
        self,
        name: str,
        table: Party,
        text: str,
        message: dict[str, object],
        forms: tuple[object, ...] = (),
    ) -> SocketWalk:
        """Send a message, which has this text in it, and watch until all is quiet again."""
        self._searched, self._walk = Searched(text, forms), SocketWalk(name)
        for player in table.players.values():
            self._count_bytes(player)
        seat = int(str(message.get("seat", 1)))
        with self.calls.watched(self._walk.called):
            await table.players[seat].say(**message)
            await self._hear_all(table, message)
        return self._walk

    async def _hear_all(self, table: Party, message: dict[str, object]) -> None:
        match message["type"]:
            case "cmd" | "sync":
                for seat, player in table.players.items():
                    await player.hear("view", seat=seat)
            case "talk":
                for player in table.players.values():
                    await player.hear("talked")

    async def ask_for_hint(self, table: Party) -> SocketWalk:
        """Ask over HTTP for the best move, and follow the job over its socket to the answer."""
        self._searched, self._walk = Searched(""), SocketWalk("a Grove hint")
        visitor = table.visitors[1]
        with self.calls.watched(self._walk.called):
            begun = await visitor.post(
                "/api/jobs", game="grove", what="hint", room=table.room, seat=1
            )
            assert begun.status_code == 201, begun.text
            job = begun.json()
            path = f"/api/jobs/{job['id']}/socket"
            player = Player(await open_path(table.site, path, cookie_of(visitor)))
            heard = [begun.content]
            while job["status"] in OPEN:
                heard.append(await player.socket.recv(decode=False))
                job = msgspec.json.decode(heard[-1])
        assert job["status"] == "done", job
        self._walk.heard = sum(map(len, heard))
        self._walk.sent = len(begun.request.content)
        await player.leave()
        return self._walk

    def _count_bytes(self, player: Player) -> None:
        """Count what a player's socket is sent, in the place of its method."""
        walk, take = self._walk, type(player.socket).data_received

        def data_received(data: bytes) -> None:
            walk.heard += len(data)
            take(player.socket, data)

        player.socket.data_received = data_received  # type: ignore[method-assign]

    def _see(self, module: str, frame: FrameType, arguments: dict[str, object]) -> None:
        """Look for it in the arguments of a call."""
        data = arguments.get("data")
        if frame.f_code.co_name == "data_received" and isinstance(data, bytes):
            self._walk.sent += len(data)
        for found in filter(None, map(self._searched.find, arguments.values())):
            if found.is_move:
                self._walk.handed[module] = None
            if module.startswith(_DECIDING):
                self._walk.types.update(dict.fromkeys(found.types))


async def walks() -> list[SocketWalk]:
    """The walks of a phrase, of a view with a preview, of a move of each game and of a hint."""
    watcher, found = Watcher(), []
    with tempfile.TemporaryDirectory() as folder:
        watcher.calls.follow_threads()
        async with site(Path(folder)) as server:
            tables = {
                game: await party(server, game, RULESETS[game], seats)
                for game, seats in SEATS.items()
            }
            talked: dict[str, object] = {"type": "talk", "phrase": PHRASES[0]}
            found.append(await watcher.follow("a phrase", tables["grass"], PHRASES[0], talked))
            forget_previews()
            found.append(
                await watcher.follow(
                    "a view of Grove with its preview", tables["grove"], "", {"type": "sync"}
                )
            )
            for game, table in tables.items():
                seat, token = await first_move(table)
                rev = table.players[seat].rev
                move = {"type": "cmd", "id": "c", "rev": rev, "seat": seat, "move": token}
                forms = forms_of(token, GAMES[game])
                found.append(
                    await watcher.follow(f"{game} over a socket", table, token, move, forms)
                )
            found.append(await watcher.ask_for_hint(tables["grove"]))
            for table in tables.values():
                await table.leave()
    return found


def forget_previews() -> None:
    """Let the next view of Grove make its preview anew."""
    _placements.cache_clear()


async def first_move(party: Party) -> tuple[int, str]:
    """The seat that is asked, and a move that nobody can make again: lists would have it too."""
    table = (await party.actor).room.table
    assert table is not None, "a game has begun"
    [seat] = table.to_act
    for move in table.view(seat).legal:
        later = table.play(seat, move).table
        if all(move not in later.view(asked).legal for asked in later.to_act):
            return seat, table.game.write_move(move)
    raise AssertionError
