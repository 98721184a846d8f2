"""What the server sends over a table's socket: JSON objects with a `type`.

Views and what lies in them are the games' own documents (docs/schema); this is what stands around
them. `docs/schema/socket.json` is made from these classes and from those of `client_messages.py`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from greentable.protocol.room_settings import RoomSettings
from greentable.text.ledgers import Ledger
from greentable.words.messages import Message


class _FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What is sent to a client."""


class Hello(_FromServer, frozen=True, kw_only=True, tag="hello"):
    """The first message: which protocol, which room, and which seats are the reader's."""

    proto: int
    room: str
    rev: int
    seats: tuple[int, ...]
    server_time: float


class ChairDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who has it, as everybody may know it."""

    seat: int
    name: str
    kind: Literal["free", "person", "bot"]
    bot: str | None
    stand_in: str | None
    conceded: bool
    is_host: bool
    is_you: bool
    is_muted: bool


class UndoDocument(msgspec.Struct, frozen=True, kw_only=True):
    """Who wants to take a move back, and which seats have yet to agree."""

    seat: int
    waits_for: tuple[int, ...]


class RoomDocument(_FromServer, frozen=True, kw_only=True, tag="room"):
    """A room as one person may know it; nothing of the game."""

    id: str
    rev: int
    game: str
    ruleset: str
    status: Literal["lobby", "playing", "paused", "over", "closed"]
    settings: RoomSettings
    chairs: tuple[ChairDocument, ...]
    is_host: bool
    code: str | None
    """To join by, for those who are in already."""
    commitments: tuple[str, ...]
    nonces: tuple[str, ...]
    seeds: tuple[str, ...]
    """Once the game is over."""
    undo: UndoDocument | None
    answered: tuple[int, ...]
    """The seats that have answered the open offer ahead."""
    assisted: bool
    result: tuple[int, ...] | None
    winners: tuple[int, ...]
    closed_why: str | None
    day: str | None
    puzzle: str | None
    follows: str | None
    followed_by: str | None
    created: float
    changed: float


class ClockDocument(msgspec.Struct, frozen=True, kw_only=True):
    """When the server decides for a seat that is asked, and what is left in its bank."""

    seat: int
    deadline: float
    bank: float


class View(_FromServer, frozen=True, kw_only=True, tag="view"):
    """The game as a seat, or a spectator (0), sees it now, and what happened since the last one.

    `ahead` has the answers that the seat may give although others are asked before it.
    """

    rev: int
    seat: int
    view: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    told: tuple[Message, ...]
    """The same as sentences, to be said in the reader's language."""
    ledger: Ledger | None
    """The count, where a round or the game has ended."""
    ahead: msgspec.Raw | None
    held: str | None
    """What the seat has answered ahead."""
    clocks: tuple[ClockDocument, ...]


class Answer(_FromServer, frozen=True, kw_only=True, tag="answer"):
    """What would come of the moves asked about, by their tokens."""

    id: str
    rev: int
    seat: int
    moves: dict[str, Any]
    left_out: int
    """How many legal moves there are beyond these."""


class Ack(_FromServer, frozen=True, kw_only=True, tag="ack"):
    """A command is done, and on disk; the room is now at this revision."""

    id: str
    rev: int


class Reject(_FromServer, frozen=True, kw_only=True, tag="reject"):
    """A command is refused, and nothing was changed."""

    id: str | None
    code: str
    rev: int
    message: Message


Dot = Literal["here", "silent", "gone"]


class Presence(_FromServer, frozen=True, kw_only=True, tag="presence"):
    """Who is there, by seat: `here`, `silent`, `gone`; and how many watch."""

    seats: dict[int, Dot]
    spectators: int


class Note(_FromServer, frozen=True, kw_only=True, tag="note"):
    """Something that people should know, by its code."""

    code: str
    seat: int | None
    message: Message


class Talked(_FromServer, frozen=True, kw_only=True, tag="talked"):
    """Somebody who plays has said something."""

    seat: int
    name: str
    phrase: str | None
    text: str | None
    cards: tuple[str, ...]
    message: Message | None
    """The phrase, for the reader's own language."""
    at: float


class Pong(_FromServer, frozen=True, kw_only=True, tag="pong"):
    """The server is there."""

    n: int


FromServer = Hello | RoomDocument | View | Answer | Ack | Reject | Presence | Note | Talked | Pong

_encoder = msgspec.json.Encoder()


def write_message(message: FromServer) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)
