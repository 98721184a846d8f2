"""What a server says over a table's socket, as far as the terminal reads it.

`docs/schema/socket.json` describes all of it; what is not named here is passed over.
"""

from __future__ import annotations

import msgspec

from greentable.words.messages import Message


class _Told(msgspec.Struct, frozen=True, tag_field="type"):
    """What all messages have."""


class Hello(_Told, frozen=True, tag="hello"):
    """The first message: which seats are the reader's, and what time it is there."""

    seats: tuple[int, ...]
    server_time: float


class Chair(msgspec.Struct, frozen=True):
    """A seat and who has it."""

    seat: int
    name: str
    kind: str
    stand_in: str | None
    is_you: bool


class Undo(msgspec.Struct, frozen=True):
    """Somebody wants to take a move back; these seats have yet to agree."""

    seat: int
    waits_for: tuple[int, ...]


class Room(_Told, frozen=True, tag="room"):
    """A table and who sits there; nothing of the game."""

    id: str
    game: str
    status: str
    chairs: tuple[Chair, ...]
    is_host: bool
    code: str | None
    undo: Undo | None

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there, seat 1 first."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats of the reader."""
        return tuple(chair.seat for chair in self.chairs if chair.is_you)


class Happening(msgspec.Struct, frozen=True):
    """An event; when it happened is passed over."""

    event: msgspec.Raw


class Clock(msgspec.Struct, frozen=True):
    """When the server decides for a seat that is asked."""

    seat: int
    deadline: float


class View(_Told, frozen=True, tag="view"):
    """The game as a seat sees it, and what happened since the last one: documents of the game."""

    rev: int
    seat: int
    view: msgspec.Raw
    events: tuple[Happening, ...]
    clocks: tuple[Clock, ...]

    @property
    def own_legal(self) -> bytes:
        """The legal moves of the seat, as they are written; none for a watcher."""
        own = _seat_part.decode(self.view).own
        return b"" if own is None else bytes(own.legal)


class _Own(msgspec.Struct, frozen=True):
    legal: msgspec.Raw


class _Document(msgspec.Struct, frozen=True):
    own: _Own | None = None


_seat_part = msgspec.json.Decoder(_Document)


class Ack(_Told, frozen=True, tag="ack"):
    """A command is done; the table is at this revision now."""

    id: str
    rev: int


class Reject(_Told, frozen=True, tag="reject"):
    """A command is refused, and why; the table is at this revision."""

    id: str | None
    rev: int
    code: str
    message: Message


class Note(_Told, frozen=True, tag="note"):
    """Something that people should know."""

    message: Message


class Talked(_Told, frozen=True, tag="talked"):
    """Somebody has said something: a phrase, or in words of their own."""

    name: str
    text: str | None
    message: Message | None


class Closed(msgspec.Struct, frozen=True):
    """The socket has ended, with this code; 0 if the line was lost."""

    code: int


Told = Hello | Room | View | Ack | Reject | Note | Talked | Closed

_KNOWN = {"hello", "room", "view", "ack", "reject", "note", "talked"}
_decoder = msgspec.json.Decoder(Hello | Room | View | Ack | Reject | Note | Talked)


class _Any(msgspec.Struct, frozen=True):
    type: str


_kind = msgspec.json.Decoder(_Any)


def read_told(text: str | bytes) -> Told | None:
    """A message of the server; None if it is of a kind that is passed over.

    Raises msgspec.DecodeError for what is no message.
    """
    return _decoder.decode(text) if _kind.decode(text).type in _KNOWN else None
