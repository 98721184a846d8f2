"""A game at a server's table: what comes is shown, and whoever sits here is asked for their moves.

The server decides everything. A move that was sent is sent again, with the same id, after the line
was lost: it is done once. What is typed while others think waits until they have.
"""

from __future__ import annotations

import queue
import select
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text
from websockets.exceptions import InvalidStatus, WebSocketException

from greentable.bots import STAND_INS
from greentable.errors import GreentableError, UsageError
from greentable.terminal.console import Lines
from greentable.terminal.look import DANGER, SOFT
from greentable.terminal.player import AnyView, Player, Seen
from greentable.terminal.served.client import Connection, Server, new_id
from greentable.terminal.served.messages import (
    Ack,
    Closed,
    Hello,
    Note,
    Reject,
    Room,
    Talked,
    Told,
    View,
)
from greentable.terminal.setup import command_line, option
from greentable.terminal.vocabulary import Vocabulary
from greentable.text import Catalogue

INTERRUPTED = 130
BEFORE_WAITING = 2.0  # seconds of silence before it is said whom all wait for
_LOOKS = 0.2  # seconds between two looks at what was typed
_NEXT_TRY, _LONGEST_WAIT = 0.5, 5.0  # seconds until a lost line is tried again, more each time
_TRIES = 60
_NOT_AGAIN = {4401: "play_server.not_yours", 4403: "play_server.not_yours"}
_ELSEWHERE, _TOO_OLD = 4409, 4426

ReadGame = Callable[[AnyView | None, bytes, Sequence[bytes]], list[Seen]]
"""From the last view, a document and events, to what is seen; the last one has the view now."""


class Leaves(Exception):
    """Whoever sits here gets up."""


class ServedSession:
    """One table: `seats` makes a player for a seat, 0 for who watches."""

    def __init__(
        self,
        server: Server,
        room: Room,
        tools: tuple[Console, Lines, Catalogue],
        make_player: Callable[[Room, int], Player],
        read_game: ReadGame,
    ) -> None:
        self._server = server
        self._room = room
        self._console, self._lines, self._catalogue = tools
        self._words = Vocabulary(self._catalogue, ("quit",))
        self._make_player = make_player
        self._read_game = read_game
        self._players: dict[int, Player] = {}
        self._seen: dict[int, tuple[int, AnyView]] = {}
        self._pending: dict[str, Any] | None = None
        self._known_rev = 0  # of the table; who is shown an older view is not asked about it
        self._is_lost = False
        self._told_waiting: tuple[int, ...] = ()
        self._shown_lobby = ""
        self._line: Connection | None = None

    def run(self) -> int:
        """Play until the game is over, or whoever sits here leaves; the exit code."""
        try:
            self._connect()
            while not self._is_over():
                self._take_all(BEFORE_WAITING if self._room.status == "playing" else _LOOKS)
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
            if self._line is not None:
                self._line.close()
        return 0

    # What comes

    def _connect(self) -> None:
        """Open the socket; a server that is away for a while is waited for. Raises UsageError."""
        wait = _NEXT_TRY
        for _ in range(_TRIES):
            try:
                self._line = Connection(self._server.open_socket(self._room.id))
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

    def _say_lost(self) -> None:
        if not self._is_lost:
            self._console.print(Text(self._catalogue.say("served-lost"), DANGER))
        self._is_lost = True

    def _take_all(self, patience: float) -> None:
        """Take what has come; if nothing has, wait for it, and look at what is typed."""
        assert self._line is not None, "after it was opened"
        until = time.monotonic() + patience
        while True:
            try:
                self._take(self._line.told.get(timeout=_LOOKS))
            except queue.Empty:
                if self._pending is None and self._asked() is not None:
                    return
                self._look_at_typing()
                if time.monotonic() >= until:
                    self._tell_waiting()
                    return
                continue
            if self._line.told.empty():
                return

    def _take(self, told: Told) -> None:
        match told:
            case Hello():
                self._greet_again(told)
            case Room():
                self._take_room(told)
            case View():
                self._take_view(told)
            case Ack() | Reject() if self._pending is not None and told.id == self._pending["id"]:
                self._pending = None
                self._known_rev = told.rev
                if isinstance(told, Reject):
                    self._refuse(told)
            case Note():
                self._console.print(Text(self._catalogue.text(told.message, self._names), SOFT))
            case Talked():
                said = told.text or (
                    self._catalogue.text(told.message, self._names) if told.message else ""
                )
                self._console.print(Text(f"{told.name}: {_printable(said)}", SOFT))
            case Closed():
                self._take_end(told)

    def _greet_again(self, hello: Hello) -> None:
        """The line is there: what was on the way is sent again, and a seat taken back."""
        assert self._line is not None, "it has spoken"
        if self._is_lost:
            self._console.print(Text(self._catalogue.say("served-back"), SOFT))
        self._is_lost = False
        for seat in hello.seats or (0,):
            if seat not in self._players:
                self._players[seat] = self._make_player(self._room, seat)
        if self._pending is not None:
            self._line.send(**self._pending)

    def _take_room(self, room: Room) -> None:
        assert self._line is not None, "it has spoken"
        before, self._room = self._room, room
        if room.status == "playing" and any(c.stand_in for c in room.chairs if c.is_you):
            self._line.send(type="come_back", id=new_id())
        if room.status == "lobby":
            self._show_lobby()
        elif room.status == "playing" and before.status == "lobby":
            # Names and seats are as they will be.
            self._players = {seat: self._make_player(room, seat) for seat in self._players}
        elif room.status != before.status and room.status in {"paused", "closed"}:
            key = "served-paused" if room.status == "paused" else "served-closed"
            self._console.print(Text(self._catalogue.say(key), SOFT))

    def _take_view(self, told: View) -> None:
        """Keep what has happened for the next screen; what others do is told at once, too."""
        player = self._players.get(told.seat)
        if player is None:
            return
        _, before = self._seen.get(told.seat, (0, None))
        try:
            happened = [bytes(one.event) for one in told.events]
            parts = self._read_game(before, bytes(told.view), happened)
        except (msgspec.DecodeError, GreentableError) as error:
            raise UsageError("play_server.too_old") from error
        if before is None:
            player.greet(parts[-1].after, is_new=False)
        self._seen[told.seat] = (told.rev, parts[-1].after)
        is_asked = told.seat in parts[-1].after.to_act
        stays = True
        for seen in parts:
            player.remember(seen)
            if not is_asked:
                player.tell_at_once(seen)
            stays = player.show_at_once(seen) and stays
        self._told_waiting = ()
        if not stays:
            raise Leaves

    def _take_end(self, closed: Closed) -> None:
        """The socket has ended. Raises UsageError if it must not be opened again."""
        if closed.code in _NOT_AGAIN:
            raise UsageError(_NOT_AGAIN[closed.code])
        if closed.code == _ELSEWHERE:
            raise UsageError("play_server.elsewhere")
        if closed.code == _TOO_OLD:
            raise UsageError("play_server.too_old")
        self._say_lost()
        self._connect()

    def _refuse(self, told: Reject) -> None:
        if told.code == "command.stale":
            words = self._catalogue.say("served-stale")
        else:
            words = self._catalogue.text(told.message, self._names)
        self._console.print(Text(words, DANGER))

    # Who sits here

    def _asked(self) -> int | None:
        """The seat of mine that is asked, if any."""
        if self._room.status != "playing" or self._is_lost:
            return None
        for seat, (rev, view) in self._seen.items():
            if seat and seat in view.to_act and rev >= self._known_rev:
                return seat
        return None

    def _ask(self, seat: int) -> None:
        """Let somebody choose, and send it."""
        assert self._line is not None, "it has spoken"
        rev, view = self._seen[seat]
        move = self._players[seat].choose(view)
        if move is None:
            raise Leaves
        self._pending = {"type": "cmd", "id": new_id(), "rev": rev, "seat": seat, "move": str(move)}
        self._line.send(**self._pending)

    def _look_at_typing(self) -> None:
        """A line that was typed while nobody was asked: leaving, or starting the game."""
        if not self._lines.is_typed or not _is_line_ready():
            return
        line = self._lines.read("")
        if line is None or self._words.means(line.strip(), "quit"):
            raise Leaves
        if self._room.is_host and self._room.status in {"lobby", "paused"}:
            self._act_as_host()
        elif line.strip():
            self._console.print(Text(self._catalogue.say("served-not-now"), SOFT))

    def _act_as_host(self) -> None:
        """Begin the game, with bots on the seats that are free; or go on with one."""
        path = f"/api/tables/{self._room.id}/host"
        try:
            if self._room.status == "paused":
                self._server.ask("POST", path, action="resume")
            else:
                self._server.ask("POST", path, action="start", fill=STAND_INS[self._room.game])
        except UsageError as error:
            self._console.print(Text(self._catalogue.text(error.message), DANGER))

    def _show_lobby(self) -> None:
        free = sum(chair.kind == "free" for chair in self._room.chairs)
        here = self._catalogue.listed([chair.name for chair in self._room.chairs if chair.name])
        words = self._catalogue.say("served-lobby", who=here, free=free)
        if words != self._shown_lobby:
            self._console.print(words)
            key = "served-start" if self._room.is_host else "served-wait-for-host"
            if not self._shown_lobby:
                self._console.print(Text(self._catalogue.say(key), SOFT))
        self._shown_lobby = words

    def _tell_waiting(self) -> None:
        """Whom all wait for, once."""
        views = [view for _, view in self._seen.values()]
        if self._room.status != "playing" or not views:
            return
        others = tuple(seat for seat in views[0].to_act if seat and seat not in self._players)
        if others and others != self._told_waiting:
            who = self._catalogue.listed([self._names[seat - 1] for seat in others])
            self._console.print(Text(self._catalogue.say("served-waiting", who=who), SOFT))
        self._told_waiting = others

    # The end

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self._room.chairs)

    def _is_over(self) -> bool:
        return self._room.status in {"over", "closed"} and self._pending is None

    def _finish(self) -> None:
        if self._room.status == "over":
            self._take_all(_LOOKS)  # the last view comes with the news that it is over
            seat = next(iter(self._seen), None)
            if seat is not None:
                self._players[seat].finish(self._seen[seat][1])
            address = f"{self._server.place.origin}/t/{self._room.id}"
            words = self._catalogue.say("served-over", address=address)
            self._console.print(words, soft_wrap=True)

    def _farewell(self) -> None:
        """Say how to come back."""
        link = f"{self._server.place.origin}/t/{self._room.id}"
        command = command_line(["play", *option("--server", link)])
        self._console.print(self._catalogue.say("served-left", command=command), soft_wrap=True)


def _is_line_ready() -> bool:
    """Whether a line was typed. Windows cannot tell: there only the next question is answered."""
    try:
        return bool(select.select([sys.stdin], [], [], 0)[0])
    except OSError:
        return False


def _printable(text: str) -> str:
    """What somebody else has written, with nothing in it that could harm a terminal."""
    return "".join(one if one.isprintable() else " " for one in text)
