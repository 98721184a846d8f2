"""The players and watchers at this terminal: the last view of each, and who of them is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
from rich.text import Text

from greentable.errors import GreentableError, UsageError
from greentable.game import SPECTATOR
from greentable.protocol.server_messages import RoomDocument, View
from greentable.terminal.player import AnyView, Observation, Player

MakePlayer = Callable[[RoomDocument, int], Player]
"""Makes a player for a seat, 0 for a watcher."""

ReadGame = Callable[[AnyView | None, bytes, Sequence[bytes]], list[Observation]]
"""From the last view, a document and events, to what is seen; the last one has the view now."""


class Seats:
    """The players of this terminal, by seat, each with the last view of the server's."""

    def __init__(self, make_player: MakePlayer, read_game: ReadGame) -> None:
        self._make_player = make_player
        self._read_game = read_game
        self._players: dict[int, Player] = {}
        self._views: dict[int, View] = {}
        self._read: dict[int, AnyView] = {}

    # Who is here

    def come(self, room: RoomDocument, seats: Iterable[int]) -> None:
        """These seats are ours; somebody without one watches."""
        for seat in tuple(seats) or (SPECTATOR,):
            if seat not in self._players:
                self.begin_anew(room, seat)

    def begin(self, room: RoomDocument) -> None:
        """Names and seats are as they will be."""
        for seat in self._players:
            self.begin_anew(room, seat)

    def begin_anew(self, room: RoomDocument, seat: int) -> None:
        """Forget what was shown: the screen is shown anew."""
        self._players[seat] = self._make_player(room, seat)

    def player(self, seat: int) -> Player | None:
        """The player of a seat, if they sit at this terminal."""
        return self._players.get(seat)

    # Views

    def show(self, told: View) -> bool:
        """Keep what has happened for the next screen; what others do is told at once, too.

        Whether the player there stays. Raises UsageError.
        """
        player = self._players.get(told.seat)
        if player is None:
            return True
        before = self._read.get(told.seat)
        try:
            happened = [bytes(_event.decode(one).event) for one in told.events]
            parts = self._read_game(before, bytes(told.view), happened)
        except (msgspec.DecodeError, GreentableError) as error:
            raise UsageError("play_server.too_old") from error
        if before is None:
            player.greet(parts[-1].after, is_new=False)
        self._views[told.seat], self._read[told.seat] = told, parts[-1].after
        is_asked = told.seat in parts[-1].after.to_act
        stays = True
        for seen in parts:
            player.remember(seen)
            if not is_asked:
                player.tell_at_once(seen)
            stays = player.show_at_once(seen) and stays
        return stays

    def finish(self) -> None:
        """Show how it ended."""
        for seat, view in list(self._read.items())[:1]:
            self._players[seat].finish(view)

    # Who is asked

    def asked(self, known_rev: int) -> int | None:
        """The seat here that is asked, if any; not about a view older than this revision."""
        for seat, view in self._read.items():
            if seat and seat in view.to_act and self.rev(seat) >= known_rev:
                return seat
        return None

    def status(self) -> Text:
        """The status sentence for the first player at this terminal; there is one."""
        seat, view = next(iter(self._read.items()))
        return self._players[seat].status(view)

    def others_asked(self) -> tuple[int, ...]:
        """The seats that are waited for and not ours."""
        view = next(iter(self._read.values()), None)
        if view is None:
            return ()
        return tuple(seat for seat in view.to_act if seat and seat not in self._players)

    def rev(self, seat: int) -> int:
        """The revision of the table that a seat was shown."""
        return self._views[seat].rev

    def view(self, seat: int) -> AnyView:
        """The game as a seat sees it."""
        return self._read[seat]

    def asks_same(self, told: View, seat: int) -> bool:
        """True if a view leaves a seat its question: only others have decided."""
        return told.seat == seat and _legal_moves(told) == _legal_moves(self._views[seat])


# The parts of the games' documents that are alike in all games


class _Event(msgspec.Struct, frozen=True):
    event: msgspec.Raw


class _Own(msgspec.Struct, frozen=True):
    legal: msgspec.Raw


class _View(msgspec.Struct, frozen=True):
    own: _Own | None = None


_event = msgspec.json.Decoder(_Event)
_view = msgspec.json.Decoder(_View)


def _legal_moves(told: View) -> bytes:
    """The legal moves of the seat, as they are written; none for a watcher."""
    own = _view.decode(told.view).own
    return b"" if own is None else bytes(own.legal)
