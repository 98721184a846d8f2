"""A game at a server's table: what comes is shown, and the player here is asked for moves.

The server decides everything. A move that was sent is sent again, with the same id, after the
connection was lost: it is done once. What is typed while others think waits until they have.
"""

from __future__ import annotations

import queue
import time

from rich.console import Console
from rich.text import Text

from greentable.protocol.client_messages import ComeBack, Command, UndoWanted
from greentable.protocol.server_messages import (
    Ack,
    Hello,
    Note,
    Reject,
    RoomDocument,
    Talked,
    View,
)
from greentable.terminal.online.client import Disconnected, Received, Server, new_id
from greentable.terminal.online.games import ServedGame
from greentable.terminal.online.lobby import Lobby
from greentable.terminal.online.seats import Seats
from greentable.terminal.online.steady_connection import SteadyConnection
from greentable.terminal.online.table_talk import (
    TableLines,
    TableTalk,
    TakesBack,
    is_line_ready,
    table_help,
)
from greentable.terminal.setup import command_line, option
from greentable.terminal.styles import DANGER, SOFT
from greentable.text import Catalogue
from greentable.text.vocabulary import Vocabulary

INTERRUPTED = 130
BEFORE_WAITING = 2.0  # seconds of silence before it is said whom all wait for
_POLL_SECONDS = 0.2  # between two checks of what was typed
NEW_LINE = "\n"


class Leaves(Exception):
    """The player here gets up."""


class MovedOn(Exception):
    """The table has moved on while somebody was asked."""


class ServedSession:
    """One table, and who sits at it here."""

    def __init__(
        self,
        server: Server,
        room: RoomDocument,
        tools: tuple[Console, TableLines, Catalogue],
        game: ServedGame,
    ) -> None:
        self._server = server
        self._room = room
        self._console, self._lines, self._catalogue = tools
        self._words = Vocabulary(self._catalogue, ("quit", "help", "talk", "take-back"))
        self._seats = Seats(game.players(server, tools), game.read)
        self._pending: Command | UndoWanted | None = None
        self._known_rev = 0  # of the table; nobody is asked about an older view
        self._told_waiting: tuple[int, ...] = ()
        self._lobby = Lobby(server, self._console, self._catalogue)
        self._connection = SteadyConnection(server, room.id, self._console, self._catalogue)
        self._talk = TableTalk(room, self._connection, (self._console, self._catalogue), game.talk)
        self._asking = 0  # the seat that is asked at this moment
        self._put_off: Received | None = None
        self._lines.is_for_table = self._is_for_table
        self._lines.meanwhile = self._take_meanwhile
        self._lines.before = self._tell_time

    def run(self) -> int:
        """Play until the game is over, or the player here leaves; the exit code."""
        try:
            self._connection.open()
            while not self._is_over():
                self._take_all(BEFORE_WAITING if self._room.status == "playing" else _POLL_SECONDS)
                seat = self._asked()
                if self._pending is None and seat is not None:
                    self._ask(seat)
            self._finish()
        except Leaves:
            self._farewell()
        except KeyboardInterrupt:
            self._console.print()
            self._farewell()
            return INTERRUPTED
        finally:
            self._connection.close()
        return 0

    # Messages from the server

    def _take_all(self, patience: float) -> None:
        """Take what has come; if nothing has, wait for it, and look at what is typed."""
        until = time.monotonic() + patience
        while True:
            if self._put_off is not None:
                told, self._put_off = self._put_off, None
                self._take(told)
                continue
            try:
                self._take(self._connection.received.get(timeout=_POLL_SECONDS))
            except queue.Empty:
                if self._pending is None and self._asked() is not None:
                    return
                self._read_typed_line()
                if time.monotonic() >= until:
                    self._tell_waiting()
                    return
                continue
            if self._connection.received.empty():
                return

    def _take(self, told: Received) -> None:
        match told:
            case Hello():
                self._greet_again(told)
            case RoomDocument():
                self._take_room(told)
            case View():
                self._take_view(told)
            case Ack() | Reject() if self._pending is not None and told.id == self._pending.id:
                self._pending = None
                self._known_rev = told.rev
                if isinstance(told, Reject):
                    self._refuse(told)
            case Reject(id=None):
                self._refuse(told)
            case Note():
                words = self._catalogue.text(told.message, self._room.names)
                self._console.print(Text(words, SOFT))
            case Talked():
                self._talk.tell_talk(told)
            case Disconnected():
                self._connection.open_again(told)

    def _greet_again(self, hello: Hello) -> None:
        """The connection is there: what was on the way is sent again, and a seat taken back."""
        self._connection.is_there()
        self._talk.ahead = hello.server_time - time.time()
        self._seats.come(self._room, hello.seats)
        if self._pending is not None:
            self._connection.send(self._pending)

    def _take_room(self, room: RoomDocument) -> None:
        before, self._room = self._room, room
        self._talk.room = room
        self._talk.tell_undo(before)
        if room.status == "playing" and any(c.stand_in for c in room.chairs if c.is_you):
            self._connection.send(ComeBack(id=new_id()))
        if room.status == "lobby":
            self._lobby.show(room)
        elif room.status == "playing" and before.status == "lobby":
            self._seats.begin(room)
        elif room.status != before.status and room.status in {"paused", "closed"}:
            key = "served-paused" if room.status == "paused" else "served-closed"
            self._console.print(Text(self._catalogue.say(key), SOFT))

    def _take_view(self, told: View) -> None:
        stays = self._seats.show(told)
        self._talk.clocks = told.clocks
        self._told_waiting = ()
        if not stays:
            raise Leaves

    def _refuse(self, told: Reject) -> None:
        words = self._catalogue.text(told.message, self._room.names)
        self._console.print(Text(words, DANGER))

    # Who sits here

    def _asked(self) -> int | None:
        """The seat of mine that is asked, if any."""
        if self._room.status != "playing" or self._connection.is_lost:
            return None
        return self._seats.asked(self._known_rev)

    def _ask(self, seat: int) -> None:
        """Let somebody choose, and send it."""
        player = self._seats.player(seat)
        assert player is not None, "only people who sit here are asked"
        rev, self._asking = self._seats.rev(seat), seat
        try:
            move = player.choose(self._seats.view(seat))
        except MovedOn:
            return
        except TakesBack:
            self._take_back(seat)
            return
        finally:
            self._asking = 0
        if move is None:
            raise Leaves
        self._command(Command(id=new_id(), rev=rev, seat=seat, move=str(move)))

    def _command(self, command: Command | UndoWanted) -> None:
        """Send a command, and wait for its answer."""
        self._pending = command
        self._connection.send(self._pending)

    def _take_back(self, seat: int) -> None:
        """Want the last move of a seat back; the screen is shown anew."""
        self._seats.begin_anew(self._room, seat)
        self._command(UndoWanted(id=new_id(), rev=self._seats.rev(seat), seat=seat))

    def _take_meanwhile(self) -> bool:
        """Take what comes while somebody types; whether anything was told.

        Raises MovedOn if what they are asked is no longer the question.
        """
        was_told = False
        while self._asking and not self._connection.received.empty():
            told = self._connection.received.get()
            if isinstance(told, Disconnected) or (
                isinstance(told, View) and not self._seats.asks_same(told, self._asking)
            ):
                self._console.print()
                self._put_off = told
                raise MovedOn
            with self._console.capture() as captured:
                self._take(told)
            if captured.get():
                self._console.out(f"{'' if was_told else NEW_LINE}{captured.get()}", end="")
                was_told = True
        return was_told

    def _is_for_table(self, line: str) -> bool:
        player = self._seats.player(self._asking)
        return self._talk.hears(line, can_take_back=player is not None and player.can_take_back)

    def _tell_time(self) -> None:
        """Above a prompt: how long the player may think."""
        if self._asking:
            self._talk.tell_time()

    def _read_typed_line(self) -> None:
        """A line that was typed while nobody was asked: leaving, or starting the game."""
        if not self._lines.is_typed or not is_line_ready():
            return
        try:
            line = self._lines.take()
            if line is not None and self._is_for_table(line):
                return
        except TakesBack:
            if self._room.status == "playing" and self._pending is None:
                for seat in self._room.own_seats[:1]:
                    self._take_back(seat)
            return
        if line is None or self._words.means(line.strip(), "quit"):
            raise Leaves
        if line.strip() == "?" or self._words.whole(line.strip()) == "help":
            self._console.print(Text(table_help(self._catalogue), SOFT))
        elif self._room.is_host and self._room.status in {"lobby", "paused"}:
            self._lobby.begin(self._room)
        elif line.strip():
            talk, undo = map(self._words.shown, ("talk", "take-back"))
            leave = self._words.shown("quit")
            words = self._catalogue.say("served-not-now", talk=talk, undo=undo, quit=leave)
            self._console.print(Text(words, SOFT))

    def _tell_waiting(self) -> None:
        """Say once who the table waits for."""
        if self._room.status != "playing":
            return
        others = self._seats.others_asked()
        if others and others != self._told_waiting:
            self._console.print(self._seats.status())
        self._told_waiting = others

    # The end

    def _is_over(self) -> bool:
        return self._room.status in {"over", "closed"} and self._pending is None

    def _finish(self) -> None:
        if self._room.status == "over":
            self._take_all(_POLL_SECONDS)  # the last view comes with the news that it is over
            self._seats.finish()
            address = f"{self._server.place.origin}/t/{self._room.id}"
            words = self._catalogue.say("served-over", address=address)
            self._console.print(words, soft_wrap=True)

    def _farewell(self) -> None:
        """Say how to come back."""
        link = f"{self._server.place.origin}/t/{self._room.id}"
        command = command_line(["play", *option("--server", link)])
        self._console.print(self._catalogue.say("served-left", command=command), soft_wrap=True)
